package figure

import (
	"cmp"
	"math"
	"slices"

	"quartermaster/vision/pixel"
	"quartermaster/vision/scene"
)

// How figures are laid over a place, first in the picture at half the size. Of 415 dice that were read the best figure was
// more alike than 0.7 there.
const (
	laidPlaces = 20   // at so many places
	softBest   = 8    // so many figures are laid over a place to the end, and the others as far as two steps bring them
	softLeast  = 0.62 // likeness of the best of them from which others are tried as it lies
	softTurned = 0.45 // likeness of those before they are laid
	softLike   = 0.70 // likeness there from which the picture itself is looked at
	softSure   = 0.97 // likeness from which no other turns are tried: a ring holds a figure at a wrong one; a star is 0.965 alike there
	softLess   = 0.25 // by how much less than the likest a face may be there, but for the next likest
	faceHope   = 0.68 // likeness of the two first figures from which others are laid there too
	faceLike   = 0.77 // likeness of a figure from which it may be there
)

// FaceAt is where a top face lies, and its colour.
type FaceAt struct {
	pixel.Pose
	Body [3]float64 // blue, green, red
}

// sighted is a printed die as its figure and its sides tell of it.
type sighted struct {
	FaceAt
	Match
	Exists float64 // probability that it is one
}

// Sightings lists what may be printed dice of one kind in a scene: at the likeliest places all figures are laid over the picture. Of
// others it is known that they are dice with pips; a place near one that is likely enough to exist is passed over.
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
		if c, ok := printAt(s, all, small, kind, at); ok && onBoard(s, &c.Match) < c.Like-boardLess {
			c.Exists = c.Match.Exists(tint(s, kind, c.Pose.X, c.Pose.Y, c.Body))
			out = append(out, c)
		}
		if left--; left == 0 {
			break
		}
	}
	return out
}

// likest orders figures by how like they are.
func likest(a, b Laid) int { return cmp.Compare(b.Like, a.Like) }

// glance lays figures over the picture at half the size from where they were guessed, as far as two steps bring them, and
// gives the likest first.
func (p *sheet) glance(guesses []seed) []Laid {
	var out []Laid
	for _, d := range guesses {
		at, like := p.Fit(d.fig, d.Stretched(), false, 2)
		out = append(out, Laid{d.fig, at, like})
	}
	slices.SortStableFunc(out, likest)
	return out
}

// soft lays figures over a place of the picture at half the size, the likest first: where a glance saw them, and turned as
// the likest of those lies, at each quarter turn too. A mirrored window has the die's sides, but hides what is printed there.
func (p *sheet) soft(kind *Die, place place) []Laid {
	out := slices.Clone(place.laid)
	for i, o := range out[:min(len(out), softBest)] {
		out[i].At, out[i].Like = p.Fit(o.Fig, o.At, false, 5)
	}
	slices.SortStableFunc(out, likest)
	if len(out) == 0 || out[0].Like < softLeast {
		return nil
	}
	base := out[0].At.Square()
	stamp := make([]float32, len(p.grain.points))
	middle := place.Pose
	for _, turns := range []int{4, 16} {
		for turn := range turns {
			at := pixel.Pose{X: middle.X, Y: middle.Y, Yaw: base.Yaw + float64(turn)*2*math.Pi/float64(turns)}.Stretched()
			p.stamp(at, stamp)
			for i := range kind.Figures {
				if g := &kind.Figures[i]; alike(stamp, g.soft.stamp) > softTurned {
					at, like := p.Fit(g, at, false, 5)
					out = append(out, Laid{g, at, like})
				}
			}
		}
		slices.SortStableFunc(out, likest)
		if out[0].Like >= softSure {
			break
		}
		middle = out[0].At.Square() // even a wrong figure is laid nearer to the middle than the place was guessed
	}
	return out
}

// printAt lays figures over a place and weighs the faces against each other.
func printAt(s *scene.Scene, all, small *sheet, kind *Die, at place) (sighted, bool) {
	soft := small.soft(kind, at)
	if len(soft) == 0 || soft[0].Like < softLike {
		return sighted{}, false
	}
	all.Ready(int(soft[0].At.X), int(soft[0].At.Y), pixel.EdgePX)
	best := map[string]Laid{} // of each face
	var first Laid
	seen := map[*figure]Laid{}
	lay := func(o Laid) Laid {
		if done, ok := seen[o.Fig]; ok {
			return done
		}
		o.At, o.Like = all.Fit(o.Fig, o.At, false, 8)
		seen[o.Fig] = o
		return o
	}
	for _, o := range soft {
		if len(best) > 1 && (o.Like < soft[0].Like-softLess || first.Like < faceHope) {
			break
		}
		o = lay(o)
		if o.Like > best[o.Fig.Face].Like {
			best[o.Fig.Face] = o
		}
		if o.Like > first.Like {
			first = o
		}
	}
	if first.Like < faceLike {
		return sighted{}, false
	}
	first = upright(s, all, small, first)
	m := Match{Kind: kind, Laid: first, lead: math.Inf(1)}
	for face, o := range best {
		if face != first.Fig.Face {
			m.lead = min(m.lead, first.leads(o))
		}
	}
	stretch := func(o Laid) {
		square := o.Like
		o.At, o.Like = all.Fit(o.Fig, o.At, true, 8)
		m.Shown = append(m.Shown, Stretching{o, square})
	}
	stretch(first)
	m.At = m.Shown[0].At
	m.Lift, _ = m.Lies(s)
	other := map[*figure]bool{first.Fig: true}
	for _, o := range soft { // how the face was shown another time
		if o.Fig.Face != first.Fig.Face || other[o.Fig] {
			continue
		}
		other[o.Fig] = true
		if o = lay(o); o.Like > faceLike {
			stretch(o)
		}
	}
	// A figure need not stand in the middle of its face: the face is where its own sides are.
	p := m.At.Square().Climbed(2, 0.2, 0.02, s.Brink)
	return sighted{Match: m, FaceAt: FaceAt{p, s.Pic.Mean(int(p.X), int(p.Y), pixel.EdgePX/3)}}, true
}

// upright gives the turn of a figure that its die's sides tell, of all at which it looks nearly the same.
func upright(s *scene.Scene, all, small *sheet, o Laid) Laid {
	const close = 0.03 // so much more alike, and no side counts
	sides := func(o Laid) float64 { return s.Brink(o.At.Square().Climbed(2, 0.2, 0.02, s.Brink)) }
	best := o
	for _, by := range o.Fig.same {
		q := Laid{Fig: o.Fig}
		q.At, _ = small.Fit(o.Fig, o.At.Through(by).Square().Stretched(), false, 5)
		q.At, q.Like = all.Fit(o.Fig, q.At, false, 8)
		if q.Like > best.Like+close || q.Like > best.Like-close && sides(q) > sides(best) {
			best = q
		}
	}
	return best
}

// boardLess is by how much less alike a figure must be to the empty board than to what is seen. What dice cover is no more
// than 0.8 alike to their figures; light between shadows shows the board's own print as alike as the empty board does.
const boardLess = 0.1

// onBoard is how alike a figure is to what is printed on the empty board where it was found.
func onBoard(s *scene.Scene, m *Match) float64 {
	const n = 2 * pixel.EdgePX
	board := s.Floor.Print
	x0, y0 := max(0, min(int(m.At.X)-n/2, board.W-n)), max(0, min(int(m.At.Y)-n/2, board.H-n))
	near := pixel.Picture{W: n, H: n, Px: make([]uint8, 0, 3*n*n)}
	for y := y0; y < y0+n; y++ {
		near.Px = append(near.Px, board.Px[3*(y*board.W+x0):][:3*n]...)
	}
	at := m.At
	at.X, at.Y = at.X-float64(x0), at.Y-float64(y0)
	_, like := NewSheet(&near, m.Kind.Ink, false).whole().Fit(m.Fig, at.Square().Stretched(), false, 4)
	return like
}
