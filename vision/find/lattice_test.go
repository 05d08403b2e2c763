package find

import (
	"math"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"quartermaster/calibration"
	"quartermaster/vision"
	"quartermaster/vision/pixel"
	"quartermaster/vision/scene"
	"quartermaster/vision/scene/scenetest"
)

// longPeaks returns the peaks of a pattern whose lattice is stretched by a ratio: along the rows of a six, along one axis for others.
func longPeaks(p pixel.Pose, pat *vision.Pattern, pitch, long float64, second bool) (out []scene.Peak) {
	k := math.Sqrt(long)
	if pat.Value == 6 {
		second = scene.HasRowsOfThree(pat)
	}
	a, b := k, 1/k
	if second {
		a, b = b, a
	}
	for i, on := range pat.Pips {
		if u, v := vision.SiteAt(i); on {
			x, y := p.Place(u*a*pitch, v*b*pitch)
			out = append(out, scene.Peak{X: x, Y: y, Contrast: 50})
		}
	}
	return out
}

func TestALatticeThatIsLongerOneWayIsFittedAsItWasTaught(t *testing.T) {
	const pitch = 0.25
	rapid.Check(t, func(t *rapid.T) {
		long := rapid.Float64Range(0.9, 1.15).Draw(t, "long")
		pat := &scene.Patterns[rapid.IntRange(5, 8).Draw(t, "pattern")] // four pips and more
		at := anyDie(t)
		n := scene.NewPeakGrid(longPeaks(at, pat, pitch, long, rapid.Bool().Draw(t, "second")))
		folded := long
		if pat.Value != 6 {
			folded = max(long, 1/long)
		}
		taught := scene.LearnedLattice(&calibration.Colour{Lattice: &calibration.Lattice{Long: map[int]float64{pat.Value: folded}}})
		got, scale, rms, pairs := Fitted(&n, at, pat, pitch, []scene.Lattice{taught})
		if len(pairs) != pat.N || math.Hypot(got.X-at.X, got.Y-at.Y) > 1e-6 || math.Abs(scale-1) > 1e-6 || rms > 1e-6 {
			t.Errorf("%d: off by (%.3f, %.3f), scale %.4f, rms %.3f", pat.Value, got.X-at.X, got.Y-at.Y, scale, rms)
		}
		if _, _, plain, _ := Fitted(&n, at, pat, pitch, square); math.Abs(long-1) > 0.05 && plain < 0.1 {
			t.Errorf("%d: a square lattice fits one of %.2f with %.3f pixels left", pat.Value, long, plain)
		}
	})
}

func TestTheUsualScatterOfPipsIsSubtractedFromTheResidual(t *testing.T) {
	const pitch = 0.25
	pat := &scene.Patterns[5]
	at := pixel.Pose{X: 300, Y: 300, Yaw: 0.4}
	peaks := longPeaks(at, pat, pitch, 1, false)
	peaks[0].X += 1.2
	n := scene.NewPeakGrid(peaks)
	_, _, exact, _ := Fitted(&n, at, pat, pitch, square)
	worn := scene.SquareLattice
	worn.Scatter = 0.01
	_, _, left, _ := Fitted(&n, at, pat, pitch, []scene.Lattice{worn})
	if want := math.Sqrt(exact*exact - 0.16); math.Abs(left-want) > 1e-9 {
		t.Errorf("%.3f pixels are left, want %.3f of %.3f", left, want, exact)
	}
}

func TestAnUnexpectedScaleIsDividedBetweenDieAndUncertainCamera(t *testing.T) {
	c := Candidate{Pattern: &scene.Patterns[5], Scale: 1.04, Rms: 0.6}
	at := pixel.Pose{X: 300, Y: 300}
	for _, p := range longPeaks(at, c.Pattern, 0.25*1.04, 1, false) {
		c.Pips = append(c.Pips, [4]float64{(p.X - 300) / 1.04, (p.Y - 300) / 1.04, p.X, p.Y})
	}
	for _, v := range []struct{ slack, scale float64 }{{0, 1.04}, {0.01, 1.02}, {0.03, 1.004}} {
		d := c
		shrinkScale(slackScene(v.slack), &d)
		if math.Abs(d.Scale-v.scale) > 1e-9 || math.Abs(d.Scale+d.CameraScale-1.04) > 1e-9 || d.Rms > c.Rms {
			t.Errorf("slack %v: scale %.4f, excused %.4f, rms %.3f; want %.4f", v.slack, d.Scale, d.CameraScale, d.Rms, v.scale)
		}
		if d.AttributeScale(0); math.Abs(d.Scale-1.04) > 1e-9 || math.Abs(d.Rms-c.Rms) > 1e-9 {
			t.Errorf("slack %v: without an excuse the scale is %.4f and the rms %.3f, want 1.04 and %.3f", v.slack, d.Scale, d.Rms, c.Rms)
		}
	}
}

// slackScene returns a scene in which the apparent size of dice has the standard deviation slack (a share) everywhere.
func slackScene(slack float64) *scene.Scene {
	k := scene.Untaught()
	if slack > 0 {
		k.SizeSD = slices.Repeat([]float64{slack}, 9)
	}
	return &scene.Scene{Board: scenetest.BoardOf(600, 600), Known: &k, Pitch: 0.25}
}
