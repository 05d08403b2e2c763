// Package kernel holds the two inner loops of the nets of package photo: weighted sums of lanes, and sums of products of lanes. A lane
// is Width adjacent numbers, one for each crop of a batch. On amd64 with AVX2 the loops are in assembly. These are four to six times as
// fast as the portable loops because the sums stay in registers. The results differ in the last bits, because the assembly uses fused
// multiply-add instructions, which round only once.
package kernel

import "gonum.org/v1/gonum/blas/gonum"

// Width is the number of numbers in a lane.
const Width = 32

// Taps is the number of sums that Products computes: one for each weight of a 3×3 filter.
const Taps = 9

var blas gonum.Implementation

// Add adds weighted sums of lanes of in to two rows of steps lanes. To lane s of the first row it adds the sum over j of first[j] times the
// lane of in that begins at offsets[j]+s*Width. For the second row it does the same with the weights second. It panics if in is too short.
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

// Products adds to sums the cross-correlation of a map of rows×cols lanes with a map that is padded by one lane on each side. There is one
// sum for each of the nine offsets, row by row.
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
