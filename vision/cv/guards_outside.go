//go:build cgo

package cv

import (
	"math"
	"slices"

	"quartermaster/calibration"
	"quartermaster/vision"
	"quartermaster/vision/opencv"
)

// Whatever lies in the lid is seen through its opening, and whatever lies on the table is seen outside of it: nothing that is
// lower than the rim of the walls hides any of it. So a thing of a die's size and colour that covers the rim lies on it or
// leans over it. An unused die on the table, however near, leaves the rim as it was.

// The band round the rim that is looked at, in edges, and its cells.
const (
	brimCells = 8    // to an edge
	brimIn    = 0.95 // how far the band reaches inwards
	brimOut   = 1.8  // and outwards
	brimSpots = 4    // of the picture to a cell
)

// What counts as a die on the rim, in edges and squares of one.
const (
	brimHits    = 2    // how many of the few cells that are looked at first: a sixth of brimLeast are nearly four
	brimLeast   = 0.35 // how much is seen of it in the band
	brimMost    = 3.2
	brimLong    = 2.1  // how long and how wide it is at most
	brimSlender = 1.9  // how long it is for its width at most
	nextToRim   = 0.25 // how near to the rim's line some of it lies
	rimCovered  = 0.25 // how much of each row of the rim it covers
	brimPaint   = 0.33 // the share of it that has a colour of the set
)

// brim is the band round the rim of the walls, seen in the plane of the rim; on a board whose walls are lower than dice, in
// that of the upper faces of dice.
type brim struct {
	z     float64
	w, h  int
	cells []brimCell
	index []int32         // of the cell at each place, row by row; -1: none
	empty [][3]float32    // as the empty board shows them; less than nothing where it does not
	near  [][2][3]float32 // the least and the most of them and of the cells next to each

	home, moved *view // the views whose spots are known, and those
	spots       [2][]int32

	board calibration.Board
	rim   [4][][rimRows][3]float32 // the rim itself as the empty board shows it: by side, along it in mm, across it
}

// The rim itself is looked at in rows, from rimFrom mm outwards of its line on.
const (
	rimRows = 6
	rimFrom = 0.2
	rimStep = 0.4
	// rimNoise is by how many grey levels a place of the rim may differ from its own colours.
	rimNoise = 20
)

// zones are the inner and the outer half of the band along each of the four sides: what lies there shares its light.
const zones = 8

// brimCell is a cell of the band: its place, how far outwards it lies (mm), and its zone.
type brimCell struct {
	x, y int
	out  float64
	zone int
}

// newBrim lays the cells out.
func newBrim(board calibration.Board, edge float64) *brim {
	b := &brim{z: max(board.WallMM, edge), board: board}
	size := edge / brimCells
	across := func(mm float64) int { return int(math.Ceil((mm + 2*brimOut*edge) / size)) }
	b.w, b.h = across(board.WidthMM), across(board.HeightMM)
	b.index = make([]int32, b.w*b.h)
	for y := range b.h {
		for x := range b.w {
			mx, my := (float64(x)+0.5)*size-brimOut*edge, (float64(y)+0.5)*size-brimOut*edge
			sides := [4]float64{-mx, mx - board.WidthMM, -my, my - board.HeightMM}
			side := 0
			for k, d := range sides {
				if d > sides[side] {
					side = k
				}
			}
			b.index[y*b.w+x] = -1
			out := sides[side]
			if out < -brimIn*edge || out > brimOut*edge {
				continue
			}
			zone := 2 * side
			if out > 0 {
				zone++
			}
			b.index[y*b.w+x] = int32(len(b.cells))
			b.cells = append(b.cells, brimCell{x, y, out, zone})
		}
	}
	return b
}

// spotsOf lists where each cell is seen in a view: see seenBy.
func (b *brim) spotsOf(v *view, edge float64) []int32 {
	if v == b.home {
		return b.spots[0]
	}
	if v != b.moved {
		b.moved, b.spots[1] = v, b.seenBy(v.camera, edge)
	}
	return b.spots[1]
}

// seenBy lists where a camera sees each cell: brimSpots places in the bytes of a picture, -1 where it does not see it.
func (b *brim) seenBy(c *calibration.Camera, edge float64) []int32 {
	size := edge / brimCells
	out := make([]int32, 0, brimSpots*len(b.cells))
	for _, q := range b.cells {
		for k := range brimSpots {
			x := (float64(q.x)+0.25+0.5*float64(k&1))*size - brimOut*edge
			y := (float64(q.y)+0.25+0.5*float64(k>>1))*size - brimOut*edge
			u, v := c.Project(x, y, b.z)
			at := int32(-1)
			if u > 1 && v > 1 && u < float64(c.WidthPX-2) && v < float64(c.HeightPX-2) { // not a number is not
				at = 3 * (int32(v+0.5)*int32(c.WidthPX) + int32(u+0.5))
			}
			out = append(out, at)
		}
	}
	return out
}

// onRim is a place on the rim: on which side, how far along it and how far outwards of its line, mm.
func (b *brim) onRim(side int, along, out float64) (x, y float64) {
	switch side {
	case 0:
		return -out, along
	case 1:
		return b.board.WidthMM + out, along
	case 2:
		return along, -out
	}
	return along, b.board.HeightMM + out
}

// onSide is how far along its side a cell lies, mm.
func (b *brim) onSide(q *brimCell, edge float64) float64 {
	at := q.y
	if q.zone >= 4 {
		at = q.x
	}
	return (float64(at)+0.5)*edge/brimCells - brimOut*edge
}

// row takes the colours across the rim at one place; less than nothing where it is not seen.
func (b *brim) row(raw []uint8, c *calibration.Camera, side int, along float64) (out [rimRows][3]float32) {
	for k := range out {
		x, y := b.onRim(side, along, rimFrom+rimStep*float64(k))
		u, v := c.Project(x, y, b.z)
		for i := range 3 {
			out[k][i] = -1
			if u > 0 && v > 0 && u < float64(c.WidthPX-1) && v < float64(c.HeightPX-1) {
				out[k][i] = float32(raw[3*(int(v+0.5)*c.WidthPX+int(u+0.5))+i])
			}
		}
	}
	return out
}

// covered says whether a thing covers the rim, and does not just lie behind it: whether no row of it along the thing is
// as it was.
func (b *brim) covered(raw []uint8, c *calibration.Camera, t brimThing, gain *[zones][3]float32, edge float64) bool {
	var changed [rimRows]float64
	seen := map[[2]int]bool{}
	for _, i := range t {
		q := &b.cells[i]
		side := q.zone / 2
		along := int(b.onSide(q, edge))
		if math.Abs(q.out) > nextToRim*edge || along < 0 || along >= len(b.rim[side]) || seen[[2]int{side, along}] {
			continue
		}
		seen[[2]int{side, along}] = true
		now, then := b.row(raw, c, side, float64(along)), &b.rim[side][along]
		if now[0][0] < 0 || then[0][0] < 0 || now[rimRows-1][0] < 0 || then[rimRows-1][0] < 0 {
			continue
		}
		for k := 1; k < rimRows-1; k++ {
			g := &gain[q.zone]
			if min(offMixtures(&now[k], &then[k-1], &then[k], g), offMixtures(&now[k], &then[k], &then[k+1], g)) > rimNoise {
				changed[k]++
			}
		}
	}
	return slices.Min(changed[1:rimRows-1]) >= rimCovered*brimCells
}

// offMixtures is how far a colour is from all mixtures of two others under some light, grey levels.
func offMixtures(v, a, b, gain *[3]float32) float32 {
	var along, long float32
	for c := range 3 {
		d := gain[c] * (b[c] - a[c])
		along += d * (v[c] - gain[c]*a[c])
		long += d * d
	}
	t := min(max(along/(long+1), 0), 1)
	var far float32
	for c := range 3 {
		d := v[c] - gain[c]*(a[c]+t*(b[c]-a[c]))
		far += d * d
	}
	return float32(math.Sqrt(float64(far)))
}

// few is every how manyth cell of a row is looked at first, and tells of the light.
const few = 6

// look takes the mean of the spots of every so manyth cell; what is not seen is less than nothing.
func (b *brim) look(px []uint8, spots []int32, every int, out [][3]float32) {
	for i := 0; i < len(out); i += every {
		var sum [3]int
		seen := true
		for _, at := range spots[brimSpots*i : brimSpots*(i+1)] {
			if at < 0 {
				seen = false
				break
			}
			q := px[at : at+3 : at+3]
			sum[0], sum[1], sum[2] = sum[0]+int(q[0]), sum[1]+int(q[1]), sum[2]+int(q[2])
		}
		for c := range 3 {
			if out[i][c] = float32(sum[c]) / brimSpots; !seen {
				out[i][c] = -1
			}
		}
	}
}

// outside says whether a die lies on the rim.
func (b *brim) outside(e *gboard, k *paints, raw opencv.Picture) *vision.Guard {
	spots := b.spotsOf(e.now, e.edge)
	px, err := raw.Pixels()
	if err != nil {
		return nil // a picture without bytes: it has been refused before
	}
	now := make([][3]float32, len(b.cells))
	b.look(px, spots, few, now)
	gain := b.light(now)
	hits := 0
	for _, on := range b.changed(now, &gain, few) {
		if on {
			hits++
		}
	}
	if hits < brimHits {
		return nil
	}
	b.look(px, spots, 1, now)
	changed := b.changed(now, &gain, 1)
	for _, t := range b.things(changed) {
		if b.likeDie(t, now, &gain, e.edge, k) && b.covered(px, e.now.camera, t, &gain, e.edge) {
			return &vision.Guard{Kind: vision.GuardOutside, Text: "A die lies on the wall's rim, or leans over it: put it where it belongs and read again."}
		}
	}
	return nil
}

// light is the light of a picture against that of the empty board, by zone: the median, since most of the rim is free.
func (b *brim) light(now [][3]float32) (gain [zones][3]float32) {
	const steps = 64 // of a ratio of 1
	var count [zones][3][4 * steps]int32
	var n [zones][3]int32
	for i := 0; i < len(now); i += few {
		z := b.cells[i].zone
		for c := range 3 {
			if v, w := now[i][c], b.empty[i][c]; w > 12 && v > 4 && v < 245 {
				count[z][c][min(int(v*steps/w), 4*steps-1)]++
				n[z][c]++
			}
		}
	}
	for z := range gain {
		for c := range 3 {
			gain[z][c] = 1
			if n[z][c] < 10 {
				continue
			}
			half := n[z][c] / 2
			for k, m := range count[z][c] {
				if half -= m; half < 0 {
					gain[z][c] = (float32(k) + 0.5) / steps
					break
				}
			}
		}
	}
	return gain
}

// ranges are the least and the most that the empty board shows at each cell and next to it.
func (b *brim) ranges() [][2][3]float32 {
	out := make([][2][3]float32, len(b.cells))
	for i, q := range b.cells {
		out[i] = [2][3]float32{b.empty[i], b.empty[i]}
		for _, step := range [8][2]int{{-1, -1}, {0, -1}, {1, -1}, {-1, 0}, {1, 0}, {-1, 1}, {0, 1}, {1, 1}} {
			k := b.at(q.x+step[0], q.y+step[1])
			if k < 0 || b.empty[k][0] < 0 {
				continue
			}
			for c, v := range b.empty[k] {
				out[i][0][c], out[i][1][c] = min(out[i][0][c], v), max(out[i][1][c], v)
			}
		}
	}
	return out
}

// at is the cell at a place, or -1.
func (b *brim) at(x, y int) int32 {
	if x < 0 || y < 0 || x >= b.w || y >= b.h {
		return -1
	}
	return b.index[y*b.w+x]
}

// brimNoise is by how many grey levels the same place may differ between two pictures.
const brimNoise = 16

// changed marks, of every so manyth cell, those that show something else than the empty board, and no shadow of something.
func (b *brim) changed(now [][3]float32, gain *[zones][3]float32, every int) []bool {
	out := make([]bool, len(b.cells))
	for i := 0; i < len(now); i += every {
		v, was, g := &now[i], &b.near[i], &gain[b.cells[i].zone]
		if v[0] < 0 || b.empty[i][0] < 0 {
			continue
		}
		for c := range 3 {
			if v[c] < g[c]*was[0][c]-brimNoise || v[c] > g[c]*was[1][c]+brimNoise {
				out[i] = !darker(v, &b.empty[i], g)
				break
			}
		}
	}
	return out
}

// darker says whether a place is what it was under less light.
func darker(now, empty, gain *[3]float32) bool {
	least, most := float32(math.Inf(1)), float32(0)
	for c := range 3 {
		r := (now[c] + 8) / (gain[c]*empty[c] + 8)
		least, most = min(least, r), max(most, r)
	}
	return most < 1 && least > 0.22 && most < 1.3*least
}

// brimThing is a connected thing in the band: its cells.
type brimThing []int32

// things lists what has changed, piece by piece.
func (b *brim) things(changed []bool) []brimThing {
	var out []brimThing
	var stack []int32
	for start := range changed {
		if !changed[start] {
			continue
		}
		var t brimThing
		changed[start] = false
		stack = append(stack[:0], int32(start))
		for len(stack) > 0 {
			i := stack[len(stack)-1]
			stack = stack[:len(stack)-1]
			t = append(t, i)
			q := &b.cells[i]
			for _, step := range [4][2]int{{-1, 0}, {1, 0}, {0, -1}, {0, 1}} {
				if k := b.at(q.x+step[0], q.y+step[1]); k >= 0 && changed[k] {
					changed[k] = false
					stack = append(stack, k)
				}
			}
		}
		out = append(out, t)
	}
	return out
}

// likeDie says whether a thing in the band is as large as a die, has a colour of the set and lies at the rim.
func (b *brim) likeDie(t brimThing, now [][3]float32, gain *[zones][3]float32, edge float64, k *paints) bool {
	const square = brimCells * brimCells
	area := float64(len(t)) / square
	if area < brimLeast || area > brimMost {
		return false
	}
	x0, y0, x1, y1 := b.w, b.h, 0, 0
	near := false
	for _, i := range t {
		q := &b.cells[i]
		x0, y0, x1, y1 = min(x0, q.x), min(y0, q.y), max(x1, q.x), max(y1, q.y)
		if q.out > (brimOut-1.5/brimCells)*edge {
			return false // it goes on beyond the band: somebody's arm
		}
		near = near || math.Abs(q.out) < nextToRim*edge
	}
	wide, high := float64(x1-x0+1), float64(y1-y0+1)
	if !near || max(wide, high) > min(brimLong*brimCells, brimSlender*min(wide, high)) {
		return false
	}
	var best float64
	share := func(sh *shade) {
		n := 0.0
		for _, i := range t {
			g := &gain[b.cells[i].zone]
			var paint [3]float64
			for c := range 3 {
				paint[c] = float64(now[i][c] / max(g[c], 0.05))
			}
			if sh.apart(paint, k.white, dusk(0)) < 1.6 {
				n++
			}
		}
		best = max(best, n/float64(len(t)))
	}
	for i := range k.shades {
		share(&k.shades[i])
	}
	for i := range k.printShades {
		share(&k.printShades[i])
	}
	return best >= brimPaint
}

// watchBrim prepares the guard from the raw picture of the empty board.
func watchBrim(e *gboard, empty opencv.Picture) (*brim, error) {
	b := newBrim(e.board, e.edge)
	b.home, b.spots[0] = e.home, b.seenBy(e.home.camera, e.edge)
	px, err := empty.Pixels()
	if err != nil {
		return nil, err
	}
	b.empty = make([][3]float32, len(b.cells))
	b.look(px, b.spots[0], 1, b.empty)
	for side := range b.rim {
		long := e.board.HeightMM
		if side >= 2 {
			long = e.board.WidthMM
		}
		for along := range int(long) + 1 {
			b.rim[side] = append(b.rim[side], b.row(px, e.home.camera, side, float64(along)))
		}
	}
	b.near = b.ranges()
	return b, nil
}
