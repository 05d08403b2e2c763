package jamaica

import (
	"slices"
	"strconv"

	"quartermaster/games"
)

// listed are the options, each with the rule that it is about. The first choice is the default.
func listed() []games.Option {
	return []games.Option{
		own.Option("kept", "O11", "table", "all"),
		own.Option("ghost", "JM-G1", "auto", "on", "off"), // O6
		own.Option("combat", "JM-B3", "printed", "pip"),   // O1
		own.Option("shortage", "JM-X1", "die", "older"),   // O2
		own.Option("ghostRanked", "JM-G11", "yes", "no"),  // O7
		own.Option("behind", "JM-X3", "stay", "back"),     // O8
		own.Option("payment", "JM-M6", "smallest", "ask"), // O9
		own.Option("cards", "JM-R3", "known", "tapped"),   // O10
	}
}

// rules are the seats and the options, fixed for a whole game, with what follows from them.
type rules struct {
	seats    []games.Seat
	chosen   map[string]string
	all      bool   // O11: holds, bank, ships and track are kept too
	ghost    bool   // O6
	black    string // the ghost ship's colour: black, unless a person has it
	setRight games.SetRight
}

func newRules(seats []games.Seat, chosen map[string]string) *rules {
	r := &rules{seats: seats, chosen: chosen}
	r.all = chosen["kept"] == "all"
	r.ghost = chosen["ghost"] == "on" || chosen["ghost"] == "auto" && len(seats) == 2
	for _, r.black = range []string{"black", "grey", "ghost"} {
		if !slices.ContainsFunc(seats, func(s games.Seat) bool { return s.Colour == r.black }) {
			break
		}
	}
	r.setRight = r.newSetRight()
	return r
}

func (r *rules) is(option, choice string) bool { return r.chosen[option] == choice }

// ships is how many ships take part, the ghost's among them.
func (r *rules) ships() int {
	if r.ghost {
		return len(r.seats) + 1
	}
	return len(r.seats)
}

// ghostSeat is the seat of the ghost ship; only with r.ghost.
func (r *rules) ghostSeat() games.SeatNo { return games.SeatNo(len(r.seats)) }

func (r *rules) isGhost(seat games.SeatNo) bool { return r.ghost && seat == r.ghostSeat() }

// name is a person's name, or the ghost's.
func (r *rules) name(seat games.SeatNo) any {
	if r.isGhost(seat) {
		return text("ghost", nil)
	}
	return r.seats[seat].Name
}

// next is the player to the left (JM-R7).
func (r *rules) next(seat games.SeatNo) games.SeatNo {
	return (seat + 1) % games.SeatNo(len(r.seats))
}

// thrower is who throws and decides for a ship in a battle (JM-G8): for the ghost somebody who is not in it, the captain
// or the next one clockwise.
func (r *rules) thrower(s *State, seat games.SeatNo) games.SeatNo {
	if !r.isGhost(seat) {
		return seat
	}
	who := s.Captain
	for range r.seats {
		if b := s.Battle; b == nil || who != b.Attacker && who != b.Defender {
			return who
		}
		who = r.next(who)
	}
	return s.Captain
}

// racing are the ships that are not home.
func (r *rules) racing(s *State) (all []games.SeatNo) {
	for i := range r.ships() {
		if !s.Ships[i].Home {
			all = append(all, games.SeatNo(i))
		}
	}
	return all
}

// people are those whose ship is not home.
func (r *rules) people(s *State) (all []games.SeatNo) {
	for _, seat := range r.racing(s) {
		if !r.isGhost(seat) {
			all = append(all, seat)
		}
	}
	return all
}

// choices are ships to choose from.
func (r *rules) choices(seats []games.SeatNo) (all []games.Choice) {
	for _, seat := range seats {
		all = append(all, games.Choice{ID: strconv.Itoa(int(seat)), Label: r.label(seat), Colour: r.colour(seat)})
	}
	return all
}

func (r *rules) label(seat games.SeatNo) games.Text {
	if r.isGhost(seat) {
		return text("ghost", nil)
	}
	return games.Plain(r.seats[seat].Name)
}

func (r *rules) colour(seat games.SeatNo) string {
	if r.isGhost(seat) {
		return r.black
	}
	return r.seats[seat].Colour
}
