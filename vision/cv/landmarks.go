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
	unmistakable = 0.8 // likeness from which a landmark is where it is liker than one pixel off, and is sought no farther
	searchAgain  = 8   // round where others tell: what is mistaken for a landmark must be able to lie where none agrees
)

// lightness is the mean of the three channels within a box.
func lightness(p *picture, box image.Rectangle) plane {
	out := newPlane(box.Dx(), box.Dy())
	for y := range out.h {
		px := p.px[3*((y+box.Min.Y)*p.w+box.Min.X):][:3*out.w]
		row := out.v[y*out.w:][:out.w]
		for i := range row {
			q := px[3*i : 3*i+3 : 3*i+3]
			row[i] = third[int(q[0])+int(q[1])+int(q[2])]
		}
	}
	return out
}

// third is a third of each sum of three grey levels.
var third = makeThird()

func makeThird() (out [3*255 + 1]float32) {
	for i := range out {
		out[i] = float32(i) / 3
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
	var sum, sq, dot float64
	for j := range side {
		row := g.v[(y+j-landmarkHalf)*g.w+x-landmarkHalf:][:side]
		pat := l.patch[j*side:][:side]
		var rs, rq, rd float32 // of a row: short sums keep their digits
		for i, v := range row {
			rs += v
			rq += v * v
			rd += v * pat[i]
		}
		sum, sq, dot = sum+float64(rs), sq+float64(rq), dot+float64(rd)
	}
	const n = side * side
	va := sq - sum*sum/n
	if va < 1 {
		return 0
	}
	return dot / math.Sqrt(va)
}

// sighting is a landmark found again: where it is now and how like.
type sighting struct {
	at   int // which landmark
	x, y float64
	like float64
}

// sight searches landmarks within far pixels of where a similarity brings them.
func sight(p *canvas, marks []landmark, which []int, by similarity, far int) []sighting {
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
		x, y := by.moved(m)
		mx, my := int(math.Round(x)), int(math.Round(y))
		reach := landmarkHalf + far + 2
		box := image.Rect(mx-reach, my-reach, mx+reach+1, my+reach+1).Intersect(image.Rect(0, 0, p.w, p.h))
		if box.Empty() {
			continue
		}
		p.spot(box)
		g := lightness(&p.picture, box)
		best, bx, by := -1.0, mx, my
		look := func(x, y int) float64 {
			if !ok(x, y) {
				return -1
			}
			return m.likeness(&g, x-box.Min.X, y-box.Min.Y)
		}
		round := func(x, y, reach, step int) {
			for dy := -reach; dy <= reach; dy += step {
				for dx := -reach; dx <= reach; dx += step {
					if v := look(x+dx, y+dy); v > best {
						best, bx, by = v, x+dx, y+dy
					}
				}
			}
		}
		if round(mx, my, 1, 1); best < unmistakable || bx != mx || by != my {
			round(mx, my, far, step)
			if step > 1 {
				round(bx, by, 1, 1)
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

// measureShift looks for the landmarks near their places and, where they are not there, farther off. A shift of less than still
// (pixels) is none.
func measureShift(p *canvas, marks []landmark, still float64) shift {
	s, near := nearShift(p, marks, still)
	if !near {
		s = farShift(p, marks)
	}
	return s
}

// everyFew lists some of n landmarks all over the board, at most so many.
func everyFew(n, most int) []int {
	out := make([]int, min(n, most))
	for i := range out {
		out[i] = i * n / len(out)
	}
	return out
}

// How many landmarks tell that the board lies where it lay, and where to look for the others if it does not.
const (
	nearMarks = 20
	farMarks  = 30
)

// nearShift looks for landmarks near their places, and says whether they are there: for a few and, where those do not tell that
// the board lies still, for all.
func nearShift(p *canvas, marks []landmark, still float64) (shift, bool) {
	s, near := shiftNear(p, marks, everyFew(len(marks), nearMarks))
	if near && s.median < still || s.looked == len(marks) {
		return s, near
	}
	return shiftNear(p, marks, everyFew(len(marks), len(marks)))
}

// shiftNear looks for some landmarks near their places, and says whether they are there.
func shiftNear(p *canvas, marks []landmark, which []int) (shift, bool) {
	s := shift{looked: len(which), seen: sight(p, marks, which, similarity{re: 1}, searchNear)}
	s.found = len(s.seen)
	s.median = s.medianMove(marks)
	edge := 0
	for _, q := range s.seen {
		if math.Hypot(q.x-float64(marks[q.at].x), q.y-float64(marks[q.at].y)) > searchNear-0.7 {
			edge++
		}
	}
	return s, 2*(s.found-edge) >= s.looked && s.median < 1
}

// farShift looks for all landmarks farther off. A few that agree tell where to look for the others.
func farShift(p *canvas, marks []landmark) shift {
	p.whole() // they lie so close that hardly anything is left out
	few, all := everyFew(len(marks), farMarks), everyFew(len(marks), len(marks))
	seen, by := agreeing(sight(p, marks, few, similarity{re: 1}, searchFar), marks)
	if 3*len(seen) >= 2*len(few) {
		seen = sight(p, marks, all, by, searchAgain)
	} else {
		seen = sight(p, marks, all, similarity{re: 1}, searchFar)
	}
	s := shift{looked: len(all)}
	s.seen, _ = agreeing(seen, marks)
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

// similarity turns, scales and shifts the board's print: u goes to (re + i·im)·(u - from) + to, as numbers of the complex
// plane.
type similarity struct {
	fromX, fromY, toX, toY, re, im float64
}

// moved is where a landmark comes to lie.
func (s *similarity) moved(m *landmark) (x, y float64) {
	dx, dy := float64(m.x)-s.fromX, float64(m.y)-s.fromY
	return s.toX + s.re*dx - s.im*dy, s.toY + s.im*dx + s.re*dy
}

// agreeing keeps the sightings that one similarity explains within 2.5 pixels: the largest such set over all pairs.
func agreeing(seen []sighting, marks []landmark) (out []sighting, best similarity) {
	most := 0
	agrees := func(q *sighting, s *similarity) bool {
		x, y := s.moved(&marks[q.at])
		return (x-q.x)*(x-q.x)+(y-q.y)*(y-q.y) < 2.5*2.5
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
			s := similarity{float64(ma.x), float64(ma.y), a.x, a.y, (ux*vx + uy*vy) / n, (ux*vy - uy*vx) / n}
			if math.Abs(math.Hypot(s.re, s.im)-1) > 0.03 || math.Abs(s.im) > 0.06 {
				continue
			}
			size := 0
			for k := range seen {
				if agrees(&seen[k], &s) {
					size++
				}
			}
			if size > most {
				best, most = s, size
			}
		}
	}
	for k := range seen {
		if most > 0 && agrees(&seen[k], &best) {
			out = append(out, seen[k])
		}
	}
	return out, best
}
