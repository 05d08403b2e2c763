package colour

import (
	"math"

	"quartermaster/calibration"
)

// Shade is a colour of the set as it was learned: what its faces look like where nothing shines on them.
type Shade struct {
	Name string
	Pips calibration.Pips
	Base [3]float64 // blue, green, red, under the light of the empty board
}

// LearnShade takes a colour's taught faces. Shine only adds light, so the least of each channel is the paint itself.
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

// lights are log g and g of the lights that apart tries, from 0.18 to 1.65.
var lights = makeLights()

func makeLights() (out [23][2]float64) {
	for i := range out {
		out[i][0] = -1.7 + 0.1*float64(i)
		out[i][1] = math.Exp(out[i][0])
	}
	return out
}

// Apart says how hard it is to see a face as a shade of paint under more or less light (g) with some mirror image of a
// lamp over it (s·white): the least misfit of face = g·base + s·white, with what such g and s cost. Dimensionless;
// below 1 is ordinary.
func (sh *Shade) Apart(face, white [3]float64, light Daylight) float64 {
	best := math.Inf(1)
	var ww float64
	for k := range 3 {
		ww += white[k] * white[k]
	}
	if light.Haze != (Haze{}) { // what is darker than any print may have had none of it, or twice as much
		clear := light
		clear.Haze = Haze{}
		for _, times := range [2]float64{-1, 1} {
			var other [3]float64
			for k := range 3 {
				other[k] = face[k] + times*light.Haze[k]
			}
			best = min(best, sh.Apart(other, white, clear))
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
				continue // as black as the camera draws: how dark it is nobody knows
			}
			d := (face[k] - want) / (light.Exact + 0.06*max(want, 0))
			cost += d * d / 3
		}
		off := (lg - light.Usual) / 0.30
		if lg < light.Usual {
			off = (lg - light.Usual) / light.Less
		}
		cost += off * off
		if s > 0 {
			cost += (s / 90) * (s / 90)
		}
		best = min(best, math.Sqrt(cost))
	}
	return best
}

// Daylight is what light a face probably has, against that in which its colour was taught and what the floor tells of its change,
// and how exactly the face was measured.
type Daylight struct {
	Usual float64 // logarithm of the light
	Less  float64 // spread of the logarithm below that
	Exact float64 // grey levels
	Haze  Haze    // that was taken off the picture, under the light of the empty board
}

// Dusk is the light wall edges from the nearest wall: the wall's shadow falls on dice near it, and the empty board does not
// tell of it where the floor lay in that shadow all along.
func Dusk(wall float64) Daylight { return Daylight{Less: 0.45 + 0.5*max(0, 1-wall/2), Exact: 5} }

// Nearest gives the colour that a face is most like, how far it is from it, and how much farther the next one is.
// A colour whose pips have the other sign stands much farther.
func Nearest(shades []Shade, face, gain, white [3]float64, light Daylight, sign calibration.Pips) (name string, far, lead float64) {
	for k := range 3 {
		face[k] /= max(gain[k], 0.05)
	}
	far, second := math.Inf(1), math.Inf(1)
	for i := range shades {
		d := shades[i].Apart(face, white, light)
		if shades[i].Pips != sign {
			d += 3
		}
		if d < far {
			name, far, second = shades[i].Name, d, far
		} else if d < second {
			second = d
		}
	}
	return name, far, second - far
}

// clearPips is the contrast of pips, as a share of the face's lightness, from which their sign is that of the paint. Of 700
// dark pips on light paint none had less; a lamp mirrored in a dark face may make its light pips seem dark, with a third of it.
const clearPips = 0.2

// RimSays is how much less like its bevels a die's colour is than another one is, less what the face has against that one:
// a lamp mirrored in the face may hide the paint, but it makes no paint of another hue. Colours whose pips have the other
// sign count where the pips' own contrast (as a share of the face's lightness) leaves their sign open.
func RimSays(shades []Shade, name string, face, rim, gain, white [3]float64, light Daylight, contrast float64) float64 {
	for k := range 3 {
		g := max(gain[k], 0.05)
		face[k], rim[k] = face[k]/g, rim[k]/g
	}
	mine := ShadeOf(shades, name)
	if mine == nil {
		return 0
	}
	mixed := light
	mixed.Exact = 5 // what lies beyond the bevels mixes in
	own, seen := mine.Apart(rim, white, mixed), mine.Apart(face, white, light)
	var most float64
	for i := range shades {
		if contrast >= clearPips && shades[i].Pips != mine.Pips {
			continue
		}
		against := max(shades[i].Apart(face, white, light)-seen-1, 0)
		most = max(most, own-shades[i].Apart(rim, white, mixed)-against)
	}
	return most
}

// PaintOf is the shade of a printed die: the one showing's as which all others are seen with the least effort. Shine only adds
// light, but a showing may also lie in a wall's shadow, of which the empty board does not tell.
func PaintOf(name string, faces [][3]float64) (best Shade) {
	least := math.Inf(1)
	for _, f := range faces {
		sh := Shade{Name: name, Base: f}
		var sum float64
		for _, g := range faces {
			sum += sh.Apart(g, [3]float64{1, 1, 1}, Dusk(0))
		}
		if sum < least {
			best, least = sh, sum
		}
	}
	return best
}
