package panel

import (
	"bytes"
	"math"
	"time"

	"periph.io/x/conn/v3/gpio"
)

// openLight opens the light over the board. It does not change the light before it is given a level, 0 to 1.
func openLight(h Host, w LightWiring) (device[float64], error) {
	switch w.Kind {
	case Relay:
		pin, err := h.Out(w.Pin)
		if err != nil {
			return device[float64]{}, err
		}
		return device[float64]{
			show:  func(level float64) error { return pin.Out(gpio.Level((level > 0) != w.Low)) },
			close: func() { release(pin) },
		}, nil
	case PWM:
		d, err := h.Dimmer(w.Pin)
		if err != nil {
			return device[float64]{}, err
		}
		return device[float64]{show: d.Set, close: func() { d.Close() }}, nil
	}
	return openPixels(h, w.Kind, w.Pin, w.Pixels, func(level float64) []byte {
		white := byte(math.Round(min(max(level, 0), 1) * 255))
		return bytes.Repeat([]byte{white}, 3*w.Pixels)
	})
}

// openState opens the lamps that show the state of the table.
func openState(h Host, w StateWiring) (device[frame], error) {
	if w.Kind.strip() {
		return openPixels(h, w.Kind, w.Pin, w.Pixels, func(f frame) []byte { return f.pixels(w.Pixels) })
	}
	var pins []Out
	free := func() {
		for _, p := range pins {
			release(p)
		}
	}
	for _, n := range w.Pins {
		p, err := h.Out(n)
		if err != nil {
			free()
			return device[frame]{}, err
		}
		pins = append(pins, p)
	}
	return device[frame]{close: free, show: func(f frame) error {
		for i, on := range f.lamps(len(pins)) {
			if err := pins[i].Out(gpio.Level(on)); err != nil {
				return toldOf(w.Pins[i], err)
			}
		}
		return nil
	}}, nil
}

// openPixels opens a strip; draw returns the colours that show a value.
func openPixels[V any](h Host, k Kind, pin, pixels int, draw func(V) []byte) (device[V], error) {
	bus, _ := busOf(pin) // Check has refused pins without a bus
	port, err := h.SPI(bus)
	if err != nil {
		return device[V]{}, err
	}
	write, err := openStrip(k, pixels, port)
	if err != nil {
		port.Close()
		return device[V]{}, err
	}
	return device[V]{show: func(v V) error { return write(draw(v)) }, close: func() { port.Close() }}, nil
}

// sound is a number of short tones. serial distinguishes two equal sounds.
type sound struct{ serial, tones int }

// The durations of a tone and of the silence after it.
const (
	tone    = 80 * time.Millisecond
	silence = 120 * time.Millisecond
)

func openBuzzer(h Host, w BuzzerWiring) (device[sound], error) {
	pin, err := h.Out(w.Pin)
	if err == nil {
		err = pin.Out(gpio.Low)
	}
	if err != nil {
		return device[sound]{}, toldOf(w.Pin, err)
	}
	return device[sound]{close: func() { release(pin) }, show: func(s sound) error {
		for range s.tones {
			if err := pin.Out(gpio.High); err != nil {
				return toldOf(w.Pin, err)
			}
			time.Sleep(tone)
			if err := pin.Out(gpio.Low); err != nil {
				return toldOf(w.Pin, err)
			}
			time.Sleep(silence)
		}
		return nil
	}}, nil
}
