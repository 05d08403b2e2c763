package jamaica

import (
	"maps"
	"slices"

	"quartermaster/games"
	"quartermaster/games/jamaica/cargo"
	"quartermaster/games/jamaica/track"
)

// Voyage is the additional state if the program keeps everything (O11 all): track, ships, holds, bank, cards.
type Voyage struct {
	Tiles  []string           `json:"tiles"`           // the track as people described it, see track.Tiles
	First  int                `json:"first,omitempty"` // the space with the −5; 0: not known yet
	Finals []int              `json:"finals,omitempty"`
	Tokens []int              `json:"tokens"` // the lairs that still have a treasure token
	Bank   map[cargo.Kind]int `json:"bank"`   // tokens by kind of goods; below 0 if more are loaded than there are (O3)
	Ships  []Aboard           `json:"ships"`  // by seat; the ghost's last
	Decks  []Deck             `json:"decks"`  // by seat
	Todo   []Step             `json:"todo,omitempty"`
	Chosen *Chosen            `json:"chosen,omitempty"`
	Mend   int                `json:"mend,omitempty"` // the space whose tile is being corrected
	way    *track.Track       // built from Tiles, First and Finals; never changed
	spaces []games.Choice     // a choice for each of its spaces; never changed
}

// Aboard is the place of a ship and what it carries.
type Aboard struct {
	Place track.Place `json:"place"`
	Holds cargo.Holds `json:"holds"`
}

// Deck is what the program knows about a player's action cards.
type Deck struct {
	Hand int      `json:"hand"`
	Draw int      `json:"draw"`
	Laid []string `json:"laid,omitempty"` // cards laid since the last shuffle; "": not known which
}

// Step is one thing that is left to do in a round. Only the first one can wait for an answer.
type Step struct {
	Do   string       `json:"do"`
	Seat games.SeatNo `json:"seat"`
	N    int          `json:"n,omitempty"`
	Kind string       `json:"kind,omitempty"`
}

// The kinds of steps.
const (
	doCard     = "card"     // the ship's card is turned over (JM-R3)
	doSymbol   = "symbol"   // one symbol of the card, Kind, with the die value N
	doLoad     = "load"     // load N tokens of Kind
	doMove     = "move"     // move N spaces
	doBack     = "back"     // go back to the nearest space of Kind
	doAttack   = "attack"   // attack a ship on the same space
	doFight    = "fight"    // the battle in progress
	doPrice    = "price"    // the price of the space
	doPay      = "pay"      // pay N tokens of Kind, hold by hold
	doShort    = "short"    // throw the shortage die
	doTreasure = "treasure" // take the treasure of the lair; with Kind "may" the player is asked first
	doDrawn    = "drawn"    // ask which treasure it is
	doGhost    = "ghost"    // the ghost's move with the die value N
	doEnd      = "end"      // the end of the round
)

// Chosen is a choice that the program made for a player. The player may change it until the next answer.
type Chosen struct {
	Seat   games.SeatNo `json:"seat"`
	Hold   int          `json:"hold,omitempty"` // where goods were loaded; only without Kind
	Kind   cargo.Kind   `json:"kind,omitempty"` // what was paid
	N      int          `json:"n,omitempty"`
	Before cargo.Holds  `json:"before,omitempty"` // the holds before it was paid
}

// Numbers of holds of a ship, with and without the Sixth Hold (JM-S4, JM-A5), and of cards.
const (
	holds     = 5
	sixHolds  = 6
	handLimit = 3 // cards (JM-R5)
	withMap   = 4 // with Morgan's Map (JM-A2)
	deckSize  = 11
)

// newVoyage returns the state after the set-up (JM-S4 to JM-S8, JM-G2).
func (r *rules) newVoyage() *Voyage {
	v := &Voyage{Bank: map[cargo.Kind]int{cargo.Gold: doubloons, cargo.Food: food, cargo.Powder: powder}, Ships: make([]Aboard, r.ships()), Decks: make([]Deck, len(r.seats))}
	for i := range v.Ships {
		v.Ships[i].Holds = make(cargo.Holds, holds)
		first, second := cargo.Hold{Kind: cargo.Food, N: 3}, cargo.Hold{Kind: cargo.Gold, N: 3}
		if r.isGhost(games.SeatNo(i)) {
			first, second = cargo.Hold{Kind: cargo.Gold, N: 5}, cargo.Hold{Kind: cargo.Gold, N: 3}
		}
		for k, h := range []cargo.Hold{first, second} {
			v.Ships[i].Holds[k] = h
			v.Bank[h.Kind] -= h.N
		}
	}
	for i := range v.Decks {
		v.Decks[i] = Deck{Hand: handLimit, Draw: deckSize - handLimit}
	}
	return v
}

func (v *Voyage) clone() *Voyage {
	if v == nil {
		return nil
	}
	w := *v
	w.Tiles, w.Finals, w.Tokens, w.Todo = slices.Clone(v.Tiles), slices.Clone(v.Finals), slices.Clone(v.Tokens), slices.Clone(v.Todo)
	w.Ships, w.Decks = slices.Clone(v.Ships), slices.Clone(v.Decks)
	w.Bank = maps.Clone(v.Bank)
	for i := range w.Ships {
		w.Ships[i].Holds = slices.Clone(v.Ships[i].Holds)
	}
	for i := range w.Decks {
		w.Decks[i].Laid = slices.Clone(v.Decks[i].Laid)
	}
	if v.Chosen != nil {
		c := *v.Chosen
		w.Chosen = &c
	}
	return &w
}

// next returns the current step.
func (v *Voyage) next() Step { return v.Todo[0] }

// done removes the current step from the list and puts the given ones in its place.
func (v *Voyage) done(then ...Step) { v.Todo = append(then, v.Todo[1:]...) }

// first puts a step in front of the current one.
func (v *Voyage) first(step Step) { v.Todo = append([]Step{step}, v.Todo...) }

// forget drops the choice that a player could still change, because the player's holds change.
func (v *Voyage) forget(seat games.SeatNo) {
	if v.Chosen != nil && v.Chosen.Seat == seat {
		v.Chosen = nil
	}
}

// toGo returns how many steps a ship is away from the finish.
func (v *Voyage) toGo(seat games.SeatNo) int { return v.way.ToGo(v.Ships[seat].Place) }

// at returns the space that a ship is on.
func (v *Voyage) at(seat games.SeatNo) track.Space { return v.way.Spaces[v.Ships[seat].Place.Space] }

// beside returns the other ships on the space of a ship. It returns none on Port Royal, where there are no battles (JM-B2).
func (v *Voyage) beside(seat games.SeatNo) (all []games.SeatNo) {
	space := v.Ships[seat].Place.Space
	for i := range v.Ships {
		if other := games.SeatNo(i); other != seat && space != 0 && v.Ships[i].Place.Space == space {
			all = append(all, other)
		}
	}
	return all
}
