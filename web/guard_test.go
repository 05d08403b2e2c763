package web_test

import (
	"bytes"
	"image"
	"image/png"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"quartermaster/companion"
	"quartermaster/companion/tabletest"
	"quartermaster/web"
	"quartermaster/web/words"
)

func TestEveryAnswerCarriesTheSecurityHeaders(t *testing.T) {
	s := serve(t)
	for _, path := range []string{"/", "/overlay", "/assets/a.js", "/api/v1/table", "/api/v1/camera.jpg", "/nowhere", "/api/nowhere", "/healthz"} {
		h := s.get(path).header
		for name, want := range map[string]string{"X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer", "Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Resource-Policy": "same-origin"} {
			if h.Get(name) != want {
				t.Error(path, name, h.Get(name))
			}
		}
		if h.Get("Access-Control-Allow-Origin") != "" {
			t.Error(path, "another site may read it")
		}
	}
}

// The policy is strict: nothing inline, nothing evaluated, nothing from elsewhere, nothing to elsewhere.
func TestTheContentPolicyHasNoExceptions(t *testing.T) {
	s := serve(t)
	for _, path := range []string{"/", "/assets/a.js", "/api/v1/table", "/nowhere", "/api/nowhere"} {
		policy := s.get(path).header.Get("Content-Security-Policy")
		has := map[string]bool{}
		for _, d := range strings.Split(policy, "; ") {
			name, value, _ := strings.Cut(d, " ")
			has[name] = true
			if name == "sandbox" && value == "" {
				continue
			}
			if value != "'none'" && (value != "'self'" || name == "default-src") {
				t.Error(path, "has an exception:", d)
			}
		}
		for _, name := range []string{"default-src", "base-uri", "form-action", "frame-ancestors"} {
			if !has[name] {
				t.Error(path, "says nothing of", name)
			}
		}
		if strings.HasPrefix(path, "/api") != has["sandbox"] {
			t.Error(path, policy)
		}
	}
}

func TestOnlyOwnNamesAndAddressesAreAnswered(t *testing.T) {
	s := serve(t, func(_ *companion.Config, c *web.Config) { c.Hosts = []string{"Table.local"} })
	for host, want := range map[string]int{
		"127.0.0.1:8321": 200, "192.168.1.7": 200, "[::1]:8321": 200, "[fe80::1]": 200, "localhost": 200, "LOCALHOST:80": 200, "table.local:8321": 200, "table.local.": 200,
		"evil.example": 421, "evil.example:8321": 421, "localhost.evil.example": 421, "table.local.evil.example:8321": 421, "127.0.0.1.evil.example": 421,
	} {
		if a := s.get("/api/v1/table", "Host", host); a.status != want {
			t.Error(host, a.status)
		}
	}
}

func TestAnotherSiteCannotPlay(t *testing.T) {
	s := serve(t)
	for _, header := range [][]string{
		{"Origin", "http://evil.example"}, {"Origin", "null"}, {"Sec-Fetch-Site", "cross-site"}, {"Sec-Fetch-Site", "same-site"},
		{"Origin", "http://evil.example", "Content-Type", "text/plain"},
	} {
		if a := s.post("/api/v1/game", start, header...); a.status != 403 || a.text() == "" {
			t.Error(header, a.status)
		}
	}
	if a := s.post("/api/v1/game", start, "Origin", s.http.URL, "Sec-Fetch-Site", "same-origin"); a.status != 200 {
		t.Fatal(a.status, a.text())
	}
}

func TestAnotherSiteCannotRead(t *testing.T) {
	s := serve(t)
	for _, header := range [][]string{{"Origin", "http://evil.example"}, {"Origin", "null"}, {"Origin", "http://127.0.0.1:1"}, {"Sec-Fetch-Site", "cross-site"}, {"Sec-Fetch-Site", "same-site"}} {
		for _, path := range []string{"/api/v1/table", "/api/v1/camera.jpg", "/api/v1/devices", "/api/v1/events"} {
			if a := s.get(path, header...); a.status != 403 || a.text() == "" {
				t.Error(header, path, a.status)
			}
		}
	}
	if a := s.get("/", "Sec-Fetch-Site", "cross-site"); a.status != 200 {
		t.Fatal("a link may lead to the page", a.status)
	}
}

func TestABadRequestGetsOneSentenceAndChangesNothing(t *testing.T) {
	s := serve(t)
	s.start()
	long := `{"ask":"` + strings.Repeat("a", 300<<10) + `"}`
	cases := map[string]struct {
		path, body string
		header     []string
		status     int
	}{
		"no JSON":              {"/api/v1/answers", `hello`, nil, 400},
		"nothing":              {"/api/v1/answers", ``, nil, 400},
		"half an object":       {"/api/v1/answers", `{"ask":`, nil, 400},
		"two objects":          {"/api/v1/undo", `{"seen":1}{"seen":1}`, nil, 400},
		"a wrong type":         {"/api/v1/answers", `{"ask":5}`, nil, 400},
		"an unknown field":     {"/api/v1/answers", `{"ask":"weight","sean":1}`, nil, 400},
		"too long":             {"/api/v1/answers", long, nil, 413},
		"too long at the end":  {"/api/v1/undo", `{"seen":1}` + strings.Repeat(" ", 300<<10), nil, 413},
		"another type":         {"/api/v1/answers", `{}`, []string{"Content-Type", "text/plain"}, 415},
		"no type":              {"/api/v1/answers", `{}`, []string{"Content-Type", ""}, 415},
		"by nobody known":      {"/api/v1/throw", `{"ask":"throw/0","seen":1,"by":"magic"}`, nil, 400},
		"a number too large":   {"/api/v1/undo", `{"seen":1e99}`, nil, 400},
		"a fix of nothing":     {"/api/v1/sighting/fixes", `{"sighting":"x","fix":{}}`, nil, 422},
		"a throw of nothing":   {"/api/v1/throw", `{"ask":"","seen":1}`, nil, 422},
		"a path that is not":   {"/api/v1/nothing", `{}`, nil, 404},
		"a page to be written": {"/", `{}`, nil, 405},
	}
	for name, c := range cases {
		t.Run(name, func(t *testing.T) {
			for _, lang := range words.Languages {
				a := s.post(c.path+"?lang="+lang, c.body, c.header...)
				if a.status != c.status || a.text() == "" || strings.Contains(a.text(), "<no value>") || !strings.ContainsAny(a.text(), " ") {
					t.Fatal(a.status, string(a.body))
				}
			}
		})
	}
	if n := s.now(); n.Version != 1 {
		t.Fatal(n.Version)
	}
}

func TestPicturesAreCheckedBeforeAnybodyReadsThem(t *testing.T) {
	s := serve(t, with(tabletest.Uploads{Camera: &tabletest.Camera{Kind: "upload"}}, clean))
	s.start()
	s.until("the camera", func(n snap) bool { return n.Can.Upload })
	var bomb bytes.Buffer
	if err := png.Encode(&bomb, image.NewGray(image.Rect(0, 0, 8000, 8000))); err != nil {
		t.Fatal(err)
	}
	for name, c := range map[string]struct {
		body   []byte
		status int
	}{
		"zero bytes":          {nil, 400},
		"a text":              {[]byte("this is no picture"), 415},
		"the head of one":     {tabletest.Picture()[:10], 415},
		"a GIF":               {[]byte("GIF89a\x01\x00\x01\x00\x00\x00\x00,"), 415},
		"26 MB":               {make([]byte, 26<<20), 413},
		"64 million pixels":   {bomb.Bytes(), 413},
		"a picture like this": {tabletest.Picture(), 202},
	} {
		t.Run(name, func(t *testing.T) {
			a := s.post("/api/v1/pictures?lang=pl", string(c.body), "Content-Type", "image/jpeg")
			if a.status != c.status || c.status != 202 && a.text() == "" {
				t.Fatal(a.status, a.text())
			}
		})
	}
	s.until("the throw", func(n snap) bool { return n.Version == 2 })
}

func TestThePageIsServedAndKeptButAskedAbout(t *testing.T) {
	s := serve(t)
	a := s.get("/")
	if a.status != 200 || !strings.Contains(string(a.body), "<!doctype html>") || a.header.Get("ETag") == "" || a.header.Get("Cache-Control") != "no-cache" {
		t.Fatal(a.status, a.header)
	}
	if a := s.get("/", "If-None-Match", a.header.Get("ETag")); a.status != 304 {
		t.Fatal(a.status, a.header)
	}
	for path, kind := range map[string]string{"/assets/a.js": "text/javascript; charset=utf-8", "/assets/sub/b.css": "text/css; charset=utf-8"} {
		if a := s.get(path); a.status != 200 || a.header.Get("Content-Type") != kind {
			t.Fatal(path, a.status, a.header)
		}
	}
	if a := s.get("/table/kitchen"); a.status != 200 || !strings.Contains(string(a.body), "<!doctype html>") {
		t.Fatal(a.status)
	}
	for _, path := range []string{"/assets/none.js", "/assets/../server.go", "/assets/%2e%2e/server.go", "/api/v1/none", "/api/v1/sightings/none/top.jpg", "/api/v1/emblems/harbour/x.svg", "/api/v1/emblems/harbour/..%2fx.svg"} {
		if a := s.get(path); a.status != 404 {
			t.Error(path, a.status)
		}
	}
	if a := s.do("HEAD", "/", ""); a.status != 200 || len(a.body) != 0 {
		t.Fatal(a.status)
	}
	if a := s.do("DELETE", "/api/v1/table", ""); a.status != http.StatusMethodNotAllowed {
		t.Fatal(a.status)
	}
}

func TestAServerWithoutAPageDoesNotBegin(t *testing.T) {
	if _, err := web.New(web.Config{}); err == nil {
		t.Fatal("there is no page")
	}
}

// A redirect would be sent before anybody looks by which name the server is called, and without the headers.
func TestNoAddressIsRedirected(t *testing.T) {
	s := serve(t)
	for _, path := range []string{"/healthz/", "/api/v1/table/", "/api/v1/me/", "//evil.example/%2e%2e", "/assets", "/API/v1/me"} {
		req := httptest.NewRequest("GET", path, nil)
		req.Host = "evil.example"
		w := httptest.NewRecorder()
		s.server.Handler().ServeHTTP(w, req)
		if w.Code != http.StatusMisdirectedRequest || w.Header().Get("X-Content-Type-Options") == "" || w.Header().Get("Location") != "" {
			t.Errorf("%s: %d %v", path, w.Code, w.Header())
		}
	}
}
