package sevenseas

import (
	"slices"

	"quartermaster/games"
	"quartermaster/games/throw"
)

// State is everything that a position knows besides the options.
type State struct {
	Todo   []Task `json:"todo"` // a stack: the last one is what the table does now
	Throws int    `json:"throws"`
	Clash  *Clash `json:"clash,omitempty"` // the last throw whose places mattered

	// What follows is only kept in a whole game.
	Players   []Player     `json:"players,omitempty"`
	Round     int          `json:"round,omitempty"`
	First     games.SeatNo `json:"first"`
	Call      int          `json:"call,omitempty"`      // the character that is called, 1 to 7; 0: the cards are being chosen
	After     *Window      `json:"after,omitempty"`     // who may still perform rituals after an action (Y4)
	Port      int          `json:"port,omitempty"`      // 0 Pirate Bay, 1 to 6
	Price     [3]int       `json:"price,omitzero"`      // of each good in the current port
	Known     [7][3]int    `json:"known,omitzero"`      // prices of the ports, as far as they are known
	AdvStack  int          `json:"advStack,omitempty"`  // without the last-round card
	Above     int          `json:"above,omitempty"`     // cards above the last-round card
	LastRound int          `json:"lastRound,omitempty"` // the round in which the last-round card was drawn; 0: it was not
	Countdown int          `json:"countdown,omitempty"` // 3, 2, 1 in the rounds after it (D1)
	Ports     []int        `json:"ports,omitempty"`     // the row left of the stack
	Cards     []Card       `json:"cards,omitempty"`     // the row right of it: convoys and curses
	LootDeck  int          `json:"lootDeck,omitempty"`
	LootGone  int          `json:"lootGone,omitempty"` // the loot discard
	Raid      *Raid        `json:"raid,omitempty"`     // the last raid
	Curse     *Curse       `json:"curse,omitempty"`    // the last curse
	PerShip   bool         `json:"perShip,omitempty"`  // A25, as it was last chosen
	Kept      []Read       `json:"kept,omitempty"`     // throws that are not read again (A36)
	Alone     *int         `json:"alone,omitempty"`    // the seat for which the others renounced a shared victory (D5)
	Over      bool         `json:"over,omitempty"`
}

// Player is what one player has.
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
	Dealt      int     `json:"dealt"` // K20
	Drawn      int     `json:"drawn"`
	Played     int     `json:"played"`
	OnTable    []int   `json:"onTable"`          // characters face up from earlier rounds (P3)
	Revealed   int     `json:"revealed"`         // this round's character; 0: not yet
	Picked     int     `json:"picked,omitempty"` // the same, told in secret before it is called; 0: not told
	Sale       int     `json:"sale"`             // chests from the last sale (D2)
	HandSkulls int     `json:"handSkulls"`
}

// Fleet is a player's ships that are neither guards nor in reserve.
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
	Saved    []int        `json:"saved"` // of the sunk, by Unsinkable (Y7)
	Drawn    []int        `json:"drawn"` // loot cards
	Loot     []int        `json:"loot"`  // loot cards that the survivors bring
	Escaped  bool         `json:"escaped,omitempty"`
	Finished bool         `json:"finished,omitempty"` // the battle is over
}

// Curse is one curse.
type Curse struct {
	Caster games.SeatNo `json:"caster"`
	Kind   string       `json:"kind"`
	Spared int          `json:"spared,omitempty"` // the caster's ships that are not thrown
	Thrown []int        `json:"thrown,omitempty"`
	Good   int          `json:"good,omitempty"`  // the Idol's
	Dice   []throw.Die  `json:"dice,omitempty"`  // as they were thrown, but for a whirlpool's, which are in the clash
	Given  []int        `json:"given,omitempty"` // the Tavern: the value that each player got
	Done   bool         `json:"done,omitempty"`  // it has struck
	Lost   []Loss       `json:"lost,omitempty"`
}

// Loss is what a curse took from a player: cards of each good and talismans, then chests.
type Loss struct {
	Cards  [Talisman + 1]int `json:"cards,omitzero"`
	Chests int               `json:"chests,omitempty"`
}

// Window is open for rituals after an action, or after one that failed, until the table goes on. Several players
// have one where turns ended without an answer in between.
type Window struct {
	Seat games.SeatNo   `json:"seat"`
	More []games.SeatNo `json:"more,omitempty"` // those whose turns ended after that of Seat
}

// seats are all that may perform rituals, in the order of their turns.
func (w *Window) seats() []games.SeatNo {
	if w == nil {
		return nil
	}
	return append([]games.SeatNo{w.Seat}, w.More...)
}

// Task is one thing that the table must do or tell. What it needs to know stands in it.
type Task struct {
	Kind      string       `json:"kind"`
	Seat      games.SeatNo `json:"seat"`                // who does it
	For       string       `json:"for,omitempty"`       // what a throw, a draw or a loss is for
	Character int          `json:"character,omitempty"` // whose turn, or which call
	Privilege int          `json:"privilege,omitempty"` // 0 none, 1 single, 2 double
	Count     int          `json:"count,omitempty"`     // how many cards or ships it is still about
	Begun     bool         `json:"begun,omitempty"`
	Again     []throw.Die  `json:"again,omitempty"` // dice that must be thrown again
	Dice      []throw.Die  `json:"dice,omitempty"`  // the Tavern's, or all as they lie while some are thrown again
	Pairs     [2][2]int    `json:"pairs,omitzero"`  // the two pairs of a B10 question
	Tied      []int        `json:"tied,omitempty"`  // whirlpool: the ships of which Picks are in
	Picks     int          `json:"picks,omitempty"`
	Odds      []Chance     `json:"odds,omitempty"`  // of each number of ships that may be sent, once somebody asked
	Goods     []int        `json:"goods,omitempty"` // the kinds among which a loss may be chosen
}

// Chance is a forecast as it is shown.
type Chance struct {
	Percent int `json:"percent"` // that the convoy sinks
	Loot    int `json:"loot"`    // expected loot cards of the one who sends, in tenths
}

// Kinds of tasks.
const (
	taskThrow     = "throw"     // dice are thrown
	taskNear      = "near"      // B10: which pair is nearer?
	taskTie       = "tie"       // A14: really equal, the Captain chooses
	taskPull      = "pull"      // A26: which of the tied ships are in?
	taskPrices    = "prices"    // prices of a port that nobody told yet
	taskChoose    = "chosen"    // P2
	taskCall      = "call"      // R1
	taskTurn      = "turn"      // R2
	taskPrivilege = "privilege" // C1–C7 p, after what the action brought about
	taskRituals   = "rituals"   // A34: rituals before the privilege
	taskSend      = "send"      // B2
	taskSave      = "save"      // A20: which sunk ships are saved
	taskLoot      = "loot"      // L1–L4
	taskLose      = "lose"      // a loss whose kind the owner chooses
	taskDrop      = "drop"      // A17: goods lost with a loaded ship that becomes a guard
	taskGive      = "give"      // Q9
	taskIdol      = "idol"      // Q10
	taskRoundEnd  = "roundEnd"  // R5–R7
	taskFinal     = "final"     // D2, D3
	taskShare     = "share"     // D5: does one of those who share the victory have it alone?
)

// What throws are for.
const (
	forAny       = "any"       // play = battles: any dice, a battle
	forWhirlpool = "whirlpool" // play = battles: any dice, a whirlpool
	forRaid      = "raid"
	forCurse     = "curse" // which one stands in State.Curse
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
	t.Kept = slices.Clone(s.Kept) // the throws themselves are never changed in place
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

// top is the task that the table does now; nil when there is none.
func (s *State) top() *Task {
	if len(s.Todo) == 0 {
		return nil
	}
	return &s.Todo[len(s.Todo)-1]
}
