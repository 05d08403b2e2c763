package main

import (
	"os"
	"path/filepath"
	"testing"

	"quartermaster/hardware/checkup"
)

// machineOf is a machine that has only some files.
func machineOf(t *testing.T, files map[string]string) checkup.Machine {
	t.Helper()
	m := checkup.Machine{Root: t.TempDir()}
	for name, text := range files {
		path := filepath.Join(m.Root, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

func TestTheBoxTellsItsDiskTemperatureAndSupply(t *testing.T) {
	b := boxOf(machineOf(t, map[string]string{
		"sys/class/thermal/thermal_zone0/temp": "48312\n", "sys/class/thermal/thermal_zone1/temp": "61000\n", "sys/class/thermal/thermal_zone2/temp": "broken",
		"sys/class/hwmon/hwmon0/name": "nvme\n", "sys/class/hwmon/hwmon0/in0_lcrit_alarm": "1\n",
		"sys/class/hwmon/hwmon2/name": "rpi_volt\n", "sys/class/hwmon/hwmon2/in0_lcrit_alarm": "1\n",
	}), t.TempDir())
	if b.Celsius == nil || *b.Celsius != 61 || b.LowVoltage == nil || !*b.LowVoltage || b.DiskFree == nil || *b.DiskFree <= 0 || *b.DiskSize < *b.DiskFree {
		t.Fatalf("%+v", b)
	}
	if b = boxOf(machineOf(t, map[string]string{"sys/class/hwmon/hwmon2/name": "rpi_volt\n", "sys/class/hwmon/hwmon2/in0_lcrit_alarm": "0\n"}), t.TempDir()); b.LowVoltage == nil || *b.LowVoltage {
		t.Fatalf("%+v", b)
	}
	if b = boxOf(machineOf(t, nil), "/nowhere/at/all"); b.Celsius != nil || b.LowVoltage != nil || b.DiskFree != nil {
		t.Fatalf("%+v: what is not known is not told", b)
	}
}
