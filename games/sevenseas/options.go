package sevenseas

import (
	"strconv"

	"quartermaster/games"
	"quartermaster/games/throw"
)

// option is a row of the table of options: the first choice is the default.
type option struct {
	id, rule string
	choices  []string
	plain    bool // the choices are numbers or colours, not sentences of their own
}

var options = []option{
	{id: "play", choices: []string{"battles"}},
	{id: "merchant", rule: "B1", choices: []string{"red", "black", "white", "blue", "green", "yellow"}, plain: true},
	{id: "gap", rule: "A11", choices: []string{"edges", "centres"}},
	{id: "margin", rule: "A13", choices: []string{"2", "0.5", "1", "1.5", "3", "4", "5"}, plain: true},
	{id: "equal", rule: "A14", choices: []string{"captain", "roll"}},
	{id: "places", rule: "A12", choices: []string{"kept", "again"}},
	{id: "rethrow", rule: "A9", choices: []string{"loose", "all"}},
	{id: "whirlpool", rule: "A25", choices: []string{"player", "ship"}},
	{id: "whirlpoolTie", rule: "A26", choices: []string{"in", "out"}},
}

// listed is the table of options as the page shows it.
func listed() []games.Option {
	var all []games.Option
	for _, o := range options {
		g := games.Option{ID: o.id, Rule: o.rule, Label: text("option."+o.id, nil), Why: text("option."+o.id+".why", nil)}
		for _, c := range o.choices {
			label := text("option."+o.id+"."+c, nil)
			if o.plain {
				label = text("plain", args{"Value": plain(c)})
			}
			g.Choices = append(g.Choices, games.Choice{ID: c, Label: label})
		}
		all = append(all, g)
	}
	return all
}

// plain is a colour's name or the choice as it is.
func plain(choice string) any {
	if colourWords[choice] {
		return colourText(choice)
	}
	if f, err := strconv.ParseFloat(choice, 64); err == nil && f != float64(int(f)) {
		return f
	}
	return choice
}

// rules are the options as the moves use them, fixed for a whole game.
type rules struct {
	seats    []games.Seat
	chosen   map[string]string
	merchant string
	measure  throw.Measure
	margin   float64 // millimetres, where a throw carries none (A13)
}

func newRules(seats []games.Seat, chosen map[string]string) *rules {
	r := &rules{seats: seats, chosen: chosen, merchant: chosen["merchant"], measure: throw.Measure(chosen["gap"])}
	r.margin, _ = strconv.ParseFloat(chosen["margin"], 64)
	return r
}

func (r *rules) is(option, choice string) bool { return r.chosen[option] == choice }

// marginOf is the margin of one throw: its own, else the option's (A13).
func (r *rules) marginOf(t throw.Throw) float64 {
	if t.Margin > 0 {
		return t.Margin
	}
	return r.margin
}
