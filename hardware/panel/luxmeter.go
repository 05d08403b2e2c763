package panel

import (
	"context"
	"encoding/binary"
	"fmt"
	"time"

	"periph.io/x/conn/v3/i2c"
	"periph.io/x/devices/v3/bh1750"
)

// How often the sensor is read, and when a room counts as dark.
const (
	looks = 5 * time.Second
	dim   = 0.5 // share of the illuminance at calibration
)

// highResolution is the maximum time of one measurement (data sheet, page 2).
const highResolution = 180 * time.Millisecond

// luxmeter is a BH1750. Only the commands come from the driver in devices/v3. The driver itself is not used: it sends reset instead of
// power-on and power-down, reads after 140 ms although a measurement may take 180 ms, and omits the stop condition between command
// and read that the data sheet (page 10) requires.
type luxmeter struct{ dev i2c.Dev }

// measure takes one measurement in lux. The sensor powers down by itself after it.
func (l luxmeter) measure() (float64, error) {
	if _, err := l.dev.Write([]byte{byte(bh1750.OneTimeHighResMode)}); err != nil {
		return 0, err
	}
	time.Sleep(highResolution)
	var b [2]byte
	if err := l.dev.Tx(nil, b[:]); err != nil {
		return 0, err
	}
	return float64(binary.BigEndian.Uint16(b[:])) / 1.2, nil
}

// sleep sends power-down.
func (l luxmeter) sleep() error {
	_, err := l.dev.Write([]byte{byte(bh1750.PowerDown)})
	return err
}

// sensor measures the room's illuminance while nobody plays.
type sensor struct {
	*status
	open    func() (i2c.BusCloser, error)
	address uint16
	idle    func() bool // nobody plays
	measure func(lux float64, ok bool)
}

func (s *sensor) run(ctx context.Context) {
	wait := firstWait
	for ctx.Err() == nil {
		err := s.session(ctx, &wait)
		s.measure(0, false)
		if err == nil {
			return
		}
		s.fail(err)
		select {
		case <-ctx.Done():
		case <-time.After(wait):
		}
		wait = min(2*wait, longestWait)
	}
}

// session opens the bus and measures until ctx ends (nil) or the sensor fails.
func (s *sensor) session(ctx context.Context, wait *time.Duration) error {
	bus, err := s.open()
	if err != nil {
		return err
	}
	defer bus.Close()
	meter := luxmeter{i2c.Dev{Bus: bus, Addr: s.address}}
	for first := true; ; first = false {
		if first || s.idle() {
			var lux float64
			err := s.watched(func() (err error) { lux, err = meter.measure(); return err })
			if err != nil {
				return fault("panel-silent", "Address", fmt.Sprintf("0x%02X", s.address))
			}
			s.set(Found, nil)
			*wait = firstWait
			s.measure(lux, true)
		}
		select {
		case <-ctx.Done():
			return meter.sleep()
		case <-time.After(looks):
		}
	}
}
