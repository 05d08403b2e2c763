package colour

import (
	"math"

	"quartermaster/calibration"
)

// Shade is a learned colour of the set: its paint without specular reflection.
type Shade struct {
	Name string
	Pips calibration.Pips
	Base [3]float64 // blue, green, red, under the light of the empty board
	// Spread is the distance of the farthest taught face: see Distance.
	Spread float64
}

// LearnShade makes the shade of a colour from its taught faces: the minimum of each channel, since specular reflection only
// adds light.
func LearnShade(name string, pips calibration.Pips, faces [][3]float64) Shade {
	s := Shade{Name: name, Pips: pips, Base: faces[0]}
	for _, f := range faces {
		for k := range 3 {
			s.Base[k] = min(s.Base[k], f[k])
		}
	}
	return s
}

// ShadeOf is the colour of a name; nil where the set has none.
func ShadeOf(shades []Shade, name string) *Shade {
	for i := range shades {
		if shades[i].Name == name {
			return &shades[i]
		}
	}
	return nil
}

// lights are the light levels that Distance tries, as log g and g, with g from 0.18 to 1.65.
var lights = makeLights()

func makeLights() (out [23][2]float64) {
	for i := range out {
		out[i][0] = -1.7 + 0.1*float64(i)
		out[i][1] = math.Exp(out[i][0])
	}
	return out
}

// Distance is the distance of a face's colour from a shade. It fits face = g·base + s·white, where g is the light on the
// paint and s a specular reflection of the lamp, and returns the root of the least cost: the squared residuals in
// standard deviations, plus the priors of g and s. Dimensionless; below 1 is ordinary. The spreads of the priors and
// of the noise were fitted on: unknown.
func (sh *Shade) Distance(face, white [3]float64, light LightPrior) float64 {
	best := math.Inf(1)
	var ww float64
	for k := range 3 {
		ww += white[k] * white[k]
	}
	if light.Haze != (Haze{}) { // dark areas may have had no haze, or twice as much
		clear := light
		clear.Haze = Haze{}
		for _, times := range [2]float64{-1, 1} {
			var other [3]float64
			for k := range 3 {
				other[k] = face[k] + times*light.Haze[k]
			}
			best = min(best, sh.Distance(other, white, clear))
		}
	}
	for i := range lights {
		lg, g := lights[i][0], lights[i][1]
		var sw float64
		for k := range 3 {
			sw += (face[k] - g*sh.Base[k]) * white[k]
		}
		s := min(max(sw/ww, -6), 170)
		cost := 0.0
		for k := range 3 {
			want := g*sh.Base[k] + s*white[k]
			if want < face[k] && face[k]+light.Haze[k] < 2 {
				continue // clipped at black: the true level may be lower
			}
			d := (face[k] - want) / (light.ColourSD + 0.06*max(want, 0))
			cost += d * d / 3
		}
		off := (lg - light.Mean) / 0.30
		if lg < light.Mean {
			off = (lg - light.Mean) / light.SDBelow
		}
		cost += off * off
		if s > 0 {
			cost += (s / 90) * (s / 90)
		}
		best = min(best, math.Sqrt(cost))
	}
	return best
}

// LightPrior is the prior of the light on a face, relative to the light in which its colour was taught (the change that
// the floor shows is removed already), and the standard deviation of the measured colour.
type LightPrior struct {
	Mean     float64 // logarithm of the light
	SDBelow  float64 // standard deviation of the logarithm below that; above it is 0.30
	ColourSD float64 // standard deviation of the measured colour, grey levels
	Haze     Haze    // that was removed from the picture, under the light of the empty board
}

// LightNearWall is the prior of the light at a distance from the nearest wall, in edges. Near a wall it is wider: the wall's
// shadow falls on dice, and the floor does not show it where the empty board lay in that shadow, too. Fitted on:
// unknown.
func LightNearWall(wall float64) LightPrior {
	return LightPrior{SDBelow: 0.45 + 0.5*max(0, 1-wall/2), ColourSD: 5}
}

// Nearest returns the colour with the least distance from a face, that distance, and by how much the next one is farther. A colour
// whose pips have the other sign (light or dark) is 3 farther.
func Nearest(shades []Shade, face, gain, white [3]float64, light LightPrior, sign calibration.Pips) (name string, distance, margin float64) {
	for k := range 3 {
		face[k] /= max(gain[k], 0.05)
	}
	distance, second := math.Inf(1), math.Inf(1)
	for i := range shades {
		d := shades[i].Distance(face, white, light)
		if shades[i].Pips != sign {
			d += 3
		}
		if d < distance {
			name, distance, second = shades[i].Name, d, distance
		} else if d < second {
			second = d
		}
	}
	return name, distance, second - distance
}

// clearContrast is the contrast of pips, as a share of the face's lightness, from which it is certain whether they are light or dark.
// Fitted on 700 dark pips on light paint: none had less. Light pips on a dark face that mirrors a lamp may appear dark, with a
// third of this contrast.
const clearContrast = 0.2

// BevelEvidence measures how much the bevels speak for another colour: by how much their distance from that colour is
// smaller than from the die's own, less what the face itself has against it, and the greatest such value over all
// other colours. Colours whose pips have the other sign count only where the contrast of the pips is below
// clearContrast. Set on 27 rigs, then right on 16 others (MEASUREMENTS.md).
func BevelEvidence(shades []Shade, name string, face, rim, gain, white [3]float64, light LightPrior, contrast float64) float64 {
	for k := range 3 {
		g := max(gain[k], 0.05)
		face[k], rim[k] = face[k]/g, rim[k]/g
	}
	mine := ShadeOf(shades, name)
	if mine == nil {
		return 0
	}
	mixed := light
	mixed.ColourSD = 5 // colours from beyond the bevels mix in
	own, seen := mine.Distance(rim, white, mixed), mine.Distance(face, white, light)
	var most float64
	for i := range shades {
		if contrast >= clearContrast && shades[i].Pips != mine.Pips {
			continue
		}
		against := max(shades[i].Distance(face, white, light)-seen-1, 0)
		most = max(most, own-shades[i].Distance(rim, white, mixed)-against)
	}
	return most
}

// PrintShade is the shade of a printed die: of its showings, the colour with the least sum of distances to the others
// (the medoid). The minimum of each channel would not do, since a showing may lie in a wall's shadow.
func PrintShade(name string, faces [][3]float64) (best Shade) {
	least := math.Inf(1)
	for _, f := range faces {
		sh := Shade{Name: name, Base: f}
		var sum float64
		for _, g := range faces {
			sum += sh.Distance(g, [3]float64{1, 1, 1}, LightNearWall(0))
		}
		if sum < least {
			best, least = sh, sum
		}
	}
	return best
}
