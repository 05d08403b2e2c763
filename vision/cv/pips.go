//go:build cgo

package cv

import (
	"image"
	"math"
	"slices"

	"gocv.io/x/gocv"

	"quartermaster/calibration"
)

// pipRadius is the radius of a pip for which the search is made, in edges.
const pipRadius = 0.085

// peak is a place that looks like a pip.
type peak struct {
	x, y     float64 // pixels, to a fraction of one
	strength float32 // grey levels above its surroundings
}

// tile is the side of the squares in which pips are sought, pixels.
const tile = 128

// tiles lists the parts of a picture, as rows of neighbouring tiles, in which a mask marks something.
func (m *mask) tiles() []image.Rectangle {
	const side = tile / 2
	var out []image.Rectangle
	for y := 0; y < m.h; y += side {
		low := min(y+side, m.h)
		from := -1
		for x := 0; x < m.w+side; x += side {
			some := false
			for v := y; v < low && !some && x < m.w; v++ {
				some = slices.Contains(m.on[v*m.w+x:v*m.w+min(x+side, m.w)], true)
			}
			if some && from < 0 {
				from = x
			}
			if !some && from >= 0 {
				out = append(out, image.Rect(2*from, 2*y, 2*min(x, m.w), 2*low))
				from = -1
			}
		}
	}
	return out
}

// pipChannel gives, within a box, the channel in which pips of a sign are brightest against any face: the least of the
// three colours for light pips (white has much of each), the opposite of the greatest for dark ones.
func pipChannel(p *picture, sign calibration.Pips, box image.Rectangle, to *plane) {
	for y := box.Min.Y; y < box.Max.Y; y++ {
		px := p.px[3*(y*p.w+box.Min.X) : 3*(y*p.w+box.Max.X)]
		row := to.v[y*p.w+box.Min.X:][:box.Dx()]
		if sign == calibration.DarkPips {
			for i := range row {
				q := px[3*i : 3*i+3 : 3*i+3]
				row[i] = float32(255 - max(q[0], q[1], q[2]))
			}
			continue
		}
		for i := range row {
			q := px[3*i : 3*i+3 : 3*i+3]
			row[i] = float32(min(q[0], q[1], q[2]))
		}
	}
}

// findPips finds the peaks of the difference of two Gaussians matched to a pip, where the mask holds. It fills the pip
// channel where it looked and a pip's width round that. The search is made at half the size, where a pip is still wide
// enough to be found; its place is then measured at the whole size.
func findPips(p *picture, sign calibration.Pips, where mask, least float32, channel *plane) ([]peak, error) {
	const fine, coarse = 0.6 * pipRadius * edgePX, 1.7 * pipRadius * edgePX
	room := 2 * (int(math.Ceil(2.5*coarse/2)) + 1)
	var out []peak
	for _, box := range where.tiles() {
		wide := box.Inset(-room).Intersect(image.Rect(0, 0, p.w, p.h))
		pipChannel(p, sign, wide, channel)
		d, err := pipResponse(channel, wide, fine, coarse)
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
				out = append(out, peak{px, py, v})
			}
		}
	}
	return out, nil
}

// middled is the middle of a pip near a peak: the centroid of what stands out of the ring round it. The peak itself is
// drawn to and fro by what lies beyond the face's edge, which the wide Gaussian sees and the ring does not.
func middled(channel *plane, x, y float64) (float64, float64) {
	const r = pipRadius * edgePX
	const reach = 1.5 * r
	fromX, fromY := x, y
	for range 3 {
		var round [16]float32
		for k, d := range ring {
			round[k] = channel.at(x+0.95*r*d[0], y+0.95*r*d[1])
		}
		slices.Sort(round[:])
		ground := (round[7] + round[8]) / 2
		var n, sx, sy float64
		for v := max(0, int(y-reach)); v <= min(channel.h-1, int(y+reach)+1); v++ {
			for u := max(0, int(x-reach)); u <= min(channel.w-1, int(x+reach)+1); u++ {
				dx, dy := float64(u)-x, float64(v)-y
				far := (dx*dx + dy*dy) / (reach * reach)
				if far >= 1 {
					continue
				}
				w := float64(max(channel.v[v*channel.w+u]-ground, 0)) * (1 - far)
				n, sx, sy = n+w, sx+w*dx, sy+w*dy
			}
		}
		if n < 1 {
			return fromX, fromY
		}
		// The window's own fall towards its rim halves each step.
		x, y = x+1.6*sx/n, y+1.6*sy/n
		if math.Hypot(x-fromX, y-fromY) > 0.4*r {
			return fromX, fromY
		}
	}
	return x, y
}

// pipResponse is the difference of two Gaussians over a box of a channel, at half its size: each value is that between
// four pixels. The sigmas are in pixels of the channel.
func pipResponse(channel *plane, box image.Rectangle, fine, coarse float64) (out plane, err error) {
	out = newPlane(box.Dx()/2, box.Dy()/2)
	m := gocv.NewMatWithSize(out.h, out.w, gocv.MatTypeCV32F)
	defer m.Close()
	d, err := m.DataPtrFloat32()
	if err != nil {
		return out, err
	}
	for y := range out.h {
		a := channel.v[(box.Min.Y+2*y)*channel.w+box.Min.X:][:2*out.w]
		b := channel.v[(box.Min.Y+2*y+1)*channel.w+box.Min.X:][:2*out.w]
		row := d[y*out.w:][:out.w]
		for x := range row {
			row[x] = (a[2*x] + a[2*x+1] + b[2*x] + b[2*x+1]) / 4
		}
	}
	low := m.Clone()
	defer low.Close()
	if err = gaussian(&low, coarse/2); err != nil {
		return out, err
	}
	if err = gaussian(&m, fine/2); err != nil {
		return out, err
	}
	if err = gocv.Subtract(m, low, &m); err != nil {
		return out, err
	}
	if d, err = m.DataPtrFloat32(); err != nil {
		return out, err
	}
	copy(out.v, d)
	return out, nil
}

// gaussian blurs in place; sigma in pixels.
func gaussian(m *gocv.Mat, sigma float64) error {
	k := 2*int(math.Ceil(2.5*sigma)) + 1
	return gocv.GaussianBlur(*m, m, image.Pt(k, k), sigma, sigma, gocv.BorderReplicate)
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
