//go:build cgo

package reader

import (
	"slices"
	"testing"

	"quartermaster/calibration"
	"quartermaster/vision"
)

func TestDiceOfOtherColoursThanTheTaughtOneAreNotTakenForIt(t *testing.T) {
	whole := RenderedRig(t, "A_recommended")
	rig := *whole
	rig.Colours, rig.Teach.Dice = nil, nil
	for _, c := range whole.Colours {
		if c.Name == "purple" {
			rig.Colours = append(rig.Colours, c)
		}
	}
	for _, d := range whole.Teach.Dice {
		if d.Colour == "purple" {
			rig.Teach.Dice = append(rig.Teach.Dice, d)
		}
	}
	for _, c := range []struct {
		rig  *calibration.Rig
		told bool
	}{{&rig, true}, {whole, false}} {
		r, err := New(c.rig)
		if err != nil {
			t.Fatal(err)
		}
		defer r.Close()
		data, _ := ThrowOf(t, "A_recommended", "0005.jpg")
		read, err := r.Read(t.Context(), vision.Frame{Data: data}, nil)
		if err != nil {
			t.Fatal(err)
		}
		if told := slices.ContainsFunc(read.Guards, func(g vision.Guard) bool { return g.Kind == vision.GuardUntaught }); told != c.told {
			t.Errorf("a rig with %d colours: other dice are told: %v; guards %v", len(c.rig.Colours), told, read.Guards)
		}
		if asked := len(asks(read, vision.AskColour)) > 0; asked != c.told {
			t.Errorf("a rig with %d colours: colours are asked about: %v", len(c.rig.Colours), asked)
		}
	}
}
