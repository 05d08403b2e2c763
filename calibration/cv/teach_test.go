//go:build cgo

package cv

import (
	"bytes"
	"errors"
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"image/jpeg"
	"math"
	"math/rand/v2"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"quartermaster/calibration"
	vision "quartermaster/vision/cv"
)

// learn is the reader's, as the command joins it.
func learn(rig *calibration.Rig, picture []byte, taps []calibration.Tap) (Lesson, error) {
	dice, pips, pitch, err := vision.Learn(rig, picture, taps)
	return Lesson{Dice: dice, Pips: pips, PipPitch: pitch}, err
}

func load(t *testing.T, name string) *calibration.Setup {
	t.Helper()
	s, err := calibration.LoadSetup(filepath.Join(throws(), name, "setup.json"))
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func TestTheTaughtDiceAreWhatTheRendererPutThere(t *testing.T) {
	for _, name := range rigs {
		t.Run(name, func(t *testing.T) {
			rig, report, err := Calibrate(t.Context(), load(t, name), learn)
			if err != nil {
				t.Fatal(err)
			}
			tr := loadTruth(t, filepath.Join(throws(), name))
			worst := 0.0
			for i, want := range tr.Teach {
				d := rig.Teach.Dice[i]
				off := math.Hypot(d.Centre[0]-want.Centre[0], d.Centre[1]-want.Centre[1])
				worst = max(worst, off)
				if d.Colour != want.Colour || d.Value != want.Value || off > 0.5 {
					t.Errorf("die %d is %s %d at %.1f, found as %s %d, %.2f mm off", i, want.Colour, want.Value, want.Centre, d.Colour, d.Value, off)
				}
			}
			for i, c := range tr.Rig.Colours {
				want := calibration.DarkPips
				if strings.HasPrefix(c.Pips, "#f") {
					want = calibration.LightPips
				}
				if rig.Colours[i].Name != c.Name || rig.Colours[i].Pips != want {
					t.Errorf("%s has %s pips, learned %s", c.Name, want, rig.Colours[i].Pips)
				}
			}
			t.Logf("dice off by %.2f mm at worst, pitch %.3f; %v, %.1f spreads apart; %q", worst, rig.Found.PipPitch, rig.Found.NearestColours, rig.Found.ColoursApart, report.Notes)
			if text, err := rig.Encode(); err != nil {
				t.Error(err)
			} else if again, err := calibration.ParseRig(text); err != nil || !bytes.Equal(again.Empty.Data, rig.Empty.Data) {
				t.Errorf("the rig file: %v", err)
			}
		})
	}
}

func TestTheEdgeOfTheDiceIsMeasuredOrAskedFor(t *testing.T) {
	for name, want := range map[string]float64{"E_wide": 16} {
		setup := load(t, name)
		setup.Die.EdgeMM = nil
		rig, report, err := Calibrate(t.Context(), setup, learn)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if rig.Die.EdgeMM != want || len(report.Notes) == 0 {
			t.Errorf("%s: %g mm, %q", name, rig.Die.EdgeMM, report.Notes)
		}
	}
	setup := load(t, "B_webcam") // 24 px a die, hard shadows
	setup.Die.EdgeMM = nil
	if rig, _, err := Calibrate(t.Context(), setup, learn); err == nil {
		if rig.Die.EdgeMM != 12 {
			t.Errorf("measured as %g mm", rig.Die.EdgeMM)
		}
	} else if err.Error() != "the edge of the dice cannot be measured in the teaching picture: measure it with a ruler and give it as die.edge_mm" {
		t.Error(err)
	}
}

func TestTeachingThatCannotWorkIsRefusedWithOneSentence(t *testing.T) {
	base, _, err := Calibrate(t.Context(), load(t, "E_wide"), nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		name   string
		change func(*calibration.Setup)
		learn  Learn
		want   string
	}{
		{"a tap of another colour", func(s *calibration.Setup) {
			s.Teach.Dice[0].Colour, s.Teach.Dice[6].Colour = s.Teach.Dice[6].Colour, s.Teach.Dice[0].Colour
		}, nil, "is said to be white but looks red: correct its colour"},
		{"a tap beside the dice", func(s *calibration.Setup) { s.Teach.Dice[4].At = [2]float64{560, 640} }, nil, "no green die is found where it was tapped at (560, 640)"},
		{"a reader that fails", nil, func(*calibration.Rig, []byte, []calibration.Tap) (Lesson, error) {
			return Lesson{}, errors.New("the light has changed: take the picture again")
		}, "teach: the light has changed: take the picture again"},
		{"a reader that finds too few", nil, func(*calibration.Rig, []byte, []calibration.Tap) (Lesson, error) {
			return Lesson{}, nil
		}, "teach: 0 of 15 tapped dice were found: tap the middle of each die's top face, with the dice apart from one another"},
		{"two taps on one die", nil, func(r *calibration.Rig, b []byte, taps []calibration.Tap) (Lesson, error) {
			l, err := learn(r, b, taps)
			l.Dice[7].Centre = l.Dice[8].Centre
			return l, err
		}, "teach.dice[7] and teach.dice[8] were found on the same die: tap each die once, in the middle of its top face"},
	} {
		t.Run(c.name, func(t *testing.T) {
			setup := load(t, "E_wide")
			if c.change != nil {
				c.change(setup)
			}
			if c.learn == nil {
				c.learn = learn
			}
			rig := *base
			im, err := newBitmap(rig.Teach.Picture.Data)
			if err != nil {
				t.Fatal(err)
			}
			err = teach(setup, &rig, im, c.learn, &Report{})
			if err == nil || !strings.Contains(err.Error(), c.want) || strings.Contains(err.Error(), "\n") {
				t.Errorf("got %v\nwant %s", err, c.want)
			}
		})
	}
}

// drawn are dice of colours whose shades are spread by sd about their means.
func TestADieWhosePipsAreNotSeenIsLeftOutWithANote(t *testing.T) {
	setup := load(t, "E_wide")
	shine := func(r *calibration.Rig, b []byte, taps []calibration.Tap) (Lesson, error) {
		return learn(r, shone(t, b, taps[4].At, 34), taps)
	}
	rig, report, err := Calibrate(t.Context(), setup, shine)
	if err != nil {
		t.Fatal(err)
	}
	if len(rig.Teach.Dice) != len(setup.Teach.Dice)-1 || slices.ContainsFunc(rig.Teach.Dice, func(d calibration.TaughtDie) bool { return d.Value == 0 }) {
		t.Errorf("taught %v", rig.Teach.Dice)
	}
	if !slices.ContainsFunc(report.Notes, func(n string) bool { return strings.HasPrefix(n, "teach.dice[4]: the pips of the green die at") }) {
		t.Errorf("people are told %q", report.Notes)
	}
	// The taps after it keep their numbers in what people are told.
	setup.Teach.Dice[6].Colour, setup.Teach.Dice[9].Colour = setup.Teach.Dice[9].Colour, setup.Teach.Dice[6].Colour
	if _, _, err := Calibrate(t.Context(), setup, shine); err == nil || !strings.Contains(err.Error(), "teach.dice[6] at") && !strings.Contains(err.Error(), "teach.dice[9] at") {
		t.Errorf("taps of other colours are told as %v", err)
	}
}

// shone is a picture with a pale square of a side in pixels round a place.
func shone(t *testing.T, picture []byte, at [2]float64, side int) []byte {
	t.Helper()
	im, err := jpeg.Decode(bytes.NewReader(picture))
	if err != nil {
		t.Fatal(err)
	}
	out := image.NewRGBA(im.Bounds())
	draw.Draw(out, out.Bounds(), im, image.Point{}, draw.Src)
	lit := image.Rect(0, 0, side, side).Add(image.Pt(int(at[0])-side/2, int(at[1])-side/2))
	draw.Draw(out, lit, image.NewUniform(color.RGBA{214, 220, 216, 255}), image.Point{}, draw.Src)
	var b bytes.Buffer
	if err := jpeg.Encode(&b, out, &jpeg.Options{Quality: 92}); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

func drawn(r *rand.Rand, means []shade, each int, sd float64) (dice []calibration.TaughtDie, shades []shade) {
	for c, m := range means {
		for range each {
			s := m
			for k := range s {
				s[k] += sd * r.NormFloat64()
			}
			dice = append(dice, calibration.TaughtDie{Colour: fmt.Sprint(c)})
			shades = append(shades, s)
		}
	}
	return dice, shades
}

func TestOneColourUnderTwoNamesIsRefusedAndTwoColoursAreNot(t *testing.T) {
	r := rand.New(rand.NewPCG(4, 2))
	const trials = 400
	same, close := 0, 0
	for range trials {
		means := []shade{{0, 0, 0, 4}, {0, 0, 0, 4}, {1.5, -0.3, -1.2, 4.3}, {-1, -1, 2, 4.2}}
		dice, shades := drawn(r, means, 3, 0.12)
		if apart(dice, shades, "0", "1") < sameColour {
			same++
		}
		means[1] = shade{-0.4, 0.9, -0.5, 4.3}
		dice, shades = drawn(r, means, 3, 0.12)
		if apart(dice, shades, "0", "1") < sameColour {
			close++
		}
	}
	if same < trials*85/100 || close > 0 {
		t.Errorf("of %d trials, the same colour was refused in %d, other colours in %d", trials, same, close)
	}
}

func TestColoursWithOneDieEachAreStillCompared(t *testing.T) {
	dice := []calibration.TaughtDie{{Colour: "red"}, {Colour: "blue"}}
	if d := apart(dice, []shade{{0, 0, 0, 4}, {0, 0, 0, 4}}, "red", "blue"); d != 0 {
		t.Errorf("equal faces are %g apart", d)
	}
	if d := apart(dice, []shade{{2, 0, -2, 4}, {-2, 0, 2, 4}}, "red", "blue"); d < closeColour {
		t.Errorf("red and blue are %g apart", d)
	}
}
