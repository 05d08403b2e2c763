package scenetest

import (
	"quartermaster/calibration"
	"quartermaster/vision/ground"
	"quartermaster/vision/pixel"
	"quartermaster/vision/pixel/drawn"
	"quartermaster/vision/scene"
)

// SceneOf compares a drawn picture with the drawn empty board.
func SceneOf(now, empty drawn.Paper) *scene.Scene {
	must := func(err error) {
		if err != nil {
			panic(err)
		}
	}
	board, err := ground.PlainCanvas(empty.Picture)
	must(err)
	c, err := ground.PlainCanvas(now.Picture)
	must(err)
	b, err := ground.NewBackground(board)
	must(err)
	floor, err := b.Compare(c)
	must(err)
	k := scene.Untaught()
	k.White = [3]float64{1, 1, 1}
	return &scene.Scene{Board: BoardOf(now.W, now.H), Known: &k, Pic: now.Picture, Canvas: c, Pitch: 0.26, Balance: scene.EvenLight, Viewpoint: pixel.Viewpoint{X: float64(now.W) / 2, Y: float64(now.H) / 2, Height: 1600}, Floor: floor}
}

// BoardOf is a board with a rectified picture of so many pixels, for dice of 12 mm.
func BoardOf(w, h int) *ground.Board {
	const scale = pixel.EdgePX / 12.0
	return &ground.Board{Edge: 12, Size: calibration.Board{WidthMM: float64(w) / scale, HeightMM: float64(h) / scale}, Current: &ground.View{Rect: &ground.Rectifier{Scale: scale}}}
}

// ShownScene is a picture with a face on a board.
func ShownScene(emblem string, at pixel.Pose, seed uint64) *scene.Scene {
	empty := drawn.NewPaper(400, 400, [3]float64{120, 90, 40})
	empty.Print(seed)
	now := empty.Copied()
	now.Emblem(at, emblem, [3]float64{190, 220, 230}, [3]float64{40, 30, 30})
	s := SceneOf(now, empty)
	s.Viewpoint.Height = 1e6 // no perspective: a paper face has no flanks
	s.Known.UmbraLight = [3]float64{0.4, 0.4, 0.4}
	return s
}
