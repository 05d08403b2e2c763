//go:build cgo

package cv

import (
	_ "embed"
	"encoding/base64"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"math"

	"gonum.org/v1/gonum/blas/gonum"

	"quartermaster/vision"
)

// eye judges portraits: two layers of filters and one of hidden units (LeCun et al., 1998). It says by how much, as log
// odds, a portrait speaks for a die that leans or lies on another. What it has learned stands in eyes.json.
type eye struct {
	First, FirstBias   weights // eyeFirst filters of 5×5 places, every second place
	Second, SecondBias weights // eyeSecond filters of 3×3 places, every second place
	Hidden, HiddenBias weights
	Out, OutBias       weights
	Odd                float64 // share of those that leaned or lay on others among the dice that it learned from
}

// The layers of an eye.
const (
	eyeFirst, firstReach, firstSide    = 8, 5, (portraitSide-5)/2 + 1
	eyeSecond, secondReach, secondSide = 16, 3, (firstSide-3)/2 + 1
	eyeSeen                            = eyeSecond * secondSide * secondSide
	eyeHidden                          = 24
)

// leak is the slope of a filter's answer below zero.
const leak = 0.1

// weights are written as their bytes in base 64.
type weights []float32

// MarshalText writes the weights, little endian.
func (w weights) MarshalText() ([]byte, error) {
	raw, err := binary.Append(nil, binary.LittleEndian, []float32(w))
	if err != nil {
		return nil, err
	}
	return base64.StdEncoding.AppendEncode(nil, raw), nil
}

// UnmarshalText reads them.
func (w *weights) UnmarshalText(text []byte) error {
	raw, err := base64.StdEncoding.AppendDecode(nil, text)
	if err != nil {
		return err
	}
	*w = make(weights, len(raw)/4)
	_, err = binary.Decode(raw, binary.LittleEndian, []float32(*w))
	return err
}

// layers are all that an eye has learned, filters and their biases in turn.
func (e *eye) layers() [8]*weights {
	return [8]*weights{&e.First, &e.FirstBias, &e.Second, &e.SecondBias, &e.Hidden, &e.HiddenBias, &e.Out, &e.OutBias}
}

// layerSizes are how many numbers each of an eye's layers has.
var layerSizes = [8]int{eyeFirst * firstReach * firstReach * portraitDepth, eyeFirst, eyeSecond * secondReach * secondReach * eyeFirst, eyeSecond,
	eyeHidden * eyeSeen, eyeHidden, eyeHidden, 1}

//go:embed eyes.json
var eyesJSON []byte

//go:embed faces.json
var facesJSON []byte

func loadEyes(data []byte) ([]*eye, error) {
	var out []*eye
	if err := json.Unmarshal(data, &out); err != nil {
		return nil, fmt.Errorf("the reader's eyes: %w", err)
	}
	if len(out) == 0 {
		return nil, errors.New("the reader has no eyes: run quartermaster train")
	}
	for _, e := range out {
		for k, l := range e.layers() {
			if len(*l) != layerSizes[k] {
				return nil, errors.New("the reader's eyes were made for other portraits: run quartermaster train")
			}
		}
		if !(e.Odd > 0 && e.Odd < 1) {
			return nil, errors.New("the reader's eyes do not say what they learned from: run quartermaster train")
		}
	}
	return out, nil
}

// firstSeen is what the first filters see, place by place.
type firstSeen [firstSide * firstSide * eyeFirst]float32

// gaze is what an eye sees of a portrait, layer by layer.
type gaze struct {
	portrait []float32
	first    firstSeen
	second   [eyeSeen]float32
	hidden   [eyeHidden]float32
}

// shown is a portrait as numbers.
func shown(portrait []uint8, out []float32) []float32 {
	out = out[:0]
	for _, v := range portrait {
		out = append(out, level[v]/255*4-2)
	}
	return out
}

// look gives the log odds that what the portrait of a gaze shows is no die flat on the floor.
func (e *eye) look(g *gaze) float64 {
	e.glimpse(g.portrait, &g.first)
	return e.judge(g)
}

// glimpse is what an eye's first filters see of a portrait.
func (e *eye) glimpse(portrait []float32, to *firstSeen) {
	filter(portrait, portraitSide, portraitDepth, e.First, e.FirstBias, firstReach, to[:], firstSide)
}

// judge gives the log odds from what the first filters saw, which it makes their answer.
func (e *eye) judge(g *gaze) float64 {
	leaked(g.first[:])
	filter(g.first[:], firstSide, eyeFirst, e.Second, e.SecondBias, secondReach, g.second[:], secondSide)
	leaked(g.second[:])
	sum := float64(e.OutBias[0])
	for j := range g.hidden {
		g.hidden[j] = float32(math.Tanh(float64(e.HiddenBias[j] + inner(e.Hidden[j*eyeSeen:][:eyeSeen], g.second[:]))))
		sum += float64(g.hidden[j] * e.Out[j])
	}
	return sum
}

// mark adds to what the first filters see of a portrait what they see of pips at some places.
func (e *eye) mark(places []int, to *firstSeen) {
	const step = (placePip - placeSeen) / 255.0 * 4 // see shown
	const row = firstReach * portraitDepth
	for _, at := range places {
		x, y := at%portraitSide, at/portraitSide
		for v := max(y-firstReach+2, 0) / 2; v <= min(y/2, firstSide-1); v++ {
			for u := max(x-firstReach+2, 0) / 2; u <= min(x/2, firstSide-1); u++ {
				own := to[(v*firstSide+u)*eyeFirst:][:eyeFirst]
				w := e.First[(y-2*v)*row+(x-2*u)*portraitDepth+portraitDepth-1:]
				for k := range own {
					own[k] += step * w[k*firstReach*row]
				}
			}
		}
	}
}

// filter lays filters over every second place of a square of side places with depth numbers each.
func filter(in []float32, side, depth int, filters, bias weights, reach int, out []float32, outSide int) {
	var memory [firstReach * firstReach * portraitDepth]float32 // for the greater of the two kinds of filters
	seen := memory[:reach*reach*depth]
	n, row := len(bias), reach*depth
	for y := range outSide {
		for x := range outSide {
			for j := range reach {
				copy(seen[j*row:][:row], in[((2*y+j)*side+2*x)*depth:])
			}
			to := out[(y*outSide+x)*n:][:n]
			for k := range to {
				to[k] = bias[k] + inner(filters[k*len(seen):][:len(seen)], seen)
			}
		}
	}
}

// leaked makes what filters see their answer.
func leaked(v []float32) {
	for i, s := range v {
		v[i] = max(s, leak*s)
	}
}

// inner is the scalar product of as many numbers as a has.
var products gonum.Implementation

func inner(a, b []float32) float32 { return products.Sdot(len(a), a, 1, b, 1) }

// certain is from what the net says of its evidence on that no eye looks at a die that has nothing to lean on: it would change
// nothing. Beside a wall or another die it may lean by few degrees, and the net knows less than it thinks.
const certain = 0.999

// crooked is what sides that differ take off the log odds that a die lies flat.
const crooked = 3

// besideWall is how near to a wall, in edges, dice lean on it.
const besideWall = 0.9

// oddShare is the share of dice that lean or lie on others on a table. Of 8,800 dice of rendered rigs 1.6 in 100 do.
const oddShare = 0.016

// judges say whether chosen dice lie flat: juries of what was measured, and eyes that look at portraits.
type judges struct {
	lies      jury
	eyes      []*eye
	printLies jury
	printEyes []*eye
}

// witness is what is known of how a die with pips lies.
type witness struct {
	net    float64 // the probability that it lies flat, of what was measured
	eyes   float64 // the log odds by which its portrait says that it does not
	flanks float64 // how much its flanks say for it: see flanksSay
	tilted int     // the most pips of a flank that is seen tilted
	lift   float64 // of its pips: see height
	beside float64 // the share of what is strange beside it, where that is most
	sides  float64 // see straight
	under  float64 // see underpaint
}

// flat is the probability that it lies flat: a sum of log odds. Net and eyes have not learned from each other, and err on different
// dice; the eyes learned where more dice are odd than on a table, which is taken off (Saerens, Latinne, Decaestecker, 2002). To the
// eyes a die that lies level on another is like one on the floor: its height tells, or something strange beside it. Where a wall's
// shadow hides a side the sides err, so they only take something off.
//
// The weights were fitted (Platt, 1999) on 5,300 dice that lie flat and 320 that do not, of the six rendered rigs, six more and nine
// that are drawn. The constant and the weights of net, eyes, flanks and a lift upwards were set again when the eyes learned from
// more dice, many of them small: of 1,323 dice that lean or lie on others, on 71 rigs that taught no eye, 16 are not noticed instead
// of 24, and 30 of 910 ordinary throws are asked about instead of 37. What another paint along the outline counts was set by hand:
// on 34 rigs no die that lies flat in an ordinary throw shows it along more than 0.23 of its outline; two in five of those that
// stand on others do.
func (w *witness) flat() float64 {
	const (
		plain                   = -1.95
		ofNet, ofEyes, ofFlanks = 0.55, 0.75, 0.40
		perTiltedPip            = 0.29
		higher, lower           = 1.70, 2.53     // a lift upwards, and downwards
		strange, none, all      = 0.57, 0.2, 0.6 // something strange beside it, and from which share to which that counts
		perUnder, shine         = 40, 0.16       // another paint along its outline, and the share of it where coloured light may seem so
	)
	odds := plain + ofNet*logit(max(1e-6, min(w.net, 0.9999))) - ofEyes*w.eyes + ofFlanks*w.flanks
	odds -= perTiltedPip*float64(w.tilted) + higher*max(w.lift, 0) + lower*max(-w.lift, 0)
	odds -= strange*min(max((w.beside-none)/(all-none), 0), 1) + crooked*(1-w.sides)
	odds -= perUnder * max(w.under-shine, 0)
	return 1 / (1 + math.Exp(-odds))
}

// flatness is the probability that a die with pips lies flat, from what the net says of its evidence and what else is seen of it.
func (r *judges) flatness(s *scene, c *candidate, dice []candidate, seen evidence, net float64) float64 {
	const first, second = 2.3, 1.6 // what a flank says
	w := witness{net: net, eyes: usualGaze, flanks: s.flanksSay(c, first, second), lift: s.height(c), beside: seen[strangeBeside], sides: 1}
	if net < certain || s.mayLean(c, seen) {
		w.eyes, w.tilted, w.sides = gazed(r.eyes, s, c, dice), s.tilted(c), s.straight(c, seen)
	}
	flat := w.flat()
	if flat < sureFlat { // people are asked about it anyway
		return flat
	}
	const asked = 0.6 // shine may seem paint, so people decide
	w.under = s.underpaint(c, dice)
	return max(w.flat(), asked)
}

// usualGaze is what the eyes say at least of most dice that lie flat, as log odds.
const usualGaze = -7.5

func logit(p float64) float64 { return math.Log(p / (1 - p)) }

// gazed is the mean of the log odds by which eyes say that a die leans or lies on another.
func gazed(eyes []*eye, s *scene, c *candidate, dice []candidate) (odds float64) {
	g := gaze{portrait: shown(s.portrait(c, dice), make([]float32, 0, portraitSide*portraitSide*portraitDepth))}
	for _, e := range eyes {
		odds += (e.look(&g) - logit(e.Odd) + logit(oddShare)) / float64(len(eyes))
	}
	return odds
}

// glance is the probability that a candidate is a die of its value, from what its evidence says and what the eyes for faces
// see of its claim, and of those that it would make if it showed other pips, and its flanks. The weights (Platt, 1999) were
// fitted on the chosen candidates of rigs that neither had learned from, those of flanks on all in doubt.
func (e *finder) glance(s *scene, c *candidate, exists float64) float64 {
	const ofEvidence, ofEyes, shift, rivals, plain = 0.58, 0.77, 1.38, 8, 0.97
	const flank, first, second = 0.35, 1.45, 1.1
	k := s.claim(c)
	g := gaze{portrait: shown(k.portrait, make([]float32, 0, len(k.portrait)))}
	unmarked := make([]firstSeen, len(e.faces)) // only the marks differ from claim to claim
	for i, y := range e.faces {
		y.glimpse(g.portrait, &unmarked[i])
	}
	var marks []int
	shows := func(p *vision.Pattern) (odds float64) {
		marks = k.pips(p, marks)
		for i, y := range e.faces {
			g.first = unmarked[i]
			y.mark(marks, &g.first)
			odds -= y.judge(&g) / float64(len(e.faces))
		}
		return odds
	}
	own := shows(c.pattern)
	odds := ofEvidence*logit(exists) + ofEyes*own + shift
	if says := s.flanksSay(c, first, second); says != 0 {
		odds += flank + says
	}
	p := 1 / (1 + math.Exp(-odds))
	if p < leastExists || exists > plain { // too little for any value, or other values are out of the question
		return p
	}
	var all [7]float64 // how likely each value is, in the pattern that is likeliest
	all[c.pattern.Value] = math.Exp(own)
	for i := range patterns {
		if q := &patterns[i]; *q != *c.pattern {
			all[q.Value] = max(all[q.Value], math.Exp(shows(q)))
		}
	}
	var sum float64
	for _, v := range all {
		sum += v
	}
	// Other values count in so far as the evidence leaves room for them.
	own = all[c.pattern.Value]
	return p / (1 + min(1, rivals*(1-exists)/exists)*(sum-own)/own)
}
