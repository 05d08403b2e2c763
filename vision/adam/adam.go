// Package adam is the optimizer that all nets are trained with: Adam (Kingma and Ba, 2015). In goes the gradient of a weight, out
// comes what to subtract from the weight.
package adam

import "math"

// Moments holds running means of the gradients of some weights and of their squares.
type Moments[T float32 | float64] struct {
	first, second []T
	c1, c2        float64 // bias corrections of the two means
}

// New starts with all means 0, for n weights.
func New[T float32 | float64](n int) Moments[T] {
	return Moments[T]{first: make([]T, n), second: make([]T, n)}
}

// Begin computes the bias corrections. It is called before the steps of all weights, with the number of the step from 1.
func (m *Moments[T]) Begin(number int) {
	m.c1, m.c2 = 1-math.Pow(0.9, float64(number)), 1-math.Pow(0.999, float64(number))
}

// Step takes the gradient of weight i and returns what is to be subtracted from the weight.
func (m *Moments[T]) Step(i int, g, rate T) T {
	m.first[i] = 0.9*m.first[i] + (1-0.9)*g
	m.second[i] = 0.999*m.second[i] + (1-0.999)*g*g
	return rate * (m.first[i] / T(m.c1)) / (T(math.Sqrt(float64(m.second[i])/m.c2)) + 1e-8)
}
