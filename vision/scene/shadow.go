package scene

import (
	"math"
	"slices"

	"quartermaster/vision/pixel"
)

// Brightness is the mean gain of the three channels at a place.
func (s *Scene) Brightness(x, y float64) float64 {
	g := s.Floor.GainAt(x, y)
	return (g[0] + g[1] + g[2]) / 3
}

// Shadow says whether a pixel shows the floor in a shadow: all channels are darker by the same factor, or the colour
// lies on the line from the floor's colour to its colour in the umbra of a die. The tolerances were fitted on:
// unknown.
func (s *Scene) Shadow(x, y int) bool {
	i, floor := y*s.Pic.W+x, s.Floor.Pixel(x, y)
	var ratio [3]float64
	var now, want, deep float64
	for c := range 3 {
		a, b := float64(s.Pic.Px[3*i+c]), float64(floor[c])
		ratio[c] = (a + 6) / (b + 6)
		now, want, deep = now+a, want+b, deep+b*s.Known.UmbraLight[c]
	}
	all := (now + 18) / (want + 18)
	if all > 1.25 {
		return false
	}
	alike := all >= 0.2
	for c := range 3 {
		alike = alike && math.Abs(ratio[c]/all-1) <= 0.22
	}
	if alike || want-deep < 20 {
		return alike
	}
	way := (want - now) / (want - deep)
	if way < 0 || way > 1.3 {
		return false
	}
	for c := range 3 {
		should := float64(floor[c]) * max(1-way*(1-s.Known.UmbraLight[c]), 0)
		if math.Abs(float64(s.Pic.Px[3*i+c])-should) > 9+0.15*should {
			return false
		}
	}
	return true
}

// DarkerThanUmbra says whether a pixel is darker than the floor is in any umbra. Black paint passes as Shadow; this tells the
// two apart.
func (s *Scene) DarkerThanUmbra(x, y int) bool {
	const deepest = 0.6 // share of the umbra's level; fitted on: unknown
	i, floor := 3*(y*s.Pic.W+x), s.Floor.Pixel(x, y)
	var now, deep float64
	for c := range 3 {
		now, deep = now+float64(s.Pic.Px[i+c]), deep+float64(floor[c])*s.Known.UmbraLight[c]
	}
	return now+18 < deepest*(deep+18)
}

// MeasureUmbra measures the share of the light that is left in the umbra of dice, by channel: the median over changed
// pixels outside of the dice that are darker than 0.6 of the floor. With 60 pixels or fewer it returns was.
func (s *Scene) MeasureUmbra(explained *pixel.Mask, was [3]float64) [3]float64 {
	var seen [3][]float64
	for x, y := range s.Floor.Changed.All() {
		if explained.Has(x, y) {
			continue
		}
		x, y = pixel.MaskStep*x, pixel.MaskStep*y
		floor, at := s.Floor.Pixel(x, y), 3*(y*s.Pic.W+x)
		now := float32(s.Pic.Px[at]) + float32(s.Pic.Px[at+1]) + float32(s.Pic.Px[at+2])
		if now > 0.6*(floor[0]+floor[1]+floor[2]) {
			continue
		}
		for c := range 3 {
			if floor[c] > 20 {
				seen[c] = append(seen[c], float64(s.Pic.Px[at+c])/float64(floor[c]))
			}
		}
	}
	for c := range 3 {
		if n := len(seen[c]); n > 60 {
			slices.Sort(seen[c])
			was[c] = min(seen[c][n/2], 0.8)
		}
	}
	return was
}
