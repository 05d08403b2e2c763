//go:build cgo

package cv

import (
	"fmt"
	"math"

	"quartermaster/calibration"
	"quartermaster/vision"
	"quartermaster/vision/opencv"
)

// engine is what reading and learning share: one camera over one board with dice of one size.
type engine struct {
	board     calibration.Board
	edge      float64
	home      *view // as calibrated
	now       *view // as the last picture showed it; often home
	empty     background
	brim      *brim
	marks     []landmark
	markFloor [][2]float64 // where the landmarks are printed, mm on the floor
	pitch     float64
	shades    []shade
	white     [3]float64 // the light's own colour, mean 1
	pips      float64    // what light pips of the taught dice throw back, the sum of the channels; 0: none were taught
	signs     []calibration.Pips
	contrasts map[calibration.Pips]float64 // of the taught dice's pips, grey levels; none: not learned
	outline   float64                      // where the sides of a face on the floor are seen to end, edges from its middle
	brink     float64                      // how much lower than its face the sides are that a face is taken to end at, pixels: see brinkOf
	sudden    float64                      // how sudden the changes of a still die's face are: see suddenOf; 0: not learned
	sharpness float64                      // pixels of the raw picture to an edge
	umbra     [3]float64                   // share of the light that is left in a die's shadow, blue, green, red
	pic       canvas                       // the picture that was read last; its memory is used again, and so is that of
	channels  [2]channel                   // its pip channels
	hueless   [1]channel                   // the one in which light pips are sought on veiled faces
	// How large a die's clump is, as a rule and at most: see clumpOf.
	clumpUsual, clumpMost float64
	judge                 jury   // none while learning the dice
	faces                 []*eye // the same
	lies                  jury
	eyes                  []*eye
	printLies             jury
	printEyes             []*eye
	printed               []printed // the dice whose faces show figures
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
	e.pic.stretch(raw, home.rect)
	if e.empty, err = newBackground(&e.pic); err != nil {
		e.close()
		return nil, err
	}
	e.mark(&e.empty.pic)
	if err := e.watchBrim(raw); err != nil {
		e.close()
		return nil, err
	}
	return e, nil
}

func (e *engine) close() {
	if e.now != e.home {
		e.now.rect.close()
	}
	e.home.rect.close()
}

// fits refuses a picture of another size than the rig's.
func (e *engine) fits(raw opencv.Picture) error {
	if raw.Width() != e.home.camera.WidthPX || raw.Height() != e.home.camera.HeightPX {
		return fmt.Errorf("the picture is %d×%d, the rig was calibrated at %d×%d: use the same camera setting, or calibrate anew",
			raw.Width(), raw.Height(), e.home.camera.WidthPX, e.home.camera.HeightPX)
	}
	return nil
}

// cleared makes channels empty ones for a picture.
func cleared(channels []channel, p *picture) []channel {
	for i := range channels {
		c := &channels[i]
		if c.w != p.w || c.h != p.h {
			*c = newChannel(p.w, p.h)
		}
		clear(c.v)
	}
	return channels
}

// scene rectifies a raw picture, all of it, and compares it with the empty board. The guard, where there is one, says why the
// picture cannot be trusted.
func (e *engine) scene(raw opencv.Picture) (*scene, *vision.Guard, error) {
	guard, err := e.register(raw)
	if err != nil {
		return nil, nil, err
	}
	s, err := e.sceneOf(&e.pic)
	if err != nil {
		return nil, nil, err
	}
	return s, guard, e.pic.whole()
}

// sceneOf compares a rectified picture with the empty board.
func (e *engine) sceneOf(pic *canvas) (*scene, error) {
	floor, err := e.empty.compare(pic)
	return &scene{pic: pic.picture, canvas: pic, pitch: e.pitch, light: balanceOf(e.white, e.paper()), foot: e.now.foot, floor: floor}, err
}

// onFloor says whether the middle of a die can lie there: a die's half width from the walls, with room for a die that
// leans on one.
func (e *engine) onFloor(p pose) bool {
	x, y := e.now.rect.mm(p.x, p.y)
	room := 0.38 * e.edge
	return x > room && y > room && x < e.board.WidthMM-room && y < e.board.HeightMM-room
}
