package drawn

import (
	"image"
	"math"
	"testing"

	"quartermaster/calibration"
	"quartermaster/vision/pixel"
)

// Emblems are figures that tests print on faces: the coverage of ink, 0 to 1, at a place of the face (edges from its
// middle).
var Emblems = map[string]func(a, b float64) float64{
	"bar": func(a, b float64) float64 {
		return (0.07-math.Abs(a-0.08))*pixel.EdgePX + min(0, (0.24-math.Abs(b))*pixel.EdgePX)
	},
	"cross": func(a, b float64) float64 {
		return (0.06-min(math.Abs(a), math.Abs(b-0.1)))*pixel.EdgePX + min(0, (0.26-max(math.Abs(a), math.Abs(b)))*pixel.EdgePX)
	},
	"ring": func(a, b float64) float64 { return (0.05 - math.Abs(math.Hypot(a, b)-0.2)) * pixel.EdgePX },
	"hook": func(a, b float64) float64 {
		return max((0.06-math.Abs(a+0.12))*pixel.EdgePX+min(0, (0.24-math.Abs(b))*pixel.EdgePX), (0.06-math.Abs(b-0.18))*pixel.EdgePX+min(0, (0.16-math.Abs(a-0.02))*pixel.EdgePX))
	},
	"star": func(a, b float64) float64 { // the same after each eighth of a turn
		return (0.17 + 0.07*math.Cos(8*math.Atan2(b, a)) - math.Hypot(a, b)) * pixel.EdgePX
	},
	"tripod": func(a, b float64) float64 { // the same after each third of a turn
		return (0.17 + 0.09*math.Cos(3*math.Atan2(b, a)) - math.Hypot(a, b)) * pixel.EdgePX
	},
	"five": func(a, b float64) float64 { // the same after each fifth of a turn
		return (0.2 + 0.08*math.Cos(5*math.Atan2(b, a)) - math.Hypot(a, b)) * pixel.EdgePX
	},
	"nothing": func(_, _ float64) float64 { return 0 },
}

// Emblem draws a die's face with a figure.
func (p Paper) Emblem(at pixel.Pose, name string, face, ink [3]float64) {
	p.Fill(face, Square(at, 0.5))
	p.Fill(ink, func(x, y float64) float64 { return Emblems[name](at.Local(x, y)) })
}

// ShownFace is a face as it is taught.
func ShownFace(t testing.TB, face, emblem string, yaw float64) calibration.Face {
	t.Helper()
	p := NewPaper(calibration.FacePX, calibration.FacePX, [3]float64{120, 90, 40})
	const middle = (calibration.FacePX - 1) / 2.0
	p.Emblem(pixel.Pose{X: middle, Y: middle, Yaw: yaw}, emblem, [3]float64{190, 220, 230}, [3]float64{40, 30, 30})
	return calibration.Face{Face: face, Picture: calibration.Picture{Format: calibration.PNG, Data: PNG(t, Image(&p.Picture))}}
}

// Image is a picture as Go's encoders take it.
func Image(p *pixel.Picture) image.Image {
	im := image.NewRGBA(image.Rect(0, 0, p.W, p.H))
	for i := range p.W * p.H {
		im.Pix[4*i], im.Pix[4*i+1], im.Pix[4*i+2], im.Pix[4*i+3] = p.Px[3*i+2], p.Px[3*i+1], p.Px[3*i], 255
	}
	return im
}

// EmblemDie is a die of four figures as it is taught.
func EmblemDie(t testing.TB) *calibration.Colour {
	t.Helper()
	c := calibration.Colour{Name: "combat"}
	for _, name := range []string{"bar", "cross", "ring", "hook"} {
		c.Faces = append(c.Faces, ShownFace(t, name, name, 0))
	}
	return &c
}
