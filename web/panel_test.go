package web_test

import (
	"encoding/json"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"quartermaster/companion"
	"quartermaster/companion/devices"
	"quartermaster/companion/tabletest"
	"quartermaster/hardware/panel"
	"quartermaster/web"
)

// drawn is a table with a panel that is drawn.
func drawn(t *testing.T, p **panel.Panel) change {
	return func(_ *companion.Config, w *web.Config) {
		*p = panel.Open(panel.Config{Host: &panel.Drawn{}, Path: filepath.Join(t.TempDir(), "panel.json"), Default: panel.DrawnWiring(), RoomLux: 300})
		t.Cleanup((*p).Close)
		w.Places[0].Panel = *p
	}
}

type panelSeen struct {
	Drawn   bool
	Wiring  panel.Wiring
	Header  []struct{ Use string }
	Parts   []struct{ Name, Is, Why string }
	Signal  string
	Light   float64
	Lux     *float64
	Dark    bool
	Presses int
	Holds   int
}

func (s *site) panel(a answer) (p panelSeen) {
	s.t.Helper()
	if err := json.Unmarshal(a.body, &p); err != nil || a.status != 200 {
		s.t.Fatal(a.status, a.text())
	}
	return p
}

func TestTheHostSeesPressesAndWiresThePanel(t *testing.T) {
	var p *panel.Panel
	s := serve(t, drawn(t, &p))
	p.Tell(panel.State{Playing: true, Signal: panel.Asks})
	var seen panelSeen
	for limit := time.Now().Add(5 * time.Second); seen.Light != 1 && time.Now().Before(limit); time.Sleep(5 * time.Millisecond) {
		seen = s.panel(s.get("/api/v1/panel"))
	}
	if !seen.Drawn || seen.Signal != "asks" || seen.Light != 1 || len(seen.Header) != 40 || seen.Wiring.Button.Pin != 11 || len(seen.Parts) != 5 {
		t.Fatalf("%+v", seen)
	}
	time.Sleep(100 * time.Millisecond) // the button is at rest
	if seen = s.panel(s.post("/api/v1/panel/press", `{"seconds":0}`)); seen.Presses != 1 {
		t.Errorf("%+v", seen)
	}
	for body, why := range map[string]string{
		`{"version":1,"button":{"pin":6}}`:                                "Pin 6 to masa",
		`{"version":1,"button":{"pin":11},"buzzer":{"pin":11,"on":true}}`: "Pin 11 podano dwa razy",
	} {
		if a := s.post("/api/v1/panel?lang=pl", body); a.status != 422 || !strings.Contains(a.text(), why) {
			t.Error(a.status, a.text())
		}
	}
	if seen = s.panel(s.post("/api/v1/panel", `{"version":1,"button":{"pin":13}}`)); seen.Wiring.Button.Pin != 13 || seen.Wiring.Light != nil {
		t.Errorf("%+v", seen.Wiring)
	}
	p.Tell(panel.State{})
	if seen = s.panel(s.post("/api/v1/panel", `{"version":1}`)); seen.Parts[0].Is != "skipped" || seen.Parts[0].Why != "Nothing is wired." || seen.Signal != "" {
		t.Errorf("%+v", seen)
	}
	if a := s.post("/api/v1/panel/press", `{}`); a.status != 422 || !strings.Contains(a.text(), "No button is wired.") {
		t.Error(a.status, a.text())
	}
	if a := s.post("/api/v1/panel", `{"version":1,"lamp":{}}`); a.status != 400 {
		t.Error(a.status, a.text())
	}
}

func TestWithoutAPanelItIsSaid(t *testing.T) {
	s := serve(t)
	for _, a := range []answer{s.get("/api/v1/panel"), s.post("/api/v1/panel", `{"version":1}`), s.post("/api/v1/panel/press", `{}`)} {
		if a.status != 404 || !strings.Contains(a.text(), "There is no panel at this table.") {
			t.Error(a.status, a.text())
		}
	}
}

func TestHealthTellsHowThePartsAreAndThatTheRoomIsDark(t *testing.T) {
	p := panel.Open(panel.Config{Host: panel.ThisMachine(), Default: panel.Wiring{Light: &panel.LightWiring{Kind: panel.APA102, Pin: 19, Pixels: 16}}})
	t.Cleanup(p.Close)
	s := serve(t, func(_ *companion.Config, w *web.Config) { w.Places[0].Panel = p })
	var h struct {
		OK      bool
		Worries []string
		Panel   []struct{ Name, Is, Why string }
	}
	for limit := time.Now().Add(5 * time.Second); len(h.Worries) == 0 && time.Now().Before(limit); time.Sleep(5 * time.Millisecond) {
		a := s.get("/api/v1/health?lang=pl")
		if err := json.Unmarshal(a.body, &h); err != nil || a.status != 200 {
			t.Fatal(a.status, a.text())
		}
	}
	if h.OK || len(h.Panel) != 5 || h.Panel[0].Why != "Nic nie podłączono." || h.Panel[1].Is != "failed" || !strings.HasPrefix(h.Worries[0], "Światło: Magistrala SPI 0 jest wyłączona: dopisz dtparam=spi=on") {
		t.Errorf("%+v", h)
	}
	var dim *panel.Panel
	s = serve(t, drawn(t, &dim), func(_ *companion.Config, w *web.Config) {
		w.Places[0].Panel = panel.Open(panel.Config{Host: &panel.Drawn{}, Default: panel.DrawnWiring(), RoomLux: 600})
		t.Cleanup(w.Places[0].Panel.Close)
	})
	for limit := time.Now().Add(5 * time.Second); ; time.Sleep(20 * time.Millisecond) {
		if h := s.health("en"); !h.OK && h.Worries[0] == "The room is darker than when the table was set up: switch a lamp on before the first throw." {
			break
		} else if time.Now().After(limit) {
			t.Fatal(h)
		}
	}
}

// What a press did stands in the log of steps under the button's name, in the device's language.
func TestAPressStandsInTheStepsAsTheButtons(t *testing.T) {
	s := serve(t, with(&tabletest.Camera{Kind: "simulated"}, clean))
	s.start()
	s.until("the camera", func(n snap) bool { return n.Can.ThrowNow })
	if _, err := s.table.Press(t.Context(), companion.By{Device: companion.Panel}); err != nil {
		t.Fatal(err)
	}
	s.until("the throw", func(n snap) bool { return n.Version == 2 })
	for lang, want := range map[string]string{"en": `"by":"Button"`, "pl": `"by":"Przycisk"`} {
		if a := s.get("/api/v1/steps?lang=" + lang); a.status != 200 || !strings.Contains(string(a.body), want) {
			t.Error(a.status, string(a.body))
		}
	}
}

// Nothing is open before the button was held. Then one device becomes the host, whichever asks first, and the next is refused.
func TestAHeldButtonWinsTheTableBackWithoutACode(t *testing.T) {
	s := serve(t)
	stranger, other := s.as(""), s.as("")
	offered := func(who *site) bool {
		t.Helper()
		var m struct{ Offer, Button bool }
		if err := json.Unmarshal(who.get("/api/v1/me").body, &m); err != nil || m.Button {
			t.Fatal(err, m)
		}
		return m.Offer
	}
	if a := stranger.post("/api/v1/host", `{}`); a.status != 403 || !strings.Contains(a.text(), "not offered") || offered(stranger) {
		t.Error("before it was held: ", a.status, a.text())
	}
	s.devices.Offer()
	if !offered(stranger) || stranger.get("/api/v1/table").status != 401 {
		t.Error("an offer shows nothing of the table")
	}
	if a := stranger.post("/api/v1/host", `{}`, "Origin", "http://evil.example"); a.status != 403 || !offered(stranger) {
		t.Error("another site's page took it: ", a.status)
	}
	a := stranger.post("/api/v1/host", `{}`, "User-Agent", "iPad")
	if a.status != 200 || !strings.Contains(string(a.body), `"host"`) || !strings.Contains(a.header.Get("Set-Cookie"), "HttpOnly") {
		t.Fatal(a.status, a.text())
	}
	if a := other.post("/api/v1/host", `{}`); a.status != 403 || offered(other) {
		t.Error("a second device took it: ", a.status)
	}
	if list := s.devices.List(); list[0].Name != "iPad" || list[0].Role != devices.Host || list[1].Role != devices.Player {
		t.Error(list)
	}
	if a := s.post("/api/v1/game", `{}`); a.status != 403 {
		t.Error("the host before is still one: ", a.status)
	}
}

// The host whose tablet is not lost takes the offer back. Nobody else can.
func TestTheHostTakesAnOfferBack(t *testing.T) {
	s := serve(t)
	stranger, player := s.as(""), s.as(s.let(devices.Player))
	s.devices.Offer()
	if a := player.do("DELETE", "/api/v1/host", ""); a.status != 403 || !s.devices.Offered() {
		t.Error("a player took it back: ", a.status)
	}
	if a := s.do("DELETE", "/api/v1/host", ""); a.status != 200 || !strings.Contains(string(a.body), `"offer":false`) {
		t.Error(a.status, a.text())
	}
	if a := stranger.post("/api/v1/host", `{}`); a.status != 403 {
		t.Error("it is still offered: ", a.status)
	}
	if a := s.do("DELETE", "/api/v1/host", ""); a.status != 200 {
		t.Error("without an offer: ", a.status, a.text())
	}
}

// hand is a header on which a hand holds the button that is wired.
type hand struct{ panel.Drawn }

func TestThePageKnowsOfARealButtonOnly(t *testing.T) {
	for name, c := range map[string]struct {
		host   panel.Host
		wiring panel.Wiring
		want   string
	}{
		"a real button": {&hand{}, panel.DrawnWiring(), `"button":true`}, "a drawn one": {&panel.Drawn{}, panel.DrawnWiring(), `"button":false`},
		"none is wired": {&hand{}, panel.Wiring{Version: panel.WiringVersion}, `"button":false`},
	} {
		t.Run(name, func(t *testing.T) {
			p := panel.Open(panel.Config{Host: c.host, Default: c.wiring})
			t.Cleanup(p.Close)
			s := serve(t, func(_ *companion.Config, w *web.Config) { w.Places[0].Panel = p })
			for p.Status().Parts[0].Is == panel.Opening {
				time.Sleep(time.Millisecond)
			}
			if a := s.as("").get("/api/v1/me"); !strings.Contains(string(a.body), c.want) {
				t.Errorf("%s", a.body)
			}
		})
	}
}
