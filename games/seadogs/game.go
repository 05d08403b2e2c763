package seadogs

import (
	"quartermaster/games"
)

// Game is the set of rules.
type Game struct{}

// Info describes the game.
func (Game) Info() games.Info {
	return games.Info{
		ID: "seadogs", Name: text("name", nil), Emblem: "dog", FewestSeats: 2, MostSeats: 6, // O1
		Colours: []string{"green", "white", "blue", "yellow", "red", "purple"},
		Options: listed(), Words: own.Folder("words"), RuleHelp: own.Folder("help"), Emblems: own.Folder("emblems"), PublicKnowledge: true,
	}
}

// Start makes the first position.
func (g Game) Start(setup games.Setup) (games.Position, error) {
	chosen, bad := games.CheckSetup(g.Info(), setup)
	if bad != nil {
		return nil, bad
	}
	s := newGame(len(setup.Seats), 1, 0, nil)
	s.Phase = PhaseBegin
	r := newRules(setup.Seats, chosen)
	if r.pointsOnly() {
		s.Phase = PhaseTurn
	}
	return position{r, s}, nil
}

// position is one moment of the game. It never changes.
type position struct {
	rules *rules
	s     *State
}

// State is the whole position as data.
func (p position) State() any { return p.s.clone() }

// Answer applies one answer to a copy of the state.
func (p position) Answer(a games.Answer) (games.Position, []games.Happening, error) {
	ask, bad := games.Check(p.Asks(), a)
	if bad != nil {
		return nil, nil, bad
	}
	m := &move{Log: own.Log("log."), rules: p.rules, s: p.s.clone()}
	if bad := m.answer(ask, a); bad != nil {
		return nil, nil, bad
	}
	return position{p.rules, m.s}, m.Happened, nil
}

// Asks lists the questions that are open now, the optional ones last.
func (p position) Asks() []games.Ask {
	r, s := p.rules, p.s
	var asks []games.Ask
	switch s.Phase {
	case PhaseBegin:
		asks = r.askBegin()
	case PhasePiles:
		asks = r.askPiles()
	case PhaseLay:
		asks = r.askLaid(s)
	case PhaseTurn:
		asks = r.askTurn(s)
	case PhaseCard:
		asks = r.askCard(s)
	case PhaseLoss:
		asks = r.askLoss(s)
	case PhaseDelivery:
		asks = r.askPairs(s)
	case PhaseHire:
		asks = r.askHire(s)
	case PhaseCount:
		asks = r.askCount(s)
	case PhaseNext:
		asks = r.askNext(s)
	default:
		return nil
	}
	if s.mayRecount() && !r.pointsOnly() {
		asks = append(asks, r.recountNow(s))
	}
	return asks
}

// everybody is the list of seats for asks that anybody may answer.
var everybody = []games.SeatNo{games.Table}

// tapped makes an ask that is answered by one tap on one of its choices.
func tapped(id string, seats []games.SeatNo, prompt games.Text, rule, field string, choices ...games.Choice) games.Ask {
	return games.Ask{
		ID: id, Kind: games.Choose, Seats: seats, Prompt: prompt, Rule: rule, Primary: true, Quick: true,
		Fields: []games.Field{{ID: field, Label: text("field."+field, nil), Min: 1, Max: 1, Choices: choices}},
	}
}

// beside makes an optional ask with a single answer, which the page shows as a button.
func beside(id, rule string, emblem string) games.Ask {
	a := tapped(id, everybody, text("ask."+id, nil), rule, id, games.Choice{ID: "yes", Label: text("choice."+id, nil), Emblem: emblem})
	a.Primary, a.Anytime = false, true
	return a
}
