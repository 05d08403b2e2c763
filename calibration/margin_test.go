package calibration

import "testing"

// What "quartermaster evaluate" measured on rendered rigs, against what their calibration says of itself.
func TestTheMarginIsTwiceTheErrorThatWasMeasuredOrMore(t *testing.T) {
	over := func(w, h, edge, x, y, height float64, f Found) *Rig {
		return &Rig{Board: Board{WidthMM: w, HeightMM: h}, Die: Die{EdgeMM: edge}, Found: f,
			Camera: Camera{Rotation: [9]float64{1, 0, 0, 0, 1, 0, 0, 0, -1}, Translation: [3]float64{-x, -y, height}}}
	}
	for _, c := range []struct {
		what     string
		rig      *Rig
		error95  float64 // measured, mm
		atMostMM float64
	}{
		{"recommended, chessboard", over(290, 290, 12, 149, 139, 519, Found{LensPictures: 8, CornersErrorPX: 0.1427, CornersMoved: 1.2, PixelsPerMM: 3.3458}), 0.057, 1.1},
		{"recommended", over(290, 290, 12, 149, 139, 520, Found{CornersErrorPX: 0.1411, CornersMoved: 1.2, PixelsPerMM: 3.344, FocalSD: 0.0118,
			ScaleSD: []float64{.0053, .0048, .0052, .0048, .0048, .0048, .0053, .0048, .0053}}), 0.101, 1.3},
		{"webcam, chessboard", over(400, 280, 12, 200, 140, 552, Found{LensPictures: 8, CornersErrorPX: 0.0462, CornersMoved: 1.4, PixelsPerMM: 2.0097}), 0.179, 1.1},
		{"webcam", over(400, 280, 12, 200, 140, 555, Found{CornersErrorPX: 0.1658, CornersMoved: 1.5, PixelsPerMM: 2.0088, FocalSD: 0.0428,
			ScaleSD: []float64{.0108, .0044, .0109, .0077, .0061, .0078, .0132, .0063, .0134}}), 0.710, 4},
		{"phone", over(290, 290, 14, 145, 145, 481, Found{CornersErrorPX: 0.1842, CornersMoved: 1.2, PixelsPerMM: 3.4374, FocalSD: 0.0119,
			ScaleSD: []float64{.006, .0058, .006, .0058, .0057, .0058, .0065, .006, .0062}}), 0.315, 1.5},
		{"wide", over(290, 290, 16, 150, 135, 320, Found{CornersErrorPX: 0.2, CornersMoved: 1.3, PixelsPerMM: 3.2, FocalSD: 0.0228,
			ScaleSD: []float64{.0063, .0049, .0111, .0049, .0046, .0087, .0108, .0089, .0184}}), 0.627, 4},
		{"evening", over(290, 290, 12, 145, 145, 454, Found{CornersErrorPX: 0.2, CornersMoved: 0.9, PixelsPerMM: 2.6, FocalSD: 0.0135,
			ScaleSD: []float64{.0054, .0048, .0056, .0047, .0046, .005, .0054, .0048, .006}}), 0.136, 1.6},
	} {
		if got := c.rig.MarginMM(); got < 2*c.error95 || got < 1 || got > c.atMostMM {
			t.Errorf("%s: the margin is %.2f mm, and 95 %% of places were within %.3f mm", c.what, got, c.error95)
		}
	}
}

func TestWhatIsKnownLessExactlyMakesTheMarginLarger(t *testing.T) {
	exact := goodRig(t)
	before := exact.MarginMM()
	for what, worsen := range map[string]func(*Rig){
		"a focal length that is not known":    func(r *Rig) { r.Found.FocalSD = 0.05 },
		"a scale that differs over the floor": func(r *Rig) { r.Found.ScaleSD = []float64{0, 0, 0, 0, 0, 0, 0, 0, 0.01} },
		"corners as they were tapped":         func(r *Rig) { r.Found.CornersMoved = 0 },
		"corners that do not fit":             func(r *Rig) { r.Found.CornersErrorPX = 2 },
	} {
		worse := goodRig(t)
		worsen(worse)
		if got := worse.MarginMM(); got <= before {
			t.Errorf("%s: %.2f mm, before %.2f", what, got, before)
		}
	}
}
