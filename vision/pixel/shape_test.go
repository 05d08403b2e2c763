package pixel

import (
	"math"
	"slices"
	"testing"

	"pgregory.net/rapid"
)

// isCorner says whether a point is a corner of the convex hull of points: no triangle and no line between others
// contains it. All coordinates are integers, so the test is exact.
func isCorner(p [2]float64, all [][2]float64) bool {
	var others [][2]float64
	for _, q := range all {
		if q != p {
			others = append(others, q)
		}
	}
	between := func(a, b [2]float64) bool {
		return orientation(a, b, p) == 0 && (p[0]-a[0])*(p[0]-b[0])+(p[1]-a[1])*(p[1]-b[1]) <= 0
	}
	for i, a := range others {
		for j, b := range others[:i] {
			if between(a, b) {
				return false
			}
			for _, c := range others[:j] {
				u, v, w := orientation(a, b, p), orientation(b, c, p), orientation(c, a, p)
				if orientation(a, b, c) != 0 && (u >= 0 && v >= 0 && w >= 0 || u <= 0 && v <= 0 && w <= 0) {
					return false
				}
			}
		}
	}
	return true
}

func TestTheConvexHullMatchesBruteForce(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		coordinate := rapid.IntRange(-5, 5)
		points := make([][2]float64, rapid.IntRange(3, 9).Draw(t, "points"))
		for i := range points {
			points[i] = [2]float64{float64(coordinate.Draw(t, "x")), float64(coordinate.Draw(t, "y"))}
		}
		var want [][2]float64
		for _, p := range points {
			if isCorner(p, points) && !slices.Contains(want, p) {
				want = append(want, p)
			}
		}
		got := hull(slices.Clone(points))
		distinct := slices.Clone(got)
		sortPoints(distinct)
		sortPoints(want)
		if distinct = slices.Compact(distinct); !slices.Equal(distinct, want) {
			t.Fatalf("the hull of %v is %v, by brute force %v", points, got, want)
		}
		if len(want) < 3 {
			return // all on one line
		}
		if len(got) != len(want) {
			t.Errorf("a corner of %v stands twice", got)
		}
		for i := range got {
			if orientation(got[i], got[(i+1)%len(got)], got[(i+2)%len(got)]) <= 0 {
				t.Errorf("%v does not turn the same way at every corner", got)
			}
		}
	})
}

func TestSortPointsSorts(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		point := rapid.Custom(func(t *rapid.T) [2]float64 {
			return [2]float64{float64(rapid.IntRange(-3, 3).Draw(t, "x")), float64(rapid.IntRange(-3, 3).Draw(t, "y"))}
		})
		p := rapid.SliceOf(point).Draw(t, "points")
		want := slices.Clone(p)
		slices.SortFunc(want, func(a, b [2]float64) int { return slices.Compare(a[:], b[:]) })
		sortPoints(p)
		if !slices.Equal(p, want) {
			t.Errorf("sorted: %v, want %v", p, want)
		}
	})
}

// apartBy says whether two squares, the second moved by (x, y) edges, share no point, by sampling: points along each
// outline and a grid inside.
func apartBy(p, q Pose, h, x, y float64) bool {
	q.X, q.Y = q.X+x*EdgePX, q.Y+y*EdgePX
	const n = 24
	for _, pair := range [2][2]Pose{{p, q}, {q, p}} {
		for i := -n; i <= n; i++ {
			for j := -n; j <= n; j++ {
				px, py := pair[0].Place(h*float64(i)/n, h*float64(j)/n)
				if a, b := pair[1].Local(px, py); math.Abs(a) < h && math.Abs(b) < h {
					return false
				}
			}
		}
	}
	return true
}

func TestOverlapIsTheDistanceThatSeparatesSquares(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := anyPose(t, "one")
		h := rapid.Float64Range(0.3, 0.6).Draw(t, "half side")
		a := rapid.Float64Range(-math.Pi, math.Pi).Draw(t, "direction")
		far := rapid.Float64Range(0, 2*h*math.Sqrt2+0.1).Draw(t, "distance")
		s, c := math.Sincos(a)
		q := Pose{p.X + far*EdgePX*c, p.Y + far*EdgePX*s, rapid.Float64Range(-1, 1).Draw(t, "yaw")}
		deep := Overlap(p, q, h)
		if back := Overlap(q, p, h); math.Abs(back-deep) > 1e-9 {
			t.Errorf("%v seen from one, %v seen from the other", deep, back)
		}
		if deep <= 0 {
			if !apartBy(p, q, h, 0, 0) {
				t.Errorf("%v: yet they share a point", deep)
			}
			return
		}
		// Samples may miss a corner that penetrates by less than their distance.
		if deep > 0.1 && apartBy(p, q, h, 0, 0) {
			t.Errorf("%v: yet they share no point", deep)
		}
		if deep > 2*h-1e-9 {
			return // one square lies across the whole other one: Overlap is bounded there
		}
		parted := false
		for k := range 4 {
			for _, yaw := range [2]float64{p.Yaw, q.Yaw} {
				s, c := math.Sincos(yaw + float64(k)*math.Pi/2)
				parted = parted || apartBy(p, q, h, c*(deep+1e-6), s*(deep+1e-6))
			}
		}
		if !parted {
			t.Errorf("moving one by %v edges along any side does not part them", deep)
		}
		if deep > 0.15 {
			s, c := math.Sincos(rapid.Float64Range(-math.Pi, math.Pi).Draw(t, "another direction"))
			if apartBy(p, q, h, c*(deep-0.1), s*(deep-0.1)) {
				t.Errorf("they sink in by %v and are parted by less", deep)
			}
		}
	})
}

func TestInsideMatchesTheSumOfAngles(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		points := make([][2]float64, 8)
		for i := range points {
			points[i] = [2]float64{rapid.Float64Range(-50, 50).Draw(t, "x"), rapid.Float64Range(-50, 50).Draw(t, "y")}
		}
		poly := hull(points)
		if rapid.Bool().Draw(t, "the other way round") {
			slices.Reverse(poly)
		}
		x, y := rapid.Float64Range(-60, 60).Draw(t, "px"), rapid.Float64Range(-60, 60).Draw(t, "py")
		// From an inner point the angles subtended by the sides of a polygon add up to a full turn.
		var around float64
		for i, a := range poly {
			b := poly[(i+1)%len(poly)]
			if math.Abs(orientation(a, b, [2]float64{x, y})) < 1e-6 {
				return // points on a side may count either way
			}
			around += math.Remainder(math.Atan2(b[1]-y, b[0]-x)-math.Atan2(a[1]-y, a[0]-x), 2*math.Pi)
		}
		if want := math.Abs(around) > math.Pi; Inside(poly, x, y) != want {
			t.Errorf("(%v, %v) inside %v: %v", x, y, poly, !want)
		}
	})
}
