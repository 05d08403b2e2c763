//go:build cgo

package cv

import (
	"cmp"
	"math"
	"slices"

	"quartermaster/calibration"
)

// finder looks for dice with pips. The zero one has no nets: it judges nothing, as before the dice are taught.
type finder struct {
	judge    jury
	faces    []*eye
	channels [2]channel // the pip channels of the picture that was read last; their memory is used again, and so is that of
	hueless  [1]channel // the one in which light pips are sought on veiled faces
}

// candidates lists all that might be a die in a scene, where a mask holds. With a jury each is weighed, and nothing more is
// sought where a die is beyond doubt: the likeliest guesses come first.
func (e *finder) candidates(s *scene, signs []calibration.Pips, where mask) ([]candidate, error) {
	channels := e.channels[:]
	if s.light.hue {
		channels = e.hueless[:] // the others are still looked at
	}
	channels = cleared(channels[:len(signs)], &s.pic)
	boxes := where.tiles()
	fillChannels(&s.pic, signs, s.light, boxes, channels)
	for i, sign := range signs {
		peaks, err := findPips(&channels[i], &where, boxes, 7)
		if err != nil {
			return nil, err
		}
		s.pips = append(s.pips, spotted{sign, channels[i], newNear(peaks)})
	}
	var found, sure []candidate
	for _, g := range s.promising() {
		if taken(sure, g.pose, 2*sink) {
			continue
		}
		for _, g := range s.turned(g) {
			c, ok := s.judge(g)
			if !ok || taken(sure, c.pose, sink) {
				continue
			}
			if c.score > likely {
				e.weigh(s, &c)
			}
			if c.exists > beyondDoubt {
				sure = append(sure, c)
			}
			found = append(found, c)
		}
	}
	var out []candidate
	for round := range 2 { // the second where the first has found nothing, though much is there
		var lead, rest []candidate
		for _, sign := range signs {
			l, r := leading(found, sign)
			lead, rest = append(lead, l...), append(rest, r...)
		}
		for i := range lead {
			c := &lead[i]
			if c.evidence == nil && !taken(sure, c.pose, sink) {
				e.weigh(s, c)
			}
			if c.exists >= leastExists {
				sure = append(sure, *c)
			}
		}
		out = append(out, lead...)
		if e.judge == nil || round > 0 {
			break
		}
		found = slices.DeleteFunc(rest, func(c candidate) bool { return taken(sure, c.pose, sink) })
	}
	return out, nil
}

// pipsRound is how far round what has changed pips are sought, pixels: not farther than the picture is made there.
const pipsRound = 9

const (
	likely      = 4.0   // the score from which a candidate is weighed at once
	beyondDoubt = 0.999 // the probability from which nothing else is sought where a die lies
)

// taken says whether a top face at a pose sinks into one of some dice by more than so many edges.
func taken(dice []candidate, p pose, by float64) bool {
	for i := range dice {
		if overlap(p, dice[i].pose, 0.5) > by {
			return true
		}
	}
	return false
}

// promising lists the guesses that the pips of a scene suggest on the floor, the likeliest first.
func (s *scene) promising() []guess {
	var out []guess
	for i := range s.pips {
		found := &s.pips[i]
		all := guesses(pipLikes(found.near.peaks), s.known.pitch, 0.13)
		for k, p := range found.near.peaks {
			all = append(all, guess{pose: pose{p.x, p.y, 0}, one: k})
		}
		for _, g := range all {
			g.pips = found
			var ok bool
			if g.promise, ok = s.promise(g); ok && s.board.onFloor(g.pose) {
				out = append(out, g)
			}
		}
	}
	slices.SortStableFunc(out, func(a, b guess) int { return cmp.Compare(b.promise, a.promise) })
	return out
}

// mostRivals is how many candidates of a higher score may lie where another one does before that is given up.
const mostRivals = 4

// leading lists the candidates of one sign but those that many better ones overlap, for what is weighed next is dear; and
// those.
func leading(all []candidate, sign calibration.Pips) (kept, rest []candidate) {
	var out []candidate
	for _, c := range all {
		if c.sign == sign {
			out = append(out, c)
		}
	}
	slices.SortStableFunc(out, func(a, b candidate) int { return cmp.Compare(b.score, a.score) })
	for _, c := range out {
		rivals := 0
		for i := range kept {
			if math.Abs(kept[i].x-c.x) < edgePX && math.Abs(kept[i].y-c.y) < edgePX && overlap(c.pose, kept[i].pose, 0.5) > 0.3 {
				rivals++
			}
		}
		if rivals < mostRivals {
			kept = append(kept, c)
		} else {
			rest = append(rest, c)
		}
	}
	return kept, rest
}

// weigh measures a candidate to the end and gives it its probability. Without a jury it does nothing.
func (e *finder) weigh(s *scene, c *candidate) {
	if e.judge == nil {
		return
	}
	c.evidence = s.weighEvidence(c)
	if c.isPrint() {
		c.exists = 0
		return
	}
	c.exists = existsBy(e.judge, c.evidence)
	if !settled(c.exists) {
		c.exists = e.glance(s, c, c.exists)
	}
}

// isPrint says whether a candidate is the board's own print, in a shadow: print is where its pips are, and what is seen all over
// its face is what the empty board shows there. Of 15,000 dice none had more than 0.12 of the second with so much of the first.
func (c *candidate) isPrint() bool {
	const pips, face = 0.65, 0.7
	return c.printed > pips && c.ncc > face
}
