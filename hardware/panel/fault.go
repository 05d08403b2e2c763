package panel

import (
	"fmt"
	"maps"
	"slices"
	"strings"
)

// Fault is an error of the wiring or of a part: one sentence, which pages show in their own language.
type Fault struct {
	ID   string         // one of Sentences
	Args map[string]any // values of its placeholders
}

func fault(id string, args ...any) *Fault {
	f := &Fault{ID: id, Args: map[string]any{}}
	for i := 0; i+1 < len(args); i += 2 {
		f.Args[args[i].(string)] = args[i+1]
	}
	return f
}

// Error is the sentence in English.
func (f *Fault) Error() string {
	text := sentences[f.ID]
	for _, name := range slices.Sorted(maps.Keys(f.Args)) {
		text = strings.ReplaceAll(text, "{{."+name+"}}", fmt.Sprint(f.Args[name]))
	}
	return text
}

// Sentences returns the English text of every fault by its ID, with placeholders such as {{.Pin}}.
func Sentences() map[string]string { return maps.Clone(sentences) }

var sentences = map[string]string{
	// the wiring
	"panel-unread":        "The wiring cannot be read ({{.Reason}}): write it again on the page of the button and the light.",
	"panel-not-kept":      "The wiring could not be saved ({{.Reason}}): make room on the disk or give this user the right to write there.",
	"panel-version":       "The wiring was written by another version of this program: write it again on the page of the button and the light.",
	"panel-pin-unknown":   "There is no pin {{.Pin}}: the header has pins 1 to 40.",
	"panel-pin-power":     "Pin {{.Pin}} is power: choose one that is marked GPIO.",
	"panel-pin-ground":    "Pin {{.Pin}} is ground: choose one that is marked GPIO.",
	"panel-pin-memory":    "Pin {{.Pin}} is kept for the memory of add-on boards: choose another.",
	"panel-pin-twice":     "Pin {{.Pin}} is wired twice: give each part a pin of its own.",
	"panel-pin-bus":       "Pin {{.Pin}} belongs to the bus of the strip or the sensor: choose another.",
	"panel-pin-pwm":       "Pin {{.Pin}} cannot dim a light: wire it to pin 12, 32, 33 or 35.",
	"panel-pin-data":      "Pin {{.Pin}} sends no data to a strip: wire the strip's data to pin 19 or 38.",
	"panel-bus-twice":     "Two strips cannot share pin {{.Pin}}: wire one of them to pin 19 and the other to pin 38.",
	"panel-light-kind":    "The light is of an unknown kind: it is an APA102 or a WS2812 strip, a relay or a dimmed light.",
	"panel-state-kind":    "The signal lamps are of an unknown kind: they are LEDs, an APA102 or a WS2812 strip.",
	"panel-level":         "The light is between 1 and 100 % bright.",
	"panel-leds":          "{{.Count}} signal LEDs are too many or too few: wire one to four.",
	"panel-pixels":        "A strip cannot have {{.Pixels}} LEDs: use 1 to 60.",
	"panel-waits":         "A throw is awaited, and the light must not change now: change the wiring before or after it.",
	"panel-not-drawn":     "This button is a real one: press it by hand.",
	"panel-no-button":     "No button is wired.",
	"panel-press-seconds": "A button is held for up to 10 seconds.",
	// the parts
	"panel-not-wired": "Nothing is wired.",
	"panel-quiet":     "It is wired, but sound is off: switch it on in the wiring.",
	"panel-no-header": "This machine has no header with pins.",
	"panel-no-rights": "This user may not use the pins: add it to the groups gpio, spi and i2c and start again.",
	"panel-busy":      "Another program uses pin {{.Pin}}: stop it or choose another pin.",
	"panel-spi-off":   "The SPI bus {{.Bus}} is switched off: add {{.Line}} to /boot/firmware/config.txt and restart the machine.",
	"panel-i2c-off":   "The I²C bus is switched off: add dtparam=i2c_arm=on to /boot/firmware/config.txt and restart the machine.",
	"panel-pwm-off":   "Dimming on pin {{.Pin}} is switched off: add {{.Line}} to /boot/firmware/config.txt and restart the machine.",
	"panel-hangs":     "It does not answer: check its wires and its supply.",
	"panel-failed":    "It failed ({{.Reason}}): check its wires.",
	"panel-silent":    "Nothing answers at address {{.Address}}: check the sensor's wires and its ADDR pin.",
	"panel-stuck":     "The button has been down for a minute: check that its wires do not touch.",
}
