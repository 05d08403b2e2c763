package teach

import (
	"math"
	"slices"

	"quartermaster/calibration"
	"quartermaster/vision/figure"
	"quartermaster/vision/find"
	"quartermaster/vision/pixel"
)

// alignShowings aligns all pictures of one face: the printed figure lies at the same place of the face in each. One
// picture alone can be off by a third of an edge, beside a shadow or where a die is as bright as its board. It finds
// the figure of each picture in the others, then moves all poses together to where the dice's outlines fit best.
func alignShowings(all []showing) error {
	var found [][]pixel.Pose // poses in each picture of the figure that fits all pictures best
	most := 0.0
	for i := range all {
		data, err := facePNG(all[i].Scene, all[i].at)
		if err != nil {
			return err
		}
		one := calibration.Face{Face: "shown", Picture: calibration.Picture{Format: calibration.PNG, Data: data}}
		kind, err := figure.New(&calibration.Colour{Name: "printed", Faces: []calibration.Face{one}})
		if err != nil {
			return err
		}
		places := make([][]pixel.Pose, len(all))
		var sum float64
		for j := range all {
			if places[j] = []pixel.Pose{all[i].at}; j != i {
				var like float64
				places[j], like = all[j].findFigure(&kind)
				sum += like
			}
		}
		if sum > most {
			found, most = places, sum
		}
	}
	if most < figure.MinFaceCorrelation*float64(len(all)-1) || found == nil {
		return nil // pictures that do not match are refused later, by CheckFaces
	}
	var best []pixel.Pose
	high := math.Inf(-1)
	for _, ways := range combinations(found) {
		score := func(by pixel.Pose) (sum float64) {
			for i, p := range ways {
				sum += poseScore(all[i].Scene, p.Moved(by), 1)
			}
			return sum
		}
		for i, p := range ways {
			own := all[i].at
			x, y := p.Local(own.X, own.Y)
			by := pixel.Pose{X: x * pixel.EdgePX, Y: y * pixel.EdgePX, Yaw: pixel.ModQuarterTurn(own.Yaw - p.Yaw)}.HillClimb(3, 0.1, 0.03, score)
			if v := score(by); v > high {
				high, best = v, best[:0]
				for _, p := range ways {
					best = append(best, p.Moved(by))
				}
			}
		}
	}
	for i, p := range best {
		all[i].at = p
	}
	return nil
}

// combinations lists the combinations of one pose of each picture, at most 24.
func combinations(of [][]pixel.Pose) [][]pixel.Pose {
	out := [][]pixel.Pose{nil}
	for _, some := range of {
		var more [][]pixel.Pose
		for _, before := range out {
			for _, p := range some {
				more = append(more, append(slices.Clone(before), p))
			}
		}
		out = more[:min(len(more), 24)]
	}
	return out
}

// findFigure looks for the figure of a one-faced die in the picture. at are its poses, like the correlation of the
// best one. A star matches at several rotations: those within 0.04 of the best correlation that differ from it by no
// quarter turn are listed, too (limits fitted on: unknown).
func (s *showing) findFigure(kind *figure.Die) (at []pixel.Pose, like float64) {
	var best pixel.Pose
	for _, c := range figure.Sightings(s.Scene, kind, nil, find.MinExists) {
		if c.Correlation > like {
			best, like = c.Match.At.NearestPose(), c.Correlation
		}
	}
	if like == 0 {
		return nil, 0
	}
	const turns, close = 40, 0.04
	s.Canvas.Halve()
	all, small := figure.NewSheet(&s.Pic, kind.Ink, false), figure.NewSheet(&s.Floor.Half, kind.Ink, true)
	all.Ready(int(best.X), int(best.Y), 2*pixel.EdgePX)
	small.Ready(int(best.X)/2, int(best.Y)/2, pixel.EdgePX)
	at = append(at, best)
	for k := 1; k < turns; k++ {
		p := pixel.Pose{X: best.X, Y: best.Y, Yaw: best.Yaw + 2*math.Pi*float64(k)/turns}
		t, _ := small.Fit(&kind.Figures[0], p.Affine(), false, 4)
		t, l := all.Fit(&kind.Figures[0], t, false, 6)
		q := t.NearestPose()
		known := func(o pixel.Pose) bool { return math.Abs(pixel.ModQuarterTurn(o.Yaw-q.Yaw)) < 0.1 }
		if l > like-close && math.Hypot(q.X-best.X, q.Y-best.Y) < pixel.EdgePX/4 && !slices.ContainsFunc(at, known) {
			at = append(at, q)
		}
	}
	return at, like
}
