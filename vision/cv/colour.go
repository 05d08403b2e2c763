//go:build cgo

package cv

import (
	"cmp"
	"math"
	"slices"

	"quartermaster/calibration"
)

// shade is a colour of the set as it was learned: what its faces look like where nothing shines on them.
type shade struct {
	name string
	pips calibration.Pips
	base [3]float64 // blue, green, red, under the light of the empty board
}

// learnShade takes a colour's taught faces. Shine only adds light, so the least of each channel is the paint itself.
func learnShade(name string, pips calibration.Pips, faces [][3]float64) shade {
	s := shade{name: name, pips: pips, base: faces[0]}
	for _, f := range faces {
		for k := range 3 {
			s.base[k] = min(s.base[k], f[k])
		}
	}
	return s
}

// shadeOf is the colour of a name; nil where the set has none.
func shadeOf(shades []shade, name string) *shade {
	for i := range shades {
		if shades[i].name == name {
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

// apart says how hard it is to see a face as a shade of paint under more or less light (g) with some mirror image of a
// lamp over it (s·white): the least misfit of face = g·base + s·white, with what such g and s cost. Dimensionless;
// below 1 is ordinary.
func (sh *shade) apart(face, white [3]float64, light daylight) float64 {
	best := math.Inf(1)
	var ww float64
	for k := range 3 {
		ww += white[k] * white[k]
	}
	if light.haze != (haze{}) { // what is darker than any print may have had none of it, or twice as much
		clear := light
		clear.haze = haze{}
		for _, times := range [2]float64{-1, 1} {
			var other [3]float64
			for k := range 3 {
				other[k] = face[k] + times*light.haze[k]
			}
			best = min(best, sh.apart(other, white, clear))
		}
	}
	for i := range lights {
		lg, g := lights[i][0], lights[i][1]
		var sw float64
		for k := range 3 {
			sw += (face[k] - g*sh.base[k]) * white[k]
		}
		s := min(max(sw/ww, -6), 170)
		cost := 0.0
		for k := range 3 {
			want := g*sh.base[k] + s*white[k]
			if want < face[k] && face[k]+light.haze[k] < 2 {
				continue // as black as the camera draws: how dark it is nobody knows
			}
			d := (face[k] - want) / (light.exact + 0.06*max(want, 0))
			cost += d * d / 3
		}
		off := (lg - light.usual) / 0.30
		if lg < light.usual {
			off = (lg - light.usual) / light.less
		}
		cost += off * off
		if s > 0 {
			cost += (s / 90) * (s / 90)
		}
		best = min(best, math.Sqrt(cost))
	}
	return best
}

// daylight is what light a face probably has, against that in which its colour was taught and what the floor tells of its change,
// and how exactly the face was measured.
type daylight struct {
	usual float64 // logarithm of the light
	less  float64 // spread of the logarithm below that
	exact float64 // grey levels
	haze  haze    // that was taken off the picture, under the light of the empty board
}

// dusk is the light wall edges from the nearest wall: the wall's shadow falls on dice near it, and the empty board does not
// tell of it where the floor lay in that shadow all along.
func dusk(wall float64) daylight { return daylight{less: 0.45 + 0.5*max(0, 1-wall/2), exact: 5} }

// lightOn is the light that a candidate's face has. Light pips tell of it: where they are dimmer than those that were taught,
// the paint has less light still (it mirrors less of the sky), and other paint would need another light.
func (s *scene) lightOn(c *candidate) daylight {
	l := dusk(s.wall(c.pose))
	l.exact = 2
	g := s.floor.gainAt(c.x, c.y)
	for k := range l.haze {
		l.haze[k] = s.floor.render.haze[k] / max(g[k], 0.05)
	}
	l.exact += math.Abs(l.haze.most())/6 + 12*math.Abs(s.floor.render.vivid)
	if c.sign != calibration.LightPips || s.known.pips == 0 {
		return l
	}
	var now float64
	for k := range 3 {
		now += s.pipColour(c.pose, c.pattern, k) / max(g[k], 0.05)
	}
	l.usual = max(min(0, 1.2*(math.Log((now+1)/(s.known.pips+1))+0.05)), -1.7)
	l.less = max(0.45, l.less+l.usual/2)
	return l
}

// nearest gives the colour that a face is most like, how far it is from it, and how much farther the next one is.
// A colour whose pips have the other sign stands much farther.
func nearest(shades []shade, face, gain, white [3]float64, light daylight, sign calibration.Pips) (name string, far, lead float64) {
	for k := range 3 {
		face[k] /= max(gain[k], 0.05)
	}
	far, second := math.Inf(1), math.Inf(1)
	for i := range shades {
		d := shades[i].apart(face, white, light)
		if shades[i].pips != sign {
			d += 3
		}
		if d < far {
			name, far, second = shades[i].name, d, far
		} else if d < second {
			second = d
		}
	}
	return name, far, second - far
}

// rimColour is the colour of a die's bevels: round its top face, where no lamp that shines on the face is mirrored.
// What lies beyond may mix in, so the darker half of the points counts.
func (s *scene) rimColour(p pose) [3]float64 {
	type point struct{ b, g, r, sum float32 }
	pts := make([]point, 0, 72)
	for _, q := range p.frame().quarters() {
		for i := range 9 {
			a := (float64(i)/8 - 0.5) * 0.76
			for _, d := range [2]float64{0.455, 0.485} {
				b, g, r := s.pic.at(q.place(a, -d))
				pts = append(pts, point{b, g, r, b + g + r})
			}
		}
	}
	slices.SortFunc(pts, func(a, b point) int { return cmp.Compare(a.sum, b.sum) })
	var out [3]float64
	half := pts[:len(pts)/2]
	for _, c := range half {
		out[0] += float64(c.b) / float64(len(half))
		out[1] += float64(c.g) / float64(len(half))
		out[2] += float64(c.r) / float64(len(half))
	}
	return out
}

// clearPips is the contrast of pips, as a share of the face's lightness, from which their sign is that of the paint. Of 700
// dark pips on light paint none had less; a lamp mirrored in a dark face may make its light pips seem dark, with a third of it.
const clearPips = 0.2

// rimSays is how much less like its bevels a die's colour is than another one is, less what the face has against that one:
// a lamp mirrored in the face may hide the paint, but it makes no paint of another hue. Colours whose pips have the other
// sign count where the pips' own contrast (as a share of the face's lightness) leaves their sign open.
func rimSays(shades []shade, name string, face, rim, gain, white [3]float64, light daylight, contrast float64) float64 {
	for k := range 3 {
		g := max(gain[k], 0.05)
		face[k], rim[k] = face[k]/g, rim[k]/g
	}
	mine := shadeOf(shades, name)
	if mine == nil {
		return 0
	}
	mixed := light
	mixed.exact = 5 // what lies beyond the bevels mixes in
	own, seen := mine.apart(rim, white, mixed), mine.apart(face, white, light)
	var most float64
	for i := range shades {
		if contrast >= clearPips && shades[i].pips != mine.pips {
			continue
		}
		against := max(shades[i].apart(face, white, light)-seen-1, 0)
		most = max(most, own-shades[i].apart(rim, white, mixed)-against)
	}
	return most
}
