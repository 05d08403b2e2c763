package sevenseas

import (
	"quartermaster/games"
	"quartermaster/games/throw"
)

// mostMargin is how far Resolve looks for the margin at which people would be asked, in millimetres.
const mostMargin = 10.0

// Resolve says how a throw of merchants and pirates goes, without a game around it (B6–B10). Loose dice are
// thrown again first: with any in the throw there are no duels.
func (Game) Resolve(t throw.Throw, how games.Resolving) (games.Resolution, error) {
	chosen := defaults()
	if how.Neutral != "" {
		chosen["merchant"] = how.Neutral
	}
	if how.Measure != "" {
		chosen["gap"] = string(how.Measure)
	}
	r := newRules(nil, chosen)
	if how.Margin > 0 { // nothing else counts
		t.Margin, r.margin = how.Margin, 0
	}
	if bad := games.CheckThrow(t); bad != nil {
		return games.Resolution{}, bad
	}
	if bad := r.unreadable(t); bad != nil {
		return games.Resolution{}, bad
	}
	c := &Clash{Throw: t}
	if again := loose(t); len(again) > 0 {
		return games.Resolution{Outcome: text("outcome.loose", args{"Dice": diceTexts(again)})}, nil
	}
	f, way := r.fight(c)
	res := games.Resolution{Left: map[string]int{}, Sunk: map[string]int{}, Duels: f.duels(c, way)}
	if way.open {
		for _, x := range way.question {
			res.Question = append(res.Question, f.shown(c, x))
		}
		way = f.walk(func([]int) bool { return false })
		res.Outcome = text("outcome.open", args{"A": res.Question[0].Text, "B": res.Question[1].Text})
	} else {
		res.Outcome = r.outcome(f, way)
	}
	merchants, left := f.count(way.end)
	if len(f.merchants) > 0 {
		res.Left[r.merchant], res.Sunk[r.merchant] = merchants, len(f.merchants)-merchants
	}
	for _, p := range f.pirates {
		res.Sunk[p.colour]++
	}
	for i, o := range f.owners {
		res.Left[o] = left[i]
		res.Sunk[o] -= left[i]
	}
	res.Certain = f.certain()
	return res, nil
}

// certain is the largest margin, up to mostMargin, at which nobody would be asked. More margin never makes
// fewer results possible, so the place where questions begin can be halved in on.
func (f *fight) certain() float64 {
	asks := func(margin float64) bool {
		g := *f
		g.margin = margin
		return g.resolve().open
	}
	if !asks(mostMargin) {
		return mostMargin
	}
	low, high := 0.0, mostMargin
	for range 24 {
		if middle := (low + high) / 2; asks(middle) {
			high = middle
		} else {
			low = middle
		}
	}
	return low
}

// unreadable refuses dice that show no value from 1 to 6.
func (r *rules) unreadable(t throw.Throw) *games.Refusal {
	for _, d := range t.Dice {
		if pips(d.Face) == 0 && !d.Loose {
			return refuse("B7", "refused.face", args{"Colour": colourText(d.Colour)})
		}
	}
	return nil
}
