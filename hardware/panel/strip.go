package panel

import (
	"bytes"
	"errors"
	"slices"

	"periph.io/x/conn/v3/gpio/gpiostream"
	"periph.io/x/conn/v3/physic"
	"periph.io/x/conn/v3/spi"
	"periph.io/x/devices/v3/apa102"
	"periph.io/x/devices/v3/nrzled"
)

// openStrip returns the writer of a strip's colours: red, green, blue of each LED.
func openStrip(k Kind, pixels int, port spi.PortCloser) (write func([]byte) error, err error) {
	if k == WS2812 {
		return openWS2812(pixels, port)
	}
	return openAPA102(pixels, port)
}

// apaSpeed is slow enough for a metre of loose wires; 60 LEDs take 1 ms.
const apaSpeed = 2 * physic.MegaHertz

func openAPA102(pixels int, port spi.PortCloser) (func([]byte) error, error) {
	if err := port.LimitSpeed(apaSpeed); err != nil {
		return nil, err
	}
	// The common brightness stays at its maximum, because it is modulated at 580 Hz, which a camera sees. The colours are modulated
	// at 19.2 kHz, which it does not see.
	o := apa102.PassThruOpts
	o.NumPixels = pixels
	// The driver sends as many final ones as are needed to clock the last LED; the data sheet asks for at least 32.
	end := max(0, 4-(pixels/16+1))
	d, err := apa102.New(tailed{port, bytes.Repeat([]byte{0xFF}, end)}, &o)
	if err != nil {
		return nil, err
	}
	return func(p []byte) error { _, err := d.Write(p); return err }, nil
}

// tailed is a port that appends some bytes to each transmission.
type tailed struct {
	spi.PortCloser
	tail []byte
}

// Connect implements spi.Port.
func (t tailed) Connect(f physic.Frequency, mode spi.Mode, bits int) (spi.Conn, error) {
	c, err := t.PortCloser.Connect(f, mode, bits)
	return tailedConn{c, t.tail}, err
}

type tailedConn struct {
	spi.Conn
	tail []byte
}

// Tx implements conn.Conn.
func (c tailedConn) Tx(w, r []byte) error { return c.Conn.Tx(append(slices.Clip(w), c.tail...), r) }

// wsSpeed is the bus speed at which three bits of the bus are one bit of the strip: 100 is a zero and 110 a one. The driver's own SPI
// mode uses four bits, 1000 and 1110, which keeps a one high for 1.2 µs instead of the 0.8 µs of the data sheet.
const wsSpeed = 2400 * physic.KiloHertz

func openWS2812(pixels int, port spi.PortCloser) (func([]byte) error, error) {
	c, err := port.Connect(wsSpeed, spi.Mode0, 8)
	if err != nil {
		return nil, err
	}
	d, err := nrzled.NewStream(wsLine{c}, &nrzled.Opts{NumPixels: pixels, Channels: 3, Freq: wsSpeed})
	if err != nil {
		return nil, err
	}
	return func(p []byte) error { _, err := d.Write(p); return err }, nil
}

// wsLine is the data line of an SPI bus as an output of a bit stream.
type wsLine struct{ c spi.Conn }

// The line must be low before the first bit, whatever its level was, and after the last one until the LEDs latch their colours: 280 µs
// for the newest.
var wsBefore, wsAfter = make([]byte, 3), make([]byte, 88)

// StreamOut implements gpiostream.PinOut.
func (l wsLine) StreamOut(s gpiostream.Stream) error {
	b, ok := s.(*gpiostream.BitStream)
	if !ok || b.LSBF {
		return errors.New("the strip takes bits, the highest first")
	}
	return l.c.Tx(slices.Concat(wsBefore, b.Bits, wsAfter), nil)
}

func (l wsLine) String() string   { return l.c.String() }
func (l wsLine) Halt() error      { return nil }
func (l wsLine) Name() string     { return l.c.String() }
func (l wsLine) Number() int      { return -1 }
func (l wsLine) Function() string { return "" }
