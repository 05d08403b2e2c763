//go:build !amd64

package kernel

func add(out0, out1, in []float32, offsets []int, first, second []float32, steps int) {
	addPortable(out0, out1, in, offsets, first, second, steps)
}

func products(sums, inner, rimmed []float32, rows, cols int) {
	productsPortable(sums, inner, rimmed, rows, cols)
}
