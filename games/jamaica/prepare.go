package jamaica

import "quartermaster/games"

// Numbers of tokens of each kind in the box (JM-S5).
const (
	doubloons = 80
	food      = 45
	powder    = 45
)

var _ games.Preparer = Game{}

// Prepare lists the steps of the set-up (JM-S1 to JM-S9).
func (g Game) Prepare(setup games.Setup) []games.Preparation {
	chosen, bad := games.CheckSetup(g.Info(), setup)
	if bad != nil {
		return nil
	}
	r := newRules(setup.Seats, chosen)
	step := func(id string, a args, items ...games.Piece) games.Preparation {
		return games.Preparation{Text: text("prepare."+id, a), Pieces: games.Pieces{Items: items}}
	}
	people := len(setup.Seats)
	var ships []games.Piece
	for _, seat := range setup.Seats {
		ships = append(ships, games.Piece{Emblem: "ship", Label: games.Plain(seat.Name), Colour: seat.Colour})
	}
	all := []games.Preparation{
		step("board", nil, ships...),
		step("people", nil, games.Piece{Emblem: "gold", Label: text("token.gold", nil), Count: 3}, games.Piece{Emblem: "food", Label: text("token.food", nil), Count: 3}),
	}
	gold := doubloons - 3*people
	if r.ghost { // JM-G2
		gold -= 8
		all = append(all, step("ghost", nil, games.Piece{Emblem: ladyBeth, Label: text("treasure.beth", nil)}, games.Piece{Emblem: "gold", Label: text("token.gold", nil), Count: 8}))
	}
	return append(all,
		step("treasures", nil, games.Piece{Emblem: "chest", Label: text("part.stack", nil), Count: treasures}),
		step("bank", nil, games.Piece{Emblem: "gold", Label: text("token.gold", nil), Count: gold}, games.Piece{Emblem: "food", Label: text("token.food", nil), Count: food - 3*people}, games.Piece{Emblem: "powder", Label: text("token.powder", nil), Count: powder}),
		step("cards", nil))
}
