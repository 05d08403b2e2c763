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

// exists is the probability that there is such a die. Of 400 that lay on boards, two prints in twelve lights, those that a
// sharp picture shows are more alike than 0.94, and nothing else that lay there is more than 0.83.
func (m *match) exists() float64 { return 1 / (1 + math.Exp(-(m.like-0.875)/0.015)) }

// unpipped is the pattern of a face without pips. It tells as little of a tilt as that of a one.
func unpipped(value int) *vision.Pattern { return &vision.Pattern{Value: value, N: 1} }

// How the figures are sought.
const (
	seekStep   = 2    // from place to place, pixels of the picture at half the size
	seekLike   = 0.45 // likeness of the rough stamps from which a place is looked at more closely
	seekPlaces = 30   // so many are
	seekFar    = 3    // how far a place may be from the colour of the die, as apart tells it
	softLike   = 0.55 // likeness of a figure in the picture at half the size from which it is looked at more closely
	faceLike   = 0.72 // likeness of a figure from which it may be there
)

// seed is a guess that a figure is somewhere.
type seed struct {
	pose
	fig  *figure
	like float64 // of the rough stamps
}

// prints lists what may be printed dice in a scene.
func (e *engine) prints(s *scene) []candidate {
	if len(e.printed) == 0 {
		return nil
	}
	half := s.pic.half()
	var out []candidate
	for k := range e.printed {
		out = append(out, e.printsOf(s, &half, &e.printed[k])...)
	}
	return out
}

// printsOf lists what may be printed dice of one kind in a scene: at the likeliest places all figures are laid over the picture.
func (e *engine) printsOf(s *scene, half *picture, kind *printed) []candidate {
	small := &sheet{inked(half, kind.ink), true}
	seeds := e.seek(s, half, small, kind)
	if len(seeds) == 0 {
		return nil
	}
	all := &sheet{inked(&s.pic, kind.ink), false}
	var out []candidate
	var places []seed
	for _, top := range seeds {
		if slices.ContainsFunc(places, func(o seed) bool { return math.Hypot(o.x-top.x, o.y-top.y) < 0.3*edgePX }) ||
			slices.ContainsFunc(out, func(c candidate) bool { return math.Hypot(c.x-top.x, c.y-top.y) < 0.5*edgePX }) {
			continue
		}
		if places = append(places, top); len(places) > seekPlaces {
			break
		}
		if c, ok := s.printAt(all, small, kind, guessesAt(seeds, top)); ok {
			out = append(out, c)
		}
	}
	return out
}

// guessesAt are the likeliest guesses round a place, one for each figure and each half of a turn.
func guessesAt(seeds []seed, top seed) []seed {
	type way struct {
		fig  *figure
		half bool
	}
	seen := map[way]bool{}
	var out []seed
	for _, d := range seeds {
		w := way{d.fig, d.yaw < math.Pi}
		if seen[w] || math.Hypot(d.x-top.x, d.y-top.y) > 0.2*edgePX {
			continue
		}
		seen[w] = true
		out = append(out, d)
	}
	return out
}

// printAt lays figures over a place and weighs the faces against each other.
func (s *scene) printAt(all, small *sheet, kind *printed, guesses []seed) (candidate, bool) {
	best := map[string]laid{} // of each face
	var first laid
	keep := func(o laid) {
		if o.like > best[o.fig.face].like {
			best[o.fig.face] = o
		}
		if o.like > first.like {
			first = o
		}
	}
	for _, d := range guesses {
		at, like := small.fit(d.fig, d.stretched(), false, 6)
		if like < softLike {
			continue
		}
		if at, like = all.fit(d.fig, at, false, 8); math.Hypot(at.x-d.x, at.y-d.y) > 0.3*edgePX {
			continue
		}
		keep(laid{d.fig, at, like})
	}
	if first.like < faceLike {
		return candidate{}, false
	}
	base := first.at.square()
	every := make([]laid, 0, len(kind.figures))
	for i := range kind.figures { // each at its best quarter turn too
		g := &kind.figures[i]
		o := laid{fig: g}
		for turn := range 4 {
			p := pose{base.x, base.y, base.yaw + float64(turn)*math.Pi/2}
			if t, l := small.fit(g, p.stretched(), false, 4); l > o.like {
				o.at, o.like = t, l
			}
		}
		if o.like <= 0 {
			continue
		}
		o.at, o.like = all.fit(g, o.at, false, 8)
		every = append(every, o)
		keep(o)
	}
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
	for _, o := range every {
		if o.fig != first.fig && o.fig.face == first.fig.face && o.like > faceLike {
			stretch(o)
		}
	}
	// A figure need not stand in the middle of its face: the face is where its own sides are.
	p := m.at.square().climbed(2, 0.2, 0.02, s.brink)
	return candidate{pose: p, pattern: unpipped(m.fig.value), colour: kind.name, print: &m,
		look: look{body: s.pic.mean(int(p.x), int(p.y), edgePX/3)}, scale: 1, found: 1, exists: m.exists()}, true
}

// seek guesses where figures are: at each place of a lattice over what has changed and has the die's colour, each figure at
// the two turns at which it is most like, the likeliest first. small is the picture at half the size.
func (e *engine) seek(s *scene, half *picture, small *sheet, kind *printed) []seed {
	var seeds []seed
	stamp := make([]float32, roughSteps*roughSteps)
	here := make([]seed, 2*len(kind.figures))
	const rim = edgePX/2/2 + 1
	for y := rim; y < half.h-rim; y += seekStep {
		for x := rim; x < half.w-rim; x += seekStep {
			p := pose{2*float64(x) + 0.5, 2*float64(y) + 0.5, 0}
			if !s.floor.changed.at(2*x, 2*y) || !e.onFloor(p) || s.changedPoints(p) < 12 || e.tintFar(s, kind, half, x, y) > seekFar {
				continue
			}
			clear(here)
			for k := range roughTurns {
				if small.roughStamp(x, y, k, stamp) < 2 {
					continue
				}
				for i := range kind.figures {
					half := 2*i + 2*k/roughTurns // upside down a figure is often as like, roughly
					if like := alike(stamp, kind.figures[i].rough); like > max(here[half].like, seekLike) {
						p.yaw = 2 * math.Pi * float64(k) / roughTurns
						here[half] = seed{p, &kind.figures[i], like}
					}
				}
			}
			for _, d := range here {
				if d.fig != nil {
					seeds = append(seeds, d)
				}
			}
		}
	}
	slices.SortStableFunc(seeds, func(a, b seed) int { return cmp.Compare(b.like, a.like) })
	return seeds
}

// unread are the places of figures that are too faint to be read where no die was chosen.
func unread(prints, dice []candidate) []patch {
	const faint = 0.8 // likeness
	var out []patch
	for _, c := range prints {
		if c.exists < leastExists && c.print.like > faint && !taken(dice, c.pose, sink) {
			out = append(out, patch{x: c.x, y: c.y, die: true})
		}
	}
	return out
}

// tintFar is how far the mean colour of a place of the picture at half the size is from that of a printed die.
func (e *engine) tintFar(s *scene, kind *printed, half *picture, x, y int) float64 {
	c := half.mean(x, y, edgePX/6)
	gain := s.floor.gainAt(float64(2*x), float64(2*y))
	for k := range 3 {
		c[k] /= max(gain[k], 0.05)
	}
	return kind.shade.apart(c, e.white, dusk(0))
}

// independent is how many of a stamp's points are: they are smoothed.
const independent = 30

// leads says how much better a figure fits a picture than another, both laid over it as well as they go, in standard errors:
// along the direction in which the two differ, against what neither explains.
func (a laid) leads(b laid) float64 {
	stamp := make([]float32, len(fineLattice))
	b.fig.all.stamp(a.at.within(b.at), stamp)
	differ := math.Sqrt(2 * max(1-alike(stamp, a.fig.fine), 1e-3))
	noise := math.Sqrt(max(1-a.like*a.like, 1e-3) / independent)
	return (a.like - b.like) / differ / noise
}

// within gives a face in pixels of the taught picture of another that is seen there.
func (t stretched) within(there stretched) stretched {
	det := there.ax*there.by - there.ay*there.bx
	of := func(x, y float64) (u, v float64) { // in edges of the other face
		return (x*there.by - y*there.bx) / det, (y*there.ax - x*there.ay) / det
	}
	x, y := of(t.x-there.x, t.y-there.y)
	ax, ay := of(t.ax, t.ay)
	bx, by := of(t.bx, t.by)
	return stretched{faceMiddle + edgePX*x, faceMiddle + edgePX*y, edgePX * ax, edgePX * ay, edgePX * bx, edgePX * by}
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
