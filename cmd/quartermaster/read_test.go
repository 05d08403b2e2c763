package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// readRun is one run of "quartermaster read".
type readRun struct {
	lines  []string // of standard output
	said   string   // on standard error, with what main says of the error
	status int
}

func runRead(t testing.TB, in io.Reader, args ...string) readRun {
	t.Helper()
	var out, complaints bytes.Buffer
	root := newRoot()
	root.SetIn(in)
	root.SetOut(&out)
	root.SetErr(&complaints)
	root.SetArgs(append([]string{"read"}, args...))
	err := root.ExecuteContext(t.Context())
	run := readRun{said: complaints.String()}
	var status exitStatus
	switch {
	case errors.As(err, &status):
		run.status = int(status)
	case err != nil:
		run.status = 2
		run.said += err.Error()
	}
	if text := out.String(); text != "" {
		if !strings.HasSuffix(text, "\n") {
			t.Errorf("standard output ends within a line: %q", text)
		}
		run.lines = strings.Split(strings.TrimSuffix(text, "\n"), "\n")
	}
	for _, line := range run.lines {
		if !json.Valid([]byte(line)) {
			t.Errorf("standard output has a line that is no JSON: %q", line)
		}
	}
	return run
}

// sentence complains where a text is not one plain sentence for people.
func sentence(t testing.TB, text string) {
	t.Helper()
	if text == "" || strings.ContainsAny(text, "\n\r\t") || len(text) > 240 {
		t.Errorf("this is not one sentence: %q", text)
	}
	for _, jargon := range []string{" 0x", "(0x", "goroutine", "panic", "nil", "EOF", "OpenCV(", "errno", "%!", "read /", "open /"} {
		if strings.Contains(text, jargon) {
			t.Errorf("%q is nothing for people: %q", jargon, text)
		}
	}
}

func TestWrongUseOfReadIsRefusedInOneSentence(t *testing.T) {
	garbage := filepath.Join(t.TempDir(), "rig.json")
	if err := os.WriteFile(garbage, []byte(`{"version": 1, "name": "x", "surprise": 2}`), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		name string
		args []string
		want string
	}{
		{"a battle without a rig", []string{"--resolve", "sevenseas", "a.jpg"}, "--resolve needs a rig"},
		{"a colour that no die has", []string{"--expect", "plaid=2", "a.jpg"}, `--expect names "plaid"`},
		{"an edge of nothing", []string{"--edge", "0", "a.jpg"}, "an edge of 0 mm"},
		{"an edge beside a rig", []string{"--rig", garbage, "--edge", "16", "a.jpg"}, "leave one of the two out"},
		{"no picture", []string{"--rig", garbage}, "there is no picture to read"},
		{"standard input twice", []string{"--rig", garbage, "-", "a.jpg", "-"}, "give - once"},
		{"a rig that is not there", []string{"--rig", garbage + "x", "a.jpg"}, "rig.jsonx"},
		{"a folder for a rig", []string{"--rig", t.TempDir(), "a.jpg"}, ""},
		{"a rig file that is something else", []string{"--rig", garbage, "a.jpg"}, "surprise"},
		{"a flag that does not exist", []string{"--rgi", garbage, "a.jpg"}, "unknown flag"},
		{"counts that are none", []string{"--rig", garbage, "--expect", "red", "a.jpg"}, `"red" is no colour with a number`},
		{"counts below nothing", []string{"--rig", garbage, "--expect", "red=-1", "a.jpg"}, `"-1" is no number of "red" dice`},
		{"no counts at all", []string{"--rig", garbage, "--expect", "", "a.jpg"}, "is no colour with a number"},
	} {
		t.Run(c.name, func(t *testing.T) {
			run := runRead(t, nil, c.args...)
			if run.status != 2 || len(run.lines) > 0 || !strings.Contains(run.said, c.want) {
				t.Errorf("status %d, %d lines, %q; want status 2 and %q", run.status, len(run.lines), run.said, c.want)
			}
			sentence(t, run.said)
		})
	}
}
