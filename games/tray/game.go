package tray

import (
	"fmt"
	"slices"

	"quartermaster/games"
	"quartermaster/games/throw"
)

// Game is the set of rules.
type Game struct{}

const (
	mostPeople = 8
	mostPoints = 99999 // of a person, and of what is given at once
	pipsDie    = "pips"
	printedDie = "printed"
)

// Info describes the game.
func (Game) Info() games.Info {
	return games.Info{
		ID: "tray", Name: text("name", nil), Emblem: "tray", FewestSeats: 0, MostSeats: mostPeople,
		Colours: []string{"red", "blue", "green", "yellow", "purple", "orange", "white", "black"},
		Options: []games.Option{
			own.Option("counts", "O1", "sum", "highest", "lowest", "best2", "best3", "best4", "from3", "from4", "from5", "from6"),
			own.Option("throws", "O4", "1", "2", "3"),
			own.Option("target", "O3", "none", "20", "50", "100", "500", "1000", "5000", "10000"),
			own.Option("leaning", "O2", "again", "counts"),
			own.Option("named", "O5", "yes", "no"),
		},
		Dice: map[string]games.DieKind{
			pipsDie: {Name: text("die", nil), Faces: []string{"1", "2", "3", "4", "5", "6"}},
			printedDie: {Name: text("die.printed", nil), Faces: []string{"2", "4", "6", "8", "10", "star"},
				Named: map[string]games.Text{"star": text("value.star", args{"Count": 1, "Number": games.Spelled(1, true)})}},
		},
		Words: own.Folder("words"), RuleHelp: own.Folder("help"), Emblems: own.Folder("emblems"), PublicKnowledge: true,
	}
}

// Start makes the first position.
func (g Game) Start(setup games.Setup) (games.Position, error) {
	chosen, bad := games.CheckSetup(g.Info(), setup)
	if bad != nil {
		return nil, bad
	}
	return position{&rules{setup.Seats, chosen, newSetRight(setup.Seats)}, &State{Points: make([]int, len(setup.Seats))}}, nil
}

// rules holds the seats and options. It does not change during a game.
type rules struct {
	seats    []games.Seat
	chosen   map[string]string
	setRight games.SetRight
}

// State is the whole state of a game, except seats and options.
type State struct {
	Throws int          `json:"throws"`
	Tries  int          `json:"tries,omitempty"` // throws that did not count, because dice leaned
	Nth    int          `json:"nth,omitempty"`   // throws of this turn so far, if there can be more
	Again  bool         `json:"again,omitempty"` // the leaning dice of the last throw are thrown again
	Turn   games.SeatNo `json:"turn"`
	Last   *throw.Throw `json:"last,omitempty"`
	Taking bool         `json:"taking,omitempty"` // points are taken for the last throw
	Points []int        `json:"points"`
	Over   bool         `json:"over,omitempty"`
}

func (s *State) clone() *State {
	t := *s
	t.Points = slices.Clone(s.Points)
	return &t
}

type position struct {
	rules *rules
	s     *State
}

// State is the whole position as data.
func (p position) State() any { return p.s.clone() }

// Asks lists the questions that are open now, the optional ones last.
func (p position) Asks() []games.Ask {
	r, s := p.rules, p.s
	if s.Over {
		return nil
	}
	next := r.askThrow(s)
	if s.Taking {
		next = r.askPoints(s)
	}
	all := []games.Ask{next}
	switch {
	case s.Nth == 0 && !s.Again:
	case s.Again || len(r.seats) == 0:
		all = append(all, r.askFresh())
	default:
		all = append(all, r.askTake(s))
	}
	if len(r.seats) == 0 {
		return all
	}
	return append(all, r.askGive(), r.askEnd(), r.setRight.Ask(func(_ string, seat games.SeatNo) int { return s.Points[seat] }))
}

// askThrow asks for a throw of any dice (TR-T1), for the next throw of a turn (TR-K1), or for the leaning dice again (TR-T5).
func (r *rules) askThrow(s *State) games.Ask {
	ask := games.Ask{ID: fmt.Sprintf("throw/%d", s.Throws+s.Tries+1), Kind: games.Throw, Seats: []games.SeatNo{games.Table}, Primary: true, Rule: "TR-T1",
		Prompt: text("ask.throw", nil), Throw: s.wanted()}
	if len(r.seats) > 0 {
		ask.Seats, ask.Prompt = []games.SeatNo{s.Turn}, text("ask.throwOf", args{"Name": r.seats[s.Turn].Name})
	}
	nth := s.Nth + 1
	switch {
	case s.Again:
		ask.Rule, ask.Prompt, ask.Note = "TR-T5", text("ask.again", args{"Count": loose(*s.Last)}), textOf("note.again", nil)
	case s.Nth > 0 && len(r.seats) > 0:
		ask.Rule, ask.Prompt, ask.Note = "TR-K1", text("ask.nthOf", args{"Name": r.seats[s.Turn].Name, "Nth": r.nth(nth)}), textOf("note.keep", nil)
	case s.Nth > 0:
		ask.Rule, ask.Prompt, ask.Note = "TR-K1", r.nth(nth), textOf("note.keep", nil)
	case r.throwsOfTurn() > 1:
		first := r.nth(nth)
		ask.Note = &first
	}
	return ask
}

// loose returns how many dice of a throw lean.
func loose(t throw.Throw) (n int) {
	for _, d := range t.Dice {
		if d.Loose {
			n++
		}
	}
	return n
}

// askPoints asks how many points the throw gives to the player whose turn it is (TR-P2).
func (r *rules) askPoints(s *State) games.Ask {
	n := r.counts(*s.Last)
	choices := []games.Choice{{ID: "take", Label: games.Plain(games.Signed(n))}, {ID: "none", Label: text("choice.none", nil)}}
	return games.Ask{ID: fmt.Sprintf("points/%d", s.Throws), Kind: games.Choose, Seats: []games.SeatNo{s.Turn}, Primary: true, Quick: true, Rule: "TR-P2",
		Prompt: text("ask.points", args{"Name": r.seats[s.Turn].Name, "Number": n}), Note: textOf("note.throw", args{"Dice": spelled(s.Last.Dice)}),
		Fields: []games.Field{{ID: "points", Label: text("field.points", nil), Min: 1, Max: 1, Choices: choices}}}
}

// askGive asks for points to give to any player (TR-P3).
func (r *rules) askGive() games.Ask {
	return games.Ask{ID: "give", Kind: games.Form, Seats: []games.SeatNo{games.Table}, Anytime: true, Rule: "TR-P3", Prompt: text("ask.give", nil), Button: textOf("button.give", nil),
		Fields: []games.Field{
			{ID: "who", Label: text("field.who", nil), Min: 1, Max: 1, Choices: games.SeatChoices(r.seats)},
			{ID: "points", Label: text("field.points", nil), Min: -mostPoints, Max: mostPoints, Default: games.Value(0)},
		}}
}

// askEnd asks whether to end the game (TR-P5).
func (r *rules) askEnd() games.Ask {
	return games.Ask{ID: "end", Kind: games.Choose, Seats: []games.SeatNo{games.Table}, Anytime: true, Quick: true, Rule: "TR-P5", Prompt: text("ask.end", nil),
		Fields: []games.Field{{ID: "end", Label: text("field.end", nil), Min: 1, Max: 1, Choices: []games.Choice{{ID: "yes", Label: text("choice.end", nil)}}}}}
}

func newSetRight(seats []games.Seat) games.SetRight {
	return games.NewSetRight("correct", "value", text("ask.correct", nil), "C2", seats, []games.Amount{
		{ID: "points", Label: text("field.points", nil), Min: -mostPoints, Max: mostPoints, OfSeat: true, Usual: true}})
}
