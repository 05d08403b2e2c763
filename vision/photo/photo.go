package photo

import (
	"context"
	"errors"
	"fmt"
	"math"
	"time"

	"quartermaster/vision"
)

// Reader reads photographs of dice without a calibrated camera. They must be taken from roughly above. It implements vision.Reader.
// Only one goroutine may use it at a time.
type Reader struct {
	edge   float64 // of the dice, mm
	faces  *net    // see finder
	bodies *net
	values *net
	part   Part
}

// NewReader makes a reader. edge is the length of the dice's edges in millimetres. It gives the scale of all positions.
func NewReader(edge float64) (*Reader, error) { return NewReaderOf(edge, Part{}) }

// NewReaderOf makes a reader of pictures in which dice lie in a known part and are of about a known size. It needs less time and
// memory than one that seeks dice of all sizes.
func NewReaderOf(edge float64, part Part) (*Reader, error) {
	if !(edge >= 1 && edge <= 200) {
		return nil, fmt.Errorf("an edge of %v mm is none of a die: give 1 to 200", edge)
	}
	f, err := loadNet(faces, facesShape)
	if err != nil {
		return nil, err
	}
	b, err := loadNet(bodies, bodiesShape)
	if err != nil {
		return nil, err
	}
	v, err := loadNet(values, valuesShape)
	if err != nil {
		return nil, err
	}
	return &Reader{edge, f, b, v, part}, nil
}

// Close does nothing: the reader holds nothing but memory.
func (r *Reader) Close() error { return nil }

// Top fails: without a calibrated camera a picture cannot be rectified.
func (r *Reader) Top(context.Context, vision.Reading) (vision.Top, error) {
	return vision.Top{}, errors.New("a photograph without a rig cannot be shown from straight above: calibrate the camera first")
}

// Read reads one photograph. Positions are measured in the picture, from its top left corner, and converted to millimetres by the
// median edge of the dice. Perspective is not corrected. The error is one sentence for the user.
func (r *Reader) Read(ctx context.Context, frame vision.Frame, expect vision.Expect) (vision.Reading, error) {
	began := time.Now()
	p, size, v, err := decodePart(frame.Data, r.part)
	if err != nil {
		return vision.Reading{}, err
	}
	decoded := time.Now()
	f := finder{r.faces, r.bodies, r.values, levels(&p, r.part.Edge/v.by)}
	scaled := time.Now()
	dice, unread := f.choose(ctx)
	if err := ctx.Err(); err != nil {
		return vision.Reading{}, err
	}
	out := vision.Reading{Version: 1, Width: size.X, Height: size.Y, Guards: []vision.Guard{}}
	if len(dice) > 0 {
		out.Dice = r.tell(dice, v)
	}
	out.Questions = doubts(dice, out.Dice, unread, v, expect)
	ms := func(from, to time.Time) float64 { return float64(to.Sub(from).Microseconds()) / 1000 }
	ended := time.Now()
	out.Elapsed = vision.Elapsed{Decode: ms(began, decoded), Find: ms(decoded, scaled), Read: ms(scaled, ended), Total: ms(began, ended)}
	return out, nil
}

// tell converts dice to the format of vision/CONTRACT.md.
func (r *Reader) tell(dice []die, of view) []vision.Die {
	var edges []float64
	for _, d := range dice {
		edges = append(edges, d.at.edge())
	}
	common := middle(edges)
	mm := r.edge / common
	out := make([]vision.Die, len(dice))
	for i, d := range dice {
		name, sure := nameOf(d.level.bodyColour(&d.frame, d.sign), d.sign)
		f := d.at
		v := vision.Die{ID: i, Colour: name, Value: d.value, Pose: vision.Flat,
			Centre: [2]float64{f.x * mm, f.y * mm},
			Yaw:    f.yaw() * 180 / math.Pi,
			Edge:   f.edge() * mm,
			Confidence: vision.Confidence{Exists: d.exists, Value: d.right,
				Colour: sure, Flat: 0.95},
		}
		if v.Yaw >= 45 {
			v.Yaw -= 90
		}
		for k, q := range [4][2]float64{{-0.5, -0.5}, {0.5, -0.5}, {0.5, 0.5}, {-0.5, 0.5}} {
			x, y := f.place(q[0], q[1])
			v.Footprint[k] = [2]float64{x * mm, y * mm}
			v.Outline[k][0], v.Outline[k][1] = of.file(x, y)
		}
		out[i] = v
	}
	return out
}
