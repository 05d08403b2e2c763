package scene

import (
	"image"
	"math"

	"quartermaster/calibration"
	"quartermaster/vision/pixel"
)

// LightnessOf is the mean of the three channels.
func LightnessOf(b, g, r float32) float64 { return float64(b+g+r) / 3 }

// PipLevel returns the function from a colour to its level in the pip channel of a sign; the same as pipLine, in
// floating point.
func PipLevel(sign calibration.Pips, light balance) func(b, g, r float32) float64 {
	if sign == calibration.DarkPips {
		return func(b, g, r float32) float64 { return float64(255 - max(b, g, r)) }
	}
	share := [3]float32{float32(light.share[0]) / 256, float32(light.share[1]) / 256, float32(light.share[2]) / 256}
	return func(b, g, r float32) float64 {
		b0, g0, r0 := share[0]*b, share[1]*g, share[2]*r
		lo := min(b0, g0, r0)
		if light.Hue {
			lo -= max(b0, g0, r0) - lo
		}
		return float64(max(lo, min(b, g, r, float32(light.dark))))
	}
}

// PipRadius is the pip radius to which the filters are matched, in edges. Fitted on: unknown.
const PipRadius = 0.085

// pipRoom is the reach of the filters round a place, pixels.
var pipRoom = 2 * (int(math.Ceil(2.5*pipCoarse/2)) + 1)

// The sigmas of the two Gaussians that are matched to a pip, pixels. Fitted on: unknown.
const pipFine, pipCoarse = 0.6 * PipRadius * pixel.EdgePX, 1.7 * PipRadius * pixel.EdgePX

// FillChannels computes the pip channels of some signs within boxes and the filters' reach round them.
func FillChannels(p *pixel.Picture, signs []calibration.Pips, light balance, boxes []image.Rectangle, to []pixel.Channel) {
	for _, box := range boxes {
		wide := box.Inset(-pipRoom).Intersect(image.Rect(0, 0, p.W, p.H))
		for y := wide.Min.Y; y < wide.Max.Y; y++ {
			from, n := y*p.W+wide.Min.X, wide.Dx()
			for i, sign := range signs {
				pipLine(p.Px[3*from:3*(from+n)], sign, light, to[i].V[from:from+n])
			}
		}
	}
}

// PipChannel is the pip channel of a whole picture.
func PipChannel(p *pixel.Picture, sign calibration.Pips, light balance) pixel.Channel {
	out := pixel.NewChannel(p.W, p.H)
	pipLine(p.Px, sign, light, out.V)
	return out
}

// balance is a white balance for bright pixels. Dark pixels mirror no lamp and stay as they are.
type balance struct {
	share [3]uint32 // factor of each channel, in 256ths: the weakest channel of the light over this one
	dark  uint32    // grey level up to which a pixel counts as dark
	Hue   bool      // subtract the chroma of bright pixels: pips have less than a veiled face
}

// EvenLight is the balance under white light.
var EvenLight = balance{share: [3]uint32{256, 256, 256}}

// ivoryPips is the ratio by which light pips may be coloured by their own paint: many are ivory. Fitted on: unknown.
const ivoryPips = 1.2

// BalanceOf is the balance for a light's colour (white) and the grey level of white paper in it; EvenLight where it is
// not known.
func BalanceOf(white [3]float64, paper float64) balance {
	least := min(white[0], white[1], white[2])
	if least <= 0 {
		return EvenLight
	}
	const dark = 0.5 // share of the level of paper; fitted on: unknown
	out := balance{dark: uint32(min(255, dark*least*paper))}
	for k, v := range white {
		out.share[k] = uint32(math.Round(256 * min(1, ivoryPips*least/v)))
	}
	return out
}

// pipLine computes the pip channel of a row of pixels: the channel in which pips of a sign are brightest against any
// face. For dark pips it is 255 less the greatest of the three colours. For light pips it is the least of the three
// after white balance, since white has much of each. Without the balance a blue face that mirrors a yellow lamp would
// have as much blue as white has.
func pipLine(px []uint8, sign calibration.Pips, light balance, to []uint8) {
	if sign == calibration.DarkPips {
		for i := range to {
			q := px[3*i : 3*i+3 : 3*i+3]
			to[i] = 255 - max(q[0], q[1], q[2])
		}
		return
	}
	for i := range to {
		q := px[3*i : 3*i+3 : 3*i+3]
		v := uint32(min(q[0], q[1], q[2]))
		if v > light.dark {
			b, g, r := uint32(q[0])*light.share[0], uint32(q[1])*light.share[1], uint32(q[2])*light.share[2]
			lo := min(b, g, r)
			if light.Hue {
				lo -= min(lo, max(b, g, r)-lo)
			}
			v = max((lo+128)>>8, light.dark)
		}
		to[i] = uint8(v)
	}
}
