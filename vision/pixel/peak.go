package pixel

func Abs[T int | float32](v T) T {
	if v < 0 {
		return -v
	}
	return v
}

// Highest says whether a value is the greatest of its 3x3 neighbours; of equal ones the first counts.
func Highest(d []float32, w, i int) bool {
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

// Parabola is the place of the top of a parabola through three values at -1, 0, 1.
func Parabola(a, b, c float32) float64 {
	bend := a - 2*b + c
	if bend >= 0 {
		return 0
	}
	return float64(0.5 * (a - c) / bend)
}
