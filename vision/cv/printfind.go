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
	kind  *printed
	fig   *figure
	at    stretched // free of the square
	like  float64   // likeness of the figure, -1 to 1
	rival float64   // likeness of the best other face at the same place
}

// unpipped is the pattern of a face without pips.
func unpipped(value int) *vision.Pattern { return &vision.Pattern{Value: value} }

// How the figures are sought.
const (
	seekStep = 2    // from place to place, pixels of the picture at half the size
	seekLike = 0.40 // likeness of the rough stamps from which a place is looked at more closely
	seekMost = 40   // so many places are
	seekFar  = 3    // how far such a place may be from the colour of the die, as apart tells it
	faceLike = 0.60 // likeness of a figure from which it may be there
)

// prints lists what may be printed dice in a scene.
func (e *engine) prints(s *scene) []candidate {
	var out []candidate
	if len(e.printed) == 0 {
		return nil
	}
	half := s.pic.half()
	for k := range e.printed {
		out = append(out, e.printsOf(s, &half, &e.printed[k])...)
	}
	return out
}

func (e *engine) printsOf(s *scene, half *picture, kind *printed) []candidate {
	flat := inked(half, kind.ink)
	type seed struct {
		pose
		fig  *figure
		like float64
	}
	var seeds []seed
	stamp := make([]float32, roughSteps*roughSteps)
	const rim = edgePX/2/2 + 1
	for y := rim; y < half.h-rim; y += seekStep {
		for x := rim; x < half.w-rim; x += seekStep {
			p := pose{2*float64(x) + 0.5, 2*float64(y) + 0.5, 0}
			if !s.floor.changed.at(2*x, 2*y) || !e.onFloor(p) || s.changedPoints(p) < 12 || e.tintFar(s, kind, half, x, y) > seekFar {
				continue
			}
			best := seed{like: seekLike}
			for k := range roughTurns {
				if flat.roughStamp(x, y, k, stamp) < 2 {
					continue
				}
				for i := range kind.figures {
					if like := alike(stamp, kind.figures[i].rough); like > best.like {
						p.yaw = 2 * math.Pi * float64(k) / roughTurns
						best = seed{p, &kind.figures[i], like}
					}
				}
			}
			if best.fig != nil {
				seeds = append(seeds, best)
			}
		}
	}
	slices.SortStableFunc(seeds, func(a, b seed) int { return cmp.Compare(b.like, a.like) })
	all, small := sheet{&s.pic, false}, sheet{half, true}
	var out []candidate
	looked := 0
	for _, d := range seeds {
		if looked >= seekMost {
			break
		}
		taken := slices.ContainsFunc(out, func(c candidate) bool { return math.Hypot(c.x-d.x, c.y-d.y) < 0.3*edgePX })
		if taken {
			continue
		}
		looked++
		at, _ := small.fit(d.fig, d.stretched(), false, 8)
		at, like := all.fit(d.fig, at, false, 8)
		if like < faceLike || math.Hypot(at.x-d.x, at.y-d.y) > 0.3*edgePX {
			continue
		}
		out = append(out, printCandidate(all, kind, d.fig, at, like))
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

// printCandidate weighs all faces at a place against each other.
func printCandidate(all sheet, kind *printed, fig *figure, at stretched, like float64) candidate {
	m := match{kind: kind, fig: fig, at: at, like: like, rival: -1}
	base := at.square()
	best := map[string]float64{}
	for i := range kind.figures {
		g := &kind.figures[i]
		for turn := range 4 {
			p := pose{base.x, base.y, base.yaw + float64(turn)*math.Pi/2}
			t, l := all.fit(g, p.stretched(), false, 6)
			best[g.face] = max(best[g.face], l)
			if l > m.like {
				m.fig, m.at, m.like = g, t, l
			}
		}
	}
	for face, l := range best {
		if face != m.fig.face {
			m.rival = max(m.rival, l)
		}
	}
	m.at, _ = all.fit(m.fig, m.at, true, 8)
	p := m.at.square()
	c := candidate{pose: p, pattern: unpipped(m.fig.value), colour: kind.name, print: &m}
	return c
}
