package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func runTrainFaces(t *testing.T, args ...string) (out string, err error) {
	t.Helper()
	var o, p bytes.Buffer
	root := newRoot()
	root.SetOut(&o)
	root.SetErr(&p)
	root.SetArgs(append([]string{"train-faces"}, args...))
	err = root.ExecuteContext(t.Context())
	return o.String(), err
}

func TestWrongUseOfTrainFacesIsRefusedInOneSentence(t *testing.T) {
	for _, c := range []struct {
		name string
		args []string
		want string
	}{
		{"nowhere to write", nil, "say where the weights go"},
		{"no scene", []string{"-o", "x", "--scenes", "0"}, "--scenes is 0"},
		{"no pass", []string{"-o", "x", "--passes", "0"}, "--passes is 0"},
		{"a folder", []string{"-o", "x", "somewhere"}, "unknown command"},
		{"too few scenes to learn from", []string{"-o", filepath.Join(t.TempDir(), "x"), "--scenes", "1"}, "too few examples"},
	} {
		t.Run(c.name, func(t *testing.T) {
			if _, err := runTrainFaces(t, c.args...); err == nil || !strings.Contains(err.Error(), c.want) || strings.Contains(err.Error(), "\n") {
				t.Errorf("error is %v, want %q", err, c.want)
			}
			if _, err := os.Stat("x"); err == nil {
				t.Error("a file was written")
			}
		})
	}
}
