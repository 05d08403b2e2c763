package rest

import (
	"math"
	"slices"

	"gonum.org/v1/gonum/mat"
)

// FlatDie is a die that is known to lie flat, as the portrait nets see it.
type FlatDie struct {
	X, Y  float64 // its place, mm
	Doubt float64 // log odds of the portrait nets that it does not lie flat
}

// Flat dice of real rigs do not look the same everywhere: along a wall that faces the lamp, far from the camera or in a shadow they look
// less flat to the portrait nets. These variances describe by how much, in log odds. They were fitted by maximum likelihood on a third of
// the pictures of one real table.
const (
	placeVariance = 2.5 // of the mean at one place about the mean of the rig
	oddVariance   = 3.5 // of single dice about the mean at their place
	placeLength   = 0.2 // length scale, as a share of the board's longer side
)

// wronglyConfirmed is the prior probability that a die that is said to lie flat does not. Chosen: one person in thirty taps without
// looking.
const wronglyConfirmed = 0.03

// The distribution of the portrait nets' log odds for dice that do not lie flat. Fitted on: unknown.
const (
	leaningDoubt    = 2.0
	leaningVariance = 25.0
)

// mostDoubted is the maximum shift. With this shift forced on all dice, none with two or more pips of 188 dice that lean or stand on others
// goes unnoticed that was noticed before (six rendered rigs without lens pictures and five drawn ones, see vision/MEASUREMENTS.md); with 3
// one does. With 2, three dice that show a one do, so these are not shifted: see Flatness.
const mostDoubted = 2.0

// doubts estimates how flat dice look to the portrait nets at each place of a rig's board. The difference from usualPortraits is a
// Gaussian process (Rasmussen, Williams, 2006, 2.2): a constant for the rig and a smooth function of the place. Few dice shrink the
// estimate towards 0, and so does a long distance from all of them. The zero value knows no dice and returns 0.
type doubts struct {
	far     float64 // length scale, mm
	dice    []FlatDie
	weights []float64 // of the covariances with dice
}

// learnDoubts fits a Gaussian process to dice that are known to lie flat. A die that looks so different from what all others lead to
// expect that it probably leans has little weight: people make mistakes. side is the board's longer side, mm.
func learnDoubts(dice []FlatDie, side float64) doubts {
	d := doubts{far: placeLength * side, dice: dice}
	d.fit()
	return d
}

// Agreeing reports for each die whether it probably lies flat, given how all others look. side is the board's longer side, mm.
func Agreeing(dice []FlatDie, side float64) []bool {
	d := doubts{far: placeLength * side, dice: dice}
	out := make([]bool, len(dice))
	for i, p := range d.fit() {
		out[i] = p >= 0.5
	}
	return out
}

// fit sets the weights. It returns the probability that each die lies flat; nil: the dice cannot be compared.
func (d *doubts) fit() []float64 {
	n := len(d.dice)
	if n == 0 {
		return nil
	}
	flat := slices.Repeat([]float64{1 - wronglyConfirmed}, n)
	var process gaussianProcess
	for range compareRounds {
		k, seen := mat.NewSymDense(n, nil), mat.NewVecDense(n, nil)
		noise := func(i int) float64 { return oddVariance / max(flat[i], 1e-4) }
		for i, a := range d.dice {
			seen.SetVec(i, a.Doubt-usualPortraits.mean)
			for j := i; j < n; j++ {
				k.SetSym(i, j, d.covariance(a.X, a.Y, &d.dice[j]))
			}
			k.SetSym(i, i, k.At(i, i)+noise(i))
		}
		if !process.fit(k, seen) {
			return nil
		}
		for i, a := range d.dice {
			above, variance := process.fromOthers(i)
			variance = max(variance-noise(i), 0) + oddVariance
			yes := (1 - wronglyConfirmed) * normal(max(above, 0), variance) // a die that looks flatter than expected lies flat
			no := wronglyConfirmed * normal(a.Doubt-leaningDoubt, leaningVariance)
			flat[i] = yes / (yes + no)
		}
	}
	d.weights = process.weights.RawVector().Data
	return flat
}

// covariance returns the covariance of the means at a place (mm) and at a die's.
func (d *doubts) covariance(x, y float64, o *FlatDie) float64 {
	a, b := (x-o.X)/d.far, (y-o.Y)/d.far
	return usualPortraits.between + placeVariance*math.Exp(-(a*a+b*b)/2)
}

// at returns by how much flat dice at a place (mm) look less flat than usual, log odds from 0 to mostDoubted. Only shifts towards not
// flat are used, so that dice that look flatter than usual do not make others suspicious.
func (d *doubts) at(x, y float64) (shift float64) {
	for i := range d.weights {
		shift += d.weights[i] * d.covariance(x, y, &d.dice[i])
	}
	return max(0, min(shift, mostDoubted))
}
