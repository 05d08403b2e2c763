package simulation

import (
	"math"

	"quartermaster/hardware/simulation/dice"
	"quartermaster/hardware/simulation/prints"
	"quartermaster/vision"
)

// truth is the truth of the picture: what lies on the table now.
func (t *Table) truth() vision.Truth {
	out := vision.Truth{Dice: []vision.TrueDie{}}
	lying := t.lying()
	seen := t.studio.Visible(lying, t.seenProps())
	for i := range lying {
		out.Dice = append(out.Dice, truthOf(&lying[i], seen[i]))
	}
	out.Tags = t.tags(out.Dice)
	return out
}

func truthOf(d *dice.Die, visible float64) vision.TrueDie {
	top := d.Top()
	out := vision.TrueDie{
		Colour: d.Colour, Value: d.Value(), Pose: vision.Flat,
		Centre: [2]float64{round3(d.Centre.X), round3(d.Centre.Y)},
		Yaw:    round3(d.Yaw() * 180 / math.Pi), Edge: d.Shape.Edge,
		Tilt: round3(d.Tilt() * 180 / math.Pi), Visible: round3(visible),
	}
	if d.Colour == CombatDie {
		out.Face = prints.Faces[out.Value-1]
	}
	for i, p := range d.Face(dice.Opposite(top)) {
		out.Footprint[i] = [2]float64{round3(p.X), round3(p.Y)}
	}
	low := d.Centre.Z - d.Reach(dice.Vec{Z: 1})
	switch {
	case out.Tilt > 5:
		out.Pose = vision.Cocked
	case low > d.Shape.Edge/4:
		out.Pose = vision.Stacked
	case visible < 0.5:
		out.Pose = vision.Hidden
	}
	return out
}

func round3(v float64) float64 { return math.Round(v*1000) / 1000 }
