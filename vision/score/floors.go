package score

import (
	"encoding/json"
	"fmt"
	"maps"
	"math"
	"slices"

	"quartermaster/vision"
)

// Measures are all scores by name: shares from 0 to 1, places in mm, time in decodings. What has no case is left out.
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

// Floors are what a set of throws must reach, by the names of Measures: in good ones at least, in bad ones at most.
type Floors struct {
	AtLeast map[string]float64 `json:"at_least"`
	AtMost  map[string]float64 `json:"at_most"`
}

// good are the measures of which more is better; floored adds those of which less is.
var (
	good    = []string{"found", "value", "colour", "marked", "right"}
	floored = append([]string{"extra", "loose", "asked", "asked_ordinary", "silent", "place_median_mm", "place_95_mm"}, good...)
)

// ParseFloors reads floors, and refuses those that leave out a measure or bound it from the wrong side.
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

// Broken names each measure that does not keep its floor. A measure without a case keeps it.
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

// Reached are the floors that measures just keep, rounded to their safe side: what to write when the reader got better.
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
