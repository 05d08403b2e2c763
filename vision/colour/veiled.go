package colour

import (
	"math"
)

// A veil is the specular reflection of a lamp over a whole face. Bevels point elsewhere and still show the paint. Light adds up
// before the camera applies its tone curve, so veils are computed in linear light.

// gamma is the exponent of the camera's tone curve; sRGB is close to it.
const gamma = 2.2

// Linear is the linear light of a grey level, 0 to 1.
func Linear(level float64) float64 { return math.Pow(max(level, 0)/255, gamma) }

// FromLinear is the grey level of linear light, the inverse of Linear.
func FromLinear(light float64) float64 { return 255 * math.Pow(min(max(light, 0), 1), 1/gamma) }

// saturatedFrom is the grey level from which a channel may be saturated. Fitted on: unknown.
const saturatedFrom = 250

// VeiledDistance is the distance of a face from a shade with a veil over all of it. It searches the light on the paint and
// solves for the veil by weighted least squares; saturated channels count only where the model is darker. Light has
// the prior of LightPrior, the veil has none, since lamps are of any brightness. white is the colour of white paper, in
// grey levels. Dimensionless; below 1 is ordinary. lamp is the amount of the veil, as a share of the light of white
// paper.
func (sh *Shade) VeiledDistance(face, white [3]float64, light LightPrior) (off, lamp float64) {
	const least = 8 // grey levels: below, the slope of the tone curve is too uncertain; fitted on: unknown
	var seen, paint, veil, weight [3]float64
	open := false
	for k := range 3 {
		seen[k], paint[k], veil[k] = Linear(face[k]), Linear(sh.Base[k]), Linear(white[k])
		slope := gamma * Linear(max(face[k], least)) / max(face[k], least)
		weight[k] = 1 / (slope * slope * veilSD(face[k]) * veilSD(face[k]))
		open = open || face[k] < saturatedFrom
	}
	off = math.Inf(1)
	for i := range lights {
		lg := gamma * (lights[i][0] - light.Mean)
		cost := lg / (gamma * 0.30)
		if lg < 0 {
			cost = lg / (gamma * light.SDBelow)
		}
		cost *= cost
		if cost >= off {
			continue
		}
		g := math.Exp(gamma * lights[i][0])
		var up, down float64
		for k := range 3 {
			if open && face[k] >= saturatedFrom {
				continue
			}
			up += weight[k] * veil[k] * (seen[k] - g*paint[k])
			down += weight[k] * veil[k] * veil[k]
		}
		s := max(up/down, 0)
		for k := range 3 {
			want := FromLinear(g*paint[k] + s*veil[k])
			if face[k] >= saturatedFrom && want >= face[k] {
				continue
			}
			d := (face[k] - want) / veilSD(want)
			cost += d * d / 3
		}
		if cost < off {
			off, lamp = cost, s
		}
	}
	return math.Sqrt(off), lamp
}

// veilSD is the standard deviation of a veiled face's colour about the model, in grey levels. Fitted on: unknown.
func veilSD(level float64) float64 { return 3 + 0.04*level }

// Brighter says whether a shade is far brighter than a face in some channel: a veil only adds light. The limits were
// fitted on: unknown.
func (sh *Shade) Brighter(face [3]float64) bool {
	for k := range 3 {
		if face[k] < 0.6*sh.Base[k]-6 {
			return true
		}
	}
	return false
}
