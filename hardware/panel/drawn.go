package panel

import (
	"context"
	"encoding/binary"
	"sync"
	"time"

	"periph.io/x/conn/v3"
	"periph.io/x/conn/v3/gpio"
	"periph.io/x/conn/v3/i2c"
	"periph.io/x/conn/v3/physic"
	"periph.io/x/conn/v3/spi"
)

// Drawn is the simulated header of a panel beside a simulated table. Every wired part exists and works, and the button bounces as a
// real one does.
type Drawn struct {
	mu   sync.Mutex
	pins map[int]*drawnPin
}

// DrawnWiring is the wiring of a simulated panel until its host changes it.
func DrawnWiring() Wiring {
	return Wiring{Version: WiringVersion, Button: &ButtonWiring{Pin: 11}, Light: &LightWiring{Kind: APA102, Pin: dataPin0, Pixels: 16},
		State: &StateWiring{Kind: LEDs, Pins: []int{29, 31, 33, 37}}, Buzzer: &BuzzerWiring{Pin: 22}, Sensor: &SensorWiring{}}
}

func (d *Drawn) pin(n int) *drawnPin {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.pins == nil {
		d.pins = map[int]*drawnPin{}
	}
	if d.pins[n] == nil {
		d.pins[n] = &drawnPin{level: gpio.High, edges: make(chan struct{}, 64)}
	}
	return d.pins[n]
}

// In implements Host.
func (d *Drawn) In(pin int) (In, error) { return d.pin(pin), nil }

// Out implements Host.
func (d *Drawn) Out(pin int) (Out, error) { return d.pin(pin), nil }

// SPI implements Host.
func (d *Drawn) SPI(int) (spi.PortCloser, error) { return drawnSPI{}, nil }

// I2C implements Host.
func (d *Drawn) I2C() (i2c.BusCloser, error) { return drawnI2C{}, nil }

// Dimmer implements Host.
func (d *Drawn) Dimmer(int) (Dimmer, error) { return drawnDimmer{}, nil }

// press closes the contacts for a time, at least as long as a finger would, and opens them again.
func (d *Drawn) press(ctx context.Context, pin int, down time.Duration) {
	p := d.pin(pin)
	bounces := func(end gpio.Level) {
		for i := range 8 {
			p.set(gpio.Level(i%2 == 0) == end)
			time.Sleep(time.Millisecond)
		}
		p.set(end)
	}
	bounces(gpio.Low)
	select {
	case <-time.After(max(down, 80*time.Millisecond)):
	case <-ctx.Done():
	}
	bounces(gpio.High)
	time.Sleep(2 * bounce)
}

// drawnPin is a pin of a simulated header.
type drawnPin struct {
	mu    sync.Mutex
	level gpio.Level
	edges chan struct{}
}

func (p *drawnPin) set(l gpio.Level) {
	p.mu.Lock()
	changed := p.level != l
	p.level = l
	p.mu.Unlock()
	if changed {
		select {
		case p.edges <- struct{}{}:
		default:
		}
	}
}

func (p *drawnPin) In(gpio.Pull, gpio.Edge) error { return nil }

func (p *drawnPin) Out(l gpio.Level) error {
	p.set(l)
	return nil
}

func (p *drawnPin) Read() gpio.Level {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.level
}

func (p *drawnPin) WaitForEdge(limit time.Duration) bool {
	t := time.NewTimer(limit)
	defer t.Stop()
	select {
	case <-p.edges:
		return true
	case <-t.C:
		return false
	}
}

type drawnSPI struct{}

func (drawnSPI) String() string                                              { return "drawn" }
func (drawnSPI) Close() error                                                { return nil }
func (drawnSPI) LimitSpeed(physic.Frequency) error                           { return nil }
func (drawnSPI) Duplex() conn.Duplex                                         { return conn.Half }
func (drawnSPI) Tx(_, _ []byte) error                                        { return nil }
func (drawnSPI) TxPackets([]spi.Packet) error                                { return nil }
func (d drawnSPI) Connect(physic.Frequency, spi.Mode, int) (spi.Conn, error) { return d, nil }

// drawnLux is the illuminance of the simulated room.
const drawnLux = 240

type drawnI2C struct{}

func (drawnI2C) String() string                  { return "drawn" }
func (drawnI2C) Close() error                    { return nil }
func (drawnI2C) SetSpeed(physic.Frequency) error { return nil }

func (drawnI2C) Tx(_ uint16, _, r []byte) error {
	if len(r) == 2 {
		binary.BigEndian.PutUint16(r, drawnLux*12/10)
	}
	return nil
}

type drawnDimmer struct{}

func (drawnDimmer) Set(float64) error { return nil }
func (drawnDimmer) Close() error      { return nil }
