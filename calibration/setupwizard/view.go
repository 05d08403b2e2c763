package setupwizard

import (
	"image"
	"math"
	"slices"

	"quartermaster/calibration"
	"quartermaster/calibration/measure"
)

// View is the verdict on one picture.
type View struct {
	WidthPX  int      `json:"width_px"`
	HeightPX int      `json:"height_px"`
	Sharp    float64  `json:"sharp"`   // detail as a share of the best picture so far
	Clipped  float64  `json:"clipped"` // share of pixels that are burnt out
	Dark     float64  `json:"dark"`    // share of pixels that are black
	Bands    float64  `json:"bands"`   // strength of flicker bands, as a share of the brightness
	DiePX    float64  `json:"die_px"`  // width of a die; 0: the lid has not been found
	Lid      *Lid     `json:"lid"`     // nil: it has not been looked for yet
	Faults   []string `json:"faults"`  // what to change, the most important first; none: good
}

// Lid is where the lid lies.
type Lid struct {
	Corners [4][2]float64 `json:"corners_px"`
	Doubt   string        `json:"doubt"`
	Whole   bool          `json:"whole"` // its rim lies within the picture
}

// Faults of a view.
const (
	FaultLid     = "lid"     // the lid is not seen
	FaultCut     = "cut"     // a part of the lid lies beyond the picture
	FaultBlurred = "blurred" // much less detail than before
	FaultBright  = "bright"  // too much is burnt out
	FaultDark    = "dark"    // too much is black
	FaultBands   = "bands"   // a lamp flickers
	FaultSmall   = "small"   // a die has too few pixels
)

// Limits of a good view. They were chosen.
const (
	leastSharp  = 0.7
	mostClipped = 0.08
	mostDark    = 0.35
	mostBands   = 0.012
)

// Viewer judges pictures of one camera, one after the other. One goroutine at a time may use it.
type Viewer struct {
	best     float64
	rows     []float64
	w, h     int
	lid      *Lid
	lidBoard calibration.Board
}

// See judges a picture; dieMM is the width of a die. It takes some hundredths of a second.
func (v *Viewer) See(data []byte, dieMM float64) (View, error) {
	im, err := decode(data)
	if err != nil {
		return View{}, err
	}
	pix, w, h := luma(im)
	if w != v.w || h != v.h {
		*v = Viewer{w: w, h: h}
	}
	out := View{WidthPX: w, HeightPX: h, Lid: v.lid}
	detail := sharpness(pix, w, h)
	v.best = max(v.best*0.999, detail) // forgotten slowly: the light may have changed
	out.Sharp = detail / max(v.best, 1e-9)
	var clipped, dark int
	for _, p := range pix {
		if p >= 252 {
			clipped++
		}
		if p <= 6 {
			dark++
		}
	}
	out.Clipped, out.Dark = float64(clipped)/float64(w*h), float64(dark)/float64(w*h)
	rows := rowMeans(pix, w, h)
	out.Bands = bands(v.rows, rows)
	v.rows = rows
	if v.lid != nil && v.lidBoard.WidthMM > 0 {
		out.DiePX = dieMM * perimeter(v.lid.Corners) / (2 * (v.lidBoard.WidthMM + v.lidBoard.HeightMM))
	}
	out.Faults = out.faults()
	return out, nil
}

// Look finds the lid in a picture, without taps. It takes seconds: call it now and then, and give See the result by
// Found.
func Look(data []byte, board calibration.Board) (*Lid, error) {
	im, err := decode(data)
	if err != nil {
		return nil, err
	}
	s := measure.ProposeCorners(im, board, nil)
	return &Lid{Corners: s.Corners, Doubt: s.Doubt, Whole: s.Doubt != "" || whole(&s.Camera, board, im.Bounds())}, nil
}

// Found tells where Look found the lid.
func (v *Viewer) Found(l *Lid, board calibration.Board) { v.lid, v.lidBoard = l, board }

// whole says whether the rim of the walls lies within the picture.
func whole(c *calibration.Camera, board calibration.Board, picture image.Rectangle) bool {
	for _, f := range board.FloorCorners() {
		u, v := c.Project(f[0], f[1], board.WallMM)
		if !(u > 2 && v > 2 && u < float64(picture.Dx()-3) && v < float64(picture.Dy()-3)) {
			return false
		}
	}
	return true
}

func (v *View) faults() []string {
	out := []string{}
	add := func(is bool, fault string) {
		if is {
			out = append(out, fault)
		}
	}
	add(v.Dark > mostDark, FaultDark)
	add(v.Clipped > mostClipped, FaultBright)
	add(v.Lid != nil && v.Lid.Doubt == measure.DoubtUnseen, FaultLid)
	add(v.Lid != nil && v.Lid.Doubt == "" && !v.Lid.Whole, FaultCut)
	add(v.Sharp < leastSharp, FaultBlurred)
	add(v.Bands > mostBands, FaultBands)
	add(v.DiePX > 0 && v.Lid.Doubt == "" && v.DiePX < calibration.LeastDiePX, FaultSmall)
	return out
}

// sharpness is the mean absolute Laplacian of every second pixel above the noise.
func sharpness(pix []uint8, w, h int) float64 {
	sum := 0
	for y := 1; y < h-1; y += 2 {
		for x := 1; x < w-1; x += 2 {
			i := y*w + x
			d := 4*int(pix[i]) - int(pix[i-1]) - int(pix[i+1]) - int(pix[i-w]) - int(pix[i+w])
			if d = max(d, -d); d > 24 {
				sum += d - 24
			}
		}
	}
	return float64(sum) / float64(w*h)
}

func rowMeans(pix []uint8, w, h int) []float64 {
	out := make([]float64, h)
	for y := range out {
		sum := 0
		for _, p := range pix[y*w : (y+1)*w] {
			sum += int(p)
		}
		out[y] = float64(sum)/float64(w) + 1
	}
	return out
}

// bands is how much the rows of two pictures differ in brightness beyond a slow change down the picture: the median
// deviation of the rows' log ratio from its mean round about. A rolling shutter draws a lamp's flicker as bands that
// wander. What moves in a part of the picture hardly counts.
func bands(before, now []float64) float64 {
	if len(before) != len(now) || len(now) < 64 {
		return 0
	}
	sums := make([]float64, len(now)+1)
	for y := range now {
		sums[y+1] = sums[y] + math.Log(now[y]/before[y])
	}
	half := len(now) / 12
	off := make([]float64, 0, len(now))
	for y := half; y < len(now)-half; y++ {
		mean := (sums[y+half+1] - sums[y-half]) / float64(2*half+1)
		off = append(off, math.Abs(sums[y+1]-sums[y]-mean))
	}
	slices.Sort(off)
	return 1.48 * off[len(off)/2]
}

func perimeter(c [4][2]float64) (sum float64) {
	for i := range c {
		k := (i + 1) % 4
		sum += math.Hypot(c[k][0]-c[i][0], c[k][1]-c[i][1])
	}
	return sum
}
