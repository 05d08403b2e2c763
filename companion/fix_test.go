package companion_test

import (
	"slices"
	"testing"

	"quartermaster/companion"
	"quartermaster/companion/store"
	"quartermaster/companion/tabletest"
	"quartermaster/vision"
)

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

func TestADieMovedByTapWidensTheMargin(t *testing.T) {
	table, _ := toPick(t)
	s := fix(t, table, companion.Fix{Die: at(1), Centre: &[2]float64{91, 52}})
	tw := s.View.Table[3].Battle.Throw
	if s.Version != 3 || tw.Margin < 2 || tw.Dice[1].Centre().Y != 52 {
		t.Fatalf("%+v", tw)
	}
}
