//go:build cgo

package cv

import (
	"math"
	"math/rand/v2"

	"quartermaster/calibration"
	"quartermaster/vision"
)

// paper is a rectified picture that tests draw on, with soft edges as a lens gives them.
type paper struct{ picture }

func newPaper(w, h int, paint [3]float64) paper {
	p := paper{picture{w, h, make([]uint8, 3*w*h)}}
	p.fill(paint, func(_, _ float64) float64 { return 1 })
	return p
}

// fill lays paint over the picture as far as cover (0 to 1) says of each pixel.
func (p paper) fill(paint [3]float64, cover func(x, y float64) float64) {
	for y := range p.h {
		for x := range p.w {
			c := max(0, min(1, cover(float64(x), float64(y))))
			for k := range 3 {
				v := &p.px[3*(y*p.w+x)+k]
				*v = uint8(math.Round(float64(*v)*(1-c) + paint[k]*c))
			}
		}
	}
}

// square covers the square of half side h edges at a pose, with edges a pixel wide.
func square(at pose, h float64) func(x, y float64) float64 {
	return func(x, y float64) float64 {
		a, b := at.local(x, y)
		return (h-max(math.Abs(a), math.Abs(b)))*edgePX + 0.5
	}
}

// dot covers a disc of a radius (pixels).
func dot(cx, cy, r float64) func(x, y float64) float64 {
	return func(x, y float64) float64 { return r - math.Hypot(x-cx, y-cy) + 0.5 }
}

// die draws a top face with its pips.
func (p paper) die(at pose, pat *vision.Pattern, face, pips [3]float64) {
	p.fill(face, square(at, 0.5))
	for i, on := range pat.Pips {
		if a, b := vision.SiteAt(i); on {
			x, y := at.place(a*0.26, b*0.26)
			p.fill(pips, dot(x, y, 0.09*edgePX))
		}
	}
}

// print covers the picture with blobs of print, always the same for a seed.
func (p paper) print(seed uint64) {
	random := rand.New(rand.NewPCG(seed, seed))
	for range p.w * p.h / 900 {
		x, y, r := random.Float64()*float64(p.w), random.Float64()*float64(p.h), 4+random.Float64()*12
		paint := [3]float64{40 + 180*random.Float64(), 40 + 180*random.Float64(), 40 + 180*random.Float64()}
		for v := max(0, int(y-r)-2); v < min(p.h, int(y+r)+2); v++ {
			for u := max(0, int(x-r)-2); u < min(p.w, int(x+r)+2); u++ {
				c := max(0, min(1, (r-math.Hypot(float64(u)-x, float64(v)-y))/3+0.5))
				for k := range 3 {
					q := &p.px[3*(v*p.w+u)+k]
					*q = uint8(float64(*q)*(1-c) + paint[k]*c)
				}
			}
		}
	}
}

// sceneOf compares a drawn picture with the drawn empty board.
func sceneOf(now, empty paper) *scene {
	must := func(err error) {
		if err != nil {
			panic(err)
		}
	}
	board, err := plainCanvas(empty.picture)
	must(err)
	c, err := plainCanvas(now.picture)
	must(err)
	b, err := newBackground(board)
	must(err)
	floor, err := b.compare(c)
	must(err)
	k := untaught()
	k.white = [3]float64{1, 1, 1}
	return &scene{board: boardOf(now.w, now.h), known: &k, pic: now.picture, canvas: c, pitch: 0.26, light: evenLight, foot: foot{float64(now.w) / 2, float64(now.h) / 2, 1600}, floor: floor}
}

// boardOf is a board that is seen in a rectified picture of so many pixels, for dice of 12 mm.
func boardOf(w, h int) *gboard {
	const scale = edgePX / 12.0
	return &gboard{edge: 12, board: calibration.Board{WidthMM: float64(w) / scale, HeightMM: float64(h) / scale}, now: &view{rect: &rectifier{scale: scale}}}
}

// canvasOf is a canvas on which a picture is seen as it is.
func canvasOf(p picture) *canvas {
	c, err := plainCanvas(p)
	if err != nil {
		panic(err) // of pictures without pixels
	}
	return c
}

func backgroundOf(p picture) background {
	b, err := newBackground(canvasOf(p))
	if err != nil {
		panic(err)
	}
	return b
}

// compared is what an empty board is under the light of a picture.
func compared(b background, p picture) ground {
	g, err := b.compare(canvasOf(p))
	if err != nil {
		panic(err)
	}
	return g
}

func (p paper) copied() paper {
	return paper{picture{p.w, p.h, append([]uint8(nil), p.px...)}}
}

// Paints, blue green red.
var (
	ivory = [3]float64{225, 235, 240}
	red   = [3]float64{35, 30, 170}
	black = [3]float64{36, 34, 35}
	sand  = [3]float64{120, 150, 165}
)
