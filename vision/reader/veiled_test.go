//go:build cgo

package reader

import (
	"math"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"quartermaster/vision"
	"quartermaster/vision/colour"
	"quartermaster/vision/opencv"
	"quartermaster/vision/pixel"
)

// addVeil adds a lamp's light to all of a die's top face in a raw picture. Its pips are dimples and mirror less of it:
// they become as bright as the face, without chroma.
func addVeil(p *pixel.Picture, die vision.Die, lamp float64) {
	var cx, cy float64
	for _, q := range die.Outline {
		cx, cy = cx+q[0]/4, cy+q[1]/4
	}
	var face [][2]float64
	for _, q := range die.Outline {
		face = append(face, [2]float64{cx + 0.92*(q[0]-cx), cy + 0.92*(q[1]-cy)})
	}
	var at, least []int
	for i := range p.W * p.H {
		if pixel.Inside(face, float64(i%p.W), float64(i/p.W)) {
			at, least = append(at, 3*i), append(least, int(slices.Min(p.Px[3*i:3*i+3])))
		}
	}
	sorted := slices.Sorted(slices.Values(least))
	paint, pip := float64(sorted[len(sorted)/4]), float64(sorted[len(sorted)-10])
	for n, i := range at {
		q := p.Px[i : i+3]
		const paper = 205
		var lit [3]float64
		for k := range q {
			lit[k] = colour.FromLinear(colour.Linear(float64(q[k])) + lamp*colour.Linear(paper))
		}
		grey := colour.FromLinear(colour.Linear(paint)+lamp*colour.Linear(paper)) + 12
		dent := min(max((float64(least[n])-paint)/(pip-paint), 0), 1)
		for k := range q {
			q[k] = uint8(math.Round((1-dent)*lit[k] + dent*grey))
		}
	}
}

func TestAVeiledDieIsReadByThePipsLackOfChroma(t *testing.T) {
	rig := RenderedRig(t, "A_recommended")
	r := ReaderOf(t, "A_recommended")
	random := rand.New(rand.NewPCG(3, 3))
	veiled, read := 0, 0
	for _, picture := range []string{"0003.jpg", "0016.jpg"} {
		data, _ := ThrowOf(t, "A_recommended", picture)
		for _, die := range ReadOf(t, rig, r, data, nil).Dice {
			if die.Colour == "black" || die.Colour == "white" || die.Pose != vision.Flat {
				continue
			}
			shown := veiledPicture(t, data, die)
			got := ReadOf(t, rig, r, shown, nil)
			noisy(random, r.(*closing).reader.Pic.Px)
			again := ReadOf(t, rig, r, shown, nil)
			got.Elapsed, again.Elapsed = vision.Elapsed{}, vision.Elapsed{}
			if got.Number, again.Number = 0, 0; !reflect.DeepEqual(got, again) {
				t.Errorf("%s: what was not made of the picture changes what is read of the %s %d", picture, die.Colour, die.Value)
			}
			veiled++
			right := slices.IndexFunc(got.Dice, func(d vision.Die) bool {
				return d.Value == die.Value && d.Colour == die.Colour && math.Hypot(d.Centre[0]-die.Centre[0], d.Centre[1]-die.Centre[1]) < 0.5
			}) >= 0
			if right {
				read++
			} else if len(got.Questions) == 0 {
				t.Errorf("%s: the %s %d at %.0f mm is not read, and nobody is asked", picture, die.Colour, die.Value, die.Centre)
			}
		}
	}
	if veiled < 8 || 8*read < 7*veiled {
		t.Errorf("of %d dice in which a lamp is mirrored %d are read", veiled, read)
	}
}

// veiledPicture is a picture with a lamp mirrored in one of its dice.
func veiledPicture(t *testing.T, data []byte, die vision.Die) []byte {
	t.Helper()
	raw, err := pixel.Decode(data)
	if err != nil {
		t.Fatal(err)
	}
	defer raw.Close()
	px, err := raw.Pixels()
	if err != nil {
		t.Fatal(err)
	}
	addVeil(&pixel.Picture{W: raw.Width(), H: raw.Height(), Px: px}, die, 0.6)
	shown, err := opencv.EncodeJPEG(raw.Width(), raw.Height(), px, 90)
	if err != nil {
		t.Fatal(err)
	}
	return shown
}
