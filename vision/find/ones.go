package find

import (
	"cmp"
	"math"
	"slices"

	"quartermaster/vision/pixel"
	"quartermaster/vision/scene"
)

// withYaws completes the guess of a one, whose single pip tells only the middle. It returns the guess with up to two yaws that fit the
// sides of the face best, the best one first, or nothing if other pips lie within the face. Other guesses have a yaw already and are
// returned as they are.
func withYaws(s *scene.Scene, g guess) []guess {
	if g.one < 0 {
		return []guess{g}
	}
	// First a quick check within the circle that lies in the square at any yaw: most pips have a neighbour there.
	if !g.alone(func(_, _, d float64) bool { return d < 0.40*pixel.EdgePX }) {
		return nil
	}
	const (
		turns  = 12
		step   = math.Pi / 2 / turns
		nearly = 0.85 // minimum fit of the second yaw, as a share of the best fit; fitted on: unknown
	)
	face := paintAround(s, g.X, g.Y)
	var rough [turns]float64
	for i := range rough {
		rough[i] = squared(s, pixel.Pose{X: g.X, Y: g.Y, Yaw: float64(i) * step}, face, 5)
	}
	type turn struct{ yaw, square float64 }
	var tops []turn
	for i, v := range rough {
		if v > rough[(i+turns-1)%turns] && v >= rough[(i+1)%turns] {
			tops = append(tops, turn{float64(i) * step, v})
		}
	}
	slices.SortFunc(tops, func(a, b turn) int { return cmp.Compare(b.square, a.square) })
	var out []guess
	for _, t := range tops[:min(len(tops), 2)] {
		if t.square < nearly*tops[0].square {
			break
		}
		g.Yaw = pixel.ModQuarterTurn(refinedYaw(s, g.Pose, t.yaw, step, face))
		if g.alone(func(a, b, _ float64) bool { return math.Abs(a) < 0.40 && math.Abs(b) < 0.40 }) {
			out = append(out, g)
		}
	}
	return out
}

// refinedYaw refines the yaw of a face by successively smaller steps. at is right to within a step.
func refinedYaw(s *scene.Scene, p pixel.Pose, at, step float64, face [3]float32) float64 {
	best := math.Inf(-1)
	try := func(yaw float64) {
		if v := squared(s, pixel.Pose{X: p.X, Y: p.Y, Yaw: yaw}, face, 9); v > best {
			best, at = v, yaw
		}
	}
	for _, d := range [3]float64{0, -step / 2, step / 2} {
		try(at + d)
	}
	for _, d := range [3]float64{step / 4, step / 8, step / 16} {
		from := at
		try(from - d)
		try(from + d)
	}
	return at
}

// squared returns how well a face fits a pose: its sides are sharp, the colour just inside them is the face's paint, and the colour just
// outside is not. The paint decides where a side is faint, or where print or the edge of a shadow is sharper than the side.
func squared(s *scene.Scene, p pixel.Pose, face [3]float32, positions int) float64 {
	const (
		within, beyond, along = 0.42, 0.56, 0.9 // edges
		ofPaint               = 0.05            // weight of a grey level against Sharpness; fitted on: unknown
	)
	off := func(x, y float64) float32 {
		b, g, r := s.Pic.At(x, y)
		return max(pixel.Abs(b-face[0]), pixel.Abs(g-face[1]), pixel.Abs(r-face[2]))
	}
	var sum float32
	for _, q := range p.Frame().Quarters() {
		for i := range positions {
			a := (float64(i)/float64(positions-1) - 0.5) * along
			sum += off(q.Place(a, -beyond)) - off(q.Place(a, -within))
		}
	}
	return s.Sharpness(p, positions, 1) + ofPaint*float64(sum)/float64(positions)
}

// paintAround returns the colour of the paint around the pip of a one: blue, green, red, each the median of many points.
func paintAround(s *scene.Scene, x, y float64) (face [3]float32) {
	const turns = 16
	radii := [3]float64{0.18, 0.26, 0.33} // edges
	var v [3][turns * len(radii)]float32
	for i := range turns {
		sin, cos := math.Sincos(float64(i) * 2 * math.Pi / turns)
		for j, r := range radii {
			k := i*len(radii) + j
			v[0][k], v[1][k], v[2][k] = s.Pic.At(x+r*pixel.EdgePX*cos, y+r*pixel.EdgePX*sin)
		}
	}
	for c := range v {
		slices.Sort(v[c][:])
		face[c] = v[c][len(v[c])/2]
	}
	return face
}

// alone reports whether no other peak that looks like a pip lies where near holds. near gets the place of a peak in the axes of the face
// (edges from the middle) and its distance from the middle (pixels). The minimum response of a pip (0.4) was fitted on: unknown.
func (g *guess) alone(near func(a, b, d float64) bool) bool {
	alone := true
	peaks := &g.pips.Grid
	mine := peaks.Peaks[g.one].Contrast
	peaks.Within(g.X, g.Y, 0.6*pixel.EdgePX, func(k int, d float64) {
		if k == g.one || !alone {
			return
		}
		a, b := g.Local(peaks.Peaks[k].X, peaks.Peaks[k].Y)
		if near(a, b, d) && peaks.Peaks[k].Contrast > 0.4*mine {
			alone = false
		}
	})
	return alone
}
