package ground

import (
	"image"
	"math/bits"
	"slices"

	"quartermaster/vision/pixel"
)

// background is the empty board, prepared once for a rig.
type background struct {
	Pic         pixel.Picture
	half        pixel.Picture // at half the size
	coarse      pixel.Picture // subsampled by coarsePX
	limit       []uint8       // tolerance of each pixel of half, grey levels: greater where the print has edges nearby
	coarseLimit []uint8       // tolerance of each pixel of coarse in the first, coarse comparison
	cells       [][3]int32
	now         pixel.Picture // the coarse picture of the last comparison; memory to reuse
	sums        []lightSum    // the same, see localGain
}

// coarseTolerance is the tolerance of a coarse pixel as a multiple of the least tolerance of the four pixels of half
// round it. A coarse pixel is interpolated between those and has more noise. Checked on rigs in good and in poor
// light: all that it hides is specks of noise. Fitted on: unknown.
const coarseTolerance = 1.2

// NewBackground prepares the empty board from a canvas of it, which is rectified as a whole. A pixel's tolerance is 13
// grey levels plus 0.3 of the range of its neighbourhood, so that a shift of a fraction of a pixel is none. Fitted on:
// unknown.
func NewBackground(c *Canvas) (background, error) {
	if err := c.FillAll(); err != nil {
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
	b.coarseLimit = make([]uint8, b.coarse.W*b.coarse.H)
	for i := range b.coarseLimit {
		at := i/b.coarse.W*2*h.W + i%b.coarse.W*2
		b.coarseLimit[i] = uint8(coarseTolerance * float32(min(b.limit[at], b.limit[at+1], b.limit[at+h.W], b.limit[at+h.W+1])))
	}
	return b, nil
}

// cellPX is the side of a cell in which changes are marked, pixels.
const cellPX = 8

// cellsOf is the number of cells in a row and in a column of a picture.
func cellsOf(p *pixel.Picture) (w, h int) { return p.W / cellPX, p.H / cellPX }

// The picture is rectified within so many cells of the cells that differ in the coarse comparison (compareRoom) and of
// those that have really changed (changedRoom, as far as pips are sought and compared with their surroundings).
// Whoever looks farther asks the canvas for it.
const (
	compareRoom = 1
	changedRoom = 4
)

// Compare measures the gain of a picture against the empty board, marks where it shows something else, and rectifies
// it there. If its rendition is not the empty board's, that is removed first, from the raw picture behind the canvas
// as well.
func (b *background) Compare(p *Canvas) (Floor, error) {
	g := Floor{Empty: &b.Pic}
	if err := p.coarse(&b.now); err != nil {
		return g, err
	}
	now, cw, ch := cells(&b.now)
	if g.Rendition = renditionOf(now, b.cells, cw, ch); g.Rendition != (Rendition{}) {
		if err := g.Rendition.remove(p.raw); err != nil {
			return g, err
		}
		p.Reset(p.raw, p.rect)
		if err := p.coarse(&b.now); err != nil {
			return g, err
		}
		now, cw, ch = cells(&b.now)
	}
	g.Gain = boardGain(now, b.cells)
	g.CellsWide, g.CellsHigh = cw, ch
	g.CellGain, b.sums = localGain(now, b.cells, cw, ch, g.Gain, b.sums)
	w, h := cellsOf(&p.Picture)
	p.fillNear(b.coarseChanges(&g, w, h), w, h, compareRoom)
	p.Halve()
	g.Changed = pixel.NewMask(&p.Picture)
	p.eachSquare(func(box image.Rectangle) { b.markChanges(&g, &p.Small, box) })
	g.Changed = g.Changed.Opened()
	if p.rect.Seen != nil {
		g.Changed.Intersect(p.rect.Seen)
	}
	p.fillNear(g.changedCells(w, h), w, h, changedRoom)
	g.Half = p.Small
	return g, p.Err
}

// coarseChanges marks the cells in which the coarse picture differs from the empty board: differing pixels with a differing
// neighbour. Noise hits single pixels, a pip covers two.
func (b *background) coarseChanges(g *Floor, cw, ch int) []bool {
	const side = cellPX / coarsePX
	out := make([]bool, cw*ch)
	w := b.now.W
	rows := make([]bool, 2*(w+2)) // whether each pixel of the previous and of this row differs, with one more at either end
	above, row := rows[:w+2], rows[w+2:]
	const lit = lightPX / coarsePX
	light := make([]tolerance, g.CellsWide) // of this row of light cells
	for y := range ch * side {
		before, to := out[max(y-1, 0)/side*cw:][:cw], out[y/side*cw:][:cw]
		if y%lit == 0 && y/lit < g.CellsHigh {
			for cx := range light {
				light[cx] = toleranceOf(&g.CellGain[y/lit*g.CellsWide+cx])
			}
		}
		now, then, limits := b.now.Px[3*y*w:][:3*w], b.coarse.Px[3*y*w:][:3*w], b.coarseLimit[y*w:][:w]
		for cx := range to {
			cell := &light[min(cx*cellPX/lightPX, g.CellsWide-1)]
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

// markChanges marks the changed pixels within a box of the picture, which is given at half the size.
func (b *background) markChanges(g *Floor, half *pixel.Picture, box image.Rectangle) {
	const side = lightPX / 2
	for y := box.Min.Y / 2; y < box.Max.Y/2; y++ {
		light := g.CellGain[min(y/side, g.CellsHigh-1)*g.CellsWide:][:g.CellsWide]
		now, then := half.Px[3*y*half.W:][:3*half.W], b.half.Px[3*y*half.W:][:3*half.W]
		limits, on := b.limit[y*half.W:][:half.W], g.Changed.Row(y)
		for x0 := box.Min.X / 2; x0 < box.Max.X/2; x0 += side {
			cell := toleranceOf(&light[min(x0/side, g.CellsWide-1)])
			for x := x0; x < min(x0+side, box.Max.X/2); x++ {
				if cell.differs(now[3*x:3*x+3:3*x+3], then[3*x:3*x+3:3*x+3], limits[x]) {
					on[x/pixel.WordBits] |= 1 << (x % pixel.WordBits)
				}
			}
		}
	}
}

// tolerance compares the pixels of a light cell with the empty board under the gain there, in fixed point: 65,536ths
// of a grey level.
type tolerance struct {
	gain [3]int32
	dim  int32 // factor on the limits in less light: contrasts shrink with the light, noise by less
}

// toleranceOf prepares a cell for its gain, which is limited to 100 so that fixed point cannot overflow. The share of
// the limits in less light was fitted on: unknown.
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

// differs says whether a pixel differs from the empty board's by more than a limit (grey levels) in any channel.
func (t *tolerance) differs(now, then []uint8, limit uint8) bool {
	most := t.dim * int32(limit)
	d0 := int32(now[0])<<16 - t.gain[0]*int32(then[0])
	d1 := int32(now[1])<<16 - t.gain[1]*int32(then[1])
	d2 := int32(now[2])<<16 - t.gain[2]*int32(then[2])
	return d0 > most || d0 < -most || d1 > most || d1 < -most || d2 > most || d2 < -most
}

// changedCells marks the cells that hold any changed pixel.
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
