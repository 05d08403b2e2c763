package web_test

import (
	"context"
	"encoding/json"
	"fmt"
	"net"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"github.com/gin-gonic/gin"

	"quartermaster/companion"
	"quartermaster/companion/devices"
	"quartermaster/companion/tabletest"
	"quartermaster/games"
	"quartermaster/games/throw"
	"quartermaster/vision"
	"quartermaster/web"
)

// hear opens a stream of throws.
func (s *site) hear(header ...string) *stream {
	s.t.Helper()
	return s.streamOf("/api/v1/throws"+strings.Replace(s.look, "&", "?", 1), header...)
}

type thrown struct {
	Throw int64
	Sum   int
	Dice  []struct {
		ID           int
		Colour, Face string
		Value        *int
		Loose        bool
		PlaceMM      *[2]float64 `json:"place_mm"`
	}
	Picture *string
}

// kind is that of the next event.
func (st *stream) kind() string {
	st.t.Helper()
	for {
		row, ok := st.row(10 * time.Second)
		if !ok {
			st.t.Fatal("no event")
		}
		if kind, found := strings.CutPrefix(row, "event:"); found {
			return kind
		}
	}
}

// once is the API's description, read once.
var once = sync.OnceValues(load)

// heard is the next event of a kind, held against the description.
func (st *stream) heard(kind string) (out thrown) {
	st.t.Helper()
	data := st.next(kind)
	var any any
	if err := json.Unmarshal([]byte(data), &any); err != nil {
		st.t.Fatal(err, data)
	}
	d, err := once()
	if err != nil {
		st.t.Fatal(err)
	}
	if any != nil && kind != "undone" {
		if err := d.Components.Schemas["Thrown"].Value.VisitJSON(any); err != nil {
			st.t.Fatalf("%s: %v", data, err)
		}
	}
	if err := json.Unmarshal([]byte(data), &out); err != nil {
		st.t.Fatal(err)
	}
	return out
}

// thrownAt is a table at which a throw can be made, with a program that listens.
func thrownAt(t *testing.T, changes ...change) (s, program *site) {
	t.Helper()
	s = serve(t, append([]change{with(&tabletest.Camera{Kind: "simulated"}, clean)}, changes...)...)
	s.start()
	s.until("the camera", func(n snap) bool { return n.Can.ThrowNow })
	return s, s.as(s.let(devices.Listener))
}

func (s *site) throw(t *testing.T) {
	t.Helper()
	now := s.now()
	if a := s.post("/api/v1/throw", fmt.Sprintf(`{"ask":%q,"seen":%d}`, now.Asks[0].ID, now.Version)); a.status != 202 {
		t.Fatal(a.status, a.text())
	}
	s.until("the throw", func(n snap) bool { return n.Version > now.Version })
}

func TestAProgramHearsOfEachThrowOnce(t *testing.T) {
	s, program := thrownAt(t)
	st := program.hear()
	if kind := st.res.Header.Get("Content-Type"); kind != "text/event-stream" || st.res.StatusCode != 200 {
		t.Fatal(st.res.Status, kind)
	}
	if data := st.next("last"); data != "null" {
		t.Fatal("nothing was thrown yet: ", data)
	}
	s.throw(t)
	got := st.heard("throw")
	if got.Throw != 2 || got.Sum != 10 || len(got.Dice) != 3 || got.Picture == nil || *got.Picture != "/api/v1/throws/2/top.jpg" {
		t.Fatalf("%+v", got)
	}
	if d := got.Dice[0]; d.Colour != "red" || d.Face != "3" || *d.Value != 3 || d.Loose || *d.PlaceMM != [2]float64{50, 50} {
		t.Errorf("%+v", d)
	}
	if a := program.get(*got.Picture); a.status != 200 || a.header.Get("Content-Type") != "image/jpeg" || len(a.body) == 0 {
		t.Error(a.status, a.text())
	}
	for _, path := range []string{"/api/v1/throws/1/top.jpg", "/api/v1/throws/3/top.jpg", "/api/v1/throws/x/top.jpg", "/api/v1/throws/-2/top.jpg", "/api/v1/throws/99999999999999999999/top.jpg"} {
		if a := program.get(path); a.status != 404 {
			t.Error(path, a.status)
		}
	}
	late := program.hear()
	if last := late.heard("last"); last.Throw != 2 || last.Sum != 10 {
		t.Errorf("whoever comes later: %+v", last)
	}
	s.post("/api/v1/undo", `{"seen":2}`)
	for _, one := range []*stream{st, late} {
		if n := one.heard("undone"); n.Throw != 2 {
			t.Errorf("%+v", n)
		}
		if data := one.next("last"); data != "null" {
			t.Error(data)
		}
	}
	if a := program.get("/api/v1/throws/2/top.jpg"); a.status != 404 {
		t.Error("its picture: ", a.status)
	}
	s.post("/api/v1/redo", `{"seen":3}`)
	st.heard("throw")
	if a := s.post("/api/v1/steps/2/open", `{"seen":4}`); a.status != 200 {
		t.Fatal(a.text())
	}
	if a := s.post("/api/v1/sighting/fixes", fmt.Sprintf(`{"sighting":%q,"fix":{"die":0,"value":6},"seen":4}`, s.now().Sighting.ID)); a.status != 200 {
		t.Fatal(a.text())
	}
	if n := st.heard("corrected"); n.Throw != 2 || n.Sum != 13 {
		t.Errorf("%+v", n)
	}
}

func TestAProgramThatComesBackIsToldWhatItMissed(t *testing.T) {
	s, program := thrownAt(t)
	s.throw(t)
	st := program.hear()
	st.heard("last")
	id := st.id
	st.close()
	s.post("/api/v1/undo", `{"seen":2}`)
	s.throw(t)
	st = program.hear("Last-Event-ID", id)
	if n := st.heard("undone"); n.Throw != 2 {
		t.Errorf("%+v", n)
	}
	if n := st.heard("throw"); n.Throw != 4 {
		t.Errorf("%+v", n)
	}
	for _, odd := range []string{"0", "-1", "x", "9223372036854775807", "99999999999999999999", ""} {
		one := program.hear("Last-Event-ID", odd)
		if n := one.heard("last"); n.Throw != 4 {
			t.Errorf("%q: %+v", odd, n)
		}
		one.close()
	}
}

// What a game asks in secret, what is not sent yet and what the table still asks about: none of it is a throw.
func TestAThrowThatIsAskedAboutIsNotToldYet(t *testing.T) {
	unsure := tabletest.Lie(clean.Dice...)
	unsure.Questions = []vision.Question{{Kind: "value", Dice: []int{0}, Text: "which?"}}
	s := serve(t, with(&tabletest.Camera{Kind: "simulated"}, unsure), func(_ *companion.Config, c *web.Config) { c.KeepAlive = time.Millisecond })
	s.start()
	s.until("the camera", func(n snap) bool { return n.Can.ThrowNow })
	program := s.as(s.let(devices.Listener))
	st := program.hear()
	st.next("last")
	if a := s.post("/api/v1/throw", `{"ask":"throw/0","seen":1}`); a.status != 202 {
		t.Fatal(a.text())
	}
	now := s.until("a question", func(n snap) bool { return n.Sighting != nil && n.Sighting.State == "asking" })
	if now.Sighting.Picture == nil {
		t.Fatal("the table shows no picture")
	}
	if a := program.get(now.Sighting.Picture.URL); a.status != 403 {
		t.Error("a program sees the picture of a throw that is asked about: ", a.status)
	}
	for range 3 { // signs of life, and nothing else, however often
		if kind := st.kind(); kind != "here" {
			t.Error(kind)
		}
	}
	if a := s.post("/api/v1/sighting/fixes", fmt.Sprintf(`{"sighting":%q,"fix":{"die":0,"value":4},"seen":1}`, now.Sighting.ID)); a.status != 200 {
		t.Fatal(a.text())
	}
	if n := st.heard("throw"); n.Sum != 11 {
		t.Errorf("%+v", n)
	}
}

// anyDice is Harbour with throws of any dice.
type anyDice struct{ tabletest.Harbour }

func (a anyDice) Start(s games.Setup) (games.Position, error) {
	p, err := a.Harbour.Start(s)
	return wantsAny{p}, err
}

type wantsAny struct{ games.Position }

func (w wantsAny) Asks() []games.Ask {
	asks := w.Position.Asks()
	asks[0].Throw = &throw.Wanted{}
	return asks
}

func TestTheLargestThrowIsASmallEvent(t *testing.T) {
	var dice []vision.Die
	for i := range 100 {
		dice = append(dice, tabletest.Die(i, "red", 6, float64(10+20*(i%14)), float64(10+20*(i/14))))
	}
	s := serve(t, with(&tabletest.Camera{Kind: "simulated"}, tabletest.Lie(dice...)), func(c *companion.Config, _ *web.Config) {
		c.Games = []games.Game{anyDice{}}
	})
	s.start()
	s.until("the camera", func(n snap) bool { return n.Can.ThrowNow })
	st := s.as(s.let(devices.Listener)).hear()
	st.next("last")
	s.throw(t)
	data := st.next("throw")
	var got thrown
	if err := json.Unmarshal([]byte(data), &got); err != nil || len(got.Dice) != 100 || got.Sum != 600 || len(data) > 32<<10 {
		t.Errorf("%d dice, sum %d, %d bytes, %v", len(got.Dice), got.Sum, len(data), err)
	}
}

func TestAProgramIsEndedAtOnceWithItsStreams(t *testing.T) {
	s, program := thrownAt(t)
	st := program.hear()
	st.next("last")
	var list []struct {
		ID   string
		Here bool
	}
	if a := s.get("/api/v1/listeners"); json.Unmarshal(a.body, &list) != nil || len(list) != 1 || !list[0].Here {
		t.Fatal(string(a.body))
	}
	if a := s.do("DELETE", "/api/v1/listeners/"+list[0].ID, ""); a.status != 200 || string(a.body) != "[]" {
		t.Fatal(a.status, string(a.body))
	}
	st.ended()
	if a := program.get("/api/v1/throws"); a.status != 401 || !strings.Contains(a.text(), "token") {
		t.Error(a.status, a.text())
	}
	if a := s.do("DELETE", "/api/v1/listeners/"+list[0].ID, ""); a.status != 422 {
		t.Error(a.status)
	}
}

func TestTheHostMakesTokensAndTheyAreShownOnce(t *testing.T) {
	s := serve(t)
	a := s.post("/api/v1/listeners", `{"name":"OBS"}`)
	var made struct {
		Token, Overlay string
		Listener       struct{ ID, Name string }
	}
	if err := json.Unmarshal(a.body, &made); err != nil || a.status != 200 || made.Listener.Name != "OBS" {
		t.Fatal(a.status, string(a.body))
	}
	if base, token, ok := strings.Cut(made.Overlay, "#token="); !ok || token != made.Token || !strings.HasSuffix(base, "/overlay") || strings.Contains(base, token) {
		t.Error(made.Overlay)
	}
	if a := s.get("/api/v1/listeners"); strings.Contains(string(a.body), made.Token) || !strings.Contains(string(a.body), `"OBS"`) {
		t.Error(string(a.body))
	}
	for body, status := range map[string]int{`{"name":""}`: 422, `{"name":"a\u0000b"}`: 422, `{"name":"` + strings.Repeat("x", 31) + `"}`: 422, `{}`: 422, `{"name":1}`: 400, `{"name":"x","role":"host"}`: 400, `{"name":"` + strings.Repeat("x", 300<<10) + `"}`: 413} {
		if a := s.post("/api/v1/listeners", body); a.status != status || a.text() == "" {
			t.Errorf("%.40s: %d %s", body, a.status, a.text())
		}
	}
	for n := range 9 {
		if a := s.post("/api/v1/listeners", fmt.Sprintf(`{"name":"n%d"}`, n)); a.status != 200 {
			t.Fatal(a.status)
		}
	}
	if a := s.post("/api/v1/listeners", `{"name":"one more"}`); a.status != 422 || !strings.Contains(a.text(), "10") {
		t.Error(a.status, a.text())
	}
}

// A token opens two addresses at its own table, a session opens none in its place, and neither is taken where the other belongs.
func TestATokenIsGoodInItsHeaderAtItsTableOnly(t *testing.T) {
	main, two := club(t)
	token := main.let(devices.Listener)
	program, stranger := main.as(token), main.as("")
	if a := program.get("/api/v1/me"); !strings.Contains(string(a.body), `"role":"listener"`) {
		t.Error(string(a.body))
	}
	for _, path := range []string{"/api/v1/throws/1/top.jpg?table=two", "/api/v1/throws?table=two", "/api/v1/table?table=two"} {
		if a := program.get(path); a.status != 401 {
			t.Error(path, a.status)
		}
	}
	own := two.let(devices.Listener)
	if a := main.as(own).get("/api/v1/throws/1/top.jpg"); a.status != 404 { // it is there, and there is no throw yet
		t.Error("a program finds its own table by its token: ", a.status)
	}
	name := cookieFor(strings.TrimPrefix(main.http.URL, "http://"))
	for how, header := range map[string][]string{
		"in a cookie":              {"Cookie", name + "=" + token},
		"a session as token":       {"Authorization", "Bearer " + main.secret},
		"another kind":             {"Authorization", "Basic " + token},
		"without its kind":         {"Authorization", token},
		"cut":                      {"Authorization", "Bearer " + token[:46]},
		"without its mark":         {"Authorization", "Bearer " + token[4:]},
		"twice":                    {"Authorization", "Bearer " + token + " " + token},
		"nothing":                  {"Authorization", "Bearer "},
		"a wrong one and a cookie": {"Authorization", "Bearer qml_" + strings.Repeat("A", 43), "Cookie", name + "=" + main.secret},
	} {
		for _, path := range []string{"/api/v1/throws/1/top.jpg", "/api/v1/table"} {
			if a := stranger.get(path, header...); a.status != 401 {
				t.Errorf("%s: %s %d", how, path, a.status)
			}
		}
	}
	for _, path := range []string{"/api/v1/throws/1/top.jpg?token=" + token, "/api/v1/throws/1/top.jpg?access_token=" + token} {
		if a := stranger.get(path); a.status != 401 {
			t.Error("a token is taken from an address: ", a.status)
		}
	}
	// A device that is in by its cookie and shows a token is that program, and no more.
	if a := main.get("/api/v1/devices", "Authorization", "Bearer "+token); a.status != 403 || !strings.Contains(a.text(), "throws") {
		t.Error(a.status, a.text())
	}
}

// Every address of the server but two, and those that are open before anybody was let in, is closed to a program.
func TestNothingElseOpensForAProgram(t *testing.T) {
	s, program := thrownAt(t)
	s.throw(t)
	before := s.table.Snapshot().Version
	open := []string{"GET /", "HEAD /", "GET /overlay", "HEAD /overlay", "GET /assets/*file", "HEAD /assets/*file", "GET /healthz", "GET /api/v1/me", "POST /api/v1/pair", "GET /api/v1/throws", "GET /api/v1/throws/:throw/top.jpg"}
	for _, r := range s.server.Handler().(*gin.Engine).Routes() {
		if slices.Contains(open, r.Method+" "+r.Path) {
			continue
		}
		for _, with := range []string{"1", "2", "main", s.now().Sighting.ID, "host"} {
			req := httptest.NewRequest(r.Method, strings.NewReplacer(":entry", with, ":id", with, ":file", with+".json", ":game", with, ":name", with, ":paper", with, "*file", with).Replace(r.Path), strings.NewReader(`{}`))
			req.Host = "localhost"
			req.Header.Set("Content-Type", "application/json")
			program.bring(req)
			w := httptest.NewRecorder()
			s.server.Handler().ServeHTTP(w, req)
			if w.Code != http.StatusForbidden {
				t.Errorf("%s %s: %d %s", r.Method, req.URL.Path, w.Code, w.Body)
			}
		}
	}
	if now := s.table.Snapshot().Version; now != before || len(s.devices.List()) != 1 {
		t.Error("a program changed something")
	}
}

func TestAProgramHasFourStreamsAndATableTwenty(t *testing.T) {
	s := serve(t)
	var all []*site
	for range 6 {
		all = append(all, s.as(s.let(devices.Listener)))
	}
	first := all[0].hear()
	first.next("last")
	for range 4 {
		all[0].hear().next("last")
	}
	first.ended() // the newest took its place
	for _, one := range all[1:5] {
		for range 4 {
			one.hear().next("last")
		}
	}
	if st := all[5].hear(); st.res.StatusCode != 503 {
		t.Error("a twenty-first stream: ", st.res.Status)
	}
	if st := s.stream(); st.res.StatusCode != 200 { // the host looks on all the same
		t.Error(st.res.Status)
	}
}

// A program that does not read is dropped after 20 seconds.
func TestAProgramThatDoesNotReadIsDropped(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := lay(t)
		l := &pipes{make(chan net.Conn), make(chan struct{})}
		ctx, stop := context.WithCancel(t.Context())
		ended := make(chan error, 1)
		go func() { ended <- s.server.Serve(ctx, l) }()
		listens := func() bool {
			req := httptest.NewRequest("GET", "/api/v1/listeners", nil)
			req.Host = "localhost"
			s.bring(req)
			w := httptest.NewRecorder()
			s.server.Handler().ServeHTTP(w, req)
			return strings.Contains(w.Body.String(), `"here":true`)
		}
		conn := l.dial()
		if _, err := fmt.Fprintf(conn, "GET /api/v1/throws HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer %s\r\n\r\n", s.let(devices.Listener)); err != nil {
			t.Fatal(err)
		}
		time.Sleep(19 * time.Second)
		if !listens() {
			t.Error("it was dropped too early")
		}
		time.Sleep(2 * time.Second)
		if listens() {
			t.Error("its stream goes on")
		}
		conn.Close()
		stop()
		if err := <-ended; err != nil {
			t.Error(err)
		}
	})
}

func FuzzListeners(f *testing.F) {
	f.Add([]byte(`{"name":"OBS"}`), "Bearer qml_"+strings.Repeat("A", 43), "1")
	f.Add([]byte(`{"name":"\u202e"}`), "bearer", "-9223372036854775808")
	f.Add([]byte(`[]`), "Basic eDp5", "x")
	s := serve(f, with(&tabletest.Camera{Kind: "simulated"}, clean))
	s.start()
	f.Fuzz(func(t *testing.T, body []byte, header, last string) {
		for _, l := range s.devices.Listeners() {
			if err := s.devices.EndListener(l.ID); err != nil {
				t.Fatal(err)
			}
		}
		sound(t, s, "/api/v1/listeners?lang=pl", "application/json", body)
		for _, path := range []string{"/api/v1/throws", "/api/v1/throws/2/top.jpg", "/api/v1/table"} {
			req := httptest.NewRequest("GET", path, nil)
			req.Host = "localhost"
			req.Header.Set("Authorization", header)
			ctx, cancel := context.WithCancel(t.Context())
			cancel() // a stream would go on
			w := httptest.NewRecorder()
			s.server.Handler().ServeHTTP(w, req.WithContext(ctx))
			if w.Code != http.StatusUnauthorized {
				t.Fatalf("%q opens %s: %d", header, path, w.Code)
			}
			req.Header.Set("Last-Event-ID", last)
			req.Header.Del("Authorization")
			s.bring(req)
			w = httptest.NewRecorder()
			s.server.Handler().ServeHTTP(w, req.WithContext(ctx))
			if w.Code >= 500 {
				t.Fatalf("%q: %d", last, w.Code)
			}
		}
	})
}

func TestTheThrowsOfAGameAreAFile(t *testing.T) {
	s, _ := thrownAt(t)
	for file, want := range map[string]string{"throws.json": "[]\n", "throws.csv": "throw,at,game,by,die,colour,face,value,loose,kept,x_mm,y_mm\n"} {
		if a := s.get("/api/v1/game/throws/" + file); a.status != 200 || string(a.body) != want {
			t.Errorf("%s before a throw: %d %q", file, a.status, a.body)
		}
	}
	s.throw(t)
	a := s.get("/api/v1/game/throws/throws.json")
	if a.status != 200 || !strings.Contains(a.header.Get("Content-Disposition"), "throws.json") {
		t.Fatal(a.status, a.header)
	}
	if all := read[[]thrown](t, a); len(all) != 1 || all[0].Throw != 2 || all[0].Sum != 10 || len(all[0].Dice) != 3 || all[0].Picture != nil {
		t.Errorf("%s", a.body)
	}
	lines := strings.Split(strings.TrimSpace(string(s.get("/api/v1/game/throws/throws.csv").body)), "\n")
	if len(lines) != 4 || !strings.HasSuffix(lines[1], ",red,3,3,false,false,50.00,50.00") || !strings.HasPrefix(lines[1], "2,") {
		t.Errorf("%q", lines)
	}
	if a := s.get("/api/v1/game/throws/passwd"); a.status != 404 {
		t.Error(a.status)
	}
	s.post("/api/v1/undo", `{"seen":2}`)
	if all := read[[]thrown](t, s.get("/api/v1/game/throws/throws.json")); len(all) != 0 {
		t.Errorf("what was taken back is told: %+v", all)
	}
}
