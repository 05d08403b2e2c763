package find

import (
	"testing"

	"quartermaster/calibration"
	"quartermaster/vision/colour"
	"quartermaster/vision/ground"
	"quartermaster/vision/pixel"
	"quartermaster/vision/scene"
	"quartermaster/vision/scene/scenetest"
)

func TestTheLightOnAFaceIsToldByItsPips(t *testing.T) {
	const taught = 600 // light pips, the sum of the channels
	s := &scene.Scene{Board: scenetest.BoardOf(400, 400), Known: &scene.Known{Set: colour.Set{PipLevel: taught}}, Pitch: 0.26, Pic: pixel.Picture{W: 200, H: 200, Px: make([]uint8, 3*200*200)}}
	s.Floor = ground.Floor{CellsWide: 1, CellsHigh: 1, CellGain: [][3]float32{{1, 1, 1}}}
	for _, c := range []struct {
		name        string
		share       float64 // of the taught pips' light
		sign        calibration.Pips
		least, most float64
	}{
		{"as bright as those that were taught", 1, calibration.LightPips, -0.01, 0},
		{"half as bright", 0.5, calibration.LightPips, -0.9, -0.6},
		{"hardly seen", 0.02, calibration.LightPips, -1.7, -1.7},
		{"dark, which tell nothing", 0.2, calibration.DarkPips, 0, 0},
	} {
		for i := range s.Pic.Px {
			s.Pic.Px[i] = uint8(min(255, taught/3*c.share))
		}
		light := lightOn(s, &Candidate{Pose: pixel.Pose{X: 100, Y: 100, Yaw: 0.2}, Sign: c.sign, Pattern: &scene.Patterns[3]})
		if light.Mean < c.least || light.Mean > c.most || light.SDBelow < 0.45 {
			t.Errorf("pips %s: %+v", c.name, light)
		}
	}
}
