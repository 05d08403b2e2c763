package jamaica

import (
	"fmt"

	"quartermaster/games"
	"quartermaster/games/throw"
)

// Game is the set of rules.
type Game struct{}

// Kinds of dice.
const (
	pipsDie   = "pips"
	combatDie = "combat"
	star      = "star"
)

var pipFaces = []string{"1", "2", "3", "4", "5", "6"}

// combatFaces are the faces of the combat die (O1).
var combatFaces = []string{"2", "4", "6", "8", "10", star}

// Info describes the game.
func (Game) Info() games.Info {
	return games.Info{
		ID: "jamaica", Name: text("name", nil), Emblem: "ship", FewestSeats: 2, MostSeats: mostPeople,
		Colours: []string{"red", "blue", "green", "yellow", "purple", "orange"},
		Options: listed(),
		Dice: map[string]games.DieKind{
			pipsDie:   {Name: text("die.pips", nil), Faces: pipFaces},
			combatDie: {Name: text("die.combat", nil), Faces: combatFaces},
		},
		Words: own.Folder("words"), RuleHelp: own.Folder("help"), Emblems: own.Folder("emblems"), PublicKnowledge: true,
	}
}

// Start makes the first position (JM-S1 to JM-S9).
func (g Game) Start(setup games.Setup) (games.Position, error) {
	chosen, bad := games.CheckSetup(g.Info(), setup)
	if bad != nil {
		return nil, bad
	}
	r := newRules(setup.Seats, chosen)
	if chosen["ghost"] == "on" && len(setup.Seats) == mostPeople {
		return nil, refuse("JM-G1", "refused.ghost", nil)
	}
	m := &move{Log: own.Log("log."), rules: r, s: r.start()}
	if r.all {
		m.recallTrack(setup)
	}
	return position{r, m.s}, nil
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
	switch s.Phase {
	case phaseChart:
		return []games.Ask{r.askChart(s)}
	case phaseThrow:
		return r.withChoices(s, r.askThrow(s))
	case phaseSail:
		return r.withChoices(s, r.askSail(s))
	case phaseDay:
		return []games.Ask{r.askDay(s)}
	case phaseRound:
		return r.askRound(s)
	case phaseBattle:
		return r.withChosen(s, r.askBattle(s))
	case phaseShortage:
		return []games.Ask{r.askCombat(s, fmt.Sprintf("short/%d", s.Combats), text("ask.short", nil), "JM-X1", r.shortageThrower(s))}
	case phaseDrawn:
		return []games.Ask{r.askDrawn(s)}
	case phasePoints:
		return append(r.askPoints(s), r.setRightNow(s))
	case phaseFurther:
		return []games.Ask{r.askFurther(s)}
	}
	return nil
}

// withChoices adds to an ask the optional asks that are open at any time.
func (r *rules) withChoices(s *State, ask games.Ask) []games.Ask {
	asks := r.withChosen(s, ask)
	if r.all {
		if s.Round == 0 {
			asks = append(asks, r.askMend(s))
		}
		asks = append(asks, r.askHold(s), r.askShip(s))
	}
	return append(asks, r.setRightNow(s))
}

// withChosen adds to an ask the optional ask that changes what the program chose for a player.
func (r *rules) withChosen(s *State, ask games.Ask) []games.Ask {
	if s.Voyage != nil && s.Voyage.Chosen != nil {
		return []games.Ask{ask, r.askChosen(s)}
	}
	return []games.Ask{ask}
}

// shortageThrower returns who may throw the shortage die: the owner of the ship if the program knows it, else anybody.
func (r *rules) shortageThrower(s *State) []games.SeatNo {
	if r.all {
		return []games.SeatNo{s.Voyage.next().Seat}
	}
	return everybody
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

// beside makes an optional ask, which is open beside the others.
func beside(id, rule, field string, choices ...games.Choice) games.Ask {
	a := tapped(id, everybody, text("ask."+id, nil), rule, field, choices...)
	a.Primary, a.Anytime, a.Button = false, true, textOf("button."+id, nil)
	return a
}

// askThrow asks the captain to throw the action dice (JM-R1). A throw during a round ends that round.
func (r *rules) askThrow(s *State) games.Ask {
	captain := s.Captain
	if s.Phase == phaseRound {
		captain = r.next(captain)
	}
	ask := games.Ask{ID: fmt.Sprintf("action/%d", s.Round+1), Kind: games.Throw, Seats: []games.SeatNo{captain}, Primary: true, Rule: "JM-R1",
		Prompt: text("ask.action", args{"Name": r.name(captain)}), Throw: &throw.Wanted{Groups: []throw.Group{{Kind: pipsDie, Count: 2}}}}
	if s.Phase == phaseRound {
		note := r.dayText(s)
		ask.Note = &note
	}
	return ask
}

// askCombat asks for a throw of the combat die, or of an ordinary die in its place (O1).
func (r *rules) askCombat(s *State, id string, prompt games.Text, rule string, seats []games.SeatNo) games.Ask {
	kind := combatDie
	if r.is("combat", "pip") {
		kind = pipsDie
	}
	return games.Ask{ID: id, Kind: games.Throw, Seats: seats, Primary: true, Rule: rule, Prompt: prompt,
		Throw: &throw.Wanted{Groups: []throw.Group{{Kind: kind, Count: 1}}}}
}

// askDay asks which die is for the morning (JM-R1).
func (r *rules) askDay(s *State) games.Ask {
	var choices []games.Choice
	for _, d := range [][2]int{s.Dice, {s.Dice[1], s.Dice[0]}} {
		choices = append(choices, games.Choice{ID: fmt.Sprintf("%d-%d", d[0], d[1]), Label: text("choice.day", args{"Morning": d[0], "Evening": d[1]})})
	}
	return tapped(fmt.Sprintf("day/%d", s.Round), []games.SeatNo{s.Captain}, text("ask.day", args{"Name": r.name(s.Captain)}), "JM-R1", "day", choices...)
}

// askRound returns the asks during a round. The next throw ends the round; once somebody is home, the points do.
func (r *rules) askRound(s *State) []games.Ask {
	var asks []games.Ask
	if s.anyHome() {
		asks = append(asks, tapped("finish", everybody, text("ask.finish", nil), "JM-E2", "finish", games.Choice{ID: "yes", Label: text("choice.finish", nil), Emblem: "anchor"}))
	} else {
		asks = append(asks, r.askThrow(s))
	}
	if racing := r.racing(s); len(racing) > 1 {
		asks = append(asks, beside("battle", "JM-B1", "attacker", r.choices(racing)...))
	}
	asks = append(asks, beside("shortage", "JM-X1", "shortage", games.Choice{ID: "yes", Label: text("button.shortage", nil), Emblem: "short"}))
	if racing := r.racing(s); s.Stack > 0 && len(racing) > 0 {
		asks = append(asks, beside("treasure", "JM-M7", "who", r.choices(racing)...))
	}
	if people := r.people(s); len(people) > 0 {
		asks = append(asks, beside("home", "JM-E1", "who", r.choices(people)...))
	}
	if r.ghost {
		var cases []games.Choice
		for _, c := range []string{"back", "forward", "captain"} {
			cases = append(cases, games.Choice{ID: c, Label: text("ghost."+c, nil)})
		}
		asks = append(asks, beside("ghost", "JM-G4", "direction", cases...))
	}
	return append(asks, r.setRightNow(s))
}
