package games

import (
	"encoding/json"
	"math"
	"slices"
	"strings"

	"quartermaster/games/throw"
)

// MostDice bounds a throw, so that no answer can make a game work for minutes.
const MostDice = 60

// Check finds the ask that an answer is to, and refuses the answer when its shape does not fit:
// an ask that is not open, a seat that may not answer, a field that is missing or unknown, a choice that
// does not exist or is refused, a number out of range, a pass where none is offered, dice in a shape that
// no throw has. What the rules say about the content is the game's part.
func Check(asks []Ask, a Answer) (Ask, *Refusal) {
	i := slices.IndexFunc(asks, func(k Ask) bool { return k.ID == a.Ask })
	if i < 0 {
		return Ask{}, Refuse("", "games.refused.closed", nil)
	}
	ask := asks[i]
	refuse := func(id string, args map[string]any) (Ask, *Refusal) { return ask, Refuse(ask.Rule, id, args) }
	if a.Seat != Table && !slices.Contains(ask.Seats, Table) && !slices.Contains(ask.Seats, a.Seat) {
		return refuse("games.refused.seat", nil)
	}
	if ask.Secret && !slices.Contains(ask.Seats, a.Seat) {
		return refuse("games.refused.seat", nil)
	}
	if ask.Skip && len(a.Fields) == 0 && a.Throw == nil {
		return ask, nil
	}
	if ask.Kind == Throw {
		if a.Throw == nil || len(a.Fields) > 0 {
			return refuse("games.refused.throw", nil)
		}
		if bad := checkThrow(*a.Throw, anyColour(ask.Throw)); bad != nil {
			bad.Rule = ask.Rule
			return ask, bad
		}
		return ask, nil
	}
	if a.Throw != nil {
		return refuse("games.refused.notThrow", nil)
	}
	for id := range a.Fields {
		if !slices.ContainsFunc(ask.Fields, func(f Field) bool { return f.ID == id }) {
			return refuse("games.refused.unknownField", nil)
		}
	}
	for _, f := range ask.Fields {
		value, given := a.Fields[f.ID]
		if !given {
			return refuse("games.refused.missing", map[string]any{"Field": f.Label})
		}
		if r := checkField(ask, f, value); r != nil {
			return ask, r
		}
	}
	return ask, nil
}

// anyColour reports whether dice are wanted of which nobody needs to tell the colour.
func anyColour(w *throw.Wanted) bool {
	if w == nil {
		return false
	}
	return len(w.Groups) == 0 && !w.Places || slices.ContainsFunc(w.Groups, func(g throw.Group) bool { return g.Colour == "" })
}

func checkField(ask Ask, f Field, value json.RawMessage) *Refusal {
	args := map[string]any{"Field": f.Label, "Min": f.Min, "Max": f.Max}
	if f.Choices == nil {
		var n int
		if json.Unmarshal(value, &n) != nil || n < f.Min || n > f.Max || isNull(value) {
			return Refuse(ask.Rule, "games.refused.range", args)
		}
		return nil
	}
	picks, ok := picked(value)
	least, most := f.Min, f.Max
	if ask.Kind == Order {
		least, most = len(f.Choices), len(f.Choices)
	}
	if !ok || len(picks) < least || len(picks) > most {
		return Refuse(ask.Rule, "games.refused.count", args)
	}
	for i, id := range picks {
		k := slices.IndexFunc(f.Choices, func(c Choice) bool { return c.ID == id })
		if k < 0 || slices.Contains(picks[:i], id) {
			return Refuse(ask.Rule, "games.refused.choice", args)
		}
		if why := f.Choices[k].Refused; why != nil {
			return &Refusal{Reason: *why, Rule: ask.Rule}
		}
	}
	return nil
}

// CheckThrow refuses a throw of a shape that no throw has: no dice or too many, two with one number, a die
// without a colour, a place farther away than any table reaches.
func CheckThrow(t throw.Throw) *Refusal { return checkThrow(t, false) }

func checkThrow(t throw.Throw, anyColour bool) *Refusal {
	refuse := func(id string) *Refusal { return Refuse("", id, map[string]any{"Most": MostDice}) }
	if len(t.Dice) == 0 {
		return refuse("games.refused.noDice")
	}
	if len(t.Dice) > MostDice {
		return refuse("games.refused.tooManyDice")
	}
	ids := map[int]bool{}
	for _, d := range t.Dice {
		if ids[d.ID] || len(d.Footprint) > 8 || d.Colour == "" && !anyColour || len(d.Colour) > 40 || len(d.Face) > 40 {
			return refuse("games.refused.throw")
		}
		ids[d.ID] = true
		for _, p := range d.Footprint {
			if !(math.Abs(p.X) <= farthest && math.Abs(p.Y) <= farthest) {
				return refuse("games.refused.throw")
			}
		}
	}
	if !(t.Margin >= 0 && t.Margin <= 100) {
		return refuse("games.refused.throw")
	}
	return nil
}

// farthest is how far from the floor's corner a die may lie, in millimetres.
const farthest = 10000

// Refuse makes a refusal with one sentence of the words.
func Refuse(rule, id string, args map[string]any) *Refusal {
	return &Refusal{Reason: Text{ID: id, Args: args}, Rule: rule}
}

// Picks is what was chosen in a field with choices: one id, or several. Nothing for a field that is not there.
func (a Answer) Picks(field string) []string {
	ids, _ := picked(a.Fields[field])
	return ids
}

// Pick is the one choice of a field, or "".
func (a Answer) Pick(field string) string {
	if ids := a.Picks(field); len(ids) == 1 {
		return ids[0]
	}
	return ""
}

// Number is the whole number of a field, or 0.
func (a Answer) Number(field string) int {
	var n int
	_ = json.Unmarshal(a.Fields[field], &n)
	return n
}

// Passed reports whether the answer passes an ask that may be skipped.
func (a Answer) Passed() bool { return len(a.Fields) == 0 && a.Throw == nil }

// Value is a field's answer or default as JSON: an id, a list of ids or a whole number.
func Value[T string | int | []string](v T) json.RawMessage {
	data, _ := json.Marshal(v)
	return data
}

func picked(value json.RawMessage) ([]string, bool) {
	var one string
	if isNull(value) {
		return nil, false
	}
	if json.Unmarshal(value, &one) == nil {
		return []string{one}, true
	}
	var many []string
	if json.Unmarshal(value, &many) == nil {
		return many, true
	}
	return nil, false
}

func isNull(value json.RawMessage) bool {
	s := strings.TrimSpace(string(value))
	return s == "" || s == "null"
}
