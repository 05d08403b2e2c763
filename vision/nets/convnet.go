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

// ConvNet is a convolutional net that judges portraits: two layers of filters and one of hidden units (LeCun et al.,
// 1998). It returns log odds for the class that it was trained on: for eyes.json that a die leans or lies on another,
// for faces.json that the claimed face is wrong.
type ConvNet struct {
	First, FirstBias   weights // FirstFilters filters of 5×5 places, stride 2
	Second, SecondBias weights // secondFilters filters of 3×3 places, stride 2
	Hidden, HiddenBias weights
	Out, OutBias       weights
	Prior              float64 `json:"Odd"` // share of the class among the training examples
}

// The layers of a net: number of filters, side of a filter, side of the layer's output.
const (
	FirstFilters, firstReach, firstSide    = 8, 5, (PortraitSide-5)/2 + 1
	secondFilters, secondReach, secondSide = 16, 3, (firstSide-3)/2 + 1
	eyeSeen                                = secondFilters * secondSide * secondSide
	eyeHidden                              = 24
)

// leakSlope is the slope of the leaky ReLU below zero.
const leakSlope = 0.1

// weights are written to JSON as base 64.
type weights []float32

// MarshalText encodes the weights, little endian.
func (w weights) MarshalText() ([]byte, error) {
	raw, err := binary.Append(nil, binary.LittleEndian, []float32(w))
	if err != nil {
		return nil, err
	}
	return base64.StdEncoding.AppendEncode(nil, raw), nil
}

// UnmarshalText decodes them.
func (w *weights) UnmarshalText(text []byte) error {
	raw, err := base64.StdEncoding.AppendDecode(nil, text)
	if err != nil {
		return err
	}
	*w = make(weights, len(raw)/4)
	_, err = binary.Decode(raw, binary.LittleEndian, []float32(*w))
	return err
}

// layers lists the weights of the layers, filters and biases in turn.
func (e *ConvNet) layers() [8]*weights {
	return [8]*weights{&e.First, &e.FirstBias, &e.Second, &e.SecondBias, &e.Hidden, &e.HiddenBias, &e.Out, &e.OutBias}
}

// layerSizes is the number of weights in each entry of layers.
var layerSizes = [8]int{FirstFilters * firstReach * firstReach * PortraitDepth, FirstFilters, secondFilters * secondReach * secondReach * FirstFilters, secondFilters,
	eyeHidden * eyeSeen, eyeHidden, eyeHidden, 1}

// LoadConvNets reads nets from JSON and checks their sizes.
func LoadConvNets(data []byte) ([]*ConvNet, error) {
	var out []*ConvNet
	if err := json.Unmarshal(data, &out); err != nil {
		return nil, fmt.Errorf("the reader's portrait nets: %w", err)
	}
	if len(out) == 0 {
		return nil, errors.New("the reader has no portrait nets: run quartermaster train")
	}
	for _, e := range out {
		for k, l := range e.layers() {
			if len(*l) != layerSizes[k] {
				return nil, errors.New("the reader's portrait nets were made for other portraits: run quartermaster train")
			}
		}
		if !(e.Prior > 0 && e.Prior < 1) {
			return nil, errors.New("the reader's portrait nets do not say what they were trained on: run quartermaster train")
		}
	}
	return out, nil
}

// FirstLayer is the output of the first layer.
type FirstLayer [firstSide * firstSide * FirstFilters]float32

// Activations holds the activations of a net for one portrait, layer by layer.
type Activations struct {
	Portrait []float32
	First    FirstLayer
	second   [eyeSeen]float32
	hidden   [eyeHidden]float32
}

// Dequantize converts a portrait to floats from -2 to 2.
func Dequantize(portrait []uint8, out []float32) []float32 {
	out = out[:0]
	for _, v := range portrait {
		out = append(out, pixel.Level[v]/255*4-2)
	}
	return out
}

// LogOdds returns the log odds of the net's class for the portrait of g, and stores the activations in g.
func (e *ConvNet) LogOdds(g *Activations) float64 {
	e.ComputeFirst(g.Portrait, &g.First)
	return e.LogOddsFromFirst(g)
}

// ComputeFirst computes the first layer, before its activation function.
func (e *ConvNet) ComputeFirst(portrait []float32, to *FirstLayer) {
	filter(portrait, PortraitSide, PortraitDepth, e.First, e.FirstBias, firstReach, to[:], firstSide)
}

// LogOddsFromFirst computes the log odds from the first layer, to which it applies the activation function in place.
func (e *ConvNet) LogOddsFromFirst(g *Activations) float64 {
	leakyReLU(g.First[:])
	filter(g.First[:], firstSide, FirstFilters, e.Second, e.SecondBias, secondReach, g.second[:], secondSide)
	leakyReLU(g.second[:])
	sum := float64(e.OutBias[0])
	for j := range g.hidden {
		g.hidden[j] = float32(math.Tanh(float64(e.HiddenBias[j] + dot(e.Hidden[j*eyeSeen:][:eyeSeen], g.second[:]))))
		sum += float64(g.hidden[j] * e.Out[j])
	}
	return sum
}

// AddPips updates the first layer for pips at some places, which is linear: it adds the filters' response to the change.
func (e *ConvNet) AddPips(places []int, to *FirstLayer) {
	const step = (LevelPip - LevelInside) / 255.0 * 4 // see Dequantize
	const row = firstReach * PortraitDepth
	for _, at := range places {
		x, y := at%PortraitSide, at/PortraitSide
		for v := max(y-firstReach+2, 0) / 2; v <= min(y/2, firstSide-1); v++ {
			for u := max(x-firstReach+2, 0) / 2; u <= min(x/2, firstSide-1); u++ {
				own := to[(v*firstSide+u)*FirstFilters:][:FirstFilters]
				w := e.First[(y-2*v)*row+(x-2*u)*PortraitDepth+PortraitDepth-1:]
				for k := range own {
					own[k] += step * w[k*firstReach*row]
				}
			}
		}
	}
}

// filter is a convolution with stride 2 over a square of side places with depth numbers each.
func filter(in []float32, side, depth int, filters, bias weights, reach int, out []float32, outSide int) {
	var memory [firstReach * firstReach * PortraitDepth]float32 // enough for both layers
	seen := memory[:reach*reach*depth]
	n, row := len(bias), reach*depth
	for y := range outSide {
		for x := range outSide {
			for j := range reach {
				copy(seen[j*row:][:row], in[((2*y+j)*side+2*x)*depth:])
			}
			to := out[(y*outSide+x)*n:][:n]
			for k := range to {
				to[k] = bias[k] + dot(filters[k*len(seen):][:len(seen)], seen)
			}
		}
	}
}

// leakyReLU applies the activation function in place.
func leakyReLU(v []float32) {
	for i, s := range v {
		v[i] = max(s, leakSlope*s)
	}
}

var products gonum.Implementation

// dot is the scalar product over the length of a.
func dot(a, b []float32) float32 { return products.Sdot(len(a), a, 1, b, 1) }
