package main

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"quartermaster/calibration"
	"quartermaster/games"
	"quartermaster/vision"
)

// expectFlag is --expect: how many dice of each colour were thrown.
type expectFlag map[string]int

// Set takes "red=2,green=3". Said twice, the colours add up, but none may be named again.
func (e expectFlag) Set(text string) error {
	total := 0
	for _, n := range e {
		total += n
	}
	told := map[string]int{}
	for part := range strings.SplitSeq(text, ",") {
		colour, number, ok := strings.Cut(part, "=")
		colour, number = strings.TrimSpace(colour), strings.TrimSpace(number)
		if !ok || colour == "" {
			return fmt.Errorf("%.40q is no colour with a number: write it like red=2,green=3", part)
		}
		n, err := strconv.Atoi(number)
		if err != nil || n < 0 || n > games.MostDice {
			return fmt.Errorf("%.40q is no number of %.40q dice from 0 to %d", number, colour, games.MostDice)
		}
		_, before := e[colour]
		if _, now := told[colour]; before || now {
			return fmt.Errorf("%.40q is named twice", colour)
		}
		told[colour] = n
		if total += n; total > games.MostDice {
			return fmt.Errorf("more than %d dice are named: no throw has so many", games.MostDice)
		}
	}
	for colour, n := range told {
		e[colour] = n
	}
	return nil
}

// String is the flag as it would be written.
func (e expectFlag) String() string {
	var parts []string
	for colour, n := range e {
		parts = append(parts, colour+"="+strconv.Itoa(n))
	}
	slices.Sort(parts)
	return strings.Join(parts, ",")
}

// Type names the flag's values for the help.
func (e expectFlag) Type() string { return "colour=number" }

// check refuses colours that the rig does not know.
func (e expectFlag) check(colours []calibration.Colour) error {
	var names []string
	for _, c := range colours {
		names = append(names, c.Name)
	}
	for part := range strings.SplitSeq(e.String(), ",") {
		if colour, _, told := strings.Cut(part, "="); told && !slices.Contains(names, colour) {
			return fmt.Errorf("--expect names %.40q, the rig's colours are %s", colour, strings.Join(names, ", "))
		}
	}
	return nil
}

// counts is what the reader is told; nil where nothing is.
func (e expectFlag) counts() vision.Expect {
	if len(e) == 0 {
		return nil
	}
	return vision.Expect(e)
}
