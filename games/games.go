// Package games is the contract between a set of rules and the table that plays it.
//
// A game is a pure function: a start and a list of answers give a position, always the same one.
// Nothing in it reads a clock, a camera, a random source or a file. What chance decides
// (a drawn card, a die) is an answer that somebody at the table gives.
//
//	Setup ──Start──▶ Position ──Asks──▶ the table ──Answer──▶ Position, Happenings
//	                    └──View──▶ what a page draws
package games

import (
	"encoding/json"
	"io/fs"

	"quartermaster/games/throw"
)

// Game is one set of rules. It has no state of its own.
type Game interface {
	Info() Info
	// Start returns the first position, or a *Refusal that names the seat or option that does not fit.
	Start(Setup) (Position, error)
}

// Info is what the table shows before a game begins.
type Info struct {
	ID              string             `json:"id"`      // folder, address and record name
	Edition         int                `json:"edition"` // of the rules, from 1; 0 is 1. It goes up when a mended rule makes other positions of answers that are recorded
	Name            Text               `json:"name"`
	Emblem          string             `json:"emblem"` // its own sign, one of Emblems
	FewestSeats     int                `json:"fewestSeats"`
	MostSeats       int                `json:"mostSeats"`
	Colours         []string           `json:"colours"` // colours that seats usually have, in the order they are offered
	Options         []Option           `json:"options"`
	Dice            map[string]DieKind `json:"dice"`            // kinds of dice, by the names that throw.Group uses
	Words           fs.FS              `json:"-"`               // en.json, pl.json: every Text.ID of this game
	Emblems         fs.FS              `json:"-"`               // NAME.svg: every Emblem of this game
	RuleHelp        fs.FS              `json:"-"`               // en.json, pl.json: a sentence or two for each rule id
	Clock           bool               `json:"clock"`           // whether any ask is passed by the table's clock
	PublicKnowledge bool               `json:"publicKnowledge"` // whether every position may be shown to everybody
}

// DieKind is a kind of dice.
type DieKind struct {
	Name  Text     `json:"name"`  // one of them: "combat die"
	Faces []string `json:"faces"` // "1" to "6" are pips; the emblem of a face that is no number has the face's name
}

// Preparer is a game that tells how its box is laid out before the first answer.
type Preparer interface {
	Game
	// Prepare lists the steps of the set-up, in their order.
	Prepare(Setup) []Preparation
}

// Preparation is one step of a set-up: what to do, and what it is done with.
type Preparation struct {
	Text   Text   `json:"text"`
	Pieces Pieces `json:"pieces,omitzero"`
}

// Option is a choice made before the game, kept with it.
type Option struct {
	ID      string   `json:"id"`
	Label   Text     `json:"label"`
	Why     Text     `json:"why"`     // what it changes, and why the default is what it is
	Choices []Choice `json:"choices"` // the first is the default
	Rule    string   `json:"rule"`
}

// Setup is everything a game starts from.
type Setup struct {
	Seats   []Seat            `json:"seats"`             // clockwise; the first is the first player
	Options map[string]string `json:"options,omitempty"` // option id → choice id; what is missing takes its default
	// Box is what was ever answered to fields with Remember, by key. A game takes what fits and asks none of it again; what
	// does not fit is as if it had never been told.
	Box     map[string]json.RawMessage `json:"box,omitempty"`
	Edition int                        `json:"edition,omitempty"` // of the rules that the game is played by, so that a record is replayed as it was played; 0: the newest
}

// Seat is a person's place at the table. Players without a person (a ghost ship, a solo opponent)
// are the game's own: they come after the people in View.Seats, with a name from the game's words and a colour that
// no person has. They are ranked, and left out of statistics and exports.
type Seat struct {
	Name   string `json:"name"`
	Colour string `json:"colour"`
}

// SeatNo counts seats from 0, clockwise. Table stands for whoever holds the tablet.
type SeatNo int

// Table stands for the whole table in place of one seat.
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
	ID      string        `json:"id"` // unique in this position and the same whenever the position is reached again
	Kind    Kind          `json:"kind"`
	Seats   []SeatNo      `json:"seats"` // who may answer; Table where anybody may. The table's tablet may answer every ask that is not secret
	Prompt  Text          `json:"prompt"`
	Note    *Text         `json:"note,omitempty"`   // what matters for this answer now, in few words: "at most 3 (2 empty)"
	Button  *Text         `json:"button,omitempty"` // what its button says while another ask is answered: it is then always in sight
	Rule    string        `json:"rule,omitempty"`   // rule id for help
	Fields  []Field       `json:"fields,omitempty"`
	Throw   *throw.Wanted `json:"throw,omitempty"`
	Primary bool          `json:"primary"` // what the table most likely does next
	Skip    bool          `json:"skip"`    // may be declined: an answer without fields passes it
	Pass    *Text         `json:"pass,omitempty"`
	// Pass is what the skip is called, where "skip" says too little: "no more loot", "nobody".
	Secret   bool `json:"secret,omitempty"`   // of one seat, answered on that person's own device; nobody else learns the answer before all are in. It stands beside an ask by which the table goes on without it
	Clock    bool `json:"clock,omitempty"`    // the table's clock passes it when nobody has answered for a while; never while another open ask is somebody's own
	Quick    bool `json:"quick,omitempty"`    // one tap on a choice answers it, nothing is confirmed: for what is answered all the time, and undone as easily
	Distinct bool `json:"distinct,omitempty"` // a choice may stand in one field only: taken in another, the two exchange theirs
	Anytime  bool `json:"anytime"`            // stands beside the others and may be left: a ritual, setting a number right
}

// Kind says how an ask is answered.
type Kind string

// The kinds of asks. Every page knows how to draw each of them, and no others exist.
const (
	Choose Kind = "choose" // one choice of one field
	Form   Kind = "form"   // several fields at once, or several choices of one
	Throw  Kind = "throw"  // dice, from the camera or by hand
	Order  Kind = "order"  // the choices of one field, in an order
)

// Field is one thing to fill in. Its answer is JSON: with choices the id of the chosen one as a string,
// or, where Max is above 1, a list of ids; without choices a whole number from Min to Max.
type Field struct {
	ID       string          `json:"id"`
	Label    Text            `json:"label"`
	Emblem   string          `json:"emblem,omitempty"`
	Colour   string          `json:"colour,omitempty"`  // of the seat that it is about
	Choices  []Choice        `json:"choices,omitempty"` // pick from these …
	Min      int             `json:"min"`
	Max      int             `json:"max"`                // … that many; without choices a whole number in this range
	Default  json.RawMessage `json:"default,omitempty"`  // what is filled in before anybody touches it
	Now      []int           `json:"now,omitempty"`      // of a number: what it is now, for every combination of the choices in the fields before it, the last of them counting fastest; it starts there
	Remember string          `json:"remember,omitempty"` // a key of this box ("port/3/rum", "card/49"): the answer is known to every later game, see Setup.Box
}

// Choice is one possible answer.
type Choice struct {
	ID      string `json:"id"`
	Label   Text   `json:"label"`
	Emblem  string `json:"emblem,omitempty"`
	Colour  string `json:"colour,omitempty"`  // of the seat or die that it stands for
	Refused *Text  `json:"refused,omitempty"` // why it cannot be taken now; it is shown, but not offered
	Faded   bool   `json:"faded,omitempty"`   // unlikely, but allowed: a card that was played before
	Effect  []Text `json:"effect,omitempty"`  // what it would do, before it is taken: "+11 chests"
	Worth   int    `json:"worth,omitempty"`   // adds up over the fields of a form, so that a page can show the sum while it is filled in
	Dice    []int  `json:"dice,omitempty"`    // dice of the last throw that it is about, in the order of a pair: a page can show them
	// Between is the gap of a pair of Dice, as the game measures it; nil: it is no pair, or a place is not known.
	Between *throw.Gap `json:"between,omitempty"`
}

// Answer is what the table said. Answers are all that is recorded of a game.
type Answer struct {
	Ask    string                     `json:"ask"`
	Seat   SeatNo                     `json:"seat"`
	Fields map[string]json.RawMessage `json:"fields,omitempty"`
	Throw  *throw.Throw               `json:"throw,omitempty"`
}

// Refusal is an answer or a setup that the rules do not allow.
type Refusal struct {
	Reason Text   `json:"reason"`
	Rule   string `json:"rule,omitempty"`
}

func (r *Refusal) Error() string { return r.Reason.ID }

// Happening is something that an answer brought about, for the log, the banner and the statistics.
type Happening struct {
	Text     Text     `json:"text"`
	Rule     string   `json:"rule,omitempty"`
	Seats    []SeatNo `json:"seats,omitempty"`
	Announce bool     `json:"announce,omitempty"` // shown large, once
}

// Result is the end of a game. A match of several games is one game here: it asks for the next one itself, so
// that undo and corrections reach back over all of them.
type Result struct {
	Ranking [][]SeatNo `json:"ranking"` // shared places together, best first
	Sheet   Ledger     `json:"sheet"`
}

// Text is a message of the game's words (go-i18n messages) with its arguments; whoever shows it puts it
// into a language. An argument is a string, a whole number, a float64 (shown with one decimal, in the
// language's way), another Text (put into the language first) or a []Text (each put into the language,
// joined by commas). The argument Count, where there is one, chooses the plural form.
type Text struct {
	ID   string         `json:"id"`
	Args map[string]any `json:"args,omitempty"`
}
