package measure

import (
	"cmp"
	"math"
	"slices"
)

// coarseLine is an edge along a whole strip that may be a side of the floor, or the rim over it.
type coarseLine struct {
	first, last float64 // px inwards of the taps
	seen        float64 // share of the strip's stations that show it
}

// seen is the share of the stations that show an edge on a curve. Stations beyond the picture count a quarter of the
// strip at most.
func (s *strip) seen(c *curve) float64 {
	sum, n := 0.0, 0
	for i, d := range c {
		k := stripAt(d)
		if k < 0 || k >= stripSamples || s.outside[i][k] {
			continue
		}
		sum += s.edge[i][k]
		n++
	}
	if 2*n < stripStations {
		return 0
	}
	return sum / float64(max(n, stripStations*3/4))
}

// shifted is a curve moved inwards, by other distances at the two taps.
func (s *strip) shifted(c *curve, first, last float64) (out curve) {
	for i := range c {
		out[i] = c[i] + first + (last-first)*s.share(i)
	}
	return out
}

// lines returns the edges that most of the strip shows between two distances (px) from the taps, the clearest first: an
// exhaustive Hough transform of lines that the lens bends by bow.
func (s *strip) lines(bow *curve, from, to, step float64, most int) (out []coarseLine) {
	n := int((to-from)/step) + 1
	const slope = 60 // px
	votes := make([][]float64, n)
	for a := range votes {
		votes[a] = make([]float64, n)
		for b := range votes[a] {
			if math.Abs(float64(a-b))*step <= slope {
				c := s.shifted(bow, from+float64(a)*step, from+float64(b)*step)
				votes[a][b] = s.seen(&c)
			}
		}
	}
	var all []coarseLine
	for a := range votes {
		for b, v := range votes[a] {
			if v >= 0.3 && isPeak(votes, a, b) {
				all = append(all, coarseLine{first: from + float64(a)*step, last: from + float64(b)*step, seen: v})
			}
		}
	}
	slices.SortStableFunc(all, func(a, b coarseLine) int { return cmp.Compare(b.seen, a.seen) })
	for _, l := range all {
		same := func(o coarseLine) bool { return math.Abs(l.first-o.first) < 2.5 && math.Abs(l.last-o.last) < 2.5 }
		if !slices.ContainsFunc(out, same) {
			out = append(out, l)
		}
		if len(out) == most {
			break
		}
	}
	return out
}

func isPeak(votes [][]float64, a, b int) bool {
	for i := max(0, a-1); i <= min(len(votes)-1, a+1); i++ {
		for j := max(0, b-1); j <= min(len(votes)-1, b+1); j++ {
			if votes[i][j] > votes[a][b] {
				return false
			}
		}
	}
	return true
}

// stepAcross compares what lies on both sides of a curve with the floor further inside: the median over the stations of
// the distance of the outer colour less that of the inner one. The foot of a wall has the floor inside and no floor
// outside. Printed lines have the floor on both sides; the rim of a wall has it on neither.
func (s *strip) stepAcross(c *curve) float64 {
	var steps []float64
	for i, d := range c {
		floor := s.floor[i]
		if !s.hasFloor[i] {
			continue
		}
		within, beyond := math.Inf(1), math.Inf(1)
		for x := 1.5; x <= 5; x += 0.5 {
			if c, ok := s.colourAt(i, d+x); ok {
				within = min(within, unlike(c, floor))
			}
		}
		for x := 2.0; x <= 12; x++ {
			if c, ok := s.colourAt(i, d-x); ok {
				beyond = min(beyond, unlike(c, floor))
			}
		}
		if !math.IsInf(within, 1) && !math.IsInf(beyond, 1) {
			steps = append(steps, beyond-within)
		}
	}
	if len(steps) < stripStations/3 {
		return 0
	}
	slices.Sort(steps)
	return steps[len(steps)/2]
}

// quiet says how free of edges a wall is beyond its foot: 1 less the clearest edge within 14 px outside of a curve, or less in a picture
// that was made smaller, where the rim lies near.
func (s *strip) quiet(c *curve) float64 {
	most := 0.0
	for d := 4.0; d <= max(5, 14/s.smaller); d++ {
		m := s.shifted(c, -d, -d)
		most = max(most, s.seen(&m))
	}
	return 1 - most
}

func (s *strip) colourAt(i int, d float64) (c [3]float64, ok bool) {
	k := stripAt(d)
	if k < 0 || k >= stripSamples || s.outside[i][k] {
		return c, false
	}
	return s.colour[i][k], true
}

// mean is the robust mean colour of a stretch of a profile.
func (s *strip) mean(i int, from, to float64) (out [3]float64, ok bool) {
	var channel [3][]float64
	for d := from; d <= to; d += stripStep {
		if c, ok := s.colourAt(i, d); ok {
			for n := range c {
				channel[n] = append(channel[n], c[n])
			}
		}
	}
	if len(channel[0]) < 12 {
		return out, false
	}
	for n := range out {
		out[n] = midMean(channel[n])
	}
	return out, true
}

// unlike is the distance of two colours: of their hues in logarithms, and of their brightness at a third of the weight,
// since walls shade the floor beside them.
func unlike(a, b [3]float64) float64 {
	var d [3]float64
	mean := 0.0
	for n := range d {
		d[n] = math.Log((a[n] + 12) / (b[n] + 12))
		mean += d[n] / 3
	}
	sum := mean * mean / 9
	for n := range d {
		sum += (d[n] - mean) * (d[n] - mean)
	}
	return math.Sqrt(sum)
}
