package scene

import (
	"math"
	"slices"

	"quartermaster/vision"
	"quartermaster/vision/pixel"
)

// FaceMeasures holds the measurements of a face at a pose.
type FaceMeasures struct {
	RawSite [9]float64 // contrast of the 3x3 pip sites: grey levels above the ring round each
	Site    [9]float64 // the same, corrected for uneven light: see find.inEvenLight
	Side    [4]float64 // step across each side, grey levels: up, right, down, left of the face
	Body    [3]float64 // colour of the face without specular reflection: blue, green, red
	Spread  float64    // range from the 15th to the 85th percentile of the face between its pips, grey levels
	Changed float64    // share of the face that differs from the empty board
	Ncc     float64    // normalised cross-correlation with the empty board's print, -1 to 1
}

// Disc and Ring are sample points on a pip and round it, in pip radii.
var Disc, Ring = makeDisc(), makeRing()

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

// flatHalf is the half width of the flat part of a face, in edges, on the roundest dice in use. Beyond it the bevels
// begin, which reflect other lamps than the face. Fitted on: unknown.
const flatHalf = 0.35

// WithinFace adds an offset to a site's coordinate. A sum beyond the flat face is mirrored to the site's other side.
func WithinFace(site, off float64) float64 {
	if v := site + off; v <= flatHalf && v >= -flatHalf {
		return v
	}
	return site - off
}

// Sites measures the contrast of the nine pip sites in a pip channel: the mean of a disc less the median of a ring.
func (s *Scene) Sites(p pixel.Pose, channel *pixel.Channel) (out [9]float64) {
	var round [16]float32
	f := p.Frame()
	for i := range 9 {
		sx, sy := vision.SiteAt(i)
		sx, sy = sx*s.Pitch, sy*s.Pitch
		var in float32
		for _, d := range Disc {
			in += channel.At(f.Place(sx+PipRadius*d[0], sy+PipRadius*d[1]))
		}
		in /= float32(len(Disc))
		for k, d := range Ring {
			round[k] = channel.At(f.Place(WithinFace(sx, PipRadius*d[0]), WithinFace(sy, PipRadius*d[1])))
		}
		out[i] = float64(in - pixel.MedianOf16(&round))
	}
	return out
}

// RoughSites is a fast approximation of Sites from five pixels a site.
func (s *Scene) RoughSites(p pixel.Pose, channel *pixel.Channel) (out [9]float64) {
	f := p.Frame()
	pixel := func(a, b float64) int {
		x, y := f.Place(a, b)
		return int(channel.V[min(max(int(y+0.5), 0), channel.H-1)*channel.W+min(max(int(x+0.5), 0), channel.W-1)])
	}
	const r = 1.8 * PipRadius // fitted on: unknown
	for i := range 9 {
		a, b := vision.SiteAt(i)
		a, b = a*s.Pitch, b*s.Pitch
		n, e, w, t := pixel(a, WithinFace(b, -r)), pixel(WithinFace(a, r), b), pixel(WithinFace(a, -r), b), pixel(a, WithinFace(b, r))
		// The mean of the middle two of four: one of them may lie on something bright.
		round := n + e + w + t - max(n, e, w, t) - min(n, e, w, t)
		out[i] = float64(pixel(a, b)) - float64(round)/2
	}
	return out
}

// faceGrid is a grid of points on a face clear of its bevels, in edges.
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

// Surface measures the face's colour, its evenness and its correlation with the floor. Points on the pips of the
// pattern (nil: unknown) do not count for the colour.
func (s *Scene) Surface(p pixel.Pose, pat *vision.Pattern, l *FaceMeasures) {
	var pts [121][3]float32
	var order [121]uint64 // sort keys: the bits of the channels' sum in the upper half, the point's index in the lower
	n := 0
	var changed, all int
	var sa, sb, saa, sbb, sab float64
	f := p.Frame()
	for _, q := range faceGrid {
		x, y := f.Place(q[0], q[1])
		ix, iy := int(x+0.5), int(y+0.5)
		if ix < 0 || iy < 0 || ix >= s.Pic.W || iy >= s.Pic.H {
			continue
		}
		i := iy*s.Pic.W + ix
		all++
		if s.Floor.Changed.At(ix, iy) {
			changed++
		}
		a := float64(s.Pic.Px[3*i]) + float64(s.Pic.Px[3*i+1]) + float64(s.Pic.Px[3*i+2])
		want := s.Floor.Pixel(ix, iy)
		b := float64(want[0] + want[1] + want[2])
		sa, sb, saa, sbb, sab = sa+a, sb+b, saa+a*a, sbb+b*b, sab+a*b
		if pat != nil && OnPip(q, pat, s.Pitch) {
			continue
		}
		cb, cg, cr := s.Pic.At(x, y)
		pts[n] = [3]float32{cb, cg, cr}
		order[n] = uint64(math.Float32bits(cb+cg+cr))<<32 | uint64(n)
		n++
	}
	if all > 0 {
		l.Changed = float64(changed) / float64(all)
		m := float64(all)
		va, vb := saa-sa*sa/m, sbb-sb*sb/m
		if va > 0 && vb > 0 {
			l.Ncc = (sab - sa*sb/m) / math.Sqrt(va*vb+1e-9)
		}
	}
	if n < 8 {
		return
	}
	q := order[:n]
	slices.Sort(q)
	k := max(3, n*45/100)
	lo := n / 20 // the darkest 5 percent lie at the rims of pips and bevels
	for _, o := range q[lo:k] {
		for c, v := range pts[uint32(o)] {
			l.Body[c] += float64(v)
		}
	}
	for c := range 3 {
		l.Body[c] /= float64(k - lo)
	}
	sum := func(i int) float32 { return math.Float32frombits(uint32(q[i] >> 32)) }
	l.Spread = float64(sum(n*85/100)-sum(n*15/100)) / 3
}

// PipColour is the mean of one channel over the middles of a face's pips.
func (s *Scene) PipColour(p pixel.Pose, pat *vision.Pattern, channel int) float64 {
	if pat == nil {
		return 0
	}
	var sum float64
	for i, on := range pat.Pips {
		if on {
			x, y := vision.SiteAt(i)
			b, g, r := s.Pic.At(p.Place(x*s.Pitch, y*s.Pitch))
			sum += float64([3]float32{b, g, r}[channel])
		}
	}
	return sum / float64(pat.N)
}
