package companion_test

import (
	"context"
	"strings"
	"testing"

	"quartermaster/companion"
	"quartermaster/companion/tabletest"
	"quartermaster/games/all"
	"quartermaster/vision"
)

// What cannot be a throw of any dice gets one sentence or a question. The position stays, and once people have put it right the throw
// is answered.
func TestABadThrowOfAnyDiceIsASentenceOrAQuestionAndNothingIsLost(t *testing.T) {
	rows := func(n int) (all []vision.Die) {
		for i := range n {
			all = append(all, put(i, "red", 1+i%6, 12+20*float64(i%13), 12+20*float64(i/13)))
		}
		return all
	}
	odd, rim := put(1, "", 4, 90, 50), put(1, "red", 4, -4, 50)
	rim.Pose = vision.Cocked
	for name, c := range map[string]struct {
		reading vision.Reading
		says    string // the id of the sentence; "": a question
		asks    string
		fix     *companion.Fix // what people do, after which the throw is answered
	}{
		"no dice":                        {tabletest.Lie(), "games.refused.noDice", "", nil},
		"more than sixty dice":           {tabletest.Lie(rows(61)...), "games.refused.tooManyDice", "", nil},
		"more dice than can be shown":    {tabletest.Lie(rows(101)...), "reading-odd", "", nil},
		"a colour that was not taught":   {tabletest.Lie(put(0, "red", 6, 50, 50), odd), "", "colour-1", &companion.Fix{Die: at(1), Colour: at("green")}},
		"a colour that is doubtful":      {vision.Reading{Dice: rows(2), Questions: []vision.Question{{Kind: vision.AskColour, Dice: []int{1}}}}, "", "colour-1", &companion.Fix{Answer: &companion.FixAnswer{Question: "colour-1", OK: true}}},
		"a die that leans on the rim":    {vision.Reading{Dice: []vision.Die{put(0, "red", 6, 50, 50), rim}, Questions: []vision.Question{{Kind: vision.AskPose, Dice: []int{1}}}}, "", "pose-1", &companion.Fix{Answer: &companion.FixAnswer{Question: "pose-1", OK: true}}},
		"something covers the rim":       {vision.Reading{Dice: rows(2), Guards: []vision.Guard{{Kind: vision.GuardOutside}}}, "", "outside", &companion.Fix{Guard: at(vision.GuardOutside), OK: true}},
		"dice that were not taught":      {vision.Reading{Dice: rows(2), Guards: []vision.Guard{{Kind: vision.GuardUntaught}}}, "", "untaught", &companion.Fix{Guard: at(vision.GuardUntaught), OK: true}},
		"a number of dice to be doubted": {vision.Reading{Dice: rows(2), Questions: []vision.Question{{Kind: vision.AskCount}}}, "", "count", &companion.Fix{Answer: &companion.FixAnswer{Question: "count", OK: true}}},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			table := open(t, func(cfg *companion.Config) {
				cfg.Games = all.Games()
				cfg.Source, cfg.Reader = &tabletest.Camera{Kind: "simulated"}, &tabletest.Reader{Do: func(context.Context, vision.Frame, vision.Expect) (vision.Reading, error) {
					return c.reading, nil
				}}
			})
			s := beginAny(t, table, nil)
			before := s.Version
			if err := table.Throw(t.Context(), before, s.Asks[0].ID); err != nil {
				t.Fatal(err)
			}
			s = tabletest.Until(t, table, "a sentence or a question", func(s *companion.Snapshot) bool {
				return s.Sighting != nil && (s.Sighting.State == companion.IsFailed || s.Sighting.State == companion.IsAsking)
			})
			if s.Version != before {
				t.Fatalf("it was answered: version %d", s.Version)
			}
			if c.says != "" {
				if e := s.Sighting.Error; e == nil || !strings.HasSuffix(e.Text.ID, c.says) {
					t.Errorf("%+v, want %s", e, c.says)
				}
				return
			}
			var asked []string
			for _, d := range s.Sighting.Doubts() {
				asked = append(asked, d.ID)
			}
			for _, g := range s.Sighting.Warnings() {
				asked = append(asked, g.Kind)
			}
			if len(asked) != 1 || asked[0] != c.asks {
				t.Fatalf("%q, want %s", asked, c.asks)
			}
			fix(t, table, *c.fix)
			if s := table.Snapshot(); s.Version != before+1 {
				t.Errorf("it was not answered: %+v", s.Sighting)
			}
		})
	}
}
