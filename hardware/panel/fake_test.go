package panel

import (
	"bytes"
	"errors"
	"log/slog"
	"os"
	"path/filepath"
	"sync"
	"testing"
	"time"

	"periph.io/x/conn/v3"
	"periph.io/x/conn/v3/gpio"
	"periph.io/x/conn/v3/gpio/gpiotest"
	"periph.io/x/conn/v3/i2c"
	"periph.io/x/conn/v3/physic"
	"periph.io/x/conn/v3/spi"
)

// bench is a header on a workbench: what is wired to it does as a test says.
type bench struct {
	mu     sync.Mutex
	pins   map[int]*gpiotest.Pin
	port   *wire
	bus    *lightBus
	dimmed []float64
	broken map[string]error // what cannot be opened: "spi", "i2c", "in", "out", "dimmer"
}

func newBench() *bench {
	return &bench{pins: map[int]*gpiotest.Pin{}, port: &wire{}, bus: &lightBus{lux: 240}, broken: map[string]error{}}
}

func (b *bench) breaks(what string, err error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.broken[what] = err
}

func (b *bench) pin(n int) *gpiotest.Pin {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.pins[n] == nil {
		b.pins[n] = &gpiotest.Pin{N: "pin", Num: n, L: gpio.High, EdgesChan: make(chan gpio.Level, 256)}
	}
	return b.pins[n]
}

func (b *bench) fails(what string) error {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.broken[what]
}

func (b *bench) In(pin int) (In, error)   { return b.pin(pin), b.fails("in") }
func (b *bench) Out(pin int) (Out, error) { return b.pin(pin), b.fails("out") }

func (b *bench) SPI(int) (spi.PortCloser, error) {
	if err := b.fails("spi"); err != nil {
		return nil, err
	}
	return b.port, nil
}

func (b *bench) I2C() (i2c.BusCloser, error) {
	if err := b.fails("i2c"); err != nil {
		return nil, err
	}
	return b.bus, nil
}

func (b *bench) Dimmer(int) (Dimmer, error) { return b, b.fails("dimmer") }

func (b *bench) Set(level float64) error {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.dimmed = append(b.dimmed, level)
	return nil
}

func (b *bench) Close() error { return nil }

// wire is an SPI port that remembers what was sent, and fails or hangs as a test says.
type wire struct {
	mu    sync.Mutex
	sent  [][]byte
	at    []time.Time
	err   error
	hangs chan struct{} // a transmission waits until it is closed
}

func (w *wire) String() string                                            { return "wire" }
func (w *wire) Close() error                                              { return nil }
func (w *wire) LimitSpeed(physic.Frequency) error                         { return nil }
func (w *wire) Duplex() conn.Duplex                                       { return conn.Half }
func (w *wire) TxPackets([]spi.Packet) error                              { return errors.ErrUnsupported }
func (w *wire) Connect(physic.Frequency, spi.Mode, int) (spi.Conn, error) { return w, nil }

func (w *wire) Tx(out, _ []byte) error {
	w.mu.Lock()
	hangs, err := w.hangs, w.err
	w.mu.Unlock()
	if hangs != nil {
		<-hangs
	}
	if err != nil {
		return err
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	w.sent, w.at = append(w.sent, bytes.Clone(out)), append(w.at, time.Now())
	return nil
}

func (w *wire) becomes(err error, hangs chan struct{}) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.err, w.hangs = err, hangs
}

func (w *wire) count() int {
	w.mu.Lock()
	defer w.mu.Unlock()
	return len(w.sent)
}

// white is how bright the first LED was told to be last; -1: never.
func (w *wire) white() int {
	w.mu.Lock()
	defer w.mu.Unlock()
	if len(w.sent) == 0 {
		return -1
	}
	return int(w.sent[len(w.sent)-1][5])
}

// lightBus is an I²C bus with a light sensor on it.
type lightBus struct {
	mu   sync.Mutex
	lux  float64
	gone error
	sent []byte
}

func (b *lightBus) String() string                  { return "bus" }
func (b *lightBus) Close() error                    { return nil }
func (b *lightBus) SetSpeed(physic.Frequency) error { return nil }

func (b *lightBus) all() []byte {
	b.mu.Lock()
	defer b.mu.Unlock()
	return bytes.Clone(b.sent)
}

func (b *lightBus) becomes(lux float64, gone error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.lux, b.gone = lux, gone
}

func (b *lightBus) Tx(_ uint16, w, r []byte) error {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.gone != nil {
		return b.gone
	}
	b.sent = append(b.sent, w...)
	if len(r) == 2 {
		n := uint16(b.lux * 1.2)
		r[0], r[1] = byte(n>>8), byte(n)
	}
	return nil
}

// lines counts what was logged.
type lines struct {
	mu sync.Mutex
	b  bytes.Buffer
}

func (l *lines) Write(p []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.b.Write(p)
}

func (l *lines) count(s string) int {
	l.mu.Lock()
	defer l.mu.Unlock()
	return bytes.Count(l.b.Bytes(), []byte(s))
}

func (l *lines) log() *slog.Logger { return slog.New(slog.NewTextHandler(l, nil)) }

func is(t *testing.T, p *Panel, name Name) Part {
	t.Helper()
	for _, part := range p.Status().Parts {
		if part.Name == name {
			return part
		}
	}
	t.Fatalf("there is no %s", name)
	return Part{}
}

func file(t *testing.T, path, text string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
}

func read(t *testing.T, path string) string {
	t.Helper()
	b, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

func link(t *testing.T, to, path string) {
	t.Helper()
	if err := os.Symlink(to, path); err != nil {
		t.Fatal(err)
	}
}
