//go:build cgo

package reader

import (
	"math"
	"testing"

	"quartermaster/vision"
	"quartermaster/vision/pixel/drawn"
)

// Haze on the lens or another rendering by the camera is measured on the board's print and corrected; dice are read as before.
func TestHazeAndSaturationDoNotChangeTheDice(t *testing.T) {
	for _, c := range [][2]string{{"A_recommended", "0003.jpg"}, {"E_wide", "0016.jpg"}} {
		data, truth := ThrowOf(t, c[0], c[1])
		r := ReaderOf(t, c[0])
		paler := func(vivid float64) func([3]float64) [3]float64 {
			return func(c [3]float64) [3]float64 {
				y := (c[0] + c[1] + c[2]) / 3
				return [3]float64{y + vivid*(c[0]-y), y + vivid*(c[1]-y), y + vivid*(c[2]-y)}
			}
		}
		level := func(of func(v float64) float64) func([3]float64) [3]float64 {
			return func(c [3]float64) [3]float64 { return [3]float64{of(c[0]), of(c[1]), of(c[2])} }
		}
		for _, h := range []struct {
			name    string
			seen    func([3]float64) [3]float64
			guarded bool
		}{
			{"a little haze", level(func(v float64) float64 { return 0.9*v + 18 }), false},
			{"thick haze", level(func(v float64) float64 { return 0.75*v + 55 }), true},
			{"a camera that draws dark things paler", level(func(v float64) float64 { return 255 * math.Pow(v/255, 0.85) }), false},
			{"a camera that draws them darker", level(func(v float64) float64 { return 1.1*(v-110) + 110 }), false},
			{"a camera that draws colours paler", paler(0.7), false},
			{"a camera that draws them stronger", paler(1.25), false},
			{"hardly any colours", paler(0.5), true},
		} {
			t.Run(c[0]+", "+h.name, func(t *testing.T) {
				m := PixelsOf(t, data)
				for i := 0; i < len(m.Pix); i += 4 {
					p := m.Pix[i:][:3]
					for k, v := range h.seen([3]float64{float64(p[0]), float64(p[1]), float64(p[2])}) {
						p[k] = uint8(min(max(math.Round(v), 0), 255))
					}
				}
				read := ReadOf(t, RenderedRig(t, c[0]), r, drawn.JPEG(t, m, 92), nil)
				SameDice(t, TrueDice(truth), read.Dice, 0.3)
				if guarded := len(read.Guards) == 1 && read.Guards[0].Kind == vision.GuardLight; guarded != h.guarded || len(read.Guards) > 1 {
					t.Errorf("guards: %v", read.Guards)
				}
			})
		}
	}
}
