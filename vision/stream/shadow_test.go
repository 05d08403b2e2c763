package stream

import (
	"image"
	"image/color"
	"image/draw"
	"math"
	"slices"
	"testing"

	"quartermaster/calibration"
)

// shaded is a picture of dice of which some floor and what lies on it has less light.
func shaded(t testing.TB, rig *calibration.Rig, deep uint8, from, to [2]float64, dice ...[2]float64) []byte {
	t.Helper()
	return changed(t, lid(t, rig, dice...), func(out *image.RGBA) {
		draw.DrawMask(out, part(rig, from, to), image.Black, image.Point{}, image.NewUniform(color.Alpha{deep}), image.Point{}, draw.Over)
	})
}

func TestADieThatIsTakenIsMissedWhereItsNeighboursShadowLiesNow(t *testing.T) {
	rig := overhead(320, 240)
	a, b := [2]float64{120, 120}, [2]float64{150, 160}
	for _, c := range []struct {
		name string
		now  []byte
		gone []int
	}{
		{"taken", lid(t, rig, a), []int{1}},
		{"taken, and its place lies in shade", shaded(t, rig, 100, [2]float64{140, 150}, [2]float64{162, 170}, a), []int{1}},
		{"taken, and half of its place lies in shade", shaded(t, rig, 100, [2]float64{140, 150}, [2]float64{150, 170}, a), []int{1}},
		{"taken, and a deep shadow lies on a part of its place", shaded(t, rig, 175, [2]float64{144, 154}, [2]float64{151, 166}, a), []int{1}},
		{"left where it is", lid(t, rig, a, b), nil},
		{"left where it is, a part of it in a deep shadow", shaded(t, rig, 175, [2]float64{144, 154}, [2]float64{151, 166}, a, b), nil},
		{"left where it is, in shade", shaded(t, rig, 100, [2]float64{140, 150}, [2]float64{162, 170}, a, b), nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			f := newFilm(t, rig)
			f.show(t, lid(t, rig), 6)
			f.show(t, lid(t, rig, a, b), 6)
			f.settler.Read(readAt(rig, 0, a, b))
			f.show(t, shaded(t, rig, 100, [2]float64{20, 20}, [2]float64{270, 270}, a, b), 2) // a hand comes and goes
			if s := f.show(t, c.now, 8); !slices.Equal(s.Gone, c.gone) {
				t.Errorf("gone are %v, not %v (%s)", s.Gone, c.gone, s.State)
			}
		})
	}
}

func TestAShadowThatADieKeptFromTheBoardIsNoThrowWhenItIsTaken(t *testing.T) {
	rig := overhead(320, 240)
	a, b := [2]float64{120, 120}, [2]float64{150, 160}
	beside := func(deep uint8, dice ...[2]float64) []byte {
		return shaded(t, rig, deep, [2]float64{157, 154}, [2]float64{165, 164}, dice...)
	}
	for _, c := range []struct {
		name  string
		now   []byte
		state SceneState
	}{
		{"a shadow where a die was taken", beside(110, a), SceneTaken},
		{"something where none was", beside(110, a, b), SceneStill},
	} {
		t.Run(c.name, func(t *testing.T) {
			f := newFilm(t, rig)
			f.show(t, lid(t, rig), 6)
			f.show(t, lid(t, rig, a, b), 6)
			f.settler.Read(readAt(rig, 0, a, b))
			if s := f.show(t, c.now, 8); s.State != c.state {
				t.Errorf("the scene is %q, not %q; gone are %v", s.State, c.state, s.Gone)
			}
		})
	}
}

func TestAPieceOfALargeShadowIsNoThrow(t *testing.T) {
	rig := overhead(320, 240)
	dark := func(out *image.RGBA, from, to [2]float64) {
		draw.DrawMask(out, part(rig, from, to), image.Black, image.Point{}, image.NewUniform(color.Alpha{110}), image.Point{}, draw.Over)
	}
	piece := func(out *image.RGBA) { dark(out, [2]float64{190, 100}, [2]float64{200, 112}) }
	for _, c := range []struct {
		name   string
		now    func(out *image.RGBA)
		throws uint64
	}{
		{"beside a large shadow", func(out *image.RGBA) { piece(out); dark(out, [2]float64{100, 80}, [2]float64{182, 200}) }, 0},
		{"alone, it may be a grey die", piece, 1},
		{"far from it, as well", func(out *image.RGBA) { piece(out); dark(out, [2]float64{30, 80}, [2]float64{120, 200}) }, 1},
	} {
		t.Run(c.name, func(t *testing.T) {
			f := newFilm(t, rig)
			f.show(t, lid(t, rig), 6)
			if s := f.show(t, changed(t, lid(t, rig), c.now), 8); s.Throws != c.throws {
				t.Errorf("%d throws were told (%s)", s.Throws, s.State)
			}
		})
	}
}

func TestAShadowIsSoftAndADieIsNot(t *testing.T) {
	const side = 40
	for _, c := range []struct {
		name string
		lit  func(far float64) float64 // of a place, by how far it is from the middle
		soft bool
	}{
		{"a shadow", func(far float64) float64 { return 1 - 0.3*math.Exp(-far*far/150) }, true},
		{"a grey die", func(far float64) float64 {
			if far < 3 {
				return 0.7
			}
			return 1
		}, false},
		{"a grey die in shade", func(far float64) float64 {
			if far < 3 {
				return 0.5
			}
			return 0.7
		}, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			now, board := &Thumb{W: side, H: side}, &Thumb{W: side, H: side}
			marked := make(mask, side*side)
			var b blob
			for i := range marked {
				lit := c.lit(math.Hypot(float64(i%side-side/2), float64(i/side-side/2)))
				board.Y, now.Y = append(board.Y, 120), append(now.Y, float32(lit*(120+darkOffset)-darkOffset))
				if math.Hypot(float64(i%side-side/2), float64(i/side-side/2)) < 3 {
					marked[i] = true
					b.cells = append(b.cells, i)
				}
			}
			if soft := b.soft(marked, now, board); soft != c.soft {
				t.Errorf("it is called soft: %v", soft)
			}
		})
	}
}

// veiled is a picture with a soft round shadow round a place of the floor.
func veiled(t testing.TB, rig *calibration.Rig, at [2]float64, dice ...[2]float64) []byte {
	t.Helper()
	const deep, wide = 0.35, 30 // share of the light; mm
	return changed(t, lid(t, rig, dice...), func(out *image.RGBA) {
		u0, v0 := rig.Camera.Project(at[0], at[1], 0)
		u1, _ := rig.Camera.Project(at[0]+wide, at[1], 0)
		for i := range out.Pix {
			far := math.Hypot(float64(i/4%out.Rect.Dx())-u0, float64(i/4/out.Rect.Dx())-v0) / (u1 - u0)
			if i%4 != 3 {
				out.Pix[i] = uint8(float64(out.Pix[i]) * (1 - deep*math.Exp(-far*far/2)))
			}
		}
	})
}

func TestASoftShadowThatPassesOverStillDiceIsNoMotion(t *testing.T) {
	rig := overhead(320, 240)
	dice := [][2]float64{{60, 60}, {100, 80}, {200, 220}}
	f := newFilm(t, rig)
	f.show(t, lid(t, rig), 6)
	f.show(t, lid(t, rig, [2]float64{150, 100}), 1)
	for k := range 4 { // somebody reaches for the dice before they have lain there for long
		f.show(t, veiled(t, rig, [2]float64{float64(60 + 5*k), 100}, dice...), 1)
	}
	if s := f.settler.Scene(); s.State != SceneStill || s.Throws != 1 {
		t.Fatalf("as the shadow comes: %+v", s)
	}
	f.settler.Read(readAt(rig, 0, dice...))
	for k := range 10 {
		if s := f.show(t, veiled(t, rig, [2]float64{float64(80 + 10*k), float64(100 + 6*k)}, dice...), 1); s.State != SceneRead || s.Throws != 1 {
			t.Fatalf("as it goes on: %+v", s)
		}
	}
	if s := f.show(t, veiled(t, rig, [2]float64{175, 157}, append(slices.Clone(dice[:2]), [2]float64{206, 220})...), 1); s.State != SceneMoving {
		t.Errorf("a die that is pushed in the shadow: %+v", s)
	}
}
