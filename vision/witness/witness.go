package witness

import (
	"context"
	"image"
	"math"
	"slices"
	"time"

	"quartermaster/calibration"
	"quartermaster/vision"
)

// Reader is the reader of a rig, checked by a second reader. Only one goroutine may use it at a time.
type Reader struct {
	vision.Reader
	second vision.Reader
	rig    *calibration.Rig
	print  [][2]float64 // false positives: places of the empty board that the second reader takes for dice, in pixels
	looked bool         // print has been filled
	last   look
}

// look is a cached result of the second reader, with the dice that the rig's reader found in the same picture.
type look struct {
	taken time.Time
	told  []vision.Die
	clear []sight
}

// When a look may be used again. A throw at rest is read several times, and the second reader takes many times as long as the rig's.
// Fitted on: unknown.
const (
	sameScene = 3 * time.Second // maximum age
	samePlace = 0.12            // maximum apparent movement of a die at rest, edges
)

// holds reports whether a look is valid for another picture: it is recent, and the rig's reader finds the same number of dice at the
// same places.
func (l *look) holds(taken time.Time, told []vision.Die) bool {
	since := taken.Sub(l.taken)
	if taken.IsZero() || l.taken.IsZero() || since < 0 || since > sameScene || len(told) != len(l.told) {
		return false
	}
	matched := make([]bool, len(l.told))
	for i := range told {
		s := sight{}
		s.x, s.y, s.edge = outline(&told[i])
		at := nearest(l.told, matched, &s, samePlace)
		if at < 0 {
			return false
		}
		matched[at] = true
	}
	return true
}

// New makes a Reader of the reader of a rig and a second reader. The Reader owns both.
func New(rig *calibration.Rig, first, second vision.Reader) *Reader {
	return &Reader{Reader: first, second: second, rig: rig}
}

// Close closes both readers.
func (r *Reader) Close() error {
	err := r.Reader.Close()
	if other := r.second.Close(); err == nil {
		err = other
	}
	return err
}

// Read reads a picture by the rig's reader. If that is in doubt about something that the second reader can judge, the second reader
// reads the picture as well. If the second reader fails, the reading stays as it is.
func (r *Reader) Read(ctx context.Context, frame vision.Frame, expect vision.Expect) (vision.Reading, error) {
	told, err := r.Reader.Read(ctx, frame, expect)
	if err != nil || !worthASecondLook(&told) {
		return told, err
	}
	if !r.last.holds(frame.Taken, told.Dice) {
		if err := r.lookAtEmptyBoard(ctx); err != nil {
			return told, err
		}
		seen, err := r.second.Read(ctx, frame, nil)
		if err != nil {
			return told, ctx.Err()
		}
		r.last = look{frame.Taken, slices.Clone(told.Dice), r.clear(seen.Dice)}
		told.Elapsed.Read += seen.Elapsed.Total
		told.Elapsed.Total += seen.Elapsed.Total
	}
	r.compare(&told, r.last.clear)
	return told, nil
}

// worthASecondLook reports whether a reading leaves open something that the second reader can judge: which dice there are, and their
// values. It cannot judge whether a die lies flat. A reading with a guard needs no second look: the guard already warns people.
func worthASecondLook(told *vision.Reading) bool {
	if len(told.Guards) > 0 {
		return false
	}
	for _, q := range told.Questions {
		if q.Kind == vision.AskCount || q.Kind == vision.AskExists || q.Kind == vision.AskValue {
			return true
		}
	}
	return len(told.Dice) == 0
}

// lookAtEmptyBoard fills print with what the second reader takes for dice on the empty board. It does so only once.
func (r *Reader) lookAtEmptyBoard(ctx context.Context) error {
	if r.looked {
		return nil
	}
	seen, err := r.second.Read(ctx, vision.Frame{Data: r.rig.Empty.Data}, nil)
	if err := ctx.Err(); err != nil {
		return err
	}
	r.looked = true
	if err != nil {
		return nil // an empty board that cannot be read holds no dice
	}
	for i := range seen.Dice {
		x, y, _ := outline(&seen.Dice[i])
		r.print = append(r.print, [2]float64{x, y})
	}
	return nil
}

// Limits of the comparison. Fitted on: unknown.
const (
	clearDie  = 0.97 // minimum probability of existence and of value for a die of the second reader to count
	sameDie   = 0.6  // maximum distance of the middles of the same die in both readings, edges
	fewDice   = 2    // minimum number of missed dice for a guard
	otherSize = 1.25 // minimum ratio of sizes, either way, that neither perspective nor the pitch of the pips explains
)

// sight is a die of which the second reader is sure, in pixels.
type sight struct {
	x, y, edge float64
	value      int
	size       float64 // its edge, as a multiple of the edge of a taught die at the same place
}

// Floor returns the part of the pictures in which dice on the floor of a rig are seen, and how long the edge of a die in the middle of
// the floor is; pixels. The second reader need not look elsewhere.
func Floor(rig *calibration.Rig) (part image.Rectangle, edge float64) {
	c, b, high := &rig.Camera, &rig.Board, rig.Die.EdgeMM
	edge = c.EdgePX(b.WidthMM/2, b.HeightMM/2, high)
	x0, y0, x1, y1 := math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	for i := range 4 * floorSteps { // a lens may bend the sides
		t, side := float64(i%floorSteps)/floorSteps, i/floorSteps
		mm := [4][2]float64{{t, 0}, {1, t}, {t, 1}, {0, t}}[side]
		for _, z := range [2]float64{0, 2 * high} { // up to the top of a die on another
			x, y := c.Project(mm[0]*b.WidthMM, mm[1]*b.HeightMM, z)
			x0, y0, x1, y1 = min(x0, x), min(y0, y), max(x1, x), max(y1, y)
		}
	}
	part = image.Rect(int(x0-edge), int(y0-edge), int(x1+edge), int(y1+edge))
	return part.Intersect(image.Rect(0, 0, c.WidthPX, c.HeightPX)), edge
}

const floorSteps = 8 // number of points along each side of the floor; chosen

// outline returns the middle of a die's top face in the picture and the mean length of its sides, in pixels.
func outline(d *vision.Die) (x, y, edge float64) {
	for i, c := range d.Outline {
		next := d.Outline[(i+1)%4]
		x, y = x+c[0]/4, y+c[1]/4
		edge += math.Hypot(next[0]-c[0], next[1]-c[1]) / 4
	}
	return x, y, edge
}

// clear lists the dice of which the second reader is sure, without those off the board and without the false positives of the empty
// board.
func (r *Reader) clear(dice []vision.Die) []sight {
	var out []sight
	for i := range dice {
		d := &dice[i]
		s := sight{value: d.Value}
		s.x, s.y, s.edge = outline(d)
		if d.Confidence.Exists < clearDie || d.Confidence.Value < clearDie || s.edge == 0 || r.printed(&s) {
			continue
		}
		if s.size = r.relativeSize(&s); s.size > 0 {
			out = append(out, s)
		}
	}
	return out
}

// printed reports whether a sight is a false positive of the empty board.
func (r *Reader) printed(s *sight) bool {
	for _, p := range r.print {
		if math.Hypot(p[0]-s.x, p[1]-s.y) < sameDie*s.edge {
			return true
		}
	}
	return false
}

// relativeSize returns the size of a die as a multiple of the size of a taught die at the same place. It returns 0 for a die off the
// board.
func (r *Reader) relativeSize(s *sight) float64 {
	c, edge := &r.rig.Camera, r.rig.Die.EdgeMM
	x, y := c.OnPlane(s.x, s.y, edge)
	if !(x >= 0 && y >= 0 && x <= r.rig.Board.WidthMM && y <= r.rig.Board.HeightMM) {
		return 0
	}
	size := s.edge / c.EdgePX(x, y, edge)
	if !(size > 0) || math.IsInf(size, 0) {
		return 0
	}
	return size
}
