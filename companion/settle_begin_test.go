package companion_test

import (
	"slices"
	"testing"

	"quartermaster/companion"
	"quartermaster/companion/store"
	"quartermaster/companion/tabletest"
	"quartermaster/vision"
	"quartermaster/vision/stream"
)

// later are other dice than thrown, at other places.
var later = []vision.Die{put(0, "red", 1, 150, 50), put(1, "red", 1, 190, 50), put(2, "green", 1, 150, 120)}

// begunUnderAHand is a table whose camera shows a hand from its first frame on. The game waits for its third throw when it was
// played before, else for its first.
func begunUnderAHand(t *testing.T, before func(*testing.T, *companion.Table, *stage)) (*companion.Table, *stage) {
	t.Helper()
	kept := &store.Memory{}
	keep := func(c *companion.Config, _ *stage) { c.Store = kept }
	if before == nil {
		begin(t, open(t, func(c *companion.Config) { c.Store = kept }))
	} else {
		first, s := watched(t, keep)
		before(t, first, s)
		crate(t, first, 1)
		if asked := open1(crate(t, first, 2)); asked != "throw/3" {
			t.Fatal(asked)
		}
		first.Close()
	}
	s := newStage()
	s.show(true)
	table := filmed(t, s, keep)
	scene(t, table, stream.SceneHand)
	return table, s
}

// throwRead is the first throw, read by the camera; with fixes that people make to it afterwards.
func throwRead(fixes ...companion.Fix) func(*testing.T, *companion.Table, *stage) {
	return func(t *testing.T, table *companion.Table, s *stage) {
		t.Helper()
		s.show(false, thrown...)
		tabletest.Until(t, table, "the throw to be answered", func(s *companion.Snapshot) bool { return s.Version == 2 })
		for _, f := range fixes {
			fix(t, table, f)
		}
	}
}

// throwTold is the first throw, told by hand: their places are known roughly.
func throwTold(t *testing.T, table *companion.Table, _ *stage) {
	t.Helper()
	if _, err := table.Lay(t.Context(), 1, "throw/0"); err != nil {
		t.Fatal(err)
	}
	for _, d := range thrown {
		about := [2]float64{d.Centre[0] + 8, d.Centre[1] - 5}
		fix(t, table, companion.Fix{Add: &companion.Added{Colour: d.Colour, Value: d.Value, Centre: &about}})
	}
	fix(t, table, companion.Fix{Done: true})
}

func TestAThrowUnderAHandWhenTheStreamBeginsIsReadOnceTheHandIsGone(t *testing.T) {
	table, stage := begunUnderAHand(t, nil)
	stage.show(false, thrown...)
	s := tabletest.Until(t, table, "the throw to be answered", func(s *companion.Snapshot) bool { return s.Version == 2 })
	if load(s) != 10 || s.Sighting.By != "camera" {
		t.Fatalf("%+v", s.Sighting)
	}
	scene(t, table, stream.SceneRead)
	quiet(t, table, stage)
}

func TestDiceThatLieThereStillWhenTheStreamBeginsAreNotReadByThemselves(t *testing.T) {
	s := newStage()
	s.show(false, thrown...)
	table := filmed(t, s, nil)
	begin(t, table)
	scene(t, table, stream.SceneRead)
	quiet(t, table, s)
	if s := table.Snapshot(); s.Version != 1 {
		t.Fatalf("version %d", s.Version)
	}
}

// After a restart under a hand the dice of the last throw answer no new one; other dice do.
func TestWhatLiesUnderAHandAfterARestartIsComparedWithTheLastThrow(t *testing.T) {
	moved := put(1, "red", 5, 120, 80)
	for _, c := range []struct {
		name   string
		before func(*testing.T, *companion.Table, *stage)
		dice   []vision.Die
		told   bool
		gone   []int // of the last throw
	}{
		{"the same dice", throwRead(), thrown, false, nil},
		{"the same dice, of which people put a value right", throwRead(companion.Fix{Die: at(1), Value: at(4)}), thrown, false, nil},
		{"one die was taken", throwRead(), []vision.Die{thrown[2], thrown[0]}, false, []int{1}},
		{"one die was moved", throwRead(), []vision.Die{thrown[0], moved, thrown[2]}, false, []int{1}},
		{"other dice", throwRead(), later, true, nil},
		{"the dice of a throw that was told by hand", throwTold, thrown, false, nil},
		{"other dice than were told by hand", throwTold, later, true, nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			table, stage := begunUnderAHand(t, c.before)
			version := table.Snapshot().Version
			stage.show(false, c.dice...)
			if c.told {
				tabletest.Until(t, table, "the throw to be answered", func(s *companion.Snapshot) bool { return s.Version == version+1 })
				return
			}
			scene(t, table, stream.SceneRead)
			quiet(t, table, stage)
			if s := table.Snapshot(); s.Version != version || !slices.Equal(s.Taken, c.gone) {
				t.Errorf("version %d after %d, gone are %v", s.Version, version, s.Taken)
			}
			stage.show(false)
			scene(t, table, stream.SceneEmpty)
			stage.show(false, later...)
			tabletest.Until(t, table, "the next throw to be answered", func(s *companion.Snapshot) bool { return s.Version == version+1 })
		})
	}
}

func TestDiceOfTheLastThrowAreFollowedAfterARestart(t *testing.T) {
	table, stage := begunUnderAHand(t, throwRead())
	stage.show(false, thrown[0], thrown[2])
	scene(t, table, stream.SceneRead)
	stage.show(true, thrown[0], thrown[2])
	scene(t, table, stream.SceneHand)
	stage.show(false, thrown[2])
	tabletest.Until(t, table, "two dice to be gone", func(s *companion.Snapshot) bool { return slices.Equal(s.Taken, []int{0, 1}) })
}
