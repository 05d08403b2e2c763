package games

import "quartermaster/games/throw"

// View is a position to look at, made of parts that any page can draw.
type View struct {
	Headline Text
	Round    Text
	Badges   []Badge // what stays true for a while: "2 rounds left"
	Table    []Part  // the middle of the table
	Seats    []SeatView
}

// SeatView is what lies before one player.
type SeatView struct {
	Seat   SeatNo
	Name   *Text // only for a player without a person
	First  bool
	Active bool
	Score  int
	Parts  []Part
}

// Badge is a short standing notice.
type Badge struct {
	Text   Text
	Emblem string
	Urgent bool
}

// Part is one thing to draw: exactly one of its pointers is set.
type Part struct {
	ID      string
	Title   Text
	Counter *Counter
	Track   *Track
	Pieces  *Pieces
	Steps   *Steps
	Ledger  *Ledger
	Battle  *Battle
}

// Counter is a number with its emblem and, where it has one, its limit.
type Counter struct {
	Emblem string
	Value  int
	Of     int // 0: no limit
}

// Track is a way of places with markers on it: a score track, a round track, a race with forks.
type Track struct {
	Places []Piece  // a plain number track leaves their labels empty
	Links  [][2]int // from place to place where the way forks; none: one after another
	At     [][2]int // where each place is drawn, in hundredths of the part's width and height; none: in a row
	Marks  []Mark
}

// Mark is a marker on a track.
type Mark struct {
	Seat   SeatNo
	Place  int
	Emblem string
}

// Pieces are things that lie beside one another: dice, cards, tokens.
type Pieces struct{ Items []Piece }

// Piece is one of them.
type Piece struct {
	Emblem string
	Label  Text
	Colour string
	Count  int
	Faded  bool
	On     *Piece // what it lies on, or carries
}

// Steps are things that come one after another, such as the seven characters.
type Steps struct {
	Items   []Piece
	Current int
}

// Ledger is a table of lines that add up, each with its reason.
type Ledger struct {
	Columns []Text
	Lines   []Line
}

// Line is one line of a ledger: a number for each seat.
type Line struct {
	Label  Text
	Rule   string
	Values []int
	Total  bool
}

// Battle is a throw with the order in which its dice meet.
type Battle struct {
	Throw throw.Throw
	Duels []Duel
	Reach []int // dice within a reach, such as a whirlpool's
}

// Duel is one meeting of two dice.
type Duel struct {
	A, B  int     // die ids
	Gap   float64 // millimetres, edge to edge unless the options say otherwise
	From  throw.Point
	To    throw.Point
	Sinks []int
	Close bool // too close to tell; somebody decided
}
