//go:build cgo

package cv

import (
	"encoding/json"
	"errors"
	"math"
	"math/rand/v2"
	"slices"

	"quartermaster/calibration"
	"quartermaster/vision"
	"quartermaster/vision/opencv"
)

// Examples are what a picture of which the truth is known teaches: what candidates are, the same of those that the judge
// leaves open or that are dice, with portraits, how dice lie, and how printed ones do.
type Examples struct{ Judge, Faces, Lies, Prints []Example }

// Example is what was measured, and the class that it truly is. Of dice there is a portrait too.
type Example struct {
	Evidence []float64
	Portrait []uint8
	Class    int
}

// Gatherer makes examples from the pictures of one rig. It is used from one goroutine at a time and must be closed.
type Gatherer struct {
	e     *engine
	find  finder // without nets: all candidates are wanted
	judge jury   // as it is built in
}

// NewGatherer prepares a taught rig.
func NewGatherer(rig *calibration.Rig) (*Gatherer, error) {
	if err := opencv.Available(); err != nil {
		return nil, err
	}
	e, err := taughtEngine(rig)
	if err != nil {
		return nil, err
	}
	g := &Gatherer{e: e}
	known, err := newFinder()
	if err != nil {
		e.close()
		return nil, err
	}
	g.judge = known.judge
	return g, nil
}

// Close frees what OpenCV holds.
func (g *Gatherer) Close() { g.e.close() }

// Examples lists the candidates of one picture with what they truly are, and of the best candidate of each true die how it
// truly lies. Those that are nearly right are left out: they teach nothing. dim multiplies the picture's light (1: as it
// is). A picture that trips a guard gives none.
func (g *Gatherer) Examples(data []byte, truth vision.Truth, dim float64) (out Examples, err error) {
	e := g.e
	raw, err := decode(data)
	if err != nil {
		return out, err
	}
	defer raw.Close()
	if dim != 1 {
		if err := raw.Multiply(float32(dim)); err != nil {
			return out, err
		}
	}
	s, guard, err := newScene(e.gboard, &e.known, raw)
	if err != nil || guard != nil {
		return out, err
	}
	all, err := g.find.candidates(s, e.signs, s.floor.changed.grown(pipsRound))
	if err != nil {
		return out, err
	}
	best := map[int]candidate{} // by true die
	class := map[int]int{}
	for i := range all {
		c := &all[i]
		is, die, ok := e.classOf(c, truth)
		if !ok {
			continue
		}
		x := Example{Evidence: s.weighEvidence(c), Class: is}
		out.Judge = append(out.Judge, x)
		if is != noDie || !settled(existsBy(g.judge, x.Evidence)) {
			k := s.claim(c)
			k.mark(c.pattern)
			x.Portrait = slices.Clone(k.portrait)
			out.Faces = append(out.Faces, x)
			if is != noDie { // the same face does not show other pips
				k.mark(other(c.pattern, len(out.Judge)))
				out.Faces = append(out.Faces, Example{Portrait: k.portrait, Class: noDie})
			}
		}
		if was, seen := best[die]; is != noDie && (!seen || c.score > was.score) {
			best[die], class[die] = *c, is
		}
	}
	for _, c := range s.prints(e.printed, all) {
		is, die, ok := e.classOf(&c, truth)
		if !ok || is == noDie || truth.Dice[die].Colour != c.colour {
			continue
		}
		if was, seen := best[die]; !seen || was.print == nil || c.exists > was.exists {
			best[die], class[die] = c, is
		}
	}
	var dice []candidate
	var classes []int
	for i := range truth.Dice {
		if c, ok := best[i]; ok {
			dice, classes = append(dice, c), append(classes, class[i])
		}
	}
	explained := s.explained(dice, bandOut)
	for i := range dice {
		x := Example{s.weighLie(&dice[i], dice, &explained), s.portrait(&dice[i], dice), classes[i]}
		if dice[i].print == nil {
			out.Lies = append(out.Lies, x)
			continue
		}
		x.Evidence = s.weighPrint(&dice[i])
		out.Prints = append(out.Prints, x)
	}
	if len(e.printed) > 0 { // what looks like pips on a figure is no lesson
		out.Judge, out.Faces, out.Lies = nil, nil, nil
	}
	return out, nil
}

// other is one of the patterns that a face does not show, each in turn.
func other(p *vision.Pattern, turn int) *vision.Pattern {
	at := slices.IndexFunc(patterns, func(q vision.Pattern) bool { return q == *p })
	return &patterns[(at+1+turn%(len(patterns)-1))%len(patterns)]
}

// classOf says what a candidate truly is and of which die, or that it is too near the truth to be called wrong.
func (e *engine) classOf(c *candidate, truth vision.Truth) (class, die int, ok bool) {
	x, y := e.now.rect.mm(c.x, c.y)
	near, best := -1, math.Inf(1)
	for i, d := range truth.Dice {
		if far := math.Hypot(d.Centre[0]-x, d.Centre[1]-y) / d.Edge; far < best {
			near, best = i, far
		}
	}
	if near < 0 || best > 0.6 {
		return noDie, near, true
	}
	d := truth.Dice[near]
	turned := math.Abs(quarter(c.yaw-d.Yaw*math.Pi/180)) * 180 / math.Pi
	same := c.pattern.Value == d.Value
	if d.Pose == vision.Flat || d.Pose == vision.Hidden {
		switch {
		case same && best < 0.10 && turned < 6:
			return flatDie, near, d.Pose == vision.Flat
		case same && best < 0.25 && turned < 15:
			return noDie, near, false
		}
		return noDie, near, true
	}
	// A die that leans or lies higher is seen a little off its footprint.
	switch {
	case same && best < 0.45 && turned < 12:
		return oddDie, near, true
	case same:
		return noDie, near, false
	}
	return noDie, near, true
}

// TrainJudge learns the judge's weights from examples of candidates, TrainLies those of how dice lie. See train.
func TrainJudge(examples []Example, seed uint64, passes int) (weights []byte, loss float64, err error) {
	return train(evidenceNames, examples, 1000, seed, passes)
}

// TrainLies learns how dice lie.
func TrainLies(examples []Example, seed uint64, passes int) (weights []byte, loss float64, err error) {
	return train(lieNames, examples, 100, seed, passes)
}

// TrainPrintLies learns how printed dice lie.
func TrainPrintLies(examples []Example, seed uint64, passes int) (weights []byte, loss float64, err error) {
	return train(printNames, examples, 100, seed, passes)
}

// jurors is how many nets make a jury.
const jurors = 5

// train learns a jury from examples, always the same for the same examples and seed. It gives the jury as JSON and the
// mean cross entropy of the nets' last passes.
func train(names []string, examples []Example, least int, seed uint64, passes int) (weights []byte, loss float64, err error) {
	if len(examples) < least {
		return nil, 0, errors.New("too few examples to learn from: give more rig folders")
	}
	var j jury
	for i := range jurors {
		n, l := trainNet(names, examples, seed+1000*uint64(i), passes)
		j = append(j, n)
		loss += l / jurors
	}
	weights, err = json.MarshalIndent(j, "", " ")
	return weights, loss, err
}

// trainNet learns a net by stochastic gradient descent with momentum estimates (Adam; Kingma and Ba, 2015) on the cross
// entropy, with weight decay. It gives the mean cross entropy of the last pass.
func trainNet(names []string, examples []Example, seed uint64, passes int) (n *net, loss float64) {
	const hidden = 24
	n = newNet(names, examples, hidden, seed)
	random := rand.New(rand.NewPCG(seed, 2))
	order := random.Perm(len(examples))
	adam := newAdam(n)
	const batch = 64
	for pass := range passes {
		random.Shuffle(len(order), func(i, j int) { order[i], order[j] = order[j], order[i] })
		rate := 0.004 * math.Pow(0.03, float64(pass)/float64(passes))
		loss = 0
		for at := 0; at < len(order); at += batch {
			for _, k := range order[at:min(at+batch, len(order))] {
				loss += adam.add(n, &examples[k])
			}
			adam.step(n, rate, 2e-4)
		}
		loss /= float64(len(order))
	}
	return n, loss
}

// newNet starts a net with the examples' means and spreads and small random weights.
func newNet(names []string, examples []Example, hidden int, seed uint64) *net {
	inputs := len(names)
	n := &net{Names: names, Mean: make([]float64, inputs), Scale: make([]float64, inputs),
		B1: make([]float64, hidden), B2: make([]float64, classes)}
	m := float64(len(examples))
	for i := range inputs {
		for _, x := range examples {
			n.Mean[i] += x.Evidence[i] / m
		}
		var v float64
		for _, x := range examples {
			v += (x.Evidence[i] - n.Mean[i]) * (x.Evidence[i] - n.Mean[i]) / m
		}
		n.Scale[i] = 1 / math.Sqrt(v+1e-6)
	}
	random := rand.New(rand.NewPCG(seed, 1))
	weights := func(rows, cols int) [][]float64 {
		out := make([][]float64, rows)
		for r := range out {
			out[r] = make([]float64, cols)
			for c := range out[r] {
				out[r][c] = random.NormFloat64() / math.Sqrt(float64(cols))
			}
		}
		return out
	}
	n.W1, n.W2 = weights(hidden, inputs), weights(classes, hidden)
	return n
}

// adam holds the gradients of a batch and their running moments, all weights in one row.
type adam struct {
	grad, first, second []float64
	count, steps        int
	hidden, back        []float64
}

func newAdam(n *net) *adam {
	size := len(n.B1)*(len(n.Mean)+1) + classes*(len(n.B1)+1)
	return &adam{grad: make([]float64, size), first: make([]float64, size), second: make([]float64, size),
		hidden: make([]float64, len(n.B1)), back: make([]float64, len(n.B1))}
}

// add adds an example's gradient to the batch and gives its cross entropy.
func (a *adam) add(n *net, x *Example) float64 {
	n.hidden(x.Evidence, a.hidden)
	p := n.output(a.hidden)
	g := a.grad
	at := len(n.B1) * (len(n.Mean) + 1)
	clear(a.back)
	for k, w := range n.W2 {
		d := p[k]
		if k == x.Class {
			d--
		}
		for j, h := range a.hidden {
			g[at+j] += d * h
			a.back[j] += d * w[j]
		}
		g[at+len(a.hidden)] += d
		at += len(a.hidden) + 1
	}
	at = 0
	for j := range n.W1 {
		d := a.back[j] * (1 - a.hidden[j]*a.hidden[j])
		for i, v := range x.Evidence {
			g[at+i] += d * n.normal(i, v)
		}
		g[at+len(x.Evidence)] += d
		at += len(x.Evidence) + 1
	}
	a.count++
	return -math.Log(p[x.Class] + 1e-12)
}

// step moves the weights by the batch's mean gradient.
func (a *adam) step(n *net, rate, decay float64) {
	const b1, b2 = 0.9, 0.999
	a.steps++
	c1, c2 := 1-math.Pow(b1, float64(a.steps)), 1-math.Pow(b2, float64(a.steps))
	at := 0
	move := func(w *float64, decay float64) {
		g := a.grad[at]/float64(a.count) + decay**w
		a.first[at] = b1*a.first[at] + (1-b1)*g
		a.second[at] = b2*a.second[at] + (1-b2)*g*g
		*w -= rate * (a.first[at] / c1) / (math.Sqrt(a.second[at]/c2) + 1e-8)
		at++
	}
	for j := range n.W1 {
		for i := range n.W1[j] {
			move(&n.W1[j][i], decay)
		}
		move(&n.B1[j], 0)
	}
	for k := range n.W2 {
		for j := range n.W2[k] {
			move(&n.W2[k][j], decay)
		}
		move(&n.B2[k], 0)
	}
	clear(a.grad)
	a.count = 0
}
