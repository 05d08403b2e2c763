package companion_test

import (
	"context"
	"errors"
	"slices"
	"sync/atomic"
	"testing"
	"time"

	"quartermaster/companion"
	"quartermaster/companion/store"
	"quartermaster/companion/tabletest"
	"quartermaster/games"
	"quartermaster/vision"
)

var clean = tabletest.Lie(tabletest.Die(0, "red", 3, 50, 50), tabletest.Die(1, "red", 5, 90, 50), tabletest.Die(2, "green", 2, 50, 120))

// reads is a reader that always reads r.
func reads(r vision.Reading) *tabletest.Reader {
	return &tabletest.Reader{Do: func(context.Context, vision.Frame, vision.Expect) (vision.Reading, error) { return r, nil }}
}

// seeing is a table with a camera whose pictures read as r, and a game that waits for its first throw.
func seeing(t *testing.T, r vision.Reading) *companion.Table {
	t.Helper()
	table := open(t, func(c *companion.Config) { c.Source, c.Reader = &tabletest.Camera{Kind: "simulated"}, reads(r) })
	begin(t, table)
	tabletest.Until(t, table, "the camera", func(s *companion.Snapshot) bool { return s.Camera.Live })
	return table
}

// toPick plays the first throw by camera.
func toPick(t *testing.T) (*companion.Table, *companion.Snapshot) {
	t.Helper()
	table := seeing(t, clean)
	if err := table.Throw(t.Context(), 1, "throw/0"); err != nil {
		t.Fatal(err)
	}
	return table, tabletest.Until(t, table, "the throw to be answered", func(s *companion.Snapshot) bool { return s.Version == 2 })
}

func fix(t *testing.T, table *companion.Table, f companion.Fix) *companion.Snapshot {
	t.Helper()
	s, err := table.Fix(t.Context(), tablet, table.Snapshot().Sighting.ID, f)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func at[T any](v T) *T { return &v }

func asking(s *companion.Snapshot) bool {
	return s.Sighting != nil && s.Sighting.State == companion.IsAsking
}

func TestAThrowInWhichNothingIsOpenNeedsNoTap(t *testing.T) {
	_, s := toPick(t)
	if load(s) != 10 || open1(s) != "pick/1" {
		t.Fatal(load(s), askIDs(s))
	}
	g := s.Sighting
	if g.State != companion.IsAnswered || g.By != "simulated" || len(g.Dice) != 3 || g.Picture == nil || g.Picture.PixelsPerMM != 2 || s.Thrown != g.ID {
		t.Fatalf("%+v", g)
	}
}

func TestTheReaderIsToldWhichDiceTheGameWaitsFor(t *testing.T) {
	told := make(chan vision.Expect, 1)
	r := &tabletest.Reader{Do: func(_ context.Context, _ vision.Frame, want vision.Expect) (vision.Reading, error) {
		told <- want
		return clean, nil
	}}
	table := open(t, func(c *companion.Config) { c.Source, c.Reader = &tabletest.Camera{Kind: "simulated"}, r })
	begin(t, table)
	if err := table.Throw(t.Context(), 1, "throw/0"); err != nil {
		t.Fatal(err)
	}
	if want := <-told; len(want) != 2 || want["red"] != 2 || want["green"] != 1 {
		t.Fatal(want)
	}
	tabletest.Until(t, table, "the throw", func(s *companion.Snapshot) bool { return s.Version == 2 })
}

// withQuestion is the clean reading with one question.
func withQuestion(kind string, dice ...int) vision.Reading {
	r := clean
	r.Questions = []vision.Question{{Kind: kind, Dice: dice, Text: "?"}}
	return r
}

func TestEveryDoubtIsAskedOnceAndThenTheThrowIsAnswered(t *testing.T) {
	unknown := tabletest.Lie(tabletest.Die(0, "red", 0, 50, 50), tabletest.Die(1, "red", 5, 90, 50), tabletest.Die(2, "green", 2, 50, 120))
	colourless := tabletest.Lie(tabletest.Die(0, "", 3, 50, 50), tabletest.Die(1, "red", 5, 90, 50), tabletest.Die(2, "green", 2, 50, 120))
	extra := tabletest.Lie(append(clean.Dice[:3:3], tabletest.Die(7, "green", 6, 200, 200))...)
	short := tabletest.Lie(clean.Dice[:2]...)
	leaning := vision.Reading{Dice: slices.Clone(clean.Dice)}
	leaning.Dice[1].Pose = vision.Cocked
	for _, d := range leaning.Dice {
		leaning.Questions = append(leaning.Questions, vision.Question{Kind: vision.AskPose, Dice: []int{d.ID}})
	}
	doubtful := vision.Reading{Dice: clean.Dice, Questions: slices.Insert(slices.Clone(leaning.Questions), 1, vision.Question{Kind: vision.AskValue, Dice: []int{0}})}
	cases := map[string]struct {
		reading vision.Reading
		open    []string // what is asked at first
		fixes   []companion.Fix
		load    int
	}{
		"a value, as read":                {withQuestion("value", 0), []string{"value-0"}, []companion.Fix{{Answer: &companion.FixAnswer{Question: "value-0", OK: true}}}, 10},
		"a value, another one":            {withQuestion("value", 0), []string{"value-0"}, []companion.Fix{{Die: at(0), Value: at(4)}}, 11},
		"a colour, as read":               {withQuestion("colour", 2), []string{"colour-2"}, []companion.Fix{{Die: at(2), Colour: at("green")}}, 10},
		"a pose, it lies flat":            {withQuestion("pose", 1), []string{"pose-1"}, []companion.Fix{{Answer: &companion.FixAnswer{Question: "pose-1", OK: true}}}, 10},
		"three poses, all lie flat":       {leaning, []string{"pose-0-1-2"}, []companion.Fix{{Answer: &companion.FixAnswer{Question: "pose-0-1-2", OK: true}}}, 10},
		"three poses, one leans":          {leaning, []string{"pose-0-1-2"}, []companion.Fix{{Answer: &companion.FixAnswer{Question: "pose-0-1-2"}}, {Answer: &companion.FixAnswer{Question: "pose-0", OK: true}}, {Die: at(1), Pose: at(vision.Flat)}, {Answer: &companion.FixAnswer{Question: "pose-2", OK: true}}}, 10},
		"three poses, one put right":      {leaning, []string{"pose-0-1-2"}, []companion.Fix{{Die: at(1), Pose: at(vision.Flat)}, {Answer: &companion.FixAnswer{Question: "pose-0-2", OK: true}}}, 10},
		"poses and a value":               {doubtful, []string{"pose-0", "value-0", "pose-1-2"}, []companion.Fix{{Answer: &companion.FixAnswer{Question: "pose-1-2", OK: true}}, {Answer: &companion.FixAnswer{Question: "value-0", OK: true}}, {Answer: &companion.FixAnswer{Question: "pose-0", OK: true}}}, 10},
		"whether it is a die":             {withQuestion("exists", 1), []string{"exists-1"}, []companion.Fix{{Answer: &companion.FixAnswer{Question: "exists-1", OK: true}}}, 10},
		"two dice at once, one by one":    {withQuestion("value", 0, 1), []string{"value-0-1"}, []companion.Fix{{Die: at(0), Value: at(1)}, {Die: at(1), Value: at(1)}}, 4},
		"two dice at once, both as read":  {withQuestion("value", 0, 1), []string{"value-0-1"}, []companion.Fix{{Answer: &companion.FixAnswer{Question: "value-0-1", OK: true}}}, 10},
		"a count that fits all the same":  {withQuestion("count"), []string{"count"}, []companion.Fix{{Answer: &companion.FixAnswer{Question: "count", OK: true}}}, 10},
		"a value nobody could read":       {unknown, []string{"value-0"}, []companion.Fix{{Die: at(0), Value: at(1)}}, 8},
		"a colour nobody could read":      {colourless, []string{"colour-0", "count"}, []companion.Fix{{Die: at(0), Colour: at("red")}}, 10},
		"a die too many, taken away":      {extra, []string{"count"}, []companion.Fix{{Die: at(7), Remove: true}}, 10},
		"a die too many that is one":      {extra, []string{"count"}, []companion.Fix{{Answer: &companion.FixAnswer{Question: "count", OK: true}}}, 16},
		"a die too few, laid there":       {short, []string{"count"}, []companion.Fix{{Add: &companion.Added{Colour: "green", Value: 6, Centre: &[2]float64{20, 20}}}}, 14},
		"a kind nobody has heard of":      {withQuestion("smell", 1), []string{"smell-1"}, []companion.Fix{{Answer: &companion.FixAnswer{Question: "smell-1", OK: true}}}, 10},
		"a value asked with a count":      {vision.Reading{Dice: short.Dice, Questions: []vision.Question{{Kind: "count"}, {Kind: "value", Dice: []int{0}}}}, []string{"value-0", "count"}, []companion.Fix{{Die: at(0), Value: at(2)}, {Add: &companion.Added{Colour: "green", Value: 1, Centre: &[2]float64{20, 20}}}}, 8},
		"the same twice":                  {vision.Reading{Dice: clean.Dice, Questions: []vision.Question{{Kind: "value", Dice: []int{0}}, {Kind: "value", Dice: []int{0}}}}, []string{"value-0"}, []companion.Fix{{Die: at(0), Value: at(3)}}, 10},
		"a die that is taken away anyway": {vision.Reading{Dice: extra.Dice, Questions: []vision.Question{{Kind: "exists", Dice: []int{7}}}}, []string{"exists-7", "count"}, []companion.Fix{{Die: at(7), Remove: true}}, 10},
	}
	for name, c := range cases {
		t.Run(name, func(t *testing.T) {
			table := seeing(t, c.reading)
			if err := table.Throw(t.Context(), 1, "throw/0"); err != nil {
				t.Fatal(err)
			}
			s := tabletest.Until(t, table, "a question", asking)
			if got := ids(s.Sighting); !equal(got, c.open) {
				t.Fatalf("asked %v, want %v", got, c.open)
			}
			for i, f := range c.fixes {
				if s.Version != 1 {
					t.Fatalf("answered before fix %d, with %v open", i, ids(s.Sighting))
				}
				s = fix(t, table, f)
			}
			if s.Version != 2 || load(s) != c.load || s.Sighting.State != companion.IsAnswered {
				t.Fatalf("version %d, load %d, %v open, %+v", s.Version, load(s), ids(s.Sighting), s.Sighting.Error)
			}
		})
	}
}

func ids(g *companion.Sighting) (all []string) {
	for _, d := range g.Doubts() {
		all = append(all, d.ID)
	}
	for _, w := range g.Warnings() {
		all = append(all, "guard "+w.Kind)
	}
	return all
}

func equal(a, b []string) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if a[i] != b[i] {
			return false
		}
	}
	return true
}

func TestAGuardHoldsTheThrowUntilSomebodyWavesItThrough(t *testing.T) {
	r := clean
	r.Guards = []vision.Guard{{Kind: "moved", Text: "moved"}, {Kind: "light"}, {Kind: "moved"}}
	table := seeing(t, r)
	if err := table.Throw(t.Context(), 1, "throw/0"); err != nil {
		t.Fatal(err)
	}
	s := tabletest.Until(t, table, "the guards", asking)
	if got := ids(s.Sighting); !equal(got, []string{"guard moved", "guard light"}) {
		t.Fatal(got)
	}
	if _, err := table.Fix(t.Context(), tablet, s.Sighting.ID, companion.Fix{Guard: at("focus"), OK: true}); err == nil {
		t.Fatal("that guard does not stand")
	}
	s = fix(t, table, companion.Fix{Guard: at("moved"), OK: true})
	if got := ids(s.Sighting); s.Version != 1 || !equal(got, []string{"guard light"}) {
		t.Fatal(got)
	}
	if s = fix(t, table, companion.Fix{Guard: at("light"), OK: true}); s.Version != 2 {
		t.Fatal(s.Version)
	}
}

func TestFixesThatCannotBeAreRefusedWithOneSentence(t *testing.T) {
	table := seeing(t, withQuestion("value", 0))
	if err := table.Throw(t.Context(), 1, "throw/0"); err != nil {
		t.Fatal(err)
	}
	s := tabletest.Until(t, table, "a question", asking)
	cases := map[string]struct {
		fix companion.Fix
		id  string
	}{
		"nothing":                       {companion.Fix{}, "empty-fix"},
		"a die without a change":        {companion.Fix{Die: at(0)}, "empty-fix"},
		"a die that is not there":       {companion.Fix{Die: at(44), Value: at(1)}, "unknown-die"},
		"seven pips":                    {companion.Fix{Die: at(0), Value: at(7)}, "value-range"},
		"no pips":                       {companion.Fix{Die: at(0), Value: at(0)}, "value-range"},
		"a colour that is not here":     {companion.Fix{Die: at(0), Colour: at("pink")}, "unknown-colour"},
		"a pose that is not":            {companion.Fix{Die: at(0), Pose: at(vision.Pose("leaning"))}, "unknown-pose"},
		"a place in the next room":      {companion.Fix{Die: at(0), Centre: &[2]float64{4000, 0}}, "place-off"},
		"a new die without a value":     {companion.Fix{Add: &companion.Added{Colour: "red", Centre: &[2]float64{9, 9}}}, "value-range"},
		"a new die without a place":     {companion.Fix{Add: &companion.Added{Colour: "red", Value: 1}}, "place-needed"},
		"a new die of no colour":        {companion.Fix{Add: &companion.Added{Value: 1, Centre: &[2]float64{9, 9}}}, "unknown-colour"},
		"an answer to nothing":          {companion.Fix{Answer: &companion.FixAnswer{Question: "value-1", OK: true}}, "unknown-question"},
		"an answer that says no":        {companion.Fix{Answer: &companion.FixAnswer{Question: "value-0"}}, "unknown-question"},
		"done while a question is open": {companion.Fix{Done: true}, "still-missing"},
	}
	for name, c := range cases {
		t.Run(name, func(t *testing.T) {
			_, err := table.Fix(t.Context(), tablet, s.Sighting.ID, c.fix)
			wantRefused(t, err, c.id)
		})
	}
	if _, err := table.Fix(t.Context(), tablet, "other", companion.Fix{Again: true}); err == nil {
		t.Fatal("another sighting cannot be fixed")
	} else {
		wantRefused(t, err, "sighting-gone")
	}
	if got := ids(table.Snapshot().Sighting); !equal(got, []string{"value-0"}) {
		t.Fatal("something changed", got)
	}
}

func TestADieThatIsSentTwiceLiesThereOnce(t *testing.T) {
	table := seeing(t, tabletest.Lie(clean.Dice[0]))
	if err := table.Throw(t.Context(), 1, "throw/0"); err != nil {
		t.Fatal(err)
	}
	tabletest.Until(t, table, "a question", asking)
	for range 2 {
		fix(t, table, companion.Fix{Add: &companion.Added{Colour: "red", Value: 5, Centre: &[2]float64{150, 150}}})
	}
	if n := len(table.Snapshot().Sighting.Dice); n != 2 {
		t.Fatal(n)
	}
	for range 2 {
		fix(t, table, companion.Fix{Die: at(1), Remove: true})
	}
	if n := len(table.Snapshot().Sighting.Dice); n != 1 {
		t.Fatal(n)
	}
}

func TestADieCanBePutRightAfterTheThrowWasAnswered(t *testing.T) {
	table, _ := toPick(t)
	_, err := table.Answer(t.Context(), tablet, 2, pick(1, "light")) // load 12
	if err != nil {
		t.Fatal(err)
	}
	// 3 becomes 5: the load stays even, the pick still holds.
	s := fix(t, table, companion.Fix{Die: at(0), Value: at(5)})
	if s.Version != 4 || load(s) != 14 || open1(s) != "pick/2" || hasLine(s, "no-longer-holds") {
		t.Fatal(s.Version, load(s), askIDs(s), s.Log)
	}
	// 5 becomes 4: the load is odd, the pick was put to another question.
	s = fix(t, table, companion.Fix{Die: at(0), Value: at(4)})
	if load(s) != 11 || open1(s) != "pick/1" || !hasLine(s, "no-longer-holds") {
		t.Fatal(load(s), askIDs(s), s.Log)
	}
	if d := s.Sighting.Dice[0]; !d.Fixed.Value || d.Value != 4 || s.Sighting.State != companion.IsAnswered {
		t.Fatalf("%+v", s.Sighting)
	}
	// Undo takes the correction back, and with it what it made void.
	s, err = table.Undo(t.Context(), tablet, s.Version)
	if err != nil || load(s) != 14 || open1(s) != "pick/2" || s.Sighting.Dice[0].Value != 5 {
		t.Fatal(err, load(s), s.Sighting.Dice[0])
	}
	v := s.Version
	if s = fix(t, table, companion.Fix{Die: at(0), Value: at(5)}); s.Version != v {
		t.Fatal("what is so already is no correction")
	}
}

func TestACorrectionThatLeavesSomethingOpenWaits(t *testing.T) {
	table, _ := toPick(t)
	s := fix(t, table, companion.Fix{Die: at(2), Remove: true})
	if s.Version != 2 || !asking(s) || s.Sighting.Corrects != 2 || load(s) != 10 {
		t.Fatalf("%+v", s.Sighting)
	}
	s = fix(t, table, companion.Fix{Add: &companion.Added{Colour: "green", Value: 6, Centre: &[2]float64{60, 60}}})
	if s.Version != 3 || load(s) != 14 || s.Sighting.State != companion.IsAnswered {
		t.Fatalf("%d %+v", load(s), s.Sighting)
	}
	fix(t, table, companion.Fix{Die: at(0), Remove: true})
	if s = fix(t, table, companion.Fix{Discard: true}); s.Version != 3 || len(s.Sighting.Dice) != 3 || s.Sighting.State != companion.IsAnswered {
		t.Fatalf("a discarded correction leaves all as it was: %+v", s.Sighting)
	}
}

func TestWhatTheGameRefusesStaysWithTheReason(t *testing.T) {
	leaning := clean
	leaning.Dice = append(clean.Dice[:0:0], clean.Dice...)
	leaning.Dice[1].Pose = vision.Cocked
	table := seeing(t, leaning)
	if err := table.Throw(t.Context(), 1, "throw/0"); err != nil {
		t.Fatal(err)
	}
	s := tabletest.Until(t, table, "the refusal", func(s *companion.Snapshot) bool { return asking(s) && s.Sighting.Error != nil })
	if e := s.Sighting.Error; e.ID != "loose" || !e.Game || s.Version != 1 {
		t.Fatalf("%+v", e)
	}
	if s = fix(t, table, companion.Fix{Die: at(1), Pose: at(vision.Flat)}); s.Version != 2 {
		t.Fatalf("%+v", s.Sighting)
	}
}

func TestByHandWithoutAPicture(t *testing.T) {
	table := open(t, nil)
	begin(t, table)
	if err := table.Throw(t.Context(), 1, "throw/0"); err == nil {
		t.Fatal("there is no camera")
	} else {
		wantRefused(t, err, "no-camera")
	}
	s, err := table.Lay(t.Context(), 1, "throw/0")
	if err != nil || !asking(s) || s.Sighting.Picture != nil || len(s.Sighting.Dice) != 0 || len(ids(s.Sighting)) != 0 {
		t.Fatalf("%v %+v", err, s.Sighting)
	}
	if again, err := table.Lay(t.Context(), 1, "throw/0"); err != nil || again.Sighting.ID != s.Sighting.ID {
		t.Fatal("it is begun once", err)
	}
	for i, colour := range []string{"red", "red", "green"} {
		if _, err := table.Fix(t.Context(), tablet, s.Sighting.ID, companion.Fix{Done: true}); err == nil {
			t.Fatal("dice are missing")
		} else {
			wantRefused(t, err, "still-missing")
		}
		fix(t, table, companion.Fix{Add: &companion.Added{Colour: colour, Value: i + 1, Centre: &[2]float64{float64(40 * (i + 1)), 50}}})
	}
	if s = table.Snapshot(); s.Version != 1 {
		t.Fatal("people say when it is complete")
	}
	fix(t, table, companion.Fix{Die: at(1), Centre: &[2]float64{200, 200}})
	if s = fix(t, table, companion.Fix{Done: true}); s.Version != 2 || load(s) != 6 || s.Sighting.By != "hand" {
		t.Fatalf("%+v", s.Sighting)
	}
	battle := s.View.Table[3].Battle.Throw
	if battle.By != "hand" || battle.Margin < 10 || battle.Dice[1].Centre().X != 200 {
		t.Fatalf("%+v", battle)
	}
	if s = fix(t, table, companion.Fix{Die: at(0), Value: at(6)}); s.Version != 3 || load(s) != 11 {
		t.Fatal("a value is put right at once", s.Version, load(s))
	}
	fix(t, table, companion.Fix{Die: at(0), Remove: true})
	s = fix(t, table, companion.Fix{Add: &companion.Added{Colour: "red", Value: 1, Centre: &[2]float64{9, 9}}})
	if s.Version != 3 || !asking(s) {
		t.Fatal("people say again when it is complete")
	}
	if s = fix(t, table, companion.Fix{Done: true}); s.Version != 4 || load(s) != 6 {
		t.Fatal(s.Version, load(s))
	}
}

func TestALaidOutChartCanBeThrownAway(t *testing.T) {
	table := open(t, nil)
	begin(t, table)
	if _, err := table.Lay(t.Context(), 1, "throw/0"); err != nil {
		t.Fatal(err)
	}
	if s := fix(t, table, companion.Fix{Discard: true}); s.Sighting != nil || open1(s) != "throw/0" {
		t.Fatalf("%+v", s.Sighting)
	}
}

func TestAPictureWhoseAskIsGoneIsForgotten(t *testing.T) {
	table := seeing(t, withQuestion("value", 0))
	if err := table.Throw(t.Context(), 1, "throw/0"); err != nil {
		t.Fatal(err)
	}
	tabletest.Until(t, table, "a question", asking)
	if s, err := table.Answer(t.Context(), tablet, 1, weight(4)); err != nil || !asking(s) {
		t.Fatal("what stands beside the throw leaves it alone", err)
	}
	s, err := table.Undo(t.Context(), tablet, 2)
	if err != nil || !asking(s) {
		t.Fatal(err)
	}
	if s, err = table.Undo(t.Context(), tablet, 3); err != nil || s.Sighting != nil {
		t.Fatalf("%v %+v", err, s.Sighting)
	}
}

func TestUndoOfAThrowAsksForItAgain(t *testing.T) {
	table, _ := toPick(t)
	s, err := table.Undo(t.Context(), tablet, 2)
	if err != nil || s.Sighting != nil || open1(s) != "throw/0" || s.Thrown != "" {
		t.Fatalf("%v %+v", err, s.Sighting)
	}
	s, err = table.Redo(t.Context(), tablet, 3)
	if err != nil || s.Sighting == nil || s.Sighting.State != companion.IsAnswered || load(s) != 10 {
		t.Fatalf("%v %+v", err, s.Sighting)
	}
}

func TestAfterARestartTheLastThrowCanStillBePutRight(t *testing.T) {
	kept := &store.Memory{}
	first := open(t, func(c *companion.Config) {
		c.Store, c.Source, c.Reader = kept, &tabletest.Camera{Kind: "simulated"}, reads(withQuestion("value", 0))
	})
	begin(t, first)
	if err := first.Throw(t.Context(), 1, "throw/0"); err != nil {
		t.Fatal(err)
	}
	tabletest.Until(t, first, "a question", asking)
	fix(t, first, companion.Fix{Die: at(0), Value: at(1)})
	first.Close()
	second := open(t, func(c *companion.Config) { c.Store = kept })
	s := second.Snapshot()
	if s.Sighting == nil || s.Sighting.State != companion.IsAnswered || !s.Sighting.Dice[0].Fixed.Value || load(s) != 8 {
		t.Fatalf("%+v", s.Sighting)
	}
	if s = fix(t, second, companion.Fix{Die: at(0), Value: at(6)}); s.Version != 3 || load(s) != 13 {
		t.Fatal(s.Version, load(s))
	}
}

func TestAReaderThatFailsIsShownAndTheNextThrowWorks(t *testing.T) {
	var n atomic.Int64
	r := &tabletest.Reader{Do: func(context.Context, vision.Frame, vision.Expect) (vision.Reading, error) {
		switch n.Add(1) {
		case 1:
			return vision.Reading{}, errors.New("the reader died")
		case 2:
			panic("a bug")
		case 3:
			return tabletest.Lie(tabletest.Die(0, "red", 9, 0, 0), tabletest.Die(0, "red", 1, 0, 0)), nil
		case 4:
			return vision.Reading{Dice: []vision.Die{{Pose: "upside down"}}}, nil
		case 5:
			return vision.Reading{Questions: []vision.Question{{Kind: "value", Dice: []int{5}}}}, nil
		}
		return clean, nil
	}}
	table := open(t, func(c *companion.Config) { c.Source, c.Reader = &tabletest.Camera{Kind: "simulated"}, r })
	begin(t, table)
	last := ""
	for _, id := range []string{"picture-unread", "picture-unread", "reading-odd", "reading-odd", "reading-odd"} {
		if err := table.Throw(t.Context(), 1, "throw/0"); err != nil {
			t.Fatal(err)
		}
		s := tabletest.Until(t, table, "the failure", func(s *companion.Snapshot) bool {
			return s.Sighting != nil && s.Sighting.State == companion.IsFailed && s.Sighting.ID != last
		})
		if last = s.Sighting.ID; s.Sighting.Error.ID != id {
			t.Fatalf("%+v", s.Sighting.Error)
		}
	}
	if err := table.Throw(t.Context(), 1, "throw/0"); err != nil {
		t.Fatal(err)
	}
	tabletest.Until(t, table, "the throw", func(s *companion.Snapshot) bool { return s.Version == 2 })
}

func TestAReaderThatHangsIsGivenUpAndTheNextThrowWorks(t *testing.T) {
	var n atomic.Int64
	free := make(chan struct{})
	r := &tabletest.Reader{Do: func(context.Context, vision.Frame, vision.Expect) (vision.Reading, error) {
		if n.Add(1) == 1 {
			<-free // deaf to its context, as OpenCV is
		}
		return clean, nil
	}}
	table := open(t, func(c *companion.Config) {
		c.Source, c.Reader, c.ReadTime = &tabletest.Camera{Kind: "simulated"}, r, 200*time.Millisecond
	})
	begin(t, table)
	if err := table.Throw(t.Context(), 1, "throw/0"); err != nil {
		t.Fatal(err)
	}
	s := tabletest.Until(t, table, "the failure", func(s *companion.Snapshot) bool {
		return s.Sighting != nil && s.Sighting.State == companion.IsFailed
	})
	if s.Sighting.Error.ID != "reader-silent" {
		t.Fatalf("%+v", s.Sighting.Error)
	}
	if s, err := table.Answer(t.Context(), tablet, 1, weight(3)); err != nil || load(s) != 3 {
		t.Fatal("play goes on by hand meanwhile", err)
	}
	close(free)
	if err := table.Throw(t.Context(), 2, "throw/0"); err != nil {
		t.Fatal(err)
	}
	tabletest.Until(t, table, "the throw", func(s *companion.Snapshot) bool { return s.Version == 3 && load(s) == 13 })
}

func TestDiceThatNeverComeToRestAreGivenUp(t *testing.T) {
	table := open(t, func(c *companion.Config) {
		c.Source, c.Reader, c.ReadTime = tabletest.Hanging{Camera: &tabletest.Camera{Kind: "simulated"}}, reads(clean), 100*time.Millisecond
	})
	begin(t, table)
	if err := table.Throw(t.Context(), 1, "throw/0"); err != nil {
		t.Fatal(err)
	}
	tabletest.Until(t, table, "the failure", func(s *companion.Snapshot) bool {
		return s.Sighting != nil && s.Sighting.State == companion.IsFailed
	})
}

func TestALostCameraIsAStateAndPlayGoesOnByHand(t *testing.T) {
	camera := &tabletest.Camera{Kind: "v4l2"}
	table := open(t, func(c *companion.Config) { c.Source, c.Reader = camera, reads(clean) })
	begin(t, table)
	tabletest.Until(t, table, "the camera", func(s *companion.Snapshot) bool { return s.Camera.Live && s.Can.ThrowNow })
	camera.Lose("the cable is out")
	s := tabletest.Until(t, table, "the loss", func(s *companion.Snapshot) bool { return !s.Camera.Live })
	if s.Camera.Reason.Text != "the cable is out" || s.Can.ThrowNow || !s.Can.ByHand {
		t.Fatalf("%+v", s.Camera)
	}
	if _, err := table.Lay(t.Context(), 1, "throw/0"); err != nil {
		t.Fatal(err)
	}
	camera.Lose("")
	tabletest.Until(t, table, "the camera", func(s *companion.Snapshot) bool { return s.Camera.Live && s.Can.ThrowNow })
}

func TestAThrowIsBegunOnceHoweverOftenItIsTapped(t *testing.T) {
	camera := &tabletest.Camera{Kind: "simulated"}
	free := make(chan struct{})
	r := &tabletest.Reader{Do: func(context.Context, vision.Frame, vision.Expect) (vision.Reading, error) {
		<-free
		return clean, nil
	}}
	table := open(t, func(c *companion.Config) { c.Source, c.Reader = camera, r })
	begin(t, table)
	for range 5 {
		if err := table.Throw(t.Context(), 1, "throw/0"); err != nil {
			t.Fatal(err)
		}
	}
	close(free)
	tabletest.Until(t, table, "the throw", func(s *companion.Snapshot) bool { return s.Version == 2 })
	if n := camera.Throws(); n != 1 {
		t.Fatal(n)
	}
	var stale *companion.Stale
	if err := table.Throw(t.Context(), 1, "throw/0"); !errors.As(err, &stale) {
		t.Fatal("a late tap is stale", err)
	}
	if err := table.Throw(t.Context(), 2, "pick/1"); err == nil {
		t.Fatal("nothing is thrown for a pick")
	}
}

func TestAPictureThatSomebodyBringsIsRead(t *testing.T) {
	table := open(t, func(c *companion.Config) {
		c.Source, c.Reader = tabletest.Uploads{Camera: &tabletest.Camera{Kind: "upload"}}, reads(clean)
	})
	wantRefused(t, table.Upload(t.Context(), tabletest.Picture()), "not-a-throw")
	begin(t, table)
	tabletest.Until(t, table, "the camera", func(s *companion.Snapshot) bool { return s.Camera.Frames > 0 })
	if err := table.Upload(t.Context(), tabletest.Picture()); err != nil {
		t.Fatal(err)
	}
	s := tabletest.Until(t, table, "the throw", func(s *companion.Snapshot) bool { return s.Version == 2 })
	if s.Sighting.By != "camera" {
		t.Fatal(s.Sighting.By)
	}
	wantRefused(t, seeing(t, clean).Upload(t.Context(), tabletest.Picture()), "no-upload")
}

func TestTheThrowCarriesFacesPlacesAndWhatIsLoose(t *testing.T) {
	_, s := toPick(t)
	tw := s.View.Table[3].Battle.Throw
	if tw.By != "simulated" || tw.Margin != 1 || len(tw.Dice) != 3 || tw.Dice[1].Face != "5" || tw.Dice[1].Colour != "red" || tw.Dice[1].Loose || tw.Dice[1].Centre().X != 90 {
		t.Fatalf("%+v", tw)
	}
}

func TestADieMovedByTapWidensTheMargin(t *testing.T) {
	table, _ := toPick(t)
	s := fix(t, table, companion.Fix{Die: at(1), Centre: &[2]float64{91, 52}})
	tw := s.View.Table[3].Battle.Throw
	if s.Version != 3 || tw.Margin < 2 || tw.Dice[1].Centre().Y != 52 {
		t.Fatalf("%+v", tw)
	}
}

func TestCanSaysWhatCanBeDone(t *testing.T) {
	table := open(t, func(c *companion.Config) {
		reason := companion.Say("no-opencv")
		c.Source, c.NoReader = &tabletest.Camera{Kind: "simulated"}, &reason
	})
	begin(t, table)
	s := tabletest.Until(t, table, "the camera", func(s *companion.Snapshot) bool { return s.Camera.Live })
	if s.Can.ThrowNow || s.Can.Upload || !s.Can.ByHand || s.Camera.Reader != companion.ReaderNone || s.Camera.ReaderReason.ID != "no-opencv" {
		t.Fatalf("%+v %+v", s.Can, s.Camera)
	}
	wantRefused(t, table.Throw(t.Context(), 1, "throw/0"), "no-reader")
	if !equal(askIDs(s), []string{"throw/0", "weight"}) || s.Asks[0].Kind != games.Throw {
		t.Fatal(askIDs(s))
	}
}

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

func TestAPrintedFaceIsTheGamesFaceOfThatName(t *testing.T) {
	shown := func(face string) vision.Reading {
		r := clean
		r.Dice = slices.Clone(r.Dice)
		r.Dice[1].Value, r.Dice[1].Face = 2, face // the set's second face
		return r
	}
	table := seeing(t, shown("5"))
	if err := table.Throw(t.Context(), 1, "throw/0"); err != nil {
		t.Fatal(err)
	}
	s := tabletest.Until(t, table, "the throw to be answered", func(s *companion.Snapshot) bool { return s.Version == 2 })
	if tw := s.View.Table[3].Battle.Throw; tw.Dice[1].Face != "5" {
		t.Errorf("it shows %+v", tw.Dice[1])
	}

	table = seeing(t, shown("moon"))
	if err := table.Throw(t.Context(), 1, "throw/0"); err != nil {
		t.Fatal(err)
	}
	s = tabletest.Until(t, table, "a question", func(s *companion.Snapshot) bool { return s.Sighting != nil && s.Sighting.State == "asking" })
	if d := s.Sighting.Dice[1]; d.Value != 0 {
		t.Errorf("a face that the game does not know counts as its face %d", d.Value)
	}
	s = fix(t, table, companion.Fix{Die: at(1), Value: at(4)})
	if s.Sighting != nil && s.Sighting.Dice[1].Face != "4" {
		t.Errorf("people said 4, it shows %q", s.Sighting.Dice[1].Face)
	}
}
