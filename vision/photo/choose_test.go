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
		{"a five with a likely rival", seen(5, 0.99, 0.97, false), 1, true},
		{"a five on which the second look does not agree", seen(5, 0.8, 0, false), -1.8, true},
		{"a one that is fairly sure and has no rival", seen(1, 0.78, 0, false), 0.5, false},
		{"the same with a rival", seen(1, 0.78, 0.26, false), 0.5, true},
		{"a six laid over a die", seen(6, 0.95, 0, true), 1.8, true},
		{"a very sure six laid over a die", seen(6, 0.99, 0, true), 1, false},
		{"the same where the second look does not agree", seen(6, 0.99, 0, true), -1.8, true},
	} {
		if p := odds.Logistic(c.d.valueOdds(c.look)); p < sureValue != c.asked {
			t.Errorf("%s: right with %.3f, want asked about: %v", c.name, p, c.asked)
		}
	}
	if a, b := seen(6, 0.6, 0, true).valueOdds(2), logOdds(laidRight); math.Abs(a-min(logOdds(0.6)+oddsOfValue+2, b)) > 1e-9 {
		t.Errorf("an unsure face laid over a die has the log odds %.2f, want at most %.2f", a, b)
	}
}
