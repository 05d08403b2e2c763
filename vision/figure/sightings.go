package figure

import (
	"cmp"
	"math"
	"slices"

	"quartermaster/vision/pixel"
	"quartermaster/vision/scene"
)

// Limits of the fits, first in the picture at half size ("soft"), then at full size ("face"). A "likeness" is a correlation. softLike was
// set on 415 dice that were read: their best figure had more than 0.7 at half size. The others were fitted on: unknown.
const (
	laidPlaces = 20   // number of places where figures are fitted
	softBest   = 8    // number of figures per place that are fitted to the end; the others get two steps
	softLeast  = 0.62 // minimum likeness of the best of them, for other figures to be tried at its place
	softTurned = 0.45 // minimum likeness of those before they are fitted
	softLike   = 0.70 // minimum likeness for a fit at full size
	softSure   = 0.97 // likeness from which no other turns are tried: a ring can trap a star at a wrong turn with 0.965
	softLess   = 0.25 // maximum by which a figure's likeness may be below the best one to be fitted at full size; the next face always is
	faceHope   = 0.68 // minimum likeness of the best figure so far, for more than two faces to be fitted at full size
	faceLike   = 0.77 // minimum likeness of a sighting at full size
)

// FaceAt is the pose and the colour of a top face.
type FaceAt struct {
	pixel.Pose
	Body [3]float64 // blue, green, red
}

// sighted is a possible printed die.
type sighted struct {
	FaceAt         // from its sides
	Match          // from its figure
	Exists float64 // probability that it is a die of this kind
}

// Sightings lists the possible printed dice of one kind in a scene. All figures are fitted at the likeliest places. others are dice that
// surely have pips; nothing is sought in those of another colour. A place near a sighting with a probability of at least enough is skipped.
func Sightings(s *scene.Scene, kind *Die, others []FaceAt, enough float64) []sighted {
	s.Canvas.Halve()
	small, all := NewSheet(&s.Floor.Half, kind.Ink, true), NewSheet(&s.Pic, kind.Ink, false)
	var out []sighted
	left := laidPlaces
	for _, at := range seek(s, small, kind, others) {
		if slices.ContainsFunc(out, func(c sighted) bool {
			return c.Exists >= enough && math.Hypot(c.Pose.X-at.X, c.Pose.Y-at.Y) < 0.5*pixel.EdgePX
		}) {
			continue
		}
		if c, ok := printAt(s, all, small, kind, at); ok && boardLikeness(s, &c.Match) < c.Correlation-boardLess {
			c.Exists = c.Match.Exists(colourDistance(s, kind, c.Pose.X, c.Pose.Y, c.Body))
			out = append(out, c)
		}
		if left--; left == 0 {
			break
		}
	}
	return out
}

// byLikeness orders fits by descending likeness.
func byLikeness(a, b Fit) int { return cmp.Compare(b.Correlation, a.Correlation) }

// firstFit fits guesses to the picture at half size, two steps each, and returns the best first.
func (p *sheet) firstFit(guesses []seed) []Fit {
	var out []Fit
	for _, d := range guesses {
		at, like := p.Fit(d.fig, d.Affine(), false, 2)
		out = append(out, Fit{d.fig, at, like})
	}
	slices.SortStableFunc(out, byLikeness)
	return out
}

// fitHalfSize fits the figures at a place of the picture at half size and returns the best first. It starts from the first fits. Then it
// tries all figures at the place of the best one, at 4 turns and if necessary at 16. The first fits may be wrong where a reflection of a
// window hides print but shows the die's sides.
func (p *sheet) fitHalfSize(kind *Die, place place) []Fit {
	out := slices.Clone(place.laid)
	for i, o := range out[:min(len(out), softBest)] {
		out[i].At, out[i].Correlation = p.Fit(o.Figure, o.At, false, 5)
	}
	slices.SortStableFunc(out, byLikeness)
	if len(out) == 0 || out[0].Correlation < softLeast {
		return nil
	}
	base := out[0].At.NearestPose()
	stamp := make([]float32, len(p.grid.points))
	middle := place.Pose
	for _, turns := range []int{4, 16} {
		for turn := range turns {
			at := pixel.Pose{X: middle.X, Y: middle.Y, Yaw: base.Yaw + float64(turn)*2*math.Pi/float64(turns)}.Affine()
			p.stamp(at, stamp)
			for i := range kind.Figures {
				if g := &kind.Figures[i]; correlation(stamp, g.soft.stamp) > softTurned {
					at, like := p.Fit(g, at, false, 5)
					out = append(out, Fit{g, at, like})
				}
			}
		}
		slices.SortStableFunc(out, byLikeness)
		if out[0].Correlation >= softSure {
			break
		}
		middle = out[0].At.NearestPose() // even the fit of a wrong figure is nearer to the middle than the guess
	}
	return out
}

// printAt fits the figures at a place, first at half size, then at full size, and compares the faces. It returns false where no figure
// is likely enough.
func printAt(s *scene.Scene, all, small *sheet, kind *Die, at place) (sighted, bool) {
	soft := small.fitHalfSize(kind, at)
	if len(soft) == 0 || soft[0].Correlation < softLike {
		return sighted{}, false
	}
	all.Ready(int(soft[0].At.X), int(soft[0].At.Y), pixel.EdgePX)
	best := map[string]Fit{} // the best fit of each face
	var first Fit
	seen := map[*figure]bool{}
	for _, o := range soft {
		if len(best) > 1 && (o.Correlation < soft[0].Correlation-softLess || first.Correlation < faceHope) {
			break
		}
		if seen[o.Figure] {
			continue
		}
		seen[o.Figure] = true
		o.At, o.Correlation = all.Fit(o.Figure, o.At, false, 8)
		if o.Correlation > best[o.Figure.Face].Correlation {
			best[o.Figure.Face] = o
		}
		if o.Correlation > first.Correlation {
			first = o
		}
	}
	if first.Correlation < faceLike {
		return sighted{}, false
	}
	// The other taught pictures of the face are fitted at the same turn. By themselves they may have been fitted at others, where the figure
	// looks nearly the same.
	first = bestTurn(s, all, small, first)
	turned := []Fit{first}
	for i := range kind.Figures {
		g := &kind.Figures[i]
		if g.Face != first.Figure.Face || g == first.Figure {
			continue
		}
		if at, like := all.Fit(g, first.At, false, 8); like > faceLike {
			turned = append(turned, Fit{g, at, like})
		}
	}
	slices.SortStableFunc(turned, byLikeness)
	first = turned[0]
	m := Match{Kind: kind, Fit: first, lead: math.Inf(1)}
	for face, o := range best {
		if face != first.Figure.Face {
			m.lead = min(m.lead, first.leadOver(o))
		}
	}
	for _, o := range turned {
		square := all.likeness(o.Figure, o.At)
		o.At, o.Correlation = all.Fit(o.Figure, o.At, true, 8)
		m.AffineFits = append(m.AffineFits, AffineFit{o, square})
	}
	m.At = m.AffineFits[0].At
	m.Lift, _ = m.LiftAndStretch(s)
	// A figure need not be in the middle of its face, so the pose of the face is refined by its own sides.
	p := m.At.NearestPose().HillClimb(2, 0.2, 0.02, s.SideContrast)
	return sighted{Match: m, FaceAt: FaceAt{p, s.Pic.Mean(int(p.X), int(p.Y), pixel.EdgePX/3)}}, true
}

// bestTurn chooses among the turns at which a figure looks nearly the same, by the sides of the die.
func bestTurn(s *scene.Scene, all, small *sheet, o Fit) Fit {
	const close = 0.03 // difference of likeness from which the sides do not count; fitted on: unknown
	// The sides are sought close to the turn of the figure. From farther away, one turn would find the sides of another: modulo a quarter turn, the
	// turns of a star of five points are only 18 degrees apart. The bound leaves room for a die that is a little askew in its taught picture.
	const askew = 0.1 // rad
	sides := func(o Fit) float64 {
		from := o.At.NearestPose()
		near := func(p pixel.Pose) float64 {
			if math.Abs(p.Yaw-from.Yaw) > askew {
				return 0
			}
			return s.SideContrast(p)
		}
		return near(from.HillClimb(2, 0.2, 0.02, near))
	}
	best := o
	for _, by := range o.Figure.same {
		q := Fit{Figure: o.Figure}
		q.At, _ = small.Fit(o.Figure, o.At.Compose(by).NearestPose().Affine(), false, 5)
		q.At, q.Correlation = all.Fit(o.Figure, q.At, false, 8)
		if q.Correlation > best.Correlation+close || q.Correlation > best.Correlation-close && sides(q) > sides(best) {
			best = q
		}
	}
	return best
}

// boardLess is the minimum by which a figure's likeness in the picture must exceed its likeness on the empty board. The board under a real
// die has a likeness of at most 0.8. The board's own print, lit between shadows, is as like as on the empty board. Fitted on: unknown.
const boardLess = 0.1

// boardLikeness returns the likeness of a figure on the empty board, at the place where it was found.
func boardLikeness(s *scene.Scene, m *Match) float64 {
	const n = 2 * pixel.EdgePX
	board := s.Floor.Empty
	x0, y0 := max(0, min(int(m.At.X)-n/2, board.W-n)), max(0, min(int(m.At.Y)-n/2, board.H-n))
	near := pixel.Picture{W: n, H: n, Px: make([]uint8, 0, 3*n*n)}
	for y := y0; y < y0+n; y++ {
		near.Px = append(near.Px, board.Px[3*(y*board.W+x0):][:3*n]...)
	}
	at := m.At
	at.X, at.Y = at.X-float64(x0), at.Y-float64(y0)
	_, like := NewSheet(&near, m.Kind.Ink, false).whole().Fit(m.Figure, at.NearestPose().Affine(), false, 4)
	return like
}
