package reader

import (
	"slices"

	"quartermaster/calibration"
	"quartermaster/vision/find"
	"quartermaster/vision/pixel"
	"quartermaster/vision/scene"
)

// Where a second look for veiled faces is worth it: round dice whose being there is less sure than veilDoubt, and round what no die
// explains, in squares of an edge. A face is one, of a few dice that touch some are seen.
const (
	veilDoubt = 0.99
	veilMost  = 6.0
)

// veiledCandidates looks a second time for dice with light pips where a picture is not explained, and lists them if any may be one.
// A lamp mirrored in a whole face makes it nearly as bright as its pips, but they have less hue: what is bright is measured by its
// lack of that. It looks only where pips were sought before, for there the picture is made.
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
		if !p.Die || p.Area > veilMost {
			continue
		}
		found = true
		where.Square(p.X, p.Y, pixel.EdgePX)
		const room = 0.3 * pixel.EdgePX
		if l, t, r, b := float64(p.Box[0])-room, float64(p.Box[1])-room, float64(p.Box[2])+room, float64(p.Box[3])+room; p.Box != [4]int{} {
			where.Fill([][2]float64{{l, t}, {r, t}, {r, b}, {l, b}})
		}
	}
	if !found {
		return nil, nil
	}
	where.Both(sought)
	veiled := *s
	veiled.Pips, veiled.Light.Hue = nil, true
	out, err := e.Candidates(&veiled, []calibration.Pips{calibration.LightPips}, where)
	if !slices.ContainsFunc(out, func(c find.Candidate) bool { return c.Exists >= find.LeastExists }) {
		return nil, err
	}
	return out, err
}
