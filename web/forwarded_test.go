package web_test

import (
	"bufio"
	"net"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"slices"
	"strings"
	"testing"

	"quartermaster/companion"
	"quartermaster/companion/devices"
	"quartermaster/web"
)

const proxyAt, guestAt = "192.168.1.5", "192.168.1.66"

// behindProxy is a table before which a proxy adds HTTPS.
func behindProxy(t *testing.T) *site {
	return lay(t, func(_ *companion.Config, c *web.Config) {
		c.Proxies, c.SecurePort, c.Hosts = []netip.Addr{netip.MustParseAddr(proxyAt)}, 8322, []string{"table.example"}
	})
}

// through sends a request from an address to the name that the proxy serves.
func (s *site) through(from, method, path, body string, header ...string) *http.Response {
	s.t.Helper()
	req := httptest.NewRequest(method, "http://table.example"+path, strings.NewReader(body))
	req.RemoteAddr = from + ":40000"
	req.Header.Set("Content-Type", "application/json")
	for i := 0; i+1 < len(header); i += 2 {
		req.Header.Add(header[i], header[i+1])
	}
	w := httptest.NewRecorder()
	s.server.Handler().ServeHTTP(w, req)
	return w.Result()
}

func (s *site) guess(from string, header ...string) int {
	return s.through(from, "POST", "/api/v1/pair", `{"code":"00000000"}`, header...).StatusCode
}

func TestADeviceBehindTheTrustedProxyIsOverHTTPSAndCountsAlone(t *testing.T) {
	s := behindProxy(t)
	forwarded := func(client string) []string { return []string{"X-Forwarded-For", client, "X-Forwarded-Proto", "https"} }
	for range 10 {
		if status := s.guess(proxyAt, forwarded("10.0.0.1")...); status != 403 {
			t.Fatal(status)
		}
	}
	if status := s.guess(proxyAt, forwarded("10.0.0.1")...); status != 429 {
		t.Error("ten wrong codes of one device are not enough: ", status)
	}
	i, err := s.devices.Invite(devices.Host)
	if err != nil {
		t.Fatal(err)
	}
	res := s.through(proxyAt, "POST", "/api/v1/pair", `{"code":"`+i.Code+`"}`, forwarded("10.0.0.2")...)
	cookies := res.Cookies()
	if res.StatusCode != 200 || len(cookies) != 1 || !cookies[0].Secure || cookies[0].Name != "__Host-session" {
		t.Fatal("another device is kept out, or its cookie is for HTTP: ", res.Status, cookies)
	}
	asHost := append(forwarded("10.0.0.2"), "Cookie", cookies[0].Name+"="+cookies[0].Value)
	if me := bodyOf(t, s.through(proxyAt, "GET", "/api/v1/me", "", asHost...)); !strings.Contains(me, `"host"`) || strings.Contains(me, `"secure"`) {
		t.Error("it is sent to another address for HTTPS: ", me)
	}
	for role, want := range map[string]string{"player": `"https://table.example/#join=`, "camera": `"https://table.example/#camera=`} {
		if b := bodyOf(t, s.through(proxyAt, "POST", "/api/v1/invitations", `{"role":"`+role+`"}`, asHost...)); !strings.Contains(b, want) {
			t.Errorf("%s: %s", role, b)
		}
	}
	// A device that came over plain HTTP, past the proxy, stays as it is.
	if me := bodyOf(t, s.through(guestAt, "GET", "/api/v1/me", "")); !strings.Contains(me, `"secure":"https://table.example:8322/"`) {
		t.Error(me)
	}
}

// Somebody else sends the proxy's headers, or writes some into a request that the proxy passes on.
func TestOnlyTheTrustedProxyIsBelieved(t *testing.T) {
	forged := func(n int) string { return "10.7.7." + string(rune('0'+n)) }
	for name, c := range map[string]struct {
		from   string
		header func(n int) []string
	}{
		"from elsewhere": {guestAt, func(n int) []string {
			return []string{"X-Forwarded-For", forged(n), "X-Forwarded-Proto", "https", "X-Real-IP", forged(n), "Forwarded", "for=" + forged(n) + ";proto=https"}
		}},
		"from elsewhere, in the proxy's name": {guestAt, func(n int) []string { return []string{"X-Forwarded-For", forged(n) + ", " + proxyAt} }},
		"through the proxy, in one line":      {proxyAt, func(n int) []string { return []string{"X-Forwarded-For", forged(n) + ", " + guestAt} }},
		"through the proxy, in two lines": {proxyAt, func(n int) []string {
			return []string{"X-Forwarded-For", forged(n), "X-Forwarded-For", guestAt}
		}},
		"through two proxies":                          {proxyAt, func(n int) []string { return []string{"X-Forwarded-For", forged(n) + "," + guestAt + "," + proxyAt} }},
		"through the proxy, in headers nobody reads":   {proxyAt, func(n int) []string { return []string{"X-Real-IP", forged(n), "X-Forwarded-For", guestAt} }},
		"through a proxy that says who calls in words": {proxyAt, func(n int) []string { return []string{"X-Forwarded-For", forged(n) + ", unknown"} }},
	} {
		t.Run(name, func(t *testing.T) {
			s := behindProxy(t)
			for n := range 10 {
				if status := s.guess(c.from, c.header(n)...); status != 403 {
					t.Fatal(n, status)
				}
			}
			if status := s.guess(c.from, c.header(10)...); status != 429 {
				t.Error("a header makes another device of it: ", status)
			}
		})
	}
	s := behindProxy(t)
	i, err := s.devices.Invite(devices.Player)
	if err != nil {
		t.Fatal(err)
	}
	res := s.through(guestAt, "POST", "/api/v1/pair", `{"code":"`+i.Code+`"}`, "X-Forwarded-Proto", "https")
	if c := res.Cookies(); res.StatusCode != 200 || len(c) != 1 || c[0].Secure || c[0].Name != "session" {
		t.Error("somebody who is no proxy says that this is HTTPS: ", res.Status, c)
	}
}

func bodyOf(t *testing.T, res *http.Response) string {
	t.Helper()
	var b strings.Builder
	if err := res.Write(&b); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

// All devices behind a proxy come from one address, so the bound of one address is not theirs.
func TestAProxysConnectionsAreThoseOfManyDevices(t *testing.T) {
	_, addr, _ := served(t, func(_ *companion.Config, c *web.Config) { c.Proxies = []netip.Addr{netip.MustParseAddr("127.0.0.1")} })
	var open []net.Conn
	for range 100 {
		c, err := net.Dial("tcp", addr)
		if err != nil {
			t.Fatal(err)
		}
		defer c.Close()
		open = append(open, c)
	}
	slices.Reverse(open) // once the newest has an answer, all were accepted
	for i, c := range []net.Conn{open[0], open[99], open[50]} {
		req, err := http.NewRequest("GET", "http://"+addr+"/healthz", nil)
		if err != nil {
			t.Fatal(err)
		}
		if err := req.Write(c); err != nil {
			t.Fatal(i, err)
		}
		res, err := http.ReadResponse(bufio.NewReader(c), req)
		if err != nil || res.StatusCode != 200 {
			t.Fatal(i, err)
		}
		res.Body.Close()
	}
}
