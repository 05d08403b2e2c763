package store_test

import (
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"quartermaster/companion"
	"quartermaster/companion/archive"
	"quartermaster/companion/store"
	"quartermaster/companion/tabletest"
	"quartermaster/games"
)

var writeRecord = flag.Bool("write-record", false, "write the record of this version into testdata, where there is none yet")

// A record that this very program wrote lies in testdata before the program is released: from then on it must load for ever,
// every entry, every paper, and lead to the positions that were shown.
func TestTheRecordOfThisVersionLoadsForEver(t *testing.T) {
	kept := fmt.Sprintf("testdata/schema%d.db", store.Schema)
	if _, err := os.Stat(kept); err != nil && *writeRecord {
		path := filepath.Join(t.TempDir(), "games.db")
		playAnEvening(t, path)
		write(t, kept, read(t, path))
	}
	f := openAt(t, older(t, store.Schema))
	c, err := f.Contents(t.Context())
	if err != nil || len(c.Tables) != 2 || len(c.Papers) == 0 {
		t.Fatal(c, err)
	}
	kinds := map[companion.Kind]int{}
	for id, k := range c.Tables {
		r := companion.NewRecord([]games.Game{tabletest.Harbour{}})
		for _, e := range k.Entries {
			kinds[e.Kind]++
			if r, err = r.Apply(e); err != nil {
				t.Fatal(id, e.No, err)
			}
			if h, err := r.Hash(); err != nil || h != e.Hash {
				t.Fatalf("entry %d of %s leads to %s, and led to %s (%v)", e.No, id, h, e.Hash, err)
			}
		}
		table, err := companion.Open(t.Context(), companion.Config{Games: []games.Game{tabletest.Harbour{}}, Store: f.Table(id)})
		if err != nil {
			t.Fatal(err)
		}
		last := k.Entries[len(k.Entries)-1]
		if s := table.Snapshot(); s.Version != last.No || s.Hash != last.Hash || s.Sighting == nil || s.Sighting.State != companion.IsAsking || len(s.Sighting.Dice) != 1 {
			t.Errorf("%s: %+v", id, s)
		}
		table.Close()
	}
	for _, kind := range []companion.Kind{companion.Starts, companion.Answers, companion.Undoes, companion.Redoes, companion.Corrects} {
		if kinds[kind] == 0 {
			t.Error("it has no", kind)
		}
	}
	arch := archive.New(archive.Config{House: f, Games: []games.Game{tabletest.Harbour{}}})
	if people, err := arch.People().List(t.Context()); err != nil || len(people) != 2 || people[0].Name != "Jan" || people[1].Symbol != "anchor" {
		t.Error(people, err)
	}
	if told, err := arch.History(t.Context()); err != nil || len(told) != 2 {
		t.Error(told, err)
	}
}

// playAnEvening writes a record in which everything happens that is written down.
func playAnEvening(t *testing.T, path string) {
	t.Helper()
	ctx, by := t.Context(), companion.By{Device: "0123456789abcdef"}
	f := openAt(t, path)
	arch := archive.New(archive.Config{House: f, Games: []games.Game{tabletest.Harbour{}}})
	seats := []companion.Person{{Name: "Świętosława", Colour: "green"}, {Name: "Jan", Colour: "blue"}}
	must := func(s *companion.Snapshot, err error) *companion.Snapshot {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		return s
	}
	for _, id := range []string{"main", "two"} {
		table, err := companion.Open(ctx, companion.Config{Games: []games.Game{tabletest.Harbour{}}, Store: f.Table(id), Equipment: companion.Equipment{Board: companion.Board{WidthMM: 290, HeightMM: 290, EdgeMM: 12, Colours: []string{"red", "green", "blue"}}}})
		if err != nil {
			t.Fatal(err)
		}
		arch.Join(id, table)
		now := func() int64 { return table.Snapshot().Version }
		begin := func() {
			must(table.Start(ctx, by, now(), companion.Start{Game: "harbour", People: arch.People().Seat(ctx, seats, []bool{true, true}), Options: map[string]string{"tide": "high"}}))
		}
		add := func(s *companion.Snapshot, colour string, value int, at float64) *companion.Snapshot {
			t.Helper()
			return must(table.Fix(ctx, by, s.Sighting.ID, companion.Fix{Add: &companion.Added{Colour: colour, Value: value, Centre: &[2]float64{at, 50}}}))
		}
		ask := func() games.Ask { return table.Snapshot().Asks[0] }
		throw := func(values ...int) {
			t.Helper()
			s := must(table.Lay(ctx, now(), ask().ID))
			for i, c := range []string{"red", "red", "green"} {
				s = add(s, c, values[i], float64(40+40*i))
			}
			must(table.Fix(ctx, by, s.Sighting.ID, companion.Fix{Done: true}))
		}
		pick := func() games.Answer {
			return games.Answer{Ask: ask().ID, Seat: games.Table, Fields: map[string]json.RawMessage{"crate": json.RawMessage(`"light"`)}}
		}
		begin()
		for len(table.Snapshot().Asks) > 0 && table.Snapshot().Result == nil { // to the end: a finished game
			if ask().Kind == games.Throw {
				throw(1, 3, 2)
			} else {
				must(table.Answer(ctx, by, now(), pick()))
			}
		}
		begin()
		throw(2, 4, 6)
		must(table.Answer(ctx, by, now(), pick()))
		must(table.Undo(ctx, by, now()))
		must(table.Redo(ctx, by, now()))
		answered := now() - 2 // the pick: after it an undo and a redo
		must(table.Correct(ctx, by, now(), answered, games.Answer{Ask: fmt.Sprintf("pick/%d", 1), Seat: games.Table, Fields: map[string]json.RawMessage{"crate": json.RawMessage(`"light"`)}}))
		_, steps := table.Steps()
		must(table.Return(ctx, by, now(), steps[0].Entry))
		add(must(table.Lay(ctx, now(), ask().ID)), "red", 5, 90) // a draft: nobody has finished it
		table.Close()
	}
	people, err := arch.People().List(ctx)
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range people {
		if p.Name == "Świętosława" {
			p.Symbol, p.Language = "anchor", "pl"
			if _, err := arch.People().Remember(ctx, p); err != nil {
				t.Fatal(err)
			}
		}
	}
	if err := f.Close(); err != nil {
		t.Fatal(err)
	}
}
