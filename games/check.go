package games

import (
	"encoding/json"
	"math"
	"slices"
	"strings"

	"quartermaster/games/throw"
)

// MostDice is the largest number of dice in one throw. It keeps an answer from making a game compute for minutes.
const MostDice = 60

// Check returns the ask that an answer belongs to. It refuses the answer if the ask is not open, the seat may not answer
// it, a field is missing or unknown, a choice does not exist or is refused, a number is out of range, the ask cannot be
// passed, or the throw is malformed (see CheckThrow) or keeps what cannot be kept. A die needs no colour if the ask accepts
// dice of any colour. Whether the rules of the game allow the answer is left to the game.
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
		return ask, checkThrown(ask, a)
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

// checkThrown refuses what is no throw that an ask for one can take.
func checkThrown(ask Ask, a Answer) *Refusal {
	if a.Throw == nil || len(a.Fields) > 0 {
		return Refuse(ask.Rule, "games.refused.throw", nil)
	}
	if bad := checkThrow(*a.Throw, anyColour(ask.Throw)); bad != nil {
		bad.Rule = ask.Rule
		return bad
	}
	if !keptOf(*a.Throw, ask.Throw) {
		return Refuse(ask.Rule, "games.refused.throw", nil)
	}
	return nil
}

// keptOf reports whether each kept die of a throw is another one of those that may be kept.
func keptOf(t throw.Throw, w *throw.Wanted) bool {
	kept := map[int]bool{}
	for _, d := range t.Dice {
		if d.Kept == nil {
			continue
		}
		if w == nil || kept[*d.Kept] || !slices.ContainsFunc(w.Keep, func(k throw.Die) bool { return k.ID == *d.Kept }) {
			return false
		}
		kept[*d.Kept] = true
	}
	return true
}

// anyColour reports whether an ask accepts dice without a stated colour.
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

// CheckThrow refuses a malformed throw: no dice or more than MostDice, two dice with the same id, a die without a colour,
// a colour or face of more than 40 bytes, a footprint of more than 8 corners or more than 10 m away, or a margin that is not from 0
// to 100 mm.
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

// farthest is the largest coordinate that a corner of a die may have, in millimetres.
const farthest = 10000

// Refuse makes a refusal. The rule is the id of the rule behind it, or ""; id names the message that gives the reason.
func Refuse(rule, id string, args map[string]any) *Refusal {
	return &Refusal{Reason: Text{ID: id, Args: args}, Rule: rule}
}

// Picks returns the ids that were chosen in a field with choices. It returns none if the answer does not have the field.
func (a Answer) Picks(field string) []string {
	ids, _ := picked(a.Fields[field])
	return ids
}

// Pick returns the id of the only choice in a field, or "" if there is none or more than one.
func (a Answer) Pick(field string) string {
	if ids := a.Picks(field); len(ids) == 1 {
		return ids[0]
	}
	return ""
}

// Number returns the whole number in a field, or 0 if there is none.
func (a Answer) Number(field string) int {
	var n int
	_ = json.Unmarshal(a.Fields[field], &n)
	return n
}

// Passed reports whether the answer is empty, which declines an ask with Skip.
func (a Answer) Passed() bool { return len(a.Fields) == 0 && a.Throw == nil }

// Value encodes an answer or a default of a field as JSON: an id, a list of ids or a whole number.
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
