// Package vision holds the words that every room uses: readings, questions, guards, sources and the truth of test pictures.
//
//	frame ──▶ Reader ──▶ Reading ──▶ questions to people, or a throw
//
// All places are in the board frame: millimetres on the floor, x right, y down, seen from above.
package vision

import (
	"context"
	"encoding/json"
	"strconv"
	"time"
)

// Frame is one picture, still encoded (JPEG or PNG), as it came from a camera.
type Frame struct {
	Data   []byte
	Taken  time.Time
	Serial uint64 // counts up by one for each frame of a source
	Source string
}

// Pose is how a die rests.
type Pose string

// The poses of a die. Only a flat die shows a value that counts.
const (
	Flat    Pose = "flat"
	Cocked  Pose = "cocked"  // leans by more than 5 degrees
	Stacked Pose = "stacked" // lies flat on another die
	Hidden  Pose = "hidden"  // less than half of its top face is seen
)

// Die is one die as read. Places are on the floor, in millimetres.
type Die struct {
	ID         int           `json:"id"`
	Colour     string        `json:"colour"`
	Value      int           `json:"value"`          // which of its faces lies on top, from 1; on pips it is their number. 0: not known
	Face       string        `json:"face,omitempty"` // what a printed face shows; pips: empty
	Pose       Pose          `json:"pose"`
	Centre     [2]float64    `json:"centre_mm"`
	Yaw        float64       `json:"yaw_deg"` // -45 up to 45, from x towards y
	Edge       float64       `json:"edge_mm"`
	Footprint  [4][2]float64 `json:"footprint_mm"`
	Outline    [4][2]float64 `json:"outline_px"` // the top face in the raw picture
	Confidence Confidence    `json:"confidence"`
}

// Shows is what lies on top, in a word: the number of pips, what a printed face shows, or a question mark.
func (d Die) Shows() string { return shows(d.Value, d.Face) }

func shows(value int, face string) string {
	switch {
	case face != "":
		return face
	case value == 0:
		return "?"
	}
	return strconv.Itoa(value)
}

// String names the die by its colour and what it shows.
func (d Die) String() string { return d.Colour + " " + d.Shows() }

// Confidence holds calibrated probabilities: of the dice that claim 0.99, 99 in 100 are right.
type Confidence struct {
	Exists float64 `json:"exists"`
	Value  float64 `json:"value"`
	Colour float64 `json:"colour"`
	Flat   float64 `json:"flat"`
}

// The kinds of questions.
const (
	AskValue  = "value"
	AskColour = "colour"
	AskPose   = "pose"
	AskExists = "exists"
	AskCount  = "count"
	AskCloser = "closer"
)

// Question is something that people must say before the reading may be used.
type Question struct {
	Kind string `json:"kind"`
	Dice []int  `json:"dice"`
	Text string `json:"text"`
}

// The kinds of guards.
const (
	GuardMoved   = "moved"
	GuardLight   = "light"
	GuardFocus   = "focus"
	GuardLens    = "lens"
	GuardHand    = "hand"
	GuardMotion  = "motion"
	GuardOutside = "outside"
	GuardNoBoard = "not-a-board"
	// Dice are seen that the rig's reader does not find:
	GuardUntaught = "untaught" // they are not those that were taught
	GuardSize     = "size"     // they are larger or smaller than those that were taught
)

// Guard is a reason not to trust the whole picture.
type Guard struct {
	Kind string `json:"kind"`
	Text string `json:"text"`
}

// Elapsed is the time of each step of a reading, in milliseconds.
type Elapsed struct {
	Decode    float64 `json:"decode"`
	Undistort float64 `json:"undistort"`
	Find      float64 `json:"find"`
	Read      float64 `json:"read"`
	Total     float64 `json:"total"`
}

// Reading is all that a picture says.
type Reading struct {
	Version   int        `json:"version"`
	Picture   string     `json:"picture"`
	Width     int        `json:"width_px"`
	Height    int        `json:"height_px"`
	Dice      []Die      `json:"dice"`
	Questions []Question `json:"questions"`
	Guards    []Guard    `json:"guards"`
	Elapsed   Elapsed    `json:"elapsed_ms"`

	// Number identifies this reading among those of its reader: see Reader.Top. 0: the reader has no rectified picture of it.
	Number uint64 `json:"-"`
}

// Marshal gives the reading as one line of the reading contract (CONTRACT.md); empty lists are [] and never null.
func (r Reading) Marshal() ([]byte, error) {
	if r.Dice == nil {
		r.Dice = []Die{}
	}
	if r.Questions == nil {
		r.Questions = []Question{}
	}
	if r.Guards == nil {
		r.Guards = []Guard{}
	}
	return json.Marshal(r)
}

// Top is the rectified picture of a reading: the plane of the dice's top faces, seen straight from above,
// so that a die's outline in it is its footprint.
type Top struct {
	JPEG        []byte
	PixelsPerMM float64
	// OriginPX is where the floor's corner (0, 0) lies in the picture, in pixels.
	OriginPX [2]float64
	WidthPX  int
	HeightPX int
}

// Expect is what a game says lies on the board: how many dice of each colour. Nil: unknown.
type Expect map[string]int

// Reader reads pictures of one rig. It may be used from one goroutine at a time.
type Reader interface {
	// Read reads one picture. The error is one sentence for people; a picture that could be read but
	// hardly trusted is no error but a reading with guards.
	Read(ctx context.Context, frame Frame, expect Expect) (Reading, error)
	// Top is the rectified picture of a reading that this reader gave. A reader keeps only the newest; for an older reading Top
	// fails, so that dice are never shown on the picture of another throw.
	Top(ctx context.Context, of Reading) (Top, error)
	// Close frees the reader. It may be called while another goroutine reads, whose reading may then fail.
	Close() error
}
