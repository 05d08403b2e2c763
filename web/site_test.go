package web_test

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"go.uber.org/goleak"

	"quartermaster/companion"
	"quartermaster/companion/archive"
	"quartermaster/companion/devices"
	"quartermaster/companion/store"
	"quartermaster/companion/tabletest"
	"quartermaster/games"
	"quartermaster/vision"
	"quartermaster/web"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

var clean = tabletest.Lie(tabletest.Die(0, "red", 3, 50, 50), tabletest.Turned(tabletest.Die(1, "red", 5, 90, 50), 30), tabletest.Die(2, "green", 2, 50, 120))

// site is a served table.
type site struct {
	t       testing.TB
	table   *companion.Table
	server  *web.Server
	http    *httptest.Server
	devices *devices.Register
	secret  string            // of the session that requests bring: the host's; "": none
	look    string            // "&table=NAME": which table its stream shows
	copies  string            // the folder of the copies
	cookie  string            // how that session's cookie ends, of another table than the first
	desk    *tabletest.Camera // the one that is plugged in, where cameras can be chosen
}

type change func(*companion.Config, *web.Config)

// with is a table with a camera whose pictures read as r.
func with(source vision.Source, r vision.Reading) change {
	return func(c *companion.Config, _ *web.Config) {
		c.Source = source
		c.Reader = &tabletest.Reader{Do: func(context.Context, vision.Frame, vision.Expect) (vision.Reading, error) { return r, nil }}
	}
}

func serve(t testing.TB, changes ...change) *site {
	t.Helper()
	s := lay(t, changes...)
	s.http = httptest.NewServer(s.server.Handler())
	t.Cleanup(func() {
		s.server.Close()
		s.http.Close()
		s.http.Client().CloseIdleConnections()
	})
	return s
}

// lay is a table that no network reaches: a test calls its handler.
func lay(t testing.TB, changes ...change) *site {
	t.Helper()
	log := slog.New(slog.NewTextHandler(t.Output(), &slog.HandlerOptions{Level: slog.LevelError + 4}))
	house := &store.MemoryHouse{}
	tc := companion.Config{Games: []games.Game{tabletest.Harbour{}}, Store: house.Table("main"), Log: log,
		Equipment: companion.Equipment{Board: companion.Board{WidthMM: 290, HeightMM: 290, EdgeMM: 12, Colours: []string{"red", "green", "blue"}}},
		Now:       func() time.Time { return time.Unix(1_795_000_000, 0) }}
	wc := web.Config{Games: tc.Games, Log: log, Hosts: []string{"table.local"}, Page: fstest.MapFS{
		"index.html": {Data: []byte("<!doctype html><title>Quartermaster</title>")}, "overlay.html": {Data: []byte("<!doctype html><title>Throws</title>")}, "assets/a.js": {Data: []byte("1")}, "assets/sub/b.css": {Data: []byte("a{}")}}}
	wc.Places = []web.Place{{ID: "main"}}
	for _, c := range changes {
		c(&tc, &wc)
	}
	var err error
	copies := t.TempDir()
	wc.Archive = archive.New(archive.Config{House: house, Games: tc.Games, Copies: copies, Log: log})
	for i := range wc.Places {
		p := &wc.Places[i]
		if p.Devices, err = devices.Open("", tc.Now, log); err != nil {
			t.Fatal(err)
		}
		if i > 0 { // all but the first are played at by hand
			tc.Store, tc.Source, tc.Reader = house.Table(p.ID), nil, nil
		}
		if p.Table, err = companion.Open(context.Background(), tc); err != nil {
			t.Fatal(err)
		}
		t.Cleanup(p.Table.Close)
		wc.Archive.Join(p.ID, p.Table)
	}
	s := &site{t: t, copies: copies, table: wc.Places[0].Table, devices: wc.Places[0].Devices}
	s.secret = s.let(devices.Host)
	if s.server, err = web.New(wc); err != nil {
		t.Fatal(err)
	}
	return s
}

// let lets a new device in and gives its session's secret; of a program its token.
func (s *site) let(r devices.Role) string {
	s.t.Helper()
	if r == devices.Nobody {
		return ""
	}
	if r == devices.Listener {
		token, _, err := s.devices.Listen("a program")
		if err != nil {
			s.t.Fatal(err)
		}
		return token
	}
	i, err := s.devices.Invite(r)
	if err != nil {
		s.t.Fatal(err)
	}
	secret, _, err := s.devices.Pair(netip.Addr{}, i.Code, r.String(), "")
	if err != nil {
		s.t.Fatal(err)
	}
	return secret
}

// as is the same site for another device.
func (s *site) as(secret string) *site {
	other := *s
	other.secret = secret
	return &other
}

// bring puts the session, or a program's token, into a request.
func (s *site) bring(req *http.Request) {
	if strings.HasPrefix(s.secret, "qml_") {
		req.Header.Set("Authorization", "Bearer "+s.secret)
	} else if s.secret != "" {
		req.AddCookie(&http.Cookie{Name: cookieFor(req.Host) + s.cookie, Value: s.secret})
	}
}

func cookieFor(host string) string {
	if _, port, err := net.SplitHostPort(host); err == nil {
		return "session-" + port
	}
	return "session"
}

// answer is what a request got.
type answer struct {
	status int
	header http.Header
	body   []byte
}

func (a answer) text() string {
	var e struct{ Error struct{ Text string } }
	_ = json.Unmarshal(a.body, &e) // a body that is none has no text
	return e.Error.Text
}

// do sends a request and holds the answer against the API's description.
func (s *site) do(method, path, body string, header ...string) answer {
	s.t.Helper()
	req, err := http.NewRequest(method, s.http.URL+path, strings.NewReader(body))
	if err != nil {
		s.t.Fatal(err)
	}
	if method == "POST" {
		req.Header.Set("Content-Type", "application/json")
	}
	for i := 0; i+1 < len(header); i += 2 {
		req.Header.Set(header[i], header[i+1])
		if header[i] == "Host" {
			req.Host = header[i+1]
		}
	}
	s.bring(req)
	res, err := s.http.Client().Do(req)
	if err != nil {
		s.t.Fatal(err)
	}
	defer res.Body.Close()
	b, err := io.ReadAll(res.Body)
	if err != nil {
		s.t.Fatal(err)
	}
	a := answer{res.StatusCode, res.Header, b}
	if err := described(req, a); err != nil {
		s.t.Fatalf("%s %s answered %d %s\nwhich is not as described: %v", method, path, a.status, b, err)
	}
	return a
}

func (s *site) get(path string, header ...string) answer {
	s.t.Helper()
	return s.do("GET", path, "", header...)
}

func (s *site) post(path, body string, header ...string) answer {
	s.t.Helper()
	return s.do("POST", path, body, header...)
}

// snap is the part of a snapshot that tests look at.
type snap struct {
	Serial, Version int64
	Lang, Hash      string
	Game            *struct{ ID, Name string }
	Asks            []struct{ ID, Kind, Prompt string }
	View            struct {
		Headline string
		Table    []struct {
			ID      string
			Counter *struct{ Value int }
		}
	}
	Sighting *struct {
		ID, State, Error, By string
		Picture              *struct{ URL string }
		Dice                 []struct {
			ID, Value int
			Fixed     bool
		}
		Questions []struct{ ID, Kind, Text string }
		Guards    []struct{ Kind, Text string }
		Corrects  bool
	}
	Result *struct{ Ranking [][]int }
	Log    []struct{ Text string }
	Can    struct {
		Undo, Redo, Upload bool
		ThrowNow           bool `json:"throw_now"`
		ByHand             bool `json:"by_hand"`
	}
}

func (a answer) snap(t testing.TB) (s snap) {
	t.Helper()
	if err := json.Unmarshal(a.body, &s); err != nil {
		t.Fatalf("%d %s: %v", a.status, a.body, err)
	}
	return s
}

func (s *site) now() snap { s.t.Helper(); return s.get("/api/v1/table").snap(s.t) }

// until waits until the table looks so.
func (s *site) until(what string, ok func(snap) bool) snap {
	s.t.Helper()
	limit := time.After(20 * time.Second)
	for {
		changed := s.table.Snapshot().Superseded()
		if now := s.now(); ok(now) {
			return now
		}
		select {
		case <-changed:
		case <-limit:
			s.t.Fatalf("waited in vain for %s: %+v", what, s.now())
		}
	}
}

const start = `{"game":"harbour","seats":[{"name":"Ola","colour":"green"},{"name":"Jan","colour":"blue"}],"options":{},"seen":0}`

func (s *site) start() snap {
	s.t.Helper()
	a := s.post("/api/v1/game", start)
	if a.status != 200 {
		s.t.Fatal(a.status, a.text())
	}
	return a.snap(s.t)
}

func setLoad(n, seen int64) string {
	return fmt.Sprintf(`{"ask":"weight","seat":-1,"fields":{"load":%d},"seen":%d}`, n, seen)
}
