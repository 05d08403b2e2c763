package score

import (
	"math"
	"testing"

	"quartermaster/vision"
)

// TestScoresOfThreeThrowsByHand compares the scores of three throws with values calculated by hand.
func TestScoresOfThreeThrowsByHand(t *testing.T) {
	edge := func(d vision.TrueDie, x float64) vision.TrueDie { d.Footprint[0][0] = x; return d }
	timed := vision.Elapsed{Decode: 10, Undistort: 1, Find: 2, Read: 3, Total: 16}
	var s Scores
	for _, sight := range []Sight{
		{ // everything right, 0.3 mm off, a clear battle; the guard counts as asking
			Truth:   vision.Truth{Tags: []string{"ordinary"}, Dice: []vision.TrueDie{edge(lying(4, 50, 50), 0.5)}},
			Reading: vision.Reading{Dice: []vision.Die{read(0, 4, 50.3, 50)}, Guards: []vision.Guard{{Kind: vision.GuardLight}}, Elapsed: timed},
		},
		{ // one value wrong, one die missing, one extra, a close battle: silent; 0.4 and 0.5 mm off
			Truth: vision.Truth{Tags: []string{"ordinary", "touching"},
				Dice: []vision.TrueDie{edge(lying(1, 50, 50), 0.49), lying(2, 80, 50), lying(3, 110, 50)}},
			Reading: vision.Reading{Dice: []vision.Die{posed(read(0, 6, 50, 50.4), vision.Cocked), coloured(read(1, 2, 80, 50.5), "blue"), read(2, 3, 150, 50)},
				Elapsed: vision.Elapsed{Decode: 10, Total: 30}},
		},
		{ // a leaning die with a question, and a buried one; the reader was not given the numbers of dice
			Truth: vision.Truth{Tags: []string{"cocked"}, Dice: []vision.TrueDie{leaning(50, 50), buried(90, 90)}},
			Reading: vision.Reading{Dice: []vision.Die{read(0, 4, 50, 50)}, Questions: []vision.Question{ask(vision.AskPose, 0)},
				Elapsed: vision.Elapsed{Decode: 10, Total: 12}},
		},
		{Truth: vision.Truth{Tags: []string{"ordinary"}, Dice: []vision.TrueDie{edge(lying(6, 50, 50), 0.6)}}, Unread: "no picture"},
	} {
		s.Add(Judge(sight, sums))
	}
	for _, c := range []struct {
		name string
		got  Share
		want Share
	}{
		{"found: all but the third of the second throw and the unread one", s.Found, Share{3, 5}},
		{"value", s.Value, Share{2, 3}},
		{"colour", s.Colour, Share{2, 3}},
		{"extra, per true die", s.Extra, Share{1, 7}},
		{"marked: the leaning one, the buried one does not count", s.Marked, Share{1, 1}},
		{"taken for loose", s.Loose, Share{1, 3}},
		{"right, of the plain throws", s.Right, Share{1, 3}},
		{"asked: guard, question, unread", s.Asked, Share{3, 4}},
		{"asked of ordinary throws", s.AskedOrdinary, Share{2, 3}},
		{"silent", s.Silent, Share{1, 4}},
		{"clear battles: the first is right, the unread one wrong", s.Outcome, Share{1, 2}},
		{"close battles", s.OutcomeClose, Share{0, 1}},
	} {
		if c.got != c.want {
			t.Errorf("%s: %v, want %v", c.name, c.got, c.want)
		}
	}
	if s.Throws != 4 || s.Unread != 1 || s.Dice != 7 {
		t.Errorf("%d throws, %d unread, %d dice; want 4, 1, 7", s.Throws, s.Unread, s.Dice)
	}
	near(t, "median of 0.3 0.4 0.5 mm", s.Place.Quantile(0.5), 0.4)
	near(t, "95 % of 0.3 0.4 0.5 mm", s.Place.Quantile(0.95), 0.49)
	near(t, "median of 0.6, 2 and 0.2 decodings", s.Time.Quantile(0.5), 0.6)
	near(t, "largest total", s.Steps[4].Quantile(1), 30)
}

func near(t *testing.T, what string, got, want float64) {
	t.Helper()
	if !(math.Abs(got-want) < 1e-9) {
		t.Errorf("%s is %v, want %v", what, got, want)
	}
}

func TestWilsonInterval(t *testing.T) {
	for _, c := range []struct {
		name      string
		share     Share
		low, high float64
	}{
		{"0 errors in 764 shows 99.5 %", Share{764, 764}, 0.99500, 1},
		{"0 errors in 3838 shows 99.9 %", Share{3838, 3838}, 0.99900, 1},
		{"25 of 25 shows 86.7 %", Share{25, 25}, 0.86681, 1},
		{"half of ten", Share{5, 10}, 0.23659, 0.76341}, // calculated by hand: (0.5+0.19207±0.36443)/1.38415
		{"none of four", Share{0, 4}, 0, 0.48990},
		{"nothing is known of nothing", Share{0, 0}, 0, 1},
	} {
		low, high := c.share.Wilson()
		if math.Abs(low-c.low) > 1e-5 || math.Abs(high-c.high) > 1e-5 {
			t.Errorf("%s: %.5f to %.5f, want %.5f to %.5f", c.name, low, high, c.low, c.high)
		}
	}
	if low, high := (Share{3, 2}).Wilson(); !math.IsNaN(low) || !math.IsNaN(high) {
		t.Errorf("three of two have the interval %v to %v", low, high)
	}
}

func TestSharesInWords(t *testing.T) {
	for want, s := range map[string]Share{
		"100.0 % 764/764 (99.5–100.0)": {764, 764},
		"50.0 % 5/10 (23.7–76.3)":      {5, 10},
		"150.0 % 3/2":                  {3, 2},
		"– 0/0":                        {},
	} {
		if got := s.String(); got != want {
			t.Errorf("%+v reads %q, want %q", s, got, want)
		}
	}
}

func TestQuantilesOfFewNumbers(t *testing.T) {
	near(t, "the only number", Sample{3}.Quantile(0.95), 3)
	near(t, "between two", Sample{4, 2}.Quantile(0.25), 2.5)
	near(t, "the greatest", Sample{1, 9, 5}.Quantile(1), 9)
	if !math.IsNaN((Sample{}).Quantile(0.5)) {
		t.Error("a quantile of nothing is a number")
	}
}

func TestClaimsGoIntoTheirBins(t *testing.T) {
	var r Reliability
	for _, c := range []struct {
		claim float64
		bin   int
	}{{-1, 0}, {math.NaN(), 0}, {0, 0}, {0.0999, 0}, {0.1, 1}, {0.5, 2}, {0.8, 3}, {0.9, 4}, {0.95, 5}, {0.99, 6},
		{0.999, 7}, {0.9999, 8}, {1, 8}, {2, 8}} {
		before := r[c.bin].N
		r.Add(c.claim, true)
		if r[c.bin].N != before+1 {
			t.Errorf("a claim of %v did not go into bin %d", c.claim, c.bin)
		}
	}
}

func TestABinIsHeldAgainstWhatChanceExplains(t *testing.T) {
	for _, c := range []struct {
		name           string
		claim          float64
		came           int // of 100
		sure, modestly bool
	}{
		{"99 of 100 bear a claim of 0.97: 94.6 to 99.8 %", 0.97, 99, false, false},
		{"90 of 100 do not bear a claim of 0.992: 82.6 to 94.5 %", 0.992, 90, true, false},
		{"90 of 100 are more than a claim of 0.82", 0.82, 90, false, true},
	} {
		var r Reliability
		for i := range 100 {
			r.Add(c.claim, i < c.came)
		}
		for _, bin := range r {
			if bin.N > 0 && (bin.TooSure() != c.sure || bin.TooModest() != c.modestly) {
				t.Errorf("%s: too sure %v, too modest %v", c.name, bin.TooSure(), bin.TooModest())
			}
		}
	}
	if (Bin{}).TooSure() || (Bin{}).TooModest() {
		t.Error("a bin without a claim is off")
	}
}
