package web

import (
	"encoding/json"
	"errors"
	"io"
	"mime"
	"net"
	"net/http"
	"net/netip"
	"slices"
	"strings"

	"github.com/gin-gonic/gin"
)

// What a browser may do with an answer: csp lets the page run its own script and style and nothing else; what the API gives
// is data, and does nothing even where somebody opens it as a page.
const (
	csp    = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
	cspAPI = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox"
)

// The largest request bodies.
const (
	mostJSON    = 256 << 10
	mostPicture = 25 << 20
	mostUploads = 2 // pictures at once
)

func (s *Server) headers(c *gin.Context) {
	h := c.Writer.Header()
	policy := csp
	if isAPI(c.Request.URL.Path) {
		policy = cspAPI
	}
	h.Set("Content-Security-Policy", policy)
	h.Set("X-Content-Type-Options", "nosniff")
	h.Set("Referrer-Policy", "no-referrer")
	h.Set("Cross-Origin-Opener-Policy", "same-origin")
	h.Set("Cross-Origin-Resource-Policy", "same-origin")
	h.Set("Permissions-Policy", "geolocation=(), microphone=()")
	h.Set("Cache-Control", "no-store")
	c.Next()
}

// guarded refuses requests under a host name that is not ours (a site can point its own name at this machine: DNS rebinding)
// and requests that another site makes in a visitor's browser, also those that only read.
func (s *Server) guarded(c *gin.Context) {
	if name := c.Request.Host; !s.ours(name) {
		s.fail(c, http.StatusMisdirectedRequest, "not-allowed-host", map[string]any{"Host": clip(name)})
		return
	}
	if err := http.NewCrossOriginProtection().Check(c.Request); err != nil || isAPI(c.Request.URL.Path) && foreign(c.Request) {
		s.fail(c, http.StatusForbidden, "not-allowed-origin", nil)
		return
	}
	c.Next()
}

// foreign reports whether the browser says that another site's page makes this request.
func foreign(r *http.Request) bool {
	switch r.Header.Get("Sec-Fetch-Site") {
	case "cross-site", "same-site":
		return true
	}
	origin := r.Header.Get("Origin")
	return origin != "" && origin != "http://"+r.Host && origin != "https://"+r.Host
}

// ours reports whether a Host header names this server. An IP address is always ours, because it cannot be rebound.
func (s *Server) ours(host string) bool {
	name := host
	if h, _, err := net.SplitHostPort(host); err == nil {
		name = h
	}
	name = strings.ToLower(strings.TrimSuffix(name, "."))
	if _, err := netip.ParseAddr(strings.Trim(name, "[]")); err == nil {
		return true
	}
	return name == "localhost" || slices.ContainsFunc(s.cfg.Hosts, func(h string) bool { return strings.EqualFold(h, name) })
}

func clip(s string) string {
	if len(s) > 60 {
		s = s[:60]
	}
	return strings.ToValidUTF8(s, "?")
}

func (s *Server) lang(c *gin.Context) string {
	return s.words.Language(c.Query("lang"), c.GetHeader("Accept-Language"))
}

type errorJSON struct {
	Error struct {
		Text string `json:"text"`
		Rule string `json:"rule,omitempty"`
		Help string `json:"help,omitempty"`
	} `json:"error"`
	Table *snapshotJSON `json:"table,omitempty"`
}

// fail answers with one sentence.
func (s *Server) fail(c *gin.Context, status int, id string, args map[string]any) {
	s.failIn(c, status, s.words.Say(s.lang(c), id, args))
}

// failIn answers with a sentence that is in the request's language already.
func (s *Server) failIn(c *gin.Context, status int, text string) {
	var e errorJSON
	e.Error.Text = text
	c.AbortWithStatusJSON(status, e)
}

// body reads a JSON body of limited size into v. If that fails it answers the request and reports false.
func (s *Server) body(c *gin.Context, v any) bool {
	kind, _, err := mime.ParseMediaType(c.GetHeader("Content-Type"))
	if err != nil || kind != "application/json" {
		s.fail(c, http.StatusUnsupportedMediaType, "wrong-type", map[string]any{"Type": "application/json"})
		return false
	}
	d := json.NewDecoder(http.MaxBytesReader(c.Writer, c.Request.Body, mostJSON))
	d.DisallowUnknownFields()
	err = d.Decode(v)
	if err == nil {
		if _, after := d.Token(); !errors.Is(after, io.EOF) {
			err = errors.New("something follows the JSON value")
			var big *http.MaxBytesError
			if errors.As(after, &big) {
				err = after
			}
		}
	}
	var big *http.MaxBytesError
	switch {
	case errors.As(err, &big):
		s.fail(c, http.StatusRequestEntityTooLarge, "body-too-big", map[string]any{"Most": "256 KB"})
		return false
	case err != nil:
		s.fail(c, http.StatusBadRequest, "bad-json", map[string]any{"Reason": clip(err.Error())})
		return false
	}
	return true
}
