//go:build cgo

package cv

import (
	"math"

	"quartermaster/vision"
)

// near gives the peaks round a place quickly.
type near struct {
	peaks []peak
	w, h  int
	cell  [][]int32 // the peaks of each cell of nearCell pixels, row by row
}

const nearCell = edgePX

func newNear(peaks []peak) near {
	n := near{peaks: peaks}
	for _, p := range peaks {
		n.w, n.h = max(n.w, max(int(p.x), 0)/nearCell+1), max(n.h, max(int(p.y), 0)/nearCell+1)
	}
	n.cell = make([][]int32, n.w*n.h)
	for i, p := range peaks {
		k := max(int(p.y), 0)/nearCell*n.w + max(int(p.x), 0)/nearCell
		n.cell[k] = append(n.cell[k], int32(i))
	}
	return n
}

// within calls fn with each peak nearer than r pixels (at most nearCell).
func (n *near) within(x, y, r float64, fn func(i int, d float64)) {
	for j := max(0, int(y-r)/nearCell); j <= min(n.h-1, max(0, int(y+r)/nearCell)); j++ {
		for i := max(0, int(x-r)/nearCell); i <= min(n.w-1, max(0, int(x+r)/nearCell)); i++ {
			for _, k := range n.cell[j*n.w+i] {
				dx, dy := n.peaks[k].x-x, n.peaks[k].y-y
				if d := dx*dx + dy*dy; d <= r*r {
					fn(int(k), math.Sqrt(d))
				}
			}
		}
	}
}

// guess is a pose that some peaks suggest, before it is judged.
type guess struct {
	pose
	one     int      // the peak that would be the pip of a one, or -1
	pips    *spotted // among which it was seen
	promise float64  // see promise
}

// pipLikes are the peaks that stand out of nearly all that is round them, as pips do: ends of lines and corners of faces
// are left out before they are paired.
func pipLikes(peaks []peak) *near {
	const least = 2
	out := make([]peak, 0, len(peaks))
	for _, p := range peaks {
		if p.like >= least {
			out = append(out, p)
		}
	}
	n := newNear(out)
	return &n
}

// guesses lists poses from pairs of peaks: opposite corner pips give one pose, neighbouring corner pips two and the
// one of a six's middle. The distance may be off by tolerance, for a die that leans or lies higher.
func guesses(n *near, pitch, tolerance float64) []guess {
	var out []guess
	p := pitch * edgePX
	diagonal, straight := 2*math.Sqrt2*p, 2*p
	for i := range n.peaks {
		a := n.peaks[i]
		n.within(a.x, a.y, diagonal*(1+tolerance), func(j int, d float64) {
			if j <= i {
				return
			}
			b := n.peaks[j]
			mx, my := (a.x+b.x)/2, (a.y+b.y)/2
			t := math.Atan2(b.y-a.y, b.x-a.x)
			if math.Abs(d/diagonal-1) < tolerance {
				out = append(out, guess{pose: pose{mx, my, quarter(t - math.Pi/4)}, one: -1})
			}
			if math.Abs(d/straight-1) < tolerance {
				s, c := math.Sincos(t)
				out = append(out, guess{pose: pose{mx - p*s, my + p*c, quarter(t)}, one: -1},
					guess{pose: pose{mx + p*s, my - p*c, quarter(t)}, one: -1},
					guess{pose: pose{mx, my, quarter(t)}, one: -1})
			}
		})
	}
	return merged(out)
}

// merged joins guesses that are the same within what the judge's refinement takes up.
func merged(in []guess) []guess {
	const room, turn, cell = 0.05 * edgePX, 3.5 * math.Pi / 180, 4 // pixels, radians, pixels
	if len(in) == 0 {
		return nil
	}
	least, most := in[0].pose, in[0].pose
	for _, g := range in {
		least.x, least.y, most.x, most.y = min(least.x, g.x), min(least.y, g.y), max(most.x, g.x), max(most.y, g.y)
	}
	w, h := int((most.x-least.x)/cell)+3, int((most.y-least.y)/cell)+3 // with an empty cell all round
	last := make([]int32, w*h)                                         // the last of each cell, counted from 1
	var before []int32                                                 // of each that is kept, the one before it in its cell
	out := make([]guess, 0, len(in))
next:
	for _, g := range in {
		at := (int((g.y-least.y)/cell)+1)*w + int((g.x-least.x)/cell) + 1
		for _, near := range [9]int{-w - 1, -w, -w + 1, -1, 0, 1, w - 1, w, w + 1} {
			for k := last[at+near]; k > 0; k = before[k-1] {
				o := &out[k-1]
				if math.Hypot(o.x-g.x, o.y-g.y) < room && math.Abs(quarter(o.yaw-g.yaw)) < turn {
					continue next
				}
			}
		}
		out, before = append(out, g), append(before, last[at])
		last[at] = int32(len(out))
	}
	return out
}

// fitted moves a pose so that the pips of the pattern lie on the peaks, by least squares (Procrustes). It gives the
// scale of the lattice against the expected one, the rms distance left (pixels) and how many pips have a peak.
// For fewer than two pips the pose stays as it is. pairs are the pips' places on the lattice and of their peaks, pixels.
func fitted(n *near, p pose, pat *vision.Pattern, pitch float64) (q pose, scale, rms float64, pairs [][4]float64) {
	const reach = 0.09 * edgePX
	var all [4][9]float64
	sx, sy, tx, ty := all[0][:0], all[1][:0], all[2][:0], all[3][:0]
	f := p.frame()
	for i, on := range pat.Pips {
		if !on {
			continue
		}
		a, b := vision.SiteAt(i)
		x, y := f.place(a*pitch, b*pitch)
		best, at := reach, -1
		n.within(x, y, reach, func(k int, d float64) {
			if d < best {
				best, at = d, k
			}
		})
		if at < 0 {
			continue
		}
		sx, sy = append(sx, a*pitch*edgePX), append(sy, b*pitch*edgePX)
		tx, ty = append(tx, n.peaks[at].x), append(ty, n.peaks[at].y)
	}
	for i := range sx {
		pairs = append(pairs, [4]float64{sx[i], sy[i], tx[i], ty[i]})
	}
	found := len(sx)
	if found == 0 {
		return p, 1, 0, nil
	}
	if found == 1 {
		if pat.N == 1 {
			return pose{tx[0], ty[0], p.yaw}, 1, 0, pairs
		}
		return p, 1, 0, pairs
	}
	var msx, msy, mtx, mty float64
	m := float64(found)
	for i := range sx {
		msx, msy, mtx, mty = msx+sx[i]/m, msy+sy[i]/m, mtx+tx[i]/m, mty+ty[i]/m
	}
	var dot, cross, ss float64
	for i := range sx {
		a, b, c, d := sx[i]-msx, sy[i]-msy, tx[i]-mtx, ty[i]-mty
		dot += a*c + b*d
		cross += a*d - b*c
		ss += a*a + b*b
	}
	yaw := math.Atan2(cross, dot)
	scale = math.Hypot(dot, cross) / ss
	s, c := math.Sincos(yaw)
	// The scale is known: it is measured, not fitted.
	q = pose{mtx - (c*msx - s*msy), mty - (s*msx + c*msy), yaw}
	for i := range sx {
		x, y := q.x+c*sx[i]-s*sy[i], q.y+s*sx[i]+c*sy[i]
		rms += (x-tx[i])*(x-tx[i]) + (y-ty[i])*(y-ty[i])
	}
	return q, scale, math.Sqrt(rms / m), pairs
}
