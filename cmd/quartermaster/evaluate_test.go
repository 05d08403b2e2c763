package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"quartermaster/vision"
	"quartermaster/vision/score"
)

// drawnRig is a rendered rig of the repository.
const drawnRig = "../../vision/testdata/throws/A_recommended"

// perfect are readings that say exactly the truth.
func perfect(t *testing.T, f score.RigFolder) []vision.Reading {
	t.Helper()
	var all []vision.Reading
	for _, truth := range f.Throws {
		r := vision.Reading{Version: 1, Picture: f.Name + "/throws/" + truth.Picture, Elapsed: vision.Elapsed{Decode: 10, Total: 25}}
		for i, d := range truth.Dice {
			r.Dice = append(r.Dice, vision.Die{ID: i, Colour: d.Colour, Value: d.Value, Pose: d.Pose, Centre: d.Centre,
				Edge: d.Edge, Footprint: d.Footprint, Confidence: vision.Confidence{Exists: 0.9999, Value: 0.9999, Colour: 0.9999, Flat: 0.9999}})
		}
		all = append(all, r)
	}
	return all
}

// evaluated is what "quartermaster evaluate --from-readings" prints of readings.
func evaluated(t *testing.T, readings []vision.Reading, flags ...string) (string, error) {
	t.Helper()
	var lines bytes.Buffer
	for _, r := range readings {
		line, err := r.Marshal()
		if err != nil {
			t.Fatal(err)
		}
		lines.Write(append(line, '\n'))
	}
	file := filepath.Join(t.TempDir(), "readings.jsonl")
	if err := os.WriteFile(file, lines.Bytes(), 0o644); err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	root := newRoot()
	root.SetOut(&out)
	root.SetErr(&bytes.Buffer{})
	root.SetArgs(append([]string{"evaluate", drawnRig, "--from-readings", file}, flags...))
	err := root.ExecuteContext(t.Context())
	return out.String(), err
}

func openDrawnRig(t *testing.T) score.RigFolder {
	t.Helper()
	f, err := score.OpenRigFolder(drawnRig)
	if err != nil {
		t.Fatal(err)
	}
	return f
}

func TestEvaluateFindsNothingWrongWithTheTruth(t *testing.T) {
	f := openDrawnRig(t)
	out, err := evaluated(t, perfect(t, f))
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"found", "100.0 %", "1.50 1.50", "0.000 0.000", "outcome"} {
		if !strings.Contains(out, want) {
			t.Errorf("%q is missing in:\n%s", want, out)
		}
	}
	if strings.Contains(out, "SILENT") {
		t.Errorf("a perfect reading is silent somewhere:\n%s", out)
	}
	if again, err := evaluated(t, perfect(t, f)); err != nil || again != out {
		t.Errorf("a second run prints something else (%v):\n%s", err, again)
	}
}

func TestEvaluateTellsWhatIsSilentlyWrong(t *testing.T) {
	readings := perfect(t, openDrawnRig(t))
	readings[0].Dice[0].Value = readings[0].Dice[0].Value%6 + 1
	out, err := evaluated(t, readings)
	if err != nil {
		t.Fatal(err)
	}
	told := 0
	for _, line := range strings.Split(out, "\n") {
		if strings.Contains(line, "SILENT") {
			told++
			if !strings.HasPrefix(line, "A_recommended 0003.jpg [ordinary touching] value: flat ") {
				t.Errorf("the line is %q", line)
			}
		}
	}
	if told != 1 || !strings.Contains(out, "too sure") {
		t.Errorf("%d silent faults are told, want 1, and a claim that is too sure:\n%s", told, out)
	}
}

func TestEvaluateWritesReadingsThatItCanScore(t *testing.T) {
	readings := perfect(t, openDrawnRig(t))
	readings[1].Dice = readings[1].Dice[1:]
	again := filepath.Join(t.TempDir(), "again.jsonl")
	first, err := evaluated(t, readings, "--readings", again)
	if err != nil {
		t.Fatal(err)
	}
	file, err := os.Open(again)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	lines, err := vision.LoadReadings(file)
	if err != nil {
		t.Fatal(err)
	}
	var second []vision.Reading
	for _, l := range lines {
		second = append(second, l.Reading)
	}
	if out, err := evaluated(t, second); err != nil || out != first {
		t.Errorf("the second run gives %v and\n%s\nnot\n%s", err, out, first)
	}
}

func TestEvaluateRefusesInOneSentence(t *testing.T) {
	f := openDrawnRig(t)
	for _, c := range []struct {
		name     string
		readings []vision.Reading
		flags    []string
		want     string
	}{
		{"a reading that is missing", perfect(t, f)[1:], nil, "there is no reading of 0003.jpg in A_recommended"},
		{"a game that does not exist", perfect(t, f), []string{"--resolve", "checkers"}, `no game called "checkers" resolves throws`},
		{"a number of jobs that makes no sense", perfect(t, f), []string{"--jobs", "0"}, "--jobs is 0, not 1 to 64"},
		{"a folder that is no rig", perfect(t, f), []string{t.TempDir()}, "is no rig folder"},
	} {
		t.Run(c.name, func(t *testing.T) {
			if _, err := evaluated(t, c.readings, c.flags...); err == nil || !strings.Contains(err.Error(), c.want) || strings.Contains(err.Error(), "\n") {
				t.Errorf("error is %v, want %q", err, c.want)
			}
		})
	}
}
