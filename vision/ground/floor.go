package ground

import (
	"math"

	"quartermaster/vision/pixel"
)

// Floor is the appearance of the empty floor under the light of one picture: the empty board times a gain that varies
// slowly over the board.
type Floor struct {
	Empty                *pixel.Picture // the empty board under its own light
	Half                 pixel.Picture  // the compared picture at half the size; valid where its squares were rectified
	Rendition            Rendition      // that was removed from the picture
	Changed              pixel.Mask     // where the picture differs from the floor
	Gain                 [3]float64     // median over the board: blue, green, red
	CellGain             [][3]float32   // gain of each cell of lightPX, row by row
	CellsWide, CellsHigh int            // cells in a row and in a column
}

// GainAt is the gain at a pixel: the light as a multiple of the empty board's, for blue, green, red.
func (g *Floor) GainAt(x, y float64) [3]float64 {
	c := g.cell(int(x), int(y))
	return [3]float64{float64(c[0]), float64(c[1]), float64(c[2])}
}

func (g *Floor) cell(x, y int) *[3]float32 {
	return &g.CellGain[min(max(y/lightPX, 0), g.CellsHigh-1)*g.CellsWide+min(max(x/lightPX, 0), g.CellsWide-1)]
}

// At is the floor's colour at a place under this light, interpolated: blue, green, red.
func (g *Floor) At(x, y float64) (b, gr, r float32) {
	c := g.cell(int(x), int(y))
	b, gr, r = g.Empty.At(x, y)
	return capped(b * c[0]), capped(gr * c[1]), capped(r * c[2])
}

// Pixel is the floor's colour at a pixel under this light: blue, green, red.
func (g *Floor) Pixel(x, y int) [3]float32 {
	c := g.cell(x, y)
	q := g.Empty.Px[3*(y*g.Empty.W+x):][:3]
	return [3]float32{capped(pixel.Level[q[0]] * c[0]), capped(pixel.Level[q[1]] * c[1]), capped(pixel.Level[q[2]] * c[2])}
}

// capped limits a grey level to what a camera can show.
func capped(v float32) float32 {
	if v > 255 {
		return 255
	}
	return v
}

// Limits of the change of light since the empty board was taken: of its mean, and of its standard deviation over the
// board, as shares. Fitted on 400 throws in unchanged light (at most 0.05 and 0.024) and 14 under another lamp (each
// above one of the two).
const (
	relitMean = 0.07
	relitSD   = 0.03
)

// Relit says whether the lamps have changed since the empty board was taken. Dice then cast other shadows than the
// taught ones.
func (g *Floor) Relit() bool {
	for _, v := range g.Gain {
		if math.Abs(v-1) > relitMean {
			return true
		}
	}
	var sum, squares float64
	for i := range g.CellGain {
		c := &g.CellGain[i]
		v := float64(c[0]+c[1]+c[2]) / 3
		sum, squares = sum+v, squares+v*v
	}
	n := float64(len(g.CellGain))
	return squares/n-sum*sum/(n*n) > relitSD*relitSD
}
