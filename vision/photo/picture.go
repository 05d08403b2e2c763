package photo

import (
	"bytes"
	"errors"
	"fmt"
	"image"
	"image/color"
	_ "image/jpeg" // the two formats a camera or a phone sends
	_ "image/png"
	"math"
)

// MostPixels bounds a picture that is decoded: 40 megapixels.
const MostPixels = 40 << 20

// longestSide is the length in pixels to which a picture's longer side is shrunk. Dice on a family's table are still tens of
// pixels wide then, and a larger picture takes no more time than its decoding. Chosen, not fitted.
const longestSide = 1120

// shortestSide is the minimum side of a picture in which a die could be seen.
const shortestSide = 32

// plane is one channel of a picture, row by row.
type plane struct {
	w, h int
	v    []float32
}

func newPlane(w, h int) plane { return plane{w, h, make([]float32, w*h)} }

// at samples the plane by bilinear interpolation. Outside it the nearest value of the border counts.
func (p *plane) at(x, y float64) float32 {
	ix, iy, fx, fy := p.corner(x, y)
	i := iy*p.w + ix
	return (1-fy)*((1-fx)*p.v[i]+fx*p.v[i+1]) + fy*((1-fx)*p.v[i+p.w]+fx*p.v[i+p.w+1])
}

func (p *plane) corner(x, y float64) (ix, iy int, fx, fy float32) {
	x = max(0, min(x, float64(p.w-1)))
	y = max(0, min(y, float64(p.h-1)))
	ix, iy = min(int(x), p.w-2), min(int(y), p.h-2)
	return ix, iy, float32(x - float64(ix)), float32(y - float64(iy))
}

// rgb is a colour: red, green, blue, 0 to 255.
type rgb [3]float32

func (c rgb) minus(d rgb) rgb { return rgb{c[0] - d[0], c[1] - d[1], c[2] - d[2]} }

func (c rgb) dot(d rgb) float32 { return c[0]*d[0] + c[1]*d[1] + c[2]*d[2] }

func (c rgb) length() float32 { return float32(math.Sqrt(float64(c.dot(c)))) }

// picture is a colour picture: planes of red, green and blue, 0 to 255.
type picture struct {
	w, h int
	c    [3]plane
}

func newPicture(w, h int) picture {
	return picture{w, h, [3]plane{newPlane(w, h), newPlane(w, h), newPlane(w, h)}}
}

// at samples the picture by bilinear interpolation.
func (p *picture) at(x, y float64) (out rgb) {
	ix, iy, fx, fy := p.c[0].corner(x, y)
	i := iy*p.w + ix
	a, b, c, d := (1-fx)*(1-fy), fx*(1-fy), (1-fx)*fy, fx*fy
	for k := range 3 {
		v := p.c[k].v
		out[k] = a*v[i] + b*v[i+1] + c*v[i+p.w] + d*v[i+p.w+1]
	}
	return out
}

// decode reads a whole JPEG or PNG and shrinks it to longestSide. shrunk is the number of the file's pixels per pixel.
func decode(data []byte) (p picture, shrunk float64, err error) {
	p, _, v, err := decodePart(data, Part{})
	return p, v.by, err
}

// Part tells where in a picture dice lie, and how large they are about. The zero value tells nothing: dice of all sizes are sought in
// the whole picture.
type Part struct {
	Rect image.Rectangle // pixels of the file; empty: the whole picture
	Edge float64         // usual edge of a die's top face, pixels of the file; 0: unknown
}

// With a known size of the dice the picture is shrunk until their edges have knownEdge pixels, and dice are sought whose edges are
// between leastKnown and mostKnown times as long. At this size the photographs of dice as people own them are read well. Wrongly
// measured dice are up to 1.6 times as large as told. Chosen, not fitted.
const (
	knownEdge  = 32.0
	leastKnown = 0.6
	mostKnown  = 1.9
)

// view converts pixels of a decoded picture to those of its file.
type view struct {
	by   float64 // number of the file's pixels per pixel
	x, y float64 // place of the decoded part in the file
}

// file returns the place in the file of a place in the decoded picture.
func (v view) file(x, y float64) (fx, fy float64) {
	return (x+0.5)*v.by - 0.5 + v.x, (y+0.5)*v.by - 0.5 + v.y
}

// decodePart reads a part of a JPEG or PNG and shrinks it: see Part and longestSide. size is that of the whole file. The header is
// checked before memory is allocated.
func decodePart(data []byte, part Part) (p picture, size image.Point, v view, err error) {
	if len(data) == 0 {
		return p, size, v, errors.New("the picture is empty: take it again")
	}
	head, format, err := image.DecodeConfig(bytes.NewReader(data))
	if err != nil || format != "jpeg" && format != "png" {
		return p, size, v, errors.New("this is no JPEG or PNG picture, or its beginning is damaged: take it again")
	}
	if head.Height > 0 && head.Width > MostPixels/head.Height {
		return p, size, v, fmt.Errorf("the picture has more than 40 megapixels (%d×%d): make it smaller", head.Width, head.Height)
	}
	if min(head.Width, head.Height) < shortestSide {
		return p, size, v, fmt.Errorf("the picture is %d×%d, too small to show a die: take it larger", head.Width, head.Height)
	}
	img, _, err := image.Decode(bytes.NewReader(data))
	if err != nil {
		return p, size, v, fmt.Errorf("the picture cannot be decoded (%w): send it again", err)
	}
	b := img.Bounds()
	whole := b
	if r := part.Rect.Add(b.Min).Intersect(b); min(r.Dx(), r.Dy()) >= shortestSide {
		b = r
	}
	by := max(1, float64(max(b.Dx(), b.Dy()))/longestSide, part.Edge/knownEdge)
	v = view{by, float64(b.Min.X - whole.Min.X), float64(b.Min.Y - whole.Min.Y)}
	return shrink(img, b, by), image.Pt(head.Width, head.Height), v, nil
}

// shrink averages the pixels of a part of an image over the area of each pixel of the result. by is the number of pixels per pixel.
func shrink(img image.Image, b image.Rectangle, by float64) picture {
	w, h := b.Dx(), b.Dy()
	ow, oh := max(2, int(float64(w)/by+0.5)), max(2, int(float64(h)/by+0.5))
	out := newPicture(ow, oh)
	weight := make([]float32, ow*oh)
	row := make([]rgb, w)
	for y := range h {
		readRow(img, b.Min.X, b.Min.Y+y, row)
		oy := min(int(float64(y)/by), oh-1)
		for x, c := range row {
			i := oy*ow + min(int(float64(x)/by), ow-1)
			weight[i]++
			for k := range 3 {
				out.c[k].v[i] += c[k]
			}
		}
	}
	for i, n := range weight {
		if n > 1 {
			for k := range 3 {
				out.c[k].v[i] /= n
			}
		}
	}
	return out
}

// readRow reads one row of any kind of image. The two kinds that JPEG decodes to are read without an allocation for each pixel.
func readRow(img image.Image, x0, y int, row []rgb) {
	switch m := img.(type) {
	case *image.YCbCr:
		for x := range row {
			i, j := m.YOffset(x0+x, y), m.COffset(x0+x, y)
			r, g, b := color.YCbCrToRGB(m.Y[i], m.Cb[j], m.Cr[j])
			row[x] = rgb{float32(r), float32(g), float32(b)}
		}
	case *image.Gray:
		for x := range row {
			v := float32(m.Pix[m.PixOffset(x0+x, y)])
			row[x] = rgb{v, v, v}
		}
	default:
		for x := range row {
			r, g, b, _ := img.At(x0+x, y).RGBA()
			row[x] = rgb{float32(r) / 257, float32(g) / 257, float32(b) / 257}
		}
	}
}

// scaled returns the picture at another scale: by is the number of its pixels per pixel of the result. A smaller picture is
// low-pass filtered first; a larger one is interpolated by cubics.
func (p *picture) scaled(by float64) picture {
	if by < 0.999 {
		return p.enlarged(by)
	}
	w, h := max(2, int(float64(p.w)/by)), max(2, int(float64(p.h)/by))
	out := newPicture(w, h)
	var rows, smooth plane
	if by > 1.05 {
		rows, smooth = newPlane(p.w, p.h), newPlane(p.w, p.h)
	}
	for k := range 3 {
		src := p.c[k]
		if by > 1.05 {
			gaussian(&src, 0.45*math.Sqrt(by*by-1), &rows, &smooth)
			src = smooth
		}
		for y := range h {
			for x := range w {
				out.c[k].v[y*w+x] = src.at((float64(x)+0.5)*by-0.5, (float64(y)+0.5)*by-0.5)
			}
		}
	}
	return out
}

// gaussian blurs a plane; sigma in pixels. It writes the result into out, and overwrites rows. Both have the size of the plane.
func gaussian(p *plane, sigma float64, rows, out *plane) {
	r := max(1, int(math.Ceil(2.6*sigma)))
	kernel := make([]float32, r+1)
	sum := float32(0)
	for i := range kernel {
		kernel[i] = float32(math.Exp(-float64(i*i) / (2 * sigma * sigma)))
		sum += kernel[i]
		if i > 0 {
			sum += kernel[i]
		}
	}
	for i := range kernel {
		kernel[i] /= sum
	}
	// Rows are added as a whole, which is faster.
	clear(rows.v)
	clear(out.v)
	padded := make([]float32, p.w+2*r)
	for y := range p.h {
		row := p.v[y*p.w : (y+1)*p.w]
		for i := range r {
			padded[i], padded[r+p.w+i] = row[0], row[p.w-1]
		}
		copy(padded[r:], row)
		to := rows.v[y*p.w : (y+1)*p.w]
		for i := -r; i <= r; i++ {
			blas.Saxpy(p.w, kernel[max(i, -i)], padded[r+i:r+i+p.w], 1, to, 1)
		}
	}
	for y := range p.h {
		to := out.v[y*p.w : (y+1)*p.w]
		for i := -r; i <= r; i++ {
			from := max(0, min(p.h-1, y+i)) * p.w
			blas.Saxpy(p.w, kernel[max(i, -i)], rows.v[from:from+p.w], 1, to, 1)
		}
	}
}

// enlarged interpolates the picture by cubics (Catmull and Rom, 1974); by is below 1.
func (p *picture) enlarged(by float64) picture {
	w, h := int(float64(p.w)/by), int(float64(p.h)/by)
	out := newPicture(w, h)
	columns, rows := cubics(w, p.w, by), cubics(h, p.h, by)
	wide := make([]float32, w*p.h)
	for k := range 3 {
		src := p.c[k].v
		for y := range p.h {
			row, to := src[y*p.w:(y+1)*p.w], wide[y*w:(y+1)*w]
			for x, c := range columns {
				to[x] = c.weight[0]*row[c.at[0]] + c.weight[1]*row[c.at[1]] + c.weight[2]*row[c.at[2]] + c.weight[3]*row[c.at[3]]
			}
		}
		for y, c := range rows {
			to := out.c[k].v[y*w : (y+1)*w]
			for i, weight := range c.weight {
				blas.Saxpy(w, weight, wide[c.at[i]*w:(c.at[i]+1)*w], 1, to, 1)
			}
			for x, v := range to {
				to[x] = max(0, min(255, v))
			}
		}
	}
	return out
}

// cubic returns the four neighbours of a place between pixels and their weights.
type cubic struct {
	at     [4]int
	weight [4]float32
}

func cubics(n, of int, by float64) []cubic {
	out := make([]cubic, n)
	for i := range out {
		x := (float64(i)+0.5)*by - 0.5
		first := int(math.Floor(x))
		t := float32(x - float64(first))
		c := &out[i]
		c.weight = [4]float32{
			t * (t*(2-t) - 1) / 2, (t*t*(3*t-5) + 2) / 2, t * (t*(4-3*t) + 1) / 2, t * t * (t - 1) / 2,
		}
		for k := range c.at {
			c.at[k] = max(0, min(of-1, first-1+k))
		}
	}
	return out
}
