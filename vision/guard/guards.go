package guard

import (
	"fmt"
	"slices"

	"quartermaster/calibration"
	"quartermaster/vision"
	"quartermaster/vision/ground"
	"quartermaster/vision/opencv"
	"quartermaster/vision/pixel"
	"quartermaster/vision/scene"
	"quartermaster/vision/unexplained"
)

// Limits of the guards. "Detail" is the sharpness of the board's print, relative to the picture of the empty board. Its limits were fitted
// on 230 rendered throws in ordinary light (detail 0.95 to 1.05, in each part at least 0.95) and on 25 pictures out of focus (21 have
// 0.28 to 0.41; in 10 of those a die is missed). thickHaze and saturationLimit were set on the six rendered rigs, changed as in
// vision/MEASUREMENTS.md, "When a camera draws otherwise". darkest and brightest were fitted on: unknown.
const (
	doubtful        = 0.8  // detail in a part, by few landmarks, below which all landmarks are measured
	leastDetail     = 0.41 // detail over all of the board below which the picture is out of focus
	partSmeared     = 0.5  // detail of a part below which the lens is smeared there,
	unsmeared       = 0.7  // if the detail over all of the board is at least this
	darkest         = 0.45 // light, relative to the picture of the empty board
	brightest       = 1.9  // the same
	thickHaze       = 45   // haze, grey levels
	saturationLimit = 0.6  // logarithm of the relative saturation of colours
)

// handEdges is the area of an unexplained thing from which it is a hand, a ruler or a card, in squares of an edge. Fitted on: unknown.
const handEdges = 5

// Finding is what the reader found in a picture.
type Finding struct {
	Dice        []Die
	Unexplained []unexplained.Patch // what the dice do not explain
	Covered     pixel.Mask          // of all chosen dice: see find.Outlines
}

// Die is a chosen die with pips.
type Die struct {
	pixel.Pose
	Pattern *vision.Pattern
	Sign    calibration.Pips
}

// All lists the guards of a registered picture. rim is the guard of the same board.
func All(s *scene.Scene, raw opencv.Picture, rim *Rim, f *Finding) []vision.Guard {
	var out []vision.Guard
	var foreign float64
	for _, p := range f.Unexplained {
		foreign = max(foreign, p.Area)
	}
	if foreign > handEdges {
		out = append(out, vision.Guard{Kind: vision.GuardHand,
			Text: "Something large lies on the board, such as a hand, a ruler or a card: take it away and read again."})
	} else if g := rim.outsideGuard(s.Board, &s.Known.Set, raw); g != nil {
		out = append(out, *g)
	}
	part := details(s)
	all := slices.Concat(part[:]...)
	if g := blurGuard(part[:], all); g != nil {
		out = append(out, *g)
	} else if foreign <= handEdges && (len(all) < leastMarks || medianSharpness(all) > unsmeared) {
		if g := motionGuard(s, f); g != nil {
			out = append(out, *g)
		}
	}
	if g := renditionGuard(s.Floor.Rendition); g != nil {
		out = append(out, *g)
	}
	light := (s.Floor.Gain[0] + s.Floor.Gain[1] + s.Floor.Gain[2]) / 3
	switch {
	case light < darkest:
		out = append(out, vision.Guard{Kind: vision.GuardLight,
			Text: fmt.Sprintf("There is %.1f times less light than when the empty board was taken: switch a lamp on, or take the empty board anew.", 1/max(light, 0.01))})
	case light > brightest:
		out = append(out, vision.Guard{Kind: vision.GuardLight,
			Text: fmt.Sprintf("There is %.1f times more light than when the empty board was taken: take the empty board anew.", light)})
	}
	return out
}

// renditionGuard warns of a rendition (haze, saturation) that differs so much from the empty board's that colours cannot be trusted. Such
// a rendition is estimated from the board's print, and holds less well for paint of other colours.
func renditionGuard(r ground.Rendition) *vision.Guard {
	text := ""
	switch h := r.Haze.Largest(); {
	case r.LogSaturation < -saturationLimit:
		text = "Colours are far paler than when the empty board was taken: give the camera more light, or the settings that it had, or take the empty board anew."
	case r.LogSaturation > saturationLimit:
		text = "Colours are far stronger than when the empty board was taken: give the camera the settings that it had, or take the empty board anew."
	case h > thickHaze:
		text = "What is dark looks paler than when the empty board was taken, as through haze: see that no sun or lamp shines into the lens, wipe it, or take the empty board anew."
	case h < -thickHaze:
		text = "The camera draws what is dark darker than when the empty board was taken: give it the settings that it had, or take the empty board anew."
	default:
		return nil
	}
	return &vision.Guard{Kind: vision.GuardLight, Text: text}
}
