package companion_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"
	"time"

	"quartermaster/companion"
	"quartermaster/companion/store"
	"quartermaster/companion/tabletest"
	"quartermaster/games"
)

// boxed is the test's game, in which the weight is a fact of the box: it is loaded from the start where it is known.
type boxed struct{ tabletest.Harbour }

type boxedPosition struct{ games.Position }

func scales() games.Field {
	return games.Field{ID: "load", Label: games.Text{ID: "load"}, Min: 0, Max: 999, Remember: "scales"}
}

func (b boxed) Start(s games.Setup) (games.Position, error) {
	p, err := b.Harbour.Start(s)
	if err != nil {
		return nil, err
	}
	if n, known := s.KnownNumber(scales()); known {
		start := p.(tabletest.Position)
		start.Load = n
		p = start
	}
	return boxedPosition{p}, nil
}

func (p boxedPosition) Asks() []games.Ask {
	asks := p.Position.Asks()
	for i := range asks {
		if asks[i].ID == "weight" {
			asks[i].Fields = []games.Field{scales()}
		}
	}
	return asks
}

func (p boxedPosition) Answer(a games.Answer) (games.Position, []games.Happening, error) {
	next, happened, err := p.Position.Answer(a)
	if err != nil {
		return nil, nil, err
	}
	return boxedPosition{next}, happened, nil
}

func weigh(n string) games.Answer {
	return games.Answer{Ask: "weight", Seat: games.Table, Fields: map[string]json.RawMessage{"load": json.RawMessage(n)}}
}

func TestWhatWasToldOfTheBoxIsKnownToTheNextGameAndAfterARestart(t *testing.T) {
	kept := &store.Memory{}
	box := func(c *companion.Config) { c.Store, c.Games = kept, []games.Game{boxed{}} }
	table := open(t, box)
	s := begin(t, table)
	if load(s) != 0 {
		t.Fatal(load(s))
	}
	if _, err := table.Answer(t.Context(), tablet, s.Version, weigh("42")); err != nil {
		t.Fatal(err)
	}
	if s = begin(t, table); load(s) != 42 {
		t.Fatal("another game does not know what was told: ", load(s))
	}
	again := open(t, box)
	if s = begin(t, again); load(s) != 42 {
		t.Fatal("a restart forgets: ", load(s))
	}
	// A correction of what was told is known too; undo changes nothing about the box.
	s, err := again.Answer(t.Context(), tablet, s.Version, weigh("43"))
	if err != nil {
		t.Fatal(err)
	}
	if s, err = again.Correct(t.Context(), tablet, s.Version, s.Version, weigh("44")); err != nil {
		t.Fatal(err)
	}
	if _, err = again.Undo(t.Context(), tablet, s.Version); err != nil {
		t.Fatal(err)
	}
	if s = begin(t, again); load(s) != 44 {
		t.Fatal("a correction is not known: ", load(s))
	}
	// What is told later changes nothing about a game that began before: its start says what was known then.
	entries, err := kept.Entries(t.Context(), 1, 1<<62)
	if err != nil {
		t.Fatal(err)
	}
	r, err := companion.Replay([]games.Game{boxed{}}, entries)
	if err != nil || r.Version() != s.Version {
		t.Fatal(err)
	}
	if h, err := r.Hash(); err != nil || h != entries[len(entries)-1].Hash {
		t.Fatal("the replay is another game: ", h, err)
	}
}

func TestAStartThatIsSentTwiceIsOneStart(t *testing.T) {
	table := open(t, func(c *companion.Config) { c.Games = []games.Game{boxed{}} })
	start := companion.Start{Game: "harbour", People: seated}
	s, err := table.Start(t.Context(), tablet, 0, start)
	if err != nil {
		t.Fatal(err)
	}
	if _, err = table.Answer(t.Context(), tablet, s.Version, weigh("42")); err != nil {
		t.Fatal(err)
	}
	if s, err = table.Start(t.Context(), tablet, 0, start); err != nil || s.Version != 2 || load(s) != 42 {
		t.Fatal("it is another start, since more is known of the box by now: ", s.Version, err)
	}
}

func TestWhatDoesNotFitIsAsIfItHadNeverBeenTold(t *testing.T) {
	for name, paper := range map[string]string{"out of range": `{"harbour scales":12345}`, "no number": `{"harbour scales":"x"}`, "no JSON": `{`, "another game's": `{"jetty scales":5}`} {
		kept := &store.Memory{}
		if err := kept.KeepPaper(t.Context(), "remembered", []byte(paper)); err != nil {
			t.Fatal(err)
		}
		table := open(t, func(c *companion.Config) { c.Store, c.Games = kept, []games.Game{boxed{}} })
		if s := begin(t, table); load(s) != 0 {
			t.Errorf("%s: %d is known", name, load(s))
		}
	}
}

// What was told to a program that offered it first, and asked again, is taken over: it is kept under the same name.
func TestWhatAnEarlierProgramWasToldOfTheBoxIsKnown(t *testing.T) {
	kept := &store.Memory{}
	if err := kept.KeepPaper(t.Context(), "remembered", []byte(`{"harbour scales":17}`)); err != nil {
		t.Fatal(err)
	}
	table := open(t, func(c *companion.Config) { c.Store, c.Games = kept, []games.Game{boxed{}} })
	if s := begin(t, table); load(s) != 17 {
		t.Fatal(load(s))
	}
}

func TestAStartTakesNoMoreAlongThan64KiBOfTheBox(t *testing.T) {
	told := map[string]string{}
	for i := range 4000 {
		told[fmt.Sprintf("harbour key/%04d", i)] = strings.Repeat("x", 100)
	}
	told["harbour a"] = "first"
	paper, err := json.Marshal(told)
	if err != nil {
		t.Fatal(err)
	}
	kept := &store.Memory{}
	if err := kept.KeepPaper(t.Context(), "remembered", paper); err != nil {
		t.Fatal(err)
	}
	begin(t, open(t, func(c *companion.Config) { c.Store, c.Games = kept, []games.Game{boxed{}} }))
	entries, err := kept.Entries(t.Context(), 1, 1)
	if err != nil || len(entries) != 1 {
		t.Fatal(entries, err)
	}
	box, err := json.Marshal(entries[0].Start.Box)
	if err != nil || len(box) > 64<<10 || len(box) < 60<<10 || string(entries[0].Start.Box["a"]) != `"first"` {
		t.Fatalf("%d bytes of %d answers: %v", len(box), len(entries[0].Start.Box), err)
	}
}

func TestAStartFromBeforeBoxesReplaysAsWithAnEmptyOne(t *testing.T) {
	e, err := companion.UnmarshalEntry([]byte(`{"no":1,"at":"2026-11-21T12:00:00Z","by":{"device":""},"seen":0,"kind":"start","start":{"game":"harbour","people":[{"name":"A","colour":"green"},{"name":"B","colour":"blue"}]},"base":1}`))
	if err != nil || e.Start.Box != nil || !e.At.Equal(time.Date(2026, 11, 21, 12, 0, 0, 0, time.UTC)) {
		t.Fatal(e, err)
	}
	r, err := companion.Replay([]games.Game{boxed{}}, []companion.Entry{e})
	if err != nil || r.Position().(boxedPosition).Position.(tabletest.Position).Load != 0 {
		t.Fatal(err)
	}
}
