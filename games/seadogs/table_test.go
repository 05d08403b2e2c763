package seadogs_test

import (
	"encoding/json"
	"fmt"
	"strconv"
	"strings"
	"testing"

	"quartermaster/games"
	"quartermaster/games/gametest"
	"quartermaster/games/seadogs"
)

// table is a game that a test plays through the contract: it uses only asks, views, happenings and the result.
type table struct {
	testing.TB
	p        games.Position
	happened []games.Happening // by the last answer
}

// sit starts a game of some people; "play=match" sets an option. The first of them begins.
func sit(t testing.TB, n int, options ...string) *table {
	t.Helper()
	x := lay(t, n, options...)
	x.do("begin 0")
	return x
}

// lay starts a game in which it has not been decided yet who begins.
func lay(t testing.TB, n int, options ...string) *table {
	t.Helper()
	return &table{TB: t, p: gametest.Start(t, seadogs.Game{}, games.Setup{Seats: people[:n]}, options...)}
}

func (x *table) find(id string) (games.Ask, bool) {
	for _, a := range x.p.Asks() {
		if a.ID == id {
			return a, true
		}
	}
	return games.Ask{}, false
}

// ask returns an open ask.
func (x *table) ask(id string) games.Ask {
	x.Helper()
	a, open := x.find(id)
	if !open {
		x.Fatalf("%s is not asked; open: %v", id, x.asked())
	}
	return a
}

// asked returns the ids of all open asks, without the one that is always open.
func (x *table) asked() (ids []string) {
	for _, a := range x.p.Asks() {
		if a.ID != "recount" {
			ids = append(ids, a.ID)
		}
	}
	return ids
}

// do gives answers that must be accepted.
func (x *table) do(said ...string) *table {
	x.Helper()
	for _, s := range said {
		next, happened, err := x.p.Answer(gametest.Written(x.p, s))
		if err != nil {
			x.Fatalf("%q was refused: %v; open: %v", s, err, x.asked())
		}
		x.p, x.happened = next, happened
	}
	return x
}

// refused gives an answer that must be refused, and returns the rule and the reason.
func (x *table) refused(said string) (rule, reason string) {
	x.Helper()
	before, _ := json.Marshal(x.p.State())
	next, _, err := x.p.Answer(gametest.Written(x.p, said))
	if err == nil || next != nil {
		x.Fatalf("%q was taken", said)
	}
	if after, _ := json.Marshal(x.p.State()); string(after) != string(before) {
		x.Fatalf("%q was refused and changed the position", said)
	}
	bad := err.(*games.Refusal)
	return bad.Rule, bad.Reason.ID
}

// turn returns whose turn it is.
func (x *table) turn() int {
	x.Helper()
	for _, id := range x.asked() {
		if n, is := strings.CutPrefix(id, "turn/"); is {
			seat, _ := strconv.Atoi(n)
			return seat
		}
	}
	x.Fatalf("it is nobody's turn: %v", x.asked())
	return -1
}

// takes makes the players take cards from the pile, one after another.
func (x *table) takes(n int) *table {
	x.Helper()
	for range n {
		x.do(fmt.Sprintf("turn/%d pile", x.turn()))
	}
	return x
}

// plays makes the next player play a card: "card", "dog" or an event.
func (x *table) plays(card string) *table {
	x.Helper()
	seat := x.turn()
	return x.do(fmt.Sprintf("turn/%d play", seat), fmt.Sprintf("card/%d %s", seat, card))
}

// lays makes a player deliver a pair: suit, ship, goods.
func (x *table) lays(seat int, suit string, ship, goods int) *table {
	x.Helper()
	return x.do(fmt.Sprintf("pair/%d %s", seat, suit), fmt.Sprintf("ship/%d %d", seat, ship), fmt.Sprintf("goods/%d %d", seat, goods))
}

// nobody ends a delivery phase if it still waits for somebody.
func (x *table) nobody() *table {
	x.Helper()
	if _, several := x.find("nobody"); several {
		return x.do("nobody yes")
	}
	for _, id := range x.asked() {
		if strings.HasPrefix(id, "pair/") {
			return x.do(id)
		}
	}
	return x
}

// declined makes all players decline to hire.
func (x *table) declined() *table {
	x.Helper()
	for {
		var open string
		for _, id := range x.asked() {
			if strings.HasPrefix(id, "hire/") {
				open = id
			}
		}
		if open == "" {
			return x
		}
		x.do(open + " no")
	}
}

// said reports whether the last answer added a line to the log.
func (x *table) said(id string) bool {
	for _, h := range x.happened {
		if h.Text.ID == "seadogs.log."+id {
			return true
		}
	}
	return false
}

// seen returns the view of a position.
type seen struct {
	draw, used, seen, onTable int
	hand, dogs, pairs, score  []int
	laid                      []string // "0 gold 1+5"
	between                   bool     // two games of a match: no piles lie there
}

func look(p games.Position) seen {
	v := p.View(games.Table)
	s := seen{between: true}
	for _, part := range v.Table {
		switch part.ID {
		case "piles":
			s.between = false
			s.draw, s.used, s.onTable = part.Pieces.Items[0].Count, part.Pieces.Items[1].Count, part.Pieces.Items[2].Count
		case "deliveries":
			s.seen = part.Counter.Value
		}
	}
	for i, seat := range v.Seats {
		s.score = append(s.score, *seat.Score)
		pairs := 0
		for _, part := range seat.Parts {
			switch part.ID {
			case "hand":
				s.hand = append(s.hand, part.Counter.Value)
			case "dogs":
				s.dogs = append(s.dogs, part.Counter.Value)
			case "pairs":
				for _, piece := range part.Pieces.Items {
					if !piece.Faded {
						pairs++
						s.laid = append(s.laid, fmt.Sprintf("%d %s %d+%d", i, piece.On.Emblem, piece.Count, piece.On.Count))
					}
				}
			}
		}
		s.pairs = append(s.pairs, pairs)
	}
	return s
}

func sum(all []int) (n int) {
	for _, v := range all {
		n += v
	}
	return n
}
