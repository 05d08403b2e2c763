//go:build cgo

package cv

import (
	"bytes"
	"fmt"
	"image"
	"image/png"
	"math"
	"slices"

	"gonum.org/v1/gonum/blas/gonum"

	"quartermaster/calibration"
)

// printed is a die whose faces show figures instead of pips.
type printed struct {
	name    string
	figures []figure
	clear   []*figure  // of each face the showing of the most contrast: shine takes it away
	ink     [3]float32 // the direction in which a face's colours differ most, blue, green, red; length 1
	shade   shade      // of face and figure together
	unlike  float64    // how unlike two showings of one face are, see unlikeness; all that is seen there is so blurred or noisy
}

// figure is one showing of a face, made ready to be laid over a picture.
type figure struct {
	face     string
	value    int    // of the face, from 1
	all      *sheet // its taught picture
	small    *sheet // and the same at half the size
	fine     template
	soft     template    // of the picture at half the size
	rough    [][]float32 // rough stamps, of that one too, at each turn
	paint    [3]float64  // mean colour of its middle
	contrast float64     // how much it shows, at half the size: see unit
	grows    float64     // how much its stamp changes as it is seen larger, a share of its size
	same     []stretched // through which it looks nearly as it does: of a star there are several
}

// A stamp is what a face shows at a lattice of points: the logarithm of the light along the colour of the ink, less its
// mean round the point and what rises evenly across the face, all brought to length 1. Light multiplies, so two stamps of
// one figure have a scalar product near 1 in any light, also where the edge of a shadow lies across the face. At half the
// size a point is the mean of more, and the lattice reaches less far, so that a mirrored window leaves the edges of the die
// out of it there too.
var (
	fineGrain = newGrain(17, 0.31, 6)
	softGrain = newGrain(9, 0.27, 3)
)

// grain is a lattice of points.
type grain struct {
	steps  int          // points a side
	round  int          // points each way that the mean is taken over
	points [][2]float64 // from the middle, in edges
	shares []float64    // of each point: one by how many points its mean is taken over
	slopes [2][]float32 // what light that rises evenly across the face leaves of a stamp, along it and down: of length 1
}

// newGrain makes a lattice of so many points a side that reach so far from the middle.
func newGrain(steps int, reach float64, round int) grain {
	g := grain{steps: steps, round: round}
	span := func(k int) int { return min(k+round, steps-1) - max(k-round, 0) + 1 }
	for j := range steps {
		for i := range steps {
			g.points = append(g.points, [2]float64{reach * (2*float64(i)/float64(steps-1) - 1), reach * (2*float64(j)/float64(steps-1) - 1)})
			g.shares = append(g.shares, 1/float64(span(i)*span(j)))
		}
	}
	for k := range g.slopes {
		v := make([]float32, len(g.points))
		for i, q := range g.points {
			v[i] = float32(q[k])
		}
		g.flatten(v)
		unit(v)
		g.slopes[k] = v
	}
	return g
}

// logs are the logarithms of a channel's values, with what noise and a mirrored sky add to the darkest.
var logs = makeLogs()

func makeLogs() (out [256]float32) {
	for i := range out {
		out[i] = float32(64 * math.Log(float64(i)+16))
	}
	return out
}

// flatten takes from each value of a stamp the mean of those round it, as far as the lattice reaches.
func (g *grain) flatten(v []float32) {
	const most = 18
	var room [most * most]float64 // an integral picture
	n := g.steps
	for y := range n {
		var row float64
		above, below := room[y*most:][:n+1], room[(y+1)*most:][:n+1]
		for x, q := range v[y*n:][:n] {
			row += float64(q)
			below[x+1] = above[x+1] + row
		}
	}
	for y := range n {
		above, below := room[max(0, y-g.round)*most:][:n+1], room[min(n, y+g.round+1)*most:][:n+1]
		to, shares := v[y*n:][:n], g.shares[y*n:][:n]
		for x := range to {
			x0, x1 := max(0, x-g.round), min(n, x+g.round+1)
			to[x] -= float32((below[x1] - above[x1] - below[x0] + above[x0]) * shares[x])
		}
	}
}

// even flattens a stamp and takes from it what light that rises evenly across the face leaves: a wall that is mirrored in a
// face, or a lamp near it, is seen more at one side than at the other.
func (g *grain) even(v []float32) {
	g.flatten(v)
	for _, slope := range g.slopes { // at right angles to each other, and one is as the other turned
		blas.Saxpy(len(v), -blas.Sdot(len(v), v, 1, slope, 1), slope, 1, v, 1)
	}
}

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
func alike(a, b []float32) float64 { return float64(blas.Sdot(len(a), a, 1, b, 1)) }

var blas gonum.Implementation

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
	out.shade = paintOf(c.Name, faces)
	value := map[string]int{}
	for i, name := range c.FaceNames() {
		value[name] = i + 1
	}
	for i, f := range c.Faces {
		g := figure{face: f.Face, value: value[f.Face], paint: faces[i]}
		half := shown[i].half()
		g.all, g.small = newSheet(&shown[i], out.ink, false).whole(), newSheet(&half, out.ink, true).whole()
		var fine, soft float64
		g.fine, fine = g.all.template(taughtFace)
		g.soft, soft = g.small.template(taughtFace)
		if fine < 1 || soft < 1 {
			return out, fmt.Errorf("the face %q of the %s die is blank: show it again, with its print up", f.Face, c.Name)
		}
		g.contrast, g.grows = soft, g.growth()
		g.same = g.sameTurns()
		g.rough = g.small.turned(taughtFace)
		out.figures = append(out.figures, g)
	}
	for i := range out.figures {
		g := &out.figures[i]
		if k := slices.IndexFunc(out.clear, func(o *figure) bool { return o.face == g.face }); k < 0 {
			out.clear = append(out.clear, g)
		} else if g.contrast > out.clear[k].contrast {
			out.clear[k] = g
		}
	}
	out.unlike = out.taughtUnlikeness()
	return out, nil
}

// growth is the length of what changes in a figure's stamp as it is seen larger, against the share by which it is.
func (g *figure) growth() float64 {
	const by = 0.03
	var seen [2][]float32
	for i, size := range [2]float64{1 - by, 1 + by} {
		seen[i] = make([]float32, len(fineGrain.points))
		g.all.stamp(taughtFace.through(stretched{ax: size, by: size}), seen[i])
	}
	blas.Saxpy(len(seen[0]), -1, seen[0], 1, seen[1], 1)
	return float64(blas.Snrm2(len(seen[1]), seen[1], 1)) / (2 * by)
}

// sameTurns are the turns at which a figure looks nearly as it does, in its own axes, but for quarters, at which its die's sides
// lie as they did.
func (g *figure) sameTurns() (out []stretched) {
	const turns, nearly = 40, 0.85
	var yaws []float64
	for k := 1; k < turns; k++ {
		t, _ := g.small.fit(g, pose{faceMiddle, faceMiddle, 2 * math.Pi * float64(k) / turns}.stretched(), false, 6)
		t, like := g.all.fit(g, t, false, 8)
		yaw := t.square().yaw
		known := func(other float64) bool { return math.Abs(math.Remainder(yaw-other, 2*math.Pi)) < 0.1 }
		if like > nearly && math.Abs(quarter(yaw)) > 0.1 && !slices.ContainsFunc(yaws, known) {
			yaws, out = append(yaws, yaw), append(out, taughtFace.inverse().through(t))
		}
	}
	return out
}

// paintOf is the shade of a printed die: the one showing's as which all others are seen with the least effort. Shine only adds
// light, but a showing may also lie in a wall's shadow, of which the empty board does not tell.
func paintOf(name string, faces [][3]float64) (best shade) {
	least := math.Inf(1)
	for _, f := range faces {
		sh := shade{name: name, base: f}
		var sum float64
		for _, g := range faces {
			sum += sh.apart(g, [3]float64{1, 1, 1}, dusk(0))
		}
		if sum < least {
			best, least = sh, sum
		}
	}
	return best
}

// faceMiddle is the middle of a taught face's picture, in pixels, both ways.
const faceMiddle = (calibration.FacePX - 1) / 2.0

// taughtFace is where the face lies in that picture.
var taughtFace = pose{faceMiddle, faceMiddle, 0}.stretched()

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
