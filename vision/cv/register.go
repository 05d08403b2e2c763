//go:build cgo

package cv

import (
	"fmt"

	"quartermaster/calibration"
	"quartermaster/vision"
	"quartermaster/vision/opencv"
)

// The limits of registration, in millimetres on the board.
const (
	stillMM  = 0.12 // a shift below this is none
	mendedMM = 12.0 // a shift up to this is mended by itself: a camera that was pushed by 2 mm and turned by a degree sees the board up to 9 mm aside
)

// view is the camera as it stands for one picture: the calibrated one, or one that was moved a little since.
type view struct {
	camera *calibration.Camera
	rect   *rectifier
	foot   foot
}

// newView prepares a camera over the engine's board.
func (e *gboard) newView(c *calibration.Camera) (*view, error) {
	r, err := newRectifier(c, e.board, e.edge, e.edge)
	if err != nil {
		return nil, err
	}
	v := &view{camera: c, rect: r}
	at := c.Position()
	v.foot.x, v.foot.y = r.px(at[0], at[1])
	v.foot.height = at[2] * r.scale
	return v, nil
}

// register sees a picture under the view that fits it: the calibrated one wherever it does, then the last one, or a
// new one where the board's print shows that the camera was moved. A guard says that the print is not where any small move
// would bring it.
func (e *gboard) register(raw opencv.Picture) (*vision.Guard, error) {
	scale := e.home.rect.scale // every view has the same
	still := stillMM * scale
	if e.now != e.home && len(e.marks) >= 8 {
		// A blurred picture may have seemed moved; what comes after it must not be read with its view.
		e.pic.stretch(raw, e.home.rect)
		if s, near := nearShift(&e.pic, e.marks, still); near && s.median < still {
			e.now.rect.close()
			e.now = e.home
			return nil, e.pic.err
		}
	}
	e.pic.stretch(raw, e.now.rect)
	if len(e.marks) < 8 {
		return nil, e.pic.err // a board without print: nothing can be said
	}
	s, near := nearShift(&e.pic, e.marks, still)
	if !near && e.now != e.home {
		// The view that fitted the last picture does not fit this one: start again from the calibrated one.
		e.now.rect.close()
		e.now = e.home
		return e.register(raw)
	}
	if !near {
		s = farShift(&e.pic, e.marks)
	}
	if s.found*4 < s.looked && s.found < 10 {
		return &vision.Guard{Kind: vision.GuardNoBoard,
			Text: "The board's print is not found where it was: this is another board, or the camera was moved far. Put it back, or calibrate again."}, nil
	}
	if s.median < still {
		return nil, e.pic.err
	}
	if s.median > mendedMM*scale || s.found < 8 {
		return &vision.Guard{Kind: vision.GuardMoved,
			Text: fmt.Sprintf("The camera has moved: the board is seen %.0f mm from where it was. Put it back, or calibrate again.", s.median/scale)}, nil
	}
	floor, seen := make([][2]float64, len(s.seen)), make([][2]float64, len(s.seen))
	for i, q := range s.seen {
		floor[i] = e.markFloor[q.at]
		x, y := e.now.rect.mm(q.x, q.y)
		u, v := e.now.camera.Project(x, y, e.edge)
		seen[i] = [2]float64{u, v}
	}
	moved, rms, err := e.home.camera.Moved(floor, seen)
	if err != nil || rms > 1.2 {
		return &vision.Guard{Kind: vision.GuardMoved,
			Text: "The camera has moved and its new place cannot be told exactly. Put it back, or calibrate again."}, nil
	}
	v, err := e.newView(&moved)
	if err != nil {
		return nil, err
	}
	if e.now != e.home {
		e.now.rect.close()
	}
	e.now = v
	e.pic.stretch(raw, v.rect)
	if again := measureShift(&e.pic, e.marks, still); again.median > 3*still || again.found < 8 {
		return &vision.Guard{Kind: vision.GuardMoved,
			Text: "The camera has moved and its new place cannot be told exactly. Put it back, or calibrate again."}, nil
	}
	return nil, e.pic.err
}

// mark finds the landmarks of the empty board and where on the floor they are printed.
func (e *gboard) mark(empty *picture) {
	e.marks = findLandmarks(empty, int(e.home.rect.margin))
	e.markFloor = make([][2]float64, len(e.marks))
	for i, m := range e.marks {
		x, y := e.home.rect.mm(float64(m.x), float64(m.y))
		u, v := e.home.camera.Project(x, y, e.edge)
		e.markFloor[i][0], e.markFloor[i][1] = e.home.camera.OnPlane(u, v, 0)
	}
}
