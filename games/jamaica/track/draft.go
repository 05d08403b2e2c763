package track

import (
	"fmt"
	"slices"
	"strings"
)

// Tiles of the entry that are no spaces.
const (
	Fork  = "fork"  // the way forks after the space before; the first arm follows
	Other = "other" // the first arm ends; the second one follows, from the same fork
	Join  = "join"  // the second arm ends; both arms lead to what follows
	End   = "royal" // Port Royal: the way is whole
)

// Tiles are what a track is told with: one for each space, in order from Port Royal on, and one for each fork, arm and end.
func Tiles() []string { return tiles }

var tiles = allTiles()

func allTiles() []string {
	all := []string{"sea-1", "sea-2", "sea-3", "sea-4"}
	for n := 1; n <= 9; n++ {
		all = append(all, fmt.Sprintf("port-%d", n))
	}
	return append(all, "lair", "free", Fork, Other, Join, End)
}

// Bounds of a track.
const (
	ShortestLap = 12 // more than a die, so that no move goes around twice
	mostOnWay   = 60 // spaces outside of arms
	mostInArm   = 10
	mostForks   = 3
)

// Draft is a track that is being told.
type Draft struct {
	spaces []Space
	ends   []int // the spaces that lead to what comes next
	fork   int   // the space that the open arm comes from; -1: there is no open arm
	second bool  // it is the fork's second arm
	first  []int // the first arm's ends
	inArm  int
	onWay  int
	forks  int
	whole  bool
}

// Read makes a draft of tiles that were told. It stops at the first that does not fit and returns how many it has taken.
func Read(told []string) (d *Draft, taken int) {
	d = &Draft{spaces: []Space{{Kind: Royal}}, ends: []int{0}, fork: -1}
	for _, tile := range told {
		if d.Refuses(tile) != "" {
			return d, taken
		}
		d.add(tile)
		taken++
	}
	return d, taken
}

// Whole reports whether Port Royal has been reached.
func (d *Draft) Whole() bool { return d.whole }

// Spaces is how many spaces have been told, without Port Royal.
func (d *Draft) Spaces() int { return len(d.spaces) - 1 }

// Track is the track; it is nil before the draft is whole.
func (d *Draft) Track() *Track {
	if !d.whole {
		return nil
	}
	t := &Track{Spaces: slices.Clone(d.spaces)}
	t.measure()
	return t
}

// Preview is the track as if Port Royal followed now, for a picture.
func (d *Draft) Preview() *Track {
	t := &Track{Spaces: make([]Space, len(d.spaces))}
	for i, s := range d.spaces {
		t.Spaces[i] = s
		t.Spaces[i].Next = slices.Clone(s.Next)
	}
	for _, end := range d.ends {
		if end != 0 {
			t.Spaces[end].Next = append(t.Spaces[end].Next, 0)
		}
	}
	t.measure()
	return t
}

// Refuses says why a tile cannot follow, in one word of this list, or "" where it can: "whole", "unknown", "long" (no more
// spaces on the way), "arm" (no more in this arm), "forks" (no more forks), "first" (a fork needs a space before it, and none
// open), "noArm" (there is no open arm), "empty" (both arms are empty), "open" (an arm is open), "short" (the lap is too short).
func (d *Draft) Refuses(tile string) string {
	switch {
	case d.whole:
		return "whole"
	case !slices.Contains(Tiles(), tile):
		return "unknown"
	}
	switch tile {
	case Fork:
		switch {
		case d.fork >= 0 || len(d.ends) > 1 || d.ends[0] == 0:
			return "first"
		case d.forks == mostForks:
			return "forks"
		}
	case Other:
		if d.fork < 0 || d.second {
			return "noArm"
		}
	case Join:
		switch {
		case d.fork < 0 || !d.second:
			return "noArm"
		case d.first[0] == d.fork && d.ends[0] == d.fork:
			return "empty"
		}
	case End:
		switch {
		case d.fork >= 0:
			return "open"
		case d.onWay < ShortestLap:
			return "short"
		}
	default:
		switch {
		case d.fork >= 0 && d.inArm == mostInArm:
			return "arm"
		case d.fork < 0 && d.onWay == mostOnWay:
			return "long"
		}
	}
	return ""
}

// add takes a tile that is not refused.
func (d *Draft) add(tile string) {
	switch tile {
	case Fork:
		d.fork, d.second, d.inArm = d.ends[0], false, 0
		d.forks++
	case Other:
		d.first, d.ends, d.second, d.inArm = d.ends, []int{d.fork}, true, 0
	case Join:
		d.ends, d.fork = append(slices.Clone(d.first), d.ends...), -1
	case End:
		d.leadTo(0)
		d.whole = true
	default:
		d.spaces = append(d.spaces, SpaceOf(tile))
		i := len(d.spaces) - 1
		d.leadTo(i)
		d.ends = []int{i}
		if d.fork >= 0 {
			d.inArm++
		} else {
			d.onWay++
		}
	}
}

func (d *Draft) leadTo(space int) {
	for _, end := range d.ends {
		d.spaces[end].Next = append(d.spaces[end].Next, space)
	}
}

// SpaceOf is the space that a tile tells. A free space is one of the sea without a price.
func SpaceOf(tile string) Space {
	kind, price, _ := strings.Cut(tile, "-")
	if kind == "free" {
		return Space{Kind: Sea}
	}
	s := Space{Kind: Kind(kind)}
	fmt.Sscan(price, &s.Price)
	return s
}

// IsSpace reports whether a tile tells a space.
func IsSpace(tile string) bool {
	return slices.Contains(Tiles(), tile) && !slices.Contains([]string{Fork, Other, Join, End}, tile)
}
