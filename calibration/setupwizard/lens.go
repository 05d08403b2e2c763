package setupwizard

import (
	"math"
	"slices"
	"time"

	"quartermaster/calibration"
	"quartermaster/calibration/measure"
	"quartermaster/vision"
)

// Exactness that the pictures of the chessboard are to reach.
const (
	GoodFocalSD  = 0.003 // standard deviation of the focal length, as a share of it
	fewestBoards = 5     // pictures, so that the distortion is known all over the picture
)

// When a picture of the chessboard is taken by itself. These limits were chosen.
const (
	boardRest      = 600 * time.Millisecond  // in the pose that is drawn
	boardRestElse  = 1500 * time.Millisecond // in any other
	stillPerSecond = 0.01                    // most movement of the corners in a second, as a share of the picture's width
	nearTarget     = 0.09                    // most distance from the pose that is drawn, as a share of the picture's width
	leastDifferent = 0.03                    // least distance from every picture that was taken, likewise
	mostSpread     = 0.22                    // most spread of an edge, as a share of a square …
	leastSpreadPX  = 3.5                     // … but a picture with such edges is always sharp, px
)

// What keeps a picture of the chessboard from being taken.
const (
	HintNone    = "none"    // no whole chessboard is seen
	HintSame    = "same"    // it is held as in a picture that was taken
	HintMoves   = "moves"   // it moves
	HintBlurred = "blurred" // it is not sharp
	HintHold    = "hold"    // nothing: it is to be held for a moment longer
)

// LensView is the verdict on the newest picture of a chessboard that is held before the camera.
type LensView struct {
	WidthPX  int           `json:"width_px"`
	HeightPX int           `json:"height_px"`
	Board    [][2]float64  `json:"board_px"`  // the corners of the board that is seen, in order; empty: none is
	Target   [4][2]float64 `json:"target_px"` // where to hold it next
	Hint     string        `json:"hint"`
	Ready    bool          `json:"ready"`    // take a picture now
	Pictures int           `json:"pictures"` // that show a whole board
	FocalSD  float64       `json:"focal_sd"` // 0: not known yet
	Done     bool          `json:"done"`     // no more pictures are needed
}

// LensGuide leads through the pictures of a chessboard. One goroutine at a time may use it.
type LensGuide struct {
	board calibration.Chessboard
	taken []calibration.LensView
	known map[string]bool // pictures that were looked at
	w, h  int
	focal float64 // px; 0: not known yet
	sd    float64

	last   [][2]float64 // corners in the last frame
	lastAt time.Time
	since  time.Time // the corners have not moved since
	judged uint64    // serial of the last frame; 0: it is to be judged again
	view   LensView  // the verdict on it
}

// NewLensGuide begins with a chessboard.
func NewLensGuide(board calibration.Chessboard) *LensGuide {
	return &LensGuide{board: board, known: map[string]bool{}}
}

// Hold makes the guide use exactly the pictures with these ids. When one that it used is no longer among them, it starts again with
// all that are left. read gives a picture; one that cannot be read is tried again at the next call.
func (g *LensGuide) Hold(pictures []string, read func(id string) ([]byte, bool)) {
	for id := range g.known {
		if !slices.Contains(pictures, id) {
			*g = *NewLensGuide(g.board)
			break
		}
	}
	for _, id := range pictures {
		if g.known[id] {
			continue
		}
		if data, ok := read(id); ok {
			g.Add(id, data)
		}
	}
}

// Add takes a picture that was taken. One without a whole board does not count.
func (g *LensGuide) Add(picture string, data []byte) {
	g.known[picture] = true
	g.judged = 0
	seen, err := measure.LiveChessboard(data, g.board)
	if err != nil || seen.Corners == nil {
		return
	}
	if seen.WidthPX != g.w || seen.HeightPX != g.h {
		g.taken, g.focal, g.sd = nil, 0, 0
		g.w, g.h = seen.WidthPX, seen.HeightPX
	}
	v := calibration.LensView{Picture: picture, Image: seen.Corners}
	for y := range g.board.Rows {
		for x := range g.board.Columns {
			v.Board = append(v.Board, [2]float64{float64(x) * g.board.SquareMM, float64(y) * g.board.SquareMM})
		}
	}
	g.taken = append(g.taken, v)
	g.since = time.Time{}
	if fit, err := calibration.FitLens(g.taken, g.w, g.h); err == nil {
		g.focal, g.sd = fit.Camera.FX, fit.FocalSD
	}
}

// See judges the newest frame. A frame that it has judged already gets the same verdict.
func (g *LensGuide) See(f vision.Frame) (LensView, error) {
	if f.Serial != 0 && f.Serial == g.judged {
		return g.view, nil
	}
	v, err := g.judge(f)
	if err == nil {
		g.judged, g.view = f.Serial, v
	}
	return v, err
}

func (g *LensGuide) judge(f vision.Frame) (LensView, error) {
	seen, err := measure.LiveChessboard(f.Data, g.board)
	if err != nil {
		return LensView{}, err
	}
	w := float64(seen.WidthPX)
	out := LensView{WidthPX: seen.WidthPX, HeightPX: seen.HeightPX, Board: [][2]float64{}, Hint: HintNone, Pictures: len(g.taken), FocalSD: g.sd}
	out.Done = g.sd > 0 && g.sd < GoodFocalSD && len(g.taken) >= fewestBoards
	out.Target = g.target(len(g.taken), seen.WidthPX, seen.HeightPX)
	last, before := g.last, g.lastAt
	g.last, g.lastAt = seen.Corners, f.Taken
	if seen.Corners == nil {
		g.since = time.Time{}
		return out, nil
	}
	outline := g.outline(seen.Corners)
	out.Board = outline[:]
	moves := true
	if dt := f.Taken.Sub(before).Seconds(); last != nil && dt > 0 && dt < 2 {
		moves = cornersApart(last, seen.Corners) > stillPerSecond*w*dt+0.5
	}
	if moves || g.since.IsZero() {
		g.since = f.Taken
	}
	rest := boardRestElse
	if quadsApart(outline, out.Target) < nearTarget*w {
		rest = boardRest
	}
	switch {
	case g.same(outline, seen.WidthPX, seen.HeightPX):
		out.Hint = HintSame
	case moves:
		out.Hint = HintMoves
	case seen.EdgePX > max(leastSpreadPX, mostSpread*seen.SquarePX):
		out.Hint = HintBlurred
	default:
		out.Hint = HintHold
		out.Ready = !out.Done && f.Taken.Sub(g.since) >= rest
	}
	return out, nil
}

// same says whether a picture was taken of the board held like this.
func (g *LensGuide) same(outline [4][2]float64, w, h int) bool {
	if w != g.w || h != g.h {
		return false
	}
	for _, v := range g.taken {
		if quadsApart(outline, g.outline(v.Image)) < leastDifferent*float64(w) {
			return true
		}
	}
	return false
}

// outline is the corners of the board's squares, one square outside of its inner corners, about.
func (g *LensGuide) outline(corners [][2]float64) (out [4][2]float64) {
	c, r := g.board.Columns, g.board.Rows
	at := func(x, y int) [2]float64 { return corners[y*c+x] }
	for i, k := range [4][4]int{{0, 0, 1, 1}, {c - 1, 0, -1, 1}, {c - 1, r - 1, -1, -1}, {0, r - 1, 1, -1}} {
		p, along, down := at(k[0], k[1]), at(k[0]+k[2], k[1]), at(k[0], k[1]+k[3])
		for n := range 2 {
			out[i][n] = 3*p[n] - along[n] - down[n]
		}
	}
	return out
}

// held is a pose of the chessboard: where its middle is, as shares of half the picture, how far it leans and to which side
// (degrees), and how much of the picture it takes up.
type held struct{ x, y, lean, to, share float64 }

// poses are the poses in which the board is asked for: flat to the camera first, which is the easiest, then leaning to each side
// in each corner of the picture. A board that leans tells the focal length, one at the picture's edge the distortion.
var poses = []held{
	{0, 0, 8, 0, 0.62}, {-0.36, -0.34, 34, 0, 0.5}, {0.36, -0.34, 34, 90, 0.5}, {0.36, 0.34, 34, 180, 0.5}, {-0.36, 0.34, 34, 270, 0.5},
	{0, 0, 36, 45, 0.66}, {0, 0, 36, 225, 0.66}, {0.4, 0, 34, 135, 0.48}, {-0.4, 0, 34, 315, 0.48}, {0, -0.36, 34, 180, 0.5}, {0, 0.36, 34, 0, 0.5},
	{0, 0, 36, 135, 0.66}, {0, 0, 36, 315, 0.66},
}

// target is where the n-th picture's board is to be held: its outline in a picture of a size.
func (g *LensGuide) target(n, w, h int) [4][2]float64 {
	f := g.focal
	if f == 0 || w != g.w || h != g.h {
		f = calibration.UsualFocal * float64(max(w, h))
	}
	p := poses[n%len(poses)]
	sinTo, cosTo := math.Sincos(p.to * math.Pi / 180)
	sin, cos := math.Sincos(p.lean * math.Pi / 180)
	wide, high := float64(g.board.Columns+1), float64(g.board.Rows+1) // squares
	far := max(wide*f/(p.share*float64(w)), high*f/(p.share*float64(h)))
	var out [4][2]float64
	for try := 0; ; try++ {
		x, y := p.x*float64(w)/2/f*far, p.y*float64(h)/2/f*far
		inside := true
		for i, c := range [4][2]float64{{-wide / 2, -high / 2}, {wide / 2, -high / 2}, {wide / 2, high / 2}, {-wide / 2, high / 2}} {
			// The board turns about a line in its own plane through its middle.
			along, across := c[0]*cosTo+c[1]*sinTo, -c[0]*sinTo+c[1]*cosTo
			z := far + across*sin
			across *= cos
			u := x + along*cosTo - across*sinTo
			v := y + along*sinTo + across*cosTo
			out[i] = [2]float64{float64(w)/2 + f*u/z, float64(h)/2 + f*v/z}
			inside = inside && out[i][0] > 0.02*float64(w) && out[i][1] > 0.02*float64(h) && out[i][0] < 0.98*float64(w) && out[i][1] < 0.98*float64(h)
		}
		if inside || try > 60 {
			return out
		}
		far *= 1.02
	}
}

// quadsApart is the rms distance of two quadrilaterals' corners, whichever of them comes first.
func quadsApart(a, b [4][2]float64) float64 {
	best := math.Inf(1)
	for k := range 4 {
		sum := 0.0
		for i := range 4 {
			p, q := a[i], b[(i+k)%4]
			sum += (p[0]-q[0])*(p[0]-q[0]) + (p[1]-q[1])*(p[1]-q[1])
		}
		best = min(best, math.Sqrt(sum/4))
	}
	return best
}

// cornersApart is the rms distance of the corners of one board in two pictures.
func cornersApart(a, b [][2]float64) float64 {
	var here, turned float64 // the finder may begin at the other end
	for i := range a {
		p, q, o := a[i], b[i], b[len(b)-1-i]
		here += (p[0]-q[0])*(p[0]-q[0]) + (p[1]-q[1])*(p[1]-q[1])
		turned += (p[0]-o[0])*(p[0]-o[0]) + (p[1]-o[1])*(p[1]-o[1])
	}
	return math.Sqrt(min(here, turned) / float64(len(a)))
}
