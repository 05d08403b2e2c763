package ground

import (
	"fmt"
	"image"
	"math"

	"quartermaster/calibration"
	"quartermaster/vision/opencv"
	"quartermaster/vision/pixel"
)

// Board is one empty board and the camera over it.
type Board struct {
	Size       calibration.Board
	Edge       float64 // of the dice, mm
	Calibrated *View   // the calibrated view
	Current    *View   // the view of the last picture; usually Calibrated
	Empty      background
	overview   overview // of the empty board's whole picture
	Marks      []Landmark
	markFloor  [][2]float64 // places of the landmarks on the floor, mm
	Sharpness  float64      // pixels of the raw picture per edge, at the board's middle
	Pic        Canvas       // the picture that was read last; its memory is reused
}

// New prepares a board seen by a camera, for dice of one edge (mm); empty is the encoded picture of the empty board.
// The caller closes the result.
func New(c *calibration.Camera, size calibration.Board, edge float64, empty []byte) (*Board, error) {
	e := &Board{Size: size, Edge: edge}
	u, v := c.Project(size.WidthMM/2, size.HeightMM/2, edge)
	across, down := c.Project(size.WidthMM/2+edge, size.HeightMM/2, edge)
	e.Sharpness = math.Hypot(across-u, down-v)
	home, err := e.newView(c)
	if err != nil {
		return nil, err
	}
	e.Calibrated, e.Current = home, home
	raw, err := e.RawEmpty(empty)
	if err != nil {
		e.Close()
		return nil, err
	}
	defer raw.Close()
	px, err := raw.Pixels()
	if err != nil {
		e.Close()
		return nil, err
	}
	e.overview = overviewOf(px, raw.Width(), raw.Height())
	e.Pic.Reset(raw, home.Rect)
	if e.Empty, err = NewBackground(&e.Pic); err != nil {
		e.Close()
		return nil, err
	}
	e.findMarks(&e.Empty.Pic)
	return e, nil
}

// RawEmpty decodes the picture of the empty board. The caller closes it.
func (e *Board) RawEmpty(empty []byte) (opencv.Picture, error) {
	raw, err := pixel.Decode(empty)
	if err == nil {
		if err = e.Fits(raw); err != nil {
			raw.Close()
		}
	}
	if err != nil {
		return raw, fmt.Errorf("the picture of the empty board: %w", err)
	}
	return raw, nil
}

// Close frees the views.
func (e *Board) Close() {
	if e.Current != e.Calibrated {
		e.Current.Rect.close()
	}
	e.Calibrated.Rect.close()
}

// Fits returns an error for a picture of another size than the rig's.
func (e *Board) Fits(raw opencv.Picture) error {
	if raw.Width() != e.Calibrated.Camera.WidthPX || raw.Height() != e.Calibrated.Camera.HeightPX {
		return fmt.Errorf("the picture is %d×%d, the rig was calibrated at %d×%d: use the same camera setting, or calibrate anew",
			raw.Width(), raw.Height(), e.Calibrated.Camera.WidthPX, e.Calibrated.Camera.HeightPX)
	}
	return nil
}

// OnFloor says whether the middle of a die can lie there. It allows less than half an edge from the walls, for a die
// that leans on one.
func (e *Board) OnFloor(p pixel.Pose) bool {
	x, y := e.Current.Rect.MM(p.X, p.Y)
	room := 0.38 * e.Edge // fitted on: unknown
	return x > room && y > room && x < e.Size.WidthMM-room && y < e.Size.HeightMM-room
}

// FloorEntries returns the entries of a mask that lie on the floor, without a margin of 0.1 edges, where the walls'
// shadows move with the light.
func (e *Board) FloorEntries(m *pixel.Mask) image.Rectangle {
	const rim, step = 0.1 * pixel.EdgePX, pixel.MaskStep // fitted on: unknown
	x0, y0 := e.Current.Rect.PX(0, 0)
	x1, y1 := e.Current.Rect.PX(e.Size.WidthMM, e.Size.HeightMM)
	return image.Rect(int((x0+rim)/step), int((y0+rim)/step), int((x1-rim)/step), int((y1-rim)/step)).Intersect(image.Rect(0, 0, m.W, m.H))
}
