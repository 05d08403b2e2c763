package find

import (
	"math"
	"testing"

	"quartermaster/calibration"
	"quartermaster/vision/ground"
	"quartermaster/vision/pixel"
	"quartermaster/vision/scene"
)

// dented returns a channel with pips of a radius (pixels) at some places, lit from one side: share is how much brighter a pip is at
// its end than in its middle.
func dented(at [][2]float64, radius, share, from float64) pixel.Channel {
	out := pixel.NewChannel(120, 120)
	sin, cos := math.Sincos(from)
	for v := range out.H {
		for u := range out.W {
			level := 40.0
			for _, p := range at {
				x, y := float64(u)-p[0], float64(v)-p[1]
				far := math.Hypot(x, y)
				edge := 1 / (1 + math.Exp((far-radius)/0.5))
				level += 150 * edge * max(0, 1+share*(x*cos+y*sin)/radius)
			}
			out.V[v*out.W+u] = uint8(min(level, 255) + 0.5)
		}
	}
	return out
}

// evenly returns a scene with the same light as its empty board.
func evenly(sign calibration.Pips, ch pixel.Channel) *scene.Scene {
	return &scene.Scene{Known: &scene.Known{}, Pips: []scene.PipPeaks{{Sign: sign, Channel: ch, Grid: scene.PeakGrid{}}}, Floor: ground.Floor{CellGain: [][3]float32{{1, 1, 1}}, CellsWide: 1, CellsHigh: 1}}
}

// fourOf returns the candidate of a four whose pips lie at their centroids of brightness.
func fourOf(channel *pixel.Channel, sign calibration.Pips, truth pixel.Pose, places [][2]float64) *Candidate {
	c := &Candidate{Pose: pixel.Pose{X: 0, Y: 0, Yaw: truth.Yaw}, Sign: sign, Pattern: &scene.Patterns[5]}
	for _, p := range places {
		x, y := scene.MeanShift(channel, p[0], p[1])
		c.Pips = append(c.Pips, [4]float64{0, 0, x, y})
		c.X, c.Y = c.X+x/4, c.Y+y/4
	}
	return c
}

func TestLightFromTheSideDoesNotMoveADie(t *testing.T) {
	truth := pixel.Pose{X: 60.3, Y: 59.6, Yaw: 0.4}
	var places [][2]float64
	for _, d := range [][2]float64{{-1, -1}, {1, -1}, {1, 1}, {-1, 1}} {
		x, y := truth.Place(0.26*d[0], 0.26*d[1])
		places = append(places, [2]float64{x, y})
	}
	for _, sign := range []calibration.Pips{calibration.LightPips, calibration.DarkPips} {
		most := 0.5 // maximum remaining error, as a share of the shift of the brightness
		if sign == calibration.DarkPips {
			most = 0.75
		}
		for k := range 12 {
			for _, share := range []float64{0.4, 0.7} {
				ch := dented(places, scene.PipRadius*pixel.EdgePX, share, float64(k)*math.Pi/6)
				c := fourOf(&ch, sign, truth, places)
				s := evenly(sign, ch)
				before := math.Hypot(c.X-truth.X, c.Y-truth.Y)
				at := LightCorrectedPose(s, c)
				if after := math.Hypot(at.X-truth.X, at.Y-truth.Y); before < 0.2 || after > most*before || at.Yaw != truth.Yaw {
					t.Errorf("%s pips that are lit from %d° by %v: the die was %.2f px off, and is %.2f", sign, 30*k, share, before, after)
				}
			}
		}
		ch := dented(places, scene.PipRadius*pixel.EdgePX, 0, 0)
		s := evenly(sign, ch)
		if at := LightCorrectedPose(s, fourOf(&ch, sign, truth, places)); math.Hypot(at.X-truth.X, at.Y-truth.Y) > 0.06 {
			t.Errorf("%s pips that are lit evenly move a die from %v to %v", sign, truth, at)
		}
	}
}

func TestAOneLiesWhereItsPipDoes(t *testing.T) {
	ch := dented([][2]float64{{50.2, 61.7}}, scene.PipRadius*pixel.EdgePX, 0.6, 1)
	s := evenly(calibration.LightPips, ch)
	x, y := scene.MeanShift(&ch, 50, 62)
	at := LightCorrectedPose(s, &Candidate{Pose: pixel.Pose{X: x, Y: y, Yaw: 0.1}, Sign: calibration.LightPips, Pattern: &scene.Patterns[0]})
	if before, after := math.Hypot(x-50.2, y-61.7), math.Hypot(at.X-50.2, at.Y-61.7); after > before/2 {
		t.Errorf("it was %.2f px off, and is %.2f", before, after)
	}
}

func TestWherePipsAreNotSeenAPoseStaysAsItIs(t *testing.T) {
	ch := pixel.NewChannel(120, 120)
	s := evenly(calibration.LightPips, ch)
	c := &Candidate{Pose: pixel.Pose{X: 60, Y: 60, Yaw: 0.1}, Sign: calibration.LightPips, Pattern: &scene.Patterns[1], Pips: [][4]float64{{0, 0, 50, 50}, {0, 0, 70, 70}}}
	if at := LightCorrectedPose(s, c); at != c.Pose {
		t.Errorf("it moved to %v", at)
	}
	if x, y, _ := flatMiddle(&ch, 0, 119); x != 0 || y != 119 {
		t.Errorf("a pip in the picture's corner moved to (%v, %v)", x, y)
	}
}

func TestPipsThatNoLampReachesAreNotCorrectedForOne(t *testing.T) {
	places := [][2]float64{{50, 50}, {70, 50}, {70, 70}, {50, 70}}
	ch := dented(places, scene.PipRadius*pixel.EdgePX, 0.6, 0)
	c := fourOf(&ch, calibration.LightPips, pixel.Pose{}, places)
	s := evenly(calibration.LightPips, ch)
	moved := func(taught float64) float64 {
		s.Known.Contrasts = map[calibration.Pips]float64{calibration.LightPips: taught}
		at := LightCorrectedPose(s, c)
		return math.Hypot(at.X-c.X, at.Y-c.Y)
	}
	all := moved(0) // not learned
	if all < 0.3 || moved(100) != all {
		t.Errorf("pips as light as the taught ones move a die by %.2f px, %.2f where nothing is known of those", moved(100), all)
	}
	if some := moved(220); some <= 0 || some >= all {
		t.Errorf("in half a shadow they move it by %.2f px, %.2f without", some, all)
	}
	if none := moved(500); none != 0 {
		t.Errorf("in a deep shadow they move it by %.2f px", none)
	}
	s.Floor.CellGain[0] = [3]float32{0.35, 0.35, 0.35}
	if dim := moved(500); dim < 0.9*all {
		t.Errorf("where all of the board has less light than when the dice were taught they move it by %.2f px", dim)
	}
}
