package sevenseas

import (
	"fmt"

	"quartermaster/games"
	"quartermaster/games/throw"
)

// askThrow asks for dice, from the camera or by hand.
func (r *rules) askThrow(s *State, t Task) []games.Ask {
	ask := games.Ask{
		ID: fmt.Sprintf("throw/%d", s.Throws), Kind: games.Throw, Seats: []games.SeatNo{games.Table},
		Rule: "B5", Primary: true, Throw: &throw.Wanted{Places: true},
	}
	switch {
	case len(t.Again) > 0:
		ask.Prompt = text("ask.throw.again", args{"Dice": diceTexts(t.Again)})
		if r.is("rethrow", "all") {
			ask.Prompt = text("ask.throw.all", args{"Dice": diceTexts(t.Again)})
		}
	case t.For == forWhirlpool:
		ask.Prompt, ask.Rule = text("ask.throw.whirlpool", nil), "Q8"
	default:
		ask.Prompt = text("ask.throw.any", nil)
	}
	return append([]games.Ask{ask}, r.besideAnyThrow(s, t)...)
}

// thrown takes dice that came to rest. Loose ones are thrown again (B5, A9): the whole throw is then read
// once more, so that the final resting places count.
func (m *move) thrown(t throw.Throw) *games.Refusal {
	task := m.s.top()
	if bad := m.unreadable(t); bad != nil {
		return bad
	}
	if again := loose(t); len(again) > 0 {
		m.s.Throws++
		task.Again = again
		m.announce("A9", "log.again", args{"Dice": diceTexts(again)})
		return nil
	}
	return m.anyThrown(t)
}

// throwAgain takes the places anew while a question about them is open (A12).
func (m *move) throwAgain() {
	m.pop()
	m.s.Clash = nil
}
