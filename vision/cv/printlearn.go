//go:build cgo

package cv

import (
	"errors"
	"fmt"
	"math"

	"quartermaster/calibration"
	"quartermaster/vision/opencv"
)

// The likeness of two showings of one face, and of two faces, from which a die can be taught.
const (
	leastAlike = 0.75
	mostAlike  = 0.90
)

// leastFilled is the share of places round a die that must have changed just where it is.
const leastFilled = 0.6

// LearnFaces takes the faces of a printed die from pictures of them, one a picture, in their order. The rig needs its
// camera, board, edge and empty board. Its error is one sentence that names the face.
func LearnFaces(rig *calibration.Rig, shown []calibration.Shown) ([]calibration.Face, error) {
	if err := opencv.Available(); err != nil {
		return nil, err
	}
	var engines []*engine // an engine keeps one scene: each showing of a face has its own
	defer func() {
		for _, e := range engines {
			e.close()
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
				e, err := newEngine(rig)
				if err != nil {
					return nil, err
				}
				e.white = [3]float64{1, 1, 1}
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
			data, err := all[k].facePNG(all[k].at)
			if err != nil {
				return nil, err
			}
			c.Faces[j] = calibration.Face{Face: one.Face, Picture: calibration.Picture{Format: calibration.PNG, Data: data}}
		}
	}
	kind, err := newPrinted(&c)
	if err != nil {
		return nil, err
	}
	return c.Faces, kind.tellApart()
}

// showing is a picture in which a face lies on top, and where.
type showing struct {
	*scene
	at pose
}

// showing finds the face that lies on top in a picture.
func (e *engine) showing(shown calibration.Shown) (out showing, err error) {
	raw, err := decode(shown.Picture)
	if err != nil {
		return out, err
	}
	defer raw.Close()
	if err := e.fits(raw); err != nil {
		return out, err
	}
	s, guard, err := newScene(e.gboard, &e.known, raw)
	if err != nil {
		return out, err
	}
	if guard != nil {
		return out, errors.New(guard.Text)
	}
	p, ok := s.only(shown.At)
	if !ok {
		return out, errors.New("no die is found on the board: lay it there alone, away from the walls, and take the picture again")
	}
	return showing{s, p}, nil
}

// only finds the square of the one die that lies on the board, or of the one at a place.
func (s *scene) only(at *[2]float64) (best pose, ok bool) {
	near := func(p pose) bool { return true }
	if at != nil {
		mx, my := s.board.now.camera.OnPlane(at[0], at[1], s.board.edge)
		x, y := s.board.now.rect.px(mx, my)
		near = func(p pose) bool { return math.Hypot(p.x-x, p.y-y) < 0.6*edgePX }
	}
	const turn = 5 * math.Pi / 180
	var most float64
	for y := 0; y < s.pic.h; y += 4 {
		for x := 0; x < s.pic.w; x += 4 {
			p := pose{float64(x), float64(y), 0}
			if !s.floor.changed.at(x, y) || !near(p) || !s.board.onFloor(p) || s.changedPoints(p) < 18 {
				continue
			}
			for k := range 18 {
				p.yaw = turn * float64(k)
				if v := s.stands(p, 5); v > most {
					best, most = p, v
				}
			}
		}
	}
	if most == 0 {
		return best, false
	}
	best = best.climbed(3, 0.1, 0.03, func(p pose) float64 { return s.stands(p, 1) })
	return best, s.fills(best, 1) > leastFilled
}

// stands says how well a die that stands there explains what the board lacks no more and what is strange: the share of
// places round it that have changed just where its outline is, and how steep the picture is along the four sides of its
// face. thin leaves out all but every so many places.
func (s *scene) stands(p pose, thin int) float64 {
	return 3*s.fills(p, thin) + s.brink(p)/40
}

// fills is the share of places round a die that have changed just where its outline is. What looks like the floor in a shadow
// speaks for no place: it is the die's shadow, or the die, if it is as dark.
func (s *scene) fills(p pose, thin int) float64 {
	poly := s.foot.outline(p)
	const n = 16
	fits, all := 0, 0
	for j := -n; j <= n; j += thin {
		for i := -n; i <= n; i += thin {
			x, y := p.x+float64(i)*edgePX/n, p.y+float64(j)*edgePX/n
			ix, iy := int(x+0.5), int(y+0.5)
			if ix < 0 || iy < 0 || ix >= s.pic.w || iy >= s.pic.h {
				continue
			}
			all++
			if changed := s.floor.changed.at(ix, iy); changed == inside(poly, x, y) || changed && s.shadow(ix, iy, s.known.umbra) {
				fits++
			}
		}
	}
	return float64(fits) / float64(max(all, 1))
}

// brink is how steep the picture is at the four sides of a face, each averaged along the side.
func (s *scene) brink(p pose) float64 {
	const n = 9
	var sum float64
	for _, q := range p.frame().quarters() {
		var step [3]float64
		for i := range n {
			a := (float64(i)/(n-1) - 0.5) * 0.7
			b0, g0, r0 := s.pic.at(q.place(a, -0.45))
			b1, g1, r1 := s.pic.at(q.place(a, -0.55))
			step[0], step[1], step[2] = step[0]+float64(b0-b1)/n, step[1]+float64(g0-g1)/n, step[2]+float64(r0-r1)/n
		}
		sum += math.Sqrt(max(math.Abs(step[0]), math.Abs(step[1]), math.Abs(step[2])))
	}
	return sum
}

// climbed moves and turns a pose to where a score is highest nearby: by steps in pixels from the first on, halved until they
// are less than the last, with so many radians to a pixel.
func (p pose) climbed(first, last, turn float64, score func(pose) float64) pose {
	most := score(p)
	for step := first; step > last; step /= 2 {
		for again := true; again; {
			again = false
			for _, d := range [6]pose{{step, 0, 0}, {-step, 0, 0}, {0, step, 0}, {0, -step, 0}, {0, 0, step * turn}, {0, 0, -step * turn}} {
				q := pose{p.x + d.x, p.y + d.y, p.yaw + d.yaw}
				if v := score(q); v > most {
					p, most, again = q, v, true
				}
			}
		}
	}
	return p
}

// tellApart refuses a die whose showings of one face differ, or of which two faces look the same.
func (k *printed) tellApart() error {
	for i := range k.figures {
		f := &k.figures[i]
		for j := i + 1; j < len(k.figures); j++ {
			g := &k.figures[j]
			like := -1.0
			for way := range 9 * 24 { // a figure need not stand in the middle of its picture
				at := pose{faceMiddle + 4*float64(way%3-1), faceMiddle + 4*float64(way/3%3-1), float64(way/9) * math.Pi / 12}
				t, _ := f.small.fit(g, at.stretched(), false, 6)
				_, l := f.all.fit(g, t, false, 8)
				like = max(like, l)
			}
			switch {
			case g.face == f.face && like < leastAlike:
				return fmt.Errorf("the pictures of the face %q do not look alike: show it again, with nothing mirrored in it", f.face)
			case g.face != f.face && like > mostAlike:
				return fmt.Errorf("the faces %q and %q look the same: see that each picture shows the face it is said to show", f.face, g.face)
			}
		}
	}
	return nil
}
