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

// Priors of dice: the pitch of their pips as a share of the edge (0.235 to 0.27 on the dice that were looked at), and
// the ratio of the edge to the visible width of a rounded die. What the latter was fitted on is unknown.
const (
	usualPitch, pitchSD     = 0.252, 0.015
	outlineShort, outlineSD = 1.04, 0.06
)

// unreadMisfit is the penalty for a die whose pips are not seen at a size, as a squared distance in standard
// deviations. Fitted on: unknown.
const unreadMisfit = 2

// measureEdge finds which of the usual sizes the dice of the teaching picture have. The pitch of the pips is measured
// to a hundredth, but its share of the edge differs between dice; the visible width is measured to a tenth. Only both
// together separate the usual sizes. The limits of the misfit were fitted on: unknown.
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

// edgeSeen is the median visible width of the dice and its interquartile range, in mm. At a wrong size the widths
// scatter.
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
			// Width of the die's own flank that is visible beside this side, in mm on the floor.
			wall := (cos*(d.Centre[0]-foot[0]) + sin*(d.Centre[1]-foot[1])) / foot[2] * rig.Die.EdgeMM
			if wall > -0.06*rig.Die.EdgeMM {
				continue // the shading of the rounded edge, or the die's own flank, would be mistaken for its outline
			}
			if half, ok := outlineAt(rig, im, d.Centre, cos, sin); ok {
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

// outlineAt is the distance (mm) of a top face's side from its middle, in a direction: where the colour changes most.
// ok is false for a change below 12 grey levels (fitted on: unknown).
func outlineAt(rig *calibration.Rig, im *bitmap, centre [2]float64, cos, sin float64) (float64, bool) {
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
			line[i][k] = midMean(columns[k])
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
