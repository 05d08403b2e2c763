package panel

import (
	"time"

	"periph.io/x/conn/v3/gpio"
	"periph.io/x/conn/v3/i2c"
	"periph.io/x/conn/v3/spi"
)

// Host is a machine with a header. Its errors are Faults where people can do something about them.
type Host interface {
	In(pin int) (In, error)              // a pin of the header, 1 to 40
	Out(pin int) (Out, error)            // as above
	SPI(bus int) (spi.PortCloser, error) // bus 0 sends on pin 19, bus 1 on pin 38
	I2C() (i2c.BusCloser, error)         // pins 3 and 5
	Dimmer(pin int) (Dimmer, error)      // one of the pins that the kernel can dim
}

// In is an input pin; every gpio.PinIn is one.
type In interface {
	In(gpio.Pull, gpio.Edge) error
	Read() gpio.Level
	// WaitForEdge reports whether an edge came before the timeout.
	WaitForEdge(time.Duration) bool
}

// Out is an output pin; every gpio.PinOut is one.
type Out interface {
	Out(gpio.Level) error
}

// Dimmer is an output with pulse-width modulation.
type Dimmer interface {
	Set(level float64) error // duty cycle, 0 to 1
	Close() error
}

// release returns a pin to the kernel if it was taken from it.
func release(pin any) {
	if c, ok := pin.(interface{ Close() }); ok {
		c.Close()
	}
}
