package web_test

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"os"
	"regexp"
	"strings"
	"sync"
	"testing"
	"testing/fstest"
	"time"

	"github.com/getkin/kin-openapi/openapi3"
	"github.com/getkin/kin-openapi/openapi3filter"
	"github.com/getkin/kin-openapi/routers"
	"github.com/getkin/kin-openapi/routers/legacy"
	"github.com/gin-gonic/gin"
	"go.uber.org/goleak"

	"quartermaster/companion"
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
	secret  string // of the session that requests bring: the host's; "": none
	look    string // "&table=NAME": which table its stream shows
	copies  string // the folder of the copies
	cookie  string // how that session's cookie ends, of another table than the first
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
		"index.html": {Data: []byte("<!doctype html><title>Quartermaster</title>")}, "assets/a.js": {Data: []byte("1")}, "assets/sub/b.css": {Data: []byte("a{}")}}}
	wc.Places = []web.Place{{ID: "main"}}
	for _, c := range changes {
		c(&tc, &wc)
	}
	var err error
	copies := t.TempDir()
	wc.Archive = companion.NewArchive(companion.ArchiveConfig{House: house, Games: tc.Games, Copies: copies, Log: log})
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

// let lets a new device in and gives its session's secret.
func (s *site) let(r devices.Role) string {
	s.t.Helper()
	if r == devices.Nobody {
		return ""
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

// bring puts the session into a request.
func (s *site) bring(req *http.Request) {
	if s.secret != "" {
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

// document is the API's description.
var document = sync.OnceValues(func() (routers.Router, error) {
	d, err := load()
	if err != nil {
		return nil, err
	}
	return legacy.NewRouter(d)
})

func load() (*openapi3.T, error) {
	b, err := os.ReadFile("openapi.yaml")
	if err != nil {
		return nil, err
	}
	d, err := openapi3.NewLoader().LoadFromData(b)
	if err != nil {
		return nil, err
	}
	return d, d.Validate(context.Background())
}

// nowhere is a table that no server has.
const nowhere = "nowhere"

// described says in what an answer differs from the API's description.
func described(req *http.Request, a answer) error {
	switch a.status {
	case http.StatusMisdirectedRequest, http.StatusMethodNotAllowed, http.StatusUnauthorized, http.StatusForbidden:
		return nil // what every address may answer
	case http.StatusNotFound:
		if req.URL.Query().Get("table") == nowhere {
			return nil
		}
	}
	router, err := document()
	if err != nil {
		return err
	}
	local := req.Clone(context.Background())
	local.URL.Host, local.URL.Scheme, local.Host = "", "", ""
	route, params, err := router.FindRoute(local)
	if err != nil {
		if a.status == 404 || !strings.HasPrefix(req.URL.Path, "/api") {
			return nil
		}
		return err
	}
	kind, _, _ := strings.Cut(a.header.Get("Content-Type"), ";")
	json := kind == "application/json"
	if r := route.Operation.Responses.Status(a.status); !json && len(a.body) > 0 && r != nil && r.Value.Content.Get(kind) == nil {
		return fmt.Errorf("the type %q is not described", kind)
	}
	return openapi3filter.ValidateResponse(context.Background(), &openapi3filter.ResponseValidationInput{
		RequestValidationInput: &openapi3filter.RequestValidationInput{Request: local, PathParams: params, Route: route},
		Status:                 a.status, Header: a.header, Body: io.NopCloser(bytes.NewReader(a.body)),
		Options: &openapi3filter.Options{IncludeResponseStatus: true, ExcludeResponseBody: !json},
	})
}

func TestTheDescriptionHasEveryRouteAndNoOther(t *testing.T) {
	d, err := load()
	if err != nil {
		t.Fatal(err)
	}
	want := map[string]bool{}
	for path, item := range d.Paths.Map() {
		for method := range item.Operations() {
			want[method+" "+path] = true
		}
	}
	param := regexp.MustCompile(`[:*](\w+)`)
	for _, r := range serve(t).server.Handler().(*gin.Engine).Routes() {
		name := r.Method + " " + param.ReplaceAllString(r.Path, "{$1}")
		if !want[name] {
			t.Error("not described:", name)
		}
		delete(want, name)
	}
	for name := range want {
		t.Error("described, but not there:", name)
	}
}

func TestADifferenceFromTheDescriptionWouldBeNoticed(t *testing.T) {
	req := httptest.NewRequest("GET", "/api/v1/table", nil)
	head := http.Header{"Content-Type": {"application/json"}}
	if err := described(req, answer{200, head, []byte(`{"serial":1}`)}); err == nil {
		t.Fatal("a snapshot without most of its fields")
	}
	if err := described(req, answer{418, head, []byte(`{}`)}); err == nil {
		t.Fatal("a status that is not described")
	}
}

func TestAGameFromTheStartToItsEnd(t *testing.T) {
	s := serve(t, with(&tabletest.Camera{Kind: "simulated"}, clean))
	var list []struct {
		ID, Name string
		Options  []struct{ Label string }
	}
	if err := json.Unmarshal(s.get("/api/v1/games?lang=pl").body, &list); err != nil || len(list) != 1 || list[0].Name != "Port" || list[0].Options[0].Label != "Pływ" {
		t.Fatal(err, list)
	}
	now := s.start()
	for turn := 0; len(now.Asks) > 0; turn++ {
		if turn > 100 {
			t.Fatal("it does not end")
		}
		ask := now.Asks[0]
		if ask.Kind == "throw" {
			s.until("the camera", func(n snap) bool { return n.Can.ThrowNow })
			if a := s.post("/api/v1/throw", fmt.Sprintf(`{"ask":%q,"seen":%d}`, ask.ID, now.Version)); a.status != 202 || len(a.body) > 0 {
				t.Fatal(a.status, a.text())
			}
			now = s.until("the throw", func(n snap) bool { return n.Version > now.Version })
			continue
		}
		a := s.post("/api/v1/answers", fmt.Sprintf(`{"ask":%q,"fields":{"crate":"light"},"seen":%d}`, ask.ID, now.Version))
		if a.status != 200 {
			t.Fatal(a.status, a.text())
		}
		now = a.snap(t)
	}
	if now.Result == nil || len(now.Result.Ranking) != 2 || now.Version != 13 {
		t.Fatalf("%+v", now)
	}
	if a := s.get(now.Sighting.Picture.URL); a.status != 200 || !bytes.Equal(a.body, tabletest.Picture()) {
		t.Fatal(a.status)
	}
	if a := s.get("/api/v1/camera.jpg?seq=7"); a.status != 200 || a.header.Get("Content-Type") != "image/jpeg" {
		t.Fatal(a.status, a.text())
	}
}

func TestByHandFromTheChartToTheAnswer(t *testing.T) {
	s := serve(t)
	s.start()
	if a := s.get("/api/v1/camera.jpg"); a.status != 404 {
		t.Fatal(a.status)
	}
	now := s.post("/api/v1/throw", `{"ask":"throw/0","seen":1,"by":"hand"}`).snap(t)
	fix := func(f string) answer {
		t.Helper()
		return s.post("/api/v1/sighting/fixes", fmt.Sprintf(`{"sighting":%q,"fix":%s,"seen":1}`, now.Sighting.ID, f))
	}
	if a := fix(`{"done":true}`); a.status != 422 || a.text() == "" {
		t.Fatal(a.status, a.text())
	}
	for i, c := range []string{"red", "red", "green"} {
		if a := fix(fmt.Sprintf(`{"add":{"colour":%q,"value":%d,"centre_mm":[%d,50]}}`, c, i+1, 40*i+20)); a.status != 200 {
			t.Fatal(a.text())
		}
	}
	if a := fix(`{"die":0,"centre_mm":[100,100]}`); a.status != 200 {
		t.Fatal(a.text())
	}
	now = fix(`{"done":true}`).snap(t)
	if now.Version != 2 || now.View.Table[0].Counter.Value != 6 || now.Sighting.State != "answered" || now.Sighting.By != "hand" {
		t.Fatalf("%+v", now)
	}
	if now = fix(`{"die":0,"value":6}`).snap(t); now.Version != 3 || !now.Sighting.Dice[0].Fixed || now.View.Table[0].Counter.Value != 11 {
		t.Fatalf("%+v", now.Sighting)
	}
}

func TestAStaleTapIsToldWhatHappenedInItsLanguage(t *testing.T) {
	s := serve(t)
	s.start()
	if a := s.post("/api/v1/answers", setLoad(5, 1)); a.status != 200 {
		t.Fatal(a.text())
	}
	for lang, want := range map[string]string{"pl": "Tymczasem: jest już odpowiedź na „Ustaw ładunek”.", "en": "Meanwhile: “Set the load” was answered."} {
		a := s.post("/api/v1/answers?lang="+lang, setLoad(6, 1))
		if a.status != 409 || a.text() != want {
			t.Fatal(a.status, a.text())
		}
		var body struct{ Table snap }
		if err := json.Unmarshal(a.body, &body); err != nil || body.Table.Version != 2 || body.Table.Lang != lang {
			t.Fatal(err, body.Table)
		}
	}
	if a := s.post("/api/v1/answers", setLoad(5, 1)); a.status != 200 || a.snap(t).Version != 2 {
		t.Fatal("the same again is done already", a.status)
	}
	if a := s.post("/api/v1/undo", `{"seen":2}`); a.status != 200 || a.snap(t).Version != 3 {
		t.Fatal(a.status)
	}
	if a := s.post("/api/v1/redo", `{"seen":3}`); a.status != 200 || a.snap(t).View.Table[0].Counter.Value != 5 {
		t.Fatal(a.status)
	}
	if a := s.post("/api/v1/corrections", `{"of":2,"ask":"weight","fields":{"load":9},"seen":4}`); a.status != 200 || a.snap(t).View.Table[0].Counter.Value != 9 {
		t.Fatal(a.status, a.text())
	}
}

func TestARefusalNamesTheReasonAndTheRule(t *testing.T) {
	s := serve(t)
	s.start()
	a := s.post("/api/v1/answers?lang=pl", setLoad(5000, 1))
	if a.status != 422 || a.text() != "Ładunek to od 0 do 999." {
		t.Fatal(a.status, a.text())
	}
	a = s.post("/api/v1/game?lang=en", `{"game":"harbour","seats":[{"name":"Ola","colour":""}],"seen":1}`)
	if a.status != 422 || a.text() != "This game is for 2 to 4 people." {
		t.Fatal(a.status, a.text())
	}
}

// failing is a store that cannot write.
type failing struct{ store.Memory }

func (*failing) Append(context.Context, companion.Entry) error { return companion.ErrNotKept }

func TestWhatCouldNotBeSavedIsSaid(t *testing.T) {
	s := serve(t, func(c *companion.Config, _ *web.Config) { c.Store = &failing{} })
	if a := s.post("/api/v1/game?lang=en", start); a.status != 503 || !strings.Contains(a.text(), "could not be saved") {
		t.Fatal(a.status, a.text())
	}
}
