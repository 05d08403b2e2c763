package jamaica

import (
	"slices"

	"quartermaster/games"
)

// Contents of the box.
const (
	mostPeople = 6
	treasures  = 9 // cards in the stack; there is one token on each lair (JM-S2, JM-S3)
)

// The open treasures (JM-A1).
const (
	morganMap = "map"
	sabre     = "sabre"
	ladyBeth  = "beth"
	sixthHold = "sixth"
)

var open = []string{morganMap, sabre, ladyBeth, sixthHold}

// The phases of a game.
const (
	phaseChart    = "chart" // people describe the track (O11 all)
	phaseThrow    = "throw" // the first throw of the game; with O11 all, that of each round
	phaseDay      = "day"
	phaseRound    = "round"
	phaseSail     = "sail" // a round is played, step by step (O11 all)
	phaseBattle   = "battle"
	phaseShortage = "shortage"
	phaseDrawn    = "drawn" // which treasure was it?
	phasePoints   = "points"
	phaseFurther  = "further" // which of the tied ships is further along?
	phaseOver     = "over"
)

// State is the whole state of a game, except seats and options.
type State struct {
	Phase   string       `json:"phase"`
	Round   int          `json:"round"`
	Captain games.SeatNo `json:"captain"`
	Dice    [2]int       `json:"dice"` // morning, evening; in the order of the throw until people say which is which
	Stack   int          `json:"stack"`
	Ships   []Ship       `json:"ships"` // by seat; the ghost's last
	Battle  *Battle      `json:"battle,omitempty"`
	Combats int          `json:"combats"`          // throws of the combat die
	Drawing games.SeatNo `json:"drawing"`          // the player whose treasure phaseDrawn asks about
	Stolen  bool         `json:"stolen,omitempty"` // that treasure was stolen from the ghost, and nobody had seen it
	Voyage  *Voyage      `json:"voyage,omitempty"` // only if the program keeps everything (O11 all)
}

// Ship is what the program knows about one ship and its player.
type Ship struct {
	Home   bool     `json:"home"`
	Open   []string `json:"open,omitempty"`
	Hidden int      `json:"hidden"`
	Final  *int     `json:"final,omitempty"` // points for its place; nil: not known yet
	Gold   *int     `json:"gold,omitempty"`
	Values []int    `json:"values,omitempty"` // values of its hidden treasures, as far as they are known
	Along  int      `json:"along,omitempty"`  // order among tied ships: a higher number is further along; -1: level with the others
}

// Battle is one battle (JM-B1 to JM-B8).
type Battle struct {
	Attacker games.SeatNo   `json:"attacker"`
	Defender games.SeatNo   `json:"defender"`
	Sides    [2]Side        `json:"sides"`
	Sabre    bool           `json:"sabre,omitempty"` // it was used, or its owner declined after both throws
	Booty    bool           `json:"booty,omitempty"` // somebody has won and chooses
	Over     bool           `json:"over,omitempty"`
	Among    []games.SeatNo `json:"among,omitempty"` // ships that can be attacked, if the program knows which are there
}

// Side is what one ship brings into a battle.
type Side struct {
	Powder  *int   `json:"powder,omitempty"`
	Face    string `json:"face,omitempty"`
	Asked   bool   `json:"asked,omitempty"`   // the owner of the Sabre has decided about this throw, or nobody may use it
	Beth    bool   `json:"beth,omitempty"`    // the ship had Lady Beth when the battle began, although she may be taken as booty
	Skipped bool   `json:"skipped,omitempty"` // the attacker threw a star, so this side uses neither powder nor die
}

// start returns the state before the first throw.
func (r *rules) start() *State {
	s := &State{Phase: phaseThrow, Stack: treasures, Ships: make([]Ship, r.ships())}
	if r.all {
		s.Phase, s.Voyage = phaseChart, r.newVoyage()
	}
	if r.ghost {
		s.Ships[r.ghostSeat()].Open = []string{ladyBeth} // JM-G2
	}
	return s
}

func (s *State) clone() *State {
	t := *s
	t.Ships = slices.Clone(s.Ships)
	for i := range t.Ships {
		t.Ships[i].Open, t.Ships[i].Values = slices.Clone(s.Ships[i].Open), slices.Clone(s.Ships[i].Values)
	}
	if s.Battle != nil {
		b := *s.Battle
		t.Battle = &b
	}
	t.Voyage = s.Voyage.clone()
	return &t
}

func (s *State) anyHome() bool {
	return slices.ContainsFunc(s.Ships, func(x Ship) bool { return x.Home })
}

// scored reports whether play is over, so that only points are counted or have been counted.
func (s *State) scored() bool {
	return s.Phase == phasePoints || s.Phase == phaseFurther || s.Phase == phaseOver
}

// given returns how many treasures of the stack ships have. Lady Beth of the ghost ship is none of them (JM-G2).
func (r *rules) given(s *State) (n int) {
	for _, ship := range s.Ships {
		n += ship.Hidden + len(ship.Open)
	}
	if r.ghost {
		n--
	}
	return n
}

// owner returns who has an open treasure, or Table if nobody does.
func (s *State) owner(treasure string) games.SeatNo {
	return games.SeatNo(slices.IndexFunc(s.Ships, func(x Ship) bool { return slices.Contains(x.Open, treasure) }))
}

// points returns the points of a ship at the end (JM-E3). It reports false while a part of them is not known.
func (x Ship) points() (sum int, known bool) {
	if x.Final == nil || x.Gold == nil || len(x.Values) < x.Hidden {
		return 0, false
	}
	sum = *x.Final + *x.Gold
	for _, v := range x.Values {
		sum += v
	}
	return sum, true
}
