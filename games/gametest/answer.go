package gametest

import (
	"cmp"
	"encoding/json"
	"maps"
	"math"
	"math/rand/v2"
	"slices"

	"quartermaster/games"
	"quartermaster/games/throw"
)

// Pick chooses one of the asks at random, an optional one (Anytime) only now and then. It leaves out asks of the kinds in avoid,
// unless there are no others.
func Pick(asks []games.Ask, r *rand.Rand, avoid []string) games.Ask {
	var next, all []games.Ask
	for _, a := range asks {
		if slices.Contains(avoid, kindOf(a)) {
			continue
		}
		all = append(all, a)
		if !a.Anytime {
			next = append(next, a)
		}
	}
	switch {
	case len(all) == 0:
		return asks[0]
	case len(next) == 0 || r.IntN(8) == 0:
		return all[r.IntN(len(all))]
	}
	return next[r.IntN(len(next))]
}

// Answer makes a random answer that games.Check accepts for an ask. The rules of the game may still refuse it. Any lists the dice to
// throw if the ask accepts any dice.
func Answer(ask games.Ask, info games.Info, any []throw.Group, r *rand.Rand) games.Answer {
	a := games.Answer{Ask: ask.ID, Seat: ask.Seats[r.IntN(len(ask.Seats))]}
	if ask.Skip && (r.IntN(6) == 0 || (ask.Clock && r.IntN(4) > 0)) {
		return a
	}
	if ask.Kind == games.Throw {
		a.Throw = randomThrow(*ask.Throw, info, any, r)
		return a
	}
	a.Fields = map[string]json.RawMessage{}
	at := 0 // index of the combination of choices made so far, as in Field.Now
	for _, f := range ask.Fields {
		if f.Choices == nil {
			n := f.Min + r.IntN(f.Max-f.Min+1)
			if r.IntN(2) == 0 {
				n = min(n, f.Min+r.IntN(f.Max-f.Min+1))
			}
			if f.Now != nil && r.IntN(2) == 0 { // people usually correct a number by a small amount
				n = max(f.Min, min(f.Max, f.Now[at]+r.IntN(5)-2))
			}
			a.Fields[f.ID] = games.Value(n)
			continue
		}
		var ids []string
		for _, c := range f.Choices {
			if c.Refused == nil {
				ids = append(ids, c.ID)
			}
		}
		r.Shuffle(len(ids), func(i, j int) { ids[i], ids[j] = ids[j], ids[i] })
		if ask.Kind != games.Order {
			n := f.Min + r.IntN(f.Max-f.Min+1)
			ids = ids[:min(n, len(ids))]
		}
		if len(ids) > 0 {
			at = at*len(f.Choices) + slices.IndexFunc(f.Choices, func(c games.Choice) bool { return c.ID == ids[0] })
		}
		if f.Max == 1 && len(ids) == 1 {
			a.Fields[f.ID] = games.Value(ids[0])
		} else {
			a.Fields[f.ID] = games.Value(ids)
		}
	}
	if ask.Skip && len(ask.Fields) == 1 && len(a.Picks(ask.Fields[0].ID)) == 0 && ask.Fields[0].Choices != nil {
		a.Fields = nil // nothing can be chosen: pass
	}
	return a
}

// randomThrow throws the wanted dice into a square of 290 mm. Some throws have a loose die, and some have no places.
func randomThrow(w throw.Wanted, info games.Info, any []throw.Group, r *rand.Rand) *throw.Throw {
	groups := w.Groups
	if len(groups) == 0 {
		for _, g := range any {
			g.Count = r.IntN(g.Count + 1)
			groups = append(groups, g)
		}
	}
	t := &throw.Throw{By: "simulated", Margin: []float64{0, 0.6, 3}[r.IntN(3)]}
	width := []float64{290, 290, 290, 290, 120}[r.IntN(5)]
	placed := r.IntN(20) > 0
	kept := map[string]int{}
	for _, k := range w.Keep {
		if r.IntN(2) == 0 {
			was := k.ID
			k.ID, k.Kept = len(t.Dice)+1, &was
			kept[k.Colour]++
			t.Dice = append(t.Dice, k)
		}
	}
	for _, g := range groups {
		faces := info.Dice[cmp.Or(g.Kind, slices.Sorted(maps.Keys(info.Dice))[0])].Faces
		for range g.Count - kept[g.Colour] {
			d := throw.Die{ID: len(t.Dice) + 1, Colour: g.Colour, Face: faces[r.IntN(len(faces))], Loose: r.IntN(150) == 0}
			if placed {
				x, y := r.Float64()*width, r.Float64()*width
				sin, cos := math.Sincos(r.Float64() * math.Pi)
				for _, c := range [4][2]float64{{-6, -6}, {6, -6}, {6, 6}, {-6, 6}} {
					d.Footprint = append(d.Footprint, throw.Point{X: x + c[0]*cos - c[1]*sin, Y: y + c[0]*sin + c[1]*cos})
				}
			}
			t.Dice = append(t.Dice, d)
		}
	}
	if len(t.Dice) == 0 && len(groups) > 0 {
		t.Dice = []throw.Die{{ID: 1, Colour: groups[0].Colour, Face: info.Dice[groups[0].Kind].Faces[0]}}
	}
	return t
}
