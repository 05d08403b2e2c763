package checkup

import (
	"path"
	"strconv"
	"strings"
)

// Bits of a Raspberry Pi's get_throttled, as its documentation of vcgencmd gives them. The same bit 16 places higher says
// that it has been so since the start.
const (
	lowVoltage = 1 << 0
	slowed     = 1<<1 | 1<<2 | 1<<3 // frequency capped, throttled, soft limit of temperature
	since      = 16
)

// Hot is the temperature in degrees Celsius from which on a Raspberry Pi slows down.
const Hot = 80

// Power examines the supply, now and since the start, and whether the processor was slowed down. A machine that measures neither
// has no findings.
func (m Machine) Power() (all []Finding) {
	switch now, before, known := m.lowVoltage(); {
	case !known:
	case now:
		all = append(all, Wrong("power", "check-power-low"))
	case before:
		all = append(all, Noted("power", "check-power-was-low"))
	default:
		all = append(all, Good("power", "check-power"))
	}
	if bits, ok := m.throttled(); ok {
		switch {
		case bits&slowed != 0:
			all = append(all, Wrong("speed", "check-speed-slowed"))
		case bits&(slowed<<since) != 0:
			all = append(all, Noted("speed", "check-speed-was-slowed"))
		default:
			all = append(all, Good("speed", "check-speed"))
		}
	}
	return all
}

// LowVoltage says whether a Raspberry Pi's supply is too weak, or was since the start. known is false on a machine that does not measure
// it.
func (m Machine) LowVoltage() (low, known bool) {
	now, before, known := m.lowVoltage()
	return now || before, known
}

// lowVoltage says whether the supply is too weak now, and whether it was before. The firmware's flags tell both. The kernel's sensor reads
// the same flags every few seconds, and takes back the one that remembers: so each may know of a moment that the other does not.
func (m Machine) lowVoltage() (now, before, known bool) {
	if bits, ok := m.throttled(); ok {
		now, before, known = bits&lowVoltage != 0, bits&(lowVoltage<<since) != 0, true
	}
	for _, name := range m.glob("sys/class/hwmon/hwmon*/name") {
		if m.text(name) != "rpi_volt" {
			continue
		}
		if alarm, ok := m.number(path.Dir(name), "in0_lcrit_alarm"); ok {
			before, known = before || alarm != 0, true
		}
	}
	return now, before, known
}

// throttled reads the flags of a Raspberry Pi's firmware.
func (m Machine) throttled() (bits uint64, ok bool) {
	for _, pattern := range []string{"sys/devices/platform/*firmware/get_throttled", "sys/devices/platform/*/*firmware/get_throttled"} {
		for _, name := range m.glob(pattern) {
			if bits, err := strconv.ParseUint(strings.TrimPrefix(m.text(name), "0x"), 16, 64); err == nil {
				return bits, true
			}
		}
	}
	return 0, false
}

// Heat examines the hottest part that is measured.
func (m Machine) Heat() []Finding {
	celsius, known := m.Hottest()
	switch {
	case !known:
		return nil
	case celsius >= Hot:
		return []Finding{Wrong("heat", "check-heat-hot", "Degrees", int(celsius))}
	}
	return []Finding{Good("heat", "check-heat", "Degrees", int(celsius))}
}

// Hottest is the temperature of the hottest part, in degrees Celsius. known is false on a machine that measures none.
func (m Machine) Hottest() (celsius float64, known bool) {
	for _, zone := range m.glob("sys/class/thermal/thermal_zone*/temp") {
		if milli, ok := m.number(zone); ok && (!known || milli/1000 > celsius) {
			celsius, known = milli/1000, true
		}
	}
	return celsius, known
}
