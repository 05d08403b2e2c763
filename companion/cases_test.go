package companion_test

import (
	"testing"

	"quartermaster/companion"
	"quartermaster/companion/tabletest"
	"quartermaster/vision"
)

// drawer keeps cases in memory.
type drawer chan []vision.Die

func (d drawer) Keep(_ string, picture []byte, dice []vision.Die) error {
	if len(picture) > 0 {
		d <- dice
	}
	return nil
}

func TestAThrowThatPeoplePutRightIsKeptAsACase(t *testing.T) {
	kept := make(drawer, 4)
	table, stage := watched(t, func(c *companion.Config, s *stage) {
		c.Cases = kept
		s.twist = func(_ int64, r *vision.Reading) {
			r.Questions = []vision.Question{{Kind: vision.AskValue, Dice: []int{1}, Text: "?"}}
		}
	})
	stage.show(false, thrown...)
	tabletest.Until(t, table, "a question", asking)
	fix(t, table, companion.Fix{Die: at(1), Value: at(6)})
	if dice := <-kept; len(dice) != 3 || dice[1].Value != 6 {
		t.Fatalf("%+v", dice)
	}
	fix(t, table, companion.Fix{Die: at(1), Value: at(4)}) // after it was answered: put right once more
	if dice := <-kept; dice[1].Value != 4 {
		t.Fatalf("%+v", dice)
	}
}

func TestAThrowOfWhichPeopleSaidNothingIsNoCase(t *testing.T) {
	kept := make(drawer, 4)
	table, stage := watched(t, func(c *companion.Config, _ *stage) { c.Cases = kept })
	stage.show(false, thrown...)
	tabletest.Until(t, table, "the throw", func(s *companion.Snapshot) bool { return s.Version == 2 })
	table.Close()
	if len(kept) > 0 {
		t.Fatal("it was kept")
	}
}
