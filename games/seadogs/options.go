package seadogs

import "quartermaster/games"

// listed returns the options, each with the rule that it concerns. The first choice is the default.
func listed() []games.Option {
	return []games.Option{
		own.Option("taps", "SD-D1", "all", "deliveries"), // O20
		own.Option("play", "SD-M1", "single", "match"),
		own.Option("visibility", "SD-P1", "good", "poor"),
		own.Option("struck", "SD-V4", "given", "swapped"),                            // O3
		own.Option("colours", "SD-D2", "redBlue", "blueRed", "redGreen", "greenRed"), // O4
		own.Option("values", "SD-D2", "once", "any"),                                 // O2
		own.Option("near", "SD-S3", "off", "on"),                                     // O16
		own.Option("row", "SD-S4", "off", "on"),                                      // O15
		own.Option("passing", "SD-T5", "off", "on"),                                  // O5
		own.Option("playedDog", "SD-W4", "allowed", "refused"),                       // O14
		own.Option("losses", "SD-V2", "parallel", "fromPlayer"),                      // O18
		own.Option("shield", "SD-W5", "always", "cargo"),                             // O19
		own.Option("order", "SD-D6", "parallel", "fromRevealer"),                     // O6
		own.Option("next", "SD-W6", "revealer", "hirer"),                             // O7
		own.Option("under", "SD-W2", "same", "next"),                                 // O17
		own.Option("early", "SD-P3", "shuffle", "resolve"),                           // O13
		own.Option("lastHire", "SD-E1", "no", "yes"),                                 // O8
		own.Option("fourth", "SD-E2", "afterPhase", "atOnce"),                        // O9
		own.Option("tie", "SD-E5", "best", "all"),                                    // O10
		own.Option("both", "SD-M1", "higher", "shared"),                              // O11
		own.Option("starter", "SD-M2", "left", "same"),                               // O12
	}
}

// rules holds the seats and options, and values derived from them. It does not change during a game.
type rules struct {
	seats   []games.Seat
	chosen  map[string]string
	colours map[string]string       // colour of each suit
	cards   []games.Choice          // the kinds of cards that can lie in the row
	byID    map[string]games.Choice // the same
	recount games.SetRight          // the ask to correct the number of cards in a hand
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

// left returns the seat to the left of another, which is next because play goes clockwise (SD-T3).
func (r *rules) left(seat games.SeatNo) games.SeatNo {
	return (seat + 1) % games.SeatNo(len(r.seats))
}

// around lists all seats clockwise, starting with the given one.
func (r *rules) around(first games.SeatNo) (all []games.SeatNo) {
	for i := range r.seats {
		all = append(all, (first+games.SeatNo(i))%games.SeatNo(len(r.seats)))
	}
	return all
}
