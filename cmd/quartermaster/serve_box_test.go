package main

import (
	"testing"
	"testing/fstest"
)

func file(text string) *fstest.MapFile { return &fstest.MapFile{Data: []byte(text)} }

func TestTheBoxTellsItsDiskTemperatureAndSupply(t *testing.T) {
	b := boxOf(fstest.MapFS{
		"class/thermal/thermal_zone0/temp": file("48312\n"), "class/thermal/thermal_zone1/temp": file("61000\n"), "class/thermal/thermal_zone2/temp": file("broken"),
		"class/hwmon/hwmon0/name": file("nvme\n"), "class/hwmon/hwmon0/in0_lcrit_alarm": file("1\n"),
		"class/hwmon/hwmon2/name": file("rpi_volt\n"), "class/hwmon/hwmon2/in0_lcrit_alarm": file("1\n"),
	}, t.TempDir())
	if b.Celsius == nil || *b.Celsius != 61 || b.LowVoltage == nil || !*b.LowVoltage || b.DiskFree == nil || *b.DiskFree <= 0 || *b.DiskSize < *b.DiskFree {
		t.Fatalf("%+v", b)
	}
	if b = boxOf(fstest.MapFS{"class/hwmon/hwmon2/name": file("rpi_volt\n"), "class/hwmon/hwmon2/in0_lcrit_alarm": file("0\n")}, t.TempDir()); b.LowVoltage == nil || *b.LowVoltage {
		t.Fatalf("%+v", b)
	}
	if b = boxOf(fstest.MapFS{}, "/nowhere/at/all"); b.Celsius != nil || b.LowVoltage != nil || b.DiskFree != nil {
		t.Fatalf("%+v: what is not known is not told", b)
	}
}
