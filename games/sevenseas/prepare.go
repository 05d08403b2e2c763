package sevenseas

import (
	"strconv"

	"quartermaster/games"
)

// Prepare lists the steps of the set-up: what to sort, how to build the stack, which cards stay in the box, and how to lay out
// the board (K1–K5).
func (g Game) Prepare(setup games.Setup) []games.Preparation {
	chosen, bad := games.CheckSetup(g.Info(), setup)
	if bad != nil || chosen["play"] == "battles" {
		return nil
	}
	r := newRules(setup.Seats, chosen)
	hand := r.number("hand")
	rest := adventureCards - 1 - r.removed() - len(setup.Seats)*hand - belowLastRound
	step := func(id string, a args, items ...games.Piece) games.Preparation {
		return games.Preparation{Text: text("prepare."+id, a), Pieces: games.Pieces{Items: items}}
	}
	var dice, characters []games.Piece
	for _, seat := range setup.Seats {
		dice = append(dice, games.Piece{Emblem: "sail", Label: games.Plain(seat.Name), Colour: seat.Colour, Count: shipsEach})
	}
	for c := Shipwright; c <= Cartographer; c++ {
		characters = append(characters, games.Piece{Emblem: "ch-" + strconv.Itoa(c), Label: characterText(c)})
	}
	all := []games.Preparation{
		step("board", nil, games.Piece{Emblem: "prep-box", Label: text("prepare.box", nil)}),
		step("people", args{"Fleet": r.number("fleet"), "Reserve": shipsEach - r.number("fleet"), "Merchants": hueText(r.merchant)}, dice...),
		step("characters", nil, characters...),
		step("chests", args{"Count": r.number("chests")}, games.Piece{Emblem: "chest", Label: text("part.chests", nil), Count: r.number("chests")}),
	}
	if r.removed() > 0 {
		var convoys []games.Piece
		for c := range countries {
			convoys = append(convoys, games.Piece{Emblem: countryEmblems[c], Label: countryText(c), Count: convoysEach})
		}
		all = append(all, step("removed", nil, convoys...))
	}
	return append(all,
		step("hand", args{"Count": hand}, games.Piece{Emblem: "card", Label: text("part.hand", nil), Count: hand}),
		step("stack", args{"Below": belowLastRound, "Above": rest}, games.Piece{Emblem: "prep-stack", Label: text("prepare.side", nil)}),
		step("loot", nil, games.Piece{Emblem: "loot", Label: text("stack.loot", nil), Count: lootCards}))
}
