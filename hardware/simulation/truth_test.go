package simulation

import (
	"bytes"
	"fmt"
	"image"
	"image/jpeg"
	"math"
	"slices"
	"testing"

	"quartermaster/hardware/simulation/dice"
	"quartermaster/vision"
)

// decoded is a picture as a reader gets it.
func decoded(t *testing.T, data []byte) *image.YCbCr {
	t.Helper()
	img, err := jpeg.Decode(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	return img.(*image.YCbCr)
}

// face tells what the picture shows where the truth says that a die's upper face is: which of the nine places of pips
// are pips, row by row, and the mean chroma between them.
func face(t *Table, img *image.YCbCr, d *vision.TrueDie) (marks [9]bool, sure bool, cb, cr float64) {
	cam := t.Camera()
	luma := func(x, y float64) float64 {
		u, v := cam.Project(d.Centre[0]+x, d.Centre[1]+y, d.Edge)
		i, j := int(math.Floor(u)), int(math.Floor(v))
		a, b := u-float64(i), v-float64(j)
		at := func(i, j int) float64 { return float64(img.Y[img.YOffset(i, j)]) }
		return (1-b)*((1-a)*at(i, j)+a*at(i+1, j)) + b*((1-a)*at(i, j+1)+a*at(i+1, j+1))
	}
	s, c := math.Sincos(d.Yaw * math.Pi / 180)
	turn := func(x, y float64) (float64, float64) { return x*c - y*s, x*s + y*c }
	spot := func(x, y, r float64) float64 { // mean over a small disc
		sum := luma(turn(x, y))
		for k := range 6 {
			ds, dc := math.Sincos(float64(k) * math.Pi / 3)
			sum += luma(turn(x+r*dc, y+r*ds))
		}
		return sum / 7
	}
	pitch, r := t.shape.PipPitch*d.Edge, 0.4*t.shape.PipRadius
	// Between the places of pips there are none.
	var plain []float64
	n := 0.0
	for _, p := range [12][2]float64{{0.5, 0.5}, {-0.5, 0.5}, {0.5, -0.5}, {-0.5, -0.5}, {1, 0.5}, {1, -0.5}, {-1, 0.5}, {-1, -0.5},
		{0.5, 1}, {-0.5, 1}, {0.5, -1}, {-0.5, -1}} {
		plain = append(plain, spot(p[0]*pitch, p[1]*pitch, r/2))
		x, y := turn(p[0]*pitch, p[1]*pitch)
		u, v := cam.Project(d.Centre[0]+x, d.Centre[1]+y, d.Edge)
		o := img.COffset(int(math.Round(u)), int(math.Round(v)))
		cb, cr, n = cb+float64(img.Cb[o])-128, cr+float64(img.Cr[o])-128, n+1
	}
	slices.Sort(plain)
	ground := (plain[5] + plain[6]) / 2
	// A wall's shadow or a mirror image of a lamp may lie across the face: it must be even enough to tell pips.
	sure = plain[11]-plain[0] < max(24, 0.22*ground)
	for k := range 9 {
		x, y := float64(k%3-1)*pitch, float64(k/3-1)*pitch
		off := spot(x, y, r) - ground
		if paints[d.Colour].dark {
			off = -off
		}
		marks[k] = off > max(22, 0.25*ground)
	}
	return marks, sure, cb / n, cr / n
}

// patterns of the values, and the same turned by a quarter.
func patterns(value int) [][9]bool {
	var a, b [9]bool
	for _, p := range dice.Pips(value) {
		x, y := int(p[0]), int(p[1])
		a[(y+1)*3+x+1] = true
		b[(x+1)*3-y+1] = true
	}
	return [][9]bool{a, b}
}

// agree holds the picture against the truth: every flat die that is wholly seen shows its value's pips where the truth
// says. It gives how many dice could be told.
func agree(t *testing.T, table *Table, picture []byte, truth *vision.Truth) (told int) {
	t.Helper()
	img := decoded(t, picture)
	for i := range truth.Dice {
		d := &truth.Dice[i]
		if d.Pose != vision.Flat || d.Visible < 1 {
			continue
		}
		marks, sure, _, _ := face(table, img, d)
		if !sure {
			continue
		}
		told++
		if !slices.Contains(patterns(d.Value), marks) {
			t.Errorf("seed %d, %s: the %s die at %v with yaw %g shall show %d, but the picture has pips at %v",
				table.options.Seed, truth.Picture, d.Colour, d.Centre, d.Yaw, d.Value, marks)
		}
	}
	return told
}

func TestThePictureShowsThePipsThatTheTruthSays(t *testing.T) {
	for _, o := range []Options{
		{Width: 420, Height: 340, Board: [2]float64{120, 100}},
		{Width: 420, Height: 340, Board: [2]float64{130, 110}, Seed: 3, Light: "lamp", Edge: 14, Corners: "sharp"},
		{Width: 420, Height: 340, Board: [2]float64{120, 100}, Seed: 4, Varied: true, Edge: 16, Light: "two", Corners: "round"},
	} {
		t.Run(fmt.Sprintf("seed %d", o.Seed), func(t *testing.T) {
			table, err := New(o)
			if err != nil {
				t.Fatal(err)
			}
			told, all := 0, 0
			for range 3 {
				if err := table.Throw(nil); err != nil {
					t.Fatal(err)
				}
				table.Settle()
				picture, truth := table.Picture()
				told += agree(t, table, picture, &truth)
				all += len(truth.Dice)
			}
			if told*2 < all {
				t.Errorf("only %d of %d dice could be held against the picture", told, all)
			}
		})
	}
}

func TestAfterThePushTheTruthStaysInTheBoardsFrameAndThePictureMoves(t *testing.T) {
	table := littleTable(t)
	before := table.Camera()
	if err := table.Throw(nil, Moved); err != nil {
		t.Fatal(err)
	}
	table.Settle()
	picture, truth := table.Picture()
	if told := agree(t, table, picture, &truth); told == 0 {
		t.Error("no die could be held against the picture")
	}
	after := table.Camera()
	u0, v0 := before.Project(60, 50, 0)
	u1, v1 := after.Project(60, 50, 0)
	if math.Hypot(u1-u0, v1-v0) < 2 {
		t.Errorf("the push moves the picture by (%.1f, %.1f) px only", u1-u0, v1-v0)
	}
	p, q := before.Position(), after.Position()
	if d := math.Hypot(p[0]-q[0], p[1]-q[1]); math.Abs(d-2) > 1e-6 {
		t.Errorf("the camera was pushed by %g mm, not 2", d)
	}
}

func TestTheFacesHaveTheColourThatTheTruthSays(t *testing.T) {
	table := littleTable(t)
	mean := map[string][2]float64{}
	for range 3 {
		if err := table.Throw(map[string]int{"red": 2, "green": 2, "blue": 2, "yellow": 2}); err != nil {
			t.Fatal(err)
		}
		table.Settle()
		picture, truth := table.Picture()
		img := decoded(t, picture)
		for i := range truth.Dice {
			if d := &truth.Dice[i]; d.Visible == 1 {
				_, _, cb, cr := face(table, img, d)
				m := mean[d.Colour]
				mean[d.Colour] = [2]float64{m[0] + cb, m[1] + cr}
			}
		}
	}
	// Blue is blue (Cb), red is red (Cr), green is neither, yellow is against blue.
	for colour, is := range map[string]func(cb, cr float64) bool{
		"red":    func(cb, cr float64) bool { return cr > math.Abs(cb) },
		"green":  func(cb, cr float64) bool { return cr < 0 && cb < 0 },
		"blue":   func(cb, cr float64) bool { return cb > math.Abs(cr) },
		"yellow": func(cb, cr float64) bool { return cb < -math.Abs(cr) },
	} {
		if m := mean[colour]; !is(m[0], m[1]) {
			t.Errorf("%s faces have the chroma %v", colour, m)
		}
	}
}

func TestTruthHasTheFootprintOfTheLowerFace(t *testing.T) {
	shape := &dice.Shape{Edge: 12, Bevel: 1}
	d := dice.Lying(shape, "red", 4, 0.3, 50, 60, 0)
	truth := truthOf(&d, 1)
	if truth.Value != 4 || truth.Pose != vision.Flat || truth.Centre != [2]float64{50, 60} || math.Abs(truth.Yaw-17.189) > 0.01 {
		t.Errorf("the truth is %+v", truth)
	}
	for i, p := range truth.Footprint {
		q := truth.Footprint[(i+1)%4]
		if side := math.Hypot(p[0]-q[0], p[1]-q[1]); math.Abs(side-12) > 0.01 {
			t.Errorf("a side of the footprint is %g mm long", side)
		}
		if r := math.Hypot(p[0]-50, p[1]-60); math.Abs(r-6*math.Sqrt2) > 0.01 {
			t.Errorf("a corner of the footprint is %g mm from the middle", r)
		}
	}
	tilted := d
	tilted.Axes = tilted.Axes.Turned(dice.Vec{X: 1}, 0.2)
	if got := truthOf(&tilted, 1).Pose; got != vision.Cocked {
		t.Errorf("a die tilted by 11 degrees is %s", got)
	}
	high := dice.Lying(shape, "red", 4, 0.3, 50, 60, 12)
	if got := truthOf(&high, 1).Pose; got != vision.Stacked {
		t.Errorf("a die at 12 mm is %s", got)
	}
	if got := truthOf(&d, 0.4).Pose; got != vision.Hidden {
		t.Errorf("a die that is hardly seen is %s", got)
	}
}
