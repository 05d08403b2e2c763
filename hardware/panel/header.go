package panel

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"syscall"

	"periph.io/x/conn/v3/driver/driverreg"
	"periph.io/x/conn/v3/i2c"
	"periph.io/x/conn/v3/spi"
	"periph.io/x/host/v3/gpioioctl"
	"periph.io/x/host/v3/sysfs"
)

// header is the 40-pin header of this machine as the kernel presents it. It opens only devices that exist.
type header struct {
	dev, sys string // "/dev", "/sys"
	lines    *gpioioctl.GPIOChip
	err      error // error if there are no lines
}

var found = sync.OnceValue(func() *header {
	h := &header{dev: "/dev", sys: "/sys"}
	h.lines, h.err = headerChip(h.dev)
	return h
})

// ThisMachine returns the header of the machine that this program runs on. It is searched for once. The first call must come before
// anything else is opened, because the library closes a chip that is listed under two names twice, and with it standard input.
func ThisMachine() Host { return found() }

// headerChip finds the GPIO chip of the header: the BCM2835 to BCM2711, or the RP1 of a Raspberry Pi 5.
func headerChip(dev string) (*gpioioctl.GPIOChip, error) {
	chips, err := filepath.Glob(filepath.Join(dev, "gpiochip*"))
	if err != nil || len(chips) == 0 {
		return nil, fault("panel-no-header")
	}
	_, err = driverreg.Init()
	keepStandardInput()
	if err != nil {
		return nil, fault("panel-failed", "Reason", err.Error())
	}
	for _, c := range gpioioctl.Chips {
		if strings.HasPrefix(c.Label(), "pinctrl-bcm2") || strings.HasPrefix(c.Label(), "pinctrl-rp1") {
			return c, nil
		}
	}
	if len(gpioioctl.Chips) == 0 {
		return nil, fault("panel-no-rights")
	}
	return nil, fault("panel-no-header")
}

// keepStandardInput ensures that no pin gets file descriptor 0, which the library takes for "not open".
func keepStandardInput() {
	if _, err := os.Stdin.Stat(); errors.Is(err, syscall.EBADF) || errors.Is(err, os.ErrClosed) {
		if f, err := os.Open(os.DevNull); err == nil && f.Fd() != 0 {
			f.Close()
		}
	}
}

func (h *header) line(pin int) (*gpioioctl.GPIOLine, error) {
	if h.err != nil {
		return nil, h.err
	}
	n := Header()[pin-1].GPIO
	if n < 0 || n >= h.lines.LineCount() {
		return nil, fault("panel-no-header")
	}
	return h.lines.ByNumber(n), nil
}

func (h *header) In(pin int) (In, error)   { return h.line(pin) }
func (h *header) Out(pin int) (Out, error) { return h.line(pin) }

func (h *header) SPI(bus int) (spi.PortCloser, error) {
	if _, err := os.Stat(filepath.Join(h.dev, fmt.Sprintf("spidev%d.0", bus))); err != nil {
		return nil, fault("panel-spi-off", "Bus", bus, "Line", []string{"dtparam=spi=on", "dtoverlay=spi1-1cs"}[bus])
	}
	p, err := sysfs.NewSPI(bus, 0)
	if err != nil {
		return nil, told(err)
	}
	return p, nil
}

func (h *header) I2C() (i2c.BusCloser, error) {
	if _, err := os.Stat(filepath.Join(h.dev, "i2c-1")); err != nil {
		return nil, fault("panel-i2c-off")
	}
	b, err := sysfs.NewI2C(1)
	if err != nil {
		return nil, told(err)
	}
	return b, nil
}

func (h *header) Dimmer(pin int) (Dimmer, error) { return openPWM(h.sys, pin) }

// told converts an error of the kernel to a Fault. It also compares the text, because the library does not always wrap errors.
func told(err error) error {
	var f *Fault
	switch {
	case errors.As(err, &f):
		return f
	case errors.Is(err, os.ErrPermission) || strings.Contains(err.Error(), syscall.EACCES.Error()):
		return fault("panel-no-rights")
	}
	return fault("panel-failed", "Reason", err.Error())
}

// toldOf converts an error of one pin to a Fault.
func toldOf(pin int, err error) error {
	if errors.Is(err, syscall.EBUSY) || err != nil && strings.Contains(err.Error(), syscall.EBUSY.Error()) {
		return fault("panel-busy", "Pin", pin)
	}
	return told(err)
}
