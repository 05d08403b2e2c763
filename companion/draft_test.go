package companion_test

import (
	"context"
	"errors"
	"testing"
	"time"

	"quartermaster/companion"
	"quartermaster/companion/store"
	"quartermaster/companion/tabletest"
	"quartermaster/vision"
)

func TestWhatPeopleWereAskedAboutOutlivesARestart(t *testing.T) {
	kept, pictures := &store.Memory{}, &store.Pictures{Folder: t.TempDir()}
	with := func(r vision.Reading) func(*companion.Config) {
		return func(c *companion.Config) {
			c.Store, c.Pictures, c.Source, c.Reader = kept, pictures, &tabletest.Camera{Kind: "simulated"}, reads(r)
		}
	}
	first := open(t, with(withQuestion("value", 0, 1)))
	begin(t, first)
	if err := first.Throw(t.Context(), 1, "throw/0"); err != nil {
		t.Fatal(err)
	}
	tabletest.Until(t, first, "a question", asking)
	before := fix(t, first, companion.Fix{Die: at(0), Value: at(1)})
	first.Close()
	second := open(t, with(clean))
	s := second.Snapshot()
	if !asking(s) || s.Sighting.ID != before.Sighting.ID || !equal(ids(s.Sighting), []string{"value-1"}) || s.Sighting.Picture == nil {
		t.Fatalf("%+v", s.Sighting)
	}
	if jpeg, ok := second.Top(s.Sighting.ID); !ok || len(jpeg) == 0 {
		t.Fatal("its picture is gone")
	}
	if s = fix(t, second, companion.Fix{Die: at(1), Value: at(1)}); s.Version != 2 || load(s) != 4 {
		t.Fatal(s.Version, load(s))
	}
	fix(t, second, companion.Fix{Die: at(2), Remove: true})
	second.Close()
	third := open(t, with(clean))
	if s = third.Snapshot(); !asking(s) || s.Sighting.Corrects != 2 || len(s.Sighting.Dice) != 2 {
		t.Fatalf("an unfinished correction too: %+v", s.Sighting)
	}
	if s = fix(t, third, companion.Fix{Discard: true}); s.Sighting.State != companion.IsAnswered || s.Sighting.Picture == nil {
		t.Fatalf("%+v", s.Sighting)
	}
	third.Close()
	if s = open(t, with(clean)).Snapshot(); s.Sighting.State != companion.IsAnswered || len(s.Sighting.Dice) != 3 {
		t.Fatalf("what was thrown away stays away: %+v", s.Sighting)
	}
	if s = open(t, func(c *companion.Config) { c.Store = kept }).Snapshot(); s.Sighting.Picture != nil {
		t.Fatal("a picture that is gone is not promised")
	}
}

func TestATableThatAsksAboutAPictureCanBeReadAgain(t *testing.T) {
	table := open(t, func(c *companion.Config) {
		c.Source, c.Reader = &tabletest.Camera{Kind: "simulated"}, reads(withQuestion("value", 0, 1))
	})
	begin(t, table)
	if err := table.Throw(t.Context(), 1, "throw/0"); err != nil {
		t.Fatal(err)
	}
	before := tabletest.Until(t, table, "a question", asking)
	done := make(chan error, 1)
	go func() { done <- table.Renew(t.Context()) }()
	select {
	case err := <-done:
		if err != nil {
			t.Fatal(err)
		}
	case <-time.After(20 * time.Second):
		t.Fatal("the table waits for itself")
	}
	if s := table.Snapshot(); !asking(s) || s.Sighting.ID != before.Sighting.ID || s.Sighting.Picture == nil {
		t.Fatalf("%+v", s.Sighting)
	}
}

func TestADraftThatDoesNotFitIsNotTakenUp(t *testing.T) {
	for name, text := range map[string]string{
		"rubbish":                `{`,
		"nothing":                `{}`,
		"of another position":    `{"last":7,"sighting":{"id":"a","state":"asking","ask":"throw/0","by":"hand","dice":[],"questions":[],"guards":[]}}`,
		"of another ask":         `{"last":1,"sighting":{"id":"a","state":"asking","ask":"throw/3","by":"hand","dice":[],"questions":[],"guards":[]}}`,
		"of other dice":          `{"last":1,"wanted":{"places":true},"sighting":{"id":"a","state":"asking","ask":"throw/0","by":"hand","dice":[],"questions":[],"guards":[]}}`,
		"of a picture long gone": `{"last":1,"wanted":{"places":true,"groups":[{"colour":"red","kind":"pips","count":2},{"colour":"green","kind":"pips","count":1}]},"sighting":{"id":"a","state":"asking","ask":"throw/0","by":"camera","picture":{},"dice":[],"questions":[],"guards":[]}}`,
		"of no throw":            `{"last":1,"sighting":{"id":"a","state":"asking","ask":"throw/0","corrects":1,"by":"hand","dice":[],"questions":[],"guards":[]}}`,
	} {
		t.Run(name, func(t *testing.T) {
			kept := &store.Memory{}
			begin(t, open(t, func(c *companion.Config) { c.Store = kept }))
			if err := kept.KeepPaper(t.Context(), "draft", []byte(text)); err != nil {
				t.Fatal(err)
			}
			if s := open(t, func(c *companion.Config) { c.Store = kept }).Snapshot(); s.Sighting != nil || s.Version != 1 {
				t.Fatalf("%+v", s.Sighting)
			}
		})
	}
}

// undrafted is a store that can keep no draft.
type undrafted struct{ store.Memory }

func (*undrafted) KeepPaper(context.Context, string, []byte) error {
	return errors.New("the disk is full")
}

func TestADraftThatCannotBeKeptHoldsUpNothing(t *testing.T) {
	table := open(t, func(c *companion.Config) { c.Store = &undrafted{} })
	begin(t, table)
	if _, err := table.Lay(t.Context(), 1, "throw/0"); err != nil {
		t.Fatal(err)
	}
	for i, colour := range []string{"red", "red", "green"} {
		fix(t, table, companion.Fix{Add: &companion.Added{Colour: colour, Value: 1, Centre: &[2]float64{float64(40 * (i + 1)), 50}}})
	}
	if s := fix(t, table, companion.Fix{Done: true}); s.Version != 2 {
		t.Fatal(s.Version)
	}
}
