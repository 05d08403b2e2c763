package panel

import (
	"math/rand/v2"
	"testing"
	"testing/synctest"
	"time"

	"periph.io/x/conn/v3/gpio"
	"pgregory.net/rapid"
)

const ms = time.Millisecond

// edge is what the contacts do, so long after the start.
type edge struct {
	at   time.Duration
	down bool
}

// run looks at the contacts as the button does: at each edge and whenever something may happen by itself.
func run(edges []edge, until time.Duration) (all []Press) {
	start := time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)
	var c contacts
	now, down := start, false
	look := func(edge bool) {
		if p, ok := c.see(down, edge, now); ok {
			all = append(all, p)
		}
	}
	look(false)
	for {
		next := now.Add(c.next(now))
		if len(edges) > 0 && !start.Add(edges[0].at).After(next) {
			now, down = start.Add(edges[0].at), edges[0].down
			edges = edges[1:]
			look(true)
			continue
		}
		if next.Sub(start) > until {
			return all
		}
		now = next
		look(false)
	}
}

func TestContactsTellPressesFromBouncing(t *testing.T) {
	short, held := Press{}, Press{Held: true}
	for name, c := range map[string]struct {
		edges []edge
		want  []Press
	}{
		"one clean press":                         {[]edge{{100 * ms, true}, {200 * ms, false}}, []Press{short}},
		"a press that bounces on both sides":      {[]edge{{100 * ms, true}, {103 * ms, false}, {105 * ms, true}, {109 * ms, false}, {112 * ms, true}, {300 * ms, false}, {304 * ms, true}, {307 * ms, false}}, []Press{short}},
		"a spark of 2 ms is no press":             {[]edge{{100 * ms, true}, {102 * ms, false}}, nil},
		"a press that ends while it bounces":      {[]edge{{100 * ms, true}, {110 * ms, false}, {115 * ms, true}, {125 * ms, false}}, nil},
		"two quick presses are two":               {[]edge{{100 * ms, true}, {180 * ms, false}, {260 * ms, true}, {340 * ms, false}}, []Press{short, short}},
		"nothing is reported until it is let go":  {[]edge{{100 * ms, true}}, []Press{held}},
		"held for five seconds is held only":      {[]edge{{100 * ms, true}, {5200 * ms, false}}, []Press{held}},
		"let go just before five seconds":         {[]edge{{100 * ms, true}, {5000 * ms, false}}, []Press{short}},
		"held once, however long":                 {[]edge{{100 * ms, true}, {9000 * ms, false}}, []Press{held}},
		"an opening while it is held does end it": {[]edge{{100 * ms, true}, {3000 * ms, false}, {3200 * ms, true}, {6000 * ms, false}}, []Press{short, short}},
		"down from the start is no press":         {[]edge{{0, true}, {400 * ms, false}}, nil},
	} {
		got := run(c.edges, 10*time.Second)
		if len(got) != len(c.want) {
			t.Errorf("%s: %v, want %v", name, got, c.want)
			continue
		}
		for i := range got {
			if got[i] != c.want[i] {
				t.Errorf("%s: %v, want %v", name, got, c.want)
			}
		}
	}
}

// However the contacts bounce, a press that is at rest for 30 ms is one press, and what is never at rest is none.
func TestAnyBouncingPressIsOnePress(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var edges []edge
		at := 50 * ms
		presses := rapid.IntRange(0, 6).Draw(t, "presses")
		bounces := func(end bool) {
			for range rapid.IntRange(0, 10).Draw(t, "bounces") {
				edges = append(edges, edge{at, end}, edge{at + time.Duration(rapid.IntRange(1, 14).Draw(t, "µs/1000"))*ms, !end})
				at = edges[len(edges)-1].at + time.Duration(rapid.IntRange(1, 14).Draw(t, "gap"))*ms
			}
			edges = append(edges, edge{at, end})
		}
		for range presses {
			bounces(true)
			at += time.Duration(rapid.IntRange(40, 4000).Draw(t, "down")) * ms
			bounces(false)
			at += time.Duration(rapid.IntRange(40, 4000).Draw(t, "up")) * ms
		}
		got := run(edges, at+time.Second)
		if len(got) != presses {
			t.Fatalf("%d presses gave %v", presses, got)
		}
		for _, p := range got {
			if p.Held {
				t.Fatal("none was held")
			}
		}
	})
}

// pressed bounces a pin down and up again as a finger does, in the time of the bubble.
func pressed(edges chan<- gpio.Level, r *rand.Rand, down time.Duration) {
	for _, end := range []gpio.Level{gpio.Low, gpio.High} {
		for range r.IntN(12) {
			edges <- end
			time.Sleep(time.Duration(200+r.IntN(3000)) * time.Microsecond)
			edges <- !end
			time.Sleep(time.Duration(200+r.IntN(3000)) * time.Microsecond)
		}
		edges <- end
		time.Sleep(down)
	}
}

func TestAThousandBouncingPressesAreAThousandPresses(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		b := newBench()
		p := Open(Config{Host: b, Default: Wiring{Button: &ButtonWiring{Pin: 11}}})
		defer p.Close()
		time.Sleep(100 * ms)
		r, n := rand.New(rand.NewPCG(26, 11)), 0
		for i := range 1000 {
			pressed(b.pin(11).EdgesChan, r, time.Duration(60+r.IntN(300))*ms)
			synctest.Wait()
			select {
			case one := <-p.Presses():
				if n++; one.Held {
					t.Fatal("press", i, "counts as held")
				}
			default:
				t.Fatal("press", i, "was missed")
			}
			select {
			case <-p.Presses():
				t.Fatal("press", i, "counts twice")
			default:
			}
		}
		if c := p.Status().Count; n != 1000 || c != (Count{Presses: 1000}) {
			t.Error(n, c)
		}
	})
}

func TestAHeldButtonIsReportedOnceAndSeenWhileItIsDown(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		b := newBench()
		p := Open(Config{Host: b, Default: Wiring{Button: &ButtonWiring{Pin: 11}}})
		defer p.Close()
		time.Sleep(100 * ms)
		b.pin(11).EdgesChan <- gpio.Low
		time.Sleep(4 * time.Second)
		if s := p.Status(); !s.Down || len(p.Presses()) != 0 {
			t.Error("after four seconds", s.Down, len(p.Presses()))
		}
		time.Sleep(2 * time.Second)
		b.pin(11).EdgesChan <- gpio.High
		time.Sleep(time.Second)
		if len(p.Presses()) != 1 || !(<-p.Presses()).Held || p.Status().Down {
			t.Error("it is not one long press")
		}
	})
}

func TestAButtonWhoseWiresTouchIsToldAndIsNoPress(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		b := newBench()
		p := Open(Config{Host: b, Default: Wiring{Button: &ButtonWiring{Pin: 11}}})
		defer p.Close()
		time.Sleep(100 * ms)
		b.pin(11).EdgesChan <- gpio.Low
		time.Sleep(2 * time.Minute)
		if part := is(t, p, Button); part.Is != Failed || part.Why.ID != "panel-stuck" {
			t.Error(part)
		}
		b.pin(11).EdgesChan <- gpio.High
		time.Sleep(2 * time.Second)
		if part := is(t, p, Button); part.Is != Found {
			t.Error(part)
		}
	})
}

// gone is a pin whose chip was pulled out: it does not wait and reads low, as the library's line does then.
type gone struct{}

func (gone) In(gpio.Pull, gpio.Edge) error  { return nil }
func (gone) Read() gpio.Level               { return gpio.Low }
func (gone) WaitForEdge(time.Duration) bool { return false }

type goneHost struct {
	*bench
	gone bool
}

func (h *goneHost) In(pin int) (In, error) {
	if h.gone {
		return gone{}, nil
	}
	return h.bench.In(pin)
}

func TestAPinThatVanishesIsToldAndPressesNothing(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := &goneHost{newBench(), true}
		p := Open(Config{Host: h, Default: Wiring{Button: &ButtonWiring{Pin: 11}}})
		defer p.Close()
		time.Sleep(500 * ms)
		if part := is(t, p, Button); part.Is != Failed || part.Why.ID != "panel-hangs" {
			t.Error(part)
		}
		time.Sleep(time.Minute)
		if c := p.Status().Count; c != (Count{}) {
			t.Error("it was pressed by nobody:", c)
		}
	})
}
