package companion_test

import (
	"encoding/json"
	"testing"

	"quartermaster/companion"
	"quartermaster/companion/store"
	"quartermaster/companion/tabletest"
	"quartermaster/games"
)

// boxed is the test's game, in which the weight is a fact of the box.
type boxed struct{ tabletest.Harbour }

type boxedPosition struct{ games.Position }

func (b boxed) Start(s games.Setup) (games.Position, error) {
	p, err := b.Harbour.Start(s)
	return boxedPosition{p}, err
}

func (p boxedPosition) Asks() []games.Ask {
	asks := p.Position.Asks()
	for i := range asks {
		if asks[i].ID == "weight" {
			asks[i].Fields[0].Remember = "scales"
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

func offered(s *companion.Snapshot) string {
	for _, a := range s.Asks {
		if a.ID == "weight" {
			return string(a.Fields[0].Default)
		}
	}
	return "not asked"
}

func weigh(n string) games.Answer {
	return games.Answer{Ask: "weight", Seat: games.Table, Fields: map[string]json.RawMessage{"load": json.RawMessage(n)}}
}

func TestWhatWasToldOfTheBoxIsOfferedFirstInTheNextGameAndAfterARestart(t *testing.T) {
	kept := &store.Memory{}
	box := func(c *companion.Config) { c.Store, c.Games = kept, []games.Game{boxed{}} }
	table := open(t, box)
	s := begin(t, table)
	if offered(s) != "" {
		t.Fatal(offered(s))
	}
	s, err := table.Answer(t.Context(), tablet, s.Version, weigh("42"))
	if err != nil || offered(s) != "42" {
		t.Fatal(err, offered(s))
	}
	if s = begin(t, table); offered(s) != "42" {
		t.Fatal("another game does not offer what was told: ", offered(s))
	}
	again := open(t, box)
	if s = again.Snapshot(); offered(s) != "42" {
		t.Fatal("a restart forgets: ", offered(s))
	}
	// A correction of what was told is remembered too, undo changes nothing about the box.
	s, err = again.Answer(t.Context(), tablet, s.Version, weigh("43"))
	if err != nil {
		t.Fatal(err)
	}
	if s, err = again.Correct(t.Context(), tablet, s.Version, s.Version, weigh("44")); err != nil || offered(s) != "44" {
		t.Fatal(err, offered(s))
	}
	if s, err = again.Undo(t.Context(), tablet, s.Version); err != nil || offered(s) != "44" {
		t.Fatal(err, offered(s))
	}
}

func TestWhatDoesNotFitAnyMoreIsNotOffered(t *testing.T) {
	for name, paper := range map[string]string{"out of range": `{"harbour scales":12345}`, "no number": `{"harbour scales":"x"}`, "no JSON": `{`, "another game's": `{"jetty scales":5}`} {
		kept := &store.Memory{}
		if err := kept.KeepPaper(t.Context(), "remembered", []byte(paper)); err != nil {
			t.Fatal(err)
		}
		table := open(t, func(c *companion.Config) { c.Store, c.Games = kept, []games.Game{boxed{}} })
		if s := begin(t, table); offered(s) != "" {
			t.Errorf("%s: %s is offered", name, offered(s))
		}
	}
}
