//go:build cgo

package cv

import (
	"slices"

	"quartermaster/calibration"
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
func (e *finder) veiledCandidates(s *scene, x *explanation, sought *mask) ([]candidate, error) {
	if !slices.Contains(s.known.signs, calibration.LightPips) {
		return nil, nil
	}
	where, found := newMask(&s.pic), false
	for i := range x.dice {
		if c := &x.dice[i]; c.exists < veilDoubt {
			where.square(c.x, c.y, 0.7*edgePX)
			found = true
		}
	}
	for _, p := range slices.Concat(x.left, x.spare) {
		if !p.die || p.area > veilMost {
			continue
		}
		found = true
		where.square(p.x, p.y, edgePX)
		const room = 0.3 * edgePX
		if l, t, r, b := float64(p.box[0])-room, float64(p.box[1])-room, float64(p.box[2])+room, float64(p.box[3])+room; p.box != [4]int{} {
			where.fill([][2]float64{{l, t}, {r, t}, {r, b}, {l, b}})
		}
	}
	if !found {
		return nil, nil
	}
	where.both(sought)
	veiled := *s
	veiled.pips, veiled.light.hue = nil, true
	out, err := e.candidates(&veiled, []calibration.Pips{calibration.LightPips}, where)
	if !slices.ContainsFunc(out, func(c candidate) bool { return c.exists >= leastExists }) {
		return nil, err
	}
	return out, err
}
