package score

import (
	"encoding/json"
	"fmt"
	"maps"
	"math"
	"slices"

	"quartermaster/vision"
)

// Measures returns all scores by name. Shares are from 0 to 1, position errors in mm, and the time is a multiple of that of decoding.
// Measures without a case are left out.
func (s *Scores) Measures() map[string]float64 {
	m := map[string]float64{
		"found": s.Found.Rate(), "value": s.Value.Rate(), "colour": s.Colour.Rate(), "extra": s.Extra.Rate(),
		"marked": s.Marked.Rate(), "loose": s.Loose.Rate(), "right": s.Right.Rate(), "asked": s.Asked.Rate(),
		"asked_ordinary": s.AskedOrdinary.Rate(), "silent": s.Silent.Rate(),
		"outcome": s.Outcome.Rate(), "outcome_close": s.OutcomeClose.Rate(),
		"order_asked": s.OrderAsked.Rate(), "order_silent": s.OrderSilent.Rate(),
		"place_median_mm": s.Place.Quantile(0.5), "place_95_mm": s.Place.Quantile(0.95), "time": s.Time.Quantile(0.5),
	}
	maps.DeleteFunc(m, func(_ string, v float64) bool { return math.IsNaN(v) || math.IsInf(v, 0) })
	return m
}

// Floors holds the bounds that the scores of a set of throws must keep, by the names of Measures: lower bounds of measures that are
// better if higher, and upper bounds of the others.
type Floors struct {
	AtLeast map[string]float64 `json:"at_least"`
	AtMost  map[string]float64 `json:"at_most"`
}

// good lists the measures with a lower bound. floored lists all measures with a bound.
var (
	good    = []string{"found", "value", "colour", "marked", "right"}
	floored = append([]string{"extra", "loose", "asked", "asked_ordinary", "silent", "place_median_mm", "place_95_mm"}, good...)
)

// ParseFloors parses floors. It fails if a measure is missing, unknown, or bounded from the wrong side.
func ParseFloors(data []byte) (Floors, error) {
	var f Floors
	if err := vision.DecodeStrict(data, &f); err != nil {
		return f, fmt.Errorf("floors: %w", err)
	}
	for _, name := range floored {
		side, other := f.AtMost, f.AtLeast
		if slices.Contains(good, name) {
			side, other = f.AtLeast, f.AtMost
		}
		if _, ok := side[name]; !ok {
			return f, fmt.Errorf("floors: there is none for %q", name)
		}
		if _, wrong := other[name]; wrong {
			return f, fmt.Errorf("floors: %q is bounded from the wrong side", name)
		}
	}
	if len(f.AtLeast)+len(f.AtMost) != len(floored) {
		return f, fmt.Errorf("floors: only these are known: %v", floored)
	}
	return f, nil
}

// Broken describes each measure that violates its bound. A measure without a case violates none.
func (f Floors) Broken(m map[string]float64) []string {
	var all []string
	for name, least := range f.AtLeast {
		if v, ok := m[name]; ok && v < least {
			all = append(all, fmt.Sprintf("%s is %.4f, at least %v is wanted", name, v, least))
		}
	}
	for name, most := range f.AtMost {
		if v, ok := m[name]; ok && v > most {
			all = append(all, fmt.Sprintf("%s is %.4f, at most %v is wanted", name, v, most))
		}
	}
	slices.Sort(all)
	return all
}

// Reached returns the tightest floors that the measures keep, as JSON, rounded towards the looser side. They are the new floors after the
// reader has improved.
func Reached(m map[string]float64) ([]byte, error) {
	f := Floors{AtLeast: map[string]float64{}, AtMost: map[string]float64{}}
	for _, name := range floored {
		if slices.Contains(good, name) {
			f.AtLeast[name] = math.Floor(m[name]*1000) / 1000
		} else {
			f.AtMost[name] = math.Ceil(m[name]*1000) / 1000
		}
	}
	return json.MarshalIndent(f, "", "  ")
}
