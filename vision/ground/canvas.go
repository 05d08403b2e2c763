package ground

import (
	"image"
	"slices"

	"quartermaster/vision/opencv"
	"quartermaster/vision/pixel"
)

// Canvas is a rectified picture of which squares are made (rectified) on demand. Most of a board is empty, and
// rectifying all of it would take a quarter of the time of a reading. Pixels that are not made are undefined.
type Canvas struct {
	pixel.Picture
	Small    pixel.Picture // at half the size; see its method Halve
	raw      opencv.Picture
	rect     *Rectifier
	made     []bool            // which squares are made, row by row
	wide     int               // squares in a row
	Complete bool              // every square is made
	spots    []image.Rectangle // boxes that FillUnmarked made
	Err      error             // the first error
}

// patchPX is the side of the squares of a canvas, pixels.
const patchPX = 32

// Reset sets the raw picture behind the canvas and its rectifier; nothing is made yet. Memory is reused.
func (c *Canvas) Reset(raw opencv.Picture, rect *Rectifier) {
	w, h := rect.Full.W, rect.Full.H
	if c.W != w || c.H != h {
		c.Picture = pixel.Picture{W: w, H: h, Px: make([]uint8, 3*w*h)}
		c.Small = pixel.Picture{W: w / 2, H: h / 2, Px: make([]uint8, 3*(w/2)*(h/2))}
		c.wide = (w + patchPX - 1) / patchPX
		c.made = make([]bool, c.wide*((h+patchPX-1)/patchPX))
	}
	c.raw, c.rect, c.Complete, c.Err = raw, rect, false, nil
	clear(c.made)
	c.spots = c.spots[:0]
}

// Fill makes a box of the picture. The box is widened to a multiple of 16 pixels: OpenCV's remap does 16 at once, and
// a remainder is slower than a whole.
func (c *Canvas) Fill(box image.Rectangle) {
	box.Max.X += -box.Dx() & 15
	if box = box.Intersect(image.Rect(0, 0, c.W, c.H)); box.Empty() || c.Complete || c.Err != nil {
		return
	}
	c.Err = c.rect.Full.apply(c.raw, c.Picture, box)
}

// FillUnmarked makes a box of the picture without marking its squares as made, unless it lies in a box that FillUnmarked has made
// already.
func (c *Canvas) FillUnmarked(box image.Rectangle) {
	if !slices.ContainsFunc(c.spots, box.In) {
		c.Fill(box)
		c.spots = append(c.spots, box)
	}
}

// fillNear makes the squares that have a marked cell (of cellPX pixels) within so many cells.
func (c *Canvas) fillNear(cells []bool, cw, ch, reach int) {
	const side = patchPX / cellPX
	need := make([]bool, len(c.made))
	for y := range ch {
		for x, on := range cells[y*cw:][:cw] {
			if !on {
				continue
			}
			for v := max(y-reach, 0) / side; v <= min((y+reach)/side, len(c.made)/c.wide-1); v++ {
				for u := max(x-reach, 0) / side; u <= min((x+reach)/side, c.wide-1); u++ {
					need[v*c.wide+u] = true
				}
			}
		}
	}
	c.fillSquares(need)
}

// FillNear makes the squares that lie within so many pixels of a place, each way.
func (c *Canvas) FillNear(x, y, reach float64) {
	if c.Complete {
		return
	}
	from, to := max(int(x-reach), 0)/patchPX, min(max(int(x+reach), 0)/patchPX, c.wide-1)
	for v := max(int(y-reach), 0) / patchPX; v <= min(max(int(y+reach), 0)/patchPX, len(c.made)/c.wide-1); v++ {
		row := c.made[v*c.wide:][:c.wide]
		for u := from; u <= to; u++ {
			if !row[u] {
				row[u] = true
				c.Fill(image.Rect(u*patchPX, v*patchPX, (u+1)*patchPX, (v+1)*patchPX))
			}
		}
	}
}

// FillAll makes all squares.
func (c *Canvas) FillAll() error {
	need := make([]bool, len(c.made))
	for i := range need {
		need[i] = true
	}
	c.fillSquares(need)
	c.Complete = true
	return c.Err
}

// fillSquares makes the needed squares that are not made yet, neighbours in a row with one call.
func (c *Canvas) fillSquares(need []bool) {
	for i := 0; i < len(need); i++ {
		from := i
		for i < len(need) && i/c.wide == from/c.wide && need[i] && !c.made[i] {
			c.made[i] = true
			i++
		}
		if i == from {
			continue
		}
		box := image.Rect(from%c.wide*patchPX, from/c.wide*patchPX, ((i-1)%c.wide+1)*patchPX, (from/c.wide+1)*patchPX)
		c.Fill(box)
		i--
	}
}

// Halve makes Small where squares are made.
func (c *Canvas) Halve() {
	c.eachSquare(func(box image.Rectangle) { c.HalveInto(box, c.Small) })
}

// eachSquare calls fn with the box of each square that is made.
func (c *Canvas) eachSquare(fn func(box image.Rectangle)) {
	for i, made := range c.made {
		if made {
			x, y := i%c.wide*patchPX, i/c.wide*patchPX
			fn(image.Rect(x, y, min(x+patchPX, c.W), min(y+patchPX, c.H)))
		}
	}
}

// coarse rectifies the whole canvas at every coarsePX-th pixel, into memory that may hold an older picture.
func (c *Canvas) coarse(to *pixel.Picture) error {
	l := &c.rect.coarse
	if to.W != l.W || to.H != l.H {
		*to = pixel.Picture{W: l.W, H: l.H, Px: make([]uint8, 3*l.W*l.H)}
	}
	return l.apply(c.raw, *to, image.Rect(0, 0, l.W, l.H))
}

// PlainCanvas is the canvas of a picture that is rectified already.
func PlainCanvas(p pixel.Picture) (*Canvas, error) {
	var r Rectifier
	if err := r.makeLookups(p.W, p.H, func(u, v float64) (float64, float64) { return u, v }); err != nil {
		return nil, err
	}
	raw, err := opencv.FromPixels(p.W, p.H, p.Px)
	if err != nil {
		return nil, err
	}
	var c Canvas
	c.Reset(raw, &r)
	return &c, nil
}
