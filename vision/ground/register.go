package ground

import (
	"fmt"

	"quartermaster/calibration"
	"quartermaster/vision"
	"quartermaster/vision/opencv"
	"quartermaster/vision/pixel"
)

// The limits of registration, in millimetres on the board. These, and the least numbers of landmarks below, were
// fitted on: unknown.
const (
	stillMM     = 0.12 // a smaller shift is ignored
	correctedMM = 12.0 // a larger shift is not corrected automatically; a camera pushed by 2 mm and turned by a degree shifts the board by up to 9 mm
)

// View is a camera and its rectifier: the calibrated camera, or one whose pose was fitted again after it was moved a
// little.
type View struct {
	Camera    *calibration.Camera
	Rect      *Rectifier
	Viewpoint pixel.Viewpoint
}

// newView prepares a camera over the board.
func (e *Board) newView(c *calibration.Camera) (*View, error) {
	r, err := newRectifier(c, e.Size, e.Edge, e.Edge)
	if err != nil {
		return nil, err
	}
	v := &View{Camera: c, Rect: r}
	at := c.Position()
	v.Viewpoint.X, v.Viewpoint.Y = r.PX(at[0], at[1])
	v.Viewpoint.Height = at[2] * r.Scale
	return v, nil
}

// Register chooses the view that fits a picture and puts the picture into Pic: the calibrated view wherever it fits,
// then the view of the last picture, or a new one where the board's print shows that the camera was moved. It returns
// a guard where no small move explains the print.
func (e *Board) Register(raw opencv.Picture) (*vision.Guard, error) {
	scale := e.Calibrated.Rect.Scale // the same in all views
	still := stillMM * scale
	if e.Current != e.Calibrated && len(e.Marks) >= 8 {
		// The last view may come from a blurred picture that only seemed moved: try the calibrated one first.
		e.Pic.Reset(raw, e.Calibrated.Rect)
		if s, near := nearShift(&e.Pic, e.Marks, still); near && s.median < still {
			e.Current.Rect.close()
			e.Current = e.Calibrated
			return nil, e.Pic.Err
		}
	}
	e.Pic.Reset(raw, e.Current.Rect)
	if len(e.Marks) < 8 { // too little print to tell a small move
		if e.Pic.Err != nil {
			return nil, e.Pic.Err
		}
		return e.turnedGuard(raw)
	}
	s, near := nearShift(&e.Pic, e.Marks, still)
	if !near && e.Current != e.Calibrated {
		// The view that fitted the last picture does not fit this one: start again from the calibrated one.
		e.Current.Rect.close()
		e.Current = e.Calibrated
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
	if s.median > correctedMM*scale || s.found < 8 {
		return &vision.Guard{Kind: vision.GuardMoved,
			Text: fmt.Sprintf("The camera has moved: the board is seen %.0f mm from where it was. Put it back, or calibrate again.", s.median/scale)}, nil
	}
	return e.follow(raw, s, still)
}

// lostGuard says that the camera was moved and its new pose could not be fitted.
func lostGuard() *vision.Guard {
	return &vision.Guard{Kind: vision.GuardMoved,
		Text: "The camera has moved and its new place cannot be told exactly. Put it back, or calibrate again."}
}

// follow fits the pose of a camera that was moved, makes its view, and checks that the landmarks fit it.
func (e *Board) follow(raw opencv.Picture, s shift, still float64) (*vision.Guard, error) {
	floor, seen := make([][2]float64, len(s.seen)), make([][2]float64, len(s.seen))
	for i, q := range s.seen {
		floor[i] = e.markFloor[q.at]
		x, y := e.Current.Rect.MM(q.x, q.y)
		u, v := e.Current.Camera.Project(x, y, e.Edge)
		seen[i] = [2]float64{u, v}
	}
	moved, rms, err := e.Calibrated.Camera.Moved(floor, seen)
	if err != nil || rms > 1.2 {
		return lostGuard(), nil
	}
	v, err := e.newView(&moved)
	if err != nil {
		return nil, err
	}
	if e.Current != e.Calibrated {
		e.Current.Rect.close()
	}
	e.Current = v
	e.Pic.Reset(raw, v.Rect)
	if again := measureShift(&e.Pic, e.Marks, still); again.median > 3*still || again.found < 8 {
		return lostGuard(), nil
	}
	return nil, e.Pic.Err
}

// findMarks finds the landmarks of the empty board and their places on the floor.
func (e *Board) findMarks(empty *pixel.Picture) {
	e.Marks = findLandmarks(empty, int(e.Calibrated.Rect.Margin))
	e.markFloor = make([][2]float64, len(e.Marks))
	for i, m := range e.Marks {
		x, y := e.Calibrated.Rect.MM(float64(m.X), float64(m.Y))
		u, v := e.Calibrated.Camera.Project(x, y, e.Edge)
		e.markFloor[i][0], e.markFloor[i][1] = e.Calibrated.Camera.OnPlane(u, v, 0)
	}
}
