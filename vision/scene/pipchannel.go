package scene

import (
	"image"
	"math"

	"quartermaster/calibration"
	"quartermaster/vision/pixel"
)

func LightnessOf(b, g, r float32) float64 { return float64(b+g+r) / 3 }

// PipLevel is the pip channel of one colour.
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

// PipRadius is the radius of a pip for which the search is made, in edges.
const PipRadius = 0.085

// pipRoom is how far round a place the picture tells whether a pip is there, pixels.
var pipRoom = 2 * (int(math.Ceil(2.5*pipCoarse/2)) + 1)

// The two Gaussians that are matched to a pip: their sigmas, pixels.
const pipFine, pipCoarse = 0.6 * PipRadius * pixel.EdgePX, 1.7 * PipRadius * pixel.EdgePX

// FillChannels makes the pip channels of some signs within boxes and as far round them as pips are sought.
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

// PipChannel is the pip channel of all of a picture.
func PipChannel(p *pixel.Picture, sign calibration.Pips, light balance) pixel.Channel {
	out := pixel.NewChannel(p.W, p.H)
	pipLine(p.Px, sign, light, out.V)
	return out
}

// balance takes the light's own colour out of what is bright. What is dark mirrors no lamp, and stays as it is.
type balance struct {
	share [3]uint32 // of each channel, in 256ths: how much white has of the one that the light has least of, against that one
	dark  uint32    // up to which grey level something is
	Hue   bool      // hue takes as much from what is bright as there is of it: pips have less of it than a veiled face
}

// EvenLight is the balance under white light.
var EvenLight = balance{share: [3]uint32{256, 256, 256}}

// ivoryPips is by how much light that pips throw back may seem coloured for their own paint's sake: many are ivory.
const ivoryPips = 1.2

// BalanceOf is the balance under a light's own colour, of which white paper throws back so much, grey levels; of a light that
// is not known it is that of a white one.
func BalanceOf(white [3]float64, paper float64) balance {
	least := min(white[0], white[1], white[2])
	if least <= 0 {
		return EvenLight
	}
	const dark = 0.5 // of what paper throws back
	out := balance{dark: uint32(min(255, dark*least*paper))}
	for k, v := range white {
		out.share[k] = uint32(math.Round(256 * min(1, ivoryPips*least/v)))
	}
	return out
}

// pipLine gives, for neighbouring pixels, the channel in which pips of a sign are brightest against any face: the least of the
// three colours for light pips (white has much of each, once the light is balanced: under a yellow lamp a blue face that mirrors
// it has as much blue as white has), the opposite of the greatest for dark ones.
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
