package scene

import (
	"slices"

	"quartermaster/calibration"
)

// SizeSDAt is the relative standard deviation of the apparent size of dice at a place of the picture (pixels), bilinear
// between nine places of the floor. It is large where the lens was fitted only to the floor's corners and a few dice:
// then dice may appear larger at one end of the board than at the other.
func (s *Scene) SizeSDAt(x, y float64) float64 {
	if len(s.Known.SizeSD) != 9 {
		return 0
	}
	mx, my := s.Board.Current.Rect.MM(x, y)
	u, v := min(max(2*mx/s.Board.Size.WidthMM, 0), 2), min(max(2*my/s.Board.Size.HeightMM, 0), 2)
	i, j := min(int(u), 1), min(int(v), 1)
	u, v = u-float64(i), v-float64(j)
	at := func(i, j int) float64 { return s.Known.SizeSD[3*j+i] }
	return (at(i, j)*(1-u)+at(i+1, j)*u)*(1-v) + (at(i, j+1)*(1-u)+at(i+1, j+1)*u)*v
}

// LatticesOf lists the pip lattices of the set's dice with pips of a sign; the square lattice where none was learned.
func (k *Known) LatticesOf(sign calibration.Pips) []Lattice {
	if l := k.Lattices[sign]; len(l) > 0 {
		return l
	}
	return []Lattice{SquareLattice}
}

// AddLattice adds the lattice of a colour, once.
func (k *Known) AddLattice(c *calibration.Colour) {
	l := LearnedLattice(c)
	if k.Lattices == nil {
		k.Lattices = map[calibration.Pips][]Lattice{}
	}
	if !slices.Contains(k.Lattices[c.Pips], l) {
		k.Lattices[c.Pips] = append(k.Lattices[c.Pips], l)
	}
}
