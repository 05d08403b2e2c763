//go:build cgo

package reader

import (
	"math/rand/v2"
	"reflect"
	"testing"

	"quartermaster/vision"
)

// noisy fills memory with arbitrary bytes.
func noisy(random *rand.Rand, px []uint8) {
	for i := range px {
		px[i] = uint8(random.Uint32())
	}
}

func TestAReadingDoesNotDependOnPixelsThatWereNotRectified(t *testing.T) {
	random := rand.New(rand.NewPCG(7, 7))
	for _, c := range benchmarkThrows {
		t.Run(c.name, func(t *testing.T) {
			data, _ := ThrowOf(t, c.rig, c.picture)
			r := ReaderOf(t, c.rig)
			var first vision.Reading
			for k := range 3 {
				read := ReadOf(t, RenderedRig(t, c.rig), r, data, nil)
				read.Elapsed, read.Number = vision.Elapsed{}, 0
				if k == 0 {
					first = read
				}
				if !reflect.DeepEqual(read, first) {
					t.Fatalf("the same picture is read as\n%+v\nand as\n%+v", first, read)
				}
				pic := &r.(*closing).reader.Pic
				noisy(random, pic.Px)
				noisy(random, pic.Small.Px)
			}
		})
	}
}
