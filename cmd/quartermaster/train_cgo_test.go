//go:build cgo

package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// trainSet is a rig folder with two throws of a rendered rig: enough examples for a net that need not be good.
func trainSet(t *testing.T) string {
	t.Helper()
	const from = "../../vision/testdata/throws/F_crowd"
	folder := filepath.Join(t.TempDir(), "F_crowd")
	if err := os.CopyFS(filepath.Join(folder, "calibration"), os.DirFS(filepath.Join(from, "calibration"))); err != nil {
		t.Fatal(err)
	}
	copied := func(name string) []byte {
		data, err := os.ReadFile(filepath.Join(from, name))
		if err != nil {
			t.Fatal(err)
		}
		if err := os.MkdirAll(filepath.Dir(filepath.Join(folder, name)), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(folder, name), data, 0o644); err != nil {
			t.Fatal(err)
		}
		return data
	}
	copied("setup.json")
	var truth []byte
	for _, line := range bytes.SplitAfter(copied("truth.jsonl"), []byte("\n")) {
		for _, picture := range []string{"0010.jpg", "0017.jpg", "0005.jpg"} {
			if bytes.Contains(line, []byte(`"`+picture+`"`)) {
				copied("throws/" + picture)
				truth = append(truth, line...)
			}
		}
	}
	if err := os.WriteFile(filepath.Join(folder, "truth.jsonl"), truth, 0o644); err != nil {
		t.Fatal(err)
	}
	return folder
}

func TestTheSameFoldersAndTheSameSeedGiveTheSameWeights(t *testing.T) {
	folder, weights := trainSet(t), t.TempDir()
	var first []byte
	var said string
	for _, to := range []string{"a", "b"} {
		to = filepath.Join(weights, to)
		if err := os.Mkdir(to, 0o755); err != nil {
			t.Fatal(err)
		}
		out, progress, err := runTrain(t, folder, "-o", to, "--passes", "2", "--seed", "7")
		if err != nil {
			t.Fatal(err)
		}
		if progress != "" {
			t.Errorf("into a pipe no progress is shown, and this was: %q", progress)
		}
		data, err := os.ReadFile(filepath.Join(to, "find", "judge.json"))
		if err != nil {
			t.Fatal(err)
		}
		lies, err := os.ReadFile(filepath.Join(to, "rest", "lies.json"))
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range []string{"find/faces.json", "rest/eyes.json"} {
			eyes, err := os.ReadFile(filepath.Join(to, name))
			if err != nil {
				t.Fatal(err)
			}
			out += fmt.Sprintf("%s %x\n", name, sha256.Sum256(eyes))
		}
		data = slices.Concat(data, []byte("\n"), lies)
		if left, err := filepath.Glob(filepath.Join(to, "*", "*")); err != nil || len(left) != 4 {
			t.Errorf("beside the weights there are %v (%v)", left, err)
		}
		out = strings.ReplaceAll(out, to, "FOLDER")
		if first == nil {
			first, said = data, out
			continue
		}
		if !bytes.Equal(data, first) || out != said {
			t.Errorf("a second run gives %d bytes and\n%s\nthe first %d and\n%s", len(data), out, len(first), said)
		}
	}
	for _, want := range []string{"F_crowd                 3 throws,", "all                     3 throws,", "leaning or stacked", "judge: loss ", "after 2 passes, written: lies.json in FOLDER/rest", "faces: loss ", "eyes: loss "} {
		if !strings.Contains(said, want) {
			t.Errorf("%q is missing in\n%s", want, said)
		}
	}
	for which := json.NewDecoder(bytes.NewReader(first)); which.More(); {
		var jury []struct {
			Evidence []string
			W1       [][]float64
		}
		if err := which.Decode(&jury); err != nil || len(jury) < 2 {
			t.Fatal(len(jury), err)
		}
		net := jury[1]
		if bytes.Equal(fmt.Append(nil, jury[0].W1), fmt.Append(nil, net.W1)) {
			t.Error("two nets of the jury are alike")
		}
		if len(net.Evidence) == 0 || len(net.W1) == 0 || len(net.W1[0]) != len(net.Evidence) || math.IsNaN(net.W1[0][0]) {
			t.Errorf("the weights are of %d kinds of evidence, in %d rows", len(net.Evidence), len(net.W1))
		}
	}
}
