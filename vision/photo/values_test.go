package photo

import (
	"math/rand/v2"
	"testing"
)

func TestExamplesOfValuesShowEachDieOfWhichTheValueIsKnown(t *testing.T) {
	img := table(300, 200)
	dieAt(img, 100, 100, 40, 0.3, 5)
	dieAt(img, 200, 100, 40, 0.1, 2)
	p, _, err := decode(encoded(t, img))
	if err != nil {
		t.Fatal(err)
	}
	bodies := []body{{x: 100, y: 100, edge: 40, value: 5}, {x: 200, y: 100, edge: 40, value: -1}}
	for _, isDrawn := range []bool{false, true} {
		want := map[bool]int{false: valueShowings, true: drawnShowings}[isDrawn]
		all := valueExamples(&p, bodies, isDrawn, rand.New(rand.NewPCG(4, 1)))
		if len(all) != want {
			t.Errorf("drawn %v: %d examples, want %d", isDrawn, len(all), want)
		}
		for _, e := range all {
			if e.Class != 5 {
				t.Fatalf("drawn %v: an example shows %d, want 5", isDrawn, e.Class)
			}
		}
	}
}

func TestTheNetOfValuesSpeaksForAValueThatItSeesAndAgainstOthers(t *testing.T) {
	of := func(value int, p float64) (look [classes]float64) {
		for v := 1; v < classes; v++ {
			look[v] = (1 - p) / 5
		}
		look[value] = p
		return look
	}
	for _, c := range []struct {
		name        string
		look        [classes]float64
		least, most float64
	}{
		{"the same value", of(3, 0.9), 2, mostLook},
		{"the same value for certain", of(3, 1), mostLook, mostLook},
		{"no value more than another", of(3, 1.0/6), -0.01, 0.01},
		{"another value", of(5, 0.9), -mostLook, -2},
		{"another value for certain", of(5, 1), -mostLook, -mostLook},
	} {
		if got := preference(c.look, 3); got < c.least || got > c.most {
			t.Errorf("%s: log odds %.2f, want %.2f to %.2f", c.name, got, c.least, c.most)
		}
	}
}
