package measure

import (
	"context"
	"errors"
	"fmt"
	"image"

	"quartermaster/calibration"
	"quartermaster/vision/opencv"
)

// lensViews finds the chessboards in the lens pictures. A picture without one is skipped and noted.
func lensViews(ctx context.Context, setup *calibration.Setup, size image.Point, report *Report) ([]calibration.LensView, error) {
	names, err := setup.LensPictures()
	if err != nil {
		return nil, err
	}
	board := *setup.Lens.Chessboard
	var views []calibration.LensView
	for _, name := range names {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		data, err := setup.Open(name)
		if err != nil {
			return nil, err
		}
		m, err := opencv.DecodeGrey(data)
		if err != nil {
			return nil, calibration.Refuse("cal-picture", "lens", name, fmt.Errorf("%s: %w", name, errNoPicture))
		}
		corners, err := opencv.Chessboard(m, board.Columns, board.Rows)
		got := image.Pt(m.Width(), m.Height())
		m.Close()
		switch {
		case got != size:
			return nil, calibration.Refuse("cal-picture-size", "lens", name, fmt.Errorf("%s has %dx%d pixels, the board's picture %dx%d: take all pictures with the same camera settings",
				name, got.X, got.Y, size.X, size.Y))
		case err != nil:
			return nil, fmt.Errorf("%s: %w", name, err)
		case corners == nil:
			report.Notes = append(report.Notes, fmt.Sprintf("%s was left out: it shows no complete chessboard of %dx%d inner corners", name, board.Columns, board.Rows))
			continue
		}
		views = append(views, calibration.LensView{Picture: name, Board: boardCorners(board), Image: corners})
	}
	return views, nil
}

// errNoPicture says that OpenCV cannot decode a file.
var errNoPicture = errors.New("it cannot be read as a picture: take it again")

// boardCorners is the inner corners on the paper (mm), in the order of opencv.Chessboard.
func boardCorners(b calibration.Chessboard) [][2]float64 {
	out := make([][2]float64, 0, b.Columns*b.Rows)
	for y := range b.Rows {
		for x := range b.Columns {
			out = append(out, [2]float64{float64(x) * b.SquareMM, float64(y) * b.SquareMM})
		}
	}
	return out
}
