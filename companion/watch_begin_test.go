package companion_test

import (
	"context"
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

// begunUnderAHand is a table whose camera shows a hand from its first frame on. Its game waits for its first throw; where it
// was played before, for another: the first was read from a picture, and people put it right with the fixes.
func begunUnderAHand(t *testing.T, played bool, fixes ...companion.Fix) (*companion.Table, *stage) {
	t.Helper()
	kept := &store.Memory{}
	first := open(t, func(c *companion.Config) {
		c.Store = kept
		c.Source, c.Reader = &tabletest.Camera{Kind: "simulated"}, &tabletest.Reader{Do: func(context.Context, vision.Frame, vision.Expect) (vision.Reading, error) {
			return tabletest.Lie(thrown...), nil
		}}
	})
	begin(t, first)
	if played {
		if err := first.Throw(t.Context(), 1, "throw/0"); err != nil {
			t.Fatal(err)
		}
		tabletest.Until(t, first, "the throw to be answered", func(s *companion.Snapshot) bool { return s.Version == 2 })
		for _, f := range fixes {
			fix(t, first, f)
		}
		crate(t, first, 1)
		if asked := open1(crate(t, first, 2)); asked != "throw/3" {
			t.Fatal(asked)
		}
	}
	first.Close()
	s := newStage()
	s.show(true)
	table := filmed(t, s, func(c *companion.Config, _ *stage) { c.Store = kept })
	scene(t, table, stream.SceneHand)
	return table, s
}

func TestAThrowUnderAHandWhenTheStreamBeginsIsReadOnceTheHandIsGone(t *testing.T) {
	table, stage := begunUnderAHand(t, false)
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

func TestOtherDiceThanThoseOfTheLastThrowAreReadAfterARestart(t *testing.T) {
	table, stage := begunUnderAHand(t, true)
	version := table.Snapshot().Version
	stage.show(false, later...)
	tabletest.Until(t, table, "the throw to be answered", func(s *companion.Snapshot) bool { return s.Version == version+1 })
}

func TestDiceOfTheLastThrowAreNotReadAgainAfterARestartButFollowed(t *testing.T) {
	table, stage := begunUnderAHand(t, true, companion.Fix{Die: at(2), Value: at(4)}) // people put a value right
	version := table.Snapshot().Version
	stage.show(false, thrown[2], thrown[0])
	scene(t, table, stream.SceneRead)
	quiet(t, table, stage)
	if s := table.Snapshot(); s.Version != version || !slices.Equal(s.Taken, []int{1}) {
		t.Errorf("version %d after %d, gone are %v", s.Version, version, s.Taken)
	}
	stage.show(false, thrown[2])
	tabletest.Until(t, table, "two dice to be gone", func(s *companion.Snapshot) bool { return slices.Equal(s.Taken, []int{0, 1}) })
}
