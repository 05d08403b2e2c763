package main

import (
	"bytes"
	"image"
	"image/color"
	"image/jpeg"
	"image/png"
	"math"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"sync"
	"testing"

	"quartermaster/calibration"
)

// The drawn board: 150 mm by 110 mm under a camera that looks straight down on its middle without any distortion, at
// 3 pixels a millimetre in the plane of the top faces. It is drawn in an instant and taught without calibrating.
const (
	drawnScale  = 3.0
	drawnWidth  = 510
	drawnHeight = 390
	drawnFar    = 600.0 // mm, from the lens to the floor
	drawnEdge   = 12.0
)

// drawnDie is a die on the drawn board.
type drawnDie struct {
	colour string
	value  int
	x, y   float64 // mm
	yaw    float64 // degrees
}

var drawnPaints = map[string]color.RGBA{"red": {176, 34, 36, 255}, "green": {32, 120, 58, 255}, "black": {38, 38, 42, 255}}

// drawnSites are the pips of each value on a grid of three by three.
var drawnSites = [7][][2]float64{
	1: {{0, 0}}, 2: {{-1, -1}, {1, 1}}, 3: {{-1, -1}, {0, 0}, {1, 1}}, 4: {{-1, -1}, {1, -1}, {-1, 1}, {1, 1}},
	5: {{-1, -1}, {1, -1}, {0, 0}, {-1, 1}, {1, 1}}, 6: {{-1, -1}, {-1, 0}, {-1, 1}, {1, -1}, {1, 0}, {1, 1}},
}

// paint is a die's colour at a place on its top face (mm from its middle), or false beside it.
func (d drawnDie) paint(x, y float64) (color.RGBA, bool) {
	sin, cos := math.Sincos(d.yaw * math.Pi / 180)
	u, v := (x*cos+y*sin)/drawnEdge, (y*cos-x*sin)/drawnEdge
	if math.Abs(u) > 0.5 || math.Abs(v) > 0.5 {
		return color.RGBA{}, false
	}
	for _, s := range drawnSites[d.value] {
		if math.Hypot(u-0.26*s[0], v-0.26*s[1]) < 0.09 {
			return color.RGBA{236, 236, 230, 255}, true
		}
	}
	return drawnPaints[d.colour], true
}

// drawnPicture is what the camera sees: a print with islands and lines, and dice, with the sides that it sees and their
// shadows under a high lamp.
func drawnPicture(seed uint64, dice ...drawnDie) *image.RGBA {
	print := rand.New(rand.NewPCG(7, 7)) // the same print in every picture
	type island struct{ x, y, r float64 }
	var islands []island
	for range 40 {
		islands = append(islands, island{print.Float64() * 170, print.Float64() * 130, 1.5 + 6*print.Float64()})
	}
	ground := func(x, y float64) color.RGBA {
		for i, s := range islands {
			if math.Hypot(x+10-s.x, y+10-s.y) < s.r {
				return color.RGBA{uint8(120 + i%5*14), uint8(128 + i%7*8), 104, 255}
			}
		}
		if math.Mod(x+100, 20) < 0.8 || math.Mod(y+100, 20) < 0.8 {
			return color.RGBA{120, 160, 190, 255}
		}
		return color.RGBA{72, 118, 158, 255}
	}
	const far = drawnFar / (drawnFar - drawnEdge) // the floor lies below the top faces
	noise := rand.New(rand.NewPCG(seed, 1))
	picture := image.NewRGBA(image.Rect(0, 0, drawnWidth, drawnHeight))
	at := func(u, v float64) (x, y float64) {
		return (u-drawnWidth/2)/drawnScale + 75, (v-drawnHeight/2)/drawnScale + 55
	}
	for py := range drawnHeight {
		for px := range drawnWidth {
			x, y := at(float64(px), float64(py))
			floor := ground((x-75)*far+75, (y-55)*far+55)
			for _, d := range dice {
				if _, on := d.paint(x-d.x-2.5, y-d.y-2); on { // millimetres that a shadow falls aside
					floor = color.RGBA{uint8(0.6 * float64(floor.R)), uint8(0.6 * float64(floor.G)), uint8(0.6 * float64(floor.B)), 255}
				}
			}
			sum := [3]float64{9 * float64(floor.R), 9 * float64(floor.G), 9 * float64(floor.B)}
			for _, d := range dice {
				if math.Hypot(x-d.x, y-d.y) > drawnEdge {
					continue
				}
				for k := range 9 { // nine samples a pixel
					x, y := at(float64(px)+float64(k%3)/3-1.0/3, float64(py)+float64(k/3)/3-1.0/3)
					c, on := d.paint(x-d.x, y-d.y)
					for deep := 0.25; !on && deep <= 1; deep += 0.25 { // a side that is seen past the top
						if _, on = d.paint((x-75)*(1+deep*(far-1))+75-d.x, (y-55)*(1+deep*(far-1))+55-d.y); on {
							c = drawnPaints[d.colour]
							c = color.RGBA{c.R / 2, c.G / 2, c.B / 2, 255}
						}
					}
					if on {
						sum[0] += float64(c.R) - float64(floor.R)
						sum[1] += float64(c.G) - float64(floor.G)
						sum[2] += float64(c.B) - float64(floor.B)
					}
				}
			}
			grain := 1.5 * noise.NormFloat64()
			level := func(v float64) uint8 { return uint8(max(0, min(255, v/9+grain))) }
			picture.SetRGBA(px, py, color.RGBA{level(sum[0]), level(sum[1]), level(sum[2]), 255})
		}
	}
	return picture
}

// asJPEG encodes a picture. Into memory that cannot fail.
func asJPEG(picture image.Image) []byte {
	var b bytes.Buffer
	if err := jpeg.Encode(&b, picture, &jpeg.Options{Quality: 93}); err != nil {
		panic(err)
	}
	return b.Bytes()
}

// asPNG encodes a picture without loss.
func asPNG(picture image.Image) []byte {
	var b bytes.Buffer
	if err := png.Encode(&b, picture); err != nil {
		panic(err)
	}
	return b.Bytes()
}

// drawnRigOf is the rig of the drawn board: one's own, to be changed at will.
func drawnRigOf() *calibration.Rig {
	rig := *drawnRigOnce()
	rig.Colours, rig.Teach.Dice = slices.Clone(rig.Colours), slices.Clone(rig.Teach.Dice)
	return &rig
}

var drawnRigOnce = sync.OnceValue(func() *calibration.Rig {
	focal := drawnScale * (drawnFar - drawnEdge)
	rig := &calibration.Rig{
		Version: calibration.RigVersion, Name: "drawn",
		Board: calibration.Board{WidthMM: 150, HeightMM: 110, WallMM: 20},
		Die:   calibration.Die{EdgeMM: drawnEdge},
		Camera: calibration.Camera{WidthPX: drawnWidth, HeightPX: drawnHeight, FX: focal, FY: focal, CX: drawnWidth / 2, CY: drawnHeight / 2,
			Rotation: [9]float64{1, 0, 0, 0, 1, 0, 0, 0, -1}, Translation: [3]float64{-75, -55, drawnFar}},
		Colours: []calibration.Colour{{Name: "red", Role: "merchant", Pips: calibration.LightPips},
			{Name: "green", Role: "pirate", Pips: calibration.LightPips}, {Name: "black", Role: "pirate", Pips: calibration.LightPips}},
		Found: calibration.Found{PixelsPerMM: drawnScale, PipPitch: 0.26},
		Empty: calibration.Picture{Format: calibration.JPEG, Data: asJPEG(drawnPicture(1))},
	}
	var taught []drawnDie
	for i, colour := range []string{"red", "green", "black"} {
		for j := range 3 {
			d := drawnDie{colour, (i*3+j)%6 + 1, 25 + 45*float64(j), 20 + 32*float64(i), float64(7*j - 5*i)}
			taught = append(taught, d)
			rig.Teach.Dice = append(rig.Teach.Dice, calibration.TaughtDie{Colour: d.colour, Value: d.value, Centre: [2]float64{d.x, d.y}, Yaw: d.yaw})
		}
	}
	rig.Teach.Picture = calibration.Picture{Format: calibration.JPEG, Data: asJPEG(drawnPicture(2, taught...))}
	return rig
})

// drawnRigFile is the file of a rig.
func drawnRigFile(t testing.TB, rig *calibration.Rig) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), "rig.json")
	if err := rig.Save(file); err != nil {
		t.Fatal(err)
	}
	return file
}

// drawnThrow is a battle: the two reds sink the black 2, then fall to the greens; the others are far away.
var drawnThrow = []drawnDie{
	{"red", 3, 30, 30, 10}, {"black", 2, 48, 32, -20}, {"green", 5, 32, 58, 33}, {"red", 2, 110, 80, 0}, {"green", 6, 96, 60, 41}, {"black", 4, 136, 22, -7},
}

func writeFile(t testing.TB, name string, data []byte) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), name)
	if err := os.WriteFile(file, data, 0o600); err != nil {
		t.Fatal(err)
	}
	return file
}
