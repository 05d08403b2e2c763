//go:build cgo

package cv

import "math"

// patch is a connected place that has changed and that no die explains.
type patch struct {
	x, y float64 // its middle, pixels
	area float64 // in squares of an edge
	box  [4]int  // left, top, right, bottom, pixels
	die  bool    // as large as a die's face at least and of a colour that the set has
}

// leftovers lists what has changed outside the outlines of the chosen dice and is more than the floor under less light.
func (e *engine) leftovers(s *scene, dice []candidate) []patch {
	const step = 2 // every second pixel will do
	w, h := s.pic.w/step, s.pic.h/step
	mask := make([]bool, w*h)
	x0, y0 := e.now.rect.px(0, 0)
	x1, y1 := e.now.rect.px(e.board.WidthMM, e.board.HeightMM)
	const rim = 0.1 * edgePX // the floor's own border moves a little with the light
	for y := range h {
		for x := range w {
			px, py := x*step, y*step
			if float64(px) < x0+rim || float64(py) < y0+rim || float64(px) > x1-rim || float64(py) > y1-rim {
				continue
			}
			i := py*s.pic.w + px
			mask[y*w+x] = s.floor.changed[i] && !s.shadow(i)
		}
	}
	for k := range dice {
		blank(mask, w, h, step, outlineGrown(s.foot, dice[k].pose, 1.22))
	}
	mask = opened(mask, w, h)
	var out []patch
	var stack []int
	for start, on := range mask {
		if !on {
			continue
		}
		p := patch{box: [4]int{s.pic.w, s.pic.h, 0, 0}}
		n := 0
		var sum, floor [3]float64
		stack = append(stack[:0], start)
		mask[start] = false
		for len(stack) > 0 {
			i := stack[len(stack)-1]
			stack = stack[:len(stack)-1]
			x, y := i%w, i/w
			n++
			p.x += float64(x * step)
			p.y += float64(y * step)
			p.box[0], p.box[1] = min(p.box[0], x*step), min(p.box[1], y*step)
			p.box[2], p.box[3] = max(p.box[2], x*step), max(p.box[3], y*step)
			at := 3 * (y*step*s.pic.w + x*step)
			for c := range 3 {
				sum[c] += float64(s.pic.px[at+c])
				floor[c] += float64(s.floor.want.px[at+c])
			}
			for _, j := range [4]int{i - 1, i + 1, i - w, i + w} {
				if j >= 0 && j < len(mask) && mask[j] && abs(j%w-x) <= 1 {
					mask[j] = false
					stack = append(stack, j)
				}
			}
		}
		p.x, p.y = p.x/float64(n), p.y/float64(n)
		p.area = float64(n*step*step) / (edgePX * edgePX)
		if p.area < 0.12 {
			continue
		}
		for c := range 3 {
			sum[c] /= float64(n)
		}
		far := math.Inf(1)
		for k := range e.shades {
			g := s.floor.gainAt(p.x, p.y)
			far = min(far, e.shades[k].apart([3]float64{sum[0] / g[0], sum[1] / g[1], sum[2] / g[2]}, e.white))
		}
		p.die = p.area > 0.42 && far < 2.2 && !shaded(sum, floor, float64(n))
		out = append(out, p)
	}
	return out
}

// shaded says whether the mean colour of a place is that of its floor under less light. Behind a lamp's shadow the light
// has another hue than before it, so the channels may fall differently, but none rises and none falls to nothing.
func shaded(now, floor [3]float64, n float64) bool {
	lo, hi := math.Inf(1), 0.0
	for c := range 3 {
		r := (now[c] + 6) / (floor[c]/n + 6)
		lo, hi = min(lo, r), max(hi, r)
	}
	return hi < 0.95 && lo > 0.2 && hi/lo < 1.6
}

// shadow says whether a pixel shows the floor under less light: all channels fall alike.
func (s *scene) shadow(i int) bool {
	var ratio [3]float64
	var now, want float64
	for c := range 3 {
		a, b := float64(s.pic.px[3*i+c]), float64(s.floor.want.px[3*i+c])
		ratio[c] = (a + 6) / (b + 6)
		now += a
		want += b
	}
	all := (now + 18) / (want + 18)
	if all > 1.25 || all < 0.2 {
		return false
	}
	for c := range 3 {
		if math.Abs(ratio[c]/all-1) > 0.22 {
			return false
		}
	}
	return true
}

// outlineGrown is a die's outline, widened about the middle of its top face.
func outlineGrown(f foot, p pose, by float64) [][2]float64 {
	poly := f.outline(p)
	for i := range poly {
		poly[i][0] = p.x + (poly[i][0]-p.x)*by
		poly[i][1] = p.y + (poly[i][1]-p.y)*by
	}
	return poly
}

// blank clears a mask, which has every step-th pixel, within a convex polygon.
func blank(mask []bool, w, h, step int, poly [][2]float64) {
	lo, hi := [2]float64{math.Inf(1), math.Inf(1)}, [2]float64{math.Inf(-1), math.Inf(-1)}
	for _, p := range poly {
		for k := range 2 {
			lo[k], hi[k] = min(lo[k], p[k]), max(hi[k], p[k])
		}
	}
	for y := max(0, int(lo[1])/step); y <= min(h-1, int(hi[1])/step+1); y++ {
		for x := max(0, int(lo[0])/step); x <= min(w-1, int(hi[0])/step+1); x++ {
			if inside(poly, float64(x*step), float64(y*step)) {
				mask[y*w+x] = false
			}
		}
	}
}

func abs(v int) int {
	if v < 0 {
		return -v
	}
	return v
}
