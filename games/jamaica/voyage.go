package jamaica

import (
	"slices"

	"quartermaster/games"
	"quartermaster/games/jamaica/cargo"
	"quartermaster/games/jamaica/track"
)

// Voyage is what is kept beside the State where everything is kept (O11 all): track, ships, holds, bank, cards.
type Voyage struct {
	Tiles  []string       `json:"tiles"`           // the track as it was told
	First  int            `json:"first,omitempty"` // the space with the −5; 0: not told
	Finals []int          `json:"finals,omitempty"`
	Tokens []int          `json:"tokens"` // lairs whose treasure token lies there
	Bank   map[string]int `json:"bank"`   // by kind of goods; below 0 where more is loaded than there is (O3)
	Ships  []Aboard       `json:"ships"`  // by seat; the ghost's last
	Decks  []Deck         `json:"decks"`  // by seat
	Todo   []Step         `json:"todo,omitempty"`
	Chosen *Chosen        `json:"chosen,omitempty"`
	Mend   int            `json:"mend,omitempty"` // the space whose tile is being put right
	way    *track.Track   // made of Tiles, First and Finals; never changed
	spaces []games.Choice // its spaces to choose from; never changed
}

// Aboard is where a ship is and what it carries.
type Aboard struct {
	Place track.Place `json:"place"`
	Holds cargo.Holds `json:"holds"`
}

// Deck is what is known of a player's action cards.
type Deck struct {
	Hand int      `json:"hand"`
	Draw int      `json:"draw"`
	Laid []string `json:"laid,omitempty"` // since the last shuffle; "" where nobody told which
}

// Step is one thing that is yet to be done in a round. The first one waits for an answer, or for nothing.
type Step struct {
	Do   string       `json:"do"`
	Seat games.SeatNo `json:"seat"`
	N    int          `json:"n,omitempty"`
	Kind string       `json:"kind,omitempty"`
}

// What a step does.
const (
	doCard     = "card"     // its card is turned (JM-R3)
	doSymbol   = "symbol"   // one symbol of it, Kind, by the die N
	doLoad     = "load"     // N of Kind
	doMove     = "move"     // N spaces
	doBack     = "back"     // to the nearest space of Kind
	doAttack   = "attack"   // of whoever lies there
	doFight    = "fight"    // the battle that goes on
	doPrice    = "price"    // of the space
	doPay      = "pay"      // N of Kind, hold by hold
	doShort    = "short"    // the shortage die
	doTreasure = "treasure" // of the lair; Kind "may" asks first
	doDrawn    = "drawn"    // which treasure it is
	doGhost    = "ghost"    // the ghost's move by the die N
	doEnd      = "end"      // of the round
)

// Chosen is what the program chose for somebody, and what they may choose instead until the next answer.
type Chosen struct {
	Seat   games.SeatNo `json:"seat"`
	Hold   int          `json:"hold,omitempty"` // where goods were loaded; only without Kind
	Kind   string       `json:"kind,omitempty"` // what was paid
	N      int          `json:"n,omitempty"`
	Before cargo.Holds  `json:"before,omitempty"` // the holds before it was paid
}

// Holds of a ship, with and without the Sixth Hold (JM-S4, JM-A5).
const (
	holds     = 5
	sixHolds  = 6
	handLimit = 3 // cards (JM-R5)
	withMap   = 4 // with Morgan's Map (JM-A2)
	deckSize  = 11
)

// newVoyage is the set-up (JM-S4 to JM-S8, JM-G2).
func (r *rules) newVoyage() *Voyage {
	v := &Voyage{Bank: map[string]int{string(cargo.Gold): doubloons, string(cargo.Food): food, string(cargo.Powder): powder}, Ships: make([]Aboard, r.ships()), Decks: make([]Deck, len(r.seats))}
	for i := range v.Ships {
		v.Ships[i].Holds = make(cargo.Holds, holds)
		first, second := cargo.Hold{Kind: cargo.Food, N: 3}, cargo.Hold{Kind: cargo.Gold, N: 3}
		if r.isGhost(games.SeatNo(i)) {
			first, second = cargo.Hold{Kind: cargo.Gold, N: 5}, cargo.Hold{Kind: cargo.Gold, N: 3}
		}
		for k, h := range []cargo.Hold{first, second} {
			v.Ships[i].Holds[k] = h
			v.Bank[string(h.Kind)] -= h.N
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
	w.Bank = make(map[string]int, len(v.Bank))
	for kind, n := range v.Bank {
		w.Bank[kind] = n
	}
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

// next is what is to be done now.
func (v *Voyage) next() Step { return v.Todo[0] }

// done takes the first step off the list, and puts others in its place.
func (v *Voyage) done(then ...Step) { v.Todo = append(then, v.Todo[1:]...) }

// forget takes back the other choices that somebody had, since their holds change.
func (v *Voyage) forget(seat games.SeatNo) {
	if v.Chosen != nil && v.Chosen.Seat == seat {
		v.Chosen = nil
	}
}

// toGo is how far a ship is from the finish.
func (v *Voyage) toGo(seat games.SeatNo) int { return v.way.ToGo(v.Ships[seat].Place) }

// at is the space that a ship lies on.
func (v *Voyage) at(seat games.SeatNo) track.Space { return v.way.Spaces[v.Ships[seat].Place.Space] }

// beside are the other ships on the space of one. On Port Royal there is no battle (JM-B2).
func (v *Voyage) beside(seat games.SeatNo) (all []games.SeatNo) {
	space := v.Ships[seat].Place.Space
	for i := range v.Ships {
		if other := games.SeatNo(i); other != seat && space != 0 && v.Ships[i].Place.Space == space {
			all = append(all, other)
		}
	}
	return all
}
