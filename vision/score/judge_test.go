package score

import (
	"fmt"
	"math"
	"slices"
	"testing"

	"quartermaster/vision"
)

// lying returns a flat red die of 12 mm that is fully visible.
func lying(value int, x, y float64) vision.TrueDie {
	return vision.TrueDie{Colour: "red", Value: value, Pose: vision.Flat, Centre: [2]float64{x, y}, Edge: 12, Visible: 1}
}

func leaning(x, y float64) vision.TrueDie {
	d := lying(4, x, y)
	d.Pose, d.Tilt = vision.Cocked, 20
	return d
}

func buried(x, y float64) vision.TrueDie {
	d := lying(4, x, y)
	d.Pose, d.Visible = vision.Hidden, 0
	return d
}

func read(id, value int, x, y float64) vision.Die {
	return vision.Die{ID: id, Colour: "red", Value: value, Pose: vision.Flat, Centre: [2]float64{x, y}, Edge: 12}
}

func coloured(d vision.Die, colour string) vision.Die { d.Colour = colour; return d }
func posed(d vision.Die, p vision.Pose) vision.Die    { d.Pose = p; return d }

func ask(kind string, dice ...int) vision.Question { return vision.Question{Kind: kind, Dice: dice} }

func TestOneReadingAgainstItsTruth(t *testing.T) {
	type list = []string
	for _, c := range []struct {
		name     string
		truth    []vision.TrueDie
		read     []vision.Die
		asked    []vision.Question
		guards   []vision.Guard
		expected bool
		unread   string

		faults list // kinds; those with a question end in "?"
		right  bool
		silent bool
	}{
		{name: "a reading without a fault is right",
			truth: []vision.TrueDie{lying(4, 50, 50)}, read: []vision.Die{read(0, 4, 50.1, 50)}, right: true},
		{name: "an empty board read as empty is right", right: true},
		{name: "a wrong value is silent",
			truth: []vision.TrueDie{lying(4, 50, 50)}, read: []vision.Die{read(0, 5, 50, 50)}, faults: list{"value"}, silent: true},
		{name: "an unknown value that nothing asks about is silent",
			truth: []vision.TrueDie{lying(4, 50, 50)}, read: []vision.Die{read(0, 0, 50, 50)}, faults: list{"value"}, silent: true},
		{name: "a wrong value that is asked about is not silent",
			truth: []vision.TrueDie{lying(4, 50, 50)}, read: []vision.Die{read(7, 5, 50, 50)}, asked: []vision.Question{ask(vision.AskValue, 7)},
			faults: list{"value?"}},
		{name: "a question about the value of another die does not help",
			truth: []vision.TrueDie{lying(4, 50, 50), lying(2, 90, 50)}, read: []vision.Die{read(0, 5, 50, 50), read(1, 2, 90, 50)},
			asked: []vision.Question{ask(vision.AskValue, 1)}, faults: list{"value"}, silent: true},
		{name: "a question about the colour does not help a wrong value",
			truth: []vision.TrueDie{lying(4, 50, 50)}, read: []vision.Die{read(0, 5, 50, 50)}, asked: []vision.Question{ask(vision.AskColour, 0)},
			faults: list{"value"}, silent: true},
		{name: "nor does one whether it exists or is flat or how many there are",
			truth: []vision.TrueDie{lying(4, 50, 50)}, read: []vision.Die{read(0, 5, 50, 50)},
			asked:  []vision.Question{ask(vision.AskExists, 0), ask(vision.AskPose, 0), ask(vision.AskCount, 0), ask(vision.AskCloser, 0)},
			faults: list{"value"}, silent: true},
		{name: "a guard makes everything loud",
			truth: []vision.TrueDie{lying(4, 50, 50)}, read: []vision.Die{read(0, 5, 50, 50)}, guards: []vision.Guard{{Kind: vision.GuardHand}},
			faults: list{"value"}},
		{name: "a wrong colour is silent",
			truth: []vision.TrueDie{lying(4, 50, 50)}, read: []vision.Die{coloured(read(0, 4, 50, 50), "green")},
			faults: list{"colour"}, silent: true},
		{name: "a wrong colour with a count question that names others is silent",
			truth: []vision.TrueDie{lying(4, 50, 50)}, read: []vision.Die{coloured(read(0, 4, 50, 50), "green")},
			asked: []vision.Question{ask(vision.AskCount)}, faults: list{"colour"}, silent: true},
		{name: "a wrong colour with a count question that names it is not",
			truth: []vision.TrueDie{lying(4, 50, 50)}, read: []vision.Die{coloured(read(0, 4, 50, 50), "green")},
			asked: []vision.Question{ask(vision.AskCount, 0)}, faults: list{"colour?"}},
		{name: "the colour of a leaning die is a fact too",
			truth: []vision.TrueDie{leaning(50, 50)}, read: []vision.Die{posed(coloured(read(0, 0, 50, 50), "green"), vision.Cocked)},
			faults: list{"colour"}, silent: true},
		{name: "a missing die is silent",
			truth: []vision.TrueDie{lying(4, 50, 50)}, faults: list{"missing"}, silent: true},
		{name: "a missing die with a count question is not",
			truth: []vision.TrueDie{lying(4, 50, 50)}, asked: []vision.Question{ask(vision.AskCount)}, faults: list{"missing?"}},
		{name: "an extra die is silent",
			read: []vision.Die{read(0, 4, 50, 50)}, faults: list{"extra"}, silent: true},
		{name: "an extra die whose being is asked about is not",
			read: []vision.Die{read(0, 4, 50, 50)}, asked: []vision.Question{ask(vision.AskExists, 0)}, faults: list{"extra?"}},
		{name: "an extra die with a count question is not",
			read: []vision.Die{read(0, 4, 50, 50)}, asked: []vision.Question{ask(vision.AskCount)}, faults: list{"extra?"}},
		{name: "an extra die whose value is asked about is silent",
			read: []vision.Die{read(0, 4, 50, 50)}, asked: []vision.Question{ask(vision.AskValue, 0)}, faults: list{"extra"}, silent: true},
		{name: "one die read twice is right once and extra once",
			truth: []vision.TrueDie{lying(4, 50, 50)}, read: []vision.Die{read(0, 5, 51, 50), read(1, 4, 50.5, 50)},
			faults: list{"extra"}, silent: true},
		{name: "beyond 0.6 of an edge a reading belongs to nothing",
			truth: []vision.TrueDie{lying(4, 50, 50)}, read: []vision.Die{read(0, 4, 57.3, 50)},
			faults: list{"extra", "missing"}, silent: true},
		{name: "within 0.6 of an edge it belongs",
			truth: []vision.TrueDie{lying(4, 50, 50)}, read: []vision.Die{read(0, 4, 57.1, 50)}, right: true},
		{name: "a leaning die read as flat is silent",
			truth: []vision.TrueDie{leaning(50, 50)}, read: []vision.Die{read(0, 4, 50, 50)}, faults: list{"unmarked"}, silent: true},
		{name: "a leaning die read as leaning is marked, whatever it shows",
			truth: []vision.TrueDie{leaning(50, 50)}, read: []vision.Die{posed(read(0, 1, 50, 50), vision.Stacked)}, right: true},
		{name: "a leaning die that any question names is marked",
			truth: []vision.TrueDie{leaning(50, 50)}, read: []vision.Die{read(3, 4, 50, 50)}, asked: []vision.Question{ask(vision.AskCloser, 1, 3)}, right: true},
		{name: "a leaning die that is found is not marked by a count question",
			truth: []vision.TrueDie{leaning(50, 50)}, read: []vision.Die{read(0, 4, 50, 50)}, asked: []vision.Question{ask(vision.AskCount)},
			faults: list{"unmarked"}, silent: true},
		{name: "a leaning die that is not found is silent",
			truth: []vision.TrueDie{leaning(50, 50)}, faults: list{"unmarked"}, silent: true},
		{name: "a leaning die that is not found is marked by a count question",
			truth: []vision.TrueDie{leaning(50, 50)}, asked: []vision.Question{ask(vision.AskCount)}, right: true},
		{name: "a buried die cannot be known", truth: []vision.TrueDie{buried(50, 50)}, right: true},
		{name: "unless the reader was told how many there are",
			truth: []vision.TrueDie{buried(50, 50)}, expected: true, faults: list{"unmarked"}, silent: true},
		{name: "a picture that could not be read is loud",
			truth: []vision.TrueDie{lying(4, 50, 50)}, unread: "it is no picture", faults: list{"missing"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			j := Judge(Sight{
				Truth:   vision.Truth{Dice: c.truth},
				Reading: vision.Reading{Dice: c.read, Questions: c.asked, Guards: c.guards},
				Unread:  c.unread, Expected: c.expected,
			}, nil)
			var faults list
			for _, f := range j.Faults {
				kind := f.Kind
				if f.Asked {
					kind += "?"
				}
				faults = append(faults, kind)
			}
			slices.Sort(faults)
			if !slices.Equal(faults, c.faults) {
				t.Errorf("faults are %v, want %v", faults, c.faults)
			}
			if j.Right() != c.right {
				t.Errorf("right is %v, want %v", j.Right(), c.right)
			}
			if j.Silent() != c.silent {
				t.Errorf("silent is %v, want %v", j.Silent(), c.silent)
			}
		})
	}
}

// sums is a game for tests. The result of a battle is the sum of all values, and its margin is the x of the first die.
func sums(dice []BattleDie) (BattleOutcome, bool) {
	sum := 0
	for _, d := range dice {
		sum += d.Value
	}
	if len(dice) == 0 {
		return BattleOutcome{}, false
	}
	return BattleOutcome{Result: fmt.Sprint(sum), Margin: dice[0].Footprint[0][0]}, true
}

func TestBattles(t *testing.T) {
	for _, c := range []struct {
		name          string
		truth         []vision.TrueDie
		read          []vision.Die
		fought, right bool
	}{
		{"the same ending is right", []vision.TrueDie{lying(4, 50, 50)}, []vision.Die{read(0, 4, 50, 50)}, true, true},
		{"the same ending is right even with other dice", []vision.TrueDie{lying(4, 50, 50), lying(2, 90, 50)},
			[]vision.Die{read(0, 2, 50, 50), read(1, 4, 90, 50)}, true, true},
		{"another ending is wrong", []vision.TrueDie{lying(4, 50, 50)}, []vision.Die{read(0, 3, 50, 50)}, true, false},
		{"no battle in the reading is wrong", []vision.TrueDie{lying(4, 50, 50)}, nil, true, false},
		{"a die taken for leaning is wrong", []vision.TrueDie{lying(4, 50, 50)}, []vision.Die{posed(read(0, 4, 50, 50), vision.Cocked)}, true, false},
		{"an unknown value is wrong", []vision.TrueDie{lying(4, 50, 50)}, []vision.Die{read(0, 0, 50, 50)}, true, false},
		{"a throw with a leaning die has no battle yet", []vision.TrueDie{lying(4, 50, 50), leaning(90, 50)}, nil, false, false},
		{"nobody there is no battle", nil, nil, false, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			j := Judge(Sight{Truth: vision.Truth{Dice: c.truth}, Reading: vision.Reading{Dice: c.read}}, sums)
			if fought := j.Battle != nil; fought != c.fought || j.BattleRight != c.right {
				t.Errorf("fought %v, right %v; want %v, %v", fought, j.BattleRight, c.fought, c.right)
			}
		})
	}
}

// The order of a battle depends on positions. If they are wrong, people are asked only if the gaps differ by less than the rig's margin.
func TestAWrongOrderIsSilentOnlyBeyondTheRigsMargin(t *testing.T) {
	order := func(dice []BattleDie) (BattleOutcome, bool) { // the die farther to the left wins; the margin is the distance in x
		gap := dice[1].Footprint[0][0] - dice[0].Footprint[0][0]
		return BattleOutcome{Result: fmt.Sprint(gap > 0), Margin: math.Abs(gap)}, true
	}
	truth := []vision.TrueDie{lying(4, 50, 50), lying(4, 50.4, 90)}
	for i := range truth {
		truth[i].Footprint[0] = truth[i].Centre
	}
	for _, c := range []struct {
		name          string
		x             float64 // x of the first die in the reading
		margin        float64
		questions     []vision.Question
		asked, silent bool
	}{
		{"the right order is never silent", 50, 0, nil, false, false},
		{"within the margin people are asked", 51, 1, nil, true, false},
		{"beyond the margin nobody is", 52, 1, nil, false, true},
		{"a question about a die makes people look", 52, 1, []vision.Question{{Kind: vision.AskValue}}, false, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			reading := vision.Reading{Dice: []vision.Die{read(0, 4, c.x, 50), read(1, 4, 50.4, 90)}, Questions: c.questions}
			for i := range reading.Dice {
				reading.Dice[i].Footprint[0] = reading.Dice[i].Centre
			}
			j := Judge(Sight{Truth: vision.Truth{Dice: truth}, Reading: reading, MarginMM: c.margin}, order)
			if j.OrderAsked != c.asked || j.OrderSilent != c.silent {
				t.Errorf("asked %v, silent %v; want %v, %v", j.OrderAsked, j.OrderSilent, c.asked, c.silent)
			}
			var s Scores
			if s.Add(j); s.OrderSilent.N != 1 || (s.OrderSilent.K == 1) != c.silent {
				t.Errorf("%+v", s.OrderSilent)
			}
		})
	}
}

func TestAFaultIsToldInWords(t *testing.T) {
	j := Judge(Sight{Truth: vision.Truth{Dice: []vision.TrueDie{lying(4, 50, 50)}}, Reading: vision.Reading{Dice: []vision.Die{read(0, 5, 50, 50)}}}, nil)
	const want = "value: flat red 4 at 50,50 mm read as flat red 5 at 50,50 mm " +
		"(exists 0.0000, value 0.0000, colour 0.0000, flat 0.0000), SILENT"
	if got := j.Tell(j.Faults[0]); got != want {
		t.Errorf("told %q, want %q", got, want)
	}
}
