//go:build cgo

package cv

import (
	"testing"

	"quartermaster/calibration"
)

// onBoard draws on the rectified empty board of a rig, about the board's middle, and compares it with the empty one.
func onBoard(e *engine, draw func(p paper, x, y float64)) (*scene, error) {
	p := paper{e.empty.pic}.copied()
	x, y := e.now.rect.px(e.board.WidthMM/2, e.board.HeightMM/2)
	draw(p, x, y)
	c, err := plainCanvas(p.picture)
	if err != nil {
		return nil, err
	}
	s, err := sceneOn(e.gboard, &e.known, c)
	if err != nil {
		return nil, err
	}
	_, err = new(finder).candidates(s, e.signs, s.floor.changed.grown(pipsRound))
	return s, err
}

func TestPipsAloneOnTheBoardAreADieThatWasMissed(t *testing.T) {
	e := engineOf(t, "A_recommended")
	const pitch, radius = 0.26 * edgePX, 0.09 * edgePX
	for _, c := range []struct {
		name   string
		at     [][2]float64 // in pitches
		light  float64      // share of white that lies over the floor: the dice of this rig have light pips
		missed bool
	}{
		{"the four of a die as pale as the floor", [][2]float64{{-1, -1}, {1, -1}, {-1, 1}, {1, 1}}, 1, true},
		{"a two", [][2]float64{{-1, -1}, {1, 1}}, 1, true},
		{"a faint two, on a face in which a lamp is mirrored", [][2]float64{{-1, -1}, {1, 1}}, 0.3, true},
		{"noise", [][2]float64{{-1, -1}, {1, 1}}, 0.1, false},
		{"a crumb", [][2]float64{{0, 0}}, 1, false},
		{"two crumbs far from each other", [][2]float64{{-4, 0}, {4, 0}}, 1, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			s, err := onBoard(e, func(p paper, x, y float64) {
				for _, q := range c.at {
					cover := dot(x+q[0]*pitch, y+q[1]*pitch, radius)
					p.fill([3]float64{250, 250, 250}, func(u, v float64) float64 { return c.light * cover(u, v) })
				}
			})
			if err != nil {
				t.Fatal(err)
			}
			nothing := newMask(&s.pic)
			if missed := len(s.strayPips(&nothing)) > 0; missed != c.missed {
				t.Errorf("missed is %v, not %v", missed, c.missed)
			}
		})
	}
}

func TestACornerBeneathADieIsSeenAndItsShadowIsNone(t *testing.T) {
	e := engineOf(t, "A_recommended")
	top, under := e.shades[0].base, e.shades[1].base
	for _, c := range []struct {
		name string
		draw func(p paper, x, y float64)
		seen bool
	}{
		{"a die of the set beneath", func(p paper, x, y float64) { p.fill(under, square(pose{x + 4, y - 6, 0.8}, 0.5)) }, true},
		{"nothing", func(paper, float64, float64) {}, false},
		{"the die's own shadow", func(p paper, x, y float64) {
			cover := square(pose{x + 8, y + 8, 0}, 0.5)
			p.fill([3]float64{}, func(u, v float64) float64 { return 0.6 * max(0, min(1, cover(u, v))) })
		}, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			var at pose
			s, err := onBoard(e, func(p paper, x, y float64) {
				at = pose{x, y, 0}
				c.draw(p, x, y)
				p.fill(top, square(at, 0.5))
			})
			if err != nil {
				t.Fatal(err)
			}
			die := candidate{pose: at}
			explained := s.explained([]candidate{die}, bandOut)
			if _, seen := s.beneath(&die, &explained); seen != c.seen {
				t.Errorf("seen is %v, not %v", seen, c.seen)
			}
		})
	}
}

func TestBlackPaintBeneathADieIsDarkerThanAnyShadow(t *testing.T) {
	empty := newPaper(400, 400, [3]float64{190, 180, 190})
	at := pose{200, 200, 0}
	for _, c := range []struct {
		name  string
		light float64 // share that is left of it
		seen  bool
	}{
		{"a black die", 0.25, true},
		{"the deepest shadow of the die above", 0.5, false},
		{"the crack right below its edge", 0.36, false},
	} {
		now := empty.copied()
		now.fill([3]float64{190 * c.light, 180 * c.light, 190 * c.light}, square(pose{208, 188, 0.8}, 0.5))
		now.fill(red, square(at, 0.5))
		s := sceneOf(now, empty)
		s.known.umbra = [3]float64{0.5, 0.5, 0.5}
		s.known.shades = []shade{{"red", calibration.LightPips, red}, {"black", calibration.LightPips, black}}
		s.foot.height = 1e6
		die := candidate{pose: at}
		explained := s.explained([]candidate{die}, bandOut)
		if _, seen := s.beneath(&die, &explained); seen != c.seen {
			t.Errorf("%s: seen is %v, not %v", c.name, seen, c.seen)
		}
	}
}

func TestLightOnTheRimOfADieThatLiesFlatIsNoPipOfAnother(t *testing.T) {
	flat, leaning := candidate{pose: pose{100, 100, 0.3}, flat: 0.99}, candidate{pose: pose{300, 100, 0.3}, flat: 0.5}
	at := func(c candidate, a, b float64) peak {
		x, y := c.place(a, b)
		return peak{x: x, y: y}
	}
	for _, c := range []struct {
		name string
		peak
		kept bool
	}{
		{"its own bevel", at(flat, 0.6, -0.2), false},
		{"its corner", at(flat, -0.65, 0.65), false},
		{"a pip of a die that touches it", at(flat, 0.1, 0.74), true},
		{"the bevel of a die that may lie on another", at(leaning, 0.6, -0.2), true},
	} {
		if kept := len(beyondRims([]peak{c.peak}, []candidate{flat, leaning})) > 0; kept != c.kept {
			t.Errorf("%s counts: %v", c.name, kept)
		}
	}
}
