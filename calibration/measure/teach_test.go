//go:build cgo

package measure

import (
	"bytes"
	"errors"
	"image"
	"image/color"
	"image/draw"
	"image/jpeg"
	"math"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"quartermaster/calibration"
	dice "quartermaster/vision/teach"
)

func TestTheTaughtDiceAreWhatTheRendererPutThere(t *testing.T) {
	for _, name := range rigs {
		t.Run(name, func(t *testing.T) {
			rig, report, err := taughtRig(t, name, load(t, name), dice.Learn)
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
		rig, report, err := taughtRig(t, name, setup, dice.Learn)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if rig.Die.EdgeMM != want || len(report.Notes) == 0 {
			t.Errorf("%s: %g mm, %q", name, rig.Die.EdgeMM, report.Notes)
		}
	}
	setup := load(t, "B_webcam") // dice of 24 px, hard shadows
	setup.Die.EdgeMM = nil
	if rig, _, err := taughtRig(t, "B_webcam", setup, dice.Learn); err == nil {
		if rig.Die.EdgeMM != 12 {
			t.Errorf("measured as %g mm", rig.Die.EdgeMM)
		}
	} else if err.Error() != "the edge of the dice cannot be measured in the teaching picture: measure it with a ruler and give it as die.edge_mm" {
		t.Error(err)
	}
}

func TestTeachingThatCannotWorkIsRefusedWithOneSentence(t *testing.T) {
	for _, c := range []struct {
		name   string
		change func(*calibration.Setup)
		learn  calibration.Learn
		want   string
	}{
		{"a tap of another colour", func(s *calibration.Setup) {
			s.Teach.Dice[0].Colour, s.Teach.Dice[6].Colour = s.Teach.Dice[6].Colour, s.Teach.Dice[0].Colour
		}, nil, "is said to be white but looks red: correct its colour"},
		{"a tap beside the dice", func(s *calibration.Setup) { s.Teach.Dice[4].At = [2]float64{560, 640} }, nil, "no green die is found where it was tapped at (560, 640)"},
		{"a reader that fails", nil, func(*calibration.Rig, []byte, []calibration.Tap) (calibration.Lesson, error) {
			return calibration.Lesson{}, errors.New("the light has changed: take the picture again")
		}, "teach: the light has changed: take the picture again"},
		{"a reader that finds too few", nil, func(*calibration.Rig, []byte, []calibration.Tap) (calibration.Lesson, error) {
			return calibration.Lesson{}, nil
		}, "teach: 0 of 15 tapped dice were found: tap the middle of each die's top face, with the dice apart from one another"},
		{"two taps on one die", nil, func(r *calibration.Rig, b []byte, taps []calibration.Tap) (calibration.Lesson, error) {
			l, err := dice.Learn(r, b, taps)
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
				c.learn = dice.Learn
			}
			_, _, err := taughtRig(t, "E_wide", setup, c.learn)
			if err == nil || !strings.Contains(err.Error(), c.want) || strings.Contains(err.Error(), "\n") {
				t.Errorf("got %v\nwant %s", err, c.want)
			}
		})
	}
}

func TestADieWhosePipsAreNotSeenIsLeftOutWithANote(t *testing.T) {
	setup := load(t, "E_wide")
	shine := func(r *calibration.Rig, b []byte, taps []calibration.Tap) (calibration.Lesson, error) {
		return dice.Learn(r, withReflection(t, b, taps[4].At, 34), taps)
	}
	rig, report, err := taughtRig(t, "E_wide", setup, shine)
	if err != nil {
		t.Fatal(err)
	}
	if len(rig.Teach.Dice) != len(setup.Teach.Dice)-1 || slices.ContainsFunc(rig.Teach.Dice, func(d calibration.TaughtDie) bool { return d.Value == 0 }) {
		t.Errorf("taught %v", rig.Teach.Dice)
	}
	if !slices.ContainsFunc(report.Notes, func(n string) bool { return strings.HasPrefix(n, "teach.dice[4]: the pips of the green die at") }) {
		t.Errorf("people are told %q", report.Notes)
	}
	// The later taps keep their numbers in messages.
	setup.Teach.Dice[6].Colour, setup.Teach.Dice[9].Colour = setup.Teach.Dice[9].Colour, setup.Teach.Dice[6].Colour
	if _, _, err := taughtRig(t, "E_wide", setup, shine); err == nil || !strings.Contains(err.Error(), "teach.dice[6] at") && !strings.Contains(err.Error(), "teach.dice[9] at") {
		t.Errorf("taps of other colours are told as %v", err)
	}
}

// withReflection paints a pale square with a side in pixels round a place of a picture, like a specular reflection.
func withReflection(t *testing.T, picture []byte, at [2]float64, side int) []byte {
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

func TestColoursThatCannotBeToldApartAreRefusedAndNearOnesAreNoted(t *testing.T) {
	setup := load(t, "E_wide")
	for _, c := range []struct {
		apart         float64
		refused, told string
	}{
		{0.4, "red and crimson dice look the same (0.4 spreads apart, 2.2 are needed): use other dice, or light the board more evenly and take the teaching picture again", ""},
		{2.1, "red and crimson dice look the same (2.1 spreads apart, 2.2 are needed): use other dice, or light the board more evenly and take the teaching picture again", ""},
		{2.6, "", "red and crimson dice look much alike (2.6 spreads apart): people will be asked about them often; dice of other colours are easier to tell"},
		{3.9, "", "red and crimson dice look much alike (3.9 spreads apart): people will be asked about them now and then"},
		{8, "", ""},
	} {
		rig, report, err := taughtRig(t, "E_wide", setup, func(r *calibration.Rig, b []byte, taps []calibration.Tap) (calibration.Lesson, error) {
			l, err := dice.Learn(r, b, taps)
			l.Nearest, l.Apart = [2]string{"red", "crimson"}, c.apart
			return l, err
		})
		if c.refused != "" {
			if err == nil || err.Error() != c.refused {
				t.Errorf("at %v: %v", c.apart, err)
			}
			continue
		}
		if err != nil {
			t.Errorf("at %v: %v", c.apart, err)
			continue
		}
		if rig.Found.ColoursApart != c.apart || rig.Found.NearestColours != [2]string{"red", "crimson"} {
			t.Errorf("at %v the rig says %+v", c.apart, rig.Found)
		}
		if alike := slices.DeleteFunc(slices.Clone(report.Notes), func(n string) bool { return !strings.Contains(n, "alike") }); len(alike) > 1 || strings.Join(alike, "") != c.told {
			t.Errorf("at %v people are told %q, want %q", c.apart, alike, c.told)
		}
	}
}

func TestADiePartlyInShadowIsLeftOutWithANoteAndATapBesideADieIsRefused(t *testing.T) {
	setup := load(t, "E_wide")
	veiled := func(r *calibration.Rig, b []byte, taps []calibration.Tap) (calibration.Lesson, error) {
		return dice.Learn(r, withHiddenPart(t, b, r.Empty.Data, taps[4].At, 4), taps)
	}
	rig, report, err := taughtRig(t, "E_wide", setup, veiled)
	if err != nil {
		t.Fatal(err)
	}
	if len(rig.Teach.Dice) != len(setup.Teach.Dice)-1 {
		t.Errorf("taught %v", rig.Teach.Dice)
	}
	if !slices.ContainsFunc(report.Notes, func(n string) bool { return strings.HasPrefix(n, "teach.dice[4]: the pips of the green die at") }) {
		t.Errorf("people are told %q", report.Notes)
	}
	wide := func(r *calibration.Rig, b []byte, taps []calibration.Tap) (calibration.Lesson, error) {
		return dice.Learn(r, withHiddenPart(t, b, r.Empty.Data, taps[4].At, 60), taps)
	}
	if _, _, err := taughtRig(t, "E_wide", setup, wide); err == nil || !strings.Contains(err.Error(), "no green die is found where it was tapped") {
		t.Errorf("where nothing is seen at all, %v", err)
	}
}

// withHiddenPart replaces a picture by the empty board left of a place and up to so many pixels to its right.
func withHiddenPart(t *testing.T, picture, empty []byte, at [2]float64, right int) []byte {
	t.Helper()
	im, err := jpeg.Decode(bytes.NewReader(picture))
	if err != nil {
		t.Fatal(err)
	}
	floor, err := jpeg.Decode(bytes.NewReader(empty))
	if err != nil {
		t.Fatal(err)
	}
	out := image.NewRGBA(im.Bounds())
	draw.Draw(out, out.Bounds(), im, image.Point{}, draw.Src)
	x, y := int(at[0]), int(at[1])
	lost := image.Rect(x-60, y-60, x+right, y+60)
	draw.Draw(out, lost, floor, lost.Min, draw.Src)
	var b bytes.Buffer
	if err := jpeg.Encode(&b, out, &jpeg.Options{Quality: 92}); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}
