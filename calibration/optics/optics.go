// Package optics computes what a camera sees of a lid that lies straight below it: how high it must hang, how large a die is in its
// picture, what is sharp, what a wall hides, and how far perspective moves an upper face. Lenses are ideal here: without distortion,
// and as sharp as their pixels.
package optics

import (
	"math"

	"quartermaster/calibration"
)

// Camera is a kind of camera with its lens, as its maker's sheet describes it.
type Camera struct {
	ID       string  // its name on the command line
	Name     string  // the product
	WidthPX  int     // of the pictures that are taken from it
	HeightPX int     //
	Angle    float64 // horizontal angle of view of such a picture, degrees
	FocalMM  float64 // focal length
	FNumber  float64 // focal length over the opening's diameter
	NearMM   float64 // the nearest distance at which it can focus
}

// Cameras are those that the building guide compares. Modes of Raspberry Pi cameras are those that package camera asks for, angles
// those of calibration's stock lenses. The phone is an ordinary one: a main camera that is equivalent to 26 mm on full frame.
var Cameras = []Camera{
	{"pi-camera-3", "Camera Module 3", 2304, 1296, 66, 4.74, 1.8, 100},
	{"pi-hq-6mm", "HQ Camera, 6 mm lens", 2028, 1520, calibration.WidthAngle(6.287, 6), 6, 1.2, 200},
	{"pi-global-6mm", "Global Shutter Camera, 6 mm lens", 1456, 1088, calibration.WidthAngle(5.0232, 6), 6, 1.2, 200},
	{"c920", "webcam Logitech C920", 1920, 1080, 70.4, 3.67, 2, 70},
	{"elp-3.6mm", "webcam module ELP with OV2710, 3.6 mm lens", 1920, 1080, calibration.WidthAngle(5.856, 3.6), 3.6, 2, 50},
	{"phone", "phone, main camera (26 mm equivalent)", 1920, 1440, calibration.WidthAngle(36*0.961, 26), 5.4, 1.8, 100},
}

// focalPX is the focal length in pixels.
func (c Camera) focalPX() float64 { return float64(c.WidthPX) / 2 / math.Tan(c.Angle*math.Pi/360) }

// At is the camera at a place over a lid (mm, board frame; z above the floor), looking straight down, with the longer side of its
// picture along the longer side of the lid.
func (c Camera) At(lid calibration.Board, x, y, z float64) calibration.Camera {
	f := c.focalPX()
	cam := calibration.Camera{WidthPX: c.WidthPX, HeightPX: c.HeightPX, FX: f, FY: f, CX: float64(c.WidthPX-1) / 2, CY: float64(c.HeightPX-1) / 2}
	if lid.HeightMM > lid.WidthMM {
		cam.Rotation = [9]float64{0, 1, 0, -1, 0, 0, 0, 0, -1}
	} else {
		cam.Rotation = [9]float64{1, 0, 0, 0, 1, 0, 0, 0, -1}
	}
	r := &cam.Rotation
	for i := range 3 {
		cam.Translation[i] = -(r[3*i]*x + r[3*i+1]*y + r[3*i+2]*z)
	}
	return cam
}

// View is what a camera sees of a lid. Lengths are millimetres.
type View struct {
	HeightMM    float64 // of the lens above the floor
	PixelsPerMM float64 // where the upper faces of dice are
	DiePX       float64 // an upper face's side, pixels
	SharpTo     float64 // greatest height above the floor at which blur is at most a pixel, with the upper faces in focus
	SharpFrom   float64 // least such height; negative: below the floor; -Inf: everything farther away is sharp
	ParallaxMM  float64 // how far outwards of its foot the upper face of a die in a corner appears on the floor
	PerMM       float64 // how far outwards the upper face appears for each millimetre that the die is higher than dieMM
	OutsideMM   float64 // width of the strip of table that the wall at an end of the longer side hides behind it
}

const (
	marginMM    = 20   // around the lid's rim: two fingers
	borderShare = 0.02 // share of the picture's width or height left free at each edge: nobody hangs a camera exactly
	stepMM      = 10   // heights are rounded up
)

// Over is what the camera sees from straight above the lid's middle. It hangs as low as it can with the rim and a margin in view.
func (c Camera) Over(lid calibration.Board, dieMM float64) (v View) {
	f := c.focalPX()
	long, short := max(lid.WidthMM, lid.HeightMM), min(lid.WidthMM, lid.HeightMM)
	clear := 0.0 // between lens and rim
	for _, side := range [2][2]float64{{long, float64(c.WidthPX)}, {short, float64(c.HeightPX)}} {
		clear = max(clear, f*(side[0]/2+marginMM)/(side[1]*(0.5-borderShare)))
	}
	v.HeightMM = stepMM * math.Ceil(max(clear+lid.WallMM, c.NearMM+dieMM)/stepMM)
	v.PixelsPerMM = f / (v.HeightMM - dieMM)
	v.DiePX = dieMM * v.PixelsPerMM
	near, far := c.sharp(v.HeightMM - dieMM)
	v.SharpTo, v.SharpFrom = v.HeightMM-near, v.HeightMM-far
	corner := math.Hypot(long-dieMM, short-dieMM) / 2
	v.ParallaxMM = corner * dieMM / (v.HeightMM - dieMM)
	v.PerMM = corner / (v.HeightMM - dieMM)
	v.OutsideMM = long / 2 * lid.WallMM / (v.HeightMM - lid.WallMM)
	return v
}

// sharp gives the distances between which a point is spread over a pixel at most, when the lens is focused at a distance; all in mm.
// With H = f²/(N·c) + f, where c is a pixel's side: s(H-f)/(H+s-2f) and s(H-f)/(H-s), see S. F. Ray, Applied Photographic Optics.
func (c Camera) sharp(at float64) (near, far float64) {
	pixelMM := c.FocalMM / c.focalPX()
	h := c.FocalMM*c.FocalMM/(c.FNumber*pixelMM) + c.FocalMM
	near = at * (h - c.FocalMM) / (h + at - 2*c.FocalMM)
	if far = math.Inf(1); at < h {
		far = at * (h - c.FocalMM) / (h - at)
	}
	return near, far
}

// HiddenMM is the width of the strip of the lid's floor that a wall hides from a lens that hangs outside of it. outside is the lens's
// distance from the wall; 0 or less, over the floor, hides nothing. height is the lens's above the floor, wall the wall's. All in mm.
func HiddenMM(outside, height, wall float64) float64 {
	return max(0, outside) * wall / (height - wall)
}
