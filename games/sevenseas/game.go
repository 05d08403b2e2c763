package sevenseas

import (
	"slices"

	"quartermaster/games"
)

// Game is the set of rules.
type Game struct{}

var _ games.Resolver = Game{}

// Info describes the game.
func (Game) Info() games.Info {
	return games.Info{
		ID: "sevenseas", Edition: edition, Name: text("name", nil), Emblem: "game", FewestSeats: 2, MostSeats: 4,
		Colours: []string{"green", "white", "blue", "yellow"},
		Options: listed(), Dice: map[string]games.DieKind{pipsDie: {Name: text("die.pips", nil), Faces: []string{"1", "2", "3", "4", "5", "6"}}},
		Words: own.Folder("words"), RuleHelp: own.Folder("help"), Emblems: own.Folder("emblems"), Clock: true, PublicKnowledge: true,
	}
}

// pipsDie is the only kind of die.
const pipsDie = "pips"

func defaults() map[string]string {
	chosen := map[string]string{}
	for _, o := range options {
		chosen[o.id] = o.choices[0]
	}
	return chosen
}

// Start makes the first position.
func (g Game) Start(setup games.Setup) (games.Position, error) {
	chosen, bad := games.CheckSetup(g.Info(), setup)
	if bad != nil {
		return nil, bad
	}
	r := newRules(setup.Seats, chosen)
	if setup.Edition > 0 {
		r.setEdition(setup.Edition)
	}
	for _, seat := range setup.Seats {
		if seat.Colour == r.merchant {
			return nil, refuse("B1", "refused.merchantColour", args{"Name": seat.Name, "Colour": hueText(seat.Colour)})
		}
	}
	s, bad := r.start(setup)
	if bad != nil {
		return nil, bad
	}
	return position{rules: r, s: s}, nil
}

// start returns the state before the first answer (K1–K6).
func (r *rules) start(setup games.Setup) (*State, *games.Refusal) {
	s := &State{PerShip: r.is("whirlpool", "ship")}
	if r.is("play", "battles") {
		s.Todo = []Task{{Kind: taskThrow, Seat: games.Table, For: forAny}}
		return s, nil
	}
	n := len(r.seats)
	dealt := r.number("hand")
	s.AdvStack = adventureCards - 1 - r.removed() - n*dealt
	s.Above = s.AdvStack - belowLastRound
	if s.Above < 1 {
		return nil, refuse("K3", "refused.hand", args{"Count": dealt})
	}
	s.Round, s.LootDeck = 1, lootCards
	fleet := r.number("fleet")
	for range r.seats {
		p := Player{Empty: fleet, Reserve: shipsEach - fleet, Chests: r.number("chests"), AdvHand: dealt, Dealt: dealt}
		p.settle()
		s.Players = append(s.Players, p)
	}
	for port := range s.Known {
		s.Known[port] = toldPrices(setup, port)
		if port > 0 && s.Known[port] == [3]int{} && r.is("ports", "orders") {
			s.Known[port] = orders[port]
		}
	}
	if bay := r.chosen["bay"]; bay != "enter" {
		s.Known[0] = [3]int{int(bay[0] - '0'), int(bay[1] - '0'), int(bay[2] - '0')}
	}
	s.Price = s.Known[0]
	s.Todo = []Task{{Kind: taskChoose, Seat: games.Table}}
	if s.Price == [3]int{} {
		s.Todo = append(s.Todo, Task{Kind: taskPrices, Seat: games.Table})
	}
	return s, nil
}

// position is one moment of the game. It never changes.
type position struct {
	rules *rules
	s     *State
	calls [Cartographer + 1]*State // the state at the start of each call of this round, for a card that is revealed too late (A36)
	reads []Read                   // the throws of this round, for the same purpose
}

// State is the whole position as data.
func (p position) State() any { return p.s.clone() }

// Asks lists the questions that are open now, the optional ones last.
func (p position) Asks() []games.Ask {
	if p.s.top() == nil {
		return nil
	}
	return p.rules.asks(p.s)
}

// Answer applies one answer to a copy of the state.
func (p position) Answer(a games.Answer) (games.Position, []games.Happening, error) {
	ask, bad := games.Check(p.Asks(), a)
	if bad != nil {
		return nil, nil, bad
	}
	s := p.s
	kind, _ := kindOf(ask.ID)
	if kind == "late" && p.rules.is("late", "back") {
		if before := p.calls[lateCall(a)]; before != nil { // go back to the call of the late card; people enter again what happened since
			s = before
		}
	}
	m := &move{Log: own.Log(""), rules: p.rules, s: s.clone()}
	if kind == "late" && s != p.s {
		m.keeps(p.reads)
		m.backToCall(a)
	} else if bad := m.answer(ask, a); bad != nil {
		return nil, nil, bad
	}
	reads := p.reads
	if s != p.s { // the throws of later calls no longer count: they are thrown again or taken from Kept
		reads = slices.DeleteFunc(slices.Clone(reads), func(r Read) bool { return r.Call >= s.Call })
	}
	next := position{p.rules, m.s, p.calls, m.readsAfter(reads)}
	if m.s.Round != p.s.Round {
		next.calls, next.reads = [Cartographer + 1]*State{}, nil
	}
	if t := m.s.top(); t != nil && t.Kind == taskCall && kind != "correct" && kind != "known" && m.s.atStartOfCall(t.Character) {
		next.calls[t.Character] = m.s
	}
	return next, m.Happened, nil
}

// atStartOfCall reports whether nobody has revealed the called character yet, apart from players who had entered their
// choice in secret.
func (s *State) atStartOfCall(character int) bool {
	for _, p := range s.Players {
		if p.Revealed == character && p.Picked == 0 {
			return false
		}
	}
	return true
}
