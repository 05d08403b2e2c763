//go:build cgo

package cv

import (
	"cmp"
	"math"
	"slices"

	"quartermaster/vision"
)

// match is a printed face as it is found in a picture.
type match struct {
	laid
	kind *printed
	lead float64 // over the best other face at the same place: see leads

	shown []stretching // the showings of its face, the best first
	lift  float64      // see lies
}

// laid is a figure laid over a picture.
type laid struct {
	fig  *figure
	at   stretched
	like float64 // -1 to 1
}

// value is the probability that the figure is the right one, if there is a printed die at all. Of those 400, all right, the
// sharp ones lead by 3.3 standard errors and more.
func (m *match) value() float64 { return 1 / (1 + math.Exp(-(m.lead-2.5)/0.35)) }

// exists is the probability that there is such a die, where its colour is so far from the taught one. Of 900 that lay on boards,
// three prints in 22 lights, those that a sharp picture shows are more alike than 0.94, and 99 in 100 are no farther than 1.1;
// of what else lay there nothing is more alike than 0.87, and three quarters of what is more than 0.8 are farther.
func (m *match) exists(far float64) float64 {
	return 1 / (1 + math.Exp((0.875-m.like)/0.015+4*max(far-0.5, 0)))
}

// unpipped is the pattern of a face without pips. It tells as little of a tilt as that of a one.
func unpipped(value int) *vision.Pattern { return &vision.Pattern{Value: value, N: 1} }

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

// prints lists what may be printed dice in a scene, of which the dice with pips are known.
func (s *scene) prints(kinds []printed, pipped []candidate) []candidate {
	var out []candidate
	for k := range kinds {
		out = append(out, s.printsOf(&kinds[k], pipped)...)
	}
	return out
}

// printsOf lists what may be printed dice of one kind in a scene.
func (s *scene) printsOf(kind *printed, pipped []candidate) []candidate {
	var sure []faceAt
	for i := range pipped {
		if c := &pipped[i]; c.exists > beyondDoubt {
			sure = append(sure, faceAt{c.pose, c.body})
		}
	}
	var out []candidate
	for _, f := range s.sightings(kind, sure, leastExists) {
		out = append(out, candidate{pose: f.pose, pattern: unpipped(f.fig.value), colour: kind.name, print: &f.match,
			look: look{body: f.body}, scale: 1, found: 1, exists: f.exists})
	}
	return out
}

// faceAt is where a top face lies, and its colour.
type faceAt struct {
	pose
	body [3]float64 // blue, green, red
}

// sighted is a printed die as its figure and its sides tell of it.
type sighted struct {
	faceAt
	match
	exists float64 // probability that it is one
}

// sightings lists what may be printed dice of one kind in a scene: at the likeliest places all figures are laid over the picture. Of
// others it is known that they are dice with pips; a place near one that is likely enough to exist is passed over.
func (s *scene) sightings(kind *printed, others []faceAt, enough float64) []sighted {
	s.canvas.halve()
	small, all := newSheet(&s.floor.half, kind.ink, true), newSheet(&s.pic, kind.ink, false)
	var out []sighted
	left := laidPlaces
	for _, at := range s.seek(small, kind, others) {
		if slices.ContainsFunc(out, func(c sighted) bool {
			return c.exists >= enough && math.Hypot(c.pose.x-at.x, c.pose.y-at.y) < 0.5*edgePX
		}) {
			continue
		}
		if c, ok := s.printAt(all, small, kind, at); ok && s.onBoard(&c.match) < c.like-boardLess {
			c.exists = c.match.exists(s.tint(kind, c.pose.x, c.pose.y, c.body))
			out = append(out, c)
		}
		if left--; left == 0 {
			break
		}
	}
	return out
}

// likest orders figures by how like they are.
func likest(a, b laid) int { return cmp.Compare(b.like, a.like) }

// glance lays figures over the picture at half the size from where they were guessed, as far as two steps bring them, and
// gives the likest first.
func (p *sheet) glance(guesses []seed) []laid {
	var out []laid
	for _, d := range guesses {
		at, like := p.fit(d.fig, d.stretched(), false, 2)
		out = append(out, laid{d.fig, at, like})
	}
	slices.SortStableFunc(out, likest)
	return out
}

// soft lays figures over a place of the picture at half the size, the likest first: where a glance saw them, and turned as
// the likest of those lies, at each quarter turn too. A mirrored window has the die's sides, but hides what is printed there.
func (p *sheet) soft(kind *printed, place place) []laid {
	out := slices.Clone(place.laid)
	for i, o := range out[:min(len(out), softBest)] {
		out[i].at, out[i].like = p.fit(o.fig, o.at, false, 5)
	}
	slices.SortStableFunc(out, likest)
	if len(out) == 0 || out[0].like < softLeast {
		return nil
	}
	base := out[0].at.square()
	stamp := make([]float32, len(p.grain.points))
	middle := place.pose
	for _, turns := range []int{4, 16} {
		for turn := range turns {
			at := pose{middle.x, middle.y, base.yaw + float64(turn)*2*math.Pi/float64(turns)}.stretched()
			p.stamp(at, stamp)
			for i := range kind.figures {
				if g := &kind.figures[i]; alike(stamp, g.soft.stamp) > softTurned {
					at, like := p.fit(g, at, false, 5)
					out = append(out, laid{g, at, like})
				}
			}
		}
		slices.SortStableFunc(out, likest)
		if out[0].like >= softSure {
			break
		}
		middle = out[0].at.square() // even a wrong figure is laid nearer to the middle than the place was guessed
	}
	return out
}

// printAt lays figures over a place and weighs the faces against each other.
func (s *scene) printAt(all, small *sheet, kind *printed, at place) (sighted, bool) {
	soft := small.soft(kind, at)
	if len(soft) == 0 || soft[0].like < softLike {
		return sighted{}, false
	}
	all.ready(int(soft[0].at.x), int(soft[0].at.y), edgePX)
	best := map[string]laid{} // of each face
	var first laid
	seen := map[*figure]laid{}
	lay := func(o laid) laid {
		if done, ok := seen[o.fig]; ok {
			return done
		}
		o.at, o.like = all.fit(o.fig, o.at, false, 8)
		seen[o.fig] = o
		return o
	}
	for _, o := range soft {
		if len(best) > 1 && (o.like < soft[0].like-softLess || first.like < faceHope) {
			break
		}
		o = lay(o)
		if o.like > best[o.fig.face].like {
			best[o.fig.face] = o
		}
		if o.like > first.like {
			first = o
		}
	}
	if first.like < faceLike {
		return sighted{}, false
	}
	first = s.upright(all, small, first)
	m := match{kind: kind, laid: first, lead: math.Inf(1)}
	for face, o := range best {
		if face != first.fig.face {
			m.lead = min(m.lead, first.leads(o))
		}
	}
	stretch := func(o laid) {
		square := o.like
		o.at, o.like = all.fit(o.fig, o.at, true, 8)
		m.shown = append(m.shown, stretching{o, square})
	}
	stretch(first)
	m.at = m.shown[0].at
	m.lift, _ = m.lies(s)
	other := map[*figure]bool{first.fig: true}
	for _, o := range soft { // how the face was shown another time
		if o.fig.face != first.fig.face || other[o.fig] {
			continue
		}
		other[o.fig] = true
		if o = lay(o); o.like > faceLike {
			stretch(o)
		}
	}
	// A figure need not stand in the middle of its face: the face is where its own sides are.
	p := m.at.square().climbed(2, 0.2, 0.02, s.brink)
	return sighted{match: m, faceAt: faceAt{p, s.pic.mean(int(p.x), int(p.y), edgePX/3)}}, true
}

// upright gives the turn of a figure that its die's sides tell, of all at which it looks nearly the same.
func (s *scene) upright(all, small *sheet, o laid) laid {
	const close = 0.03 // so much more alike, and no side counts
	sides := func(o laid) float64 { return s.brink(o.at.square().climbed(2, 0.2, 0.02, s.brink)) }
	best := o
	for _, by := range o.fig.same {
		q := laid{fig: o.fig}
		q.at, _ = small.fit(o.fig, o.at.through(by).square().stretched(), false, 5)
		q.at, q.like = all.fit(o.fig, q.at, false, 8)
		if q.like > best.like+close || q.like > best.like-close && sides(q) > sides(best) {
			best = q
		}
	}
	return best
}

// boardLess is by how much less alike a figure must be to the empty board than to what is seen. What dice cover is no more
// than 0.8 alike to their figures; light between shadows shows the board's own print as alike as the empty board does.
const boardLess = 0.1

// onBoard is how alike a figure is to what is printed on the empty board where it was found.
func (s *scene) onBoard(m *match) float64 {
	const n = 2 * edgePX
	board := s.floor.print
	x0, y0 := max(0, min(int(m.at.x)-n/2, board.w-n)), max(0, min(int(m.at.y)-n/2, board.h-n))
	near := picture{n, n, make([]uint8, 0, 3*n*n)}
	for y := y0; y < y0+n; y++ {
		near.px = append(near.px, board.px[3*(y*board.w+x0):][:3*n]...)
	}
	at := m.at
	at.x, at.y = at.x-float64(x0), at.y-float64(y0)
	_, like := newSheet(&near, m.kind.ink, false).whole().fit(m.fig, at.square().stretched(), false, 4)
	return like
}

// unread are the places of figures that are too faint to be read where no die was chosen: one that leans may seem to sink into its
// neighbour by as much as would hide the figure of one that lies.
func unread(prints, dice []candidate) []patch {
	const faint = 0.0067 // as alike as 0.8
	var out []patch
	for _, c := range prints {
		if c.exists < leastExists && c.exists > faint && !taken(dice, c.pose, covered) {
			out = append(out, patch{x: c.x, y: c.y, die: true})
		}
	}
	return out
}

// independent is how many of a stamp's points are: they are smoothed.
const independent = 30

// leads says how much better a figure fits a picture than another, both laid over it as well as they go, in standard errors:
// along the direction in which the two differ, against what neither explains.
func (a laid) leads(b laid) float64 {
	stamp := make([]float32, len(a.fig.fine.stamp))
	b.fig.all.stamp(taughtFace.through(b.at.inverse().through(a.at)), stamp)
	differ := math.Sqrt(2 * max(1-alike(stamp, a.fig.fine.stamp), 1e-3))
	noise := math.Sqrt(max(1-a.like*a.like, 1e-3) / independent)
	return (a.like - b.like) / differ / noise
}

// unprinted leaves out the candidates that lie across a printed die: its figure tells more than pips that may be a part of it.
func unprinted(all, prints []candidate) []candidate {
	var there []candidate
	for _, p := range prints {
		if p.exists >= leastExists {
			there = append(there, p)
		}
	}
	return slices.DeleteFunc(all, func(c candidate) bool { return taken(there, c.pose, sink) })
}

// covered is by how many edges a face may seem to sink into another that lies higher: more would hide its figure.
const covered = 0.4

// stacks says whether a printed die lies on others that it seems to sink into, or beneath them: all are printed and beyond doubt, and
// of each two one is seen higher than the other.
func (c *candidate) stacks(dice []candidate) bool {
	for i := range dice {
		o := &dice[i]
		if over := overlap(c.pose, o.pose, 0.5); over > sink && (over > covered || !c.over(o) && !o.over(c)) {
			return false
		}
	}
	return true
}

// over says whether a die is seen higher than another, both printed and beyond doubt.
func (c *candidate) over(low *candidate) bool {
	return c.print != nil && low.print != nil && min(c.exists, low.exists) > sure &&
		c.print.lift > raised && c.print.lift > low.print.lift+raised/2
}

// contest makes dice as doubtful as a printed die is likely that was not chosen where they lie.
func contest(dice, prints []candidate) {
	for i := range dice {
		c := &dice[i]
		for _, p := range prints {
			if c.print == nil && p.exists < leastExists && overlap(c.pose, p.pose, 0.5) > sink {
				c.rival = max(c.rival, p.exists)
				c.exists = min(c.exists, 1-p.exists)
			}
		}
	}
}
