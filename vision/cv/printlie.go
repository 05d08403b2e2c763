//go:build cgo

package cv

import (
	_ "embed"
	"math"
	"slices"
)

// printNames says what is measured of how a printed die lies, all of it of its figure: the eyes look at its sides. A figure
// that is seen as it was taught, as large and as long each way, lies on the floor. One that leans is seen shorter across its
// axis, and longer or shorter along the way in which the camera sees it aslant.
var printNames = []string{
	"figure along the view", "figure across the view", "figure askew", "its showings differ", "lift of the figure", "stretch of the figure",
	"unlike", "gain by stretching", "least gain", "brightness of the figure", "error of the lift",
}

//go:embed printlies.json
var printLiesJSON []byte

//go:embed printeyes.json
var printEyesJSON []byte

// strain is by how much a figure is seen longer than on the floor, in lifts: along the way from the camera, across it, and
// what of a square becomes a rhomb between the two.
type strain [3]float64

// strained measures a figure that was laid over the picture: the symmetric part of the map from the face to the picture.
func (s *scene) strained(t stretched) (out strain) {
	ux, uy := t.x-s.foot.x, t.y-s.foot.y
	far := math.Hypot(ux, uy)
	if far < 1 {
		ux, uy, far = 1, 0, 1
	}
	ux, uy = ux/far, uy/far
	a, b := (t.ax*ux+t.ay*uy)/edgePX, (t.bx*ux+t.by*uy)/edgePX // along the view
	c, d := (t.ay*ux-t.ax*uy)/edgePX, (t.by*ux-t.bx*uy)/edgePX // across it
	all := strain{(a*a + b*b - 1) / 2, (c*c + d*d - 1) / 2, a*c + b*d}
	for k, v := range all {
		out[k] = max(-4, min(4, v/s.liftOf()))
	}
	return out
}

// stretching is a figure that was stretched to fit best, and how alike it was before.
type stretching struct {
	laid
	square float64
}

// gain is by how much a figure fits better where it may be stretched, against what it does not explain even then: half of
// it is the logarithm of the likelihoods' ratio. As a logarithm.
func (t *stretching) gain() float64 {
	return math.Log1p(max(t.like-t.square, 0) / max(1-t.like, 1e-3) * independent)
}

// unlikeness is what a figure lacks of being like what is seen, as a logarithm: the best differ in the last digits.
func unlikeness(like float64) float64 { return math.Log(1.002 - like) }

// taughtUnlikeness is how unlike two showings of one face are, the median; where each face was shown once, what is usual.
func (k *printed) taughtUnlikeness() float64 {
	const usual = -4.2
	var all []float64
	for i := range k.figures {
		for j := i + 1; j < len(k.figures); j++ {
			f, g := &k.figures[i], &k.figures[j]
			if f.face != g.face {
				continue
			}
			most := 0.0
			for turn := range 4 {
				at := pose{faceMiddle, faceMiddle, float64(turn) * math.Pi / 2}
				t, _ := f.small.fit(g, at.stretched(), false, 6)
				_, like := f.all.fit(g, t, false, 8)
				most = max(most, like)
			}
			all = append(all, unlikeness(most))
		}
	}
	if len(all) == 0 {
		return usual
	}
	slices.Sort(all)
	return all[len(all)/2]
}

// strainOf is the mean strain of a face's showings, and by how much one of them differs from it. Each counts by how well it
// fits: in too much light dark print is taught narrower than it is, and what is seen in less light is then the other showing.
func (s *scene) strainOf(shown []stretching) (mean strain, differ float64) {
	weight := func(o *stretching) float64 { return 1 / ((1.002 - o.like) * (1.002 - o.like)) }
	var sum, most float64
	for i := range shown {
		w := weight(&shown[i])
		sum, most = sum+w, max(most, w)
		for k, v := range s.strained(shown[i].at) {
			mean[k] += w * v
		}
	}
	for k := range mean {
		mean[k] /= sum
	}
	for i := range shown {
		share := math.Sqrt(weight(&shown[i]) / most)
		for k, v := range s.strained(shown[i].at) {
			differ = max(differ, share*math.Abs(v-mean[k]))
		}
	}
	return mean, differ
}

// weighPrint measures how a chosen printed die lies.
func (s *scene) weighPrint(c *candidate) evidence {
	m := c.print
	mean, differ := s.strainOf(m.shown)
	least := math.Inf(1)
	for _, o := range m.shown {
		least = min(least, o.gain())
	}
	g := s.floor.gainAt(c.x, c.y)
	var now, then float64
	for k := range 3 {
		now, then = now+c.body[k], then+m.fig.paint[k]*g[k]
	}
	lift, stretch := m.lies(s)
	return evidence{mean[0], mean[1], mean[2], differ, lift, stretch,
		unlikeness(m.like) - m.kind.unlike, m.shown[0].gain(), least, math.Log((now + 15) / (then + 15)), math.Log(m.unsure(s))}
}

// unsure is the standard error of a figure's lift, in lifts: how much of what is seen the figure does not explain, against how
// much of it would change if the figure were seen larger. In few pixels, or in noise, a figure tells little of its height.
func (m *match) unsure(s *scene) float64 {
	return math.Sqrt(max(1-m.like*m.like, 1e-3)/independent) / m.fig.grows / s.liftOf()
}

// lies says by how many lifts a figure is seen larger than on the floor, and by how many longer one way than the other.
func (m *match) lies(s *scene) (lift, stretch float64) {
	a, b, d, f := m.at.ax, m.at.bx, m.at.ay, m.at.by
	p, q := math.Hypot(a+f, d-b)/2, math.Hypot(a-f, d+b)/2 // half the sum and the difference of the singular values
	return s.lift(p / edgePX), s.lift((p + q) / max(p-q, 0.2*edgePX))
}

// raised is from how many lifts on a figure does not lie on the floor. Of 150 that did hardly one was seen half a lift larger;
// on another die it is seen one lift larger.
const raised = 0.7

// level is how well a figure's height fits a die that lies flat on the floor, 0 to 1.
func (m *match) level() float64 { return 1 / (1 + math.Exp((m.lift-raised)/0.03)) }

// higher says whether a figure is seen as large as on another die, and straight.
func (m *match) higher(s *scene) bool {
	lift, stretch := m.lies(s)
	return math.Abs(lift-1) < 0.4 && stretch < 1
}

// fewer is by how many log odds a printed die is held to be flatter than its nets say, which learned from dice of which a
// third leaned or lay on others. On a table so few do that it might be 2.3; but one that leans by 10 degrees looks so much
// like one that does not that the reader rather asks about some more.
const fewer = 0.55

// printFlatness is the probability that a printed die lies flat, from what the nets say of its figure and of its portrait:
// the mean of both log odds, in which the figure counts twice.
func (r *judges) printFlatness(s *scene, c *candidate, dice []candidate) float64 {
	net := r.printLies.weigh(s.weighPrint(c))[flatDie]
	odds := (gazed(r.printEyes, s, c, dice)-2*logit(max(1e-6, min(net, 1-1e-6))))/3 - fewer
	return c.print.level() / (1 + math.Exp(odds))
}
