package tray

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"quartermaster/games"
	"quartermaster/games/throw"
)

// valueOf returns the number that a die shows, or 0 if its face is not a number.
func valueOf(d throw.Die) int {
	n, err := strconv.Atoi(d.Face)
	if err != nil || n < 1 || n > 6 {
		return 0
	}
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

// byValue returns how many dice show each value from 0 to 6 (TR-T2).
func byValue(t throw.Throw) (n [7]int) {
	for _, v := range values(t) {
		n[v]++
	}
	return n
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

// spelled describes the dice in words, highest value first: "two sixes, one four".
func spelled(t throw.Throw) (all []games.Text) {
	n := byValue(t)
	for v := 6; v >= 1; v-- {
		if n[v] > 0 {
			all = append(all, text("value."+strconv.Itoa(v), args{"Count": n[v]}))
		}
	}
	return all
}

// patterns returns the names of what a throw contains: the most dice of a kind, and the longest run (TR-T4).
func patterns(t throw.Throw) (named []games.Text) {
	n := byValue(t)
	most, value := 0, 0
	for v := 6; v >= 1; v-- {
		if n[v] > most {
			most, value = n[v], v
		}
	}
	if most > 1 {
		named = append(named, text("kind", args{"Count": most, "Value": value}))
	}
	longest, top := 0, 0
	for v, run := 1, 0; v <= 6; v++ {
		if run++; n[v] == 0 {
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
