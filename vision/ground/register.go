package ground

import (
	"fmt"

	"quartermaster/calibration"
	"quartermaster/vision"
	"quartermaster/vision/opencv"
	"quartermaster/vision/pixel"
)

// The limits of registration, in millimetres on the board.
const (
	stillMM  = 0.12 // a shift below this is none
	mendedMM = 12.0 // a shift up to this is mended by itself: a camera that was pushed by 2 mm and turned by a degree sees the board up to 9 mm aside
)

// View is the camera as it stands for one picture: the calibrated one, or one that was moved a little since.
type View struct {
	Camera *calibration.Camera
	Rect   *Rectifier
	Foot   pixel.Foot
}

// newView prepares a camera over the engine's board.
func (e *Board) newView(c *calibration.Camera) (*View, error) {
	r, err := newRectifier(c, e.Size, e.Edge, e.Edge)
	if err != nil {
		return nil, err
	}
	v := &View{Camera: c, Rect: r}
	at := c.Position()
	v.Foot.X, v.Foot.Y = r.PX(at[0], at[1])
	v.Foot.Height = at[2] * r.Scale
	return v, nil
}

// Register sees a picture under the view that fits it: the calibrated one wherever it does, then the last one, or a
// new one where the board's print shows that the camera was moved. A guard says that the print is not where any small move
// would bring it.
func (e *Board) Register(raw opencv.Picture) (*vision.Guard, error) {
	scale := e.Home.Rect.Scale // every view has the same
	still := stillMM * scale
	if e.Now != e.Home && len(e.Marks) >= 8 {
		// A blurred picture may have seemed moved; what comes after it must not be read with its view.
		e.Pic.Stretch(raw, e.Home.Rect)
		if s, near := nearShift(&e.Pic, e.Marks, still); near && s.median < still {
			e.Now.Rect.close()
			e.Now = e.Home
			return nil, e.Pic.Err
		}
	}
	e.Pic.Stretch(raw, e.Now.Rect)
	if len(e.Marks) < 8 {
		return nil, e.Pic.Err // a board without print: nothing can be said
	}
	s, near := nearShift(&e.Pic, e.Marks, still)
	if !near && e.Now != e.Home {
		// The view that fitted the last picture does not fit this one: start again from the calibrated one.
		e.Now.Rect.close()
		e.Now = e.Home
		return e.Register(raw)
	}
	if !near {
		s = farShift(&e.Pic, e.Marks)
	}
	if s.found*4 < s.looked && s.found < 10 {
		return &vision.Guard{Kind: vision.GuardNoBoard,
			Text: "The board's print is not found where it was: this is another board, or the camera was moved far. Put it back, or calibrate again."}, nil
	}
	if s.median < still {
		return nil, e.Pic.Err
	}
	if s.median > mendedMM*scale || s.found < 8 {
		return &vision.Guard{Kind: vision.GuardMoved,
			Text: fmt.Sprintf("The camera has moved: the board is seen %.0f mm from where it was. Put it back, or calibrate again.", s.median/scale)}, nil
	}
	return e.follow(raw, s, still)
}

// lostGuard says that the camera stands where no calibration holds.
func lostGuard() *vision.Guard {
	return &vision.Guard{Kind: vision.GuardMoved,
		Text: "The camera has moved and its new place cannot be told exactly. Put it back, or calibrate again."}
}

// follow makes the view of a camera that was moved, and looks whether it fits.
func (e *Board) follow(raw opencv.Picture, s shift, still float64) (*vision.Guard, error) {
	floor, seen := make([][2]float64, len(s.seen)), make([][2]float64, len(s.seen))
	for i, q := range s.seen {
		floor[i] = e.markFloor[q.at]
		x, y := e.Now.Rect.MM(q.x, q.y)
		u, v := e.Now.Camera.Project(x, y, e.Edge)
		seen[i] = [2]float64{u, v}
	}
	moved, rms, err := e.Home.Camera.Moved(floor, seen)
	if err != nil || rms > 1.2 {
		return lostGuard(), nil
	}
	v, err := e.newView(&moved)
	if err != nil {
		return nil, err
	}
	if e.Now != e.Home {
		e.Now.Rect.close()
	}
	e.Now = v
	e.Pic.Stretch(raw, v.Rect)
	if again := measureShift(&e.Pic, e.Marks, still); again.median > 3*still || again.found < 8 {
		return lostGuard(), nil
	}
	return nil, e.Pic.Err
}

// mark finds the landmarks of the empty board and where on the floor they are printed.
func (e *Board) mark(empty *pixel.Picture) {
	e.Marks = findLandmarks(empty, int(e.Home.Rect.Margin))
	e.markFloor = make([][2]float64, len(e.Marks))
	for i, m := range e.Marks {
		x, y := e.Home.Rect.MM(float64(m.X), float64(m.Y))
		u, v := e.Home.Camera.Project(x, y, e.Edge)
		e.markFloor[i][0], e.markFloor[i][1] = e.Home.Camera.OnPlane(u, v, 0)
	}
}
