package scene

import (
	"image"
	"math"
	"slices"

	"quartermaster/calibration"
	"quartermaster/vision/opencv"
	"quartermaster/vision/pixel"
)

// PipPeaks is the pip channel of one sign and the peaks found in it.
type PipPeaks struct {
	Sign    calibration.Pips
	Channel pixel.Channel
	Grid    PeakGrid
}

// PipPeaks returns the peaks of a sign; empty where none were sought.
func (s *Scene) PeaksOf(sign calibration.Pips) *PipPeaks {
	for i := range s.Pips {
		if s.Pips[i].Sign == sign {
			return &s.Pips[i]
		}
	}
	return &PipPeaks{Sign: sign}
}

// WhollyChanged says whether all of a peak's disc differs from the empty board.
func (s *Scene) WhollyChanged(p Peak) bool {
	for _, d := range Disc {
		if !s.Floor.Changed.At(int(p.X+PipRadius*pixel.EdgePX*d[0]+0.5), int(p.Y+PipRadius*pixel.EdgePX*d[1]+0.5)) {
			return false
		}
	}
	return true
}

// Peak is a local maximum that looks like a pip.
type Peak struct {
	X, Y     float64 // pixels, with subpixel precision
	Contrast float64 // contrast, grey levels: see pipContrast
}

// FindPips finds the local maxima of a difference of two Gaussians matched to a pip, in a pip channel, where the mask
// is set; boxes are the mask's tiles, least is the least response. It searches at half the size and refines each place
// at full size.
func FindPips(channel *pixel.Channel, where *pixel.Mask, boxes []image.Rectangle, least float32) ([]Peak, error) {
	var out []Peak
	for _, box := range boxes {
		wide := box.Inset(-pipRoom).Intersect(image.Rect(0, 0, channel.W, channel.H))
		d, err := pipResponse(channel, wide, pipFine, pipCoarse)
		if err != nil {
			return nil, err
		}
		w := d.W
		for y := max((box.Min.Y-wide.Min.Y)/2, 1); y < min((box.Max.Y-wide.Min.Y)/2, d.H-1); y++ {
			for x := max((box.Min.X-wide.Min.X)/2, 1); x < min((box.Max.X-wide.Min.X)/2, w-1); x++ {
				i := y*w + x
				v := d.V[i]
				if v < least || !where.At(wide.Min.X+2*x, wide.Min.Y+2*y) || !pixel.LocalMaximum(d.V, w, i) {
					continue
				}
				px := float64(wide.Min.X+2*x) + 0.5 + 2*pixel.Parabola(d.V[i-1], v, d.V[i+1])
				py := float64(wide.Min.Y+2*y) + 0.5 + 2*pixel.Parabola(d.V[i-w], v, d.V[i+w])
				px, py = MeanShift(channel, px, py)
				out = append(out, Peak{px, py, pipContrast(channel, px, py)})
			}
		}
	}
	return out, nil
}

// MeanShift refines a peak to the middle of its pip: the centroid of what stands out of the ring round it (three steps
// of mean shift). The wide Gaussian biases the peak itself towards bright things beyond the face's edge; the ring is
// too small for that.
func MeanShift(channel *pixel.Channel, x, y float64) (float64, float64) {
	const most = 0.4 * PipRadius * pixel.EdgePX // greatest move; fitted on: unknown
	fromX, fromY := x, y
	for range 3 {
		n, sx, sy := Moments(RingMedian(channel, x, y), math.MaxFloat32, channel, x, y)
		if n < 1 {
			return fromX, fromY
		}
		// The window's weights shrink each step; 1.6 compensates most of that.
		x, y = x+1.6*sx/n, y+1.6*sy/n
		if math.Hypot(x-fromX, y-fromY) > most {
			return fromX, fromY
		}
	}
	return x, y
}

// RingMedian is the median level of the ring round a pip; a line across the ring does not change it.
func RingMedian(channel *pixel.Channel, x, y float64) float32 {
	const r = 0.95 * PipRadius * pixel.EdgePX // fitted on: unknown
	var round [16]float32
	for k, d := range Ring {
		round[k] = channel.At(x+r*d[0], y+r*d[1])
	}
	return pixel.MedianOf16(&round)
}

// Moments returns the zeroth and first moments, about x, y, of what stands out of a ground level within 1.5 pip radii. A
// pixel counts for at most most grey levels, times a window that falls to 0 at the rim.
func Moments(ground, most float32, channel *pixel.Channel, x, y float64) (n, sx, sy float64) {
	const reach = 1.5 * PipRadius * pixel.EdgePX
	for v := max(0, int(y-reach)); v <= min(channel.H-1, int(y+reach)+1); v++ {
		for u := max(0, int(x-reach)); u <= min(channel.W-1, int(x+reach)+1); u++ {
			dx, dy := float64(u)-x, float64(v)-y
			far := (dx*dx + dy*dy) / (reach * reach)
			if far >= 1 {
				continue
			}
			w := float64(min(max(pixel.Level[channel.V[v*channel.W+u]]-ground, 0), most)) * (1 - far)
			n, sx, sy = n+w, sx+w*dx, sy+w*dy
		}
	}
	return n, sx, sy
}

// pipContrast is the level of a disc less the upper quartile of the ring round it: high for a pip, low for a corner of a
// bright face.
func pipContrast(channel *pixel.Channel, x, y float64) float64 {
	const r = PipRadius * pixel.EdgePX
	var in float32
	for _, d := range Disc {
		in += channel.At(x+r*d[0], y+r*d[1])
	}
	var round [16]float32
	for k, d := range Ring {
		round[k] = channel.At(x+r*d[0], y+r*d[1])
	}
	slices.Sort(round[:])
	return float64(in/float32(len(Disc)) - round[12])
}

// pipResponse is the difference of two Gaussians over a box of a channel, at half the size: each value lies between
// four pixels. The sigmas are in pixels of the channel.
func pipResponse(channel *pixel.Channel, box image.Rectangle, fine, coarse float64) (out pixel.Plane, err error) {
	out = pixel.NewPlane(box.Dx()/2, box.Dy()/2)
	return out, opencv.GaussiansApart(channel.W, channel.H, channel.V, box, fine, coarse, out.V)
}
