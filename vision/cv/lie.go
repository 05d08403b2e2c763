//go:build cgo

package cv

import (
	"math"
	"slices"
)

// lieNames says what is measured of how a die lies, once it is chosen: whether its top face has the height and the shape
// that it has on the floor. Lengths are given in lifts: 0 as on the floor, 1 as on top of another die.
var lieNames = []string{
	"pips=1", "pips=2", "pips=3", "pips>3", "pixels an edge",
	"lift of the pips", "stretch of the pips", "rms", "lift along", "lift across", "lifts differ", "weakest side", "ragged sides",
	"unexplained round it", "unexplained at most", "sides changed", "sharper if larger", "sharper if smaller",
	"brightness", "touching", "wall", "height of the camera",
}

// The places of some in lieNames.
var (
	sidesDiffer   = slices.Index(lieNames, "lifts differ")
	weakestSide   = slices.Index(lieNames, "weakest side")
	strangeBeside = slices.Index(lieNames, "unexplained at most")
	touching      = slices.Index(lieNames, "touching")
)

// outer is where a face's side is seen to end: edges from the middle, over the places along the side.
type outer struct {
	at     float64 // median
	ragged float64 // median distance from it
	step   float64 // how steep the picture is there, grey levels
}

// outers finds the four sides of a face to a fraction of a pixel, each over its own places.
func (s *scene) outers(p pose) (out [4]outer) {
	const places, first, n, step = 9, 0.34, 22, 0.0125 // from 0.34 to 0.6 edges
	for side, q := range p.frame().quarters() {
		var at, steep [places]float64
		for i := range places {
			a := (float64(i)/(places-1) - 0.5) * 0.7
			var line [n][3]float32
			x, y := q.place(a, -first)
			s.pic.add(line[:], x, y, step*q.s, -step*q.c)
			var d [n]float32
			best := 2
			for k := 2; k < n-2; k++ {
				for c := range 3 {
					v := line[k+2][c] - line[k-2][c]
					d[k] = max(d[k], v, -v)
				}
				if d[k] > d[best] {
					best = k
				}
			}
			at[i] = first + step*float64(best)
			if best > 2 && best < n-3 {
				at[i] += step * parabola(d[best-1], d[best], d[best+1])
			}
			steep[i] = float64(d[best])
		}
		slices.Sort(at[:])
		slices.Sort(steep[:])
		out[side] = outer{at[places/2], (at[3*places/4] - at[places/4]) / 2, steep[places/2]}
	}
	return out
}

// lift turns a length that is seen, as a share of what it is on the floor, into lifts.
func (s *scene) lift(share float64) float64 {
	return max(-mostLifts, min(mostLifts, (share-1)/s.liftOf()))
}

// mostLifts is from where on lifts are not told apart.
const mostLifts = 4

// liftOf is by how much larger a die on a die is seen, as a share.
func (s *scene) liftOf() float64 {
	h := s.foot.height
	return (h-edgePX)/(h-2*edgePX) - 1
}

// height is by how many lifts a face is higher than on the floor, as its pips tell. Nothing is lower: a face that leans is seen
// smaller too, but shorter one way, and its lattice is smaller by half of that.
func (s *scene) height(c *candidate) float64 {
	if c.found < 2 {
		return 0
	}
	lift := s.lift(c.scale)
	if lift < 0 && c.pattern.N >= 4 && c.found >= 4 {
		if long := s.stretch(c); long < mostLifts {
			return max(lift, -long/2)
		}
	}
	return lift
}

// level is how well the height of a face's pips fits the floor, 0 to 1. Of 3,000 dice on the floor 98 in 100 have pips
// within a quarter of a lift, in bad light half of one; pips on top of another die are three quarters of a lift off at least.
// What the pips' own scatter may make of it is taken off: where a lamp or noise moves single pips, they tell of no height.
// Neither do pips that seem to be as high as nothing lies.
func (s *scene) level(c *candidate) float64 {
	const least, most, soft = 0.65, 2, 0.03
	if c.found < 2 {
		return 1
	}
	lift := s.height(c)
	off := max(math.Abs(lift)-2*s.scatter(c), 0)
	return max(1/(1+math.Exp((off-least)/soft)), 1/(1+math.Exp((most-lift)/soft)))
}

// straight is 1 for a die whose face is seen as long one way as the other, and less for one that may lean on a wall: one or
// two pips tell of no tilt, so the face's own sides must. One that is hardly seen may be any other line.
func (s *scene) straight(c *candidate, seen evidence) float64 {
	if c.found > 2 || s.wall(c.pose) >= besideWall || seen[weakestSide] < soft(leastStep) {
		return 1
	}
	return 1 / (1 + math.Exp((seen[sidesDiffer]-3)/0.1))
}

// leastStep is how steep the picture is at least where a side ends that is seen, grey levels.
const leastStep = 10

// How near a die must be to another, in edges that their faces are seen to overlap, and how much of what is beside it must be
// strange, for it to lean on that.
const (
	leanNear    = -0.3
	leanStrange = 0.12
)

// mayLean says whether there is anything that a die may lean on by so little that what was measured does not tell: a wall or,
// where no four pips tell of a tilt, another die or what is none.
func (s *scene) mayLean(c *candidate, seen evidence) bool {
	return s.wall(c.pose) < besideWall || c.found < 4 && (seen[touching] > leanNear || seen[strangeBeside] > leanStrange)
}

// scatter is the standard error of a candidate's lift, in lifts, as the pips' distances from their lattice tell of it. Two
// pips always lie on a lattice and tell of none: theirs is that of most twos.
func (s *scene) scatter(c *candidate) float64 {
	if len(c.pips) < 3 {
		return 0.25
	}
	var mx, my, ss float64
	m := float64(len(c.pips))
	for _, p := range c.pips {
		mx, my = mx+p[0]/m, my+p[1]/m
	}
	for _, p := range c.pips {
		ss += (p[0]-mx)*(p[0]-mx) + (p[1]-my)*(p[1]-my)
	}
	// rms holds the scale against 1; what is left when the scale is free has 2m-4 degrees of freedom.
	left := max(m*c.rms*c.rms-(c.scale-1)*(c.scale-1)*ss, 0)
	return math.Sqrt(left/(2*m-4)/ss) / s.liftOf()
}

// higher says whether a die that is not sure to lie flat on the floor lies flat on another: its pips tell of that height, they
// lie as on a face that is seen straight, and what else was measured does not speak for the floor, unless four pips tell of the
// height alone: right above another, a die looks like one on the floor. net is what the net says of it, the height apart.
func (s *scene) higher(c *candidate, net float64) bool {
	off := math.Abs(s.lift(c.scale) - 1)
	return c.found >= 2 && off < 0.4 && s.stretch(c) < 0.7 && net < 0.78 || c.found >= 4 && off < 0.2 && s.stretch(c) < 0.3
}

// mayHide says whether a die may hide another that nobody would be asked about: it is taken for flat, not surely, and may be higher;
// or it is taken for leaning, and there is neither a wall nor a die that it could lean on.
func (s *scene) mayHide(c *candidate, dice []candidate) bool {
	if c.flat >= 0.5 {
		return c.higher && c.flat < sureFlat
	}
	if c.higher || s.wall(c.pose) < besideWall {
		return false
	}
	for i := range dice {
		if o := &dice[i]; o.pose != c.pose && overlap(c.pose, o.pose, 0.5) > leanNear {
			return false
		}
	}
	return true
}

// By how much the outlines of dice are grown: beyond the first the band begins that is looked at for what else lies there,
// within the second nothing is taken for a missed die.
const (
	bandOut = 1.08
	diesOwn = 1.22
)

// explained marks where the outlines of dice are seen, grown by a factor.
func (s *scene) explained(dice []candidate, by float64) mask {
	m := newMask(&s.pic)
	for i := range dice {
		m.fill(outlineGrown(s.foot, dice[i].pose, by))
	}
	return m
}

// bandGrid are the points of a band round a die's middle, pixels, each with the one of eight directions in which it lies.
var bandGrid = makeBandGrid()

func makeBandGrid() (out []struct {
	x, y float64
	way  int
}) {
	for j := -20; j <= 20; j++ {
		for i := -20; i <= 20; i++ {
			a, b := float64(i)*0.05, float64(j)*0.05
			if d := math.Hypot(a, b); d > 1 || d < 0.45 {
				continue
			}
			way := int(math.Floor((math.Atan2(b, a)/math.Pi+1)*4)) & 7
			out = append(out, struct {
				x, y float64
				way  int
			}{a * edgePX, b * edgePX, way})
		}
	}
	return out
}

// strange looks at a band round a die's outline: the share of it that has changed, is no shadow and belongs to no die,
// over all of it and in the worst of eight directions.
func (s *scene) strange(p pose, explained *mask, umbra [3]float64) (all, most float64) {
	var n, k [8]float64
	for _, q := range bandGrid {
		x, y := int(p.x+q.x), int(p.y+q.y)
		if x < 0 || y < 0 || x >= s.pic.w || y >= s.pic.h || explained.at(x, y) {
			continue
		}
		n[q.way]++
		if s.floor.changed.at(x, y) && !s.shadow(x, y, umbra) {
			k[q.way]++
		}
	}
	var sn, sk float64
	for w := range 8 {
		sn, sk = sn+n[w], sk+k[w]
		most = max(most, k[w]/(n[w]+12))
	}
	return sk / (sn + 30), most
}

// weighLie measures how a chosen die lies.
func (s *scene) weighLie(c *candidate, dice []candidate, explained *mask) evidence {
	n := c.pattern.N
	is := func(b bool) float64 {
		if b {
			return 1
		}
		return 0
	}
	out := s.outers(c.pose)
	along, across := s.lift((out[0].at+out[2].at)/(2*s.known.outline)), s.lift((out[1].at+out[3].at)/(2*s.known.outline))
	weak, ragged := math.Inf(1), 0.0
	for _, o := range out {
		weak, ragged = min(weak, o.step), max(ragged, o.ragged)
	}
	pips, stretch := 0.0, 0.0
	if c.found > 1 {
		pips = s.lift(c.scale)
		stretch = s.stretch(c)
	}
	all, most := s.strange(c.pose, explained, s.known.umbra)
	sides, _ := s.around(c.pose)
	sharp, larger, smaller := s.sharper(c)
	near := -1.0
	for i := range dice {
		if o := &dice[i]; o.pose != c.pose {
			near = max(near, max(overlap(c.pose, o.pose, 0.5), -1))
		}
	}
	bright := 0.0
	if sh := shadeOf(s.known.shades, c.colour); sh != nil {
		g := s.floor.gainAt(c.x, c.y)
		var now, then float64
		for k := range 3 {
			now, then = now+c.body[k], then+sh.base[k]*g[k]
		}
		bright = math.Log((now + 15) / (then + 15))
	}
	return evidence{
		is(n == 1), is(n == 2), is(n == 3), is(n > 3), min(s.board.sharpness, 80) / 40,
		pips, stretch, min(c.rms, 2), along, across, math.Abs(along - across), soft(weak), min(ragged, 0.1) * 20,
		all, most, sides, (larger - sharp) / (sharp + 1), (smaller - sharp) / (sharp + 1),
		bright, near, s.wall(c.pose), math.Log(s.foot.height / edgePX),
	}
}

// stretch is by how much the pips' lattice is longer one way than the other, in lifts: a face that leans is seen shorter.
// It is the ratio of the singular values of the affine map from the lattice to the pips' peaks.
func (s *scene) stretch(c *candidate) float64 {
	if c.pattern.N < 4 || c.found < 4 {
		return 0
	}
	var xx, xy, yy, ux, uy, vx, vy, mu, mv, mx, my, n float64
	for _, p := range c.pips {
		mx, my, mu, mv, n = mx+p[0], my+p[1], mu+p[2], mv+p[3], n+1
	}
	mx, my, mu, mv = mx/n, my/n, mu/n, mv/n
	for _, p := range c.pips {
		x, y, u, v := p[0]-mx, p[1]-my, p[2]-mu, p[3]-mv
		xx, xy, yy = xx+x*x, xy+x*y, yy+y*y
		ux, uy, vx, vy = ux+u*x, uy+u*y, vx+v*x, vy+v*y
	}
	det := xx*yy - xy*xy
	if det < 1e-6 {
		return 0
	}
	a, b := (ux*yy-uy*xy)/det, (uy*xx-ux*xy)/det
	d, f := (vx*yy-vy*xy)/det, (vy*xx-vx*xy)/det
	// The singular values of ((a, b), (d, f)).
	p, q := math.Hypot(a+f, d-b)/2, math.Hypot(a-f, d+b)/2
	return s.lift((p + q) / max(p-q, 0.2)) // 0 where they are alike
}
