package nets

import (
	"encoding/base64"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"math"

	"gonum.org/v1/gonum/blas/gonum"

	"quartermaster/vision/pixel"
)

// Eye judges portraits: two layers of filters and one of hidden units (LeCun et al., 1998). It says by how much, as log
// odds, a portrait speaks for a die that leans or lies on another. What it has learned stands in eyes.json.
type Eye struct {
	First, FirstBias   weights // eyeFirst filters of 5×5 places, every second place
	Second, SecondBias weights // eyeSecond filters of 3×3 places, every second place
	Hidden, HiddenBias weights
	Out, OutBias       weights
	Odd                float64 // share of those that leaned or lay on others among the dice that it learned from
}

// The layers of an eye.
const (
	EyeFirst, firstReach, firstSide    = 8, 5, (PortraitSide-5)/2 + 1
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
func (e *Eye) layers() [8]*weights {
	return [8]*weights{&e.First, &e.FirstBias, &e.Second, &e.SecondBias, &e.Hidden, &e.HiddenBias, &e.Out, &e.OutBias}
}

// layerSizes are how many numbers each of an eye's layers has.
var layerSizes = [8]int{EyeFirst * firstReach * firstReach * PortraitDepth, EyeFirst, eyeSecond * secondReach * secondReach * EyeFirst, eyeSecond,
	eyeHidden * eyeSeen, eyeHidden, eyeHidden, 1}

func LoadEyes(data []byte) ([]*Eye, error) {
	var out []*Eye
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

// FirstSeen is what the first filters see, place by place.
type FirstSeen [firstSide * firstSide * EyeFirst]float32

// Gaze is what an eye sees of a portrait, layer by layer.
type Gaze struct {
	Portrait []float32
	First    FirstSeen
	second   [eyeSeen]float32
	hidden   [eyeHidden]float32
}

// Shown is a portrait as numbers.
func Shown(portrait []uint8, out []float32) []float32 {
	out = out[:0]
	for _, v := range portrait {
		out = append(out, pixel.Level[v]/255*4-2)
	}
	return out
}

// Look gives the log odds that what the portrait of a gaze shows is no die flat on the floor.
func (e *Eye) Look(g *Gaze) float64 {
	e.Glimpse(g.Portrait, &g.First)
	return e.Judge(g)
}

// Glimpse is what an eye's first filters see of a portrait.
func (e *Eye) Glimpse(portrait []float32, to *FirstSeen) {
	filter(portrait, PortraitSide, PortraitDepth, e.First, e.FirstBias, firstReach, to[:], firstSide)
}

// Judge gives the log odds from what the first filters saw, which it makes their answer.
func (e *Eye) Judge(g *Gaze) float64 {
	leaked(g.First[:])
	filter(g.First[:], firstSide, EyeFirst, e.Second, e.SecondBias, secondReach, g.second[:], secondSide)
	leaked(g.second[:])
	sum := float64(e.OutBias[0])
	for j := range g.hidden {
		g.hidden[j] = float32(math.Tanh(float64(e.HiddenBias[j] + inner(e.Hidden[j*eyeSeen:][:eyeSeen], g.second[:]))))
		sum += float64(g.hidden[j] * e.Out[j])
	}
	return sum
}

// Mark adds to what the first filters see of a portrait what they see of pips at some places.
func (e *Eye) Mark(places []int, to *FirstSeen) {
	const step = (PlacePip - PlaceSeen) / 255.0 * 4 // see Shown
	const row = firstReach * PortraitDepth
	for _, at := range places {
		x, y := at%PortraitSide, at/PortraitSide
		for v := max(y-firstReach+2, 0) / 2; v <= min(y/2, firstSide-1); v++ {
			for u := max(x-firstReach+2, 0) / 2; u <= min(x/2, firstSide-1); u++ {
				own := to[(v*firstSide+u)*EyeFirst:][:EyeFirst]
				w := e.First[(y-2*v)*row+(x-2*u)*PortraitDepth+PortraitDepth-1:]
				for k := range own {
					own[k] += step * w[k*firstReach*row]
				}
			}
		}
	}
}

// filter lays filters over every second place of a square of side places with depth numbers each.
func filter(in []float32, side, depth int, filters, bias weights, reach int, out []float32, outSide int) {
	var memory [firstReach * firstReach * PortraitDepth]float32 // for the greater of the two kinds of filters
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

var products gonum.Implementation

// inner is the scalar product of as many numbers as a has.
func inner(a, b []float32) float32 { return products.Sdot(len(a), a, 1, b, 1) }

func Logit(p float64) float64 { return math.Log(p / (1 - p)) }
