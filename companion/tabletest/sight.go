package tabletest

import (
	"bytes"
	"context"
	"errors"
	"image"
	"image/color"
	"image/jpeg"
	"math"
	"sync"
	"sync/atomic"
	"time"

	"quartermaster/vision"
)

// Camera is a source, a thrower and, with Uploads, an uploader that tests steer.
type Camera struct {
	Kind string

	mu     sync.Mutex
	sink   func(vision.Frame)
	serial uint64
	lost   string
	thrown int
	stay   [][2]float64
}

// Uploads is a Camera to which pictures are brought.
type Uploads struct{ *Camera }

// Hanging is a Camera whose dice never come to rest.
type Hanging struct{ *Camera }

// Run delivers what Show and Throw bring.
func (c *Camera) Run(ctx context.Context, sink func(vision.Frame)) error {
	c.mu.Lock()
	c.sink = sink
	c.mu.Unlock()
	c.Show(Picture())
	<-ctx.Done()
	return nil
}

// Show makes a picture the newest frame.
func (c *Camera) Show(data []byte) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.sink == nil || c.lost != "" {
		return
	}
	c.serial++
	c.sink(vision.Frame{Data: data, Taken: time.Unix(int64(c.serial), 0), Serial: c.serial, Source: c.Kind})
}

// Throw makes a new frame.
func (c *Camera) Throw(_ context.Context, _ vision.Expect, stay ...[2]float64) error {
	c.mu.Lock()
	c.thrown++
	c.stay = stay
	c.mu.Unlock()
	c.Show(Picture())
	return nil
}

// Throws counts the throws so far.
func (c *Camera) Throws() int {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.thrown
}

// Stay are the places of the dice that the last throw left where they lay.
func (c *Camera) Stay() [][2]float64 {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.stay
}

// Throw waits until nobody wants it any more.
func (h Hanging) Throw(ctx context.Context, _ vision.Expect, _ ...[2]float64) error {
	<-ctx.Done()
	return ctx.Err()
}

// Put makes a picture the newest frame.
func (u Uploads) Put(picture []byte) error {
	u.Show(picture)
	return nil
}

// Lose makes the camera go away for a reason; an empty one brings it back.
func (c *Camera) Lose(reason string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.lost = reason
}

// State says what the camera does.
func (c *Camera) State() vision.SourceState {
	c.mu.Lock()
	defer c.mu.Unlock()
	return vision.SourceState{Kind: c.Kind, Live: c.lost == "" && c.sink != nil, Reason: vision.Reason{Text: c.lost}, Rate: 10, Width: 64, Height: 48}
}

// Reader is a reader that says what its function says.
type Reader struct {
	Do func(ctx context.Context, f vision.Frame, want vision.Expect) (vision.Reading, error)

	number atomic.Uint64 // of the newest reading
}

// Read calls Do.
func (r *Reader) Read(ctx context.Context, f vision.Frame, want vision.Expect) (vision.Reading, error) {
	out, err := r.Do(ctx, f, want)
	out.Number = r.number.Add(1)
	return out, err
}

// Top is a small grey picture, of the newest reading only.
func (r *Reader) Top(_ context.Context, of vision.Reading) (vision.Top, error) {
	if of.Number != r.number.Load() {
		return vision.Top{}, errors.New("the picture of this reading is gone")
	}
	return vision.Top{JPEG: Picture(), PixelsPerMM: 2, OriginPX: [2]float64{20, 20}, WidthPX: 64, HeightPX: 48}, nil
}

// Close does nothing.
func (r *Reader) Close() error { return nil }

var (
	picture     []byte
	pictureOnce sync.Once
)

// Picture is a small JPEG.
func Picture() []byte {
	pictureOnce.Do(func() {
		img := image.NewGray(image.Rect(0, 0, 64, 48))
		for i := range img.Pix {
			img.Pix[i] = color.Gray{Y: uint8(i)}.Y
		}
		var b bytes.Buffer
		if err := jpeg.Encode(&b, img, nil); err != nil {
			panic(err) // a grey picture can always be encoded
		}
		picture = b.Bytes()
	})
	return picture
}

// Die is a die as a reader that is sure of it reads it.
func Die(id int, colour string, value int, x, y float64) vision.Die {
	const h = 6
	return vision.Die{ID: id, Colour: colour, Value: value, Pose: vision.Flat, Centre: [2]float64{x, y}, Edge: 2 * h,
		Footprint:  [4][2]float64{{x - h, y - h}, {x + h, y - h}, {x + h, y + h}, {x - h, y + h}},
		Confidence: vision.Confidence{Exists: 1, Value: 1, Colour: 1, Flat: 1}}
}

// Lie gives a reading of dice that lie there without a doubt.
func Lie(dice ...vision.Die) vision.Reading { return vision.Reading{Version: 1, Dice: dice} }

// Turned is a die at an angle in degrees.
func Turned(d vision.Die, yaw float64) vision.Die {
	d.Yaw = yaw
	sin, cos := math.Sincos(yaw * math.Pi / 180)
	for i, c := range [4][2]float64{{-6, -6}, {6, -6}, {6, 6}, {-6, 6}} {
		d.Footprint[i] = [2]float64{d.Centre[0] + c[0]*cos - c[1]*sin, d.Centre[1] + c[0]*sin + c[1]*cos}
	}
	return d
}
