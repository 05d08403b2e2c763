package scene

import (
	"math"
	"slices"

	"quartermaster/vision/pixel"
)

// Sides measures the step of colour across each of the four sides of a face: the greatest of the channels, grey
// levels.
func (s *Scene) Sides(p pixel.Pose) (out [4]float64) {
	const n = 7
	for side, q := range p.Frame().Quarters() { // the side at -y of the rotated frame
		var steps [n]float64
		for i := range n {
			a := (float64(i) - (n-1)/2.0) * 0.7 / (n - 1)
			var in, ex [3]float32
			for _, b := range [2]float64{0.37, 0.43} {
				x, y, z := s.Pic.At(q.Place(a, -b))
				in[0], in[1], in[2] = in[0]+x/2, in[1]+y/2, in[2]+z/2
			}
			for _, b := range [2]float64{0.55, 0.62} {
				x, y, z := s.Pic.At(q.Place(a, -b))
				ex[0], ex[1], ex[2] = ex[0]+x/2, ex[1]+y/2, ex[2]+z/2
			}
			for k := range 3 {
				steps[i] = max(steps[i], math.Abs(float64(in[k]-ex[k])))
			}
		}
		slices.Sort(steps[:])
		out[side] = (steps[2] + steps[3] + steps[4]) / 3
	}
	return out
}

// Sharpness measures how well the sides of a face fit a pose: the steepest step of each side's profile, averaged along
// the side first, so that a rotated square blurs its own edges. The root keeps one strong side from deciding alone.
// size is the square's size as a multiple of the expected one.
func (s *Scene) Sharpness(p pixel.Pose, positions int, size float64) float64 {
	const n, first, step = 10, 0.335, 0.03 // profile from 0.335 to 0.605 edges; fitted on: unknown
	var sum float64
	for _, q := range p.Frame().Quarters() {
		var profile [n][3]float32
		for i := range positions {
			a := (float64(i)/float64(positions-1) - 0.5) * 0.72
			x, y := q.Place(a, -(first + (size-1)/2))
			s.Pic.AddLine(profile[:], x, y, step*q.S, -step*q.C)
		}
		var most float64
		for k := 2; k < n; k++ {
			for c := range 3 {
				most = max(most, math.Abs(float64(profile[k][c]-profile[k-2][c])))
			}
		}
		sum += math.Sqrt(most / float64(positions))
	}
	return sum
}

// sideFit is the place of one side of a face, by the steepest step at several places along it.
type sideFit struct {
	At     float64 // median distance from the face's middle, edges
	Ragged float64 // half the interquartile range of that distance, edges
	Step   float64 // median step there, grey levels
}

// FitSides finds the four sides of a face with subpixel precision.
func (s *Scene) FitSides(p pixel.Pose) (out [4]sideFit) {
	const places, first, n, step = 9, 0.34, 22, 0.0125 // from 0.34 to 0.6 edges; fitted on: unknown
	for side, q := range p.Frame().Quarters() {
		var at, steep [places]float64
		for i := range places {
			a := (float64(i)/(places-1) - 0.5) * 0.7
			var line [n][3]float32
			x, y := q.Place(a, -first)
			s.Pic.AddLine(line[:], x, y, step*q.S, -step*q.C)
			var d [n]float32
			best := 2
			for k := 2; k < n-2; k++ {
				for c := range 3 {
					v := line[k+2][c] - line[k-2][c]
					d[k] = max(d[k], v, -v)
				}
				if d[k] > d[best] {
					best = k
				}
			}
			at[i] = first + step*float64(best)
			if best > 2 && best < n-3 {
				at[i] += step * pixel.Parabola(d[best-1], d[best], d[best+1])
			}
			steep[i] = float64(d[best])
		}
		slices.Sort(at[:])
		slices.Sort(steep[:])
		out[side] = sideFit{at[places/2], (at[3*places/4] - at[places/4]) / 2, steep[places/2]}
	}
	return out
}

// SideContrast is the sum, over the four sides of a face, of the root of the mean step across the side.
func (s *Scene) SideContrast(p pixel.Pose) float64 {
	const n = 9
	var sum float64
	for _, q := range p.Frame().Quarters() {
		var step [3]float64
		for i := range n {
			a := (float64(i)/(n-1) - 0.5) * 0.7
			b0, g0, r0 := s.Pic.At(q.Place(a, -0.45))
			b1, g1, r1 := s.Pic.At(q.Place(a, -0.55))
			step[0], step[1], step[2] = step[0]+float64(b0-b1)/n, step[1]+float64(g0-g1)/n, step[2]+float64(r0-r1)/n
		}
		sum += math.Sqrt(max(math.Abs(step[0]), math.Abs(step[1]), math.Abs(step[2])))
	}
	return sum
}
