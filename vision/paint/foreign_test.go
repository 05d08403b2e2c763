package paint

import (
	"testing"
)

func TestDistanceOfAColourFromTheMixturesOfThree(t *testing.T) {
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
		if far := mixtureDistance(c.p, a, b, q); far < c.least || far > c.most {
			t.Errorf("%s is %.1f away", c.name, far)
		}
	}
}
