//go:build cgo

package cv

import (
	"math"
	"math/rand/v2"
	"testing"

	"pgregory.net/rapid"
)

// aslant is where the upper face of a die of one edge is seen whose centre stands so high, turned by yaw and then leant by
// an angle towards a way: seen by a camera in perspective, drawn into the plane of the tops.
func aslant(f foot, x, y, yaw, lean, way float64) stretched {
	sw, cw := math.Sincos(way)
	sl, cl := math.Sincos(lean)
	sy, cy := math.Sincos(yaw)
	at := func(u, v float64) (float64, float64) {
		px, py, pz := (cy*u-sy*v)*edgePX, (sy*u+cy*v)*edgePX, 0.0
		along, across := px*cw+py*sw, -px*sw+py*cw
		along, pz = along*cl, along*sl
		px, py = x+along*cw-across*sw, y+along*sw+across*cw
		share := (f.height - edgePX) / (f.height - edgePX - pz) // f.height is the camera's, pixels over the floor
		return f.x + (px-f.x)*share, f.y + (py-f.y)*share
	}
	const d = 0.05
	ax, ay := at(d, 0)
	bx, by := at(0, d)
	ox, oy := at(0, 0)
	return stretched{ox, oy, (ax - ox) / d, (ay - oy) / d, (bx - ox) / d, (by - oy) / d}
}

func TestAFigureThatLiesOnTheFloorIsNotStrained(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := &scene{foot: foot{400, 300, 1000}}
		at := pose{rapid.Float64Range(0, 800).Draw(t, "x"), rapid.Float64Range(0, 600).Draw(t, "y"), rapid.Float64Range(-4, 4).Draw(t, "yaw")}
		for _, v := range s.strained(at.stretched()) {
			if math.Abs(v) > 1e-9 {
				t.Fatalf("%+v", s.strained(at.stretched()))
			}
		}
	})
}

func TestAFigureThatLeansAwayIsStrainedAlongTheViewAlone(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := &scene{foot: foot{400, 300, 1000}}
		far := rapid.Float64Range(60, 350).Draw(t, "far")
		way := rapid.Float64Range(-3, 3).Draw(t, "way")
		lean := rapid.Float64Range(-0.3, 0.3).Draw(t, "lean")
		x, y := s.foot.x+far*math.Cos(way), s.foot.y+far*math.Sin(way)
		got := s.strained(aslant(s.foot, x, y, rapid.Float64Range(-4, 4).Draw(t, "yaw"), lean, way))
		// What leans away from the camera by this angle is seen so long along the view, and as long as ever across it.
		long := math.Cos(lean) + math.Sin(lean)*far/(s.foot.height-edgePX)
		want := max(-4, min(4, (long*long-1)/2/s.liftOf()))
		if math.Abs(got[0]-want) > 0.3 || math.Abs(got[1]) > 0.3 || math.Abs(got[2]) > 0.1 {
			t.Fatalf("%.3f, along the view should be %.3f", got, want)
		}
	})
}

func TestWhatIsMeasuredOfAPrintedDieHasItsNames(t *testing.T) {
	kind, err := newPrinted(emblemDie(t))
	if err != nil {
		t.Fatal(err)
	}
	at := pose{60.3, 59.6, 0.7}
	empty := newPaper(120, 120, [3]float64{120, 90, 40})
	p := empty.copied()
	p.emblem(at, "hook", [3]float64{190, 220, 230}, [3]float64{40, 30, 30})
	s := sceneOf(p, empty)
	found := s.sightings(&kind, nil, leastExists)
	if len(found) != 1 {
		t.Fatalf("%d are found", len(found))
	}
	c := found[0]
	out := s.weighPrint(&candidate{pose: c.pose, look: look{body: c.body}, print: &c.match})
	if len(out) != len(printNames) {
		t.Fatalf("%d measures have %d names", len(out), len(printNames))
	}
	for i, v := range out[:5] {
		if math.Abs(v) > 1 {
			t.Errorf("%s: %.2f lifts, and it lies on the floor", printNames[i], v)
		}
	}
}

func TestAShowingThatFitsBetterTellsMoreOfHowAFigureIsStrained(t *testing.T) {
	s := &scene{foot: foot{400, 300, 1000}}
	flat := pose{300, 200, 0.4}.stretched()
	larger := flat
	larger.ax, larger.ay, larger.bx, larger.by = 1.03*flat.ax, 1.03*flat.ay, 1.03*flat.bx, 1.03*flat.by
	show := func(at stretched, like float64) stretching { return stretching{laid{at: at, like: like}, like} }
	full, _ := s.strainOf([]stretching{show(larger, 0.99)})
	same, differ := s.strainOf([]stretching{show(larger, 0.99), show(larger, 0.9)})
	if math.Abs(same[0]-full[0]) > 1e-9 || differ > 1e-9 {
		t.Errorf("two that agree: %.3f, not %.3f, and differ by %.3f", same, full, differ)
	}
	half, far := s.strainOf([]stretching{show(larger, 0.95), show(flat, 0.95)})
	little, near := s.strainOf([]stretching{show(flat, 0.995), show(larger, 0.985)})
	if math.Abs(half[0]-full[0]/2) > 1e-9 || math.Abs(little[0]) > full[0]/6 || near > far {
		t.Errorf("%.3f and %.3f of %.3f, differing by %.3f and %.3f", half, little, full, far, near)
	}
}

func TestAFigureTellsHowLittleItsHeightIsKnown(t *testing.T) {
	kind := taughtEmblems(t)
	random := rand.New(rand.NewPCG(5, 1))
	s := &scene{foot: foot{400, 300, 1600}}
	for _, noise := range []float64{4, 16} {
		for _, g := range kind.figures {
			if g.face == "ring" {
				continue // it has no yaw
			}
			const n = 30
			var mean, squares, said float64
			for range n {
				at := pose{60 + random.Float64(), 60 + random.Float64(), 6 * random.Float64()}
				p := newPaper(120, 120, [3]float64{120, 90, 40})
				p.emblem(at, g.face, [3]float64{190, 200, 210}, [3]float64{110, 100, 100})
				for i := range p.px {
					p.px[i] = uint8(max(0, min(255, float64(p.px[i])+noise*random.NormFloat64())))
				}
				all, _ := sheetsOf(&p.picture, kind.ink)
				square, like := all.fit(&g, at.stretched(), false, 8)
				m := match{laid: laid{&g, square, like}}
				said += m.unsure(s) / n
				m.at, _ = all.fit(&g, square, true, 8)
				lift, _ := m.lies(s)
				mean, squares = mean+lift/n, squares+lift*lift/n
			}
			if spread := math.Sqrt(squares - mean*mean); spread < 0.4*said || spread > 2*said {
				t.Errorf("%s in noise of %.0f levels: lifts vary by %.3f and are said to by %.3f", g.face, noise, spread, said)
			}
		}
	}
}
