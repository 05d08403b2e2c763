//go:build cgo && matprofile

package reader

import (
	"bytes"
	"context"
	"image"
	"testing"

	"quartermaster/vision"
	"quartermaster/vision/opencv"
	"quartermaster/vision/pixel/drawn"
	"quartermaster/vision/teach"
	"quartermaster/vision/train"
)

// TestNoMatIsForgotten checks that every Mat is closed, on success and after every error. They are C memory, which
// Go's garbage collector does not free, and a table reads pictures for days. Build with the tag matprofile; without it
// nothing is counted.
func TestNoMatIsForgotten(t *testing.T) {
	before := opencv.Open()
	t.Run("rigs", func(t *testing.T) { small(t) }) // learning
	count(t, "learning", before)

	p, throw := small(t)
	for i := range [...]string{"no picture of the empty board", "one of another size", "no teaching picture", "one of another size", "nothing taught"} {
		rig := *p.rig
		other := drawn.PNG(t, drawn.Stripes(40, 40))
		switch i {
		case 0:
			rig.Empty.Data = nil
		case 1:
			rig.Empty.Data = other
		case 2:
			rig.Teach.Picture.Data = nil
		case 3:
			rig.Teach.Picture.Data = other
		case 4:
			rig.Teach.Dice = nil
		}
		if r, err := New(&rig); err == nil {
			r.Close()
			t.Error("this rig should make no reader")
		}
		if _, err := teach.Learn(&rig, other, nil); err == nil {
			t.Error("this picture should teach nothing")
		}
	}
	count(t, "rigs that are refused", before)

	r, err := New(p.rig)
	if err != nil {
		t.Fatal(err)
	}
	r.Read(t.Context(), vision.Frame{Data: throw}, nil) // the picture that was read last stays open
	atHome := opencv.Open()
	e := r.(*closing).reader.Rig
	open := func() int {
		if e.Current != e.Calibrated {
			return atHome + 4 // the remap tables of a moved camera's view
		}
		return atHome
	}
	m := PixelsOf(t, throw)
	pictures := map[string][]byte{
		"a throw": throw, "the same as JPEG": drawn.JPEG(t, m, 90), "moved": drawn.PNG(t, shifted(m, 6, -4)), "moved elsewhere": drawn.PNG(t, shifted(m, -5, 5)),
		"moved far": drawn.PNG(t, shifted(m, 60, 0)), "nothing on it": p.rig.Empty.Data, "all black": drawn.PNG(t, image.NewNRGBA(m.Rect)),
		"nothing": nil, "junk": []byte("junk"), "cut off": throw[:len(throw)/2], "of another size": drawn.PNG(t, drawn.Stripes(40, 40)),
		"with its pixels missing": drawn.HeadOnly(m.Rect.Dx(), m.Rect.Dy()),
	}
	for name, data := range pictures {
		read, _ := r.Read(t.Context(), vision.Frame{Data: data}, vision.Expect{"blue": 2}) // other tests check the errors
		if _, err := r.Top(t.Context(), read); err != nil && name == "a throw" {
			t.Error(err)
		}
		count(t, name, open())
	}
	for after := range 4 {
		r.Read(&ending{Context: context.Background(), after: after}, vision.Frame{Data: throw}, nil)
		count(t, "a reading that ended early", open())
	}
	r.Read(t.Context(), vision.Frame{Data: pictures["moved"]}, nil) // closed with a moved camera's view
	if err := r.Close(); err != nil {
		t.Error(err)
	}
	count(t, "the reader", before)

	g, err := train.NewGatherer(p.rig)
	if err != nil {
		t.Fatal(err)
	}
	_, truth := ThrowOf(t, "A_recommended", "0008.jpg")
	for _, dim := range []float64{1, 0.72} {
		if _, err := g.Examples(throw, truth, dim); err != nil {
			t.Error(err)
		}
	}
	if _, err := g.Examples([]byte("junk"), truth, 1); err == nil {
		t.Error("junk gives examples")
	}
	g.Close()
	count(t, "the gatherer", before)
}

// count fails where more Mats are open than should be, and lists where they were made.
func count(t *testing.T, after string, want int) {
	t.Helper()
	if n := opencv.Open(); n != want {
		var where bytes.Buffer
		if err := opencv.WriteOpen(&where); err != nil {
			t.Fatal(err)
		}
		t.Fatalf("after %s %d Mats are open, want %d:\n%.4000s", after, n, want, where.String())
	}
}
