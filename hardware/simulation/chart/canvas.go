// Package chart paints what is printed: the sea chart on the board's floor, the wood of the table, the cards beside it.
// Everything is drawn by rules from a seed; no picture is copied from anywhere.
package chart

import (
	"image"
	"image/color"
	"image/draw"
	"math"

	"golang.org/x/image/font/gofont/gobolditalic"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
	"golang.org/x/image/vector"
)

// point is a place on the paper, in millimetres.
type point struct{ x, y float64 }

// canvas is a picture that is painted in millimetres.
type canvas struct {
	img *image.RGBA
	ppm float64 // pixels per millimetre
	ras *vector.Rasterizer
}

func newCanvas(widthMM, heightMM, ppm float64) *canvas {
	return &canvas{
		img: image.NewRGBA(image.Rect(0, 0, int(math.Ceil(widthMM*ppm)), int(math.Ceil(heightMM*ppm)))),
		ppm: ppm, ras: vector.NewRasterizer(1, 1),
	}
}

// fill paints the inside of closed outlines (non-zero winding, so outlines of one direction may overlap).
func (c *canvas) fill(col color.NRGBA, outlines ...[]point) {
	minX, minY, maxX, maxY := math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	for _, o := range outlines {
		for _, p := range o {
			minX, maxX = min(minX, p.x*c.ppm), max(maxX, p.x*c.ppm)
			minY, maxY = min(minY, p.y*c.ppm), max(maxY, p.y*c.ppm)
		}
	}
	box := image.Rect(int(math.Floor(minX)), int(math.Floor(minY)), int(math.Ceil(maxX))+1, int(math.Ceil(maxY))+1)
	seen := box.Intersect(c.img.Rect)
	if seen.Empty() {
		return
	}
	c.ras.Reset(seen.Dx(), seen.Dy())
	at := func(p point) (float32, float32) {
		return float32(p.x*c.ppm - float64(seen.Min.X)), float32(p.y*c.ppm - float64(seen.Min.Y))
	}
	for _, o := range outlines {
		if len(o) < 3 {
			continue
		}
		c.ras.MoveTo(at(o[0]))
		for _, p := range o[1:] {
			c.ras.LineTo(at(p))
		}
		c.ras.ClosePath()
	}
	c.ras.DrawOp = draw.Over
	c.ras.Draw(c.img, seen, image.NewUniform(col), image.Point{})
}

// stroke draws a line of some width along points, with round joints.
func (c *canvas) stroke(col color.NRGBA, width float64, closed bool, line ...point) {
	if closed && len(line) > 1 {
		line = append(append([]point(nil), line...), line[0])
	}
	var parts [][]point
	r := width / 2
	sides := max(6, int(width*c.ppm*2))
	for i, p := range line {
		if i+1 < len(line) {
			q := line[i+1]
			dx, dy := q.x-p.x, q.y-p.y
			l := math.Hypot(dx, dy)
			if l == 0 {
				continue
			}
			nx, ny := -dy/l*r, dx/l*r
			parts = append(parts, []point{{p.x - nx, p.y - ny}, {q.x - nx, q.y - ny}, {q.x + nx, q.y + ny}, {p.x + nx, p.y + ny}})
		}
		parts = append(parts, ring(p, r, r, sides))
	}
	c.fill(col, parts...)
}

// dashed draws a broken line along points.
func (c *canvas) dashed(col color.NRGBA, width, dash, gap float64, line []point) {
	pos, on := 0.0, true
	var piece []point
	for i := 0; i+1 < len(line); i++ {
		p, q := line[i], line[i+1]
		l := math.Hypot(q.x-p.x, q.y-p.y)
		for at := 0.0; at < l; {
			limit := dash
			if !on {
				limit = gap
			}
			step := min(limit-pos, l-at)
			a, b := at/l, (at+step)/l
			if on {
				if len(piece) == 0 {
					piece = append(piece, point{p.x + a*(q.x-p.x), p.y + a*(q.y-p.y)})
				}
				piece = append(piece, point{p.x + b*(q.x-p.x), p.y + b*(q.y-p.y)})
			}
			at, pos = at+step, pos+step
			if pos >= limit-1e-9 {
				if on {
					c.stroke(col, width, false, piece...)
					piece = piece[:0]
				}
				on, pos = !on, 0
			}
			if step <= 0 {
				break
			}
		}
	}
}

// ring gives the outline of an ellipse.
func ring(m point, rx, ry float64, n int) []point {
	out := make([]point, n)
	for i := range out {
		s, co := math.Sincos(2 * math.Pi * float64(i) / float64(n))
		out[i] = point{m.x + rx*co, m.y + ry*s}
	}
	return out
}

func (c *canvas) disc(col color.NRGBA, m point, r float64) {
	c.fill(col, ring(m, r, r, max(10, int(r*c.ppm*3))))
}

func (c *canvas) circle(col color.NRGBA, m point, r, width float64) {
	c.stroke(col, width, true, ring(m, r, r, max(16, int(r*c.ppm*2)))...)
}

// arc draws a part of an ellipse, angles in radians.
func (c *canvas) arc(col color.NRGBA, m point, rx, ry, from, to, width float64) {
	const n = 14
	line := make([]point, n)
	for i := range line {
		s, co := math.Sincos(from + (to-from)*float64(i)/(n-1))
		line[i] = point{m.x + rx*co, m.y + ry*s}
	}
	c.stroke(col, width, false, line...)
}

// letters writes a text with its left end at m, turned by an angle; size is the height of a line in millimetres.
// It gives the text's length.
func (c *canvas) letters(col color.NRGBA, m point, size, turn float64, text string) float64 {
	font, err := sfnt.Parse(gobolditalic.TTF)
	if err != nil { // the font is part of the program
		panic(err)
	}
	var buf sfnt.Buffer
	const em = 1000
	ppem := fixed.I(em)
	x := 0.0
	sin, cos := math.Sincos(turn)
	place := func(p fixed.Point26_6) point {
		px, py := (float64(p.X)/64+x)*size/em, float64(p.Y)/64*size/em
		return point{m.x + px*cos - py*sin, m.y + px*sin + py*cos}
	}
	var outlines [][]point
	for _, r := range text {
		glyph, err := font.GlyphIndex(&buf, r)
		if err != nil || glyph == 0 {
			continue
		}
		segments, err := font.LoadGlyph(&buf, glyph, ppem, nil)
		if err != nil {
			continue
		}
		var o []point
		for _, s := range segments {
			switch s.Op {
			case sfnt.SegmentOpMoveTo:
				if len(o) > 2 {
					outlines = append(outlines, o)
				}
				o = []point{place(s.Args[0])}
			case sfnt.SegmentOpLineTo:
				o = append(o, place(s.Args[0]))
			case sfnt.SegmentOpQuadTo:
				a, b, e := o[len(o)-1], place(s.Args[0]), place(s.Args[1])
				for i := 1; i <= 5; i++ {
					t := float64(i) / 5
					u := 1 - t
					o = append(o, point{u*u*a.x + 2*u*t*b.x + t*t*e.x, u*u*a.y + 2*u*t*b.y + t*t*e.y})
				}
			case sfnt.SegmentOpCubeTo:
				o = append(o, place(s.Args[2]))
			}
		}
		if len(o) > 2 {
			outlines = append(outlines, o)
		}
		if adv, err := font.GlyphAdvance(&buf, glyph, ppem, 0); err == nil {
			x += float64(adv) / 64
		}
	}
	if len(outlines) > 0 {
		c.fill(col, outlines...)
	}
	return x * size / em
}
