package sevenseas

import (
	"slices"

	"quartermaster/games"
	"quartermaster/games/throw"
)

// State is the whole state of a game, except seats and options.
type State struct {
	Todo   []Task `json:"todo"` // a stack; the last task is the current one
	Throws int    `json:"throws"`
	Clash  *Clash `json:"clash,omitempty"` // the last throw whose places mattered

	// The fields below are only used in a full game, not when only battles are played.
	Players   []Player     `json:"players,omitempty"`
	Round     int          `json:"round,omitempty"`
	First     games.SeatNo `json:"first"`
	Call      int          `json:"call,omitempty"`      // the called character, 1 to 7; 0: players are choosing their cards
	After     *Window      `json:"after,omitempty"`     // who may still perform rituals after an action (Y4)
	Port      int          `json:"port,omitempty"`      // 0 Pirate Bay, 1 to 6
	Price     [3]int       `json:"price,omitzero"`      // of each good in the current port
	Known     [7][3]int    `json:"known,omitzero"`      // the prices of each port; zeros: not known yet
	AdvStack  int          `json:"advStack,omitempty"`  // cards in the stack, without the last-round card
	Above     int          `json:"above,omitempty"`     // cards above the last-round card
	LastRound int          `json:"lastRound,omitempty"` // the round in which the last-round card was drawn; 0: it was not
	Countdown int          `json:"countdown,omitempty"` // 3, 2, 1 in the rounds after that one (D1)
	Ports     []int        `json:"ports,omitempty"`     // ports in the row to the left of the stack
	Cards     []Card       `json:"cards,omitempty"`     // convoys and curses in the row to the right of the stack
	LootDeck  int          `json:"lootDeck,omitempty"`
	LootGone  int          `json:"lootGone,omitempty"` // discarded loot cards
	Raid      *Raid        `json:"raid,omitempty"`     // the last raid
	Curse     *Curse       `json:"curse,omitempty"`    // the last curse
	PerShip   bool         `json:"perShip,omitempty"`  // the latest choice for A25: each ship in a whirlpool counts
	Kept      []Read       `json:"kept,omitempty"`     // throws that can be reused after a return to an earlier call (A36)
	Alone     *int         `json:"alone,omitempty"`    // the seat for which the others renounced a shared victory (D5)
	Over      bool         `json:"over,omitempty"`
}

// Player is the state of one player.
type Player struct {
	Empty      int     `json:"empty"`
	Loaded     int     `json:"loaded"`
	Guards     int     `json:"guards"`
	GuardsOwed int     `json:"guardsOwed"`
	Reserve    int     `json:"reserve"`
	Chests     int     `json:"chests"`
	YinYang    int     `json:"yinYang"`
	Skulls     int     `json:"skulls"`
	Goods      [3]int  `json:"goods"` // rum, coffee, fruit
	Talismans  int     `json:"talismans"`
	DoubleHold int     `json:"doubleHold"`
	Unsinkable int     `json:"unsinkable"`
	Flags      [4]bool `json:"flags"` // ENG, ESP, FRA, NED
	AdvHand    int     `json:"advHand"`
	Dealt      int     `json:"dealt"` // adventure cards dealt at the start (K20)
	Drawn      int     `json:"drawn"`
	Played     int     `json:"played"`
	OnTable    []int   `json:"onTable"`          // characters face up from earlier rounds (P3)
	Revealed   int     `json:"revealed"`         // this round's character; 0: not yet
	Picked     int     `json:"picked,omitempty"` // this round's character as entered in secret before its call; 0: not entered
	Sale       int     `json:"sale"`             // chests from the last sale (D2)
	HandSkulls int     `json:"handSkulls"`
}

// Fleet returns how many ships of a player are neither guards nor in reserve.
func (p *Player) Fleet() int { return p.Empty + p.Loaded }

// Card is a convoy or a curse in the row.
type Card struct {
	Country int    `json:"country,omitempty"` // 0 to 3
	Size    int    `json:"size,omitempty"`
	Curse   string `json:"curse,omitempty"`
}

// Raid is one raid, from the card to the loot.
type Raid struct {
	Captain  games.SeatNo `json:"captain"`
	Country  int          `json:"country"`
	Size     int          `json:"size"`
	Sent     []int        `json:"sent"`
	Sunk     []int        `json:"sunk"`
	Saved    []int        `json:"saved"` // how many of the sunk ships Unsinkable saved (Y7)
	Drawn    []int        `json:"drawn"` // loot cards
	Loot     []int        `json:"loot"`  // loot cards that each player's survivors bring
	Escaped  bool         `json:"escaped,omitempty"`
	Finished bool         `json:"finished,omitempty"` // the battle is over
}

// Curse is one curse.
type Curse struct {
	Caster games.SeatNo `json:"caster"`
	Kind   string       `json:"kind"`
	Spared int          `json:"spared,omitempty"` // the caster's ships that are not thrown
	Thrown []int        `json:"thrown,omitempty"`
	Good   int          `json:"good,omitempty"`  // the goods named for the Idol
	Dice   []throw.Die  `json:"dice,omitempty"`  // the thrown dice; for a whirlpool they are in State.Clash instead
	Given  []int        `json:"given,omitempty"` // Tavern: the die value that each player was given
	Done   bool         `json:"done,omitempty"`  // its effects have been applied
	Lost   []Loss       `json:"lost,omitempty"`
}

// Loss is what a curse took from a player: goods cards of each kind and talismans, by index into Cards, and chests.
type Loss struct {
	Cards  [Talisman + 1]int `json:"cards,omitzero"`
	Chests int               `json:"chests,omitempty"`
}

// Window lists who may perform rituals after their turn, whether the action succeeded or not. It closes with the next answer
// that continues the game. It can hold several players, if turns ended without an answer in between.
type Window struct {
	Seat games.SeatNo   `json:"seat"`
	More []games.SeatNo `json:"more,omitempty"` // players whose turns ended after that of Seat
}

// seats lists all players who may perform rituals, in the order of their turns.
func (w *Window) seats() []games.SeatNo {
	if w == nil {
		return nil
	}
	return append([]games.SeatNo{w.Seat}, w.More...)
}

// Task is one thing that people must do or enter. It holds all the data that it needs.
type Task struct {
	Kind      string       `json:"kind"`
	Seat      games.SeatNo `json:"seat"`                // the player who must do it
	For       string       `json:"for,omitempty"`       // the purpose of a throw, a draw or a loss
	Character int          `json:"character,omitempty"` // the character whose turn or call it is
	Privilege int          `json:"privilege,omitempty"` // 0 none, 1 single, 2 double
	Count     int          `json:"count,omitempty"`     // how many cards or ships are left to decide about
	Begun     bool         `json:"begun,omitempty"`
	Again     []throw.Die  `json:"again,omitempty"` // dice that must be thrown again
	Dice      []throw.Die  `json:"dice,omitempty"`  // the dice of the Tavern; or, while some dice are thrown again, all dice as they lie
	Pairs     [2][2]int    `json:"pairs,omitzero"`  // the two pairs of a B10 question
	Tied      []int        `json:"tied,omitempty"`  // whirlpool: ids of the ships that are too close to tell; Picks of them are pulled in
	Picks     int          `json:"picks,omitempty"`
	Odds      []Chance     `json:"odds,omitempty"`  // the odds for each number of ships that may be sent, once somebody has asked for them
	Goods     []int        `json:"goods,omitempty"` // the kinds of goods from which a loss may be chosen
}

// Chance is a forecast in the units that people see.
type Chance struct {
	Percent int `json:"percent"` // probability that the convoy sinks, in per cent
	Loot    int `json:"loot"`    // expected loot cards of the player who sends, in tenths of a card
}

// Kinds of tasks.
const (
	taskThrow     = "throw"     // dice are thrown
	taskNear      = "near"      // B10: which pair is nearer?
	taskTie       = "tie"       // A14: the gaps are equal; which pair is next?
	taskPull      = "pull"      // A26: which of the tied ships are pulled in?
	taskPrices    = "prices"    // the prices of a port that are not known yet
	taskChoose    = "chosen"    // P2
	taskCall      = "call"      // R1
	taskTurn      = "turn"      // R2
	taskPrivilege = "privilege" // C1–C7 p, after the effects of the action
	taskRituals   = "rituals"   // A34: rituals before the privilege
	taskSend      = "send"      // B2
	taskSave      = "save"      // A20: which sunk ships are saved
	taskLoot      = "loot"      // L1–L4
	taskLose      = "lose"      // a loss of goods whose kind the owner chooses
	taskDrop      = "drop"      // A17: goods lost with a loaded ship that becomes a guard
	taskGive      = "give"      // Q9
	taskIdol      = "idol"      // Q10
	taskRoundEnd  = "roundEnd"  // R5–R7
	taskFinal     = "final"     // D2, D3
	taskShare     = "share"     // D5: do players who share the victory leave it to one of them?
)

// The purposes of throws.
const (
	forAny       = "any"       // play = battles: any dice, a battle
	forWhirlpool = "whirlpool" // play = battles: any dice, a whirlpool
	forRaid      = "raid"
	forCurse     = "curse" // State.Curse says which curse
)

func (s *State) clone() *State {
	t := *s
	t.Todo = slices.Clone(s.Todo)
	for i := range t.Todo {
		t.Todo[i].Again = slices.Clone(t.Todo[i].Again)
		t.Todo[i].Dice = slices.Clone(t.Todo[i].Dice)
		t.Todo[i].Tied = slices.Clone(t.Todo[i].Tied)
		t.Todo[i].Goods = slices.Clone(t.Todo[i].Goods)
		t.Todo[i].Odds = slices.Clone(t.Todo[i].Odds)
	}
	t.Clash = s.Clash.clone()
	t.Players = slices.Clone(s.Players)
	for i := range t.Players {
		t.Players[i].OnTable = slices.Clone(t.Players[i].OnTable)
	}
	if s.After != nil {
		t.After = &Window{Seat: s.After.Seat, More: slices.Clone(s.After.More)}
	}
	t.Kept = slices.Clone(s.Kept) // sharing the throws is safe: they are never changed in place
	t.Ports, t.Cards = slices.Clone(s.Ports), slices.Clone(s.Cards)
	if s.Raid != nil {
		r := *s.Raid
		r.Sent, r.Sunk, r.Saved = slices.Clone(r.Sent), slices.Clone(r.Sunk), slices.Clone(r.Saved)
		r.Drawn, r.Loot = slices.Clone(r.Drawn), slices.Clone(r.Loot)
		t.Raid = &r
	}
	if s.Curse != nil {
		c := *s.Curse
		c.Thrown, c.Lost, c.Given = slices.Clone(c.Thrown), slices.Clone(c.Lost), slices.Clone(c.Given)
		t.Curse = &c
	}
	return &t
}

// top returns the current task, or nil if there is none.
func (s *State) top() *Task {
	if len(s.Todo) == 0 {
		return nil
	}
	return &s.Todo[len(s.Todo)-1]
}
