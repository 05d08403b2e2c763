package rigs_test

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"image"
	"image/jpeg"
	"log/slog"
	"path/filepath"
	"sync"
	"testing"
	"time"

	"go.uber.org/goleak"

	"quartermaster/calibration"
	"quartermaster/companion"
	"quartermaster/companion/rigs"
	"quartermaster/companion/store"
	"quartermaster/companion/tabletest"
	"quartermaster/games"
	"quartermaster/hardware/camera"
	"quartermaster/vision"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

// pictures are of the size that the camera of these tests has.
const width, height = 320, 240

var photograph = sync.OnceValue(func() []byte {
	var b bytes.Buffer
	if err := jpeg.Encode(&b, image.NewGray(image.Rect(0, 0, width, height)), nil); err != nil {
		panic(err)
	}
	return b.Bytes()
})

// lens is a camera of these tests, with settings that can be held.
type lens struct {
	hertz   int // of the mains
	address string
	photo   []byte

	mu     sync.Mutex
	serial uint64
	size   [2]int
	held   camera.Controls
	runs   int
	dark   bool // it brings no pictures
}

func (l *lens) Run(ctx context.Context, sink func(vision.Frame)) error {
	l.mu.Lock()
	l.runs++
	again := l.runs > 1
	l.mu.Unlock()
	if again {
		panic("the camera is opened twice")
	}
	defer func() { l.mu.Lock(); l.runs--; l.mu.Unlock() }()
	tick := time.NewTicker(2 * time.Millisecond)
	defer tick.Stop()
	for ctx.Err() == nil {
		if f, there := l.next(); there {
			sink(f)
		}
		select {
		case <-ctx.Done():
		case <-tick.C:
		}
	}
	return nil
}

func (l *lens) next() (f vision.Frame, there bool) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.serial++
	return vision.Frame{Data: l.photo, Taken: time.Now(), Serial: l.serial, Source: "v4l2"}, !l.dark
}

func (l *lens) darken(dark bool) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.dark = dark
}

func (l *lens) State() vision.SourceState {
	l.mu.Lock()
	defer l.mu.Unlock()
	return vision.SourceState{Kind: "v4l2", Live: true, Width: l.size[0], Height: l.size[1]}
}

func (l *lens) Hold(c camera.Controls) error {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.held = c
	return nil
}

func (l *lens) Mains(hertz int) bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.hertz = hertz
	return true
}

func (l *lens) mains() int {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.hertz
}

func (l *lens) Controls() camera.Controls {
	l.mu.Lock()
	defer l.mu.Unlock()
	return camera.Controls{Ribbon: &camera.Fixed{Shutter: 8000, Gain: 2}}
}

func (l *lens) keeps() camera.Controls {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.held
}

// goodRig is what a calibration may bring: a camera straight over a board.
func goodRig(name string) *calibration.Rig {
	grey := calibration.Picture{Format: calibration.JPEG, Data: photograph()}
	return &calibration.Rig{
		Version: calibration.RigVersion, Name: name,
		Board: calibration.Board{WidthMM: 400, HeightMM: 280, WallMM: 45}, Die: calibration.Die{EdgeMM: 16},
		Camera: calibration.Camera{WidthPX: width, HeightPX: height, FX: 300, FY: 300, CX: width / 2, CY: height / 2,
			Rotation: [9]float64{1, 0, 0, 0, 1, 0, 0, 0, -1}, Translation: [3]float64{-200, -140, 500}},
		Colours: []calibration.Colour{{Name: "red", Pips: calibration.LightPips}},
		Found:   calibration.Found{CornersErrorPX: 0.1, CornersMoved: 1, PixelsPerMM: 0.6, PipPitch: 0.25},
		Teach:   calibration.Taught{Dice: []calibration.TaughtDie{{Colour: "red", Value: 5, Centre: [2]float64{100, 120}}}, Picture: grey},
		Empty:   grey,
	}
}

// workshop is a house with cameras, and what a test lets its calibration do.
type workshop struct {
	t       testing.TB
	house   *rigs.House
	cameras map[string]*lens

	calibrate func(ctx context.Context, setup string) (*calibration.Rig, []string, error)
}

func newWorkshop(t testing.TB) *workshop {
	w := &workshop{t: t, cameras: map[string]*lens{}}
	for _, a := range []string{"v4l2:desk", "v4l2:lamp", "http://ola:secret@192.168.1.20/video"} {
		w.cameras[a] = &lens{address: a, photo: photograph(), size: [2]int{width, height}}
	}
	w.house = rigs.NewHouse(func(context.Context) []camera.Found {
		return []camera.Found{{Address: "v4l2:desk", Kind: "v4l2", Name: "Desk camera"}, {Address: "v4l2:lamp", Kind: "v4l2", Name: "Lamp camera"}}
	}, func(address string) (vision.Source, error) {
		if l := w.cameras[address]; l != nil {
			return l, nil
		}
		return camera.Open(address)
	})
	w.calibrate = func(context.Context, string) (*calibration.Rig, []string, error) { return goodRig("any"), nil, nil }
	return w
}

type table struct {
	game *companion.Table
	*rigs.Bench
}

// open opens a table whose data are in a folder.
func (w *workshop) open(name, folder string, change func(*rigs.Config)) table {
	w.t.Helper()
	cfg := rigs.Config{Table: name, Folder: filepath.Join(folder, "rigs"), House: w.house, Log: slog.New(slog.NewTextHandler(w.t.Output(), nil)),
		Board:  companion.Board{WidthMM: 290, HeightMM: 290, EdgeMM: 12, Colours: []string{"red"}},
		Reader: func(string) rigs.Reader { return rigs.Reader{Reader: &tabletest.Reader{Do: nothing}} },
		Calibrate: func(ctx context.Context, setup string) (*calibration.Rig, []string, error) {
			return w.calibrate(ctx, setup)
		}}
	if change != nil {
		change(&cfg)
	}
	b := rigs.Open(cfg)
	with, err := b.Begin(w.t.Context())
	if err != nil {
		w.t.Fatal(err)
	}
	t, err := companion.Open(w.t.Context(), companion.Config{Games: []games.Game{tabletest.Harbour{}}, Store: &store.Memory{}, Equipment: with})
	if err != nil {
		w.t.Fatal(err)
	}
	b.Join(t)
	return table{t, b}
}

func nothing(context.Context, vision.Frame, vision.Expect) (vision.Reading, error) {
	return vision.Reading{}, nil
}

func (t table) close() {
	t.game.Close()
	t.Bench.Close()
}

// id is that of a camera in the list.
func (t table) id(address string) string {
	all, _ := t.Cameras(context.Background())
	for _, c := range all {
		if c.Camera.Address == address {
			return c.ID
		}
	}
	return "none"
}

func refusedWith(err error) string {
	var r *companion.Refused
	if errors.As(err, &r) {
		return r.Why.ID
	}
	return ""
}

// answers of a set-up whose pictures are taken.
const answers = `{"name":"Kitchen","board":{"width_mm":400,"height_mm":280,"wall_mm":45},"die":{"edge_mm":16},
	"corners_px":[[10,10],[300,12],[298,230],[12,228]],"colours":[{"name":"red"}],"dice":[{"colour":"red","px":[100,100]}]}`

// goThrough goes through a set-up until it can be calibrated.
func goThrough(t testing.TB, at table) {
	t.Helper()
	var said map[string]json.RawMessage
	if err := json.Unmarshal([]byte(answers), &said); err != nil {
		t.Fatal(err)
	}
	if err := errors.Join(at.BeginSetup(t.Context(), "", ""), at.Answer(0, rigs.StepDice, said), at.Take(t.Context(), rigs.ForEmpty), at.Take(t.Context(), rigs.ForTeach)); err != nil {
		t.Fatal(err)
	}
}

// calibrated waits until a calibration has come to its end.
func calibrated(t testing.TB, at table) rigs.Calibration {
	t.Helper()
	if err := at.Calibrate(); err != nil {
		t.Fatal(err)
	}
	s := at.Setup(t.Context(), 0)
	for s.Calibration.State == rigs.IsRunning {
		s = at.Setup(t.Context(), s.Serial)
	}
	return s.Calibration
}

// keep makes a rig and gives its id.
func keep(t testing.TB, at table, name string) string {
	t.Helper()
	goThrough(t, at)
	if c := calibrated(t, at); c.State != rigs.IsReady {
		t.Fatalf("%+v", c.Refusal)
	}
	if err := at.KeepSetup(t.Context(), name); err != nil {
		t.Fatal(err)
	}
	all, _, _ := at.Rigs()
	for _, r := range all {
		if r.Chosen {
			return r.ID
		}
	}
	t.Fatal("no rig is chosen")
	return ""
}
