package scene

import (
	"math"

	"quartermaster/vision/pixel"
)

// Near is a grid index of peaks for fast radius queries.
type Near struct {
	Peaks []Peak
	w, h  int
	cell  [][]int32 // the peaks of each cell of nearCell pixels, row by row
}

// NearCell is the side of a cell, pixels.
const NearCell = pixel.EdgePX

// NewNear indexes peaks.
func NewNear(peaks []Peak) Near {
	n := Near{Peaks: peaks}
	for _, p := range peaks {
		n.w, n.h = max(n.w, max(int(p.X), 0)/NearCell+1), max(n.h, max(int(p.Y), 0)/NearCell+1)
	}
	n.cell = make([][]int32, n.w*n.h)
	for i, p := range peaks {
		k := max(int(p.Y), 0)/NearCell*n.w + max(int(p.X), 0)/NearCell
		n.cell[k] = append(n.cell[k], int32(i))
	}
	return n
}

// Within calls fn with the index and the distance of each peak nearer than r pixels (at most NearCell).
func (n *Near) Within(x, y, r float64, fn func(i int, d float64)) {
	for j := max(0, int(y-r)/NearCell); j <= min(n.h-1, max(0, int(y+r)/NearCell)); j++ {
		for i := max(0, int(x-r)/NearCell); i <= min(n.w-1, max(0, int(x+r)/NearCell)); i++ {
			for _, k := range n.cell[j*n.w+i] {
				dx, dy := n.Peaks[k].X-x, n.Peaks[k].Y-y
				if d := dx*dx + dy*dy; d <= r*r {
					fn(int(k), math.Sqrt(d))
				}
			}
		}
	}
}
