package panel

import (
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"periph.io/x/conn/v3/gpio"
)

func TestASignalIsToldByPlaceAndRhythm(t *testing.T) {
	seen := map[Signal]string{}
	for _, s := range signals {
		synctest.Test(t, func(t *testing.T) {
			b := newBench()
			pins := []int{29, 31, 33, 37}
			p := Open(Config{Host: b, Default: Wiring{State: &StateWiring{Kind: LEDs, Pins: pins}}})
			p.Tell(State{Playing: true, Signal: s})
			var all strings.Builder
			for range 20 {
				time.Sleep(99 * ms)
				synctest.Wait()
				for _, pin := range pins {
					all.WriteByte(map[gpio.Level]byte{gpio.High: '#', gpio.Low: '.'}[b.pin(pin).Read()])
				}
				all.WriteByte(' ')
			}
			seen[s] = all.String()
			p.Tell(nobody)
			settle()
			for _, pin := range pins {
				if b.pin(pin).Read() != gpio.Low {
					t.Errorf("after %s: pin %d is on though nobody plays", s, pin)
				}
			}
			p.Close()
		})
	}
	for s, want := range map[Signal]string{
		Ready:   strings.Repeat("#... ", 20),
		Reading: strings.Repeat(".#.. ", 5) + strings.Repeat(".... ", 5) + strings.Repeat(".#.. ", 5) + strings.Repeat(".... ", 5),
		Asks:    "..#. ..#. .... .... ..#. ..#. " + strings.Repeat(".... ", 14),
	} {
		if seen[s] != want {
			t.Errorf("%s: %s\nwant %s", s, seen[s], want)
		}
	}
	if !strings.Contains(seen[Trouble], "...# ...# .... .... ...# ...# ....") {
		t.Errorf("trouble: %s", seen[Trouble])
	}
}

// People who cannot tell colours apart, and boards with fewer lamps, still tell signals apart: no two have the same place
// and rhythm.
func TestNoTwoSignalsAreAlikeHoweverManyLampsThereAre(t *testing.T) {
	for n := 1; n <= 4; n++ {
		for i, a := range signals {
			for _, b := range signals[:i] {
				same := len(a.rhythm()) == len(b.rhythm())
				for k := range a.rhythm() {
					same = same && a.rhythm()[k] == b.rhythm()[k]
				}
				if same && a.place(n) == b.place(n) {
					t.Errorf("with %d lamps %s looks like %s", n, a, b)
				}
			}
		}
	}
}

func TestNoSignalFlashesMoreThanThreeTimesASecond(t *testing.T) {
	for _, s := range signals {
		r := s.rhythm()
		for i := 0; len(r) > 0 && i < len(r); i += 2 {
			if r[i]+r[i+1] < time.Second/3 {
				t.Errorf("%s flashes every %v", s, r[i]+r[i+1])
			}
		}
	}
}

func TestASignalHasAQuarterOfAStripAndIsDim(t *testing.T) {
	for n := 1; n <= mostPixels; n++ {
		for _, s := range signals {
			lit := 0
			for i, c := range (frame{s, true}).pixels(n) {
				if c > 64 {
					t.Fatalf("%s on %d LEDs is bright", s, n)
				}
				if c > 0 && i%3 == 0 || c > 0 && i%3 == 2 && s == Reading || c > 0 && i%3 == 1 && s == Ready {
					lit++
				}
			}
			if lit < 1 || n >= 4 && lit > (n+3)/4 {
				t.Errorf("%s lights %d of %d LEDs", s, lit, n)
			}
		}
	}
}
