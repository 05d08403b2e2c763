//go:build cgo

package cv

import (
	"math"
	"slices"

	"quartermaster/vision"
)

// evidence is all that speaks for or against a candidate, as numbers that mean the same on every rig.
// The order is that of evidenceNames.
type evidence []float64

// evidenceNames says what each number is.
var evidenceNames = []string{
	"sep", "ratio", "height", "height/face", "pips=1", "pips=2", "pips=3", "pips>3",
	"worst side", "second side", "third side", "best side", "sharpness",
	"spread", "changed", "ncc", "printed", "far", "lead",
	"scale", "rms", "missing pips", "unexplained", "sides changed", "beyond changed", "evenness of pips",
	"lattice too large", "sharper if larger", "sharper if smaller", "pale", "wall", "against floor",
	"painted", "painted beyond",
}

// weighEvidence measures what judge has not measured yet and lists everything.
func (s *scene) weighEvidence(c *candidate) evidence {
	pips := s.spotted(c.sign)
	v := slices.Clone(c.side[:])
	slices.Sort(v)
	face := (c.body[0] + c.body[1] + c.body[2]) / 3
	n := c.pattern.N
	is := func(b bool) float64 {
		if b {
			return 1
		}
		return 0
	}
	least, most := math.Inf(1), 0.0
	for i, on := range c.pattern.Pips {
		if on {
			least, most = min(least, c.site[i]), max(most, c.site[i])
		}
	}
	sides, beyond := s.around(c.pose)
	painted, paintedBeyond := s.painted(c)
	sharp, larger, smaller := s.sharper(c)
	return evidence{
		c.sep, max(-2, min(c.ratio/10, 2)), math.Log(c.height+5) / 3, min(c.height/(face+20), 3),
		is(n == 1), is(n == 2), is(n == 3), is(n > 3),
		soft(v[0]), soft(v[1]), soft(v[2]), soft(v[3]), sharp / 10,
		soft(c.spread), c.changed, c.ncc, c.printed, min(c.far, 6), min(c.lead, 4),
		min(math.Abs(c.scale-1), 0.15) * 10, min(c.rms, 2), float64(n - c.found), s.unexplained(c, &pips.near),
		sides, beyond, least / (most + 1),
		max(-0.1, min(0.1, c.scale-1)) * 10, (larger - sharp) / (sharp + 1), (smaller - sharp) / (sharp + 1), math.Log(face+20) / 3,
		s.wall(c.pose), s.againstFloor(c),
		painted, paintedBeyond,
	}
}

// sharper is how sharp a candidate's sides are, and those of a square a little larger and a little smaller. They are measured
// once for a pose.
func (s *scene) sharper(c *candidate) (sharp, larger, smaller float64) {
	if c.sharpAt != c.pose || c.sharp[0] == 0 {
		c.sharpAt = c.pose
		for i, size := range [3]float64{1, 1.04, 0.96} {
			c.sharp[i] = s.sharpness(c.pose, 9, size)
		}
	}
	return c.sharp[0], c.sharp[1], c.sharp[2]
}

// soft makes grey levels into a number in which small ones count most.
func soft(v float64) float64 { return math.Log(1+v/8) / 2 }

// unexplained is the strength of peaks on the face that are no pips of the pattern, as a share of the pips' own.
func (s *scene) unexplained(c *candidate, peaks *near) float64 {
	var out, own float64
	peaks.within(c.x, c.y, 0.66*edgePX, func(k int, _ float64) {
		a, b := c.local(peaks.peaks[k].x, peaks.peaks[k].y)
		if math.Abs(a) > 0.42 || math.Abs(b) > 0.42 {
			return
		}
		like := max(peaks.peaks[k].like, 0)
		for i, on := range c.pattern.Pips {
			x, y := vision.SiteAt(i)
			if on && math.Hypot(a-x*s.pitch, b-y*s.pitch) < 0.09 {
				own += like
				return
			}
		}
		out += like
	})
	return min(out/(own+10), 2)
}

// around looks at what is seen round the top face: the share of the die's predicted sides that has changed (all of it
// should have), and the share of a narrow band beyond its outline (a lone die's shadow at most).
func (s *scene) around(p pose) (sides, beyond float64) {
	poly := s.foot.outline(p)
	var ns, cs, nb, cb float64
	f := p.frame()
	for j := -9; j <= 9; j++ {
		for i := -9; i <= 9; i++ {
			a, b := float64(i)*0.085, float64(j)*0.085
			if math.Abs(a) < 0.5 && math.Abs(b) < 0.5 {
				continue
			}
			x, y := f.place(a, b)
			ix, iy := int(x+0.5), int(y+0.5)
			if ix < 0 || iy < 0 || ix >= s.pic.w || iy >= s.pic.h {
				continue
			}
			v := 0.0
			if s.floor.changed.at(ix, iy) {
				v = 1
			}
			if inside(poly, x, y) {
				ns++
				cs += v
			} else if max(math.Abs(a), math.Abs(b)) < 0.75 {
				nb++
				cb += v
			}
		}
	}
	sides, beyond = 1, 0
	if ns > 3 {
		sides = cs / ns
	}
	if nb > 0 {
		beyond = cb / nb
	}
	return sides, beyond
}

// wall is how far the nearest wall is, in edges, at most 3: near one there is shadow, and the wall's own colour.
func (s *scene) wall(p pose) float64 {
	x, y := s.board.now.rect.mm(p.x, p.y)
	return min(min(x, y, s.board.board.WidthMM-x, s.board.board.HeightMM-y)/s.board.edge, 3)
}

// againstFloor is how bright the face is against the floor that it hides.
func (s *scene) againstFloor(c *candidate) float64 {
	var floor float64
	for _, q := range [5][2]float64{{0, 0}, {-0.3, -0.3}, {0.3, -0.3}, {-0.3, 0.3}, {0.3, 0.3}} {
		floor += lightnessOf(s.floor.at(c.x+q[0]*edgePX, c.y+q[1]*edgePX)) / 5
	}
	return math.Log(((c.body[0]+c.body[1]+c.body[2])/3 + 10) / (floor + 10))
}

// painted is how much of the face, its pips left out, and how much of what lies beyond its sides has the die's paint, from
// 0 to 1. Where the die's own side faces are seen nothing can be said, and they are left out.
func (s *scene) painted(c *candidate) (face, beyond float64) {
	sh := shadeOf(s.known.shades, c.colour)
	if sh == nil {
		return 0, 0
	}
	g := s.floor.gainAt(c.x, c.y)
	var base [3]float64
	var bb float64
	for k := range 3 {
		base[k] = sh.base[k] * g[k]
		bb += base[k] * base[k]
	}
	like := func(x, y float64) float64 {
		b, g, r := s.pic.at(x, y)
		p := [3]float64{float64(b), float64(g), float64(r)}
		light := max(0.2, min((p[0]*base[0]+p[1]*base[1]+p[2]*base[2])/bb, 1.8))
		var off float64
		for k := range 3 {
			d := (p[k] - light*base[k]) / (7 + 0.07*p[k])
			off += d * d
		}
		return math.Exp(-off / 4)
	}
	f := c.frame()
	var n float64
	for j := -4; j <= 4; j++ {
		for i := -4; i <= 4; i++ {
			q := [2]float64{float64(i) * 0.1, float64(j) * 0.1}
			if onPip(q, c.pattern, s.pitch) {
				continue
			}
			face += like(f.place(q[0], q[1]))
			n++
		}
	}
	face /= max(n, 1)
	outline := s.foot.outline(c.pose)
	n = 0
	for _, q := range f.quarters() {
		for i := -3; i <= 3; i++ {
			for _, d := range [2]float64{0.6, 0.7} {
				if x, y := q.place(float64(i)*0.12, -d); !inside(outline, x, y) {
					beyond += like(x, y)
					n++
				}
			}
		}
	}
	return face, beyond / max(n, 1)
}
