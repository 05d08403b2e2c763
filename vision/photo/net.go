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

// The classes of a crop: 0 is no top face that lies straight in it, 1 to 6 is the value of the one that does.
const classes = 7

// net is a small convolutional net. It works on batches: the crops of a batch are the innermost index of all its
// arrays, so that every step is a long sum that the processor does many numbers at a time.
//
//	planes×28×28 ─3×3─▶ maps ─halved─▶ 14×14 ─3×3─▶ maps ─halved─▶ 7×7 ─3×3─▶ maps ─▶ hidden ─▶ 7
type net struct {
	conv [3]conv
	full [2]full
}

// conv is a layer of 3×3 filters over maps that are size wide.
type conv struct {
	in, out, size int
	w, b          []float32 // w: out × in × 3 × 3
}

// full is a layer in which all is joined to all.
type full struct {
	in, out int
	w, b    []float32 // w: out × in
}

const batch = kernel.Width

// shape is how large a net is: planes of a crop, maps of each convolution, and units of the hidden layer.
type shape struct {
	planes int
	maps   [3]int
	hidden int
}

var (
	facesShape  = shape{cropPlanes, [3]int{12, 24, 32}, 48}
	bodiesShape = shape{bodyPlanes, [3]int{12, 24, 32}, 48}
	valuesShape = shape{bodyPlanes, [3]int{16, 32, 48}, 64}
)

var blas gonum.Implementation

// newNet makes a net of a shape.
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

// all lists the weights of all layers.
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

// pass holds what flows through the net for one batch. Maps have a rim of zeros.
type pass struct {
	in  [3][]float32 // to each convolution: map, row, column, crop
	out [3][]float32 // of each convolution, before halving; no rim
	mid [3][]float32 // to each full layer, and the net's answer
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

// load puts a crop into the batch.
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

// line gives a row of a convolution's output.
func (c *conv) line(out []float32, m, y int) []float32 {
	at := (m*c.size + y) * c.size * batch
	return out[at : at+c.size*batch]
}

// taps lists where the inputs of a row of filters lie in maps that have a rim and are size wide, from the row's first on.
func taps(maps, size int) []int {
	out := make([]int, 0, 9*maps)
	for m := range maps {
		for k := range 9 {
			out = append(out, ((m*(size+2)+k/3)*(size+2)+k%3)*batch)
		}
	}
	return out
}

// forward makes the maps two at a time, as the kernel does; their number is even.
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

func (f *full) forward(in, out []float32) {
	at := make([]int, f.in)
	for m := range at {
		at[m] = m * batch
	}
	spare := make([]float32, batch) // where the number of outputs is odd
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

// forward runs the batch through the net; mid[2] holds the answers before the softmax.
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

// halve keeps the greatest of each 2×2, and nothing below zero.
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

// softmax turns the answers for one crop of the batch into probabilities.
func (p *pass) softmax(at int) (out [classes]float64) {
	for k := range out {
		out[k] = float64(p.mid[2][k*batch+at])
	}
	odds.Softmax(out[:])
	return out
}

// judge gives the probabilities of the classes of some crops, each the mean over so many ways (1, 4 or 8) in which the crop
// is turned. crop writes one of them. Once ctx has ended, the crops that are left show nothing.
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

// head begins every file of weights; its end counts the shapes that a net ever had.
const head = "dice faces 1\n"

// bytes is the net as it is kept: its weights as 32-bit numbers, low byte first.
func (n *net) bytes() []byte {
	out := []byte(head)
	for _, w := range n.all() {
		for _, v := range w {
			out = binary.LittleEndian.AppendUint32(out, math.Float32bits(v))
		}
	}
	return out
}

func loadNet(data []byte, s shape) (*net, error) {
	n := newNet(s)
	size := len(head)
	for _, w := range n.all() {
		size += 4 * len(w)
	}
	if len(data) != size || string(data[:len(head)]) != head {
		return nil, errors.New("the weights that read faces are of another net: run quartermaster train-faces, train-bodies or train-values")
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
