package simulation

import (
	"bytes"
	"encoding/json"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"go.uber.org/goleak"

	"quartermaster/hardware/simulation/dice"
	"quartermaster/vision"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

// little are options of a table that is made quickly and still shows every pip.
var little = Options{Width: 440, Height: 320, Board: [2]float64{120, 100}}

// sharedTable is made once: New is most of the time of these tests.
var sharedTable = sync.OnceValues(func() (*Table, error) { return New(little) })

// littleTable gives the shared table as it was when it was new.
func littleTable(t *testing.T) *Table {
	t.Helper()
	table, err := sharedTable()
	if err != nil {
		t.Fatal(err)
	}
	table.lasting = nil
	table.Empty()
	table.now, table.rng = 0, rand.New(rand.NewPCG(little.Seed, 0x7ab1e))
	return table
}

func TestTheSameOptionsAndCallsGiveTheSamePictures(t *testing.T) {
	play := func(seed uint64) []byte {
		table, err := New(Options{Width: 320, Height: 240, Board: [2]float64{100, 100}, Edge: 10, Seed: seed, Varied: true})
		if err != nil {
			t.Fatal(err)
		}
		var all []byte
		for range 2 {
			if err := table.Throw(map[string]int{"red": 2, "blue": 1}); err != nil {
				t.Fatal(err)
			}
			for table.Moving() {
				table.Advance(450 * time.Millisecond)
				picture, truth := table.Picture()
				line, err := json.Marshal(truth)
				if err != nil {
					t.Fatal(err)
				}
				all = append(append(all, picture...), line...)
			}
		}
		return all
	}
	a, b, c := play(11), play(11), play(12)
	if !bytes.Equal(a, b) {
		t.Error("one seed gives two different tables")
	}
	if bytes.Equal(a, c) {
		t.Error("two seeds give the same table")
	}
}

func TestAThrowOfNothingInParticularHasThreeToTwelveDice(t *testing.T) {
	table := littleTable(t)
	seen := map[int]bool{}
	for range 60 {
		if err := table.Throw(nil); err != nil {
			t.Fatal(err)
		}
		seen[len(table.rest)] = true
	}
	for n := range seen {
		if n < 3 || n > 12 {
			t.Errorf("a throw has %d dice", n)
		}
	}
	if len(seen) < 8 {
		t.Errorf("60 throws have only the sizes %v", seen)
	}
}

func TestRestingDiceNeverOverlap(t *testing.T) {
	table := littleTable(t)
	for _, odd := range [][]Oddity{nil, {Cocked}, {Stacked}, {Token}, {Cocked, Stacked, Token}, {Touching}, {Card}} {
		for range 10 {
			if err := table.Throw(nil, odd...); err != nil {
				t.Fatal(err)
			}
			table.Settle()
			for i := range table.rest {
				for j := range i {
					if gap := dice.Apart(&table.rest[i], &table.rest[j]); gap < -0.31 || gap < -1e-9 && !slices.Contains(odd, Card) {
						t.Errorf("%v: dice %d and %d cut into one another by %g mm", odd, j, i, -gap)
					}
				}
			}
		}
	}
}

func TestOdditiesAreInTheTruth(t *testing.T) {
	table := littleTable(t)
	wanted := map[string]int{"red": 2, "green": 3, "white": 1}
	for _, c := range []struct {
		odd  Oddity
		tag  string
		pose vision.Pose
	}{
		{Cocked, "cocked", vision.Cocked}, {Stacked, "stacked", vision.Stacked}, {Token, "token-on-board", vision.Cocked},
		{Touching, "touching", ""}, {Outside, "outside", ""}, {Rim, "rim", ""}, {Moving, "motion", ""}, {Card, "card-on-board", ""}, {HandIn, "hand", ""},
		{Moved, "moved-2mm", ""}, {Dimmed, "light-changed", ""}, {Defocus, "defocus", ""},
	} {
		t.Run(string(c.odd), func(t *testing.T) {
			if err := table.Throw(wanted, c.odd); err != nil {
				t.Fatal(err)
			}
			table.Settle()
			picture, truth := table.Picture()
			if !slices.Contains(truth.Tags, c.tag) {
				t.Errorf("the tags are %v, without %s", truth.Tags, c.tag)
			}
			if len(truth.Dice) != 6 {
				t.Errorf("the truth has %d dice, not 6", len(truth.Dice))
			}
			if c.pose != "" && !slices.ContainsFunc(truth.Dice, func(d vision.TrueDie) bool { return d.Pose == c.pose }) {
				t.Errorf("no die is %s: %+v", c.pose, truth.Dice)
			}
			if c.odd != Defocus && c.odd != Moving {
				agree(t, table, picture, &truth)
			}
		})
	}
}

func TestOdditiesOfAThrowEndWithIt(t *testing.T) {
	table := littleTable(t)
	for _, odd := range [][]Oddity{{Cocked, Token, Card, Outside, Rim, Moving, HandIn, Moved, Defocus}, nil} {
		if err := table.Throw(map[string]int{"red": 4}, odd...); err != nil {
			t.Fatal(err)
		}
		table.Settle()
	}
	if _, truth := table.Picture(); truth.Tags[0] != "ordinary" {
		t.Errorf("its tags are %v", truth.Tags)
	}
}

func TestLastingOdditiesStayUntilTheNextChange(t *testing.T) {
	table := littleTable(t)
	table.Throw(map[string]int{"red": 2})
	table.Settle()
	plain, _ := table.Picture()
	table.Change(Defocus, Dimmed)
	for range 2 {
		if _, truth := table.Picture(); !slices.Contains(truth.Tags, "defocus") || !slices.Contains(truth.Tags, "light-changed") {
			t.Fatalf("the tags are %v", truth.Tags)
		}
		if err := table.Throw(map[string]int{"red": 2}); err != nil {
			t.Fatal(err)
		}
		table.Settle()
	}
	blurred, _ := table.Picture()
	table.Change()
	back, truth := table.Picture()
	if slices.Contains(truth.Tags, "defocus") {
		t.Errorf("after changing back the tags are %v", truth.Tags)
	}
	if a, b, c := detail(t, plain), detail(t, blurred), detail(t, back); b > 0.7*a || c < 0.9*a {
		t.Errorf("the detail goes from %g out of focus to %g and back to %g", a, b, c)
	}
}

// detail is the mean step from pixel to pixel.
func detail(t *testing.T, picture []byte) float64 {
	img := decoded(t, picture)
	sum, n := 0.0, 0.0
	for y := 90; y < 230; y++ {
		for x := 120; x < 320; x++ {
			a, b := img.Y[img.YOffset(x, y)], img.Y[img.YOffset(x+1, y)]
			sum, n = sum+math.Abs(float64(a)-float64(b)), n+1
		}
	}
	return sum / n
}

func TestAThrowComesToRestAfterItsTimeAndMovesUntilThen(t *testing.T) {
	table := littleTable(t)
	if err := table.Throw(map[string]int{"red": 4}); err != nil {
		t.Fatal(err)
	}
	table.Advance(500 * time.Millisecond)
	if !table.Moving() {
		t.Error("after half a second nothing moves any more")
	}
	if _, truth := table.Picture(); !slices.Contains(truth.Tags, "motion") {
		t.Errorf("of rolling dice the tags are %v", truth.Tags)
	}
	table.Advance(RollTime - 500*time.Millisecond)
	if table.Moving() {
		t.Errorf("after %v dice still move", RollTime)
	}
}

func TestAHandTakesAllDiceOff(t *testing.T) {
	table := littleTable(t)
	if err := table.Throw(nil); err != nil {
		t.Fatal(err)
	}
	table.Settle()
	table.Clear()
	last := len(table.rest)
	for i := 0; table.Moving(); i++ {
		if i > 100 {
			t.Fatal("after ten seconds the hand is still there")
		}
		table.Advance(100 * time.Millisecond)
		if i == 4 {
			if _, truth := table.Picture(); !slices.Contains(truth.Tags, "hand") {
				t.Errorf("while it is there the tags are %v", truth.Tags)
			}
		}
		if n := len(table.rest); n > last {
			t.Fatalf("the dice go from %d to %d", last, n)
		}
		last = len(table.rest)
	}
	if _, truth := table.Picture(); len(truth.Dice) != 0 {
		t.Errorf("%d dice still lie there", len(truth.Dice))
	}
}

func TestWhatCannotBeIsRefusedInOneSentence(t *testing.T) {
	for name, o := range map[string]Options{
		"no such colour":   {Colours: []string{"red", "octarine"}},
		"one colour twice": {Colours: []string{"red", "red"}},
		"too many colours": {Colours: ColourNames()},
		"tiny dice":        {Edge: 2},
		"no number":        {Edge: math.NaN()},
		"huge picture":     {Width: 100000, Height: 100000},
		"half a size":      {Width: 640},
		"a huge board":     {Board: [2]float64{5000, 290}},
		"no such light":    {Light: "candle"},
		"no such corners":  {Corners: "star"},
		"a high wall":      {Wall: 400},
		"much noise":       {Noise: 50},
	} {
		t.Run(name, func(t *testing.T) {
			_, err := New(o)
			if err == nil {
				t.Fatal("it is taken")
			}
			if s := err.Error(); strings.Contains(s, "\n") || len(s) > 250 || len(s) < 20 {
				t.Errorf("the refusal is %q", s)
			}
		})
	}
	table := littleTable(t)
	table.Throw(map[string]int{"red": 2})
	for name, wanted := range map[string]map[string]int{
		"a colour that is not there": {"black": 2},
		"fewer than none":            {"red": -1},
		"far too many":               {"red": math.MaxInt},
		"too many together":          {"red": 40, "green": 40},
	} {
		t.Run(name, func(t *testing.T) {
			if err := table.Throw(wanted); err == nil {
				t.Error("it is thrown")
			}
			if len(table.rest) != 2 {
				t.Errorf("after the refusal %d dice lie there, not 2", len(table.rest))
			}
		})
	}
}
