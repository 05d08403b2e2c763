//go:build cgo

package reader

import (
	"image"
	"math"
	"slices"
	"testing"

	"quartermaster/vision"
	"quartermaster/vision/opencv"
	"quartermaster/vision/opencv/spoil"
)

// smearDie adds motion blur to a die of a throw, over a distance in edges and a direction in degrees: the picture
// round it becomes the mean of shifted copies.
func smearDie(t *testing.T, rig, picture string, die int, edges, way float64) func(opencv.Picture) {
	t.Helper()
	_, truth := ThrowOf(t, rig, picture)
	r := RenderedRig(t, rig)
	d, edge := truth.Dice[die], r.Die.EdgeMM
	sin, cos := math.Sincos(way * math.Pi / 180)
	u0, v0 := r.Camera.Project(d.Centre[0], d.Centre[1], edge)
	u1, v1 := r.Camera.Project(d.Centre[0]+edges*edge*cos, d.Centre[1]+edges*edge*sin, edge)
	ue, ve := r.Camera.Project(d.Centre[0]+edge, d.Centre[1], edge)
	far := int(math.Hypot(ue-u0, ve-v0)*1.05 + math.Hypot(u1-u0, v1-v0)/2)
	return func(m opencv.Picture) {
		spoilt(t, spoil.Smear(m, image.Rect(int(u0)-far, int(v0)-far, int(u0)+far, int(v0)+far), u1-u0, v1-v0))
	}
}

// clearDie is the first flat, fully visible die of a throw from an index on.
func clearDie(t *testing.T, rig, picture string, from int) int {
	t.Helper()
	_, truth := ThrowOf(t, rig, picture)
	for i := from; i < len(truth.Dice); i++ {
		if d := truth.Dice[i]; d.Pose == vision.Flat && d.Visible > 0.95 {
			return i
		}
	}
	t.Fatalf("%s of %s has no clear die from %d on", picture, rig, from)
	return 0
}

func TestADieThatMovesDuringTheExposureIsGuarded(t *testing.T) {
	readers := readersOf(t)
	for _, c := range []struct {
		name, rig, picture string
		from               int
		edges, way         float64
	}{
		{"a third of an edge across", "A_recommended", "0003.jpg", 0, 0.33, 10},
		{"a quarter of an edge aslant", "A_recommended", "0019.jpg", 0, 0.25, 50},
		{"half an edge down", "A_recommended", "0019.jpg", 1, 0.5, 95},
		{"few pixels an edge", "B_webcam", "0005.jpg", 0, 0.3, 20},
		{"before a window", "C_phone", "0012.jpg", 1, 0.35, 75},
		{"in dim light", "D_evening", "0008.jpg", 1, 0.35, 30},
		{"under a wide lens", "E_wide", "0004.jpg", 0, 0.3, 140},
		{"in a crowd", "F_crowd", "0010.jpg", 2, 0.35, 115},
	} {
		t.Run(c.name, func(t *testing.T) {
			die := clearDie(t, c.rig, c.picture, c.from)
			if kinds := guardsOf(t, readers, c.rig, c.picture, smearDie(t, c.rig, c.picture, die, c.edges, c.way)); !slices.Equal(kinds, []string{vision.GuardMotion}) {
				t.Errorf("die %d moves and these guards fire: %v", die, kinds)
			}
		})
	}
}

func TestBlurOfTheWholePictureIsNoMovingDie(t *testing.T) {
	readers := readersOf(t)
	for _, c := range []struct {
		name, rig, picture string
		change             func(opencv.Picture)
	}{
		{"a soft lens", "A_recommended", "0019.jpg", blurred(1.5)},
		{"a lens out of focus", "E_wide", "0004.jpg", blurred(2.5)},
		{"a smear on the lens", "E_wide", "0004.jpg", smear(2.2)},
		{"few pixels an edge, out of focus", "B_webcam", "0005.jpg", blurred(1.5)},
		{"the camera shakes", "A_recommended", "0019.jpg", shakenPicture(8, 3)},
		{"the camera shakes a little", "D_evening", "0008.jpg", shakenPicture(3, 2)},
	} {
		t.Run(c.name, func(t *testing.T) {
			if kinds := guardsOf(t, readers, c.rig, c.picture, c.change); slices.Contains(kinds, vision.GuardMotion) {
				t.Errorf("these guards fire: %v", kinds)
			}
		})
	}
}

// shakenPicture is a picture with motion blur by so many pixels.
func shakenPicture(dx, dy float64) func(opencv.Picture) {
	return func(m opencv.Picture) { _ = spoil.Smear(m, spoil.All(m), dx, dy) }
}
