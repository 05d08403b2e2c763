package main

import (
	"bytes"
	"strings"
	"testing"
)

// runTrain is one run of "quartermaster train": what it prints, what it says on the side, and its error.
func runTrain(t *testing.T, args ...string) (out, progress string, err error) {
	t.Helper()
	var o, p bytes.Buffer
	root := newRoot()
	root.SetOut(&o)
	root.SetErr(&p)
	root.SetArgs(append([]string{"train"}, args...))
	err = root.ExecuteContext(t.Context())
	return o.String(), p.String(), err
}

func TestWrongUseOfTrainIsRefusedInOneSentence(t *testing.T) {
	for _, c := range []struct {
		name string
		args []string
		want string
	}{
		{"no folder", []string{"-o", "."}, "requires at least 1 arg"},
		{"nowhere to write", []string{drawnRig}, "say where the weights go"},
		{"no pass at all", []string{drawnRig, "-o", ".", "--passes", "0"}, "--passes is 0, not 1 to 10000"},
		{"to learn what there is not", []string{drawnRig, "-o", ".", "--learn", "lies,tea"}, `--learn is judge, faces, lies, eyes, printlies or printeyes, not "tea"`},
		{"a seed that is no number", []string{drawnRig, "-o", ".", "--seed", "-1"}, "invalid argument"},
		{"a folder that is no rig, found before any work is done", []string{drawnRig, t.TempDir(), "-o", "."}, "is no rig folder"},
	} {
		t.Run(c.name, func(t *testing.T) {
			out, _, err := runTrain(t, c.args...)
			if err == nil || !strings.Contains(err.Error(), c.want) || strings.Contains(err.Error(), "\n") {
				t.Errorf("error is %v, want %q", err, c.want)
			}
			if out != "" {
				t.Errorf("it prints %q", out)
			}
		})
	}
}

func TestTrainStandsInNoHelp(t *testing.T) {
	var help bytes.Buffer
	root := newRoot()
	root.SetOut(&help)
	root.SetArgs([]string{"--help"})
	if err := root.Execute(); err != nil {
		t.Fatal(err)
	}
	if strings.Contains(help.String(), "\n  train") || !strings.Contains(help.String(), "\n  calibrate") {
		t.Errorf("the help is\n%s", help.String())
	}
}
