package sevenseas

import (
	"quartermaster/games"
	"quartermaster/games/throw"
)

// mostMargin is the largest margin that Resolve tries when it looks for one with which people would be asked, in millimetres.
const mostMargin = 10.0

// Resolve works out a throw of merchants and pirates outside a running game (B6–B10). If any die is loose, the dice would
// have to be thrown again first, so there are no duels. It returns a *games.Refusal for a malformed throw.
func (Game) Resolve(t throw.Throw, how games.Resolving) (games.Resolution, error) {
	chosen := defaults()
	if how.Neutral != "" {
		chosen["merchant"] = how.Neutral
	}
	if how.Measure != "" {
		chosen["gap"] = string(how.Measure)
	}
	r := newRules(nil, chosen)
	if how.Margin > 0 { // the caller's margin replaces all others
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

// certain returns the largest margin in millimetres, up to mostMargin, with which people would not be asked. A larger margin
// never makes fewer results possible, so a binary search finds it.
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

// unreadable refuses a throw in which some die does not show a value from 1 to 6.
func (r *rules) unreadable(t throw.Throw) *games.Refusal {
	for _, d := range t.Dice {
		if pips(d.Face) == 0 && !d.Loose {
			return refuse("B7", "refused.face", args{"Colour": colourText(d.Colour)})
		}
	}
	return nil
}
