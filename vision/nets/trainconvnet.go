package nets

import (
	"encoding/json"
	"errors"
	"math"
	"math/rand/v2"
	"sync"

	"quartermaster/vision/adam"
	"quartermaster/vision/odds"
)

// convNets is the number of nets in an ensemble of convolutional nets.
const convNets = 3

// NewConvNets returns an ensemble with random weights.
func NewConvNets(seed uint64) []*ConvNet {
	out := make([]*ConvNet, convNets)
	for i := range out {
		out[i] = newConvNet(seed + 1000*uint64(i))
	}
	return out
}

// TrainConvNets trains an ensemble to tell one class from the others. It returns the nets as JSON and the mean cross
// entropy of their last passes.
func TrainConvNets(all []*ConvNet, examples []Example, class int, seed uint64, passes int) (weights []byte, loss float64, err error) {
	if len(examples) < 100 {
		return nil, 0, errors.New("too few examples to learn from: give more rig folders")
	}
	odd := 0.5 // a pseudo-count keeps the share off 0 and 1
	for _, x := range examples {
		if x.Class == class {
			odd++
		}
	}
	share := odd / float64(len(examples)+1)
	c := schedule{passes: passes, tried: 3000, guess: -share*math.Log(share) - (1-share)*math.Log(1-share), beginnings: 4}
	for i := range all {
		loss += trainConvNet(all[i], examples, class, seed+1000*uint64(i), c) / float64(len(all))
		all[i].Prior = share
	}
	weights, err = json.MarshalIndent(all, "", " ")
	return weights, loss, err
}

// schedule is the schedule of a training.
type schedule struct {
	passes     int
	tried      int     // steps after which the loss is checked
	guess      float64 // cross entropy of always answering the prior
	beginnings int     // how often it may start again with other weights
}

// newConvNet is a net with small random weights.
func newConvNet(seed uint64) *ConvNet {
	random := rand.New(rand.NewPCG(seed, 7))
	e := new(ConvNet)
	spread := [8]float64{0: 2.0 / (firstReach * firstReach * PortraitDepth), 2: 2.0 / (secondReach * secondReach * FirstFilters), 4: 1.0 / eyeSeen, 6: 1.0 / eyeHidden}
	for k, l := range e.layers() {
		*l = make(weights, layerSizes[k])
		for i := range *l {
			(*l)[i] = float32(random.NormFloat64() * math.Sqrt(spread[k]))
		}
	}
	return e
}

// worker is the workspace of one of the goroutines that share a batch.
type worker struct {
	Activations
	grad  [8]weights
	seen  [eyeSeen]float32
	first [firstSide * firstSide * FirstFilters]float32
	loss  float64
}

// trainConvNet trains a net by Adam (Kingma and Ba, 2015) with decoupled weight decay (Loshchilov and Hutter, 2019) on
// the cross entropy. Light and floor of each portrait are varied at random each time (data augmentation), so that the
// net learns shapes. The step size is warmed up, since large first steps can saturate all hidden units. A net whose
// loss is not well below that of the prior starts again. The schedule was fitted on: unknown.
func trainConvNet(e *ConvNet, examples []Example, class int, seed uint64, c schedule) (loss float64) {
	const (
		batch, pupils, decay = 32, 2, 0.01
		warm                 = 500 // steps of the warm-up
		blind                = 0.6 // share of the prior's cross entropy above which a net counts as stuck
	)
	layers := e.layers()
	var moved [8]adam.Moments[float32]
	var all [pupils]worker
	for k, n := range layerSizes {
		moved[k] = adam.New[float32](n)
		for i := range all {
			all[i].grad[k] = make(weights, n)
		}
	}
	random := rand.New(rand.NewPCG(seed, 3))
	order := random.Perm(len(examples))
	steps := 0
	for pass := range c.passes {
		random.Shuffle(len(order), func(i, j int) { order[i], order[j] = order[j], order[i] })
		rate := 0.0015 * math.Pow(0.03, float64(pass)/float64(c.passes))
		begun := steps < c.tried
		for i := range all {
			all[i].loss = 0
		}
		for at := 0; at < len(order); at += batch {
			part := order[at:min(at+batch, len(order))]
			var wait sync.WaitGroup
			for i := range all {
				light := rand.New(rand.NewPCG(random.Uint64(), 1))
				wait.Go(func() {
					for k := i; k < len(part); k += pupils {
						x := &examples[part[k]]
						all[i].learn(e, x.Portrait, x.Class == class, light)
					}
				})
			}
			wait.Wait()
			steps++
			rate := rate * min(1, float64(steps)/warm)
			for k, l := range layers {
				kept := float32(decay)
				if k%2 == 1 {
					kept = 0
				}
				moved[k].Begin(steps)
				for i := range *l {
					var g float32
					for p := range all {
						g += all[p].grad[k][i] / float32(len(part))
						all[p].grad[k][i] = 0
					}
					step := moved[k].Step(i, g, 1) + kept*(*l)[i]
					(*l)[i] -= float32(rate) * step
				}
			}
		}
		loss = 0
		for i := range all {
			loss += all[i].loss / float64(len(examples))
		}
		if begun && steps >= c.tried && loss > blind*c.guess && c.beginnings > 1 {
			c.beginnings--
			*e = *newConvNet(seed + 100)
			return trainConvNet(e, examples, class, seed+100, c)
		}
	}
	return loss
}

// learn computes the loss of an augmented portrait and adds its gradient.
func (p *worker) learn(e *ConvNet, portrait []uint8, is bool, light *rand.Rand) {
	p.Portrait = Dequantize(portrait, p.Portrait)
	shine, floor, contrast := float32(0.08*light.NormFloat64()), float32(0.15*light.NormFloat64()), float32(math.Exp(0.1*light.NormFloat64()))
	for i := 0; i < len(p.Portrait); i += PortraitDepth {
		p.Portrait[i] = p.Portrait[i]*contrast + shine + float32(0.02*light.NormFloat64())
		p.Portrait[i+1] = p.Portrait[i+1]*contrast + floor
	}
	odd := odds.Logistic(e.LogOdds(&p.Activations))
	miss := odd
	if is {
		miss--
		p.loss -= math.Log(odd + 1e-9)
	} else {
		p.loss -= math.Log(1 - odd + 1e-9)
	}
	p.back(e, float32(miss))
}

// back is backpropagation of an error through the layers.
func (p *worker) back(e *ConvNet, miss float32) {
	clear(p.seen[:])
	clear(p.first[:])
	p.grad[7][0] += miss
	for j, h := range p.hidden {
		p.grad[6][j] += miss * h
		d := miss * e.Out[j] * (1 - h*h)
		p.grad[5][j] += d
		addTo(p.grad[4][j*eyeSeen:][:eyeSeen], d, p.second[:])
		addTo(p.seen[:], d, e.Hidden[j*eyeSeen:])
	}
	filterGradient(p.Activations.First[:], firstSide, FirstFilters, e.Second, secondReach, p.second[:], p.seen[:], secondSide, p.grad[2], p.grad[3], p.first[:])
	filterGradient(p.Portrait, PortraitSide, PortraitDepth, e.First, firstReach, p.Activations.First[:], p.first[:], firstSide, p.grad[0], p.grad[1], nil)
}

// filterGradient is the gradient of filter: with respect to the filters, their biases and, unless back is nil, the
// input.
func filterGradient(in []float32, side, depth int, filters weights, reach int, out, miss []float32, outSide int, grad, bias weights, back []float32) {
	n := len(bias)
	row := reach * depth
	for y := range outSide {
		for x := range outSide {
			for k := range n {
				at := (y*outSide+x)*n + k
				d := miss[at]
				if out[at] < 0 {
					d *= leakSlope
				}
				if d == 0 {
					continue
				}
				bias[k] += d
				for j := range reach {
					from := ((2*y+j)*side + 2*x) * depth
					addTo(grad[(k*reach+j)*row:][:row], d, in[from:])
					if back != nil {
						addTo(back[from:][:row], d, filters[(k*reach+j)*row:])
					}
				}
			}
		}
	}
}

// addTo adds by times of to sum.
func addTo(sum []float32, by float32, of []float32) {
	of = of[:len(sum)]
	for i := range sum {
		sum[i] += by * of[i]
	}
}
