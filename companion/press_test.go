package companion_test

import (
	"context"
	"encoding/json"
	"errors"
	"reflect"
	"testing"

	"quartermaster/companion"
	"quartermaster/companion/store"
	"quartermaster/companion/tabletest"
	"quartermaster/games"
	"quartermaster/vision"
)

var panel = companion.By{Device: companion.Panel}

func press(t *testing.T, table *companion.Table) *companion.Snapshot {
	t.Helper()
	s, err := table.Press(t.Context(), panel)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// A press and a tap are the same entry of the record; only who gave it differs.
func TestAPressedButtonAndATapAreTheSameInTheRecord(t *testing.T) {
	entries := map[string][]companion.Entry{}
	for name, look := range map[string]func(*companion.Table) error{
		"tap":   func(table *companion.Table) error { return table.Throw(t.Context(), 1, "throw/0") },
		"press": func(table *companion.Table) error { _, err := table.Press(t.Context(), panel); return err },
	} {
		kept := &store.Memory{}
		table := open(t, func(c *companion.Config) {
			c.Source, c.Reader, c.Store = &tabletest.Camera{Kind: "simulated"}, reads(clean), kept
		})
		begin(t, table)
		tabletest.Until(t, table, "the camera", func(s *companion.Snapshot) bool { return s.Camera.Live })
		if err := look(table); err != nil {
			t.Fatal(err)
		}
		tabletest.Until(t, table, "the throw to be answered", func(s *companion.Snapshot) bool { return s.Version == 2 })
		all, err := kept.Entries(t.Context(), 1, 100)
		if err != nil {
			t.Fatal(err)
		}
		entries[name] = all
	}
	tap, pressed := entries["tap"][1], entries["press"][1]
	if tap.By.Device != companion.Camera || pressed.By.Device != companion.Panel {
		t.Errorf("who: %+v and %+v", tap.By, pressed.By)
	}
	tap.By, tap.At, tap.Sighting.ID = pressed.By, pressed.At, pressed.Sighting.ID
	if a, b := asJSON(t, tap), asJSON(t, pressed); !reflect.DeepEqual(a, b) {
		t.Errorf("tap   %s\npress %s", a, b)
	}
}

func asJSON(t *testing.T, e companion.Entry) string {
	t.Helper()
	b, err := e.Marshal()
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

func TestAPressLooksAgainWhereTheReaderWarns(t *testing.T) {
	warned := clean
	warned.Guards = []vision.Guard{{Kind: vision.GuardHand}}
	first := true
	table := open(t, func(c *companion.Config) {
		c.Source = &tabletest.Camera{Kind: "simulated"}
		c.Reader = &tabletest.Reader{Do: func(context.Context, vision.Frame, vision.Expect) (vision.Reading, error) {
			if first {
				first = false
				return warned, nil
			}
			return clean, nil
		}}
	})
	begin(t, table)
	tabletest.Until(t, table, "the camera", func(s *companion.Snapshot) bool { return s.Camera.Live })
	press(t, table)
	tabletest.Until(t, table, "the warning", asking)
	press(t, table)
	tabletest.Until(t, table, "the throw to be answered", func(s *companion.Snapshot) bool { return s.Version == 2 })
}

func TestAPressTriesOnceMoreAfterAFailure(t *testing.T) {
	failed := true
	table := open(t, func(c *companion.Config) {
		c.Source = &tabletest.Camera{Kind: "simulated"}
		c.Reader = &tabletest.Reader{Do: func(context.Context, vision.Frame, vision.Expect) (vision.Reading, error) {
			if failed {
				failed = false
				return vision.Reading{}, errors.New("a fly")
			}
			return clean, nil
		}}
	})
	begin(t, table)
	tabletest.Until(t, table, "the camera", func(s *companion.Snapshot) bool { return s.Camera.Live })
	press(t, table)
	tabletest.Until(t, table, "the failure", func(s *companion.Snapshot) bool { return s.Sighting != nil && s.Sighting.State == companion.IsFailed })
	press(t, table)
	tabletest.Until(t, table, "the throw to be answered", func(s *companion.Snapshot) bool { return s.Version == 2 })
}

func TestAPressChoosesNothing(t *testing.T) {
	doubtful := clean
	doubtful.Questions = []vision.Question{{Kind: vision.AskValue, Dice: []int{1}}}
	for name, c := range map[string]struct {
		table func() *companion.Table
		why   string
	}{
		"before a game": {func() *companion.Table { return open(t, nil) }, "no-game"},
		"a question with two answers": {func() *companion.Table {
			table, _ := toPick(t)
			return table
		}, "panel-look"},
		"a doubt about a die": {func() *companion.Table {
			table := seeing(t, doubtful)
			press(t, table)
			tabletest.Until(t, table, "the question", asking)
			return table
		}, "panel-look"},
		"dice that are laid by hand": {func() *companion.Table {
			table := seeing(t, clean)
			if _, err := table.Lay(t.Context(), 1, "throw/0"); err != nil {
				t.Fatal(err)
			}
			return table
		}, "panel-look"},
		"a throw without a camera": {func() *companion.Table {
			table := open(t, nil)
			begin(t, table)
			return table
		}, "no-camera"},
		"a throw that people photograph": {func() *companion.Table {
			table := open(t, func(c *companion.Config) {
				c.Source, c.Reader = tabletest.Uploads{Camera: &tabletest.Camera{Kind: "upload"}}, reads(clean)
			})
			begin(t, table)
			return table
		}, "no-camera"},
	} {
		table := c.table()
		before := table.Snapshot()
		_, err := table.Press(t.Context(), panel)
		wantRefused(t, err, c.why)
		if after := table.Snapshot(); after.Version != before.Version {
			t.Errorf("%s: it did something", name)
		}
	}
}

// lone is a game that asks what has one answer, again and again.
type lone struct{ tabletest.Harbour }

func (l lone) Start(s games.Setup) (games.Position, error) {
	_, err := l.Harbour.Start(s)
	return lonePosition{}, err
}

type lonePosition struct{ N int }

func (p lonePosition) State() any                   { return p }
func (p lonePosition) Result() *games.Result        { return nil }
func (p lonePosition) View(games.SeatNo) games.View { return games.View{} }
func (p lonePosition) Asks() []games.Ask {
	return []games.Ask{{ID: "other", Kind: games.Form, Anytime: true}, {ID: "on", Kind: games.Choose, Seats: []games.SeatNo{1}, Primary: true,
		Fields: []games.Field{{ID: "on", Min: 1, Max: 1, Choices: []games.Choice{{ID: "yes"}}}}}}
}

func (p lonePosition) Answer(a games.Answer) (games.Position, []games.Happening, error) {
	var id string
	if err := json.Unmarshal(a.Fields["on"], &id); err != nil || id != "yes" || a.Seat != 1 {
		return nil, nil, &games.Refusal{Reason: games.Text{ID: "which"}}
	}
	return lonePosition{p.N + 1}, nil, nil
}

func TestAPressGivesTheOnlyAnswerAndIsKeptAsThePanels(t *testing.T) {
	kept := &store.Memory{}
	table := open(t, func(c *companion.Config) { c.Games, c.Store = []games.Game{lone{}}, kept })
	begin(t, table)
	for range 5 {
		press(t, table)
	}
	all, err := kept.Entries(t.Context(), 2, 100)
	if err != nil || len(all) != 5 {
		t.Fatal(len(all), err)
	}
	for _, e := range all {
		if e.By != panel || e.Answer.Ask != "on" {
			t.Errorf("%+v", e)
		}
	}
}

func TestAPressWhileItReadsIsDoneAlready(t *testing.T) {
	table := open(t, func(c *companion.Config) {
		c.Source, c.Reader = tabletest.Hanging{Camera: &tabletest.Camera{Kind: "simulated"}}, reads(clean)
	})
	begin(t, table)
	tabletest.Until(t, table, "the camera", func(s *companion.Snapshot) bool { return s.Camera.Live })
	press(t, table)
	first := table.Snapshot().Sighting.ID
	for range 10 {
		if s := press(t, table); s.Sighting.ID != first {
			t.Fatal("it began anew")
		}
	}
}
