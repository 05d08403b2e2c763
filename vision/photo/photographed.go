package photo

import (
	"cmp"
	"context"
	"math"
	"math/rand/v2"
	"slices"

	"quartermaster/vision/photo/scenery"
)

// Photograph is a picture with dice that people marked.
type Photograph struct {
	Data   []byte // JPEG or PNG
	Dice   []Marked
	Number uint64 // index of the photograph among those of its set that are used for training, in the order of their names
}

// BoxOfFace is the mean side of the bounding box of a die, in edges of its top face. For a square at a uniformly distributed
// yaw it would be 4/π = 1.27. Fitted on: unknown.
const BoxOfFace = 1.25

// Marked is a die that people marked. X and Y are the middle of its bounding box and Box is the mean side of that, in pixels.
// Value is 0 if nobody knows it.
type Marked struct {
	X, Y, Box float64
	Value     int
}

// Fitted on: unknown. hardWrong and showings were chosen.
const (
	offBox     = 0.28 // maximum distance of the middle of a top face from the middle of the box, boxes
	leastBoxed = 0.45 // minimum edge of a top face, boxes; small for a turned die of which a side is seen too
	mostBoxed  = 1.05 // maximum edge of a top face, boxes
	believable = 0.3  // minimum probability of the marked value for a guess to be taken as the frame of a marked die
	hardWrong  = 25   // number of hard negative examples of a photograph, and of random ones
	showings   = 3    // how often each example of a photograph is used; those of drawn scenes are used once
)

var photographedAt = []float64{1, 1.25} // scales at which a photograph is used, in pixels of the picture per pixel

// ExamplesOf makes the training examples of a photograph. A bounding box does not tell the frame of the top face. So the frame of each
// die is the guess to which earlier weights give the highest probability of the marked value. A die without such a guess gives no
// examples, and nor do guesses near it.
func ExamplesOf(ctx context.Context, weights []byte, photograph Photograph, seed uint64) ([]Example, error) {
	n, err := loadNet(weights, facesShape)
	if err != nil {
		return nil, err
	}
	whole, shrunk, err := decode(photograph.Data)
	if err != nil {
		return nil, err
	}
	rng := rand.New(rand.NewPCG(seed, 0x9407))
	var out []Example
	for _, by := range photographedAt {
		p := whole
		if by != 1 {
			p = whole.scaled(by)
		}
		f := finder{faces: n, levels: levels(&p, 0)}
		var dice []Marked
		for _, d := range photograph.Dice {
			k := 1 / (shrunk * by)
			dice = append(dice, Marked{(d.X+0.5)*k - 0.5, (d.Y+0.5)*k - 0.5, d.Box * k, d.Value})
		}
		out = append(out, f.marked(ctx, dice, rng)...)
	}
	var all []Example
	for range showings {
		all = append(all, out...)
	}
	return all, ctx.Err()
}

// marked makes examples of all guesses of a picture with marked dice.
func (f *finder) marked(ctx context.Context, dice []Marked, rng *rand.Rand) []Example {
	var all []guess
	for _, l := range f.levels {
		for sign := range 2 {
			all = append(all, l.guesses(sign)...)
			all = append(all, l.marked(sign, dice, rng)...)
		}
	}
	seen := f.judge(ctx, all, 1)
	faces := make([]scenery.Face, len(dice))
	for i, d := range dice {
		faces[i] = scenery.Face{X: d.X, Y: d.Y, AX: 0.65 * d.Box, BY: 0.65 * d.Box, Value: d.Value}
		best := believable
		for k := range seen {
			o := &seen[k]
			if d.holds(&o.at) && o.p[d.Value] > best {
				best = o.p[d.Value]
				faces[i] = scenery.Face{X: o.at.x, Y: o.at.y, AX: o.at.ax, AY: o.at.ay, BX: o.at.bx, BY: o.at.by,
					Value: d.Value, Visible: 1}
			}
		}
	}
	var out []Example
	var wrong []*found
	for k := range seen {
		class, ok := classOf(seen[k].at, faces)
		switch {
		case ok && class > 0:
			out = append(out, newExample(&seen[k].guess, class))
		case ok:
			wrong = append(wrong, &seen[k])
		}
	}
	rng.Shuffle(len(wrong), func(i, j int) { wrong[i], wrong[j] = wrong[j], wrong[i] })
	if len(wrong) > 2*hardWrong {
		rest := wrong[hardWrong:]
		slices.SortStableFunc(rest, func(a, b *found) int { return cmp.Compare(a.p[0], b.p[0]) })
		wrong = wrong[:2*hardWrong]
	}
	for _, o := range wrong {
		out = append(out, newExample(&o.guess, 0))
	}
	return out
}

// holds reports whether a frame may be that of the die's top face.
func (d *Marked) holds(f *frame) bool {
	e := f.edge()
	return math.Hypot(f.x-d.X, f.y-d.Y) < offBox*d.Box && e > leastBoxed*d.Box && e < mostBoxed*d.Box
}

// marked lists guesses of a one over single peaks. Where the peak may be the middle pip of a marked die with an odd value, it lists
// all yaws. Of a third of the other peaks near marked dice it lists a random yaw. A sample of all single pips gives negative examples.
func (l *level) marked(sign int, dice []Marked, rng *rand.Rand) []guess {
	var out []guess
	for _, d := range dice {
		x, y, box := (d.X+0.5)/l.scale-0.5, (d.Y+0.5)/l.scale-0.5, d.Box/l.scale
		if box < levelEdge || box > 2*levelEdge {
			continue
		}
		l.peaks[sign].within(x, y, 0.7*box, func(i int, far float64) {
			p := l.peaks[sign].all[i]
			o, ok := l.lone(sign, p.x, p.y)
			switch {
			case !ok || o.contrast < leastContrast:
			case d.Value%2 == 1 && far < offBox*box:
				out = append(out, o.turns[:]...)
			case rng.IntN(3) == 0:
				out = append(out, o.turns[rng.IntN(oneTurns)])
			}
		})
	}
	for i, o := range l.strongest(nil, leastContrast, mostOnes) {
		if i%16 == 0 {
			out = append(out, o.turns[i/16%oneTurns])
		}
	}
	return out
}
