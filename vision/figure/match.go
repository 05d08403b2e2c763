package figure

import (
	"math"
	"slices"

	"quartermaster/vision/pixel"
	"quartermaster/vision/scene"
)

// Match is a printed face as it is found in a picture.
type Match struct {
	Laid
	Kind *Die
	lead float64 // over the best other face at the same place: see leads

	Shown []Stretching // the showings of its face, the best first
	Lift  float64      // see Lies
}

// Laid is a figure laid over a picture.
type Laid struct {
	Fig  *figure
	At   pixel.Stretched
	Like float64 // -1 to 1
}

// Value is the probability that the figure is the right one, if there is a printed die at all. Of those 400, all right, the
// sharp ones lead by 3.3 standard errors and more.
func (m *Match) Value() float64 { return 1 / (1 + math.Exp(-(m.lead-2.5)/0.35)) }

// Exists is the probability that there is such a die, where its colour is so far from the taught one. Of 900 that lay on boards,
// three prints in 22 lights, those that a sharp picture shows are more alike than 0.94, and 99 in 100 are no farther than 1.1;
// of what else lay there nothing is more alike than 0.87, and three quarters of what is more than 0.8 are farther.
func (m *Match) Exists(far float64) float64 {
	return 1 / (1 + math.Exp((0.875-m.Like)/0.015+4*max(far-0.5, 0)))
}

// independent is how many of a stamp's points are: they are smoothed.
const independent = 30

// leads says how much better a figure fits a picture than another, both laid over it as well as they go, in standard errors:
// along the direction in which the two differ, against what neither explains.
func (a Laid) leads(b Laid) float64 {
	stamp := make([]float32, len(a.Fig.fine.stamp))
	b.Fig.all.stamp(taughtFace.Through(b.At.Inverse().Through(a.At)), stamp)
	differ := math.Sqrt(2 * max(1-alike(stamp, a.Fig.fine.stamp), 1e-3))
	noise := math.Sqrt(max(1-a.Like*a.Like, 1e-3) / independent)
	return (a.Like - b.Like) / differ / noise
}

// Stretching is a figure that was stretched to fit best, and how alike it was before.
type Stretching struct {
	Laid
	Square float64
}

// Gain is by how much a figure fits better where it may be stretched, against what it does not explain even then: half of
// it is the logarithm of the likelihoods' ratio. As a logarithm.
func (t *Stretching) Gain() float64 {
	return math.Log1p(max(t.Like-t.Square, 0) / max(1-t.Like, 1e-3) * independent)
}

// Unlikeness is what a figure lacks of being like what is seen, as a logarithm: the best differ in the last digits.
func Unlikeness(like float64) float64 { return math.Log(1.002 - like) }

// taughtUnlikeness is how unlike two showings of one face are, the median; where each face was shown once, what is usual.
func (k *Die) taughtUnlikeness() float64 {
	const usual = -4.2
	var all []float64
	for i := range k.Figures {
		for j := i + 1; j < len(k.Figures); j++ {
			f, g := &k.Figures[i], &k.Figures[j]
			if f.Face != g.Face {
				continue
			}
			most := 0.0
			for turn := range 4 {
				at := pixel.Pose{X: faceMiddle, Y: faceMiddle, Yaw: float64(turn) * math.Pi / 2}
				t, _ := f.small.Fit(g, at.Stretched(), false, 6)
				_, like := f.all.Fit(g, t, false, 8)
				most = max(most, like)
			}
			all = append(all, Unlikeness(most))
		}
	}
	if len(all) == 0 {
		return usual
	}
	slices.Sort(all)
	return all[len(all)/2]
}

// Unsure is the standard error of a figure's lift, in lifts: how much of what is seen the figure does not explain, against how
// much of it would change if the figure were seen larger. In few pixels, or in noise, a figure tells little of its height.
func (m *Match) Unsure(s *scene.Scene) float64 {
	return math.Sqrt(max(1-m.Like*m.Like, 1e-3)/independent) / m.Fig.grows / s.LiftOf()
}

// Lies says by how many lifts a figure is seen larger than on the floor, and by how many longer one way than the other.
func (m *Match) Lies(s *scene.Scene) (lift, stretch float64) {
	a, b, d, f := m.At.Ax, m.At.Bx, m.At.Ay, m.At.By
	p, q := math.Hypot(a+f, d-b)/2, math.Hypot(a-f, d+b)/2 // half the sum and the difference of the singular values
	return s.Lift(p / pixel.EdgePX), s.Lift((p + q) / max(p-q, 0.2*pixel.EdgePX))
}

// Raised is from how many lifts on a figure does not lie on the floor. Of 150 that did hardly one was seen half a lift larger;
// on another die it is seen one lift larger.
const Raised = 0.7

// Level is how well a figure's height fits a die that lies flat on the floor, 0 to 1.
func (m *Match) Level() float64 { return 1 / (1 + math.Exp((m.Lift-Raised)/0.03)) }

// Higher says whether a figure is seen as large as on another die, and straight.
func (m *Match) Higher(s *scene.Scene) bool {
	lift, stretch := m.Lies(s)
	return math.Abs(lift-1) < 0.4 && stretch < 1
}
