package setupwizard

import (
	"cmp"
	"errors"
	"fmt"
	"image"
	"math"
	"slices"

	"quartermaster/calibration"
)

// Group is dice of one colour.
type Group struct {
	Colour string       `json:"colour"` // as #rrggbb, for the page to show
	Name   string       `json:"name"`   // the likeliest name of it: one of ColourNames
	Dice   [][2]float64 `json:"dice"`   // the middle of each die's top face, px
}

// Lying is what lies on the board.
type Lying struct {
	Groups []Group      `json:"groups"`
	Other  [][2]float64 `json:"other"` // places of what is too large or too small for one die, px: dice that touch, a hand
}

// ErrSizes says that two pictures differ in size.
var ErrSizes = errors.New("the picture of the dice and that of the empty board have different sizes: take both again")

// Dice finds what lies on the board that the empty one lacks, and groups it by colour. camera stands over the board; its
// place in height may be rough.
func Dice(empty, dice []byte, camera *calibration.Camera, board calibration.Board, edgeMM float64) (Lying, error) {
	before, err := decode(empty)
	if err != nil {
		return Lying{}, fmt.Errorf("empty board: %w", err)
	}
	after, err := decode(dice)
	if err != nil {
		return Lying{}, fmt.Errorf("dice: %w", err)
	}
	if before.Bounds().Size() != after.Bounds().Size() {
		return Lying{}, ErrSizes
	}
	f := newFinder(before, after, camera, board, edgeMM)
	f.mark()
	return f.groups(), nil
}

// finder compares two pictures at a size at which a die is some ten pixels wide.
type finder struct {
	camera    *calibration.Camera
	board     calibration.Board
	edge      float64 // mm
	then, now [][3]float64
	w, h, by  int
	die       float64 // width of a die, in cells
	differs   []bool
	gain      float64 // how much brighter the floor is than when the empty board was taken
}

func newFinder(before, after image.Image, camera *calibration.Camera, board calibration.Board, edge float64) *finder {
	f := &finder{camera: camera, board: board, edge: edge}
	px := camera.EdgePX(board.WidthMM/2, board.HeightMM/2, edge)
	wide := float64(before.Bounds().Dx()) * 12 / max(px, 12)
	f.then, f.w, f.h, f.by = shrink(before, int(wide))
	f.now, _, _, _ = shrink(after, int(wide))
	f.die = px / float64(f.by)
	f.differs = make([]bool, f.w*f.h)
	return f
}

// pixel is the middle of a cell in the picture.
func (f *finder) pixel(x, y float64) (u, v float64) {
	k := float64(f.by)
	return k*x + (k-1)/2, k*y + (k-1)/2
}

// Differences from the empty board. Shadows dim all colours alike, down to a third. Fitted on six rendered rigs.
const (
	leastChange  = 0.16 // logarithm
	leastShade   = 0.30 // darker than that is no shadow
	shadeHue     = 0.10 // most difference of the channels' logarithms in a shadow
	brighterThan = 1.12
)

// mark finds the cells of the floor that differ from the empty board by more than light and shadow.
func (f *finder) mark() {
	var floor []int
	var gains []float64
	for y := range f.h {
		for x := range f.w {
			u, v := f.pixel(float64(x), float64(y))
			mx, my := f.camera.OnPlane(u, v, f.edge/2)
			if min(mx, my, f.board.WidthMM-mx, f.board.HeightMM-my) > f.edge*0.2 {
				i := y*f.w + x
				floor = append(floor, i)
				gains = append(gains, (f.now[i][0]+f.now[i][1]+f.now[i][2]+9)/(f.then[i][0]+f.then[i][1]+f.then[i][2]+9))
			}
		}
	}
	if len(gains) == 0 {
		return
	}
	slices.Sort(gains)
	f.gain = gains[len(gains)/2]
	for _, i := range floor {
		f.differs[i] = f.differ(i, 1)
	}
	f.open()
}

// differ says whether a cell differs from the empty board by more than light and shadow. hard is 1, or more to tolerate
// more change of hue: in the shadow of one lamp the light has the hue of the others.
func (f *finder) differ(i int, hard float64) bool {
	const dark = 35 // grey levels: in dark colours, noise changes the hue
	var d [3]float64
	mean, most, least := 0.0, math.Inf(-1), math.Inf(1)
	for n := range d {
		d[n] = math.Log((f.now[i][n] + dark) / (f.gain*f.then[i][n] + dark))
		mean += d[n] / 3
		most, least = max(most, d[n]), min(least, d[n])
	}
	switch {
	case mean > math.Log(brighterThan), mean < math.Log(leastShade):
		return true
	case most > 0.1 && hard > 1: // no colour grows brighter in a shadow
		return true
	case most-least > 2.2*shadeHue*hard:
		return true
	default:
		return math.Abs(mean) > leastChange && most-least > 1.4*shadeHue*hard
	}
}

// open takes away specks and thin lines: a cell stays where most of its neighbours differ, and holes (pips) are filled.
func (f *finder) open() {
	for _, least := range []int{5, 4, 5} {
		next := make([]bool, len(f.differs))
		for y := 1; y < f.h-1; y++ {
			for x := 1; x < f.w-1; x++ {
				n := 0
				for j := -1; j <= 1; j++ {
					for i := -1; i <= 1; i++ {
						if f.differs[(y+j)*f.w+x+i] {
							n++
						}
					}
				}
				next[y*f.w+x] = n >= least
			}
		}
		f.differs = next
	}
}

// blob is a connected part of what differs.
type blob struct {
	cells          []int
	x, y           float64 // mean, cells
	x0, y0, x1, y1 int
	part           bool // of a larger one
}

func (f *finder) blobs() (out []blob) {
	done := make([]bool, len(f.differs))
	for start := range f.differs {
		if !f.differs[start] || done[start] {
			continue
		}
		b := blob{x0: f.w, y0: f.h}
		queue := []int{start}
		done[start] = true
		for len(queue) > 0 {
			i := queue[len(queue)-1]
			queue = queue[:len(queue)-1]
			b.cells = append(b.cells, i)
			x, y := i%f.w, i/f.w
			b.x, b.y = b.x+float64(x), b.y+float64(y)
			b.x0, b.x1, b.y0, b.y1 = min(b.x0, x), max(b.x1, x), min(b.y0, y), max(b.y1, y)
			for _, k := range []int{i - 1, i + 1, i - f.w, i + f.w} {
				if k >= 0 && k < len(f.differs) && f.differs[k] && !done[k] {
					done[k] = true
					queue = append(queue, k)
				}
			}
		}
		b.x, b.y = b.x/float64(len(b.cells)), b.y/float64(len(b.cells))
		out = append(out, b)
	}
	return out
}

// parts are the parts of a blob that hard shadows do not explain; the blob itself where there are none.
func (f *finder) parts(b blob) []blob {
	rest := *f
	rest.differs = make([]bool, len(f.differs))
	for _, i := range b.cells {
		rest.differs[i] = f.differ(i, 4)
	}
	rest.open()
	out := rest.blobs()
	if len(out) == 0 {
		out = []blob{b}
	}
	for i := range out {
		out[i].part = true
	}
	return out
}

// found is one die.
type found struct {
	at     [2]float64 // px
	colour [3]float64
	lab    [3]float64
}

func (f *finder) groups() Lying {
	out := Lying{Groups: []Group{}, Other: [][2]float64{}}
	var dice []found
	area := f.die * f.die
	all := f.blobs()
	for i := 0; i < len(all); i++ {
		b := all[i]
		n := float64(len(b.cells))
		u, v := f.pixel(b.x, b.y)
		wide, high := float64(b.x1-b.x0+1), float64(b.y1-b.y0+1)
		large := n > 2.6*area || max(wide, high) > 2.4*f.die
		switch {
		case n < 0.35*area: // a speck
		case large && !b.part:
			all = append(all, f.parts(b)...)
		case large:
			out.Other = append(out.Other, [2]float64{u, v})
		default:
			d := found{at: f.topFace(u, v), colour: f.paint(b)}
			d.lab = labOf(d.colour)
			dice = append(dice, d)
		}
	}
	out.Groups = append(out.Groups, cluster(dice)...)
	return out
}

// topFace is the middle of the top face of a die whose outline has its middle at a pixel.
func (f *finder) topFace(u, v float64) [2]float64 {
	x, y := f.camera.OnPlane(u, v, f.edge/2)
	u, v = f.camera.Project(x, y, f.edge)
	return [2]float64{u, v}
}

// paint is the colour of most cells of a blob, pips and shine left out: the median near its middle.
func (f *finder) paint(b blob) (out [3]float64) {
	var channel [3][]float64
	for _, i := range b.cells {
		if math.Hypot(float64(i%f.w)-b.x, float64(i/f.w)-b.y) < 0.42*f.die {
			for n := range 3 {
				channel[n] = append(channel[n], f.now[i][n])
			}
		}
	}
	for n := range out {
		if len(channel[n]) == 0 {
			return f.now[b.cells[len(b.cells)/2]]
		}
		slices.Sort(channel[n])
		out[n] = channel[n][len(channel[n])/2]
	}
	return out
}

// sameColour is the greatest distance of two dice's colours within a group, in CIE L*a*b* with the lightness at a third:
// one paint is lit differently from place to place. Fitted on the teaching pictures of six rendered rigs.
const sameColour = 15.0

// cluster groups dice by complete linkage.
func cluster(dice []found) []Group {
	var all [][]found
	for _, d := range dice {
		all = append(all, []found{d})
	}
	for {
		best, bi, bj := sameColour, -1, -1
		for i := range all {
			for j := i + 1; j < len(all); j++ {
				far := 0.0
				for _, a := range all[i] {
					for _, b := range all[j] {
						far = max(far, labApart(a.lab, b.lab))
					}
				}
				if far < best {
					best, bi, bj = far, i, j
				}
			}
		}
		if bi < 0 {
			break
		}
		all[bi] = append(all[bi], all[bj]...)
		all = slices.Delete(all, bj, bj+1)
	}
	slices.SortStableFunc(all, func(a, b []found) int { return cmp.Compare(len(b), len(a)) })
	out := make([]Group, 0, len(all))
	for _, g := range all {
		group := Group{}
		var mean [3]float64
		for _, d := range g {
			group.Dice = append(group.Dice, [2]float64{math.Round(10*d.at[0]) / 10, math.Round(10*d.at[1]) / 10})
			for n := range mean {
				mean[n] += d.colour[n] / float64(len(g))
			}
		}
		group.Colour = fmt.Sprintf("#%02x%02x%02x", uint8(mean[0]), uint8(mean[1]), uint8(mean[2]))
		group.Name = nameOf(labOf(mean))
		out = append(out, group)
	}
	return out
}
