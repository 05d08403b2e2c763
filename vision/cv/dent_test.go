//go:build cgo

package cv

import (
	"math"
	"testing"

	"quartermaster/calibration"
)

// dented is a channel with pips of a radius in pixels at some places: the light falls from one side, with so much more on one
// end of a pip than on its middle, as a share.
func dented(at [][2]float64, radius, share, from float64) channel {
	out := newChannel(120, 120)
	sin, cos := math.Sincos(from)
	for v := range out.h {
		for u := range out.w {
			level := 40.0
			for _, p := range at {
				x, y := float64(u)-p[0], float64(v)-p[1]
				far := math.Hypot(x, y)
				edge := 1 / (1 + math.Exp((far-radius)/0.5))
				level += 150 * edge * max(0, 1+share*(x*cos+y*sin)/radius)
			}
			out.v[v*out.w+u] = uint8(min(level, 255) + 0.5)
		}
	}
	return out
}

// evenly is a scene that is as light as its empty board.
func evenly(sign calibration.Pips, ch channel) *scene {
	return &scene{known: &known{}, pips: []spotted{{sign, ch, near{}}}, floor: ground{local: [][3]float32{{1, 1, 1}}, cw: 1, ch: 1}}
}

// fourOf is a candidate that shows a four, its pips where their brightness is, and where it lies.
func fourOf(channel *channel, sign calibration.Pips, truth pose, places [][2]float64) *candidate {
	c := &candidate{pose: pose{0, 0, truth.yaw}, sign: sign, pattern: &patterns[5]}
	for _, p := range places {
		x, y := middled(channel, p[0], p[1])
		c.pips = append(c.pips, [4]float64{0, 0, x, y})
		c.x, c.y = c.x+x/4, c.y+y/4
	}
	return c
}

func TestPipsThatAreLitFromOneSideMoveNoDie(t *testing.T) {
	truth := pose{60.3, 59.6, 0.4}
	var places [][2]float64
	for _, d := range [][2]float64{{-1, -1}, {1, -1}, {1, 1}, {-1, 1}} {
		x, y := truth.place(0.26*d[0], 0.26*d[1])
		places = append(places, [2]float64{x, y})
	}
	for _, sign := range []calibration.Pips{calibration.LightPips, calibration.DarkPips} {
		most := 0.5 // of what the brightness is moved by
		if sign == calibration.DarkPips {
			most = 0.75
		}
		for k := range 12 {
			for _, share := range []float64{0.4, 0.7} {
				ch := dented(places, pipRadius*edgePX, share, float64(k)*math.Pi/6)
				c := fourOf(&ch, sign, truth, places)
				s := evenly(sign, ch)
				before := math.Hypot(c.x-truth.x, c.y-truth.y)
				at := s.settledPose(c)
				if after := math.Hypot(at.x-truth.x, at.y-truth.y); before < 0.2 || after > most*before || at.yaw != truth.yaw {
					t.Errorf("%s pips that are lit from %d° by %v: the die was %.2f px off, and is %.2f", sign, 30*k, share, before, after)
				}
			}
		}
		ch := dented(places, pipRadius*edgePX, 0, 0)
		s := evenly(sign, ch)
		if at := s.settledPose(fourOf(&ch, sign, truth, places)); math.Hypot(at.x-truth.x, at.y-truth.y) > 0.06 {
			t.Errorf("%s pips that are lit evenly move a die from %v to %v", sign, truth, at)
		}
	}
}

func TestAOneLiesWhereItsPipDoes(t *testing.T) {
	ch := dented([][2]float64{{50.2, 61.7}}, pipRadius*edgePX, 0.6, 1)
	s := evenly(calibration.LightPips, ch)
	x, y := middled(&ch, 50, 62)
	at := s.settledPose(&candidate{pose: pose{x, y, 0.1}, sign: calibration.LightPips, pattern: &patterns[0]})
	if before, after := math.Hypot(x-50.2, y-61.7), math.Hypot(at.x-50.2, at.y-61.7); after > before/2 {
		t.Errorf("it was %.2f px off, and is %.2f", before, after)
	}
}

func TestWherePipsAreNotSeenAPoseStaysAsItIs(t *testing.T) {
	ch := newChannel(120, 120)
	s := evenly(calibration.LightPips, ch)
	c := &candidate{pose: pose{60, 60, 0.1}, sign: calibration.LightPips, pattern: &patterns[1], pips: [][4]float64{{0, 0, 50, 50}, {0, 0, 70, 70}}}
	if at := s.settledPose(c); at != c.pose {
		t.Errorf("it moved to %v", at)
	}
	if x, y, _ := flatMiddle(&ch, 0, 119); x != 0 || y != 119 {
		t.Errorf("a pip in the picture's corner moved to (%v, %v)", x, y)
	}
}

func TestPipsThatNoLampReachesAreNotCorrectedForOne(t *testing.T) {
	places := [][2]float64{{50, 50}, {70, 50}, {70, 70}, {50, 70}}
	ch := dented(places, pipRadius*edgePX, 0.6, 0)
	c := fourOf(&ch, calibration.LightPips, pose{}, places)
	s := evenly(calibration.LightPips, ch)
	moved := func(taught float64) float64 {
		s.known.contrasts = map[calibration.Pips]float64{calibration.LightPips: taught}
		at := s.settledPose(c)
		return math.Hypot(at.x-c.x, at.y-c.y)
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
	s.floor.local[0] = [3]float32{0.35, 0.35, 0.35}
	if dim := moved(500); dim < 0.9*all {
		t.Errorf("where all of the board has less light than when the dice were taught they move it by %.2f px", dim)
	}
}

func TestTheContrastOfTheTaughtPipsIsLearned(t *testing.T) {
	for _, rig := range []string{"D_evening", "E_wide"} {
		e := engineOf(t, rig)
		for _, sign := range e.signs {
			if c := e.contrasts[sign]; c < 60 || c > 240 {
				t.Errorf("%s: %s pips have a contrast of %v", rig, sign, c)
			}
		}
	}
}
