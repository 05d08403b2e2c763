//go:build cgo

package cv

import (
	"bytes"
	"encoding/json"
	"math"
	"math/rand/v2"
	"reflect"
	"testing"

	"pgregory.net/rapid"
)

func TestAnEyesGradientIsThatOfFiniteDifferences(t *testing.T) {
	random := rand.New(rand.NewPCG(4, 2))
	e := newEye(3)
	var p pupil
	for k, n := range layerSizes {
		p.grad[k] = make(weights, n)
	}
	for range portraitSide * portraitSide * portraitDepth {
		p.portrait = append(p.portrait, float32(random.NormFloat64()))
	}
	loss := func() float64 { return math.Log1p(math.Exp(e.look(&p.gaze))) } // of a die that lies flat
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
		// A filter's slope breaks at zero, and 32 bits are few: single weights may be off a little.
		if off > 0.03*all || all == 0 {
			t.Errorf("layer %d: the gradient is off by %.3f of its length", k, math.Sqrt(off/all))
		}
	}
}

func TestMarksAddWhatTheFirstFiltersSeeOfThem(t *testing.T) {
	finder, err := newFinder()
	if err != nil {
		t.Fatal(err)
	}
	e := finder.faces[0]
	rapid.Check(t, func(t *rapid.T) {
		k := claim{portrait: make([]uint8, portraitSide*portraitSide*portraitDepth)}
		random := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "portrait"), 1))
		for i := range k.portrait {
			if k.portrait[i] = uint8(random.Uint32()); i%portraitDepth == portraitDepth-1 {
				k.portrait[i] = placeSeen
			}
		}
		for site := range k.sites { // no place lies in two
			for _, at := range rapid.SliceOfNDistinct(rapid.IntRange(0, portraitSide*portraitSide/9-1), 0, 20, rapid.ID).Draw(t, "places") {
				k.sites[site] = append(k.sites[site], 9*at+site)
			}
		}
		p := &patterns[rapid.IntRange(0, len(patterns)-1).Draw(t, "pattern")]
		var got, want firstSeen
		e.glimpse(shown(k.portrait, nil), &got)
		e.mark(k.pips(p, nil), &got)
		k.mark(p)
		e.glimpse(shown(k.portrait, nil), &want)
		for i := range got {
			if math.Abs(float64(got[i]-want[i])) > 1e-4 {
				t.Fatalf("filter %d at place %d sees %v, by brute force %v", i%eyeFirst, i/eyeFirst, got[i], want[i])
			}
		}
	})
}

func TestEyesAreWrittenAndReadWithoutLoss(t *testing.T) {
	whole := newEye(1)
	whole.Odd = 0.2
	data, err := json.Marshal([]*eye{whole})
	if err != nil {
		t.Fatal(err)
	}
	read, err := loadEyes(data)
	if err != nil {
		t.Fatal(err)
	}
	again, err := json.Marshal(read)
	if err != nil || !bytes.Equal(data, again) {
		t.Error("written again, the eyes are other ones", err)
	}
}

func TestEyesForPrintedDiceBeginWithThoseForPips(t *testing.T) {
	examples := make([]Example, 200)
	for i := range examples {
		examples[i] = Example{Portrait: make([]uint8, portraitSide*portraitSide*portraitDepth), Class: flatDie + i%2}
	}
	data, _, err := TrainPrintEyes(examples, 1, 0)
	if err != nil {
		t.Fatal(err)
	}
	got, err := loadEyes(data)
	if err != nil {
		t.Fatal(err)
	}
	judges, err := newJudges()
	if err != nil {
		t.Fatal(err)
	}
	want := judges.eyes
	for i := range want {
		if math.Abs(got[i].Odd-0.5) > 0.01 {
			t.Errorf("eye %d: half of the dice are odd, it says %.3f", i, got[i].Odd)
		}
		if want[i].Odd = got[i].Odd; !reflect.DeepEqual(got[i], want[i]) {
			t.Errorf("eye %d begins otherwise", i)
		}
	}
}

func TestAnEyeThatLearnsNothingBeginsAnew(t *testing.T) {
	examples := make([]Example, 64)
	for i := range examples {
		examples[i] = Example{Portrait: make([]uint8, portraitSide*portraitSide*portraitDepth), Class: flatDie + i%2}
	}
	for _, c := range []struct {
		beginnings int
		anew       bool
	}{{1, false}, {2, true}} {
		e := newEye(1)
		const bound = 1e3
		for i := range e.HiddenBias {
			e.HiddenBias[i] = bound // whatever it is shown
		}
		loss := trainEye(e, examples, oddDie, 1, course{passes: 2, tried: 2, guess: math.Ln2, beginnings: c.beginnings})
		if anew := e.HiddenBias[0] < bound/2; anew != c.anew || !(loss > 0.3 && loss < 3) {
			t.Errorf("of %d beginnings: anew is %v, loss %.3f", c.beginnings, anew, loss)
		}
	}
}

func TestEyesThatDoNotFitAreRefusedInOneSentence(t *testing.T) {
	small := newEye(1)
	small.Hidden = small.Hidden[1:]
	data, err := json.Marshal([]*eye{small})
	if err != nil {
		t.Fatal(err)
	}
	silent, err := json.Marshal([]*eye{newEye(1)})
	if err != nil {
		t.Fatal(err)
	}
	for _, bad := range [][]byte{data, silent, []byte("[]"), []byte("{"), []byte(`[{"First":"?"}]`)} {
		_, err := loadEyes(bad)
		if err == nil {
			t.Errorf("%.20q is taken for eyes", bad)
			continue
		}
		oneSentence(t, err)
	}
}

func TestAPortraitIsTurnedSoThatTheCameraStandsToItsRight(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		way := rapid.Float64Range(-math.Pi, math.Pi).Draw(t, "way")
		b, a := math.Sincos(way)
		m := upright(a, b)
		if det := m[0]*m[3] - m[1]*m[2]; math.Abs(det) != 1 || m[0]*m[1]+m[2]*m[3] != 0 {
			t.Fatalf("%v is no turn or mirror image", m)
		}
		if u, v := m[0]*a+m[2]*b, m[1]*a+m[3]*b; u < v || v < 0 {
			t.Fatalf("the camera stands at %.3f, %.3f", u, v)
		}
	})
}

func TestTablesGiveWhatTheyStandFor(t *testing.T) {
	for v := float32(0); v <= 765; v += 0.37 {
		if got, want := logOf.at(v), math.Log(float64(v)/3+8); math.Abs(got-want) > 0.001 {
			t.Fatalf("the logarithm of %v is %.5f, not %.5f", v, got, want)
		}
	}
	for v := float32(0); v <= 255; v += 0.37 {
		if got, want := differing.at(v), 2*math.Tanh(float64(v)/40); math.Abs(got-want) > 0.001 {
			t.Fatalf("a difference of %v is %.5f, not %.5f", v, got, want)
		}
	}
	if low, high := logOf.at(-1), logOf.at(1000); low > logOf.at(0) || math.Abs(high-logOf.at(765)) > 0.01 {
		t.Errorf("beyond its ends the table gives %.3f and %.3f", low, high)
	}
}
