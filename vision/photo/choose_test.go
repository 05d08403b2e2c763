package photo

import (
	"math"
	"testing"

	"quartermaster/vision/odds"
)

func TestAValueIsAskedAboutWhereOtherReadingsAreLikely(t *testing.T) {
	// seen makes a die whose likeliest value has a probability. The rest is the probability of no face.
	seen := func(value int, p, rival float64, laid bool) *die {
		d := &die{value: value, rival: rival}
		d.p[value], d.p[0], d.laid = p, 1-p, laid
		return d
	}
	for _, c := range []struct {
		name  string
		d     *die
		look  float64
		asked bool
	}{
		{"a sure five", seen(5, 0.99, 0, false), 1, false},
		{"a five with a likely rival", seen(5, 0.99, 0.97, false), 0.5, true},
		{"the same where the net of values is sure", seen(5, 0.99, 0.97, false), 2.5, false},
		{"a five on which the net of values does not agree", seen(5, 0.8, 0, false), -1.8, true},
		{"a sure five on which the net of values does not agree at all", seen(5, 0.95, 0, false), -mostLook, true},
		{"a one that is fairly sure and has no rival", seen(1, 0.78, 0, false), 0.5, false},
		{"the same with a rival", seen(1, 0.78, 0.26, false), 0.5, true},
		{"a six laid over a die on which the net of values is undecided", seen(6, 0.95, 0, true), 0, true},
		{"the same where the net of values is sure", seen(6, 0.95, 0, true), 1.8, false},
		{"a very sure six laid over a die", seen(6, 0.99, 0, true), 1, false},
		{"the same where the net of values does not agree", seen(6, 0.99, 0, true), -1.8, true},
	} {
		if p := odds.Logistic(c.d.valueOdds(c.look)); p < sureValue != c.asked {
			t.Errorf("%s: right with %.3f, want asked about: %v", c.name, p, c.asked)
		}
	}
	if a, b := seen(6, 0.6, 0, true).valueOdds(2), logOdds(laidRight)+2; math.Abs(a-min(logOdds(0.6)+oddsOfValue+2, b)) > 1e-9 {
		t.Errorf("an unsure face laid over a die has the log odds %.2f, want at most %.2f", a, b)
	}
}

func TestAOneOfASureDieIsLeftToTheNetOfValues(t *testing.T) {
	for _, c := range []struct {
		name         string
		value        int
		p, rival     float64
		laid         bool
		exists, look float64
		asked        bool
	}{
		{"the net of values agrees", 1, 0.25, 0.04, false, 5, 1.6, false},
		{"the net of values is undecided", 1, 0.25, 0.04, false, 5, 0.5, true},
		{"the net of values does not agree", 1, 0.25, 0.04, false, 9, -1, true},
		{"it is not sure that there is a die", 1, 0.25, 0.04, false, 2, 1.6, true},
		{"there is a rival", 1, 0.25, 0.3, false, 5, 1.6, true},
		{"another reading is nearly as likely", 1, 0.25, 0.2, false, 5, 1.6, true},
		{"the face was laid over a die", 1, 0.25, 0.04, true, 5, 1.6, true},
		{"the value is two", 2, 0.25, 0.04, false, 5, 1.6, true},
	} {
		d := &die{value: c.value, rival: c.rival, exists: odds.Logistic(c.exists), second: c.look}
		d.p[c.value], d.p[0], d.laid = c.p, 1-c.p, c.laid
		if p := odds.Logistic(max(d.valueOdds(c.look), d.sureOne())); p < sureValue != c.asked {
			t.Errorf("%s: right with %.3f, want asked about: %v", c.name, p, c.asked)
		}
	}
}

func TestTheValueIsTheOneThatBothNetsTogetherFindLikeliest(t *testing.T) {
	// of gives a value a probability and shares the rest among the other values.
	of := func(value int, p float64) (out [classes]float64) {
		for v := 1; v < classes; v++ {
			out[v] = (1 - p) / 5
		}
		out[value] = p
		return out
	}
	split := [classes]float64{5: 0.6, 6: 0.4}
	for _, c := range []struct {
		name         string
		faces, looks [classes]float64
		want         int
	}{
		{"both see a six", of(6, 0.9), of(6, 0.9), 6},
		{"the net of values is undecided", of(6, 0.9), of(3, 1.0/6), 6},
		{"the net of faces is undecided between two", split, of(6, 0.95), 6},
		{"the net of faces is surer", of(6, 0.99), of(5, 0.7), 6},
		{"the net of values is surer", of(1, 0.7), of(5, 0.99), 5},
	} {
		if got := likeliest(&found{p: c.faces}, &c.looks); got != c.want {
			t.Errorf("%s: %d, want %d", c.name, got, c.want)
		}
	}
}

func TestAValueAboutWhichTheNetsDifferIsAskedAbout(t *testing.T) {
	for v := 1; v < classes; v++ {
		for other := 1; other < classes; other++ {
			if v == other {
				continue
			}
			var c found
			c.p[v], c.p[0] = 0.999, 0.001
			var look [classes]float64
			look[other] = 1
			d := die{found: c, value: likeliest(&c, &look)}
			d.rivals([]found{c}, usual{})
			if p := odds.Logistic(d.valueOdds(valueWeight * preference(&look, d.value))); p >= sureValue {
				t.Errorf("one net sees a %d, the other a %d: a %d is right with %.3f", v, other, d.value, p)
			}
		}
	}
}
