package jamaica

import (
	"slices"
	"strconv"

	"quartermaster/games"
)

// listed returns the options, each with the rule that it concerns. The first choice is the default.
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

// rules holds the seats and options, and values derived from them. It does not change during a game.
type rules struct {
	seats    []games.Seat
	chosen   map[string]string
	all      bool   // O11: the program also keeps holds, bank, ships and track
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

// ships returns how many ships take part, including the ghost ship.
func (r *rules) ships() int {
	if r.ghost {
		return len(r.seats) + 1
	}
	return len(r.seats)
}

// ghostSeat returns the seat of the ghost ship. It is only valid if r.ghost is set.
func (r *rules) ghostSeat() games.SeatNo { return games.SeatNo(len(r.seats)) }

func (r *rules) isGhost(seat games.SeatNo) bool { return r.ghost && seat == r.ghostSeat() }

// name returns the name of a person or of the ghost.
func (r *rules) name(seat games.SeatNo) any {
	if r.isGhost(seat) {
		return text("ghost", nil)
	}
	return r.seats[seat].Name
}

// next returns the player to the left (JM-R7).
func (r *rules) next(seat games.SeatNo) games.SeatNo {
	return (seat + 1) % games.SeatNo(len(r.seats))
}

// thrower returns who throws and decides for a ship in a battle (JM-G8). For the ghost this is the first player who is not in
// the battle, clockwise from the captain.
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

// racing returns the ships that are not home, including the ghost's.
func (r *rules) racing(s *State) (all []games.SeatNo) {
	for i := range r.ships() {
		if !s.Ships[i].Home {
			all = append(all, games.SeatNo(i))
		}
	}
	return all
}

// people returns the persons whose ship is not home.
func (r *rules) people(s *State) (all []games.SeatNo) {
	for _, seat := range r.racing(s) {
		if !r.isGhost(seat) {
			all = append(all, seat)
		}
	}
	return all
}

// choices makes one choice for each of the given ships.
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

func (r *rules) labels(seats []games.SeatNo) (all []games.Text) {
	for _, seat := range seats {
		all = append(all, r.label(seat))
	}
	return all
}

func (r *rules) colour(seat games.SeatNo) string {
	if r.isGhost(seat) {
		return r.black
	}
	return r.seats[seat].Colour
}
