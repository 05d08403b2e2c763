package throw

import "math"

// Measure says between which points of two dice a gap is measured.
type Measure string

// The two ways people measure between dice.
const (
	Edges   Measure = "edges"   // between the nearest points of the two footprints; 0 when they touch or overlap
	Centres Measure = "centres" // between the centres of the two footprints
)

// Gap is the distance between two dice in millimetres, and the two points between which it was measured.
type Gap struct {
	Distance float64 `json:"gap"`
	From     Point   `json:"from"` // on (or in) the first die
	To       Point   `json:"to"`   // on (or in) the second
}

// Between measures the gap from a to b. It reports false if the place of either die is not known. The distance is the same
// in both directions. Footprints must be convex. Any measure other than Centres means Edges.
func Between(a, b Die, by Measure) (Gap, bool) {
	if !a.Placed() || !b.Placed() {
		return Gap{}, false
	}
	if by == Centres {
		p, q := a.Centre(), b.Centre()
		return Gap{distance(p, q), p, q}, true
	}
	if p, meet := common(a.Footprint, b.Footprint); meet {
		return Gap{0, p, p}, true
	}
	// If two convex polygons do not meet, the shortest line between them starts or ends at a corner.
	best := Gap{Distance: math.Inf(1)}
	corners(a.Footprint, b.Footprint, func(corner, foot Point, d float64) {
		if d < best.Distance {
			best = Gap{d, corner, foot}
		}
	})
	corners(b.Footprint, a.Footprint, func(corner, foot Point, d float64) {
		if d < best.Distance {
			best = Gap{d, foot, corner}
		}
	})
	return best, true
}

// corners calls visit for each corner of a and each edge of b, with the nearest point of that edge.
func corners(a, b []Point, visit func(corner, foot Point, d float64)) {
	for _, p := range a {
		for i := range b {
			q := nearest(p, b[i], b[(i+1)%len(b)])
			visit(p, q, distance(p, q))
		}
	}
}

// nearest returns the point nearest to p on the segment from a to b.
func nearest(p, a, b Point) Point {
	dx, dy := b.X-a.X, b.Y-a.Y
	length := dx*dx + dy*dy
	if length == 0 {
		return a
	}
	t := ((p.X-a.X)*dx + (p.Y-a.Y)*dy) / length
	t = max(0, min(1, t))
	return Point{a.X + t*dx, a.Y + t*dy}
}

// common returns a point that lies in both polygons, if there is one. It clips one polygon by every edge of the other
// (Sutherland and Hodgman, 1974) and returns the centre of what is left.
func common(a, b []Point) (Point, bool) {
	if separated(a, b) {
		return Point{}, false
	}
	rest := append([]Point(nil), a...)
	turn := orientation(b)
	for i := range b {
		rest = cut(rest, b[i], b[(i+1)%len(b)], turn)
	}
	if len(rest) == 0 { // the polygons only touch, and rounding removed the common point
		best, at := math.Inf(1), Point{}
		corners(a, b, func(_, foot Point, d float64) {
			if d < best {
				best, at = d, foot
			}
		})
		return at, true
	}
	return Die{Footprint: rest}.Centre(), true
}

// separated reports whether a line along an edge of one polygon separates the two (the separating axis test).
func separated(a, b []Point) bool {
	for _, s := range [2][2][]Point{{a, b}, {b, a}} {
		one, other := s[0], s[1]
		for i := range one {
			p, q := one[i], one[(i+1)%len(one)]
			nx, ny := q.Y-p.Y, p.X-q.X
			lowOne, highOne := span(one, nx, ny)
			lowOther, highOther := span(other, nx, ny)
			if highOne < lowOther || highOther < lowOne {
				return true
			}
		}
	}
	return false
}

func span(poly []Point, nx, ny float64) (low, high float64) {
	low, high = math.Inf(1), math.Inf(-1)
	for _, p := range poly {
		v := p.X*nx + p.Y*ny
		low, high = min(low, v), max(high, v)
	}
	return low, high
}

// orientation returns 1 or -1 for the two directions in which the corners can go around (the sign of the area).
func orientation(poly []Point) float64 {
	area := 0.0
	for i, p := range poly {
		q := poly[(i+1)%len(poly)]
		area += p.X*q.Y - q.X*p.Y
	}
	if area < 0 {
		return -1
	}
	return 1
}

// cut returns the part of the polygon on the inner side of the line through p and q. Turn is the orientation of the polygon
// that the edge from p to q belongs to.
func cut(poly []Point, p, q Point, turn float64) []Point {
	side := func(r Point) float64 { return turn * ((q.X-p.X)*(r.Y-p.Y) - (q.Y-p.Y)*(r.X-p.X)) }
	var kept []Point
	for i, r := range poly {
		s := poly[(i+1)%len(poly)]
		a, b := side(r), side(s)
		if a >= 0 {
			kept = append(kept, r)
		}
		if (a > 0 && b < 0) || (a < 0 && b > 0) {
			t := a / (a - b)
			kept = append(kept, Point{r.X + t*(s.X-r.X), r.Y + t*(s.Y-r.Y)})
		}
	}
	return kept
}

func distance(p, q Point) float64 { return math.Hypot(p.X-q.X, p.Y-q.Y) }
