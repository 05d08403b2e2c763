package gametest

import (
	"encoding/json"
	"maps"

	"quartermaster/games"
)

// box collects what the games of a test remember about their box, and the fields that asked for it.
type box struct {
	told   map[string]json.RawMessage
	fields map[string]remembered
}

// remembered is a field with Remember, and the kind of its ask.
type remembered struct {
	kind  games.Kind
	field games.Field
}

// takes stores the remembered facts in an answer.
func (b *box) takes(ask games.Ask, a games.Answer) {
	for _, f := range ask.Fields {
		value, told := a.Fields[f.ID]
		if f.Remember == "" || !told {
			continue
		}
		if b.told == nil {
			b.told, b.fields = map[string]json.RawMessage{}, map[string]remembered{}
		}
		b.told[f.Remember], b.fields[f.Remember] = value, remembered{ask.Kind, f}
	}
}

// known fails if a game asks for facts that its box already holds completely.
func (l *laws) known(setup games.Setup, asks []games.Ask) {
	l.Helper()
	for _, ask := range asks {
		open := ask.Anytime || len(ask.Fields) == 0
		for _, f := range ask.Fields {
			_, known := setup.Known(ask.Kind, f)
			open = open || !known
		}
		if !open {
			l.Errorf("%s is asked, though the box says all of it", ask.ID)
		}
	}
}

// rubbish holds values that do not fit the fields of games.
var rubbish = []string{`null`, `-7`, `99999`, `"no such choice"`, `["a","a"]`, `{}`, `{"x":1}`, `1.5`, `true`, `"`, ``, `[[]]`, `1e400`}

// rubbishIsIgnored fails if a box with values that do not fit changes the start of a game.
func (l *laws) rubbishIsIgnored(setup games.Setup) {
	l.Helper()
	setup.Box = nil
	want, err := l.game.Start(setup)
	if err != nil {
		l.Fatalf("the setup was refused: %v", err)
	}
	for _, value := range rubbish {
		setup.Box = map[string]json.RawMessage{"": json.RawMessage(value), "no such key": json.RawMessage(value)}
		for key, of := range l.box.fields {
			setup.Box[key] = json.RawMessage(value)
			if _, fits := setup.Known(of.kind, of.field); fits {
				delete(setup.Box, key)
			}
		}
		got, err := l.game.Start(setup)
		if err != nil {
			l.Errorf("a box of %s refuses the start: %v", value, err)
		} else if Hash(l, got) != Hash(l, want) {
			l.Errorf("a box of %s starts another game", value)
		}
	}
}

// boxed returns a setup with the facts about the box that earlier games collected.
func (l *laws) boxed(setup games.Setup) games.Setup {
	setup.Box = maps.Clone(l.box.told)
	return setup
}
