package photo

import (
	"cmp"
	"math"
	"slices"
)

// The picture is searched at several scales (levels). At each one the dice that are sought there have edges of levelEdge pixels.
// All of these constants were fitted on: unknown.
const (
	levelEdge     = 26.0  // pixels of a level
	levelStep     = 1.2   // ratio of one scale to the next
	leastEdge     = 13.0  // minimum edge of a die, pixels of the picture
	leastShare    = 50.0  // the same, as the picture's longer side over the edge
	pipPitch      = 0.24  // usual distance of neighbouring pips, edges; this package takes a die's edge to be the pitch it sees divided by this
	pipRadius     = 0.085 // usual radius of a pip, edges
	mostPeaks     = 700   // maximum number of peaks of a level and sign
	leastPeak     = 4     // minimum strength of a peak, grey levels
	leastContrast = 8     // minimum contrast of pips with their face, grey levels
	roundEnough   = 7.0   // maximum ratio of the two curvatures of a peak
)

// level is the picture at one scale.
type level struct {
	scale float64 // pixels of the picture per pixel of the level
	pic   picture
	peaks [2]peaks // dark peaks and light peaks
}

// The signs of pips.
const (
	dark = iota
	light
)

// peak is a place of a level that looks like a pip.
type peak struct {
	x, y     float64
	strength float32 // grey levels above its surroundings
}

// levels makes the levels of a picture, at all scales that its size allows, or at those for dice of about the size edge, in its pixels.
// edge is 0 if the size is not known.
func levels(p *picture, edge float64) []*level {
	var out []*level
	top := 0.55 * float64(min(p.w, p.h))
	least := max(leastEdge, float64(max(p.w, p.h))/leastShare)
	if edge > 0 {
		least, top = max(least, leastKnown*edge), min(top, mostKnown*edge)
	}
	for edge := least * 1.09; edge < top; edge *= levelStep {
		scale := edge / levelEdge
		// Shrinking a finer level gives the same result as shrinking the picture, and is faster.
		from := &level{scale: 1, pic: *p}
		for _, f := range out {
			if f.scale < scale/1.7 && f.scale > 1 {
				from = f
			}
		}
		out = append(out, &level{scale: scale, pic: from.pic.scaled(scale / from.scale)})
	}
	inParallel(len(out), func(i int) { out[i].find() })
	return out
}

// find finds the peaks of the difference of two Gaussians matched to a pip. Of the three channels the one with the strongest
// response counts, so that red pips on white and yellow pips on red are found alike.
func (l *level) find() {
	w, h := l.pic.w, l.pic.h
	var most [2]plane
	for s := range most {
		most[s] = newPlane(w, h)
	}
	rows, fine, coarse := newPlane(w, h), newPlane(w, h), newPlane(w, h)
	for k := range 3 {
		r := pipRadius * levelEdge
		gaussian(&l.pic.c[k], 0.6*r, &rows, &fine)
		gaussian(&l.pic.c[k], 1.7*r, &rows, &coarse)
		for i, v := range coarse.v {
			d := v - fine.v[i]
			most[dark].v[i] = max(most[dark].v[i], d)
			most[light].v[i] = max(most[light].v[i], -d)
		}
	}
	for s := range most {
		l.peaks[s] = newPeaks(peaksOf(&most[s]))
	}
}

func peaksOf(p *plane) []peak {
	var out []peak
	w, d := p.w, p.v
	for y := 1; y < p.h-1; y++ {
		for x := 1; x < w-1; x++ {
			i := y*w + x
			v := d[i]
			if v < leastPeak || d[i-1] > v || d[i+1] >= v || d[i-w] > v || d[i+w] >= v ||
				d[i-w-1] > v || d[i-w+1] > v || d[i+w-1] >= v || d[i+w+1] >= v {
				continue
			}
			xx, yy := d[i-1]+d[i+1]-2*v, d[i-w]+d[i+w]-2*v
			xy := (d[i-w-1] + d[i+w+1] - d[i-w+1] - d[i+w-1]) / 4
			det, trace := xx*yy-xy*xy, xx+yy
			if det <= 0 || trace*trace > det*(roundEnough+1)*(roundEnough+1)/roundEnough {
				continue
			}
			out = append(out, peak{
				float64(x) + parabola(d[i-1], v, d[i+1]),
				float64(y) + parabola(d[i-w], v, d[i+w]), v})
		}
	}
	if len(out) > mostPeaks {
		slices.SortStableFunc(out, func(a, b peak) int { return cmp.Compare(b.strength, a.strength) })
		out = out[:mostPeaks]
	}
	return out
}

// parabola returns the place of the vertex of the parabola through three values at -1, 0 and 1.
func parabola(a, b, c float32) float64 {
	bend := a - 2*b + c
	if bend >= 0 {
		return 0
	}
	return max(-0.5, min(0.5, float64(0.5*(a-c)/bend)))
}

// peaks is an index of peaks by place.
type peaks struct {
	all   []peak
	cells map[[2]int][]int
}

const cell = 12.0 // pixels

func newPeaks(all []peak) peaks {
	p := peaks{all, make(map[[2]int][]int, len(all))}
	for i, k := range all {
		c := [2]int{int(k.x / cell), int(k.y / cell)}
		p.cells[c] = append(p.cells[c], i)
	}
	return p
}

// within calls f with each peak within r pixels of a place.
func (p *peaks) within(x, y, r float64, f func(i int, d float64)) {
	for cy := int(math.Floor((y - r) / cell)); cy <= int((y+r)/cell); cy++ {
		for cx := int(math.Floor((x - r) / cell)); cx <= int((x+r)/cell); cx++ {
			for _, i := range p.cells[[2]int{cx, cy}] {
				if d := math.Hypot(p.all[i].x-x, p.all[i].y-y); d <= r {
					f(i, d)
				}
			}
		}
	}
}

// nearest returns the index of the peak nearest to a place, or -1 if none is within r pixels.
func (p *peaks) nearest(x, y, r float64) (at int) {
	at = -1
	best := r
	p.within(x, y, r, func(i int, d float64) {
		if d < best || d == best && i < at {
			at, best = i, d
		}
	})
	return at
}
