package measure

import (
	"image"
	"math"
	"slices"

	"quartermaster/calibration"
)

// ProposeCorners finds the floor's corners without taps. A doubtful proposal is a place to begin dragging at; where nothing
// like a lid is seen, it is a rectangle in the picture's middle.
func ProposeCorners(picture image.Image, board calibration.Board, lens *calibration.Camera) Snapped {
	return propose(bitmapOf(picture), board, lens)
}

func propose(im *bitmap, board calibration.Board, lens *calibration.Camera) Snapped {
	const coarseHeight = 300 // px: in a small picture, the strips reach far
	by := max(1, min(im.w, im.h)/coarseHeight)
	small := im.shrunk(by)
	smallLens := lens
	if lens != nil {
		l := shrunkLens(*lens, by)
		smallLens = &l
	}
	best := Snapped{Corners: middle(im.w, im.h, board, 0.7), Doubt: DoubtUnseen}
	var tried [][4][2]float64
	for _, share := range []float64{0.8, 0.64, 0.94, 0.5} { // the likeliest size first
		for n, g := range newSight(small, board, middle(small.w, small.h, board, share), smallLens).all() {
			c := cornersOf(&g.camera, board)
			if n == 3 || g.score < leastProposed {
				break
			}
			if slices.ContainsFunc(tried, func(o [4][2]float64) bool { return apart(o, c) < 6 }) {
				continue
			}
			tried = append(tried, c)
			for i := range c {
				for k := range c[i] {
					c[i][k] = c[i][k]*float64(by) + float64(by-1)/2
				}
			}
			if calibration.CheckCorners(c, im.w, im.h) != nil {
				continue
			}
			s := snap(im, board, lens, c)
			if s.Doubt == "" {
				return s
			}
			if s.Score > best.Score {
				best = s
			}
		}
	}
	return best
}

// leastProposed is the least score of a guess in the small picture that is looked at in the whole one.
const leastProposed = 2.2

// shrunkLens is a lens for pictures of which by x by pixels became one.
func shrunkLens(c calibration.Camera, by int) calibration.Camera {
	k := float64(by)
	c.WidthPX, c.HeightPX = c.WidthPX/by, c.HeightPX/by
	c.FX, c.FY = c.FX/k, c.FY/k
	c.CX, c.CY = (c.CX-(k-1)/2)/k, (c.CY-(k-1)/2)/k
	return c
}

// middle is a rectangle of the board's shape in the picture's middle that takes up a share of it.
func middle(w, h int, board calibration.Board, share float64) [4][2]float64 {
	k := share * min(float64(w)/board.WidthMM, float64(h)/board.HeightMM)
	x, y := k*board.WidthMM/2, k*board.HeightMM/2
	cx, cy := float64(w-1)/2, float64(h-1)/2
	return [4][2]float64{{cx - x, cy - y}, {cx + x, cy - y}, {cx + x, cy + y}, {cx - x, cy + y}}
}

// shrunk is the picture with by x by pixels averaged to one.
func (b *bitmap) shrunk(by int) *bitmap {
	out := &bitmap{w: b.w / by, h: b.h / by}
	out.pix = make([]byte, 3*out.w*out.h)
	for y := range out.h {
		for x := range out.w {
			var sum [3]int
			for j := range by {
				p := b.pix[3*((y*by+j)*b.w+x*by):]
				for i := range by {
					for n := range 3 {
						sum[n] += int(p[3*i+n])
					}
				}
			}
			for n := range 3 {
				out.pix[3*(y*out.w+x)+n] = uint8(math.Round(float64(sum[n]) / float64(by*by)))
			}
		}
	}
	return out
}
