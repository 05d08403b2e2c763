package gametest

import (
	"encoding/json"
	"maps"
	"slices"
	"strconv"
	"strings"

	"quartermaster/games"
	"quartermaster/games/throw"
)

// Start returns the first position of a game. Each option, such as "ghost=off", is added to those of the setup. It fails if the
// game refuses the setup.
func Start(t Reporter, g games.Game, setup games.Setup, options ...string) games.Position {
	t.Helper()
	chosen := map[string]string{}
	maps.Copy(chosen, setup.Options)
	for _, o := range options {
		id, choice, _ := strings.Cut(o, "=")
		chosen[id] = choice
	}
	setup.Options = chosen
	p, err := g.Start(setup)
	if err != nil {
		t.Fatalf("the game did not start: %v", err)
	}
	return p
}

// Written makes the answer to an ask that is written as words: the id of the ask, and what is answered.
//   - "turn/0 pile" picks a choice of the first field.
//   - "correct who=1 value=4" fills in fields and takes the defaults of the others.
//   - "action/1 4 2~" throws two dice without a colour, of which the second one leans.
//   - "pair/0" passes. If the ask is a form that cannot be passed, it takes all defaults.
func Written(p games.Position, words string) games.Answer {
	w := strings.Fields(words)
	a := games.Answer{Ask: w[0], Seat: games.Table}
	asks := p.Asks()
	i := slices.IndexFunc(asks, func(ask games.Ask) bool { return ask.ID == w[0] })
	if i < 0 {
		return a
	}
	switch ask := asks[i]; {
	case ask.Kind == games.Throw:
		a.Throw = &throw.Throw{By: "hand"}
		for i, face := range w[1:] {
			a.Throw.Dice = append(a.Throw.Dice, throw.Die{ID: i + 1, Face: strings.TrimSuffix(face, "~"), Loose: strings.HasSuffix(face, "~")})
		}
	case len(w) > 1 || ask.Kind == games.Form && !ask.Skip:
		a.Fields = map[string]json.RawMessage{}
		for _, f := range ask.Fields {
			if f.Default != nil {
				a.Fields[f.ID] = f.Default
			}
		}
		for _, v := range w[1:] {
			field, value, named := strings.Cut(v, "=")
			if !named {
				field, value = ask.Fields[0].ID, v
			}
			a.Fields[field] = games.Value(value)
			number := slices.ContainsFunc(ask.Fields, func(f games.Field) bool { return f.ID == field && f.Choices == nil })
			if n, err := strconv.Atoi(value); err == nil && number {
				a.Fields[field] = games.Value(n)
			}
		}
	}
	return a
}
