package photo

import (
	"context"
	"errors"
	"math"
	"math/rand/v2"
	"sync"

	"quartermaster/vision/adam"
	"quartermaster/vision/photo/kernel"
)

// Example is a training example: a crop and its true class.
type Example struct {
	Crop  []int8 // in units of 1/cropUnit: plane by plane, row by row
	Class int    // see classes
}

// cropUnit is the factor by which the values of a crop, -2 to 2, are scaled to 8-bit integers.
const cropUnit = 63

func newExample(g *guess, class int) Example {
	var crop [cropSize]float32
	g.level.crop(&g.frame, g.pip, g.face, crop[:])
	return Example{packed(crop[:]), class}
}

// packed quantizes a crop to 8 bits.
func packed(crop []float32) []int8 {
	out := make([]int8, len(crop))
	for i, v := range crop {
		out[i] = int8(math.Round(float64(v) * cropUnit))
	}
	return out
}

// Train trains the net of faces and returns its weights. from are earlier weights from which training starts; empty: from random
// ones. The same examples and seed give the same weights on the same kind of processor. told, if not nil, is called after each pass
// over the examples (epoch) with the mean cross entropy.
func Train(ctx context.Context, examples []Example, from []byte, seed uint64, passes int, told func(pass int, loss float64)) ([]byte, error) {
	return train(ctx, facesShape, examples, from, seed, passes, told)
}

// train trains a net with the optimizer Adam (Kingma and Ba, 2015) on the cross entropy. In each pass every crop is rotated by a
// random number of quarter turns and randomly mirrored.
func train(ctx context.Context, s shape, examples []Example, from []byte, seed uint64, passes int, told func(pass int, loss float64)) ([]byte, error) {
	if len(examples) < 1000 {
		return nil, errors.New("too few examples to learn from: draw more scenes")
	}
	n := newNet(s)
	n.scatter(seed)
	if len(from) > 0 {
		var err error
		if n, err = loadNet(from, s); err != nil {
			return nil, err
		}
	}
	if err := n.learn(ctx, examples, seed, passes, told); err != nil {
		return nil, err
	}
	return n.bytes(), nil
}

// learn runs the passes. The learning rate decays along a cosine. Each step computes the gradients of two batches in parallel.
func (n *net) learn(ctx context.Context, examples []Example, seed uint64, passes int, told func(pass int, loss float64)) error {
	random := rand.New(rand.NewPCG(seed, 2))
	order := random.Perm(len(examples))
	var half [2]*trainer
	for k := range half {
		half[k] = newTrainer(n)
	}
	moved := make([]adam.Moments[float32], len(n.all()))
	for k, w := range n.all() {
		moved[k] = adam.New[float32](len(w))
	}
	steps, total := 0, passes*(len(order)/(2*batch))
	for pass := range passes {
		random.Shuffle(len(order), func(i, j int) { order[i], order[j] = order[j], order[i] })
		loss, seen := 0.0, 0
		for at := 0; at+2*batch <= len(order); at += 2 * batch {
			if err := ctx.Err(); err != nil {
				return err
			}
			var both sync.WaitGroup
			for k, t := range half {
				t.prepare(examples, order[at+k*batch:at+(k+1)*batch], random)
				both.Go(func() { t.run(n) })
			}
			both.Wait()
			steps++
			rate := 0.002 * (0.02 + 0.98*0.5*(1+math.Cos(math.Pi*float64(steps)/float64(total))))
			update(n.all(), half[0].grad.all(), half[1].grad.all(), moved, steps, float32(rate))
			loss += half[0].loss + half[1].loss
			seen += 2 * batch
		}
		if told != nil {
			told(pass+1, loss/float64(seen))
		}
	}
	return nil
}

// scatter initializes the weights randomly (He et al., 2015).
func (n *net) scatter(seed uint64) {
	random := rand.New(rand.NewPCG(seed, 1))
	fill := func(w []float32, in int) {
		for i := range w {
			w[i] = float32(random.NormFloat64() * math.Sqrt(2/float64(in)))
		}
	}
	for k := range n.conv {
		fill(n.conv[k].w, 9*n.conv[k].in)
	}
	for k := range n.full {
		fill(n.full[k].w, n.full[k].in)
	}
}

// weightDecay is decoupled from the gradient (Loshchilov and Hutter, 2019). Fitted on: unknown.
const weightDecay = 1e-4

// update does one step of all weights. g0 and g1 are the sums of the gradients of two batches.
func update(w, g0, g1 [][]float32, moved []adam.Moments[float32], step int, rate float32) {
	for k := range w {
		moved[k].Begin(step)
		for i := range w[k] {
			g := (g0[k][i] + g1[k][i]) / (2 * batch)
			w[k][i] -= moved[k].Step(i, g, rate) + rate*weightDecay*w[k][i]
		}
	}
}

// trainer computes the gradients of one batch, which is half of a step.
type trainer struct {
	p, back *pass      // activations, and their gradients
	grad    *net       // gradients of the weights
	class   [batch]int // true class of each crop
	loss    float64    // sum of the cross entropies
	kept    []float32  // the crop of an example
	crop    []float32  // the same in another orientation
}

func newTrainer(n *net) *trainer {
	size := n.planes() * cropSide * cropSide
	return &trainer{p: newPass(n), back: newPass(n), grad: newNet(n.shape()), kept: make([]float32, size), crop: make([]float32, size)}
}

// prepare loads the batch of some examples, each in a random orientation.
func (t *trainer) prepare(examples []Example, which []int, random *rand.Rand) {
	for at, k := range which {
		for i, v := range examples[k].Crop {
			t.kept[i] = float32(v) / cropUnit
		}
		turned(t.kept, t.crop, random.IntN(8))
		t.p.load(at, t.crop)
		t.class[at] = examples[k].Class
	}
}

// run does the forward and the backward pass.
func (t *trainer) run(n *net) {
	for _, g := range t.grad.all() {
		clear(g)
	}
	n.forward(t.p)
	t.loss = 0
	for at := range batch {
		p := t.p.softmax(at)
		t.loss -= math.Log(p[t.class[at]] + 1e-12)
		p[t.class[at]]--
		for k := range classes {
			t.back.mid[2][k*batch+at] = float32(p[k])
		}
	}
	n.full[1].backward(&t.grad.full[1], t.p.mid[1], t.back.mid[1], t.back.mid[2])
	stop(t.back.mid[1], t.p.mid[1])
	n.full[0].backward(&t.grad.full[0], t.p.mid[0], t.back.mid[0], t.back.mid[1])
	stop(t.back.mid[0], t.p.mid[0])
	copy(t.back.out[2], t.back.mid[0])
	for k := 2; k >= 0; k-- {
		n.conv[k].backward(&t.grad.conv[k], t.p.in[k], t.back.in[k], t.back.out[k], k > 0)
		if k > 0 {
			unhalve(&n.conv[k-1], t.p.out[k-1], t.p.in[k], t.back.in[k], t.back.out[k-1])
		}
	}
}

// stop does the backward pass of relu: it clears the gradients where the output is 0.
func stop(grad, value []float32) {
	for i, v := range value {
		if v <= 0 {
			grad[i] = 0
		}
	}
}

// backward adds to the gradients of the weights and computes that of the input.
func (f *full) backward(grad *full, in, inGrad, outGrad []float32) {
	clear(inGrad)
	for o := range f.out {
		g := outGrad[o*batch : (o+1)*batch]
		for _, v := range g {
			grad.b[o] += v
		}
		for m := range f.in {
			grad.w[o*f.in+m] += blas.Sdot(batch, g, 1, in[m*batch:(m+1)*batch], 1)
			blas.Saxpy(batch, f.w[o*f.in+m], g, 1, inGrad[m*batch:(m+1)*batch], 1)
		}
	}
}

// backward adds to the gradients of the weights. If further is set, it also computes that of the input.
func (c *conv) backward(grad *conv, in, inGrad, outGrad []float32, further bool) {
	inner, rimmed := c.size*c.size*batch, (c.size+2)*(c.size+2)*batch
	for o := range c.out {
		g := outGrad[o*inner : (o+1)*inner]
		var sums [4]float32 // four independent sums, which the processor adds in parallel
		for i := 0; i < len(g); i += 4 {
			sums[0] += g[i]
			sums[1] += g[i+1]
			sums[2] += g[i+2]
			sums[3] += g[i+3]
		}
		grad.b[o] += sums[0] + sums[1] + sums[2] + sums[3]
		for m := range c.in {
			w := (o*c.in + m) * 9
			kernel.Products(grad.w[w:w+9], g, in[m*rimmed:(m+1)*rimmed], c.size, c.size)
		}
	}
	if further {
		c.backwardInput(inGrad, outGrad)
	}
}

// backwardInput computes the gradient of the input. It is the gradient of the output, padded with zeros, convolved with the filters
// rotated by 180°. The number of input maps must be even.
func (c *conv) backwardInput(inGrad, outGrad []float32) {
	clear(inGrad)
	rows := c.size + 2
	rimmed := make([]float32, c.out*rows*rows*batch)
	for o := range c.out {
		for y := range c.size {
			copy(rimmed[((o*rows+y+1)*rows+1)*batch:], c.line(outGrad, o, y))
		}
	}
	n := 9 * c.out
	w := make([]float32, c.in*n)
	for o := range c.out {
		for m := range c.in {
			for k := range 9 {
				w[m*n+o*9+8-k] = c.w[(o*c.in+m)*9+k]
			}
		}
	}
	at := taps(c.out, c.size)
	for m := 0; m < c.in; m += 2 {
		for y := range c.size {
			to := func(m int) []float32 {
				i := ((m*rows+y+1)*rows + 1) * batch
				return inGrad[i : i+c.size*batch]
			}
			kernel.Add(to(m), to(m+1), rimmed[y*rows*batch:], at, w[m*n:(m+1)*n], w[(m+1)*n:(m+2)*n], c.size)
		}
	}
}

// unhalve does the backward pass of halve: the gradient of each maximum goes to the value that was the maximum. from and halved are
// the input and the output of halve, grad is the gradient of halved, and out that of from.
func unhalve(c *conv, from, halved, grad, out []float32) {
	h := c.size / 2
	clear(out)
	for m := range c.out {
		for y := range h {
			for x := range h {
				at := ((m*(h+2)+y+1)*(h+2) + x + 1) * batch
				for k := range batch {
					v := halved[at+k]
					if v <= 0 {
						continue
					}
					for _, q := range [4][2]int{{0, 0}, {0, 1}, {1, 0}, {1, 1}} {
						i := ((m*c.size+2*y+q[0])*c.size+2*x+q[1])*batch + k
						if from[i] == v {
							out[i] = grad[at+k]
							break
						}
					}
				}
			}
		}
	}
}
