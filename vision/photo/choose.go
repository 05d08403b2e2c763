package photo

import (
	"cmp"
	"context"
	"math"
	"slices"

	"quartermaster/vision"
)

// The thresholds of a reading. They were set on photographs of a part of the sources, and judged on the others.
const (
	sureFace = 0.90 // from here on a face tells how large dice are
	leastDie = 0.50 // a face below is no die
	leastOne = 0.97 // the same for a face of one pip: many a thing has one
	leastOdd = 0.75 // the same for a face of another size than the rest
	sameSize = 1.55 // how much dice of one picture differ in size, seen from their pips
	likeSize = 2.00 // and how much the sure ones may
	verySure = 0.98
	palest   = 0.12 // of the dice's usual contrast: what is paler is seldom one of them
)

// die is a face that was chosen, with what speaks against it.
type die struct {
	found
	value  int
	exists float64 // probability that it is a die's top
	right  float64 // probability that the value is right, if it is one
	rival  float64 // probability of the likeliest other reading of its place
}

// usual is what most sure faces of a picture have in common; zero where there are none.
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

// fits says whether a face is of about the usual size, and its pips not much paler than usual. Dice of several sizes may
// lie together, so a sure face may differ more.
func (u usual) fits(f *found) bool {
	most := sameSize
	if f.sure() >= verySure {
		most = likeSize
	}
	return u.edge == 0 || math.Abs(math.Log(f.at.edge()/u.edge)) <= math.Log(most) && f.contrast() >= palest*u.contrast
}

// choose finds the dice of the picture and the faces that were left aside but might be dice.
func (f *finder) choose(ctx context.Context) (dice []die, aside []found) {
	all := f.many(ctx)
	first := best(f.again(ctx, contenders(all)))
	all = append(all, f.ones(ctx, sizes(first), max(leastContrast, palest*usualOf(first).contrast))...)
	seen := f.again(ctx, contenders(all))
	chosen := best(seen)
	u := usualOf(first)
	if u.edge == 0 {
		u = usualOf(chosen)
	}
	for _, c := range chosen {
		v, face := c.value()
		d := die{found: c, value: v, exists: face, right: c.p[v] / max(face, 1e-9)}
		least := leastDie
		if v == 1 {
			least = leastOne
		}
		if !u.fits(&c) {
			least = leastOdd
			d.exists *= 0.7
		}
		if c.sure() < least {
			if u.fits(&c) || v > 1 && c.sure() >= leastDie {
				aside = append(aside, c)
			}
			continue
		}
		d.rivals(seen, u)
		dice = append(dice, d)
	}
	row := max(u.edge, 1) // dice are told row by row
	slices.SortStableFunc(dice, func(a, b die) int {
		return cmp.Or(cmp.Compare(math.Floor(a.at.y/row), math.Floor(b.at.y/row)), cmp.Compare(a.at.x, b.at.x))
	})
	return dice, aside
}

// again lets the net look at faces in all their turns.
func (f *finder) again(ctx context.Context, all []found) []found {
	guesses := make([]guess, len(all))
	for i := range all {
		guesses[i] = all[i].guess
	}
	return f.judge(ctx, guesses, 8)
}

// sizes are the edges of the sure faces, in pixels of the picture.
func sizes(all []found) (out []float64) {
	for i := range all {
		if all[i].sure() >= sureFace {
			out = append(out, all[i].at.edge())
		}
	}
	return out
}

// middle is the middle one of some numbers, 0 of none.
func middle(v []float64) float64 {
	if len(v) == 0 {
		return 0
	}
	s := slices.Sorted(slices.Values(v))
	return s[len(s)/2]
}

// rivals looks for the likeliest other reading of a die's place: another value, or a face of another pose.
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

// ownPip says whether a one would have the pip of a die that has more: then it is no other reading of its place.
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
