package sevenseas

import (
	"quartermaster/games"
)

// Game is the set of rules.
type Game struct{}

var _ games.Resolver = Game{}

// Info describes the game.
func (Game) Info() games.Info {
	return games.Info{
		ID: "sevenseas", Name: text("name", nil), FewestSeats: 2, MostSeats: 4,
		Colours: []string{"green", "white", "blue", "yellow"},
		Options: listed(), Dice: map[string][]string{pipsDie: {"1", "2", "3", "4", "5", "6"}},
		Words: folder("words"), RuleHelp: folder("help"), Emblems: folder("emblems"), PublicKnowledge: true,
	}
}

// pipsDie is the only kind of die.
const pipsDie = "pips"

func defaults() map[string]string {
	chosen := map[string]string{}
	for _, o := range options {
		chosen[o.id] = o.choices[0]
	}
	return chosen
}

// Start makes the first position.
func (g Game) Start(setup games.Setup) (games.Position, error) {
	chosen, bad := games.CheckSetup(g.Info(), setup)
	if bad != nil {
		return nil, bad
	}
	r := newRules(setup.Seats, chosen)
	for _, seat := range setup.Seats {
		if seat.Colour == r.merchant {
			return nil, games.Refuse("B1", "sevenseas.refused.merchantColour", args{"Name": seat.Name, "Colour": colourText(seat.Colour)})
		}
	}
	return position{r, &State{Todo: []Task{{Kind: taskThrow, Seat: games.Table, For: forAny}}}}, nil
}

// position is one moment of the game.
type position struct {
	rules *rules
	s     *State
}

// State is the whole position as data.
func (p position) State() any { return p.s.clone() }

// Result is nil until the game is over.
func (p position) Result() *games.Result { return nil }

// Asks lists what the table must tell next, and what stands beside it.
func (p position) Asks() []games.Ask {
	if p.s.top() == nil {
		return nil
	}
	return p.rules.asks(p.s)
}

// Answer applies one answer to a copy of the state.
func (p position) Answer(a games.Answer) (games.Position, []games.Happening, error) {
	ask, bad := games.Check(p.Asks(), a)
	if bad != nil {
		return nil, nil, bad
	}
	m := &move{rules: p.rules, s: p.s.clone()}
	if bad := m.answer(ask, a); bad != nil {
		return nil, nil, bad
	}
	return position{p.rules, m.s}, m.happened, nil
}
