package main

import (
	"bytes"
	"context"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"quartermaster/calibration"
	"quartermaster/hardware/camera"
	"quartermaster/vision"
	"quartermaster/vision/opencv"
	"quartermaster/vision/worker"
	"quartermaster/web"
	"quartermaster/web/words"
)

// childEnv makes this test program play the reader's process.
const childEnv = "QUARTERMASTER_TEST_READER"

type idle struct{}

func (idle) Read(context.Context, vision.Frame, vision.Expect) (vision.Reading, error) {
	return vision.Reading{}, nil
}
func (idle) Top(context.Context, vision.Reading) (vision.Top, error) {
	return vision.Top{}, nil
}
func (idle) Close() error { return nil }

// TestPlaysTheReader is the child of the other tests; by itself there is nothing that it could test.
func TestPlaysTheReader(t *testing.T) {
	how := os.Getenv(childEnv)
	if how == "" {
		return
	}
	err := worker.Serve(t.Context(), func() (vision.Reader, error) {
		if how != "well" {
			return nil, errors.New(how)
		}
		return idle{}, nil
	}, os.Stdin, os.Stdout)
	if err != nil {
		os.Exit(1)
	}
	os.Exit(0)
}

// quietExamination is a doctor on a machine without cameras, whose files are those of an empty folder.
func quietExamination(t *testing.T) *doctor {
	t.Helper()
	d := newExamination()
	d.listen, d.data, d.patient, d.counts, d.child = "127.0.0.1:0", t.TempDir(), 5*time.Second, 0, playing("well")
	d.plugged = func(context.Context) []camera.Found { return nil }
	d.machine.Root = t.TempDir()
	d.machine.Run = func(context.Context, string, ...string) (string, error) { return "", exec.ErrNotFound }
	d.machine.Synced = func() (bool, bool) { return true, true }
	return d
}

// examined is what the doctor says, by what the line is about.
func examined(t *testing.T, change func(*doctor)) (map[string]string, error) {
	t.Helper()
	d := quietExamination(t)
	change(d)
	translator, err := words.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	err = showExamination(&out, web.Tell(translator, "en", d.examine(t.Context())), false)
	lines := map[string]string{}
	for line := range strings.Lines(out.String()) {
		fields := strings.Fields(line)
		lines[fields[1]] = strings.TrimSpace(line[:4]) + ": " + strings.Join(fields[2:], " ")
	}
	return lines, err
}

func playing(how string) func(string) *exec.Cmd {
	return func(string) *exec.Cmd {
		cmd := exec.Command(os.Args[0], "-test.run=^TestPlaysTheReader$")
		cmd.Env = append(os.Environ(), childEnv+"="+how)
		return cmd
	}
}

func TestTheDoctorFindsNothingBadOnATableByHand(t *testing.T) {
	lines, err := examined(t, func(*doctor) {})
	if err != nil {
		t.Errorf("%v: %v", err, lines)
	}
	for what, want := range map[string]string{
		"program": "ok: go", "clock": "ok: ", "data": "ok: ", "port": "ok: 127.0.0.1:0 is free", "tls": "ok: HTTPS is on 127.0.0.1:0; the certificate is made at the first call",
		"rig":    "note: No camera is set up for the board. Set one up on the page, or name a file of quartermaster calibrate with --rig",
		"camera": "note: No camera is plugged in, so everything is played by hand. Plug one in and choose it on the page.",
	} {
		if !strings.HasPrefix(lines[what], want) {
			t.Errorf("%s: %q", what, lines[what])
		}
	}
	want := "ok: OpenCV 4."
	if opencv.Version() == "" {
		want = "note: This program was built without OpenCV, so everything is played by hand. Install the package with it to read dice."
	}
	if !strings.HasPrefix(lines["opencv"], want) {
		t.Errorf("%q", lines["opencv"])
	}
}

func TestTheDoctorNamesCamerasThatArePluggedInAndLooksAtTheOneThatIsChosen(t *testing.T) {
	lines, err := examined(t, func(d *doctor) {
		d.plugged = func(context.Context) []camera.Found {
			return []camera.Found{{Address: "v4l2:desk", Kind: "v4l2", Name: "Desk camera"}}
		}
	})
	if want := "note: Desk camera is plugged in and not chosen. Choose it on the page, or with --camera v4l2:desk."; err != nil || lines["camera"] != want {
		t.Errorf("%v: %q", err, lines["camera"])
	}
	lines, _ = examined(t, func(d *doctor) {
		folder := filepath.Join(d.data, rigsFolder)
		if err := os.MkdirAll(folder, 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(folder, "chosen.json"), []byte(`{"camera":{"address":"upload:","kind":"upload","name":""}}`), 0o600); err != nil {
			t.Fatal(err)
		}
	})
	if want := "ok: People take the pictures with a phone."; lines["camera"] != want {
		t.Errorf("%q", lines["camera"])
	}
}

func TestTheDoctorSaysWhatIsBadAndWhatToDo(t *testing.T) {
	busy := portInUse(t)
	file := writeFile(t, "file", []byte("x"))
	untaught := drawnRigOf()
	untaught.Teach = calibration.Taught{}
	empty := t.TempDir()
	for _, c := range []struct {
		name   string
		change func(*doctor)
		what   string
		want   []string
	}{
		{"a port in use", func(d *doctor) { d.listen = busy }, "port", []string{"cannot be opened", "choose another with --listen"}},
		{"a folder that is a file", func(d *doctor) { d.data = file }, "data", []string{"the data folder cannot be made", "--data"}},
		{"a rig that is not there", func(d *doctor) { d.rig = filepath.Join(empty, "rig.json") }, "rig", []string{"there is no file", "check the name"}},
		{"a rig that is none", func(d *doctor) { d.rig = file }, "rig", []string{"file: line 1 is not JSON"}},
		{"a rig without dice", func(d *doctor) { d.rig = drawnRigFile(t, untaught) }, "rig", []string{"was not taught its dice", "calibrate again"}},
		{"a camera of an unknown kind", func(d *doctor) { d.camera = "telepathy:" }, "camera", []string{"telepathy"}},
		{"a folder without pictures", func(d *doctor) { d.camera, d.patient = "folder:"+empty, 300*time.Millisecond }, "camera", []string{"has no pictures; put JPEG or PNG files there"}},
		{"a camera of another size", func(d *doctor) { d.camera, d.rig = "simulated:size=640x480", drawnRigFile(t, drawnRigOf()) }, "camera", []string{"the rig was made with", "calibrate again"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			lines, err := examined(t, c.change)
			var status exitStatus
			if !errors.As(err, &status) || status != 1 {
				t.Errorf("the exit status is %v", err)
			}
			if !strings.HasPrefix(lines[c.what], "bad: ") {
				t.Errorf("%q", lines[c.what])
			}
			for _, w := range c.want {
				if !strings.Contains(lines[c.what], w) {
					t.Errorf("%q does not say %q", lines[c.what], w)
				}
			}
		})
	}
}

func TestTheDoctorStartsTheReaderAsTheTableWould(t *testing.T) {
	rig := drawnRigFile(t, drawnRigOf())
	for how, want := range map[string]string{
		"well":                         "ok: The reader starts in ",
		"the weights are of last year": "bad: the reader does not start (the weights are of last year). Nothing needs to be done: the game goes on by hand",
	} {
		lines, err := examined(t, func(d *doctor) { d.rig, d.child = rig, playing(how) })
		if opencv.Version() == "" {
			want = ""
		}
		if !strings.HasPrefix(lines["reader"], want) || want == "" && lines["reader"] != "" || strings.HasPrefix(want, "bad") != (err != nil) {
			t.Errorf("%s: %q, %v", how, lines["reader"], err)
		}
	}
}

func TestTheDoctorSeesTheCamerasPicture(t *testing.T) {
	lines, err := examined(t, func(d *doctor) { d.camera = "simulated:size=640x480" })
	if err != nil || !strings.HasPrefix(lines["camera"], "ok: The camera simulated gives ") {
		t.Errorf("%q, %v", lines["camera"], err)
	}
	lines, err = examined(t, func(d *doctor) { d.camera = "upload:" })
	if err != nil || lines["camera"] != "ok: People take the pictures with a phone." {
		t.Errorf("%q, %v", lines["camera"], err)
	}
}
