package train

import (
	"math"
	"slices"

	"quartermaster/calibration"
	"quartermaster/vision"
	"quartermaster/vision/find"
	"quartermaster/vision/nets"
	"quartermaster/vision/opencv"
	"quartermaster/vision/pixel"
	"quartermaster/vision/rest"
	"quartermaster/vision/scene"
	"quartermaster/vision/teach"
)

// Examples holds the training examples of one or more pictures.
type Examples struct {
	Judge      []nets.Example // features and class of each candidate
	Faces      []nets.Example // portraits of dice, and of candidates about which the judge is uncertain
	Poses      []nets.Example // features and portraits of dice with pips: whether they lie flat
	PrintPoses []nets.Example // the same for printed dice
}

// Gatherer makes examples from the pictures of one rig. Only one goroutine may use it at a time. It must be closed.
type Gatherer struct {
	e     *teach.Rig
	find  find.Finder   // without nets, so that all candidates pass
	judge nets.Ensemble // the built-in judge
}

// NewGatherer prepares a taught rig.
func NewGatherer(rig *calibration.Rig) (*Gatherer, error) {
	if err := opencv.Available(); err != nil {
		return nil, err
	}
	e, err := teach.Taught(rig)
	if err != nil {
		return nil, err
	}
	g := &Gatherer{e: e}
	known, err := find.NewFinder()
	if err != nil {
		e.Close()
		return nil, err
	}
	g.judge = known.Judge
	return g, nil
}

// Close frees what OpenCV holds.
func (g *Gatherer) Close() { g.e.Close() }

// Examples makes the examples of one picture: of all candidates with their true classes, and of the poses of the best candidate of
// each true die. Candidates that are nearly right are left out because their class is ambiguous. dim is the factor by which the
// picture is darkened (1: unchanged). A picture with a guard gives no examples.
func (g *Gatherer) Examples(data []byte, truth vision.Truth, dim float64) (out Examples, err error) {
	e := g.e
	raw, err := pixel.Decode(data)
	if err != nil {
		return out, err
	}
	defer raw.Close()
	if dim != 1 {
		if err := raw.Multiply(float32(dim)); err != nil {
			return out, err
		}
	}
	s, guard, err := scene.New(e.Board, &e.Known, raw)
	if err != nil || guard != nil {
		return out, err
	}
	all, err := g.find.Candidates(s, e.Signs, s.Floor.Changed.Dilated(find.PipReach))
	if err != nil {
		return out, err
	}
	best := bestOfDice{}
	for i := range all {
		c := &all[i]
		is, die, ok := classOf(e, c, truth)
		if !ok {
			continue
		}
		g.addJudged(&out, s, c, is)
		if was, seen := best[die]; is != nets.NoDie && (!seen || c.Score > was.Score) {
			best[die] = classed{*c, is}
		}
	}
	for _, c := range find.Printed(s, e.Printed, all) {
		is, die, ok := classOf(e, &c, truth)
		if !ok || is == nets.NoDie || truth.Dice[die].Colour != c.Colour {
			continue
		}
		if was, seen := best[die]; !seen || was.Print == nil || c.Exists > was.Exists {
			best[die] = classed{c, is}
		}
	}
	best.addLying(&out, s, len(truth.Dice))
	if len(e.Printed) > 0 { // printed figures resemble pips and would spoil the examples
		out.Judge, out.Faces, out.Poses = nil, nil, nil
	}
	return out, nil
}

// addJudged adds the example of a candidate for the judge. If it is a die, or the built-in judge is uncertain about it, it also adds an
// example for the convolutional nets that judge faces.
func (g *Gatherer) addJudged(out *Examples, s *scene.Scene, c *find.Candidate, is int) {
	x := nets.Example{Evidence: find.EvidenceOf(s, c), Class: is}
	out.Judge = append(out.Judge, x)
	if is == nets.NoDie && find.EvidenceDecides(find.ExistsBy(g.judge, x.Evidence)) {
		return
	}
	k := find.NewClaim(s, c)
	k.Mark(c.Pattern)
	x.Portrait = slices.Clone(k.Portrait)
	out.Faces = append(out.Faces, x)
	if is != nets.NoDie { // a negative example: the same face with other pips marked
		k.Mark(otherPattern(c.Pattern, len(out.Judge)))
		out.Faces = append(out.Faces, nets.Example{Portrait: k.Portrait, Class: nets.NoDie})
	}
}

// classed is a candidate and its true class.
type classed struct {
	find.Candidate
	class int
}

// bestOfDice maps the number of a true die to its best candidate.
type bestOfDice map[int]classed

// addLying adds the examples of the poses of the dice. n is the number of true dice.
func (b bestOfDice) addLying(out *Examples, s *scene.Scene, n int) {
	var dice []find.Candidate
	var classes []int
	for i := range n {
		if c, ok := b[i]; ok {
			dice, classes = append(dice, c.Candidate), append(classes, c.class)
		}
	}
	explained := find.Outlines(s, dice, find.BandFactor)
	for i := range dice {
		x := nets.Example{Evidence: rest.Features(s, &dice[i], dice, &explained), Portrait: find.Portrait(s, &dice[i], dice), Class: classes[i]}
		if dice[i].Print == nil {
			out.Poses = append(out.Poses, x)
			continue
		}
		x.Evidence = rest.PrintFeatures(s, &dice[i])
		out.PrintPoses = append(out.PrintPoses, x)
	}
}

// otherPattern returns a pattern other than that of a face. turn cycles through these patterns.
func otherPattern(p *vision.Pattern, turn int) *vision.Pattern {
	at := slices.IndexFunc(scene.Patterns, func(q vision.Pattern) bool { return q == *p })
	return &scene.Patterns[(at+1+turn%(len(scene.Patterns)-1))%len(scene.Patterns)]
}

// classOf returns the true class of a candidate and the number of the nearest true die. ok is false if the
// candidate is too near the truth to be a negative example, or is not to be a positive one. The limits were fitted on: unknown.
func classOf(e *teach.Rig, c *find.Candidate, truth vision.Truth) (class, die int, ok bool) {
	x, y := e.Current.Rect.MM(c.X, c.Y)
	near, best := -1, math.Inf(1)
	for i, d := range truth.Dice {
		if far := math.Hypot(d.Centre[0]-x, d.Centre[1]-y) / d.Edge; far < best {
			near, best = i, far
		}
	}
	if near < 0 || best > 0.6 {
		return nets.NoDie, near, true
	}
	d := truth.Dice[near]
	turned := math.Abs(pixel.ModQuarterTurn(c.Yaw-d.Yaw*math.Pi/180)) * 180 / math.Pi
	same := c.Pattern.Value == d.Value
	if d.Pose == vision.Flat || d.Pose == vision.Hidden {
		switch {
		case same && best < 0.10 && turned < 6:
			return nets.FlatDie, near, d.Pose == vision.Flat
		case same && best < 0.25 && turned < 15:
			return nets.NoDie, near, false
		}
		return nets.NoDie, near, true
	}
	// A die that leans or lies higher appears shifted from its footprint.
	switch {
	case same && best < 0.45 && turned < 12:
		return nets.NotFlatDie, near, true
	case same:
		return nets.NoDie, near, false
	}
	return nets.NoDie, near, true
}
