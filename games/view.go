package games

import "quartermaster/games/throw"

// View is a position to look at, made of parts that any page can draw.
type View struct {
	Headline Text       `json:"headline"`
	Round    Text       `json:"round"`
	Badges   []Badge    `json:"badges,omitempty"` // what stays true for a while: "2 rounds left"
	Table    []Part     `json:"table,omitempty"`  // the middle of the table
	Seats    []SeatView `json:"seats"`
	Owners   []Owner    `json:"owners,omitempty"` // whose the dice are that have no seat's colour
}

// Owner says what dice of a colour are called that belong to no seat: "merchants".
type Owner struct {
	Colour string `json:"colour"`
	Name   Text   `json:"name"`
}

// SeatView is what lies before one player.
type SeatView struct {
	Seat   SeatNo `json:"seat"`
	Name   *Text  `json:"name,omitempty"`   // only for a player without a person
	Colour string `json:"colour,omitempty"` // only for a player without a person: one that no person has
	First  bool   `json:"first"`
	Active bool   `json:"active"`
	Score  *int   `json:"score,omitempty"` // nil: it is not known; see Points
	Parts  []Part `json:"parts,omitempty"`
}

// Points is a score that is known.
func Points(n int) *int { return &n }

// Badge is a short standing notice.
type Badge struct {
	Text   Text   `json:"text"`
	Emblem string `json:"emblem,omitempty"`
	Urgent bool   `json:"urgent,omitempty"`
}

// Part is one thing to draw: exactly one of its pointers is set.
type Part struct {
	ID      string   `json:"id"`
	Title   Text     `json:"title"`
	Counter *Counter `json:"counter,omitempty"`
	Track   *Track   `json:"track,omitempty"`
	Pieces  *Pieces  `json:"pieces,omitempty"`
	Steps   *Steps   `json:"steps,omitempty"`
	Ledger  *Ledger  `json:"ledger,omitempty"`
	Battle  *Battle  `json:"battle,omitempty"`
}

// Counter is a number with its emblem and, where it has one, its limit.
type Counter struct {
	Emblem string `json:"emblem,omitempty"`
	Value  int    `json:"value"`
	Of     int    `json:"of,omitempty"`    // 0: no limit
	Large  bool   `json:"large,omitempty"` // before a player: what everybody looks at, beside the name
}

// Track is a way of places with markers on it: a number track, such as points, or a race. It is a race where there are Links
// or a place has an Emblem. A page lays a race out by itself from its Links: the places' order means nothing there but that the
// first one is where the way starts.
type Track struct {
	// Places of a number track have no more than labels. Of a race: Emblem is the place's kind and Label says it in words, Count
	// is its price (0: none), On the token that lies there, Strong a place that matters more than others, Faded one that nobody
	// can come to.
	Places []Piece  `json:"places,omitempty"`
	Links  [][2]int `json:"links,omitempty"` // from place to place: two from one where the way forks, one back to the start closes a lap; none: one after another
	Marks  []Mark   `json:"marks,omitempty"`
}

// Mark is a marker on a track: a player's, or, below seat 0, a thing's, which has an emblem.
type Mark struct {
	Seat   SeatNo `json:"seat"`
	Place  int    `json:"place"`
	Emblem string `json:"emblem,omitempty"`
}

// Pieces are things that lie beside one another: dice, cards, tokens.
type Pieces struct {
	Items   []Piece `json:"items,omitempty"`
	Counted bool    `json:"counted,omitempty"` // each stands for Count like things, and a Count of 0 for none
	Cards   bool    `json:"cards,omitempty"`   // each is a card of its colour: Count is the value printed on it, On the card it is laid down with, Faded the place where one will lie
}

// Piece is one of them.
type Piece struct {
	Emblem string `json:"emblem,omitempty"`
	Label  Text   `json:"label,omitzero"`
	Colour string `json:"colour,omitempty"`
	Count  int    `json:"count,omitempty"` // how many it stands for, where the pieces are Counted
	Faded  bool   `json:"faded,omitempty"`
	Strong bool   `json:"strong,omitempty"` // stands out among the others
	On     *Piece `json:"on,omitempty"`     // what it lies on, or carries
}

// Steps are things that come one after another, such as the seven characters.
type Steps struct {
	Items   []Piece `json:"items,omitempty"`
	Current int     `json:"current"` // -1: none of them now
}

// Ledger is a table of lines that add up, each with its reason.
type Ledger struct {
	Columns []Text `json:"columns,omitempty"`
	Lines   []Line `json:"lines,omitempty"`
}

// Line is one line of a ledger: a number for each seat.
type Line struct {
	Label  Text   `json:"label"`
	Rule   string `json:"rule,omitempty"`
	Values []int  `json:"values"`
	How    []Text `json:"how,omitempty"` // how each value comes about, in short: "7 ÷ 3"
	Total  bool   `json:"total,omitempty"`
}

// Battle is what came of a throw, or of a card that hits several players at once: whom it hits, what is within reach,
// the order in which dice meet. A page shows it as a whole before the next question, and again whenever somebody asks.
type Battle struct {
	ID      string      `json:"id"`              // the same as long as it is the same throw, however it is put right
	Throw   throw.Throw `json:"throw"`           // no dice: there are none, or their places and values are not known
	Duels   []Duel      `json:"duels,omitempty"` // in their order; up to the open question while there is one
	Reach   *Reach      `json:"reach,omitempty"` // how far it reaches from one die, such as a whirlpool
	Hits    []int       `json:"hits,omitempty"`  // ids of the dice that count, where some do not
	Again   []int       `json:"again,omitempty"` // ids of the dice that are picked up and thrown again; the others stay
	Told    []Told      `json:"told,omitempty"`  // what it brings, a line for each player, in the order of the seats
	Outcome *Text       `json:"outcome,omitempty"`
	// Outcome is what it comes to: nil while a question is open.
}

// Reach is how far something goes out from one die.
type Reach struct {
	Die    int           `json:"die"`              // id of the die that it goes out from
	Within *float64      `json:"within,omitempty"` // millimetres, measured as By says; nil where it is not known
	By     throw.Measure `json:"by,omitempty"`
	Order  []Reached     `json:"order"` // the other dice, nearest first
}

// Reached is a die at some distance from another.
type Reached struct {
	Die  int         `json:"die"`
	Gap  *float64    `json:"gap,omitempty"` // millimetres; nil where the places are not known
	From throw.Point `json:"from"`
	To   throw.Point `json:"to"`
	In   bool        `json:"in,omitempty"` // within reach
}

// Told is what a throw brings one player.
type Told struct {
	Seat  SeatNo `json:"seat"`
	Lines []Text `json:"lines"`           // in few words each: "−2 chests"
	Still bool   `json:"still,omitempty"` // nothing changes for this player
}

// Duel is one meeting of two dice.
type Duel struct {
	A      int         `json:"a"` // die ids
	B      int         `json:"b"`
	Gap    *float64    `json:"gap,omitempty"` // millimetres, edge to edge unless the options say otherwise; nil when the places are not known
	From   throw.Point `json:"from"`
	To     throw.Point `json:"to"`
	Sinks  []int       `json:"sinks,omitempty"`
	Close  bool        `json:"close,omitempty"`  // too close to tell; somebody decided
	Margin *float64    `json:"margin,omitempty"` // how much farther apart the next pair was; nil when there was none or its place is not known
	Text   Text        `json:"text"`             // who sinks
	Note   *Text       `json:"note,omitempty"`   // what it brings beside that
}
