package rigs

import (
	"cmp"

	"quartermaster/calibration"
	"quartermaster/companion"
)

func sentence(id string, pairs ...any) *companion.Sentence {
	s := companion.Say(id, pairs...)
	return &s
}

// BoardOf is what a rig says about board and dice.
func BoardOf(r *calibration.Rig) companion.Board {
	b := companion.Board{WidthMM: r.Board.WidthMM, HeightMM: r.Board.HeightMM, EdgeMM: r.Die.EdgeMM}
	for _, c := range r.Colours {
		b.Colours = append(b.Colours, c.Name)
		if len(c.Faces) > 0 {
			if b.Printed == nil {
				b.Printed = map[string]string{}
			}
			b.Printed[c.Name] = cmp.Or(c.Role, c.Name)
		}
	}
	return b
}
