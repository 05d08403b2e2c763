package seadogs

import (
	"slices"

	"quartermaster/games"
)

// Phase is what the table is doing.
type Phase string

// The phases of a game.
const (
	PhaseBegin    Phase = "begin"    // who begins? (SD-S6)
	PhasePiles    Phase = "piles"    // how large are the three piles? (O16)
	PhaseLay      Phase = "lay"      // which cards lie in the row? (O15)
	PhaseTurn     Phase = "turn"     // SD-T1
	PhaseCard     Phase = "card"     // which card is played? (SD-T1c)
	PhaseLoss     Phase = "loss"     // who loses a card to an event? (SD-V2)
	PhaseDelivery Phase = "delivery" // SD-D1
	PhaseHire     Phase = "hire"     // SD-W2
	PhaseCount    Phase = "count"    // what is left in the hands? (SD-E3)
	PhaseNext     Phase = "next"     // another game of the match? (SD-M1)
	PhaseOver     Phase = "over"
)

// State is everything that a position knows besides seats and options.
type State struct {
	Phase      Phase        `json:"phase"`
	Game       int          `json:"game"`    // of the match, from 1
	Starter    games.SeatNo `json:"starter"` // who began this game
	Turn       games.SeatNo `json:"turn"`    // whose turn it is, or is next
	Actions    int          `json:"actions"` // turns that were taken
	Draw       int          `json:"draw"`    // cards in the draw pile
	Used       int          `json:"used"`
	DogsUsed   int          `json:"dogsUsed"`        // of the used, the sea dogs
	Seen       int          `json:"seen"`            // Deliveries that showed up
	OnTable    bool         `json:"onTable"`         // a Delivery lies between pile and its fate
	Uncovered  games.SeatNo `json:"uncovered"`       // who would reveal a Delivery that is on top now; Table: none can be
	Revealer   games.SeatNo `json:"revealer"`        // of the last Delivery
	Asked      int          `json:"asked"`           // seats that declined to hire
	Event      string       `json:"event,omitempty"` // that is striking now
	Striker    games.SeatNo `json:"striker"`         // who played it
	Played     []string     `json:"played"`          // events on the used pile
	Row        []string     `json:"row,omitempty"`   // kinds of the face-up cards, "" while not told (O15)
	Shown      []string     `json:"shown,omitempty"` // kinds of all cards that ever lay in the row (O15)
	Piles      [3]int       `json:"piles,omitzero"`  // top to bottom, without their Deliveries (O16)
	Since      int          `json:"since"`           // cards drawn since the last Delivery, or since the row was laid
	Ended      bool         `json:"ended"`           // somebody delivered all four goods (SD-E2)
	Players    []Player     `json:"players"`
	Totals     [][]int      `json:"totals,omitempty"` // points of each game of the match, by seat
	StoppedNow bool         `json:"stoppedNow"`       // the match was ended before its hundred
}

// Player is what is known of one player.
type Player struct {
	Hand    int    `json:"hand"` // cards in hand, sea dogs among them
	Dogs    int    `json:"dogs"`
	Pairs   []Pair `json:"pairs"`
	Laying  *Pair  `json:"laying,omitempty"` // a pair of which not all is told yet
	Done    bool   `json:"done"`             // with this delivery phase
	Settled bool   `json:"settled"`          // this event
	Events  int    `json:"events"`           // events left in hand at the end; -1: not told yet
	Left    int    `json:"left"`             // sum of the values left in hand at the end; -1: not told yet
}

// Pair is one delivery (SD-D2).
type Pair struct {
	Suit  string `json:"suit"`
	Ship  int    `json:"ship"`
	Goods int    `json:"goods"`
}

func (p Pair) value() int { return p.Ship + p.Goods }

// cargo is how many cards in hand are ships, goods or events.
func (p *Player) cargo() int { return p.Hand - p.Dogs }

func (p *Player) delivered(suit string) bool {
	return slices.ContainsFunc(p.Pairs, func(q Pair) bool { return q.Suit == suit })
}

// inDraw is how many Deliveries are still in the draw pile.
func (s *State) inDraw() int { return deliveries - s.Seen }

// onTable counts the Delivery between the pile and its fate.
func (s *State) onTable() int {
	if s.OnTable {
		return 1
	}
	return 0
}

// onlyDeliveries reports that nothing else is left to draw: the next Delivery lies on top (SD-T6).
func (s *State) onlyDeliveries() bool { return s.Draw == s.inDraw() && s.Draw > 0 }

// newGame is the state before the first turn (SD-S1 to SD-S5).
func newGame(n, game int, starter games.SeatNo, totals [][]int) *State {
	s := &State{Game: game, Starter: starter, Turn: starter, Draw: cardsInAll - rowSize, Uncovered: games.Table, Revealer: games.Table, Striker: games.Table, Totals: totals}
	for range n {
		s.Players = append(s.Players, Player{Events: -1, Left: -1})
	}
	return s
}

func (s *State) clone() *State {
	t := *s
	t.Played, t.Row, t.Shown = slices.Clone(s.Played), slices.Clone(s.Row), slices.Clone(s.Shown)
	t.Players = slices.Clone(s.Players)
	for i := range t.Players {
		p := &t.Players[i]
		p.Pairs = slices.Clone(p.Pairs)
		if p.Laying != nil {
			laying := *p.Laying
			p.Laying = &laying
		}
	}
	t.Totals = slices.Clone(s.Totals) // a finished game's points never change
	return &t
}
