package panel

import (
	"encoding/json"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
)

func TestAWiringThatCannotBeIsRefusedInOneSentence(t *testing.T) {
	leds := func(pins ...int) *StateWiring { return &StateWiring{Kind: LEDs, Pins: pins} }
	for name, c := range map[string]struct {
		wiring Wiring
		says   string
	}{
		"a pin twice":                  {Wiring{Button: &ButtonWiring{11}, Buzzer: &BuzzerWiring{Pin: 11}}, "Pin 11 is wired twice: give each part a pin of its own."},
		"a LED on the button's pin":    {Wiring{Button: &ButtonWiring{29}, State: leds(31, 29)}, "Pin 29 is wired twice: give each part a pin of its own."},
		"a pin that is 5 V":            {Wiring{Button: &ButtonWiring{2}}, "Pin 2 is power: choose one that is marked GPIO."},
		"a pin that is 3.3 V":          {Wiring{Light: &LightWiring{Kind: Relay, Pin: 17}}, "Pin 17 is power: choose one that is marked GPIO."},
		"a pin that is ground":         {Wiring{Buzzer: &BuzzerWiring{Pin: 39}}, "Pin 39 is ground: choose one that is marked GPIO."},
		"a pin of add-on boards":       {Wiring{Button: &ButtonWiring{27}}, "Pin 27 is kept for the memory of add-on boards: choose another."},
		"a pin that is not there":      {Wiring{Button: &ButtonWiring{41}}, "There is no pin 41: the header has pins 1 to 40."},
		"no pin":                       {Wiring{State: leds(0)}, "There is no pin 0: the header has pins 1 to 40."},
		"a pin of the strip's bus":     {Wiring{Button: &ButtonWiring{24}, Light: &LightWiring{Kind: APA102, Pin: 19, Pixels: 16}}, "Pin 24 belongs to the bus of the strip or the sensor: choose another."},
		"a pin of the sensor's bus":    {Wiring{Button: &ButtonWiring{5}, Sensor: &SensorWiring{}}, "Pin 5 belongs to the bus of the strip or the sensor: choose another."},
		"dimming beside the 2nd bus":   {Wiring{Light: &LightWiring{Kind: PWM, Pin: 12}, State: &StateWiring{Kind: WS2812, Pin: 38, Pixels: 8}}, "Pin 12 belongs to the bus of the strip or the sensor: choose another."},
		"two strips on one bus":        {Wiring{Light: &LightWiring{Kind: APA102, Pin: 19, Pixels: 16}, State: &StateWiring{Kind: WS2812, Pin: 19, Pixels: 8}}, "Two strips cannot share pin 19: wire one of them to pin 19 and the other to pin 38."},
		"data on a pin without a bus":  {Wiring{Light: &LightWiring{Kind: WS2812, Pin: 12, Pixels: 16}}, "Pin 12 sends no data to a strip: wire the strip's data to pin 19 or 38."},
		"dimming where none is":        {Wiring{Light: &LightWiring{Kind: PWM, Pin: 11}}, "Pin 11 cannot dim a light: wire it to pin 12, 32, 33 or 35."},
		"an unknown light":             {Wiring{Light: &LightWiring{Kind: "candle", Pin: 11}}, "The light is of an unknown kind: it is an APA102 or a WS2812 strip, a relay or a dimmed light."},
		"single LEDs as the light":     {Wiring{Light: &LightWiring{Kind: LEDs, Pin: 11}}, "The light is of an unknown kind: it is an APA102 or a WS2812 strip, a relay or a dimmed light."},
		"a relay as signal":            {Wiring{State: &StateWiring{Kind: Relay, Pin: 11}}, "The signal lamps are of an unknown kind: they are LEDs, an APA102 or a WS2812 strip."},
		"a light brighter than it can": {Wiring{Light: &LightWiring{Kind: PWM, Pin: 32, Level: 1.5}}, "The light is between 1 and 100 % bright."},
		"five LEDs":                    {Wiring{State: leds(29, 31, 33, 37, 36)}, "5 signal LEDs are too many or too few: wire one to four."},
		"a strip without an end":       {Wiring{Light: &LightWiring{Kind: APA102, Pin: 19, Pixels: 61}}, "A strip cannot have 61 LEDs: use 1 to 60."},
	} {
		c.wiring.Version = WiringVersion
		err := c.wiring.Check()
		if err == nil || err.Error() != c.says {
			t.Errorf("%s: %v", name, err)
		}
		if _, ok := err.(*Fault); !ok {
			t.Errorf("%s: %T is no Fault", name, err)
		}
	}
}

func TestAllThatTheGuideDrawsCanBeWiredAtOnce(t *testing.T) {
	w := DrawnWiring()
	if err := w.Check(); err != nil {
		t.Error(err)
	}
	w.Light = &LightWiring{Kind: PWM, Pin: 32}
	w.State = &StateWiring{Kind: APA102, Pin: 38, Pixels: 8}
	if err := w.Check(); err != nil {
		t.Error(err)
	}
}

func TestAWiringIsTheSameAfterTheFile(t *testing.T) {
	path := filepath.Join(t.TempDir(), "panel.json")
	if w, there, err := LoadWiring(path); err != nil || there || w != (Wiring{Version: WiringVersion}) {
		t.Error(w, there, err)
	}
	w := DrawnWiring()
	if err := w.Save(path); err != nil {
		t.Fatal(err)
	}
	if again, there, err := LoadWiring(path); err != nil || !there || !reflect.DeepEqual(w, again) {
		t.Errorf("%+v, %v, %v", again, there, err)
	}
	if err := w.Save(filepath.Join(path, "in a file")); err == nil || !strings.HasPrefix(err.Error(), "The wiring could not be saved (") {
		t.Error(err)
	}
	if left, _ := filepath.Glob(filepath.Join(filepath.Dir(path), ".panel-*")); len(left) > 0 {
		t.Error("left behind:", left)
	}
}

func TestAWiringFileWithATypingErrorIsRefused(t *testing.T) {
	for _, text := range []string{"", "{}", "null", `{"version":2}`, `{"version":1,"buton":{"pin":11}}`, `{"version":1} x`, `{"version":1,"button":{"pin":"11"}}`, strings.Repeat(" ", mostWiring+1)} {
		if w, err := ParseWiring([]byte(text)); err == nil {
			t.Errorf("%.40q is read as %+v", text, w)
		}
	}
}

func FuzzAWiringFileIsReadOrRefusedInOneSentence(f *testing.F) {
	whole, err := json.Marshal(DrawnWiring())
	if err != nil {
		f.Fatal(err)
	}
	f.Add(whole)
	f.Add([]byte(`{"version":1,"light":{"kind":"pwm","pin":12},"state":{"kind":"leds","pins":[29]}}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		w, err := ParseWiring(data)
		if err != nil {
			if text := err.Error(); text == "" || strings.Contains(text, "{{") {
				t.Fatalf("%q", text)
			}
			return
		}
		again, err := json.Marshal(w)
		if err != nil {
			t.Fatal(err)
		}
		if twice, err := ParseWiring(again); err != nil || !reflect.DeepEqual(w, twice) {
			t.Fatalf("%s is read as %+v and then as %+v, %v", data, w, twice, err)
		}
	})
}

// On a machine without a header, such as one that runs these tests, nothing is opened and each part says why.
func TestAMachineWithoutAHeaderSaysSo(t *testing.T) {
	if _, err := os.Stat("/dev/gpiochip0"); err == nil {
		t.Log("this machine has a header: only the made up folders are looked at")
	} else if _, err := ThisMachine().In(11); err == nil || err.Error() != "This machine has no header with pins." {
		t.Error(err)
	}
	h := &header{dev: t.TempDir(), sys: t.TempDir()}
	_, h.err = headerChip(h.dev)
	if _, err := h.Out(11); err == nil || err.(*Fault).ID != "panel-no-header" {
		t.Error(err)
	}
	if _, err := h.SPI(1); err == nil || err.Error() != "The SPI bus 1 is switched off: add dtoverlay=spi1-1cs to /boot/firmware/config.txt and restart the machine." {
		t.Error(err)
	}
	if _, err := h.I2C(); err == nil || err.(*Fault).ID != "panel-i2c-off" {
		t.Error(err)
	}
	if _, err := h.Dimmer(12); err == nil || err.(*Fault).ID != "panel-pwm-off" {
		t.Error(err)
	}
}

func TestTheHeaderHasFortyPinsAndEachLineOnce(t *testing.T) {
	lines, ground, power := map[int]bool{}, 0, 0
	for i, p := range Header() {
		if p.Pin != i+1 {
			t.Error(p)
		}
		switch p.Use {
		case Ground:
			ground++
		case Power:
			power++
		default:
			if lines[p.GPIO] || p.GPIO < 0 || p.GPIO > 27 {
				t.Error(p)
			}
			lines[p.GPIO] = true
		}
	}
	if len(lines) != 28 || ground != 8 || power != 4 {
		t.Error(len(lines), ground, power)
	}
}
