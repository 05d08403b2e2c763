package measure

import (
	"errors"
	"fmt"
	"math"
	"slices"

	"quartermaster/calibration"
)

// usualEdges are the sizes in which dice are made (mm).
var usualEdges = []float64{8, 10, 12, 14, 15, 16, 18, 19, 20, 22, 25}

// What dice have in common: the pitch of their pips as a share of the edge (0.235 to 0.27 on those that were looked
// at), and by how much the outline that is seen of a rounded die falls short of its edge.
const (
	usualPitch, pitchSD     = 0.252, 0.015
	outlineShort, outlineSD = 1.04, 0.06
)

// unreadMisfit is what a die whose pips are not seen at a size speaks against it, as the square of a distance in spreads.
const unreadMisfit = 2

// measureEdge finds which of the usual sizes the dice of the teaching picture have. The lattice of the pips is measured
// to a hundredth, but dice differ in what share of the edge it is; the outline is seen to a tenth. Both together
// part the usual sizes.
func measureEdge(rig *calibration.Rig, im *bitmap, taps []calibration.Tap, learn calibration.Learn) (float64, error) {
	try := *rig
	best, edge, second := math.Inf(1), 0.0, math.Inf(1)
	for _, e := range usualEdges {
		try.Die.EdgeMM = e
		lesson, err := learn(&try, try.Teach.Picture.Data, taps)
		if err != nil || len(lesson.Dice) != len(taps) || lesson.PipPitch <= 0 {
			continue
		}
		seen, spread, ok := edgeSeen(&try, im, lesson.Dice)
		if !ok {
			continue
		}
		misfit := math.Pow((lesson.PipPitch-usualPitch)/pitchSD, 2) + math.Pow((seen*outlineShort/e-1)/outlineSD, 2) + math.Pow(spread/e/outlineSD, 2)
		for _, d := range lesson.Dice {
			if d.Value == 0 {
				misfit += unreadMisfit
			}
		}
		if misfit < best {
			best, edge, second = misfit, e, best
		} else {
			second = min(second, misfit)
		}
	}
	if best > 6 || second < best+1 {
		return 0, errors.New("the edge of the dice cannot be measured in the teaching picture: measure it with a ruler and give it as die.edge_mm")
	}
	return edge, nil
}

// edgeSeen is twice the middle one of the distances from the dice's middles to their outlines, and the range of the
// middle half of them, in mm. Where dice were found at a wrong size the distances have nothing in common.
func edgeSeen(rig *calibration.Rig, im *bitmap, dice []calibration.TaughtDie) (seen, spread float64, ok bool) {
	foot := rig.Camera.Position()
	var all []float64
	for _, d := range dice {
		if d.Value == 0 {
			continue
		}
		for side := range 4 {
			a := (d.Yaw + 90*float64(side)) * math.Pi / 180
			sin, cos := math.Sincos(a)
			// How much of the die's own wall is seen below this side, in mm on the floor.
			wall := (cos*(d.Centre[0]-foot[0]) + sin*(d.Centre[1]-foot[1])) / foot[2] * rig.Die.EdgeMM
			if wall > -0.06*rig.Die.EdgeMM {
				continue // the shading of the rounded edge, or the die's own wall, would be taken for its outline
			}
			if half, ok := outline(rig, im, d.Centre, cos, sin); ok {
				all = append(all, 2*half)
			}
		}
	}
	if len(all) < 4 {
		return 0, 0, false
	}
	slices.Sort(all)
	return all[len(all)/2], all[len(all)*3/4] - all[len(all)/4], true
}

// outline is how far (mm) from its middle a top face ends in a direction: where the colour changes most.
func outline(rig *calibration.Rig, im *bitmap, centre [2]float64, cos, sin float64) (float64, bool) {
	e := rig.Die.EdgeMM
	const steps = 60
	var line [steps][3]float64
	at := func(i float64) float64 { return e * (0.33 + 0.4*i/(steps-1)) }
	for i := range steps {
		var columns [3][]float64
		for j := range 15 {
			r, s := at(float64(i)), e*0.5*(float64(j)/14-0.5)
			c := im.at(rig.Camera.Project(centre[0]+r*cos-s*sin, centre[1]+r*sin+s*cos, e))
			for k := range c {
				columns[k] = append(columns[k], c[k])
			}
		}
		for k := range columns {
			line[i][k] = middle(columns[k])
		}
	}
	const reach = 5
	best, where := 0.0, 0.0
	for i := reach; i < steps-reach; i++ {
		var change float64
		for k := range 3 {
			var in, out float64
			for j := 1; j <= reach; j++ {
				in += line[i-j][k] / reach
				out += line[i+j][k] / reach
			}
			change += (out - in) * (out - in)
		}
		if change > best {
			best, where = change, at(float64(i))
		}
	}
	return where, best > 12*12
}

// edgeNote says that the edge was measured.
func edgeNote(e float64) string {
	return fmt.Sprintf("the dice were measured to have edges of %g mm: give die.edge_mm where that is wrong", e)
}
