//go:build cgo

package cv

import (
	"image"
	"slices"

	"quartermaster/vision/opencv"
)

// canvas is a rectified picture of which only what somebody looks at is made: most of a board is empty, and looking up all
// of it would be a quarter of the work of reading. What is not made has no meaning.
type canvas struct {
	picture
	small picture // at half the size, where it was halved
	raw   opencv.Picture
	rect  *rectifier
	made  []bool            // the squares, row by row
	wide  int               // squares in a row
	all   bool              // the squares are made
	spots []image.Rectangle // see spot
	err   error             // the first that was met
}

// patchPX is the side of the squares of a canvas, pixels.
const patchPX = 32

// stretch puts a raw picture behind the canvas, as a rectifier looks it up. The memory of the one before is used again.
func (c *canvas) stretch(raw opencv.Picture, rect *rectifier) {
	w, h := rect.full.w, rect.full.h
	if c.w != w || c.h != h {
		c.picture = picture{w, h, make([]uint8, 3*w*h)}
		c.small = picture{w / 2, h / 2, make([]uint8, 3*(w/2)*(h/2))}
		c.wide = (w + patchPX - 1) / patchPX
		c.made = make([]bool, c.wide*((h+patchPX-1)/patchPX))
	}
	c.raw, c.rect, c.all, c.err = raw, rect, false, nil
	clear(c.made)
	c.spots = c.spots[:0]
}

// fill makes a part of the picture, and up to fifteen pixels to the right of it: as many are looked up at once, and less than
// that one by one.
func (c *canvas) fill(box image.Rectangle) {
	box.Max.X += -box.Dx() & 15
	if box = box.Intersect(image.Rect(0, 0, c.w, c.h)); box.Empty() || c.all || c.err != nil {
		return
	}
	c.err = c.rect.full.apply(c.raw, c.picture, box)
}

// spot makes a part of the picture for somebody who looks at that alone, unless it lies in one that was made for another.
func (c *canvas) spot(box image.Rectangle) {
	if !slices.ContainsFunc(c.spots, box.In) {
		c.fill(box)
		c.spots = append(c.spots, box)
	}
}

// fillNear makes the squares with cells of cellPX pixels that are marked, or have any that is within so many cells.
func (c *canvas) fillNear(cells []bool, cw, ch, reach int) {
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

// near makes the squares within so many pixels of a place, each way, that are not made yet.
func (c *canvas) near(x, y, reach float64) {
	if c.all {
		return
	}
	from, to := max(int(x-reach), 0)/patchPX, min(max(int(x+reach), 0)/patchPX, c.wide-1)
	for v := max(int(y-reach), 0) / patchPX; v <= min(max(int(y+reach), 0)/patchPX, len(c.made)/c.wide-1); v++ {
		row := c.made[v*c.wide:][:c.wide]
		for u := from; u <= to; u++ {
			if !row[u] {
				row[u] = true
				c.fill(image.Rect(u*patchPX, v*patchPX, (u+1)*patchPX, (v+1)*patchPX))
			}
		}
	}
}

// whole makes all that is not made yet.
func (c *canvas) whole() error {
	need := make([]bool, len(c.made))
	for i := range need {
		need[i] = true
	}
	c.fillSquares(need)
	c.all = true
	return c.err
}

// fillSquares makes the squares of some that are not made yet, neighbours at once.
func (c *canvas) fillSquares(need []bool) {
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
		c.fill(box)
		i--
	}
}

// halve makes the picture at half the size where squares are made.
func (c *canvas) halve() {
	c.eachSquare(func(box image.Rectangle) { c.halved(box, c.small) })
}

// eachSquare calls fn with each part of a picture that is made.
func (c *canvas) eachSquare(fn func(box image.Rectangle)) {
	for i, made := range c.made {
		if made {
			x, y := i%c.wide*patchPX, i/c.wide*patchPX
			fn(image.Rect(x, y, min(x+patchPX, c.w), min(y+patchPX, c.h)))
		}
	}
}

// coarse is the coarse picture of all of the canvas, into memory that may hold an older one.
func (c *canvas) coarse(to *picture) error {
	l := &c.rect.coarse
	if to.w != l.w || to.h != l.h {
		*to = picture{l.w, l.h, make([]uint8, 3*l.w*l.h)}
	}
	return l.apply(c.raw, *to, image.Rect(0, 0, l.w, l.h))
}

// plainCanvas is the canvas of a picture that is rectified already.
func plainCanvas(p picture) (*canvas, error) {
	var r rectifier
	if err := r.lay(p.w, p.h, func(u, v float64) (float64, float64) { return u, v }); err != nil {
		return nil, err
	}
	raw, err := opencv.FromPixels(p.w, p.h, p.px)
	if err != nil {
		return nil, err
	}
	var c canvas
	c.stretch(raw, &r)
	return &c, nil
}
