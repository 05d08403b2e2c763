package web_test

import (
	"bufio"
	"bytes"
	"context"
	"crypto/tls"
	"encoding/json"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/cookiejar"
	"net/http/httptest"
	"net/netip"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"quartermaster/companion"
	"quartermaster/companion/devices"
	"quartermaster/companion/tabletest"
	"quartermaster/hardware/camera"
	"quartermaster/web"
	"quartermaster/web/certificate"
)

// withPhone is a table whose camera is a phone.
func withPhone(t testing.TB) change {
	source, err := camera.Open("phone:")
	if err != nil {
		t.Fatal(err)
	}
	return with(source, clean)
}

// frame sends a frame as the page does.
func (s *site) frame(body []byte, header ...string) answer {
	s.t.Helper()
	return s.do("POST", "/api/v1/frames", string(body), append([]string{"Content-Type", "image/jpeg"}, header...)...)
}

func TestThePhoneThatIsTheCameraBringsFrames(t *testing.T) {
	s := serve(t, withPhone(t))
	phone := s.as(s.let(devices.CameraPhone))
	a := phone.frame(tabletest.Picture(), "X-Camera", `{"iso":100}`)
	var wish struct {
		WaitMS int `json:"wait_ms"`
		Rests  bool
	}
	if err := json.Unmarshal(a.body, &wish); err != nil || a.status != 200 || wish.WaitMS != 100 || wish.Rests {
		t.Fatal(a.status, string(a.body))
	}
	// A busy machine may need longer to take a frame than a phone waits for it, and longer than the two seconds for which it counts.
	until := func(what string, ok func() bool) {
		t.Helper()
		for n := 0; !ok(); n++ {
			if n == 100 {
				t.Fatal(what)
			}
			phone.frame(tabletest.Picture())
		}
	}
	until("no picture is there", func() bool {
		f, have := s.table.Frame()
		return have && bytes.Equal(f.Data, tabletest.Picture())
	})
	if a := s.get("/api/v1/camera.jpg"); a.status != 200 {
		t.Error("the host does not see it: ", a.status)
	}
	here := func() bool {
		return slices.ContainsFunc(s.get("/api/v1/devices").devices(t), func(d listed) bool { return d.Role == "camera" && d.Here })
	}
	until("the phone that brings frames is called away", here)
	for _, role := range []devices.Role{devices.Nobody, devices.Spectator, devices.Player, devices.Host} {
		if a := s.as(s.let(role)).frame(tabletest.Picture()); a.status != 401 && a.status != 403 {
			t.Errorf("a %v brings frames: %d", role, a.status)
		}
	}
}

// frameInMemory sends a frame without a network: on a busy machine a body could take longer than it may.
func (s *site) frameInMemory(body []byte, header ...string) answer {
	s.t.Helper()
	req := httptest.NewRequest("POST", "/api/v1/frames", bytes.NewReader(body))
	req.Host = "localhost"
	req.Header.Set("Content-Type", "image/jpeg")
	for i := 0; i+1 < len(header); i += 2 {
		req.Header.Set(header[i], header[i+1])
	}
	s.bring(req)
	w := httptest.NewRecorder()
	s.server.Handler().ServeHTTP(w, req)
	a := answer{w.Code, w.Header(), w.Body.Bytes()}
	if err := described(req, a); err != nil {
		s.t.Fatalf("%d %s is not as described: %v", a.status, a.body, err)
	}
	return a
}

func TestAFrameHasAFormAndABound(t *testing.T) {
	s := lay(t, withPhone(t))
	phone := s.as(s.let(devices.CameraPhone))
	whole := tabletest.Picture()
	for _, c := range []struct {
		name   string
		body   []byte
		header []string
		want   int
	}{
		{"half a picture", whole[:len(whole)/2], nil, 400},
		{"no picture", []byte("<html>"), nil, 400},
		{"a picture that never ends", append(whole[:len(whole)-2:len(whole)-2], make([]byte, 9<<20)...), nil, 413},
		{"another type", whole, []string{"Content-Type", "text/plain"}, 415},
		{"settings that are none", whole, []string{"X-Camera", "iso=100"}, 400},
		{"settings without end", whole, []string{"X-Camera", `{"` + strings.Repeat("a", 600) + `":1}`}, 400},
		{"settings of another kind", whole, []string{"X-Camera", `{"iso":"100"}`}, 400},
		{"a sign of life", nil, nil, 200},
	} {
		a := phone.frameInMemory(c.body, c.header...)
		for a.status == http.StatusTooManyRequests { // this test is faster than a phone may be
			time.Sleep(10 * time.Millisecond)
			a = phone.frameInMemory(c.body, c.header...)
		}
		if a.status != c.want || c.want != 200 && a.text() == "" {
			t.Errorf("%s: %d %s", c.name, a.status, a.body)
		}
	}
	if _, have := s.table.Frame(); have {
		t.Error("one of them is shown")
	}
}

func TestFramesAreNotTakenWhereThePhoneIsNotTheTablesCamera(t *testing.T) {
	s := serve(t)
	if a := s.as(s.let(devices.CameraPhone)).frame(tabletest.Picture()); a.status != 422 || !strings.Contains(a.text(), "another camera") {
		t.Error(a.status, a.text())
	}
}

func TestACameraOfOneTableSeesNothingOfAnother(t *testing.T) {
	s := serve(t, func(_ *companion.Config, c *web.Config) { c.Places = append(c.Places, web.Place{ID: "window"}) })
	phone := s.as(s.let(devices.CameraPhone))
	for _, path := range []string{"/api/v1/table", "/api/v1/table?table=window", "/api/v1/tables?table=window", "/api/v1/people", "/api/v1/camera.jpg?table=window", "/api/v1/history"} {
		if a := phone.get(path); a.status != 401 && a.status != 403 {
			t.Error(path, a.status)
		}
	}
	if a := phone.do("POST", "/api/v1/frames?table=window", string(tabletest.Picture()), "Content-Type", "image/jpeg"); a.status != 401 {
		t.Error("it brings frames to another table: ", a.status)
	}
}

func TestAStreamEndsWhenItsDeviceBecomesTheCamera(t *testing.T) {
	s := serve(t)
	watcher, _ := s.as("").pair(s.invite("spectator").Code)
	st := watcher.stream()
	st.next("you")
	i, err := s.devices.Invite(devices.CameraPhone)
	if err != nil {
		t.Fatal(err)
	}
	if _, a := watcher.pair(i.Code); a.status != 200 || !strings.Contains(string(a.body), `"camera"`) {
		t.Fatal(a.status, a.text())
	}
	st.ended()
}

func TestTheHostShowsACodeThatMakesAPhoneTheCamera(t *testing.T) {
	if a := serve(t).post("/api/v1/invitations", `{"role":"camera"}`); a.status != 422 || !strings.Contains(a.text(), "HTTPS") {
		t.Error("without TLS: ", a.status, a.text())
	}
	s := serve(t, func(_ *companion.Config, c *web.Config) {
		c.SecurePort, c.Address = 8322, func() string { return "http://192.168.1.7:8321/" }
	})
	i := s.invite("camera")
	if i.URL != "http://192.168.1.7:8321/#camera="+strings.ReplaceAll(i.Code, "-", "") || i.QR.Size < 29 {
		t.Error(i.URL)
	}
	if a := s.as("").get("/api/v1/me"); !strings.Contains(string(a.body), `"secure":"https://192.168.1.7:8322/"`) {
		t.Error("the page does not hear where to go: ", string(a.body))
	}
	if a := s.as("").get("/api/v1/me", "Host", "table.local:8321"); !strings.Contains(string(a.body), `"secure":"https://table.local:8322/"`) {
		t.Error(string(a.body))
	}
	s = serve(t, func(_ *companion.Config, c *web.Config) { c.SecurePort = 443 })
	if a := s.as("").get("/api/v1/me", "Host", "[fe80::1]:80"); !strings.Contains(string(a.body), `"secure":"https://[fe80::1]/"`) {
		t.Error(string(a.body))
	}
}

// secured serves a table by two doors, as "serve" does.
func secured(t *testing.T) (s *site, plain, secure string) {
	t.Helper()
	s = lay(t, withPhone(t), func(_ *companion.Config, c *web.Config) { c.SecurePort = 8322 })
	keep := certificate.New(certificate.Config{Path: filepath.Join(t.TempDir(), "certificate.pem"), Names: func() []string { return []string{"localhost"} },
		IPs: func() []netip.Addr { return []netip.Addr{netip.MustParseAddr("127.0.0.1")} }, Write: companion.ReplaceFile})
	ctx, end := context.WithCancel(context.Background())
	ended := make(chan error, 2)
	var at [2]net.Listener
	for i := range at {
		l, err := net.Listen("tcp", "127.0.0.1:0")
		if err != nil {
			t.Fatal(err)
		}
		at[i] = l
	}
	go func() { ended <- s.server.Serve(ctx, at[0]) }()
	go func() { ended <- s.server.ServeTLS(ctx, at[1], keep.TLS()) }()
	t.Cleanup(func() {
		end()
		for range at {
			if err := <-ended; err != nil {
				t.Error(err)
			}
		}
	})
	return s, "http://" + at[0].Addr().String(), "https://" + at[1].Addr().String()
}

// browser keeps cookies as a browser does, and goes on behind the warning.
func browser(t *testing.T) *http.Client {
	t.Helper()
	jar, err := cookiejar.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	all := &http.Transport{TLSClientConfig: &tls.Config{InsecureSkipVerify: true, NextProtos: []string{"h2", "http/1.1"}}, ForceAttemptHTTP2: true}
	t.Cleanup(all.CloseIdleConnections)
	return &http.Client{Jar: jar, Transport: all}
}

func ask(t *testing.T, c *http.Client, method, address, body string) (*http.Response, string) {
	t.Helper()
	req, err := http.NewRequestWithContext(t.Context(), method, address, strings.NewReader(body))
	if err != nil {
		t.Fatal(err)
	}
	req.Header.Set("Content-Type", "application/json")
	res, err := c.Do(req)
	if err != nil {
		t.Fatal(err)
	}
	defer res.Body.Close()
	b, err := io.ReadAll(res.Body)
	if err != nil {
		t.Fatal(err)
	}
	return res, string(b)
}

func TestSessionsOverHTTPAndHTTPSHaveCookiesOfDifferentNames(t *testing.T) {
	s, plain, secure := secured(t)
	code := func(r devices.Role) string {
		i, err := s.devices.Invite(r)
		if err != nil {
			t.Fatal(err)
		}
		return `{"code":"` + i.Code + `"}`
	}
	b := browser(t)
	res, _ := ask(t, b, "POST", plain+"/api/v1/pair", code(devices.Player))
	if c := res.Cookies(); len(c) != 1 || c[0].Secure || strings.HasPrefix(c[0].Name, "__") {
		t.Fatal(res.Status, c)
	}
	res, _ = ask(t, b, "POST", secure+"/api/v1/pair", code(devices.CameraPhone))
	if c := res.Cookies(); len(c) != 1 || !c[0].Secure || !strings.HasPrefix(c[0].Name, "__Host-session") || c[0].Path != "/" || c[0].Domain != "" || !c[0].HttpOnly {
		t.Fatal(res.Status, c)
	}
	// One browser is both at once.
	if _, me := ask(t, b, "GET", plain+"/api/v1/me", ""); !strings.Contains(me, `"player"`) {
		t.Error(me)
	}
	res, me := ask(t, b, "GET", secure+"/api/v1/me", "")
	if !strings.Contains(me, `"camera"`) || strings.Contains(me, `"secure"`) {
		t.Error(me)
	}
	if res.ProtoMajor != 1 {
		t.Error("HTTP/2 is spoken, whose streams nobody counts")
	}
}

func TestTheSameHoldsOverTLS(t *testing.T) {
	_, _, secure := secured(t)
	b := browser(t)
	res, _ := ask(t, b, "GET", secure+"/", "")
	for _, name := range []string{"Content-Security-Policy", "X-Content-Type-Options", "Referrer-Policy", "Cross-Origin-Opener-Policy"} {
		if res.Header.Get(name) == "" {
			t.Error("no ", name)
		}
	}
	req, err := http.NewRequestWithContext(t.Context(), "GET", secure+"/", nil)
	if err != nil {
		t.Fatal(err)
	}
	req.Host = "evil.example"
	res, err = b.Do(req)
	if err != nil {
		t.Fatal(err)
	}
	res.Body.Close()
	if res.StatusCode != http.StatusMisdirectedRequest {
		t.Error("it answers to any name: ", res.Status)
	}
}

func TestWhoNeverShakesHandsIsCutOff(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s, l := lay(t), &pipes{make(chan net.Conn), make(chan struct{})}
		ctx, stop := context.WithCancel(t.Context())
		ended := make(chan error, 1)
		go func() {
			ended <- s.server.ServeTLS(ctx, l, &tls.Config{GetCertificate: func(*tls.ClientHelloInfo) (*tls.Certificate, error) { return nil, io.EOF }})
		}()
		conn, from := l.dial(), time.Now()
		if _, err := conn.Read(make([]byte, 1)); err == nil || time.Since(from) > 10*time.Second {
			t.Error(time.Since(from), err)
		}
		conn.Close()
		stop()
		if err := <-ended; err != nil {
			t.Error(err)
		}
	})
}

func TestAFrameWhoseBodyHangsIsGivenUpAfterFiveSeconds(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s, l := lay(t, withPhone(t)), &pipes{make(chan net.Conn), make(chan struct{})}
		phone := s.let(devices.CameraPhone)
		ctx, stop := context.WithCancel(t.Context())
		ended := make(chan error, 1)
		go func() { ended <- s.server.Serve(ctx, l) }()
		conn, from := l.dial(), time.Now()
		fmt.Fprintf(conn, "POST /api/v1/frames HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: %s=%s\r\nContent-Type: image/jpeg\r\nConnection: close\r\nContent-Length: 100000\r\n\r\n\xff\xd8\xff", cookieFor("127.0.0.1"), phone)
		res, err := http.ReadResponse(bufio.NewReader(conn), nil)
		if err != nil {
			t.Fatal(err)
		}
		res.Body.Close()
		if took := time.Since(from); res.StatusCode != http.StatusBadRequest || took < 4*time.Second || took > 6*time.Second {
			t.Error(res.Status, took)
		}
		conn.Close()
		stop()
		if err := <-ended; err != nil {
			t.Error(err)
		}
		s.table.Close()
	})
}

func FuzzFrames(f *testing.F) {
	whole := tabletest.Picture()
	f.Add(whole, `{"iso":100}`)
	f.Add(whole[:40], `{"iso":1e999}`)
	f.Add([]byte{}, "")
	f.Add([]byte("\xff\xd8\xff\xc0\x00\x11\x08\xff\xff\xff\xff"), "null")
	s := serve(f, withPhone(f))
	s.secret = s.let(devices.CameraPhone)
	f.Fuzz(func(t *testing.T, body []byte, settings string) {
		sound(t, s, "/api/v1/frames?lang=pl", "image/jpeg", body, "X-Camera", settings)
	})
}
