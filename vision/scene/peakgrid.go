package scene

import (
	"math"

	"quartermaster/vision/pixel"
)

// PeakGrid is a grid index of peaks for fast radius queries.
type PeakGrid struct {
	Peaks []Peak
	w, h  int
	cell  [][]int32 // the peaks of each cell of nearCell pixels, row by row
}

// PeakCell is the side of a cell, pixels.
const PeakCell = pixel.EdgePX

// NewPeakGrid indexes peaks.
func NewPeakGrid(peaks []Peak) PeakGrid {
	n := PeakGrid{Peaks: peaks}
	for _, p := range peaks {
		n.w, n.h = max(n.w, max(int(p.X), 0)/PeakCell+1), max(n.h, max(int(p.Y), 0)/PeakCell+1)
	}
	n.cell = make([][]int32, n.w*n.h)
	for i, p := range peaks {
		k := max(int(p.Y), 0)/PeakCell*n.w + max(int(p.X), 0)/PeakCell
		n.cell[k] = append(n.cell[k], int32(i))
	}
	return n
}

// Within calls fn with the index and the distance of each peak nearer than r pixels (at most PeakCell).
func (n *PeakGrid) Within(x, y, r float64, fn func(i int, d float64)) {
	for j := max(0, int(y-r)/PeakCell); j <= min(n.h-1, max(0, int(y+r)/PeakCell)); j++ {
		for i := max(0, int(x-r)/PeakCell); i <= min(n.w-1, max(0, int(x+r)/PeakCell)); i++ {
			for _, k := range n.cell[j*n.w+i] {
				dx, dy := n.Peaks[k].X-x, n.Peaks[k].Y-y
				if d := dx*dx + dy*dy; d <= r*r {
					fn(int(k), math.Sqrt(d))
				}
			}
		}
	}
}
