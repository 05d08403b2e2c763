package guard

import (
	"image"
	"math"
	"slices"

	"quartermaster/vision"
	"quartermaster/vision/pixel"
	"quartermaster/vision/scene"
	"quartermaster/vision/unexplained"
)

// Motion blur removes detail along the direction of motion and keeps it across. Two measures show it. The suddenness of changes along a
// direction compares differences over 4 pixels with those over 12; the usual value is measured on the taught dice. The anisotropy
// compares the power of edges along a direction with that across it. It is measured on the pips of a die that was read, which are round,
// and on the whole of an unread thing. Defocus and light do not change these measures in only one direction.

// directions are the directions in which motion is sought, each as a short step and one about three times as long, pixels.
var directions = [8]struct{ short, long image.Point }{
	{image.Pt(2, 0), image.Pt(6, 0)}, {image.Pt(2, 1), image.Pt(6, 2)}, {image.Pt(1, 1), image.Pt(4, 4)}, {image.Pt(1, 2), image.Pt(2, 6)},
	{image.Pt(0, 2), image.Pt(0, 6)}, {image.Pt(-1, 2), image.Pt(-2, 6)}, {image.Pt(-1, 1), image.Pt(-4, 4)}, {image.Pt(-2, 1), image.Pt(-6, 2)},
}

// directionReach is how far the steps reach around a place, pixels.
const directionReach = 7

// The limits of a moving die. Suddenness is relative to that of still dice. The first three were fitted on 4,545 still dice in sharp pictures,
// of which six have pips below weakPips and none is below all three limits, and on 164 dice smeared over 0.28 of an edge, of which 95
// in 100 are. The others were fitted on the unread things in 2,134 pictures in which nothing moves: none is within these limits.
const (
	weakPips   = 0.5  // anisotropy of the pips in some direction
	smearedDie = 0.27 // that, times the suddenness in the same direction
	weakSides  = 0.8  // anisotropy of the whole die in the same direction

	smearedThing    = 0.25 // anisotropy of an unread thing, times its suddenness
	smearedLeast    = 0.5  // minimum area, squares of an edge
	smearedMost     = 3.0  // maximum area
	smearedSudden   = 0.5  // maximum suddenness
	smearedAlong    = 0.12 // minimum ratio of long differences along the direction to those across: along a pencil nothing changes
	mostUnexplained = 7.5  // maximum area of everything unexplained, squares of an edge
	smearedPower    = 200  // minimum mean square of long differences along the direction, squared grey levels
)

// motionGuard warns if a die or an unread thing shows motion blur. It is called only where the board's print is sharp, or too
// little print is seen to tell.
func motionGuard(s *scene.Scene, f *Finding) *vision.Guard {
	if s.Known.Steepness == 0 {
		return nil
	}
	die := func(d Die) bool { return isSmearedDie(s, &d, s.Known.Steepness) }
	thing := func(p unexplained.Patch) bool { return isSmearedThing(s, &p, &f.Covered, s.Known.Steepness) }
	var area float64 // total area, squares of an edge: a hand may be split into several patches
	for _, p := range f.Unexplained {
		area += p.Area
	}
	if !slices.ContainsFunc(f.Dice, die) && (area > mostUnexplained || !slices.ContainsFunc(f.Unexplained, thing)) {
		return nil
	}
	return &vision.Guard{Kind: vision.GuardMotion, Text: "A die was still moving when the picture was taken: wait until all lie still, and read again."}
}

// isSmearedDie reports whether a die's pips and its whole face show motion blur in the same direction.
func isSmearedDie(s *scene.Scene, d *Die, usual float64) bool {
	edges, ok := pipEdges(s, d)
	if !ok || slices.Min(edges[:]) > weakPips {
		return false
	}
	look := differencesOf(s, d.Pose)
	sides, sudden := look.grad.anisotropy(), look.suddenness()
	for k := range directions {
		if edges[k] < weakPips && sides[k] < weakSides && edges[k]*sudden[k] < smearedDie*usual {
			return true
		}
	}
	return false
}

// isSmearedThing reports whether an unexplained patch shows motion blur.
func isSmearedThing(s *scene.Scene, p *unexplained.Patch, covered *pixel.Mask, usual float64) bool {
	if !p.DieSized || p.Area < smearedLeast || p.Area > smearedMost || p.Box[2] <= p.Box[0] || p.Box[3] <= p.Box[1] {
		return false
	}
	const round = 6 // pixels by which the thing is dilated; fitted on: unknown
	box := image.Rect(p.Box[0], p.Box[1], p.Box[2], p.Box[3]).Inset(-round).Intersect(image.Rect(0, 0, s.Pic.W, s.Pic.H))
	m := pixel.MaskOf(box.Dx()/pixel.MaskStep+1, box.Dy()/pixel.MaskStep+1)
	for j := range m.H {
		for i := range m.W {
			x, y := box.Min.X+pixel.MaskStep*i, box.Min.Y+pixel.MaskStep*j
			if x < s.Pic.W && y < s.Pic.H && s.Floor.Changed.At(x, y) && !covered.At(x, y) && !s.Shadow(x, y) {
				m.Set(i, j)
			}
		}
	}
	m = m.Dilated(round)
	s.Canvas.Fill(box.Inset(-directionReach)) // the corners of the box may not be prepared yet
	look := newDifferences(&s.Pic, box, func(x, y int) bool {
		return m.At(x-box.Min.X, y-box.Min.Y) && !covered.At(x, y)
	})
	edges, sudden := look.grad.anisotropy(), look.suddenness()
	for k := range directions {
		across := (k + len(directions)/2) % len(directions)
		along := look.long[k] / (look.long[across] + 1)
		if edges[k]*sudden[k] < smearedThing*usual && sudden[k] < smearedSudden*usual &&
			along > smearedAlong && look.long[k] > smearedPower*look.grad.n {
			return true
		}
	}
	return false
}

// pipEdges returns the anisotropy of a die's pips in each direction: near 1 if the die lies still, because pips are round. It returns false
// where the pips have too little contrast: the limit for the mean square of the gradient was fitted on: unknown.
func pipEdges(s *scene.Scene, d *Die) (out [len(directions)]float64, ok bool) {
	ch := &s.PeaksOf(d.Sign).Channel
	if ch.V == nil {
		return out, false
	}
	const r = 0.17 * pixel.EdgePX
	var t structureTensor
	for i, on := range d.Pattern.Pips {
		if !on {
			continue
		}
		a, b := vision.SiteAt(i)
		px, py := d.Place(a*s.Pitch, b*s.Pitch)
		for y := max(1, int(py-r)); y <= min(ch.H-2, int(py+r)); y++ {
			for x := max(1, int(px-r)); x <= min(ch.W-2, int(px+r)); x++ {
				if dx, dy := float64(x)-px, float64(y)-py; dx*dx+dy*dy < r*r {
					k := y*ch.W + x
					t.add(pixel.Level[ch.V[k+1]]-pixel.Level[ch.V[k-1]], pixel.Level[ch.V[k+ch.W]]-pixel.Level[ch.V[k-ch.W]])
				}
			}
		}
	}
	return t.anisotropy(), t.n > 0 && (t.xx+t.yy)/t.n > 30
}

// structureTensor sums up the products of gradients over a region.
type structureTensor struct{ xx, yy, xy, n float64 }

func (t *structureTensor) add(dx, dy float32) {
	t.xx, t.yy, t.xy, t.n = t.xx+float64(dx*dx), t.yy+float64(dy*dy), t.xy+float64(dx*dy), t.n+1
}

// anisotropy returns, for each direction, the power of the gradient along it divided by the power across it.
func (t *structureTensor) anisotropy() (out [len(directions)]float64) {
	for k, w := range directions {
		long := math.Hypot(float64(w.short.X), float64(w.short.Y))
		c, s := float64(w.short.X)/long, float64(w.short.Y)/long
		along := t.xx*c*c + t.yy*s*s + 2*t.xy*c*s
		out[k] = along / max(t.xx+t.yy-along, 1e-3*t.n+1e-9)
	}
	return out
}

// differences are sums of squared differences over a region, by direction, for the short and the long step.
type differences struct {
	short, long [len(directions)]float64
	grad        structureTensor
}

// newDifferences measures the points of a box for which counts holds, on every second row and column.
func newDifferences(p *pixel.Picture, box image.Rectangle, counts func(x, y int) bool) (out differences) {
	box = box.Intersect(image.Rect(directionReach, directionReach, p.W-directionReach, p.H-directionReach))
	if box.Dx() < 4 || box.Dy() < 4 {
		return out
	}
	wide := box.Inset(-directionReach)
	g := mainColour(p, wide)
	for y := box.Min.Y; y < box.Max.Y; y += 2 {
		for x := box.Min.X; x < box.Max.X; x += 2 {
			if !counts(x, y) {
				continue
			}
			at := (y-wide.Min.Y)*g.W + x - wide.Min.X
			out.grad.add(g.V[at+1]-g.V[at-1], g.V[at+g.W]-g.V[at-g.W])
			for k, w := range directions {
				a := g.V[at+w.short.Y*g.W+w.short.X] - g.V[at-w.short.Y*g.W-w.short.X]
				b := g.V[at+w.long.Y*g.W+w.long.X] - g.V[at-w.long.Y*g.W-w.long.X]
				out.short[k] += float64(a * a)
				out.long[k] += float64(b * b)
			}
		}
	}
	return out
}

// suddenness returns, for each direction, the power of differences over the short step divided by that over the long step, each per squared
// length of the step. It is 1 for a linear ramp and up to 9 at a sharp edge.
func (t *differences) suddenness() (out [len(directions)]float64) {
	for k, w := range directions {
		short, long := w.short.X*w.short.X+w.short.Y*w.short.Y, w.long.X*w.long.X+w.long.Y*w.long.Y
		out[k] = t.short[k] / float64(short) * float64(long) / (t.long[k] + 1)
	}
	return out
}

// Steepness returns the suddenness of a die's face in the direction in which it is smallest.
func Steepness(s *scene.Scene, p pixel.Pose) float64 {
	look := differencesOf(s, p)
	all := look.suddenness()
	return slices.Min(all[:])
}

// differencesOf measures a die's face with a margin around it.
func differencesOf(s *scene.Scene, p pixel.Pose) differences {
	face := p.Corners(0.62)
	at := image.Pt(int(p.X), int(p.Y))
	return newDifferences(&s.Pic, image.Rectangle{at, at}.Inset(-9*pixel.EdgePX/10), func(x, y int) bool { return pixel.Inside(face[:], float64(x), float64(y)) })
}

// mainColour projects a part of a picture onto the first principal component of its colours, in grey levels.
func mainColour(p *pixel.Picture, box image.Rectangle) pixel.Plane {
	var mean [3]float64
	var m [3][3]float64
	n := 0.0
	for y := box.Min.Y; y < box.Max.Y; y += 3 {
		for x := box.Min.X; x < box.Max.X; x += 3 {
			q := p.Px[3*(y*p.W+x):][:3]
			n++
			for i := range 3 {
				mean[i] += float64(q[i])
				for j := range 3 {
					m[i][j] += float64(q[i]) * float64(q[j])
				}
			}
		}
	}
	for i := range 3 {
		for j := range 3 {
			m[i][j] -= mean[i] * mean[j] / n
		}
	}
	axis := pixel.PrincipalDirection(&m, [3]float64{1, 1, 1}, 8)
	a, b, c := axis[0], axis[1], axis[2]
	g := pixel.NewPlane(box.Dx(), box.Dy())
	for y := range g.H {
		px := p.Px[3*((y+box.Min.Y)*p.W+box.Min.X):][:3*g.W]
		row := g.V[y*g.W:][:g.W]
		for i := range row {
			q := px[3*i : 3*i+3 : 3*i+3]
			row[i] = a*pixel.Level[q[0]] + b*pixel.Level[q[1]] + c*pixel.Level[q[2]]
		}
	}
	return g
}
