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

// teach measures the taught dice in the teaching picture of a rig: colours, light, contrasts and the other fields of
// scene.Known.
func (e *Rig) teach(rig *calibration.Rig) error {
	s, err := e.teachingScene(rig.Teach.Picture.Data)
	if err != nil {
		return err
	}
	seen := taught{shown: map[calibration.Pips][]shownPips{}, faces: map[string][][3]float64{}}
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
		faces, err := seen.add(e, s, c, rig.Teach.Dice)
		if err != nil {
			return err
		}
		if len(faces) == 0 {
			return fmt.Errorf("no %s die was taught: tap at least one in the teaching picture", c.Name)
		}
		e.Shades = append(e.Shades, colour.LearnShade(c.Name, c.Pips, faces))
		seen.faces[c.Name] = faces
		e.AddLattice(c)
		if !slices.Contains(e.Signs, c.Pips) {
			e.Signs = append(e.Signs, c.Pips)
		}
	}
	e.PipSD = seen.pipSD()
	e.White, e.PipLevel = seen.white.hue(), seen.white.strength()
	e.LearnSpreads(seen.faces)
	e.Contrasts = seen.contrasts(s, &e.Set)
	e.BevelDepth = bevelDepthOf(s, seen.placed)
	all := make([]find.Candidate, len(rig.Teach.Dice))
	for i, d := range rig.Teach.Dice {
		all[i].Pose = e.poseOf(d)
	}
	explained := find.Outlines(s, all, find.BandFactor)
	e.UmbraLight = s.MeasureUmbra(&explained, e.UmbraLight)
	e.ClumpMedian, e.ClumpMax = unexplained.ClumpAreas(s, seen.placed)
	var sudden []float64
	for _, c := range all {
		sudden = append(sudden, guard.Steepness(s, c.Pose))
	}
	slices.Sort(sudden)
	e.Steepness = sudden[len(sudden)/2]
	slices.Sort(seen.ends)
	e.Outline = seen.ends[len(seen.ends)/2]
	return nil
}

// poseOf is the pose of a taught die in the rectified picture.
func (e *Rig) poseOf(d calibration.TaughtDie) pixel.Pose {
	x, y := e.Current.Rect.PX(d.Centre[0], d.Centre[1])
	return pixel.Pose{X: x, Y: y, Yaw: d.Yaw * math.Pi / 180}
}

// taught collects measurements of all taught dice with pips.
type taught struct {
	ends   []float64    // distances of the faces' sides from the middle, edges
	white  lamplight    // colour of light pips
	placed []pixel.Pose // poses of the dice
	shown  map[calibration.Pips][]shownPips
	faces  map[string][][3]float64 // their colours, by the colour's name
	// Sum of the squared residuals of the pips against their lattices (pixels²), and its degrees of freedom.
	off, freedom float64
}

// pipSD returns the standard deviation of a pip from its place along one axis, edges. Few taught pips leave the usual value.
func (t *taught) pipSD() float64 {
	const usual = 8 // degrees of freedom that scene.UsualPipSD counts as; set by hand
	return math.Sqrt((t.off/(pixel.EdgePX*pixel.EdgePX) + usual*scene.UsualPipSD*scene.UsualPipSD) / (t.freedom + usual))
}

// shownPips is a taught die's pose and pattern.
type shownPips struct {
	at  pixel.Pose
	pat *vision.Pattern
}

// add measures the taught dice of a colour and returns the colours of their faces.
func (t *taught) add(e *Rig, s *scene.Scene, c *calibration.Colour, dice []calibration.TaughtDie) (faces [][3]float64, err error) {
	channel := scene.PipChannel(&s.Pic, c.Pips, s.Balance)
	for _, d := range dice {
		if d.Colour != c.Name {
			continue
		}
		p := e.poseOf(d)
		pat, _, _, _ := scene.MatchPattern(s.Sites(p, &channel))
		var l scene.FaceMeasures
		s.Surface(p, pat, &l)
		faces, t.placed = append(faces, l.Body), append(t.placed, p)
		if pat != nil {
			t.shown[c.Pips] = append(t.shown[c.Pips], shownPips{p, pat})
		}
		if pat != nil && pat.N > 1 {
			if err := t.addPips(e, s, c, &channel, d, pat); err != nil {
				return nil, err
			}
		}
		for _, o := range s.FitSides(p) {
			t.ends = append(t.ends, o.At)
		}
		if c.Pips == calibration.LightPips {
			t.white.add(s, p, pat)
		}
	}
	return faces, nil
}

// addPips measures how large a taught die is seen by its pips, and how far they are off their places. channel is that of its pips.
func (t *taught) addPips(e *Rig, s *scene.Scene, c *calibration.Colour, channel *pixel.Channel, d calibration.TaughtDie, pat *vision.Pattern) error {
	p := e.poseOf(d)
	where := pixel.NewMask(&s.Pic)
	where.Square(p.X, p.Y, pixel.EdgePX)
	peaks, err := scene.FindPips(channel, &where, where.Tiles(), 7)
	if err != nil {
		return err
	}
	near := scene.NewPeakGrid(peaks)
	if _, scale, rms, pips := find.Fitted(&near, p, pat, e.Pitch, []scene.Lattice{scene.LearnedLattice(c)}); len(pips) > 1 {
		e.Sizes = append(e.Sizes, scene.Size{X: d.Centre[0], Y: d.Centre[1], Share: scale - 1, Pattern: pat})
		sum, freedom, _ := find.LatticeResidual(pips, scale, rms)
		t.off, t.freedom = t.off+sum, t.freedom+freedom
	}
	return nil
}

// contrasts is the median contrast of the pips of each sign, grey levels.
func (t *taught) contrasts(s *scene.Scene, set *colour.Set) map[calibration.Pips]float64 {
	out := map[calibration.Pips]float64{}
	for sign, dice := range t.shown {
		channel := scene.PipChannel(&s.Pic, sign, scene.BalanceOf(set.White, set.PaperLevel()))
		var all []float64
		for _, d := range dice {
			all = append(all, find.ContrastOf(s, d.at, d.pat, &channel))
		}
		slices.Sort(all)
		out[sign] = all[len(all)/2]
	}
	return out
}

// bevelDepthOf is the depth below the face at which a die's sides appear steepest, in pixels. Edges are rounded, so a face
// that is located by its sides seems shifted towards the camera's foot point. Dice whose pips give their place show
// this shift; the depth is its least-squares fit.
func bevelDepthOf(s *scene.Scene, dice []pixel.Pose) float64 {
	var near, far float64
	for _, p := range dice {
		q := p.HillClimb(2, 0.2, 0.02, s.SideContrast)
		dx, dy := p.X-s.Viewpoint.X, p.Y-s.Viewpoint.Y
		near += (p.X-q.X)*dx + (p.Y-q.Y)*dy
		far += dx*dx + dy*dy
	}
	if far == 0 {
		return 0
	}
	k := max(0, min(near/far, 0.02))
	return k * (s.Viewpoint.Height - pixel.EdgePX)
}
