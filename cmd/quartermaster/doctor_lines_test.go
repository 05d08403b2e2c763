package main

import (
	"context"
	"encoding/json"
	"errors"
	"maps"
	"net/netip"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"quartermaster/calibration"
	"quartermaster/companion"
	"quartermaster/companion/store"
	"quartermaster/hardware/camera"
	"quartermaster/hardware/checkup"
	"quartermaster/hardware/panel"
	"quartermaster/vision"
	"quartermaster/vision/worker/confine"
	"quartermaster/web"
	"quartermaster/web/certificate"
	"quartermaster/web/words"
)

// machineFiles gives the doctor a machine that consists of these files: a path and what it holds, or "-> " and what it links to.
func machineFiles(t *testing.T, files map[string]string) func(*doctor) {
	return func(d *doctor) {
		for name, text := range files {
			path := filepath.Join(d.machine.Root, name)
			err := os.MkdirAll(filepath.Dir(path), 0o700)
			if to, link := strings.CutPrefix(text, "-> "); link && err == nil {
				err = os.Symlink(to, path)
			} else if err == nil {
				err = os.WriteFile(path, []byte(text), 0o600)
			}
			if err != nil {
				t.Fatal(err)
			}
		}
	}
}

// Each line of the doctor is made bad, or a note, once. A sentence with a remedy that none of these cases brings about fails the test.
func TestEveryLineOfTheDoctorGoesBad(t *testing.T) {
	busy := portInUse(t)
	file, empty := writeFile(t, "file", []byte("x")), t.TempDir()
	rig := func(change func(*calibration.Rig)) func(*doctor) {
		return func(d *doctor) {
			r := drawnRigOf()
			r.Found.CornersMoved, r.Found.LensPictures = 4, 8
			change(r)
			d.rig, d.library = drawnRigFile(t, r), "" // no reader is started
		}
	}
	at := func(when time.Duration) func(*doctor) {
		return func(d *doctor) { d.now = func() time.Time { return time.Now().Add(when) } }
	}
	shows := func(s vision.SourceState) func(*doctor) {
		return func(d *doctor) {
			d.camera = "v4l2:"
			d.pictures(s, drawnRigOf(), true)
			d.camera = ""
		}
	}
	kept := func(d *doctor) {
		f, err := store.Open(filepath.Join(d.data, gamesFile))
		if err != nil {
			t.Fatal(err)
		}
		if err := f.Close(); err != nil {
			t.Fatal(err)
		}
	}
	live := vision.SourceState{Live: true, Width: drawnWidth, Height: drawnHeight, Rate: 10}
	firmware := func(bits string) func(*doctor) {
		return machineFiles(t, map[string]string{"sys/devices/platform/soc/soc:firmware/get_throttled": bits})
	}
	part := func(is panel.Condition, why *panel.Fault) func(*doctor) {
		return func(d *doctor) { d.parts(panel.Status{Parts: []panel.Part{{Name: panel.Sensor, Is: is, Why: why}}}) }
	}
	cases := map[string]func(*doctor){
		"check-power-low":        firmware("1"),
		"check-power-was-low":    firmware("10000"),
		"check-speed-slowed":     firmware("4"),
		"check-speed-was-slowed": firmware("40000"),
		"check-heat-hot":         machineFiles(t, map[string]string{"sys/class/thermal/thermal_zone0/temp": "84000"}),
		"check-clock-past":       func(d *doctor) { d.now = func() time.Time { return time.Unix(180, 0) } },
		"check-clock-alone":      func(d *doctor) { d.machine.Synced = func() (bool, bool) { return false, true } },
		"check-data-none":        func(d *doctor) { d.data = file },
		"check-data-closed": func(d *doctor) {
			d.written = func(string) (time.Duration, error) { return 0, errors.New("permission denied") }
		},
		"check-disk-full": func(d *doctor) { d.space = func(string) (int64, int64, bool) { return 1 << 20, 1 << 30, true } },
		"check-disk-slow": func(d *doctor) { d.written = func(string) (time.Duration, error) { return time.Second, nil } },
		"check-record-closed": func(d *doctor) {
			kept(d)
			if err := os.WriteFile(filepath.Join(d.data, gamesFile), slices.Repeat([]byte("Dear diary"), 1000), 0o600); err != nil {
				t.Fatal(err)
			}
		},
		"check-record-worry": func(d *doctor) {
			d.live = &served{worries: func() []companion.Sentence { return []companion.Sentence{companion.Say("record-stuck")} }}
			d.record(t.Context())
			d.live = nil
		},
		"check-copy-none": kept,
		"check-copy-old": func(d *doctor) {
			kept(d)
			copies := filepath.Join(d.data, store.CopiesFolder)
			if err := os.MkdirAll(copies, 0o700); err != nil {
				t.Fatal(err)
			}
			if out, err := run("backup", filepath.Join(copies, "daily-20260101-120000.quartermaster"), "--data", d.data); err != nil {
				t.Fatal(out, err)
			}
			at(30 * 24 * time.Hour)(d)
		},
		"check-copy-closed": func(d *doctor) {
			kept(d)
			if err := os.WriteFile(filepath.Join(d.data, store.CopiesFolder), nil, 0o600); err != nil {
				t.Fatal(err)
			}
		},
		"check-port-taken":   func(d *doctor) { d.listen = busy },
		"check-address-none": func(d *doctor) { d.reached = func() []netip.Addr { return nil } },
		"check-wifi-weak":    machineFiles(t, map[string]string{"proc/net/wireless": "Inter-| sta-|\n face | tus |\n wlan0: 0000   20.  -82.  -256   0 0 0 0 0 0\n"}),
		"check-tls-off":      func(d *doctor) { d.secure = nowhere },
		"check-tls-taken":    func(d *doctor) { d.secure = busy },
		"check-tls-damaged": func(d *doctor) {
			if err := os.WriteFile(filepath.Join(d.data, certificateFile), []byte("x"), 0o600); err != nil {
				t.Fatal(err)
			}
		},
		"check-tls-ended":   func(d *doctor) { ownCertificate(t, d.data); at(certificate.Lasts + time.Hour)(d) },
		"check-tls-ends":    func(d *doctor) { ownCertificate(t, d.data); at(certificate.Lasts - endsSoon/2)(d) },
		"check-rpicam-none": machineFiles(t, map[string]string{"proc/device-tree/model": "Raspberry Pi 5"}),
		"check-rpicam-odd": func(d *doctor) {
			d.machine.Run = func(context.Context, string, ...string) (string, error) { return "broken", nil }
		},
		"check-rights": func(d *doctor) {
			machineFiles(t, map[string]string{"dev/video0": ""})(d)
			d.machine.May = func(string) bool { return false }
		},
		"check-usb-slow": machineFiles(t, map[string]string{"sys/devices/usb1/1-2/speed": "12", "sys/devices/usb1/1-2/product": "Desk camera",
			"sys/devices/usb1/1-2/1-2:1.0/bInterfaceClass": "0e", "sys/class/video4linux/video0/device": "-> ../../../devices/usb1/1-2/1-2:1.0"}),
		"check-held":         machineFiles(t, map[string]string{"proc/811/comm": "motion\n", "proc/811/fd/3": "-> /dev/video0", "proc/811/stat": "811 (motion) S 1 811"}),
		"check-opencv-none":  func(d *doctor) { d.library = "" },
		"check-rig-none":     func(*doctor) {},
		"check-rig-unread":   func(d *doctor) { d.rig = filepath.Join(empty, "rig.json") },
		"check-rig-untaught": rig(func(r *calibration.Rig) { r.Teach = calibration.Taught{} }),
		"check-rig-small":    rig(func(r *calibration.Rig) { r.Found.PixelsPerMM = 1 }),
		"check-rig-corners":  rig(func(r *calibration.Rig) { r.Found.CornersMoved = 0 }),
		"check-rig-lens":     rig(func(r *calibration.Rig) { r.Found.LensPictures = 0 }),
		"check-confined-not": func(d *doctor) { d.confinement(confine.Means{}) },
		"check-reader-none": func(d *doctor) {
			d.library, d.rig = "4", drawnRigFile(t, drawnRigOf())
			d.child = func(string) *exec.Cmd { return exec.Command(filepath.Join(empty, "none")) }
		},
		"check-reader-away": func(d *doctor) {
			why := companion.Say("rig-unread")
			d.reading(companion.CameraView{Reader: companion.ReaderNone, ReaderReason: &why})
		},
		"check-camera-none":     func(*doctor) {},
		"check-camera-odd":      func(d *doctor) { d.camera = "telepathy:" },
		"check-camera-unfound":  shows(vision.SourceState{Reason: vision.Reason{ID: "camera-no-webcam", Text: "none is there"}}),
		"check-camera-unopened": shows(vision.SourceState{Reason: vision.Reason{ID: "camera-held", Text: "it is in use"}}),
		"check-camera-silent":   shows(vision.SourceState{Reason: vision.Reason{ID: "camera-late", Text: "none came"}}),
		"check-camera-nojpeg":   shows(vision.SourceState{Reason: vision.Reason{ID: "camera-web-page", Text: "it is a page"}}),
		"check-camera-size":     func(d *doctor) { s := live; s.Width = 640; shows(s)(d) },
		"check-camera-slow":     func(d *doctor) { s := live; s.Rate = 1; shows(s)(d) },
		"check-settings":        func(d *doctor) { s := live; s.Strays = []string{"Gain: 12 ≠ 3"}; shows(s)(d) },
		"check-camera-free": func(d *doctor) {
			d.plugged = func(context.Context) []camera.Found {
				return []camera.Found{{Address: "v4l2:desk", Kind: "v4l2", Name: "Desk camera"}}
			}
		},
		"check-panel-none": func(*doctor) {},
		"check-panel-fault": func(d *doctor) {
			d.parts(panel.Status{Fault: &panel.Fault{ID: "panel-pin-power", Args: map[string]any{"Pin": 4}}})
		},
		"check-panel-skipped": part(panel.Skipped, &panel.Fault{ID: "panel-muted"}),
		"check-panel-silent":  part(panel.Opening, nil),
		"check-panel-failed":  part(panel.Failed, &panel.Fault{ID: "panel-hangs"}),
		"check-room-dark": func(d *doctor) {
			lux := 3.0
			d.parts(panel.Status{Parts: []panel.Part{{Name: panel.Sensor, Is: panel.Found}}, Lux: &lux, Dark: true})
		},
	}
	translator, err := words.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	for id, change := range cases {
		t.Run(id, func(t *testing.T) {
			d := quietExamination(t)
			d.written = func(string) (time.Duration, error) { return time.Millisecond, nil } // each case would wait for the disk
			change(d)
			found := d.examine(t.Context())
			i := slices.IndexFunc(found, func(f checkup.Finding) bool { return f.ID == id && f.Grade != checkup.OK })
			if i < 0 {
				t.Fatalf("it is not among %+v", found)
			}
			for _, lang := range words.Languages {
				told := web.Tell(translator, lang, found[i:i+1])[0]
				for _, said := range []string{told.Text, told.Remedy} {
					if said == "" || strings.Contains(said, "no value") || strings.Contains(said, "{{") || strings.HasPrefix(said, "check-") {
						t.Errorf("%s: %+v", lang, told)
					}
				}
			}
		})
	}
	sentences := map[string]string{}
	b, err := os.ReadFile("../../web/words/en.json")
	if err == nil {
		err = json.Unmarshal(b, &sentences)
	}
	if err != nil {
		t.Fatal(err)
	}
	for id := range maps.Keys(sentences) {
		if id, remedy := strings.CutSuffix(id, checkup.RemedyEnding); remedy && cases[id] == nil && strings.HasPrefix(id, "check-") {
			t.Errorf("no case brings about %s", id)
		}
	}
}
