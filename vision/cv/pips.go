//go:build cgo

package cv

import (
	"image"
	"math"
	"slices"

	"quartermaster/calibration"
	"quartermaster/vision/opencv"
)

// pipRadius is the radius of a pip for which the search is made, in edges.
const pipRadius = 0.085

// peak is a place that looks like a pip.
type peak struct {
	x, y float64 // pixels, to a fraction of one
	like float64 // how much it is like a pip: see pipLike
}

// pipRoom is how far round a place the picture tells whether a pip is there, pixels.
var pipRoom = 2 * (int(math.Ceil(2.5*pipCoarse/2)) + 1)

// The two Gaussians that are matched to a pip: their sigmas, pixels.
const pipFine, pipCoarse = 0.6 * pipRadius * edgePX, 1.7 * pipRadius * edgePX

// fillChannels makes the pip channels of some signs within boxes and as far round them as pips are sought.
func fillChannels(p *picture, signs []calibration.Pips, light balance, boxes []image.Rectangle, to []channel) {
	for _, box := range boxes {
		wide := box.Inset(-pipRoom).Intersect(image.Rect(0, 0, p.w, p.h))
		for y := wide.Min.Y; y < wide.Max.Y; y++ {
			from, n := y*p.w+wide.Min.X, wide.Dx()
			for i, sign := range signs {
				pipLine(p.px[3*from:3*(from+n)], sign, light, to[i].v[from:from+n])
			}
		}
	}
}

// pipChannel is the pip channel of all of a picture.
func pipChannel(p *picture, sign calibration.Pips, light balance) channel {
	out := newChannel(p.w, p.h)
	pipLine(p.px, sign, light, out.v)
	return out
}

// balance takes the light's own colour out of what is bright. What is dark mirrors no lamp, and stays as it is.
type balance struct {
	share [3]uint32 // of each channel, in 256ths: how much white has of the one that the light has least of, against that one
	dark  uint32    // up to which grey level something is
	hue   bool      // hue takes as much from what is bright as there is of it: pips have less of it than a veiled face
}

// evenLight is the balance under white light.
var evenLight = balance{share: [3]uint32{256, 256, 256}}

// ivoryPips is by how much light that pips throw back may seem coloured for their own paint's sake: many are ivory.
const ivoryPips = 1.2

// balanceOf is the balance under a light's own colour, of which white paper throws back so much, grey levels; of a light that
// is not known it is that of a white one.
func balanceOf(white [3]float64, paper float64) balance {
	least := min(white[0], white[1], white[2])
	if least <= 0 {
		return evenLight
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
			if light.hue {
				lo -= min(lo, max(b, g, r)-lo)
			}
			v = max((lo+128)>>8, light.dark)
		}
		to[i] = uint8(v)
	}
}

// findPips finds in a pip channel the peaks of the difference of two Gaussians matched to a pip, where the mask holds; boxes
// are its tiles. The search is made at half the size, where a pip is still wide enough to be found; its place is then
// measured at the whole size.
func findPips(channel *channel, where *mask, boxes []image.Rectangle, least float32) ([]peak, error) {
	var out []peak
	for _, box := range boxes {
		wide := box.Inset(-pipRoom).Intersect(image.Rect(0, 0, channel.w, channel.h))
		d, err := pipResponse(channel, wide, pipFine, pipCoarse)
		if err != nil {
			return nil, err
		}
		w := d.w
		for y := max((box.Min.Y-wide.Min.Y)/2, 1); y < min((box.Max.Y-wide.Min.Y)/2, d.h-1); y++ {
			for x := max((box.Min.X-wide.Min.X)/2, 1); x < min((box.Max.X-wide.Min.X)/2, w-1); x++ {
				i := y*w + x
				v := d.v[i]
				if v < least || !where.at(wide.Min.X+2*x, wide.Min.Y+2*y) || !highest(d.v, w, i) {
					continue
				}
				px := float64(wide.Min.X+2*x) + 0.5 + 2*parabola(d.v[i-1], v, d.v[i+1])
				py := float64(wide.Min.Y+2*y) + 0.5 + 2*parabola(d.v[i-w], v, d.v[i+w])
				px, py = middled(channel, px, py)
				out = append(out, peak{px, py, pipLike(channel, px, py)})
			}
		}
	}
	return out, nil
}

// middled is the middle of a pip near a peak: the centroid of what stands out of the ring round it. The peak itself is
// drawn to and fro by what lies beyond the face's edge, which the wide Gaussian sees and the ring does not.
func middled(channel *channel, x, y float64) (float64, float64) {
	const most = 0.4 * pipRadius * edgePX
	fromX, fromY := x, y
	for range 3 {
		n, sx, sy := outOf(groundRound(channel, x, y), math.MaxFloat32, channel, x, y)
		if n < 1 {
			return fromX, fromY
		}
		// The window's own fall towards its rim halves each step.
		x, y = x+1.6*sx/n, y+1.6*sy/n
		if math.Hypot(x-fromX, y-fromY) > most {
			return fromX, fromY
		}
	}
	return x, y
}

// groundRound is the level of the ring round a pip: the median, so that what crosses it does not count.
func groundRound(channel *channel, x, y float64) float32 {
	const r = 0.95 * pipRadius * edgePX
	var round [16]float32
	for k, d := range ring {
		round[k] = channel.at(x+r*d[0], y+r*d[1])
	}
	return middleOf16(&round)
}

// outOf sums how much the pixels of a pip stand out of a ground, each by most at most, and where from its middle they lie. A
// window over them falls towards its rim.
func outOf(ground, most float32, channel *channel, x, y float64) (n, sx, sy float64) {
	const reach = 1.5 * pipRadius * edgePX
	for v := max(0, int(y-reach)); v <= min(channel.h-1, int(y+reach)+1); v++ {
		for u := max(0, int(x-reach)); u <= min(channel.w-1, int(x+reach)+1); u++ {
			dx, dy := float64(u)-x, float64(v)-y
			far := (dx*dx + dy*dy) / (reach * reach)
			if far >= 1 {
				continue
			}
			w := float64(min(max(level[channel.v[v*channel.w+u]]-ground, 0), most)) * (1 - far)
			n, sx, sy = n+w, sx+w*dx, sy+w*dy
		}
	}
	return n, sx, sy
}

// pipLike is how much a place stands out of nearly all that is round it: a pip does, a corner of a bright face does not.
func pipLike(channel *channel, x, y float64) float64 {
	const r = pipRadius * edgePX
	var in float32
	for _, d := range disc {
		in += channel.at(x+r*d[0], y+r*d[1])
	}
	var round [16]float32
	for k, d := range ring {
		round[k] = channel.at(x+r*d[0], y+r*d[1])
	}
	slices.Sort(round[:])
	return float64(in/float32(len(disc)) - round[12])
}

// pipResponse is the difference of two Gaussians over a box of a channel, at half its size: each value is that between
// four pixels. The sigmas are in pixels of the channel.
func pipResponse(channel *channel, box image.Rectangle, fine, coarse float64) (out plane, err error) {
	out = newPlane(box.Dx()/2, box.Dy()/2)
	return out, opencv.GaussiansApart(channel.w, channel.h, channel.v, box, fine, coarse, out.v)
}

// highest says whether a value is the greatest of its 3x3 neighbours; of equal ones the first counts.
func highest(d []float32, w, i int) bool {
	v := d[i]
	for dy := -1; dy <= 1; dy++ {
		for dx := -1; dx <= 1; dx++ {
			j := i + dy*w + dx
			if d[j] > v || d[j] == v && j < i {
				return false
			}
		}
	}
	return true
}

// parabola is the place of the top of a parabola through three values at -1, 0, 1.
func parabola(a, b, c float32) float64 {
	bend := a - 2*b + c
	if bend >= 0 {
		return 0
	}
	return float64(0.5 * (a - c) / bend)
}
