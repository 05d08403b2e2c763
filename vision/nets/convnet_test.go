package nets

import (
	"bytes"
	"encoding/json"
	"math"
	"math/rand/v2"
	"testing"

	"quartermaster/vision/pixel/drawn"
)

func TestTheGradientOfAConvNetMatchesFiniteDifferences(t *testing.T) {
	random := rand.New(rand.NewPCG(4, 2))
	e := newConvNet(3)
	var p worker
	for k, n := range layerSizes {
		p.grad[k] = make(weights, n)
	}
	for range PortraitSide * PortraitSide * PortraitDepth {
		p.Portrait = append(p.Portrait, float32(random.NormFloat64()))
	}
	loss := func() float64 { return math.Log1p(math.Exp(e.LogOdds(&p.Activations))) } // of a die that lies flat
	miss := 1 - math.Exp(-loss())
	p.back(e, float32(miss))
	for k, l := range e.layers() {
		var off, all float64
		for range 40 {
			i := random.IntN(len(*l))
			const step = 1e-3
			was := (*l)[i]
			(*l)[i] = was + step
			more := loss()
			(*l)[i] = was - step
			less := loss()
			(*l)[i] = was
			want := (more - less) / (2 * step)
			off += (want - float64(p.grad[k][i])) * (want - float64(p.grad[k][i]))
			all += want * want
		}
		// The leaky ReLU has a kink at zero and floats have 32 bits: single weights may be slightly off.
		if off > 0.03*all || all == 0 {
			t.Errorf("layer %d: the gradient is off by %.3f of its length", k, math.Sqrt(off/all))
		}
	}
}

func TestConvNetsAreWrittenAndReadWithoutLoss(t *testing.T) {
	whole := newConvNet(1)
	whole.Prior = 0.2
	data, err := json.Marshal([]*ConvNet{whole})
	if err != nil {
		t.Fatal(err)
	}
	read, err := LoadConvNets(data)
	if err != nil {
		t.Fatal(err)
	}
	again, err := json.Marshal(read)
	if err != nil || !bytes.Equal(data, again) {
		t.Error("written again, the nets are other ones", err)
	}
}

func TestAConvNetThatIsStuckStartsAgain(t *testing.T) {
	examples := make([]Example, 64)
	for i := range examples {
		examples[i] = Example{Portrait: make([]uint8, PortraitSide*PortraitSide*PortraitDepth), Class: FlatDie + i%2}
	}
	for _, c := range []struct {
		beginnings int
		anew       bool
	}{{1, false}, {2, true}} {
		e := newConvNet(1)
		const bound = 1e3
		for i := range e.HiddenBias {
			e.HiddenBias[i] = bound // saturated for any input
		}
		loss := trainConvNet(e, examples, NotFlatDie, 1, schedule{passes: 2, tried: 2, guess: math.Ln2, beginnings: c.beginnings})
		if anew := e.HiddenBias[0] < bound/2; anew != c.anew || !(loss > 0.3 && loss < 3) {
			t.Errorf("of %d beginnings: anew is %v, loss %.3f", c.beginnings, anew, loss)
		}
	}
}

func TestConvNetsThatDoNotFitAreRefusedInOneSentence(t *testing.T) {
	small := newConvNet(1)
	small.Hidden = small.Hidden[1:]
	data, err := json.Marshal([]*ConvNet{small})
	if err != nil {
		t.Fatal(err)
	}
	silent, err := json.Marshal([]*ConvNet{newConvNet(1)})
	if err != nil {
		t.Fatal(err)
	}
	for _, bad := range [][]byte{data, silent, []byte("[]"), []byte("{"), []byte(`[{"First":"?"}]`)} {
		_, err := LoadConvNets(bad)
		if err == nil {
			t.Errorf("%.20q is taken for portrait nets", bad)
			continue
		}
		drawn.OneSentence(t, err)
	}
}
