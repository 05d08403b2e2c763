package photo

import (
	"testing"

	"quartermaster/vision"
	"quartermaster/vision/photo/scenery"
)

func benchScene(b *testing.B) []byte {
	s, err := scenery.New(12)
	if err != nil {
		b.Fatal(err)
	}
	return s.JPEG
}

func BenchmarkReading(b *testing.B) {
	data := benchScene(b)
	r, err := NewReader(16)
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		if _, err := r.Read(b.Context(), vision.Frame{Data: data}, nil); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkDecoding(b *testing.B) {
	data := benchScene(b)
	for b.Loop() {
		if _, _, err := decode(data); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkLevels(b *testing.B) {
	p, _, err := decode(benchScene(b))
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		levels(&p, 0)
	}
}

func BenchmarkNetOnABatch(b *testing.B) {
	n := newNet(facesShape)
	n.scatter(1)
	p := newPass(n)
	for b.Loop() {
		n.forward(p)
	}
}

func BenchmarkExamplesOfAScene(b *testing.B) {
	seed := uint64(900)
	for b.Loop() {
		if _, err := Examples(seed); err != nil {
			b.Fatal(err)
		}
		seed++
	}
}

func BenchmarkTrainingOnABatch(b *testing.B) {
	n := newNet(facesShape)
	n.scatter(1)
	t := newTrainer(n)
	for b.Loop() {
		t.run(n)
	}
}
