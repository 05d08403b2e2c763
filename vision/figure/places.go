package figure

import (
	"cmp"
	"math"
	"slices"

	"quartermaster/vision/colour"
	"quartermaster/vision/pixel"
	"quartermaster/vision/scene"
)

// Limits of the search for figures, in the picture at half size. seekLike and seekPlaces were set on 580 dice that were read: the likeness of
// their rough stamps was above 0.6, all were among the 30 likeliest places, and after the first fit all but one came first. guessLike
// and seekFar were fitted on: unknown.
const (
	seekStep   = 2    // distance of places in a row, pixels; rows are offset alternately
	seekNear   = 2    // distance of the places tried around a likely one, pixels
	seekLike   = 0.58 // minimum likeness of the rough stamps at a place
	seekPlaces = 40   // maximum number of places
	guessLike  = 0.42 // minimum likeness of a figure's rough stamp to be tried at such a place
	seekFar    = 3    // maximum distance from the colour of the die: see colour.Shade.Distance
)

// A rough stamp is sampled at whole pixels of the picture; the figures are rotated instead. It reaches no farther than the face, because
// at a reflection of a window the edges of the die are darker than all print.
const (
	roughSteps = 6
	roughStep  = 2  // pixels from one to the next
	roughTurns = 24 // turns of a figure
)

var roughGrid = newGrid(roughSteps, roughStep*(roughSteps-1)/2*2.0/pixel.EdgePX, 2)

// seed is a guess of a figure and its pose.
type seed struct {
	pixel.Pose
	fig  *figure
	like float64 // correlation of the rough stamps
}

// roughStamps returns the rough stamps of a face for all turns.
func (p *sheet) roughStamps(face pixel.Affine) (out [][]float32) {
	for k := range roughTurns {
		sin, cos := math.Sincos(2 * math.Pi * float64(k) / roughTurns)
		t := face.Compose(pixel.Affine{Ax: cos, Ay: -sin, Bx: sin, By: cos})
		stamp := make([]float32, len(roughGrid.points))
		for i, q := range roughGrid.points {
			stamp[i] = p.Sample((t.X+t.Ax*q[0]+t.Bx*q[1]-0.5)/2, (t.Y+t.Ay*q[0]+t.By*q[1]-0.5)/2)
		}
		roughGrid.detrend(stamp)
		normalize(stamp)
		out = append(out, stamp)
	}
	return out
}

// roughStamp takes the rough stamp around a pixel, which must lie far enough from the border. It returns its contrast: see normalize.
func (p *sheet) roughStamp(x, y int, out []float32) float64 {
	const reach = roughStep * (roughSteps - 1) / 2
	i := 0
	for v := y - reach; v <= y+reach; v += roughStep {
		for row := p.V[v*p.W+x-reach:][:2*reach+1]; len(row) > 0; row = row[min(roughStep, len(row)):] {
			out[i] = row[0]
			i++
		}
	}
	roughGrid.detrend(out)
	return normalize(out)
}

// place is a likely place of a figure with the first fits there, the best first.
type place struct {
	seed
	laid []Fit
}

// seek lists the likely places of figures, the likeliest first: see lattice. Rough stamps tell little, so the figures are first fitted there
// with two steps. Places are sorted by the likeness of the rough stamps or of the best fit, whichever is higher.
func seek(s *scene.Scene, small *sheet, kind *Die, others []FaceAt) []place {
	var out []place
	for _, at := range lattice(s, small, kind, others) {
		if laid := small.firstFit(small.seeds(kind, at)); len(laid) > 0 {
			out = append(out, place{at, laid})
		}
	}
	slices.SortStableFunc(out, func(a, b place) int {
		return cmp.Compare(max(b.like, b.laid[0].Correlation), max(a.like, a.laid[0].Correlation))
	})
	return out
}

// lattice scans the picture for places whose rough stamp is like a figure and returns the likeliest first, after non-maximum suppression.
// It scans changed places of the die's colour, without those of others that are surely dice with pips of another colour. Around likely
// places it also tries the pixels between, because a star is recognized only within a pixel of its middle. The minimum number of changed
// points (12 of 25) was fitted on: unknown.
func lattice(s *scene.Scene, small *sheet, kind *Die, others []FaceAt) []seed {
	var sure []FaceAt
	for i := range others {
		if c := &others[i]; colourDistance(s, kind, c.X, c.Y, c.Body) > seekFar {
			sure = append(sure, *c)
		}
	}
	var seeds []seed
	try := func(x, y int) {
		if best, ok := small.bestFace(kind, x, y); ok {
			seeds = append(seeds, best)
		}
	}
	const rim = pixel.EdgePX/2/2 + 2
	for y := rim; y < small.H-rim; y++ {
		for x := rim + y%2; x < small.W-rim; x += seekStep {
			p := pixel.Pose{X: 2*float64(x) + 0.5, Y: 2*float64(y) + 0.5, Yaw: 0}
			if !s.Floor.Changed.At(2*x, 2*y) || !s.Board.OnFloor(p) || nearSure(sure, p) || s.ChangedPoints(p) < 12 ||
				colourDistance(s, kind, p.X, p.Y, small.pic.SparseMean(x, y, pixel.EdgePX/6)) > seekFar {
				continue
			}
			try(x, y)
		}
	}
	tried := map[[2]int]bool{} // the pixels between
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

// bestFace returns the face whose rough stamp is most like the picture around a pixel. It returns false where none reaches seekLike.
func (p *sheet) bestFace(kind *Die, x, y int) (best seed, ok bool) {
	var stamp [roughSteps * roughSteps]float32
	p.Ready(x, y, pixel.EdgePX/2)
	if p.roughStamp(x, y, stamp[:]) < 2 {
		return best, false
	}
	best = seed{Pose: pixel.Pose{X: 2*float64(x) + 0.5, Y: 2*float64(y) + 0.5, Yaw: 0}, like: seekLike}
	for _, g := range kind.clear {
		for _, turned := range g.rough {
			if like := correlation(stamp[:], turned); like > best.like {
				best.fig, best.like = g, like
			}
		}
	}
	return best, best.fig != nil
}

// nearSure reports whether a face at a place would overlap one that is beyond doubt, whatever its yaw.
func nearSure(sure []FaceAt, p pixel.Pose) bool {
	const room = (1 - 2*scene.MaxOverlap) * pixel.EdgePX
	for i := range sure {
		if dx, dy := sure[i].X-p.X, sure[i].Y-p.Y; dx*dx+dy*dy < room*room {
			return true
		}
	}
	return false
}

// seeds returns the best guesses around a place, the likeliest first: one for each figure and each half of a full turn.
func (p *sheet) seeds(kind *Die, at seed) []seed {
	best := make([]seed, 2*len(kind.Figures))
	var stamp [roughSteps * roughSteps]float32
	x0, y0 := int(at.X/2), int(at.Y/2)
	p.Ready(x0, y0, pixel.EdgePX/2+seekNear)
	for y := y0 - seekNear; y <= y0+seekNear; y += seekNear {
		for x := x0 - seekNear; x <= x0+seekNear; x += seekNear {
			if p.roughStamp(x, y, stamp[:]) < 2 {
				continue
			}
			for i := range kind.Figures {
				for k, turned := range kind.Figures[i].rough {
					half := 2*i + 2*k/roughTurns // two guesses per figure: upside down its rough stamp is often as like
					if like := correlation(stamp[:], turned); like > max(best[half].like, guessLike) {
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

// colourDistance returns the distance of a colour at a place from that of a printed die, corrected for the light there.
func colourDistance(s *scene.Scene, kind *Die, x, y float64, seen [3]float64) float64 {
	gain := s.Floor.GainAt(x, y)
	for k := range 3 {
		seen[k] /= max(gain[k], 0.05)
	}
	return kind.Shade.Distance(seen, s.Known.White, colour.LightNearWall(0))
}
