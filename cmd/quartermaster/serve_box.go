package main

import (
	"io/fs"
	"path"
	"strconv"
	"strings"

	"quartermaster/web"
)

// boxOf looks at the machine: sys is its /sys, data the folder of the games.
func boxOf(sys fs.FS, data string) web.Box {
	var b web.Box
	if free, size, ok := diskOf(data); ok {
		b.DiskFree, b.DiskSize = &free, &size
	}
	zones, _ := fs.Glob(sys, "class/thermal/thermal_zone*/temp") // the pattern is one
	for _, z := range zones {
		if milli, ok := numberIn(sys, z); ok && (b.Celsius == nil || milli/1000 > *b.Celsius) {
			degrees := milli / 1000
			b.Celsius = &degrees
		}
	}
	// A Raspberry Pi's firmware says by its own sensor that the supply was too weak.
	sensors, _ := fs.Glob(sys, "class/hwmon/hwmon*/name") // as above
	for _, s := range sensors {
		if name, err := fs.ReadFile(sys, s); err != nil || strings.TrimSpace(string(name)) != "rpi_volt" {
			continue
		}
		if alarm, ok := numberIn(sys, path.Join(path.Dir(s), "in0_lcrit_alarm")); ok {
			low := alarm != 0
			b.LowVoltage = &low
		}
	}
	return b
}

func numberIn(sys fs.FS, name string) (float64, bool) {
	text, err := fs.ReadFile(sys, name)
	if err != nil {
		return 0, false
	}
	n, err := strconv.ParseFloat(strings.TrimSpace(string(text)), 64)
	return n, err == nil
}
