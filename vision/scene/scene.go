package scene

import (
	"quartermaster/vision"
	"quartermaster/vision/ground"
	"quartermaster/vision/opencv"
	"quartermaster/vision/pixel"
)

// Scene is one rectified picture and what is measured in it.
type Scene struct {
	Board     *ground.Board
	Known     *Known
	Pic       pixel.Picture  // valid where squares of the canvas are made
	Canvas    *ground.Canvas // makes more squares of Pic on demand
	Floor     ground.Floor
	Viewpoint pixel.Viewpoint
	Pitch     float64 // of pips, in edges: see Known
	Balance   balance // white balance of the pip channels
	Pips      []PipPeaks
}

// MaxOverlap is the greatest overlap of two top faces, in edges, at which both may be dice: it is the error of their poses.
// Fitted on: unknown.
const MaxOverlap = 0.13

// New registers a raw picture, rectifies all of it and compares it with the empty board. A guard says why the picture
// cannot be trusted.
func New(b *ground.Board, k *Known, raw opencv.Picture) (*Scene, *vision.Guard, error) {
	guard, err := b.Register(raw)
	if err != nil {
		return nil, nil, err
	}
	s, err := FromCanvas(b, k, &b.Pic)
	if err != nil {
		return nil, nil, err
	}
	return s, guard, b.Pic.FillAll()
}

// FromCanvas compares a rectified picture with the empty board. Only the squares that are needed are rectified.
func FromCanvas(b *ground.Board, k *Known, pic *ground.Canvas) (*Scene, error) {
	floor, err := b.Empty.Compare(pic)
	return &Scene{Board: b, Known: k, Pic: pic.Picture, Canvas: pic, Pitch: k.Pitch, Balance: BalanceOf(k.White, k.PaperLevel()), Viewpoint: b.Current.Viewpoint, Floor: floor}, err
}

// WallDistance is the distance of the nearest wall in edges, at most 3. Near a wall lie its shadow and its reflected colour.
func (s *Scene) WallDistance(p pixel.Pose) float64 {
	x, y := s.Board.Current.Rect.MM(p.X, p.Y)
	return min(min(x, y, s.Board.Size.WidthMM-x, s.Board.Size.HeightMM-y)/s.Board.Edge, 3)
}

// ChangedPoints counts, of a grid of 25 points on a face, those at which the picture differs from the empty board.
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
