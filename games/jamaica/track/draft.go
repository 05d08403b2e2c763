package track

import (
	"fmt"
	"slices"
	"strings"
)

// Tiles that are not spaces. Tiles are the units in which people describe a track.
const (
	Fork  = "fork"  // the track forks after the previous space; the first arm follows
	Other = "other" // the first arm ends; the second arm follows, from the same fork
	Join  = "join"  // the second arm ends; both arms lead to the next space
	End   = "royal" // Port Royal: the track is complete
)

// Tiles returns all tiles that can describe a track. A description has one tile for each space, in order from Port Royal on, and
// the tiles Fork, Other, Join and End in between.
func Tiles() []string { return tiles }

var tiles = allTiles()

func allTiles() []string {
	all := []string{"sea-1", "sea-2", "sea-3", "sea-4"}
	for n := 1; n <= 9; n++ {
		all = append(all, fmt.Sprintf("port-%d", n))
	}
	return append(all, "lair", "free", Fork, Other, Join, End)
}

// Limits for a track.
const (
	ShortestLap = 12 // more than a die can show, so that no single move can go around the whole track
	mostOnWay   = 60 // spaces outside the arms of forks
	mostInArm   = 10
	mostForks   = 3
)

// Draft is a track that is being described, tile by tile.
type Draft struct {
	spaces []Space
	ends   []int // the spaces that lead to the next space; none once the track is complete
	fork   int   // the space at which the open arm begins; -1: no arm is open
	second bool  // the open arm is the second one of the fork
	first  []int // the ends of the first arm
	inArm  int
	onWay  int
	forks  int
	whole  bool
}

// Read makes a draft from a list of tiles. It stops at the first tile that does not fit, and returns how many it has used.
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

// Whole reports whether the draft is complete: it has reached Port Royal.
func (d *Draft) Whole() bool { return d.whole }

// Spaces returns how many spaces the draft has, without Port Royal.
func (d *Draft) Spaces() int { return len(d.spaces) - 1 }

// Track returns the track, or nil if the draft is not complete.
func (d *Draft) Track() *Track {
	if !d.whole {
		return nil
	}
	return d.Preview()
}

// Preview returns the track that would result if Port Royal came next, so that a page can draw it. For a complete draft this is
// the track itself.
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

// Refuses returns why a tile cannot come next, or "" if it can. The reason is one of these words:
//   - "whole": the track is complete,
//   - "unknown": there is no such tile,
//   - "long": no more spaces are allowed outside arms,
//   - "arm": no more spaces are allowed in this arm,
//   - "forks": no more forks are allowed,
//   - "first": a fork needs a space before it, and no other fork may be open,
//   - "noArm": no arm is open,
//   - "empty": both arms are empty,
//   - "open": an arm is open,
//   - "short": the lap is too short.
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

// add appends a tile, which Refuses must allow.
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
		d.ends, d.whole = nil, true
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

// SpaceOf returns the space that a tile describes. A free space is a space of kind Sea without a price.
func SpaceOf(tile string) Space {
	kind, price, _ := strings.Cut(tile, "-")
	if kind == "free" {
		return Space{Kind: Sea}
	}
	s := Space{Kind: Kind(kind)}
	fmt.Sscan(price, &s.Price)
	return s
}

// IsSpace reports whether a tile describes a space.
func IsSpace(tile string) bool {
	return slices.Contains(Tiles(), tile) && !slices.Contains([]string{Fork, Other, Join, End}, tile)
}
