package companion_test

import (
	"testing"

	"quartermaster/companion"
	"quartermaster/companion/tabletest"
	"quartermaster/vision"
)

// drawer keeps cases in memory.
type drawer chan heldCase

type heldCase struct {
	dice []vision.Die
	said bool
}

func (d drawer) Keep(_ string, picture []byte, dice []vision.Die, said bool) error {
	if len(picture) > 0 {
		d <- heldCase{dice, said}
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
	if c := <-kept; len(c.dice) != 3 || c.dice[1].Value != 6 || !c.said {
		t.Fatalf("%+v", c)
	}
	fix(t, table, companion.Fix{Die: at(1), Value: at(4)}) // after it was answered: put right once more
	if c := <-kept; c.dice[1].Value != 4 || !c.said {
		t.Fatalf("%+v", c)
	}
}

func TestAThrowThatPeopleLeaveAsItWasReadIsAnAcceptedCase(t *testing.T) {
	kept := make(drawer, 4)
	table, stage := watched(t, func(c *companion.Config, _ *stage) { c.Cases = kept })
	stage.show(false, thrown...)
	tabletest.Until(t, table, "the throw", func(s *companion.Snapshot) bool { return s.Version == 2 })
	if c := <-kept; len(c.dice) != 3 || c.said {
		t.Fatalf("%+v", c)
	}
}
