package photo

import (
	"math"
	"math/rand/v2"

	"quartermaster/vision/photo/scenery"
)

// Numbers of training examples; chosen.
const (
	mostWrong = 20 // negative examples of a scene: at most so many with several pips, and as many with one
	onesShown = 5  // examples of each one, each with another small error of the pose
)

// Examples makes the training examples of a drawn scene: all guesses of the reader, with their true classes.
func Examples(seed uint64) ([]Example, error) {
	scene, err := scenery.New(seed)
	if err != nil {
		return nil, err
	}
	p, _, err := decode(scene.JPEG)
	if err != nil {
		return nil, err
	}
	rng := rand.New(rand.NewPCG(seed, 0xface))
	var right []guess
	var wrong [2][]guess // with several pips, with one
	var values []int
	for _, l := range levels(&p, 0) {
		var all []guess
		for sign := range 2 {
			all = append(all, l.guesses(sign)...)
			all = append(all, l.loneGuesses(sign, scene.Faces, rng)...)
		}
		for i := range all {
			class, ok := classOf(all[i].frame.times(l.scale), scene.Faces)
			if !ok {
				continue
			}
			if class > 0 {
				right, values = append(right, all[i]), append(values, class)
			} else {
				lone := 0
				if all[i].pattern.Value == 1 {
					lone = 1
				}
				wrong[lone] = append(wrong[lone], all[i])
			}
		}
	}
	out := make([]Example, 0, len(right)+2*mostWrong)
	for i := range right {
		out = append(out, newExample(&right[i], values[i]))
	}
	for _, w := range wrong {
		rng.Shuffle(len(w), func(i, j int) { w[i], w[j] = w[j], w[i] })
		for i := range w[:min(len(w), mostWrong)] {
			out = append(out, newExample(&w[i], 0))
		}
	}
	return out, nil
}

// loneGuesses lists guesses of a one over single peaks: for each true one some that nearly fit and some with a wrong yaw or size, and
// some at random peaks. The ranges were fitted on: unknown.
func (l *level) loneGuesses(sign int, faces []scenery.Face, rng *rand.Rand) []guess {
	var out []guess
	try := func(x, y, edge, yaw float64) {
		g := guess{frame: square(x, y, edge, yaw), level: l, sign: sign, pattern: &patterns[0]}
		g.pip, g.face = l.pipColour(peak{x: x, y: y}), l.faceColour(&g.frame)
		if g.contrast() >= leastContrast {
			out = append(out, g)
		}
	}
	for _, f := range faces {
		t := trueFrame(f)
		t = t.times(1 / l.scale)
		if e := t.edge(); f.Value != 1 || e < levelEdge/1.1 || e > levelEdge*1.1 {
			continue
		}
		k := l.peaks[sign].nearest(t.x, t.y, 0.15*t.edge())
		if k < 0 {
			continue
		}
		p := l.peaks[sign].all[k]
		for range onesShown {
			try(p.x, p.y, t.edge()*math.Exp(0.17*(2*rng.Float64()-1)), t.yaw()+0.16*(2*rng.Float64()-1))
		}
		try(p.x, p.y, t.edge()*math.Exp(0.17*(2*rng.Float64()-1)), t.yaw()+math.Pi/4+0.2*(2*rng.Float64()-1))
		try(p.x, p.y, t.edge()*(0.4+0.25*rng.Float64()), rng.Float64()*math.Pi)
		try(p.x, p.y, t.edge()*(1.5+rng.Float64()), rng.Float64()*math.Pi)
	}
	if n := len(l.peaks[sign].all); n > 0 {
		for range 40 {
			p := l.peaks[sign].all[rng.IntN(n)]
			try(p.x, p.y, levelEdge*math.Exp(0.2*(2*rng.Float64()-1)), rng.Float64()*math.Pi)
		}
	}
	return out
}

func trueFrame(f scenery.Face) frame { return frame{f.X, f.Y, f.AX, f.AY, f.BX, f.BY} }

// classOf returns the true class of a frame. ok is false if the frame is too near the truth to be a negative example, or the die is
// hidden too much. The limits were fitted on: unknown.
func classOf(f frame, faces []scenery.Face) (class int, ok bool) {
	near, best := -1, math.Inf(1)
	for i := range faces {
		t := trueFrame(faces[i])
		if d := math.Hypot(f.x-t.x, f.y-t.y) / t.edge(); d < best {
			near, best = i, d
		}
	}
	if near < 0 || best > 0.7 {
		return 0, true
	}
	t := trueFrame(faces[near])
	turned := math.Abs(math.Remainder(f.yaw()-t.yaw(), math.Pi/2))
	size := f.edge() / t.edge()
	switch {
	case best < 0.1 && turned < 0.2 && size > 0.72 && size < 1.3:
		return faces[near].Value, faces[near].Visible > 0.6
	case best < 0.22 && turned < 0.4 && size > 0.6 && size < 1.5:
		return 0, false
	}
	return 0, faces[near].Visible > 0.3
}
