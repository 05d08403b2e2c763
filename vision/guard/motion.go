package guard

import (
	"image"
	"math"
	"slices"

	"quartermaster/vision"
	"quartermaster/vision/find"
	"quartermaster/vision/pixel"
	"quartermaster/vision/scene"
	"quartermaster/vision/unexplained"
)

// What moves while the shutter is open keeps its detail across its way and loses it along its way. Two things tell: how
// much of the changes along a direction are sudden (differences over 4 pixels against those over 12, once and for all
// measured on the taught dice), and how much weaker the edges along it are than those across it: of pips, which are round,
// where a die was read, and of all else where something was not. Lenses and lamps do neither in one direction only.

// ways are the directions in which a smear is sought, each as a short step and one three times as long, pixels.
var ways = [8]struct{ short, long image.Point }{
	{image.Pt(2, 0), image.Pt(6, 0)}, {image.Pt(2, 1), image.Pt(6, 2)}, {image.Pt(1, 1), image.Pt(4, 4)}, {image.Pt(1, 2), image.Pt(2, 6)},
	{image.Pt(0, 2), image.Pt(0, 6)}, {image.Pt(-1, 2), image.Pt(-2, 6)}, {image.Pt(-1, 1), image.Pt(-4, 4)}, {image.Pt(-2, 1), image.Pt(-6, 2)},
}

// wayRoom is how far round a place the ways reach, pixels.
const wayRoom = 7

// The limits of a moving die, against what is usual of still ones. Of 4,545 still dice in sharp pictures six have pips with
// edges so weak one way, and none is smeared in all three ways; of 164 dice that were smeared over 0.28 of an edge 95 of 100
// are.
const (
	weakPips   = 0.5  // edges of pips along a way, against those across it
	smearedDie = 0.27 // that, times the suddenness
	weakSides  = 0.8  // edges of all of the die along that way, against those across it
	// Of what lay unread in 2,134 pictures in which nothing moves none is within these.
	smearedThing  = 0.25 // edges along a way against those across it, times the suddenness
	smearedLeast  = 0.5  // its size, squares of an edge
	smearedMost   = 3.0
	smearedSudden = 0.5  // its suddenness
	smearedAlong  = 0.12 // what changes along it, against what changes across it: along a pencil nothing changes
	mostStrange   = 7.5  // all that was left over
	smearedPower  = 200  // mean squared change along it, squared grey levels
)

// moves says whether a die is smeared along one direction, where the board's print is not.
func moves(s *scene.Scene, dice []find.Candidate, left []unexplained.Patch, known *pixel.Mask) *vision.Guard {
	if s.Known.Sudden == 0 {
		return nil
	}
	smeared := func(c *find.Candidate) bool { return c.Print == nil && isSmearedDie(s, c, s.Known.Sudden) }
	thing := func(p unexplained.Patch) bool { return isSmearedThing(s, &p, known, s.Known.Sudden) }
	var strange float64 // squares of an edge: a hand may come in pieces
	for _, p := range left {
		strange += p.Area
	}
	if strange > mostStrange {
		left = nil
	}
	if !slices.ContainsFunc(dice, func(c find.Candidate) bool { return smeared(&c) }) && !slices.ContainsFunc(left, thing) {
		return nil
	}
	return &vision.Guard{Kind: vision.GuardMotion, Text: "A die was still moving when the picture was taken: wait until all lie still, and read again."}
}

// isSmearedDie says whether a die's pips are smeared along a direction in which its face is, too.
func isSmearedDie(s *scene.Scene, c *find.Candidate, usual float64) bool {
	edges, ok := pipEdges(s, c)
	if !ok || slices.Min(edges[:]) > weakPips {
		return false
	}
	look := strokesOf(s, c.Pose)
	sides, sudden := look.grad.ways(), look.suddenness()
	for k := range ways {
		if edges[k] < weakPips && sides[k] < weakSides && edges[k]*sudden[k] < smearedDie*usual {
			return true
		}
	}
	return false
}

// isSmearedThing says whether what was left over is smeared along one direction.
func isSmearedThing(s *scene.Scene, p *unexplained.Patch, known *pixel.Mask, usual float64) bool {
	if !p.Die || p.Area < smearedLeast || p.Area > smearedMost || p.Box[2] <= p.Box[0] || p.Box[3] <= p.Box[1] {
		return false
	}
	const round = 6 // pixels
	box := image.Rect(p.Box[0], p.Box[1], p.Box[2], p.Box[3]).Inset(-round).Intersect(image.Rect(0, 0, s.Pic.W, s.Pic.H))
	m := pixel.MaskOf(box.Dx()/pixel.MaskStep+1, box.Dy()/pixel.MaskStep+1)
	for j := range m.H {
		for i := range m.W {
			x, y := box.Min.X+pixel.MaskStep*i, box.Min.Y+pixel.MaskStep*j
			if x < s.Pic.W && y < s.Pic.H && s.Floor.Changed.At(x, y) && !known.At(x, y) && !s.Shadow(x, y) {
				m.Set(i, j)
			}
		}
	}
	m = m.Grown(round)
	s.Canvas.Fill(box.Inset(-wayRoom)) // its corners may lie far from all that has changed
	look := newStrokes(&s.Pic, box, func(x, y int) bool {
		return m.At(x-box.Min.X, y-box.Min.Y) && !known.At(x, y)
	})
	edges, sudden := look.grad.ways(), look.suddenness()
	for k := range ways {
		across := (k + len(ways)/2) % len(ways)
		along := look.long[k] / (look.long[across] + 1)
		if edges[k]*sudden[k] < smearedThing*usual && sudden[k] < smearedSudden*usual &&
			along > smearedAlong && look.long[k] > smearedPower*look.grad.n {
			return true
		}
	}
	return false
}

// pipEdges is how strong the edges of a die's pips are along each way against those across it: alike where the die lies
// still, since pips are round. Without contrast it says nothing.
func pipEdges(s *scene.Scene, c *find.Candidate) (out [len(ways)]float64, ok bool) {
	ch := &s.Spotted(c.Sign).Channel
	if ch.V == nil {
		return out, false
	}
	const r = 0.17 * pixel.EdgePX
	var t gradients
	for i, on := range c.Pattern.Pips {
		if !on {
			continue
		}
		a, b := vision.SiteAt(i)
		px, py := c.Place(a*s.Pitch, b*s.Pitch)
		for y := max(1, int(py-r)); y <= min(ch.H-2, int(py+r)); y++ {
			for x := max(1, int(px-r)); x <= min(ch.W-2, int(px+r)); x++ {
				if dx, dy := float64(x)-px, float64(y)-py; dx*dx+dy*dy < r*r {
					k := y*ch.W + x
					t.add(pixel.Level[ch.V[k+1]]-pixel.Level[ch.V[k-1]], pixel.Level[ch.V[k+ch.W]]-pixel.Level[ch.V[k-ch.W]])
				}
			}
		}
	}
	return t.ways(), t.n > 0 && (t.xx+t.yy)/t.n > 30
}

// gradients sums up the edges of a place.
type gradients struct{ xx, yy, xy, n float64 }

func (t *gradients) add(dx, dy float32) {
	t.xx, t.yy, t.xy, t.n = t.xx+float64(dx*dx), t.yy+float64(dy*dy), t.xy+float64(dx*dy), t.n+1
}

// ways is the power of the edges along each way against that across it.
func (t *gradients) ways() (out [len(ways)]float64) {
	for k, w := range ways {
		long := math.Hypot(float64(w.short.X), float64(w.short.Y))
		c, s := float64(w.short.X)/long, float64(w.short.Y)/long
		along := t.xx*c*c + t.yy*s*s + 2*t.xy*c*s
		out[k] = along / max(t.xx+t.yy-along, 1e-3*t.n+1e-9)
	}
	return out
}

// strokes are sums of squared differences over a part of a picture, by direction.
type strokes struct {
	short, long [len(ways)]float64
	grad        gradients
}

// newStrokes measures the points of a box that count.
func newStrokes(p *pixel.Picture, box image.Rectangle, counts func(x, y int) bool) (out strokes) {
	box = box.Intersect(image.Rect(wayRoom, wayRoom, p.W-wayRoom, p.H-wayRoom))
	if box.Dx() < 4 || box.Dy() < 4 {
		return out
	}
	wide := box.Inset(-wayRoom)
	g := mainColour(p, wide)
	for y := box.Min.Y; y < box.Max.Y; y += 2 {
		for x := box.Min.X; x < box.Max.X; x += 2 {
			if !counts(x, y) {
				continue
			}
			at := (y-wide.Min.Y)*g.W + x - wide.Min.X
			out.grad.add(g.V[at+1]-g.V[at-1], g.V[at+g.W]-g.V[at-g.W])
			for k, w := range ways {
				a := g.V[at+w.short.Y*g.W+w.short.X] - g.V[at-w.short.Y*g.W-w.short.X]
				b := g.V[at+w.long.Y*g.W+w.long.X] - g.V[at-w.long.Y*g.W-w.long.X]
				out.short[k] += float64(a * a)
				out.long[k] += float64(b * b)
			}
		}
	}
	return out
}

// suddenness is, by way, the power of differences over the short step against that over the long one, each for a step's
// length: 1 where the picture changes evenly, up to 9 where it jumps.
func (t *strokes) suddenness() (out [len(ways)]float64) {
	for k, w := range ways {
		short, long := w.short.X*w.short.X+w.short.Y*w.short.Y, w.long.X*w.long.X+w.long.Y*w.long.Y
		out[k] = t.short[k] / float64(short) * float64(long) / (t.long[k] + 1)
	}
	return out
}

// SuddenOf is how sudden the changes of a die's face are in the direction in which they are least so.
func SuddenOf(s *scene.Scene, p pixel.Pose) float64 {
	look := strokesOf(s, p)
	all := look.suddenness()
	return slices.Min(all[:])
}

// strokesOf measures a die's face with a rim round it.
func strokesOf(s *scene.Scene, p pixel.Pose) strokes {
	face := p.Corners(0.62)
	at := image.Pt(int(p.X), int(p.Y))
	return newStrokes(&s.Pic, image.Rectangle{at, at}.Inset(-9*pixel.EdgePX/10), func(x, y int) bool { return pixel.Inside(face[:], float64(x), float64(y)) })
}

// mainColour is a part of a picture along the colour in which it varies most, in grey levels.
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
	axis := pixel.Principal(&m, [3]float64{1, 1, 1}, 8)
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
