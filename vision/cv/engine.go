//go:build cgo

package cv

import (
	"fmt"

	"gocv.io/x/gocv"

	"quartermaster/calibration"
)

// engine is what reading and learning share: one camera over one board with dice of one size.
type engine struct {
	camera *calibration.Camera
	board  calibration.Board
	edge   float64
	rect   *rectifier
	foot   foot
	empty  background
	pitch  float64
	shades []shade
	signs  []calibration.Pips
}

// newEngine prepares a camera, a board and a die's edge (mm); empty is the encoded picture of the empty board.
func newEngine(c *calibration.Camera, board calibration.Board, edge float64, empty []byte) (*engine, error) {
	e := &engine{camera: c, board: board, edge: edge, pitch: 0.26}
	var err error
	if e.rect, err = newRectifier(c, board, edge, edge); err != nil {
		return nil, err
	}
	at := c.Position()
	e.foot.x, e.foot.y = e.rect.px(at[0], at[1])
	e.foot.height = at[2] * e.rect.scale
	raw, err := decode(empty)
	if err != nil {
		e.close()
		return nil, fmt.Errorf("the picture of the empty board: %w", err)
	}
	defer raw.Close()
	if err := e.fits(raw); err != nil {
		e.close()
		return nil, fmt.Errorf("the picture of the empty board: %w", err)
	}
	pic, err := e.rect.apply(raw)
	if err != nil {
		e.close()
		return nil, err
	}
	e.empty = newBackground(pic)
	return e, nil
}

func (e *engine) close() { e.rect.close() }

// fits refuses a picture of another size than the rig's.
func (e *engine) fits(raw gocv.Mat) error {
	if raw.Cols() != e.camera.WidthPX || raw.Rows() != e.camera.HeightPX {
		return fmt.Errorf("the picture is %d×%d, the rig was calibrated at %d×%d: use the same camera setting, or calibrate anew",
			raw.Cols(), raw.Rows(), e.camera.WidthPX, e.camera.HeightPX)
	}
	return nil
}

// candidates lists all that might be a die in a scene.
func (e *engine) candidates(s *scene, signs []calibration.Pips, where []bool) ([]candidate, error) {
	var out []candidate
	for _, sign := range signs {
		channel := pipChannel(&s.pic, sign)
		peaks, err := findPips(channel, where, 7)
		if err != nil {
			return nil, err
		}
		n := newNear(peaks)
		all := guesses(&n, e.pitch, 0.13)
		for i, p := range peaks {
			all = append(all, guess{pose{p.x, p.y, 0}, i})
		}
		for _, g := range all {
			if c, ok := s.judge(g, sign, &channel, &n, e.shades); ok {
				out = append(out, c)
			}
		}
	}
	return out, nil
}

// scene rectifies a raw picture and compares it with the empty board.
func (e *engine) scene(raw gocv.Mat) (*scene, error) {
	pic, err := e.rect.apply(raw)
	if err != nil {
		return nil, err
	}
	return &scene{pic: pic, pitch: e.pitch, floor: e.empty.compare(&pic)}, nil
}
