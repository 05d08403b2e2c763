package main

import (
	"quartermaster/hardware/checkup"
	"quartermaster/web"
)

// boxOf looks at a machine; data is the folder of the games.
func boxOf(m checkup.Machine, data string) web.Box {
	var b web.Box
	if free, size, ok := diskOf(data); ok {
		b.DiskFree, b.DiskSize = &free, &size
	}
	if celsius, known := m.Hottest(); known {
		b.Celsius = &celsius
	}
	if low, known := m.LowVoltage(); known {
		b.LowVoltage = &low
	}
	return b
}
