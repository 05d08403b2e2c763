package rigs_test

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"testing"

	"quartermaster/calibration"
	"quartermaster/companion"
	"quartermaster/companion/rigs"
)

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
	if len(all) != 1 || all[0].Name != "Kitchen" || !all[0].Chosen || all[0].Why != nil || undo {
		t.Fatalf("%+v", all)
	}
	if s := at.Setup(t.Context(), 0); s.Kept != all[0].ID || s.Step != rigs.StepTest {
		t.Fatalf("the kept set-up is not tested: %+v", s)
	}
	if b := at.game.Snapshot().Board; b.WidthMM != 400 || b.EdgeMM != 16 || at.game.Camera().Reader != companion.ReaderReady {
		t.Errorf("the table does not see with the rig: %+v", b)
	}
	if held := w.cameras["v4l2:desk"].keeps(); !held.IsZero() {
		t.Errorf("the camera's settings are fixed before the test throw: %+v", held)
	}
	if _, err := calibration.LoadSetup(filepath.Join(folder, "rigs", all[0].ID, "setup.json")); err != nil {
		t.Error("the kept setup cannot be calibrated again:", err)
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

func TestAPictureThatIsLateIsNoRefusal(t *testing.T) {
	w := newWorkshop(t)
	at := w.open("main", t.TempDir(), nil)
	defer at.close()
	if err := errors.Join(at.Choose(t.Context(), at.id("v4l2:desk")), at.BeginSetup(t.Context(), "", ""), at.Take(t.Context(), rigs.ForEmpty)); err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel() // its patience is over before the next picture comes
	w.cameras["v4l2:desk"].darken(true)
	before, err := at.Setup(t.Context(), 0), at.Take(ctx, rigs.ForEmpty)
	for err == nil { // a picture was under way
		before, err = at.Setup(t.Context(), 0), at.Take(ctx, rigs.ForEmpty)
	}
	if now := at.Setup(t.Context(), 0); !errors.Is(err, rigs.ErrLate) || now.Serial != before.Serial || len(now.Pictures) != 1 {
		t.Errorf("%v: %+v", err, now)
	}
	w.cameras["v4l2:desk"].darken(false)
	if err := at.Take(t.Context(), rigs.ForTeach); err != nil {
		t.Error("it came, and was not taken:", err)
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
		if s := at.Setup(t.Context(), 0); s.Step != rigs.StepEmpty || len(s.Pictures) != 1 || s.Answers.Name != "Kitchen" || s.Calibration.State != rigs.IsNone {
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
