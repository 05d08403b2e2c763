//go:build cgo

package cv

import (
	"math"
	"slices"

	"quartermaster/calibration"
	"quartermaster/vision"
)

// scene is one rectified picture with all that is looked up in it.
type scene struct {
	board  *gboard
	known  *known
	pic    picture // where something lies; elsewhere it is filled in on
	canvas *canvas // this
	floor  ground
	foot   foot
	pitch  float64 // of pips, in edges
	light  balance // of the light's own colour
	pips   []spotted
}

// spotted are the peaks of one sign that were found in a scene.
type spotted struct {
	sign    calibration.Pips
	channel channel
	near    near
}

// spotted are the peaks and the channel of a sign.
func (s *scene) spotted(sign calibration.Pips) *spotted {
	for i := range s.pips {
		if s.pips[i].sign == sign {
			return &s.pips[i]
		}
	}
	return &spotted{sign: sign}
}

// look is what a picture shows at a pose, before anything is decided.
type look struct {
	shown   [9]float64 // contrast of the 3x3 sites, grey levels over the ring round each
	site    [9]float64 // what it would be in even light: see inEvenLight
	side    [4]float64 // step across each side, grey levels: up, right, down, left of the face
	body    [3]float64 // blue, green, red of the face without shine
	spread  float64    // unevenness of the face between its pips, grey levels
	changed float64    // share of the face that differs from the empty board
	ncc     float64    // likeness with the empty board's print, -1 to 1
}

// disc and ring are the points of a pip and of its surroundings, in pip radii.
var disc, ring = makeDisc(), makeRing()

func makeDisc() [][2]float64 {
	out := [][2]float64{{0, 0}}
	for i := range 8 {
		s, c := math.Sincos(float64(i) * math.Pi / 4)
		out = append(out, [2]float64{0.6 * c, 0.6 * s})
	}
	return out
}

func makeRing() [][2]float64 {
	var out [][2]float64
	for _, r := range []float64{1.5, 2.1} {
		for i := range 8 {
			s, c := math.Sincos((float64(i) + r) * math.Pi / 4)
			out = append(out, [2]float64{r * c, r * s})
		}
	}
	return out
}

// flatTo is up to where a face is flat on the roundest dice, in edges from its middle: beyond it the bevels begin, which do not
// mirror what the face mirrors.
const flatTo = 0.35

// within is a coordinate of a place round a site, which is taken on the site's other side where it lies beyond the flat face.
func within(site, off float64) float64 {
	if v := site + off; v <= flatTo && v >= -flatTo {
		return v
	}
	return site - off
}

// sites measures the contrast of the nine sites in a pip channel.
func (s *scene) sites(p pose, channel *channel) (out [9]float64) {
	var round [16]float32
	f := p.frame()
	for i := range 9 {
		sx, sy := vision.SiteAt(i)
		sx, sy = sx*s.pitch, sy*s.pitch
		var in float32
		for _, d := range disc {
			in += channel.at(f.place(sx+pipRadius*d[0], sy+pipRadius*d[1]))
		}
		in /= float32(len(disc))
		for k, d := range ring {
			round[k] = channel.at(f.place(within(sx, pipRadius*d[0]), within(sy, pipRadius*d[1])))
		}
		out[i] = float64(in - middleOf16(&round))
	}
	return out
}

// roughSites is sites in a hurry: five pixels a site.
func (s *scene) roughSites(p pose, channel *channel) (out [9]float64) {
	f := p.frame()
	pixel := func(a, b float64) int {
		x, y := f.place(a, b)
		return int(channel.v[min(max(int(y+0.5), 0), channel.h-1)*channel.w+min(max(int(x+0.5), 0), channel.w-1)])
	}
	const r = 1.8 * pipRadius
	for i := range 9 {
		a, b := vision.SiteAt(i)
		a, b = a*s.pitch, b*s.pitch
		n, e, w, t := pixel(a, within(b, -r)), pixel(within(a, r), b), pixel(within(a, -r), b), pixel(a, within(b, r))
		// The middle two of four: one of them may lie on something bright.
		round := n + e + w + t - max(n, e, w, t) - min(n, e, w, t)
		out[i] = float64(pixel(a, b)) - float64(round)/2
	}
	return out
}

// sides measures the step of colour across each of the four sides of a face.
func (s *scene) sides(p pose) (out [4]float64) {
	const n = 7
	for side, q := range p.frame().quarters() { // the side at -y of the turned face
		var steps [n]float64
		for i := range n {
			a := (float64(i) - (n-1)/2.0) * 0.7 / (n - 1)
			var in, ex [3]float32
			for _, b := range [2]float64{0.37, 0.43} {
				x, y, z := s.pic.at(q.place(a, -b))
				in[0], in[1], in[2] = in[0]+x/2, in[1]+y/2, in[2]+z/2
			}
			for _, b := range [2]float64{0.55, 0.62} {
				x, y, z := s.pic.at(q.place(a, -b))
				ex[0], ex[1], ex[2] = ex[0]+x/2, ex[1]+y/2, ex[2]+z/2
			}
			for k := range 3 {
				steps[i] = max(steps[i], math.Abs(float64(in[k]-ex[k])))
			}
		}
		slices.Sort(steps[:])
		out[side] = (steps[2] + steps[3] + steps[4]) / 3
	}
	return out
}

// sharpness is how straight and steep the sides of a face stand at a pose: each side's profile is averaged along the
// side first, so that a turned square blurs its own edges. The root keeps one strong side from deciding alone.
// size is that of the square sought, as a multiple of the expected one.
func (s *scene) sharpness(p pose, positions int, size float64) float64 {
	const n, first, step = 10, 0.335, 0.03 // profile from 0.335 to 0.605 edges
	var sum float64
	for _, q := range p.frame().quarters() {
		var profile [n][3]float32
		for i := range positions {
			a := (float64(i)/float64(positions-1) - 0.5) * 0.72
			x, y := q.place(a, -(first + (size-1)/2))
			s.pic.add(profile[:], x, y, step*q.s, -step*q.c)
		}
		var most float64
		for k := 2; k < n; k++ {
			for c := range 3 {
				most = max(most, math.Abs(float64(profile[k][c]-profile[k-2][c])))
			}
		}
		sum += math.Sqrt(most / float64(positions))
	}
	return sum
}

// faceGrid are points of a face clear of its bevels, in edges.
var faceGrid = makeFaceGrid()

func makeFaceGrid() [][2]float64 {
	var out [][2]float64
	const n = 11
	for j := range n {
		for i := range n {
			out = append(out, [2]float64{(float64(i)/(n-1) - 0.5) * 0.76, (float64(j)/(n-1) - 0.5) * 0.76})
		}
	}
	return out
}

// surface measures the face itself: its colour, its evenness and whether it is the floor after all.
// Pips of the pattern are left out.
func (s *scene) surface(p pose, pat *vision.Pattern, l *look) {
	var pts [121][3]float32
	var order [121]uint64 // the bits of a point's sum, which have its order, before the point
	n := 0
	var changed, all int
	var sa, sb, saa, sbb, sab float64
	f := p.frame()
	for _, q := range faceGrid {
		x, y := f.place(q[0], q[1])
		ix, iy := int(x+0.5), int(y+0.5)
		if ix < 0 || iy < 0 || ix >= s.pic.w || iy >= s.pic.h {
			continue
		}
		i := iy*s.pic.w + ix
		all++
		if s.floor.changed.at(ix, iy) {
			changed++
		}
		a := float64(s.pic.px[3*i]) + float64(s.pic.px[3*i+1]) + float64(s.pic.px[3*i+2])
		want := s.floor.pixel(ix, iy)
		b := float64(want[0] + want[1] + want[2])
		sa, sb, saa, sbb, sab = sa+a, sb+b, saa+a*a, sbb+b*b, sab+a*b
		if pat != nil && onPip(q, pat, s.pitch) {
			continue
		}
		cb, cg, cr := s.pic.at(x, y)
		pts[n] = [3]float32{cb, cg, cr}
		order[n] = uint64(math.Float32bits(cb+cg+cr))<<32 | uint64(n)
		n++
	}
	if all > 0 {
		l.changed = float64(changed) / float64(all)
		m := float64(all)
		va, vb := saa-sa*sa/m, sbb-sb*sb/m
		if va > 0 && vb > 0 {
			l.ncc = (sab - sa*sb/m) / math.Sqrt(va*vb+1e-9)
		}
	}
	if n < 8 {
		return
	}
	q := order[:n]
	slices.Sort(q)
	k := max(3, n*45/100)
	lo := n / 20 // the darkest few are shades of pips and bevels
	for _, o := range q[lo:k] {
		for c, v := range pts[uint32(o)] {
			l.body[c] += float64(v)
		}
	}
	for c := range 3 {
		l.body[c] /= float64(k - lo)
	}
	sum := func(i int) float32 { return math.Float32frombits(uint32(q[i] >> 32)) }
	l.spread = float64(sum(n*85/100)-sum(n*15/100)) / 3
}

// onPip says whether a point of the face lies on or next to a pip of the pattern.
func onPip(q [2]float64, pat *vision.Pattern, pitch float64) bool {
	for i, on := range pat.Pips {
		if !on {
			continue
		}
		x, y := vision.SiteAt(i)
		const r = 1.45 * pipRadius
		if a, b := q[0]-x*pitch, q[1]-y*pitch; a*a+b*b < r*r {
			return true
		}
	}
	return false
}

// weigh gives the best pattern for the contrasts of the sites, and how clearly: the least pip less the greatest
// other site, as a share of the pips' contrast; and the log likelihood ratio to the best pattern of another value.
func weigh(site [9]float64) (best *vision.Pattern, sep, ratio, height float64) {
	for _, c := range site {
		height = max(height, c)
	}
	if height < 4 {
		return nil, 0, 0, height
	}
	sd := 0.13*height + 3
	var fit [9]float64
	for k := range patterns {
		var sum float64
		for i, on := range patterns[k].Pips {
			var d float64
			if on {
				d = (site[i] - 0.92*height) / sd
			} else {
				d = max(math.Abs(site[i])-0.06*height, 0) / sd
			}
			sum -= 0.5 * min(d*d, 14)
		}
		fit[k] = sum
	}
	at := 0
	for k := range fit {
		if fit[k] > fit[at] {
			at = k
		}
	}
	second := math.Inf(-1)
	for k := range fit {
		if patterns[k].Value != patterns[at].Value {
			second = max(second, fit[k])
		}
	}
	best = &patterns[at]
	least, greatest := math.Inf(1), math.Inf(-1)
	for i, on := range best.Pips {
		if on {
			least = min(least, site[i])
		} else {
			greatest = max(greatest, site[i])
		}
	}
	return best, (least - greatest) / height, fit[at] - second, height
}

// weighOne weighs the contrasts for a one alone: the pip in the middle is the measure, so that a mirror image that
// crosses another site does not hide it. Nil where the middle does not stand out.
func weighOne(site [9]float64) (one *vision.Pattern, sep, ratio, height float64) {
	height = site[4]
	greatest := math.Inf(-1)
	for i, c := range site {
		if i != 4 {
			greatest = max(greatest, c)
		}
	}
	sep = (height - greatest) / max(height, 1)
	if height < 6 || sep < 0.1 {
		return nil, 0, 0, height
	}
	best, _, ratio, _ := weigh(site)
	if best != nil && best.Value != 1 {
		ratio = -ratio
	}
	return &patterns[0], sep, ratio, height
}
