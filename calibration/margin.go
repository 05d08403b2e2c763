package calibration

import (
	"cmp"
	"math"
	"slices"
)

// What is known of the errors of places, in 95 of 100 dice.
const (
	// readerErrorMM is the reader's own. On six rendered rigs with pictures of a chessboard it is 0.06 to 0.22 mm, on photographs
	// up to 0.3 mm; more is granted, since few real cameras have been measured.
	readerErrorMM = 0.5
	// bendShare is the share of a scale that differs over the floor which is left in places, since the floor's corners are known.
	// Fitted on three rendered rigs without pictures of a chessboard, which have 0.05 to 0.2.
	bendShare = 0.2
	// tapErrorPX is how far corners may be off that stay as they were tapped.
	tapErrorPX = 4.0
	// inOf95 is the half width of an interval that holds 95 of 100 normal errors, in standard deviations.
	inOf95 = 1.96
)

// PlaceErrorMM is within how many millimetres the places of 95 of 100 dice are expected, by what calibration has measured:
//   - the reader's own error;
//   - parallax: a die's upper face lies above the floor, and how far it seems to be pushed aside depends on the camera's height, which the
//     corners of the floor tell only as exactly as the focal length is known;
//   - what the scale differs over the floor, where the distortion of the lens is not known;
//   - corners that stay as they were tapped, where the sides of the floor were not seen.
func (r *Rig) PlaceErrorMM() float64 {
	f, b := r.Found, r.Board
	p := r.Camera.Position()
	var far float64 // from the point below the camera
	for _, c := range b.FloorCorners() {
		far = max(far, math.Hypot(c[0]-p[0], c[1]-p[1]))
	}
	errors := []float64{readerErrorMM, inOf95 * f.FocalSD * r.Die.EdgeMM * far / math.Abs(p[2])}
	if len(f.ScaleSD) > 0 {
		least, most := slices.Min(f.ScaleSD), slices.Max(f.ScaleSD)
		errors = append(errors, inOf95*bendShare*math.Sqrt(most*most-least*least)*math.Hypot(b.WidthMM, b.HeightMM)/2)
	}
	corners := f.CornersErrorPX
	if f.CornersMoved == 0 {
		corners = max(corners, tapErrorPX/inOf95)
	}
	errors = append(errors, inOf95*corners/cmp.Or(f.PixelsPerMM, 1))
	var sum float64
	for _, e := range errors {
		sum += e * e
	}
	return math.Sqrt(sum)
}

// MarginMM is how far two gaps between dice may differ and still not be told apart with this rig, in millimetres: a gap lies
// between two places, and twice the error of a place is left for it.
func (r *Rig) MarginMM() float64 { return 2 * r.PlaceErrorMM() }
