//go:build cgo

package setupwizard

import (
	"bytes"
	"image"
	"image/color"
	"image/jpeg"
	"math"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"quartermaster/calibration"
	"quartermaster/vision"
)

// A camera of these tests, and the chessboard that is held before it.
const sheetWide, sheetHigh = 640, 480

var sheet = calibration.Chessboard{Columns: 9, Rows: 6, SquareMM: 24}

// sheetIn draws a chessboard that is seen as a quadrilateral, through a lens of the usual focal length; blur is how far its edges are
// spread, px. In an empty picture there is none.
func sheetIn(t *testing.T, quad *[4][2]float64, blur int) []byte {
	t.Helper()
	r := rand.New(rand.NewPCG(4, 4))
	im := image.NewGray(image.Rect(0, 0, sheetWide, sheetHigh))
	wide, high := float64(sheet.Columns+1)*sheet.SquareMM, float64(sheet.Rows+1)*sheet.SquareMM
	var camera calibration.Camera
	if quad != nil {
		f := calibration.UsualFocal * sheetWide
		var err error
		camera, _, err = calibration.SolvePose(calibration.Camera{WidthPX: sheetWide, HeightPX: sheetHigh, FX: f, FY: f, CX: sheetWide / 2, CY: sheetHigh / 2},
			calibration.Board{WidthMM: wide, HeightMM: high}, *quad)
		if err != nil {
			t.Fatal(err)
		}
	}
	light := make([]float64, sheetWide*sheetHigh)
	for v := range sheetHigh {
		for u := range sheetWide {
			for k := range 4 {
				grey := 90.0
				if quad != nil {
					x, y := camera.OnPlane(float64(u)+0.5*float64(k%2)-0.25, float64(v)+0.5*float64(k/2)-0.25, 0)
					if x > -sheet.SquareMM && y > -sheet.SquareMM && x < wide+sheet.SquareMM && y < high+sheet.SquareMM {
						grey = 220
						if x > 0 && y > 0 && x < wide && y < high && (int(x/sheet.SquareMM)+int(y/sheet.SquareMM))%2 == 0 {
							grey = 30
						}
					}
				}
				light[v*sheetWide+u] += grey / 4
			}
		}
	}
	for v := range sheetHigh {
		for u := range sheetWide {
			sum, n := 0.0, 0.0
			for d := -blur; d <= blur; d++ {
				if u+d >= 0 && u+d < sheetWide {
					sum, n = sum+light[v*sheetWide+u+d], n+1
				}
			}
			im.SetGray(u, v, color.Gray{uint8(min(255, max(0, sum/n+r.NormFloat64())))})
		}
	}
	var b bytes.Buffer
	if err := jpeg.Encode(&b, im, &jpeg.Options{Quality: 95}); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// session shows frames to a guide, a tenth of a second apart.
type session struct {
	t     *testing.T
	guide *LensGuide
	n     uint64
}

func (s *session) see(data []byte) LensView {
	s.t.Helper()
	s.n++
	v, err := s.guide.See(vision.Frame{Data: data, Serial: s.n, Taken: time.Unix(1000, 0).Add(time.Duration(s.n) * 100 * time.Millisecond)})
	if err != nil {
		s.t.Fatal(err)
	}
	return v
}

// seconds shows the same picture for a while, or until a picture is to be taken.
func (s *session) seconds(data []byte, most float64) (v LensView) {
	s.t.Helper()
	for range int(10 * most) {
		if v = s.see(data); v.Ready {
			break
		}
	}
	return v
}

// Whoever holds the board as it is drawn comes to a lens that is known to 0.3 % with few pictures.
func TestTheDrawnPosesLeadToAnExactLens(t *testing.T) {
	s := &session{t: t, guide: NewLensGuide(sheet)}
	plain := NewLensGuide(sheet) // its targets are those of a lens of the usual focal length
	for n := range len(poses) {
		quad := plain.target(n, sheetWide, sheetHigh)
		data := sheetIn(t, &quad, 0)
		v := s.seconds(data, 3)
		if v.Done {
			if v.FocalSD >= GoodFocalSD || v.Pictures < fewestBoards {
				t.Errorf("done with %d pictures at %.4f", v.Pictures, v.FocalSD)
			}
			if off := math.Abs(s.guide.focal/(calibration.UsualFocal*sheetWide) - 1); off > 3*GoodFocalSD {
				t.Errorf("the focal length is off by %.2f %%", 100*off)
			}
			t.Logf("%d pictures, %.2f %%", v.Pictures, 100*v.FocalSD)
			return
		}
		if !v.Ready || len(v.Board) != 4 {
			t.Fatalf("pose %d: no picture is taken: %+v", n, v)
		}
		if off := quadsApart([4][2]float64(v.Board), quad); off > 3 {
			t.Errorf("pose %d: the board is seen %.1f px from where it is", n, off)
		}
		s.guide.Add(string(rune('a'+n)), data)
	}
	t.Error("all poses were shown, and the lens is not known")
}

func TestAPictureOfTheChessboardIsTakenOnlyWhenItIsStillSharpAndDifferent(t *testing.T) {
	g := NewLensGuide(sheet)
	quad := g.target(0, sheetWide, sheetHigh)
	at := func(dx float64) *[4][2]float64 {
		q := quad
		for i := range q {
			q[i][0] += dx
		}
		return &q
	}
	s := &session{t: t, guide: g}
	if v := s.seconds(sheetIn(t, nil, 0), 1); v.Hint != HintNone || v.Ready || len(v.Board) != 0 {
		t.Errorf("without a board: %+v", v)
	}
	s.see(sheetIn(t, at(0), 0))
	for _, dx := range []float64{6, 12, 18, 12, 6} {
		if v := s.see(sheetIn(t, at(dx), 0)); v.Hint != HintMoves || v.Ready {
			t.Errorf("while it moves: %+v", v)
		}
	}
	if v := s.seconds(sheetIn(t, at(0), 7), 3); v.Ready {
		t.Errorf("a blurred one is taken: %+v", v)
	}
	good := sheetIn(t, at(0), 0)
	if v := s.seconds(good, 3); !v.Ready {
		t.Errorf("a good one is not taken: %+v", v)
	}
	g.Add("one", good)
	if v := s.seconds(good, 3); v.Hint != HintSame || v.Ready || v.Pictures != 1 {
		t.Errorf("the same is taken twice: %+v", v)
	}
	g.Add("two", sheetIn(t, nil, 0))
	if v := s.see(good); v.Pictures != 1 || !g.known["two"] {
		t.Errorf("a picture without a board counts: %+v", v)
	}
}

// Each target lies within the picture, for boards and pictures of any shape.
func TestEveryTargetLiesWithinThePicture(t *testing.T) {
	for _, size := range [][2]int{{640, 480}, {2304, 1296}, {1456, 1088}, {480, 640}} {
		for _, b := range []calibration.Chessboard{sheet, {Columns: 6, Rows: 9, SquareMM: 8}} {
			g := NewLensGuide(b)
			for n := range 2 * len(poses) {
				for _, c := range g.target(n, size[0], size[1]) {
					if c[0] < 0 || c[1] < 0 || c[0] > float64(size[0]) || c[1] > float64(size[1]) {
						t.Errorf("%v, %dx%d, pose %d: %v", size, b.Columns, b.Rows, n, c)
					}
				}
			}
		}
	}
}

func TestAFrameThatIsAskedAboutTwiceIsNoMovement(t *testing.T) {
	g := NewLensGuide(sheet)
	quad := g.target(0, sheetWide, sheetHigh)
	data := sheetIn(t, &quad, 0)
	for n := range 5 {
		f := vision.Frame{Data: data, Serial: uint64(n + 1), Taken: time.Unix(1000, 0).Add(time.Duration(n) * 250 * time.Millisecond)}
		for range 2 {
			v, err := g.See(f)
			if err != nil {
				t.Fatal(err)
			}
			if v.Ready {
				return
			}
		}
	}
	t.Error("a board that is held still is never taken")
}

// A picture that was taken back counts no longer, also where another was taken in its place.
func TestTheGuideRestsOnThePicturesThatAreThere(t *testing.T) {
	g := NewLensGuide(sheet)
	pose := func(n int) []byte {
		quad := g.target(n, sheetWide, sheetHigh)
		return sheetIn(t, &quad, 0)
	}
	there := map[string][]byte{"a": pose(0), "b": pose(1), "c": pose(2)}
	read := func(id string) ([]byte, bool) { data, ok := there[id]; return data, ok }
	for _, c := range []struct {
		name     string
		pictures []string
		want     []string
	}{
		{"two", []string{"a", "b"}, []string{"a", "b"}},
		{"one replaced by another", []string{"a", "c"}, []string{"a", "c"}},
		{"one that cannot be read", []string{"a", "c", "lost"}, []string{"a", "c"}},
		{"none", nil, nil},
	} {
		g.Hold(c.pictures, read)
		var taken []string
		for _, v := range g.taken {
			taken = append(taken, v.Picture)
		}
		if !slices.Equal(taken, c.want) {
			t.Errorf("%s: it rests on %v, not %v", c.name, taken, c.want)
		}
	}
}
