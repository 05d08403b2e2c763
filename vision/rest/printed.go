package rest

import (
	"math"

	"quartermaster/vision/figure"
	"quartermaster/vision/find"
	"quartermaster/vision/nets"
	"quartermaster/vision/odds"
	"quartermaster/vision/pixel"
	"quartermaster/vision/scene"
)

// PrintFeatureNames names the features that PrintFeatures measures of a printed die. All are measured on its figure; the portrait nets
// judge the sides. A figure with the taught size and proportions lies on the floor. The figure of a leaning die is seen distorted, mostly
// along the camera's line of sight.
var PrintFeatureNames = []string{
	"figure along the view", "figure across the view", "figure askew", "its showings differ", "lift of the figure", "stretch of the figure",
	"unlike", "gain by stretching", "least gain", "brightness of the figure", "error of the lift",
}

// strain is the distortion of a figure against one on the floor, in lifts: its elongation along the line of sight, its elongation
// across it, and its shear.
type strain [3]float64

// strained measures the strain of a figure that was fitted to the picture (Green's strain tensor of the map from the face to the
// picture). Each component is limited to ±4.
func strained(s *scene.Scene, t pixel.Affine) (out strain) {
	ux, uy := t.X-s.Viewpoint.X, t.Y-s.Viewpoint.Y
	far := math.Hypot(ux, uy)
	if far < 1 {
		ux, uy, far = 1, 0, 1
	}
	ux, uy = ux/far, uy/far
	a, b := (t.Ax*ux+t.Ay*uy)/pixel.EdgePX, (t.Bx*ux+t.By*uy)/pixel.EdgePX // along the view
	c, d := (t.Ay*ux-t.Ax*uy)/pixel.EdgePX, (t.By*ux-t.Bx*uy)/pixel.EdgePX // across it
	all := strain{(a*a + b*b - 1) / 2, (c*c + d*d - 1) / 2, a*c + b*d}
	for k, v := range all {
		out[k] = max(-4, min(4, v/s.LiftShare()))
	}
	return out
}

// strainOf returns the mean strain over the taught pictures of a face, and the largest weighted difference from the mean. The
// weight of a picture depends on how well it fits. In an overexposed taught picture dark print is too narrow, and then another taught
// picture fits better.
func strainOf(s *scene.Scene, shown []figure.AffineFit) (mean strain, differ float64) {
	weight := func(o *figure.AffineFit) float64 { return 1 / ((1.002 - o.Correlation) * (1.002 - o.Correlation)) }
	var sum, most float64
	for i := range shown {
		w := weight(&shown[i])
		sum, most = sum+w, max(most, w)
		for k, v := range strained(s, shown[i].At) {
			mean[k] += w * v
		}
	}
	for k := range mean {
		mean[k] /= sum
	}
	for i := range shown {
		share := math.Sqrt(weight(&shown[i]) / most)
		for k, v := range strained(s, shown[i].At) {
			differ = max(differ, share*math.Abs(v-mean[k]))
		}
	}
	return mean, differ
}

// PrintFeatures measures the features in PrintFeatureNames of a chosen printed die.
func PrintFeatures(s *scene.Scene, c *find.Candidate) nets.Evidence {
	m := c.Print
	mean, differ := strainOf(s, m.AffineFits)
	least := math.Inf(1)
	for _, o := range m.AffineFits {
		least = min(least, o.Gain())
	}
	g := s.Floor.GainAt(c.X, c.Y)
	var now, then float64
	for k := range 3 {
		now, then = now+c.Body[k], then+m.Figure.Paint[k]*g[k]
	}
	lift, stretch := m.LiftAndStretch(s)
	return nets.Evidence{mean[0], mean[1], mean[2], differ, lift, stretch,
		figure.Unlikeness(m.Correlation) - m.Kind.Unlike, m.AffineFits[0].Gain(), least, math.Log((now + 15) / (then + 15)), math.Log(m.LiftSD(s))}
}

// printPrior corrects the prior of the nets for printed dice, in log odds. In their training set, a third of the dice leaned or lay on
// others. On a table the share is so much smaller that 2.3 would be right. But a die that leans by 10 degrees looks much like a flat one,
// so a smaller value is used, and people are asked more often. Fitted on: the printed dice of vision/MEASUREMENTS.md, without "frame" and
// the window.
const printPrior = 0.55

// PrintFlatness returns the probability that a printed die lies flat. It is computed from the weighted mean of the log odds of the
// feature nets (weight 2) and of the portrait nets (weight 1).
func (r *Judges) PrintFlatness(s *scene.Scene, c *find.Candidate, dice []find.Candidate) float64 {
	net := r.PrintFeatureNets.Probabilities(PrintFeatures(s, c))[nets.FlatDie]
	logOdds := (portraitOdds(r.printPortraitNets, s, c, dice)-2*odds.Logit(max(1e-6, min(net, 1-1e-6))))/3 - printPrior
	return c.Print.FitsFloor() / (1 + math.Exp(logOdds))
}
