//go:build cgo

package cv

import (
	"fmt"
	"math"

	"gocv.io/x/gocv"

	"quartermaster/calibration"
	"quartermaster/vision"
)

// engine is what reading and learning share: one camera over one board with dice of one size.
type engine struct {
	board     calibration.Board
	edge      float64
	home      *view // as calibrated
	now       *view // as the last picture showed it; often home
	empty     background
	marks     []landmark
	markFloor [][2]float64 // where the landmarks are printed, mm on the floor
	pitch     float64
	shades    []shade
	white     [3]float64 // the light's own colour, mean 1
	signs     []calibration.Pips
	outline   float64    // where the sides of a face on the floor are seen to end, edges from its middle
	sharpness float64    // pixels of the raw picture to an edge
	umbra     [3]float64 // share of the light that is left in a die's shadow, blue, green, red
	channels  [2]plane   // of the picture that was read last, to be used again
	judge     jury       // none while learning the dice
	lies      jury
}

// newEngine prepares a camera, a board and a die's edge (mm); empty is the encoded picture of the empty board.
func newEngine(c *calibration.Camera, board calibration.Board, edge float64, empty []byte) (*engine, error) {
	e := &engine{board: board, edge: edge, pitch: 0.26, outline: 0.5, umbra: [3]float64{0.3, 0.3, 0.3}}
	u, v := c.Project(board.WidthMM/2, board.HeightMM/2, edge)
	across, down := c.Project(board.WidthMM/2+edge, board.HeightMM/2, edge)
	e.sharpness = math.Hypot(across-u, down-v)
	home, err := e.newView(c)
	if err != nil {
		return nil, err
	}
	e.home, e.now = home, home
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
	pic, err := home.rect.apply(raw)
	if err != nil {
		e.close()
		return nil, err
	}
	e.empty = newBackground(pic)
	e.mark(&pic)
	return e, nil
}

func (e *engine) close() {
	if e.now != e.home {
		e.now.rect.close()
	}
	e.home.rect.close()
}

// fits refuses a picture of another size than the rig's.
func (e *engine) fits(raw gocv.Mat) error {
	if raw.Cols() != e.home.camera.WidthPX || raw.Rows() != e.home.camera.HeightPX {
		return fmt.Errorf("the picture is %d×%d, the rig was calibrated at %d×%d: use the same camera setting, or calibrate anew",
			raw.Cols(), raw.Rows(), e.home.camera.WidthPX, e.home.camera.HeightPX)
	}
	return nil
}

// candidates lists all that might be a die in a scene.
func (e *engine) candidates(s *scene, signs []calibration.Pips, where mask) ([]candidate, error) {
	var out []candidate
	for _, sign := range signs {
		channel := e.scratch(len(s.pips), &s.pic)
		peaks, err := findPips(&s.pic, sign, where, 7, &channel)
		if err != nil {
			return nil, err
		}
		n := newNear(peaks)
		all := guesses(pipLikes(&channel, peaks), e.pitch, 0.13)
		for i, p := range peaks {
			all = append(all, guess{pose{p.x, p.y, 0}, i})
		}
		var found []candidate
		for _, g := range all {
			if !e.onFloor(g.pose) {
				continue
			}
			if c, ok := s.judge(e, g, sign, &channel, &n); ok {
				found = append(found, c)
			}
		}
		out = append(out, leading(found)...)
		s.pips = append(s.pips, spotted{sign, channel, n})
	}
	return out, nil
}

// scratch is an empty plane for a picture.
func (e *engine) scratch(i int, p *picture) plane {
	c := &e.channels[i]
	if c.w != p.w || c.h != p.h {
		*c = newPlane(p.w, p.h)
	}
	clear(c.v)
	return *c
}

// weigh measures candidates and gives each its probability.
func (e *engine) weigh(s *scene, all []candidate) {
	for i := range all {
		c := &all[i]
		c.evidence = s.weighEvidence(e, c)
		p := e.judge.weigh(c.evidence)
		c.exists = platt(p[flatDie] + p[oddDie])
	}
}

// scene rectifies a raw picture and compares it with the empty board. The guard, where there is one, says why the
// picture cannot be trusted.
func (e *engine) scene(raw gocv.Mat) (*scene, *vision.Guard, error) {
	pic, guard, err := e.register(raw)
	if err != nil {
		return nil, nil, err
	}
	return &scene{pic: pic, pitch: e.pitch, foot: e.now.foot, floor: e.empty.compare(&pic)}, guard, nil
}

// onFloor says whether the middle of a die can lie there: a die's half width from the walls, with room for a die that
// leans on one.
func (e *engine) onFloor(p pose) bool {
	x, y := e.now.rect.mm(p.x, p.y)
	room := 0.38 * e.edge
	return x > room && y > room && x < e.board.WidthMM-room && y < e.board.HeightMM-room
}
