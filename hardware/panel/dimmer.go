package panel

import (
	"errors"
	"io/fs"
	"math"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"time"
)

// pwmPeriodNS is the period of a dimmed light in nanoseconds: 20 kHz, which nobody hears and which leaves no stripes in
// pictures that are exposed for a millisecond or more.
const pwmPeriodNS = 50_000

// pwmChannels maps a pin to the kernel's PWM channel, by the end of the chip's address: that of the BCM2835 to BCM2711 and that of
// the RP1. Sources: the boards' device trees (pwm@7e20c000, of which two channels reach the header; pwm@98000 of
// the RP1) and the RP1's pin functions (PWM0_CHAN0 to 3 on GPIO 12, 13, 18 and 19).
var pwmChannels = map[string]map[int]int{
	"20c000.pwm": {12: 0, 32: 0, 33: 1, 35: 1},
	"98000.pwm":  {32: 0, 33: 1, 12: 2, 35: 3},
}

// pwmLines are the lines of config.txt that enable PWM on a pin.
var pwmLines = map[int]string{
	12: "dtoverlay=pwm,pin=18,func=2", 32: "dtoverlay=pwm,pin=12,func=4",
	33: "dtoverlay=pwm,pin=13,func=4", 35: "dtoverlay=pwm,pin=19,func=2",
}

// pwmChannel is a channel of the kernel's PWM class. Source: Linux kernel, Documentation/driver-api/pwm.rst, "Using PWMs
// with the sysfs interface".
type pwmChannel struct{ dir string }

// openPWM exports the channel of a pin and switches it off.
func openPWM(sys string, pin int) (*pwmChannel, error) {
	chips, err := filepath.Glob(filepath.Join(sys, "class/pwm/pwmchip*"))
	if err != nil {
		return nil, told(err)
	}
	for _, chip := range chips {
		device, err := filepath.EvalSymlinks(filepath.Join(chip, "device"))
		if err != nil {
			continue
		}
		for end, channels := range pwmChannels {
			if strings.HasSuffix(device, end) {
				return takePWM(chip, channels[pin])
			}
		}
	}
	return nil, fault("panel-pwm-off", "Pin", pin, "Line", pwmLines[pin])
}

func takePWM(chip string, channel int) (*pwmChannel, error) {
	c := &pwmChannel{dir: filepath.Join(chip, "pwm"+strconv.Itoa(channel))}
	if _, err := os.Stat(c.dir); errors.Is(err, fs.ErrNotExist) {
		if err := os.WriteFile(filepath.Join(chip, "export"), []byte(strconv.Itoa(channel)), 0); err != nil {
			return nil, told(err)
		}
	}
	// The system sets the permissions of a new channel a moment after it appears.
	var err error
	for range 20 {
		// The duty cycle must be less than the period; a new channel has both 0.
		if err = c.write("period", pwmPeriodNS); err == nil {
			return c, c.begin()
		}
		time.Sleep(50 * time.Millisecond)
	}
	return nil, told(err)
}

// begin enables the channel without changing its duty cycle: a light that was on stays on.
func (c *pwmChannel) begin() error {
	if err := c.write("enable", 1); err != nil {
		return told(err)
	}
	return nil
}

func (c *pwmChannel) write(name string, value int) error {
	return os.WriteFile(filepath.Join(c.dir, name), []byte(strconv.Itoa(value)), 0)
}

// Set implements Dimmer.
func (c *pwmChannel) Set(level float64) error {
	return c.write("duty_cycle", int(math.Round(min(max(level, 0), 1)*pwmPeriodNS)))
}

// Close implements Dimmer. The light stays as it is.
func (c *pwmChannel) Close() error { return nil }
