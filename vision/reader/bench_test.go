//go:build cgo

package reader

import (
	"testing"

	"quartermaster/vision"
	"quartermaster/vision/find"
	"quartermaster/vision/opencv"
	"quartermaster/vision/pixel"
	"quartermaster/vision/scene"
	"quartermaster/vision/teach"
)

// benchmarkThrows is a throw for each kind of cost.
var benchmarkThrows = []struct{ name, rig, picture string }{
	{"few", "A_recommended", "0019.jpg"},
	{"crowd", "F_crowd", "0010.jpg"},
	{"dark", "D_evening", "0008.jpg"},
}

// eachThrow runs a benchmark for each kind of throw.
func eachThrow(b *testing.B, run func(b *testing.B, e *teach.Rig, picture []byte)) {
	for _, c := range benchmarkThrows {
		b.Run(c.name, func(b *testing.B) {
			picture, _ := ThrowOf(b, c.rig, c.picture)
			run(b, engineOf(b, c.rig), picture)
		})
	}
}

func BenchmarkDecode(b *testing.B) {
	eachThrow(b, func(b *testing.B, _ *teach.Rig, picture []byte) {
		b.SetBytes(int64(len(picture)))
		for b.Loop() {
			raw, err := pixel.Decode(picture)
			if err != nil {
				b.Fatal(err)
			}
			raw.Close()
		}
	})
}

// BenchmarkRectify rectifies a whole picture.
func BenchmarkRectify(b *testing.B) {
	eachThrow(b, func(b *testing.B, e *teach.Rig, picture []byte) {
		raw, err := pixel.Decode(picture)
		if err != nil {
			b.Fatal(err)
		}
		defer raw.Close()
		for b.Loop() {
			e.Pic.Reset(raw, e.Calibrated.Rect)
			if err := e.Pic.FillAll(); err != nil {
				b.Fatal(err)
			}
		}
	})
}

// BenchmarkRegister checks whether the camera still stands as calibrated.
func BenchmarkRegister(b *testing.B) {
	eachThrow(b, func(b *testing.B, e *teach.Rig, picture []byte) {
		raw, err := pixel.Decode(picture)
		if err != nil {
			b.Fatal(err)
		}
		defer raw.Close()
		for b.Loop() {
			if _, err := e.Register(raw); err != nil {
				b.Fatal(err)
			}
		}
	})
}

// BenchmarkCompare marks the changes and rectifies the picture there.
func BenchmarkCompare(b *testing.B) {
	eachThrow(b, func(b *testing.B, e *teach.Rig, picture []byte) {
		raw := registered(b, e, picture)
		defer raw.Close()
		for b.Loop() {
			e.Pic.Reset(raw, e.Current.Rect)
			if _, err := e.Empty.Compare(&e.Pic); err != nil {
				b.Fatal(err)
			}
		}
	})
}

// BenchmarkFind runs from the changed places to the judged candidates.
func BenchmarkFind(b *testing.B) {
	eachThrow(b, func(b *testing.B, e *teach.Rig, picture []byte) {
		raw := registered(b, e, picture)
		defer raw.Close()
		s, err := scene.FromCanvas(e.Board, &e.Known, &e.Pic)
		if err != nil {
			b.Fatal(err)
		}
		where := s.Floor.Changed.Dilated(find.PipReach)
		find, err := find.NewFinder()
		if err != nil {
			b.Fatal(err)
		}
		var found float64
		for b.Loop() {
			s.Pips = nil
			all, err := find.Candidates(s, e.Signs, where)
			if err != nil {
				b.Fatal(err)
			}
			found = float64(len(all))
		}
		b.ReportMetric(found, "candidates")
	})
}

// registered is a decoded picture, with the view that fits it. The caller closes it.
func registered(b *testing.B, e *teach.Rig, data []byte) opencv.Picture {
	b.Helper()
	raw, err := pixel.Decode(data)
	if err != nil {
		b.Fatal(err)
	}
	if _, err := e.Register(raw); err != nil {
		b.Fatal(err)
	}
	return raw
}

// BenchmarkRead runs the whole reader. It also reports the time from decoded pixels to questions as a multiple of the
// time of decoding, as the reading contract counts, and the number of dice.
func BenchmarkRead(b *testing.B) {
	run := func(name, rig string, pictures ...string) {
		b.Run(name, func(b *testing.B) {
			r := ReaderOf(b, rig)
			var frames []vision.Frame
			for _, p := range pictures {
				data, _ := ThrowOf(b, rig, p)
				frames = append(frames, vision.Frame{Data: data})
			}
			var decoding, reading, dice, n float64
			for b.Loop() {
				read, err := r.Read(b.Context(), frames[int(n)%len(frames)], nil)
				if err != nil {
					b.Fatal(err)
				}
				decoding += read.Elapsed.Decode
				reading += read.Elapsed.Total - read.Elapsed.Decode
				dice += float64(len(read.Dice))
				n++
			}
			b.ReportMetric(reading/decoding, "decodes/read")
			b.ReportMetric(dice/n, "dice/picture")
		})
	}
	for _, c := range benchmarkThrows {
		run(c.name, c.rig, c.picture)
	}
	run("moved to and fro", "A_recommended", "0022.jpg", "0019.jpg")
}
