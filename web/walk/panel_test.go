package walk

import (
	"math/rand/v2"
	"path/filepath"
	"strings"
	"testing"

	"quartermaster/companion"
	"quartermaster/companion/devices"
	"quartermaster/companion/tabletest"
	"quartermaster/games"
	"quartermaster/games/gametest"
	"quartermaster/hardware/panel"
	"quartermaster/vision"
)

// besideTable is a real table with a drawn panel that presses for it and is told by a test how it is.
func besideTable(t *testing.T) (*real, *panel.Panel) {
	t.Helper()
	p := panel.Open(panel.Config{Host: &panel.Drawn{}, Path: filepath.Join(t.TempDir(), "panel.json"), Default: panel.DrawnWiring(), Level: 0.6, RoomLux: 600})
	t.Cleanup(p.Close)
	r := realTableBeside(t, p, func(want vision.Expect) vision.Reading {
		var dice []vision.Die
		for colour, n := range want {
			for range n {
				dice = append(dice, tabletest.Die(len(dice), colour, 1+len(dice)%6, 30+float64(len(dice)%6)*42, 40+float64(len(dice)/6)*60))
			}
		}
		return tabletest.Lie(dice...)
	})
	done := make(chan struct{})
	go func() {
		for {
			select {
			case <-done:
				return
			case press := <-p.Presses():
				if !press.Held {
					_, _ = r.table.Press(t.Context(), companion.By{Device: companion.Panel}) // the table may refuse it
				}
			}
		}
	}()
	t.Cleanup(func() { close(done) })
	return r, p
}

// The host presses the drawn button on the page, and the table looks at the dice, as if somebody had tapped there.
func TestTheHostPressesTheDrawnButton(t *testing.T) {
	both(t, func(t *testing.T, lang string) {
		tr := in(lang)
		r, beside := besideTable(t)
		p := open(t, r.link(t, devices.Host), look{size: tablet, lang: lang, still: true})
		p.ready()
		eval[string](p, `location.hash = "#archive/panel"`)
		p.wait(`document.querySelector(".panel-now")?.innerText === ` + quote(tr("Nikt nie gra", "Nobody plays")))
		p.wait(`document.querySelector(".panel-desk").innerText.includes(` + quote(tr("Ciemniej niż przy", "Darker than when")) + `)`)
		p.shot("panel-nobody." + lang + ".png")
		if _, err := r.table.Start(t.Context(), companion.By{Device: "tablet"}, 0, companion.Start{Game: "sevenseas", People: []companion.Person{
			{Name: "Ola", Colour: "green"}, {Name: "Jan", Colour: "blue"}, {Name: "Ewa", Colour: "white"}}}); err != nil {
			t.Fatal(err)
		}
		before := toThrow(t, r)
		beside.Tell(panel.State{Playing: true, Waiting: true, Signal: panel.Asks})
		p.wait(`document.querySelector(".lamp.at-asks.on") && document.querySelectorAll(".lamp.on").length === 1 && document.querySelector(".panel-drawing.lit")`)
		beside.Tell(panel.State{Playing: true, Waiting: true, Signal: panel.Ready})
		p.wait(`document.querySelector(".lamp.at-ready.on") && document.querySelector(".panel-desk").innerText.includes("60")`)
		p.tap(".press")
		p.wait(`document.querySelector(".panel-desk").innerText.includes(` + quote(tr("Naciśnięto 1 raz", "Pressed 1 time")) + `)`)
		tabletest.Until(t, r.table, "the throw", func(s *companion.Snapshot) bool { return s.Version > before })
		if _, steps := r.table.Steps(); steps[len(steps)-1].By.Device != companion.Panel {
			t.Errorf("who: %+v", steps[len(steps)-1].By)
		}
		for _, sz := range []size{tablet, wide, phone} {
			p.resize(sz)
			for _, broken := range p.broken(sz) {
				t.Errorf("%s: %s", sz.name, broken)
			}
			p.shot("panel-" + strings.ReplaceAll(sz.name, " ", "-") + "." + lang + ".png")
			p.tap(".wire")
			p.wait(`document.querySelectorAll("dialog[open] fieldset").length === 5`)
			for _, broken := range p.broken(sz) {
				t.Errorf("%s, wiring: %s", sz.name, broken)
			}
			p.shot("panel-wiring-" + strings.ReplaceAll(sz.name, " ", "-") + "." + lang + ".png")
			p.tap("dialog[open] .close")
		}
		p.resize(tablet)
		for _, o := range p.offences() {
			t.Error(o)
		}
	})
}

// toThrow answers until a throw is asked for, and gives the version then.
func toThrow(t *testing.T, r *real) int64 {
	t.Helper()
	rnd := rand.New(rand.NewPCG(7, 7))
	for range 200 {
		s := r.table.Snapshot()
		for _, a := range s.Asks {
			if a.Kind == games.Throw && a.Primary {
				return tabletest.Until(t, r.table, "the camera", func(s *companion.Snapshot) bool { return s.Can.ThrowNow }).Version
			}
		}
		ask := gametest.Pick(s.Asks, rnd, []string{"again"})
		_, _ = r.table.Answer(t.Context(), companion.By{}, s.Version, gametest.Answer(ask, *s.Info, nil, rnd)) // the rules may refuse it
	}
	t.Fatal("no throw is asked for")
	return 0
}

// The host writes on the page what is wired, is told in one sentence what cannot be, and what he kept holds.
func TestTheHostWiresThePanel(t *testing.T) {
	both(t, func(t *testing.T, lang string) {
		tr := in(lang)
		r, beside := besideTable(t)
		p := open(t, r.link(t, devices.Host), look{size: tablet, lang: lang, still: true})
		p.ready()
		eval[string](p, `location.hash = "#archive/panel"`)
		p.tap(".wire")
		p.wait(`document.querySelectorAll(".panel-wiring fieldset").length === 5`)
		p.choose(".panel-wiring fieldset:nth-of-type(1)", "22 · GPIO 25")
		p.tap(".keep")
		p.wait(`document.querySelector(".panel-wiring .trouble").innerText === ` + quote(tr("Pin 22 podano dwa razy: każda część potrzebuje własnego pinu.", "Pin 22 is wired twice: give each part a pin of its own.")))
		p.shot("panel-twice." + lang + ".png")
		p.choose(".panel-wiring fieldset:nth-of-type(1)", "13 · GPIO 27")
		p.choose(".panel-wiring fieldset:nth-of-type(2)", tr("Przekaźnik", "Relay"))
		p.choose(".panel-wiring fieldset:nth-of-type(3)", tr("Pasek WS2812", "WS2812 strip"))
		p.choose(".panel-wiring fieldset:nth-of-type(5)", tr("nie podłączono", "not wired"))
		p.tap(".keep")
		p.wait(`document.querySelector(".copy-said.good")?.innerText === ` + quote(tr("Zapisano. Obowiązuje od teraz.", "Saved. It applies from now on.")))
		w := beside.Status().Wiring
		if w.Button == nil || w.Button.Pin != 13 || w.Light == nil || w.Light.Kind != panel.Relay || w.State == nil || w.State.Kind != panel.WS2812 || w.State.Pin != 19 || w.Sensor != nil {
			t.Errorf("%+v", w)
		}
		p.forgive() // the console tells of refused answers
	})
}

// Only the host has the page of the panel.
func TestAPlayerHasNoPanel(t *testing.T) {
	r, _ := besideTable(t)
	p := open(t, r.link(t, devices.Player), look{size: tablet, lang: "en", still: true})
	p.ready()
	p.tap(".archive-open")
	p.wait(`document.querySelectorAll(".tabs button").length > 1`)
	if eval[bool](p, `document.querySelector(".tabs").innerText.includes("Button")`) {
		t.Error("a player sees the tab")
	}
}
