package gametest

import (
	"encoding/json"
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strings"

	"quartermaster/games"
	"quartermaster/games/throw"
)

func (l *laws) views(p games.Position) {
	l.Helper()
	table := p.View(games.Table)
	l.texts(table)
	first, err := json.Marshal(table)
	if err != nil {
		l.Fatalf("a view is no JSON: %v", err)
	}
	for viewer := games.Table; int(viewer) < len(table.Seats); viewer++ {
		v := table
		if viewer != games.Table {
			v = p.View(viewer)
		}
		data, err := json.Marshal(v)
		if err != nil {
			l.Fatalf("a view is no JSON: %v", err)
		}
		if l.info.PublicKnowledge && string(data) != string(first) {
			l.Errorf("everything is public, but seat %d sees something else", viewer)
		}
		if string(data) != string(first) {
			l.texts(v)
		}
		if l.table.Hidden != nil {
			for _, secret := range l.table.Hidden(p, viewer) {
				if strings.Contains(string(data), secret) {
					l.Errorf("seat %d sees %q", viewer, secret)
				}
			}
		}
		if string(data) == string(first) && viewer != games.Table {
			continue
		}
		for _, part := range allParts(v) {
			n := 0
			for _, set := range []bool{part.Counter != nil, part.Track != nil, part.Pieces != nil, part.Steps != nil, part.Ledger != nil, part.Battle != nil} {
				if set {
					n++
				}
			}
			if n != 1 {
				l.Errorf("the part %q is %d things", part.ID, n)
			}
			if p := part.Pieces; p != nil && !p.Counted && !p.Cards && slices.ContainsFunc(p.Items, func(i games.Piece) bool { return i.Count != 0 }) {
				l.Errorf("the part %q has counts, but does not say that it is counted", part.ID)
			}
			if part.Battle != nil {
				l.battle(*part.Battle, len(v.Seats))
			}
		}
	}
}

// battle checks that a battle has an id, refers only to its own dice, and has one entry for each player, in the order of the seats.
func (l *laws) battle(b games.Battle, seats int) {
	l.Helper()
	if b.ID == "" {
		l.Errorf("a battle has no id")
	}
	ids := slices.Concat(b.Hits, b.Again)
	for _, d := range b.Duels {
		ids = append(ids, d.A, d.B)
	}
	if b.Reach != nil {
		ids = append(ids, b.Reach.Die)
		for _, x := range b.Reach.Order {
			ids = append(ids, x.Die)
		}
	}
	for _, id := range ids {
		if !slices.ContainsFunc(b.Throw.Dice, func(d throw.Die) bool { return d.ID == id }) {
			l.Errorf("the battle %s speaks of die %d, which is not in its throw", b.ID, id)
		}
	}
	for i, t := range b.Told {
		if len(t.Lines) == 0 || int(t.Seat) >= seats || i > 0 && t.Seat <= b.Told[i-1].Seat {
			l.Errorf("the battle %s tells seat %d %d lines, after %d others", b.ID, t.Seat, len(t.Lines), i)
		}
	}
}

func allParts(v games.View) []games.Part {
	parts := slices.Clone(v.Table)
	for _, s := range v.Seats {
		parts = append(parts, s.Parts...)
	}
	return parts
}

// roundTrip checks that the JSON of a position is the same after decoding and encoding it.
func (l *laws) roundTrip(p games.Position) {
	l.Helper()
	state := p.State()
	before, err := json.Marshal(state)
	if err != nil {
		l.Fatalf("a position is no JSON: %v", err)
	}
	into := reflect.New(reflect.TypeOf(state))
	if err := json.Unmarshal(before, into.Interface()); err != nil {
		l.Fatalf("a position's JSON cannot be read back: %v", err)
	}
	after, _ := json.Marshal(into.Elem().Interface())
	if string(before) != string(after) {
		l.Fatalf("a position's JSON came back changed:\n%s\n%s", before, after)
	}
}

func (l *laws) ruleHelp(rule string) {
	if rule == "" {
		return
	}
	for _, lang := range Languages {
		if !l.words.helped(l.info.RuleHelp, lang, rule) {
			l.Errorf("rule %s has no help in %s", rule, lang)
		}
	}
}

// texts finds every text and emblem in a value, and checks the texts in every language.
func (l *laws) texts(v any) {
	walk(reflect.ValueOf(v), l.text, func(emblem string) { l.emblems[emblem] = true })
}

// text checks a text in every language, once for each plural form and set of arguments.
func (l *laws) text(t games.Text) {
	key := t.ID
	for _, name := range slices.Sorted(maps.Keys(t.Args)) {
		key += " " + name
		switch arg := t.Args[name].(type) {
		case games.Text:
			l.text(arg)
		case []games.Text:
			for _, one := range arg {
				l.text(one)
			}
		case int:
			if name == "Count" {
				key += plural("pl", arg) + plural("en", arg)
			}
		default:
			key += fmt.Sprintf("%T", arg)
		}
	}
	if l.said[key] {
		return
	}
	l.said[key] = true
	for _, lang := range Languages {
		if _, err := l.words.Say(lang, t); err != nil {
			l.Errorf("%v", err)
		}
	}
}
