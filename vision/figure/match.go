package figure

import (
	"math"
	"slices"

	"quartermaster/vision/odds"
	"quartermaster/vision/pixel"
	"quartermaster/vision/scene"
)

// Match is a printed face that was found in a picture.
type Match struct {
	Fit
	Kind *Die
	lead float64 // lead over the best other face at the same place, standard errors: see leadOver

	AffineFits []AffineFit // affine fits of the taught pictures of its face, the best first
	Lift       float64     // see LiftAndStretch
}

// Fit is a figure fitted to a picture.
type Fit struct {
	Figure      *figure
	At          pixel.Affine
	Correlation float64 // correlation of the stamps, -1 to 1
}

// Value returns the probability that the figure is the right one, given that there is a printed die. The logistic function was set on 400
// dice, all read right: in sharp pictures their lead is at least 3.3 standard errors. Which rigs these were is unknown.
func (m *Match) Value() float64 { return odds.Logistic((m.lead - 2.5) / 0.35) }

// Exists returns the probability that there is such a die. far is the distance of its colour from the taught one. Set on 900 printed dice,
// three prints in 22 kinds of light: in sharp pictures their correlation is above 0.94, and 99 in 100 have a distance of at most 1.1.
// Nothing else on these boards correlates above 0.87, and of what exceeds 0.8 three quarters have a larger distance.
func (m *Match) Exists(far float64) float64 {
	return odds.Logistic(-((0.875-m.Correlation)/0.015 + 4*max(far-0.5, 0)))
}

// independent is the effective number of independent points of a stamp, whose points are smoothed. Fitted on: unknown.
const independent = 30

// leadOver returns how much better a figure fits the picture than another one, in standard errors. Both must have been fitted. The
// difference along the direction in which the two stamps differ is divided by the noise that the better one leaves unexplained.
func (a Fit) leadOver(b Fit) float64 {
	stamp := make([]float32, len(a.Figure.fine.stamp))
	b.Figure.all.stamp(taughtFace.Compose(b.At.Inverse().Compose(a.At)), stamp)
	differ := math.Sqrt(2 * max(1-correlation(stamp, a.Figure.fine.stamp), 1e-3))
	noise := math.Sqrt(max(1-a.Correlation*a.Correlation, 1e-3) / independent)
	return (a.Correlation - b.Correlation) / differ / noise
}

// AffineFit is an affine fit of a figure.
type AffineFit struct {
	Fit
	Rigid float64 // correlation of the rigid fit
}

// Gain returns how much better the affine fit is than the rigid one: log(1 + x), where x is the improvement relative to the residual of the
// affine fit. x is twice the log likelihood ratio.
func (t *AffineFit) Gain() float64 {
	return math.Log1p(max(t.Correlation-t.Rigid, 0) / max(1-t.Correlation, 1e-3) * independent)
}

// Unlikeness returns the logarithm of what a correlation lacks to 1. It spreads out high correlations, which differ only in the last digits.
func Unlikeness(like float64) float64 { return math.Log(1.002 - like) }

// taughtUnlikeness returns the median Unlikeness of two taught pictures of one face, or a usual value if each face was taught once.
func (k *Die) taughtUnlikeness() float64 {
	const usual = -4.2 // fitted on: unknown
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
				t, _ := f.small.Fit(g, at.Affine(), false, 6)
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

// LiftSD returns the standard error of a figure's lift, in lifts: the unexplained noise divided by the sensitivity of the stamp to scale.
// In few pixels, or in noise, a figure tells little of its height. The sharpness is taken as known.
func (m *Match) LiftSD(s *scene.Scene) float64 {
	return math.Sqrt(max(1-m.Correlation*m.Correlation, 1e-3)/independent) / m.Figure.grows / s.LiftShare()
}

// LiftAndStretch returns the lift of a figure (how much larger it is seen than on the floor) and its stretch (how much longer it is in one direction
// than in the other), both in lifts: see package rest.
func (m *Match) LiftAndStretch(s *scene.Scene) (lift, stretch float64) {
	a, b, d, f := m.At.Ax, m.At.Bx, m.At.Ay, m.At.By
	p, q := math.Hypot(a+f, d-b)/2, math.Hypot(a-f, d+b)/2 // half the sum and the difference of the singular values
	return s.Lift(p / pixel.EdgePX), s.Lift((p + q) / max(p-q, 0.2*pixel.EdgePX))
}

// MinRaisedLift is the lift from which a figure does not lie on the floor. Set on 150 figures on the floor, of which hardly one was seen half a lift
// larger. On another die a figure is seen one lift larger.
const MinRaisedLift = 0.7

// FitsFloor returns how well a figure's height fits a die that lies flat on the floor, 0 to 1.
func (m *Match) FitsFloor() float64 { return odds.Logistic(-(m.Lift - MinRaisedLift) / 0.03) }

// OnDie reports whether a figure is seen as large as on another die, and not stretched. The limits were fitted on: unknown.
func (m *Match) OnDie(s *scene.Scene) bool {
	lift, stretch := m.LiftAndStretch(s)
	return math.Abs(lift-1) < 0.4 && stretch < 1
}
