package ground

import (
	"image"
	"math"
	"slices"

	"quartermaster/vision/pixel"
)

// Detail is the energy of a landmark's gradient divided by its variance, per squared pixel: the share of fine detail
// in its contrast. Light does not change it; blur lowers it.
func Detail(g *pixel.Plane, x, y int) float64 {
	var fine, sum, sq float64
	for j := -LandmarkHalf; j <= LandmarkHalf; j++ {
		for i := -LandmarkHalf; i <= LandmarkHalf; i++ {
			k := (y+j)*g.W + x + i
			v := float64(g.V[k])
			dx, dy := float64(g.V[k+1]-g.V[k-1])/2, float64(g.V[k+g.W]-g.V[k-g.W])/2
			fine += dx*dx + dy*dy
			sum += v
			sq += v * v
		}
	}
	const n = (2*LandmarkHalf + 1) * (2*LandmarkHalf + 1)
	return fine / (sq - sum*sum/n + n)
}

// Landmark is a patch of the board's print that can be found again.
type Landmark struct {
	X, Y   int // pixels of the rectified picture
	patch  []float32
	Detail float64 // its detail on the empty board: see Detail
}

const (
	LandmarkHalf = 10  // half side of a landmark's patch, pixels
	landmarkCell = 64  // one landmark a cell of this side
	searchFar    = 26  // pixels, search radius after a move: 8 mm for dice of 12 mm
	searchNear   = 3   // pixels, search radius where the camera seems still
	unmistakable = 0.8 // correlation from which a local maximum is accepted without searching farther; fitted on: unknown
	searchAgain  = 8   // pixels, search radius round the predicted place; false matches must be able to fall outside the inlier tolerance
)

// Lightness is the mean of the three channels within a box.
func Lightness(p *pixel.Picture, box image.Rectangle) pixel.Plane {
	out := pixel.NewPlane(box.Dx(), box.Dy())
	for y := range out.H {
		px := p.Px[3*((y+box.Min.Y)*p.W+box.Min.X):][:3*out.W]
		row := out.V[y*out.W:][:out.W]
		for i := range row {
			q := px[3*i : 3*i+3 : 3*i+3]
			row[i] = thirds[int(q[0])+int(q[1])+int(q[2])]
		}
	}
	return out
}

// thirds is a table of n/3.
var thirds = makeThird()

func makeThird() (out [3*255 + 1]float32) {
	for i := range out {
		out[i] = float32(i) / 3
	}
	return out
}

// findLandmarks picks in each cell the patch with the greatest cornerness (Shi and Tomasi, 1994): print that fixes
// both directions. Cells without such print have none. The limit of 25 was fitted on: unknown.
func findLandmarks(p *pixel.Picture, margin int) []Landmark {
	g := Lightness(p, image.Rect(0, 0, p.W, p.H))
	var out []Landmark
	for cy := margin + 2; cy+landmarkCell <= p.H-margin; cy += landmarkCell {
		for cx := margin + 2; cx+landmarkCell <= p.W-margin; cx += landmarkCell {
			best, bx, by := 0.0, 0, 0
			for y := cy; y < cy+landmarkCell; y += 4 {
				for x := cx; x < cx+landmarkCell; x += 4 {
					if x < LandmarkHalf+1 || y < LandmarkHalf+1 || x >= p.W-LandmarkHalf-1 || y >= p.H-LandmarkHalf-1 {
						continue
					}
					if v := cornerness(&g, x, y); v > best {
						best, bx, by = v, x, y
					}
				}
			}
			if best > 25 {
				out = append(out, Landmark{bx, by, normalPatch(&g, bx, by), Detail(&g, bx, by)})
			}
		}
	}
	return out
}

// cornerness is the lesser eigenvalue of the gradients' covariance over a patch, in squared grey levels.
func cornerness(g *pixel.Plane, x, y int) float64 {
	var xx, yy, xy float64
	for j := -LandmarkHalf; j <= LandmarkHalf; j += 2 {
		for i := -LandmarkHalf; i <= LandmarkHalf; i += 2 {
			k := (y+j)*g.W + x + i
			dx, dy := float64(g.V[k+1]-g.V[k-1])/2, float64(g.V[k+g.W]-g.V[k-g.W])/2
			xx, yy, xy = xx+dx*dx, yy+dy*dy, xy+dx*dy
		}
	}
	n := float64((LandmarkHalf + 1) * (LandmarkHalf + 1))
	xx, yy, xy = xx/n, yy/n, xy/n
	return (xx+yy)/2 - math.Sqrt((xx-yy)*(xx-yy)/4+xy*xy)
}

// normalPatch is a patch with mean 0 and norm 1.
func normalPatch(g *pixel.Plane, x, y int) []float32 {
	const side = 2*LandmarkHalf + 1
	out := make([]float32, 0, side*side)
	var mean float32
	for j := -LandmarkHalf; j <= LandmarkHalf; j++ {
		row := g.V[(y+j)*g.W+x-LandmarkHalf : (y+j)*g.W+x+LandmarkHalf+1]
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

// likeness is the normalised cross-correlation of a landmark with a place of a picture, -1 to 1.
func (l *Landmark) likeness(g *pixel.Plane, x, y int) float64 {
	const side = 2*LandmarkHalf + 1
	var sum, sq, dot float64
	for j := range side {
		row := g.V[(y+j-LandmarkHalf)*g.W+x-LandmarkHalf:][:side]
		pat := l.patch[j*side:][:side]
		var rs, rq, rd float32 // sums of one row: short enough for float32
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

// sighting is a landmark that was found again: its place now (pixels) and its correlation there.
type sighting struct {
	at   int // which landmark
	x, y float64
	like float64
}

// sight searches landmarks within far pixels of where a similarity predicts them. A correlation below 0.6 is no
// sighting (fitted on: unknown).
func sight(p *Canvas, marks []Landmark, which []int, by similarity, far int) []sighting {
	var out []sighting
	step := 1
	if far > 6 {
		step = 2
	}
	for _, k := range which {
		m := &marks[k]
		ok := func(x, y int) bool {
			return x >= LandmarkHalf && y >= LandmarkHalf && x < p.W-LandmarkHalf && y < p.H-LandmarkHalf
		}
		x, y := by.moved(m)
		mx, my := int(math.Round(x)), int(math.Round(y))
		reach := LandmarkHalf + far + 2
		box := image.Rect(mx-reach, my-reach, mx+reach+1, my+reach+1).Intersect(image.Rect(0, 0, p.W, p.H))
		if box.Empty() {
			continue
		}
		p.FillUnmarked(box)
		g := Lightness(&p.Picture, box)
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
		fx := pixel.Parabola(float32(look(bx-1, by)), float32(best), float32(look(bx+1, by)))
		fy := pixel.Parabola(float32(look(bx, by-1)), float32(best), float32(look(bx, by+1)))
		out = append(out, sighting{k, float64(bx) + max(-1, min(1, fx)), float64(by) + max(-1, min(1, fy)), best})
	}
	return out
}

// shift is how a picture lies against the board's print: how many landmarks were looked for and found, and their
// median displacement (pixels).
type shift struct {
	looked, found int
	median        float64
	seen          []sighting
}

// measureShift looks for the landmarks near their places and, where they are not there, farther off. A median below
// still (pixels) is no shift.
func measureShift(p *Canvas, marks []Landmark, still float64) shift {
	s, near := nearShift(p, marks, still)
	if !near {
		s = farShift(p, marks)
	}
	return s
}

// Subsample lists at most so many of n landmarks, spread over the board.
func Subsample(n, most int) []int {
	out := make([]int, min(n, most))
	for i := range out {
		out[i] = i * n / len(out)
	}
	return out
}

// How many landmarks are looked for at first: to see whether the board has not moved, and to predict the places of the
// others if it has. Fitted on: unknown.
const (
	FirstLandmarks = 20
	farMarks       = 30
)

// nearShift looks for landmarks near their places and says whether they are there. It tries a few first, and all of
// them unless those show that the board has not moved.
func nearShift(p *Canvas, marks []Landmark, still float64) (shift, bool) {
	s, near := measureNear(p, marks, Subsample(len(marks), FirstLandmarks))
	if near && s.median < still || s.looked == len(marks) {
		return s, near
	}
	return measureNear(p, marks, Subsample(len(marks), len(marks)))
}

// measureNear looks for some landmarks near their places. near says whether at least half are found away from the edge
// of the search window, with a median below one pixel.
func measureNear(p *Canvas, marks []Landmark, which []int) (shift, bool) {
	s := shift{looked: len(which), seen: sight(p, marks, which, similarity{re: 1}, searchNear)}
	s.found = len(s.seen)
	s.median = s.medianMove(marks)
	edge := 0
	for _, q := range s.seen {
		if math.Hypot(q.x-float64(marks[q.at].X), q.y-float64(marks[q.at].Y)) > searchNear-0.7 {
			edge++
		}
	}
	return s, 2*(s.found-edge) >= s.looked && s.median < 1
}

// farShift looks for all landmarks farther off. A few whose places agree with one similarity predict the places of the
// others.
func farShift(p *Canvas, marks []Landmark) shift {
	p.FillAll() // the landmarks lie so close that hardly any square is left out
	few, all := Subsample(len(marks), farMarks), Subsample(len(marks), len(marks))
	seen, by := inliers(sight(p, marks, few, similarity{re: 1}, searchFar), marks)
	if 3*len(seen) >= 2*len(few) {
		seen = sight(p, marks, all, by, searchAgain)
	} else {
		seen = sight(p, marks, all, similarity{re: 1}, searchFar)
	}
	s := shift{looked: len(all)}
	s.seen, _ = inliers(seen, marks)
	s.found = len(s.seen)
	s.median = s.medianMove(marks)
	return s
}

func (s *shift) medianMove(marks []Landmark) float64 {
	if len(s.seen) == 0 {
		return 0
	}
	d := make([]float64, len(s.seen))
	for i, q := range s.seen {
		d[i] = math.Hypot(q.x-float64(marks[q.at].X), q.y-float64(marks[q.at].Y))
	}
	slices.Sort(d)
	return d[len(d)/2]
}

// similarity rotates, scales and shifts the board's print: u goes to (re + i·im)·(u - from) + to, in complex numbers.
type similarity struct {
	fromX, fromY, toX, toY, re, im float64
}

// moved is the predicted place of a landmark.
func (s *similarity) moved(m *Landmark) (x, y float64) {
	dx, dy := float64(m.X)-s.fromX, float64(m.Y)-s.fromY
	return s.toX + s.re*dx - s.im*dy, s.toY + s.im*dx + s.re*dy
}

// inliers returns the largest set of sightings that one similarity explains within 2.5 pixels, over the similarities
// of all pairs of sightings. Pairs nearer than 100 pixels, scales off by more than 3 percent and turns of more than
// 0.06 radians are left out. The limits were fitted on: unknown.
func inliers(seen []sighting, marks []Landmark) (out []sighting, best similarity) {
	most := 0
	agrees := func(q *sighting, s *similarity) bool {
		x, y := s.moved(&marks[q.at])
		return (x-q.x)*(x-q.x)+(y-q.y)*(y-q.y) < 2.5*2.5
	}
	for i := range seen {
		for j := i + 1; j < len(seen); j++ {
			a, b := &seen[i], &seen[j]
			ma, mb := &marks[a.at], &marks[b.at]
			ux, uy := float64(mb.X-ma.X), float64(mb.Y-ma.Y)
			vx, vy := b.x-a.x, b.y-a.y
			n := ux*ux + uy*uy
			if n < 100*100 {
				continue
			}
			s := similarity{float64(ma.X), float64(ma.Y), a.x, a.y, (ux*vx + uy*vy) / n, (ux*vy - uy*vx) / n}
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
