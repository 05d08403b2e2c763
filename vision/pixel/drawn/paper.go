package drawn

import (
	"math"
	"math/rand/v2"

	"pgregory.net/rapid"

	"quartermaster/vision"
	"quartermaster/vision/pixel"
)

// Under is a paint under a gain of light, with some specular reflection added.
func Under(paint, white [3]float64, light, shine float64) (face [3]float64) {
	for k := range 3 {
		face[k] = min(light*paint[k]+shine*white[k], 255)
	}
	return face
}

// Paper is a rectified picture that tests draw on, with soft edges like those of a lens.
type Paper struct{ pixel.Picture }

func NewPaper(w, h int, paint [3]float64) Paper {
	p := Paper{pixel.Picture{W: w, H: h, Px: make([]uint8, 3*w*h)}}
	p.Fill(paint, func(_, _ float64) float64 { return 1 })
	return p
}

// Fill blends paint into the picture with the coverage (0 to 1) of each pixel.
func (p Paper) Fill(paint [3]float64, cover func(x, y float64) float64) {
	for y := range p.H {
		for x := range p.W {
			c := max(0, min(1, cover(float64(x), float64(y))))
			for k := range 3 {
				v := &p.Px[3*(y*p.W+x)+k]
				*v = uint8(math.Round(float64(*v)*(1-c) + paint[k]*c))
			}
		}
	}
}

// Square is the coverage of the square with half side h (edges) at a pose, antialiased over a pixel.
func Square(at pixel.Pose, h float64) func(x, y float64) float64 {
	return func(x, y float64) float64 {
		a, b := at.Local(x, y)
		return (h-max(math.Abs(a), math.Abs(b)))*pixel.EdgePX + 0.5
	}
}

// Dot is the coverage of a disc with a radius in pixels.
func Dot(cx, cy, r float64) func(x, y float64) float64 {
	return func(x, y float64) float64 { return r - math.Hypot(x-cx, y-cy) + 0.5 }
}

// Die draws a top face with its pips.
func (p Paper) Die(at pixel.Pose, pat *vision.Pattern, face, pips [3]float64) {
	p.Fill(face, Square(at, 0.5))
	for i, on := range pat.Pips {
		if a, b := vision.SiteAt(i); on {
			x, y := at.Place(a*0.26, b*0.26)
			p.Fill(pips, Dot(x, y, 0.09*pixel.EdgePX))
		}
	}
}

// Print covers the picture with blobs of print; the same for the same seed.
func (p Paper) Print(seed uint64) {
	random := rand.New(rand.NewPCG(seed, seed))
	for range p.W * p.H / 900 {
		x, y, r := random.Float64()*float64(p.W), random.Float64()*float64(p.H), 4+random.Float64()*12
		paint := [3]float64{40 + 180*random.Float64(), 40 + 180*random.Float64(), 40 + 180*random.Float64()}
		for v := max(0, int(y-r)-2); v < min(p.H, int(y+r)+2); v++ {
			for u := max(0, int(x-r)-2); u < min(p.W, int(x+r)+2); u++ {
				c := max(0, min(1, (r-math.Hypot(float64(u)-x, float64(v)-y))/3+0.5))
				for k := range 3 {
					q := &p.Px[3*(v*p.W+u)+k]
					*q = uint8(float64(*q)*(1-c) + paint[k]*c)
				}
			}
		}
	}
}

func (p Paper) Copied() Paper {
	return Paper{pixel.Picture{W: p.W, H: p.H, Px: append([]uint8(nil), p.Px...)}}
}

// Paints, blue green red.
var (
	Ivory = [3]float64{225, 235, 240}
	Red   = [3]float64{35, 30, 170}
	Black = [3]float64{36, 34, 35}
	Sand  = [3]float64{120, 150, 165}
)

// PipsAt are the places of a pattern's pips on a face at a pose, pixels.
func PipsAt(p pixel.Pose, pat *vision.Pattern, pitch float64) (out [][2]float64) {
	for i, on := range pat.Pips {
		if a, b := vision.SiteAt(i); on {
			x, y := p.Place(a*pitch, b*pitch)
			out = append(out, [2]float64{x, y})
		}
	}
	return out
}

// AnyPattern is a random one of the nine pip patterns, with at least least pips.
func AnyPattern(t *rapid.T, least int) *vision.Pattern {
	all := vision.Patterns()
	return rapid.Custom(func(t *rapid.T) *vision.Pattern {
		return &all[rapid.IntRange(0, len(all)-1).Draw(t, "pattern")]
	}).
		Filter(func(p *vision.Pattern) bool { return p.N >= least }).Draw(t, "pattern")
}
