package stream

import (
	"bytes"
	"image"
	"image/color"
	"image/draw"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"quartermaster/calibration"

	"quartermaster/vision"
)

// overhead is a rig whose camera hangs straight above a floor of 290 mm, three pixels a mm.
func overhead(width, height int) *calibration.Rig {
	f := 3.0 * 500 * float64(height) / 960
	return &calibration.Rig{Board: calibration.Board{WidthMM: 290, HeightMM: 290, WallMM: 20}, Die: calibration.Die{EdgeMM: 12},
		Camera: calibration.Camera{WidthPX: width, HeightPX: height, FX: f, FY: f, CX: float64(width) / 2, CY: float64(height) / 2,
			Rotation: [9]float64{1, 0, 0, 0, 1, 0, 0, 0, -1}, Translation: [3]float64{-145, -145, 500}}}
}

// lid is a picture of a rig's floor with dice on it, drawn plainly.
func lid(t testing.TB, rig *calibration.Rig, dice ...[2]float64) []byte {
	t.Helper()
	c := &rig.Camera
	img := image.NewRGBA(image.Rect(0, 0, c.WidthPX, c.HeightPX))
	square := func(x0, y0, x1, y1 float64, paint color.Color) {
		u0, v0 := c.Project(x0, y0, 0)
		u1, v1 := c.Project(x1, y1, 0)
		draw.Draw(img, image.Rect(int(u0), int(v0), int(u1), int(v1)), image.NewUniform(paint), image.Point{}, draw.Src)
	}
	draw.Draw(img, img.Bounds(), image.NewUniform(color.RGBA{90, 60, 40, 255}), image.Point{}, draw.Src)
	square(0, 0, 290, 290, color.RGBA{60, 90, 140, 255})
	for i, d := range dice {
		square(d[0]-6, d[1]-6, d[0]+6, d[1]+6, []color.Color{color.RGBA{190, 30, 40, 255}, color.RGBA{230, 230, 220, 255}}[i%2])
	}
	return encoded(t, img, 88)
}

// film shows pictures to a settler, ten a second.
type film struct {
	settler *Settler
	n       uint64
}

func (f *film) show(t testing.TB, picture []byte, frames int) Scene {
	t.Helper()
	var s Scene
	for range frames {
		f.n++
		var err error
		if s, err = f.settler.See(vision.Frame{Data: picture, Serial: f.n, Taken: time.Unix(0, int64(f.n)*1e8)}); err != nil {
			t.Fatal(err)
		}
	}
	return s
}

func newFilm(t testing.TB, rig *calibration.Rig) *film {
	t.Helper()
	field := FieldOf(rig)
	field.Empty = lid(t, rig)
	s, err := NewSettler(field)
	if err != nil {
		t.Fatal(err)
	}
	return &film{settler: s}
}

func TestAFieldHoldsTheLidAndALittleAroundIt(t *testing.T) {
	f := FieldOf(overhead(1280, 960))
	in := func(x, y float64, outline [][2]float64) bool { return within([2]float64{x, y}, outline) }
	if !in(640, 480, f.Inside) || in(640-3.2*150, 480, f.Inside) || !in(640-3.2*158, 480, f.Around) || in(20, 20, f.Around) {
		t.Errorf("the field is %v within %v", f.Inside, f.Around)
	}
	if math.Abs(f.EdgePX-36) > 2 {
		t.Errorf("a die is %.1f pixels wide", f.EdgePX)
	}
}

func TestASceneGoesThroughItsStates(t *testing.T) {
	for _, size := range [][2]int{{1280, 960}, {640, 480}} {
		rig := overhead(size[0], size[1])
		f := newFilm(t, rig)
		three := lid(t, rig, [2]float64{60, 60}, [2]float64{100, 80}, [2]float64{200, 220})
		two := lid(t, rig, [2]float64{60, 60}, [2]float64{100, 80})
		if s := f.show(t, lid(t, rig), 6); s.State != SceneEmpty || s.Throws != 0 {
			t.Fatalf("at first: %+v", s)
		}
		if s := f.show(t, three, 1); s.State != SceneMoving || s.Since != 0 {
			t.Errorf("when dice come: %+v", s)
		}
		if s := f.show(t, three, 6); s.State != SceneStill || s.Throws != 1 || s.Since == 0 {
			t.Errorf("when they lie: %+v", s)
		}
		f.settler.Read(readAt(rig, 10, [2]float64{60, 60}, [2]float64{100, 80}, [2]float64{200, 220}))
		if s := f.show(t, three, 3); s.State != SceneRead || s.Throws != 1 {
			t.Errorf("when they are read: %+v", s)
		}
		if s := f.show(t, two, 6); s.State != SceneTaken || !slices.Equal(s.Gone, []int{12}) || s.Throws != 1 {
			t.Errorf("when one is taken off: %+v", s)
		}
		if s := f.show(t, lid(t, rig), 6); s.State != SceneEmpty || s.Throws != 1 || len(s.Gone) != 3 {
			t.Errorf("when all are: %+v", s)
		}
		if s := f.show(t, lid(t, rig, [2]float64{150, 150}), 6); s.State != SceneStill || s.Throws != 2 || s.Gone != nil {
			t.Errorf("at the next throw: %+v", s)
		}
	}
}

func TestDiceThatNobodyFollowsAreNeitherKeptNorTakenOff(t *testing.T) {
	rig := overhead(640, 480)
	f := newFilm(t, rig)
	f.show(t, lid(t, rig), 6)
	first := [][2]float64{{60, 60}, {100, 80}}
	f.show(t, lid(t, rig, first...), 6)
	f.settler.Read(readAt(rig, 10, first...))
	if s := f.show(t, lid(t, rig, first[0], [2]float64{200, 200}), 6); s.Throws != 2 || !slices.Equal(s.Stay, []int{10}) || !slices.Equal(s.Lifted, []int{11}) {
		t.Fatalf("the second throw: %+v", s)
	}
	if s := f.show(t, lid(t, rig, first[0], [2]float64{200, 100}), 6); s.Throws != 3 || s.Stay != nil || s.Lifted != nil {
		t.Errorf("a third throw, while the second was not read: %+v", s)
	}
}

func TestWhatIsNoThrowBelongsToTheBoardFromThenOn(t *testing.T) {
	rig := overhead(640, 480)
	f := newFilm(t, rig)
	f.show(t, lid(t, rig), 6)
	f.show(t, lid(t, rig, [2]float64{60, 60}), 6)
	f.settler.LearnEmpty()
	if s := f.show(t, lid(t, rig, [2]float64{60, 60}), 4); s.State != SceneEmpty || s.Throws != 1 {
		t.Errorf("%+v", s)
	}
	if s := f.show(t, lid(t, rig, [2]float64{60, 60}, [2]float64{200, 200}), 6); s.State != SceneStill || s.Throws != 2 {
		t.Errorf("a throw beside it: %+v", s)
	}
}

func TestABrokenFrameChangesNothingAndSaysWhy(t *testing.T) {
	rig := overhead(640, 480)
	f := newFilm(t, rig)
	before := f.show(t, lid(t, rig), 6)
	if s, err := f.settler.See(vision.Frame{Data: []byte("no picture")}); err == nil || s.State != before.State {
		t.Errorf("%+v, %v", s, err)
	}
	wide := lid(t, overhead(960, 480))
	if _, err := f.settler.See(vision.Frame{Data: wide}); err == nil || !strings.Contains(err.Error(), "calibrate again") {
		t.Errorf("a picture of another shape: %v", err)
	}
	if s := f.show(t, lid(t, rig), 6); s.State != SceneEmpty {
		t.Errorf("%+v", s)
	}
}

func TestAFieldWithoutSizeIsRefused(t *testing.T) {
	if _, err := NewSettler(Field{}); err == nil {
		t.Error("a settler without a field was made")
	}
}

// BenchmarkSettleFrame1280x960 is what one frame of a moving scene costs; a still one costs a little less.
func BenchmarkSettleFrame1280x960(b *testing.B) {
	rig := overhead(1280, 960)
	f := newFilm(b, rig)
	pictures := [][]byte{lid(b, rig, [2]float64{60, 60}, [2]float64{100, 80}), lid(b, rig, [2]float64{66, 60}, [2]float64{100, 80})}
	for b.Loop() {
		f.n++
		if _, err := f.settler.See(vision.Frame{Data: pictures[f.n%2], Serial: f.n, Taken: time.Unix(0, int64(f.n)*1e8)}); err != nil {
			b.Fatal(err)
		}
	}
}

// changed is a picture with something drawn over it.
func changed(t testing.TB, picture []byte, draws func(out *image.RGBA)) []byte {
	t.Helper()
	img, _, err := image.Decode(bytes.NewReader(picture))
	if err != nil {
		t.Fatal(err)
	}
	out := image.NewRGBA(img.Bounds())
	draw.Draw(out, out.Bounds(), img, image.Point{}, draw.Src)
	draws(out)
	return encoded(t, out, 88)
}

// part is where the floor between two corners is seen.
func part(rig *calibration.Rig, from, to [2]float64) image.Rectangle {
	u0, v0 := rig.Camera.Project(from[0], from[1], 0)
	u1, v1 := rig.Camera.Project(to[0], to[1], 0)
	return image.Rect(int(u0), int(v0), int(u1), int(v1))
}

// grainy is a picture with the noise of a camera in dim light, in grey levels.
func grainy(t testing.TB, random *rand.Rand, noise float64, picture []byte) []byte {
	t.Helper()
	return changed(t, picture, func(out *image.RGBA) {
		for i := range out.Pix {
			if i%4 != 3 {
				out.Pix[i] = uint8(max(0, min(255, float64(out.Pix[i])+noise*random.NormFloat64())))
			}
		}
	})
}

// readAt are dice as a reader finds them at places of the floor, numbered from an id on.
func readAt(rig *calibration.Rig, id int, at ...[2]float64) []vision.Die {
	var dice []vision.Die
	for i, p := range at {
		d := vision.Die{ID: id + i}
		for k, c := range [4][2]float64{{-6, -6}, {6, -6}, {6, 6}, {-6, 6}} {
			u, v := rig.Camera.Project(p[0]+c[0], p[1]+c[1], 0)
			d.Outline[k] = [2]float64{u, v}
		}
		dice = append(dice, d)
	}
	return dice
}

func TestADieNearlyAsTheBoardIsFollowedThroughNoise(t *testing.T) {
	rig := overhead(320, 240)
	random := rand.New(rand.NewPCG(1, 2))
	at, other := [2]float64{120, 120}, [2]float64{200, 190}
	board := lid(t, rig)
	tinted := func(picture []byte) []byte { // with a die of a paint that is nearly the board's
		return changed(t, picture, func(out *image.RGBA) {
			where := part(rig, [2]float64{at[0] - 6, at[1] - 6}, [2]float64{at[0] + 6, at[1] + 6})
			draw.Draw(out, where, image.NewUniform(color.RGBA{88, 84, 126, 255}), image.Point{}, draw.Src)
		})
	}
	both := tinted(lid(t, rig, other))
	for _, c := range []struct {
		name string
		now  []byte
		gone []int
	}{
		{"it is taken", lid(t, rig, other), []int{0}},
		{"its neighbour is taken", tinted(board), []int{1}},
	} {
		t.Run(c.name, func(t *testing.T) {
			f := newFilm(t, rig)
			show := func(picture []byte, frames int) (s Scene) {
				for range frames {
					s = f.show(t, grainy(t, random, 12, picture), 1)
				}
				return s
			}
			show(board, 12)
			show(both, 8)
			f.settler.Read(readAt(rig, 0, at, other))
			show(shaded(t, rig, 100, [2]float64{20, 20}, [2]float64{270, 270}, other), 3) // a hand comes and goes
			if s := show(c.now, 8); !slices.Equal(s.Gone, c.gone) {
				t.Errorf("gone are %v, not %v (%s)", s.Gone, c.gone, s.State)
			}
		})
	}
}

func TestSomethingLargerThanDiceIsAHandAtFirstAndThenLiesThere(t *testing.T) {
	rig := overhead(320, 240)
	f := newFilm(t, rig)
	f.show(t, lid(t, rig), 6)
	thing := changed(t, lid(t, rig), func(out *image.RGBA) { // right in the lid: nothing is seen of an arm
		draw.Draw(out, part(rig, [2]float64{100, 100}, [2]float64{160, 150}), image.NewUniform(color.RGBA{220, 170, 140, 255}), image.Point{}, draw.Src)
	})
	if s := f.show(t, thing, 40); s.State != SceneHand || s.Throws != 0 {
		t.Errorf("after four seconds: %+v", s)
	}
	if s := f.show(t, thing, 80); s.State != SceneStill || s.Throws != 1 {
		t.Errorf("after twelve seconds: %+v", s)
	}
}

func TestWhatTheStreamBeganWithIsToldAsUnwatched(t *testing.T) {
	rig := overhead(320, 240)
	a, b := [2]float64{60, 60}, [2]float64{100, 80}
	hand := changed(t, lid(t, rig, a), func(out *image.RGBA) {
		draw.Draw(out, part(rig, [2]float64{80, 60}, [2]float64{140, 330}), image.NewUniform(color.RGBA{220, 170, 140, 255}), image.Point{}, draw.Src)
	})
	for _, c := range []struct {
		name   string
		first  []byte
		then   []byte
		state  SceneState
		throws uint64
	}{
		{"dice that lie still", lid(t, rig, a, b), lid(t, rig, a, b), SceneRead, 0},
		{"a die that moves", lid(t, rig, a, [2]float64{150, 80}), lid(t, rig, a, b), SceneStill, 1},
		{"a hand over a die", hand, lid(t, rig, a, b), SceneStill, 1},
		{"a hand that takes a die away", lid(t, rig, a, b), lid(t, rig, a), SceneRead, 0},
		{"a hand over the empty board", hand, lid(t, rig), SceneEmpty, 0},
	} {
		t.Run(c.name, func(t *testing.T) {
			f := newFilm(t, rig)
			f.show(t, c.first, 2)
			s := f.show(t, c.then, 6)
			if s.State != c.state || s.Throws != c.throws || s.Unwatched != (c.throws > 0) {
				t.Errorf("%+v", s)
			}
			if c.throws > 0 {
				f.settler.Read(readAt(rig, 0, a, b))
			}
			f.show(t, lid(t, rig), 6)
			if s := f.show(t, lid(t, rig, b), 6); s.Throws != c.throws+1 || s.Unwatched {
				t.Errorf("a throw afterwards: %+v", s)
			}
		})
	}
}
