package scenery

import (
	"math"
	"math/rand/v2"
)

// rays is the number of rays per pixel in each direction, on dice.
const rays = 2

type studio struct {
	view
	table ground
	dice  []die
	light
}

// light is a lamp and ambient light.
type light struct {
	to           vec // direction to the lamp
	lamp, around vec
	sharp        float64 // sharpness of shadows
	second       vec     // a second lamp, seen only in specular reflections
	glare        float64
	ring
}

// ring is a ring or bar lamp that faces reflect.
type ring struct {
	halo       vec     // direction to its middle
	wide, thin float64 // sine of the angular radius of the ring, and half its width; 0 for no such lamp
	bright     float64 // brightness of its reflection; 0: by the shine of the die
	gaps       int     // number of gaps in the ring
	gapAt      float64 // angle of the first gap, in shares of the angle between two
}

func newLight(rng *rand.Rand) light {
	a := rng.Float64() * 2 * math.Pi
	h := 0.35 + 2*rng.Float64()
	l := light{to: vec{math.Cos(a), math.Sin(a), h}.unit(), sharp: 2 + 40*rng.Float64()*rng.Float64()}
	share := 0.15 + 0.75*rng.Float64()
	tint := vec{1, 0.85 + 0.2*rng.Float64(), 0.6 + 0.55*rng.Float64()}
	l.lamp, l.around = tint.times(1.5*share), tint.mix(vec{1, 1, 1}, rng.Float64()).times(1.05*(1-share)+0.1)
	a = rng.Float64() * 2 * math.Pi
	l.second = vec{math.Cos(a), math.Sin(a), 0.5 + 4*rng.Float64()}.unit()
	l.glare = rng.Float64() * rng.Float64()
	if rng.Float64() < 0.3 {
		l.halo = vec{0.5 * rng.NormFloat64(), 0.5 * rng.NormFloat64(), 2}.unit()
		l.wide, l.thin = 0.02+0.25*rng.Float64(), 0.015+0.05*rng.Float64()
	}
	return l
}

// draw renders the picture in linear light.
func (s *studio) draw() []vec {
	out := make([]vec, s.w*s.h)
	near := s.boxes()
	var here []*die
	for y := range s.h {
		for x := range s.w {
			here = here[:0]
			for i, b := range near {
				if x >= b[0] && x <= b[2] && y >= b[1] && y <= b[3] {
					here = append(here, &s.dice[i])
				}
			}
			fx, fy := float64(x), float64(y)
			if len(here) == 0 {
				out[y*s.w+x] = s.floor(s.way(fx, fy))
				continue
			}
			var sum vec
			for k := range rays * rays {
				way := s.way(fx+(float64(k%rays)+0.5)/rays-0.5, fy+(float64(k/rays)+0.5)/rays-0.5)
				sum = sum.add(s.look(way, here))
			}
			out[y*s.w+x] = sum.times(1.0 / rays / rays)
		}
	}
	return out
}

// boxes returns the bounding box of each die in the picture.
func (s *studio) boxes() [][4]int {
	out := make([][4]int, len(s.dice))
	for i := range s.dice {
		d := &s.dice[i]
		b := [4]float64{math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)}
		for k := range 8 {
			p := d.back(vec{float64(k&1)*2 - 1, float64(k>>1&1)*2 - 1, float64(k>>2)*2 - 1}.times(d.half)).add(vec{d.x, d.y, d.half})
			x, y := s.project(p)
			b[0], b[1], b[2], b[3] = min(b[0], x), min(b[1], y), max(b[2], x), max(b[3], y)
		}
		out[i] = [4]int{int(b[0]) - 1, int(b[1]) - 1, int(b[2]) + 2, int(b[3]) + 2}
	}
	return out
}

// look returns the colour that a ray sees.
func (s *studio) look(way vec, dice []*die) vec {
	var first *die
	var at vec
	nearest := math.Inf(1)
	for _, d := range dice {
		if t, p, ok := d.meet(s.eye, way); ok && t < nearest {
			first, at, nearest = d, p, t
		}
	}
	if first == nil {
		return s.floor(way)
	}
	return s.shade(first, at, way)
}

func (s *studio) floor(way vec) vec {
	if way[2] > -1e-3 {
		return vec{.5, .5, .5}
	}
	p := s.eye.add(way.times(-s.eye[2] / way[2]))
	lit, open := 1.0, 1.0
	for i := range s.dice {
		d := &s.dice[i]
		lit = min(lit, d.lit(p, s.to, s.sharp))
		if x, y := p[0]-d.x, p[1]-d.y; x*x+y*y < 4*d.half*d.half*2 {
			open = min(open, 0.35+1.1*max(0, d.far(d.into(p)))/d.half)
		}
	}
	return s.table(p[0], p[1]).mul(s.lamp.times(lit * s.to[2]).add(s.around.times(min(1, open))))
}

// shade returns the colour of a die at a point of its surface, in the die's frame.
func (s *studio) shade(d *die, p, way vec) vec {
	n := d.normal(p)
	face, axis := 0, 0
	for k := range 3 {
		if math.Abs(p[k]) > math.Abs(p[axis]) {
			axis = k
		}
	}
	face = 2 * axis
	if p[axis] > 0 {
		face++
	}
	if face == 5 {
		d.tops++
	}
	size := 2 * d.half
	u, v := p[(axis+1)%3]/size, p[(axis+2)%3]/size
	paint := d.paint(p.times(1 / size))
	if d.bulge > 0 {
		var lean vec
		lean[(axis+1)%3], lean[(axis+2)%3] = d.bulge*u, d.bulge*v
		n = n.add(lean).unit()
	}
	gloss := 1.0
	if d.clear > 0 {
		paint = s.through(d, p, way, paint)
	}
	value := d.values[face]
	if du, dv, ok := d.pipAt(value, d.turned[face], u, v); ok {
		rim := du*du + dv*dv
		paint = d.pips[value]
		if rim > 0.6 {
			paint = paint.times(1 + d.ring)
		}
		// The normal of a pip's bowl tilts towards its middle.
		dent := vec{}
		a, b := du, dv
		if d.turned[face] {
			a, b = dv, -du
		}
		dent[(axis+1)%3], dent[(axis+2)%3] = -a*d.depth, -b*d.depth
		n = n.add(dent).unit()
		gloss = 0.5
	}
	n, world := d.back(n), d.back(p).add(vec{d.x, d.y, d.half})
	face3 := max(0, n.dot(s.to))
	lit := 1.0
	if face3 > 0 {
		off := world.add(n.times(0.01))
		for i := range s.dice {
			if o := &s.dice[i]; o != d {
				lit = min(lit, o.lit(off, s.to, s.sharp))
			}
		}
	}
	up := 0.55 + 0.45*n[2]
	low := min(1, 0.5+0.5*world[2]/size)
	out := paint.mul(s.lamp.times(lit * face3).add(s.around.times(up * low)))
	mirror := way.sub(n.times(2 * way.dot(n)))
	out = s.mirrored(d, mirror, paint, out, gloss)
	hot := lit*math.Pow(max(0, mirror.dot(s.to)), d.gloss) + s.glare*math.Pow(max(0, mirror.dot(s.second)), d.gloss/2)
	return out.add(vec{1, 1, 1}.times(gloss * d.shine * hot))
}

// mirrored adds specular reflections to a colour: of the room for metal dice, and of the ring or bar lamp for all dice.
func (s *studio) mirrored(d *die, mirror, paint, out vec, gloss float64) vec {
	if d.metal > 0 { // the room: dark below, bright above, with areas of light
		t := 0.2 + 0.5*max(0, mirror[2]) + 0.9*fractal(d.seed+5, 2*mirror[0], 2*mirror[1], 2)
		out = out.times(1 - 0.6*d.metal).add(paint.mix(vec{1, 1, 1}, 0.15).times(t * d.metal * luminance(s.lamp.add(s.around))))
	}
	r := &s.ring
	if d.lamp != nil {
		r = d.lamp
	}
	if r.wide > 0 {
		side := mirror.sub(r.halo.times(mirror.dot(r.halo)))
		if mirror.dot(r.halo) > 0 && math.Abs(side.length()-r.wide) < r.thin && !r.gap(side) {
			bright := r.bright
			if bright == 0 {
				bright = min(0.8, 0.25+d.shine)
			}
			out = out.add(vec{1, 1, 1}.times(gloss * bright))
		}
	}
	return out
}

// gap reports whether a direction from the middle of the ring lamp lies in a gap of the ring.
func (l *ring) gap(side vec) bool {
	if l.gaps == 0 {
		return false
	}
	turn := math.Atan2(side[1], side[0]) / (2 * math.Pi) * float64(l.gaps)
	turn += l.gapAt
	return turn-math.Floor(turn) < 0.3
}

// through returns the colour of a translucent body: of the table behind it and the pips of its lower face, with brighter edges.
func (s *studio) through(d *die, p, way, paint vec) vec {
	in := d.inward(way)
	in = in.add(vec{0, 0, -0.6}).unit()
	if in[2] > -0.2 {
		return paint
	}
	t := -(p[2] + d.half) / in[2]
	q := p.add(in.times(t))
	w := d.back(q)
	behind := s.table(d.x+w[0], d.y+w[1]).times(1.2)
	size := 2 * d.half
	if _, _, ok := d.pipAt(d.values[4], d.turned[4], q[0]/size, q[1]/size); ok {
		behind = d.pips[d.values[4]].times(0.8)
	}
	glow := 0.5 + fractal(d.seed, 4*p[0]/size+3*in[0], 4*p[1]/size+3*in[1], 2)
	return paint.mix(paint.mul(behind).times(1.6*glow), d.clear)
}
