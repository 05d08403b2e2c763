//go:build cgo

package guard

import (
	"math"
	"slices"
	"testing"

	"quartermaster/vision/pixel"
	"quartermaster/vision/pixel/drawn"
	"quartermaster/vision/scene"
	"quartermaster/vision/scene/scenetest"
)

func TestMotionBlurWeakensEdgesOfPipsAlongIt(t *testing.T) {
	for way := 0.0; way < 180; way += 22.5 {
		p := drawn.NewPaper(90, 90, drawn.Sand)
		at := pixel.Pose{X: 45, Y: 45, Yaw: 0.3}
		var sum [3 * 90 * 90]float64
		const moments = 9
		sin, cos := math.Sincos(way * math.Pi / 180)
		for k := range moments {
			f := ((float64(k)+0.5)/moments - 0.5) * 0.35 * pixel.EdgePX
			q := drawn.NewPaper(90, 90, drawn.Sand)
			q.Die(pixel.Pose{X: at.X + f*cos, Y: at.Y + f*sin, Yaw: at.Yaw}, &scene.Patterns[4], drawn.Red, drawn.Ivory)
			for i, v := range q.Px {
				sum[i] += float64(v) / moments
			}
		}
		for i := range p.Px {
			p.Px[i] = uint8(sum[i] + 0.5)
		}
		s := scenetest.SceneOf(p, drawn.NewPaper(90, 90, drawn.Sand))
		ch := scene.PipChannel(&p.Picture, "light", scene.EvenLight)
		s.Pips = []scene.PipPeaks{{Sign: "light", Channel: ch, Grid: scene.PeakGrid{}}}
		edges, ok := pipEdges(s, &Die{Pose: at, Pattern: &scene.Patterns[4], Sign: "light"})
		if !ok {
			t.Fatal("the pips have no contrast")
		}
		weakest := slices.Index(edges[:], slices.Min(edges[:]))
		if want := int(way/22.5) % len(directions); (weakest-want+9)%len(directions) > 2 {
			t.Errorf("moved along %.1f degrees, the edges by way are %.2f", way, edges)
		}
		if edges[weakest] > weakPips {
			t.Errorf("moved along %.1f degrees, the weakest edges are %.2f", way, edges[weakest])
		}
	}
}
