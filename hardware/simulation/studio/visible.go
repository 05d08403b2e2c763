package studio

import "quartermaster/hardware/simulation/dice"

// Visible is the share of each die's upper face that the camera sees past walls, other dice and props: 144 rays to the
// middle 90 % of the face.
func (s *Studio) Visible(lying []dice.Die, props []Prop) []float64 {
	bodies := make([]body, len(lying))
	for i := range lying {
		bodies[i] = newBody(&lying[i], nil)
	}
	out := make([]float64, len(lying))
	eye := s.scene.eye
	for i := range lying {
		c := lying[i].Face(lying[i].Top())
		n := c[1].Sub(c[0]).Cross(c[2].Sub(c[1]))
		middle := c[0].Add(c[2]).Times(0.5)
		if n.Dot(middle.Sub(lying[i].Centre)) < 0 {
			n = n.Times(-1)
		}
		if n.Dot(eye.Sub(middle)) <= 0 { // it looks away
			continue
		}
		free := 0
		for k := range 144 {
			u, v := 0.05+0.9*(float64(k%12)+0.5)/12, 0.05+0.9*(float64(k/12)+0.5)/12
			p := c[0].Add(c[1].Sub(c[0]).Times(u)).Add(c[3].Sub(c[0]).Times(v))
			if !s.hides(p.Sub(eye), bodies, props, i) {
				free++
			}
		}
		out[i] = float64(free) / 144
	}
	return out
}

// hides says whether something stands between the eye and the point one `way` from it.
func (s *Studio) hides(way dice.Vec, bodies []body, props []Prop, self int) bool {
	const before = 1 - 1e-3
	eye := s.scene.eye
	if t, _, _ := s.scene.lid.hit(eye, way); t < before {
		return true
	}
	for j := range bodies {
		if j == self {
			continue
		}
		if _, ok := bodies[j].meet(eye, way, before); ok {
			return true
		}
	}
	for _, p := range props {
		if _, ok := p.meet(eye, way, before); ok {
			return true
		}
	}
	return false
}
