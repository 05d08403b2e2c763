package photo

import (
	"bytes"
	"math"
	"math/rand/v2"
	"slices"
	"testing"
)

// chance fills a trainer's batch with random crops and random classes.
func chance(t *trainer, rng *rand.Rand) {
	var crop [cropSize]float32
	for at := range batch {
		for i := range crop {
			crop[i] = float32(rng.NormFloat64())
		}
		t.p.load(at, crop[:])
		t.class[at] = rng.IntN(classes)
	}
}

func TestTheGradientIsTheSlopeOfTheLoss(t *testing.T) {
	n := newNet(facesShape)
	n.scatter(3)
	tr := newTrainer(n)
	rng := rand.New(rand.NewPCG(1, 2))
	chance(tr, rng)
	tr.run(n)
	for k, w := range n.all() {
		// The slope of the loss along the gradient equals the length of the gradient.
		g := tr.grad.all()[k]
		long := 0.0
		for _, v := range g {
			long += float64(v) * float64(v)
		}
		if long == 0 {
			t.Fatalf("layer %d has no gradient", k)
		}
		was := slices.Clone(w)
		loss := func(h float64) (sum float64) {
			for i := range w {
				w[i] = was[i] + float32(h*float64(g[i]))
			}
			n.forward(tr.p)
			for at := range batch {
				sum -= math.Log(tr.p.softmax(at)[tr.class[at]])
			}
			return sum
		}
		h := 0.02 / long
		slope := (loss(h) - loss(-h)) / (2 * h)
		copy(w, was)
		if math.Abs(slope/long-1) > 0.03 {
			t.Errorf("layer %d: the gradient says %.4f, the loss rises by %.4f", k, long, slope)
		}
	}
}

func TestATurnedCropTurnsBackAndMirrorsBack(t *testing.T) {
	rng := rand.New(rand.NewPCG(5, 2))
	var crop, once, twice [cropSize]float32
	for i := range crop {
		crop[i] = rng.Float32()
	}
	back := [8]int{0, 3, 2, 1, 4, 5, 6, 7} // a reflection is its own inverse
	seen := map[[cropSize]float32]bool{}
	for way := range 8 {
		turned(crop[:], once[:], way)
		turned(once[:], twice[:], back[way])
		if twice != crop {
			t.Errorf("way %d and way %d give another crop", way, back[way])
		}
		seen[once] = true
	}
	if len(seen) != 8 {
		t.Errorf("8 ways give %d pictures", len(seen))
	}
}

func TestTheSameExamplesAndSeedGiveTheSameWeights(t *testing.T) {
	var examples []Example
	for seed := uint64(0); len(examples) < 1000; seed++ {
		some, err := Examples(seed % 2)
		if err != nil {
			t.Fatal(err)
		}
		if len(some) == 0 {
			t.Fatal("a scene without examples")
		}
		examples = append(examples, some...)
	}
	train := func(seed uint64) (weights []byte, loss float64) {
		weights, err := Train(t.Context(), examples[:1000], nil, seed, 1, func(_ int, l float64) { loss = l })
		if err != nil {
			t.Fatal(err)
		}
		return weights, loss
	}
	a, loss := train(1)
	b, _ := train(1)
	c, _ := train(2)
	if !bytes.Equal(a, b) {
		t.Error("the same seed gave other weights")
	}
	if bytes.Equal(a, c) {
		t.Error("another seed gave the same weights")
	}
	if !(loss < 1.8) {
		t.Errorf("nothing was learned: loss %.3f", loss)
	}
	if _, err := loadNet(a, facesShape); err != nil {
		t.Error(err)
	}
	if _, err := loadNet(a[:len(a)-4], facesShape); err == nil {
		t.Error("weights that are cut off were taken")
	}
	if _, err := Train(t.Context(), examples[:999], nil, 1, 1, nil); err == nil {
		t.Error("too few examples were taken")
	}
}
