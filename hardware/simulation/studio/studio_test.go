package studio

import (
	"bytes"
	"image"
	"image/color"
	"math"
	"math/rand/v2"
	"testing"

	"pgregory.net/rapid"

	"quartermaster/calibration"
	"quartermaster/hardware/simulation/dice"
)

// grey is a sheet of one colour.
func grey(v uint8) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, 40, 40))
	for i := range 40 * 40 {
		img.SetRGBA(i%40, i/40, color.RGBA{v, v, v, 255})
	}
	return img
}

// above is a camera straight above the middle of a floor of 100 by 80 mm.
func above() calibration.Camera {
	return calibration.Camera{WidthPX: 320, HeightPX: 240, FX: 600, FY: 600, CX: 159.5, CY: 119.5,
		Distortion: [5]float64{-0.1, 0.03, 0, 0, 0}, Rotation: [9]float64{1, 0, 0, 0, 1, 0, 0, 0, -1}, Translation: [3]float64{-50, -40, 300}}
}

func plainScene() *Scene {
	return &Scene{
		Lid: dice.Lid{Width: 100, Height: 80, Wall: 20}, Thick: 2, Floor: grey(120), Table: grey(90), Spread: [2]float64{300, 300},
		Wall: SRGB(0x888888), Rim: SRGB(0x999999), White: 5000, Camera: above(),
		Lamps:  []Lamp{{Kind: Disc, At: dice.Vec{X: -300, Z: 500}, Size: 40, Kelvin: 5000, Share: 0.7}, {Kind: Ambient, Kelvin: 5000, Share: 0.3}},
		Sensor: Sensor{Exposure: 0.7, Blur: 0.5, Chroma: 1, Quality: 90},
	}
}

var cube = &dice.Shape{Edge: 16, Bevel: 1.3, PipRadius: 1.4, PipDepth: 0.4, PipPitch: 0.25}

func one(d dice.Die) []Solid {
	return []Solid{{Poses: []dice.Die{d}, Paint: Paint{Face: SRGB(0xb02020), Pip: SRGB(0xffffff), Rough: 0.1}}}
}

func TestThePixelsRaysGoWhereTheCameraSeesThem(t *testing.T) {
	cam := above()
	g := newRays(&cam)
	p := cam.Position()
	rapid.Check(t, func(t *rapid.T) {
		u, v := rapid.Float64Range(-0.5, 319.5).Draw(t, "u"), rapid.Float64Range(-0.5, 239.5).Draw(t, "v")
		d := g.at(u, v)
		k := -p[2] / d.Z
		x, y := cam.Project(p[0]+k*d.X, p[1]+k*d.Y, 0)
		if off := math.Hypot(x-u, y-v); off > 0.01 {
			t.Fatalf("the ray of (%g, %g) is seen %g px beside", u, v, off)
		}
	})
}

func TestLightOnTheFloorsMiddleIsOneAsTheLampsShareIt(t *testing.T) {
	s := plainScene()
	s.prepare()
	e := s.direct(dice.Vec{X: 50, Y: 40}, dice.Vec{Z: 1}, floor)
	if l := 0.2126*e.R + 0.7152*e.G + 0.0722*e.B; math.Abs(l-0.7) > 0.01 {
		t.Errorf("the lamp of share 0.7 brings %g", l)
	}
	if s.lid.shades(dice.Vec{X: 1, Y: 40}, dice.Vec{X: -300, Z: 500}, floor) != true {
		t.Error("the wall towards the lamp throws no shadow on the floor behind it")
	}
	if s.lid.shades(dice.Vec{X: 99, Y: 40}, dice.Vec{X: -300, Z: 500}, floor) != false {
		t.Error("the far end of the floor is in the shadow of a wall that does not reach so far")
	}
}

func TestARayHitsADieOnItsSurface(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		shape := *cube
		if rapid.Bool().Draw(t, "round") {
			shape.Ball = 0.735 * shape.Edge
		}
		d := dice.Lying(&shape, "red", rapid.IntRange(1, 6).Draw(t, "value"), rapid.Float64Range(0, 6).Draw(t, "yaw"), 50, 40, 0)
		axis := dice.Vec{X: rapid.Float64Range(-1, 1).Draw(t, "ax"), Y: 0.3, Z: rapid.Float64Range(-1, 1).Draw(t, "az")}
		d.Axes = d.Axes.Turned(axis.Unit(), rapid.Float64Range(0, 3).Draw(t, "tilt"))
		b := newBody(&d, nil)
		aim := rapid.Float64Range(-9, 9)
		eye := dice.Vec{X: 70, Y: 10, Z: 300}
		way := d.Centre.Add(dice.Vec{X: aim.Draw(t, "x"), Y: aim.Draw(t, "y"), Z: aim.Draw(t, "z")}).Sub(eye)
		hit, ok := b.meet(eye, way, math.Inf(1))
		// Against walking along the ray in small steps.
		first := -1.0
		h, flat := b.half, b.half-b.bevel
		for k := 0.9; k < 1.1; k += 0.00005 {
			p := b.axes.Into(eye.Add(way.Times(k)).Sub(d.Centre))
			q := math.Sqrt(sq(max(0, math.Abs(p.X)-flat)) + sq(max(0, math.Abs(p.Y)-flat)) + sq(max(0, math.Abs(p.Z)-flat)))
			if q <= b.bevel && p.Length() <= b.ball && math.Abs(p.X) <= h && math.Abs(p.Y) <= h && math.Abs(p.Z) <= h {
				first = k
				break
			}
		}
		if first < 0 {
			if ok && !grazing(&hit, &b, way) {
				t.Fatalf("it is met at %g, but is not on the way", hit.t)
			}
			return
		}
		if !ok {
			if p := b.axes.Into(eye.Add(way.Times(first)).Sub(d.Centre)); p.Length() > 0 { // a ray that only touches it may miss
				if inside := eye.Add(way.Times(first + 0.003)); !within(&b, inside) {
					return
				}
			}
			t.Fatalf("it is missed, but is on the way at %g", first)
		}
		q := dice.Vec{X: max(0, math.Abs(hit.p.X)-flat), Y: max(0, math.Abs(hit.p.Y)-flat), Z: max(0, math.Abs(hit.p.Z)-flat)}
		if off := max(q.Length()-b.bevel, hit.p.Length()-b.ball); hit.ink == 0 && math.Abs(off) > 0.005 {
			t.Fatalf("it is met %g mm off its surface", off)
		}
		across := 0.0 // a slanted ray goes on into the dimple
		if hit.ink > 0 {
			across = 2.3 * shape.PipRadius
			if deep := h - max(math.Abs(hit.p.X), math.Abs(hit.p.Y), math.Abs(hit.p.Z)); deep < -1e-6 || deep > shape.PipDepth+1e-6 {
				t.Fatalf("it is met %g mm deep in a dimple of %g mm", deep, shape.PipDepth)
			}
		}
		if off := (hit.t - first) * way.Length(); off < -0.3 || off > 0.1+across { // a ray that grazes an edge meets it a little early
			t.Fatalf("it is met %g mm from its surface (ink: %v)", off, hit.ink)
		}
	})
}

func sq(v float64) float64 { return v * v }

func within(b *body, p dice.Vec) bool {
	q := b.axes.Into(p.Sub(b.centre))
	flat := b.half - b.bevel
	return math.Sqrt(sq(max(0, math.Abs(q.X)-flat))+sq(max(0, math.Abs(q.Y)-flat))+sq(max(0, math.Abs(q.Z)-flat))) <= b.bevel && q.Length() <= b.ball
}

// grazing says that a ray only touches the surface.
func grazing(hit *touch, b *body, way dice.Vec) bool {
	return math.Abs(hit.n.Dot(b.axes.Into(way).Unit())) < 0.1
}

func TestADieOnAnEmptyBoardIsWhollySeenAndOneUnderAnotherIsNot(t *testing.T) {
	s := New(plainScene(), 1)
	low := dice.Lying(cube, "red", 3, 0.2, 50, 40, 0)
	high := dice.Lying(cube, "red", 3, 0.2, 50, 40, 16.01)
	if v := s.Visible([]dice.Die{low}, nil); v[0] != 1 {
		t.Errorf("of a die alone %g is seen, not all", v[0])
	}
	if v := s.Visible([]dice.Die{low, high}, nil); v[0] > 0.05 || v[1] != 1 {
		t.Errorf("of a die under another %g is seen, and of the upper one %g", v[0], v[1])
	}
	half := dice.Lying(cube, "red", 3, 0, 58, 40, 16.01)
	low.Axes = dice.Upright
	if v := s.Visible([]dice.Die{low, half}, nil); v[0] < 0.4 || v[0] > 0.6 {
		t.Errorf("of a half covered die %g is seen", v[0])
	}
	card := &Card{X: 50, Y: 40, Picture: grey(200)}
	if v := s.Visible([]dice.Die{low}, []Prop{card}); v[0] != 1 {
		t.Errorf("of a die upon a card %g is seen", v[0])
	}
}

func TestADieThrowsItsShadowAwayFromTheLampAndChangesNothingFarAway(t *testing.T) {
	s := New(plainScene(), 1)
	s.Draw(nil, nil)
	empty := bytes.Clone(lumas(s))
	d := dice.Lying(cube, "red", 3, 0.2, 50, 40, 0)
	s.Draw(one(d), nil)
	now := lumas(s)
	at := func(pix []byte, x, y, z float64) int {
		u, v := s.scene.Camera.Project(x, y, z)
		return int(pix[int(math.Round(v))*320+int(math.Round(u))])
	}
	// The lamp is at the left, 300 mm aside and 500 mm high: the shadow of 16 mm is 9.6 mm long.
	if was, is := at(empty, 62, 40, 0), at(now, 62, 40, 0); is > was*3/4 {
		t.Errorf("in the shadow the floor goes from %d to %d only", was, is)
	}
	if was, is := at(empty, 38, 40, 0), at(now, 38, 40, 0); is < was*5/6 {
		t.Errorf("on the lamp's side the floor goes from %d to %d", was, is)
	}
	if was, is := at(empty, 90, 70, 0), at(now, 90, 70, 0); was != is {
		t.Errorf("far away the floor goes from %d to %d", was, is)
	}
	s.Draw(nil, nil)
	if !bytes.Equal(lumas(s), empty) {
		t.Error("after the die is gone the board is not as before")
	}
}

// lumas are the brightnesses of the picture without noise.
func lumas(s *Studio) []byte {
	out := make([]byte, len(s.ready.y))
	for i, v := range s.ready.y {
		out[i] = byte(v >> 8)
	}
	return out
}

func TestIncrementalDrawingEqualsDrawingAtOnce(t *testing.T) {
	a, b := New(plainScene(), 1), New(plainScene(), 1)
	rng := rand.New(rand.NewPCG(1, 2))
	var last []Solid
	for range 6 {
		last = nil
		for k := range 3 {
			d := dice.Lying(cube, "red", 1+rng.IntN(6), rng.Float64(), 18+30*float64(k), 20+40*rng.Float64(), 0)
			last = append(last, one(d)...)
		}
		a.Draw(last, nil)
	}
	b.Draw(last, nil)
	if !bytes.Equal(lumas(a), lumas(b)) {
		t.Error("the picture depends on what was drawn before it")
	}
}

func TestNoiseIsAsStrongAsTheSensorSaysAndDiffersFromFrameToFrame(t *testing.T) {
	scene := plainScene()
	scene.Sensor.Noise = 1
	s := New(scene, 1)
	s.Draw(nil, nil)
	a := bytes.Clone(s.Expose().Y)
	b := s.Expose().Y
	sum, n := 0.0, 0.0
	for i := range a {
		d := float64(a[i]) - float64(b[i])
		sum, n = sum+d*d, n+1
	}
	if rms := math.Sqrt(sum / n / 2); rms < 0.6 || rms > 4 {
		t.Errorf("the noise of a fair camera is %g steps of 255", rms)
	}
}

func TestTheHandHidesAndShadesWhatIsUnderIt(t *testing.T) {
	s := New(plainScene(), 1)
	form := NewHandForm()
	for _, closed := range []bool{false, true} {
		hand := NewHand(Hand{X: 50, Y: 40, Z: 20, Closed: closed, Form: form})
		d := dice.Lying(cube, "red", 3, 0.2, 50, 40, 0)
		if v := s.Visible([]dice.Die{d}, []Prop{hand}); v[0] != 0 {
			t.Errorf("closed %v: of a die under the palm %g is seen", closed, v[0])
		}
		if !hand.blocks(dice.Vec{X: 50, Y: 40}, dice.Vec{Z: 1}) {
			t.Errorf("closed %v: light comes through the palm", closed)
		}
		if hand.blocks(dice.Vec{X: -60, Y: 40}, dice.Vec{Z: 1}) {
			t.Errorf("closed %v: there is shadow far beside the hand", closed)
		}
	}
}
