//go:build cgo

package cv

import (
	"math"
	"slices"

	"quartermaster/calibration"
)

// agree places all showings of a face alike: what is printed stands at the same place of the face in each. Beside a shadow,
// or where a die is as light as its board, one picture alone may mislead about the square by a third of an edge.
func agree(all []showing) error {
	var found [][]pose // of the figure as one of the showings has it
	most := 0.0
	for i := range all {
		data, err := all[i].facePNG(all[i].at)
		if err != nil {
			return err
		}
		one := calibration.Face{Face: "shown", Picture: calibration.Picture{Format: calibration.PNG, Data: data}}
		kind, err := newPrinted(&calibration.Colour{Name: "printed", Faces: []calibration.Face{one}})
		if err != nil {
			return err
		}
		places := make([][]pose, len(all))
		var sum float64
		for j := range all {
			if places[j] = []pose{all[i].at}; j != i {
				var like float64
				places[j], like = all[j].finds(&kind)
				sum += like
			}
		}
		if sum > most {
			found, most = places, sum
		}
	}
	if most < leastAlike*float64(len(all)-1) || found == nil {
		return nil // the showings are told to look unlike, if they do
	}
	var best []pose
	high := math.Inf(-1)
	for _, ways := range choices(found) {
		score := func(by pose) (sum float64) {
			for i, p := range ways {
				sum += all[i].stands(p.moved(by), 1)
			}
			return sum
		}
		for i, p := range ways {
			own := all[i].at
			x, y := p.local(own.x, own.y)
			by := pose{x * edgePX, y * edgePX, quarter(own.yaw - p.yaw)}.climbed(3, 0.1, 0.03, score)
			if v := score(by); v > high {
				high, best = v, best[:0]
				for _, p := range ways {
					best = append(best, p.moved(by))
				}
			}
		}
	}
	for i, p := range best {
		all[i].at = p
	}
	return nil
}

// choices are all ways to take one of each, as long as they are few.
func choices(of [][]pose) [][]pose {
	out := [][]pose{nil}
	for _, some := range of {
		var more [][]pose
		for _, before := range out {
			for _, p := range some {
				more = append(more, append(slices.Clone(before), p))
			}
		}
		out = more[:min(len(more), 24)]
	}
	return out
}

// moved moves and turns a pose in its own frame.
func (p pose) moved(by pose) pose {
	s, c := math.Sincos(p.yaw)
	return pose{p.x + c*by.x - s*by.y, p.y + s*by.x + c*by.y, p.yaw + by.yaw}
}

// finds looks for a die of which one face is known, and says how alike it is to it. A star looks the same at several turns,
// of which all that differ by no quarter turn are given.
func (s *showing) finds(kind *printed) (at []pose, like float64) {
	var best pose
	for _, c := range s.sightings(kind, nil, leastExists) {
		if c.like > like {
			best, like = c.match.at.square(), c.like
		}
	}
	if like == 0 {
		return nil, 0
	}
	const turns, close = 40, 0.04
	s.canvas.halve()
	all, small := newSheet(&s.pic, kind.ink, false), newSheet(&s.floor.half, kind.ink, true)
	all.ready(int(best.x), int(best.y), 2*edgePX)
	small.ready(int(best.x)/2, int(best.y)/2, edgePX)
	at = append(at, best)
	for k := 1; k < turns; k++ {
		p := pose{best.x, best.y, best.yaw + 2*math.Pi*float64(k)/turns}
		t, _ := small.fit(&kind.figures[0], p.stretched(), false, 4)
		t, l := all.fit(&kind.figures[0], t, false, 6)
		q := t.square()
		known := func(o pose) bool { return math.Abs(quarter(o.yaw-q.yaw)) < 0.1 }
		if l > like-close && math.Hypot(q.x-best.x, q.y-best.y) < edgePX/4 && !slices.ContainsFunc(at, known) {
			at = append(at, q)
		}
	}
	return at, like
}
