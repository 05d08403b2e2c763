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

// cleared resets channels for a picture, and reuses their memory if they have its size.
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

// Finder looks for dice with pips. The zero value has no nets and gives no probabilities, which is enough before the dice are taught.
type Finder struct {
	Judge    nets.Ensemble    // judges the evidence of a candidate
	faces    []*nets.ConvNet  // judge its portrait with the claimed pips
	channels [2]pixel.Channel // pip channels; their memory is reused for the next picture
	hueless  [1]pixel.Channel // the same for the search for light pips on veiled faces, by their lack of hue
}

// Candidates lists all possible dice of a scene within a mask, by the given signs of pips. With nets each gets its probability. Guesses are
// tried in the order of their promise, and nothing more is sought where a die is beyond doubt.
func (e *Finder) Candidates(s *scene.Scene, signs []calibration.Pips, where pixel.Mask) ([]Candidate, error) {
	channels := e.channels[:]
	if s.Balance.Hue {
		channels = e.hueless[:] // the others are still in use by the scene
	}
	channels = cleared(channels[:len(signs)], &s.Pic)
	boxes := where.Tiles()
	scene.FillChannels(&s.Pic, signs, s.Balance, boxes, channels)
	for i, sign := range signs {
		peaks, err := scene.FindPips(&channels[i], &where, boxes, 7)
		if err != nil {
			return nil, err
		}
		s.Pips = append(s.Pips, scene.PipPeaks{Sign: sign, Channel: channels[i], Grid: scene.NewPeakGrid(peaks)})
	}
	var found, sure []Candidate
	for _, g := range promising(s) {
		if OverlapsAny(sure, g.Pose, 2*scene.MaxOverlap) {
			continue
		}
		for _, g := range withYaws(s, g) {
			c, ok := judge(s, g)
			if !ok || OverlapsAny(sure, c.Pose, scene.MaxOverlap) {
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
	for round := range 2 { // the second round tries the candidates that lost to rivals where no die was found
		var lead, rest []Candidate
		for _, sign := range signs {
			l, r := leading(found, sign)
			lead, rest = append(lead, l...), append(rest, r...)
		}
		for i := range lead {
			c := &lead[i]
			if c.evidence == nil && !OverlapsAny(sure, c.Pose, scene.MaxOverlap) {
				e.weigh(s, c)
			}
			if c.Exists >= MinExists {
				sure = append(sure, *c)
			}
		}
		out = append(out, lead...)
		if e.Judge == nil || round > 0 {
			break
		}
		found = slices.DeleteFunc(rest, func(c Candidate) bool { return OverlapsAny(sure, c.Pose, scene.MaxOverlap) })
	}
	return out, nil
}

// PipReach is the distance around changed pixels within which pips are sought, pixels. The picture is not prepared farther out.
// Fitted on: unknown.
const PipReach = 9

// OverlapsAny reports whether a top face at a pose overlaps one of some dice by more than by edges.
func OverlapsAny(dice []Candidate, p pixel.Pose, by float64) bool {
	for i := range dice {
		if pixel.Overlap(p, dice[i].Pose, 0.5) > by {
			return true
		}
	}
	return false
}

// promising lists the guesses on the floor that the peaks of a scene suggest, the most promising first. The tolerance of 13 % for the
// distance of two pips was fitted on: unknown.
func promising(s *scene.Scene) []guess {
	var out []guess
	for i := range s.Pips {
		found := &s.Pips[i]
		all := guesses(likelyPips(found.Grid.Peaks), s.Known.Pitch, 0.13)
		for k, p := range found.Grid.Peaks {
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

// mostRivals is the number of overlapping candidates with a higher score from which a candidate is put back. It and the overlap that counts
// (0.3 edges) were fitted on: unknown.
const mostRivals = 4

// leading divides the candidates of one sign by a first non-maximum suppression, because the next evaluation is expensive: kept are
// those with fewer than mostRivals better ones in the same place, rest are the others.
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

// weigh measures the remaining evidence of a candidate and sets its probability. Without nets it does nothing.
func (e *Finder) weigh(s *scene.Scene, c *Candidate) {
	if e.Judge == nil {
		return
	}
	c.evidence = EvidenceOf(s, c)
	if c.isPrint() {
		c.Exists = 0
		return
	}
	c.Exists = ExistsBy(e.Judge, c.evidence)
	if !EvidenceDecides(c.Exists) {
		c.Exists = e.probability(s, c, c.Exists)
	}
}
