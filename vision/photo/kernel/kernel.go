// Package kernel holds the two inner loops of the nets that read photographs: weighted sums of lanes, and products of
// lanes. A lane is Width numbers that lie side by side, one for each crop of a batch. On amd64 with AVX2 the loops are
// assembly, four to six times as fast as the portable ones, because the sums stay in registers. The last bits of both
// differ: AVX2 multiplies and adds without rounding in between.
package kernel

import "gonum.org/v1/gonum/blas/gonum"

// Width is how many numbers a lane has.
const Width = 32

// Taps is how many products Products makes: those of a filter of 3×3.
const Taps = 9

var blas gonum.Implementation

// Add adds weighted lanes of in to two rows of steps lanes: lane s of the first becomes itself plus the sum over j of
// first[j] times the Width numbers of in from offsets[j]+s*Width on; the second likewise. It panics where in is too
// short for that.
func Add(out0, out1, in []float32, offsets []int, first, second []float32, steps int) {
	if len(offsets) == 0 || steps == 0 {
		return
	}
	n := steps * Width
	_, _, _, _ = out0[n-1], out1[n-1], first[len(offsets)-1], second[len(offsets)-1]
	for _, o := range offsets {
		_ = in[o : o+n]
	}
	add(out0, out1, in, offsets, first, second, steps)
}

func addPortable(out0, out1, in []float32, offsets []int, first, second []float32, steps int) {
	n := steps * Width
	for j, o := range offsets {
		blas.Saxpy(n, first[j], in[o:o+n], 1, out0, 1)
		blas.Saxpy(n, second[j], in[o:o+n], 1, out1, 1)
	}
}

// Products adds to sums the products of a map of rows×cols lanes with a map that has a rim one lane wide, at each of the
// nine places where the first can lie in the second, row by row.
func Products(sums []float32, inner, rimmed []float32, rows, cols int) {
	_, _ = inner[rows*cols*Width-1], rimmed[(rows+2)*(cols+2)*Width-1]
	products(sums[:Taps], inner, rimmed, rows, cols)
}

func productsPortable(sums, inner, rimmed []float32, rows, cols int) {
	n := cols * Width
	for k := range Taps {
		for y := range rows {
			at := ((y+k/3)*(cols+2) + k%3) * Width
			sums[k] += blas.Sdot(n, inner[y*n:(y+1)*n], 1, rimmed[at:at+n], 1)
		}
	}
}
