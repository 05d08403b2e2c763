package panel

import (
	"errors"
	"path/filepath"
	"testing"
	"testing/synctest"
	"time"

	"go.uber.org/goleak"
	"periph.io/x/conn/v3/gpio"
	"pgregory.net/rapid"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

var (
	nobody  = State{}
	playing = State{Playing: true, Signal: Ready}
	waiting = State{Playing: true, Waiting: true, Signal: Ready}
	reading = State{Playing: true, Waiting: true, Signal: Reading}
	asking  = State{Playing: true, Waiting: true, Signal: Asks}
	broken  = State{Playing: true, Signal: Trouble}
)

var ring = Wiring{Light: &LightWiring{Kind: APA102, Pin: 19, Pixels: 4}}

// settle lets a moment pass in the bubble, and everything come to rest.
func settle() {
	time.Sleep(10 * ms)
	synctest.Wait()
}

func TestTheLightIsOnWhileAGameGoesOnAsBrightAsAtCalibration(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		b := newBench()
		p := Open(Config{Host: b, Default: ring, Level: 0.6})
		settle()
		if b.port.count() != 0 {
			t.Fatal("it was switched before anybody said anything")
		}
		for i, c := range []struct {
			state State
			white int
		}{{nobody, 0}, {playing, 153}, {waiting, 153}, {reading, 153}, {asking, 153}, {playing, 153}, {nobody, 0}, {waiting, 153}, {broken, 153}} {
			p.Tell(c.state)
			settle()
			if got := b.port.white(); got != c.white {
				t.Errorf("step %d, %+v: %d, want %d", i, c.state, got, c.white)
			}
		}
		p.Close()
		if b.port.white() != 0 {
			t.Error("it is on after the end")
		}
	})
}

// Whatever happens to the table and to the wires, the light is never sent anything while a throw is awaited or read. One
// thing is allowed: it comes on once in the first three seconds of a game, or after a restart, in that state.
func TestTheLightNeverChangesWhileAThrowIsAwaitedOrRead(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		steps := rapid.SliceOfN(rapid.IntRange(0, 8), 1, 40).Draw(rt, "steps")
		synctest.Test(t, func(t *testing.T) {
			b := newBench()
			p := Open(Config{Host: b, Default: ring, Level: 0.6})
			state, began := State{}, time.Time{}
			defer p.Close()
			tell := func(s State) {
				before, was := b.port.count(), state
				state = s
				p.Tell(s)
				settle()
				if s.Playing && !was.Playing && s.Signal != Reading {
					began = time.Now()
				}
				if n := b.port.count() - before; s.Waiting && n > 0 && !(time.Since(began) < beginning && n == 1) {
					t.Fatalf("%+v ──▶ %+v: %d transmissions", was, s, n)
				}
			}
			for _, step := range steps {
				switch step {
				case 0:
					tell(nobody)
				case 1:
					tell(playing)
				case 2, 3:
					tell(waiting)
				case 4:
					tell(reading)
				case 5:
					tell(asking)
				case 6:
					b.port.becomes(errors.New("noise"), nil)
				case 7:
					b.port.becomes(nil, nil)
				case 8:
					time.Sleep(max(0, beginning-time.Since(began)))
					synctest.Wait()
					before := b.port.count()
					time.Sleep(time.Minute)
					synctest.Wait()
					if n := b.port.count() - before; state.Waiting && n > 0 {
						t.Fatalf("%d transmissions while a throw is awaited", n)
					}
				}
			}
			before := b.port.count()
			p.Close()
			if state.Waiting && b.port.count() > before {
				t.Fatal("the light was switched off at the end though a throw is awaited")
			}
		})
	})
}

func TestALightThatFailedIsAsItShouldBeWhenItComesBackAndNothingIsAwaited(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		b, said := newBench(), &lines{}
		p := Open(Config{Host: b, Default: ring, Level: 0.6, Log: said.log()})
		defer p.Close()
		b.port.becomes(errors.New("noise"), nil)
		p.Tell(playing)
		settle()
		p.Tell(waiting)
		time.Sleep(10 * time.Minute)
		if part := is(t, p, Lamp); part.Is != Failed || part.Why.Error() != "It failed (noise): check its wires." {
			t.Error(part)
		}
		if n := said.count("a part of the panel failed"); n != 1 {
			t.Errorf("it is logged %d times", n)
		}
		b.port.becomes(nil, nil)
		time.Sleep(time.Minute)
		if b.port.count() != 0 {
			t.Error("it came on while a throw was awaited")
		}
		p.Tell(playing)
		settle()
		if b.port.white() != 153 || is(t, p, Lamp).Is != Found {
			t.Error(b.port.white(), is(t, p, Lamp))
		}
	})
}

func TestAStripThatHangsIsToldAndHoldsUpNobody(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		b := newBench()
		w := ring
		w.Button, w.State = &ButtonWiring{Pin: 11}, &StateWiring{Kind: LEDs, Pins: []int{29, 31, 33, 37}}
		p := Open(Config{Host: b, Default: w})
		defer p.Close()
		hangs := make(chan struct{})
		b.port.becomes(nil, hangs)
		began := time.Now()
		for range 100 {
			p.Tell(playing)
			p.Tell(waiting)
			p.Tell(nobody)
		}
		p.Tell(playing)
		if took := time.Since(began); took != 0 {
			t.Error("telling took", took)
		}
		time.Sleep(3 * time.Second)
		if part := is(t, p, Lamp); part.Is != Failed || part.Why.ID != "panel-hangs" {
			t.Error(part)
		}
		if b.pin(29).Read() != gpio.High {
			t.Error("the other lamps do not show the signal")
		}
		b.pin(11).EdgesChan <- gpio.Low
		time.Sleep(100 * ms)
		b.pin(11).EdgesChan <- gpio.High
		time.Sleep(100 * ms)
		if len(p.Presses()) != 1 {
			t.Error("the button does nothing")
		}
		b.port.becomes(nil, nil)
		close(hangs)
		settle()
		if is(t, p, Lamp).Is != Found || b.port.white() != 255 {
			t.Error("it came back:", is(t, p, Lamp), b.port.white())
		}
	})
}

func TestAStripThatHangsDoesNotHoldUpTheEnd(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		b, hangs := newBench(), make(chan struct{})
		b.port.becomes(nil, hangs)
		p := Open(Config{Host: b, Default: ring})
		p.Tell(playing)
		settle()
		began := time.Now()
		p.Close()
		if took := time.Since(began); took > 3*time.Second {
			t.Error("the end took", took)
		}
		close(hangs)
		settle()
	})
}

func TestTheBuzzerSoundsOnceForAThrowAndTwiceForAQuestion(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		b := newBench()
		p := Open(Config{Host: b, Default: Wiring{Buzzer: &BuzzerWiring{Pin: 22, On: true}}})
		defer p.Close()
		tones := func() (n int) {
			was := gpio.Low
			for range 200 {
				time.Sleep(5 * ms)
				now := b.pin(22).Read()
				if now && !was {
					n++
				}
				was = now
			}
			return n
		}
		at := func(s State, read string) State { s.Read = read; return s }
		for i, c := range []struct {
			state State
			want  int
		}{{at(waiting, "a"), 0}, {at(reading, "a"), 0}, {at(playing, "b"), 1}, {at(waiting, "b"), 0}, {at(reading, "b"), 0}, {at(asking, "b"), 2}, {at(playing, "c"), 1}, {nobody, 0}} {
			p.Tell(c.state)
			if got := tones(); got != c.want {
				t.Errorf("step %d, %+v: %d tones, want %d", i, c.state, got, c.want)
			}
		}
	})
}

func TestABuzzerIsSilentUntilSomebodyWantsIt(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		b := newBench()
		p := Open(Config{Host: b, Default: Wiring{Buzzer: &BuzzerWiring{Pin: 22}}})
		defer p.Close()
		p.Tell(playing)
		p.Tell(asking)
		settle()
		if part := is(t, p, Buzzer); part.Is != Skipped || part.Why.ID != "panel-quiet" {
			t.Error(part)
		}
		if DrawnWiring().Buzzer.On {
			t.Error("that of the simulated table is not off by default")
		}
	})
}

func TestEachKindOfLightIsSwitched(t *testing.T) {
	for name, c := range map[string]struct {
		wiring LightWiring
		on     func(*bench) bool
	}{
		"a relay":                          {LightWiring{Kind: Relay, Pin: 36}, func(b *bench) bool { return b.pin(36).Read() == gpio.High }},
		"a relay that switches when low":   {LightWiring{Kind: Relay, Pin: 36, Low: true}, func(b *bench) bool { return b.pin(36).Read() == gpio.Low }},
		"a dimmed light":                   {LightWiring{Kind: PWM, Pin: 32}, func(b *bench) bool { return b.dimmed[len(b.dimmed)-1] == 0.6 }},
		"an APA102 strip on the 2nd bus":   {LightWiring{Kind: APA102, Pin: 38, Pixels: 8}, func(b *bench) bool { return b.port.white() == 153 }},
		"a WS2812 strip sends 9 of 8 bits": {LightWiring{Kind: WS2812, Pin: 19, Pixels: 8}, func(b *bench) bool { return len(b.port.sent[0]) == 3+8*3*3+3+88 }},
	} {
		synctest.Test(t, func(t *testing.T) {
			b := newBench()
			p := Open(Config{Host: b, Default: Wiring{Light: &c.wiring}, Level: 0.6})
			p.Tell(playing)
			settle()
			if !c.on(b) {
				t.Error(name, "is not on")
			}
			p.Tell(nobody)
			settle()
			if c.wiring.Kind != WS2812 && c.on(b) {
				t.Error(name, "is not off")
			}
			p.Close()
		})
	}
}

func TestBusesThatAreOffAndPinsThatAreBusyAreToldAndTheRestWorks(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		b := newBench()
		b.breaks("spi", fault("panel-spi-off", "Bus", 0, "Line", "dtparam=spi=on"))
		b.breaks("i2c", fault("panel-i2c-off"))
		b.breaks("out", errors.New("line_request ioctl: device or resource busy"))
		w := DrawnWiring()
		w.Buzzer.On = true
		p := Open(Config{Host: b, Default: w})
		defer p.Close()
		time.Sleep(time.Second)
		for name, want := range map[Name]string{Lamp: "panel-spi-off", Sensor: "panel-i2c-off", Buzzer: "panel-busy"} {
			if part := is(t, p, name); part.Is != Failed || part.Why.ID != want {
				t.Error(name, part)
			}
		}
		if is(t, p, Button).Is != Found {
			t.Error("the button does not work any more")
		}
		b.breaks("spi", nil)
		b.breaks("i2c", nil)
		time.Sleep(time.Minute)
		if is(t, p, Lamp).Is != Found || is(t, p, Sensor).Is != Found {
			t.Error("they did not come back")
		}
	})
}

func TestNothingWiredIsSkippedAndSaid(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		said := &lines{}
		p := Open(Config{Host: newBench(), Log: said.log(), Path: filepath.Join(t.TempDir(), "panel.json")})
		p.Tell(playing)
		settle()
		s := p.Status()
		if len(s.Parts) != 5 || s.Drawn || s.Fault != nil {
			t.Error(s)
		}
		for _, part := range s.Parts {
			if part.Is != Skipped || part.Why.ID != "panel-not-wired" {
				t.Error(part)
			}
		}
		if n := said.count("skipped"); n != 5 {
			t.Error("logged", n, "times")
		}
		p.Close()
	})
}

func TestAnotherWiringIsKeptAndWorks(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		b, path := newBench(), filepath.Join(t.TempDir(), "panel.json")
		p := Open(Config{Host: b, Path: path, Default: ring, Level: 0.6})
		p.Tell(waiting)
		settle()
		var f *Fault
		if err := p.Rewire(Wiring{Button: &ButtonWiring{Pin: 13}}); !errors.As(err, &f) || f.ID != "panel-waits" {
			t.Error("the light was taken away while a throw is awaited:", err)
		}
		p.Tell(playing)
		if err := p.Rewire(Wiring{Button: &ButtonWiring{Pin: 6}}); !errors.As(err, &f) || f.ID != "panel-pin-ground" {
			t.Error(err)
		}
		if err := p.Rewire(Wiring{Button: &ButtonWiring{Pin: 13}, Light: &LightWiring{Kind: Relay, Pin: 36}}); err != nil {
			t.Fatal(err)
		}
		settle()
		if b.pin(36).Read() != gpio.High {
			t.Error("the new light is not on though a game goes on")
		}
		p.Close()
		p = Open(Config{Host: b, Path: path, Default: ring})
		defer p.Close()
		if w := p.Status().Wiring; w.Button == nil || w.Button.Pin != 13 || w.Light == nil || w.Light.Pin != 36 {
			t.Errorf("after a restart it is %+v", w)
		}
	})
}

func TestAWiringFileThatCannotBeReadLeavesThePanelEmptyAndIsTold(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		path := filepath.Join(t.TempDir(), "panel.json")
		file(t, path, `{"version":1,"button":{"pin":2}}`)
		p := Open(Config{Host: newBench(), Path: path, Default: ring})
		defer p.Close()
		if s := p.Status(); s.Fault == nil || s.Fault.ID != "panel-pin-power" || s.Wiring.Light != nil {
			t.Errorf("%+v", s)
		}
		if err := p.Rewire(Wiring{Button: &ButtonWiring{Pin: 11}}); err != nil || p.Status().Fault != nil {
			t.Error("it cannot be written anew:", err)
		}
	})
}

func TestADrawnPanelIsPressedAndBouncesAndARealOneIsNot(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		p := Open(Config{Host: &Drawn{}, Default: DrawnWiring()})
		p.Tell(playing)
		time.Sleep(100 * ms)
		for range 3 {
			if err := p.Hold(t.Context(), 0); err != nil {
				t.Fatal(err)
			}
		}
		if err := p.Hold(t.Context(), 6*time.Second); err != nil {
			t.Fatal(err)
		}
		s := p.Status()
		if !s.Drawn || s.Count != (Count{Presses: 3, Holds: 1}) || s.Light != 1 {
			t.Errorf("%+v", s)
		}
		var f *Fault
		if err := p.Hold(t.Context(), time.Minute); !errors.As(err, &f) || f.ID != "panel-press-seconds" {
			t.Error(err)
		}
		p.Close()
		real := Open(Config{Host: newBench(), Default: DrawnWiring()})
		defer real.Close()
		if err := real.Hold(t.Context(), 0); !errors.As(err, &f) || f.ID != "panel-not-drawn" {
			t.Error(err)
		}
	})
}

func TestTheWiringSaysHowBrightTheLightIsUntilThereIsARig(t *testing.T) {
	for calibrated, want := range map[float64]float64{0: 0.3, 0.6: 0.6} {
		synctest.Test(t, func(t *testing.T) {
			b := newBench()
			p := Open(Config{Host: b, Default: Wiring{Light: &LightWiring{Kind: PWM, Pin: 32, Level: 0.3}}, Level: calibrated})
			defer p.Close()
			p.Tell(playing)
			settle()
			if s := p.Status(); s.Light != want || s.Calibrated != (calibrated > 0) {
				t.Errorf("%+v", s)
			}
		})
	}
}
