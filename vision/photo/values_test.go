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
		var counts [classes]int
		training := ValueTraining{}
		if isDrawn {
			training.Glossy = 1
		}
		for _, e := range training.show(&p, bodies, isDrawn, rand.New(rand.NewPCG(4, 1))) {
			counts[e.Class]++
		}
		if counts[5] != want {
			t.Errorf("drawn %v: %d examples of the die, want %d", isDrawn, counts[5], want)
		}
		counts[5] = 0
		if counts != [classes]int{} {
			t.Errorf("drawn %v: examples of other values: %v", isDrawn, counts)
		}
	}
}

func TestARingLampIsDrawnOverACropAndDarkensNothing(t *testing.T) {
	var was, crop [bodySize]float32
	for i := range was {
		was[i] = float32(40 + i%100)
	}
	for seed := range uint64(20) {
		crop = was
		ringed(crop[:], valueEdge, rand.New(rand.NewPCG(seed, 1)))
		brighter := 0
		for i, v := range crop {
			if v < was[i] || v > 255 {
				t.Fatalf("seed %d: sample %d is %.0f instead of %.0f", seed, i, v, was[i])
			}
			if v > was[i] {
				brighter++
			}
		}
		if share := float64(brighter) / bodySize; share < 0.005 || share > 0.6 {
			t.Errorf("seed %d: the ring covers %.3f of the crop", seed, share)
		}
	}
}

func TestAlteredCropsOfTheSameSeedAreTheSame(t *testing.T) {
	alter := func(seed uint64) (crop [bodySize]float32) {
		for i := range crop {
			crop[i] = float32(i % 256)
		}
		altered(crop[:], valueEdge, rand.New(rand.NewPCG(seed, 1)))
		return crop
	}
	if alter(1) != alter(1) {
		t.Error("the same seed gives another crop")
	}
	if alter(1) == alter(2) {
		t.Error("two seeds give the same crop")
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
		if got := preference(&c.look, 3); got < c.least || got > c.most {
			t.Errorf("%s: log odds %.2f, want %.2f to %.2f", c.name, got, c.least, c.most)
		}
	}
}
