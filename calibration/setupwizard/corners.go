package setupwizard

import (
	"quartermaster/calibration"
	"quartermaster/calibration/measure"
	"quartermaster/vision/stream"
)

// Size is the size of a JPEG or PNG, in pixels.
func Size(data []byte) (width, height int, err error) {
	config, _, err := stream.Header(data)
	return config.Width, config.Height, err
}

// Snap is measure.SnapCorners of an encoded picture, for a lens that is not known.
func Snap(data []byte, board calibration.Board, taps [4][2]float64) (measure.Snapped, error) {
	im, err := decode(data)
	if err != nil {
		return measure.Snapped{Corners: taps}, err
	}
	return measure.SnapCorners(im, board, nil, taps)
}

// Propose is measure.ProposeCorners of an encoded picture, for a lens that is not known.
func Propose(data []byte, board calibration.Board) (measure.Snapped, error) {
	im, err := decode(data)
	if err != nil {
		return measure.Snapped{}, err
	}
	return measure.ProposeCorners(im, board, nil), nil
}

// DiceOnBoard is Dice for a board of which only the corners are known.
func DiceOnBoard(empty, dice []byte, corners [4][2]float64, board calibration.Board, edgeMM float64) (Lying, error) {
	w, h, err := Size(empty)
	if err != nil {
		return Lying{}, err
	}
	camera, _, _, err := calibration.SolvePoseAndFocal(board, corners, 1.5, w, h)
	if err != nil {
		return Lying{}, err
	}
	return Dice(empty, dice, &camera, board, edgeMM)
}
