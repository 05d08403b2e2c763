package companion_test

import (
	"context"
	"encoding/json"
	"errors"
	"testing"
	"time"

	"quartermaster/companion"
	"quartermaster/companion/store"
	"quartermaster/companion/tabletest"
	"quartermaster/games"
)

func TestAfterARestartTheTableIsWhereItWas(t *testing.T) {
	kept := &store.Memory{}
	walk := func(t *testing.T, table *companion.Table) {
		begin(t, table)
		for i, n := range []int{3, 5, 8} {
			if _, err := table.Answer(t.Context(), tablet, int64(i+1), weight(n)); err != nil {
				t.Fatal(err)
			}
		}
		if _, err := table.Undo(t.Context(), tablet, 4); err != nil {
			t.Fatal(err)
		}
	}
	first := open(t, func(c *companion.Config) { c.Store = kept })
	walk(t, first)
	begin(t, first)
	before, err := first.Undo(t.Context(), tablet, 6)
	if err != nil {
		t.Fatal(err)
	}
	second := open(t, func(c *companion.Config) { c.Store = kept })
	after := second.Snapshot()
	if after.Hash != before.Hash || after.Version != before.Version || after.Can != before.Can || load(after) != 5 || after.Serial <= before.Serial-100 {
		t.Fatalf("before %+v\nafter %+v", before.Can, after.Can)
	}
	if s, err := second.Redo(t.Context(), tablet, 7); err != nil || load(s) != 0 {
		t.Fatal("the new game is still there to redo", err)
	}
}

func TestAnswersThatANewProgramNoLongerTakesAreLeftOutAndSaid(t *testing.T) {
	kept := &store.Memory{}
	table := open(t, func(c *companion.Config) { c.Store = kept })
	begin(t, table)
	for i, n := range []int{3, 5} {
		if _, err := table.Answer(t.Context(), tablet, int64(i+1), weight(n)); err != nil {
			t.Fatal(err)
		}
	}
	entries, err := kept.Tail(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	entries[1].Answer.Fields["load"] = json.RawMessage("5000")
	changed := &store.Memory{}
	for _, e := range entries {
		if err := changed.Append(t.Context(), e); err != nil {
			t.Fatal(err)
		}
	}
	s := open(t, func(c *companion.Config) { c.Store = changed }).Snapshot()
	if s.Version != 3 || load(s) != 5 {
		t.Fatal("what still fits is kept", s.Version, load(s))
	}
	if last := s.Log[len(s.Log)-1]; last.Text.ID != "replay-refused" || last.Text.Args["No"] != int64(2) {
		t.Fatalf("it must be said: %+v", s.Log)
	}
	entries[1].Answer.Fields["load"] = json.RawMessage("4")
	r, err := companion.Replay([]games.Game{tabletest.Harbour{}}, entries)
	if err != nil || r.Version() != 3 {
		t.Fatal(err)
	}
	differs := &store.Memory{}
	for _, e := range entries {
		if err := differs.Append(t.Context(), e); err != nil {
			t.Fatal(err)
		}
	}
	s = open(t, func(c *companion.Config) { c.Store = differs }).Snapshot()
	if !hasLine(s, "replay-differs") {
		t.Fatalf("another position than was saved must be said: %+v", s.Log)
	}
}

func hasLine(s *companion.Snapshot, id string) bool {
	for _, l := range s.Log {
		if l.Text.ID == id {
			return true
		}
	}
	return false
}

func TestAnUnknownGameInTheRecordIsSaidAndAnotherCanBegin(t *testing.T) {
	kept := &store.Memory{}
	begin(t, open(t, func(c *companion.Config) { c.Store = kept }))
	table := open(t, func(c *companion.Config) { c.Store, c.Games = kept, nil })
	if s := table.Snapshot(); s.Info != nil || !hasLine(s, "replay-refused") {
		t.Fatalf("%+v", s.Log)
	}
}

// A table whose record holds answers of a game that is not there any more still tells an old page that it is behind.
func TestAnOldPageIsToldSoWhereTheGameIsNotThere(t *testing.T) {
	kept := &store.Memory{}
	table := open(t, func(c *companion.Config) { c.Store = kept })
	begin(t, table)
	if _, err := table.Answer(t.Context(), tablet, 1, weight(7)); err != nil {
		t.Fatal(err)
	}
	table.Close()
	table = open(t, func(c *companion.Config) { c.Store, c.Games = kept, nil })
	var stale *companion.Stale
	if _, err := table.Answer(t.Context(), tablet, 0, weight(8)); !errors.As(err, &stale) || stale.Now != 2 {
		t.Fatal(err)
	}
}

// failing is a store whose writes fail as told.
type failing struct {
	store.Memory
	err   error
	after bool // the entry is kept all the same
	blind bool // and the record cannot be read
}

func (f *failing) Append(ctx context.Context, e companion.Entry) error {
	if f.err == nil {
		return f.Memory.Append(ctx, e)
	}
	if f.after {
		if err := f.Memory.Append(ctx, e); err != nil {
			return err
		}
	}
	return f.err
}

func (f *failing) Tail(ctx context.Context) ([]companion.Entry, error) {
	if f.blind {
		return nil, errors.New("the disk is gone")
	}
	return f.Memory.Tail(ctx)
}

func TestWhatIsNotOnTheDiskIsNotOnTheScreen(t *testing.T) {
	kept := &failing{}
	table := open(t, func(c *companion.Config) { c.Store = kept })
	begin(t, table)
	var lost *companion.NotSaved
	kept.err = companion.ErrNotKept
	if s, err := table.Answer(t.Context(), tablet, 1, weight(7)); !errors.As(err, &lost) || s.Version != 1 || load(s) != 0 {
		t.Fatal(err, s.Version)
	}
	kept.err, kept.after = errors.New("input/output error"), true
	if s, err := table.Answer(t.Context(), tablet, 1, weight(7)); err != nil || s.Version != 2 || load(s) != 7 {
		t.Fatal("it was there after all", err, s.Version)
	}
	kept.after, kept.blind = false, true
	if s, err := table.Answer(t.Context(), tablet, 2, weight(8)); !errors.As(err, &lost) || load(s) != 7 {
		t.Fatal(err)
	}
	if _, err := table.Answer(t.Context(), tablet, 2, weight(9)); !errors.As(err, &lost) {
		t.Fatal("while nobody knows what is on the disk nothing is added", err)
	}
	kept.blind, kept.err = false, nil
	if s, err := table.Answer(t.Context(), tablet, 2, weight(9)); err != nil || load(s) != 9 || s.Version != 3 {
		t.Fatal("when the disk is back, play goes on", err, s.Version)
	}
}

func TestAnUnknownOutcomeIsResolvedByReadingAgain(t *testing.T) {
	kept := &failing{}
	table := open(t, func(c *companion.Config) { c.Store = kept })
	begin(t, table)
	kept.err, kept.after, kept.blind = errors.New("input/output error"), true, true
	var lost *companion.NotSaved
	if _, err := table.Answer(t.Context(), tablet, 1, weight(7)); !errors.As(err, &lost) {
		t.Fatal(err)
	}
	kept.err, kept.blind = nil, false
	// The device tries again: the answer was written, so it is done, once.
	s, err := table.Answer(t.Context(), tablet, 1, weight(7))
	if err != nil || s.Version != 2 || load(s) != 7 {
		t.Fatal(err, s.Version, load(s))
	}
}

// After a fault the table reads its record again before it writes. A game that is taken up then is there at the first tap.
func TestAGameIsTakenUpAtTheFirstTapAfterAFaultOfTheDisk(t *testing.T) {
	kept := &failing{}
	table := open(t, func(c *companion.Config) { c.Store = kept })
	for n := range 2 {
		s := begin(t, table)
		if _, err := table.Answer(t.Context(), tablet, s.Version, weight(7+n)); err != nil {
			t.Fatal(err)
		}
	}
	s := begin(t, table) // the others are parked, and the table need not read the first of them to go on
	kept.err, kept.blind = errors.New("input/output error"), true
	var lost *companion.NotSaved
	if _, err := table.Answer(t.Context(), tablet, s.Version, weight(9)); !errors.As(err, &lost) {
		t.Fatal(err)
	}
	kept.err, kept.blind = nil, false
	if s, err := table.TakeUp(t.Context(), tablet, s.Version, 1); err != nil || s.Version != 6 || load(s) != 7 {
		t.Fatal(err, s.Version)
	}
}

func TestEveryEntrySaysWhoWhenAndWhatWasSeen(t *testing.T) {
	kept := &store.Memory{}
	now := time.Date(2026, 11, 21, 20, 0, 0, 0, time.UTC)
	table := open(t, func(c *companion.Config) { c.Store = kept; c.Now = func() time.Time { return now } })
	begin(t, table)
	if _, err := table.Answer(t.Context(), phone, 1, weight(7)); err != nil {
		t.Fatal(err)
	}
	entries, err := kept.Entries(t.Context(), 2, 2)
	if err != nil || len(entries) != 1 {
		t.Fatal(err)
	}
	e := entries[0]
	if e.By != phone || !e.At.Equal(now) || e.Seen != 1 || e.No != 2 || e.Hash != table.Snapshot().Hash {
		t.Fatalf("%+v", e)
	}
}

func TestAnEntryOfANewerProgramIsNotMisread(t *testing.T) {
	for name, text := range map[string]string{
		"a field that is not known": `{"no":1,"at":"2026-11-21T20:00:00Z","by":{"device":"x"},"seen":0,"kind":"undo","colour":"red"}`,
		"a kind that is not known":  `{"no":1,"at":"2026-11-21T20:00:00Z","by":{"device":"x"},"seen":0,"kind":"merge"}`,
		"two entries in one":        `{"no":1,"at":"2026-11-21T20:00:00Z","by":{"device":"x"},"seen":0,"kind":"undo"}{}`,
		"half an entry":             `{"no":1,"at":"2026-1`,
		"a start of nothing":        `{"no":1,"at":"2026-11-21T20:00:00Z","by":{"device":"x"},"seen":0,"kind":"start"}`,
	} {
		t.Run(name, func(t *testing.T) {
			if e, err := companion.UnmarshalEntry([]byte(text)); err == nil {
				t.Fatalf("%+v", e)
			}
		})
	}
}

func TestUndoIntoAnEarlierGameAndBackIsNoDifferenceAfterARestart(t *testing.T) {
	kept := &store.Memory{}
	table := open(t, func(c *companion.Config) { c.Store = kept })
	begin(t, table)
	begin(t, table)
	for i, walk := range []func(context.Context, companion.By, int64) (*companion.Snapshot, error){table.Undo, table.Redo} {
		if _, err := walk(t.Context(), tablet, int64(i+2)); err != nil {
			t.Fatal(err)
		}
	}
	begin(t, table) // from here on a replay begins with the second game
	if s := open(t, func(c *companion.Config) { c.Store = kept }).Snapshot(); len(s.Log) != 0 || s.Version != 5 {
		t.Fatalf("%+v", s.Log)
	}
}
