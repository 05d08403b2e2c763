package main

import (
	"context"
	"encoding/json"
	"errors"
	"log/slog"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"periph.io/x/conn/v3/i2c"
	"periph.io/x/conn/v3/spi"

	"quartermaster/calibration"
	"quartermaster/companion"
	"quartermaster/companion/devices"
	"quartermaster/companion/store"
	"quartermaster/companion/tabletest"
	"quartermaster/games"
	"quartermaster/hardware/camera"
	"quartermaster/hardware/panel"
	"quartermaster/vision"
)

// pressed is a table with a drawn panel beside it, in the time of a test's bubble.
type pressed struct {
	table *companion.Table
	panel *panel.Panel
	let   *devices.Register
	kept  *store.Memory
	close func()
}

func pressable(t *testing.T, reading func() (vision.Reading, error), host panel.Host) *pressed {
	t.Helper()
	p := &pressed{kept: &store.Memory{}}
	cfg := companion.Config{Games: []games.Game{tabletest.Harbour{Turns: 4000}}, Store: p.kept, Equipment: companion.Equipment{Board: defaultBoard, Source: &tabletest.Camera{Kind: "simulated"},
		Reader: &tabletest.Reader{Do: func(context.Context, vision.Frame, vision.Expect) (vision.Reading, error) { return reading() }}}}
	var err error
	if p.table, err = companion.Open(t.Context(), cfg); err != nil {
		t.Fatal(err)
	}
	if p.let, err = devices.Open("", nil, nil); err != nil {
		t.Fatal(err)
	}
	p.panel = panel.Open(panel.Config{Host: host, Default: panel.DrawnWiring(), Level: 0.6})
	ctx, leave := context.WithCancel(t.Context())
	var joining sync.WaitGroup
	joining.Go(func() { joinPanel(ctx, p.panel, p.table, p.let, slog.New(slog.DiscardHandler)) })
	p.close = func() {
		leave()
		joining.Wait()
		p.panel.Close()
		p.table.Close()
	}
	time.Sleep(time.Second)
	return p
}

func (p *pressed) start(t *testing.T) {
	t.Helper()
	if _, err := p.table.Start(t.Context(), companion.By{Device: "tablet"}, p.table.Snapshot().Version, companion.Start{Game: "harbour", People: []companion.Person{{Name: "Ola"}, {Name: "Jan"}}}); err != nil {
		t.Fatal(err)
	}
	time.Sleep(time.Second)
}

func (p *pressed) press(t *testing.T, d time.Duration) {
	t.Helper()
	if err := p.panel.Hold(t.Context(), d); err != nil {
		t.Fatal(err)
	}
	time.Sleep(time.Second)
	synctest.Wait()
}

func lies() (vision.Reading, error) {
	return tabletest.Lie(tabletest.Die(0, "red", 3, 50, 50), tabletest.Die(1, "red", 5, 90, 50), tabletest.Die(2, "green", 2, 50, 120)), nil
}

// A thousand presses of a bouncing button are a thousand entries of the record, each once and each the panel's.
func TestAThousandPressesAreAThousandActions(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		p := pressable(t, lies, &panel.Drawn{})
		defer p.close()
		for i := range 1000 {
			if i%25 == 0 { // a long game takes long to show
				p.start(t)
			}
			before := p.table.Snapshot().Version
			p.press(t, time.Duration(i%7*40)*time.Millisecond)
			if v := p.table.Snapshot().Version; v != before+1 {
				t.Fatalf("press %d led from version %d to %d", i, before, v)
			}
			for range 2 { // between throws somebody at the table picks: a press chooses nothing
				s := p.table.Snapshot()
				a := games.Answer{Ask: s.Asks[0].ID, Seat: games.Table, Fields: map[string]json.RawMessage{"crate": json.RawMessage(`"light"`)}}
				if _, err := p.table.Answer(t.Context(), companion.By{Device: "tablet"}, s.Version, a); err != nil {
					t.Fatal(err)
				}
			}
		}
		all, err := p.kept.Entries(t.Context(), 1, 1<<40)
		if err != nil {
			t.Fatal(err)
		}
		n := 0
		for _, e := range all {
			if e.By.Device == companion.Panel {
				if n++; e.Answer == nil || e.Answer.Throw == nil {
					t.Errorf("entry %d: %+v", e.No, e)
				}
			}
		}
		if c := p.panel.Status().Count; n != 1000 || c.Presses != 1000 {
			t.Errorf("%d entries of the panel's, %d presses", n, c.Presses)
		}
	})
}

// Strip, sensor and LEDs fail or hang; the game is played to its end, and each is told.
func TestPlayGoesOnWhateverTheWiresDo(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := &bad{hangs: make(chan struct{})}
		p := pressable(t, lies, h)
		defer p.close()
		defer close(h.hangs)
		p.start(t)
		for range 20 {
			s := p.table.Snapshot()
			if s.Asks[0].Kind == games.Throw {
				if err := p.table.Throw(t.Context(), s.Version, s.Asks[0].ID); err != nil {
					t.Fatal(err)
				}
			} else if _, err := p.table.Answer(t.Context(), companion.By{Device: "tablet"}, s.Version, games.Answer{Ask: s.Asks[0].ID, Seat: games.Table, Fields: map[string]json.RawMessage{"crate": json.RawMessage(`"light"`)}}); err != nil {
				t.Fatal(err)
			}
			time.Sleep(time.Second)
			synctest.Wait()
			if p.table.Snapshot().Version != s.Version+1 {
				t.Fatal("play stands at", s.Version)
			}
		}
		for _, part := range p.panel.Status().Parts {
			if part.Name != panel.Buzzer && part.Is != panel.Failed {
				t.Errorf("%+v", part)
			}
		}
	})
}

// bad is a header on which nothing works: the strip's bus hangs, the others fail.
type bad struct{ hangs chan struct{} }

var errWires = errors.New("remote I/O error")

func (*bad) In(int) (panel.In, error)         { return nil, errWires }
func (*bad) Out(int) (panel.Out, error)       { return nil, errWires }
func (*bad) I2C() (i2c.BusCloser, error)      { return nil, errWires }
func (*bad) Dimmer(int) (panel.Dimmer, error) { return nil, errWires }
func (b *bad) SPI(int) (spi.PortCloser, error) {
	<-b.hangs
	return nil, errWires
}

func TestALeftGameGoesDarkAndTheNextPressOnlyWakesIt(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		p := pressable(t, lies, &panel.Drawn{})
		defer p.close()
		p.start(t)
		if s := p.panel.Status(); s.Light != 0.6 || s.State.Signal != panel.Ready || !s.State.Waiting {
			t.Errorf("after the start: %+v", s)
		}
		time.Sleep(leftAfter + 2*time.Minute)
		if s := p.panel.Status(); s.Light != 0 || s.State != (panel.State{}) {
			t.Errorf("three hours later: %+v", s)
		}
		p.press(t, 0)
		if s := p.panel.Status(); s.Light != 0.6 || p.table.Snapshot().Version != 1 {
			t.Errorf("the first press: %+v at version %d", s, p.table.Snapshot().Version)
		}
		p.press(t, 0)
		if v := p.table.Snapshot().Version; v != 2 {
			t.Error("the second press led to version", v)
		}
	})
}

// A button that is held offers the host's role for two minutes, once, with lamps that say "look at the tablet", and does nothing in the
// game. A press of less than five seconds offers nothing.
func TestAHeldButtonOffersTheHostsRole(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		p := pressable(t, lies, &panel.Drawn{})
		defer p.close()
		offers := func(want bool, when string) {
			t.Helper()
			synctest.Wait()
			if p.let.Offered() != want || p.panel.Status().State.Offered != want {
				t.Errorf("%s: offered %v, and the panel shows %v", when, p.let.Offered(), p.panel.Status().State.Offered)
			}
		}
		p.press(t, 4*time.Second)
		offers(false, "after four seconds")
		p.press(t, 6*time.Second)
		offers(true, "after six seconds, with no game")
		time.Sleep(2 * time.Minute)
		offers(false, "two minutes later")
		p.start(t)
		at := p.table.Snapshot().Version
		p.press(t, 6*time.Second)
		offers(true, "in a game")
		if c := p.panel.Status().Count; c != (panel.Count{Presses: 1, Holds: 2}) || p.table.Snapshot().Version != at {
			t.Error(c, p.table.Snapshot().Version)
		}
		if _, d, err := p.let.TakeOffer("iPad", ""); err != nil || d.Role != devices.Host {
			t.Error(d, err)
		}
		offers(false, "after a device took it")
		time.Sleep(leftAfter + time.Hour)
		p.press(t, 6*time.Second)
		offers(true, "in a game that was left")
	})
}

func TestAPanelIsToldHowItsTableIs(t *testing.T) {
	throw := []games.Ask{{ID: "throw", Kind: games.Throw}}
	pick := []games.Ask{{ID: "pick", Kind: games.Choose}}
	live := func(change func(*companion.Snapshot)) *companion.Snapshot {
		s := &companion.Snapshot{Info: &games.Info{}, Asks: throw}
		s.Camera.Kind, s.Camera.Live, s.Camera.Reader = "uvc", true, companion.ReaderReady
		change(s)
		return s
	}
	seen := func(state companion.SightingState) func(*companion.Snapshot) {
		return func(s *companion.Snapshot) { s.Sighting = &companion.Sighting{State: state} }
	}
	for name, c := range map[string]struct {
		snapshot *companion.Snapshot
		playing  bool
		waiting  bool
		signal   panel.Signal
	}{
		"no game":               {&companion.Snapshot{}, false, false, panel.Off},
		"a game that is over":   {live(func(s *companion.Snapshot) { s.Result = &games.Result{} }), false, false, panel.Off},
		"a throw is awaited":    {live(func(*companion.Snapshot) {}), true, true, panel.Ready},
		"somebody picks":        {live(func(s *companion.Snapshot) { s.Asks = pick }), true, false, panel.Ready},
		"it reads":              {live(seen(companion.IsReading)), true, true, panel.Reading},
		"the reader is busy":    {live(func(s *companion.Snapshot) { s.Asks, s.Camera.Reader = pick, companion.ReaderReading }), true, true, panel.Reading},
		"it asks":               {live(seen(companion.IsAsking)), true, true, panel.Asks},
		"it could not read":     {live(seen(companion.IsFailed)), true, true, panel.Trouble},
		"the throw is answered": {live(seen(companion.IsAnswered)), true, true, panel.Ready},
		"the camera is away":    {live(func(s *companion.Snapshot) { s.Camera.Live = false }), true, true, panel.Trouble},
		"the reader is away":    {live(func(s *companion.Snapshot) { s.Camera.Reader = companion.ReaderNone }), true, true, panel.Trouble},
		"played by hand": {live(func(s *companion.Snapshot) {
			s.Camera.Kind, s.Camera.Live, s.Camera.Reader = "none", false, companion.ReaderNone
		}), true, true, panel.Ready},
	} {
		if got := panelState(c.snapshot); got.Playing != c.playing || got.Waiting != c.waiting || got.Signal != c.signal {
			t.Errorf("%s: %+v", name, got)
		}
	}
}

func TestThePanelIsDrawnBesideASimulatedTableOnly(t *testing.T) {
	sim, err := camera.NewSimulated(camera.Settings{})
	if err != nil {
		t.Fatal(err)
	}
	light := &calibration.Light{Level: 0.4, RoomLux: 120}
	c := panelConfig("here", sim, light, nil)
	if _, ok := c.Host.(*panel.Drawn); !ok || c.Default.Button == nil || c.Level != 0.4 || c.RoomLux != 120 || c.Path != filepath.Join("here", "panel.json") {
		t.Errorf("%+v", c)
	}
	c = panelConfig("here", nil, nil, nil)
	if _, ok := c.Host.(*panel.Drawn); ok || c.Default.Button != nil {
		t.Errorf("%+v", c)
	}
}

func TestTheDoctorTellsOfThePanel(t *testing.T) {
	lines, _ := examined(t, func(*doctor) {})
	if want := "note: No button, light or lamp is wired"; !strings.HasPrefix(lines["panel"], want) {
		t.Errorf("%q", lines["panel"])
	}
	lines, _ = examined(t, func(d *doctor) {
		w := panel.DrawnWiring()
		if err := w.Save(filepath.Join(d.data, "panel.json")); err != nil {
			t.Fatal(err)
		}
		d.header = &panel.Drawn{}
	})
	for part, want := range map[string]string{"button": "ok: Button: found.", "light": "ok: Light: found.", "state": "ok: Signal lamps: found.", "sensor": "ok: Light sensor: found.", "buzzer": "note: Buzzer: not used. It is wired, but sound is off"} {
		if !strings.HasPrefix(lines[part], want) {
			t.Errorf("%s: %q", part, lines[part])
		}
	}
	lines, err := examined(t, func(d *doctor) {
		w := panel.Wiring{Version: 1, Sensor: &panel.SensorWiring{}, Button: &panel.ButtonWiring{Pin: 11}}
		if err := w.Save(filepath.Join(d.data, "panel.json")); err != nil {
			t.Fatal(err)
		}
	})
	if _, there := os.Stat("/dev/gpiochip0"); there != nil && (err != nil || lines["light"] != "" || lines["button"] != "note: Button: it does not work. This machine has no header with pins." || !strings.HasPrefix(lines["sensor"], "note: Light sensor: it does not work. The I²C bus is switched off")) {
		t.Error(err, lines)
	}
	lines, err = examined(t, func(d *doctor) {
		if err := os.WriteFile(filepath.Join(d.data, "panel.json"), []byte(`{"version":1,"button":{"pin":4}}`), 0o600); err != nil {
			t.Fatal(err)
		}
	})
	if err == nil || lines["panel"] != "bad: The wiring of the panel cannot be used. Pin 4 is power: choose one that is marked GPIO." {
		t.Error(err, lines["panel"])
	}
}
