package measure

import (
	"math"
	"slices"

	"quartermaster/calibration"
	"quartermaster/vision/opencv"
)

// SeenChessboard is a chessboard in one picture of a camera's stream.
type SeenChessboard struct {
	Corners  [][2]float64 // inner corners, row by row, px; none: no whole board is seen
	WidthPX  int          // of the picture
	HeightPX int
	EdgePX   float64 // how far an edge between two squares is spread, from 10 to 90 % of its step, px
	SquarePX float64 // the shortest distance of two neighbouring corners, px
}

// LiveChessboard looks for a chessboard in a JPEG or PNG, quickly; see opencv.ChessboardLive.
func LiveChessboard(data []byte, board calibration.Chessboard) (SeenChessboard, error) {
	grey, err := opencv.DecodeGrey(data)
	if err != nil {
		return SeenChessboard{}, err
	}
	defer grey.Close()
	out := SeenChessboard{WidthPX: grey.Width(), HeightPX: grey.Height()}
	if out.Corners, err = opencv.ChessboardLive(grey, board.Columns, board.Rows); err != nil || out.Corners == nil {
		return out, err
	}
	pixels, err := grey.Pixels()
	if err != nil {
		return out, err
	}
	at := func(x, y int) [2]float64 { return out.Corners[y*board.Columns+x] }
	out.SquarePX = math.Inf(1)
	// A movement spreads the edges across it and leaves those along it sharp.
	for _, way := range [2][2]int{{1, 0}, {0, 1}} {
		var pairs [][2][2]float64
		for y := range board.Rows - way[1] {
			for x := range board.Columns - way[0] {
				a, b := at(x, y), at(x+way[0], y+way[1])
				out.SquarePX = min(out.SquarePX, math.Hypot(b[0]-a[0], b[1]-a[1]))
				pairs = append(pairs, [2][2]float64{a, b})
			}
		}
		var spreads []float64
		for _, p := range pairs {
			if s := edgeSpread(pixels, out.WidthPX, out.HeightPX, p[0], p[1], 0.4*math.Hypot(p[1][0]-p[0][0], p[1][1]-p[0][1])); s > 0 {
				spreads = append(spreads, s)
			}
		}
		if len(spreads) == 0 {
			out.EdgePX = math.Inf(1)
			continue
		}
		slices.Sort(spreads)
		out.EdgePX = max(out.EdgePX, spreads[len(spreads)/2])
	}
	return out, nil
}

// edgeSpread is the distance between 10 and 90 % of the step across the edge from a to b, in its middle, px. It looks as far as
// reach to both sides; 0: there is no step.
func edgeSpread(pixels []uint8, w, h int, a, b [2]float64, reach float64) float64 {
	l := math.Hypot(b[0]-a[0], b[1]-a[1])
	nx, ny := -(b[1]-a[1])/l, (b[0]-a[0])/l
	const step = 0.25
	var profile []float64
	for d := -reach; d <= reach; d += step {
		x, y := (a[0]+b[0])/2+d*nx, (a[1]+b[1])/2+d*ny
		i, j := int(math.Floor(x)), int(math.Floor(y))
		if i < 0 || j < 0 || i+1 >= w || j+1 >= h {
			return 0
		}
		fx, fy := x-float64(i), y-float64(j)
		p := func(dx, dy int) float64 { return float64(pixels[(j+dy)*w+i+dx]) }
		profile = append(profile, (p(0, 0)*(1-fx)+p(1, 0)*fx)*(1-fy)+(p(0, 1)*(1-fx)+p(1, 1)*fx)*fy)
	}
	end := max(1, len(profile)/6)
	if len(profile) < 3*end {
		return 0
	}
	low, high := mean(profile[:end]), mean(profile[len(profile)-end:])
	if math.Abs(high-low) < 20 { // grey levels
		return 0
	}
	between := 0
	for _, v := range profile {
		if s := (v - low) / (high - low); s > 0.1 && s < 0.9 {
			between++
		}
	}
	return step * float64(between)
}

func mean(v []float64) (sum float64) {
	for _, x := range v {
		sum += x / float64(len(v))
	}
	return sum
}
