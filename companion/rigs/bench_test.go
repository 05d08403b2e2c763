package rigs_test

import (
	"archive/zip"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"image"
	"image/jpeg"
	"io"
	"io/fs"
	"log/slog"
	"os"
	"path/filepath"
	"strings"
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
	address string
	photo   []byte

	mu     sync.Mutex
	serial uint64
	size   [2]int
	held   camera.Controls
	runs   int
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
		l.mu.Lock()
		l.serial++
		f := vision.Frame{Data: l.photo, Taken: time.Now(), Serial: l.serial, Source: "v4l2"}
		l.mu.Unlock()
		sink(f)
		select {
		case <-ctx.Done():
		case <-tick.C:
		}
	}
	return nil
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

func TestASetUpGoesOnWhereItWasAndBecomesTheTablesRig(t *testing.T) {
	w, folder := newWorkshop(t), t.TempDir()
	at := w.open("main", folder, nil)
	if c := at.game.Camera(); c.Kind != "none" || c.ReaderReason == nil || c.ReaderReason.ID != "no-camera" {
		t.Errorf("a machine on which nothing is chosen: %+v", c)
	}
	if err := at.Choose(t.Context(), at.id("v4l2:desk")); err != nil {
		t.Fatal(err)
	}
	goThrough(t, at)
	before := at.Setup(t.Context(), 0)
	at.close()

	at = w.open("main", folder, nil) // after a power cut, or for another tablet
	defer at.close()
	s := at.Setup(t.Context(), 0)
	if s == nil || s.Serial != before.Serial || s.Step != rigs.StepDice || s.Answers.Board.WidthMM != 400 || len(s.Pictures) != 2 || at.game.Camera().Kind != "v4l2" {
		t.Fatalf("it does not go on: %+v", s)
	}
	if data, ok := at.Picture(s.Pictures[0].ID); !ok || !bytes.Equal(data, photograph()) {
		t.Error("the picture is not as the camera sent it")
	}
	if c := calibrated(t, at); c.State != rigs.IsReady || c.Found.PixelsPerMM != 0.6 {
		t.Fatalf("%+v", c)
	}
	if err := at.KeepSetup(t.Context(), ""); err != nil {
		t.Fatal(err)
	}
	all, undo, _ := at.Rigs()
	if len(all) != 1 || all[0].Name != "Kitchen" || !all[0].Chosen || all[0].Why != nil || undo || at.Setup(t.Context(), 0) != nil {
		t.Fatalf("%+v", all)
	}
	if b := at.game.Snapshot().Board; b.WidthMM != 400 || b.EdgeMM != 16 || at.game.Camera().Reader != companion.ReaderReady {
		t.Errorf("the table does not see with the rig: %+v", b)
	}
	if held := w.cameras["v4l2:desk"].keeps(); held.Ribbon == nil || held.Ribbon.Shutter != 8000 {
		t.Errorf("the camera's settings are not kept: %+v", held)
	}
	if _, err := calibration.LoadSetup(filepath.Join(folder, "rigs", all[0].ID, "setup.json")); err != nil {
		t.Error("the kept setup cannot be calibrated again:", err)
	}
}

func TestRigsAreRenamedChosenUndoneDeletedAndPacked(t *testing.T) {
	w := newWorkshop(t)
	at := w.open("main", t.TempDir(), nil)
	defer at.close()
	if err := at.ChooseNetwork(t.Context(), "http://ola:secret@192.168.1.20/video"); err != nil {
		t.Fatal(err)
	}
	one, two := keep(t, at, "One"), keep(t, at, "Two")
	chosen := func(want string) {
		t.Helper()
		all, _, _ := at.Rigs()
		for _, r := range all {
			if r.Chosen != (r.ID == want) {
				t.Errorf("%s is chosen: %v", r.Name, r.Chosen)
			}
		}
	}
	chosen(two)
	if err := at.UndoRig(t.Context()); err != nil {
		t.Fatal(err)
	}
	chosen(one)
	if err := errors.Join(at.UndoRig(t.Context()), at.ChooseRig(t.Context(), one), at.Rename(two, " Living  room ")); err != nil {
		t.Fatal(err)
	}
	chosen(one)
	if k, _ := at.Kept(two); k.Name != "Living room" {
		t.Error(k.Name)
	}
	for what, err := range map[string]error{"rig-name": at.Rename(two, "  "), "rig-gone": at.ChooseRig(t.Context(), "0123456789abcdef")} {
		if refusedWith(err) != what {
			t.Errorf("%s: %v", what, err)
		}
	}
	for _, odd := range []string{"..", "../../etc", "", "0123456789ABCDEF", "x"} {
		if refusedWith(at.ChooseRig(t.Context(), odd)) != "rig-gone" || refusedWith(at.DeleteRig(t.Context(), odd)) != "rig-gone" || refusedWith(at.Pack(odd, io.Discard)) != "rig-gone" {
			t.Errorf("%q is taken for a rig", odd)
		}
	}
	var packed bytes.Buffer
	if err := at.Pack(two, &packed); err != nil {
		t.Fatal(err)
	}
	z, err := zip.NewReader(bytes.NewReader(packed.Bytes()), int64(packed.Len()))
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, f := range z.File {
		names = append(names, f.Name)
		in, err := f.Open()
		if err != nil {
			t.Fatal(err)
		}
		data, err := io.ReadAll(in)
		if err != nil || bytes.Contains(data, []byte("secret")) {
			t.Errorf("%s tells the password, or cannot be read: %v", f.Name, err)
		}
	}
	if got := strings.Join(names, " "); got != "empty-01.jpg rig.json setup.json teach-01.jpg about.json" {
		t.Error(got)
	}
	if err := at.DeleteRig(t.Context(), one); err != nil {
		t.Fatal(err)
	}
	if all, undo, _ := at.Rigs(); len(all) != 1 || all[0].Chosen || undo && all[0].ID != two {
		t.Errorf("%+v", all)
	}
	if c := at.game.Camera(); c.Reader != companion.ReaderNone || c.ReaderReason.ID != "no-rig" {
		t.Errorf("%+v", c)
	}
}

func TestARigOfAnotherCameraOrSizeIsRefused(t *testing.T) {
	w := newWorkshop(t)
	at := w.open("main", t.TempDir(), nil)
	defer at.close()
	if err := at.Choose(t.Context(), at.id("v4l2:desk")); err != nil {
		t.Fatal(err)
	}
	id := keep(t, at, "Desk")
	if err := at.Choose(t.Context(), at.id("v4l2:lamp")); err != nil {
		t.Fatal(err)
	}
	if c := at.game.Camera(); c.Reader != companion.ReaderNone || c.ReaderReason.ID != "rig-other-camera" {
		t.Errorf("%+v", c)
	}
	if err := at.ChooseRig(t.Context(), id); refusedWith(err) != "rig-other-camera" {
		t.Error(err)
	}
	desk := w.cameras["v4l2:desk"]
	desk.mu.Lock()
	desk.size = [2]int{640, 480}
	desk.mu.Unlock()
	if err := at.Choose(t.Context(), at.id("v4l2:desk")); err != nil {
		t.Fatal(err)
	}
	if c := at.game.Camera(); c.Reader != companion.ReaderNone || c.ReaderReason.ID != "rig-other-size" {
		t.Errorf("%+v", c)
	}
	if err := at.ChooseRig(t.Context(), id); refusedWith(err) != "rig-other-size" {
		t.Error(err)
	}
}

func TestACameraThatAnotherTableHasIsNamedSo(t *testing.T) {
	w := newWorkshop(t)
	one, other := w.open("window", t.TempDir(), nil), w.open("door", t.TempDir(), nil)
	defer one.close()
	defer other.close()
	if err := one.Choose(t.Context(), one.id("v4l2:desk")); err != nil {
		t.Fatal(err)
	}
	id := other.id("v4l2:desk")
	if err := other.Choose(t.Context(), id); refusedWith(err) != "camera-of-table" {
		t.Error(err)
	}
	if _, ok := other.Frame(t.Context(), id, 0); ok {
		t.Error("the other table looks through it")
	}
	all, _ := other.Cameras(t.Context())
	if all[0].HeldBy != "window" || all[1].HeldBy != "" {
		t.Errorf("%+v", all)
	}
	if f, ok := other.Frame(t.Context(), other.id("v4l2:lamp"), 0); !ok || f.Serial == 0 {
		t.Error("nobody has the other camera, and it shows no picture")
	}
	if err := one.Choose(t.Context(), ""); err != nil {
		t.Fatal(err)
	}
	if err := errors.Join(other.Choose(t.Context(), id), one.Choose(t.Context(), one.id("v4l2:lamp"))); err != nil {
		t.Error("it is free:", err)
	}
}

func TestTheCommandLineWinsAndSaysSo(t *testing.T) {
	w := newWorkshop(t)
	path := filepath.Join(t.TempDir(), "rig.json")
	if err := goodRig("flag").Save(path); err != nil {
		t.Fatal(err)
	}
	at := w.open("main", t.TempDir(), func(c *rigs.Config) { c.CameraFlag, c.RigFlag = "v4l2:desk", path })
	defer at.close()
	if at.game.Snapshot().Board.WidthMM != 400 || at.game.Camera().Reader != companion.ReaderReady {
		t.Error("it is not followed")
	}
	for want, err := range map[string]error{
		"camera-by-flag": errors.Join(at.Choose(t.Context(), at.id("v4l2:lamp")), at.ChooseNetwork(t.Context(), "http://192.168.1.20/")),
		"rig-by-flag":    at.ChooseRig(t.Context(), "0123456789abcdef"),
	} {
		if refusedWith(err) != want {
			t.Errorf("%v, want %s", err, want)
		}
	}
	_, camera := at.Cameras(t.Context())
	_, _, rig := at.Rigs()
	if !camera || !rig {
		t.Error("it does not say so")
	}
}

func TestOnlyAnAddressOfANetworkCameraIsTakenFromAPage(t *testing.T) {
	at := newWorkshop(t).open("main", t.TempDir(), nil)
	defer at.close()
	for _, address := range []string{"folder:/etc", "file:///etc/passwd", "simulated:", "rpicam:", "v4l2:../../dev/sda", "http://", "", "192.168.1.20", "http:192.168.1.20"} {
		if err := at.ChooseNetwork(t.Context(), address); refusedWith(err) != "camera-address" {
			t.Errorf("%q: %v", address, err)
		}
	}
	if at.game.Camera().Kind != "none" {
		t.Error("a camera was taken on")
	}
}

func TestASetUpRefusesWhatCannotBe(t *testing.T) {
	w := newWorkshop(t)
	at := w.open("main", t.TempDir(), nil)
	defer at.close()
	if err := at.Answer(0, rigs.StepView, nil); refusedWith(err) != "setup-none" {
		t.Error(err)
	}
	if err := at.BeginSetup(t.Context(), "", ""); err != nil {
		t.Fatal(err)
	}
	if err := at.Take(t.Context(), rigs.ForEmpty); refusedWith(err) != "camera-dark" {
		t.Error(err)
	}
	if err := at.Choose(t.Context(), at.id("v4l2:desk")); err != nil {
		t.Fatal(err)
	}
	if err := errors.Join(at.BeginSetup(t.Context(), "", ""), at.Take(t.Context(), rigs.ForEmpty)); err != nil {
		t.Fatal(err)
	}
	s := at.Setup(t.Context(), 0)
	for text, want := range map[string]string{
		`{"board":{"width_mm":1e9,"height_mm":280,"wall_mm":45}}`:                 "setup-board",
		`{"die":{"edge_mm":1}}`:                                                   "setup-die",
		`{"corners_px":[[1,1]]}`:                                                  "setup-odd",
		`{"corners_px":[[1,1],[2,2],[3,3],[1e99,4]]}`:                             "setup-odd",
		`{"dice":[{"colour":"red","px":[100000,1]}]}`:                             "setup-odd",
		`{"folder":"/etc"}`:                                                       "setup-odd",
		`{"colours":[{"name":"a,b"}]}`:                                            "setup-odd",
		`{"colours":[{"name":"red","faces":[{"face":"1","picture":"x","y":1}]}]}`: "setup-odd",
		`{"name":"\u0007"}`:                                                       "rig-name",
	} {
		var said map[string]json.RawMessage
		if err := json.Unmarshal([]byte(text), &said); err != nil {
			t.Fatal(err)
		}
		if err := at.Answer(0, "", said); refusedWith(err) != want {
			t.Errorf("%s: %v", text, err)
		}
	}
	if err := at.Answer(s.Serial-1, rigs.StepSizes, nil); !errors.Is(err, rigs.ErrStale) {
		t.Error(err)
	}
	if err := at.Take(t.Context(), "passport"); refusedWith(err) != "setup-odd" {
		t.Error(err)
	}
	if now := at.Setup(t.Context(), 0); now.Serial != s.Serial {
		t.Error("a refusal has changed something")
	}
	if c := calibrated(t, at); c.State != rigs.IsRefused || c.Refusal.ID != "cal-missing-sizes" || c.Refusal.Step != "sizes" {
		t.Errorf("%+v", c.Refusal)
	}
	if err := at.KeepSetup(t.Context(), "A"); refusedWith(err) != "setup-not-calibrated" {
		t.Error(err)
	}
	if err := at.Choose(t.Context(), at.id("v4l2:lamp")); err != nil {
		t.Fatal(err)
	}
	if err := at.Take(t.Context(), rigs.ForTeach); refusedWith(err) != "setup-other-camera" {
		t.Error(err)
	}
}

func TestAPictureStaysUntilTheSetUpWithoutItIsWrittenDown(t *testing.T) {
	w, folder := newWorkshop(t), t.TempDir()
	at := w.open("main", folder, nil)
	defer at.close()
	if err := errors.Join(at.Choose(t.Context(), at.id("v4l2:desk")), at.BeginSetup(t.Context(), "", ""), at.Take(t.Context(), rigs.ForEmpty)); err != nil {
		t.Fatal(err)
	}
	blocked := filepath.Join(folder, "rigs", "setup", "state.json.part")
	if err := os.Mkdir(blocked, 0o700); err != nil {
		t.Fatal(err)
	}
	var lost *companion.NotSaved
	if err := at.Take(t.Context(), rigs.ForEmpty); !errors.As(err, &lost) {
		t.Fatal(err)
	}
	before := at.Setup(t.Context(), 0).Pictures
	if _, there := at.Picture(before[0].ID); len(before) != 1 || !there {
		t.Error("the set-up names a picture that is gone:", before)
	}
	if err := errors.Join(os.RemoveAll(blocked), at.Take(t.Context(), rigs.ForEmpty)); err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(filepath.Join(folder, "rigs", "setup", before[0].ID+".jpg")); !errors.Is(err, fs.ErrNotExist) {
		t.Error("the picture that was replaced stays:", err)
	}
}

func TestACalibrationIsStoppedByAChangeOrByPeople(t *testing.T) {
	w := newWorkshop(t)
	at := w.open("main", t.TempDir(), nil)
	defer at.close()
	if err := at.Choose(t.Context(), at.id("v4l2:desk")); err != nil {
		t.Fatal(err)
	}
	ended := make(chan struct{}, 4)
	w.calibrate = func(ctx context.Context, _ string) (*calibration.Rig, []string, error) {
		<-ctx.Done()
		ended <- struct{}{}
		return goodRig("late"), nil, nil
	}
	goThrough(t, at)
	for _, stop := range []func(){
		at.StopCalibration,
		func() {
			if err := at.Take(t.Context(), rigs.ForEmpty); err != nil {
				t.Error(err)
			}
		},
	} {
		if err := at.Calibrate(); err != nil {
			t.Fatal(err)
		}
		if s := at.Setup(t.Context(), 0); s.Calibration.State != rigs.IsRunning {
			t.Fatalf("%+v", s.Calibration)
		}
		if err := at.Calibrate(); refusedWith(err) != "setup-busy" {
			t.Error(err)
		}
		stop()
		<-ended
		if s := at.Setup(t.Context(), 0); s.Calibration.State != rigs.IsNone {
			t.Errorf("%+v", s.Calibration)
		}
	}
	w.calibrate = func(context.Context, string) (*calibration.Rig, []string, error) {
		return nil, nil, calibration.Refuse("cal-dice-count", "dice", "teach-01.jpg", errors.New("too few"), "Found", 1, "Told", 2)
	}
	if c := calibrated(t, at); c.State != rigs.IsRefused || c.Refusal.Picture != "teach-01" || c.Refusal.Step != "dice" {
		t.Errorf("%+v", c.Refusal)
	}
}

func TestARigIsMendedByOneStepAndTheOneBeforeIsKept(t *testing.T) {
	w, folder := newWorkshop(t), t.TempDir()
	at := w.open("main", folder, nil)
	defer at.close()
	if err := at.Choose(t.Context(), at.id("v4l2:desk")); err != nil {
		t.Fatal(err)
	}
	ids := []string{keep(t, at, "Kitchen")}
	for range 3 {
		if err := at.BeginSetup(t.Context(), ids[len(ids)-1], rigs.StepEmpty); err != nil {
			t.Fatal(err)
		}
		if s := at.Setup(t.Context(), 0); s.Step != rigs.StepEmpty || len(s.Pictures) != 2 || s.Answers.Name != "Kitchen" || s.Calibration.State != rigs.IsNone {
			t.Fatalf("%+v", s)
		}
		if err := at.Take(t.Context(), rigs.ForEmpty); err != nil {
			t.Fatal(err)
		}
		if c := calibrated(t, at); c.State != rigs.IsReady {
			t.Fatalf("%+v", c.Refusal)
		}
		next := at.Setup(t.Context(), 0).ID
		if err := at.KeepSetup(t.Context(), ""); err != nil {
			t.Fatal(err)
		}
		ids = append(ids, next)
	}
	all, undo, _ := at.Rigs()
	if len(all) != 2 || !undo {
		t.Fatalf("%d rigs are kept: %+v", len(all), all)
	}
	if err := at.UndoRig(t.Context()); err != nil {
		t.Fatal(err)
	}
	if all, _, _ := at.Rigs(); !all[0].Chosen && all[0].ID == ids[2] || !all[1].Chosen && all[1].ID == ids[2] {
		t.Errorf("undo did not lead to the rig before: %+v", all)
	}
}
