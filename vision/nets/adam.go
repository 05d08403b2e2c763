package nets

import "math"

// moments holds running means of the gradients of some weights and of their squares (Adam; Kingma and Ba, 2015).
type moments[T float32 | float64] struct {
	first, second []T
	c1, c2        float64 // bias corrections of the two means
}

// newMoments starts with all means 0.
func newMoments[T float32 | float64](n int) moments[T] {
	return moments[T]{first: make([]T, n), second: make([]T, n)}
}

// begin computes the bias corrections. It is called before the steps of all weights, with the number of the step from
// 1.
func (m *moments[T]) begin(number int) {
	m.c1, m.c2 = 1-math.Pow(0.9, float64(number)), 1-math.Pow(0.999, float64(number))
}

// step takes the gradient of a weight and returns what is to be subtracted from the weight.
func (m *moments[T]) step(i int, g, rate T) T {
	m.first[i] = 0.9*m.first[i] + (1-0.9)*g
	m.second[i] = 0.999*m.second[i] + (1-0.999)*g*g
	return rate * (m.first[i] / T(m.c1)) / (T(math.Sqrt(float64(m.second[i])/m.c2)) + 1e-8)
}
