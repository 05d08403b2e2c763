package photo

import (
	"context"
	_ "embed"
	"encoding/binary"
	"errors"
	"math"
	"sync"

	"gonum.org/v1/gonum/blas/gonum"

	"quartermaster/vision/odds"
	"quartermaster/vision/photo/kernel"
)

// classes is the number of classes of a crop. Classes 1 to 6 are the values of a top face that is centred in the crop and
// parallel to it. Class 0 is everything else. For the nets of bodies and of values, a class from 1 on is the value of the
// die in the middle of the crop.
const classes = 7

// net is a small convolutional net with three convolutions, two max poolings and two fully connected layers. It works on batches.
// The crop is the innermost index of all its arrays, so that the processor can use vector instructions.
//
//	planes×28×28 ─3×3─▶ maps ─pooled─▶ 14×14 ─3×3─▶ maps ─pooled─▶ 7×7 ─3×3─▶ maps ─▶ hidden ─▶ 7
type net struct {
	conv [3]conv
	full [2]full
}

// conv is a convolution with 3×3 filters. Its maps are size pixels wide and high.
type conv struct {
	in, out, size int
	w, b          []float32 // w: out × in × 3 × 3
}

// full is a fully connected layer.
type full struct {
	in, out int
	w, b    []float32 // w: out × in
}

// batch is the number of crops of a batch.
const batch = kernel.Width

// shape is the size of a net: the numbers of planes of a crop, of maps of each convolution, and of units of the hidden layer.
type shape struct {
	planes int
	maps   [3]int
	hidden int
}

// The sizes of the three nets. Fitted on: unknown.
var (
	facesShape  = shape{cropPlanes, [3]int{12, 24, 32}, 48}
	bodiesShape = shape{bodyPlanes, [3]int{12, 24, 32}, 48}
	valuesShape = shape{bodyPlanes, [3]int{16, 32, 48}, 64}
)

var blas gonum.Implementation

// newNet makes a net whose weights are 0.
func newNet(s shape) *net {
	n := &net{
		conv: [3]conv{{in: s.planes, out: s.maps[0], size: 28}, {in: s.maps[0], out: s.maps[1], size: 14}, {in: s.maps[1], out: s.maps[2], size: 7}},
		full: [2]full{{in: s.maps[2] * 7 * 7, out: s.hidden}, {in: s.hidden, out: classes}},
	}
	for k := range n.conv {
		c := &n.conv[k]
		c.w, c.b = make([]float32, 9*c.in*c.out), make([]float32, c.out)
	}
	for k := range n.full {
		f := &n.full[k]
		f.w, f.b = make([]float32, f.in*f.out), make([]float32, f.out)
	}
	return n
}

func (n *net) planes() int { return n.conv[0].in }

func (n *net) shape() shape {
	return shape{n.planes(), [3]int{n.conv[0].out, n.conv[1].out, n.conv[2].out}, n.full[0].out}
}

// all lists the weights and biases of all layers.
func (n *net) all() [][]float32 {
	var out [][]float32
	for k := range n.conv {
		out = append(out, n.conv[k].w, n.conv[k].b)
	}
	for k := range n.full {
		out = append(out, n.full[k].w, n.full[k].b)
	}
	return out
}

// pass holds the activations of one batch. The inputs of convolutions are padded with zeros by one pixel on each side.
type pass struct {
	in  [3][]float32 // input of each convolution, padded: map, row, column, crop
	out [3][]float32 // output of each convolution before pooling, not padded
	mid [3][]float32 // input of each fully connected layer, and the output of the net before the softmax
}

func newPass(n *net) *pass {
	p := &pass{}
	for k, c := range n.conv {
		p.in[k] = make([]float32, c.in*(c.size+2)*(c.size+2)*batch)
		p.out[k] = make([]float32, c.out*c.size*c.size*batch)
	}
	p.mid = [3][]float32{make([]float32, n.full[0].in*batch), make([]float32, n.full[1].in*batch), make([]float32, classes*batch)}
	return p
}

// load writes a crop into the batch as crop number at.
func (p *pass) load(at int, crop []float32) {
	const s = cropSide + 2
	for m := range len(crop) / (cropSide * cropSide) {
		for y := range cropSide {
			for x := range cropSide {
				p.in[0][((m*s+y+1)*s+x+1)*batch+at] = crop[(m*cropSide+y)*cropSide+x]
			}
		}
	}
}

// line returns row y of output map m.
func (c *conv) line(out []float32, m, y int) []float32 {
	at := (m*c.size + y) * c.size * batch
	return out[at : at+c.size*batch]
}

// taps lists the offsets of the inputs that the 3×3 filters of one output pixel read. maps is the number of padded input maps, size
// their width without padding. The offsets count from the top left input of that pixel.
func taps(maps, size int) []int {
	out := make([]int, 0, 9*maps)
	for m := range maps {
		for k := range 9 {
			out = append(out, ((m*(size+2)+k/3)*(size+2)+k%3)*batch)
		}
	}
	return out
}

// forward computes the convolution. The kernel computes two maps at a time, so the number of output maps must be even.
func (c *conv) forward(in, out []float32) {
	at, n := taps(c.in, c.size), 9*c.in
	for o := 0; o < c.out; o += 2 {
		for y := range c.size {
			a, b := c.line(out, o, y), c.line(out, o+1, y)
			for i := range a {
				a[i], b[i] = c.b[o], c.b[o+1]
			}
			kernel.Add(a, b, in[y*(c.size+2)*batch:], at, c.w[o*n:(o+1)*n], c.w[(o+1)*n:(o+2)*n], c.size)
		}
	}
}

// forward computes the layer, two outputs at a time.
func (f *full) forward(in, out []float32) {
	at := make([]int, f.in)
	for m := range at {
		at[m] = m * batch
	}
	spare := make([]float32, batch) // second output of the last pair if the number of outputs is odd
	for o := 0; o < f.out; o += 2 {
		next := min(o+1, f.out-1)
		a, b := out[o*batch:(o+1)*batch], spare
		if next > o {
			b = out[next*batch : (next+1)*batch]
		}
		for i := range a {
			a[i], b[i] = f.b[o], f.b[next]
		}
		kernel.Add(a, b, in, at, f.w[o*f.in:(o+1)*f.in], f.w[next*f.in:(next+1)*f.in], 1)
	}
}

// forward does the forward pass of a batch. Its result is mid[2], before the softmax.
func (n *net) forward(p *pass) {
	for k := range n.conv {
		c := &n.conv[k]
		c.forward(p.in[k], p.out[k])
		if k < 2 {
			halve(c, p.out[k], p.in[k+1])
		} else {
			copy(p.mid[0], p.out[k])
			relu(p.mid[0])
		}
	}
	n.full[0].forward(p.mid[0], p.mid[1])
	relu(p.mid[1])
	n.full[1].forward(p.mid[1], p.mid[2])
}

func relu(v []float32) {
	for i := range v {
		v[i] = max(v[i], 0)
	}
}

// halve does 2×2 max pooling followed by relu. from are the output maps of c, to is the padded input of the next convolution.
func halve(c *conv, from, to []float32) {
	h := c.size / 2
	for m := range c.out {
		for y := range h {
			a, b := c.line(from, m, 2*y), c.line(from, m, 2*y+1)
			at := ((m*(h+2)+y+1)*(h+2) + 1) * batch
			for x := range h {
				i := 2 * x * batch
				dst := to[at+x*batch : at+(x+1)*batch]
				a0, a1, b0, b1 := a[i:i+batch], a[i+batch:i+2*batch], b[i:i+batch], b[i+batch:i+2*batch]
				for k := range dst {
					dst[k] = max(a0[k], a1[k], b0[k], b1[k], 0)
				}
			}
		}
	}
}

// softmax returns the class probabilities of one crop of the batch.
func (p *pass) softmax(at int) (out [classes]float64) {
	for k := range out {
		out[k] = float64(p.mid[2][k*batch+at])
	}
	odds.Softmax(out[:])
	return out
}

// judge returns the class probabilities of some crops, averaged over ways orientations of each crop (1, 4 or 8). crop writes crop
// number i into out. Once ctx has ended, all remaining crops get class 0.
func (n *net) judge(ctx context.Context, crops, ways int, crop func(i int, out []float32)) [][classes]float64 {
	out := make([][classes]float64, crops)
	per, size := batch/ways, n.planes()*cropSide*cropSide
	type worker struct {
		pass             *pass
		straight, turned []float32
	}
	pool := sync.Pool{New: func() any { return &worker{newPass(n), make([]float32, size), make([]float32, size)} }}
	inParallel((crops+per-1)/per, func(b int) {
		part := out[b*per : min(crops, (b+1)*per)]
		if ctx.Err() != nil {
			for i := range part {
				part[i][0] = 1
			}
			return
		}
		w := pool.Get().(*worker)
		defer pool.Put(w)
		for i := range part {
			crop(b*per+i, w.straight)
			for way := range ways {
				turned(w.straight, w.turned, way)
				w.pass.load(i*ways+way, w.turned)
			}
		}
		n.forward(w.pass)
		for i := range part {
			for way := range ways {
				for k, p := range w.pass.softmax(i*ways + way) {
					part[i][k] += p / float64(ways)
				}
			}
		}
	})
	return out
}

//go:embed faces.net
var faces []byte

//go:embed bodies.net
var bodies []byte

//go:embed values.net
var values []byte

// head is the beginning of every file of weights. Its number is the version of the architecture.
const head = "dice faces 1\n"

// bytes encodes the net as the content of a file of weights: head, then all weights as little-endian 32-bit floating-point numbers.
func (n *net) bytes() []byte {
	out := []byte(head)
	for _, w := range n.all() {
		for _, v := range w {
			out = binary.LittleEndian.AppendUint32(out, math.Float32bits(v))
		}
	}
	return out
}

// loadNet decodes a file of weights. It fails if their number does not fit the shape.
func loadNet(data []byte, s shape) (*net, error) {
	n := newNet(s)
	size := len(head)
	for _, w := range n.all() {
		size += 4 * len(w)
	}
	if len(data) != size || string(data[:len(head)]) != head {
		return nil, errors.New("the weights do not fit this version of the nets: make them again with quartermaster train-faces, train-bodies or train-values")
	}
	data = data[len(head):]
	for _, w := range n.all() {
		for i := range w {
			w[i] = math.Float32frombits(binary.LittleEndian.Uint32(data))
			data = data[4:]
		}
	}
	return n, nil
}

func sqrt32(v float32) float32 { return float32(math.Sqrt(float64(v))) }
