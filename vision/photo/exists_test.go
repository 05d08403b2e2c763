package photo

import (
	"image"
	"image/color"
	"math"
	"testing"

	"quartermaster/vision/odds"
)

func TestOnlyASureDieIsNotAskedAbout(t *testing.T) {
	for _, c := range []struct {
		name             string
		face, body, kin  float64
		laid             bool
		reported, asking bool
	}{
		{"both nets see a die", 0.95, 0.95, 0, false, true, false},
		{"the net of bodies is sure, and the net of faces undecided", 0.55, 0.98, 0, false, true, false},
		{"the net of faces is sure, and the net of bodies undecided", 0.98, 0.5, 0, false, true, true},
		{"the same beside dice of the same colours, as of print", 0.98, 0.5, 1, false, true, true},
		{"both nets are fairly sure", 0.8, 0.85, 0, false, true, true},
		{"the same beside dice of the same colours", 0.8, 0.85, 1, false, true, false},
		{"both nets are sure of something that has the colours of no die", 0.95, 0.9, -1, false, true, true},
		{"the net of bodies is undecided about the best of many faces", 0.99, 0.8, 0, true, true, true},
		{"neither sees a die, beside dice of the same colours", 0.3, 0.3, 1, false, false, true},
		{"the net of faces is sure, and the net of bodies sees no die", 0.96, 0.25, 0, false, false, true},
	} {
		f := found{guess: guess{laid: c.laid}}
		f.p[3], f.p[0] = c.face, 1-c.face
		alone := dieOdds(&f, c.body)
		reported, asking := odds.Logistic(alone) >= leastDie, odds.Logistic(alone+kinOdds(c.kin, c.body)) < sureExists
		if reported != c.reported || asking != c.asking {
			t.Errorf("%s: log odds of a die %.2f, and %.2f with its kin, reported %v, asked about %v", c.name, alone, alone+kinOdds(c.kin, c.body), reported, asking)
		}
	}
}

// finderOf prepares a finder for an image.
func finderOf(t *testing.T, img *image.RGBA) *finder {
	t.Helper()
	p, _, err := decode(encoded(t, img))
	if err != nil {
		t.Fatal(err)
	}
	r := newReader(t)
	return &finder{r.faces, r.bodies, r.values, levels(&p, 0)}
}

// Where the pips of a die lie close together, its face is taken for a smaller one.
func TestADieIsSeenWhereItsFaceIsTakenForASmallerOne(t *testing.T) {
	img := table(600, 400)
	dieAt(img, 150, 120, 60, 0.3, 5)
	f := finderOf(t, img)
	all := []found{{at: square(150, 120, 33, 0.3)}, {at: square(450, 290, 33, 0.3)}}
	alone, both := f.bodiesOf(t.Context(), all, usual{}), f.bodiesOf(t.Context(), all, usual{edge: 60})
	if both[0] < 0.95 || both[0] < alone[0]+0.2 {
		t.Errorf("a face of half a die is one with %.3f, and %.3f by its own size alone", both[0], alone[0])
	}
	if both[1] > 0.1 {
		t.Errorf("the bare table is a die with %.3f", both[1])
	}
}

func TestKinAreSureDiceOfTheSameColoursThatLieApart(t *testing.T) {
	img := table(600, 400)
	paint := func(x, y int, c color.RGBA) {
		for py := y - 30; py < y+30; py++ {
			for px := x - 30; px < x+30; px++ {
				img.SetRGBA(px, py, c)
			}
		}
	}
	red, pink, green := color.RGBA{200, 30, 30, 255}, color.RGBA{225, 75, 70, 255}, color.RGBA{20, 160, 40, 255}
	paint(100, 100, red)
	paint(300, 100, pink)
	paint(500, 100, green)
	paint(140, 120, red)
	l := &level{scale: 1}
	l.pic = finderOf(t, img).levels[0].pic
	of := func(x, y, exists, right float64) die {
		// The level may be enlarged.
		k := float64(l.pic.w) / 600
		at := square(x, y, 60, 0)
		return die{found: found{guess: guess{frame: at.times(k), level: l, sign: light, pip: rgb{250, 250, 250}}, at: at}, exists: exists, right: right}
	}
	for _, c := range []struct {
		name  string
		all   []die
		least float64
		most  float64
	}{
		{"the only die", []die{of(100, 100, 0.5, 0.9)}, 0, 0},
		{"a sure die of the same colours", []die{of(100, 100, 0.5, 0.9), of(300, 100, 0.99, 0.95)}, 0.6, 1},
		{"a die of the same colours that is not sure", []die{of(100, 100, 0.5, 0.9), of(300, 100, 0.9, 0.95)}, 0, 0},
		{"a die of the same colours of an unsure value", []die{of(100, 100, 0.5, 0.9), of(300, 100, 0.99, 0.6)}, 0, 0},
		{"only a sure die of other colours", []die{of(100, 100, 0.5, 0.9), of(500, 100, 0.99, 0.95)}, -1, -0.5},
		{"a side of a die", []die{of(140, 120, 0.5, 0.9), of(100, 100, 0.99, 0.95), of(300, 100, 0.99, 0.95)}, 0, 0},
	} {
		if got := kinship(c.all, usual{edge: 60})[0]; math.IsNaN(got) || got < c.least || got > c.most {
			t.Errorf("%s: %.2f, want %.2f to %.2f", c.name, got, c.least, c.most)
		}
	}
}
