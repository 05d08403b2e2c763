//go:build cgo

package cv

import (
	"image"
	"math"
	"slices"

	"quartermaster/vision"
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
func (s *scene) moves(dice []candidate, left []patch, known *mask) *vision.Guard {
	if s.known.sudden == 0 {
		return nil
	}
	smeared := func(c *candidate) bool { return c.print == nil && s.smearedDie(c, s.known.sudden) }
	thing := func(p patch) bool { return s.smearedThing(&p, known, s.known.umbra, s.known.sudden) }
	var strange float64 // squares of an edge: a hand may come in pieces
	for _, p := range left {
		strange += p.area
	}
	if strange > mostStrange {
		left = nil
	}
	if !slices.ContainsFunc(dice, func(c candidate) bool { return smeared(&c) }) && !slices.ContainsFunc(left, thing) {
		return nil
	}
	return &vision.Guard{Kind: vision.GuardMotion, Text: "A die was still moving when the picture was taken: wait until all lie still, and read again."}
}

// smearedDie says whether a die's pips are smeared along a direction in which its face is, too.
func (s *scene) smearedDie(c *candidate, usual float64) bool {
	edges, ok := s.pipEdges(c)
	if !ok || slices.Min(edges[:]) > weakPips {
		return false
	}
	look := s.strokesOf(c.pose)
	sides, sudden := look.grad.ways(), look.suddenness()
	for k := range ways {
		if edges[k] < weakPips && sides[k] < weakSides && edges[k]*sudden[k] < smearedDie*usual {
			return true
		}
	}
	return false
}

// smearedThing says whether what was left over is smeared along one direction.
func (s *scene) smearedThing(p *patch, known *mask, umbra [3]float64, usual float64) bool {
	if !p.die || p.area < smearedLeast || p.area > smearedMost || p.box[2] <= p.box[0] || p.box[3] <= p.box[1] {
		return false
	}
	const round = 6 // pixels
	box := image.Rect(p.box[0], p.box[1], p.box[2], p.box[3]).Inset(-round).Intersect(image.Rect(0, 0, s.pic.w, s.pic.h))
	m := maskOf(box.Dx()/maskStep+1, box.Dy()/maskStep+1)
	for j := range m.h {
		for i := range m.w {
			x, y := box.Min.X+maskStep*i, box.Min.Y+maskStep*j
			if x < s.pic.w && y < s.pic.h && s.floor.changed.at(x, y) && !known.at(x, y) && !s.shadow(x, y, umbra) {
				m.set(i, j)
			}
		}
	}
	m = m.grown(round)
	s.canvas.fill(box.Inset(-wayRoom)) // its corners may lie far from all that has changed
	look := newStrokes(&s.pic, box, func(x, y int) bool {
		return m.at(x-box.Min.X, y-box.Min.Y) && !known.at(x, y)
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
func (s *scene) pipEdges(c *candidate) (out [len(ways)]float64, ok bool) {
	ch := &s.spotted(c.sign).channel
	if ch.v == nil {
		return out, false
	}
	const r = 0.17 * edgePX
	var t gradients
	for i, on := range c.pattern.Pips {
		if !on {
			continue
		}
		a, b := vision.SiteAt(i)
		px, py := c.place(a*s.pitch, b*s.pitch)
		for y := max(1, int(py-r)); y <= min(ch.h-2, int(py+r)); y++ {
			for x := max(1, int(px-r)); x <= min(ch.w-2, int(px+r)); x++ {
				if dx, dy := float64(x)-px, float64(y)-py; dx*dx+dy*dy < r*r {
					k := y*ch.w + x
					t.add(level[ch.v[k+1]]-level[ch.v[k-1]], level[ch.v[k+ch.w]]-level[ch.v[k-ch.w]])
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
func newStrokes(p *picture, box image.Rectangle, counts func(x, y int) bool) (out strokes) {
	box = box.Intersect(image.Rect(wayRoom, wayRoom, p.w-wayRoom, p.h-wayRoom))
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
			at := (y-wide.Min.Y)*g.w + x - wide.Min.X
			out.grad.add(g.v[at+1]-g.v[at-1], g.v[at+g.w]-g.v[at-g.w])
			for k, w := range ways {
				a := g.v[at+w.short.Y*g.w+w.short.X] - g.v[at-w.short.Y*g.w-w.short.X]
				b := g.v[at+w.long.Y*g.w+w.long.X] - g.v[at-w.long.Y*g.w-w.long.X]
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

// suddenOf is how sudden the changes of a die's face are in the direction in which they are least so.
func (s *scene) suddenOf(p pose) float64 {
	look := s.strokesOf(p)
	all := look.suddenness()
	return slices.Min(all[:])
}

// strokesOf measures a die's face with a rim round it.
func (s *scene) strokesOf(p pose) strokes {
	face := p.corners(0.62)
	at := image.Pt(int(p.x), int(p.y))
	return newStrokes(&s.pic, image.Rectangle{at, at}.Inset(-9*edgePX/10), func(x, y int) bool { return inside(face[:], float64(x), float64(y)) })
}

// mainColour is a part of a picture along the colour in which it varies most, in grey levels.
func mainColour(p *picture, box image.Rectangle) plane {
	var mean [3]float64
	var m [3][3]float64
	n := 0.0
	for y := box.Min.Y; y < box.Max.Y; y += 3 {
		for x := box.Min.X; x < box.Max.X; x += 3 {
			q := p.px[3*(y*p.w+x):][:3]
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
	axis := principal(&m, [3]float64{1, 1, 1}, 8)
	a, b, c := axis[0], axis[1], axis[2]
	g := newPlane(box.Dx(), box.Dy())
	for y := range g.h {
		px := p.px[3*((y+box.Min.Y)*p.w+box.Min.X):][:3*g.w]
		row := g.v[y*g.w:][:g.w]
		for i := range row {
			q := px[3*i : 3*i+3 : 3*i+3]
			row[i] = a*level[q[0]] + b*level[q[1]] + c*level[q[2]]
		}
	}
	return g
}
