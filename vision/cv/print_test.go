//go:build cgo

package cv

import (
	"bytes"
	"image"
	"image/png"
	"math"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"quartermaster/calibration"
)

// emblems are figures that tests print on faces: how much of a place of the face (edges from its middle) is inked.
var emblems = map[string]func(a, b float64) float64{
	"bar": func(a, b float64) float64 { return (0.07-math.Abs(a-0.08))*edgePX + min(0, (0.24-math.Abs(b))*edgePX) },
	"cross": func(a, b float64) float64 {
		return (0.06-min(math.Abs(a), math.Abs(b-0.1)))*edgePX + min(0, (0.26-max(math.Abs(a), math.Abs(b)))*edgePX)
	},
	"ring": func(a, b float64) float64 { return (0.05 - math.Abs(math.Hypot(a, b)-0.2)) * edgePX },
	"hook": func(a, b float64) float64 {
		return max((0.06-math.Abs(a+0.12))*edgePX+min(0, (0.24-math.Abs(b))*edgePX), (0.06-math.Abs(b-0.18))*edgePX+min(0, (0.16-math.Abs(a-0.02))*edgePX))
	},
	"star": func(a, b float64) float64 { // the same after each eighth of a turn
		return (0.17 + 0.07*math.Cos(8*math.Atan2(b, a)) - math.Hypot(a, b)) * edgePX
	},
	"nothing": func(_, _ float64) float64 { return 0 },
}

// emblem draws a die's face with a figure.
func (p paper) emblem(at pose, name string, face, ink [3]float64) {
	p.fill(face, square(at, 0.5))
	p.fill(ink, func(x, y float64) float64 { return emblems[name](at.local(x, y)) })
}

// shownFace is a face as it is taught.
func shownFace(t testing.TB, face, emblem string, yaw float64) calibration.Face {
	t.Helper()
	p := newPaper(calibration.FacePX, calibration.FacePX, [3]float64{120, 90, 40})
	const middle = (calibration.FacePX - 1) / 2.0
	p.emblem(pose{middle, middle, yaw}, emblem, [3]float64{190, 220, 230}, [3]float64{40, 30, 30})
	im := image.NewRGBA(image.Rect(0, 0, p.w, p.h))
	for i := range p.w * p.h {
		im.Pix[4*i], im.Pix[4*i+1], im.Pix[4*i+2], im.Pix[4*i+3] = p.px[3*i+2], p.px[3*i+1], p.px[3*i], 255
	}
	var out bytes.Buffer
	if err := png.Encode(&out, im); err != nil {
		t.Fatal(err)
	}
	return calibration.Face{Face: face, Picture: calibration.Picture{Format: calibration.PNG, Data: out.Bytes()}}
}

// emblemDie is a die of four figures as it is taught.
func emblemDie(t testing.TB) *calibration.Colour {
	t.Helper()
	c := calibration.Colour{Name: "combat"}
	for _, name := range []string{"bar", "cross", "ring", "hook"} {
		c.Faces = append(c.Faces, shownFace(t, name, name, 0))
	}
	return &c
}

func taughtEmblems(t testing.TB) printed {
	t.Helper()
	kind, err := newPrinted(emblemDie(t))
	if err != nil {
		t.Fatal(err)
	}
	return kind
}

// sheetsOf are a picture and the same at half its size, along the colour of an ink.
func sheetsOf(p *picture, ink [3]float32) (all, small *sheet) {
	half := p.half()
	return newSheet(p, ink, false).whole(), newSheet(&half, ink, true).whole()
}

func TestAFigureIsFoundFromNearbyInAnyLight(t *testing.T) {
	kind := taughtEmblems(t)
	rapid.Check(t, func(t *rapid.T) {
		g := &kind.figures[rapid.SampledFrom([]int{0, 1, 3}).Draw(t, "figure")] // a ring has no yaw
		at := pose{60 + rapid.Float64Range(-1, 1).Draw(t, "x"), 60 + rapid.Float64Range(-1, 1).Draw(t, "y"), rapid.Float64Range(-3, 3).Draw(t, "yaw")}
		light := rapid.Float64Range(0.35, 1.1).Draw(t, "light")
		p := newPaper(120, 120, [3]float64{120 * light, 90 * light, 40 * light})
		p.emblem(at, g.face, [3]float64{190 * light, 220 * light, 230 * light}, [3]float64{40 * light, 30 * light, 30 * light})
		off := rapid.Float64Range(-2.5, 2.5)
		start := pose{at.x + off.Draw(t, "off x"), at.y + off.Draw(t, "off y"), at.yaw + rapid.Float64Range(-0.15, 0.15).Draw(t, "turned")}
		all, small := sheetsOf(&p.picture, kind.ink)
		laid, _ := small.fit(g, start.stretched(), false, 6)
		laid, like := all.fit(g, laid, false, 8)
		found := laid.square()
		if like < 0.95 || math.Hypot(found.x-at.x, found.y-at.y) > 0.6 || math.Abs(math.Remainder(found.yaw-at.yaw, 2*math.Pi)) > 0.03 {
			t.Fatalf("it lies at %+v, found at %+v (%.3f)", at, found, like)
		}
	})
}

func TestLightThatRisesAcrossAFaceHidesNoFigure(t *testing.T) {
	kind := taughtEmblems(t)
	for i := range kind.figures {
		for way := range 8 {
			g, at := &kind.figures[i], pose{60.3, 59.6, 0.7}
			p := newPaper(120, 120, [3]float64{120, 90, 40})
			p.emblem(at, g.face, [3]float64{190, 160, 150}, [3]float64{120, 100, 90}) // faint
			sin, cos := math.Sincos(float64(way) * math.Pi / 4)
			for y := range p.h {
				for x := range p.w {
					rises := math.Exp(0.8 * (cos*(float64(x)-at.x) + sin*(float64(y)-at.y)) / edgePX)
					for k := range 3 {
						v := &p.px[3*(y*p.w+x)+k]
						*v = uint8(min(255, rises*float64(*v)))
					}
				}
			}
			all, small := sheetsOf(&p.picture, kind.ink)
			laid, soft := small.fit(g, at.stretched(), false, 6)
			_, fine := all.fit(g, laid, false, 8)
			if soft < 0.95 || fine < 0.97 {
				t.Errorf("%s, light from way %d: %.3f alike at half the size and %.3f alike", g.face, way, soft, fine)
			}
		}
	}
}

func TestEachFaceLeadsOverTheOthersWhereItLies(t *testing.T) {
	kind := taughtEmblems(t)
	for i := range kind.figures {
		at := pose{60.3, 59.6, 0.7}
		p := newPaper(120, 120, [3]float64{120, 90, 40})
		p.emblem(at, kind.figures[i].face, [3]float64{190, 220, 230}, [3]float64{40, 30, 30})
		s := &scene{pic: p.picture}
		all, small := sheetsOf(&p.picture, kind.ink)
		var guesses []seed
		for k := range kind.figures {
			guesses = append(guesses, seed{pose{60, 60, 0.6}, &kind.figures[k], 1})
		}
		c, ok := s.printAt(all, small, &kind, place{guesses[0], small.glance(guesses)})
		if !ok || c.fig.face != kind.figures[i].face || c.lead < 5 || c.value() < 0.93 || c.match.exists(0) < 0.93 {
			t.Errorf("%s: found %v, %+v", kind.figures[i].face, ok, c.match)
			continue
		}
		if math.Hypot(c.x-at.x, c.y-at.y) > 0.7 || math.Abs(quarter(c.yaw-at.yaw)) > 0.03 {
			t.Errorf("%s: at %+v instead of %+v", kind.figures[i].face, c.pose, at)
		}
	}
}

func TestADieWhoseFacesCannotBeToldApartIsNotTaught(t *testing.T) {
	for _, c := range []struct {
		name  string
		faces []calibration.Face
		want  string
	}{
		{"two faces that show the same", []calibration.Face{shownFace(t, "2", "bar", 0), shownFace(t, "4", "bar", 1.2)}, `the faces "2" and "4" look the same`},
		{"one face that shows two things", []calibration.Face{shownFace(t, "2", "ring", 0), shownFace(t, "4", "bar", 0), shownFace(t, "2", "hook", 0)}, `the pictures of the face "2" do not look alike`},
		{"one face turned and another", []calibration.Face{shownFace(t, "2", "bar", 0), shownFace(t, "4", "ring", 0), shownFace(t, "2", "bar", 2.4)}, ""},
		{"a bare face", []calibration.Face{shownFace(t, "2", "bar", 0), shownFace(t, "4", "nothing", 0)}, `the face "4" of the combat die is blank`},
	} {
		t.Run(c.name, func(t *testing.T) {
			kind, err := newPrinted(&calibration.Colour{Name: "combat", Faces: c.faces})
			if err == nil {
				err = kind.tellApart()
			}
			switch {
			case c.want == "" && err != nil, c.want != "" && (err == nil || !strings.Contains(err.Error(), c.want)):
				t.Errorf("%v, not %q", err, c.want)
			}
		})
	}
}

func TestFlattenTakesTheMeanOfWhatLiesRound(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n, r := rapid.IntRange(2, 17).Draw(t, "n"), rapid.IntRange(0, 6).Draw(t, "r")
		v := rapid.SliceOfN(rapid.Float32Range(-50, 300), n*n, n*n).Draw(t, "v")
		was := append([]float32(nil), v...)
		g := newGrain(n, 0.3, r)
		g.flatten(v)
		for y := range n {
			for x := range n {
				var sum, all float64
				for j := max(0, y-r); j <= min(n-1, y+r); j++ {
					for i := max(0, x-r); i <= min(n-1, x+r); i++ {
						sum, all = sum+float64(was[j*n+i]), all+1
					}
				}
				if want := float64(was[y*n+x]) - sum/all; math.Abs(float64(v[y*n+x])-want) > 1e-3 {
					t.Fatalf("at %d, %d: %g, not %g", x, y, v[y*n+x], want)
				}
			}
		}
	})
}

func TestWhatRisesEvenlyIsTakenFromAStamp(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := rapid.SampledFrom([]grain{fineGrain, softGrain, roughGrain}).Draw(t, "grain")
		n := len(g.points)
		flat := rapid.SliceOfN(rapid.Float32Range(-50, 50), n, n).Draw(t, "v")
		a, b := rapid.Float32Range(-200, 200).Draw(t, "along"), rapid.Float32Range(-200, 200).Draw(t, "down")
		sloping := append([]float32(nil), flat...)
		for i, q := range g.points {
			sloping[i] += 100 + a*float32(q[0]) + b*float32(q[1])
		}
		g.even(flat)
		g.even(sloping)
		for i := range flat {
			if math.Abs(float64(flat[i]-sloping[i])) > 0.01 {
				t.Fatalf("at %d: %g, and %g in light that rises", i, flat[i], sloping[i])
			}
		}
	})
}

func TestAFigureInAnotherPaintIsLessLikelyADie(t *testing.T) {
	for _, c := range []struct {
		name      string
		like, far float64
		die, told bool // it is chosen, and if not people are asked
	}{
		{"a clear figure in its own paint", 0.97, 0.2, true, true},
		{"a clear figure in coloured light", 0.97, 1.2, true, true},
		{"a blurred figure in its own paint", 0.9, 0.4, true, true},
		{"a faint figure in its own paint", 0.85, 0.4, false, true},
		{"a spot that is a little like a figure, in another paint", 0.85, 1.6, false, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			m := match{laid: laid{like: c.like}}
			one := candidate{pose: pose{100, 100, 0}, print: &m, exists: m.exists(c.far)}
			if die := len(chosen([]candidate{one})) == 1; die != c.die {
				t.Errorf("it is chosen: %v (%.4f)", die, one.exists)
			}
			if told := c.die || len(unread([]candidate{one}, nil)) == 1; told != c.told {
				t.Errorf("people are told: %v (%.4f)", told, one.exists)
			}
		})
	}
}

func TestAFaintFigureIsToldOfUnlessADieLiesThere(t *testing.T) {
	die := candidate{pose: pose{100, 100, 0}, exists: 0.9999}
	for _, c := range []struct {
		name string
		far  float64 // from the die, in edges
		told bool
	}{
		{"beside the die", 1.05, true},
		{"seen to sink into it, as a die that leans on it is", 0.65, true},
		{"across its middle, as its own pips may be", 0.5, false},
		{"on it", 0.05, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			faint := candidate{pose: pose{100 + c.far*edgePX, 100, 0}, print: &match{}, exists: 0.05}
			if told := len(unread([]candidate{faint}, []candidate{die})) == 1; told != c.told {
				t.Errorf("people are told: %v, not %v", told, c.told)
			}
		})
	}
}

func TestAPrintedDieOnAnotherLeavesBoth(t *testing.T) {
	printed := func(x, yaw, lift, exists float64) candidate {
		return candidate{pose: pose{x, 100, yaw}, exists: exists, print: &match{lift: lift}}
	}
	pipped := candidate{pose: pose{100, 100, 0}, exists: 0.9999}
	for _, c := range []struct {
		name string
		dice []candidate
		want int
	}{
		{"one seen higher hides a corner of the other", []candidate{printed(100, 0, 0.1, 0.99), printed(136, 0.6, 1.1, 0.999)}, 2},
		{"the lower one is the surer", []candidate{printed(100, 0, 0.1, 0.9999), printed(136, 0.6, 1.1, 0.999)}, 2},
		{"both are seen as on the floor", []candidate{printed(100, 0, 0.1, 0.99), printed(136, 0.6, 0.2, 0.999)}, 1},
		{"both are seen as high", []candidate{printed(100, 0, 1, 0.99), printed(136, 0.6, 1.1, 0.999)}, 1},
		{"the lower one is not clear", []candidate{printed(100, 0, 0.1, 0.8), printed(136, 0.6, 1.1, 0.999)}, 1},
		{"the lower one would be hidden", []candidate{printed(100, 0, 0.1, 0.99), printed(120, 0, 1.1, 0.999)}, 1},
		{"what lies beneath has pips", []candidate{pipped, printed(136, 0.6, 1.1, 0.99)}, 1},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := chosen(c.dice); len(got) != c.want {
				t.Errorf("%d are chosen, not %d", len(got), c.want)
			}
		})
	}
}

func TestAFaceSeenThroughAnotherAndBackIsWhereItWas(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		draw := func(name string) stretched {
			p := pose{rapid.Float64Range(20, 90).Draw(t, name+" x"), rapid.Float64Range(20, 90).Draw(t, name+" y"), rapid.Float64Range(-3, 3).Draw(t, name+" yaw")}.stretched()
			p.ax *= rapid.Float64Range(0.5, 1.5).Draw(t, name+" longer")
			return p
		}
		p, q := draw("p"), draw("q")
		got := q.through(q.inverse().through(p))
		for _, d := range [6]float64{got.x - p.x, got.y - p.y, got.ax - p.ax, got.ay - p.ay, got.bx - p.bx, got.by - p.by} {
			if math.Abs(d) > 1e-6 {
				t.Fatalf("%+v is %+v", p, got)
			}
		}
	})
}

// TestASheetIsTheSameWhereverItIsMadeFirst holds the squares of a sheet against each other.
func TestASheetIsTheSameWhereverItIsMadeFirst(t *testing.T) {
	p := newPaper(117, 75, [3]float64{120, 90, 40})
	p.emblem(pose{50, 40, 0.4}, "hook", [3]float64{190, 220, 230}, [3]float64{40, 30, 30})
	ink := [3]float32{0.6, 0.6, 0.53}
	all, some := newSheet(&p.picture, ink, false).whole(), newSheet(&p.picture, ink, false)
	some.ready(60, 40, 10)
	some.ready(100, 70, 30)
	some.ready(64, 32, 0)
	for y := 30; y <= 50; y++ {
		for x := 50; x <= 70; x++ {
			var want float32
			for j := y - 1; j <= y+1; j++ {
				for i := x - 1; i <= x+1; i++ {
					q := p.px[3*(j*p.w+i):]
					want += (ink[0]*logs[q[0]] + ink[1]*logs[q[1]] + ink[2]*logs[q[2]]) / 9
				}
			}
			if at := y*p.w + x; all.v[at] != some.v[at] || math.Abs(float64(all.v[at]-want)) > 1e-2 {
				t.Fatalf("at %d, %d: %g of the whole sheet, %g of a part, not %g", x, y, all.v[at], some.v[at], want)
			}
		}
	}
}
