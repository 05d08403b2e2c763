package pixel

// Abs is the absolute value.
func Abs[T int | float32](v T) T {
	if v < 0 {
		return -v
	}
	return v
}

// LocalMaximum says whether index i of a plane of width w is a maximum of its 3x3 neighbourhood; of equal ones the first
// counts.
func LocalMaximum(d []float32, w, i int) bool {
	v := d[i]
	for dy := -1; dy <= 1; dy++ {
		for dx := -1; dx <= 1; dx++ {
			j := i + dy*w + dx
			if d[j] > v || d[j] == v && j < i {
				return false
			}
		}
	}
	return true
}

// Parabola is the abscissa of the vertex of the parabola through a, b, c at -1, 0, 1; 0 where it has no maximum.
func Parabola(a, b, c float32) float64 {
	bend := a - 2*b + c
	if bend >= 0 {
		return 0
	}
	return float64(0.5 * (a - c) / bend)
}
