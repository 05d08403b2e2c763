package checkup

import (
	"strconv"
	"strings"
)

// weakSignal is a Wi-Fi signal, in dBm, below which a picture often has to be sent twice.
const weakSignal = -75

// WiFi examines the signal of every wireless network that is joined.
func (m Machine) WiFi() (all []Finding) {
	for line := range strings.Lines(m.text("proc/net/wireless")) {
		name, rest, ok := strings.Cut(line, ":")
		fields := strings.Fields(rest)
		if !ok || len(fields) < 3 { // the two lines above the table have no colon
			continue
		}
		level, err := strconv.ParseFloat(strings.TrimSuffix(fields[2], "."), 64)
		switch {
		case err != nil || level >= 0: // some drivers give no dBm
		case level < weakSignal:
			all = append(all, Noted("wifi", "check-wifi-weak", "Interface", strings.TrimSpace(name), "Level", int(level)))
		default:
			all = append(all, Good("wifi", "check-wifi", "Interface", strings.TrimSpace(name), "Level", int(level)))
		}
	}
	return all
}
