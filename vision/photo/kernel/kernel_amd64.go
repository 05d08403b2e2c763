package kernel

import "golang.org/x/sys/cpu"

var fast = cpu.X86.HasAVX2 && cpu.X86.HasFMA

func add(out0, out1, in []float32, offsets []int, first, second []float32, steps int) {
	if !fast {
		addPortable(out0, out1, in, offsets, first, second, steps)
		return
	}
	addAVX2(&out0[0], &out1[0], &in[0], &offsets[0], &first[0], &second[0], len(offsets), steps)
}

func products(sums, inner, rimmed []float32, rows, cols int) {
	if !fast {
		productsPortable(sums, inner, rimmed, rows, cols)
		return
	}
	var parts [Taps][8]float32
	productsAVX2(&parts, &inner[0], &rimmed[0], rows, cols)
	for k := range parts {
		for _, v := range parts[k] {
			sums[k] += v
		}
	}
}

// addAVX2 is Add for count offsets.
//
//go:noescape
func addAVX2(out0, out1, in *float32, offsets *int, first, second *float32, count, steps int)

// productsAVX2 is Products, but returns each sum as eight partial sums.
//
//go:noescape
func productsAVX2(parts *[Taps][8]float32, inner, rimmed *float32, rows, cols int)
