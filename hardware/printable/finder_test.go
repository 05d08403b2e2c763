//go:build cgo

package printable

import (
	"bytes"
	"image/png"
	"math"
	"testing"

	"quartermaster/vision/opencv"
)

// TestTheFinderSeesThePrintedChessboardAtItsTrueSize looks for the board as calibration does, on the page as it is printed.
func TestTheFinderSeesThePrintedChessboardAtItsTrueSize(t *testing.T) {
	for _, paper := range Papers {
		pdf, err := Chessboard(paper)
		if err != nil {
			t.Fatal(err)
		}
		var page bytes.Buffer
		if err := png.Encode(&page, drawn(t, pdf)); err != nil {
			t.Fatal(err)
		}
		grey, err := opencv.DecodeGrey(page.Bytes())
		if err != nil {
			t.Fatal(err)
		}
		corners, err := opencv.Chessboard(grey, 9, 6)
		grey.Close()
		if err != nil || len(corners) != 54 {
			t.Fatalf("%v: %d of 54 corners are found (%v)", paper, len(corners), err)
		}
		mm := func(a, b, squares int) float64 {
			d := math.Hypot(corners[a][0]-corners[b][0], corners[a][1]-corners[b][1])
			return d * 25.4 / dpi / float64(squares)
		}
		for name, got := range map[string]float64{"along": mm(0, 8, 8), "across": mm(0, 45, 5), "far edge": mm(45, 53, 8)} {
			if math.Abs(got-24) > 0.05 {
				t.Errorf("%v: squares are %.3f mm wide %s, want 24.00", paper, got, name)
			}
		}
	}
}
