package colour

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"quartermaster/calibration"
	"quartermaster/vision/pixel/drawn"
)

// The distance below which calibration refuses two colours as one, in units of the usual distance within a colour.
const sameColour = 2.2

var lampWhite = [3]float64{0.9, 1, 1.1}

// lying are some dice of a paint, each in its own light; shining is the amount of specular reflection of each.
func lying(r *rand.Rand, name string, paint [3]float64, shining ...float64) (out []Swatch) {
	for _, s := range shining {
		face := drawn.Under(paint, lampWhite, 0.85+0.3*r.Float64(), s)
		for k := range face {
			face[k] += 1.5 * r.NormFloat64()
		}
		out = append(out, Swatch{Shade{Name: name, Pips: calibration.LightPips, Base: face}, len(out)})
	}
	return out
}

func TestSpecularReflectionDoesNotMakeTwoColoursOne(t *testing.T) {
	r := rand.New(rand.NewPCG(8, 43))
	paints := map[string][3]float64{"black": {29, 28, 28}, "green": {43, 98, 26}, "red": {34, 29, 167}, "purple": {113, 37, 87}, "brown": {31, 50, 90}}
	shines := [][]float64{{0, 0, 0}, {90, 0, 4}, {3, 60, 95}, {0, 150}}
	for a := range paints {
		for b := range paints {
			if a >= b {
				continue
			}
			for _, x := range shines {
				for _, y := range shines {
					if d := colourDistance(append(lying(r, a, paints[a], x...), lying(r, b, paints[b], y...)...), a, b, lampWhite); d < sameColour {
						t.Errorf("%s dice that shine by %v and %s ones that shine by %v are %.1f apart", a, x, b, y, d)
					}
				}
			}
		}
	}
}

func TestOnePaintUnderTwoNamesIsOneColour(t *testing.T) {
	r := rand.New(rand.NewPCG(4, 2))
	const trials = 300
	taken := 0
	for i := range trials {
		paint := [3]float64{20 + 200*r.Float64(), 20 + 200*r.Float64(), 20 + 200*r.Float64()}
		shines := [][]float64{{0, 0, 0}, {40, 0, 5}, {0, 30, 90}, {2, 1}, {0}}
		all := append(lying(r, "a", paint, shines[i%5]...), lying(r, "b", paint, shines[i/5%5]...)...)
		if colourDistance(all, "a", "b", lampWhite) >= sameColour {
			taken++
		}
	}
	if taken > trials/50 {
		t.Errorf("of %d trials, one paint passed for two colours in %d", trials, taken)
	}
}

func TestADieInDeepShadowDoesNotMakeTwoColoursOne(t *testing.T) {
	r := rand.New(rand.NewPCG(9, 20))
	yellow := [3]float64{20, 142, 184}
	all := append(lying(r, "a", [3]float64{12, 80, 106}, 0), append(lying(r, "a", yellow, 0, 0), lying(r, "b", yellow, 0, 0, 0)...)...)
	if d := colourDistance(all, "a", "b", lampWhite); d >= sameColour {
		t.Errorf("they are %.1f apart", d)
	}
}

func TestDistancesOfColoursOrderAsTheirPaintsDo(t *testing.T) {
	last := 0.0
	for _, blue := range []float64{0, 12, 25, 60} {
		r := rand.New(rand.NewPCG(1, 1))
		all := append(lying(r, "a", [3]float64{70, 170, 190}, 0, 0, 0), lying(r, "b", [3]float64{70 + blue, 170, 190}, 0, 0, 0)...)
		d := colourDistance(all, "a", "b", lampWhite)
		if d < last || blue == 60 && d < sameColour {
			t.Errorf("%v grey levels of blue are %.1f apart, less were %.1f", blue, d, last)
		}
		last = d
	}
}

func TestTheNearestColoursAreReportedAmongThoseWithTheSameSignOfPips(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 3))
	var all []Swatch
	for i, p := range [][3]float64{{30, 30, 160}, {32, 30, 158}, {120, 50, 30}} {
		all = append(all, lying(r, fmt.Sprint(i), p, 0, 0, 0)...)
	}
	lesson := calibration.Lesson{Pips: map[string]calibration.Pips{"0": calibration.LightPips, "1": calibration.LightPips, "2": calibration.LightPips}}
	if Compare(&lesson, all, lampWhite); lesson.Nearest != [2]string{"0", "1"} || lesson.Apart >= sameColour {
		t.Errorf("the nearest are %v, %.1f apart", lesson.Nearest, lesson.Apart)
	}
	lesson.Pips["1"] = calibration.DarkPips
	if Compare(&lesson, all, lampWhite); lesson.Nearest != [2]string{"0", "2"} || lesson.Apart < sameColour {
		t.Errorf("with dark pips in between, the nearest are %v, %.1f apart", lesson.Nearest, lesson.Apart)
	}
	lesson.Pips["2"] = calibration.DarkPips
	if Compare(&lesson, all[:6], lampWhite); lesson.Nearest != [2]string{} || lesson.Apart != 0 {
		t.Errorf("with nothing to compare, the nearest are %v, %.1f apart", lesson.Nearest, lesson.Apart)
	}
}

func TestAWrongColourNameIsReportedButNoReflectionAndNoSimilarColours(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 5))
	red, green, black := [3]float64{34, 29, 167}, [3]float64{43, 98, 26}, [3]float64{29, 28, 28}
	pips := map[string]calibration.Pips{"red": calibration.LightPips, "green": calibration.LightPips, "black": calibration.LightPips}
	set := func(of ...[]Swatch) (all []Swatch) {
		for _, s := range of {
			for _, d := range s {
				d.Tap = len(all)
				all = append(all, d)
			}
		}
		return all
	}
	swapped := set(lying(r, "red", green, 0), lying(r, "red", red, 0, 0), lying(r, "green", red, 0), lying(r, "green", green, 0, 0), lying(r, "black", black, 0, 0))
	if s := findStray(swapped, pips, lampWhite); s == nil || *s != (calibration.Stray{Tap: 0, Looks: "green"}) && *s != (calibration.Stray{Tap: 3, Looks: "red"}) {
		t.Errorf("of a red and a green one that were exchanged, %+v is told", s)
	}
	shining := set(lying(r, "red", red, 0), lying(r, "red", black, 0), lying(r, "red", red, 160), lying(r, "black", red, 0), lying(r, "black", black, 0, 0))
	if s := findStray(shining, pips, lampWhite); s == nil || s.Tap != 1 && s.Tap != 3 {
		t.Errorf("of a red and a black one that were exchanged, while another red one shines, %+v is told", s)
	}
	orange := [3]float64{38, 101, 211}
	pale := set(lying(r, "red", red, 0, 0), lying(r, "orange", red, 10), lying(r, "orange", orange, 0, 140))
	if s := findStray(pale, map[string]calibration.Pips{"red": calibration.LightPips, "orange": calibration.DarkPips}, lampWhite); s == nil || s.Tap != 2 {
		t.Errorf("of a red one with light pips that was said to be orange, %+v is told", s)
	}
	for name, all := range map[string][]Swatch{
		"a lamp in a red face and in a black one": set(lying(r, "red", red, 0, 110, 3), lying(r, "green", green, 0, 0), lying(r, "black", black, 95, 0, 0)),
		"one paint under two names":               set(lying(r, "red", [3]float64{17, 14, 60}, 0), lying(r, "red", red, 0, 0), lying(r, "green", red, 0, 0), lying(r, "green", [3]float64{17, 14, 60}, 0)),
		"a die each":                              set(lying(r, "red", red, 0), lying(r, "green", green, 0)),
	} {
		if s := findStray(all, pips, lampWhite); s != nil {
			t.Errorf("%s: %+v is told", name, s)
		}
	}
}
