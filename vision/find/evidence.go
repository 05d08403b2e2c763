package find

import (
	"math"
	"slices"

	"quartermaster/vision"
	"quartermaster/vision/colour"
	"quartermaster/vision/nets"
	"quartermaster/vision/pixel"
	"quartermaster/vision/scene"
)

// EvidenceNames names the features that EvidenceOf returns, in their order.
var EvidenceNames = []string{
	"sep", "ratio", "height", "height/face", "pips=1", "pips=2", "pips=3", "pips>3",
	"worst side", "second side", "third side", "best side", "sharpness",
	"spread", "changed", "ncc", "printed", "far", "lead",
	"scale", "rms", "missing pips", "unexplained", "sides changed", "beyond changed", "evenness of pips",
	"lattice too large", "sharper if larger", "sharper if smaller", "pale", "wall", "against floor",
	"painted", "painted beyond",
}

// EvidenceOf returns the features of a candidate. It measures those that judge has not measured.
func EvidenceOf(s *scene.Scene, c *Candidate) nets.Evidence {
	pips := s.PeaksOf(c.Sign)
	v := slices.Clone(c.Side[:])
	slices.Sort(v)
	face := (c.Body[0] + c.Body[1] + c.Body[2]) / 3
	n := c.Pattern.N
	is := func(b bool) float64 {
		if b {
			return 1
		}
		return 0
	}
	least, most := math.Inf(1), 0.0
	for i, on := range c.Pattern.Pips {
		if on {
			least, most = min(least, c.Site[i]), max(most, c.Site[i])
		}
	}
	sides, beyond := Surroundings(s, c.Pose)
	painted, paintedBeyond := painted(s, c)
	sharp, larger, smaller := SideSharpness(s, c)
	return nets.Evidence{
		c.sep, max(-2, min(c.ratio/10, 2)), math.Log(c.height+5) / 3, min(c.height/(face+20), 3),
		is(n == 1), is(n == 2), is(n == 3), is(n > 3),
		CompressLevel(v[0]), CompressLevel(v[1]), CompressLevel(v[2]), CompressLevel(v[3]), sharp / 10,
		CompressLevel(c.Spread), c.Changed, c.Ncc, c.printed, min(c.ColourDistance, 6), min(c.ColourMargin, 4),
		min(math.Abs(c.Scale-1), 0.15) * 10, min(c.Rms, 2), float64(n - c.PipsFound), unexplained(s, c, &pips.Grid),
		sides, beyond, least / (most + 1),
		max(-0.1, min(0.1, c.Scale-1)) * 10, (larger - sharp) / (sharp + 1), (smaller - sharp) / (sharp + 1), math.Log(face+20) / 3,
		s.WallDistance(c.Pose), againstFloor(s, c),
		painted, paintedBeyond,
	}
}

// SideSharpness returns how sharp the sides of a candidate are, and the sides of a square that is 4 % larger and one that is 4 % smaller.
// The result is cached for the pose.
func SideSharpness(s *scene.Scene, c *Candidate) (sharp, larger, smaller float64) {
	if c.sharpAt != c.Pose || c.sharp[0] == 0 {
		c.sharpAt = c.Pose
		for i, size := range [3]float64{1, 1.04, 0.96} {
			c.sharp[i] = s.Sharpness(c.Pose, 9, size)
		}
	}
	return c.sharp[0], c.sharp[1], c.sharp[2]
}

// CompressLevel compresses grey levels logarithmically, so that differences between small ones count most.
func CompressLevel(v float64) float64 { return math.Log(1+v/8) / 2 }

// unexplained returns the strength of the peaks on the face that are no pips of the pattern, as a share of the pips' strength.
func unexplained(s *scene.Scene, c *Candidate, peaks *scene.PeakGrid) float64 {
	var out, own float64
	peaks.Within(c.X, c.Y, 0.66*pixel.EdgePX, func(k int, _ float64) {
		a, b := c.Local(peaks.Peaks[k].X, peaks.Peaks[k].Y)
		if math.Abs(a) > 0.42 || math.Abs(b) > 0.42 {
			return
		}
		like := max(peaks.Peaks[k].Contrast, 0)
		for i, on := range c.Pattern.Pips {
			x, y := vision.SiteAt(i)
			if on && math.Hypot(a-x*s.Pitch, b-y*s.Pitch) < 0.09 {
				own += like
				return
			}
		}
		out += like
	})
	return min(out/(own+10), 2)
}

// Surroundings measures the surroundings of the top face. sides is the changed share of the die's predicted side faces, which should be
// 1. beyond is the changed share of a narrow band outside its outline. For a single die only its shadow lies there.
func Surroundings(s *scene.Scene, p pixel.Pose) (sides, beyond float64) {
	poly := s.Viewpoint.Outline(p)
	var ns, cs, nb, cb float64
	f := p.Frame()
	for j := -9; j <= 9; j++ {
		for i := -9; i <= 9; i++ {
			a, b := float64(i)*0.085, float64(j)*0.085
			if math.Abs(a) < 0.5 && math.Abs(b) < 0.5 {
				continue
			}
			x, y := f.Place(a, b)
			ix, iy := int(x+0.5), int(y+0.5)
			if ix < 0 || iy < 0 || ix >= s.Pic.W || iy >= s.Pic.H {
				continue
			}
			v := 0.0
			if s.Floor.Changed.At(ix, iy) {
				v = 1
			}
			if pixel.Inside(poly, x, y) {
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

// againstFloor returns the log ratio of the face's lightness to that of the floor that it hides.
func againstFloor(s *scene.Scene, c *Candidate) float64 {
	var floor float64
	for _, q := range [5][2]float64{{0, 0}, {-0.3, -0.3}, {0.3, -0.3}, {-0.3, 0.3}, {0.3, 0.3}} {
		floor += scene.LightnessOf(s.Floor.At(c.X+q[0]*pixel.EdgePX, c.Y+q[1]*pixel.EdgePX)) / 5
	}
	return math.Log(((c.Body[0]+c.Body[1]+c.Body[2])/3 + 10) / (floor + 10))
}

// painted returns how much of the face without its pips has the die's paint, and how much of its surroundings has, both 0 to 1. The
// die's own side faces have its paint too, so they are left out.
func painted(s *scene.Scene, c *Candidate) (face, beyond float64) {
	sh := colour.ShadeOf(s.Known.Shades, c.Colour)
	if sh == nil {
		return 0, 0
	}
	g := s.Floor.GainAt(c.X, c.Y)
	var base [3]float64
	var bb float64
	for k := range 3 {
		base[k] = sh.Base[k] * g[k]
		bb += base[k] * base[k]
	}
	like := func(x, y float64) float64 {
		b, g, r := s.Pic.At(x, y)
		p := [3]float64{float64(b), float64(g), float64(r)}
		light := max(0.2, min((p[0]*base[0]+p[1]*base[1]+p[2]*base[2])/bb, 1.8))
		var off float64
		for k := range 3 {
			d := (p[k] - light*base[k]) / (7 + 0.07*p[k])
			off += d * d
		}
		return math.Exp(-off / 4)
	}
	f := c.Frame()
	var n float64
	for j := -4; j <= 4; j++ {
		for i := -4; i <= 4; i++ {
			q := [2]float64{float64(i) * 0.1, float64(j) * 0.1}
			if scene.OnPip(q, c.Pattern, s.Pitch) {
				continue
			}
			face += like(f.Place(q[0], q[1]))
			n++
		}
	}
	face /= max(n, 1)
	outline := s.Viewpoint.Outline(c.Pose)
	n = 0
	for _, q := range f.Quarters() {
		for i := -3; i <= 3; i++ {
			for _, d := range [2]float64{0.6, 0.7} {
				if x, y := q.Place(float64(i)*0.12, -d); !pixel.Inside(outline, x, y) {
					beyond += like(x, y)
					n++
				}
			}
		}
	}
	return face, beyond / max(n, 1)
}
