package companion

import (
	"slices"

	"quartermaster/vision"
)

// sameMM is how far dice may lie from where they lay and still be the same throw.
const sameMM = 1.5

// known is what the table knows about the throw that lies on the board.
type known struct {
	sighting string
	throws   uint64 // of the scene, when it was read
	dice     []vision.Die
	followed bool         // the settler watches these dice
	gone     []int        // ids of dice that were gone already when the settler began to watch the others
	lifted   [][2]float64 // where those lay, in millimetres
	clear    bool         // what remains of it was read without a doubt, and nothing has been read since
	own      int          // ids from here on belong to dice that lie there but are not part of the throw; 0: there are none

	// For a throw that this program has not read itself: values and colours were confirmed by people, and the reader may see them
	// differently. The place of a die that people placed by hand is not exact.
	restored bool
	placed   []bool // for each die, whether the camera found its place
}

// remembered makes the known throw from a sighting that this program has not read itself.
func remembered(s *Sighting) known {
	k := known{sighting: s.ID, restored: true}
	for _, d := range s.Dice {
		k.dice = append(k.dice, d.Die)
		k.placed = append(k.placed, s.By != byHand && d.Placed && !d.Fixed.Place)
	}
	return k
}

func near(a, b [2]float64) bool { return vision.Distance(a, b) < sameMM }

// same says whether each die lies where a die of the known throw lay and shows the same. Then nothing was thrown.
func (k *known) same(dice []vision.Die) bool {
	if len(dice) > len(k.dice) {
		return false
	}
	return !slices.ContainsFunc(dice, func(d vision.Die) bool {
		at := k.at(d)
		return at < 0 || !k.restored && (k.dice[at].Colour != d.Colour || k.dice[at].Value != d.Value)
	})
}

// at returns the index of the known die in the place of d, or -1.
func (k *known) at(d vision.Die) int {
	for i, b := range k.dice {
		if (!k.restored || k.placed[i]) && near(b.Centre, d.Centre) {
			return i
		}
	}
	return -1
}

// unplaced gives the index of a known die without a known place that has the colour and value of d and is not found yet; -1: there is
// none.
func (k *known) unplaced(d vision.Die, found map[int]bool) int {
	for i, b := range k.dice {
		if k.restored && !k.placed[i] && !found[b.ID] && b.Colour == d.Colour && b.Value == d.Value {
			return i
		}
	}
	return -1
}

// mayBe says whether the dice of the first still scene may belong to the last answered throw. One die in its old place is enough,
// because somebody may have moved the others; dice that stay for the next throw do not count. Where places are not known, colours
// and values are compared instead: all dice must be among the known ones.
func (k *known) mayBe(dice []vision.Die, stay [][2]float64) bool {
	thrown := slices.DeleteFunc(slices.Clone(dice), func(d vision.Die) bool {
		return slices.ContainsFunc(stay, func(p [2]float64) bool { return near(p, d.Centre) })
	})
	if len(thrown) == 0 {
		return true
	}
	left := slices.Clone(k.dice)
	unlike := 0
	for _, d := range thrown {
		if k.at(d) >= 0 {
			return true
		}
		i := slices.IndexFunc(left, func(b vision.Die) bool { return b.Colour == d.Colour && b.Value == d.Value })
		if i < 0 {
			unlike++
			continue
		}
		left = slices.Delete(left, i, i+1)
	}
	return k.restored && slices.Contains(k.placed, false) && unlike == 0
}

// follow makes dice that are no new throw the known ones. They get the ids of the known dice that they are, so that the settler can
// tell which of these are taken off, also those that were pushed a little. Other dice get ids that no known die has. lifted are the
// ids of known dice that were seen to be taken off.
func (k *known) follow(dice []vision.Die, lifted []int) []vision.Die {
	dice = slices.Clone(dice)
	if k.own == 0 {
		for _, b := range k.dice {
			k.own = max(k.own, b.ID+1)
		}
	}
	if len(dice) < len(k.dice) {
		lifted = nil // as in nothingThrown
	}
	next := k.own
	stay := map[int]bool{}
	for i := range dice {
		at := k.at(dice[i])
		if at < 0 {
			at = k.unplaced(dice[i], stay)
		}
		if at < 0 && !k.restored {
			at = k.pushed(dice[i], lifted)
		}
		if at >= 0 && !stay[k.dice[at].ID] {
			dice[i].ID = k.dice[at].ID
		} else {
			dice[i].ID = next
			next++
		}
		stay[dice[i].ID] = true
	}
	for _, b := range k.dice {
		if !stay[b.ID] && !slices.Contains(k.gone, b.ID) {
			k.gone = append(k.gone, b.ID)
			k.lifted = append(k.lifted, b.Centre)
		}
	}
	k.dice, k.followed, k.restored, k.placed = dice, true, false, nil
	return dice
}

// taken gives the ids of the throw's dice that have been taken off the board. gone are the ids of the followed dice that are gone.
func (k *known) taken(gone []int) []int {
	all := slices.Concat(k.gone, gone)
	slices.Sort(all)
	return slices.Compact(slices.DeleteFunc(all, func(id int) bool { return k.own > 0 && id >= k.own }))
}
