package witness

import (
	"context"
	"math"
	"slices"
	"time"

	"quartermaster/calibration"
	"quartermaster/vision"
)

// Reader is the reader of a rig with a second reader beside it. It is used from one goroutine at a time.
type Reader struct {
	vision.Reader
	second vision.Reader
	rig    *calibration.Rig
	print  [][2]float64 // places of the empty board that the second reader takes for dice, in pixels
	looked bool         // the empty board was looked at
	last   look
}

// look is what the second reader saw, and what the rig's reader had told of that picture.
type look struct {
	taken time.Time
	told  []vision.Die
	clear []sight
}

// sameScene is how long a look holds while the rig's reader tells the same dice at the same places: a still throw is
// read several times, and a look costs many times a reading.
const (
	sameScene = 3 * time.Second
	samePlace = 0.12 // edges by which a die that lies still may seem to move
)

// holds says whether a look tells what a second one would.
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

// New puts a second reader beside the reader of a rig. Close closes both.
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

// Read reads a picture by the rig. Where that leaves a doubt that the second reader can say something about, it reads
// the picture as well; a picture that the second reader cannot read stays as it is.
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

// worthASecondLook says whether a reading leaves something open about which a reader without a rig can say something:
// which dice are there, and what they show. It cannot tell whether a die lies flat. What a guard tells is said already.
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

// lookAtEmptyBoard notes, once, what the second reader takes for dice on the board without dice.
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

const (
	clearDie  = 0.97 // a die of the second reader counts from here on, of 1
	sameDie   = 0.6  // edges between the middles of one die in both readings, at most
	fewDice   = 2    // from so many missed dice on they may all be of another kind
	otherSize = 1.25 // ratio of sizes, either way, that no perspective and no lattice of pips explains
)

// sight is a die that the second reader sees clearly, in pixels.
type sight struct {
	x, y, edge float64
	value      int
	size       float64 // its edge over that of a taught die there
}

// outline gives the middle of a die's top face in the picture and its mean side, in pixels.
func outline(d *vision.Die) (x, y, edge float64) {
	for i, c := range d.Outline {
		next := d.Outline[(i+1)%4]
		x, y = x+c[0]/4, y+c[1]/4
		edge += math.Hypot(next[0]-c[0], next[1]-c[1]) / 4
	}
	return x, y, edge
}

// clear lists the dice on the floor of which the second reader is sure, and which the empty board does not show.
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

func (r *Reader) printed(s *sight) bool {
	for _, p := range r.print {
		if math.Hypot(p[0]-s.x, p[1]-s.y) < sameDie*s.edge {
			return true
		}
	}
	return false
}

// relativeSize is the size of a die over that of a taught one at its place, 0 where it is not on the floor.
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
