package main

import (
	"encoding/json"
	"net/http"
	"slices"
	"strings"
	"testing"

	"quartermaster/hardware/camera"
	"quartermaster/hardware/checkup"
	"quartermaster/vision"
	"quartermaster/web"
)

func TestACameraWithoutPicturesIsToldByTheStageThatFailed(t *testing.T) {
	for reason, want := range map[string]string{
		"camera-no-webcam": "check-camera-unfound", "camera-no-answer": "check-camera-unfound", "camera-no-right": "check-camera-unopened",
		"camera-held": "check-camera-unopened", "camera-silent": "check-camera-silent", "camera-late": "check-camera-silent",
		"camera-h264": "check-camera-nojpeg", "frame-broken": "check-camera-nojpeg", "": "check-camera-silent",
	} {
		if got := stageOf(vision.Reason{ID: reason}); got != want {
			t.Errorf("%q is told as %s, want %s", reason, got, want)
		}
	}
	known := camera.Sentences()
	for stage, reasons := range stages {
		for _, r := range reasons {
			if !slices.Contains(known, r) {
				t.Errorf("%s: no camera says %s", stage, r)
			}
		}
	}
}

func TestPicturesOfTheWrongSizeOrRateAreTold(t *testing.T) {
	rig := drawnRigOf()
	fits := vision.SourceState{Live: true, Width: rig.Camera.WidthPX, Height: rig.Camera.HeightPX, Rate: 10}
	change := func(c func(*vision.SourceState)) vision.SourceState { s := fits; c(&s); return s }
	for name, c := range map[string]struct {
		state  vision.SourceState
		stream bool
		want   []string
	}{
		"all well":            {fits, true, []string{"check-camera-stream"}},
		"single pictures":     {change(func(s *vision.SourceState) { s.Rate = 0 }), false, []string{"check-camera"}},
		"too few":             {change(func(s *vision.SourceState) { s.Rate = 1.5 }), true, []string{"check-camera-slow"}},
		"another size":        {change(func(s *vision.SourceState) { s.Width = 640 }), true, []string{"check-camera-size"}},
		"resting":             {change(func(s *vision.SourceState) { s.Live, s.Resting = false, true }), true, []string{"check-camera-rests"}},
		"unruly settings":     {change(func(s *vision.SourceState) { s.Strays = []string{"Gain: 12 ≠ 3"} }), true, []string{"check-camera-stream", "check-settings"}},
		"another program's":   {change(func(s *vision.SourceState) { s.Live, s.Reason.ID = false, "camera-held" }), true, []string{"check-camera-unopened"}},
		"something like HTML": {change(func(s *vision.SourceState) { s.Live, s.Reason.ID = false, "camera-web-page" }), true, []string{"check-camera-nojpeg"}},
	} {
		d := doctor{camera: "v4l2:"}
		d.pictures(c.state, rig, c.stream)
		var got []string
		for _, f := range d.found {
			got = append(got, f.ID)
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: %q, want %q", name, got, c.want)
		}
	}
}

// The command asks the table that is served, so that both tell the same and nothing is opened twice.
func TestTheDoctorAsksTheTableThatIsServed(t *testing.T) {
	data := t.TempDir()
	p := startServe(t, data, "--camera", "upload:")
	out, err := run("doctor", "--data", data, "--json")
	if err != nil && !strings.Contains(out, `"bad": `) {
		t.Fatal(out, err)
	}
	var said struct {
		Findings []web.Told
		Bad      int
	}
	if err := json.Unmarshal([]byte(out), &said); err != nil {
		t.Fatal(out, err)
	}
	status, b, _ := call(p.host, "GET", p.base+"/api/v1/examination?lang=en", "")
	var page []web.Told
	if err := json.Unmarshal(b, &page); err != nil || status != http.StatusOK {
		t.Fatal(status, string(b), err)
	}
	parts := func(all []web.Told) (short []string) {
		for _, f := range all {
			short = append(short, f.Part) // how fast the disk is changes from one moment to the next
		}
		return short
	}
	if a, b := parts(said.Findings), parts(page); !slices.Equal(a, b) {
		t.Errorf("the command tells %q, the page %q", a, b)
	}
	for _, want := range []web.Told{
		{Part: "port", Grade: checkup.OK, Text: "The table answers on " + strings.TrimPrefix(p.base, "http://") + "."},
		{Part: "record", Grade: checkup.OK, Text: "The saved games are undamaged."},
		{Part: "camera", Grade: checkup.OK, Text: "People take the pictures with a phone."},
	} {
		if !slices.Contains(page, want) {
			t.Errorf("%+v is not among %+v", want, page)
		}
	}
	p.stop()
}
