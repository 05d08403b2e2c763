//go:build cgo

package cv

import (
	"testing"

	"quartermaster/vision"
)

// faceOf is a candidate whose pips lie on a pattern's lattice that is along as long and across as wide as on the floor, in
// lifts; one pip of it lies astray by so many pixels.
func faceOf(t *testing.T, s *scene, value int, along, across, astray float64) candidate {
	t.Helper()
	var pat *vision.Pattern
	for i := range patterns {
		if patterns[i].Value == value {
			pat = &patterns[i]
		}
	}
	at := pose{200, 200, 0.3}
	u, v := 1+along*s.liftOf(), 1+across*s.liftOf()
	var peaks []peak
	for i, on := range pat.Pips {
		if a, b := vision.SiteAt(i); on {
			x, y := at.place(a*s.pitch*u, b*s.pitch*v)
			peaks = append(peaks, peak{x, y, 50})
		}
	}
	peaks[0].x += astray
	c := candidate{pattern: pat}
	n := newNear(peaks)
	c.pose, c.scale, c.rms, c.pips = fitted(&n, at, pat, s.pitch)
	c.found = len(c.pips)
	return c
}

func TestHowHighTheFaceOfADieIsSeenToBe(t *testing.T) {
	s := &scene{foot: foot{height: 35 * edgePX}, pitch: 0.25}
	for _, c := range []struct {
		name          string
		value         int
		along, across float64
		astray        float64
		low, high     float64 // what level may say
	}{
		{"a six on the floor", 6, 0, 0, 0, 0.99, 1},
		{"a six on the floor whose pips noise moves by a little", 6, 0, 0, 0.5, 0.99, 1},
		{"a six on top of another die", 6, 1, 1, 0, 0, 0.01},
		{"a two on top of another die", 2, 1.2, 1.2, 0, 0, 0.5},
		{"a six that seems as high as three dice tells of no height", 6, 3.2, 3.2, 0, 0.99, 1},
		{"a two that seems as high as four dice tells of no height", 2, 4, 4, 0, 0.99, 1},
		{"a six that seems lower than the floor all over tells of no height", 6, -1.6, -1.6, 0, 0.99, 1},
		{"a six that leans is seen shorter one way", 6, 0, -3.4, 0, 0, 0.2},
		{"a three has no two ways: seen smaller it may lean", 3, -1.6, -1.6, 0, 0, 0.01},
		{"a one tells of no height", 1, 1, 1, 0, 1, 1},
	} {
		t.Run(c.name, func(t *testing.T) {
			die := faceOf(t, s, c.value, c.along, c.across, c.astray)
			if got := s.level(&die); got < c.low || got > c.high {
				t.Errorf("fits the floor with %.3f, want %v to %v; lift %.2f, scatter %.2f, stretch %.2f", got, c.low, c.high,
					s.lift(die.scale), s.scatter(&die), s.stretch(&die))
			}
		})
	}
}

func TestASideThatIsHardlySeenTellsOfNoTilt(t *testing.T) {
	s := &scene{board: boardOf(400, 400)}
	x, y := s.board.now.rect.px(7, 60) // beside a wall
	die := candidate{pose: pose{x, y, 0}, found: 1}
	seen := make(evidence, len(lieNames))
	seen[sidesDiffer] = 4
	for _, c := range []struct {
		name string
		step float64
		low  float64
		high float64
	}{
		{"all four sides are seen", 25, 0, 0.01},
		{"one is lost in a wall's shadow", 6, 1, 1},
	} {
		t.Run(c.name, func(t *testing.T) {
			seen[weakestSide] = soft(c.step)
			if got := s.straight(&die, seen); got < c.low || got > c.high {
				t.Errorf("is straight with %.3f, want %v to %v", got, c.low, c.high)
			}
		})
	}
}

func TestADieHidesAnotherWhereItLiesOnNothingThatIsSeen(t *testing.T) {
	s := &scene{board: boardOf(400, 400), pitch: 0.26}
	middle, wall := pose{200, 200, 0.2}, pose{0.6 * edgePX, 200, 0}
	beside := candidate{pose: pose{200 + 1.1*edgePX, 200, 0.2}, flat: 1}
	for _, c := range []struct {
		name string
		die  candidate
		all  []candidate
		want bool
	}{
		{"one that lies flat", candidate{pose: middle, flat: 0.99}, nil, false},
		{"one that lies flat and might be higher for its pips", candidate{pose: middle, flat: 0.99, higher: true}, nil, false},
		{"one that may lie flat", candidate{pose: middle, flat: 0.7}, nil, false},
		{"one that may lie flat or higher", candidate{pose: middle, flat: 0.7, higher: true}, nil, true},
		{"one that lies on another, which is asked about anyway", candidate{pose: middle, flat: 0.1, higher: true}, nil, false},
		{"one that leans on nothing", candidate{pose: middle, flat: 0.1}, nil, true},
		{"one that leans on the wall", candidate{pose: wall, flat: 0.1}, nil, false},
		{"one that leans on a die", candidate{pose: middle, flat: 0.1}, []candidate{beside}, false},
	} {
		if got := s.mayHide(&c.die, append(c.all, c.die)); got != c.want {
			t.Errorf("%s may hide another: %v", c.name, got)
		}
	}
}
