package jamaica

import (
	"slices"

	"quartermaster/games"
)

// Counts of the box.
const (
	mostPeople = 6
	treasures  = 9 // in the stack; one token on each lair (JM-S2, JM-S3)
)

// The open treasures (JM-A1).
const (
	morganMap = "map"
	sabre     = "sabre"
	ladyBeth  = "beth"
	sixthHold = "sixth"
)

var open = []string{morganMap, sabre, ladyBeth, sixthHold}

// What the table does.
const (
	phaseChart    = "chart" // the track is told (O11 all)
	phaseThrow    = "throw" // the first throw of the game; with O11 all, that of each round
	phaseDay      = "day"
	phaseRound    = "round"
	phaseSail     = "sail" // a round is played, step by step (O11 all)
	phaseBattle   = "battle"
	phaseShortage = "shortage"
	phaseDrawn    = "drawn" // which treasure was it?
	phasePoints   = "points"
	phaseFurther  = "further" // who of those level is further along?
	phaseOver     = "over"
)

// State is everything that a position knows besides seats and options.
type State struct {
	Phase   string       `json:"phase"`
	Round   int          `json:"round"`
	Captain games.SeatNo `json:"captain"`
	Dice    [2]int       `json:"dice"` // morning, evening; before that is told as they were thrown
	Stack   int          `json:"stack"`
	Ships   []Ship       `json:"ships"` // by seat; the ghost's last
	Battle  *Battle      `json:"battle,omitempty"`
	Combats int          `json:"combats"`          // throws of the combat die
	Drawing games.SeatNo `json:"drawing"`          // whose treasure phaseDrawn is about
	Stolen  bool         `json:"stolen,omitempty"` // it was stolen from the ghost, where it lay unseen
	Voyage  *Voyage      `json:"voyage,omitempty"` // only where everything is kept (O11)
}

// Ship is what is known of one ship and its player.
type Ship struct {
	Home   bool     `json:"home"`
	Open   []string `json:"open,omitempty"`
	Hidden int      `json:"hidden"`
	Final  *int     `json:"final,omitempty"` // what its place is worth, once it is told
	Gold   *int     `json:"gold,omitempty"`
	Values []int    `json:"values,omitempty"` // of the hidden treasures that are told
	Along  int      `json:"along,omitempty"`  // among those that are level: the higher the further along; -1: level with the others
}

// Battle is one battle (JM-B1 to JM-B8).
type Battle struct {
	Attacker games.SeatNo   `json:"attacker"`
	Defender games.SeatNo   `json:"defender"`
	Sides    [2]Side        `json:"sides"`
	Sabre    bool           `json:"sabre,omitempty"` // it was used, or its holder let it be after both throws
	Booty    bool           `json:"booty,omitempty"` // somebody has won and chooses
	Over     bool           `json:"over,omitempty"`
	Among    []games.SeatNo `json:"among,omitempty"` // who can be attacked, where it is known who lies there
}

// Side is what one ship brings into a battle.
type Side struct {
	Powder  *int   `json:"powder,omitempty"`
	Face    string `json:"face,omitempty"`
	Asked   bool   `json:"asked,omitempty"`   // the Sabre's owner has decided about this throw, or nobody may use it
	Beth    bool   `json:"beth,omitempty"`    // it had Lady Beth when the battle began; she may be its booty
	Skipped bool   `json:"skipped,omitempty"` // the other one's star: neither powder nor throw
}

// start is the state before the first throw.
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

// owner is who has an open treasure; Table: nobody.
func (s *State) owner(treasure string) games.SeatNo {
	return games.SeatNo(slices.IndexFunc(s.Ships, func(x Ship) bool { return slices.Contains(x.Open, treasure) }))
}

// points are what a ship is worth at the end (JM-E3); false while something of it is not told.
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
