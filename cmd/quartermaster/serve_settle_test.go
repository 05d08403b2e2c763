package main

import (
	"path/filepath"
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
	"quartermaster/vision/opencv"
	"quartermaster/vision/reader"
	"quartermaster/vision/stream"
)

// rigOf calibrates a simulated table.
func rigOf(t *testing.T, sim *camera.Simulated, name string) *calibration.Rig {
	t.Helper()
	folder := t.TempDir()
	if err := sim.WriteRig(t.Context(), folder, simulation.Plan{Throws: 1, Name: name}); err != nil {
		t.Fatal(err)
	}
	rig, _, err := calibrateFile(t.Context(), filepath.Join(folder, "setup.json"))
	if err != nil {
		t.Fatal(err)
	}
	return rig
}

// Dice fall before the simulated camera, nobody taps, and the game goes on; then a hand takes them off.
func TestDiceThatFallBeforeTheCameraAreReadWithoutATap(t *testing.T) {
	if opencv.Version() == "" {
		t.Skip("reading needs OpenCV")
	}
	sim, err := camera.NewSimulated(camera.Settings{Rate: 6, Table: simulation.Options{Width: 800, Height: 600, Edge: 16, Colours: []string{"red", "green"}}})
	if err != nil {
		t.Fatal(err)
	}
	rig := rigOf(t, sim, "small")
	table, reader := settledTable(t, sim, rig)
	defer reader.Close()
	defer table.Close()
	scene := func(want stream.SceneState) {
		t.Helper()
		await(t, "the scene to be "+string(want), func() bool { return table.Snapshot().Camera.Scene == want })
	}
	scene(stream.SceneEmpty)
	if err := sim.Play(t.Context(), vision.Expect{"red": 2, "green": 1}); err != nil {
		t.Fatal(err)
	}
	_, truth := sim.Shot()
	await(t, "the throw to be read", func() bool {
		s := table.Snapshot().Sighting
		return s != nil && s.State != companion.IsReading
	})
	// Whatever is asked about, what was read without a question is right.
	s := table.Snapshot().Sighting
	if len(s.Dice) != len(truth.Dice) {
		t.Fatalf("%d dice were read, %d lie there (%s)", len(s.Dice), len(truth.Dice), s.State)
	}
	for _, d := range truth.Dice {
		found := false
		for _, r := range s.Dice {
			dx, dy := r.Centre[0]-d.Centre[0], r.Centre[1]-d.Centre[1]
			found = found || dx*dx+dy*dy < 4 && r.Value == d.Value && r.Colour == d.Colour
		}
		if !found {
			t.Errorf("%s %d at %v is not among %+v", d.Colour, d.Value, d.Centre, s.Dice)
		}
	}
	for range 20 { // people wave through what is asked: it is as read
		s := table.Snapshot().Sighting
		if s.State == companion.IsAnswered {
			break
		}
		var f companion.Fix
		if open := s.Doubts(); len(open) > 0 {
			f.Answer = &companion.FixAnswer{Question: open[0].ID, OK: true}
		} else if open := s.Warnings(); len(open) > 0 {
			f.Guard, f.OK = &open[0].Kind, true
		}
		if _, err := table.Fix(t.Context(), tester, s.ID, f); err != nil {
			t.Fatal(err)
		}
	}
	await(t, "the dice to be followed", func() bool { return table.Snapshot().Camera.Scene == stream.SceneRead })
	if err := sim.Clear(t.Context()); err != nil {
		t.Fatal(err)
	}
	scene(stream.SceneEmpty)
	if gone := table.Snapshot().Taken; len(gone) != len(s.Dice) {
		t.Errorf("%v of %d dice are gone", gone, len(s.Dice))
	}
	if now := table.Snapshot(); now.Version != 2 {
		t.Errorf("taking the dice off was told as something: version %d", now.Version)
	}
}

// tester is whoever taps at a table that a test opened.
var tester = companion.By{Device: "test"}

// readingTable opens a table that reads throws by itself in this process. The caller closes the table, then the reader.
func readingTable(t *testing.T, play []games.Game, source vision.Source, rig *calibration.Rig, patience time.Duration) (*companion.Table, vision.Reader) {
	t.Helper()
	reader, err := reader.New(rig)
	if err != nil {
		t.Fatal(err)
	}
	field := stream.FieldOf(rig)
	table, err := companion.Open(t.Context(), companion.Config{Games: play, Store: &store.Memory{},
		Equipment: companion.Equipment{Board: rigs.BoardOf(rig), Source: source, Reader: reader, Field: &field}, Patience: patience})
	if err != nil {
		t.Fatal(err)
	}
	return table, reader
}

// settledTable is a reading table with a game that waits for a throw.
func settledTable(t *testing.T, source vision.Source, rig *calibration.Rig) (*companion.Table, vision.Reader) {
	t.Helper()
	table, reader := readingTable(t, []games.Game{tabletest.Harbour{}}, source, rig, 10*time.Second)
	if _, err := table.Start(t.Context(), tester, 0, companion.Start{Game: "harbour", People: []companion.Person{{Name: "Ola"}, {Name: "Jan"}}}); err != nil {
		t.Fatal(err)
	}
	return table, reader
}
