package web_test

import (
	"bytes"
	"context"
	"encoding/json"
	"reflect"
	"strings"
	"testing"

	"quartermaster/companion"
	"quartermaster/hardware/checkup"
	"quartermaster/hardware/panel"
	"quartermaster/vision"
	"quartermaster/web"
)

// unwell is a machine on which something is wrong.
func unwell(_ context.Context, table string) []checkup.Finding {
	return []checkup.Finding{
		checkup.Good("address", "check-address", "Address", "192.168.1.77"),
		checkup.Good("data", "check-data", "Folder", "/srv/kowalski/games"),
		checkup.Noted("camera", "check-camera-free", "Name", "Cam of Ola 4711", "Address", "v4l2:usb-Cam_4711"),
		checkup.Wrong("camera", "check-camera-silent", "Camera", "v4l2", "Why", vision.Reason{ID: "camera-late", Text: "none came"}),
		checkup.Wrong("panel", "check-panel-fault", "Why", &panel.Fault{ID: "panel-pin-power", Args: map[string]any{"Pin": 4}}),
		checkup.Wrong("record", "check-record-worry", "Why", companion.Say("damaged-game", "Names", "Ola, Jan", "Day", "2026-11-01", "File", "")),
		checkup.Noted("record", "check-record-closed", "Reason", "open /srv/kowalski/games/"+table),
	}
}

func TestTheExaminationIsToldInTheDevicesLanguageWithOneRemedyEach(t *testing.T) {
	s := serve(t, func(_ *companion.Config, w *web.Config) { w.Examine = unwell })
	for lang, want := range map[string][]web.Told{
		"en": {{Part: "camera", Grade: "bad", Text: "The camera v4l2 is found and opened, but sends nothing.", Remedy: "no picture has come from the camera for more than two seconds"},
			{Part: "panel", Grade: "bad", Text: "The wiring of the panel cannot be used.", Remedy: "Pin 4 is power: choose one that is marked GPIO."}},
		"pl": {{Part: "camera", Grade: "bad", Text: "Kamera v4l2 jest i daje się otworzyć, ale nic nie wysyła.", Remedy: ""}, {}},
	} {
		a := s.get("/api/v1/examination?lang=" + lang)
		var told []web.Told
		if err := json.Unmarshal(a.body, &told); err != nil || a.status != 200 || len(told) != 7 {
			t.Fatal(a.status, string(a.body), err)
		}
		for i, w := range want {
			got := told[3+i]
			if lang == "pl" {
				w.Remedy = got.Remedy
			}
			if w.Part != "" && (got.Text != w.Text || got.Grade != w.Grade || !strings.EqualFold(strings.TrimSuffix(got.Remedy, "."), strings.TrimSuffix(w.Remedy, "."))) {
				t.Errorf("%s: %+v, want %+v", lang, got, w)
			}
		}
		for _, f := range told {
			if (f.Remedy == "") != (f.Grade == checkup.OK) {
				t.Errorf("%s: %+v", lang, f)
			}
		}
	}
}

func TestAReportHoldsTheExaminationWithoutNamesAndAddresses(t *testing.T) {
	s := serve(t, func(_ *companion.Config, w *web.Config) { w.Examine = unwell })
	s.start()
	a := s.get("/api/v1/report")
	var r struct{ Examination []web.Told }
	if err := json.Unmarshal(a.body, &r); err != nil || a.status != 200 || len(r.Examination) != 7 {
		t.Fatal(a.status, string(a.body), err)
	}
	for _, name := range []string{"Ola", "Jan", "192.168", "kowalski", "4711"} {
		if bytes.Contains(a.body, []byte(name)) {
			t.Errorf("it names %s: %s", name, a.body)
		}
	}
	if !reflect.DeepEqual(r.Examination[0], web.Told{Part: "address", Grade: "ok", Text: "This machine's address is …."}) {
		t.Errorf("%+v", r.Examination[0])
	}
}
