package photo

import (
	"cmp"
	"context"
	"math"
	"slices"

	"quartermaster/vision"
	"quartermaster/vision/odds"
)

// The thresholds of a reading. They were fitted on photographs outside the test set: see vision/MEASUREMENTS.md, "Photographs".
const (
	sureFace    = 0.90 // probability from which a face counts for the usual size of the dice
	leastSeen   = 0.10 // minimum probability of a face to be considered
	leastDie    = 0.50 // minimum probability of a die, with or without regard to its kin, for a face to be chosen
	leastRight  = 0.50 // minimum probability of the likeliest value for its place not to be searched again, for other faces
	oddsOfValue = 1.0  // added to the log odds of a value by the net of faces, given that there is a die
	oddsOfOne   = 0.5  // the same for the value 1 without a rival
	rivalledOne = -0.5 // the same for the value 1 with a rival
	mostSureOne = 1.0  // maximum share of all evidence but the net of values in die.sureOne
	lessSure    = 2.0  // minimum difference of the log odds of a die and of this share
	leastRival  = 0.25 // minimum probability of another reading at a one's place to be a rival
	sameSize    = 1.55 // maximum ratio of the sizes of two dice of one picture, by their pips
	likeSize    = 2.00 // the same for dice with a probability of at least verySure
	verySure    = 0.98 // see likeSize and kinship
	palest      = 0.12 // minimum contrast of pips, as a share of the usual contrast in the picture
)

// die is a chosen face.
type die struct {
	found
	value  int
	exists float64 // probability that it is the top of a die
	right  float64 // probability that the value is right, given that it is
	rival  float64 // probability of the likeliest other reading at its place
	second float64 // log odds of the value by the net of values
}

// usual holds the medians over the sure faces of a picture; zero if there are none.
type usual struct{ edge, contrast float64 }

func usualOf(all []found) usual {
	var edges, contrasts []float64
	for i := range all {
		if all[i].sure() >= sureFace {
			edges, contrasts = append(edges, all[i].at.edge()), append(contrasts, all[i].contrast())
		}
	}
	return usual{middle(edges), middle(contrasts)}
}

// fits reports whether a face has about the usual size, and its pips about the usual contrast. A sure face may differ more, since
// dice of several sizes may lie together.
func (u usual) fits(f *found) bool {
	most := sameSize
	if f.sure() >= verySure {
		most = likeSize
	}
	return u.edge == 0 || math.Abs(math.Log(f.at.edge()/u.edge)) <= math.Log(most) && f.contrast() >= palest*u.contrast
}

// choose returns the dice of the picture, and the places where a die is seen that was not read.
func (f *finder) choose(ctx context.Context) (dice []die, unread []seenBody) {
	all := f.many(ctx)
	first := best(f.again(ctx, contenders(all)))
	all = append(all, f.ones(ctx, sizes(first), max(leastContrast, palest*usualOf(first).contrast))...)
	seen := f.again(ctx, contenders(all))
	u := usualOf(first)
	if u.edge == 0 {
		u = usualOf(best(seen))
	}
	dice = f.dice(ctx, seen, u)
	known := slices.DeleteFunc(slices.Clone(dice), func(d die) bool { return d.right < leastRight })
	unread = f.unread(ctx, known, u)
	if u.edge > 0 && len(unread) > 0 {
		seen = append(seen, f.laid(ctx, unread[:min(len(unread), mostLaid)], u.edge)...)
		dice = f.dice(ctx, seen, u)
	}
	unread = slices.DeleteFunc(unread, func(s seenBody) bool { return s.read(dice, scanClear) })
	for i := range dice {
		dice[i].right = max(dice[i].right, odds.Logistic(dice[i].sureOne()))
	}
	row := max(u.edge, 1) // sort the dice row by row
	slices.SortStableFunc(dice, func(a, b die) int {
		return cmp.Or(cmp.Compare(math.Floor(a.at.y/row), math.Floor(b.at.y/row)), cmp.Compare(a.at.x, b.at.x))
	})
	return dice, unread
}

// dice chooses the surest faces that do not overlap and in which the nets see a die. Those whose value is doubtful are among them: see
// die.right.
func (f *finder) dice(ctx context.Context, seen []found, u usual) (dice []die) {
	chosen := slices.DeleteFunc(best(seen), func(c found) bool { return c.sure() < leastSeen })
	looks, bodies, single := f.valuesOf(ctx, chosen, u), f.bodiesOf(ctx, chosen, u), f.oneDie(ctx, chosen)
	all := make([]die, len(chosen))
	logits := make([]float64, len(chosen)) // log odds of a die, without regard to its kin
	for i := range chosen {
		d := die{found: chosen[i], value: likeliest(&chosen[i], &looks[i])}
		d.rivals(seen, u)
		d.second = valueWeight * preference(&looks[i], d.value)
		d.right = odds.Logistic(d.valueOdds(d.second))
		logits[i] = min(dieOdds(&d.found, bodies[i]), single[i])
		d.exists = odds.Logistic(logits[i])
		all[i] = d
	}
	for i, kin := range kinship(all, u) {
		d := all[i]
		if max(d.exists, odds.Logistic(logits[i]+kinWeight*kin)) < leastDie {
			continue
		}
		d.exists = odds.Logistic(min(logits[i]+kinOdds(kin, bodies[i]), single[i]))
		dice = append(dice, d)
	}
	return dice
}

// valueOdds returns the log odds that the value of a die is right, given that there is a die: the sum of those of the net of faces and of
// the net of values, which are second. d.rival must be set.
//
// Of 134 faces of photographs that are read as a one and have no rival the value is never wrong, of 7 that have one it is wrong three
// times: one pip of any face looks like a one if the others are hidden, but then another reading is often likely too. Of 31 faces that
// were laid over a die, the value of four is wrong, and these are the best of many that were tried.
func (d *die) valueOdds(second float64) float64 {
	_, face := d.found.value()
	known := oddsOfValue
	if d.value == 1 {
		known = oddsOfOne
		if d.rival >= leastRival {
			known = rivalledOne
		}
	}
	sure := logOdds(d.p[d.value])
	right := min(logOdds(d.p[d.value]/max(face, 1e-9)), sure+known)
	if d.laid {
		right = min(right, max(logOdds(laidRight), sure-math.Log(laidTries)))
	}
	return min(right, sure-logOdds(d.rival)) + second
}

// sureOne returns the log odds of the value of a one without a rival where there is surely a die. The net of faces may doubt that there
// is a face at all, which the other evidence for a die outweighs: then the net of values decides. It is -Inf for all other faces.
func (d *die) sureOne() float64 {
	if d.value != 1 || d.laid || d.rival >= leastRival {
		return math.Inf(-1)
	}
	return min(mostSureOne, logOdds(d.exists)-lessSure, logOdds(d.p[1])-logOdds(d.rival)) + d.second
}

// valuesOf applies the net of values to faces, and returns for each the mean over two windows: one for a die of the face's own size, and
// one for a die of the usual size. If there is no usual size, it uses the first window alone.
func (f *finder) valuesOf(ctx context.Context, all []found, u usual) [][classes]float64 {
	var windows []window
	for i := range all {
		at := &all[i].at
		windows = append(windows, f.window(at.x, at.y, at.edge()/valueEdge))
	}
	if u.edge > 0 {
		for i := range all {
			windows = append(windows, f.window(all[i].at.x, all[i].at.y, u.edge/valueEdge))
		}
	}
	seen := f.values.judgeWindows(ctx, windows, 8)
	own, other := seen[:len(all)], seen[len(seen)-len(all):] // the same if there is no usual size
	out := make([][classes]float64, len(all))
	for i := range out {
		for k := range out[i] {
			out[i][k] = (own[i][k] + other[i][k]) / 2
		}
	}
	return out
}

// logOdds returns the log odds of a probability, within bounds: one window never makes certain.
func logOdds(p float64) float64 { return max(-5, min(5, odds.Logit(p))) }

// again applies the net to faces in all orientations.
func (f *finder) again(ctx context.Context, all []found) []found {
	guesses := make([]guess, len(all))
	for i := range all {
		guesses[i] = all[i].guess
	}
	return f.judge(ctx, guesses, 8)
}

// sizes returns the edges of the sure faces, in pixels of the picture.
func sizes(all []found) (out []float64) {
	for i := range all {
		if all[i].sure() >= sureFace {
			out = append(out, all[i].at.edge())
		}
	}
	return out
}

// middle returns the median of some numbers, 0 for none.
func middle(v []float64) float64 {
	if len(v) == 0 {
		return 0
	}
	s := slices.Sorted(slices.Values(v))
	return s[len(s)/2]
}

// rivals finds the likeliest other reading at a die's place: another value, or a face at another pose. The limits were fitted on: unknown.
func (d *die) rivals(all []found, u usual) {
	for i := range all {
		o := &all[i]
		v, _ := o.value()
		if !overlap(&o.at, &d.at) || v == d.value && alike(&o.at, &d.at, 0.35, 2) ||
			!u.fits(o) || v == 1 && d.ownPip(&o.at) {
			continue
		}
		d.rival = max(d.rival, o.sure())
	}
}

// ownPip reports whether the pip of a one is also a pip of a die with more pips. Then the one is no other reading of the die.
func (d *die) ownPip(one *frame) bool {
	if d.value == 1 || d.pattern.Value != d.value {
		return false
	}
	for i, on := range d.pattern.Pips {
		u, v := vision.SiteAt(i)
		if x, y := d.at.place(u*pipPitch, v*pipPitch); on && math.Hypot(x-one.x, y-one.y) < 0.15*d.at.edge() {
			return true
		}
	}
	return false
}
