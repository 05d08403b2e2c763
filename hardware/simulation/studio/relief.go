package studio

// relief is a height field on a lattice: height (mm, below zero where there is nothing), slope and colour.
type relief struct {
	x0, y0, step float64
	w, h         int
	high         []float32 // kept apart from the rest, for rays that only look for the surface
	near         []bool    // whether a block of cells, or one beside it, holds anything
	cells        []reliefCell
	top          float64
}

type reliefCell struct {
	n       [3]float32
	skin    [3]float32
	covered float32
}

// block is the side of the blocks of a relief, in cells.
const block = 16

// survey finds the greatest height and the blocks that hold anything, or lie beside one that does.
func (r *relief) survey() {
	w, h := r.w/block+1, r.h/block+1
	r.near = make([]bool, w*h)
	for i, v := range r.high {
		if v < 0 {
			continue
		}
		r.top = max(r.top, float64(v))
		x, y := i%r.w/block, i/r.w/block
		for b := max(0, y-1); b <= min(h-1, y+1); b++ {
			for a := max(0, x-1); a <= min(w-1, x+1); a++ {
				r.near[b*w+a] = true
			}
		}
	}
}

// empty reports whether nothing is within 16 mm of a place.
func (r *relief) empty(x, y float64) bool {
	i, j := int((x-r.x0)/r.step+block)/block-1, int((y-r.y0)/r.step+block)/block-1 // rounds down below zero too
	w, h := r.w/block+1, r.h/block+1
	if i < -1 || j < -1 || i > w || j > h {
		return true
	}
	return !r.near[min(max(j, 0), h-1)*w+min(max(i, 0), w-1)]
}

// at is the number of the cell under a place of the hand's own plane, and the height there; below zero where nothing is.
func (r *relief) at(x, y float64) (int, float64) {
	u, v := (x-r.x0)/r.step+0.5, (y-r.y0)/r.step+0.5
	if u < 0 || v < 0 || u >= float64(r.w) || v >= float64(r.h) {
		return 0, -1
	}
	i := int(v)*r.w + int(u)
	return i, float64(r.high[i])
}

// nearest is the number of a cell of the hand at or beside a place.
func (r *relief) nearest(x, y float64) int {
	i, high := r.at(x, y)
	if high >= 0 {
		return i
	}
	best := i
	for _, k := range [...]int{1, -1, r.w, -r.w, r.w + 1, r.w - 1, 1 - r.w, -1 - r.w} {
		if j := i + k; j >= 0 && j < len(r.high) && r.high[j] > r.high[best] {
			best = j
		}
	}
	return best
}

// nowhere is the height of an empty cell. It is so low that the interpolated edge of the hand lies about half way to the cell.
const nowhere = -30

// between is the interpolated height at a place; below zero where nothing is.
func (r *relief) between(x, y float64) float64 {
	u, v := (x-r.x0)/r.step, (y-r.y0)/r.step
	if u < 0 || v < 0 || u >= float64(r.w-1) || v >= float64(r.h-1) {
		return -1
	}
	i, j := int(u), int(v)
	tx, ty := float32(u-float64(i)), float32(v-float64(j))
	a := r.high[j*r.w+i:]
	b := r.high[(j+1)*r.w+i:]
	top, low := a[0]+tx*(a[1]-a[0]), b[0]+tx*(b[1]-b[0])
	return float64(top + ty*(low-top))
}
