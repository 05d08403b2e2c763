package studio

import (
	"image"
	"math"

	"quartermaster/hardware/simulation/dice"
)

// Prop is a thing other than a die on or over the board: a Card, a Token, a Hand.
type Prop interface {
	// meet finds where a ray first hits the thing, nearer than `nearest`.
	meet(eye, way dice.Vec, nearest float64) (patch, bool)
	// blocks reports whether the prop occludes light from p in direction d.
	blocks(p, d dice.Vec) bool
	// hull are points whose convex hull holds the thing.
	hull() []dice.Vec
	// print returns a hash of the prop and its place.
	print() uint64
	// moves reports whether it is moving, so that fewer rays suffice.
	moves() bool
	// tint returns its mean colour, for the light that it reflects onto its surroundings.
	tint() RGB
}

// patch is a point of a prop's surface.
type patch struct {
	t     float64
	n     dice.Vec // in board coordinates
	skin  RGB      // its colour
	flat  bool     // it lies on the floor: light and shadows are those of the floor there
	shade float64  // ambient occlusion: share of the ambient light that reaches into its folds
}

// printOfNumbers is a hash of numbers (FNV-1a).
func printOfNumbers(kind uint64, numbers ...float64) uint64 {
	h := uint64(0xcbf29ce484222325) ^ kind
	for _, v := range numbers {
		h = (h ^ math.Float64bits(v)) * 0x100000001b3
	}
	return h | 1
}

// Card is a playing card, 44 by 68 mm, flat on the floor.
type Card struct {
	X, Y, Turn float64 // its middle and its turn in radians
	Picture    *image.RGBA
}

// Size and thickness of a card in millimetres.
const (
	CardWidth, CardHeight = 44.0, 68.0
	CardThickness         = 0.3
)

func (c *Card) meet(eye, way dice.Vec, nearest float64) (patch, bool) {
	t := (CardThickness - eye.Z) / way.Z
	if t >= nearest {
		return patch{}, false
	}
	s, co := math.Sincos(c.Turn)
	x, y := eye.X+t*way.X-c.X, eye.Y+t*way.Y-c.Y
	u, v := x*co+y*s, -x*s+y*co
	if math.Abs(u) > CardWidth/2 || math.Abs(v) > CardHeight/2 {
		return patch{}, false
	}
	skin := texel(c.Picture, u/CardWidth+0.5, v/CardHeight+0.5)
	if math.Abs(u) > CardWidth/2-0.35 || math.Abs(v) > CardHeight/2-0.35 {
		skin = skin.Times(0.75) // the cut edge
	}
	return patch{t: t, n: dice.Vec{Z: 1}, skin: skin, flat: true, shade: 1}, true
}

func (c *Card) blocks(dice.Vec, dice.Vec) bool { return false }

func (c *Card) hull() []dice.Vec {
	s, co := math.Sincos(c.Turn)
	var out []dice.Vec
	for _, p := range [4][2]float64{{-1, -1}, {1, -1}, {1, 1}, {-1, 1}} {
		u, v := p[0]*CardWidth/2, p[1]*CardHeight/2
		out = append(out, dice.Vec{X: c.X + u*co - v*s, Y: c.Y + u*s + v*co, Z: CardThickness})
	}
	return out
}

func (c *Card) print() uint64 { return printOfNumbers(1, c.X, c.Y, c.Turn) }
func (c *Card) moves() bool   { return false }
func (c *Card) tint() RGB     { return RGB{0.7, 0.65, 0.5} }

// Token is a round wooden token standing on the floor.
type Token struct {
	dice.Token
	Colour RGB
}

func (c *Token) meet(eye, way dice.Vec, nearest float64) (patch, bool) {
	// Its upper side.
	t := (c.Height - eye.Z) / way.Z
	x, y := eye.X+t*way.X-c.X, eye.Y+t*way.Y-c.Y
	if r := math.Hypot(x, y); r <= c.Radius {
		if t >= nearest {
			return patch{}, false
		}
		grain := 1 + 0.05*math.Sin(1.9*y+0.6*math.Sin(0.7*x)) + 0.02*math.Sin(7*y)
		hit := patch{t: t, n: dice.Vec{Z: 1}, skin: c.Colour.Times(grain), flat: true, shade: 1}
		if c.Radius-r < 0.8 { // its rounded rim
			hit.n = dice.Vec{X: x / r * 0.6, Y: y / r * 0.6, Z: 0.8}
			hit.flat = false
		}
		return hit, true
	}
	// Its side.
	a := way.X*way.X + way.Y*way.Y
	ox, oy := eye.X-c.X, eye.Y-c.Y
	b := ox*way.X + oy*way.Y
	root := b*b - a*(ox*ox+oy*oy-c.Radius*c.Radius)
	if a < 1e-12 || root < 0 {
		return patch{}, false
	}
	t = (-b - math.Sqrt(root)) / a
	z := eye.Z + t*way.Z
	if z < 0 || z > c.Height || t >= nearest || t < 0 {
		return patch{}, false
	}
	n := dice.Vec{X: (ox + t*way.X) / c.Radius, Y: (oy + t*way.Y) / c.Radius}
	return patch{t: t, n: n, skin: c.Colour.Times(0.85), shade: 0.5 + 0.4*z/c.Height}, true
}

func (c *Token) blocks(p, d dice.Vec) bool {
	if d.Z <= 0 || p.Z >= c.Height {
		return false
	}
	// The ray's stretch below the upper side, against the circle.
	t := (c.Height - p.Z) / d.Z
	ox, oy := p.X-c.X, p.Y-c.Y
	a := d.X*d.X + d.Y*d.Y
	b := ox*d.X + oy*d.Y
	k := ox*ox + oy*oy - c.Radius*c.Radius
	if k <= 0 {
		return true
	}
	root := b*b - a*k
	if root < 0 || a < 1e-12 {
		return false
	}
	in := (-b - math.Sqrt(root)) / a
	return in > 0 && in < t
}

func (c *Token) hull() []dice.Vec {
	var out []dice.Vec
	for _, z := range []float64{0, c.Height} {
		for _, p := range [4][2]float64{{-1, -1}, {1, -1}, {1, 1}, {-1, 1}} {
			out = append(out, dice.Vec{X: c.X + p[0]*c.Radius, Y: c.Y + p[1]*c.Radius, Z: z})
		}
	}
	return out
}

func (c *Token) print() uint64 { return printOfNumbers(2, c.X, c.Y, c.Radius, c.Height) }
func (c *Token) moves() bool   { return false }
func (c *Token) tint() RGB     { return c.Colour }
