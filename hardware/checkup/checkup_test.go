package checkup

import (
	"context"
	"errors"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
	"time"
)

// playing is a machine of which only some files are there: a path and what it holds, or "-> " and what it links to.
func playing(t *testing.T, files map[string]string) Machine {
	t.Helper()
	m := Machine{Root: t.TempDir(), Self: 700, May: func(string) bool { return true }, Synced: func() (bool, bool) { return false, false },
		Run: func(context.Context, string, ...string) (string, error) { return "", exec.ErrNotFound }}
	for name, text := range files {
		path := filepath.Join(m.Root, name)
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
	return m
}

// ids are the findings in short: their grades and sentences.
func ids(all []Finding) (short []string) {
	for _, f := range all {
		short = append(short, string(f.Grade)+" "+f.ID)
	}
	return short
}

func TestPowerIsExaminedNowAndSinceTheStart(t *testing.T) {
	const four, five = "sys/devices/platform/soc/soc:firmware/get_throttled", "sys/devices/platform/soc@107c000000/soc@107c000000:firmware/get_throttled"
	for name, c := range map[string]struct {
		files map[string]string
		want  []string
	}{
		"a machine that does not measure it": {nil, nil},
		"all well":                           {map[string]string{four: "0\n"}, []string{"ok check-power", "ok check-speed"}},
		"all well on a Pi 5":                 {map[string]string{five: "0\n"}, []string{"ok check-power", "ok check-speed"}},
		"too weak now":                       {map[string]string{four: "50001\n"}, []string{"bad check-power-low", "note check-speed-was-slowed"}},
		"too weak before, slowed now":        {map[string]string{four: "50004\n"}, []string{"note check-power-was-low", "bad check-speed-slowed"}},
		"slowed by heat before":              {map[string]string{four: "80000\n"}, []string{"ok check-power", "note check-speed-was-slowed"}},
		"the sensor of Debian's kernel": {map[string]string{"sys/class/hwmon/hwmon1/name": "rpi_volt\n", "sys/class/hwmon/hwmon1/in0_lcrit_alarm": "1\n"},
			[]string{"note check-power-was-low"}},
		"the same, and all is well": {map[string]string{"sys/class/hwmon/hwmon1/name": "rpi_volt\n", "sys/class/hwmon/hwmon1/in0_lcrit_alarm": "0\n"},
			[]string{"ok check-power"}},
		"the firmware's flag was taken back, the sensor remembers": {map[string]string{four: "0\n", "sys/class/hwmon/hwmon1/name": "rpi_volt\n", "sys/class/hwmon/hwmon1/in0_lcrit_alarm": "1\n"},
			[]string{"note check-power-was-low", "ok check-speed"}},
		"the firmware knows, the sensor has not looked yet": {map[string]string{four: "1\n", "sys/class/hwmon/hwmon1/name": "rpi_volt\n", "sys/class/hwmon/hwmon1/in0_lcrit_alarm": "0\n"},
			[]string{"bad check-power-low", "ok check-speed"}},
		"another sensor": {map[string]string{"sys/class/hwmon/hwmon0/name": "nvme\n", "sys/class/hwmon/hwmon0/in0_lcrit_alarm": "1\n"}, nil},
	} {
		m := playing(t, c.files)
		got := ids(m.Power())
		if !reflect.DeepEqual(got, c.want) {
			t.Errorf("%s: %q, want %q", name, got, c.want)
		}
		// What the health page shows.
		wantLow := len(got) > 0 && got[0] != "ok check-power"
		if low, known := m.LowVoltage(); known != (len(got) > 0) || low != wantLow {
			t.Errorf("%s: the supply was too weak: %v (known: %v), and the examination says %q", name, low, known, got)
		}
	}
}

func TestTheHottestPartIsTold(t *testing.T) {
	zones := map[string]string{"sys/class/thermal/thermal_zone0/temp": "41200\n", "sys/class/thermal/thermal_zone1/temp": "83900\n"}
	if got := playing(t, zones).Heat(); len(got) != 1 || got[0].Grade != Bad || got[0].Args["Degrees"] != 83 {
		t.Errorf("%+v", got)
	}
	zones["sys/class/thermal/thermal_zone1/temp"] = "rubbish"
	if got := playing(t, zones).Heat(); len(got) != 1 || got[0].Grade != OK || got[0].Args["Degrees"] != 41 {
		t.Errorf("%+v", got)
	}
}

func TestTheClockIsExamined(t *testing.T) {
	built := time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)
	alone, unknown := playing(t, nil), playing(t, nil)
	alone.Synced = func() (bool, bool) { return false, true }
	timesync := playing(t, map[string]string{"run/systemd/timesync/synchronized": ""})
	timesync.Synced = alone.Synced
	for name, c := range map[string]struct {
		m    Machine
		at   time.Time
		want string
	}{
		"woken up in the past":        {timesync, time.Date(1970, 1, 1, 0, 3, 0, 0, time.UTC), "check-clock-past"},
		"set by nobody":               {alone, built.AddDate(1, 0, 0), "check-clock-alone"},
		"set by systemd":              {timesync, built.AddDate(1, 0, 0), "check-clock"},
		"a system that does not tell": {unknown, built.AddDate(1, 0, 0), "check-clock"},
	} {
		if got := c.m.Clock(c.at, built); got.ID != c.want {
			t.Errorf("%s: %+v", name, got)
		}
	}
}

func TestADiskIsFullSlowOrFine(t *testing.T) {
	for want, got := range map[string]Finding{
		"bad check-disk-full":  Disk(100<<20, time.Millisecond),
		"note check-disk-slow": Disk(10<<30, time.Second),
		"ok check-disk":        Disk(10<<30, time.Millisecond),
	} {
		if is := ids([]Finding{got})[0]; is != want {
			t.Errorf("%s, want %s", is, want)
		}
	}
	folder := t.TempDir()
	if _, err := Written(folder); err != nil {
		t.Error(err)
	}
	if left, err := os.ReadDir(folder); err != nil || len(left) > 0 {
		t.Error("the file is still there", left, err)
	}
	if _, err := Written(filepath.Join(folder, "none")); err == nil {
		t.Error("there is no such folder")
	}
}

func TestTheSignalOfTheWiFiIsExamined(t *testing.T) {
	table := func(level string) map[string]string {
		return map[string]string{"proc/net/wireless": "Inter-| sta-|   Quality        |   Discarded packets               | Missed | WE\n" +
			" face | tus | link level noise |  nwid  crypt   frag  retry   misc | beacon | 22\n" +
			" wlan0: 0000   54.  " + level + "  -256        0      0      0      0      0        0\n"}
	}
	for level, want := range map[string][]string{"-56.": {"ok check-wifi"}, "-82.": {"note check-wifi-weak"}, "30.": nil, "x": nil} {
		if got := ids(playing(t, table(level)).WiFi()); !reflect.DeepEqual(got, want) {
			t.Errorf("%s: %q", level, got)
		}
	}
	if got := playing(t, nil).WiFi(); len(got) > 0 {
		t.Errorf("without Wi-Fi: %+v", got)
	}
}

func TestWhoMayNotOpenADeviceIsToldTheGroupThatMendsIt(t *testing.T) {
	m := playing(t, map[string]string{"dev/video0": "", "dev/video1": "", "dev/media0": "", "dev/dma_heap/system": "", "dev/gpiochip0": "", "dev/i2c-1": "", "dev/spidev0.0": ""})
	if got := ids(m.Rights(append(CameraDevices, PanelDevices...))); !reflect.DeepEqual(got, []string{"ok check-rights-all"}) {
		t.Errorf("%q", got)
	}
	m.May = func(path string) bool { return false }
	groups := map[any]any{}
	for _, f := range m.Rights(append(CameraDevices, PanelDevices...)) {
		groups[f.Args["Group"]] = f.Args["Device"]
	}
	if want := map[any]any{"video": "/dev/video0", "gpio": "/dev/gpiochip0", "i2c": "/dev/i2c-1", "spi": "/dev/spidev0.0"}; !maps.Equal(groups, want) {
		t.Errorf("%v", groups)
	}
	if got := playing(t, nil).Rights(CameraDevices); len(got) > 0 {
		t.Errorf("no device is there: %+v", got)
	}
}

func TestTheProcessThatHoldsACameraIsNamed(t *testing.T) {
	m := playing(t, map[string]string{
		"proc/700/comm": "quartermaster\n", "proc/700/fd/5": "-> /dev/video0", "proc/700/stat": "700 (quartermaster) S 1 700",
		"proc/701/comm": "rpicam-vid\n", "proc/701/fd/3": "-> /dev/video0", "proc/701/stat": "701 (rpicam-vid) S 700 700",
		"proc/811/comm": "motion\n", "proc/811/fd/3": "-> /dev/video0", "proc/811/fd/4": "-> /dev/video0", "proc/811/stat": "811 (a ) b) S 1 811",
		"proc/812/comm": "bash\n", "proc/812/fd/3": "-> /dev/pts/0",
		"proc/self/fd/3": "-> /dev/video0",
	})
	got := m.Holders()
	if len(got) != 1 || got[0].ID != "check-held" || got[0].Args["Who"] != "motion" || got[0].Args["Device"] != "/dev/video0" {
		t.Errorf("%+v", got)
	}
}

func TestASlowSocketOfUSBIsTold(t *testing.T) {
	files := func(speed string) map[string]string {
		return map[string]string{
			"sys/devices/pci/usb1/1-2/speed": speed + "\n", "sys/devices/pci/usb1/1-2/product": "Desk camera\n",
			"sys/devices/pci/usb1/1-2/1-2:1.0/bInterfaceClass": "0e\n", "sys/devices/platform/codec/name": "",
			"sys/class/video4linux/video0/device": "-> ../../../devices/pci/usb1/1-2/1-2:1.0",
			"sys/class/video4linux/video1/device": "-> ../../../devices/pci/usb1/1-2/1-2:1.0",
			"sys/class/video4linux/video9/device": "-> ../../../devices/platform/codec",
		}
	}
	for speed, want := range map[string][]string{"12": {"bad check-usb-slow"}, "480": {"ok check-usb"}, "5000": {"ok check-usb"}, "?": nil} {
		got := playing(t, files(speed)).USB()
		if !reflect.DeepEqual(ids(got), want) || len(got) > 0 && got[0].Args["Name"] != "Desk camera" {
			t.Errorf("%s Mbit/s: %+v", speed, got)
		}
	}
}

func TestTheProgramOfTheRibbonCameraIsExamined(t *testing.T) {
	pi := map[string]string{"proc/device-tree/model": "Raspberry Pi 5 Model B Rev 1.0\x00"}
	says := func(name, text string, err error) func(context.Context, string, ...string) (string, error) {
		return func(_ context.Context, asked string, args ...string) (string, error) {
			if asked != "rpicam-vid" && asked != "libcamera-vid" || !reflect.DeepEqual(args, []string{"--version"}) {
				t.Errorf("it runs %s %q", asked, args)
			}
			if asked != name {
				return "", exec.ErrNotFound
			}
			return text, err
		}
	}
	for name, c := range map[string]struct {
		files  map[string]string
		needed bool
		run    func(context.Context, string, ...string) (string, error)
		want   []string
	}{
		"there":                  {pi, true, says("rpicam-vid", "rpicam-apps build: v1.5.3 e51d9f7d2c4e 13-01-2025 (12:00:00)\nlibcamera build: v0.4.0", nil), []string{"ok check-rpicam"}},
		"by its older name":      {pi, true, says("libcamera-vid", "libcamera-apps build: v1.0.2 3de2ff7 1-1-2023", nil), []string{"ok check-rpicam"}},
		"broken":                 {pi, true, says("rpicam-vid", "error while loading shared libraries", errors.New("exit status 127")), []string{"note check-rpicam-odd"}},
		"missing, and needed":    {nil, true, nil, []string{"bad check-rpicam-none"}},
		"missing on a Pi":        {pi, false, nil, []string{"note check-rpicam-none"}},
		"missing on another box": {nil, false, nil, nil},
	} {
		m := playing(t, c.files)
		if c.run != nil {
			m.Run = c.run
		}
		if got := ids(m.Rpicam(t.Context(), c.needed)); !reflect.DeepEqual(got, c.want) {
			t.Errorf("%s: %q", name, got)
		}
	}
}
