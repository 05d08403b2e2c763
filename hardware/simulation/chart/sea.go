package chart

import (
	"fmt"
	"image"
	"image/color"
	"math"
	"math/rand/v2"

	"quartermaster/hardware/simulation/dice"
)

// Inks are the colours of a printed chart.
type Inks struct {
	Sea    [2]color.NRGBA // light and deep water
	Line   color.NRGBA    // waves, borders, rhumb lines
	Ink    color.NRGBA    // what is drawn dark
	Sand   color.NRGBA
	Green  color.NRGBA
	Accent color.NRGBA // the red of routes
}

// Print is one of the printed charts, chosen by number; every number gives one.
func Print(n uint64) Inks {
	prints := []Inks{
		{Sea: [2]color.NRGBA{rgb(0x3f8ab4), rgb(0x24608f)}, Line: rgb(0xe8e6d8), Ink: rgb(0x22242a), Sand: rgb(0xdcc48e), Green: rgb(0x86984f), Accent: rgb(0xa8261f)},
		{Sea: [2]color.NRGBA{rgb(0xbfd2c2), rgb(0x93b8b8)}, Line: rgb(0x5b6f68), Ink: rgb(0x3e3324), Sand: rgb(0xe2cd9e), Green: rgb(0xb29c5e), Accent: rgb(0xb02a20)},
		{Sea: [2]color.NRGBA{rgb(0x37618c), rgb(0x1f3c66)}, Line: rgb(0xdcd8c6), Ink: rgb(0x15161c), Sand: rgb(0xcdb27a), Green: rgb(0x6f8144), Accent: rgb(0xc24a32)},
		{Sea: [2]color.NRGBA{rgb(0xe0cfa4), rgb(0xd0b886)}, Line: rgb(0x8a6f46), Ink: rgb(0x3a2c1c), Sand: rgb(0xc9a468), Green: rgb(0x8c8a4c), Accent: rgb(0x9c2c1e)},
		{Sea: [2]color.NRGBA{rgb(0x2f8a8c), rgb(0x17586a)}, Line: rgb(0xe2ece6), Ink: rgb(0x10222a), Sand: rgb(0xe6cf98), Green: rgb(0x5d9048), Accent: rgb(0xb83426)},
	}
	return prints[n%uint64(len(prints))]
}

func rgb(hex uint32) color.NRGBA {
	return color.NRGBA{R: uint8(hex >> 16), G: uint8(hex >> 8), B: uint8(hex), A: 255}
}

func faded(c color.NRGBA, alpha float64) color.NRGBA {
	c.A = uint8(255 * alpha)
	return c
}

// varied is a colour a little off, brighter or darker.
func varied(rng *rand.Rand, c color.NRGBA, by float64) color.NRGBA {
	k := 1 + by*rng.NormFloat64()
	f := func(v uint8) uint8 { return uint8(min(255, max(0, float64(v)*k+20*by*rng.NormFloat64()))) }
	return color.NRGBA{R: f(c.R), G: f(c.G), B: f(c.B), A: c.A}
}

// sheet is a chart being painted.
type sheet struct {
	*canvas
	w, h float64
	rng  *rand.Rand
	inks Inks
}

// Sea paints the board: a sea chart of widthMM by heightMM with ppm pixels to the millimetre. Much on it resembles
// dice and pips, as a test for readers.
func Sea(seed uint64, inks Inks, widthMM, heightMM, ppm float64) *image.RGBA {
	s := &sheet{canvas: newCanvas(widthMM, heightMM, ppm), w: widthMM, h: heightMM,
		rng: rand.New(rand.NewPCG(seed, 0x5ea)), inks: inks}
	area := widthMM * heightMM / (290 * 290)
	some := func(n float64) int { return int(math.Round(n * area)) }
	s.water()
	s.rhumbs()
	for range some(120) {
		s.waves()
	}
	for range some(7) {
		s.island()
	}
	for range some(2) {
		s.serpent()
	}
	for range some(2) {
		s.kraken()
	}
	for range some(6) {
		s.route()
	}
	for range max(1, some(2)) {
		s.compass()
	}
	for range some(3) {
		s.ship()
	}
	for i := range some(9) {
		s.port(i + 1)
	}
	for range some(5) {
		s.anchor()
	}
	for range some(14) {
		s.pips()
	}
	for range some(7) {
		s.dieLike()
	}
	for i := range some(6) {
		s.label(i)
	}
	s.frame()
	return s.img
}

func (s *sheet) spot(margin float64) point {
	return point{margin + s.rng.Float64()*(s.w-2*margin), margin + s.rng.Float64()*(s.h-2*margin)}
}

func (s *sheet) between(a, b float64) float64 { return a + (b-a)*s.rng.Float64() }

func (s *sheet) lineOrInk() color.NRGBA {
	if s.rng.Float64() < 0.55 {
		return s.inks.Line
	}
	return s.inks.Ink
}

func (s *sheet) water() {
	big := newGrain(s.rng, s.w, s.h, 62, 62)
	mid := newGrain(s.rng, s.w, s.h, 19, 19)
	fine := newGrain(s.rng, s.w, s.h, 4.2, 4.2)
	cloth := newGrain(s.rng, s.w, s.h, 1.6, 1.6)
	paper := newGrain(s.rng, s.w, s.h, 0.45, 0.45)
	a, b := s.inks.Sea[0], s.inks.Sea[1]
	for y := range s.img.Rect.Dy() {
		for x := range s.img.Rect.Dx() {
			px, py := float64(x)/s.ppm, float64(y)/s.ppm
			f := fine.at(px, py)
			m := 0.5 + 0.27*big.at(px, py) + 0.16*mid.at(px, py) + 0.09*f
			m = min(1, max(0, m))
			k := 1 + 0.030*cloth.at(px, py) + 0.028*paper.at(px, py) + 0.02*f
			i := s.img.PixOffset(x, y)
			mix := func(p, q uint8) uint8 { return uint8(min(255, max(0, (float64(p)*(1-m)+float64(q)*m)*k))) }
			s.img.Pix[i], s.img.Pix[i+1], s.img.Pix[i+2], s.img.Pix[i+3] = mix(a.R, b.R), mix(a.G, b.G), mix(a.B, b.B), 255
		}
	}
}

// rhumbs are the grid and the lines that run out from a rose.
func (s *sheet) rhumbs() {
	step := s.between(34, 58)
	for x := step / 2; x < s.w; x += step {
		s.stroke(faded(s.inks.Line, 0.45), 0.3, false, point{x, 0}, point{x, s.h})
	}
	for y := step / 2; y < s.h; y += step {
		s.stroke(faded(s.inks.Line, 0.45), 0.3, false, point{0, y}, point{s.w, y})
	}
	m := s.spot(60)
	for i := range 16 {
		sin, cos := math.Sincos(float64(i) * math.Pi / 8)
		s.stroke(faded(s.inks.Line, 0.22), 0.25, false, m, point{m.x + 600*cos, m.y + 600*sin})
	}
}

func (s *sheet) waves() {
	m, r := s.spot(4), s.between(1.2, 3)
	for k := range 1 + s.rng.IntN(3) {
		s.arc(faded(s.inks.Line, 0.85), point{m.x + 1.9*r*float64(k), m.y}, r, 0.6*r, math.Pi*1.06, math.Pi*1.94, 0.4)
	}
}

// coast is a wavy outline about a middle.
func (s *sheet) coast(m point, r, flat float64) func(grow, scale float64) []point {
	var amp, phase [7]float64
	for k := 2; k < 7; k++ {
		amp[k], phase[k] = s.between(0, 0.28)/float64(k), s.between(0, 6.28)
	}
	return func(grow, scale float64) []point {
		const n = 80
		out := make([]point, n)
		for i := range out {
			t := 2 * math.Pi * float64(i) / n
			rad := 1.0
			for k := 2; k < 7; k++ {
				rad += amp[k] * math.Cos(float64(k)*t+phase[k])
			}
			rad = rad*r*scale + grow
			out[i] = point{m.x + rad*math.Cos(t), m.y + rad*flat*math.Sin(t)}
		}
		return out
	}
}

func (s *sheet) island() {
	m, r, flat := s.spot(8), s.between(7, 25), s.between(0.62, 1)
	coast := s.coast(m, r, flat)
	s.fill(faded(s.inks.Line, 0.18), coast(3.2, 1))
	s.stroke(faded(s.inks.Line, 0.7), 0.3, true, coast(2.5, 1)...)
	s.stroke(faded(s.inks.Line, 0.85), 0.3, true, coast(1.3, 1)...)
	sand := varied(s.rng, s.inks.Sand, 0.06)
	s.fill(sand, coast(0, 1))
	s.stroke(s.inks.Ink, 0.4, true, coast(0, 1)...)
	green := varied(s.rng, s.inks.Green, 0.08)
	s.fill(green, coast(0, 0.58))
	for range int(r / 2.4) { // trees, which resemble pips
		p := point{m.x + 0.33*r*s.rng.NormFloat64(), m.y + 0.33*r*flat*s.rng.NormFloat64()}
		s.disc(varied(s.rng, green, 0.25), p, s.between(0.6, 1.5))
	}
	for range int(r / 7) { // hills
		p := point{m.x + 0.25*r*s.rng.NormFloat64(), m.y + 0.25*r*flat*s.rng.NormFloat64()}
		a := s.between(1.8, 3.4)
		s.fill(varied(s.rng, sand, 0.1), []point{{p.x - a, p.y + a*0.7}, {p.x, p.y - a}, {p.x + a, p.y + a*0.7}})
		s.stroke(s.inks.Ink, 0.3, false, point{p.x - a, p.y + a*0.7}, point{p.x, p.y - a}, point{p.x + a, p.y + a*0.7})
	}
	if r > 14 {
		s.letters(s.inks.Ink, point{m.x - 0.45*r, m.y + 0.75*r*flat}, s.between(4, 5.5), s.between(-0.15, 0.15), names[s.rng.IntN(len(names))])
	}
}

// port is a ring with a number: a space of the game.
func (s *sheet) port(n int) {
	m, r := s.spot(12), s.between(3.6, 6)
	s.disc(faded(s.inks.Sand, 0.9), m, r)
	s.circle(s.inks.Ink, m, r, 0.5)
	s.circle(s.inks.Accent, m, r*0.8, 0.25)
	text := fmt.Sprint(n)
	s.letters(s.inks.Ink, point{m.x - 0.32*r*float64(len(text)), m.y + 0.42*r}, 1.2*r, 0, text)
}

func (s *sheet) anchor() {
	m, k, col := s.spot(8), s.between(2, 4), s.lineOrInk()
	s.circle(col, point{m.x, m.y - k}, 0.3*k, 0.45)
	s.stroke(col, 0.6, false, point{m.x, m.y - 0.7*k}, point{m.x, m.y + k})
	s.stroke(col, 0.5, false, point{m.x - 0.6*k, m.y - 0.4*k}, point{m.x + 0.6*k, m.y - 0.4*k})
	s.arc(col, point{m.x, m.y + 0.2*k}, 0.85*k, 0.8*k, 0.1, math.Pi-0.1, 0.6)
}

// pips are groups of dots as on a die's face, at a die's pitch.
func (s *sheet) pips() {
	m, pitch, turn := s.spot(8), s.between(2.2, 3.8), s.between(0, math.Pi)
	r, col := s.between(0.7, 1.3), s.lineOrInk()
	sin, cos := math.Sincos(turn)
	for _, p := range dice.Pips(1 + s.rng.IntN(6)) {
		s.disc(col, point{m.x + pitch*(p[0]*cos-p[1]*sin), m.y + pitch*(p[0]*sin+p[1]*cos)}, r)
	}
}

// dieLike is a printed square with pips that resembles a die.
func (s *sheet) dieLike() {
	m, e, turn := s.spot(10), s.between(10, 14), s.between(0, math.Pi)
	col := s.lineOrInk()
	sin, cos := math.Sincos(turn)
	at := func(x, y float64) point { return point{m.x + e*(x*cos-y*sin), m.y + e*(x*sin+y*cos)} }
	s.stroke(col, 0.4, true, at(-0.5, -0.5), at(0.5, -0.5), at(0.5, 0.5), at(-0.5, 0.5))
	for _, p := range dice.Pips(1 + s.rng.IntN(6)) {
		s.disc(col, at(0.26*p[0], 0.26*p[1]), 0.085*e)
	}
}

var names = []string{"Mar Ancha", "Isla Quieta", "Cabo Largo", "Tres Hermanas", "Bahia Honda", "Roca Negra", "Puerto Viejo", "Mare Incognitum"}

func (s *sheet) label(i int) {
	m := s.spot(20)
	s.letters(s.lineOrInk(), m, s.between(4.5, 8), s.between(-0.12, 0.12), names[i%len(names)])
}

// frame is the border with its degrees.
func (s *sheet) frame() {
	for _, f := range []struct{ in, width float64 }{{1.6, 0.6}, {3.6, 0.35}} {
		s.stroke(s.inks.Line, f.width, true, point{f.in, f.in}, point{s.w - f.in, f.in}, point{s.w - f.in, s.h - f.in}, point{f.in, s.h - f.in})
	}
	for i := 0; 10*float64(i)+13 < s.w; i += 2 {
		x := 3 + 10*float64(i)
		for _, y := range []float64{2.6, s.h - 2.6} {
			s.stroke(s.inks.Line, 1.3, false, point{x, y}, point{x + 10, y})
		}
	}
	for i := 0; 10*float64(i)+13 < s.h; i += 2 {
		y := 3 + 10*float64(i)
		for _, x := range []float64{2.6, s.w - 2.6} {
			s.stroke(s.inks.Line, 1.3, false, point{x, y}, point{x, y + 10})
		}
	}
}
