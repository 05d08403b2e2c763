package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// wrongUse is how a command is called wrongly, and a part of the sentence with which it refuses.
type wrongUse struct {
	name string
	args []string
	want string
}

func refusedUses(t *testing.T, command string, uses []wrongUse) {
	t.Helper()
	for _, c := range uses {
		t.Run(c.name, func(t *testing.T) {
			if _, err := run(append([]string{command}, c.args...)...); err == nil || !strings.Contains(err.Error(), c.want) || strings.Contains(err.Error(), "\n") {
				t.Errorf("error is %v, want %q", err, c.want)
			}
			if _, err := os.Stat("x"); err == nil {
				t.Error("a file was written")
			}
		})
	}
}

func TestWrongUseOfTrainFacesIsRefusedInOneSentence(t *testing.T) {
	refusedUses(t, "train-faces", []wrongUse{
		{"nowhere to write", nil, "say where the weights go"},
		{"no scene", []string{"-o", "x", "--scenes", "0"}, "--scenes is 0"},
		{"no pass", []string{"-o", "x", "--passes", "0"}, "--passes is 0"},
		{"a folder", []string{"-o", "x", "somewhere"}, "unknown command"},
		{"photographs without earlier weights", []string{"-o", "x", "--photos", "y"}, "name them with --from"},
		{"earlier weights that are not there", []string{"-o", "x", "--from", "y"}, "y: no such file"},
		{"too few scenes to learn from", []string{"-o", filepath.Join(t.TempDir(), "x"), "--scenes", "1"}, "too few examples"},
	})
}

func TestWrongUseOfTrainBodiesIsRefusedInOneSentence(t *testing.T) {
	refusedUses(t, "train-bodies", []wrongUse{
		{"nowhere to write", nil, "say where the weights go"},
		{"fewer than no scenes", []string{"-o", "x", "--scenes", "-1"}, "--scenes is -1"},
		{"no pass", []string{"-o", "x", "--passes", "0"}, "--passes and --more-passes are 0 and 4"},
		{"photographs that are not there", []string{"-o", "x", "--photos", "y"}, "no such file"},
		{"nothing to learn from", []string{"-o", filepath.Join(t.TempDir(), "x"), "--scenes", "0"}, "too few examples"},
	})
}

func TestWrongUseOfTrainValuesIsRefusedInOneSentence(t *testing.T) {
	refusedUses(t, "train-values", []wrongUse{
		{"nowhere to write", nil, "say where the weights go"},
		{"fewer than no scenes", []string{"-o", "x", "--scenes", "-1"}, "--scenes is -1"},
		{"fewer than no glossy scenes", []string{"-o", "x", "--glossy", "-1"}, "--glossy is -1"},
		{"no pass", []string{"-o", "x", "--passes", "0"}, "--passes is 0"},
		{"earlier weights that are not there", []string{"-o", "x", "--from", "y"}, "y: no such file"},
		{"photographs that are not there", []string{"-o", "x", "--photos", "y"}, "no such file"},
		{"nothing to learn from", []string{"-o", filepath.Join(t.TempDir(), "x"), "--scenes", "0"}, "too few examples"},
	})
}
