package photo

import (
	"context"
	"math"
)

// A body crop is the input of the net of bodies: a square window of the picture with a die and the ground beside it, in colours
// from which the window's mean is subtracted and which are divided by its spread. The constants were chosen, not fitted.
const (
	bodyEdge   = 16.0 // length of a die's edge in a crop, pixels
	bodyPlanes = 3
	bodySize   = bodyPlanes * cropSide * cropSide
	leastSpan  = 6   // minimum spread of a window by which its colours are divided, grey levels
	bodySpread = 1.5 // the spread times this becomes 1 in a crop
)

// bodyCrop writes the colours of a window into out. The window has its middle at (x, y) and is turned by an
// angle. by is the distance of two samples in pixels of the picture.
func bodyCrop(p *picture, x, y, sin, cos, by float64, out []float32) {
	const n = cropSide * cropSide
	for j := range cropSide {
		v := (float64(j) - (cropSide-1)/2.0) * by
		for i := range cropSide {
			u := (float64(i) - (cropSide-1)/2.0) * by
			c := p.at(x+cos*u-sin*v, y+sin*u+cos*v)
			for k := range bodyPlanes {
				out[k*n+j*cropSide+i] = c[k]
			}
		}
	}
}

// evenOut subtracts the mean of a crop and divides by its spread.
func evenOut(crop []float32) {
	var sum, squares float64
	for _, v := range crop {
		sum += float64(v)
		squares += float64(v) * float64(v)
	}
	n := float64(len(crop))
	mean := sum / n
	scale := 1 / (bodySpread * max(leastSpan, math.Sqrt(max(0, squares/n-mean*mean))))
	for i, v := range crop {
		crop[i] = float32(max(-2, min(2, (float64(v)-mean)*scale)))
	}
}

// window is a square of a picture with a die and the ground beside it: its middle, and the distance of two samples in pixels of
// the picture.
type window struct {
	pic      *picture
	x, y, by float64
}

// window returns the window around a place of the photograph. by is the distance of two samples in pixels of the photograph.
func (f *finder) window(x, y, by float64) window {
	l := f.levels[0]
	for _, o := range f.levels {
		if o.scale <= by {
			l = o
		}
	}
	return window{&l.pic, (x+0.5)/l.scale - 0.5, (y+0.5)/l.scale - 0.5, by / l.scale}
}

// judgeWindows applies the net of bodies or of values to windows. It averages over some orientations of each (1, 4 or 8).
func (n *net) judgeWindows(ctx context.Context, all []window, ways int) [][classes]float64 {
	return n.judge(ctx, len(all), ways, func(i int, crop []float32) {
		w := &all[i]
		bodyCrop(w.pic, w.x, w.y, 0, 1, w.by, crop)
		evenOut(crop)
	})
}

// bodyView is the picture at the scale at which the net of bodies searches for dice of one size.
type bodyView struct {
	pic picture
	by  float64 // pixels of the photograph per pixel
}

func (f *finder) bodyView(edge float64) bodyView {
	by := edge / bodyEdge
	return bodyView{f.sized(by), by}
}

// windows returns the windows at some places of the view.
func (v *bodyView) windows(at []place) []window {
	out := make([]window, len(at))
	for i, q := range at {
		out[i] = window{&v.pic, q.x, q.y, 1}
	}
	return out
}

// place is a point of a picture, in its pixels.
type place struct{ x, y float64 }

// sized returns the picture at another scale: by is the number of its pixels per pixel of the result.
func (f *finder) sized(by float64) picture {
	from := f.levels[0]
	for _, l := range f.levels {
		if l.scale <= by/1.3 {
			from = l
		}
	}
	return from.pic.scaled(by / from.scale)
}
