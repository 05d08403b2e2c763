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
)

// The classes of a crop: 0 is no top face that lies straight in it, 1 to 6 is the value of the one that does.
const classes = 7

// net is a small convolutional net. It works on batches: the crops of a batch are the innermost index of all its
// arrays, so that every step is a long sum that the processor does many numbers at a time.
//
//	planes×28×28 ─3×3─▶ 12 ─halved─▶ 14×14 ─3×3─▶ 24 ─halved─▶ 7×7 ─3×3─▶ 32 ─▶ 48 ─▶ 7
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

const (
	batch   = 32
	flat    = 32 * 7 * 7
	innards = 48
)

var blas gonum.Implementation

// newNet makes a net for crops of so many planes.
func newNet(planes int) *net {
	n := &net{
		conv: [3]conv{{in: planes, out: 12, size: 28}, {in: 12, out: 24, size: 14}, {in: 24, out: 32, size: 7}},
		full: [2]full{{in: flat, out: innards}, {in: innards, out: classes}},
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
	p.mid = [3][]float32{make([]float32, flat*batch), make([]float32, innards*batch), make([]float32, classes*batch)}
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

// row gives a row of a convolution's input that begins at a column.
func (c *conv) row(in []float32, m, y, x int) []float32 {
	s := c.size + 2
	at := ((m*s+y)*s + x) * batch
	return in[at : at+c.size*batch]
}

// line gives a row of a convolution's output.
func (c *conv) line(out []float32, m, y int) []float32 {
	at := (m*c.size + y) * c.size * batch
	return out[at : at+c.size*batch]
}

func (c *conv) forward(in, out []float32) {
	for o := range c.out {
		for y := range c.size {
			to := c.line(out, o, y)
			for i := range to {
				to[i] = c.b[o]
			}
			for m := range c.in {
				for k := range 9 {
					blas.Saxpy(len(to), c.w[(o*c.in+m)*9+k], c.row(in, m, y+k/3, k%3), 1, to, 1)
				}
			}
		}
	}
}

func (f *full) forward(in, out []float32) {
	for o := range f.out {
		to := out[o*batch : (o+1)*batch]
		for i := range to {
			to[i] = f.b[o]
		}
		for m := range f.in {
			blas.Saxpy(batch, f.w[o*f.in+m], in[m*batch:(m+1)*batch], 1, to, 1)
		}
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

func loadNet(data []byte, planes int) (*net, error) {
	n := newNet(planes)
	size := len(head)
	for _, w := range n.all() {
		size += 4 * len(w)
	}
	if len(data) != size || string(data[:len(head)]) != head {
		return nil, errors.New("the weights that read faces are of another net: run quartermaster train-faces")
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
