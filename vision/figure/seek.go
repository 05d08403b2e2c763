package figure

import (
	"cmp"
	"math"
	"slices"

	"quartermaster/vision/colour"
	"quartermaster/vision/pixel"
	"quartermaster/vision/scene"
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

var roughGrain = newGrain(roughSteps, roughStep*(roughSteps-1)/2*2.0/pixel.EdgePX, 2)

// seed is a guess that a figure is somewhere.
type seed struct {
	pixel.Pose
	fig  *figure
	like float64 // of the rough stamps
}

// turned are the rough stamps of a face at all turns.
func (p *sheet) turned(face pixel.Stretched) (out [][]float32) {
	for k := range roughTurns {
		sin, cos := math.Sincos(2 * math.Pi * float64(k) / roughTurns)
		t := face.Through(pixel.Stretched{Ax: cos, Ay: -sin, Bx: sin, By: cos})
		stamp := make([]float32, len(roughGrain.points))
		for i, q := range roughGrain.points {
			stamp[i] = p.Sample((t.X+t.Ax*q[0]+t.Bx*q[1]-0.5)/2, (t.Y+t.Ay*q[0]+t.By*q[1]-0.5)/2)
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
		for row := p.V[v*p.W+x-reach:][:2*reach+1]; len(row) > 0; row = row[min(roughStep, len(row)):] {
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
	laid []Laid
}

// seek guesses where figures are: over what has changed, has the die's colour and is not sure to be a die with pips of
// another. Rough stamps tell little: at their likeliest places figures are laid over the picture, as far as two steps bring
// them, and the place comes first where a figure is likest, before or after.
func seek(s *scene.Scene, small *sheet, kind *Die, others []FaceAt) []place {
	var out []place
	for _, at := range lattice(s, small, kind, others) {
		if laid := small.glance(small.seeds(kind, at)); len(laid) > 0 {
			out = append(out, place{at, laid})
		}
	}
	slices.SortStableFunc(out, func(a, b place) int {
		return cmp.Compare(max(b.like, b.laid[0].Like), max(a.like, a.laid[0].Like))
	})
	return out
}

// lattice gives the places where rough stamps are like a figure, the likeliest first. It is a fine one where they are: a
// star is only seen within a pixel of its middle, and what lies there must not be passed over for something at its rim.
func lattice(s *scene.Scene, small *sheet, kind *Die, others []FaceAt) []seed {
	var sure []FaceAt
	for i := range others {
		if c := &others[i]; tint(s, kind, c.X, c.Y, c.Body) > seekFar {
			sure = append(sure, *c)
		}
	}
	var seeds []seed
	try := func(x, y int) {
		if best, ok := small.likest(kind, x, y); ok {
			seeds = append(seeds, best)
		}
	}
	const rim = pixel.EdgePX/2/2 + 2
	for y := rim; y < small.H-rim; y++ {
		for x := rim + y%2; x < small.W-rim; x += seekStep {
			p := pixel.Pose{X: 2*float64(x) + 0.5, Y: 2*float64(y) + 0.5, Yaw: 0}
			if !s.Floor.Changed.At(2*x, 2*y) || !s.Board.OnFloor(p) || besideSure(sure, p) || s.ChangedPoints(p) < 12 ||
				tint(s, kind, p.X, p.Y, small.pic.Sparse(x, y, pixel.EdgePX/6)) > seekFar {
				continue
			}
			try(x, y)
		}
	}
	tried := map[[2]int]bool{} // between those places
	for _, d := range seeds {
		for _, by := range [4][2]int{{1, 0}, {-1, 0}, {0, 1}, {0, -1}} {
			if at := [2]int{int(d.X)/2 + by[0], int(d.Y)/2 + by[1]}; !tried[at] {
				tried[at] = true
				try(at[0], at[1])
			}
		}
	}
	slices.SortStableFunc(seeds, func(a, b seed) int { return cmp.Compare(b.like, a.like) })
	var out []seed
	for _, d := range seeds {
		if len(out) < seekPlaces && !slices.ContainsFunc(out, func(o seed) bool { return math.Hypot(o.X-d.X, o.Y-d.Y) < 0.3*pixel.EdgePX }) {
			out = append(out, d)
		}
	}
	return out
}

// likest is the face whose rough stamp is most like what is seen about a pixel. False where none is like it.
func (p *sheet) likest(kind *Die, x, y int) (best seed, ok bool) {
	var stamp [roughSteps * roughSteps]float32
	p.Ready(x, y, pixel.EdgePX/2)
	if p.rough(x, y, stamp[:]) < 2 {
		return best, false
	}
	best = seed{Pose: pixel.Pose{X: 2*float64(x) + 0.5, Y: 2*float64(y) + 0.5, Yaw: 0}, like: seekLike}
	for _, g := range kind.clear {
		for _, turned := range g.rough {
			if like := alike(stamp[:], turned); like > best.like {
				best.fig, best.like = g, like
			}
		}
	}
	return best, best.fig != nil
}

// besideSure says whether the face of a die would sink into one that is beyond doubt, whatever its yaw.
func besideSure(sure []FaceAt, p pixel.Pose) bool {
	const room = (1 - 2*scene.Sink) * pixel.EdgePX
	for i := range sure {
		if dx, dy := sure[i].X-p.X, sure[i].Y-p.Y; dx*dx+dy*dy < room*room {
			return true
		}
	}
	return false
}

// seeds are the likeliest guesses round a place, one for each figure and each half of a turn, the likeliest first.
func (p *sheet) seeds(kind *Die, at seed) []seed {
	best := make([]seed, 2*len(kind.Figures))
	var stamp [roughSteps * roughSteps]float32
	x0, y0 := int(at.X/2), int(at.Y/2)
	p.Ready(x0, y0, pixel.EdgePX/2+seekNear)
	for y := y0 - seekNear; y <= y0+seekNear; y += seekNear {
		for x := x0 - seekNear; x <= x0+seekNear; x += seekNear {
			if p.rough(x, y, stamp[:]) < 2 {
				continue
			}
			for i := range kind.Figures {
				for k, turned := range kind.Figures[i].rough {
					half := 2*i + 2*k/roughTurns // upside down a figure is often as like, roughly
					if like := alike(stamp[:], turned); like > max(best[half].like, guessLike) {
						yaw := 2 * math.Pi * float64(k) / roughTurns
						best[half] = seed{pixel.Pose{X: 2*float64(x) + 0.5, Y: 2*float64(y) + 0.5, Yaw: yaw}, &kind.Figures[i], like}
					}
				}
			}
		}
	}
	best = slices.DeleteFunc(best, func(d seed) bool { return d.fig == nil })
	slices.SortStableFunc(best, func(a, b seed) int { return cmp.Compare(b.like, a.like) })
	return best
}

// tint is how far a colour that is seen at a place is from that of a printed die.
func tint(s *scene.Scene, kind *Die, x, y float64, seen [3]float64) float64 {
	gain := s.Floor.GainAt(x, y)
	for k := range 3 {
		seen[k] /= max(gain[k], 0.05)
	}
	return kind.Shade.Apart(seen, s.Known.White, colour.Dusk(0))
}
