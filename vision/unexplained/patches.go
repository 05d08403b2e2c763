package unexplained

import (
	"math"

	"quartermaster/vision/colour"
	"quartermaster/vision/pixel"
	"quartermaster/vision/scene"
)

// Patch is a connected component of changed pixels that no die explains.
type Patch struct {
	X, Y       float64 // centroid, pixels
	Area       float64 // in squares of an edge
	Box        [4]int  // bounding box: left, top, right, bottom, pixels
	DiceColour bool    // it lies on the floor and has a colour of the set
	DieSized   bool    // DiceColour, and large enough for a die, even one whose face mirrors a lamp
}

// Leftovers lists the connected components of the pixels that have changed, lie outside the mask of the chosen dice and are no
// shadow. The minimum area of a patch (0.12 squares of an edge) and that of a possible die (0.33) were fitted on: unknown.
func Leftovers(s *scene.Scene, dice *pixel.Mask) []Patch {
	const step = pixel.MaskStep
	other := s.Floor.Changed.Within(s.Board.FloorEntries(&s.Floor.Changed))
	for x, y := range other.All() {
		if dice.Has(x, y) || s.Shadow(x*step, y*step) {
			other.Clear(x, y)
		}
	}
	other = other.Opened()
	var out []Patch
	for x, y := range other.All() {
		p := Patch{Box: [4]int{s.Pic.W, s.Pic.H, 0, 0}}
		n := 0
		var sum, below [3]float64
		other.TakeComponent(x, y, func(x, y int) {
			n++
			p.X += float64(x * step)
			p.Y += float64(y * step)
			p.Box[0], p.Box[1] = min(p.Box[0], x*step), min(p.Box[1], y*step)
			p.Box[2], p.Box[3] = max(p.Box[2], x*step), max(p.Box[3], y*step)
			at := 3 * (y*step*s.Pic.W + x*step)
			want := s.Floor.Pixel(x*step, y*step)
			for c := range 3 {
				sum[c] += float64(s.Pic.Px[at+c])
				below[c] += float64(want[c])
			}
		})
		p.X, p.Y = p.X/float64(n), p.Y/float64(n)
		p.Area = float64(n*step*step) / (pixel.EdgePX * pixel.EdgePX)
		if p.Area < 0.12 {
			continue
		}
		for c := range 3 {
			sum[c] /= float64(n)
		}
		p.DiceColour = s.Board.OnFloor(pixel.Pose{X: p.X, Y: p.Y, Yaw: 0}) && couldBeDie(s, p.X, p.Y, sum) && !shaded(sum, below, float64(n))
		p.DieSized = p.DiceColour && p.Area > 0.33
		out = append(out, p)
	}
	return out
}

// couldBeDie reports whether a colour at a place is near one of the set. The maximum distance was fitted on: unknown.
func couldBeDie(s *scene.Scene, x, y float64, seen [3]float64) bool {
	far := math.Inf(1)
	g := s.Floor.GainAt(x, y)
	paint := [3]float64{seen[0] / g[0], seen[1] / g[1], seen[2] / g[2]}
	for k := range s.Known.Shades {
		far = min(far, s.Known.Shades[k].Distance(paint, s.Known.White, colour.LightNearWall(2)))
	}
	for k := range s.Known.Prints {
		far = min(far, s.Known.Prints[k].Distance(paint, s.Known.White, colour.LightNearWall(2)))
	}
	return far < 2.2
}

// shaded reports whether a patch may be its floor in a shadow, by its mean colour. floor is the sum over its n pixels. In the shadow
// of one lamp the light of the others has another hue, so the ratios of the channels may differ by a factor of up to 1.6. No channel
// may be brighter than the floor or nearly black. These limits were fitted on: unknown.
func shaded(now, floor [3]float64, n float64) bool {
	lo, hi := math.Inf(1), 0.0
	for c := range 3 {
		r := (now[c] + 6) / (floor[c]/n + 6)
		lo, hi = min(lo, r), max(hi, r)
	}
	return hi < 0.95 && lo > 0.2 && hi/lo < 1.6
}
