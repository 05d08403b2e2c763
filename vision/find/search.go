package find

import (
	"cmp"
	"math"
	"slices"

	"quartermaster/calibration"
	"quartermaster/vision/nets"
	"quartermaster/vision/pixel"
	"quartermaster/vision/scene"
)

// cleared makes channels empty ones for a picture.
func cleared(channels []pixel.Channel, p *pixel.Picture) []pixel.Channel {
	for i := range channels {
		c := &channels[i]
		if c.W != p.W || c.H != p.H {
			*c = pixel.NewChannel(p.W, p.H)
		}
		clear(c.V)
	}
	return channels
}

// Finder looks for dice with pips. The zero one has no nets: it judges nothing, as before the dice are taught.
type Finder struct {
	Judge    nets.Jury
	faces    []*nets.Eye
	channels [2]pixel.Channel // the pip channels of the picture that was read last; their memory is used again, and so is that of
	hueless  [1]pixel.Channel // the one in which light pips are sought on veiled faces
}

// Candidates lists all that might be a die in a scene, where a mask holds. With a jury each is weighed, and nothing more is
// sought where a die is beyond doubt: the likeliest guesses come first.
func (e *Finder) Candidates(s *scene.Scene, signs []calibration.Pips, where pixel.Mask) ([]Candidate, error) {
	channels := e.channels[:]
	if s.Light.Hue {
		channels = e.hueless[:] // the others are still looked at
	}
	channels = cleared(channels[:len(signs)], &s.Pic)
	boxes := where.Tiles()
	scene.FillChannels(&s.Pic, signs, s.Light, boxes, channels)
	for i, sign := range signs {
		peaks, err := scene.FindPips(&channels[i], &where, boxes, 7)
		if err != nil {
			return nil, err
		}
		s.Pips = append(s.Pips, scene.Spotted{Sign: sign, Channel: channels[i], Near: scene.NewNear(peaks)})
	}
	var found, sure []Candidate
	for _, g := range promising(s) {
		if Taken(sure, g.Pose, 2*scene.Sink) {
			continue
		}
		for _, g := range turned(s, g) {
			c, ok := judge(s, g)
			if !ok || Taken(sure, c.Pose, scene.Sink) {
				continue
			}
			if c.Score > likely {
				e.weigh(s, &c)
			}
			if c.Exists > beyondDoubt {
				sure = append(sure, c)
			}
			found = append(found, c)
		}
	}
	var out []Candidate
	for round := range 2 { // the second where the first has found nothing, though much is there
		var lead, rest []Candidate
		for _, sign := range signs {
			l, r := leading(found, sign)
			lead, rest = append(lead, l...), append(rest, r...)
		}
		for i := range lead {
			c := &lead[i]
			if c.evidence == nil && !Taken(sure, c.Pose, scene.Sink) {
				e.weigh(s, c)
			}
			if c.Exists >= LeastExists {
				sure = append(sure, *c)
			}
		}
		out = append(out, lead...)
		if e.Judge == nil || round > 0 {
			break
		}
		found = slices.DeleteFunc(rest, func(c Candidate) bool { return Taken(sure, c.Pose, scene.Sink) })
	}
	return out, nil
}

// PipsRound is how far round what has changed pips are sought, pixels: not farther than the picture is made there.
const PipsRound = 9

// Taken says whether a top face at a pose sinks into one of some dice by more than so many edges.
func Taken(dice []Candidate, p pixel.Pose, by float64) bool {
	for i := range dice {
		if pixel.Overlap(p, dice[i].Pose, 0.5) > by {
			return true
		}
	}
	return false
}

// promising lists the guesses that the pips of a scene suggest on the floor, the likeliest first.
func promising(s *scene.Scene) []guess {
	var out []guess
	for i := range s.Pips {
		found := &s.Pips[i]
		all := guesses(pipLikes(found.Near.Peaks), s.Known.Pitch, 0.13)
		for k, p := range found.Near.Peaks {
			all = append(all, guess{Pose: pixel.Pose{X: p.X, Y: p.Y, Yaw: 0}, one: k})
		}
		for _, g := range all {
			g.pips = found
			var ok bool
			if g.promise, ok = promise(s, g); ok && s.Board.OnFloor(g.Pose) {
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
func leading(all []Candidate, sign calibration.Pips) (kept, rest []Candidate) {
	var out []Candidate
	for _, c := range all {
		if c.Sign == sign {
			out = append(out, c)
		}
	}
	slices.SortStableFunc(out, func(a, b Candidate) int { return cmp.Compare(b.Score, a.Score) })
	for _, c := range out {
		rivals := 0
		for i := range kept {
			if math.Abs(kept[i].X-c.X) < pixel.EdgePX && math.Abs(kept[i].Y-c.Y) < pixel.EdgePX && pixel.Overlap(c.Pose, kept[i].Pose, 0.5) > 0.3 {
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
func (e *Finder) weigh(s *scene.Scene, c *Candidate) {
	if e.Judge == nil {
		return
	}
	c.evidence = WeighEvidence(s, c)
	if c.isPrint() {
		c.Exists = 0
		return
	}
	c.Exists = ExistsBy(e.Judge, c.evidence)
	if !Settled(c.Exists) {
		c.Exists = e.glance(s, c, c.Exists)
	}
}
