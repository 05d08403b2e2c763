package paint

import (
	"math"

	"quartermaster/vision/colour"
	"quartermaster/vision/find"
	"quartermaster/vision/pixel"
	"quartermaster/vision/scene"
)

// Where another paint than a die's own shows along its outline.
const (
	underPale   = 80   // grey levels of the least channel, from which a paint takes the colour of what stands round it
	underDark   = 60   // grey levels of the most channel, below which a paint has no colour that could be told
	underLeast  = 10.0 // how far beyond all mixtures of what is expected there a colour must lie, in grey levels
	underAlike  = 0.1  // how far so, of its own brightness, the other paint lies
	underMost   = 1.3  // how much of that paint there can be
	underLeaves = 0.5  // what of that distance may be left unexplained by it
	underSide   = 0.01 // so far, of its own brightness, an expected colour may lie on the wrong side
	underDepths = 3    // so many pixels are looked at, outwards, of which the last is the farthest
	underFar    = 5
	underStep   = 2.0 // pixels between two places of the outline
	underReach  = 1.1 // edges from the middle of a die, within which its sides and what lies beside them are seen
)

// Underpaint is the share of a die's outline along which paint of the set shows that is neither its own nor that of a die nearby: of
// a die on which it stands hardly more is seen from above. A colour counts that no mixture of the die's paint, the floor in light
// and in shadow, and shine can have (it lies beyond the cone of those), while that paint lies on the same side. A die whose own paint
// is pale takes any colour from what stands round it, so nothing is said of it.
func Underpaint(s *scene.Scene, c *find.Candidate, dice []find.Candidate) float64 {
	own := colour.ShadeOf(s.Known.Shades, c.Colour)
	if own == nil || pale(own.Base, s.Known.White) {
		return 0
	}
	s.Canvas.Near(c.X, c.Y, underReach*pixel.EdgePX)
	gain := s.Floor.GainAt(c.X, c.Y)
	lit := func(base [3]float64) (v [3]float64) {
		for k := range v {
			v[k] = base[k] * gain[k]
		}
		return v
	}
	var beside []*find.Candidate
	for i := range dice {
		if o := &dice[i]; o != c && math.Hypot(o.X-c.X, o.Y-c.Y) < 2*pixel.EdgePX {
			beside = append(beside, o)
		}
	}
	var others [][3]float64
shades:
	for k := range s.Known.Shades {
		for _, o := range beside {
			if o.Colour == s.Known.Shades[k].Name {
				continue shades
			}
		}
		if b := s.Known.Shades[k].Base; s.Known.Shades[k].Name != c.Colour && max(b[0], b[1], b[2]) > underDark {
			others = append(others, lit(s.Known.Shades[k].Base))
		}
	}
	seen := make([]int, len(others))
	places := 0
	mine := lit(own.Base)
	outline := s.Foot.Outline(c.Pose)
	for i, a := range outline {
		b := outline[(i+1)%len(outline)]
		long := math.Hypot(b[0]-a[0], b[1]-a[1])
		out := [2]float64{(b[1] - a[1]) / long, (a[0] - b[0]) / long}
		if out[0]*(a[0]-c.X)+out[1]*(a[1]-c.Y) < 0 {
			out[0], out[1] = -out[0], -out[1]
		}
		n := max(1, int(long/underStep+0.5))
		places += n
		for j := range n {
			t := (float64(j) + 0.5) / float64(n)
			best, far := -1, 0.0
			for d := range underDepths {
				by := 1 + float64(d)*(underFar-1)/(underDepths-1)
				x, y := a[0]+(b[0]-a[0])*t+out[0]*by, a[1]+(b[1]-a[1])*t+out[1]*by
				if k, r := foreign(s, beside, x, y, mine, others); r > far {
					best, far = k, r
				}
			}
			if best >= 0 {
				seen[best]++
			}
		}
	}
	most := 0
	for _, n := range seen {
		most = max(most, n)
	}
	return float64(most) / float64(max(places, 1))
}

// pale says whether a paint sends back much light of every colour.
func pale(base, white [3]float64) bool {
	return min(base[0]/white[0], base[1]/white[1], base[2]/white[2]) > underPale
}

// foreign says which of some other paints shows at a place, and how far beyond what is expected its colour lies, in grey levels; zero
// where none does.
func foreign(s *scene.Scene, beside []*find.Candidate, x, y float64, own [3]float64, others [][3]float64) (best int, far float64) {
	ix, iy := int(x), int(y)
	if ix < 1 || iy < 1 || ix >= s.Pic.W-1 || iy >= s.Pic.H-1 {
		return -1, 0
	}
	for _, o := range beside {
		if math.Hypot(o.X-x, o.Y-y) < pixel.EdgePX {
			return -1, 0
		}
	}
	colour := func(b, g, r float32) [3]float64 { return [3]float64{float64(b), float64(g), float64(r)} }
	p, f := colour(s.Pic.At(x, y)), colour(s.Floor.At(x, y))
	dark := f
	for k := range dark {
		dark[k] *= s.Known.Umbra[k]
	}
	expected := [4][3]float64{f, dark, own, s.Known.White}
	best = -1
	for i := range expected {
		for j := i + 1; j < len(expected); j++ {
			n := cross(expected[i], expected[j])
			long := math.Sqrt(dot3(n, n))
			if long < 1 {
				continue
			}
			r := dot3(n, p) / long
			if r < 0 {
				r, long = -r, -long
			}
			if r < max(underLeast, far) {
				continue
			}
			if !beyond(n, long, expected[:], i, j) {
				continue
			}
			k, least := -1, underAlike
			for q, v := range others {
				there := dot3(n, v) / long
				if share := there / math.Sqrt(dot3(v, v)); share > least && r < underMost*there && explains(p, expected[i], expected[j], v) < underLeaves*r {
					k, least = q, share
				}
			}
			if k >= 0 {
				best, far = k, r
			}
		}
	}
	return best, far
}

// beyond says whether all but two of some colours lie on the other side of the plane of those two.
func beyond(n [3]float64, long float64, all [][3]float64, i, j int) bool {
	for k, v := range all {
		if k != i && k != j && dot3(n, v)/long > underSide*math.Sqrt(dot3(v, v)) {
			return false
		}
	}
	return true
}

func dot3(a, b [3]float64) float64 { return a[0]*b[0] + a[1]*b[1] + a[2]*b[2] }

func cross(a, b [3]float64) [3]float64 {
	return [3]float64{a[1]*b[2] - a[2]*b[1], a[2]*b[0] - a[0]*b[2], a[0]*b[1] - a[1]*b[0]}
}

// explains is how far from a colour the nearest mixture of three lies (none of them taken away).
func explains(p, a, b, q [3]float64) float64 {
	least := math.Sqrt(dot3(p, p))
	n := cross(b, q)
	if det := dot3(a, n); math.Abs(det) > 1 {
		x, y, z := dot3(p, n)/det, dot3(p, cross(q, a))/det, dot3(p, cross(a, b))/det
		if x >= 0 && y >= 0 && z >= 0 {
			return 0
		}
	}
	for _, o := range [2][3]float64{a, b} {
		oo, qq, oq, po, pq := dot3(o, o), dot3(q, q), dot3(o, q), dot3(p, o), dot3(p, q)
		det := oo*qq - oq*oq
		x, y := 0.0, max(0, pq/max(qq, 1e-9))
		if det > 1e-6 {
			if u, v := (po*qq-pq*oq)/det, (pq*oo-po*oq)/det; u >= 0 && v >= 0 {
				x, y = u, v
			}
		}
		var r float64
		for k := range p {
			d := p[k] - x*o[k] - y*q[k]
			r += d * d
		}
		least = min(least, math.Sqrt(r))
	}
	return least
}
