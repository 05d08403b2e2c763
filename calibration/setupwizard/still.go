package setupwizard

import (
	"math"
	"time"

	"quartermaster/calibration"
	"quartermaster/vision"
	"quartermaster/vision/stream"
)

// Still is how long nothing has moved over the board.
type Still struct {
	Seconds float64 `json:"seconds"`
	Hand    bool    `json:"hand"`
	Empty   bool    `json:"empty"` // nothing lies on the board, as far as that is known
	Ready   bool    `json:"ready"` // long enough, and no hand: a picture may be taken
}

// RestSeconds is how long the board has to lie still before a picture is taken by itself.
const RestSeconds = 2.0

// Watch tells stillness before there is a rig. One goroutine at a time may use it.
type Watch struct {
	settler *stream.Settler
	since   time.Time
	last    uint64 // serial of the last frame
	still   Still
}

// NewWatch watches a board whose corners are known. empty is the picture of the empty board, or nil: then a hand that lies
// still from the start is not told from the board.
func NewWatch(corners [4][2]float64, board calibration.Board, edgeMM float64, widthPX, heightPX int, empty []byte) (*Watch, error) {
	var middle [2]float64
	for _, c := range corners {
		middle[0] += c[0] / 4
		middle[1] += c[1] / 4
	}
	grown := func(by float64) (out [][2]float64) {
		for _, c := range corners {
			out = append(out, [2]float64{middle[0] + by*(c[0]-middle[0]), middle[1] + by*(c[1]-middle[1])})
		}
		return out
	}
	scale := perimeter(corners) / (2 * (board.WidthMM + board.HeightMM))
	s, err := stream.NewSettler(stream.Field{
		Width: widthPX, Height: heightPX, Inside: grown(1.04), Around: grown(1.2), EdgePX: max(2, edgeMM*scale), Empty: empty,
	})
	if err != nil {
		return nil, err
	}
	return &Watch{settler: s}, nil
}

// See takes the next frame.
func (w *Watch) See(f vision.Frame) (Still, error) {
	if f.Serial == w.last && !w.since.IsZero() {
		return w.still, nil
	}
	scene, err := w.settler.See(f)
	if err != nil {
		return Still{}, err
	}
	if !scene.AtRest() || w.since.IsZero() {
		w.since = f.Taken
	}
	w.last = f.Serial
	seconds := f.Taken.Sub(w.since).Seconds()
	w.still = Still{Seconds: math.Round(10*seconds) / 10, Hand: scene.State == stream.SceneHand, Empty: scene.State == stream.SceneEmpty,
		Ready: scene.AtRest() && seconds >= RestSeconds}
	return w.still, nil
}
