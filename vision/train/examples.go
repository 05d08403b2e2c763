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

// Examples are what a picture of which the truth is known teaches: what candidates are, the same of those that the judge
// leaves open or that are dice, with portraits, how dice lie, and how printed ones do.
type Examples struct{ Judge, Faces, Lies, Prints []nets.Example }

// Gatherer makes examples from the pictures of one rig. It is used from one goroutine at a time and must be closed.
type Gatherer struct {
	e     *teach.Rig
	find  find.Finder // without nets: all candidates are wanted
	judge nets.Jury   // as it is built in
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

// Examples lists the candidates of one picture with what they truly are, and of the best candidate of each true die how it
// truly lies. Those that are nearly right are left out: they teach nothing. dim multiplies the picture's light (1: as it
// is). A picture that trips a guard gives none.
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
	all, err := g.find.Candidates(s, e.Signs, s.Floor.Changed.Grown(find.PipsRound))
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
		g.judged(&out, s, c, is)
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
	best.lying(&out, s, len(truth.Dice))
	if len(e.Printed) > 0 { // what looks like pips on a figure is no lesson
		out.Judge, out.Faces, out.Lies = nil, nil, nil
	}
	return out, nil
}

// judged adds what a candidate of a class teaches the judge and, where the judge that is built in leaves it open or it is a
// die, what it teaches the nets that look at faces.
func (g *Gatherer) judged(out *Examples, s *scene.Scene, c *find.Candidate, is int) {
	x := nets.Example{Evidence: find.WeighEvidence(s, c), Class: is}
	out.Judge = append(out.Judge, x)
	if is == nets.NoDie && find.Settled(find.ExistsBy(g.judge, x.Evidence)) {
		return
	}
	k := find.NewClaim(s, c)
	k.Mark(c.Pattern)
	x.Portrait = slices.Clone(k.Portrait)
	out.Faces = append(out.Faces, x)
	if is != nets.NoDie { // the same face does not show other pips
		k.Mark(other(c.Pattern, len(out.Judge)))
		out.Faces = append(out.Faces, nets.Example{Portrait: k.Portrait, Class: nets.NoDie})
	}
}

// classed is a candidate and what it truly is.
type classed struct {
	find.Candidate
	class int
}

// bestOfDice are the best candidates of true dice, by the dice's number.
type bestOfDice map[int]classed

// lying adds what they teach of how dice lie.
func (b bestOfDice) lying(out *Examples, s *scene.Scene, n int) {
	var dice []find.Candidate
	var classes []int
	for i := range n {
		if c, ok := b[i]; ok {
			dice, classes = append(dice, c.Candidate), append(classes, c.class)
		}
	}
	explained := find.Outlines(s, dice, find.BandOut)
	for i := range dice {
		x := nets.Example{Evidence: rest.WeighLie(s, &dice[i], dice, &explained), Portrait: find.Portrait(s, &dice[i], dice), Class: classes[i]}
		if dice[i].Print == nil {
			out.Lies = append(out.Lies, x)
			continue
		}
		x.Evidence = rest.WeighPrint(s, &dice[i])
		out.Prints = append(out.Prints, x)
	}
}

// other is one of the patterns that a face does not show, each in turn.
func other(p *vision.Pattern, turn int) *vision.Pattern {
	at := slices.IndexFunc(scene.Patterns, func(q vision.Pattern) bool { return q == *p })
	return &scene.Patterns[(at+1+turn%(len(scene.Patterns)-1))%len(scene.Patterns)]
}

// classOf says what a candidate truly is and of which die, or that it is too near the truth to be called wrong.
func classOf(e *teach.Rig, c *find.Candidate, truth vision.Truth) (class, die int, ok bool) {
	x, y := e.Now.Rect.MM(c.X, c.Y)
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
	turned := math.Abs(pixel.Quarter(c.Yaw-d.Yaw*math.Pi/180)) * 180 / math.Pi
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
	// A die that leans or lies higher is seen a little off its footprint.
	switch {
	case same && best < 0.45 && turned < 12:
		return nets.OddDie, near, true
	case same:
		return nets.NoDie, near, false
	}
	return nets.NoDie, near, true
}
