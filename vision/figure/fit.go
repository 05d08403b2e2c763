package figure

import (
	"math"

	"quartermaster/vision/pixel"
)

const little = 0.5 / pixel.EdgePX

var (
	still = pixel.Stretched{Ax: 1, By: 1}
	// A face that lies on the floor may be moved and turned, any other stretched too.
	turns = []pixel.Move{{X: little}, {Y: little}, {Ay: 0.02, Bx: -0.02}}
	bends = []pixel.Move{{X: little}, {Y: little}, {Ax: 2 * little}, {Ay: 2 * little}, {Bx: 2 * little}, {By: 2 * little}}
)

// template is a stamp of a figure together with what tells from another stamp of it where that one was taken.
type template struct {
	stamp      []float32
	turn, bend slope
}

// slope tells of a stamp how far it was moved: the least squares of how a template changes with each move.
type slope struct {
	ways []pixel.Move
	rows [][]float32 // of each way; their scalar products with a stamp are how often it was moved that way
}

// template takes the stamp of a face of which the whole picture is known, and says how long it was.
func (p *sheet) template(face pixel.Stretched) (t template, long float64) {
	t.stamp = make([]float32, len(p.grain.points))
	long = p.stamp(face, t.stamp)
	t.turn, t.bend = p.slope(face, turns), p.slope(face, bends)
	return t, long
}

func (p *sheet) slope(face pixel.Stretched, ways []pixel.Move) slope {
	n, m := len(p.grain.points), len(ways)
	out := slope{ways: ways}
	there, back := make([]float32, n), make([]float32, n)
	grow := make([][]float32, m)
	for k, w := range ways {
		p.stamp(face.Through(still.Moved(w, 1)), there)
		p.stamp(face.Through(still.Moved(w, -1)), back)
		grow[k] = make([]float32, n)
		for i := range n {
			grow[k][i] = (there[i] - back[i]) / 2
		}
	}
	for k := range m {
		var a [6][7]float64
		for i := range m {
			for j := range m {
				a[i][j] = alike(grow[i], grow[j])
			}
			a[i][i] = 1.02*a[i][i] + 1e-4 // a ring has no yaw
		}
		a[k][m] = 1
		share, _ := solve(&a, m)
		row := make([]float32, n)
		for i := range n {
			for j := range m {
				row[i] += float32(share[j]) * grow[j][i]
			}
		}
		out.rows = append(out.rows, row)
	}
	return out
}

// Fit lays a figure over the picture from a place nearby and gives how alike the two are there, -1 to 1. It moves and turns
// the figure; free, it may also stretch it. It descends as Gauss and Newton do, with slopes that are those of the figure
// instead of the picture's, which need not be taken anew at each step (Baker and Matthews, 2004).
func (p *sheet) Fit(g *figure, t pixel.Stretched, free bool, steps int) (pixel.Stretched, float64) {
	want := &g.fine
	if p.half {
		want = &g.soft
	}
	way := &want.turn
	if free {
		way = &want.bend
	}
	best, at := -1.0, t
	var room [17 * 17]float32
	now := room[:len(want.stamp)]
	var step [6]float64
	share := 1.0 // of the step that is taken
	for range steps {
		p.stamp(t, now)
		if like := alike(now, want.stamp); like > best {
			best, at, share = like, t, 1
			for k, row := range way.rows {
				// What is less alike seems to have moved less.
				step[k] = max(-4, min(4, alike(row, now)/max(like, 0.5)))
			}
		} else if share /= 3; share < 0.1 {
			break
		}
		d, long := still, 0.0
		for k, w := range way.ways {
			d = d.Moved(w, share*step[k])
			long = max(long, math.Abs(share*step[k]))
		}
		if long < 0.01 {
			break
		}
		if t = at.Through(d.Inverse()); !free {
			t = t.Square().Stretched()
		}
	}
	return at, best
}

// solve solves m linear equations, their right sides in column m, by elimination.
func solve(a *[6][7]float64, m int) (x [6]float64, ok bool) {
	for i := range m {
		p := i
		for r := i + 1; r < m; r++ {
			if math.Abs(a[r][i]) > math.Abs(a[p][i]) {
				p = r
			}
		}
		if math.Abs(a[p][i]) < 1e-12 {
			return x, false
		}
		a[i], a[p] = a[p], a[i]
		for r := i + 1; r < m; r++ {
			f := a[r][i] / a[i][i]
			for c := i; c <= m; c++ {
				a[r][c] -= f * a[i][c]
			}
		}
	}
	for i := m - 1; i >= 0; i-- {
		x[i] = a[i][m]
		for c := i + 1; c < m; c++ {
			x[i] -= a[i][c] * x[c]
		}
		x[i] /= a[i][i]
	}
	return x, true
}
