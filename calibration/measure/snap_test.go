package measure

import (
	"math"
	"math/rand/v2"
	"testing"

	"quartermaster/calibration"
)

// greyFloor is a floor of one grey with a printed frame beside its sides.
func greyFloor(b calibration.Board) func(x, y float64) float64 {
	return func(x, y float64) float64 {
		if d := min(x, y, b.WidthMM-x, b.HeightMM-y); d > 2 && d < 3.2 {
			return 200
		}
		return 70
	}
}

func erring(r *rand.Rand, corners [4][2]float64, most float64) [4][2]float64 {
	for i := range corners {
		a, d := r.Float64()*2*math.Pi, most*r.Float64()
		corners[i][0] += d * math.Cos(a)
		corners[i][1] += d * math.Sin(a)
	}
	return corners
}

func TestTapsThatAreUpTo25PixelsOffSnapToTheFloor(t *testing.T) {
	truth, _, b, _ := lidCamera(t)
	im := lid(truth, b, 190, 130, greyFloor(b), 2)
	want := cornersOf(&truth, b)
	r := rand.New(rand.NewPCG(3, 3))
	for _, lens := range []*calibration.Camera{nil, &truth} {
		for range 2 {
			s := snap(im, b, lens, erring(r, want, 25))
			if off := apart(s.Corners, want); off > 0.5 || s.Doubt != "" {
				t.Errorf("lens known %v: %.2f px off, doubt %q", lens != nil, off, s.Doubt)
			}
		}
	}
}

func TestCornersWithoutSidesAreDoubtful(t *testing.T) {
	truth, _, b, _ := lidCamera(t)
	im := lid(truth, b, 120, 120, func(_, _ float64) float64 { return 120 }, 2)
	taps := erring(rand.New(rand.NewPCG(5, 5)), cornersOf(&truth, b), 25)
	if s := snap(im, b, nil, taps); s.Doubt == "" {
		t.Errorf("corners %v were found where nothing is seen", s.Corners)
	}
}

func TestAPrintedFrameIsNotTakenForTheFloorInSilence(t *testing.T) {
	truth, _, b, _ := lidCamera(t)
	im := lid(truth, b, 120, 120, func(x, y float64) float64 { // walls and floor of one grey, and a frame
		if d := min(x, y, b.WidthMM-x, b.HeightMM-y); d > 3 && d < 4.2 {
			return 200
		}
		return 120
	}, 2)
	if s := snap(im, b, nil, erring(rand.New(rand.NewPCG(6, 6)), cornersOf(&truth, b), 10)); s.Doubt == "" {
		t.Errorf("the frame passed for the floor: %v", s.Corners)
	}
}

func TestALidIsProposedWithoutTaps(t *testing.T) {
	truth, _, b, _ := lidCamera(t)
	im := lid(truth, b, 190, 130, greyFloor(b), 2)
	s := propose(im, b, nil)
	if off := apart(s.Corners, cornersOf(&truth, b)); off > 0.5 || s.Doubt != "" {
		t.Errorf("%.2f px off, doubt %q", off, s.Doubt)
	}
	blank := lid(truth, b, 120, 120, func(_, _ float64) float64 { return 120 }, 0)
	if s := propose(blank, b, nil); s.Doubt == "" || calibration.CheckCorners(s.Corners, blank.w, blank.h) != nil {
		t.Errorf("of a blank picture, %v is proposed with doubt %q", s.Corners, s.Doubt)
	}
}
