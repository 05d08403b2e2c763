package sevenseas

import (
	"slices"
	"strconv"
	"strings"

	"quartermaster/games"
	"quartermaster/games/throw"
)

// option is a row in the table of options. The first choice is the default.
type option struct {
	id, rule string
	choices  []string
	plain    bool // the choices are numbers or colours, which need no messages of their own
}

var options = []option{
	{id: "play", choices: []string{"full", "battles"}}, // the page shows the first three at once and the others behind "more"
	{id: "bay", rule: "A4", choices: []string{"321", "312", "231", "132", "213", "123", "111", "enter"}},
	{id: "odds", rule: "B7", choices: []string{"shown", "off"}},
	{id: "merchant", rule: "B1", choices: []string{"red", "black", "white", "blue", "green", "yellow"}, plain: true},
	{id: "fleet", rule: "A1", choices: []string{"7", "0", "1", "2", "3", "4", "5", "6", "8", "9", "10"}, plain: true},
	{id: "chests", rule: "A1", choices: []string{"7", "0", "1", "2", "3", "4", "5", "6", "8", "9", "10", "12", "15", "20"}, plain: true},
	{id: "hand", rule: "A1", choices: []string{"3", "0", "1", "2", "4", "5", "6", "7", "8"}, plain: true},
	{id: "ports", rule: "A3", choices: []string{"orders", "enter"}},
	{id: "convoys", rule: "A2", choices: []string{"any", "list"}},
	{id: "two", rule: "A28", choices: []string{"first", "both"}},
	{id: "gap", rule: "A11", choices: []string{"edges", "centres"}},
	{id: "margin", rule: "A13", choices: []string{"2", "0.5", "1", "1.5", "3", "4", "5"}, plain: true},
	{id: "equal", rule: "A14", choices: []string{"captain", "roll"}},
	{id: "places", rule: "A12", choices: []string{"kept", "again"}},
	{id: "rethrow", rule: "A9", choices: []string{"loose", "all"}},
	{id: "escape", rule: "A10", choices: []string{"stays", "back", "noPrivilege"}},
	{id: "skulls", rule: "A8", choices: []string{"both", "one"}},
	{id: "saving", rule: "A20", choices: []string{"auto", "owner"}},
	{id: "shipwright", rule: "A6", choices: []string{"failure", "reserve"}},
	{id: "decline", rule: "A7", choices: []string{"no", "failure"}},
	{id: "guards", rule: "A17", choices: []string{"owed", "loaded"}},
	{id: "rituals", rule: "A18", choices: []string{"both", "after"}},
	{id: "privilege", rule: "A34", choices: []string{"action", "rituals"}},
	{id: "hold", rule: "A19", choices: []string{"cargo", "twice"}},
	{id: "parley", rule: "A21", choices: []string{"different", "any"}},
	{id: "debt", rule: "A22", choices: []string{"stop", "debt", "skull"}},
	{id: "whirlpool", rule: "A25", choices: []string{"player", "ship"}},
	{id: "whirlpoolTie", rule: "A26", choices: []string{"in", "out"}},
	{id: "tavern", rule: "A27", choices: []string{"talisman", "good"}},
	{id: "loot", rule: "A35", choices: []string{"declined", "kept"}},
	{id: "raided", rule: "A30", choices: []string{"shown", "hidden"}},
	{id: "late", rule: "A36", choices: []string{"back", "once"}},
}

// listed converts the table of options to the form that the page shows.
func listed() []games.Option {
	var all []games.Option
	for _, o := range options {
		g := own.Option(o.id, o.rule, o.choices...)
		if o.plain {
			for i, c := range o.choices {
				g.Choices[i].Label = games.Plain(colourOr(c))
			}
		}
		all = append(all, g)
	}
	return all
}

// colourOr returns the name of a colour, or the choice itself if it is not one.
func colourOr(choice string) any {
	if colourWords[choice] {
		return hueText(choice)
	}
	if f, err := strconv.ParseFloat(choice, 64); err == nil && f != float64(int(f)) {
		return f
	}
	return choice
}

// rules holds the seats and options, and values derived from them. It does not change during a game.
type rules struct {
	edition  int // edition of the rules, so that an old record replays as it was played
	seats    []games.Seat
	chosen   map[string]string
	merchant string
	measure  throw.Measure
	margin   float64 // the smallest margin of a throw, in millimetres (A13)
	numbers  []entry // all numbers that can be corrected
	setRight games.SetRight
	tooLate  [][Cartographer]games.Choice // lateChoices
}

// edition is the newest edition of the rules.
//
// Edition 1 differed as follows:
//   - A player could no longer perform rituals after a turn if the next turn ended at once.
//   - The margin of a throw counted even if it was smaller than that of the option.
//   - A Shipwright who bought nothing (A6) had the privilege.
//   - A shared victory could not be renounced.
//   - After a late card all dice were read again.
//   - Characters could not be entered in secret.
//
// In editions 1 and 2 the prices of a port were corrected with the other numbers.
const edition = 3

func newRules(seats []games.Seat, chosen map[string]string) *rules {
	r := &rules{seats: seats, chosen: chosen, merchant: chosen["merchant"], measure: throw.Measure(chosen["gap"])}
	r.margin, _ = strconv.ParseFloat(chosen["margin"], 64)
	r.tooLate = r.lateChoices()
	r.setEdition(edition)
	return r
}

// setEdition selects the edition of the rules.
func (r *rules) setEdition(edition int) {
	r.edition = edition
	r.numbers = slices.DeleteFunc(entries(), func(e entry) bool { return edition > 2 && strings.HasPrefix(e.ID, "price") })
	r.setRight = newSetRight(r.seats, r.numbers)
}

func (r *rules) is(option, choice string) bool { return r.chosen[option] == choice }

// number returns the chosen value of an option whose choices are whole numbers.
func (r *rules) number(option string) int {
	n, _ := strconv.Atoi(r.chosen[option])
	return n
}

// marginOf returns the margin of a throw in millimetres: the larger of the throw's own and that of the option (A13).
func (r *rules) marginOf(t throw.Throw) float64 {
	if r.edition < 2 && t.Margin > 0 {
		return t.Margin
	}
	return max(t.Margin, r.margin)
}
