//go:build cgo

package cv

import (
	"slices"

	"quartermaster/vision"
)

// explanation is what a picture shows: dice, and what none of them explains.
type explanation struct {
	dice  []candidate
	told  []vision.Die // those
	known mask         // where they lie
	left  []patch      // what may be dice, too
	under []patch      // where others may lie beneath them
	spare []patch      // where there is more than they are: see overfull
}

// explain chooses the dice that explain a picture, and says how they lie.
func (r *reader) explain(s *scene, all, prints []candidate) (x explanation) {
	x.dice = chosen(all)
	contest(x.dice, prints)
	explained := s.explained(x.dice, bandOut)
	for i := range x.dice {
		c := &x.dice[i]
		net := 1.0
		if m := c.print; m != nil {
			c.flat, c.higher = r.printFlatness(s, c, x.dice), m.higher(s)
		} else {
			c.rim = rimSays(r.shades, c.colour, c.body, s.rimColour(c.pose), s.floor.gainAt(c.x, c.y), r.white, c.light, c.contrast())
			s.unveil(c)
			seen := s.weighLie(c, x.dice, &explained)
			net = r.lies.weigh(seen)[flatDie]
			c.flat, c.higher = r.flatness(s, c, x.dice, seen, net)*s.level(c), s.higher(c, net)
		}
		if c.flat < sureFlat || net < leastAlone {
			if p, seen := s.beneath(c, &explained); seen {
				x.under, c.flat = append(x.under, p), min(c.flat, net)
			}
		}
		if s.mayHide(c, x.dice) {
			x.under = append(x.under, patch{x: c.x, y: c.y, die: true})
		}
		x.told = append(x.told, r.die(i, s, &x.dice[i]))
	}
	x.known = s.explained(x.dice, diesOwn)
	x.left = slices.Concat(s.leftovers(&x.known), unread(prints, x.dice), undecided(all, x.dice))
	x.spare = s.overfull(x.dice, &x.known)
	return x
}

// leastAlone is what the net must say of a die for nobody to look beside it for another beneath, whatever the eyes say.
const leastAlone = 0.95
