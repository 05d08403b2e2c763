package seadogs

import "quartermaster/games"

// Suits of ships and goods, and their emblems.
var suits = []string{"fish", "barrels", "pigs", "gold"}

// Events, one card of each.
var events = []string{"rats", "mutiny", "swineflu", "pirates"}

const (
	cardsInAll  = 55
	deliveries  = 3 // two-sided cards: Delivery on one side, sea dog on the other
	rowSize     = 4
	ofAKind     = 6 // cards of each kind: ships of one suit, or goods of one suit (O2: one of each value)
	highest     = 6 // highest value printed on a card (O2)
	anyValue    = 20
	matchPoints = 100 // SD-M1
	dogPoints   = 3   // SD-W4
	eventPoints = 3   // SD-E3
)

// struck returns the suit that an event strikes (SD-V4, O3).
func (r *rules) struck(event string) string {
	swapped := r.is("struck", "swapped")
	switch event {
	case "swineflu":
		return "pigs"
	case "pirates":
		return "gold"
	case "rats":
		if swapped {
			return "barrels"
		}
		return "fish"
	}
	if swapped {
		return "fish"
	}
	return "barrels"
}

// colourOf returns the colour of a suit (O4).
func (r *rules) colourOf(suit string) string { return r.colours[suit] }

// suitChoice makes a choice for a suit.
func (r *rules) suitChoice(suit string) games.Choice {
	return games.Choice{ID: suit, Label: text("suit."+suit, nil), Emblem: suit, Colour: r.colourOf(suit)}
}

// kinds returns a choice for each kind of card that can lie in the row; values are not tracked (O15).
func (r *rules) kinds() (all []games.Choice) {
	for _, suit := range suits {
		all = append(all, games.Choice{ID: "ship/" + suit, Label: text("ship."+suit, nil), Emblem: "ship", Colour: r.colourOf(suit)})
	}
	for _, suit := range suits {
		all = append(all, games.Choice{ID: "goods/" + suit, Label: text("suit."+suit, nil), Emblem: suit, Colour: r.colourOf(suit)})
	}
	for _, event := range events {
		all = append(all, games.Choice{ID: event, Label: text("event."+event, nil), Emblem: event})
	}
	return all
}
