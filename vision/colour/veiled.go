package colour

import (
	"math"
)

// A face that mirrors a lamp from edge to edge looks veiled: the lamp's light lies over all of its paint. Bevels look elsewhere and
// show the paint. Light adds up before the camera draws its tone curve, so a veil is reckoned in linear light.

// tone is the curve that cameras draw (sRGB is near it).
const tone = 2.2

// Linear is the light that makes a grey level, as a share of the most.
func Linear(level float64) float64 { return math.Pow(max(level, 0)/255, tone) }

// Developed is the grey level that so much light makes.
func Developed(light float64) float64 { return 255 * math.Pow(min(max(light, 0), 1), 1/tone) }

// clipped is the grey level from which a channel may have had more light than the camera tells.
const clipped = 250

// Veiled says how hard it is to see a face as a shade of paint with a lamp mirrored in all of it: the least misfit over how much
// light falls on the paint and how much of the lamp is mirrored, both at a cost for the first alone: lamps are as bright as they
// are. white is what white paper throws back, grey levels. Dimensionless; below 1 is ordinary. The second is how much of the lamp
// there is, in what white paper throws back.
func (sh *Shade) Veiled(face, white [3]float64, light Daylight) (off, lamp float64) {
	const least = 8 // grey levels: below, the curve's slope tells nothing
	var seen, paint, veil, weight [3]float64
	open := false
	for k := range 3 {
		seen[k], paint[k], veil[k] = Linear(face[k]), Linear(sh.Base[k]), Linear(white[k])
		slope := tone * Linear(max(face[k], least)) / max(face[k], least)
		weight[k] = 1 / (slope * slope * exactly(face[k]) * exactly(face[k]))
		open = open || face[k] < clipped
	}
	off = math.Inf(1)
	for i := range lights {
		lg := tone * (lights[i][0] - light.Usual)
		cost := lg / (tone * 0.30)
		if lg < 0 {
			cost = lg / (tone * light.Less)
		}
		cost *= cost
		if cost >= off {
			continue
		}
		g := math.Exp(tone * lights[i][0])
		var up, down float64
		for k := range 3 {
			if open && face[k] >= clipped {
				continue
			}
			up += weight[k] * veil[k] * (seen[k] - g*paint[k])
			down += weight[k] * veil[k] * veil[k]
		}
		s := max(up/down, 0)
		for k := range 3 {
			want := Developed(g*paint[k] + s*veil[k])
			if face[k] >= clipped && want >= face[k] {
				continue
			}
			d := (face[k] - want) / exactly(want)
			cost += d * d / 3
		}
		if cost < off {
			off, lamp = cost, s
		}
	}
	return math.Sqrt(off), lamp
}

// exactly is how far a veiled face may be from what light and paint make of it, grey levels.
func exactly(level float64) float64 { return 3 + 0.04*level }

// Brighter says whether a paint throws back far more of a channel than a face does: no lamp takes light away.
func (sh *Shade) Brighter(face [3]float64) bool {
	for k := range 3 {
		if face[k] < 0.6*sh.Base[k]-6 {
			return true
		}
	}
	return false
}
