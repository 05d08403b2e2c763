package reader

import (
	"slices"

	"quartermaster/calibration"
	"quartermaster/vision/find"
	"quartermaster/vision/pixel"
	"quartermaster/vision/scene"
)

// Where a second search for veiled faces is made: round dice whose probability of existing is below veilDoubt, and
// round unexplained patches of an area up to veilMaxArea, in squares of an edge. One face has an area of 1; of a few
// dice that touch, single faces may be missing. Measured on 78 rigs (MEASUREMENTS.md); fitted on: unknown.
const (
	veilDoubt   = 0.99
	veilMaxArea = 6.0
)

// veiledCandidates searches again for dice with light pips where a picture is not explained, and returns the
// candidates if any may be a die. A lamp mirrored in a whole face makes it nearly as bright as its pips, but pips have
// less chroma, so this search subtracts the chroma from the pip channel. It stays within the area of the first search,
// since only that is rectified.
func veiledCandidates(e *find.Finder, s *scene.Scene, x *explanation, sought *pixel.Mask) ([]find.Candidate, error) {
	if !slices.Contains(s.Known.Signs, calibration.LightPips) {
		return nil, nil
	}
	where, found := pixel.NewMask(&s.Pic), false
	for i := range x.dice {
		if c := &x.dice[i]; c.Exists < veilDoubt {
			where.Square(c.X, c.Y, 0.7*pixel.EdgePX)
			found = true
		}
	}
	for _, p := range slices.Concat(x.left, x.spare) {
		if !p.DieSized || p.Area > veilMaxArea {
			continue
		}
		found = true
		where.Square(p.X, p.Y, pixel.EdgePX)
		const room = 0.3 * pixel.EdgePX // around the box; fitted on: unknown
		if l, t, r, b := float64(p.Box[0])-room, float64(p.Box[1])-room, float64(p.Box[2])+room, float64(p.Box[3])+room; p.Box != [4]int{} {
			where.Fill([][2]float64{{l, t}, {r, t}, {r, b}, {l, b}})
		}
	}
	if !found {
		return nil, nil
	}
	where.Intersect(sought)
	veiled := *s
	veiled.Pips, veiled.Balance.Hue = nil, true
	out, err := e.Candidates(&veiled, []calibration.Pips{calibration.LightPips}, where)
	if !slices.ContainsFunc(out, func(c find.Candidate) bool { return c.Exists >= find.MinExists }) {
		return nil, err
	}
	return out, err
}
