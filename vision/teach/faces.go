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

// leastFilled is the share of places round a die that must have changed just where it is.
const leastFilled = 0.6

// LearnFaces takes the faces of a printed die from pictures of them, one a picture, in their order. The rig needs its
// camera, board, edge and empty board. Its error is one sentence that names the face.
func LearnFaces(rig *calibration.Rig, shown []calibration.Shown) ([]calibration.Face, error) {
	if err := opencv.Available(); err != nil {
		return nil, err
	}
	var engines []*Rig // an engine keeps one scene: each showing of a face has its own
	defer func() {
		for _, e := range engines {
			e.Close()
		}
	}()
	c := calibration.Colour{Name: "printed", Faces: make([]calibration.Face, len(shown))}
	for i, one := range shown {
		if c.Faces[i].Face != "" {
			continue // a further showing of a face that is done
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
		if err := agree(all); err != nil {
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
	return c.Faces, kind.TellApart()
}

// showing is a picture in which a face lies on top, and where.
type showing struct {
	*scene.Scene
	at pixel.Pose
}

// showing finds the face that lies on top in a picture.
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
	p, ok := only(s, shown.At)
	if !ok {
		return out, errors.New("no die is found on the board: lay it there alone, away from the walls, and take the picture again")
	}
	return showing{s, p}, nil
}

// only finds the square of the one die that lies on the board, or of the one at a place.
func only(s *scene.Scene, at *[2]float64) (best pixel.Pose, ok bool) {
	near := func(p pixel.Pose) bool { return true }
	if at != nil {
		mx, my := s.Board.Now.Camera.OnPlane(at[0], at[1], s.Board.Edge)
		x, y := s.Board.Now.Rect.PX(mx, my)
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
				if v := stands(s, p, 5); v > most {
					best, most = p, v
				}
			}
		}
	}
	if most == 0 {
		return best, false
	}
	best = best.Climbed(3, 0.1, 0.03, func(p pixel.Pose) float64 { return stands(s, p, 1) })
	return best, fills(s, best, 1) > leastFilled
}

// stands says how well a die that stands there explains what the board lacks no more and what is strange: the share of
// places round it that have changed just where its outline is, and how steep the picture is along the four sides of its
// face. thin leaves out all but every so many places.
func stands(s *scene.Scene, p pixel.Pose, thin int) float64 {
	return 3*fills(s, p, thin) + s.Brink(p)/40
}

// fills is the share of places round a die that have changed just where its outline is. What looks like the floor in a shadow
// speaks for no place: it is the die's shadow, or the die, if it is as dark.
func fills(s *scene.Scene, p pixel.Pose, thin int) float64 {
	poly := s.Foot.Outline(p)
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
