package scene

import (
	"quartermaster/vision"
	"quartermaster/vision/ground"
	"quartermaster/vision/opencv"
	"quartermaster/vision/pixel"
)

// Scene is one rectified picture with all that is looked up in it.
type Scene struct {
	Board  *ground.Board
	Known  *Known
	Pic    pixel.Picture  // where something lies; elsewhere it is filled in on
	Canvas *ground.Canvas // this
	Floor  ground.Floor
	Foot   pixel.Foot
	Pitch  float64 // of pips, in edges
	Light  balance // of the light's own colour
	Pips   []Spotted
}

// Sink is the overlap of two top faces, in edges, up to which both may be dice: poses err by some of it.
const Sink = 0.13

// New registers and rectifies a whole raw picture and compares it with the empty board. A guard says why the picture cannot be
// trusted.
func New(b *ground.Board, k *Known, raw opencv.Picture) (*Scene, *vision.Guard, error) {
	guard, err := b.Register(raw)
	if err != nil {
		return nil, nil, err
	}
	s, err := Of(b, k, &b.Pic)
	if err != nil {
		return nil, nil, err
	}
	return s, guard, b.Pic.Whole()
}

// Of compares a rectified picture, of which only what is needed is made, with the empty board.
func Of(b *ground.Board, k *Known, pic *ground.Canvas) (*Scene, error) {
	floor, err := b.Empty.Compare(pic)
	return &Scene{Board: b, Known: k, Pic: pic.Picture, Canvas: pic, Pitch: k.Pitch, Light: BalanceOf(k.White, k.Paper()), Foot: b.Now.Foot, Floor: floor}, err
}

// Wall is how far the nearest wall is, in edges, at most 3: near one there is shadow, and the wall's own colour.
func (s *Scene) Wall(p pixel.Pose) float64 {
	x, y := s.Board.Now.Rect.MM(p.X, p.Y)
	return min(min(x, y, s.Board.Size.WidthMM-x, s.Board.Size.HeightMM-y)/s.Board.Edge, 3)
}

// ChangedPoints is the number of 25 points of a face at which the picture differs from the empty board.
func (s *Scene) ChangedPoints(p pixel.Pose) int {
	n := 0
	f := p.Frame()
	for j := -2; j <= 2; j++ {
		for i := -2; i <= 2; i++ {
			x, y := f.Place(float64(i)*0.16, float64(j)*0.16)
			if s.Floor.Changed.At(int(x+0.5), int(y+0.5)) {
				n++
			}
		}
	}
	return n
}
