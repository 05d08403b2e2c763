package paint

import (
	"math"

	"quartermaster/vision/colour"
	"quartermaster/vision/find"
	"quartermaster/vision/pixel"
	"quartermaster/vision/scene"
)

// Thresholds of the search for foreign paint along a die's outline. Fitted on: unknown. How the resulting share counts was
// set on 34 rigs: see package rest.
const (
	underPale   = 80   // a paint whose weakest channel exceeds this (grey levels) reflects the colours around it and is skipped
	underDark   = 60   // a paint whose strongest channel is below this (grey levels) is too dark to show a hue
	underLeast  = 10.0 // minimum distance of a pixel's colour from the cone of expected colours, grey levels
	underAlike  = 0.1  // minimum distance of the foreign paint from that cone, as a share of the paint's length
	underMost   = 1.3  // maximum amount of the foreign paint in a pixel, 1 = nothing but that paint
	underLeaves = 0.5  // maximum residual after mixing in the foreign paint, as a share of the pixel's distance
	underSide   = 0.01 // tolerance for an expected colour on the wrong side of the plane, as a share of its length
	underDepths = 3    // sample points outwards from each place of the outline
	underFar    = 5    // distance of the outermost of them, pixels
	underStep   = 2.0  // distance between two places of the outline, pixels
	underReach  = 1.1  // radius of the picture that is prepared around the die, edges
)

// ForeignPaint returns the share (0 to 1) of a die's outline along which a paint of the set shows that belongs neither to the die
// nor to a die nearby. That is often all that is seen from above of a die below. A pixel counts if its colour lies outside the
// cone spanned by the expected colours (the die's paint, the lit floor, the shaded floor, specular reflection) and the foreign
// paint lies on the same side of the cone. The result is 0 for a die with pale paint, which takes on any colour around it.
func ForeignPaint(s *scene.Scene, c *find.Candidate, dice []find.Candidate) float64 {
	own := colour.ShadeOf(s.Known.Shades, c.Colour)
	if own == nil || pale(own.Base, s.Known.White) {
		return 0
	}
	s.Canvas.FillNear(c.X, c.Y, underReach*pixel.EdgePX)
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
	outline := s.Viewpoint.Outline(c.Pose)
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
				if k, r := foreignPaint(s, beside, x, y, mine, others); r > far {
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

// pale reports whether a paint reflects much light in every channel.
func pale(base, white [3]float64) bool {
	return min(base[0]/white[0], base[1]/white[1], base[2]/white[2]) > underPale
}

// foreignPaint finds the foreign paint that shows at a place. It returns the index of the paint, and the distance of the pixel's colour
// from the cone of expected colours in grey levels. It returns -1 and 0 where no foreign paint shows.
func foreignPaint(s *scene.Scene, beside []*find.Candidate, x, y float64, own [3]float64, others [][3]float64) (best int, far float64) {
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
		dark[k] *= s.Known.UmbraLight[k]
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
			if !isConeFace(n, long, expected[:], i, j) {
				continue
			}
			k, least := -1, underAlike
			for q, v := range others {
				there := dot3(n, v) / long
				if share := there / math.Sqrt(dot3(v, v)); share > least && r < underMost*there && mixtureDistance(p, expected[i], expected[j], v) < underLeaves*r {
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

// isConeFace reports whether the plane through the colours i and j, with the normal n of the given length, has all other colours on
// its negative side: the plane is then a face of the cone that the colours span.
func isConeFace(n [3]float64, long float64, all [][3]float64, i, j int) bool {
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

// mixtureDistance returns the distance of the colour p from the nearest non-negative mixture of a, b and q. Mixtures without q are not tried:
// the caller knows that p lies beyond the plane of a and b.
func mixtureDistance(p, a, b, q [3]float64) float64 {
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
