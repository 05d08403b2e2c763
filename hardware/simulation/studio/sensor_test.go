package studio

import (
	"image"
	"math"
	"testing"
)

func TestTheEdgeOfAColourLiesInThePictureWhereItsLightDoes(t *testing.T) {
	const w, h = 40, 30
	for edge := 12; edge <= 15; edge++ {
		for name, beyond := range map[string]func(x, y int) bool{
			"upright": func(x, _ int) bool { return x >= edge },
			"level":   func(_, y int) bool { return y >= edge },
		} {
			film := newLayer(w, h)
			for i := range w * h {
				c := [3]float32{0.1, 0.12, 0.3}
				if beyond(i%w, i/w) {
					c = [3]float32{0.5, 0.4, 0.1}
				}
				copy(film.pix[3*i:], c[:])
			}
			room := newDarkroom(Sensor{Exposure: 0.85, Chroma: 1})
			out := newDeveloped(w, h)
			room.develop(film, out, image.Rect(0, 0, w, h))
			// How many pixels of a line there are before the edge: a sample of chroma stands for two.
			before := func(pix []uint16, width, n, pixels int) float64 {
				var line []uint16
				for i := range n {
					if name == "upright" {
						line = append(line, pix[width+i])
					} else {
						line = append(line, pix[i*width+1])
					}
				}
				first, last, sum := float64(line[0]), float64(line[n-1]), 0.0
				for _, v := range line {
					sum += (float64(v) - last) / (first - last)
				}
				return sum * float64(pixels)
			}
			n := w
			if name == "level" {
				n = h
			}
			light := before(out.y, w, n, 1)
			for _, c := range [][]uint16{out.cb, out.cr} {
				if colour := before(c, w/2, n/2, 2); math.Abs(colour-light) > 0.05 {
					t.Errorf("an edge %s at %d: light changes at %.2f px, colour at %.2f px", name, edge, light, colour)
				}
			}
		}
	}
}

func TestAnOddPicturesLastPixelsKeepTheirColour(t *testing.T) {
	const w, h = 7, 5
	film := newLayer(w, h)
	for i := range w * h {
		copy(film.pix[3*i:], []float32{0.5, 0.3, 0.1})
	}
	out := newDeveloped(w, h)
	newDarkroom(Sensor{Exposure: 0.85, Chroma: 1}).develop(film, out, image.Rect(0, 0, w, h))
	for i := range out.cb {
		if math.Abs(float64(out.cb[i])-float64(out.cb[0])) > 4 || math.Abs(float64(out.cr[i])-float64(out.cr[0])) > 4 {
			t.Errorf("sample %d has the colour %d, %d; the first has %d, %d", i, out.cb[i], out.cr[i], out.cb[0], out.cr[0])
		}
	}
}
