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
	*gboard
	known
	printed []printed // the dice whose faces show figures
}

// gboard is a board as it was taken when it was empty, and the camera over it.
type gboard struct {
	board     calibration.Board
	edge      float64 // of the dice, mm
	home      *view   // as calibrated
	now       *view   // as the last picture showed it; often home
	empty     background
	marks     []landmark
	markFloor [][2]float64 // where the landmarks are printed, mm on the floor
	sharpness float64      // pixels of the raw picture to an edge
	pic       canvas       // the picture that was read last; its memory is used again
}

// known is what a rig's teaching picture tells of its dice and their light.
type known struct {
	paints
	pitch     float64 // of pips, edges
	signs     []calibration.Pips
	contrasts map[calibration.Pips]float64 // of the taught dice's pips, grey levels; none: not learned
	outline   float64                      // where the sides of a face on the floor are seen to end, edges from its middle
	brink     float64                      // how much lower than its face the sides are that a face is taken to end at, pixels: see brinkOf
	sudden    float64                      // how sudden the changes of a still die's face are: see suddenOf; 0: not learned
	umbra     [3]float64                   // share of the light that is left in a die's shadow, blue, green, red
	// How large a die's clump is, as a rule and at most: see clumpOf.
	clumpUsual, clumpMost float64
}

// paints are the colours of a set, as they were taught.
type paints struct {
	shades      []shade
	printShades []shade    // of the printed dice
	white       [3]float64 // the light's own colour, mean 1
	pips        float64    // what light pips of the taught dice throw back, the sum of the channels; 0: none were taught
}

// untaught is what is taken of dice before any were taught.
func untaught() known { return known{pitch: 0.26, outline: 0.5, umbra: [3]float64{0.3, 0.3, 0.3}} }

// newBoard prepares a camera, a board and a die's edge (mm); empty is the encoded picture of the empty board.
func newBoard(c *calibration.Camera, size calibration.Board, edge float64, empty []byte) (*gboard, error) {
	e := &gboard{board: size, edge: edge}
	u, v := c.Project(size.WidthMM/2, size.HeightMM/2, edge)
	across, down := c.Project(size.WidthMM/2+edge, size.HeightMM/2, edge)
	e.sharpness = math.Hypot(across-u, down-v)
	home, err := e.newView(c)
	if err != nil {
		return nil, err
	}
	e.home, e.now = home, home
	raw, err := e.rawEmpty(empty)
	if err != nil {
		e.close()
		return nil, err
	}
	defer raw.Close()
	e.pic.stretch(raw, home.rect)
	if e.empty, err = newBackground(&e.pic); err != nil {
		e.close()
		return nil, err
	}
	e.mark(&e.empty.pic)
	return e, nil
}

// rawEmpty decodes the picture of the empty board, which the caller closes.
func (e *gboard) rawEmpty(empty []byte) (opencv.Picture, error) {
	raw, err := decode(empty)
	if err == nil {
		if err = e.fits(raw); err != nil {
			raw.Close()
		}
	}
	if err != nil {
		return raw, fmt.Errorf("the picture of the empty board: %w", err)
	}
	return raw, nil
}

func (e *gboard) close() {
	if e.now != e.home {
		e.now.rect.close()
	}
	e.home.rect.close()
}

// fits refuses a picture of another size than the rig's.
func (e *gboard) fits(raw opencv.Picture) error {
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

// newScene rectifies a raw picture, all of it, and compares it with the empty board. The guard, where there is one, says why the
// picture cannot be trusted.
func newScene(b *gboard, k *known, raw opencv.Picture) (*scene, *vision.Guard, error) {
	guard, err := b.register(raw)
	if err != nil {
		return nil, nil, err
	}
	s, err := sceneOn(b, k, &b.pic)
	if err != nil {
		return nil, nil, err
	}
	return s, guard, b.pic.whole()
}

// sceneOn compares a rectified picture with the empty board.
func sceneOn(b *gboard, k *known, pic *canvas) (*scene, error) {
	floor, err := b.empty.compare(pic)
	return &scene{board: b, known: k, pic: pic.picture, canvas: pic, pitch: k.pitch, light: balanceOf(k.white, k.paper()), foot: b.now.foot, floor: floor}, err
}

// newEngine prepares a rig of which no dice are taught yet.
func newEngine(rig *calibration.Rig) (*engine, error) {
	b, err := newBoard(&rig.Camera, rig.Board, rig.Die.EdgeMM, rig.Empty.Data)
	if err != nil {
		return nil, err
	}
	return &engine{gboard: b, known: untaught()}, nil
}

// onFloor says whether the middle of a die can lie there: a die's half width from the walls, with room for a die that
// leans on one.
func (e *gboard) onFloor(p pose) bool {
	x, y := e.now.rect.mm(p.x, p.y)
	room := 0.38 * e.edge
	return x > room && y > room && x < e.board.WidthMM-room && y < e.board.HeightMM-room
}
