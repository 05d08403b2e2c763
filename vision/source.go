package vision

import (
	"context"
	"io"
	"time"
)

// Source delivers frames until its context ends. It reconnects by itself: a lost camera is a state, not an error.
type Source interface {
	// Run sends frames to sink until ctx ends. A slow sink loses old frames, never blocks the camera.
	Run(ctx context.Context, sink func(Frame)) error
	// State says what the camera is doing now, for people.
	State() SourceState
}

// SourceState is a camera's condition.
type SourceState struct {
	Kind   string // "simulated", "folder", "upload", "v4l2" …
	Live   bool
	Reason Reason  // why it is not live
	Rate   float64 // frames a second
	Width  int
	Height int

	// Strays names the settings of the rig that the camera does not keep, with what they are: "Gain: 12 ≠ 3".
	Strays []string

	Resting bool   // nobody needs pictures, so none are taken
	Lost    uint64 // how often the camera was lost
	Broken  uint64 // frames that were left out because they were not whole
}

// Reason is one sentence that says what is wrong with a camera and what to do.
type Reason struct {
	ID   string         // of the sentence in the words of each language; "": there is only Text
	Args map[string]any // of the sentence
	Text string         // in English, for logs and the command line
}

// Error is the sentence in English.
func (r *Reason) Error() string { return r.Text }

// Rester is a source that stops taking pictures while nobody needs them.
type Rester interface {
	// Want says that somebody needs pictures now. It is cheap, and is to be called again and again.
	Want()
}

// Thrower is a source that can bring a new throw by itself: the simulated table throws the wanted dice
// (nil: any), a folder goes to its next picture. It returns when the dice lie still in the newest frame. Wanted dice whose
// places are given, in millimetres, stay where they lie: only the others are picked up and thrown.
type Thrower interface {
	Throw(ctx context.Context, wanted Expect, stay ...[2]float64) error
}

// Uploader is a source whose pictures people bring: Put checks one picture (JPEG or PNG) and makes it the newest frame.
type Uploader interface {
	Put(picture []byte) error
}

// Receiver is a source whose frames a device brings, one after the other, such as a phone's browser.
type Receiver interface {
	// Bring takes one JPEG, or nothing as a sign of life, with the settings of the device's camera by name. It returns when the
	// frame was taken, so that a device that brings one at a time never brings more than are wanted.
	Bring(ctx context.Context, frame io.Reader, settings map[string]float64) (Wish, error)
}

// Wish is what a device that brings frames is told.
type Wish struct {
	Wait  time.Duration      // until the next frame
	Rests bool               // nobody needs pictures: signs of life are enough
	Hold  map[string]float64 // the settings that its camera is to keep; nil: they are free
}
