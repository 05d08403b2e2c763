package web_test

import (
	"bytes"
	"compress/gzip"
	"fmt"
	"io"
	"log/slog"
	"net/http/httptest"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/gin-gonic/gin"

	"quartermaster/companion"
	"quartermaster/companion/devices"
	"quartermaster/companion/tabletest"
	"quartermaster/web"
)

// opened is a body as whoever gets it can read it.
func opened(body []byte) []byte {
	if z, err := gzip.NewReader(bytes.NewReader(body)); err == nil {
		if plain, err := io.ReadAll(z); err == nil {
			return append(plain, body...)
		}
	}
	return body
}

// Every door of the server, by every role: nobody learns a secret answer before all are in.
func TestNobodyLearnsASecretAnswerBeforeAllAreIn(t *testing.T) {
	diary := &web.Diary{}
	s := signals(t, func(c *companion.Config, w *web.Config) {
		w.Diary, w.Log = diary, slog.New(slog.NewTextHandler(diary, &slog.HandlerOptions{Level: slog.LevelDebug}))
		c.Log = w.Log
	})
	phone, other := s.as(s.let(devices.Player)), s.as(s.let(devices.Player))
	television, stranger := s.as(s.let(devices.Spectator)), s.as("")
	s.must("/api/v1/game", `{"game":"signals","seats":[{"name":"Ola","colour":"green"},{"name":"Jan","colour":"blue"}],"seen":0}`)
	mine := fmt.Sprintf(`{"ask":"signal/0/0","seat":0,"fields":{"what":%d},"seen":1}`, tabletest.SignalA)
	for who, one := range map[string]*site{"the host": s, "a phone that is nobody's": phone, "a device that looks on": television} {
		if code, body := one.ask("POST", "/api/v1/answers", mine); code != 403 {
			t.Errorf("%s answered for Ola: %d %s", who, code, body)
		}
	}
	if code, body := phone.ask("POST", "/api/v1/me", `{"person":" ola "}`); code != 200 || !bytes.Contains(body, []byte(`"seat":0`)) {
		t.Fatalf("the phone is Ola's: %d %s", code, body)
	}
	if code, body := phone.ask("POST", "/api/v1/answers", strings.Replace(mine, `"seat":0`, `"seat":1`, 1)); code == 200 {
		t.Errorf("Ola answered for Jan: %s", body)
	}
	secret := []byte(fmt.Sprint(tabletest.SignalA))
	code, body := phone.ask("POST", "/api/v1/answers", mine)
	if code != 200 || bytes.Contains(body, secret) || !bytes.Contains(body, []byte(`"sealed":true`)) {
		t.Fatalf("%d %s", code, body)
	}
	if code, body := s.ask("POST", "/api/v1/copies", ""); code != 200 || bytes.Contains(opened(body), secret) {
		t.Errorf("a copy: %d", code)
	}
	for who, one := range map[string]*site{"the host": s, "Ola's own phone": phone, "Jan's phone": other, "the television": television, "a program that listens": s.as(s.let(devices.Listener)), "a stranger": stranger} {
		for _, r := range s.server.Handler().(*gin.Engine).Routes() {
			for _, with := range []string{"1", "0", "games.json", "games.csv", "x"} {
				path := regexp.MustCompile(`[:*]\w+`).ReplaceAllString(r.Path, with)
				if path == r.Path && with != "1" || r.Method != "GET" && r.Method != "HEAD" {
					continue
				}
				req := httptest.NewRequest(r.Method, path, nil)
				req.Host = "localhost"
				ctx, cancel := contextThatEnds(t)
				one.bring(req)
				w := httptest.NewRecorder()
				one.server.Handler().ServeHTTP(w, req.WithContext(ctx))
				cancel()
				if bytes.Contains(opened(w.Body.Bytes()), secret) {
					t.Errorf("%s learns it from %s %s", who, r.Method, path)
				}
			}
		}
		for path, in := range map[string]string{"/api/v1/undo": `{"seen":99}`, "/api/v1/clock/hold": `{"hold":true,"seen":1}`, "/api/v1/answers": `{"ask":"chosen/0","fields":{},"seen":1}`, "/api/v1/corrections": `{"of":2,"ask":"signal/0/0","fields":{},"seen":1}`} {
			if _, body := one.ask("POST", path, in); bytes.Contains(body, secret) {
				t.Errorf("%s learns it from POST %s", who, path)
			}
		}
	}
	for _, line := range diary.Lines() {
		if strings.Contains(line, string(secret)) {
			t.Errorf("the log tells it: %s", line)
		}
	}
	files, err := filepath.Glob(filepath.Join(s.copies, "*"))
	if err != nil || len(files) == 0 {
		t.Fatal("there is no copy to look into", err)
	}
	for _, file := range files {
		if b, err := os.ReadFile(file); err != nil || bytes.Contains(opened(b), secret) {
			t.Errorf("%s tells it: %v", file, err)
		}
	}
	// When all are in, the journal still leaves it to the game to show it.
	if code, _ := other.ask("POST", "/api/v1/me", `{"person":"Jan"}`); code != 200 {
		t.Fatal(code)
	}
	if n := other.must("/api/v1/answers", fmt.Sprintf(`{"ask":"signal/0/1","seat":1,"fields":{"what":%d},"seen":1}`, tabletest.SignalB)); n.Version != 3 {
		t.Fatalf("version %d", n.Version)
	}
	for who, one := range map[string]*site{"the host": s, "Jan's phone": other, "the television": television} {
		for _, path := range []string{"/api/v1/steps", "/api/v1/steps/2", "/api/v1/table"} {
			if _, body := one.ask("GET", path, ""); bytes.Contains(body, secret) {
				t.Errorf("%s learns it from %s before it is shown", who, path)
			}
		}
	}
	if _, body := phone.ask("GET", "/api/v1/steps/2", ""); !bytes.Contains(body, secret) {
		t.Errorf("Ola cannot put her own answer right: %s", body)
	}
	right := fmt.Sprintf(`{"of":2,"ask":"signal/0/0","seat":0,"fields":{"what":%d},"seen":3}`, tabletest.SignalB)
	if code, _ := s.ask("POST", "/api/v1/corrections", right); code != 403 {
		t.Errorf("the host puts a secret answer right: %d", code)
	}
	if code, body := phone.ask("POST", "/api/v1/corrections", right); code != 200 {
		t.Errorf("%d %s", code, body)
	}
}

func TestATelevisionShowsACodeOnlyWhereTheHostSaidSo(t *testing.T) {
	s := serve(t)
	secret := s.let(devices.Spectator)
	television, phone := s.as(secret), s.as(s.let(devices.Player))
	dev, _ := s.devices.Visit(secret)
	for who, one := range map[string]*site{"a television": television, "a phone": phone, "the host": s} {
		if a := one.post("/api/v1/me/invitation", ""); a.status != 422 {
			t.Errorf("%s shows a code: %d", who, a.status)
		}
	}
	if a := s.post("/api/v1/devices/"+dev.ID, `{"shows":true}`); a.status != 200 || !bytes.Contains(a.body, []byte(`"shows":true`)) {
		t.Fatal(a.status, a.text())
	}
	a := television.post("/api/v1/me/invitation", "")
	code := regexp.MustCompile(`"code":"([^"]+)"`).FindSubmatch(a.body)
	if a.status != 200 || !bytes.Contains(a.body, []byte(`"role":"spectator"`)) || code == nil {
		t.Fatal(a.status, a.text())
	}
	// The host's own code to look on stays good beside it, and each lets one device look on.
	if a := s.post("/api/v1/invitations", `{"role":"spectator"}`); a.status != 200 {
		t.Fatal(a.text())
	}
	if a := s.as("").post("/api/v1/pair", fmt.Sprintf(`{"code":%q}`, code[1])); a.status != 200 || !bytes.Contains(a.body, []byte(`"role":"spectator"`)) {
		t.Errorf("%d %s", a.status, a.text())
	}
	if a := s.as("").post("/api/v1/pair", fmt.Sprintf(`{"code":%q}`, code[1])); a.status != 403 {
		t.Errorf("a code let two in: %d", a.status)
	}
	// Whoever plays shows none, whatever was said before.
	next := television.post("/api/v1/me/invitation", "")
	s.post("/api/v1/devices/"+dev.ID, `{"role":"player"}`)
	if a := television.post("/api/v1/me/invitation", ""); a.status != 422 {
		t.Errorf("a player shows a code: %d", a.status)
	}
	code = regexp.MustCompile(`"code":"([^"]+)"`).FindSubmatch(next.body)
	if a := s.as("").post("/api/v1/pair", fmt.Sprintf(`{"code":%q}`, code[1])); a.status != 403 {
		t.Errorf("the code of a television that plays now lets in: %d", a.status)
	}
	if a := s.post("/api/v1/devices/"+dev.ID, `{"shows":true}`); a.status != 422 {
		t.Errorf("a player may show a code: %d", a.status)
	}
}
