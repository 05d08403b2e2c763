package web_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"net/http/httptest"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"quartermaster/companion"
	"quartermaster/companion/devices"
	"quartermaster/companion/tabletest"
	"quartermaster/games"
	"quartermaster/web"
)

// signals is a table without a network at which Signals is played.
func signals(t testing.TB, changes ...change) *site {
	return lay(t, append([]change{func(c *companion.Config, w *web.Config) {
		c.Now, c.Games = nil, []games.Game{tabletest.Signals{}}
		w.Games = c.Games
	}}, changes...)...)
}

// ask calls the handler and gives its status and body.
func (s *site) ask(method, path, body string) (int, []byte) {
	s.t.Helper()
	req := httptest.NewRequest(method, path, strings.NewReader(body))
	req.Host = "localhost"
	if body != "" {
		req.Header.Set("Content-Type", "application/json")
	}
	s.bring(req)
	w := httptest.NewRecorder()
	s.server.Handler().ServeHTTP(w, req)
	return w.Code, w.Body.Bytes()
}

// must calls the handler, which must not refuse, and gives the snapshot.
func (s *site) must(path, body string) snap {
	s.t.Helper()
	code, got := s.ask("POST", path, body)
	var n snap
	if err := json.Unmarshal(got, &n); code != 200 || err != nil {
		s.t.Fatalf("%s %s: %d %s", path, body, code, got)
	}
	return n
}

func TestNoDeviceEndsAnothersFormAndTheJournalTellsOfTheClock(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := signals(t)
		phone, television := s.as(s.let(devices.Player)), s.as(s.let(devices.Spectator))
		s.must("/api/v1/game", `{"game":"signals","seats":[{"name":"Ola","colour":"green"},{"name":"Jan","colour":"blue"}],"seen":0}`)
		seen := s.must("/api/v1/answers", `{"ask":"chosen/0","fields":{"what":"all"},"seen":1}`).Version
		hold := fmt.Sprintf(`{"hold":true,"seen":%d}`, seen)
		// The host sets a number right, and says so every 20 seconds; the phone lies there.
		for range 9 {
			s.must("/api/v1/clock/hold", hold)
			time.Sleep(20 * time.Second)
		}
		if now := phone.must("/api/v1/clock/hold", fmt.Sprintf(`{"hold":false,"seen":%d}`, seen)); now.Version != seen {
			t.Fatal("the call passed while somebody was writing")
		}
		if code, _ := television.ask("POST", "/api/v1/clock/hold", hold); code != 403 {
			t.Errorf("a device that looks on stops the clock: %d", code)
		}
		if code, _ := phone.ask("POST", "/api/v1/clock", `{"seconds":0}`); code != 403 {
			t.Errorf("a player sets the clock: %d", code)
		}
		s.must("/api/v1/clock/hold", fmt.Sprintf(`{"hold":false,"seen":%d}`, seen))
		time.Sleep(13 * time.Second)
		synctest.Wait()
		_, steps := s.ask("GET", "/api/v1/steps?lang=en", "")
		if n := s.table.Snapshot().Version; n != seen+1 || !bytes.Contains(steps, []byte(`"by":"the clock"`)) {
			t.Errorf("version %d, the journal says %s", n, steps)
		}
		if code, body := s.ask("POST", "/api/v1/clock", `{"seconds":5}`); code != 422 {
			t.Errorf("five seconds: %d %s", code, body)
		}
		if code, body := s.ask("POST", "/api/v1/clock", `{"seconds":0,"seen":2}`); code != 200 || !bytes.Contains(body, []byte(`"seconds":0`)) {
			t.Errorf("off: %d %s", code, body)
		}
	})
}
