package panel

import "time"

// State is the part of the table's state that the panel shows.
type State struct {
	// Playing: a game goes on and people are present.
	Playing bool
	// Waiting: a throw is awaited or read. The light must not change then.
	Waiting bool
	Signal  Signal
	// Offered: the host's role is offered to the next device. The lamps then show Asks, also where nobody plays.
	Offered bool
	// Read identifies the throw that was read last. Each new one causes a short sound.
	Read string
}

// shown returns the signal that the lamps show.
func (s State) shown() Signal {
	switch {
	case s.Offered:
		return Asks
	case s.Playing:
		return s.Signal
	}
	return Off
}

// Signal is the state that the lamps show.
type Signal string

// The signals.
const (
	Off     Signal = ""        // nobody plays
	Ready   Signal = "ready"   // throw, or play on
	Reading Signal = "reading" // hands off
	Asks    Signal = "asks"    // look at the tablet
	Trouble Signal = "trouble" // the camera or the reader is away
)

// signals lists the signals in the order of their lamps.
var signals = []Signal{Ready, Reading, Asks, Trouble}

// rhythm returns how a signal blinks: durations of on, off, on, off and so on, repeated; nil: steady. No signal flashes more than three
// times in any second (WCAG 2.2, 2.3.1).
func (s Signal) rhythm() []time.Duration {
	const ms = time.Millisecond
	switch s {
	case Reading:
		return []time.Duration{500 * ms, 500 * ms}
	case Asks:
		return []time.Duration{200 * ms, 200 * ms, 200 * ms, 1400 * ms}
	case Trouble:
		return []time.Duration{200 * ms, 200 * ms}
	}
	return nil
}

// place returns the index of the lamp that shows a signal, of n lamps. With four lamps each signal has its own.
func (s Signal) place(n int) int {
	for i, one := range signals {
		if one == s {
			return i * n / len(signals)
		}
	}
	return -1
}

// colour returns red, green and blue of a signal on a strip, dim enough for people beside it. Signals never differ by colour alone;
// place and rhythm differ too.
func (s Signal) colour() [3]byte {
	switch s {
	case Ready:
		return [3]byte{0, 48, 24}
	case Reading:
		return [3]byte{0, 24, 64}
	case Asks:
		return [3]byte{64, 36, 0}
	case Trouble:
		return [3]byte{64, 0, 0}
	}
	return [3]byte{}
}

// frame is the picture that the lamps show at one moment.
type frame struct {
	signal Signal
	lit    bool
}

// lamps returns which of n single lamps are on.
func (f frame) lamps(n int) []bool {
	all := make([]bool, n)
	if p := f.signal.place(n); p >= 0 {
		all[p] = f.lit
	}
	return all
}

// pixels returns the colours of a strip of n LEDs, red, green, blue each. Each signal has a quarter of the strip.
func (f frame) pixels(n int) []byte {
	all := make([]byte, 3*n)
	if !f.lit {
		return all
	}
	places := min(n, len(signals))
	at, c := f.signal.place(places), f.signal.colour()
	for i := range n {
		if i*places/n == at {
			copy(all[3*i:], c[:])
		}
	}
	return all
}
