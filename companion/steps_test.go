package companion_test

import (
	"errors"
	"testing"

	"quartermaster/companion"
	"quartermaster/companion/tabletest"
)

// entriesOf are the numbers by which steps are called.
func entriesOf(table *companion.Table) (all []int64) {
	_, steps := table.Steps()
	for _, s := range steps {
		all = append(all, s.Entry)
	}
	return all
}

// played is a throw, two picks, and a second throw on its way: load 10, 12, 14, then a throw of 10 more.
func played(t *testing.T) *companion.Table {
	t.Helper()
	table, _ := toPick(t)
	for i, crate := range []string{"light", "light"} {
		if _, err := table.Answer(t.Context(), tablet, int64(i+2), pick(i+1, crate)); err != nil {
			t.Fatal(err)
		}
	}
	if err := table.Throw(t.Context(), 4, "throw/3"); err != nil {
		t.Fatal(err)
	}
	tabletest.Until(t, table, "the second throw", func(s *companion.Snapshot) bool { return s.Version == 5 })
	return table
}

func TestStepsTellWhatWasAskedSaidAndByWhom(t *testing.T) {
	table := played(t)
	game, steps := table.Steps()
	if game != "harbour" || len(steps) != 4 {
		t.Fatal(game, steps)
	}
	if s := steps[1]; s.Entry != 3 || s.By != tablet || s.Ask.ID != "pick/1" || s.Answer.Pick("crate") != "light" || s.At.IsZero() || s.Sighting || len(s.Happened) != 1 {
		t.Fatalf("%+v", s)
	}
	if !steps[0].Sighting || !steps[3].Sighting {
		t.Fatal("a throw that was read cannot be opened again")
	}
	v := table.Snapshot().Version
	if _, err := table.Correct(t.Context(), phone, v, 3, pick(1, "heavy")); err != nil {
		t.Fatal(err)
	}
	_, steps = table.Steps()
	if s := steps[1]; !s.Put || s.By != phone || s.Answer.Pick("crate") != "heavy" || len(steps) != 2 { // the load is odd now: pick/2 asks something else
		t.Fatalf("%+v of %d", s, len(steps))
	}
	if len(steps[1].Notes) == 0 {
		t.Fatal("nobody is told what no longer holds")
	}
}

func TestReturnLeadsBackToAnyStepAndRedoForward(t *testing.T) {
	table := played(t)
	s, err := table.Return(t.Context(), tablet, 5, 3)
	if err != nil || s.Version != 6 || open1(s) != "pick/1" {
		t.Fatal(err, s.Version, askIDs(s))
	}
	for _, want := range []string{"pick/2", "throw/3", "pick/4"} {
		if s, err = table.Redo(t.Context(), tablet, s.Version); err != nil || open1(s) != want {
			t.Fatal(err, askIDs(s), want)
		}
	}
	var refused *companion.Refused
	for _, entry := range []int64{0, -1, 1, 99} { // no step, or the game's start
		if _, err := table.Return(t.Context(), tablet, s.Version, entry); !errors.As(err, &refused) {
			t.Errorf("went back to %d: %v", entry, err)
		}
	}
	var stale *companion.Stale
	if _, err := table.Return(t.Context(), tablet, 5, 2); !errors.As(err, &stale) {
		t.Errorf("went back from a position that is gone: %v", err)
	}
}

func TestReturnSeesThroughCorrections(t *testing.T) {
	table := played(t)
	s, err := table.Correct(t.Context(), tablet, 5, 3, pick(1, "heavy"))
	if err != nil {
		t.Fatal(err)
	}
	if s, err = table.Return(t.Context(), tablet, s.Version, 3); err != nil || open1(s) != "pick/1" {
		t.Fatal(err, askIDs(s))
	}
	if got := entriesOf(table); len(got) != 1 || got[0] != 2 {
		t.Fatal(got)
	}
}

func TestAnEarlierThrowIsOpenedAndPutRight(t *testing.T) {
	table := played(t)
	before := load(table.Snapshot())
	s, err := table.Open(5, 2)
	if err != nil || !asking(s) || s.Sighting.Corrects != 2 {
		t.Fatal(err, s.Sighting)
	}
	s = fix(t, table, companion.Fix{Die: at(0), Value: at(5)}) // 3 becomes 5: all that followed still holds
	if load(s) != before+2 || hasLine(s, "no-longer-holds") || s.Version != 6 {
		t.Fatal(load(s), before, s.Log)
	}
	if s, err = table.Open(6, 2); err != nil || s.Sighting.Dice[0].Value != 5 {
		t.Fatal(err, s.Sighting)
	}
	if s = fix(t, table, companion.Fix{Discard: true}); s.Version != 6 || asking(s) {
		t.Fatal("looking changed something")
	}
	var refused *companion.Refused
	for _, entry := range []int64{0, 1, 3, 99} {
		if _, err := table.Open(6, entry); !errors.As(err, &refused) {
			t.Errorf("opened %d: %v", entry, err)
		}
	}
}

func TestWhatACorrectionCostsIsToldBeforeAnythingChanges(t *testing.T) {
	table := played(t)
	before := table.Snapshot()
	lost, err := table.Try(phone, before.Version, 3, pick(1, "heavy"))
	if err != nil || len(lost) != 2 { // pick/2 asks something else then, and the throw after it is gone too
		t.Fatal(err, lost)
	}
	if s := table.Snapshot(); s.Version != before.Version || load(s) != load(before) {
		t.Fatal("trying a correction changed something")
	}
	if lost, err = table.Try(phone, before.Version, 3, pick(1, "light")); err != nil || len(lost) != 0 {
		t.Fatal(err, lost)
	}
	var stale *companion.Stale
	if _, err = table.Try(phone, before.Version-1, 3, pick(1, "heavy")); !errors.As(err, &stale) {
		t.Errorf("tried in a position that is gone: %v", err)
	}
	var refused *companion.Refused
	if _, err = table.Try(phone, before.Version, 99, pick(1, "heavy")); !errors.As(err, &refused) {
		t.Errorf("tried for a step that is not there: %v", err)
	}
}
