package score

import (
	"fmt"
	"math"
	"slices"
)

// Share is a proportion: K cases out of N.
type Share struct{ K, N int }

// Add counts one more case.
func (s *Share) Add(yes bool) {
	s.N++
	if yes {
		s.K++
	}
}

// Rate returns K/N, or NaN if there is no case.
func (s Share) Rate() float64 { return float64(s.K) / float64(s.N) }

// z95 is the quantile of the standard normal distribution for a two-sided 95 % interval.
const z95 = 1.959963984540054

// Wilson returns the 95 % confidence interval of the share (Wilson 1927), or 0 to 1 if there is no case. It returns NaN if K is above N:
// such a ratio is no proportion.
func (s Share) Wilson() (low, high float64) {
	if s.N == 0 {
		return 0, 1
	}
	if s.K > s.N {
		return math.NaN(), math.NaN()
	}
	n, p := float64(s.N), s.Rate()
	middle := p + z95*z95/(2*n)
	half := z95 * math.Sqrt(p*(1-p)/n+z95*z95/(4*n*n))
	whole := 1 + z95*z95/n
	return max(0, (middle-half)/whole), min(1, (middle+half)/whole)
}

// String formats the share for a table, such as "98.3 % 59/60 (91.1–99.7)".
func (s Share) String() string {
	if s.N == 0 {
		return "– 0/0"
	}
	text := fmt.Sprintf("%.1f %% %d/%d", 100*s.Rate(), s.K, s.N)
	if s.K > s.N {
		return text
	}
	low, high := s.Wilson()
	return text + fmt.Sprintf(" (%.1f–%.1f)", 100*low, 100*high)
}

// Sample is a list of measured numbers.
type Sample []float64

// Quantile returns the quantile q of the sample, interpolated linearly (definition 7 of Hyndman and Fan 1996). It returns NaN for an
// empty sample.
func (s Sample) Quantile(q float64) float64 {
	if len(s) == 0 {
		return math.NaN()
	}
	sorted := slices.Sorted(slices.Values(s))
	at := q * float64(len(sorted)-1)
	i := min(int(at), len(sorted)-2)
	if i < 0 {
		return sorted[0]
	}
	return sorted[i] + (at-float64(i))*(sorted[i+1]-sorted[i])
}

// Reliability is a reliability diagram: it compares claimed probabilities with observed frequencies, in bins.
type Reliability [9]Bin

// Bin is one bin of a reliability diagram: the claims with a probability in its range, and the share of these that are true.
type Bin struct {
	Share
	Claimed float64 // sum of the claimed probabilities
}

// BinEdges holds the lower bounds of the bins. The last bin ends at 1. Chosen: most probabilities of a reading are close to 1.
var BinEdges = [len(Reliability{})]float64{0, 0.1, 0.5, 0.8, 0.9, 0.95, 0.99, 0.999, 0.9999}

// Add counts one claim. A number that is no probability is clamped to 0 to 1.
func (r *Reliability) Add(claimed float64, true bool) {
	if !(claimed > 0) {
		claimed = 0
	}
	claimed = min(claimed, 1)
	i := len(BinEdges) - 1
	for claimed < BinEdges[i] {
		i--
	}
	r[i].Add(true)
	r[i].Claimed += claimed
}

// TooSure reports whether the mean claimed probability is above the Wilson interval of the observed share (overconfidence).
func (b Bin) TooSure() bool {
	_, high := b.Wilson()
	return b.N > 0 && b.Claimed/float64(b.N) > high
}

// TooModest reports whether the mean claimed probability is below the Wilson interval of the observed share (underconfidence).
func (b Bin) TooModest() bool {
	low, _ := b.Wilson()
	return b.N > 0 && b.Claimed/float64(b.N) < low
}
