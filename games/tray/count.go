package tray

import (
	"cmp"
	"maps"
	"slices"
	"strconv"
	"strings"

	"quartermaster/games"
	"quartermaster/games/throw"
)

// valueOf returns the number on a face, or 0 if the face has none: a star.
func valueOf(d throw.Die) int {
	n, _ := strconv.Atoi(d.Face)
	return n
}

// values returns the numbers that the dice show, highest first (TR-T2).
func values(t throw.Throw) (all []int) {
	for _, d := range t.Dice {
		all = append(all, valueOf(d))
	}
	slices.SortFunc(all, func(a, b int) int { return b - a })
	return all
}

func sum(values []int) (n int) {
	for _, v := range values {
		n += v
	}
	return n
}

// faces are how many dice show each face (TR-T2).
type faces map[string]int

func facesOf(dice []throw.Die) faces {
	n := faces{}
	for _, d := range dice {
		n[d.Face]++
	}
	return n
}

// sorted returns the faces, the highest number first and those without a number last.
func (n faces) sorted() []string {
	return slices.SortedFunc(maps.Keys(n), func(a, b string) int {
		return cmp.Or(valueOf(throw.Die{Face: b})-valueOf(throw.Die{Face: a}), strings.Compare(a, b))
	})
}

// ofColour is the sum of the dice of one colour.
type ofColour struct {
	colour string
	sum    int
}

// byColour returns the sum for each colour, sorted by the name of the colour (TR-T2).
func byColour(t throw.Throw) (all []ofColour) {
	for _, d := range t.Dice {
		i := slices.IndexFunc(all, func(c ofColour) bool { return c.colour == d.Colour })
		if i < 0 {
			i, all = len(all), append(all, ofColour{colour: d.Colour})
		}
		all[i].sum += valueOf(d)
	}
	slices.SortFunc(all, func(a, b ofColour) int { return cmp.Compare(a.colour, b.colour) })
	return all
}

// counts returns the value of a throw by option O1 (TR-T3).
func (r *rules) counts(t throw.Throw) int {
	all := values(t)
	how := r.chosen["counts"]
	switch {
	case how == "highest":
		return all[0]
	case how == "lowest":
		return all[len(all)-1]
	case strings.HasPrefix(how, "best"):
		n, _ := strconv.Atoi(how[len("best"):])
		all = all[:min(n, len(all))]
	case strings.HasPrefix(how, "from"):
		from, _ := strconv.Atoi(how[len("from"):])
		return len(slices.DeleteFunc(all, func(v int) bool { return v < from }))
	}
	return sum(all)
}

// spelled describes dice in words, highest value first: "two sixes and a four" (TR-T6).
func spelled(dice []throw.Die) games.Text {
	n := facesOf(dice)
	var all []games.Text
	for _, face := range n.sorted() {
		all = append(all, text("value."+face, args{"Count": n[face], "Number": games.Spelled(n[face], true)}))
	}
	return games.And(all)
}

// patterns returns the names of what a throw contains, if the option O5 wants them: dice of a kind, the most first, and the longest
// run (TR-T4).
func (r *rules) patterns(t throw.Throw) (named []games.Text) {
	if r.chosen["named"] == "no" {
		return nil
	}
	n := facesOf(t.Dice)
	same := slices.DeleteFunc(n.sorted(), func(face string) bool { return n[face] < 2 })
	slices.SortStableFunc(same, func(a, b string) int { return n[b] - n[a] })
	for _, face := range same {
		id := "kind"
		if n[face] == 2 {
			id = "pair"
		}
		named = append(named, text(id, args{"Count": n[face], "Faces": text("faces."+face, nil)}))
	}
	longest, top := 0, 0
	for v, run := 1, 0; v <= 10; v++ {
		if run++; n[strconv.Itoa(v)] == 0 {
			run = 0
		}
		if run > longest {
			longest, top = run, v
		}
	}
	if longest >= 3 {
		named = append(named, text("run", args{"From": top - longest + 1, "To": top}))
	}
	return named
}
