//go:build cgo

package cv

import (
	"math"
	"testing"

	"quartermaster/calibration"
	"quartermaster/vision"
)

func TestAClaimMarksItsPipsAndNoOthers(t *testing.T) {
	s := &scene{board: boardOf(400, 400), pitch: 0.26, pic: picture{w: 200, h: 200, px: make([]uint8, 3*200*200)}, foot: foot{x: 20, y: 60, height: 900}, canvas: &canvas{all: true}}
	s.floor = ground{print: &s.pic, cw: 1, ch: 1, local: [][3]float32{{1, 1, 1}}}
	c := &candidate{pose: pose{100, 100, 0.4}}
	k := s.claim(c)
	before := make([]uint8, len(k.portrait))
	copy(before, k.portrait)
	turn := s.facing(c.frame())
	for _, p := range patterns {
		k.mark(&p)
		var marked int
		f := c.frame()
		for j := range portraitSide {
			for i := range portraitSide {
				at := (j*portraitSide + i) * portraitDepth
				for n := range portraitDepth - 1 {
					if k.portrait[at+n] != before[at+n] {
						t.Fatalf("a mark of %d changed what is seen", p.Value)
					}
				}
				if k.portrait[at+portraitDepth-1] != 255 {
					continue
				}
				marked++
				u, v := (float64(i)-(portraitSide-1)/2.0)/portraitScale, (float64(j)-(portraitSide-1)/2.0)/portraitScale
				a, b := turn[0]*u+turn[1]*v, turn[2]*u+turn[3]*v
				nearest := math.Inf(1)
				for site, on := range p.Pips {
					if x, y := vision.SiteAt(site); on {
						nearest = min(nearest, math.Hypot(a-x*s.pitch, b-y*s.pitch))
					}
				}
				if x, y := f.place(a, b); nearest > 1.2*pipRadius {
					t.Errorf("%d: (%.0f, %.0f) is marked, %.2f edges from the next pip", p.Value, x, y, nearest)
				}
			}
		}
		// A pip of 0.1 edges covers about thirteen places.
		if marked < 9*p.N || marked > 18*p.N {
			t.Errorf("%d places are marked for the pips of a %d", marked, p.Value)
		}
	}
}

func TestWhatWasNearlyChosenIsAskedAbout(t *testing.T) {
	one, four := &patterns[0], &patterns[5]
	if one.N != 1 || four.N != 4 {
		t.Fatal("the patterns have another order")
	}
	die := candidate{pose: pose{100, 100, 0}, exists: 0.99}
	for _, c := range []struct {
		name string
		candidate
		asked bool
	}{
		{"a four that is hardly one", candidate{pose: pose{300, 100, 0}, pattern: four, exists: 0.05}, false},
		{"a four that may be one", candidate{pose: pose{300, 100, 0}, pattern: four, exists: 0.2}, true},
		{"a four that was chosen", candidate{pose: pose{300, 100, 0}, pattern: four, exists: 0.6}, false},
		{"a four across a die that was chosen", candidate{pose: pose{115, 105, 0.3}, pattern: four, exists: 0.2}, false},
		{"a spot of light", candidate{pose: pose{300, 100, 0}, pattern: one, exists: 0.15}, false},
		{"a one that may be one", candidate{pose: pose{300, 100, 0}, pattern: one, exists: 0.22}, true},
	} {
		if asked := len(undecided([]candidate{c.candidate}, []candidate{die})) > 0; asked != c.asked {
			t.Errorf("%s is asked about: %v", c.name, asked)
		}
	}
}

func TestADieRightAboveAnotherIsToldByTheHeightOfItsPips(t *testing.T) {
	s := &scene{pitch: 0.26, foot: foot{x: 100, y: 100, height: 20 * edgePX}}
	for _, c := range []struct {
		name         string
		value, found int
		lifts, net   float64
		higher       bool
	}{
		{"a five on the floor", 5, 5, 0, 0.99, false},
		{"a five a die higher that looks as on the floor", 5, 5, 1, 0.99, true},
		{"a five a die higher", 5, 5, 1, 0.5, true},
		{"a five half a die higher", 5, 5, 0.5, 0.5, false},
		{"a two a die higher that looks as on the floor", 2, 2, 1, 0.99, false},
	} {
		var p *vision.Pattern
		for i := range patterns {
			if patterns[i].Value == c.value {
				p = &patterns[i]
			}
		}
		die := candidate{pattern: p, found: c.found, scale: 1 + c.lifts*s.liftOf()}
		for i, on := range p.Pips {
			if x, y := vision.SiteAt(i); on {
				die.pips = append(die.pips, [4]float64{x, y, x * die.scale, y * die.scale})
			}
		}
		if higher := s.higher(&die, c.net); higher != c.higher {
			t.Errorf("%s stands on another: %v", c.name, higher)
		}
	}
}

func TestOfAPaleDieMostPipsHaveChanged(t *testing.T) {
	s := &scene{pitch: 0.26, pic: picture{w: 200, h: 200, px: make([]uint8, 3*200*200)}}
	five := &patterns[6]
	if five.N != 5 {
		t.Fatal("the patterns have another order")
	}
	p := pose{100, 100, 0.3}
	for _, c := range []struct {
		changed int
		want    bool
	}{{0, false}, {3, false}, {4, true}, {5, true}} {
		s.floor.changed = newMask(&s.pic)
		n := 0
		for i, on := range five.Pips {
			if a, b := vision.SiteAt(i); on && n < c.changed {
				x, y := p.place(a*s.pitch, b*s.pitch)
				s.floor.changed.square(x, y, 6)
				n++
			}
		}
		if got := s.dots(p, five); got != c.want {
			t.Errorf("with %d of 5 pips changed: %v", c.changed, got)
		}
	}
}

func TestALampThatAllButHidesLightPipsMayHideMoreOfThem(t *testing.T) {
	for _, c := range []struct {
		name   string
		sign   calibration.Pips
		body   [3]float64
		height float64
		asked  bool
	}{
		{"light pips that all but drown in a lamp", calibration.LightPips, [3]float64{162, 246, 240}, 28, true},
		{"light pips that stand out from it", calibration.LightPips, [3]float64{180, 215, 193}, 35, false},
		{"light pips on paint", calibration.LightPips, [3]float64{60, 120, 40}, 150, false},
		{"dark pips as weak", calibration.DarkPips, [3]float64{240, 250, 250}, 30, false},
	} {
		one := candidate{sign: c.sign, height: c.height, look: look{body: c.body}}
		if asked := one.legible() < sure; asked != c.asked {
			t.Errorf("%s: sure of their number by %v", c.name, one.legible())
		}
	}
}
