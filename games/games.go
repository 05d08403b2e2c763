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
	Edition         int                `json:"edition"` // edition of the rules, from 1; 0 means 1. Raise it when a corrected rule makes recorded answers lead to other positions
	Name            Text               `json:"name"`
	Emblem          string             `json:"emblem"` // the game's own emblem, one of Emblems
	FewestSeats     int                `json:"fewestSeats"`
	MostSeats       int                `json:"mostSeats"`
	Colours         []string           `json:"colours"` // colours that seats usually have, in the order they are offered
	Options         []Option           `json:"options"`
	Dice            map[string]DieKind `json:"dice"`            // kinds of dice, by the names that throw.Group uses
	Words           fs.FS              `json:"-"`               // en.json, pl.json: every Text.ID of this game
	Emblems         fs.FS              `json:"-"`               // NAME.svg: every Emblem of this game
	RuleHelp        fs.FS              `json:"-"`               // en.json, pl.json: a sentence or two for each rule id
	Clock           bool               `json:"clock"`           // whether the table's clock may pass any of the asks
	PublicKnowledge bool               `json:"publicKnowledge"` // whether every position may be shown to everybody
}

// DieKind describes one kind of die.
type DieKind struct {
	Name  Text     `json:"name"`  // in the singular: "combat die"
	Faces []string `json:"faces"` // "1" to "6" are pips; any other face that is not a number has an emblem of the same name
	// Named are faces in words, where people tell by hand that a die shows one: "a star". A face without a name is called as it is.
	Named map[string]Text `json:"named,omitempty"`
}

// Preparer is a game that explains how to set up the table before the first answer.
type Preparer interface {
	Game
	// Prepare lists the steps of the set-up in the order in which people do them.
	Prepare(Setup) []Preparation
}

// Preparation is one step of a set-up: what to do, and with which things.
type Preparation struct {
	Text   Text   `json:"text"`
	Pieces Pieces `json:"pieces,omitzero"`
}

// Option is a choice that is made before the game starts and does not change during it.
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
	// Box holds the remembered facts about this copy of the game: the latest answer to each field with Remember, by its key.
	// A game uses the answers that fit their field and does not ask for them again. It ignores all others.
	Box     map[string]json.RawMessage `json:"box,omitempty"`
	Edition int                        `json:"edition,omitempty"` // edition of the rules to play by, so that an old record replays as it was played; 0: the newest
}

// Seat is a person's place at the table. A game may add players without a person, such as a ghost ship or a solo
// opponent. They come after the people in View.Seats. Their name comes from the game's words, and no person has their
// colour. They are ranked, but left out of statistics and exports.
type Seat struct {
	Name   string `json:"name"`
	Colour string `json:"colour"`
}

// SeatNo is the number of a seat. Seats are counted clockwise from 0. Table means whoever holds the tablet.
type SeatNo int

// Table stands for the whole table in place of one seat.
const Table SeatNo = -1

// Position is one moment of a game. It never changes; an answer makes a new one.
type Position interface {
	// Asks lists the questions that are open now. An empty list means that the game is over.
	Asks() []Ask
	// Answer applies one answer, or returns a *Refusal that says what is wrong with it.
	Answer(Answer) (Position, []Happening, error)
	// View returns what the viewer may see of the position.
	View(viewer SeatNo) View
	// Result is nil until the game is over.
	Result() *Result
	// State returns the whole position as data. Its JSON is hashed, compared, and shown when something is wrong.
	State() any
}

// Ask is one question to the table.
type Ask struct {
	ID      string        `json:"id"` // unique within this position, and the same each time the position is reached
	Kind    Kind          `json:"kind"`
	Seats   []SeatNo      `json:"seats"` // who may answer; Table if anybody may. The tablet on the table may answer every ask that is not Secret
	Prompt  Text          `json:"prompt"`
	Note    *Text         `json:"note,omitempty"`   // a short hint for this answer: "at most 3 (2 empty)"
	Button  *Text         `json:"button,omitempty"` // label of a button that stays visible while people answer another ask
	Rule    string        `json:"rule,omitempty"`   // rule id for help
	Fields  []Field       `json:"fields,omitempty"`
	Throw   *throw.Wanted `json:"throw,omitempty"`
	Primary bool          `json:"primary"` // the most likely next step at the table
	Skip    bool          `json:"skip"`    // whether people may pass: an answer without fields declines the ask
	Pass    *Text         `json:"pass,omitempty"`
	// Pass is the label of the button that passes, where "skip" says too little: "no more loot", "nobody".
	Secret   bool `json:"secret,omitempty"`   // belongs to one seat and is answered on that person's own device; nobody else sees the answer before everybody has answered. Another ask is always open too, so that the table can go on without it
	Clock    bool `json:"clock,omitempty"`    // the table's clock passes it when nobody has answered for a while, unless another open ask belongs to one person
	Quick    bool `json:"quick,omitempty"`    // one tap on a choice answers it without a confirmation; for frequent answers that are easy to undo
	Distinct bool `json:"distinct,omitempty"` // no choice may be in two fields; choosing one that another field has makes the two fields swap
	Anytime  bool `json:"anytime"`            // optional, and open beside the others: a ritual, the correction of a number
}

// Kind says how an ask is answered.
type Kind string

// The kinds of asks. These are all that exist, and every page can draw each of them.
const (
	Choose Kind = "choose" // one choice of one field
	Form   Kind = "form"   // several fields at once, or several choices of one
	Throw  Kind = "throw"  // dice, from the camera or by hand
	Order  Kind = "order"  // the choices of one field, in an order
)

// Field is one input of an ask. Its answer is JSON. A field with Choices takes the id of one choice as a string, or a
// list of ids if Max is above 1. A field without Choices takes a whole number from Min to Max.
type Field struct {
	ID       string          `json:"id"`
	Label    Text            `json:"label"`
	Emblem   string          `json:"emblem,omitempty"`
	Colour   string          `json:"colour,omitempty"`  // colour of the seat that the field is about
	Choices  []Choice        `json:"choices,omitempty"` // the choices to pick from; none: the answer is a number
	Min      int             `json:"min"`
	Max      int             `json:"max"`                // with Choices, Min and Max say how many to pick; without, they are the range of the number
	Default  json.RawMessage `json:"default,omitempty"`  // the value that is filled in at first
	Now      []int           `json:"now,omitempty"`      // current values of a number field, which it starts from: one for each combination of choices in the fields before it, in order, with the last of those fields changing fastest
	Remember string          `json:"remember,omitempty"` // key in Setup.Box ("port/3/rum", "card/49") under which the answer is kept for all later games
}

// Choice is one possible answer.
type Choice struct {
	ID      string `json:"id"`
	Label   Text   `json:"label"`
	Emblem  string `json:"emblem,omitempty"`
	Colour  string `json:"colour,omitempty"`  // of the seat or die that it stands for
	Refused *Text  `json:"refused,omitempty"` // why it cannot be chosen now; the page shows it, but does not let anybody pick it
	Faded   bool   `json:"faded,omitempty"`   // allowed but unlikely, such as a card that was already played
	Effect  []Text `json:"effect,omitempty"`  // what choosing it would do: "+11 chests"
	Worth   int    `json:"worth,omitempty"`   // added up over the fields of a form, so that a page can show the sum while people fill it in
	Dice    []int  `json:"dice,omitempty"`    // ids of the dice of the last throw that this choice is about, so that a page can show them; a pair is in order
	// Between is the gap between the two Dice, in millimetres, as the game measures it. It is nil if Dice is not a pair or
	// if it is not known where one of them lies.
	Between *throw.Gap `json:"between,omitempty"`
}

// Answer is one reply to an ask. The record of a game is its setup and its answers, nothing else.
type Answer struct {
	Ask    string                     `json:"ask"`
	Seat   SeatNo                     `json:"seat"`
	Fields map[string]json.RawMessage `json:"fields,omitempty"`
	Throw  *throw.Throw               `json:"throw,omitempty"`
}

// Refusal is the error for an answer or a setup that does not fit. Reason is shown to people; Rule is the id of the rule
// behind it, or "".
type Refusal struct {
	Reason Text   `json:"reason"`
	Rule   string `json:"rule,omitempty"`
}

func (r *Refusal) Error() string { return r.Reason.ID }

// Happening is one effect of an answer, for the log, the banner and the statistics.
type Happening struct {
	Text     Text     `json:"text"`
	Rule     string   `json:"rule,omitempty"`
	Seats    []SeatNo `json:"seats,omitempty"`
	Announce bool     `json:"announce,omitempty"` // shown large, once
}

// Result is the outcome of a finished game. A match of several games counts as one game here: the game itself asks
// whether to play the next one. This lets undo and corrections reach back across the whole match.
type Result struct {
	Ranking [][]SeatNo `json:"ranking"` // best place first; seats that share a place are in one list
	Sheet   Ledger     `json:"sheet"`
}

// Text names a message of the game's words (a go-i18n message) and its arguments. It is translated only when it is
// shown. An argument is one of:
//   - a string or a whole number,
//   - a float64, shown with one decimal in the format of the language,
//   - another Text, which is translated first,
//   - a []Text, each translated, joined by commas.
//
// The argument Count, if present, selects the plural form.
type Text struct {
	ID   string         `json:"id"`
	Args map[string]any `json:"args,omitempty"`
}
