package teach

import (
	"errors"
	"fmt"
	"math"

	"quartermaster/calibration"
	"quartermaster/vision/figure"
	"quartermaster/vision/opencv"
	"quartermaster/vision/pixel"
	"quartermaster/vision/scene"
)

// leastAgreement is the least agreement (see outlineAgreement) of the outline of a die with the changed places. Fitted on: unknown.
const leastAgreement = 0.6

// LearnFaces learns the faces of a printed die from pictures, one face a picture, and returns them in the same order.
// The rig needs its camera, board, edge and empty board. The error is one sentence that names the face.
func LearnFaces(rig *calibration.Rig, shown []calibration.Shown) ([]calibration.Face, error) {
	if err := opencv.Available(); err != nil {
		return nil, err
	}
	var engines []*Rig // a Rig holds one picture at a time, so each picture of a face has its own
	defer func() {
		for _, e := range engines {
			e.Close()
		}
	}()
	c := calibration.Colour{Name: "printed", Faces: make([]calibration.Face, len(shown))}
	for i, one := range shown {
		if c.Faces[i].Face != "" {
			continue // another picture of a face that is done
		}
		var all []showing
		var places []int
		for j, other := range shown {
			if other.Face != one.Face {
				continue
			}
			if len(all) == len(engines) {
				e, err := newRig(rig)
				if err != nil {
					return nil, err
				}
				e.White = [3]float64{1, 1, 1}
				engines = append(engines, e)
			}
			s, err := engines[len(all)].showing(other)
			if err != nil {
				return nil, fmt.Errorf("the picture of the face %q: %w", one.Face, err)
			}
			all, places = append(all, s), append(places, j)
		}
		if err := alignShowings(all); err != nil {
			return nil, err
		}
		for k, j := range places {
			data, err := facePNG(all[k].Scene, all[k].at)
			if err != nil {
				return nil, err
			}
			c.Faces[j] = calibration.Face{Face: one.Face, Picture: calibration.Picture{Format: calibration.PNG, Data: data}}
		}
	}
	kind, err := figure.New(&c)
	if err != nil {
		return nil, err
	}
	return c.Faces, kind.CheckFaces()
}

// showing is a picture of a printed die and the pose of its top face.
type showing struct {
	*scene.Scene
	at pixel.Pose
}

// showing finds the top face in a picture.
func (e *Rig) showing(shown calibration.Shown) (out showing, err error) {
	raw, err := pixel.Decode(shown.Picture)
	if err != nil {
		return out, err
	}
	defer raw.Close()
	if err := e.Fits(raw); err != nil {
		return out, err
	}
	s, guard, err := scene.New(e.Board, &e.Known, raw)
	if err != nil {
		return out, err
	}
	if guard != nil {
		return out, errors.New(guard.Text)
	}
	p, ok := findSingleDie(s, shown.At)
	if !ok {
		return out, errors.New("no die is found on the board: lay it there alone, away from the walls, and take the picture again")
	}
	return showing{s, p}, nil
}

// findSingleDie finds the pose of the single die on the board, or of the die at a place (raw pixels). It is a grid
// search over places and angles, refined by coordinate ascent. At least 18 of 25 points of the face must have changed
// (fitted on: unknown).
func findSingleDie(s *scene.Scene, at *[2]float64) (best pixel.Pose, ok bool) {
	near := func(p pixel.Pose) bool { return true }
	if at != nil {
		mx, my := s.Board.Current.Camera.OnPlane(at[0], at[1], s.Board.Edge)
		x, y := s.Board.Current.Rect.PX(mx, my)
		near = func(p pixel.Pose) bool { return math.Hypot(p.X-x, p.Y-y) < 0.6*pixel.EdgePX }
	}
	const turn = 5 * math.Pi / 180
	var most float64
	for y := 0; y < s.Pic.H; y += 4 {
		for x := 0; x < s.Pic.W; x += 4 {
			p := pixel.Pose{X: float64(x), Y: float64(y), Yaw: 0}
			if !s.Floor.Changed.At(x, y) || !near(p) || !s.Board.OnFloor(p) || s.ChangedPoints(p) < 18 {
				continue
			}
			for k := range 18 {
				p.Yaw = turn * float64(k)
				if v := poseScore(s, p, 5); v > most {
					best, most = p, v
				}
			}
		}
	}
	if most == 0 {
		return best, false
	}
	best = best.HillClimb(3, 0.1, 0.03, func(p pixel.Pose) float64 { return poseScore(s, p, 1) })
	return best, outlineAgreement(s, best, 1) > leastAgreement
}

// poseScore scores how well a die at a pose explains the changes of the board: the agreement of its outline with the
// changed places, plus the steepness of the picture along the four sides of its face. thin samples only every thin-th
// place. The weights were fitted on: unknown.
func poseScore(s *scene.Scene, p pixel.Pose, thin int) float64 {
	return 3*outlineAgreement(s, p, thin) + s.SideContrast(p)/40
}

// outlineAgreement is the share of places round a die that are changed exactly inside its outline. A changed place that looks
// like shadowed floor counts as agreement anywhere: it is the die's shadow, or a dark die.
func outlineAgreement(s *scene.Scene, p pixel.Pose, thin int) float64 {
	poly := s.Viewpoint.Outline(p)
	const n = 16
	fits, all := 0, 0
	for j := -n; j <= n; j += thin {
		for i := -n; i <= n; i += thin {
			x, y := p.X+float64(i)*pixel.EdgePX/n, p.Y+float64(j)*pixel.EdgePX/n
			ix, iy := int(x+0.5), int(y+0.5)
			if ix < 0 || iy < 0 || ix >= s.Pic.W || iy >= s.Pic.H {
				continue
			}
			all++
			if changed := s.Floor.Changed.At(ix, iy); changed == pixel.Inside(poly, x, y) || changed && s.Shadow(ix, iy) {
				fits++
			}
		}
	}
	return float64(fits) / float64(max(all, 1))
}
