package panel

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"io/fs"
	"os"
	"slices"

	"github.com/google/renameio/v2/maybe"
	"periph.io/x/devices/v3/bh1750"
)

// WiringVersion is the version of the wiring file that this program writes and reads.
const WiringVersion = 1

// Wiring says which parts are wired to which pins of the header. Pins are numbered 1 to 40, as printed beside it. A part that is nil
// is not wired.
type Wiring struct {
	Version int           `json:"version"`
	Button  *ButtonWiring `json:"button,omitempty"`
	Light   *LightWiring  `json:"light,omitempty"`
	State   *StateWiring  `json:"state,omitempty"`
	Buzzer  *BuzzerWiring `json:"buzzer,omitempty"`
	Sensor  *SensorWiring `json:"sensor,omitempty"`
}

// ButtonWiring is a push button between a pin and ground.
type ButtonWiring struct {
	Pin int `json:"pin"`
}

// Kind is the kind of a lamp.
type Kind string

// The kinds of lamps.
const (
	APA102 Kind = "apa102" // a strip or ring with data and clock
	WS2812 Kind = "ws2812" // a strip or ring with data only
	Relay  Kind = "relay"  // on and off
	PWM    Kind = "pwm"    // with hardware PWM, through a transistor
	LEDs   Kind = "leds"   // one to four single LEDs, for the state
)

// LightWiring is the light over the board.
type LightWiring struct {
	Kind   Kind `json:"kind"`             // APA102, WS2812, Relay or PWM
	Pin    int  `json:"pin"`              // of a relay or PWM its pin, of a strip the data pin
	Pixels int  `json:"pixels,omitempty"` // of a strip: how many LEDs
	Low    bool `json:"low,omitempty"`    // of a relay: on when the pin is low
	// Level is the brightness, above 0 up to 1, if no rig has the brightness of its calibration; 0: full brightness.
	Level float64 `json:"level,omitempty"`
}

// StateWiring are the lamps that show the state of the table.
type StateWiring struct {
	Kind   Kind  `json:"kind"`             // LEDs, APA102 or WS2812
	Pins   []int `json:"pins,omitempty"`   // of LEDs: one to four, in the order ready, reading, asks, trouble
	Pin    int   `json:"pin,omitempty"`    // of a strip: the data pin
	Pixels int   `json:"pixels,omitempty"` // of a strip: how many LEDs
}

// BuzzerWiring is a buzzer that sounds while its pin is high.
type BuzzerWiring struct {
	Pin int  `json:"pin"`
	On  bool `json:"on"` // false: it stays silent
}

// SensorWiring is a BH1750 on the I²C pins 3 and 5.
type SensorWiring struct {
	High bool `json:"high"` // its ADDR pin is wired to 3.3 V
}

// address of the sensor on the bus.
func (w SensorWiring) address() uint16 {
	if w.High {
		return bh1750.AlternativeI2CAddr
	}
	return bh1750.I2CAddr
}

func (k Kind) strip() bool { return k == APA102 || k == WS2812 }

const mostPixels = 60

// Check returns the first thing that is impossible in a wiring, as one sentence (*Fault).
func (w Wiring) Check() error {
	if w.Version != WiringVersion {
		return fault("panel-version")
	}
	if l := w.Light; l != nil {
		if err := checkLamp(l.Kind, l.Pin, l.Pixels, APA102, WS2812, Relay, PWM); err != nil {
			return orKind(err, "panel-light-kind")
		}
		if !(l.Level >= 0 && l.Level <= 1) {
			return fault("panel-level")
		}
	}
	if s := w.State; s != nil {
		if err := checkLamp(s.Kind, s.Pin, s.Pixels, LEDs, APA102, WS2812); err != nil {
			return orKind(err, "panel-state-kind")
		}
		if s.Kind == LEDs && (len(s.Pins) < 1 || len(s.Pins) > 4) {
			return fault("panel-leds", "Count", len(s.Pins))
		}
	}
	return w.checkPins()
}

var errKind = errors.New("no such kind")

func orKind(err error, id string) error {
	if errors.Is(err, errKind) {
		return fault(id)
	}
	return err
}

func checkLamp(k Kind, pin, pixels int, may ...Kind) error {
	if !slices.Contains(may, k) {
		return errKind
	}
	if k.strip() {
		if err := usable(pin); err != nil {
			return err
		}
		if _, ok := busOf(pin); !ok {
			return fault("panel-pin-data", "Pin", pin)
		}
		if pixels < 1 || pixels > mostPixels {
			return fault("panel-pixels", "Pixels", pixels)
		}
	}
	if k == PWM {
		if err := usable(pin); err != nil {
			return err
		}
		if !slices.Contains(pwmPins, pin) {
			return fault("panel-pin-pwm", "Pin", pin)
		}
	}
	return nil
}

// checkPins returns a fault for a pin that cannot be used or is used twice.
func (w Wiring) checkPins() error {
	var own []int // of single parts
	taken := map[int]bool{}
	strip := func(pin int) error {
		bus, _ := busOf(pin)
		if taken[pin] {
			return fault("panel-bus-twice", "Pin", pin)
		}
		for _, p := range busPins[bus] {
			taken[p] = true
		}
		return nil
	}
	if w.Button != nil {
		own = append(own, w.Button.Pin)
	}
	if l := w.Light; l != nil && l.Kind.strip() {
		if err := strip(l.Pin); err != nil {
			return err
		}
	} else if l != nil {
		own = append(own, l.Pin)
	}
	if s := w.State; s != nil && s.Kind.strip() {
		if err := strip(s.Pin); err != nil {
			return err
		}
	} else if s != nil {
		own = append(own, s.Pins...)
	}
	if w.Buzzer != nil {
		own = append(own, w.Buzzer.Pin)
	}
	if w.Sensor != nil {
		taken[sdaPin], taken[sclPin] = true, true
	}
	for i, pin := range own {
		if err := usable(pin); err != nil {
			return err
		}
		if taken[pin] {
			return fault("panel-pin-bus", "Pin", pin)
		}
		if slices.Contains(own[:i], pin) {
			return fault("panel-pin-twice", "Pin", pin)
		}
	}
	return nil
}

// mostWiring is the largest wiring file that is read, in bytes.
const mostWiring = 16 << 10

// ParseWiring reads and checks the text of a wiring file. An unknown field is an error: it may be a typing error.
func ParseWiring(data []byte) (Wiring, error) {
	var w Wiring
	if len(data) > mostWiring {
		return w, fault("panel-unread", "Reason", "it is larger than 16 KB")
	}
	d := json.NewDecoder(bytes.NewReader(data))
	d.DisallowUnknownFields()
	if err := d.Decode(&w); err != nil {
		return Wiring{}, fault("panel-unread", "Reason", err.Error())
	}
	if _, err := d.Token(); !errors.Is(err, io.EOF) {
		return Wiring{}, fault("panel-unread", "Reason", "something follows it")
	}
	if err := w.Check(); err != nil {
		return Wiring{}, err
	}
	return w, nil
}

// LoadWiring reads a wiring file. Without a file it returns a wiring without parts, and there is false.
func LoadWiring(path string) (w Wiring, there bool, err error) {
	f, err := os.Open(path)
	if errors.Is(err, fs.ErrNotExist) {
		return Wiring{Version: WiringVersion}, false, nil
	}
	if err != nil {
		return w, true, fault("panel-unread", "Reason", err.Error())
	}
	defer f.Close()
	data, err := io.ReadAll(io.LimitReader(f, mostWiring+1))
	if err != nil {
		return w, true, fault("panel-unread", "Reason", err.Error())
	}
	w, err = ParseWiring(data)
	return w, true, err
}

// Save writes the wiring file atomically: the old file stays until the new one is on disk.
func (w Wiring) Save(path string) error {
	if err := w.Check(); err != nil {
		return err
	}
	text, err := json.MarshalIndent(w, "", " ")
	if err == nil {
		err = maybe.WriteFile(path, append(text, '\n'), 0o600)
	}
	if err != nil {
		return fault("panel-not-kept", "Reason", err.Error())
	}
	return nil
}
