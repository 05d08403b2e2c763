package find

import (
	"math"

	"quartermaster/vision/pixel"
	"quartermaster/vision/scene"
)

// guess is a pose that some peaks suggest, before it is judged.
type guess struct {
	pixel.Pose
	one     int            // the peak that would be the pip of a one, or -1
	pips    *scene.Spotted // among which it was seen
	promise float64        // see promise
}

// pipLikes are the peaks that stand out of nearly all that is round them, as pips do: ends of lines and corners of faces
// are left out before they are paired.
func pipLikes(peaks []scene.Peak) *scene.Near {
	const least = 2
	out := make([]scene.Peak, 0, len(peaks))
	for _, p := range peaks {
		if p.Like >= least {
			out = append(out, p)
		}
	}
	n := scene.NewNear(out)
	return &n
}

// guesses lists poses from pairs of peaks: opposite corner pips give one pose, neighbouring corner pips two and the
// one of a six's middle. The distance may be off by tolerance, for a die that leans or lies higher.
func guesses(n *scene.Near, pitch, tolerance float64) []guess {
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
				out = append(out, guess{Pose: pixel.Pose{X: mx, Y: my, Yaw: pixel.Quarter(t - math.Pi/4)}, one: -1})
			}
			if math.Abs(d/straight-1) < tolerance {
				s, c := math.Sincos(t)
				out = append(out, guess{Pose: pixel.Pose{X: mx - p*s, Y: my + p*c, Yaw: pixel.Quarter(t)}, one: -1},
					guess{Pose: pixel.Pose{X: mx + p*s, Y: my - p*c, Yaw: pixel.Quarter(t)}, one: -1},
					guess{Pose: pixel.Pose{X: mx, Y: my, Yaw: pixel.Quarter(t)}, one: -1})
			}
		})
	}
	return merged(out)
}

// merged joins guesses that are the same within what the judge's refinement takes up.
func merged(in []guess) []guess {
	const room, turn, cell = 0.05 * pixel.EdgePX, 3.5 * math.Pi / 180, 4 // pixels, radians, pixels
	if len(in) == 0 {
		return nil
	}
	least, most := in[0].Pose, in[0].Pose
	for _, g := range in {
		least.X, least.Y, most.X, most.Y = min(least.X, g.X), min(least.Y, g.Y), max(most.X, g.X), max(most.Y, g.Y)
	}
	w, h := int((most.X-least.X)/cell)+3, int((most.Y-least.Y)/cell)+3 // with an empty cell all round
	last := make([]int32, w*h)                                         // the last of each cell, counted from 1
	var before []int32                                                 // of each that is kept, the one before it in its cell
	out := make([]guess, 0, len(in))
next:
	for _, g := range in {
		at := (int((g.Y-least.Y)/cell)+1)*w + int((g.X-least.X)/cell) + 1
		for _, near := range [9]int{-w - 1, -w, -w + 1, -1, 0, 1, w - 1, w, w + 1} {
			for k := last[at+near]; k > 0; k = before[k-1] {
				o := &out[k-1]
				if math.Hypot(o.X-g.X, o.Y-g.Y) < room && math.Abs(pixel.Quarter(o.Yaw-g.Yaw)) < turn {
					continue next
				}
			}
		}
		out, before = append(out, g), append(before, last[at])
		last[at] = int32(len(out))
	}
	return out
}
