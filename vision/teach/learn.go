package teach

import (
	"fmt"
	"math"
	"slices"

	"quartermaster/calibration"
	"quartermaster/vision/colour"
	"quartermaster/vision/find"
	"quartermaster/vision/opencv"
	"quartermaster/vision/pixel"
	"quartermaster/vision/scene"
)

// Learn finds the tapped dice in a teaching picture. For each tap, in order, it returns the value and the exact place
// (value 0 where a die is seen but not its pips, as in specular reflection or across a shadow's edge, while other dice
// of its colour are read). It also returns whether the pips of each colour are light or dark, the pitch of the pips,
// and how far apart the colours are to the reader. The rig needs its camera, board, edge and empty board; taps are in
// raw pixels. The error is one sentence that names the die.
func Learn(rig *calibration.Rig, teach []byte, taps []calibration.Tap) (calibration.Lesson, error) {
	var none calibration.Lesson
	if err := opencv.Available(); err != nil {
		return none, err
	}
	e, err := newRig(rig)
	if err != nil {
		return none, err
	}
	defer e.Close()
	s, err := e.teachingScene(teach)
	if err != nil {
		return none, err
	}
	all, at, err := e.candidatesNear(s, taps)
	if err != nil {
		return none, err
	}
	best := bestOfTaps(all, at)
	out := calibration.Lesson{Dice: make([]calibration.TaughtDie, len(taps)), Pips: signsOf(best, taps), PipPitch: e.Pitch}
	var pitches, ends []float64
	shapes := map[string]*latticeSeen{}
	for _, t := range taps {
		shapes[t.Colour] = &latticeSeen{}
	}
	var faces []colour.Swatch
	var white lamplight
	var unread []int
	for i, t := range taps {
		c := best[i].accepted(out.Pips[t.Colour])
		if c == nil || c.Score < leastTaught {
			if s.ChangedPoints(pixel.Pose{X: at[i][0], Y: at[i][1]}) >= 9 { // 9 of 25 points are enough for a die as pale as its floor; fitted on: unknown
				unread = append(unread, i)
				continue
			}
			return none, errNoDie(t)
		}
		x, y := e.Current.Rect.MM(c.X, c.Y)
		out.Dice[i] = calibration.TaughtDie{Colour: t.Colour, Value: c.Pattern.Value, Centre: [2]float64{x, y}, Yaw: c.Yaw * 180 / math.Pi}
		faces = append(faces, colour.Swatch{Shade: colour.Shade{Name: t.Colour, Pips: c.Sign, Base: c.Body}, Tap: i})
		if c.Sign == calibration.LightPips {
			white.add(s, c.Pose, c.Pattern)
		}
		if c.PipsFound >= 2 {
			pitches = append(pitches, e.Pitch*c.Scale)
		}
		shapes[t.Colour].add(c)
		out.Flat = append(out.Flat, flatDie(e, c))
		for _, o := range s.FitSides(c.Pose) {
			ends = append(ends, o.At)
		}
	}
	for _, i := range unread {
		if !slices.ContainsFunc(out.Dice, func(d calibration.TaughtDie) bool { return d.Colour == taps[i].Colour }) {
			return none, errNoDie(taps[i])
		}
	}
	if len(pitches) > 0 {
		slices.Sort(pitches)
		out.PipPitch = pitches[len(pitches)/2]
	}
	out.Lattices = latticesLearned(shapes)
	slices.Sort(ends)
	out.Outline = ends[len(ends)/2]
	colour.Compare(&out, faces, white.hue())
	return out, nil
}

// teachingScene is the scene of an encoded teaching picture, rectified as a whole.
func (e *Rig) teachingScene(picture []byte) (*scene.Scene, error) {
	raw, err := pixel.Decode(picture)
	if err != nil {
		return nil, fmt.Errorf("the teaching picture: %w", err)
	}
	defer raw.Close()
	if err := e.Fits(raw); err != nil {
		return nil, fmt.Errorf("the teaching picture: %w", err)
	}
	s, warning, err := scene.New(e.Board, &e.Known, raw)
	if err != nil {
		return nil, err
	}
	if warning != nil {
		return nil, fmt.Errorf("the teaching picture: %s", warning.Text)
	}
	return s, nil
}

// bothSigns are the signs of pips that are sought before a colour's own is known.
var bothSigns = []calibration.Pips{calibration.LightPips, calibration.DarkPips}

// candidatesNear lists the candidates round the taps, and the places of the taps in the rectified picture (pixels).
func (e *Rig) candidatesNear(s *scene.Scene, taps []calibration.Tap) ([]find.Candidate, [][2]float64, error) {
	where := pixel.NewMask(&s.Pic)
	at := make([][2]float64, len(taps))
	for i, t := range taps {
		mx, my := e.Current.Camera.OnPlane(t.At[0], t.At[1], e.Edge)
		x, y := e.Current.Rect.PX(mx, my)
		at[i] = [2]float64{x, y}
		where.Square(x, y, 1.3*pixel.EdgePX)
	}
	all, err := new(find.Finder).Candidates(s, bothSigns, where)
	return all, at, err
}

// tapCandidates is the best candidate at a tap for each sign of pips.
type tapCandidates map[calibration.Pips]*find.Candidate

// bestOfTaps chooses the best candidates of all taps.
func bestOfTaps(all []find.Candidate, at [][2]float64) []tapCandidates {
	best := make([]tapCandidates, len(at))
	for i := range at {
		best[i] = tapCandidates{}
		for k := range all {
			c := all[k]
			off := math.Hypot(c.X-at[i][0], c.Y-at[i][1]) / pixel.EdgePX
			if off > 0.55 {
				continue
			}
			c.Score -= tapPenalty * off * off
			if b := best[i][c.Sign]; b == nil || c.Score > b.Score {
				best[i][c.Sign] = &c
			}
		}
	}
	return best
}

// signsOf decides for each colour whether its pips are light or dark: the sign with the higher sum of scores.
func signsOf(best []tapCandidates, taps []calibration.Tap) map[string]calibration.Pips {
	sum := map[string]map[calibration.Pips]float64{}
	for i, t := range taps {
		if sum[t.Colour] == nil {
			sum[t.Colour] = map[calibration.Pips]float64{}
		}
		for _, sign := range bothSigns {
			if b := best[i][sign]; b != nil {
				sum[t.Colour][sign] += b.Score
			}
		}
	}
	out := map[string]calibration.Pips{}
	for colour, s := range sum {
		out[colour] = calibration.LightPips
		if s[calibration.DarkPips] > s[calibration.LightPips] {
			out[colour] = calibration.DarkPips
		}
	}
	return out
}

// accepted is the candidate that is accepted for a tap on a colour with this sign of pips. A clearly better candidate of
// the other sign wins, so that a die that was named wrongly is still found and its colour can be compared.
func (o tapCandidates) accepted(sign calibration.Pips) *find.Candidate {
	c := o[sign]
	for _, other := range o {
		if c == nil || other.Score > 1.25*c.Score {
			c = other
		}
	}
	return c
}

// leastTaught is the least score of a taught die. Fitted on 1,840 dice of drawn and rendered rigs: those that were
// read right had 4.6 or more; those where a pip on a side was taken for a one, or a reflection for pips, had 3.6 or
// less.
const leastTaught = 4.3

// errNoDie is the error where no die is found at a tap.
func errNoDie(t calibration.Tap) error {
	return fmt.Errorf("no %s die is found where it was tapped at (%.0f, %.0f): tap the middle of its top face, with the dice apart from one another", t.Colour, t.At[0], t.At[1])
}

// tapPenalty is the penalty on a candidate's score per squared distance from the tap, in edges: people tap the middle of a
// die, while a pip of a two can look like the middle of a one. Fitted on: unknown.
const tapPenalty = 10
