package companion

import (
	"quartermaster/vision"
	"quartermaster/vision/stream"
)

// ReaderState is the state of the reader.
type ReaderState string

// The states of a reader.
const (
	ReaderReady      ReaderState = "ready"
	ReaderReading    ReaderState = "reading"
	ReaderRestarting ReaderState = "restarting"
	ReaderNone       ReaderState = "none"
)

// Equipment is what a table sees with: a camera, a reader, and the board that the reader knows. The table never closes them: the caller
// owns them.
type Equipment struct {
	Board  Board
	Source vision.Source // nil: no camera
	Reader vision.Reader // nil: nobody can read pictures, everything is laid out by hand
	// Field says where the board lies in the camera's pictures, so that throws are noticed and read by themselves; nil: they
	// are read at a tap. Only a source that streams what happens over the board can have one.
	Field *stream.Field
	// WidthPX and HeightPX are the size of the pictures that the reader knows. Pictures of another size are not read, and people are
	// told so. 0: any size.
	WidthPX, HeightPX int
	// MarginMM is the least difference in millimetres by which two gaps can be told apart; 0: DefaultMarginMM.
	MarginMM float64
	// Cases keeps throws that people have put right, confirmed or left as they were read, so that a reader can be tried on them and a
	// rig can learn from them; nil: none are kept.
	Cases Cases
	// NoReader says in one sentence why Reader is nil, for people.
	NoReader *Sentence
	// ReaderState gives the state of a reader that can be unavailable for a while, with one sentence for people; nil: always ready.
	ReaderState func() (ReaderState, *Sentence)
}
