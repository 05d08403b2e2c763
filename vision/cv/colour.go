//go:build cgo

package cv

import (
	"math"

	"quartermaster/calibration"
)

// tint is the colour of a face as numbers in which light matters little: three parts of chroma and one of brightness.
type tint [4]float64

// tintOf takes a face's colour (blue, green, red) under a light whose gain against the empty board is known.
func tintOf(body, gain [3]float64) tint {
	var c [3]float64
	var l float64
	for k := range 3 {
		c[k] = body[k] / max(gain[k], 0.05)
		l += c[k] / 3
	}
	return tint{
		3 * (c[0] - l) / (l + 25),
		3 * (c[1] - l) / (l + 25),
		3 * (c[2] - l) / (l + 25),
		0.9 * math.Log(l+12),
	}
}

func (t tint) apart(o tint) float64 {
	var s float64
	for k := range t {
		s += (t[k] - o[k]) * (t[k] - o[k])
	}
	return math.Sqrt(s)
}

// shade is a colour of the set as it was learned.
type shade struct {
	name  string
	pips  calibration.Pips
	faces []tint
}

// nearest gives the colour that a face is most like, how far it is from it, and how much farther the next one is.
// Only colours with pips of the sign count fully; the others stand half a unit farther.
func nearest(shades []shade, t tint, sign calibration.Pips) (name string, far, lead float64) {
	far, second := math.Inf(1), math.Inf(1)
	for _, s := range shades {
		d := math.Inf(1)
		for _, f := range s.faces {
			d = min(d, t.apart(f))
		}
		if s.pips != sign {
			d += 0.5
		}
		if d < far {
			name, far, second = s.name, d, far
		} else if d < second {
			second = d
		}
	}
	return name, far, second - far
}
