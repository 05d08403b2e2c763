package teach

import (
	"errors"
	"slices"

	"quartermaster/calibration"
	"quartermaster/vision"
	"quartermaster/vision/figure"
	"quartermaster/vision/ground"
	"quartermaster/vision/scene"
)

// Rig is what reading and learning share: one camera over one board with dice of one size.
type Rig struct {
	*ground.Board
	scene.Known
	Printed []figure.Die // the dice whose faces show figures
}

// newRig prepares a rig whose dice are not taught yet.
func newRig(rig *calibration.Rig) (*Rig, error) {
	b, err := ground.New(&rig.Camera, rig.Board, rig.Die.EdgeMM, rig.Empty.Data)
	if err != nil {
		return nil, err
	}
	return &Rig{Board: b, Known: scene.Untaught()}, nil
}

// Taught prepares a rig from its file, with the colours of its dice.
func Taught(rig *calibration.Rig) (*Rig, error) {
	if len(rig.Teach.Dice) == 0 {
		return nil, errors.New("the rig has not been taught its dice: add teach to the setup file and calibrate again")
	}
	e, err := newRig(rig)
	if err != nil {
		return nil, err
	}
	if rig.Found.PipPitch > 0 {
		e.Pitch = rig.Found.PipPitch
	}
	e.SizeSD, e.FocalSD = rig.Found.ScaleSD, rig.Found.FocalSD
	if err := e.teach(rig); err != nil {
		e.Close()
		return nil, err
	}
	e.addConfirmed(rig.Confirmed)
	return e, nil
}

// addConfirmed adds the apparent sizes of confirmed dice to those of the taught ones. A one shows no size.
func (e *Rig) addConfirmed(c *calibration.Confirmed) {
	if c == nil {
		return
	}
	all := vision.Patterns()
	for _, d := range c.Dice {
		i := slices.IndexFunc(all, func(p vision.Pattern) bool { return p.Value == d.Value && p.N > 1 })
		if i >= 0 {
			e.Sizes = append(e.Sizes, scene.Size{X: d.Centre[0], Y: d.Centre[1], Share: d.Size, Pattern: &all[i]})
		}
	}
}
