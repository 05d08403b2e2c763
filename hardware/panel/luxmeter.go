package panel

import (
	"context"
	"encoding/binary"
	"fmt"
	"time"

	"periph.io/x/conn/v3/i2c"
	"periph.io/x/devices/v3/bh1750"
)

// How often the sensor is looked at, and when a room is called dark.
const (
	looks = 5 * time.Second
	dim   = 0.5 // of what it was at calibration
)

// highResolution is the longest that the sensor takes for one measurement (data sheet, page 2).
const highResolution = 180 * time.Millisecond

// luxmeter is a BH1750. Its driver in devices/v3 gives the commands; they are sent here, since it sends reset where it
// means power-on and power-down, reads after 140 ms what may take 180, and sends a command and reads without the stop
// condition between them that the data sheet (page 10) asks for.
type luxmeter struct{ dev i2c.Dev }

// measure takes one measurement in lux; the sensor goes to sleep after it by itself.
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

// sensor measures the light of the room while nobody plays.
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
