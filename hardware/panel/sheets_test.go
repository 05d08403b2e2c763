package panel

import (
	"bytes"
	"fmt"
	"math"
	"path/filepath"
	"testing"
	"testing/synctest"
	"time"

	"periph.io/x/conn/v3/i2c"
	"periph.io/x/conn/v3/i2c/i2ctest"
	"periph.io/x/conn/v3/spi/spitest"
)

// ROHM BH1750FVI Technical Note, 2009.04 Rev. B.
//
// Page 10, "Slave Address": ADDR high 1011100, ADDR low 0100011. "Write Format": one command, then a stop condition.
// "Read Format": address, high byte, low byte; the example 1000_0011 1001_0000 is 28067 lx.
// Page 5, "Instruction Set Architecture": one time H-resolution mode 0010_0000, power down 0000_0000.
// Page 2, "Electrical Characteristics": H-resolution takes up to 180 ms; 1.2 counts a lux.
func TestTheBytesOfTheLightSensorAreThoseOfItsDataSheet(t *testing.T) {
	for high, want := range map[bool]uint16{false: 0b0100011, true: 0b1011100} {
		synctest.Test(t, func(t *testing.T) {
			bus := &i2ctest.Playback{DontPanic: true, Ops: []i2ctest.IO{
				{Addr: want, W: []byte{0b0010_0000}},
				{Addr: want, R: []byte{0b1000_0011, 0b1001_0000}},
				{Addr: want, W: []byte{0b0000_0000}},
			}}
			meter := luxmeter{i2c.Dev{Bus: bus, Addr: SensorWiring{High: high}.address()}}
			began := time.Now()
			lux, err := meter.measure()
			if took := time.Since(began); err != nil || fmt.Sprintf("%.0f", lux) != "28067" || took < 180*ms {
				t.Error(lux, err, took)
			}
			if err := meter.sleep(); err != nil {
				t.Error(err)
			}
			if err := bus.Close(); err != nil {
				t.Error(err)
			}
		})
	}
}

// APA102C data sheet, the figure of the data structure: a start frame of 32 zeros; for each LED three ones, five bits of
// brightness for all colours, then blue, green, red, eight bits each; an end frame of 32 ones. Its text on the five bits:
// 11111 is 31/31.
func TestTheBytesOfAnAPA102AreThoseOfItsDataSheet(t *testing.T) {
	for _, pixels := range []int{1, 8, 16, 60} {
		rec := &spitest.Record{}
		write, err := openStrip(APA102, pixels, rec)
		if err != nil {
			t.Fatal(err)
		}
		colours := make([]byte, 3*pixels)
		for i := range colours {
			colours[i] = byte(7 * i)
		}
		if err := write(colours); err != nil {
			t.Fatal(err)
		}
		want := []byte{0, 0, 0, 0}
		for i := range pixels {
			want = append(want, 0b111_11111, colours[3*i+2], colours[3*i+1], colours[3*i])
		}
		got := rec.Ops[0].W
		if len(rec.Ops) != 1 || !bytes.HasPrefix(got, want) {
			t.Fatalf("%d LEDs: % X, want it to begin % X", pixels, got, want)
		}
		end := got[len(want):]
		if len(end) < 4 || !bytes.Equal(end, bytes.Repeat([]byte{0xFF}, len(end))) {
			t.Errorf("%d LEDs: the end frame is % X, want 32 ones or more", pixels, end)
		}
		// Each LED hands the data on half a clock late (the sheet does not say so; measured by Tim, "Understanding the APA102
		// Superled", 2014): the last one needs half as many clocks more as there are LEDs.
		if 8*len(end) < (pixels+1)/2 {
			t.Errorf("%d LEDs: %d clocks at the end are too few", pixels, 8*len(end))
		}
	}
}

// WorldSemi WS2812B data sheet. "Data transfer time": a 0 is high for 0.4 µs and low for 0.85 µs, a 1 high for 0.8 µs and
// low for 0.45 µs, ±0.15 µs each. "Composition of 24bit data": green, red, blue, the highest bit first. "Reset": low for
// more than 50 µs; the sheet of version V5 wants more than 280 µs.
func TestTheBitsOfAWS2812AreThoseOfItsDataSheet(t *testing.T) {
	const bit = 1 / 2.4 // µs
	rec := &spitest.Record{}
	write, err := openStrip(WS2812, 2, rec)
	if err != nil {
		t.Fatal(err)
	}
	if err := write([]byte{0x01, 0xA5, 0x80, 0xFF, 0x00, 0x3C}); err != nil {
		t.Fatal(err)
	}
	var got []byte
	high, low := 0, 0
	symbol := func() {
		if high == 0 {
			return
		}
		near := func(n int, µs float64) bool { return math.Abs(float64(n)*bit-µs) <= 0.15 }
		last := len(got) == 47 // its low runs on into the reset
		switch {
		case near(high, 0.4) && (near(low, 0.85) || last):
			got = append(got, 0)
		case near(high, 0.8) && (near(low, 0.45) || last):
			got = append(got, 1)
		default:
			t.Fatalf("%d bits of the bus high and %d low are no bit of the strip", high, low)
		}
	}
	for _, b := range rec.Ops[0].W {
		for i := 7; i >= 0; i-- {
			if b>>i&1 == 1 {
				if low > 0 {
					symbol()
					high, low = 0, 0
				}
				high++
			} else {
				low++
			}
		}
	}
	symbol()
	if rest := float64(low) * bit; rest < 280 {
		t.Errorf("the line rests for %.0f µs", rest)
	}
	var want []byte
	for _, b := range []byte{0xA5, 0x01, 0x80, 0x00, 0xFF, 0x3C} { // green, red, blue
		for i := 7; i >= 0; i-- {
			want = append(want, b>>i&1)
		}
	}
	if !bytes.Equal(got, want) {
		t.Errorf("bits %v, want %v", got, want)
	}
}

// Linux kernel, Documentation/driver-api/pwm.rst, "Using PWMs with the sysfs interface": a channel appears as pwmX when X is
// written to export; period and duty_cycle are in nanoseconds, duty_cycle is less than the period; 1 in enable switches
// it on.
func TestADimmerWritesWhatTheKernelDocuments(t *testing.T) {
	for _, c := range []struct {
		chip    string
		pin     int
		channel string
	}{
		{"fe20c000.pwm", 12, "pwm0"}, {"fe20c000.pwm", 33, "pwm1"}, {"1f00098000.pwm", 12, "pwm2"}, {"1f00098000.pwm", 35, "pwm3"},
	} {
		sys := t.TempDir()
		device := filepath.Join(sys, "devices", c.chip)
		chip := filepath.Join(sys, "class/pwm/pwmchip0")
		file(t, filepath.Join(device, "uevent"), "")
		file(t, filepath.Join(chip, "export"), "")
		link(t, device, filepath.Join(chip, "device"))
		at := func(name string) string { return filepath.Join(chip, c.channel, name) }
		for _, name := range []string{"period", "duty_cycle", "enable"} {
			file(t, at(name), "0")
		}
		d, err := openPWM(sys, c.pin)
		if err != nil {
			t.Fatal(c, err)
		}
		if err := d.Set(0.6); err != nil {
			t.Fatal(err)
		}
		if got := read(t, at("period")) + " " + read(t, at("duty_cycle")) + " " + read(t, at("enable")); got != "50000 30000 1" {
			t.Errorf("%v: period, duty cycle and enable are %s", c, got)
		}
	}
}

func TestAChannelThatIsNotThereIsExportedFirst(t *testing.T) {
	sys := t.TempDir()
	device, chip := filepath.Join(sys, "devices/3f20c000.pwm"), filepath.Join(sys, "class/pwm/pwmchip0")
	file(t, filepath.Join(device, "uevent"), "")
	file(t, filepath.Join(chip, "export"), "")
	link(t, device, filepath.Join(chip, "device"))
	if _, err := openPWM(sys, 33); err == nil { // no kernel makes the channel here
		t.Fatal("it was opened")
	}
	if got := read(t, filepath.Join(chip, "export")); got != "1" {
		t.Errorf("%q was written to export", got)
	}
}

func TestDimmingThatIsSwitchedOffIsToldWithTheLineThatIsMissing(t *testing.T) {
	_, err := openPWM(t.TempDir(), 12)
	if want := "Dimming on pin 12 is switched off: add dtoverlay=pwm,pin=18,func=2 to /boot/firmware/config.txt and restart the machine."; err == nil || err.Error() != want {
		t.Error(err)
	}
}
