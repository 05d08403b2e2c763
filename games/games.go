// Package games is the contract between a set of rules and the table that plays it.
//
// A game is a pure function: a start and a list of answers give a position, always the same one.
// Nothing in it reads a clock, a camera, a random source or a file. What chance decides
// (a drawn card, a die) is an answer that somebody at the table gives.
package games

import (
	"encoding/json"
	"io/fs"

	"quartermaster/games/throw"
)

// Game is one set of rules. It has no state of its own.
type Game interface {
	Info() Info
	// Start returns the first position, or an error that names the seat or option that does not fit.
	Start(Setup) (Position, error)
}

// Info is what the table shows before a game begins.
type Info struct {
	ID              string // folder, address and record name: "sevenseas"
	Name            Text
	FewestSeats     int
	MostSeats       int
	Options         []Option
	Dice            map[string][]string // kinds of dice and their faces: "pips": 1…6
	Words           fs.FS               // en.json, pl.json: every Text.ID of this game
	Emblems         fs.FS               // NAME.svg: every Emblem of this game
	Match           bool                // whether several games can add up to a match
	RuleHelp        fs.FS               // en.json, pl.json: a sentence or two for each rule id
	PublicKnowledge bool                // whether every position may be shown to everybody
}

// Option is a choice made before the game, kept with it.
type Option struct {
	ID      string
	Label   Text
	Why     Text     // what it changes, and why the default is what it is
	Choices []Choice // the first is the default
	Rule    string
}

// Setup is everything a game starts from.
type Setup struct {
	Seats   []Seat            // clockwise; the first is the first player
	Options map[string]string // option id → choice id; what is missing takes its default
	Carry   json.RawMessage   // what the last game of a match left, or nothing
}

// Seat is a person's place at the table. Players without a person (a ghost ship, a solo opponent)
// are the game's own: they come after the people in View.Seats, under a name from the game's words.
type Seat struct {
	Name   string
	Colour string
}

// SeatNo counts seats from 0, clockwise. Table stands for whoever holds the tablet.
type SeatNo int

// Table is the seat of nobody in particular.
const Table SeatNo = -1

// Position is one moment of a game. It never changes; an answer makes a new one.
type Position interface {
	// Asks lists what the table must tell next. None means that the game is over.
	Asks() []Ask
	// Answer applies one answer, or returns a *Refusal that says what is wrong with it.
	Answer(Answer) (Position, []Happening, error)
	// View is the position as the one who looks may see it.
	View(viewer SeatNo) View
	// Result is nil until the game is over.
	Result() *Result
	// State is the whole position as data: its JSON is hashed, compared and shown when something is wrong.
	State() any
}

// Ask is one question to the table.
type Ask struct {
	ID      string   // unique in this position and the same whenever the position is reached again
	Kind    Kind     // what an answer looks like
	Seats   []SeatNo // who may answer; Table where anybody may
	Prompt  Text
	Rule    string // rule id for help
	Fields  []Field
	Throw   *throw.Wanted
	Primary bool // what the table most likely does next
	Skip    bool // may be declined: an answer without fields passes it
	Anytime bool // stands beside the others and may be left: a ritual, setting a number right
}

// Kind says how an ask is answered.
type Kind string

// The kinds of asks. Every page knows how to draw each of them, and no others exist.
const (
	Choose Kind = "choose" // one choice of one field
	Form   Kind = "form"   // several fields at once
	Throw  Kind = "throw"  // dice, from the camera or by hand
	Order  Kind = "order"  // the choices of one field, in an order
)

// Field is one thing to fill in.
type Field struct {
	ID       string
	Label    Text
	Emblem   string
	Choices  []Choice // pick from these …
	Min, Max int      // … that many; without choices a whole number in this range
	Default  json.RawMessage
	Remember string // a key of this box ("port/3/prices", "card/49"): what was answered to it before is offered first
}

// Choice is one possible answer.
type Choice struct {
	ID      string
	Label   Text
	Emblem  string
	Refused *Text  // why it cannot be taken now; it is shown, but not offered
	Effect  []Text // what it would do, before it is taken: "+11 chests"
	Dice    []int  // dice of the last throw that it is about, in the order of a pair: a page can show them
}

// Answer is what the table said. Answers are all that is recorded of a game.
type Answer struct {
	Ask    string                     `json:"ask"`
	Seat   SeatNo                     `json:"seat"`
	Fields map[string]json.RawMessage `json:"fields,omitempty"`
	Throw  *throw.Throw               `json:"throw,omitempty"`
}

// Refusal is an answer that the rules do not allow.
type Refusal struct {
	Reason Text
	Rule   string
}

func (r *Refusal) Error() string { return r.Reason.ID }

// Happening is something that an answer brought about, for the log, the banner and the statistics.
type Happening struct {
	Text     Text
	Rule     string
	Seats    []SeatNo
	Announce bool // shown large, once
}

// Result is the end of a game.
type Result struct {
	Ranking [][]SeatNo // shared places together, best first
	Sheet   Ledger
	Carry   json.RawMessage // for the next game of a match
}

// Text is a message of the game's words with its arguments; the page puts it into a language.
type Text struct {
	ID   string         `json:"id"`
	Args map[string]any `json:"args,omitempty"`
}
