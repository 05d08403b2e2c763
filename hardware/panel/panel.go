package panel

import (
	"context"
	"log/slog"
	"sync"
	"time"

	"periph.io/x/conn/v3/gpio"
	"periph.io/x/conn/v3/i2c"
)

// Config holds the options of Open.
type Config struct {
	Host Host
	// Path is the wiring file; "": the wiring is not saved.
	Path string
	// Default is the wiring if there is no file.
	Default Wiring
	// Level is the brightness of the light at calibration, above 0 up to 1; 0: unknown, the wiring's level is used.
	Level float64
	// RoomLux is the illuminance that the sensor measured at calibration with the light off; 0: not measured.
	RoomLux float64
	Log     *slog.Logger // nil: no logging
}

// Panel is a running panel. It is safe for concurrent use.
type Panel struct {
	cfg     Config
	presses chan Press
	rewire  sync.Mutex // held while the wiring changes

	mu      sync.Mutex
	wiring  Wiring
	parts   []*status
	state   State
	until   time.Time // until then the light may change although a throw is awaited, because a game has just begun or been opened again
	begun   bool      // the light has been set for a running game
	told    bool
	lux     *float64
	down    bool
	count   Count
	serial  int
	light   *output[float64]
	lamps   *output[frame]
	buzzer  *output[sound]
	changed chan struct{} // the lamps' signal has changed
	stop    func()
	failed  error // why the wiring file was not read
}

// Count is the number of presses of the button since the program started.
type Count struct{ Presses, Holds int }

// Status is the state of a panel and of all its parts.
type Status struct {
	Drawn  bool // it is simulated
	Wiring Wiring
	Parts  []Part
	State  State
	Light  float64 // the present brightness; 0: off or unknown
	Level  float64 // the brightness while a game goes on
	// Calibrated: Level is that of calibration and does not depend on the wiring.
	Calibrated bool
	Lux        *float64 // the room's light, measured while nobody played; nil: not measured
	Dark       bool     // the room is darker than at calibration, and nobody plays yet
	Down       bool     // the button is down
	Count      Count
	Fault      *Fault // error of reading the wiring file
}

// Open starts a panel with the parts that are wired. A part that is missing or broken is no error: Status reports it. No light, lamp or
// buzzer is switched before the first Tell.
func Open(cfg Config) *Panel {
	if cfg.Log == nil {
		cfg.Log = slog.New(slog.DiscardHandler)
	}
	p := &Panel{cfg: cfg, presses: make(chan Press, 8), changed: make(chan struct{}, 1)}
	w, there := cfg.Default, false
	if cfg.Path != "" {
		var err error
		if w, there, err = LoadWiring(cfg.Path); err != nil {
			p.failed = err
			cfg.Log.Warn("the wiring of the panel was not read", "why", err)
			w = Wiring{Version: WiringVersion}
		}
	}
	if !there {
		w = cfg.Default
	}
	w.Version = WiringVersion
	p.start(w)
	return p
}

// beginning is the time after the start of a game, or of the program during a game, in which the light may come on although a throw is
// awaited. It was dark until then, so no throw can have been read yet. Opening a light takes a second at most.
const beginning = 3 * time.Second

// Presses delivers the presses of the button. While nobody receives, the newest ones are dropped.
func (p *Panel) Presses() <-chan Press { return p.presses }

// Tell sets the state of the table that the panel shows.
func (p *Panel) Tell(s State) {
	p.mu.Lock()
	was, opening := p.state, !p.told
	p.state, p.told = s, true
	if !s.Playing {
		p.begun, p.until = false, time.Time{}
	}
	level := 0.0
	if s.Playing {
		level = p.level()
		if !p.begun {
			p.begun = true
			if s.Signal != Reading {
				p.until = time.Now().Add(beginning)
			}
		}
	}
	light, lamps, buzzer := p.light, p.lamps, p.buzzer
	tones := 0
	if !opening && s.shown() != was.shown() && s.shown() == Asks {
		tones = 2
	} else if !opening && s.Read != was.Read && s.Read != "" {
		tones = 1
	}
	if tones > 0 {
		p.serial++
	}
	noise := sound{p.serial, tones}
	p.mu.Unlock()
	if light != nil {
		light.tell(level)
	}
	if lamps != nil && (opening || s.shown() != was.shown()) {
		select {
		case p.changed <- struct{}{}:
		default:
		}
	}
	if buzzer != nil && tones > 0 {
		buzzer.tell(noise)
	}
}

// level returns the brightness of the light while a game goes on; the caller holds p.mu.
func (p *Panel) level() float64 {
	if p.cfg.Level > 0 && p.cfg.Level <= 1 {
		return p.cfg.Level
	}
	if l := p.wiring.Light; l != nil && l.Level > 0 {
		return l.Level
	}
	return 1
}

// mayLight reports whether the light may change now.
func (p *Panel) mayLight() bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.told && (!p.state.Waiting || time.Now().Before(p.until) && p.state.Signal != Reading)
}

// Status returns the present state of the panel.
func (p *Panel) Status() Status {
	p.mu.Lock()
	defer p.mu.Unlock()
	_, drawn := p.cfg.Host.(*Drawn)
	s := Status{Drawn: drawn, Wiring: p.wiring, State: p.state, Level: p.level(), Calibrated: p.cfg.Level > 0, Lux: p.lux, Down: p.down, Count: p.count}
	for _, part := range p.parts {
		s.Parts = append(s.Parts, part.now())
	}
	if p.light != nil {
		s.Light, _ = p.light.showing()
	}
	s.Dark = !p.state.Playing && p.lux != nil && p.cfg.RoomLux > 0 && *p.lux < dim*p.cfg.RoomLux
	if f, ok := p.failed.(*Fault); ok {
		s.Fault = f
	}
	return s
}

// Rewire checks a new wiring, saves it and restarts the parts with it. Its error is a *Fault.
func (p *Panel) Rewire(w Wiring) error {
	p.rewire.Lock()
	defer p.rewire.Unlock()
	w.Version = WiringVersion
	if err := w.Check(); err != nil {
		return err
	}
	p.mu.Lock()
	lights, stop := p.light != nil || w.Light != nil, p.stop
	waiting := p.state.Waiting && p.state.Playing
	p.mu.Unlock()
	if lights && waiting {
		return fault("panel-waits")
	}
	if p.cfg.Path != "" {
		if err := w.Save(p.cfg.Path); err != nil {
			return err
		}
	}
	stop()
	p.mu.Lock()
	p.failed = nil
	p.mu.Unlock()
	p.start(w)
	return nil
}

// Hold presses the button of a simulated panel for some time and returns when it is released. Its error is a *Fault.
func (p *Panel) Hold(ctx context.Context, d time.Duration) error {
	drawn, ok := p.cfg.Host.(*Drawn)
	if !ok {
		return fault("panel-not-drawn")
	}
	p.mu.Lock()
	b := p.wiring.Button
	p.mu.Unlock()
	if b == nil {
		return fault("panel-no-button")
	}
	if d < 0 || d > 10*time.Second {
		return fault("panel-press-seconds")
	}
	drawn.press(ctx, b.Pin, d)
	return nil
}

// Close switches everything off and ends the panel. It leaves the light on while a throw is awaited or read. It does not wait for a
// part that hangs.
func (p *Panel) Close() {
	p.rewire.Lock()
	defer p.rewire.Unlock()
	p.mu.Lock()
	stop := p.stop
	p.mu.Unlock()
	stop()
}

// start opens the parts of a wiring.
func (p *Panel) start(w Wiring) {
	ctx, cancel := context.WithCancel(context.Background())
	var work sync.WaitGroup
	p.mu.Lock()
	defer p.mu.Unlock()
	p.wiring, p.parts, p.lux, p.down = w, nil, nil, false
	p.light, p.lamps, p.buzzer = nil, nil, nil
	host := p.cfg.Host
	part := func(name Name, wired bool, why string) *status {
		s := &status{log: p.cfg.Log, part: Part{Name: name, Is: Opening}}
		p.parts = append(p.parts, s)
		if !wired {
			s.set(Skipped, fault(why))
		}
		return s
	}
	b := part(Button, w.Button != nil, "panel-not-wired")
	if w.Button != nil {
		work.Go(func() { p.listen(ctx, b, w.Button.Pin) })
	}
	l := part(Lamp, w.Light != nil, "panel-not-wired")
	if w.Light != nil {
		p.light = newOutput(l, func() (device[float64], error) { return openLight(host, *w.Light) })
		p.light.free, p.light.last = p.mayLight, p.darken
		if p.told && p.state.Playing {
			p.light.tell(p.level())
		}
		work.Go(func() { p.light.run(ctx) })
	}
	s := part(Lamps, w.State != nil, "panel-not-wired")
	if w.State != nil {
		lamps := newOutput(s, func() (device[frame], error) { return openState(host, *w.State) })
		lamps.last = func() (frame, bool) { return frame{}, p.hasBeenTold() }
		p.lamps = lamps
		work.Go(func() { lamps.run(ctx) })
		work.Go(func() { p.blink(ctx, lamps) })
	}
	z := part(Buzzer, w.Buzzer != nil && w.Buzzer.On, map[bool]string{true: "panel-quiet", false: "panel-not-wired"}[w.Buzzer != nil])
	if w.Buzzer != nil && w.Buzzer.On {
		p.buzzer = newOutput(z, func() (device[sound], error) { return openBuzzer(host, *w.Buzzer) })
		p.buzzer.once, p.buzzer.last = true, func() (sound, bool) { return sound{}, false }
		work.Go(func() { p.buzzer.run(ctx) })
	}
	m := part(Sensor, w.Sensor != nil, "panel-not-wired")
	if w.Sensor != nil {
		one := &sensor{status: m, open: func() (i2c.BusCloser, error) { return host.I2C() }, address: w.Sensor.address(), idle: p.idle, measure: p.measured}
		work.Go(func() { one.run(ctx) })
	}
	p.stop = func() {
		cancel()
		done := make(chan struct{})
		go func() { defer close(done); work.Wait() }()
		select {
		case <-done:
		case <-time.After(patience):
			p.cfg.Log.Warn("a part of the panel did not end")
		}
	}
}

// darken returns the final level of the light. ok is false if the light must not change, because a throw is awaited or read.
func (p *Panel) darken() (level float64, ok bool) {
	p.mu.Lock()
	defer p.mu.Unlock()
	return 0, p.told && !p.state.Waiting
}

func (p *Panel) hasBeenTold() bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.told
}

func (p *Panel) idle() bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	return !p.state.Playing
}

func (p *Panel) measured(lux float64, ok bool) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.lux = nil; ok {
		p.lux = &lux
	}
}

// listen delivers the presses of the button.
func (p *Panel) listen(ctx context.Context, s *status, pin int) {
	b := &button{status: s,
		open: func() (In, error) {
			in, err := p.cfg.Host.In(pin)
			if err == nil {
				err = in.In(gpio.PullUp, gpio.BothEdges)
			}
			if err != nil {
				return nil, toldOf(pin, err)
			}
			return in, nil
		},
		down: func(down bool) {
			p.mu.Lock()
			defer p.mu.Unlock()
			p.down = down
		},
		press: func(one Press) {
			p.mu.Lock()
			if one.Held {
				p.count.Holds++
			} else {
				p.count.Presses++
			}
			p.mu.Unlock()
			select {
			case p.presses <- one:
			default: // nobody listens
			}
		}}
	b.run(ctx)
}

// blink switches the lamps in the rhythm of the signal.
func (p *Panel) blink(ctx context.Context, lamps *output[frame]) {
	for {
		p.mu.Lock()
		signal, told := p.state.shown(), p.told
		p.mu.Unlock()
		if !told {
			select {
			case <-ctx.Done():
				return
			case <-p.changed:
			}
			continue
		}
		rhythm := signal.rhythm()
		for beat := 0; ; beat++ {
			lamps.tell(frame{signal, beat%2 == 0})
			var over <-chan time.Time
			if len(rhythm) > 0 {
				over = time.After(rhythm[beat%len(rhythm)])
			}
			select {
			case <-ctx.Done():
				return
			case <-over:
				continue
			case <-p.changed:
			}
			break
		}
	}
}
