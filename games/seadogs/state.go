package seadogs

import (
	"slices"

	"quartermaster/games"
)

// Phase is the current phase of a game.
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

// State is the whole state of a game, except seats and options.
type State struct {
	Phase      Phase        `json:"phase"`
	Game       int          `json:"game"`    // number of the game within the match, from 1
	Starter    games.SeatNo `json:"starter"` // who began this game
	Turn       games.SeatNo `json:"turn"`    // whose turn it is, or is next
	Actions    int          `json:"actions"` // number of turns taken
	Draw       int          `json:"draw"`    // cards in the draw pile
	Used       int          `json:"used"`
	DogsUsed   int          `json:"dogsUsed"`        // sea dogs among the used cards
	Seen       int          `json:"seen"`            // Deliveries that have shown up
	OnTable    bool         `json:"onTable"`         // a Delivery has been revealed and not resolved yet
	Uncovered  games.SeatNo `json:"uncovered"`       // who would reveal a Delivery on top of the pile now; Table: there can be none
	Revealer   games.SeatNo `json:"revealer"`        // who revealed the last Delivery
	Asked      int          `json:"asked"`           // how many seats have declined to hire
	Event      string       `json:"event,omitempty"` // the event that is striking now
	Striker    games.SeatNo `json:"striker"`         // who played it
	Played     []string     `json:"played"`          // events on the used pile
	Row        []string     `json:"row,omitempty"`   // kinds of the face-up cards; "": not entered yet (O15)
	Shown      []string     `json:"shown,omitempty"` // kinds of all cards that have been in the row (O15)
	Piles      [3]int       `json:"piles,omitzero"`  // cards in the three piles from top to bottom, without Deliveries (O16)
	Since      int          `json:"since"`           // cards drawn since the last Delivery, or since the row was laid
	Ended      bool         `json:"ended"`           // somebody has delivered all four goods (SD-E2)
	Players    []Player     `json:"players"`
	Totals     [][]int      `json:"totals,omitempty"` // points in the finished games of the match, by game and seat
	StoppedNow bool         `json:"stoppedNow"`       // the match was stopped before anybody had 100 points
}

// Player is what the program knows about one player.
type Player struct {
	Hand    int    `json:"hand"` // cards in hand, sea dogs among them
	Dogs    int    `json:"dogs"`
	Pairs   []Pair `json:"pairs"`
	Laying  *Pair  `json:"laying,omitempty"` // a pair that is only partly entered
	Done    bool   `json:"done"`             // finished with this delivery phase
	Settled bool   `json:"settled"`          // has answered about the current event
	Events  int    `json:"events"`           // events left in hand at the end; -1: not known yet
	Left    int    `json:"left"`             // sum of the other values left in hand at the end; -1: not known yet
}

// Pair is one delivery (SD-D2).
type Pair struct {
	Suit  string `json:"suit"`
	Ship  int    `json:"ship"`
	Goods int    `json:"goods"`
}

func (p Pair) value() int { return p.Ship + p.Goods }

// cargo returns how many cards in hand are ships, goods or events.
func (p *Player) cargo() int { return p.Hand - p.Dogs }

func (p *Player) delivered(suit string) bool {
	return slices.ContainsFunc(p.Pairs, func(q Pair) bool { return q.Suit == suit })
}

// inDraw returns how many Deliveries are still in the draw pile.
func (s *State) inDraw() int { return deliveries - s.Seen }

// onTable returns 1 if a Delivery has been revealed and not resolved yet, else 0.
func (s *State) onTable() int {
	if s.OnTable {
		return 1
	}
	return 0
}

// onlyDeliveries reports whether the draw pile holds nothing but Deliveries, so that one must be on top (SD-T6).
func (s *State) onlyDeliveries() bool { return s.Draw == s.inDraw() && s.Draw > 0 }

// newGame returns the state before the first turn (SD-S1 to SD-S5).
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
