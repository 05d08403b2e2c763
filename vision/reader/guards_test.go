//go:build cgo

package reader

import (
	"image"
	"testing"

	"quartermaster/vision"
	"quartermaster/vision/opencv"
	"quartermaster/vision/opencv/spoil"
	"quartermaster/vision/pixel"
)

// readersOf returns the reader of each rig, made once for a test.
func readersOf(t *testing.T) func(rig string) vision.Reader {
	made := map[string]vision.Reader{}
	return func(rig string) vision.Reader {
		if made[rig] == nil {
			made[rig] = ReaderOf(t, rig)
		}
		return made[rig]
	}
}

// guardsOf reads a picture of the repository after a change and returns the kinds of the guards that fire.
func guardsOf(t *testing.T, readers func(string) vision.Reader, rig, picture string, change func(opencv.Picture)) []string {
	t.Helper()
	data, _ := ThrowOf(t, rig, picture)
	raw, err := pixel.Decode(data)
	if err != nil {
		t.Fatal(err)
	}
	defer raw.Close()
	change(raw)
	px, err := raw.Pixels()
	if err != nil {
		t.Fatal(err)
	}
	coded, err := opencv.EncodeJPEG(raw.Width(), raw.Height(), px, 92)
	if err != nil {
		t.Fatal(err)
	}
	read, err := readers(rig).Read(t.Context(), vision.Frame{Data: coded}, nil)
	if err != nil {
		t.Fatal(err)
	}
	var kinds []string
	for _, g := range read.Guards {
		kinds = append(kinds, g.Kind)
		if g.Text == "" {
			t.Errorf("the guard %s says nothing", g.Kind)
		}
	}
	return kinds
}

// spoilt fails the test where a picture could not be changed.
func spoilt(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Error(err)
	}
}

func blurred(sigma float64) func(opencv.Picture) {
	return func(m opencv.Picture) { _ = spoil.Blur(m, spoil.All(m), sigma) }
}

// smear blurs the left third of the picture.
func smear(sigma float64) func(opencv.Picture) {
	return func(m opencv.Picture) { _ = spoil.Blur(m, image.Rect(0, 0, 45*m.Width()/100, m.Height()), sigma) }
}

func brightened(share float32) func(opencv.Picture) {
	return func(m opencv.Picture) { _ = spoil.Brighten(m, share) }
}

func TestGuardsFireWhereThePictureIsDoubtful(t *testing.T) {
	readers := readersOf(t)
	for _, c := range []struct {
		name, rig, picture string
		change             func(opencv.Picture)
		want               string
	}{
		{"the focus is lost", "A_recommended", "0003.jpg", blurred(5), vision.GuardFocus},
		{"the focus is lost on a wide lens", "E_wide", "0010.jpg", blurred(4), vision.GuardFocus},
		{"a third of the lamp's light", "A_recommended", "0003.jpg", brightened(0.33), vision.GuardLight},
		{"a third of the light in the evening", "D_evening", "0008.jpg", brightened(0.33), vision.GuardLight},
		{"a smear on the lens", "A_recommended", "0003.jpg", smear(1.7), vision.GuardLens},
		{"a smear before a wide lens", "E_wide", "0004.jpg", smear(2.2), vision.GuardLens},
	} {
		t.Run(c.name, func(t *testing.T) {
			kinds := guardsOf(t, readers, c.rig, c.picture, c.change)
			for _, k := range kinds {
				if k == c.want {
					return
				}
			}
			t.Errorf("these guards fire: %v, and not %s", kinds, c.want)
		})
	}
}

func TestGuardsAreQuietWhereDiceCanBeRead(t *testing.T) {
	readers := readersOf(t)
	for _, c := range []struct {
		name, rig, picture string
		change             func(opencv.Picture)
	}{
		{"as it is", "A_recommended", "0003.jpg", func(opencv.Picture) {}},
		{"as it is, in the evening", "D_evening", "0008.jpg", func(opencv.Picture) {}},
		{"a lens that is a little soft", "A_recommended", "0003.jpg", blurred(1.5)},
		{"less light by a third", "A_recommended", "0003.jpg", brightened(0.67)},
		{"more light by a fifth", "E_wide", "0010.jpg", brightened(1.2)},
		{"the faintest smear", "A_recommended", "0003.jpg", smear(0.7)},
	} {
		t.Run(c.name, func(t *testing.T) {
			if kinds := guardsOf(t, readers, c.rig, c.picture, c.change); len(kinds) > 0 {
				t.Errorf("these guards fire: %v", kinds)
			}
		})
	}
}
