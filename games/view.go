package games

import "quartermaster/games/throw"

// View is what one viewer is shown of a position. It consists of parts that every page can draw.
type View struct {
	Headline Text       `json:"headline"`
	Round    Text       `json:"round"`
	Badges   []Badge    `json:"badges,omitempty"` // standing notices: "2 rounds left"
	Table    []Part     `json:"table,omitempty"`  // the middle of the table
	Seats    []SeatView `json:"seats"`
	Owners   []Owner    `json:"owners,omitempty"` // names for dice whose colour no seat has
}

// Owner names the dice of a colour that no seat has: "merchants".
type Owner struct {
	Colour string `json:"colour"`
	Name   Text   `json:"name"`
}

// SeatView is what a page shows for one player.
type SeatView struct {
	Seat   SeatNo `json:"seat"`
	Name   *Text  `json:"name,omitempty"`   // only for a player without a person
	Colour string `json:"colour,omitempty"` // only for a player without a person; no person has this colour
	First  bool   `json:"first"`
	Active bool   `json:"active"`
	Score  *int   `json:"score,omitempty"` // nil: not known; see Points
	Parts  []Part `json:"parts,omitempty"`
}

// Points returns a known score for SeatView.Score.
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

// Counter is a number with an emblem and an optional limit.
type Counter struct {
	Emblem string `json:"emblem,omitempty"`
	Value  int    `json:"value"`
	Of     int    `json:"of,omitempty"`    // 0: no limit
	Large  bool   `json:"large,omitempty"` // for a player: the most important number, shown beside the name
}

// Track is a row of places with markers on them: a number track, such as a score track, or a race track. It is a race track if it
// has Links or if any place has an Emblem. A page lays out a race track from its Links. The order of its places does not matter,
// except that the first place is the start.
type Track struct {
	// Places of a number track only have labels. For a place of a race track, Emblem is its kind, Label names it, Count is its
	// price (0: none), On is the token on it, Strong marks an important place, and Faded marks one that nobody can reach.
	Places []Piece  `json:"places,omitempty"`
	Links  [][2]int `json:"links,omitempty"` // pairs of places, from and to; a fork has two links from one place, and a link to the start closes the lap; none: each place leads to the next one
	Marks  []Mark   `json:"marks,omitempty"`
}

// Mark is a marker on a track. It belongs to a player, or to a thing with an emblem if Seat is negative.
type Mark struct {
	Seat   SeatNo `json:"seat"`
	Place  int    `json:"place"`
	Emblem string `json:"emblem,omitempty"`
}

// Pieces are things shown side by side: dice, cards, tokens.
type Pieces struct {
	Items   []Piece `json:"items,omitempty"`
	Counted bool    `json:"counted,omitempty"` // each piece stands for Count equal things; a Count of 0 means none
	Cards   bool    `json:"cards,omitempty"`   // each piece is a card: Count is its printed value, On is the card that it was laid down with, and Faded marks an empty place for a card
}

// Piece is one thing in Pieces, Steps or Track.
type Piece struct {
	Emblem string `json:"emblem,omitempty"`
	Label  Text   `json:"label,omitzero"`
	Colour string `json:"colour,omitempty"`
	Count  int    `json:"count,omitempty"` // how many things it stands for if the Pieces are Counted
	Faded  bool   `json:"faded,omitempty"`
	Strong bool   `json:"strong,omitempty"` // stands out among the others
	On     *Piece `json:"on,omitempty"`     // the thing that it is on, or that it carries
}

// Steps are things that come one after another, such as the phases of a round.
type Steps struct {
	Items   []Piece `json:"items,omitempty"`
	Current int     `json:"current"` // index of the current item; -1: none
}

// Ledger is a table of numbers with a reason for each line. The lines add up to the total.
type Ledger struct {
	Columns []Text `json:"columns,omitempty"`
	Lines   []Line `json:"lines,omitempty"`
}

// Line is one line of a ledger: a number for each seat.
type Line struct {
	Label  Text   `json:"label"`
	Rule   string `json:"rule,omitempty"`
	Values []int  `json:"values"`
	How    []Text `json:"how,omitempty"` // a short calculation for each value: "7 ÷ 3"
	Total  bool   `json:"total,omitempty"`
}

// Battle is the result of a throw, or of a card that hits several players at once: whom it hits, what is within reach, and in
// which order dice meet. A page shows all of it before the next question, and again on request.
type Battle struct {
	ID      string      `json:"id"`              // stays the same for a throw, even if the throw is corrected
	Throw   throw.Throw `json:"throw"`           // without dice if there are none, or if their places and values are not known
	Duels   []Duel      `json:"duels,omitempty"` // in order; while a question is open, only those before it
	Reach   *Reach      `json:"reach,omitempty"` // which dice are within reach of one die
	Hits    []int       `json:"hits,omitempty"`  // ids of the dice that count, if not all do
	Again   []int       `json:"again,omitempty"` // ids of the dice that must be thrown again; the others stay
	Told    []Told      `json:"told,omitempty"`  // the effects on each player, in the order of the seats
	Outcome *Text       `json:"outcome,omitempty"`
	// Outcome is the result in one sentence. It is nil while a question is open.
}

// Reach says which dice are near enough to one die.
type Reach struct {
	Die    int           `json:"die"`              // id of the die from which the gaps are measured
	Within *float64      `json:"within,omitempty"` // radius in millimetres, measured as By says; nil: not known
	By     throw.Measure `json:"by,omitempty"`
	Order  []Reached     `json:"order"` // the other dice, nearest first
}

// Reached is a die and its gap to the die in the middle.
type Reached struct {
	Die  int         `json:"die"`
	Gap  *float64    `json:"gap,omitempty"` // in millimetres; nil if the places are not known
	From throw.Point `json:"from"`
	To   throw.Point `json:"to"`
	In   bool        `json:"in,omitempty"` // within reach
}

// Told describes the effects of a throw or card on one player.
type Told struct {
	Seat  SeatNo `json:"seat"`
	Lines []Text `json:"lines"`           // a few words each: "−2 chests"
	Still bool   `json:"still,omitempty"` // nothing changes for this player
}

// Duel is a fight between two dice.
type Duel struct {
	A      int         `json:"a"` // die ids
	B      int         `json:"b"`
	Gap    *float64    `json:"gap,omitempty"` // in millimetres, edge to edge unless an option says otherwise; nil if the places are not known
	From   throw.Point `json:"from"`
	To     throw.Point `json:"to"`
	Sinks  []int       `json:"sinks,omitempty"`
	Close  bool        `json:"close,omitempty"`  // whether the gaps were too similar to tell, so that people decided
	Margin *float64    `json:"margin,omitempty"` // by how many millimetres the gap of the next pair was larger; nil if there was none or its places are not known
	Text   Text        `json:"text"`             // who sinks
	Note   *Text       `json:"note,omitempty"`   // further effects
}
