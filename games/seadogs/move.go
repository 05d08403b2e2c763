package seadogs

import (
	"fmt"
	"strconv"
	"strings"

	"quartermaster/games"
)

// move applies one answer: it holds a state that may be changed, and the log of what happens.
type move struct {
	*rules
	games.Log
	s *State
}

// who returns the name of a seat as the arguments of a text.
func (m *move) who(seat games.SeatNo) args { return args{"Name": m.name(seat)} }

// forSeat returns the id of an ask for one seat.
func forSeat(kind string, seat games.SeatNo) string { return fmt.Sprintf("%s/%d", kind, seat) }

// answer applies an answer that games.Check has accepted.
func (m *move) answer(ask games.Ask, a games.Answer) *games.Refusal {
	kind, rest, _ := strings.Cut(ask.ID, "/")
	n, _ := strconv.Atoi(rest)
	seat := games.SeatNo(n)
	switch kind {
	case "begin":
		m.begins(games.SeatOf(a.Pick("first")))
	case "piles":
		m.piled(a.Number("top"), a.Number("middle"))
	case "laid":
		m.laid(a.Pick("laid"))
	case "early":
		m.early()
	case "turn":
		m.act(a.Pick("action"))
	case "refill":
		m.refilled(a.Pick("refill"))
	case "card":
		if a.Passed() {
			m.s.Phase = PhaseTurn
		} else {
			m.plays(a.Pick("card"))
		}
	case "losses":
		m.lose(a)
	case "loss":
		m.loses(seat, a.Pick("loss"))
		m.struckOn()
	case "delivery":
		m.delivery(m.s.Uncovered)
	case "pair":
		m.pairSuit(seat, a)
	case "ship":
		m.pairShip(seat, a)
	case "goods":
		m.pairGoods(seat, a)
	case "nobody":
		m.nobodyDelivers()
	case "hire":
		m.hire(seat, a.Pick("hire") == "yes")
	case "events":
		m.s.Players[seat].Events, _ = strconv.Atoi(a.Pick("events"))
		m.counted()
	case "hand":
		m.handed(seat, a)
	case "left":
		m.s.Players[seat].Left = told(a, "left")
		m.counted()
	case "again":
		m.again()
	case "stop":
		m.stop()
	case "recount":
		return m.countAnew(a)
	}
	return nil
}
