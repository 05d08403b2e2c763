//go:build cgo

package cv

import (
	"context"
	"fmt"
	"image"
	"math"

	"gocv.io/x/gocv"

	"quartermaster/calibration"
)

// lensViews are the chessboards in the lens pictures. A picture without one is passed over and noted.
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
		m, err := decode(data, gocv.IMReadGrayScale)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		corners, err := chessboard(m, board)
		got := sizeOf(m)
		m.Close()
		switch {
		case got != size:
			return nil, fmt.Errorf("%s has %dx%d pixels, the board's picture %dx%d: take all pictures with the same camera settings",
				name, got.X, got.Y, size.X, size.Y)
		case err != nil:
			return nil, fmt.Errorf("%s: %w", name, err)
		case corners == nil:
			report.Notes = append(report.Notes, fmt.Sprintf("%s was passed over: no whole chessboard of %dx%d inner corners is seen in it", name, board.Columns, board.Rows))
			continue
		}
		views = append(views, calibration.LensView{Picture: name, Board: squares(board), Image: corners})
	}
	return views, nil
}

// chessboard gives the inner corners row by row, nil where no whole board is seen.
func chessboard(grey gocv.Mat, board calibration.Chessboard) ([][2]float64, error) {
	pattern := image.Pt(board.Columns, board.Rows)
	m := gocv.NewMat()
	defer m.Close()
	found := false
	// The old finder is a hundred times faster and, its corners refined, more exact on rendered boards; the
	// sector-based one (Duda and Frese, 2018) sees some boards that the old one does not.
	for _, find := range []func(){
		func() {
			found = gocv.FindChessboardCorners(grey, pattern, &m, gocv.CalibCBAdaptiveThresh|gocv.CalibCBNormalizeImage|gocv.CalibCBFastCheck)
		},
		func() {
			found = gocv.FindChessboardCornersSB(grey, pattern, &m, gocv.CalibCBNormalizeImage)
		},
	} {
		if err := guarded(find); err != nil {
			return nil, fmt.Errorf("the chessboard cannot be looked for (%w)", err)
		}
		if found {
			break
		}
	}
	if !found {
		return nil, nil
	}
	rough, err := points(m)
	if err != nil || len(rough) != board.Columns*board.Rows {
		return nil, err
	}
	// A window as large as the squares allow: the more of the edges it sees, the less noise counts.
	half := int(min(max(0.25*spacing(rough, board.Columns), 3), 12))
	criteria := gocv.NewTermCriteria(gocv.Count+gocv.EPS, 40, 0.001)
	if err := gocv.CornerSubPix(grey, &m, image.Pt(half, half), image.Pt(-1, -1), criteria); err != nil {
		return nil, fmt.Errorf("the chessboard's corners cannot be measured (%w)", err)
	}
	return points(m)
}

// spacing is the least distance of two neighbouring corners, px.
func spacing(corners [][2]float64, columns int) float64 {
	least := math.Inf(1)
	for i, c := range corners {
		for _, j := range []int{i + 1, i + columns} {
			if j < len(corners) && (j != i+1 || j%columns != 0) {
				least = min(least, math.Hypot(c[0]-corners[j][0], c[1]-corners[j][1]))
			}
		}
	}
	return least
}

// squares are the inner corners on the paper (mm), in the order of chessboard.
func squares(b calibration.Chessboard) [][2]float64 {
	out := make([][2]float64, 0, b.Columns*b.Rows)
	for y := range b.Rows {
		for x := range b.Columns {
			out = append(out, [2]float64{float64(x) * b.SquareMM, float64(y) * b.SquareMM})
		}
	}
	return out
}
