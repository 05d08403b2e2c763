package find

import (
	"math"

	"quartermaster/vision/pixel"
	"quartermaster/vision/scene"
)

// guess is the hypothesis of a pose, suggested by one or two peaks and not judged yet.
type guess struct {
	pixel.Pose
	one     int             // index of the peak that would be the pip of a one; -1: no one
	pips    *scene.PipPeaks // the peaks from which it comes
	promise float64         // see function promise
}

// likelyPips returns the peaks that differ from nearly everything around them, as pips do. Ends of lines and corners of faces are
// left out, before peaks are paired.
func likelyPips(peaks []scene.Peak) *scene.PeakGrid {
	const least = 2 // fitted on: unknown
	out := make([]scene.Peak, 0, len(peaks))
	for _, p := range peaks {
		if p.Contrast >= least {
			out = append(out, p)
		}
	}
	n := scene.NewPeakGrid(out)
	return &n
}

// guesses lists poses from pairs of peaks. Diagonally opposite corner pips give one pose. Adjacent corner pips give a pose on either
// side, and the middle pips of a six give a third. The distance may be off by the share tolerance, for a die that leans or lies
// higher.
func guesses(n *scene.PeakGrid, pitch, tolerance float64) []guess {
	var out []guess
	p := pitch * pixel.EdgePX
	diagonal, straight := 2*math.Sqrt2*p, 2*p
	for i := range n.Peaks {
		a := n.Peaks[i]
		n.Within(a.X, a.Y, diagonal*(1+tolerance), func(j int, d float64) {
			if j <= i {
				return
			}
			b := n.Peaks[j]
			mx, my := (a.X+b.X)/2, (a.Y+b.Y)/2
			t := math.Atan2(b.Y-a.Y, b.X-a.X)
			if math.Abs(d/diagonal-1) < tolerance {
				out = append(out, guess{Pose: pixel.Pose{X: mx, Y: my, Yaw: pixel.ModQuarterTurn(t - math.Pi/4)}, one: -1})
			}
			if math.Abs(d/straight-1) < tolerance {
				s, c := math.Sincos(t)
				out = append(out, guess{Pose: pixel.Pose{X: mx - p*s, Y: my + p*c, Yaw: pixel.ModQuarterTurn(t)}, one: -1},
					guess{Pose: pixel.Pose{X: mx + p*s, Y: my - p*c, Yaw: pixel.ModQuarterTurn(t)}, one: -1},
					guess{Pose: pixel.Pose{X: mx, Y: my, Yaw: pixel.ModQuarterTurn(t)}, one: -1})
			}
		})
	}
	return merged(out)
}

// merged removes guesses that are so near to an earlier one that the refinement in judge would lead to the same pose. A grid of cells
// makes the search for neighbours fast.
func merged(in []guess) []guess {
	const room, turn, cell = 0.05 * pixel.EdgePX, 3.5 * math.Pi / 180, 4 // pixels, radians, pixels; room and turn were fitted on: unknown
	if len(in) == 0 {
		return nil
	}
	least, most := in[0].Pose, in[0].Pose
	for _, g := range in {
		least.X, least.Y, most.X, most.Y = min(least.X, g.X), min(least.Y, g.Y), max(most.X, g.X), max(most.Y, g.Y)
	}
	w, h := int((most.X-least.X)/cell)+3, int((most.Y-least.Y)/cell)+3 // with a border of empty cells
	last := make([]int32, w*h)                                         // linked list of each cell: index + 1 of the last guess; 0: none
	var before []int32                                                 // for each kept guess, the one before it in its cell
	out := make([]guess, 0, len(in))
next:
	for _, g := range in {
		at := (int((g.Y-least.Y)/cell)+1)*w + int((g.X-least.X)/cell) + 1
		for _, near := range [9]int{-w - 1, -w, -w + 1, -1, 0, 1, w - 1, w, w + 1} {
			for k := last[at+near]; k > 0; k = before[k-1] {
				o := &out[k-1]
				if math.Hypot(o.X-g.X, o.Y-g.Y) < room && math.Abs(pixel.ModQuarterTurn(o.Yaw-g.Yaw)) < turn {
					continue next
				}
			}
		}
		out, before = append(out, g), append(before, last[at])
		last[at] = int32(len(out))
	}
	return out
}
