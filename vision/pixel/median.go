package pixel

import (
	"math"
)

// MedianOf16 is the median of sixteen numbers, none below 0: the mean of the middle two. The bits of non-negative
// floats sort as integers, which are compared without branches.
func MedianOf16(v *[16]float32) float32 {
	a, b := sorted8(v[:8]), sorted8(v[8:])
	low, high := uint32(0), uint32(math.MaxUint32) // the greatest of the lower eight numbers and the least of the upper eight
	for i := range 8 {
		low, high = max(low, min(a[i], b[7-i])), min(high, max(a[i], b[7-i]))
	}
	return (math.Float32frombits(low) + math.Float32frombits(high)) / 2
}

// sorted8 returns the bits of eight numbers in ascending order (Batcher's sorting network).
func sorted8(v []float32) [8]uint32 {
	v = v[:8]
	a, b, c, d := math.Float32bits(v[0]), math.Float32bits(v[1]), math.Float32bits(v[2]), math.Float32bits(v[3])
	e, f, g, h := math.Float32bits(v[4]), math.Float32bits(v[5]), math.Float32bits(v[6]), math.Float32bits(v[7])
	a, b = min(a, b), max(a, b)
	c, d = min(c, d), max(c, d)
	e, f = min(e, f), max(e, f)
	g, h = min(g, h), max(g, h)
	a, c = min(a, c), max(a, c)
	b, d = min(b, d), max(b, d)
	e, g = min(e, g), max(e, g)
	f, h = min(f, h), max(f, h)
	b, c = min(b, c), max(b, c)
	f, g = min(f, g), max(f, g)
	a, e = min(a, e), max(a, e)
	b, f = min(b, f), max(b, f)
	c, g = min(c, g), max(c, g)
	d, h = min(d, h), max(d, h)
	c, e = min(c, e), max(c, e)
	d, f = min(d, f), max(d, f)
	b, c = min(b, c), max(b, c)
	d, e = min(d, e), max(d, e)
	f, g = min(f, g), max(f, g)
	return [8]uint32{a, b, c, d, e, f, g, h}
}

// Nth returns the element at index k of the sorted slice (quickselect; Hoare, 1961). It reorders the slice.
func Nth(v []float64, k int) float64 {
	lo, hi := 0, len(v)-1
	for lo < hi {
		pivot := v[lo+(hi-lo)/2]
		i, j := lo, hi
		for i <= j {
			for v[i] < pivot {
				i++
			}
			for v[j] > pivot {
				j--
			}
			if i <= j {
				v[i], v[j] = v[j], v[i]
				i, j = i+1, j-1
			}
		}
		switch {
		case k <= j:
			hi = j
		case k >= i:
			lo = i
		default:
			return v[k]
		}
	}
	return v[k]
}
