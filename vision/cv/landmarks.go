//go:build cgo

package cv

import (
	"image"
	"math"
	"slices"
)

// landmark is a spot of the board's print that can be found again.
type landmark struct {
	x, y  int // pixels of the rectified picture
	patch []float32
	crisp float64 // its detail on the empty board: see detail
}

const (
	landmarkHalf = 10 // half side of a landmark's patch, pixels
	landmarkCell = 64 // one landmark a cell of this side
	searchFar    = 26 // pixels, how far a landmark is searched: 8 mm for dice of 12 mm
	searchNear   = 3
)

// lightness is the mean of the three channels within a box.
func lightness(p *picture, box image.Rectangle) plane {
	out := newPlane(box.Dx(), box.Dy())
	for y := range out.h {
		px := p.px[3*((y+box.Min.Y)*p.w+box.Min.X):][:3*out.w]
		row := out.v[y*out.w:][:out.w]
		for i := range row {
			row[i] = (float32(px[3*i]) + float32(px[3*i+1]) + float32(px[3*i+2])) / 3
		}
	}
	return out
}

// findLandmarks picks the spot of each cell that is most like a corner (Shi and Tomasi): print that fixes both
// directions. Cells without such print have none.
func findLandmarks(p *picture, margin int) []landmark {
	g := lightness(p, image.Rect(0, 0, p.w, p.h))
	var out []landmark
	for cy := margin + 2; cy+landmarkCell <= p.h-margin; cy += landmarkCell {
		for cx := margin + 2; cx+landmarkCell <= p.w-margin; cx += landmarkCell {
			best, bx, by := 0.0, 0, 0
			for y := cy; y < cy+landmarkCell; y += 4 {
				for x := cx; x < cx+landmarkCell; x += 4 {
					if x < landmarkHalf+1 || y < landmarkHalf+1 || x >= p.w-landmarkHalf-1 || y >= p.h-landmarkHalf-1 {
						continue
					}
					if v := cornerness(&g, x, y); v > best {
						best, bx, by = v, x, y
					}
				}
			}
			if best > 25 {
				out = append(out, landmark{bx, by, normalPatch(&g, bx, by), detail(&g, bx, by)})
			}
		}
	}
	return out
}

// cornerness is the lesser eigenvalue of the gradients' covariance over a patch, in squared grey levels.
func cornerness(g *plane, x, y int) float64 {
	var xx, yy, xy float64
	for j := -landmarkHalf; j <= landmarkHalf; j += 2 {
		for i := -landmarkHalf; i <= landmarkHalf; i += 2 {
			k := (y+j)*g.w + x + i
			dx, dy := float64(g.v[k+1]-g.v[k-1])/2, float64(g.v[k+g.w]-g.v[k-g.w])/2
			xx, yy, xy = xx+dx*dx, yy+dy*dy, xy+dx*dy
		}
	}
	n := float64((landmarkHalf + 1) * (landmarkHalf + 1))
	xx, yy, xy = xx/n, yy/n, xy/n
	return (xx+yy)/2 - math.Sqrt((xx-yy)*(xx-yy)/4+xy*xy)
}

// normalPatch is a patch with mean 0 and length 1.
func normalPatch(g *plane, x, y int) []float32 {
	const side = 2*landmarkHalf + 1
	out := make([]float32, 0, side*side)
	var mean float32
	for j := -landmarkHalf; j <= landmarkHalf; j++ {
		row := g.v[(y+j)*g.w+x-landmarkHalf : (y+j)*g.w+x+landmarkHalf+1]
		out = append(out, row...)
		for _, v := range row {
			mean += v
		}
	}
	mean /= side * side
	var length float64
	for i := range out {
		out[i] -= mean
		length += float64(out[i]) * float64(out[i])
	}
	k := float32(1 / math.Sqrt(length+1e-6))
	for i := range out {
		out[i] *= k
	}
	return out
}

// likeness is the normalised correlation of a landmark with a place of a picture.
func (l *landmark) likeness(g *plane, x, y int) float64 {
	const side = 2*landmarkHalf + 1
	var sum, sq, dot float32
	for j := range side {
		row := g.v[(y+j-landmarkHalf)*g.w+x-landmarkHalf:][:side]
		pat := l.patch[j*side:][:side]
		for i, v := range row {
			sum += v
			sq += v * v
			dot += v * pat[i]
		}
	}
	n := float32(side * side)
	va := sq - sum*sum/n
	if va < 1 {
		return 0
	}
	return float64(dot) / math.Sqrt(float64(va))
}

// sighting is a landmark found again: where it is now and how like.
type sighting struct {
	at   int // which landmark
	x, y float64
	like float64
}

// sight searches landmarks within far pixels of where they should be.
func sight(p *picture, marks []landmark, which []int, far int) []sighting {
	var out []sighting
	step := 1
	if far > 6 {
		step = 2
	}
	for _, k := range which {
		m := &marks[k]
		ok := func(x, y int) bool {
			return x >= landmarkHalf && y >= landmarkHalf && x < p.w-landmarkHalf && y < p.h-landmarkHalf
		}
		reach := landmarkHalf + far + 2
		box := image.Rect(m.x-reach, m.y-reach, m.x+reach+1, m.y+reach+1).Intersect(image.Rect(0, 0, p.w, p.h))
		g := lightness(p, box)
		best, bx, by := -1.0, m.x, m.y
		look := func(x, y int) float64 {
			if !ok(x, y) {
				return -1
			}
			return m.likeness(&g, x-box.Min.X, y-box.Min.Y)
		}
		for dy := -far; dy <= far; dy += step {
			for dx := -far; dx <= far; dx += step {
				if v := look(m.x+dx, m.y+dy); v > best {
					best, bx, by = v, m.x+dx, m.y+dy
				}
			}
		}
		if step > 1 {
			cx, cy := bx, by
			for dy := -1; dy <= 1; dy++ {
				for dx := -1; dx <= 1; dx++ {
					if v := look(cx+dx, cy+dy); v > best {
						best, bx, by = v, cx+dx, cy+dy
					}
				}
			}
		}
		if best < 0.6 {
			continue
		}
		fx := parabola(float32(look(bx-1, by)), float32(best), float32(look(bx+1, by)))
		fy := parabola(float32(look(bx, by-1)), float32(best), float32(look(bx, by+1)))
		out = append(out, sighting{k, float64(bx) + max(-1, min(1, fx)), float64(by) + max(-1, min(1, fy)), best})
	}
	return out
}

// shift is how a picture lies against the board's print: found landmarks of those looked for, and the median distance
// (pixels) from where they should be.
type shift struct {
	looked, found int
	median        float64
	seen          []sighting
}

// measureShift looks for the landmarks near their places and, where they are not there, farther off.
func measureShift(p *picture, marks []landmark) shift {
	all := make([]int, len(marks))
	for i := range all {
		all[i] = i
	}
	few := all
	if len(all) > 30 {
		few = nil
		for i := 0; i < len(all); i += (len(all) + 29) / 30 {
			few = append(few, i)
		}
	}
	s := shift{looked: len(few), seen: sight(p, marks, few, searchNear)}
	s.found = len(s.seen)
	s.median = s.medianMove(marks)
	edge := 0
	for _, q := range s.seen {
		if math.Hypot(q.x-float64(marks[q.at].x), q.y-float64(marks[q.at].y)) > searchNear-0.7 {
			edge++
		}
	}
	if 2*(s.found-edge) >= s.looked && s.median < 1 {
		return s
	}
	s = shift{looked: len(all), seen: sight(p, marks, all, searchFar)}
	s.seen = agreeing(s.seen, marks)
	s.found = len(s.seen)
	s.median = s.medianMove(marks)
	return s
}

func (s *shift) medianMove(marks []landmark) float64 {
	if len(s.seen) == 0 {
		return 0
	}
	d := make([]float64, len(s.seen))
	for i, q := range s.seen {
		d[i] = math.Hypot(q.x-float64(marks[q.at].x), q.y-float64(marks[q.at].y))
	}
	slices.Sort(d)
	return d[len(d)/2]
}

// agreeing keeps the sightings that one similarity explains within 2.5 pixels: the largest such set over all pairs.
func agreeing(seen []sighting, marks []landmark) []sighting {
	var from *sighting // with which the largest set was found
	var c, s float64   // and its similarity, as a number of the complex plane
	most := 0
	agrees := func(q, a *sighting, c, s float64) bool {
		m, ma := &marks[q.at], &marks[a.at]
		dx, dy := float64(m.x-ma.x), float64(m.y-ma.y)
		ex, ey := a.x+c*dx-s*dy-q.x, a.y+s*dx+c*dy-q.y
		return ex*ex+ey*ey < 2.5*2.5
	}
	for i := range seen {
		for j := i + 1; j < len(seen); j++ {
			a, b := &seen[i], &seen[j]
			ma, mb := &marks[a.at], &marks[b.at]
			ux, uy := float64(mb.x-ma.x), float64(mb.y-ma.y)
			vx, vy := b.x-a.x, b.y-a.y
			n := ux*ux + uy*uy
			if n < 100*100 {
				continue
			}
			// v = (re + i·im)·u
			re, im := (ux*vx+uy*vy)/n, (ux*vy-uy*vx)/n
			if math.Abs(math.Hypot(re, im)-1) > 0.03 || math.Abs(im) > 0.06 {
				continue
			}
			size := 0
			for k := range seen {
				if agrees(&seen[k], a, re, im) {
					size++
				}
			}
			if size > most {
				from, c, s, most = a, re, im, size
			}
		}
	}
	out := make([]sighting, 0, most)
	for k := range seen {
		if from != nil && agrees(&seen[k], from, c, s) {
			out = append(out, seen[k])
		}
	}
	return out
}
