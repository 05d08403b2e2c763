package ground

import (
	"image"
	"math/bits"
	"slices"

	"quartermaster/vision/pixel"
)

// background is the empty board, prepared once for a rig.
type background struct {
	Pic    pixel.Picture
	half   pixel.Picture // at half the size
	coarse pixel.Picture // as the coarse look-up shows it
	limit  []uint8       // by how much a pixel of half may differ: more where the print changes nearby
	hint   []uint8       // by how much one of coarse may, before anything is compared more closely
	cells  [][3]int32
	now    pixel.Picture // the coarse picture that was compared last, to be used again, and so
	sums   []lightSum    // those of its light
}

// hintShare is how great the limit of a coarse pixel is against those of the four of the half picture round it, of which it shows
// what lies between them: it has more noise. On rigs in good and in poor light all that is hidden by it are specks of noise.
const hintShare = 1.2

// NewBackground prepares a canvas with the empty board, of which all is made.
func NewBackground(c *Canvas) (background, error) {
	if err := c.Whole(); err != nil {
		return background{}, err
	}
	p := c.Picture
	b := background{Pic: pixel.Picture{W: p.W, H: p.H, Px: slices.Clone(p.Px)}, half: p.Half()}
	if err := c.coarse(&b.coarse); err != nil {
		return b, err
	}
	b.cells, _, _ = cells(&b.coarse)
	h := &b.half
	b.limit = make([]uint8, h.W*h.H)
	for y := range h.H {
		for x := range h.W {
			var most uint8
			for c := range 3 {
				lo, hi := uint8(255), uint8(0)
				for v := max(0, 2*y-1); v <= min(p.H-1, 2*y+2); v++ {
					for u := max(0, 2*x-1); u <= min(p.W-1, 2*x+2); u++ {
						q := p.Px[3*(v*p.W+u)+c]
						lo, hi = min(lo, q), max(hi, q)
					}
				}
				most = max(most, hi-lo)
			}
			b.limit[y*h.W+x] = uint8(13 + 0.30*float32(most))
		}
	}
	b.hint = make([]uint8, b.coarse.W*b.coarse.H)
	for i := range b.hint {
		at := i/b.coarse.W*2*h.W + i%b.coarse.W*2
		b.hint[i] = uint8(hintShare * float32(min(b.limit[at], b.limit[at+1], b.limit[at+h.W], b.limit[at+h.W+1])))
	}
	return b, nil
}

// cellPX is the side of a cell in which changes are marked, pixels.
const cellPX = 8

// cellsOf is how many cells a picture has each way.
func cellsOf(p *pixel.Picture) (w, h int) { return p.W / cellPX, p.H / cellPX }

// How far round what has changed a picture is made, in cells: where something may have changed, to be compared, and round what
// has as far as pips are sought and told from what lies round them. Who looks farther has the canvas make it.
const (
	compareRoom = 1
	changedRoom = 4
)

// Compare finds the light of a picture against the empty board and where it shows something else, and makes the picture there. A
// rendition that is not the empty board's is taken off, from the raw picture behind the canvas as well.
func (b *background) Compare(p *Canvas) (Floor, error) {
	g := Floor{Print: &b.Pic}
	if err := p.coarse(&b.now); err != nil {
		return g, err
	}
	now, cw, ch := cells(&b.now)
	if g.Render = renditionOf(now, b.cells, cw, ch); g.Render != (Rendition{}) {
		if err := g.Render.takeOff(p.raw); err != nil {
			return g, err
		}
		p.Stretch(p.raw, p.rect)
		if err := p.coarse(&b.now); err != nil {
			return g, err
		}
		now, cw, ch = cells(&b.now)
	}
	g.Gain = boardGain(now, b.cells)
	g.Cw, g.Ch = cw, ch
	g.Local, b.sums = localGain(now, b.cells, cw, ch, g.Gain, b.sums)
	w, h := cellsOf(&p.Picture)
	p.fillNear(b.hinted(&g, w, h), w, h, compareRoom)
	p.Halve()
	g.Changed = pixel.NewMask(&p.Picture)
	p.eachSquare(func(box image.Rectangle) { b.differ(&g, &p.Small, box) })
	g.Changed = g.Changed.Opened()
	p.fillNear(g.changedCells(w, h), w, h, changedRoom)
	g.Half = p.Small
	return g, p.Err
}

// hinted marks the cells in which the coarse picture may show something else than the empty board: pixels that differ and have
// neighbours that do, too. Noise hits single ones, a pip covers two.
func (b *background) hinted(g *Floor, cw, ch int) []bool {
	const side = cellPX / coarsePX
	out := make([]bool, cw*ch)
	w := b.now.W
	rows := make([]bool, 2*(w+2)) // of the row before and of this one: whether a pixel differs, with one beyond either end
	above, row := rows[:w+2], rows[w+2:]
	const lit = lightPX / coarsePX
	light := make([]tolerance, g.Cw) // of the cells of this row
	for y := range ch * side {
		before, to := out[max(y-1, 0)/side*cw:][:cw], out[y/side*cw:][:cw]
		if y%lit == 0 && y/lit < g.Ch {
			for cx := range light {
				light[cx] = toleranceOf(&g.Local[y/lit*g.Cw+cx])
			}
		}
		now, then, limits := b.now.Px[3*y*w:][:3*w], b.coarse.Px[3*y*w:][:3*w], b.hint[y*w:][:w]
		for cx := range to {
			cell := &light[min(cx*cellPX/lightPX, g.Cw-1)]
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
func (b *background) differ(g *Floor, half *pixel.Picture, box image.Rectangle) {
	const side = lightPX / 2
	for y := box.Min.Y / 2; y < box.Max.Y/2; y++ {
		light := g.Local[min(y/side, g.Ch-1)*g.Cw:][:g.Cw]
		now, then := half.Px[3*y*half.W:][:3*half.W], b.half.Px[3*y*half.W:][:3*half.W]
		limits, on := b.limit[y*half.W:][:half.W], g.Changed.Row(y)
		for x0 := box.Min.X / 2; x0 < box.Max.X/2; x0 += side {
			cell := toleranceOf(&light[min(x0/side, g.Cw-1)])
			for x := x0; x < min(x0+side, box.Max.X/2); x++ {
				if cell.differs(now[3*x:3*x+3:3*x+3], then[3*x:3*x+3:3*x+3], limits[x]) {
					on[x/pixel.WordBits] |= 1 << (x % pixel.WordBits)
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
func (g *Floor) changedCells(cw, ch int) []bool {
	const side = cellPX / 2
	out := make([]bool, cw*ch)
	for y := range g.Changed.H {
		to := out[min(y/side, ch-1)*cw:][:cw]
		for k, word := range g.Changed.Row(y) {
			for word != 0 {
				cell := bits.TrailingZeros64(word) / side
				to[min(k*pixel.WordBits/side+cell, cw-1)] = true
				word &^= (1<<side - 1) << (cell * side)
			}
		}
	}
	return out
}
