//go:build cgo

package cv

import "testing"

func TestThePaintOfADieBeneathIsSeenAlongTheOutline(t *testing.T) {
	e := engineOf(t, "A_recommended")
	shade := func(name string) [3]float64 { return shadeOf(e.shades, name).base }
	const seen = 0.16
	for _, c := range []struct {
		name, under string
		near        string // colour of a die that lies nearby
		shift       float64
		least, most float64
	}{
		{name: "nothing beneath", most: 0},
		{name: "a green die of which two sides are seen", under: "green", shift: 5, least: seen, most: 1},
		{name: "a die of its own colour", under: "red", shift: 5, most: 0},
		{name: "green, where a green die nearby may be mirrored", under: "green", near: "green", shift: 5, most: 0},
		{name: "a green die that is quite covered", under: "green", shift: 0, most: 0.02},
	} {
		t.Run(c.name, func(t *testing.T) {
			var at pose
			s, err := onBoard(e, func(p paper, x, y float64) {
				at = pose{x, y, 0.4}
				if c.under != "" {
					p.fill(shade(c.under), square(pose{x + c.shift, y + c.shift, 0.4}, 0.5))
				}
				p.fill(shade("red"), square(at, 0.5))
			})
			if err != nil {
				t.Fatal(err)
			}
			s.foot.height = 1e6 // seen from right above
			dice := []candidate{{pose: at, colour: "red"}}
			if c.near != "" {
				dice = append(dice, candidate{pose: pose{at.x + 1.6*edgePX, at.y - edgePX, 0}, colour: c.near})
			}
			if share := s.underpaint(&dice[0], dice); share < c.least || share > c.most {
				t.Errorf("along %.3f of its outline, not from %.2f to %.2f", share, c.least, c.most)
			}
		})
	}
}

func TestWhatThreeColoursMix(t *testing.T) {
	a, b, q := [3]float64{200, 20, 20}, [3]float64{20, 200, 20}, [3]float64{20, 20, 200}
	mix := func(x, y, z float64) (p [3]float64) {
		for k := range p {
			p[k] = x*a[k] + y*b[k] + z*q[k]
		}
		return p
	}
	for _, c := range []struct {
		name  string
		p     [3]float64
		least float64
		most  float64
	}{
		{"a mixture of all", mix(0.2, 0.3, 0.4), 0, 1e-9},
		{"one of them", q, 0, 1e-9},
		{"a mixture of two", mix(0.5, 0, 0.5), 0, 1e-9},
		{"one that lacks some of a colour", mix(0.5, -0.2, 0.5), 20, 45},
		{"nothing", [3]float64{}, 0, 1e-9},
	} {
		if far := explains(c.p, a, b, q); far < c.least || far > c.most {
			t.Errorf("%s is %.1f away", c.name, far)
		}
	}
}
