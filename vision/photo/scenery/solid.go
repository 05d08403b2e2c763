package scenery

import "math"

type vec [3]float64

func (a vec) add(b vec) vec       { return vec{a[0] + b[0], a[1] + b[1], a[2] + b[2]} }
func (a vec) sub(b vec) vec       { return vec{a[0] - b[0], a[1] - b[1], a[2] - b[2]} }
func (a vec) times(s float64) vec { return vec{a[0] * s, a[1] * s, a[2] * s} }
func (a vec) dot(b vec) float64   { return a[0]*b[0] + a[1]*b[1] + a[2]*b[2] }
func (a vec) length() float64     { return math.Sqrt(a.dot(a)) }
func (a vec) unit() vec           { return a.times(1 / a.length()) }
func (a vec) cross(b vec) vec {
	return vec{a[1]*b[2] - a[2]*b[1], a[2]*b[0] - a[0]*b[2], a[0]*b[1] - a[1]*b[0]}
}

// mix interpolates linearly between a (t = 0) and b (t = 1).
func (a vec) mix(b vec, t float64) vec { return a.times(1 - t).add(b.times(t)) }

// mul returns the product of each channel.
func (a vec) mul(b vec) vec { return vec{a[0] * b[0], a[1] * b[1], a[2] * b[2]} }

// solid is the shape of a die: a cube with rounded edges, possibly intersected with a ball, which rounds the corners. It stands on the
// table, the plane z = 0. Its middle is at height half.
type solid struct {
	x, y, half float64
	sin, cos   float64 // sine and cosine of its yaw
	round      float64 // radius of its edges
	ball       float64 // radius of the ball, or 0 for none
}

func (s *solid) into(p vec) vec {
	x, y := p[0]-s.x, p[1]-s.y
	return vec{s.cos*x + s.sin*y, -s.sin*x + s.cos*y, p[2] - s.half}
}

func (s *solid) inward(v vec) vec {
	return vec{s.cos*v[0] + s.sin*v[1], -s.sin*v[0] + s.cos*v[1], v[2]}
}

func (s *solid) back(v vec) vec {
	return vec{s.cos*v[0] - s.sin*v[1], s.sin*v[0] + s.cos*v[1], v[2]}
}

// far returns the signed distance of a point (in the die's frame) from the surface; it is negative inside.
func (s *solid) far(p vec) float64 {
	in := s.half - s.round
	var q vec
	most := math.Inf(-1)
	for k := range 3 {
		d := math.Abs(p[k]) - in
		most = max(most, d)
		q[k] = max(d, 0)
	}
	d := q.length() + min(most, 0) - s.round
	if s.ball > 0 {
		d = max(d, p.length()-s.ball)
	}
	return d
}

// normal returns the outward normal at a point of the surface.
func (s *solid) normal(p vec) vec {
	const e = 1e-3
	n := vec{
		s.far(vec{p[0] + e, p[1], p[2]}) - s.far(vec{p[0] - e, p[1], p[2]}),
		s.far(vec{p[0], p[1] + e, p[2]}) - s.far(vec{p[0], p[1] - e, p[2]}),
		s.far(vec{p[0], p[1], p[2] + e}) - s.far(vec{p[0], p[1], p[2] - e}),
	}
	return n.unit()
}

// meet intersects a ray with the surface (sphere tracing). The direction has unit length. p is in the die's frame.
func (s *solid) meet(eye, way vec) (t float64, p vec, ok bool) {
	o, d := s.into(eye), s.inward(way)
	along := -o.dot(d)
	reach := 1.75 * s.half
	if miss := o.add(d.times(along)); miss.dot(miss) > reach*reach {
		return 0, p, false
	}
	for t = max(0, along-reach); t < along+reach; {
		p = o.add(d.times(t))
		far := s.far(p)
		if far < 0.002*s.half {
			return t, p, true
		}
		t += far
	}
	return 0, p, false
}

// lit returns the share of a lamp's light that reaches a point, 0 to 1. The larger the lamp, the softer the shadow.
func (s *solid) lit(at, to vec, sharp float64) float64 {
	o, d := s.into(at), s.inward(to)
	along := -o.dot(d)
	reach := 1.75 * s.half
	wide := reach + max(along, 0)/sharp
	if miss := o.add(d.times(along)); along < -reach || miss.dot(miss) > wide*wide {
		return 1
	}
	out := 1.0
	for t := 0.03 * s.half; t < along+reach; {
		far := s.far(o.add(d.times(t)))
		if far < 0.003*s.half {
			return 0
		}
		out = min(out, sharp*far/t)
		t += max(far, 0.02*s.half)
	}
	return out
}
