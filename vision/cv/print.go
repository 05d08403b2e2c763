//go:build cgo

package cv

import (
	"bytes"
	"fmt"
	"image"
	"image/png"
	"math"

	"quartermaster/calibration"
)

// printed is a die whose faces show figures instead of pips.
type printed struct {
	name    string
	figures []figure
	ink     [3]float32 // the direction in which a face's colours differ most, blue, green, red; length 1
	shade   shade      // of face and figure together
	unlike  float64    // how unlike two showings of one face are, see unlikeness; all that is seen there is so blurred or noisy
}

// figure is one showing of a face, made ready to be laid over a picture.
type figure struct {
	face  string
	value int        // of the face, from 1
	all   *sheet     // its taught picture
	small *sheet     // and the same at half the size
	fine  []float32  // a stamp
	soft  []float32  // the same of the picture at half the size
	rough []float32  // a rough stamp, of the picture at half the size too
	paint [3]float64 // mean colour of its middle
}

// A stamp is what a face shows at a lattice of points: the logarithm of the light along the colour of the ink, less its
// mean round the point, all brought to length 1. Light multiplies, so two stamps of one figure have a scalar product near
// 1 in any light, also where the edge of a shadow lies across the face.
const (
	fineSteps, fineReach   = 17, 0.31 // points a side, and how far they reach from the middle, in edges
	fineRound              = 6        // points each way that the mean is taken over
	roughSteps, roughReach = 9, 0.33
	roughRound             = 3
)

// logs are the logarithms of a channel's values, with what noise and a mirrored sky add to the darkest.
var logs = makeLogs()

func makeLogs() (out [256]float32) {
	for i := range out {
		out[i] = float32(64 * math.Log(float64(i)+16))
	}
	return out
}

// flatten takes from each value of a lattice the mean of those round it, r each way as far as the lattice reaches.
func flatten(v []float32, w, h, r int, sums []float64) {
	for x := range w + 1 { // an integral picture
		sums[x] = 0
	}
	for y := range h {
		var row float64
		above, below := sums[y*(w+1):][:w+1], sums[(y+1)*(w+1):][:w+1]
		below[0] = 0
		for x, q := range v[y*w:][:w] {
			row += float64(q)
			below[x+1] = above[x+1] + row
		}
	}
	for y := range h {
		y0, y1 := max(0, y-r), min(h, y+r+1)
		above, below := sums[y0*(w+1):][:w+1], sums[y1*(w+1):][:w+1]
		for x := range w {
			x0, x1 := max(0, x-r), min(w, x+r+1)
			v[y*w+x] -= float32((below[x1] - above[x1] - below[x0] + above[x0]) / float64((y1-y0)*(x1-x0)))
		}
	}
}

// smooth takes the mean of 3 by 3 values.
func (p *plane) smooth() {
	row := make([]float32, len(p.v))
	for i := 1; i < len(p.v)-1; i++ {
		row[i] = (p.v[i-1] + p.v[i] + p.v[i+1]) / 3
	}
	for i := p.w; i < len(p.v)-p.w; i++ {
		p.v[i] = (row[i-p.w] + row[i] + row[i+p.w]) / 3
	}
}

// lattice are the points of a stamp, in edges.
func lattice(steps int, reach float64) [][2]float64 {
	out := make([][2]float64, 0, steps*steps)
	for j := range steps {
		for i := range steps {
			out = append(out, [2]float64{reach * (2*float64(i)/float64(steps-1) - 1), reach * (2*float64(j)/float64(steps-1) - 1)})
		}
	}
	return out
}

var fineLattice = lattice(fineSteps, fineReach)

// unit brings a stamp to length 1 and says how long it was a point.
func unit(v []float32) float64 {
	var sq float32
	for _, x := range v {
		sq += x * x
	}
	if sq < 1e-6 {
		return 0
	}
	k := float32(1 / math.Sqrt(float64(sq)))
	for i := range v {
		v[i] *= k
	}
	return math.Sqrt(float64(sq) / float64(len(v)))
}

// alike is the scalar product of two stamps.
func alike(a, b []float32) float64 {
	var s0, s1, s2, s3 float32
	b = b[:len(a)]
	i := 0
	for ; i+4 <= len(a); i += 4 {
		s0 += a[i] * b[i]
		s1 += a[i+1] * b[i+1]
		s2 += a[i+2] * b[i+2]
		s3 += a[i+3] * b[i+3]
	}
	for ; i < len(a); i++ {
		s0 += a[i] * b[i]
	}
	return float64(s0 + s1 + s2 + s3)
}

// stretched is where a face is seen if it need not be square: its middle, and where its own axes point, pixels an edge.
type stretched struct{ x, y, ax, ay, bx, by float64 }

func (p pose) stretched() stretched {
	f := p.frame()
	return stretched{f.x, f.y, f.c, f.s, -f.s, f.c}
}

// square is the nearest pose with the face's own size.
func (t stretched) square() pose {
	return pose{t.x, t.y, math.Atan2(t.ay-t.bx, t.ax+t.by)}
}

// sheet is a picture seen along the colour of an ink, in which stamps are taken; half says that it has half the size.
type sheet struct {
	plane
	half bool
}

// stamp takes the stamp of a face.
func (p *sheet) stamp(t stretched, out []float32) float64 {
	if p.half {
		t = stretched{(t.x - 0.5) / 2, (t.y - 0.5) / 2, t.ax / 2, t.ay / 2, t.bx / 2, t.by / 2}
	}
	for i, q := range fineLattice {
		out[i] = p.sample(t.x+t.ax*q[0]+t.bx*q[1], t.y+t.ay*q[0]+t.by*q[1])
	}
	var sums [(fineSteps + 1) * (fineSteps + 1)]float64
	flatten(out, fineSteps, fineSteps, fineRound, sums[:])
	return unit(out)
}

// roughTurns is how many turns of a face are tried roughly.
const roughTurns = 36

// roughSpots are the pixels of the rough stamp from its middle, in a picture of half the size, for each turn.
var roughSpots = makeRoughSpots()

func makeRoughSpots() (out [roughTurns][][2]int) {
	for k := range out {
		f := pose{0, 0, 2 * math.Pi * float64(k) / roughTurns}.frame()
		for _, q := range lattice(roughSteps, roughReach) {
			x, y := f.place(q[0], q[1])
			out[k] = append(out[k], [2]int{int(math.Round(x / 2)), int(math.Round(y / 2))})
		}
	}
	return out
}

// roughStamp takes the rough stamp of a plane of half the picture's size about one of its pixels, which lies far enough
// from its rim.
func (p *plane) roughStamp(x, y, turn int, out []float32) float64 {
	for i, q := range roughSpots[turn] {
		out[i] = p.v[(y+q[1])*p.w+x+q[0]]
	}
	var sums [(roughSteps + 1) * (roughSteps + 1)]float64
	flatten(out, roughSteps, roughSteps, roughRound, sums[:])
	return unit(out)
}

// inked is a picture seen along the colour of an ink, smoothed: its logarithms.
func inked(p *picture, ink [3]float32) plane {
	out := newPlane(p.w, p.h)
	for i := range out.v {
		q := p.px[3*i : 3*i+3 : 3*i+3]
		out.v[i] = ink[0]*logs[q[0]] + ink[1]*logs[q[1]] + ink[2]*logs[q[2]]
	}
	out.smooth()
	return out
}

// sheetsOf are a picture and the same at half its size, along the colour of an ink.
func sheetsOf(p *picture, ink [3]float32) (all, small *sheet) {
	half := p.half()
	return &sheet{inked(p, ink), false}, &sheet{inked(&half, ink), true}
}

// newPrinted prepares a printed die of a rig.
func newPrinted(c *calibration.Colour) (printed, error) {
	out := printed{name: c.Name}
	var shown []picture
	for _, f := range c.Faces {
		p, err := facePicture(f)
		if err != nil {
			return out, fmt.Errorf("the face %q of the %s die: %w", f.Face, c.Name, err)
		}
		shown = append(shown, p)
	}
	out.ink = inkOf(shown)
	var faces [][3]float64
	for i := range shown {
		faces = append(faces, shown[i].mean(calibration.FacePX/2, calibration.FacePX/2, edgePX/3))
	}
	out.shade = learnShade(c.Name, "", faces)
	value := map[string]int{}
	for i, name := range c.FaceNames() {
		value[name] = i + 1
	}
	middle := pose{faceMiddle, faceMiddle, 0}
	for i, f := range c.Faces {
		g := figure{face: f.Face, value: value[f.Face], paint: faces[i], fine: make([]float32, len(fineLattice)), soft: make([]float32, len(fineLattice)), rough: make([]float32, roughSteps*roughSteps)}
		g.all, g.small = sheetsOf(&shown[i], out.ink)
		g.small.stamp(middle.stretched(), g.soft)
		if g.all.stamp(middle.stretched(), g.fine) < 1 || g.small.roughStamp(calibration.FacePX/4, calibration.FacePX/4, 0, g.rough) == 0 {
			return out, fmt.Errorf("the face %q of the %s die is blank: show it again, with its print up", f.Face, c.Name)
		}
		out.figures = append(out.figures, g)
	}
	out.unlike = out.taughtUnlikeness()
	return out, nil
}

// faceMiddle is the middle of a taught face's picture, in pixels, both ways.
const faceMiddle = (calibration.FacePX - 1) / 2.0

// facePicture decodes a taught face.
func facePicture(f calibration.Face) (picture, error) {
	m, err := decode(f.Picture.Data)
	if err != nil {
		return picture{}, err
	}
	defer m.Close()
	return plain(m)
}

// mean is the colour of a square of a picture, r pixels each way from its middle, which must lie within.
func (p *picture) mean(x, y, r int) (c [3]float64) {
	for v := y - r; v <= y+r; v++ {
		for u := x - r; u <= x+r; u++ {
			q := p.px[3*(v*p.w+u):][:3]
			for k := range 3 {
				c[k] += float64(q[k])
			}
		}
	}
	for k := range 3 {
		c[k] /= float64((2*r + 1) * (2*r + 1))
	}
	return c
}

// inkOf is the direction of colour in which the middles of faces differ most: their first principal component.
func inkOf(shown []picture) [3]float32 {
	var mean [3]float64
	var all [][3]float64
	const rim = calibration.FacePX / 6
	for _, p := range shown {
		for y := rim; y < p.h-rim; y++ {
			for x := rim; x < p.w-rim; x++ {
				q := p.px[3*(y*p.w+x):]
				c := [3]float64{float64(logs[q[0]]), float64(logs[q[1]]), float64(logs[q[2]])}
				all = append(all, c)
				for k := range 3 {
					mean[k] += c[k]
				}
			}
		}
	}
	var cov [3][3]float64
	for _, c := range all {
		for i := range 3 {
			for j := range 3 {
				cov[i][j] += (c[i] - mean[i]/float64(len(all))) * (c[j] - mean[j]/float64(len(all)))
			}
		}
	}
	return principal(&cov, [3]float64{0.6, 0.6, 0.53}, 30)
}

// principal is the direction in which colours of this covariance vary most, from a guess on, by power iteration (von Mises).
func principal(cov *[3][3]float64, v [3]float64, steps int) [3]float32 {
	for range steps {
		var w [3]float64
		for i := range 3 {
			for j := range 3 {
				w[i] += cov[i][j] * v[j]
			}
		}
		long := math.Sqrt(w[0]*w[0]+w[1]*w[1]+w[2]*w[2]) + 1e-9
		for i := range 3 {
			v[i] = w[i] / long
		}
	}
	return [3]float32{float32(v[0]), float32(v[1]), float32(v[2])}
}

// fit lays a figure over the picture from a place nearby, by Gauss and Newton, and gives how alike the two are there, -1 to
// 1. It moves and turns the figure; free, it may also stretch it.
func (p *sheet) fit(g *figure, t stretched, free bool, steps int) (stretched, float64) {
	want := g.fine
	if p.half {
		want = g.soft
	}
	n := len(want)
	room := make([]float32, 7*n)
	var buf [6][]float32
	for i := range buf {
		buf[i] = room[i*n:][:n:n]
	}
	now := room[6*n:]
	best, at := -1.0, t
	damp := 0.02
	from := t
	for range steps {
		p.stamp(t, now)
		if like := alike(now, want); like > best {
			best, at, from, damp = like, t, t, max(damp/3, 1e-3)
		} else {
			if damp *= 8; damp > 4 {
				break
			}
			t = from
			p.stamp(t, now)
		}
		ways := moves(t, free)
		for k, w := range ways {
			p.stamp(w.of(t, 1), buf[k])
		}
		m := len(ways)
		var a [6][7]float64
		for i := range m {
			for j := range m {
				var sum float64
				for q := range n {
					sum += float64((buf[i][q] - now[q]) * (buf[j][q] - now[q]))
				}
				a[i][j] = sum
			}
			for q := range n {
				a[i][m] += float64((buf[i][q] - now[q]) * (want[q] - now[q]))
			}
		}
		for i := range m {
			a[i][i] *= 1 + damp
			a[i][i] += 1e-9
		}
		step, ok := solve(&a, m)
		if !ok {
			break
		}
		next, long := t, 0.0
		for k, w := range ways {
			d := max(-4, min(4, step[k]))
			next = w.of(next, d)
			long = max(long, math.Abs(d))
		}
		if long < 0.01 {
			break
		}
		t = next
	}
	return at, best
}

// move is a small change of a stretched face: about half a pixel at its rim.
type move struct{ x, y, ax, ay, bx, by float64 }

func (m move) of(t stretched, k float64) stretched {
	return stretched{t.x + k*m.x, t.y + k*m.y, t.ax + k*m.ax, t.ay + k*m.ay, t.bx + k*m.bx, t.by + k*m.by}
}

func moves(t stretched, free bool) []move {
	if free {
		return []move{{x: 0.5}, {y: 0.5}, {ax: 1}, {ay: 1}, {bx: 1}, {by: 1}}
	}
	const turn = 0.02
	return []move{{x: 0.5}, {y: 0.5}, {ax: -turn * t.ay, ay: turn * t.ax, bx: -turn * t.by, by: turn * t.bx}}
}

// solve solves m linear equations, their right sides in column m, by elimination.
func solve(a *[6][7]float64, m int) (x [6]float64, ok bool) {
	for i := range m {
		p := i
		for r := i + 1; r < m; r++ {
			if math.Abs(a[r][i]) > math.Abs(a[p][i]) {
				p = r
			}
		}
		if math.Abs(a[p][i]) < 1e-12 {
			return x, false
		}
		a[i], a[p] = a[p], a[i]
		for r := i + 1; r < m; r++ {
			f := a[r][i] / a[i][i]
			for c := i; c <= m; c++ {
				a[r][c] -= f * a[i][c]
			}
		}
	}
	for i := m - 1; i >= 0; i-- {
		x[i] = a[i][m]
		for c := i + 1; c < m; c++ {
			x[i] -= a[i][c] * x[c]
		}
		x[i] /= a[i][i]
	}
	return x, true
}

// facePNG is a face of a scene as it is kept in a rig: 1.2 edges of it, under the light of the empty board.
func (s *scene) facePNG(p pose) ([]byte, error) {
	const n = calibration.FacePX
	im := image.NewRGBA(image.Rect(0, 0, n, n))
	gain := s.floor.gainAt(p.x, p.y)
	f := p.frame()
	for y := range n {
		for x := range n {
			b, g, r := s.pic.at(f.place((float64(x)-(n-1)/2.0)/edgePX, (float64(y)-(n-1)/2.0)/edgePX))
			i := im.PixOffset(x, y)
			for k, v := range [3]float32{r, g, b} {
				im.Pix[i+k] = uint8(min(float64(v)/max(gain[2-k], 0.05)+0.5, 255))
			}
			im.Pix[i+3] = 255
		}
	}
	var out bytes.Buffer
	if err := png.Encode(&out, im); err != nil {
		return nil, err
	}
	return out.Bytes(), nil
}

// sample is the plane between its pixels (bilinear); outside it the nearest edge value counts.
func (p *plane) sample(x, y float64) float32 {
	ix, fx := between(x, p.w)
	iy, fy := between(y, p.h)
	i := iy*p.w + ix
	a, b := p.v[i:i+2:i+2], p.v[i+p.w:i+p.w+2:i+p.w+2]
	top, low := a[0]+fx*(a[1]-a[0]), b[0]+fx*(b[1]-b[0])
	return top + fy*(low-top)
}
