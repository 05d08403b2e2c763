package rigs

import (
	"quartermaster/calibration"
	"quartermaster/companion"
)

func sentence(id string, pairs ...any) *companion.Sentence {
	s := companion.Say(id, pairs...)
	return &s
}

// BoardOf is what a rig knows of board and dice.
func BoardOf(r *calibration.Rig) companion.Board {
	b := companion.Board{WidthMM: r.Board.WidthMM, HeightMM: r.Board.HeightMM, EdgeMM: r.Die.EdgeMM}
	for _, c := range r.Colours {
		b.Colours = append(b.Colours, c.Name)
	}
	return b
}
