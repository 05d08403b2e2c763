package photo

import (
	"image"
	"image/color"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"quartermaster/vision"
)

// disc draws a disc of one colour, or a ring if from is above 0. from and to are its inner and outer radius.
func disc(img *image.RGBA, x, y, from, to float64, c color.RGBA) {
	for py := range img.Rect.Dy() {
		for px := range img.Rect.Dx() {
			if r := math.Hypot(float64(px)-x, float64(py)-y); r >= from && r <= to {
				img.SetRGBA(px, py, c)
			}
		}
	}
}

func TestWhatLooksLikeADieAndIsNotReadIsAskedAbout(t *testing.T) {
	r := newReader(t)
	for _, c := range []struct {
		name  string
		draw  func(img *image.RGBA)
		asked bool
	}{
		{"nothing else", func(*image.RGBA) {}, false},
		{"a die whose pips are hidden by a scratch", func(img *image.RGBA) {
			dieAt(img, 400, 250, 60, -0.2, 0)
			disc(img, 392, 240, 0, 4, color.RGBA{20, 20, 20, 255})
			disc(img, 400, 262, 0, 7, color.RGBA{20, 20, 20, 255})
			disc(img, 415, 236, 0, 5, color.RGBA{150, 20, 20, 255})
		}, true},
		{"a large card", func(img *image.RGBA) {
			for y := 180; y < 380; y++ {
				for x := 300; x < 560; x++ {
					img.SetRGBA(x, y, color.RGBA{230, 230, 225, 255})
				}
			}
		}, false},
		{"a small counter without marks", func(img *image.RGBA) {
			disc(img, 400, 250, 0, 12, color.RGBA{200, 40, 40, 255})
		}, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			img := table(600, 400)
			dieAt(img, 150, 120, 60, 0.3, 5)
			c.draw(img)
			read, err := r.Read(t.Context(), vision.Frame{Data: encoded(t, img)}, nil)
			if err != nil {
				t.Fatal(err)
			}
			asked := len(read.Questions) > 0
			if asked != c.asked || !asked && len(read.Dice) != 1 {
				t.Errorf("%d dice, questions %+v, want one die and asked: %v", len(read.Dice), read.Questions, c.asked)
			}
			for _, q := range read.Questions {
				if !strings.Contains(q.Text, "at pixel (") {
					t.Errorf("the question does not say where: %s", q.Text)
				}
			}
		})
	}
}

func TestAWindowShowsTheDieInItsMiddleOrNone(t *testing.T) {
	bodies := []body{{x: 100, y: 100, edge: 40, value: 5}, {x: 160, y: 100, edge: 40, value: -1}}
	for _, c := range []struct {
		name       string
		x, y, edge float64
		want       int
	}{
		{"a die in the middle", 102, 97, 42, 5},
		{"a die a little off the middle", 115, 100, 40, -1},
		{"beside a die", 100, 130, 40, 0},
		{"a window for dice half as large", 100, 100, 20, 0},
		{"a window for dice a third smaller", 100, 100, 27, -1},
		{"a die of which nobody knows the value", 160, 101, 40, -1},
		{"the bare table", 300, 300, 40, 0},
	} {
		if got := bodyClass(bodies, c.x, c.y, c.edge); got != c.want {
			t.Errorf("%s: %d, want %d", c.name, got, c.want)
		}
	}
}

func TestACropShowsTheSameInOtherLight(t *testing.T) {
	rng := rand.New(rand.NewPCG(8, 8))
	var crop, brighter [bodySize]float32
	for i := range crop {
		crop[i] = 60 + 80*rng.Float32()
		brighter[i] = 1.6*crop[i] + 20
	}
	evenOut(crop[:])
	evenOut(brighter[:])
	for i := range crop {
		if d := crop[i] - brighter[i]; d > 1e-3 || d < -1e-3 {
			t.Fatalf("sample %d is %.3f and in other light %.3f", i, crop[i], brighter[i])
		}
	}
}

func TestExamplesOfBodiesShowDiceAndWhatIsBesideThem(t *testing.T) {
	img := table(300, 200)
	dieAt(img, 100, 100, 40, 0.3, 5)
	photograph := Photograph{Data: encoded(t, img), Dice: []Marked{{X: 100, Y: 100, Box: 50, Value: 5}}}
	training := BodyTraining{Photographs: []Photograph{photograph}, Seed: 3}
	draw := func() []Example {
		all, err := training.each(t.Context(), 0, func(p *picture, bodies []body, isDrawn bool, rng *rand.Rand) []Example {
			if isDrawn || len(bodies) != 1 {
				t.Errorf("a photograph of one die has %d, drawn: %v", len(bodies), isDrawn)
			}
			return bodyExamples(p, bodies, bodyShowings, besideDie, elsewhere, rng)
		})
		if err != nil {
			t.Fatal(err)
		}
		return all
	}
	var counts [classes]int
	all := draw()
	for _, e := range all {
		counts[e.Class]++
	}
	if counts[5] < bodyShowings/2 || counts[0] < elsewhere/2 || counts[0]+counts[5] != len(all) {
		t.Errorf("%v examples of no die and of the values", counts)
	}
	for i, e := range draw() {
		if e.Class != all[i].Class || !slices.Equal(e.Crop, all[i].Crop) {
			t.Fatalf("example %d differs when it is made again", i)
		}
	}
}

func TestPipsOfAnyColourAreFoundInAFace(t *testing.T) {
	img := table(200, 200)
	dieAt(img, 100, 100, 80, 0, 1) // a white die with one pip, which is recoloured below
	disc(img, 100, 100, 0, 8, color.RGBA{200, 30, 30, 255})
	p, _, err := decode(encoded(t, img))
	if err != nil {
		t.Fatal(err)
	}
	l := &level{scale: 1, pic: p}
	g := guess{frame: square(100, 100, 80, 0), level: l}
	g.face = l.faceColour(&g.frame)
	red := rgb{200, 30, 30}
	for _, c := range l.pipColours(&g) {
		if d := c.minus(red); d.length() < 50 {
			return
		}
	}
	t.Errorf("no colour of pips is red: %v", l.pipColours(&g))
}
