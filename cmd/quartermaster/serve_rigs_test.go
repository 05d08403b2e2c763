//go:build cgo

package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"log/slog"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"quartermaster/calibration"
	"quartermaster/companion"
	"quartermaster/companion/rigs"
	"quartermaster/companion/store"
	"quartermaster/companion/tabletest"
	"quartermaster/games"
	"quartermaster/hardware/camera"
	"quartermaster/hardware/simulation"
	"quartermaster/vision"
)

// projector is a camera that shows one picture until it is given another.
type projector struct {
	mu     sync.Mutex
	photo  []byte
	serial uint64
}

func (p *projector) show(t *testing.T, path string) {
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	p.photo = data
}

func (p *projector) Run(ctx context.Context, sink func(vision.Frame)) error {
	tick := time.NewTicker(10 * time.Millisecond)
	defer tick.Stop()
	for {
		p.mu.Lock()
		p.serial++
		f := vision.Frame{Data: p.photo, Taken: time.Now(), Serial: p.serial, Source: "v4l2"}
		p.mu.Unlock()
		if f.Data != nil {
			sink(f)
		}
		select {
		case <-ctx.Done():
			return nil
		case <-tick.C:
		}
	}
}

func (p *projector) State() vision.SourceState { return vision.SourceState{Kind: "v4l2", Live: true} }

// A set-up with the pictures and answers of a setup file becomes, in the confined child, the rig that "quartermaster calibrate"
// makes of the folder that is kept.
func TestTheKeptFolderCalibratedByHandGivesTheSameRig(t *testing.T) {
	from := t.TempDir()
	small := simulation.Options{Width: 800, Height: 600, Edge: 20, Colours: []string{"red", "white"}}
	if err := simulation.WriteRig(t.Context(), from, small, simulation.Plan{}); err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(filepath.Join(from, "setup.json"))
	if err != nil {
		t.Fatal(err)
	}
	var setup struct {
		Name, Board, Die, Colours json.RawMessage
		CornersPX                 json.RawMessage `json:"corners_px"`
		Teach                     struct{ Dice json.RawMessage }
	}
	if err := json.Unmarshal(text, &setup); err != nil {
		t.Fatal(err)
	}
	said := map[string]json.RawMessage{"name": setup.Name, "board": setup.Board, "die": setup.Die, "colours": setup.Colours, "corners_px": setup.CornersPX, "dice": setup.Teach.Dice}

	folder, shown := t.TempDir(), &projector{}
	house := rigs.NewHouse(func(context.Context) []camera.Found { return []camera.Found{{Address: "v4l2:one", Kind: "v4l2"}} },
		func(string) (vision.Source, error) { return shown, nil })
	bench := rigs.Open(benchConfig(tableOptions{name: "main", folder: folder}, house, &companion.Stopwatch{}, slog.New(slog.DiscardHandler)))
	defer bench.Close()
	with, err := bench.Begin(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	table, err := companion.Open(t.Context(), companion.Config{Games: []games.Game{tabletest.Harbour{}}, Store: &store.Memory{}, Equipment: with})
	if err != nil {
		t.Fatal(err)
	}
	defer table.Close()
	bench.Join(table)
	must := func(err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
	}
	all, _ := bench.Cameras(t.Context())
	must(bench.Choose(t.Context(), all[0].ID))
	must(bench.BeginSetup(t.Context(), "", ""))
	must(bench.Answer(0, rigs.StepDice, said))
	for _, purpose := range []rigs.Purpose{rigs.ForEmpty, rigs.ForTeach} {
		shown.show(t, filepath.Join(from, "calibration", string(purpose)+".jpg"))
		for f, _ := table.Frame(); !bytes.Equal(f.Data, shown.photo); f, _ = table.NextFrame(t.Context(), f.Serial) { // the new picture has come
		}
		must(bench.Take(t.Context(), purpose))
	}
	calibrate := func() *rigs.Setup {
		must(bench.Calibrate())
		s := bench.Setup(t.Context(), 0)
		for s.Calibration.State == rigs.IsRunning {
			s = bench.Setup(t.Context(), s.Serial)
		}
		return s
	}
	wrong := map[string]json.RawMessage{"board": json.RawMessage(`{"width_mm":290,"height_mm":200,"wall_mm":45}`)}
	must(bench.Answer(0, "", wrong))
	if c := calibrate().Calibration; c.State != rigs.IsRefused || c.Refusal.Step != "sizes" && c.Refusal.Step != "corners" || c.Refusal.ID == "cal-other" {
		t.Fatalf("a floor of another shape: %+v", c.Refusal)
	}
	must(bench.Answer(0, "", said))
	if c := calibrate().Calibration; c.State != rigs.IsReady {
		t.Fatalf("%+v", c.Refusal)
	}
	must(bench.KeepSetup(t.Context(), ""))
	kept, _, _ := bench.Rigs()
	path := filepath.Join(folder, rigsFolder, kept[0].ID)
	byWizard, err := calibration.LoadRig(filepath.Join(path, "rig.json"))
	must(err)
	byHand, _, err := calibrateFile(t.Context(), filepath.Join(path, "setup.json"))
	must(err)
	a, err1 := byWizard.Encode()
	b, err2 := byHand.Encode()
	if err1 != nil || err2 != nil || !bytes.Equal(a, b) {
		t.Errorf("the rigs differ: %v, %v", err1, err2)
	}
}

func TestACalibrationThatIsStoppedLeavesNoProcess(t *testing.T) {
	ctx, stop := context.WithCancel(t.Context())
	stopped := make(chan error, 1)
	go func() {
		_, _, err := calibrateChild(ctx, filepath.Join("../../vision/testdata/throws/A_recommended", "setup.json"))
		stopped <- err
	}()
	stop()
	if err := <-stopped; !errors.Is(err, context.Canceled) { // it has waited for the process
		t.Error(err)
	}
}

// A child that cannot even begin is told by what it was for.
func TestAChildThatFailsSaysWhatItWasToDo(t *testing.T) {
	_, _, calibrated := calibrateChild(t.Context(), "--no-such-flag")
	_, learned := refineChild(t.Context(), "--no-such-flag")
	for want, err := range map[string]error{"the table could not be calibrated: ": calibrated, "the rig could not learn from its cases: ": learned} {
		if err == nil || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%v does not begin with %q", err, want)
		}
	}
}
