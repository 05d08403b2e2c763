package rest

import (
	"math"

	"quartermaster/vision/figure"
	"quartermaster/vision/find"
	"quartermaster/vision/nets"
	"quartermaster/vision/pixel"
	"quartermaster/vision/scene"
)

// PrintNames says what is measured of how a printed die lies, all of it of its figure: the eyes look at its sides. A figure
// that is seen as it was taught, as large and as long each way, lies on the floor. One that leans is seen shorter across its
// axis, and longer or shorter along the way in which the camera sees it aslant.
var PrintNames = []string{
	"figure along the view", "figure across the view", "figure askew", "its showings differ", "lift of the figure", "stretch of the figure",
	"unlike", "gain by stretching", "least gain", "brightness of the figure", "error of the lift",
}

// strain is by how much a figure is seen longer than on the floor, in lifts: along the way from the camera, across it, and
// what of a square becomes a rhomb between the two.
type strain [3]float64

// strained measures a figure that was laid over the picture: the symmetric part of the map from the face to the picture.
func strained(s *scene.Scene, t pixel.Stretched) (out strain) {
	ux, uy := t.X-s.Foot.X, t.Y-s.Foot.Y
	far := math.Hypot(ux, uy)
	if far < 1 {
		ux, uy, far = 1, 0, 1
	}
	ux, uy = ux/far, uy/far
	a, b := (t.Ax*ux+t.Ay*uy)/pixel.EdgePX, (t.Bx*ux+t.By*uy)/pixel.EdgePX // along the view
	c, d := (t.Ay*ux-t.Ax*uy)/pixel.EdgePX, (t.By*ux-t.Bx*uy)/pixel.EdgePX // across it
	all := strain{(a*a + b*b - 1) / 2, (c*c + d*d - 1) / 2, a*c + b*d}
	for k, v := range all {
		out[k] = max(-4, min(4, v/s.LiftOf()))
	}
	return out
}

// strainOf is the mean strain of a face's showings, and by how much one of them differs from it. Each counts by how well it
// fits: in too much light dark print is taught narrower than it is, and what is seen in less light is then the other showing.
func strainOf(s *scene.Scene, shown []figure.Stretching) (mean strain, differ float64) {
	weight := func(o *figure.Stretching) float64 { return 1 / ((1.002 - o.Like) * (1.002 - o.Like)) }
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

// WeighPrint measures how a chosen printed die lies.
func WeighPrint(s *scene.Scene, c *find.Candidate) nets.Evidence {
	m := c.Print
	mean, differ := strainOf(s, m.Shown)
	least := math.Inf(1)
	for _, o := range m.Shown {
		least = min(least, o.Gain())
	}
	g := s.Floor.GainAt(c.X, c.Y)
	var now, then float64
	for k := range 3 {
		now, then = now+c.Body[k], then+m.Fig.Paint[k]*g[k]
	}
	lift, stretch := m.Lies(s)
	return nets.Evidence{mean[0], mean[1], mean[2], differ, lift, stretch,
		figure.Unlikeness(m.Like) - m.Kind.Unlike, m.Shown[0].Gain(), least, math.Log((now + 15) / (then + 15)), math.Log(m.Unsure(s))}
}

// fewer is by how many log odds a printed die is held to be flatter than its nets say, which learned from dice of which a
// third leaned or lay on others. On a table so few do that it might be 2.3; but one that leans by 10 degrees looks so much
// like one that does not that the reader rather asks about some more.
const fewer = 0.55

// PrintFlatness is the probability that a printed die lies flat, from what the nets say of its figure and of its portrait:
// the mean of both log odds, in which the figure counts twice.
func (r *Judges) PrintFlatness(s *scene.Scene, c *find.Candidate, dice []find.Candidate) float64 {
	net := r.PrintLies.Weigh(WeighPrint(s, c))[nets.FlatDie]
	odds := (gazed(r.printEyes, s, c, dice)-2*nets.Logit(max(1e-6, min(net, 1-1e-6))))/3 - fewer
	return c.Print.Level() / (1 + math.Exp(odds))
}
