package archive_test

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"math/rand/v2"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
	"time"

	"quartermaster/companion"
	"quartermaster/companion/archive"
	"quartermaster/companion/people"
	"quartermaster/companion/store"
	"quartermaster/companion/tabletest"
	"quartermaster/games"
)

// house is an archive with open tables and a clock that goes on by itself.
type house struct {
	*archive.Archive
	store  companion.House
	copies string
	clock  time.Time
	tables map[string]*companion.Table
}

func newHouse(t *testing.T, kept companion.House, tables ...string) *house {
	t.Helper()
	h := &house{store: kept, copies: filepath.Join(t.TempDir(), "copies"), clock: time.Date(2026, 11, 21, 19, 0, 0, 0, time.UTC), tables: map[string]*companion.Table{}}
	list := []games.Game{tabletest.Harbour{Turns: 4}}
	now := func() time.Time { h.clock = h.clock.Add(10 * time.Second); return h.clock }
	h.Archive = archive.New(archive.Config{House: kept, Games: list, Copies: h.copies, Now: now})
	for _, id := range tables {
		table, err := companion.Open(t.Context(), companion.Config{Games: list, Store: kept.Table(id), Equipment: companion.Equipment{Board: board}, Now: now})
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(table.Close)
		h.tables[id] = table
		h.Join(id, table)
	}
	return h
}

// deal does one thing at a table: mostly it goes on with the game, whose end comes soon.
func (h *house) deal(t *testing.T, id string, rng *rand.Rand, people []companion.Person) {
	t.Helper()
	table, ctx := h.tables[id], context.Background()
	s := table.Snapshot()
	var err error
	switch {
	case s.Hash == "" || len(s.Asks) == 0 && rng.IntN(3) > 0 || rng.IntN(25) == 0:
		_, err = table.Start(ctx, tablet, s.Version, companion.Start{Game: "harbour", People: people})
	case len(s.Waits) > 0 && rng.IntN(10) == 0:
		_, err = table.TakeUp(ctx, tablet, s.Version, s.Waits[rng.IntN(len(s.Waits))].No)
	case s.Can.Undo && (rng.IntN(8) == 0 || len(s.Asks) == 0):
		_, err = table.Undo(ctx, tablet, s.Version)
	case s.Can.Redo && rng.IntN(3) == 0:
		_, err = table.Redo(ctx, tablet, s.Version)
	case len(s.Asks) == 0:
	case s.Asks[0].Kind == games.Throw:
		s, err = table.Lay(ctx, s.Version, s.Asks[0].ID)
		for i, c := range []string{"red", "red", "green"} {
			if err == nil {
				s, err = table.Fix(ctx, tablet, s.Sighting.ID, companion.Fix{Add: &companion.Added{Colour: c, Value: 1 + rng.IntN(6), Centre: &[2]float64{float64(40 + 40*i), 50}}})
			}
		}
		if err == nil {
			_, err = table.Fix(ctx, tablet, s.Sighting.ID, companion.Fix{Done: true})
		}
	default:
		a := pick(1, "light")
		a.Ask = s.Asks[0].ID
		_, err = table.Answer(ctx, tablet, s.Version, a)
	}
	if err != nil {
		t.Fatal(err)
	}
}

func word(t *testing.T, err error) string {
	t.Helper()
	var r *companion.Refused
	if err == nil {
		return ""
	}
	if !errors.As(err, &r) {
		t.Fatal(err)
	}
	return r.Why.ID
}

// What is kept of the history of games that cannot change any more is what the whole record tells.
func TestTheHistoryIsWhatTheWholeRecordTells(t *testing.T) {
	for seed := range uint64(6) {
		rng := rand.New(rand.NewPCG(seed, 5))
		kept := &store.MemoryHouse{}
		h := newHouse(t, kept, "main", "kitchen")
		finished := 0
		for range 250 {
			id := []string{"main", "kitchen"}[rng.IntN(2)]
			h.deal(t, id, rng, seated)
			if rng.IntN(20) > 0 {
				continue
			}
			told, err := h.History(t.Context())
			if err != nil {
				t.Fatal(err)
			}
			bare := &store.MemoryHouse{} // the same record without anything that was told of it
			if err := bare.Change(t.Context(), func(c *companion.Contents) error {
				was, err := kept.Contents(t.Context())
				for id, k := range was.Tables {
					c.Tables[id] = &companion.TableContents{Entries: k.Entries}
				}
				return err
			}); err != nil {
				t.Fatal(err)
			}
			afresh, err := newHouse(t, bare).History(t.Context())
			if err != nil || !reflect.DeepEqual(plain(told), plain(afresh)) {
				t.Fatalf("%v\n%s\n%s", err, plain(told), plain(afresh))
			}
			ended := len(archive.NewExport(nil, told).Games)
			if ended < finished/2 {
				t.Fatal("finished games were lost")
			}
			finished = ended
		}
		if finished < 3 {
			t.Fatal("hardly a game was finished", finished)
		}
	}
}

func plain(v any) string {
	b, err := json.Marshal(v)
	if err != nil {
		panic(err)
	}
	return string(b)
}

func TestAFinishedGameIsToldWithItsScoresByRoundAndItsDice(t *testing.T) {
	h := newHouse(t, &store.MemoryHouse{}, "main")
	table := h.tables["main"]
	s := begin(t, table)
	throw := func(values ...int) {
		t.Helper()
		s, err := table.Lay(t.Context(), table.Snapshot().Version, s.Asks[0].ID)
		for i, v := range values {
			if err == nil {
				s, err = table.Fix(t.Context(), tablet, s.Sighting.ID, companion.Fix{Add: &companion.Added{Colour: []string{"red", "red", "green"}[i], Value: v, Centre: &[2]float64{float64(40 + 40*i), 50}}})
			}
		}
		if err == nil {
			_, err = table.Fix(t.Context(), tablet, s.Sighting.ID, companion.Fix{Done: true})
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	throw(1, 2, 3)
	for _, a := range []games.Answer{pick(1, "heavy"), pick(2, "light")} {
		var err error
		if s, err = table.Answer(t.Context(), tablet, table.Snapshot().Version, a); err != nil {
			t.Fatal(err)
		}
	}
	if all, err := h.History(t.Context()); err != nil || len(all) != 1 || !all[0].Unfinished {
		t.Fatal("it is not over", all, err)
	}
	throw(6, 6, 1)
	all, err := h.History(t.Context())
	if err != nil || len(all) != 1 {
		t.Fatal(all, err)
	}
	p := all[0]
	final := load(table.Snapshot())
	if p.No != 1 || p.Steps != 4 || p.Game != "harbour" || p.Rank(0) != 1 || p.Rank(1) != 2 || p.Rank(7) != 0 || !p.Ended.After(p.Began) {
		t.Fatalf("%+v", p)
	}
	var rounds []int
	for _, r := range p.Rounds {
		rounds = append(rounds, *r.Scores[0])
	}
	if !reflect.DeepEqual(rounds, []int{6, 11, 13, final}) || *p.Scores[0] != final {
		t.Fatal(rounds, final)
	}
	if want := `[{"colour":"red","kind":"pips","counts":[1,1,0,0,0,2]},{"colour":"green","kind":"pips","counts":[1,0,1,0,0,0]}]`; plain(p.Dice) != want {
		t.Fatal(plain(p.Dice))
	}
	// Taken back, it is not over any more.
	if _, err := table.Undo(t.Context(), tablet, table.Snapshot().Version); err != nil {
		t.Fatal(err)
	}
	if all, err := h.History(t.Context()); err != nil || len(all) != 1 || !all[0].Unfinished {
		t.Fatal(all, err)
	}
}

// A person who is forgotten is gone from the record, its file and the copies; the games stay, and play goes on.
func TestAForgottenPersonIsGoneAndTheirGamesStay(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "games.db")
	f, err := store.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	closed := false
	t.Cleanup(func() {
		if !closed {
			_ = f.Close()
		}
	})
	h := newHouse(t, f, "main")
	rng := rand.New(rand.NewPCG(1, 2))
	seats := h.People().Seat(t.Context(), []companion.Person{{Name: "Zbigniewa", Colour: "green"}, {Name: "Jan", Colour: "blue"}}, []bool{true, true})
	for range 120 {
		h.deal(t, "main", rng, seats)
	}
	if _, err := h.History(t.Context()); err != nil {
		t.Fatal(err)
	}
	if _, err := h.KeepCopy(t.Context()); err != nil {
		t.Fatal(err)
	}
	before, err := h.History(t.Context())
	if err != nil || len(before) == 0 {
		t.Fatal(before, err)
	}
	if err := h.Forget(t.Context(), "00000000"); word(t, err) != "person-gone" {
		t.Fatal(err)
	}
	if err := h.Forget(t.Context(), seats[0].ID); err != nil {
		t.Fatal(err)
	}
	after, err := h.History(t.Context())
	if err != nil || len(after) != len(before) {
		t.Fatal(len(before), len(after), err)
	}
	for i := range after {
		if p := after[i].People[0]; p.Name != people.Nameless || p.ID != "" || p.Colour != "green" || after[i].People[1] != seats[1] {
			t.Fatal(after[i].People)
		}
		if !reflect.DeepEqual(after[i].Scores, before[i].Scores) {
			t.Fatal("a score changed")
		}
	}
	if s := h.tables["main"].Snapshot(); s.Start.People[0].Name != people.Nameless {
		t.Fatal("the open table still shows the name", s.Start.People)
	}
	for _, file := range []string{path, path + "-wal"} {
		if b, err := os.ReadFile(file); err == nil && bytes.Contains(b, []byte("Zbigniewa")) {
			t.Error("the name is still in", filepath.Base(file))
		}
	}
	copies, err := h.Copies()
	if err != nil || len(copies) != 1 {
		t.Fatal(copies, err)
	}
	file, err := os.Open(filepath.Join(h.copies, copies[0].Name))
	if err != nil {
		t.Fatal(err)
	}
	c, _, err := archive.ReadCopy(file)
	if err != nil || file.Close() != nil || strings.Contains(plain(c), "Zbigniewa") {
		t.Fatal("the name is still in the copy", err)
	}
	// Every position is what its replay gives.
	r := companion.NewRecord([]games.Game{tabletest.Harbour{Turns: 4}})
	for _, e := range c.Tables["main"].Entries {
		if r, err = r.Apply(e); err != nil {
			t.Fatal(err)
		}
		if got, err := r.Hash(); err != nil || got != e.Hash {
			t.Fatal(e.No, err)
		}
	}
	closed = true
	if err := f.Close(); err != nil {
		t.Fatal(err)
	}
}
