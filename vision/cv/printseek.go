//go:build cgo

package cv

import (
	"cmp"
	"math"
	"slices"
)

// How figures are sought, in the picture at half the size. Of 580 dice that were read the rough stamps were more alike than
// 0.6, all of them were among the 30 likeliest places, and for all but one theirs came first where a glance had been taken.
const (
	seekStep   = 2    // from place to place in a row, pixels; every other row lies between
	seekNear   = 2    // and round the likeliest ones
	seekLike   = 0.58 // likeness of the rough stamps from which a place is looked at more closely
	seekPlaces = 40   // so many are
	guessLike  = 0.42 // and from which a figure may be what is there
	seekFar    = 3    // how far a place may be from the colour of the die, as apart tells it
)

// A rough stamp is taken at pixels; it is the figures that are turned. It reaches no farther than the face: where a window
// is mirrored, edges are darker than all that is printed.
const (
	roughSteps = 6
	roughStep  = 2  // pixels from one to the next
	roughTurns = 24 // turns of a figure
)

var roughGrain = newGrain(roughSteps, roughStep*(roughSteps-1)/2*2.0/edgePX, 2)

// seed is a guess that a figure is somewhere.
type seed struct {
	pose
	fig  *figure
	like float64 // of the rough stamps
}

// turned are the rough stamps of a face at all turns.
func (p *sheet) turned(face stretched) (out [][]float32) {
	for k := range roughTurns {
		sin, cos := math.Sincos(2 * math.Pi * float64(k) / roughTurns)
		t := face.through(stretched{ax: cos, ay: -sin, bx: sin, by: cos})
		stamp := make([]float32, len(roughGrain.points))
		for i, q := range roughGrain.points {
			stamp[i] = p.sample((t.x+t.ax*q[0]+t.bx*q[1]-0.5)/2, (t.y+t.ay*q[0]+t.by*q[1]-0.5)/2)
		}
		roughGrain.even(stamp)
		unit(stamp)
		out = append(out, stamp)
	}
	return out
}

// rough takes the rough stamp about a pixel that lies far enough from the rim.
func (p *sheet) rough(x, y int, out []float32) float64 {
	const reach = roughStep * (roughSteps - 1) / 2
	i := 0
	for v := y - reach; v <= y+reach; v += roughStep {
		for row := p.v[v*p.w+x-reach:][:2*reach+1]; len(row) > 0; row = row[min(roughStep, len(row)):] {
			out[i] = row[0]
			i++
		}
	}
	roughGrain.even(out)
	return unit(out)
}

// place is where a figure may lie, and the figures as they lie there after a first look, the likest first.
type place struct {
	seed
	laid []laid
}

// seek guesses where figures are: over what has changed, has the die's colour and is not sure to be a die with pips of
// another. Rough stamps tell little: at their likeliest places figures are laid over the picture, as far as two steps bring
// them, and the place comes first where a figure is likest, before or after.
func (s *scene) seek(small *sheet, kind *printed, others []faceAt) []place {
	var out []place
	for _, at := range s.lattice(small, kind, others) {
		if laid := small.glance(small.seeds(kind, at)); len(laid) > 0 {
			out = append(out, place{at, laid})
		}
	}
	slices.SortStableFunc(out, func(a, b place) int {
		return cmp.Compare(max(b.like, b.laid[0].like), max(a.like, a.laid[0].like))
	})
	return out
}

// lattice gives the places where rough stamps are like a figure, the likeliest first. It is a fine one where they are: a
// star is only seen within a pixel of its middle, and what lies there must not be passed over for something at its rim.
func (s *scene) lattice(small *sheet, kind *printed, others []faceAt) []seed {
	var sure []faceAt
	for i := range others {
		if c := &others[i]; s.tint(kind, c.x, c.y, c.body) > seekFar {
			sure = append(sure, *c)
		}
	}
	var seeds []seed
	var stamp [roughSteps * roughSteps]float32
	try := func(x, y int) {
		small.ready(x, y, edgePX/2)
		if small.rough(x, y, stamp[:]) < 2 {
			return
		}
		best := seed{pose: pose{2*float64(x) + 0.5, 2*float64(y) + 0.5, 0}, like: seekLike}
		for _, g := range kind.clear {
			for _, turned := range g.rough {
				if like := alike(stamp[:], turned); like > best.like {
					best.fig, best.like = g, like
				}
			}
		}
		if best.fig != nil {
			seeds = append(seeds, best)
		}
	}
	const rim = edgePX/2/2 + 2
	for y := rim; y < small.h-rim; y++ {
		for x := rim + y%2; x < small.w-rim; x += seekStep {
			p := pose{2*float64(x) + 0.5, 2*float64(y) + 0.5, 0}
			if !s.floor.changed.at(2*x, 2*y) || !s.board.onFloor(p) || besideSure(sure, p) || s.changedPoints(p) < 12 ||
				s.tint(kind, p.x, p.y, small.pic.sparse(x, y, edgePX/6)) > seekFar {
				continue
			}
			try(x, y)
		}
	}
	tried := map[[2]int]bool{} // between those places
	for _, d := range seeds {
		for _, by := range [4][2]int{{1, 0}, {-1, 0}, {0, 1}, {0, -1}} {
			if at := [2]int{int(d.x)/2 + by[0], int(d.y)/2 + by[1]}; !tried[at] {
				tried[at] = true
				try(at[0], at[1])
			}
		}
	}
	slices.SortStableFunc(seeds, func(a, b seed) int { return cmp.Compare(b.like, a.like) })
	var out []seed
	for _, d := range seeds {
		if len(out) < seekPlaces && !slices.ContainsFunc(out, func(o seed) bool { return math.Hypot(o.x-d.x, o.y-d.y) < 0.3*edgePX }) {
			out = append(out, d)
		}
	}
	return out
}

// besideSure says whether the face of a die would sink into one that is beyond doubt, whatever its yaw.
func besideSure(sure []faceAt, p pose) bool {
	const room = (1 - 2*sink) * edgePX
	for i := range sure {
		if dx, dy := sure[i].x-p.x, sure[i].y-p.y; dx*dx+dy*dy < room*room {
			return true
		}
	}
	return false
}

// seeds are the likeliest guesses round a place, one for each figure and each half of a turn, the likeliest first.
func (p *sheet) seeds(kind *printed, at seed) []seed {
	best := make([]seed, 2*len(kind.figures))
	var stamp [roughSteps * roughSteps]float32
	x0, y0 := int(at.x/2), int(at.y/2)
	p.ready(x0, y0, edgePX/2+seekNear)
	for y := y0 - seekNear; y <= y0+seekNear; y += seekNear {
		for x := x0 - seekNear; x <= x0+seekNear; x += seekNear {
			if p.rough(x, y, stamp[:]) < 2 {
				continue
			}
			for i := range kind.figures {
				for k, turned := range kind.figures[i].rough {
					half := 2*i + 2*k/roughTurns // upside down a figure is often as like, roughly
					if like := alike(stamp[:], turned); like > max(best[half].like, guessLike) {
						yaw := 2 * math.Pi * float64(k) / roughTurns
						best[half] = seed{pose{2*float64(x) + 0.5, 2*float64(y) + 0.5, yaw}, &kind.figures[i], like}
					}
				}
			}
		}
	}
	best = slices.DeleteFunc(best, func(d seed) bool { return d.fig == nil })
	slices.SortStableFunc(best, func(a, b seed) int { return cmp.Compare(b.like, a.like) })
	return best
}

// sparse is the mean colour of every third pixel each way of a square, r pixels each way from its middle.
func (p *picture) sparse(x, y, r int) (c [3]float64) {
	var sum [3]int
	n := 0
	for v := y - r; v <= y+r; v += 3 {
		for row := p.px[3*(v*p.w+x-r):][:3*(2*r+1)]; len(row) >= 3; row = row[min(9, len(row)):] {
			sum[0], sum[1], sum[2] = sum[0]+int(row[0]), sum[1]+int(row[1]), sum[2]+int(row[2])
			n++
		}
	}
	for k := range c {
		c[k] = float64(sum[k]) / float64(n)
	}
	return c
}

// tint is how far a colour that is seen at a place is from that of a printed die.
func (s *scene) tint(kind *printed, x, y float64, seen [3]float64) float64 {
	gain := s.floor.gainAt(x, y)
	for k := range 3 {
		seen[k] /= max(gain[k], 0.05)
	}
	return kind.shade.apart(seen, s.known.white, dusk(0))
}
