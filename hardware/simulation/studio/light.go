package studio

import (
	"math"

	"quartermaster/hardware/simulation/dice"
)

// LampKind is the shape of a lamp.
type LampKind string

// The forms of lamps.
const (
	Ring    LampKind = "ring"    // a ring of light, Size across
	Disc    LampKind = "disc"    // a round lamp, Size across
	Window  LampKind = "window"  // an upright rectangle, Size wide and high
	Ambient LampKind = "ambient" // light from everywhere above
)

// Lamp is one source of light.
type Lamp struct {
	Kind   LampKind
	At     dice.Vec // its middle; from the floor's middle
	Size   float64  // mm
	Kelvin float64
	Share  float64 // its share of the light on the floor's middle
}

// spark is a point sample of a lamp.
type spark struct {
	at    dice.Vec
	light RGB // irradiance is light · cos / distance²
}

// fine is the number of sparks of a lamp.
const fine = 24

// sparks samples a lamp as point lights. White is the white point of the camera.
func (l Lamp) sparks(middle dice.Vec, white RGB) []spark {
	at := middle.Add(l.At)
	var places []dice.Vec
	switch l.Kind {
	case Ring:
		for i := range fine {
			s, c := math.Sincos(2 * math.Pi * (float64(i) + 0.5) / fine)
			r := l.Size / 2 * (0.86 + 0.2*float64(i%2))
			places = append(places, at.Add(dice.Vec{X: r * c, Y: r * s}))
		}
	case Disc:
		for i := range fine {
			s, c := math.Sincos(2.399963 * float64(i)) // sunflower
			r := l.Size / 2 * math.Sqrt((float64(i)+0.5)/fine)
			places = append(places, at.Add(dice.Vec{X: r * c, Y: r * s}))
		}
	case Window:
		away := dice.Vec{X: l.At.X, Y: l.At.Y}.Unit()
		wide, high := dice.Vec{X: -away.Y, Y: away.X}, dice.Vec{Z: 1}
		for i := range fine {
			u, v := (float64(i%6)+0.5)/6-0.5, (float64(i/6)+0.5)/4-0.5
			places = append(places, at.Add(wide.Times(u*l.Size)).Add(high.Times(v*l.Size)))
		}
	}
	colour := Kelvin(l.Kelvin).over(white)
	colour = colour.Times(1 / (0.2126*colour.R + 0.7152*colour.G + 0.0722*colour.B))
	total := 0.0
	for _, p := range places {
		d := p.Sub(middle)
		total += max(0, d.Z) / math.Pow(d.Dot(d), 1.5)
	}
	out := make([]spark, len(places))
	for i, p := range places {
		out[i] = spark{p, colour.Times(l.Share / total)}
	}
	return out
}

// lighting is all light of a scene.
type lighting struct {
	sparks []spark
	sky    RGB // irradiance of an unobstructed level place by the sky
}

func newLighting(lamps []Lamp, middle dice.Vec, white RGB) lighting {
	var l lighting
	for _, lamp := range lamps {
		if lamp.Kind == Ambient {
			c := Kelvin(lamp.Kelvin).over(white)
			c = c.Times(lamp.Share / (0.2126*c.R + 0.7152*c.G + 0.0722*c.B))
			l.sky = l.sky.Add(c)
			continue
		}
		l.sparks = append(l.sparks, lamp.sparks(middle, white)...)
	}
	return l
}

// sphere is directions spread evenly over the sphere (Fibonacci lattice).
func sphere(n int) []dice.Vec {
	out := make([]dice.Vec, n)
	for i := range out {
		z := 1 - (2*float64(i)+1)/float64(n)
		s, c := math.Sincos(2.399963 * float64(i))
		r := math.Sqrt(1 - z*z)
		out[i] = dice.Vec{X: r * c, Y: r * s, Z: z}
	}
	return out
}

// hemisphere is n directions about +z with a density proportional to the cosine, so that their mean is an irradiance.
func hemisphere(n int) []dice.Vec {
	out := make([]dice.Vec, n)
	for i := range out {
		u := (float64(i) + 0.5) / float64(n)
		s, c := math.Sincos(2.399963 * float64(i))
		r := math.Sqrt(u)
		out[i] = dice.Vec{X: r * c, Y: r * s, Z: math.Sqrt(1 - u)}
	}
	return out
}

// about rotates a direction about +z into one about a normal.
func about(n, v dice.Vec) dice.Vec {
	if n.Z > 0.999 {
		return v
	}
	u := dice.Vec{Z: 1}.Cross(n).Unit()
	if n.Z < -0.999 {
		u = dice.Vec{X: 1}
	}
	w := n.Cross(u)
	return u.Times(v.X).Add(w.Times(v.Y)).Add(n.Times(v.Z))
}
