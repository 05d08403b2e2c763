//go:build cgo

package main

import (
	"bytes"
	"errors"
	"log/slog"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"quartermaster/vision"
	"quartermaster/vision/reader"
	"quartermaster/vision/worker"
	"quartermaster/vision/worker/confine"
)

// The confined children calibrate and read as this process does, which may do everything.
func TestTheConfinedReaderReadsWhatAnUnconfinedOneReads(t *testing.T) {
	t.Setenv("QUARTERMASTER_RECORD", "postgres://quartermaster:secret@nowhere/games")
	const from = "../../vision/testdata/throws/A_recommended"
	rig := filepath.Join(t.TempDir(), "rig.json")
	loaded, _, err := calibrateChild(t.Context(), filepath.Join(from, "setup.json"))
	if err != nil {
		t.Fatal(err)
	}
	if err := loaded.Save(rig); err != nil {
		t.Fatal(err)
	}
	here, err := reader.New(loaded)
	if err != nil {
		t.Fatal(err)
	}
	defer here.Close()
	o := workerOptions(t.TempDir(), rig, slog.New(slog.DiscardHandler))
	o.Limit = 5 * time.Minute // a busy machine is no matter of this test
	var started *exec.Cmd
	command := o.Command
	o.Command = func() *exec.Cmd { started = command(); return started }
	child := worker.New(o)
	defer child.Close()
	pictures, err := filepath.Glob(filepath.Join(from, "throws", "*.jpg"))
	if err != nil || len(pictures) == 0 {
		t.Fatal(err)
	}
	for _, path := range pictures[:min(len(pictures), times(6, 1000))] {
		data, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		frame := vision.Frame{Data: data, Source: "folder"}
		want, err1 := here.Read(t.Context(), frame, nil)
		got, err2 := child.Read(t.Context(), frame, nil)
		if err := errors.Join(err1, err2); err != nil {
			t.Fatal(path, err)
		}
		if a, b := asText(t, want), asText(t, got); a != b {
			t.Fatalf("%s: %s\nand confined %s", path, a, b)
		}
	}
	// A picture of as many pixels as are taken is refused by the reader, and is not its end.
	if _, err := child.Read(t.Context(), vision.Frame{Data: hugeJPEG(7744, 7744)}, nil); err == nil || strings.Contains(err.Error(), "started anew") {
		t.Error(err)
	}
	if s := child.State(); s.Restarts != 0 {
		t.Error(s)
	}
	pid := started.Process.Pid
	status := readProc(t, pid, "status")
	for _, want := range []string{"NoNewPrivs:\t1", "CapEff:\t0000000000000000"} {
		if !bytes.Contains(status, []byte(want)) {
			t.Errorf("the reader has no %q: %s", want, status)
		}
	}
	if confine.Able().Seccomp && !bytes.Contains(status, []byte("Seccomp:\t2")) {
		t.Errorf("no seccomp: %s", status)
	}
	if os.Getuid() == 0 {
		if bytes.Contains(status, []byte("Uid:\t0")) {
			t.Error("the reader is root")
		}
		if env, want := string(readProc(t, pid, "environ")), strings.Join(mallocSettings, "\x00")+"\x00"; env != want {
			t.Errorf("it was told %q, not %q", env, want)
		}
	}
	if limits := readProc(t, pid, "limits"); !strings.Contains(string(limits), "Max open files            64") || !strings.Contains(string(limits), "Max file size             0") {
		t.Errorf("%s", limits)
	}
}

func readProc(t *testing.T, pid int, name string) []byte {
	t.Helper()
	b, err := os.ReadFile(filepath.Join("/proc", strconv.Itoa(pid), name))
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func asText(t *testing.T, r vision.Reading) string {
	t.Helper()
	r.Elapsed = vision.Elapsed{}
	b, err := r.Marshal()
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}
