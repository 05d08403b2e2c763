// Package studio takes the pictures of the simulated table: light, rays, shadows, lens and sensor.
//
//	static: lid, table, lamps ──▶ base layer (once)      ┐
//	dynamic: dice, token, card, hand ──▶ tiles they touch ┴─▶ develop ──▶ noise ──▶ JPEG (each frame)
//
// The base layer is ray cast once; a frame draws anew only the tiles that dice, their shadows or a hand touch, and
// only when they have changed. Light is linear throughout, and 1 is the light on the floor's middle; colours are
// albedos. All places are millimetres of the board frame.
package studio

import "math"

// RGB is a linear colour or an amount of light.
type RGB struct{ R, G, B float64 }

// Add is c + d.
func (c RGB) Add(d RGB) RGB { return RGB{c.R + d.R, c.G + d.G, c.B + d.B} }

// Mul is c as seen through or on d.
func (c RGB) Mul(d RGB) RGB { return RGB{c.R * d.R, c.G * d.G, c.B * d.B} }

// Times is s times c.
func (c RGB) Times(s float64) RGB { return RGB{c.R * s, c.G * s, c.B * s} }

// SRGB gives the linear colour of 0xRRGGBB.
func SRGB(hex uint32) RGB {
	return RGB{linear8[uint8(hex>>16)], linear8[uint8(hex>>8)], linear8[uint8(hex)]}
}

// linear8 undoes the sRGB curve (IEC 61966-2-1).
var linear8 = func() (t [256]float64) {
	for i := range t {
		v := float64(i) / 255
		if v <= 0.04045 {
			t[i] = v / 12.92
		} else {
			t[i] = math.Pow((v+0.055)/1.055, 2.4)
		}
	}
	return
}()

// curve is the sRGB curve.
func curve(v float64) float64 {
	if v <= 0.0031308 {
		return 12.92 * v
	}
	return 1.055*math.Pow(v, 1/2.4) - 0.055
}

// Kelvin is the colour of a black body of some temperature (Helland's fit), its brightest part 1.
func Kelvin(k float64) RGB {
	t := k / 100
	r, g, b := 255.0, 0.0, 255.0
	if t > 66 {
		r = 329.698727446 * math.Pow(t-60, -0.1332047592)
		g = 288.1221695283 * math.Pow(t-60, -0.0755148492)
	} else {
		g = 99.4708025861*math.Log(t) - 161.1195681661
		if t <= 19 {
			b = 0
		} else {
			b = 138.5177312231*math.Log(t-10) - 305.0447927307
		}
	}
	lin := func(v float64) float64 { return math.Pow(min(255, max(0, v))/255, 2.2) }
	c := RGB{lin(r), lin(g), lin(b)}
	return c.Times(1 / max(c.R, c.G, c.B))
}

// over is c divided by d, channel by channel: white balance for d.
func (c RGB) over(d RGB) RGB { return RGB{c.R / d.R, c.G / d.G, c.B / d.B} }
