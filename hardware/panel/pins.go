package panel

import "fmt"

// Use is the function of a pin of the header.
type Use string

// The uses of pins.
const (
	Free   Use = "free" // a GPIO that anything may be wired to
	Power  Use = "power"
	Ground Use = "ground"
	Memory Use = "memory" // of add-on boards
)

// HeaderPin is one of the 40 pins.
type HeaderPin struct {
	Pin  int    `json:"pin"` // 1 to 40, as printed beside the header
	Name string `json:"name"`
	Use  Use    `json:"use"`
	GPIO int    `json:"-"` // the kernel's line on the header's chip; -1: none
}

// gpios maps each pin to the kernel's line of the Raspberry Pi's 40-pin header, which has been the same since the
// Model B+. Source: Raspberry Pi documentation, "GPIO and the 40-pin header".
var gpios = [41]int{
	3: 2, 5: 3, 7: 4, 8: 14, 10: 15, 11: 17, 12: 18, 13: 27, 15: 22, 16: 23, 18: 24, 19: 10, 21: 9, 22: 25, 23: 11, 24: 8,
	26: 7, 27: 0, 28: 1, 29: 5, 31: 6, 32: 12, 33: 13, 35: 19, 36: 16, 37: 26, 38: 20, 40: 21,
}

// Header lists the pins of the header.
func Header() []HeaderPin {
	all := make([]HeaderPin, 40)
	for i := range all {
		pin := i + 1
		p := HeaderPin{Pin: pin, Use: Free, GPIO: gpios[pin]}
		p.Name = fmt.Sprintf("GPIO %d", p.GPIO)
		switch pin {
		case 1, 17:
			p.Name, p.Use = "3.3 V", Power
		case 2, 4:
			p.Name, p.Use = "5 V", Power
		case 6, 9, 14, 20, 25, 30, 34, 39:
			p.Name, p.Use = "GND", Ground
		case 27, 28:
			p.Use = Memory
		}
		if p.Use == Power || p.Use == Ground {
			p.GPIO = -1
		}
		all[i] = p
	}
	return all
}

// Pins with an alternative function.
const (
	dataPin0, clockPin0 = 19, 23 // SPI bus 0
	dataPin1, clockPin1 = 38, 40 // SPI bus 1
	sdaPin, sclPin      = 3, 5   // I²C
)

// busPins are all pins that the kernel uses for an SPI bus: data out, clock, data in and chip selects.
var busPins = [2][]int{{dataPin0, 21, clockPin0, 24, 26}, {dataPin1, 35, clockPin1, 12}}

// busOf returns the SPI bus that sends data on a pin.
func busOf(pin int) (bus int, ok bool) {
	switch pin {
	case dataPin0:
		return 0, true
	case dataPin1:
		return 1, true
	}
	return 0, false
}

// pwmPins are the pins with hardware PWM.
var pwmPins = []int{12, 32, 33, 35}

// usable returns the fault of wiring a part to a pin, or nil.
func usable(pin int) error {
	if pin < 1 || pin > 40 {
		return fault("panel-pin-unknown", "Pin", pin)
	}
	switch Header()[pin-1].Use {
	case Power:
		return fault("panel-pin-power", "Pin", pin)
	case Ground:
		return fault("panel-pin-ground", "Pin", pin)
	case Memory:
		return fault("panel-pin-memory", "Pin", pin)
	}
	return nil
}
