package gametest

import (
	"encoding/json"
	"errors"
	"math/rand/v2"
	"slices"

	"quartermaster/games"
	"quartermaster/games/throw"
)

func (l *laws) ask(ask games.Ask) {
	l.Helper()
	l.texts(ask)
	l.ruleHelp(ask.Rule)
	if !slices.Contains([]games.Kind{games.Choose, games.Form, games.Throw, games.Order}, ask.Kind) {
		l.Errorf("%s: no page draws the kind %q", ask.ID, ask.Kind)
	}
	if len(ask.Seats) == 0 {
		l.Errorf("%s: nobody may answer", ask.ID)
	}
	if ask.Throw != nil {
		for _, g := range ask.Throw.Groups {
			if _, there := l.info.Dice[g.Kind]; !there && g.Kind != "" || g.Count < 1 || g.Colour == "" && ask.Throw.Places {
				l.Errorf("%s: %d dice of the colour %q and the kind %q cannot be wanted", ask.ID, g.Count, g.Colour, g.Kind)
			}
		}
	}
	if (ask.Kind == games.Throw) != (ask.Throw != nil) || (ask.Kind == games.Throw) != (len(ask.Fields) == 0) {
		l.Errorf("%s: a throw asks for dice, everything else for fields", ask.ID)
	}
	if ask.Kind == games.Choose && (len(ask.Fields) != 1 || ask.Fields[0].Min != 1 || ask.Fields[0].Max != 1 || len(ask.Fields[0].Choices) == 0) {
		l.Errorf("%s: one choice of one field is asked", ask.ID)
	}
	if ask.Clock && (!l.info.Clock || !ask.Skip || !slices.Contains(ask.Seats, games.Table)) {
		l.Errorf("%s: a clock passes only what anybody may pass, in a game that says so", ask.ID)
	}
	if ask.Quick && ask.Kind != games.Choose {
		l.Errorf("%s: only one choice of one field can be answered by one tap", ask.ID)
	}
	fields := map[string]bool{}
	combinations := 1 // of the choices in the previous fields
	for _, f := range ask.Fields {
		if fields[f.ID] || f.ID == "" {
			l.Errorf("%s: two fields have the id %q", ask.ID, f.ID)
		}
		fields[f.ID] = true
		choices := map[string]bool{}
		for _, c := range f.Choices {
			if choices[c.ID] || c.ID == "" {
				l.Errorf("%s, %s: two choices have the id %q", ask.ID, f.ID, c.ID)
			}
			choices[c.ID] = true
		}
		if f.Min > f.Max || (f.Choices != nil && f.Max > len(f.Choices)) {
			l.Errorf("%s, %s: from %d to %d of %d choices", ask.ID, f.ID, f.Min, f.Max, len(f.Choices))
		}
		if f.Now != nil && (f.Choices != nil || len(f.Now) != combinations || slices.Min(f.Now) < f.Min || slices.Max(f.Now) > f.Max) {
			l.Errorf("%s, %s: what it is now are %d numbers from %d to %d for %d combinations", ask.ID, f.ID, len(f.Now), slices.Min(f.Now), slices.Max(f.Now), combinations)
		}
		combinations *= len(f.Choices)
		if f.Default != nil {
			probe := games.Answer{Ask: "x", Fields: map[string]json.RawMessage{f.ID: f.Default}}
			if _, bad := games.Check([]games.Ask{{ID: "x", Kind: ask.Kind, Seats: ask.Seats, Fields: []games.Field{f}}}, withSeat(probe, ask)); bad != nil {
				l.Errorf("%s, %s: the default %s is refused: %s", ask.ID, f.ID, f.Default, bad.Reason.ID)
			}
		}
	}
}

func withSeat(a games.Answer, ask games.Ask) games.Answer {
	a.Seat = ask.Seats[0]
	return a
}

// refuses gives malformed answers and checks that each is refused with a reason.
func (l *laws) refuses(p games.Position, asks []games.Ask, r *rand.Rand) {
	l.Helper()
	ask := asks[r.IntN(len(asks))]
	good := Answer(ask, l.info, l.table.Any, r)
	bad := []games.Answer{{Ask: "no such ask"}, {Ask: ask.ID, Seat: 99}}
	if len(ask.Fields) > 0 {
		f := ask.Fields[0].ID
		bad = append(bad,
			games.Answer{Ask: ask.ID, Seat: ask.Seats[0], Fields: map[string]json.RawMessage{f: json.RawMessage(`{"a":1}`)}},
			games.Answer{Ask: ask.ID, Seat: ask.Seats[0], Fields: map[string]json.RawMessage{f: json.RawMessage(`null`)}},
			games.Answer{Ask: ask.ID, Seat: ask.Seats[0], Fields: map[string]json.RawMessage{f: json.RawMessage(`"no such choice"`)}},
			games.Answer{Ask: ask.ID, Seat: ask.Seats[0], Fields: map[string]json.RawMessage{f: json.RawMessage(`1000000`)}},
			games.Answer{Ask: ask.ID, Seat: ask.Seats[0], Fields: map[string]json.RawMessage{"no such field": games.Value(1)}},
		)
		if good.Fields != nil {
			with := games.Answer{Ask: ask.ID, Seat: good.Seat, Fields: good.Fields, Throw: &throw.Throw{Dice: []throw.Die{{Colour: "red", Face: "1"}}}}
			bad = append(bad, with)
		}
	} else {
		bad = append(bad, games.Answer{Ask: ask.ID, Seat: ask.Seats[0], Throw: &throw.Throw{}})
	}
	if slices.Contains(ask.Seats, games.Table) {
		bad[1].Ask = "no such ask" // anybody may answer this one
	}
	for _, a := range bad {
		next, happened, err := p.Answer(a)
		if err == nil || next != nil || happened != nil {
			data, _ := json.Marshal(a)
			l.Fatalf("the answer %s was not refused", data)
		}
		l.refusal(err)
	}
}

func (l *laws) refusal(err error) {
	var bad *games.Refusal
	if !errors.As(err, &bad) || bad.Reason.ID == "" {
		l.Fatalf("an answer was refused without a reason: %v", err)
	}
	l.texts(*bad)
	l.ruleHelp(bad.Rule)
}
