package guard

import (
	"math"

	"quartermaster/calibration"
	"quartermaster/vision/ground"
	"quartermaster/vision/opencv"
)

// The camera sees things in the lid through its opening, and things on the table outside it. Nothing lower than the rim of the walls hides
// any of the rim. So a thing of a die's size and colour that covers the rim lies on it or leans over it. An unused die on the table,
// however near, leaves the rim visible.

// The band around the rim that is examined, and its cells. Fitted on: unknown.
const (
	bandCells = 8    // cells per edge
	bandIn    = 0.95 // width of the band inwards, edges
	bandOut   = 1.8  // and outwards, edges
	bandSpots = 4    // pixels of the picture that are sampled per cell
)

// Rim is the guard of the rim. It samples a band around the rim of the walls, in the plane of the rim, or in the plane of the top faces of
// dice where the walls are lower than dice.
type Rim struct {
	z     float64
	w, h  int
	cells []bandCell
	index []int32         // index of the cell at each place of a w by h raster, row by row; -1: none
	empty [][3]float32    // colour of each cell on the empty board; negative: not seen
	near  [][2][3]float32 // minimum and maximum of that colour over each cell and its eight neighbours

	home, moved *ground.View // the view of the empty board, and the latest other one
	spots       [2][]int32   // the sampled pixels for each of the two: see seenBy

	board calibration.Board
	rim   [4][][rimRows][3]float32 // colours of the rim itself on the empty board: by side, by mm along it, across it
}

// The rim itself is sampled in rows parallel to it. The first row lies rimFrom mm outside its inner edge, the others rimStep mm apart.
const (
	rimRows = 6
	rimFrom = 0.2
	rimStep = 0.4
	// rimNoise is the maximum difference of an uncovered place of the rim from its own colours, grey levels. Fitted on: unknown.
	rimNoise = 20
)

// zones is the number of zones with a common light: the inner and the outer part of the band along each of the four sides.
const zones = 8

// bandCell is a cell of the band: its place in the raster, its distance outwards from the rim (mm), and its zone.
type bandCell struct {
	x, y int
	out  float64
	zone int
}

// newRim lays out the cells.
func newRim(board calibration.Board, edge float64) *Rim {
	b := &Rim{z: max(board.WallMM, edge), board: board}
	size := edge / bandCells
	across := func(mm float64) int { return int(math.Ceil((mm + 2*bandOut*edge) / size)) }
	b.w, b.h = across(board.WidthMM), across(board.HeightMM)
	b.index = make([]int32, b.w*b.h)
	for y := range b.h {
		for x := range b.w {
			mx, my := (float64(x)+0.5)*size-bandOut*edge, (float64(y)+0.5)*size-bandOut*edge
			sides := [4]float64{-mx, mx - board.WidthMM, -my, my - board.HeightMM}
			side := 0
			for k, d := range sides {
				if d > sides[side] {
					side = k
				}
			}
			b.index[y*b.w+x] = -1
			out := sides[side]
			if out < -bandIn*edge || out > bandOut*edge {
				continue
			}
			zone := 2 * side
			if out > 0 {
				zone++
			}
			b.index[y*b.w+x] = int32(len(b.cells))
			b.cells = append(b.cells, bandCell{x, y, out, zone})
		}
	}
	return b
}

// spotsOf returns the sampled pixels of each cell in a view: see seenBy. The latest result is cached.
func (b *Rim) spotsOf(v *ground.View, edge float64) []int32 {
	if v == b.home {
		return b.spots[0]
	}
	if v != b.moved {
		b.moved, b.spots[1] = v, b.seenBy(v.Camera, edge)
	}
	return b.spots[1]
}

// seenBy returns where a camera sees each cell: bandSpots byte offsets into a picture per cell, -1 for a point outside the picture.
func (b *Rim) seenBy(c *calibration.Camera, edge float64) []int32 {
	size := edge / bandCells
	out := make([]int32, 0, bandSpots*len(b.cells))
	for _, q := range b.cells {
		for k := range bandSpots {
			x := (float64(q.x)+0.25+0.5*float64(k&1))*size - bandOut*edge
			y := (float64(q.y)+0.25+0.5*float64(k>>1))*size - bandOut*edge
			u, v := c.Project(x, y, b.z)
			at := int32(-1)
			if u > 1 && v > 1 && u < float64(c.WidthPX-2) && v < float64(c.HeightPX-2) { // false for NaN
				at = 3 * (int32(v+0.5)*int32(c.WidthPX) + int32(u+0.5))
			}
			out = append(out, at)
		}
	}
	return out
}

// onRim returns the board coordinates (mm) of a place on a side of the rim: along the side, and outwards from its line, in mm.
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

// onSide returns the position of a cell along its side, mm.
func (b *Rim) onSide(q *bandCell, edge float64) float64 {
	at := q.y
	if q.zone >= 4 {
		at = q.x
	}
	return (float64(at)+0.5)*edge/bandCells - bandOut*edge
}

// row samples the colours across the rim at one place; negative where it is not seen.
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

// look computes the mean colour of every every-th cell; negative where a cell is not wholly seen.
func (b *Rim) look(px []uint8, spots []int32, every int, out [][3]float32) {
	for i := 0; i < len(out); i += every {
		var sum [3]int
		seen := true
		for _, at := range spots[bandSpots*i : bandSpots*(i+1)] {
			if at < 0 {
				seen = false
				break
			}
			q := px[at : at+3 : at+3]
			sum[0], sum[1], sum[2] = sum[0]+int(q[0]), sum[1]+int(q[1]), sum[2]+int(q[2])
		}
		for c := range 3 {
			if out[i][c] = float32(sum[c]) / bandSpots; !seen {
				out[i][c] = -1
			}
		}
	}
}

// ranges returns the minimum and maximum colour of the empty board over each cell and its eight neighbours.
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

// at returns the index of the cell at a place of the raster, or -1.
func (b *Rim) at(x, y int) int32 {
	if x < 0 || y < 0 || x >= b.w || y >= b.h {
		return -1
	}
	return b.index[y*b.w+x]
}

// NewRim prepares the guard from the raw picture of the empty board. It returns an error if the picture has no pixels.
func NewRim(e *ground.Board, empty opencv.Picture) (*Rim, error) {
	b := newRim(e.Size, e.Edge)
	b.home, b.spots[0] = e.Calibrated, b.seenBy(e.Calibrated.Camera, e.Edge)
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
			b.rim[side] = append(b.rim[side], b.row(px, e.Calibrated.Camera, side, float64(along)))
		}
	}
	b.near = b.ranges()
	return b, nil
}
