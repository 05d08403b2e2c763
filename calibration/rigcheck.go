package calibration

import (
	"bytes"
	"fmt"
	"image/png"
	"math"
	"slices"
)

// The bounds of a die's edge, in mm.
const (
	minEdgeMM = 5
	maxEdgeMM = 50
)

// Check returns an error of one sentence for a rig with impossible values.
func (r *Rig) Check() error {
	if r.Version != RigVersion {
		return fmt.Errorf("version is %d, only %d is known here: %s", r.Version, RigVersion, calibrateAgain)
	}
	if err := checkName("name", r.Name, 60); err != nil {
		return err
	}
	if err := r.Board.check(); err != nil {
		return err
	}
	if err := checkRange("die.edge_mm", r.Die.EdgeMM, minEdgeMM, maxEdgeMM); err != nil {
		return err
	}
	if err := r.Camera.check(); err != nil {
		return err
	}
	if err := r.Camera.checkView(r.Board, r.Die.EdgeMM); err != nil {
		return err
	}
	if err := r.checkColours(); err != nil {
		return err
	}
	if err := r.Found.check(); err != nil {
		return err
	}
	if err := r.Light.check(); err != nil {
		return err
	}
	if err := r.checkTaught(); err != nil {
		return err
	}
	if err := r.checkConfirmed(); err != nil {
		return err
	}
	return r.checkPicture("empty.data", r.Empty)
}

func (r *Rig) checkColours() error {
	if len(r.Colours) == 0 || len(r.Colours) > maxColours {
		return fmt.Errorf("colours has %d entries, 1 to %d are allowed: %s", len(r.Colours), maxColours, calibrateAgain)
	}
	for i, c := range r.Colours {
		if err := checkColourName(fmt.Sprintf("colours[%d].name", i), c.Name); err != nil {
			return err
		}
		if slices.ContainsFunc(r.Colours[:i], func(o Colour) bool { return o.Name == c.Name }) {
			return fmt.Errorf("colours names %q twice: %s", c.Name, calibrateAgain)
		}
		switch c.Pips {
		case "", LightPips, DarkPips:
		default:
			return fmt.Errorf("colours[%d].pips is %.20q, it must be %q or %q: %s", i, c.Pips, LightPips, DarkPips, calibrateAgain)
		}
		if c.Role != "" {
			if err := checkName(fmt.Sprintf("colours[%d].role", i), c.Role, 40); err != nil {
				return err
			}
		}
		if err := c.Lattice.check(fmt.Sprintf("colours[%d].lattice", i)); err != nil {
			return err
		}
		if err := c.checkFaces(fmt.Sprintf("colours[%d].faces", i)); err != nil {
			return err
		}
	}
	return nil
}

func (l *Lattice) check(field string) error {
	if l == nil {
		return nil
	}
	for value, long := range l.Long {
		if value < 4 || value > 6 {
			return fmt.Errorf("%s.long names the value %d, only 4 to 6 are allowed: %s", field, value, calibrateAgain)
		}
		if err := checkRange(fmt.Sprintf("%s.long[%d]", field, value), long, 0.5, 2); err != nil {
			return err
		}
	}
	return checkRange(field+".scatter", l.Scatter, 0, 0.2)
}

func (c *Colour) checkFaces(field string) error {
	if len(c.Faces) > maxFaces {
		return fmt.Errorf("%s has %d pictures, %d is the most: %s", field, len(c.Faces), maxFaces, calibrateAgain)
	}
	for i, f := range c.Faces {
		at := fmt.Sprintf("%s[%d]", field, i)
		if err := checkName(at+".face", f.Face, 24); err != nil {
			return err
		}
		p, err := png.DecodeConfig(bytes.NewReader(f.Picture.Data))
		if err != nil || f.Picture.Format != PNG || p.Width != FacePX || p.Height != FacePX {
			return fmt.Errorf("%s.picture is no PNG of %dx%d pixels: %s", at, FacePX, FacePX, calibrateAgain)
		}
	}
	if n := len(c.FaceNames()); n == 1 || n > 6 {
		return fmt.Errorf("%s names %d faces, a die has 2 to 6 different ones: %s", field, n, calibrateAgain)
	}
	return nil
}

func (r *Rig) hasColour(name string) bool {
	return slices.ContainsFunc(r.Colours, func(c Colour) bool { return c.Name == name })
}

func (f *Found) check() error {
	for _, v := range []struct {
		field     string
		value     float64
		low, high float64
	}{
		{"found.lens_pictures", float64(f.LensPictures), 0, maxLensPictures},
		{"found.lens_error_px", f.LensErrorPX, 0, 100},
		{"found.corners_error_px", f.CornersErrorPX, 0, 100},
		{"found.corners_moved_px", f.CornersMoved, 0, 100},
		{"found.pixels_per_mm", f.PixelsPerMM, 0.2, 100},
		{"found.pip_pitch", f.PipPitch, 0, 0.5},
		{"found.colours_apart", f.ColoursApart, 0, 1e6},
		{"found.focal_sd", f.FocalSD, 0, 1},
	} {
		if err := checkRange(v.field, v.value, v.low, v.high); err != nil {
			return err
		}
	}
	if n := len(f.ScaleSD); n != 0 && n != 9 {
		return fmt.Errorf("found.scale_sd has %d numbers, it must have 9: %s", n, calibrateAgain)
	}
	for i, v := range f.ScaleSD {
		if err := checkRange(fmt.Sprintf("found.scale_sd[%d]", i), v, 0, 10); err != nil {
			return err
		}
	}
	return nil
}

func (l *Light) check() error {
	if l == nil {
		return nil
	}
	if err := checkRange("light.level", l.Level, 0.01, 1); err != nil {
		return err
	}
	return checkRange("light.room_lux", l.RoomLux, 0, 100_000)
}

func (r *Rig) checkTaught() error {
	if len(r.Teach.Dice) > maxTaps {
		return fmt.Errorf("teach.dice has %d dice, %d is the most: %s", len(r.Teach.Dice), maxTaps, calibrateAgain)
	}
	for i, d := range r.Teach.Dice {
		if err := r.checkTaughtDie(fmt.Sprintf("teach.dice[%d]", i), d); err != nil {
			return err
		}
	}
	if r.Teach.Picture.IsZero() {
		if len(r.Teach.Dice) > 0 {
			return fmt.Errorf("teach.picture is missing though dice were taught: %s", calibrateAgain)
		}
		return nil
	}
	return r.checkPicture("teach.picture.data", r.Teach.Picture)
}

// checkTaughtDie checks a die of the teaching picture or of a confirmed throw.
func (r *Rig) checkTaughtDie(at string, d TaughtDie) error {
	if !r.hasColour(d.Colour) {
		return fmt.Errorf("%s.colour is %.24q, which colours does not name: %s", at, d.Colour, calibrateAgain)
	}
	if d.Value < 1 || d.Value > 6 {
		return fmt.Errorf("%s.value is %d, it must be from 1 to 6: %s", at, d.Value, calibrateAgain)
	}
	if err := checkRange(at+".centre_mm[0]", d.Centre[0], 0, r.Board.WidthMM); err != nil {
		return err
	}
	if err := checkRange(at+".centre_mm[1]", d.Centre[1], 0, r.Board.HeightMM); err != nil {
		return err
	}
	return checkRange(at+".yaw_deg", d.Yaw, -45, 45)
}

func (r *Rig) checkPicture(field string, p Picture) error {
	size, err := p.Size()
	if err != nil {
		return fmt.Errorf("%s: %w", field, err)
	}
	if size.X != r.Camera.WidthPX || size.Y != r.Camera.HeightPX {
		return fmt.Errorf("%s has %dx%d pixels, the camera %dx%d: %s", field, size.X, size.Y, r.Camera.WidthPX, r.Camera.HeightPX, calibrateAgain)
	}
	return nil
}

// check checks the camera alone: sizes, lens, and that its rotation is one (of the left-handed board frame).
func (c *Camera) check() error {
	if min(c.WidthPX, c.HeightPX) < minPicturePX || max(c.WidthPX, c.HeightPX) > maxPicturePX {
		return fmt.Errorf("camera has %dx%d pixels, sides must be from %d to %d: %s", c.WidthPX, c.HeightPX, minPicturePX, maxPicturePX, calibrateAgain)
	}
	w, h := float64(c.WidthPX), float64(c.HeightPX)
	type bound struct {
		field        string
		v, low, high float64
	}
	bounds := []bound{
		{"camera.fx_px", c.FX, 0.1 * w, 50 * w},
		{"camera.fy_px", c.FY, 0.1 * w, 50 * w},
		{"camera.cx_px", c.CX, -0.5 * w, 1.5 * w},
		{"camera.cy_px", c.CY, -0.5 * h, 1.5 * h},
	}
	for i, v := range c.Distortion {
		bounds = append(bounds, bound{fmt.Sprintf("camera.distortion[%d]", i), v, -10, 10})
	}
	for i, v := range c.Translation {
		bounds = append(bounds, bound{fmt.Sprintf("camera.translation_mm[%d]", i), v, -1e4, 1e4})
	}
	for _, b := range bounds {
		if err := checkRange(b.field, b.v, b.low, b.high); err != nil {
			return err
		}
	}
	m := &c.Rotation
	for i := range 3 {
		for j := range 3 {
			dot := m[3*i]*m[3*j] + m[3*i+1]*m[3*j+1] + m[3*i+2]*m[3*j+2]
			want := 0.0
			if i == j {
				want = 1
			}
			if !(math.Abs(dot-want) < 1e-6) {
				return fmt.Errorf("camera.rotation is no rotation: %s", calibrateAgain)
			}
		}
	}
	det := m[0]*(m[4]*m[8]-m[5]*m[7]) - m[1]*(m[3]*m[8]-m[5]*m[6]) + m[2]*(m[3]*m[7]-m[4]*m[6])
	if det > 0 {
		return fmt.Errorf("camera.rotation mirrors the board: %s", calibrateAgain)
	}
	return nil
}

// OutsideShare is how far beyond the picture a corner of the floor may lie, as a share of the picture's longer side.
// Fitted on: unknown.
const OutsideShare = 0.12

// checkView refuses a camera that does not look down on the whole floor, or whose distortion cannot be inverted there.
func (c *Camera) checkView(b Board, edge float64) error {
	if p := c.Position(); !(p[2] > 2*edge) {
		return fmt.Errorf("camera stands %.0f mm over the floor, too low to see the dice: %s", p[2], calibrateAgain)
	}
	margin := OutsideShare * float64(max(c.WidthPX, c.HeightPX))
	for _, x := range []float64{0, b.WidthMM / 2, b.WidthMM} {
		for _, y := range []float64{0, b.HeightMM / 2, b.HeightMM} {
			for _, z := range []float64{0, edge} {
				u, v := c.Project(x, y, z)
				if !(u > -margin && v > -margin && u < float64(c.WidthPX)+margin && v < float64(c.HeightPX)+margin) {
					return fmt.Errorf("camera does not see the whole floor (the point %.0f, %.0f mm falls outside the picture): move it and %s", x, y, calibrateAgain)
				}
				bx, by := c.OnPlane(u, v, z)
				if !(math.Hypot(bx-x, by-y) < 1e-3) {
					return fmt.Errorf("camera.distortion bends the floor over itself: %s", calibrateAgain)
				}
			}
		}
	}
	return nil
}
