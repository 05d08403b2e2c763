package seadogs

import "quartermaster/games"

// option is a row of the table of options: the first choice is the default.
type option struct {
	id, rule string
	choices  []string
}

var options = []option{
	{id: "play", rule: "SD-M1", choices: []string{"single", "match"}},
	{id: "visibility", rule: "SD-P1", choices: []string{"good", "poor"}},
	{id: "struck", rule: "SD-V4", choices: []string{"given", "swapped"}},                            // O3
	{id: "colours", rule: "SD-D2", choices: []string{"redBlue", "blueRed", "redGreen", "greenRed"}}, // O4
	{id: "values", rule: "SD-D2", choices: []string{"once", "any"}},                                 // O2
	{id: "near", rule: "SD-S3", choices: []string{"off", "on"}},                                     // O16
	{id: "row", rule: "SD-S4", choices: []string{"off", "on"}},                                      // O15
	{id: "passing", rule: "SD-T5", choices: []string{"off", "on"}},                                  // O5
	{id: "playedDog", rule: "SD-W4", choices: []string{"allowed", "refused"}},                       // O14
	{id: "losses", rule: "SD-V2", choices: []string{"parallel", "fromPlayer"}},                      // O18
	{id: "shield", rule: "SD-W5", choices: []string{"always", "cargo"}},                             // O19
	{id: "order", rule: "SD-D6", choices: []string{"parallel", "fromRevealer"}},                     // O6
	{id: "next", rule: "SD-W6", choices: []string{"revealer", "hirer"}},                             // O7
	{id: "under", rule: "SD-W2", choices: []string{"same", "next"}},                                 // O17
	{id: "early", rule: "SD-P3", choices: []string{"shuffle", "resolve"}},                           // O13
	{id: "lastHire", rule: "SD-E1", choices: []string{"no", "yes"}},                                 // O8
	{id: "fourth", rule: "SD-E2", choices: []string{"afterPhase", "atOnce"}},                        // O9
	{id: "tie", rule: "SD-E5", choices: []string{"best", "all"}},                                    // O10
	{id: "both", rule: "SD-M1", choices: []string{"higher", "shared"}},                              // O11
	{id: "starter", rule: "SD-M2", choices: []string{"left", "same"}},                               // O12
}

// listed is the table of options as the page shows it.
func listed() []games.Option {
	var all []games.Option
	for _, o := range options {
		g := games.Option{ID: o.id, Rule: o.rule, Label: text("option."+o.id, nil), Why: text("option."+o.id+".why", nil)}
		for _, c := range o.choices {
			g.Choices = append(g.Choices, games.Choice{ID: c, Label: text("option."+o.id+"."+c, nil)})
		}
		all = append(all, g)
	}
	return all
}

// rules are the seats and the options, fixed for a whole game, with what follows from them.
type rules struct {
	seats   []games.Seat
	chosen  map[string]string
	colours map[string]string       // of the suits
	cards   []games.Choice          // kinds of cards that can lie in the row
	byID    map[string]games.Choice // the same
	recount games.SetRight          // counts a hand anew
}

func newRules(seats []games.Seat, chosen map[string]string) *rules {
	r := &rules{seats: seats, chosen: chosen, byID: map[string]games.Choice{}}
	two := map[string][2]string{"redBlue": {"red", "blue"}, "blueRed": {"blue", "red"}, "redGreen": {"red", "green"}, "greenRed": {"green", "red"}}[chosen["colours"]]
	r.colours = map[string]string{"pigs": "pink", "gold": "yellow", "barrels": two[0], "fish": two[1]} // O4
	r.cards = r.kinds()
	for _, c := range r.cards {
		r.byID[c.ID] = c
	}
	r.recount = newRecount(seats)
	return r
}

func (r *rules) is(option, choice string) bool { return r.chosen[option] == choice }

func (r *rules) name(seat games.SeatNo) string { return r.seats[seat].Name }

// left is the seat to the left of another: play goes clockwise (SD-T3).
func (r *rules) left(seat games.SeatNo) games.SeatNo {
	return (seat + 1) % games.SeatNo(len(r.seats))
}

// around lists all seats clockwise from one.
func (r *rules) around(first games.SeatNo) (all []games.SeatNo) {
	for i := range r.seats {
		all = append(all, (first+games.SeatNo(i))%games.SeatNo(len(r.seats)))
	}
	return all
}
