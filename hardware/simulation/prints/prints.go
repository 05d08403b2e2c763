// Package prints draws the faces of dice that have figures instead of pips, such as a combat die: a number or a star
// on each face. It draws coverage, from 0 (the bare face) to 1 (ink); the caller chooses the colours.
package prints

import (
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"math"
	"math/rand/v2"
	"slices"

	"golang.org/x/image/font"
	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/gofont/gobolditalic"
	"golang.org/x/image/font/gofont/gomediumitalic"
	"golang.org/x/image/font/gofont/gomono"
	"golang.org/x/image/font/gofont/gomonobold"
	"golang.org/x/image/font/gofont/goregular"
	"golang.org/x/image/font/gofont/gosmallcapsitalic"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/math/fixed"
	"golang.org/x/image/vector"
)

// Faces are what the six faces of a combat die show, in the order of their values 1 to 6.
var Faces = [6]string{"2", "4", "6", "8", "10", "star"}

// Names are the available prints.
var Names = []string{"bold", "ring", "frame", "mixed"}

// side is the side of a face, pixels.
const side = 192

// Print is the print of the faces of one die.
type Print struct {
	faces [6]*image.Alpha
}

// New draws a print: "bold" has heavy upright figures and a star of five points, "ring" slanting figures in a ring, a
// bar under the 6 and a hollow star of eight points, "frame" thin figures in a square and a star of three points, and of
// "mixed" the seed chooses all of that, so that one can learn from many prints.
func New(name string, seed uint64) (*Print, error) {
	draw := map[string]func(text string) (*image.Alpha, error){"bold": bold, "ring": ring, "frame": frame, "mixed": mixed(seed)}[name]
	if draw == nil {
		return nil, fmt.Errorf("there is no print %.20q; there are %q", name, Names)
	}
	p := &Print{}
	for i, text := range Faces {
		face, err := draw(text)
		if err != nil {
			return nil, err
		}
		p.faces[i] = face
	}
	return p, nil
}

// Picture is the coverage of a face (value 1 to 6), seen straight from outside the die, its figure upright.
func (p *Print) Picture(value int) *image.Alpha { return p.faces[value-1] }

// Ink is the coverage at a place of a face (value 1 to 6): u to the right and v down from its middle, in edges.
func (p *Print) Ink(value int, u, v float64) float64 {
	x, y := (u+0.5)*side-0.5, (v+0.5)*side-0.5
	face := p.faces[value-1]
	ix, iy := int(math.Floor(x)), int(math.Floor(y))
	if ix < 0 || iy < 0 || ix >= side-1 || iy >= side-1 {
		return 0
	}
	fx, fy := x-float64(ix), y-float64(iy)
	i := iy*face.Stride + ix
	a, b := face.Pix[i:], face.Pix[i+face.Stride:]
	top := float64(a[0])*(1-fx) + float64(a[1])*fx
	low := float64(b[0])*(1-fx) + float64(b[1])*fx
	return (top*(1-fy) + low*fy) / 255
}

func bold(text string) (*image.Alpha, error) {
	face := image.NewAlpha(image.Rect(0, 0, side, side))
	if text == "star" {
		fill(face, star(5, 0.37, 0.15))
		return face, nil
	}
	return face, figure(face, gobold.TTF, text, 0.62)
}

func ring(text string) (*image.Alpha, error) {
	face := image.NewAlpha(image.Rect(0, 0, side, side))
	fill(face, circle(0.41), reversed(circle(0.375)))
	switch text {
	case "star":
		fill(face, star(8, 0.33, 0.2), reversed(star(8, 0.22, 0.13)))
		return face, nil
	case "6": // so that nobody takes it for a 9
		fill(face, bar(0.25))
	}
	return face, figure(face, gomediumitalic.TTF, text, 0.46)
}

func frame(text string) (*image.Alpha, error) {
	face := image.NewAlpha(image.Rect(0, 0, side, side))
	fill(face, square(0.4), reversed(square(0.37)))
	switch text {
	case "star":
		fill(face, star(3, 0.34, 0.09))
		return face, nil
	case "6":
		fill(face, bar(0.31))
	}
	return face, figure(face, gomono.TTF, text, 0.5)
}

// fonts are those of a mixed print.
var fonts = [][]byte{goregular.TTF, gobolditalic.TTF, gomonobold.TTF, gosmallcapsitalic.TTF, gomediumitalic.TTF, gobold.TTF}

// mixed draws as a seed says.
func mixed(seed uint64) func(text string) (*image.Alpha, error) {
	rng := rand.New(rand.NewPCG(seed, 0x91f))
	between := func(low, high float64) float64 { return low + (high-low)*rng.Float64() }
	font, high, edging, wide := fonts[rng.IntN(len(fonts))], between(0.46, 0.64), rng.IntN(4), between(0.012, 0.026)
	points, hollow, sharp := 4+rng.IntN(6), rng.IntN(3) == 0, between(0.4, 0.7)
	barred, shifted := rng.IntN(2) == 0, [2]float64{between(-0.03, 0.03), between(-0.03, 0.03)}
	if edging < 2 {
		high *= 0.8
	}
	return func(text string) (*image.Alpha, error) {
		face := image.NewAlpha(image.Rect(0, 0, side, side))
		switch edging {
		case 0:
			fill(face, circle(0.41), reversed(circle(0.41-wide)))
		case 1:
			fill(face, square(0.4), reversed(square(0.4-wide)))
		}
		if text == "star" {
			outlines := [][][2]float64{star(points, 0.6*high, 0.6*high*sharp)}
			if hollow {
				outlines = append(outlines, reversed(star(points, 0.36*high, 0.36*high*sharp)))
			}
			for _, o := range outlines {
				for i := range o {
					o[i][0], o[i][1] = o[i][0]+shifted[0], o[i][1]+shifted[1]
				}
			}
			fill(face, outlines...)
			return face, nil
		}
		if text == "6" && barred {
			fill(face, bar(high/2+0.02))
		}
		return face, figure(face, font, text, high)
	}
}

// bar is a line under a figure, so far below the middle.
func bar(v float64) [][2]float64 {
	return [][2]float64{{-0.13, v}, {0.13, v}, {0.13, v + 0.04}, {-0.13, v + 0.04}}
}

func square(r float64) [][2]float64 { return [][2]float64{{-r, -r}, {r, -r}, {r, r}, {-r, r}} }

// figure writes a number in the middle of a face; high is the height of its digits, in edges.
func figure(face *image.Alpha, ttf []byte, text string, high float64) error {
	parsed, err := opentype.Parse(ttf)
	if err != nil {
		return err
	}
	size := high * side / 0.72 // digits are so high, of a font's size
	if len(text) > 1 {
		size *= 0.78
	}
	f, err := opentype.NewFace(parsed, &opentype.FaceOptions{Size: size, DPI: 72})
	if err != nil {
		return err
	}
	defer f.Close()
	box, _ := font.BoundString(f, text)
	at := fixed.Point26_6{X: fixed.I(side)/2 - (box.Min.X+box.Max.X)/2, Y: fixed.I(side)/2 - (box.Min.Y+box.Max.Y)/2}
	d := font.Drawer{Dst: face, Src: image.NewUniform(color.Opaque), Face: f, Dot: at}
	d.DrawString(text)
	return nil
}

// fill paints what outlines enclose, in edges from the middle; one that runs the other way cuts a hole.
func fill(face *image.Alpha, outlines ...[][2]float64) {
	z := vector.NewRasterizer(side, side)
	for _, o := range outlines {
		for i, p := range o {
			x, y := float32((p[0]+0.5)*side), float32((p[1]+0.5)*side)
			if i == 0 {
				z.MoveTo(x, y)
			} else {
				z.LineTo(x, y)
			}
		}
		z.ClosePath()
	}
	z.DrawOp = draw.Over
	z.Draw(face, face.Bounds(), image.NewUniform(color.Opaque), image.Point{})
}

func star(points int, outer, inner float64) (out [][2]float64) {
	for i := range 2 * points {
		r := outer
		if i%2 == 1 {
			r = inner
		}
		s, c := math.Sincos(math.Pi * float64(i) / float64(points))
		out = append(out, [2]float64{r * s, -r * c})
	}
	return out
}

func circle(r float64) [][2]float64 { return star(36, r, r) }

func reversed(p [][2]float64) [][2]float64 {
	slices.Reverse(p)
	return p
}
