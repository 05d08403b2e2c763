//go:build cgo

package main

import (
	"image"
	"strings"
	"sync"
	"testing"

	"quartermaster/vision"
	"quartermaster/vision/reader"
)

// drawnReading is "quartermaster read" on the drawn rig, one for all fuzz targets of a process.
var drawnReading = sync.OnceValues(func() (*reading, error) {
	r := &reading{rig: drawnRigOf()}
	var err error
	if r.reader, err = reader.New(r.rig); err != nil {
		return nil, err
	}
	r.battle, err = newResolving("sevenseas", r.rig.Colours)
	return r, err
})

// fuzzed reads one picture as the command does, and complains where what comes out is not what the contract says.
func fuzzed(t *testing.T, data []byte) {
	r, err := drawnReading()
	if err != nil {
		t.Fatal(err)
	}
	told, err := r.read(t.Context(), strings.NewReader(string(data)), standardInput, 0)
	if err != nil {
		sentence(t, oneSentence(err))
		return
	}
	line, err := told.line()
	if err != nil {
		t.Fatalf("a reading that cannot be written: %v", err)
	}
	lines, err := vision.LoadReadings(strings.NewReader(string(line)))
	if err != nil || len(lines) != 1 {
		t.Fatalf("what is printed cannot be loaded: %v", err)
	}
	if strings.Contains(string(line), "null") {
		t.Errorf("the line has a null: %s", line)
	}
	ids := map[int]bool{}
	for _, d := range told.Dice {
		ids[d.ID] = true
		if d.Value < 0 || d.Value > 6 || d.Colour == "" {
			t.Errorf("a die is %+v", d)
		}
	}
	for _, q := range told.Questions {
		sentence(t, q.Text)
		for _, id := range q.Dice {
			if !ids[id] {
				t.Errorf("the question %+v names a die that is not there", q)
			}
		}
	}
	for _, g := range told.Guards {
		sentence(t, g.Text)
	}
}

// noise is a picture of any size made of the bytes again and again.
func noise(width, height int, grain []byte) image.Image {
	p := image.NewRGBA(image.Rect(0, 0, width, height))
	for i := range p.Pix {
		if i%4 == 3 {
			p.Pix[i] = 255
		} else if len(grain) > 0 {
			p.Pix[i] = grain[(i/4*3+i%4)%len(grain)]
		}
	}
	return p
}

func FuzzReadingNoise(f *testing.F) {
	f.Add(uint16(drawnWidth), uint16(drawnHeight), []byte("a"), true)
	f.Add(uint16(drawnWidth), uint16(drawnHeight), []byte("\x00\xff\x00\x00\x80\x7f\xff"), false)
	f.Add(uint16(drawnWidth), uint16(drawnHeight), []byte("The quick brown fox jumps over the lazy dog"), false)
	f.Add(uint16(drawnHeight), uint16(drawnWidth), []byte{1, 2, 3}, true)
	f.Add(uint16(1), uint16(1), []byte{0}, true)
	f.Add(uint16(3000), uint16(1), []byte{9, 200}, false)
	f.Fuzz(func(t *testing.T, width, height uint16, grain []byte, lossless bool) {
		w, h := drawnWidth, drawnHeight
		if width%4 == 3 { // every fourth picture is of another size
			w, h = int(width)%2000+1, int(height)%2000+1
		}
		if lossless {
			fuzzed(t, asPNG(noise(w, h, grain)))
		} else {
			fuzzed(t, asJPEG(noise(w, h, grain)))
		}
	})
}

func FuzzReadingBrokenPictures(f *testing.F) {
	good := asJPEG(drawnPicture(61, drawnThrow...))
	f.Add(good)
	f.Add(good[:len(good)/3])
	f.Add(hugeJPEG(drawnWidth, drawnHeight))
	f.Add(asPNG(greyPicture(drawnWidth, drawnHeight)))
	f.Add([]byte("\xff\xd8\xff\xd9"))
	f.Add([]byte("\x89PNG\r\n\x1a\n"))
	f.Fuzz(func(t *testing.T, data []byte) { fuzzed(t, data) })
}
