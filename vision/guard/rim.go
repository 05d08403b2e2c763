package guard

import (
	"math"

	"quartermaster/calibration"
	"quartermaster/vision/ground"
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

// Rim is the band round the rim of the walls, seen in the plane of the rim; on a board whose walls are lower than dice, in
// that of the upper faces of dice.
type Rim struct {
	z     float64
	w, h  int
	cells []brimCell
	index []int32         // of the cell at each place, row by row; -1: none
	empty [][3]float32    // as the empty board shows them; less than nothing where it does not
	near  [][2][3]float32 // the least and the most of them and of the cells next to each

	home, moved *ground.View // the views whose spots are known, and those
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
func newBrim(board calibration.Board, edge float64) *Rim {
	b := &Rim{z: max(board.WallMM, edge), board: board}
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
func (b *Rim) spotsOf(v *ground.View, edge float64) []int32 {
	if v == b.home {
		return b.spots[0]
	}
	if v != b.moved {
		b.moved, b.spots[1] = v, b.seenBy(v.Camera, edge)
	}
	return b.spots[1]
}

// seenBy lists where a camera sees each cell: brimSpots places in the bytes of a picture, -1 where it does not see it.
func (b *Rim) seenBy(c *calibration.Camera, edge float64) []int32 {
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
func (b *Rim) onRim(side int, along, out float64) (x, y float64) {
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
func (b *Rim) onSide(q *brimCell, edge float64) float64 {
	at := q.y
	if q.zone >= 4 {
		at = q.x
	}
	return (float64(at)+0.5)*edge/brimCells - brimOut*edge
}

// row takes the colours across the rim at one place; less than nothing where it is not seen.
func (b *Rim) row(raw []uint8, c *calibration.Camera, side int, along float64) (out [rimRows][3]float32) {
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

// look takes the mean of the spots of every so manyth cell; what is not seen is less than nothing.
func (b *Rim) look(px []uint8, spots []int32, every int, out [][3]float32) {
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

// ranges are the least and the most that the empty board shows at each cell and next to it.
func (b *Rim) ranges() [][2][3]float32 {
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
func (b *Rim) at(x, y int) int32 {
	if x < 0 || y < 0 || x >= b.w || y >= b.h {
		return -1
	}
	return b.index[y*b.w+x]
}

// NewRim prepares the guard from the raw picture of the empty board.
func NewRim(e *ground.Board, empty opencv.Picture) (*Rim, error) {
	b := newBrim(e.Size, e.Edge)
	b.home, b.spots[0] = e.Home, b.seenBy(e.Home.Camera, e.Edge)
	px, err := empty.Pixels()
	if err != nil {
		return nil, err
	}
	b.empty = make([][3]float32, len(b.cells))
	b.look(px, b.spots[0], 1, b.empty)
	for side := range b.rim {
		long := e.Size.HeightMM
		if side >= 2 {
			long = e.Size.WidthMM
		}
		for along := range int(long) + 1 {
			b.rim[side] = append(b.rim[side], b.row(px, e.Home.Camera, side, float64(along)))
		}
	}
	b.near = b.ranges()
	return b, nil
}
