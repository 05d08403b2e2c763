//go:build cgo

package cv

import (
	"image"
	"math/bits"
	"slices"
)

// ground is what the floor must look like under the light of this picture: the empty board times a gain that
// changes slowly from place to place.
type ground struct {
	print   *picture  // the empty board under its own light
	half    picture   // the picture that was compared, at half the size; where it was halved
	render  rendition // that was taken off the picture
	changed mask      // where the picture differs from it
	gain    [3]float64
	local   [][3]float32 // gain by cell of lightPX
	cw, ch  int
}

// gainAt is the light at a pixel against that of the empty board, for blue, green, red.
func (g *ground) gainAt(x, y float64) [3]float64 {
	c := g.cell(int(x), int(y))
	return [3]float64{float64(c[0]), float64(c[1]), float64(c[2])}
}

func (g *ground) cell(x, y int) *[3]float32 {
	return &g.local[min(max(y/lightPX, 0), g.ch-1)*g.cw+min(max(x/lightPX, 0), g.cw-1)]
}

// at is the floor's colour under this light at a place, blue, green, red.
func (g *ground) at(x, y float64) (b, gr, r float32) {
	c := g.cell(int(x), int(y))
	b, gr, r = g.print.at(x, y)
	return capped(b * c[0]), capped(gr * c[1]), capped(r * c[2])
}

// pixel is the floor's colour under this light at a pixel of the picture.
func (g *ground) pixel(x, y int) [3]float32 {
	c := g.cell(x, y)
	q := g.print.px[3*(y*g.print.w+x):][:3]
	return [3]float32{capped(level[q[0]] * c[0]), capped(level[q[1]] * c[1]), capped(level[q[2]] * c[2])}
}

// capped is a grey level that a camera can show.
func capped(v float32) float32 {
	if v > 255 {
		return 255
	}
	return v
}

// background is the empty board, prepared once for a rig.
type background struct {
	pic    picture
	half   picture // at half the size
	coarse picture // as the coarse look-up shows it
	limit  []uint8 // by how much a pixel of half may differ: more where the print changes nearby
	hint   []uint8 // by how much one of coarse may, before anything is compared more closely
	cells  [][3]int32
	now    picture    // the coarse picture that was compared last, to be used again, and so
	sums   []lightSum // those of its light
}

// hintShare is how great the limit of a coarse pixel is against those of the four of the half picture round it, of which it shows
// what lies between them: it has more noise. On rigs in good and in poor light all that is hidden by it are specks of noise.
const hintShare = 1.2

// newBackground prepares a canvas with the empty board, of which all is made.
func newBackground(c *canvas) (background, error) {
	if err := c.whole(); err != nil {
		return background{}, err
	}
	p := c.picture
	b := background{pic: picture{p.w, p.h, slices.Clone(p.px)}, half: p.half()}
	if err := c.coarse(&b.coarse); err != nil {
		return b, err
	}
	b.cells, _, _ = cells(&b.coarse)
	h := &b.half
	b.limit = make([]uint8, h.w*h.h)
	for y := range h.h {
		for x := range h.w {
			var most uint8
			for c := range 3 {
				lo, hi := uint8(255), uint8(0)
				for v := max(0, 2*y-1); v <= min(p.h-1, 2*y+2); v++ {
					for u := max(0, 2*x-1); u <= min(p.w-1, 2*x+2); u++ {
						q := p.px[3*(v*p.w+u)+c]
						lo, hi = min(lo, q), max(hi, q)
					}
				}
				most = max(most, hi-lo)
			}
			b.limit[y*h.w+x] = uint8(13 + 0.30*float32(most))
		}
	}
	b.hint = make([]uint8, b.coarse.w*b.coarse.h)
	for i := range b.hint {
		at := i/b.coarse.w*2*h.w + i%b.coarse.w*2
		b.hint[i] = uint8(hintShare * float32(min(b.limit[at], b.limit[at+1], b.limit[at+h.w], b.limit[at+h.w+1])))
	}
	return b, nil
}

// cellPX is the side of a cell in which changes are marked, pixels.
const cellPX = 8

// cellsOf is how many cells a picture has each way.
func cellsOf(p *picture) (w, h int) { return p.w / cellPX, p.h / cellPX }

// How far round what has changed a picture is made, in cells: where something may have changed, to be compared, and round what
// has as far as pips are sought and told from what lies round them. Who looks farther has the canvas make it.
const (
	compareRoom = 1
	changedRoom = 4
)

// compare finds the light of a picture against the empty board and where it shows something else, and makes the picture there. A
// rendition that is not the empty board's is taken off, from the raw picture behind the canvas as well.
func (b *background) compare(p *canvas) (ground, error) {
	g := ground{print: &b.pic}
	if err := p.coarse(&b.now); err != nil {
		return g, err
	}
	now, cw, ch := cells(&b.now)
	if g.render = renditionOf(now, b.cells, cw, ch); g.render != (rendition{}) {
		if err := g.render.takeOff(p.raw); err != nil {
			return g, err
		}
		p.stretch(p.raw, p.rect)
		if err := p.coarse(&b.now); err != nil {
			return g, err
		}
		now, cw, ch = cells(&b.now)
	}
	g.gain = boardGain(now, b.cells)
	g.cw, g.ch = cw, ch
	g.local, b.sums = localGain(now, b.cells, cw, ch, g.gain, b.sums)
	w, h := cellsOf(&p.picture)
	p.fillNear(b.hinted(&g, w, h), w, h, compareRoom)
	p.halve()
	g.changed = newMask(&p.picture)
	p.eachSquare(func(box image.Rectangle) { b.differ(&g, &p.small, box) })
	g.changed = g.changed.opened()
	p.fillNear(g.changedCells(w, h), w, h, changedRoom)
	g.half = p.small
	return g, p.err
}

// hinted marks the cells in which the coarse picture may show something else than the empty board: pixels that differ and have
// neighbours that do, too. Noise hits single ones, a pip covers two.
func (b *background) hinted(g *ground, cw, ch int) []bool {
	const side = cellPX / coarsePX
	out := make([]bool, cw*ch)
	w := b.now.w
	rows := make([]bool, 2*(w+2)) // of the row before and of this one: whether a pixel differs, with one beyond either end
	above, row := rows[:w+2], rows[w+2:]
	const lit = lightPX / coarsePX
	light := make([]tolerance, g.cw) // of the cells of this row
	for y := range ch * side {
		before, to := out[max(y-1, 0)/side*cw:][:cw], out[y/side*cw:][:cw]
		if y%lit == 0 && y/lit < g.ch {
			for cx := range light {
				light[cx] = toleranceOf(&g.local[y/lit*g.cw+cx])
			}
		}
		now, then, limits := b.now.px[3*y*w:][:3*w], b.coarse.px[3*y*w:][:3*w], b.hint[y*w:][:w]
		for cx := range to {
			cell := &light[min(cx*cellPX/lightPX, g.cw-1)]
			for x := cx * side; x < (cx+1)*side; x++ {
				row[x+1] = cell.differs(now[3*x:3*x+3:3*x+3], then[3*x:3*x+3:3*x+3], limits[x])
			}
		}
		for x, on := range row[1 : cw*side+1] {
			if !on {
				continue
			}
			if row[x] {
				to[x/side], to[(x-1)/side] = true, true
			}
			for u := max(x-1, 0); u <= min(x+1, cw*side-1); u++ {
				if above[u+1] {
					to[x/side], before[u/side] = true, true
				}
			}
		}
		above, row = row, above
	}
	return out
}

// differ marks the changes within a part of a picture, which is given at half the size.
func (b *background) differ(g *ground, half *picture, box image.Rectangle) {
	const side = lightPX / 2
	for y := box.Min.Y / 2; y < box.Max.Y/2; y++ {
		light := g.local[min(y/side, g.ch-1)*g.cw:][:g.cw]
		now, then := half.px[3*y*half.w:][:3*half.w], b.half.px[3*y*half.w:][:3*half.w]
		limits, on := b.limit[y*half.w:][:half.w], g.changed.row(y)
		for x0 := box.Min.X / 2; x0 < box.Max.X/2; x0 += side {
			cell := toleranceOf(&light[min(x0/side, g.cw-1)])
			for x := x0; x < min(x0+side, box.Max.X/2); x++ {
				if cell.differs(now[3*x:3*x+3:3*x+3], then[3*x:3*x+3:3*x+3], limits[x]) {
					on[x/wordBits] |= 1 << (x % wordBits)
				}
			}
		}
	}
}

// tolerance tells of the pixels of a cell whether they differ from the empty board's under the light there. It counts in 65,536ths
// of a grey level.
type tolerance struct {
	gain [3]int32
	dim  int32 // what is left of the limits in less light: everything differs by less there, noise a little more than that
}

// toleranceOf prepares a cell under a light; more than a hundredfold is none.
func toleranceOf(gain *[3]float32) (t tolerance) {
	const one = 1 << 16
	for c, g := range gain {
		if g > 100 {
			g = 100
		}
		t.gain[c] = int32(one * g)
	}
	t.dim = one
	if light := (gain[0] + gain[1] + gain[2]) / 3; light < 1 {
		t.dim = int32(one * (0.3 + 0.7*light))
	}
	return t
}

// differs says whether a pixel differs from the empty board's by more than a limit, in grey levels.
func (t *tolerance) differs(now, then []uint8, limit uint8) bool {
	most := t.dim * int32(limit)
	d0 := int32(now[0])<<16 - t.gain[0]*int32(then[0])
	d1 := int32(now[1])<<16 - t.gain[1]*int32(then[1])
	d2 := int32(now[2])<<16 - t.gain[2]*int32(then[2])
	return d0 > most || d0 < -most || d1 > most || d1 < -most || d2 > most || d2 < -most
}

// changedCells marks the cells in which anything has changed.
func (g *ground) changedCells(cw, ch int) []bool {
	const side = cellPX / 2
	out := make([]bool, cw*ch)
	for y := range g.changed.h {
		to := out[min(y/side, ch-1)*cw:][:cw]
		for k, word := range g.changed.row(y) {
			for word != 0 {
				cell := bits.TrailingZeros64(word) / side
				to[min(k*wordBits/side+cell, cw-1)] = true
				word &^= (1<<side - 1) << (cell * side)
			}
		}
	}
	return out
}
