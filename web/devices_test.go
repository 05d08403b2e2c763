package web_test

import (
	"context"
	"encoding/json"
	"net/http"
	"net/url"
	"regexp"
	"strings"
	"testing"
	"time"

	"quartermaster/companion"
	"quartermaster/companion/devices"
	"quartermaster/web"
)

// contextThatEnds ends a stream soon after it began.
func contextThatEnds(t testing.TB) (context.Context, context.CancelFunc) {
	return context.WithTimeout(t.Context(), 30*time.Millisecond)
}

type listed struct {
	ID, Name, Role string
	Here, You      bool
}

func (a answer) devices(t testing.TB) (list []listed) {
	t.Helper()
	if err := json.Unmarshal(a.body, &list); err != nil {
		t.Fatalf("%d %s", a.status, a.body)
	}
	return list
}

// pair lets a device in as the page does, and gives it the cookie that the server set.
func (s *site) pair(code string, header ...string) (*site, answer) {
	s.t.Helper()
	a := s.post("/api/v1/pair", `{"code":"`+code+`"}`, header...)
	secret, _, _ := strings.Cut(strings.TrimPrefix(a.header.Get("Set-Cookie"), cookieFor(strings.TrimPrefix(s.http.URL, "http://"))+"="), ";")
	return s.as(secret), a
}

type invited struct {
	Code, URL string
	QR        struct {
		Size int
		Path string
	}
}

func (s *site) invite(role string) (i invited) {
	s.t.Helper()
	a := s.post("/api/v1/invitations", `{"role":"`+role+`"}`)
	if err := json.Unmarshal(a.body, &i); err != nil || a.status != 200 {
		s.t.Fatal(a.status, a.text())
	}
	return i
}

func TestAPhoneComesInByTheHostsQRCodeAndPlays(t *testing.T) {
	s := serve(t, func(_ *companion.Config, c *web.Config) {
		c.Address = func() string { return "http://192.168.1.7:8321/" }
	})
	s.start()
	i := s.invite("player")
	if i.URL != strings.TrimSuffix(i.URL, "#join="+strings.ReplaceAll(i.Code, "-", ""))+"#join="+strings.ReplaceAll(i.Code, "-", "") || !strings.HasPrefix(i.URL, "http://192.168.1.7:8321/#join=") {
		t.Fatal(i.URL)
	}
	if i.QR.Size < 29 || !regexp.MustCompile(`^(M\d+ \d+h\d+v1h-\d+z)+$`).MatchString(i.QR.Path) {
		t.Fatal(i.QR)
	}
	stranger := s.as("")
	if a := stranger.get("/api/v1/table"); a.status != 401 || a.text() == "" {
		t.Fatal(a.status)
	}
	phone, a := stranger.pair(i.Code, "User-Agent", "Mozilla/5.0 (Linux; Android 15)")
	if a.status != 200 || !strings.Contains(string(a.body), `"player"`) {
		t.Fatal(a.status, a.text())
	}
	if a := phone.post("/api/v1/answers", setLoad(5, 1)); a.status != 200 {
		t.Fatal(a.status, a.text())
	}
	if a := phone.post("/api/v1/game", start); a.status != 403 || a.text() != "Only the host of this table can do that." {
		t.Fatal(a.status, a.text())
	}
	if _, a := stranger.pair(i.Code); a.status != 403 {
		t.Fatal("once only", a.status)
	}
	list := s.get("/api/v1/devices").devices(t)
	if len(list) != 2 || !list[0].You || list[0].Role != "host" || list[1].Name != "Android" || list[1].Here {
		t.Fatal(list)
	}
	if a := s.post("/api/v1/devices/"+list[1].ID, `{"role":"spectator"}`); a.status != 200 {
		t.Fatal(a.text())
	}
	if a := phone.post("/api/v1/undo?lang=pl", `{"seen":2}`); a.status != 403 || !strings.Contains(a.text(), "tylko ogląda") {
		t.Fatal(a.status, a.text())
	}
	if a := s.do("DELETE", "/api/v1/devices/"+list[1].ID, ""); a.status != 200 || len(a.devices(t)) != 1 {
		t.Fatal(a.status)
	}
	if a := phone.get("/api/v1/table"); a.status != 401 {
		t.Fatal(a.status)
	}
}

func TestASessionsCookieIsOutOfReachOfScriptsAndOtherSites(t *testing.T) {
	s := serve(t)
	_, a := s.as("").pair(s.invite("player").Code)
	cookie, err := http.ParseSetCookie(a.header.Get("Set-Cookie"))
	if err != nil || !cookie.HttpOnly || cookie.SameSite != http.SameSiteStrictMode || cookie.Path != "/" || cookie.Domain != "" || len(cookie.Value) != 43 {
		t.Fatal(cookie, err)
	}
	other, b := s.as("").pair(s.invite("player").Code)
	if other.secret == cookie.Value || strings.Contains(string(a.body)+string(b.body), cookie.Value) {
		t.Fatal("sessions are by chance, and told in the cookie only")
	}
}

func TestTheHostsRoleIsPassedOnAndOnlyOnce(t *testing.T) {
	s := serve(t)
	phone, _ := s.as("").pair(s.invite("player").Code)
	list := s.get("/api/v1/devices").devices(t)
	if a := s.post("/api/v1/devices/"+list[0].ID, `{"role":"player"}`); a.status != 422 || a.text() == "" {
		t.Fatal("a table without a host", a.status)
	}
	if a := s.post("/api/v1/devices/"+list[1].ID, `{"role":"host"}`); a.status != 200 {
		t.Fatal(a.status, a.text())
	}
	if a := s.post("/api/v1/devices/"+list[1].ID, `{"role":"spectator"}`); a.status != 403 {
		t.Fatal(a.status)
	}
	if a := phone.get("/api/v1/devices"); a.status != 200 {
		t.Fatal(a.status)
	}
	for path, body := range map[string]string{"/api/v1/invitations": `{"role":"host"}`, "/api/v1/devices/none": `{"role":"player"}`, "/api/v1/devices/" + list[0].ID: `{"role":"nobody"}`} {
		if a := phone.post(path, body); a.status != 422 || a.text() == "" {
			t.Error(path, body, a.status)
		}
	}
	if a := phone.post("/api/v1/invitations", `{"role":"admiral"}`); a.status != 400 {
		t.Fatal(a.status)
	}
}

func TestAttemptsAreLimitedWhateverHeadersSay(t *testing.T) {
	s := serve(t)
	stranger := s.as("")
	forged := []string{"X-Forwarded-For", "X-Real-IP", "Forwarded", "True-Client-IP", "CF-Connecting-IP"}
	for n := range 10 {
		if _, a := stranger.pair("00000000", forged[n%5], "10.1.1."+string(rune('0'+n))); a.status != 403 || a.text() == "" {
			t.Fatal(n, a.status)
		}
	}
	code := s.invite("player").Code
	for _, h := range forged {
		if _, a := stranger.pair(code, h, "10.9.9.9"); a.status != 429 || a.header.Get("Retry-After") == "" || a.header.Get("Set-Cookie") != "" {
			t.Fatal(h, a.status)
		}
	}
}

func TestADeviceLeavesAndItsSessionIsOver(t *testing.T) {
	s := serve(t)
	phone, _ := s.as("").pair(s.invite("spectator").Code)
	a := phone.post("/api/v1/leave", "")
	if a.status != 200 || !strings.Contains(a.header.Get("Set-Cookie"), "Max-Age=0") {
		t.Fatal(a.status, a.header)
	}
	if a := phone.get("/api/v1/table"); a.status != 401 {
		t.Fatal(a.status)
	}
	if a := phone.get("/api/v1/me"); a.status != 200 || !strings.Contains(string(a.body), `"nobody"`) {
		t.Fatal(a.status, string(a.body))
	}
}

// next is the next event of a kind: its data.
func (s *stream) next(kind string) string {
	s.t.Helper()
	now := ""
	for {
		row, ok := s.row(10 * time.Second)
		if !ok {
			s.t.Fatal("no event ", kind)
		}
		if v, found := strings.CutPrefix(row, "event:"); found {
			now = v
		}
		if v, found := strings.CutPrefix(row, "id:"); found {
			s.id = v
		}
		if v, found := strings.CutPrefix(row, "data:"); found && now == kind {
			return v
		}
	}
}

func TestAStreamTellsItsRoleAndEndsWithItsSession(t *testing.T) {
	s := serve(t)
	host := s.stream()
	if you := host.next("you"); !strings.Contains(you, `"host"`) {
		t.Fatal(you)
	}
	phone, _ := s.as("").pair(s.invite("player").Code)
	host.next("crew")
	st := phone.stream()
	st.next("you")
	for limit := time.Now().Add(5 * time.Second); !s.get("/api/v1/devices").devices(t)[1].Here; {
		if time.Now().After(limit) {
			t.Fatal("it is here")
		}
		host.next("crew")
	}
	id := s.get("/api/v1/devices").devices(t)[1].ID
	if err := s.devices.Give(id, devices.Spectator); err != nil {
		t.Fatal(err)
	}
	if you := st.next("you"); !strings.Contains(you, `"spectator"`) {
		t.Fatal(you)
	}
	if err := s.devices.End(id); err != nil {
		t.Fatal(err)
	}
	st.ended()
}

func TestADeviceIsNamedInTheRecord(t *testing.T) {
	s := serve(t)
	s.start()
	id := s.devices.List()[0].ID
	if a := s.get("/api/v1/me"); !strings.Contains(string(a.body), id) || len(id) != 16 {
		t.Fatal(id, string(a.body))
	}
}

func TestTheJoinLinkKeepsItsCodeFromServersAndLogs(t *testing.T) {
	u, err := url.Parse(web.JoinLink("http://table.local:8321/", "two", "K7QM3XPD"))
	if err != nil || u.Fragment != "join=K7QM3XPD" || u.RawQuery != "table=two" || u.Path != "/" {
		t.Fatal(u, err)
	}
}
