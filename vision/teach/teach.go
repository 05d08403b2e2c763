package teach

import (
	"fmt"
	"math"
	"slices"

	"quartermaster/calibration"
	"quartermaster/vision"
	"quartermaster/vision/colour"
	"quartermaster/vision/figure"
	"quartermaster/vision/find"
	"quartermaster/vision/guard"
	"quartermaster/vision/pixel"
	"quartermaster/vision/scene"
	"quartermaster/vision/unexplained"
)

// teach takes the colours of the taught dice from the teaching picture of a rig.
func (e *Rig) teach(rig *calibration.Rig) error {
	raw, err := pixel.Decode(rig.Teach.Picture.Data)
	if err != nil {
		return fmt.Errorf("the teaching picture: %w", err)
	}
	defer raw.Close()
	if err := e.Fits(raw); err != nil {
		return fmt.Errorf("the teaching picture: %w", err)
	}
	s, warning, err := scene.New(e.Board, &e.Known, raw)
	if err != nil {
		return err
	}
	if warning != nil {
		return fmt.Errorf("the teaching picture: %s", warning.Text)
	}
	var ends []float64 // of the faces' sides
	var white lamplight
	var placed []pixel.Pose // where the dice with pips lie
	type pips struct {
		at  pixel.Pose
		pat *vision.Pattern
	}
	shown := map[calibration.Pips][]pips{}
	for i := range rig.Colours {
		c := &rig.Colours[i]
		if len(c.Faces) > 0 {
			kind, err := figure.New(c)
			if err != nil {
				return err
			}
			e.Printed, e.Prints = append(e.Printed, kind), append(e.Prints, kind.Shade)
			continue
		}
		var faces [][3]float64
		channel := scene.PipChannel(&s.Pic, c.Pips, s.Light)
		for _, d := range rig.Teach.Dice {
			if d.Colour != c.Name {
				continue
			}
			x, y := e.Now.Rect.Px(d.Centre[0], d.Centre[1])
			p := pixel.Pose{X: x, Y: y, Yaw: d.Yaw * math.Pi / 180}
			pat, _, _, _ := scene.Weigh(s.Sites(p, &channel))
			var l scene.Look
			s.Surface(p, pat, &l)
			faces, placed = append(faces, l.Body), append(placed, p)
			if pat != nil {
				shown[c.Pips] = append(shown[c.Pips], pips{p, pat})
			}
			for _, o := range s.Outers(p) {
				ends = append(ends, o.At)
			}
			if c.Pips == calibration.LightPips {
				white.add(s, p, pat)
			}
		}
		if len(faces) == 0 {
			return fmt.Errorf("no %s die was taught: tap at least one in the teaching picture", c.Name)
		}
		e.Shades = append(e.Shades, colour.LearnShade(c.Name, c.Pips, faces))
		if !slices.Contains(e.Signs, c.Pips) {
			e.Signs = append(e.Signs, c.Pips)
		}
	}
	e.Contrasts = map[calibration.Pips]float64{}
	e.White, e.Pips = white.hue(), white.strength()
	for sign, dice := range shown {
		channel := scene.PipChannel(&s.Pic, sign, scene.BalanceOf(e.White, e.Paper()))
		var all []float64
		for _, d := range dice {
			all = append(all, find.ContrastOf(s, d.at, d.pat, &channel))
		}
		slices.Sort(all)
		e.Contrasts[sign] = all[len(all)/2]
	}
	e.Brink = brinkOf(s, placed)
	taught := make([]find.Candidate, len(rig.Teach.Dice))
	for i, d := range rig.Teach.Dice {
		x, y := e.Now.Rect.Px(d.Centre[0], d.Centre[1])
		taught[i].Pose = pixel.Pose{X: x, Y: y, Yaw: d.Yaw * math.Pi / 180}
	}
	explained := find.Outlines(s, taught, find.BandOut)
	e.Umbra = s.UmbraOf(&explained, e.Umbra)
	e.ClumpUsual, e.ClumpMost = unexplained.UsualClump(s, placed)
	var sudden []float64
	for _, c := range taught {
		sudden = append(sudden, guard.SuddenOf(s, c.Pose))
	}
	slices.Sort(sudden)
	e.Sudden = sudden[len(sudden)/2]
	slices.Sort(ends)
	e.Outline = ends[len(ends)/2]
	return nil
}

// brinkOf is by how much lower than the face its sides are where the picture is steepest, pixels: edges are round, so a face
// whose place is told by its sides seems to lie nearer to the camera's foot. Of dice whose pips tell their place both are
// known, and the least squares of the difference tell how deep that is.
func brinkOf(s *scene.Scene, dice []pixel.Pose) float64 {
	var near, far float64
	for _, p := range dice {
		q := p.Climbed(2, 0.2, 0.02, s.Brink)
		dx, dy := p.X-s.Foot.X, p.Y-s.Foot.Y
		near += (p.X-q.X)*dx + (p.Y-q.Y)*dy
		far += dx*dx + dy*dy
	}
	if far == 0 {
		return 0
	}
	k := max(0, min(near/far, 0.02))
	return k * (s.Foot.Height - pixel.EdgePX)
}
