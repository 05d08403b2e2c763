package calibration

import (
	"bytes"
	"path/filepath"
	"strings"
	"testing"
)

func TestTheLightOfCalibrationIsKeptInTheRig(t *testing.T) {
	r, path := goodRig(t), filepath.Join(t.TempDir(), "rig.json")
	r.Light = &Light{Level: 0.6, RoomLux: 180}
	if err := r.Save(path); err != nil {
		t.Fatal(err)
	}
	again, err := LoadRig(path)
	if err != nil || again.Light == nil || *again.Light != *r.Light {
		t.Fatalf("loaded %+v, %v", again, err)
	}
}

func TestARigFileFromBeforeThePanelStillLoads(t *testing.T) {
	text, err := goodRig(t).Encode()
	if err != nil {
		t.Fatal(err)
	}
	if bytes.Contains(text, []byte(`"light":`)) {
		t.Fatal("a rig without a light says something of one")
	}
	if r, err := ParseRig(text); err != nil || r.Light != nil {
		t.Errorf("%+v, %v", r, err)
	}
}

func TestALightThatCannotBeIsRefusedInOneSentence(t *testing.T) {
	for name, c := range map[string]struct {
		light Light
		says  string
	}{
		"without brightness":        {Light{RoomLux: 100}, "light.level"},
		"brighter than it can":      {Light{Level: 1.2}, "light.level"},
		"a room of less than night": {Light{Level: 0.5, RoomLux: -1}, "light.room_lux"},
		"a room of more than noon":  {Light{Level: 0.5, RoomLux: 1e6}, "light.room_lux"},
	} {
		r := goodRig(t)
		r.Light = &c.light
		if err := r.Check(); err == nil || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%s: %v", name, err)
		}
	}
}
