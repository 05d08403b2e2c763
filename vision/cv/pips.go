//go:build cgo

package cv

import "quartermaster/calibration"

// pipRadius is the radius of a pip for which the search is made, in edges.
const pipRadius = 0.085

// peak is a place that looks like a pip.
type peak struct {
	x, y     float64 // pixels, to a fraction of one
	strength float32 // grey levels above its surroundings
}

// pipChannel is the channel in which pips of a sign are brightest against any face: the least of the three colours
// for light pips (white has much of each), the opposite of the greatest for dark ones.
func pipChannel(p *picture, sign calibration.Pips) plane {
	out := newPlane(p.w, p.h)
	if sign == calibration.DarkPips {
		for i := range out.v {
			q := p.px[3*i : 3*i+3]
			out.v[i] = float32(255 - max(q[0], q[1], q[2]))
		}
		return out
	}
	for i := range out.v {
		q := p.px[3*i : 3*i+3]
		out.v[i] = float32(min(q[0], q[1], q[2]))
	}
	return out
}

// findPips finds the peaks of the difference of two Gaussians matched to a pip, where near holds.
func findPips(channel plane, near []bool, least float32) ([]peak, error) {
	fine, err := blur(channel, 0.6*pipRadius*edgePX)
	if err != nil {
		return nil, err
	}
	coarse, err := blur(channel, 1.7*pipRadius*edgePX)
	if err != nil {
		return nil, err
	}
	w, h := channel.w, channel.h
	d := fine.v
	for i := range d {
		d[i] -= coarse.v[i]
	}
	var out []peak
	for y := 2; y < h-2; y++ {
		for x := 2; x < w-2; x++ {
			i := y*w + x
			v := d[i]
			if v < least || !near[i] || !highest(d, w, i) {
				continue
			}
			out = append(out, peak{
				x:        float64(x) + parabola(d[i-1], v, d[i+1]),
				y:        float64(y) + parabola(d[i-w], v, d[i+w]),
				strength: v,
			})
		}
	}
	return out, nil
}

// highest says whether a value is the greatest of its 5x5 neighbours; of equal ones the first counts.
func highest(d []float32, w, i int) bool {
	v := d[i]
	for dy := -2; dy <= 2; dy++ {
		for dx := -2; dx <= 2; dx++ {
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
