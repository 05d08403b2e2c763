package photo

import (
	"cmp"
	"math"
	"slices"

	"quartermaster/vision"
)

// known is the truth about one die of a picture.
type known struct {
	x, y, edge float64
	value      int
	clear      bool // false: the truth is uncertain, and the die is not scored
}

// score counts how readings compare with the truth.
type score struct {
	pictures, whole, asked, silent int
	dice, right                    int
}

// add compares one reading with its truth. A die of the reading is matched to the nearest true one within 0.75 edges; true dice with
// the same value are preferred.
func (s *score) add(truth []known, reading vision.Reading) (whole bool) {
	type pair struct {
		far  float64
		i, j int
	}
	var pairs []pair
	centre := func(d vision.Die) (x, y float64) {
		for _, c := range d.Outline {
			x, y = x+c[0]/4, y+c[1]/4
		}
		return x, y
	}
	for i, k := range truth {
		for j, d := range reading.Dice {
			x, y := centre(d)
			far := math.Hypot(k.x-x, k.y-y) / k.edge
			if far > 0.75 {
				continue
			}
			if d.Value != k.value {
				far += 0.15
			}
			pairs = append(pairs, pair{far, i, j})
		}
	}
	slices.SortStableFunc(pairs, func(a, b pair) int { return cmp.Compare(a.far, b.far) })
	of, taken := map[int]int{}, map[int]bool{}
	for _, p := range pairs {
		if _, has := of[p.i]; !has && !taken[p.j] {
			of[p.i], taken[p.j] = p.j, true
		}
	}
	s.pictures++
	whole = len(taken) == len(reading.Dice)
	for i, k := range truth {
		if !k.clear {
			continue
		}
		s.dice++
		if j, ok := of[i]; ok && reading.Dice[j].Value == k.value {
			s.right++
		} else {
			whole = false
		}
	}
	doubtful := len(reading.Questions)+len(reading.Guards) > 0
	switch {
	case whole:
		s.whole++
	case len(reading.Dice) > 0 && !doubtful:
		s.silent++
	}
	if doubtful {
		s.asked++
	}
	return whole
}

func share(a, b int) float64 { return float64(a) / float64(max(b, 1)) }
