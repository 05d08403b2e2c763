//go:build cgo

package reader

import (
	"image"
	"image/color"
	"math"
	"slices"
	"testing"

	"quartermaster/calibration"
	"quartermaster/vision"
	"quartermaster/vision/opencv"
	"quartermaster/vision/opencv/spoil"
	"quartermaster/vision/pixel"
)

// layDie moves a die of a throw to another place of its picture: its middle at a place (mm on the board) at a height,
// with the size that it has there.
func layDie(t *testing.T, rig, picture string, die int, x, y, z float64) func(opencv.Picture) {
	t.Helper()
	_, truth := ThrowOf(t, rig, picture)
	r := RenderedRig(t, rig)
	c, edge := &r.Camera, r.Die.EdgeMM
	d := truth.Dice[die]
	// Half a side of the square round it, at its new and its old height.
	to, from := squareAt(c, x, y, z+edge, 0.75*edge), squareAt(c, d.Centre[0], d.Centre[1], edge, 0.75*edge)
	eye := c.Position()
	var outline []image.Point
	f := pixel.Viewpoint{X: eye[0] * pixel.EdgePX / edge, Y: eye[1] * pixel.EdgePX / edge, Height: eye[2] * pixel.EdgePX / edge}
	k := pixel.EdgePX / edge
	for _, p := range f.Outline(pixel.Pose{X: d.Centre[0] * k, Y: d.Centre[1] * k, Yaw: d.Yaw * math.Pi / 180}) {
		u, v := c.Project(p[0]/k, p[1]/k, edge)
		outline = append(outline, image.Pt(int(u+0.5), int(v+0.5)))
	}
	return func(m opencv.Picture) { spoilt(t, spoil.Move(m, outline, from, to)) }
}

func squareAt(c *calibration.Camera, x, y, z, half float64) (out [4][2]float64) {
	for i, q := range [4][2]float64{{-half, -half}, {half, -half}, {half, half}, {-half, half}} {
		out[i][0], out[i][1] = c.Project(x+q[0], y+q[1], z)
	}
	return out
}

// layPaper paints a flat polygon of one colour: its corners in mm, all at one height.
func layPaper(t *testing.T, rig string, z float64, paint color.RGBA, corners ...[2]float64) func(opencv.Picture) {
	t.Helper()
	c := &RenderedRig(t, rig).Camera
	var outline []image.Point
	for _, q := range corners {
		u, v := c.Project(q[0], q[1], z)
		outline = append(outline, image.Pt(int(u), int(v)))
	}
	return func(m opencv.Picture) { spoilt(t, spoil.Fill(m, outline, paint)) }
}

func TestADieOnTheRimIsGuarded(t *testing.T) {
	readers := readersOf(t)
	for _, c := range []struct {
		name, rig, picture string
		x, y               float64 // place on the rim, as shares of the board
		out                float64 // distance outwards of the rim's line, edges
	}{
		{"on the left wall", "A_recommended", "0003.jpg", 0, 0.4, 0.1},
		{"on the right wall", "A_recommended", "0019.jpg", 1, 0.6, 0.1},
		{"on the near wall", "A_recommended", "0019.jpg", 0.7, 1, 0.1},
		{"mostly inwards", "A_recommended", "0003.jpg", 0, 0.7, -0.25},
		{"mostly outwards", "A_recommended", "0019.jpg", 0.5, 0, 0.3},
		{"few pixels an edge", "B_webcam", "0005.jpg", 0.4, 0, 0},
		{"before a window", "C_phone", "0012.jpg", 0.6, 1, 0},
		{"in dim light", "D_evening", "0008.jpg", 0.3, 0, 0},
		{"under a wide lens", "E_wide", "0004.jpg", 0.4, 1, 0},
	} {
		t.Run(c.name, func(t *testing.T) {
			r := RenderedRig(t, c.rig)
			x, y := onWall(r, c.x, c.y, c.out*r.Die.EdgeMM)
			die := paintedDie(t, readers, c.rig, c.picture)
			if kinds := guardsOf(t, readers, c.rig, c.picture, layDie(t, c.rig, c.picture, die, x, y, r.Board.WallMM)); !slices.Equal(kinds, []string{vision.GuardOutside}) {
				t.Errorf("these guards fire: %v", kinds)
			}
		})
	}
}

// paintedDie is a clear red or blue die without specular reflection, which contrasts with a white rim.
func paintedDie(t *testing.T, readers func(string) vision.Reader, rig, picture string) int {
	t.Helper()
	data, truth := ThrowOf(t, rig, picture)
	read, err := readers(rig).Read(t.Context(), vision.Frame{Data: data}, nil)
	if err != nil {
		t.Fatal(err)
	}
	for i, d := range truth.Dice {
		if !slices.Contains([]string{"red", "blue", "purple"}, d.Colour) || d.Pose != vision.Flat || d.Visible < 0.95 {
			continue
		}
		for _, r := range read.Dice {
			if math.Hypot(r.Centre[0]-d.Centre[0], r.Centre[1]-d.Centre[1]) < 1 && r.Confidence.Colour > 0.99 {
				return i
			}
		}
	}
	t.Fatalf("%s of %s has no such die", picture, rig)
	return 0
}

// onWall is a place on one of the walls: shares of the board, of which one is 0 or 1, and the distance outwards, mm.
func onWall(r *calibration.Rig, x, y, out float64) (float64, float64) {
	mx, my := x*r.Board.WidthMM, y*r.Board.HeightMM
	switch {
	case x == 0:
		mx -= out
	case x == 1:
		mx += out
	case y == 0:
		my -= out
	default:
		my += out
	}
	return mx, my
}

func TestWhatLiesBesideTheLidOrAcrossTheRimIsNoDieOnTheRim(t *testing.T) {
	readers := readersOf(t)
	a := RenderedRig(t, "A_recommended")
	w, h, wall := a.Board.WidthMM, a.Board.HeightMM, a.Board.WallMM
	const picture = "0019.jpg"
	die := paintedDie(t, readers, "A_recommended", picture)
	red := color.RGBA{170, 30, 35, 255}
	for _, c := range []struct {
		name   string
		change func(opencv.Picture)
	}{
		{"an unused die close to the lid", layDie(t, "A_recommended", picture, die, -26, 0.4*h, -1.5)},
		{"an unused die beside the lid", layDie(t, "A_recommended", picture, die, w+34, 0.6*h, -1.5)},
		{"an unused die farther off", layDie(t, "A_recommended", picture, die, -60, 0.7*h, -1.5)},
		{"an unused die behind the lid", layDie(t, "A_recommended", picture, die, 0.4*w, -30, -1.5)},
		{"a die in the lid, at the wall", layDie(t, "A_recommended", picture, die, 6.2, 0.3*h, 0)},
		{"a red card across the rim", layPaper(t, "A_recommended", wall, red, [2]float64{-30, 100}, [2]float64{38, 100}, [2]float64{38, 144}, [2]float64{-30, 144})},
		{"a red pencil across the rim", layPaper(t, "A_recommended", wall, red, [2]float64{-40, 100}, [2]float64{90, 110}, [2]float64{90, 117}, [2]float64{-40, 107})},
		{"a finger across the rim", layPaper(t, "A_recommended", wall, color.RGBA{205, 150, 125, 255}, [2]float64{120, h + 60}, [2]float64{120, h - 10}, [2]float64{135, h - 10}, [2]float64{135, h + 60})},
		{"a piece of paper on the rim", layPaper(t, "A_recommended", wall, color.RGBA{250, 248, 120, 255}, [2]float64{-6, 100}, [2]float64{6, 100}, [2]float64{6, 112}, [2]float64{-6, 112})},
		{"a red ribbon along the rim", layPaper(t, "A_recommended", wall, red, [2]float64{-4, 60}, [2]float64{4, 60}, [2]float64{4, 120}, [2]float64{-4, 120})},
	} {
		t.Run(c.name, func(t *testing.T) {
			if kinds := guardsOf(t, readers, "A_recommended", picture, c.change); slices.Contains(kinds, vision.GuardOutside) {
				t.Errorf("these guards fire: %v", kinds)
			}
		})
	}
}
