package measure

import (
	"cmp"
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
	for _, c := range likeliest(small, by, board, smallLens) {
		for i := range c {
			for k := range c[i] {
				c[i][k] = c[i][k]*float64(by) + float64(by-1)/2
			}
		}
		if calibration.CheckCorners(c, im.w, im.h) != nil {
			continue
		}
		s := snap(im, board, lens, c)
		if s.Doubt == "" && floorReaches(im, board, &s) {
			return s
		}
		s.Doubt = cmp.Or(s.Doubt, DoubtChoice)
		if s.Score > best.Score {
			best = s
		}
	}
	return best
}

// otherThanFloor is from which difference of colours on (see unlike) what lies inside of a side is no floor. On six rendered lids, floors
// differ by up to 0.27 from their own middle, in the shade of a wall, and walls by 0.37 or more.
const otherThanFloor = 0.32

// floorReaches says whether the floor's own colour reaches up to each side: inside of a rim that is taken for a side lies a wall.
func floorReaches(im *bitmap, board calibration.Board, s *Snapped) bool {
	for i, from := range s.Corners {
		to, next := s.Corners[(i+1)%4], s.Corners[(i+2)%4]
		st := newStrip(im, from, to)
		depth := math.Hypot(next[0]-to[0], next[1]-to[1])
		side := st.side(&s.Camera, board, calibration.Side(i), 0)
		var least []float64
		for n, d := range side {
			var deep [3][]float64
			for share := 0.10; share < 0.25; share += 0.005 {
				c := im.at(st.at(st.share(n), share*depth))
				for k := range deep {
					deep[k] = append(deep[k], c[k])
				}
			}
			floor := [3]float64{midMean(deep[0]), midMean(deep[1]), midMean(deep[2])}
			near := math.Inf(1)
			for x := 2.0; x <= 20; x++ {
				if c, ok := st.colourAt(n, d+x); ok {
					near = min(near, unlike(c, floor))
				}
			}
			least = append(least, near)
		}
		if slices.Sort(least); least[len(least)/2] > otherThanFloor {
			return false
		}
	}
	return true
}

// likeliest lists where the floor's corners may be in a small picture, the likeliest first. Floors of all sizes are compared: what is
// found about a wrong size may have rims for some of its sides and feet for others, and look good alone.
func likeliest(small *bitmap, by int, board calibration.Board, lens *calibration.Camera) (out [][4][2]float64) {
	const perSize, most = 4, 9
	var all []guess
	for _, share := range []float64{0.8, 0.64, 0.94, 0.5} {
		n := 0
		s := newSight(small, board, middle(small.w, small.h, board, share), lens)
		for i := range s.strip {
			s.strip[i].smaller = float64(by)
		}
		for _, g := range s.all() {
			c := cornersOf(&g.camera, board)
			same := func(o guess) bool { return apart(cornersOf(&o.camera, board), c) < 6 }
			if n == perSize || g.score < leastProposed {
				break
			}
			if i := slices.IndexFunc(all, same); i < 0 {
				all = append(all, g)
				n++
			} else if all[i].score < g.score {
				all[i] = g
			}
		}
	}
	sortGuesses(all)
	for _, g := range all[:min(most, len(all))] {
		out = append(out, cornersOf(&g.camera, board))
	}
	return out
}

// leastProposed is the least score of a guess that is looked at closely.
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
