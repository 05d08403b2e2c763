package unexplained

import (
	"quartermaster/vision/find"
	"quartermaster/vision/pixel"
	"quartermaster/vision/scene"
)

// Beneath looks right beside a die for the visible corners of a die below it. Leftovers does not see them, because they lie
// within the mask of the die above. It returns true if changed pixels of a colour of the set are found that no die explains.
// Their minimum area (0.08 squares of an edge) was fitted on: unknown.
func Beneath(s *scene.Scene, c *find.Candidate, explained *pixel.Mask) (Patch, bool) {
	const step = 0.05
	out := Patch{Box: [4]int{s.Pic.W, s.Pic.H, 0, 0}}
	var sum [3]float64
	n := 0.0
	for j := -16; j <= 16; j++ {
		for i := -16; i <= 16; i++ {
			x, y := c.Frame().Place(float64(i)*step, float64(j)*step)
			ix, iy := int(x), int(y)
			if ix < 0 || iy < 0 || ix >= s.Pic.W || iy >= s.Pic.H || explained.At(ix, iy) ||
				!s.Floor.Changed.At(ix, iy) || s.Shadow(ix, iy) && !s.DarkerThanUmbra(ix, iy) {
				continue
			}
			b, g, r := s.Pic.At(x, y)
			sum[0], sum[1], sum[2] = sum[0]+float64(b), sum[1]+float64(g), sum[2]+float64(r)
			out.X, out.Y, n = out.X+x, out.Y+y, n+1
			out.Box[0], out.Box[1] = min(out.Box[0], ix), min(out.Box[1], iy)
			out.Box[2], out.Box[3] = max(out.Box[2], ix), max(out.Box[3], iy)
		}
	}
	out.Area = n * step * step
	if out.Area < 0.08 {
		return out, false
	}
	out.X, out.Y = out.X/n, out.Y/n
	for k := range sum {
		sum[k] /= n
	}
	out.DiceColour = couldBeDie(s, out.X, out.Y, sum)
	return out, out.DiceColour
}
