package main

import (
	"bytes"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"quartermaster/calibration"
	"quartermaster/vision/opencv"
)

// wideSetup is the setup file of a rendered rig.
func wideSetup() string {
	base := os.Getenv("QM_THROWS")
	if base == "" {
		base = "../../vision/testdata/throws"
	}
	return filepath.Join(base, "E_wide", "setup.json")
}

func calibrated(t *testing.T, args ...string) (string, error) {
	t.Helper()
	var out bytes.Buffer
	root := newRoot()
	root.SetArgs(append([]string{"calibrate"}, args...))
	root.SetOut(&out)
	root.SetErr(&out)
	err := root.ExecuteContext(t.Context())
	return out.String(), err
}

func TestCalibrateWritesARigAndSaysWhatItFound(t *testing.T) {
	file := filepath.Join(t.TempDir(), "rig.json")
	out, err := calibrated(t, wideSetup(), "-o", file)
	if opencv.Version() == "" {
		if err == nil || err.Error() != "this program was built without OpenCV: calibrate with one that was built with cgo" {
			t.Errorf("%v", err)
		}
		return
	}
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{
		`^E_wide: 1600x1200 pixels over a floor of 290x290 mm$`,
		`^Lens: \d pictures, error 0\.\d\d px; focal length 98\d\.\d px \(±0\.\d\d %\), k1 -0\.2[78]\d\d, k2 [+-]0\.0[67]\d\d$`,
		`^Camera: 3[12]\d mm over the floor, above the point \(15\d, 13\d\) mm; corners moved 1\.\d px from the taps, error 0\.\d\d px$`,
		`^Scale: 3\.2\d px a mm; a die of 16 mm is 52 px wide$`,
		`^Colours: \w+ and \w+ are the nearest, \d+\.\d spreads apart$`,
		`^Dice: red, light pips: 6 at \(156, 43\) mm, 6 at \(44, 226\) mm, 4 at \(222, 61\) mm$`,
		`^Dice: white, dark pips: 1 at \(128, 256\) mm, 4 at \(56, 73\) mm, 5 at \(91, 180\) mm$`,
		`^Note: calibration/lens-02\.jpg was left out: .*\.$`,
		`^Written: .*rig\.json$`,
	} {
		if !regexp.MustCompile("(?m)" + want).MatchString(out) {
			t.Errorf("it does not say %s:\n%s", want, out)
		}
	}
	rig, err := calibration.LoadRig(file)
	if err != nil || len(rig.Teach.Dice) != 15 {
		t.Errorf("%v", err)
	}
}

func TestCalibrateRefusesAndWritesNothing(t *testing.T) {
	file := filepath.Join(t.TempDir(), "rig.json")
	setup := writeFile(t, "setup.json", []byte(`{"version": 1, "nome": "x"}`))
	out, err := calibrated(t, setup, "-o", file)
	if err == nil || err.Error() != "setup.json: nome is not a known field: check the spelling" || out != "" {
		t.Errorf("%v, %q", err, out)
	}
	if _, err := os.Stat(file); !os.IsNotExist(err) {
		t.Error("a rig file was written")
	}
	if _, err := calibrated(t); err == nil {
		t.Error("no setup is a setup")
	} else if strings.Contains(err.Error(), "\n") {
		t.Errorf("%v", err)
	}
}
