package web_test

import (
	"bytes"
	"fmt"
	"net/http/httptest"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/gin-gonic/gin"

	"quartermaster/companion/devices"
)

var everybody = []devices.Role{devices.Nobody, devices.Spectator, devices.Player, devices.Host, devices.CameraPhone, devices.Listener}

// refusals are how a role that is not enough is refused.
var refusals = []string{"This device only watches", "Only the host", "This phone is the table's camera", "Only the phone that is the table's camera", "This token only lets a program receive throws"}

var (
	ofEverybody = []string{"GET /", "HEAD /", "GET /overlay", "HEAD /overlay", "GET /assets/*file", "HEAD /assets/*file", "GET /healthz", "GET /api/v1/me", "POST /api/v1/pair", "POST /api/v1/host"}
	// narrow are the roles that may one thing besides, and nothing that others may.
	narrow = map[devices.Role][]string{
		devices.CameraPhone: append([]string{"POST /api/v1/frames"}, ofEverybody...),
		devices.Listener:    append([]string{"GET /api/v1/throws", "GET /api/v1/throws/:throw/top.jpg"}, ofEverybody...),
	}
)

// The table of routes × roles, made by calling every route of the router with every role.
func TestRolesAndRoutes(t *testing.T) {
	s := serve(t)
	engine := s.server.Handler().(*gin.Engine)
	var rows []string
	sites := map[devices.Role]*site{}
	for _, role := range everybody {
		sites[role] = serve(t)
	}
	for _, r := range engine.Routes() {
		row := fmt.Sprintf("%-6s %-34s", r.Method, r.Path)
		for _, role := range everybody {
			one := sites[role]
			for _, l := range one.devices.Listeners() { // of which there may be ten
				if err := one.devices.EndListener(l.ID); err != nil {
					t.Fatal(err)
				}
			}
			c := one.as(one.let(role)) // a new device: what one call does must not be in the next one's way
			path := regexp.MustCompile(`[:*]\w+`).ReplaceAllString(r.Path, "x")
			req := httptest.NewRequest(r.Method, path, strings.NewReader("{}"))
			req.Host = "localhost"
			req.Header.Set("Content-Type", "application/json")
			ctx, cancel := contextThatEnds(t)
			c.bring(req)
			w := httptest.NewRecorder()
			one.server.Handler().ServeHTTP(w, req.WithContext(ctx))
			cancel()
			may := w.Code != 401 && !(w.Code == 403 && slices.ContainsFunc(refusals, func(text string) bool { return strings.Contains(w.Body.String(), text) }))
			if want := role == devices.Nobody; (w.Code == 401) && !want {
				t.Errorf("%s %s by a %s: 401", r.Method, r.Path, role)
			}
			if all, of := narrow[role]; of && may != slices.Contains(all, r.Method+" "+r.Path) {
				t.Errorf("a %v may more, or less, than it should: %s %s: %v", role, r.Method, r.Path, may)
			}
			if may {
				row += fmt.Sprintf(" %-9s", role)
			} else {
				row += " -        "
			}
		}
		rows = append(rows, strings.TrimRight(row, " "))
	}
	slices.Sort(rows)
	got := []byte(strings.Join(rows, "\n") + "\n")
	path := filepath.Join("testdata", "roles.txt")
	if *update {
		if err := os.WriteFile(path, got, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(path)
	if err != nil || !bytes.Equal(got, want) {
		t.Errorf("%s differs (%v); if that is meant, write it with -update and look at it\n%s", path, err, firstDifference(got, want))
	}
}

// Somebody adds a route and forgets to say who may call it: nobody may.
func TestARouteWithoutARoleIsForNobody(t *testing.T) {
	s := serve(t)
	s.server.Handler().(*gin.Engine).GET("/api/v1/forgotten", func(c *gin.Context) { c.String(200, "secret") })
	for _, role := range everybody {
		if a := s.as(s.let(role)).get("/api/v1/forgotten"); a.status != 403 || bytes.Contains(a.body, []byte("secret")) {
			t.Error(role, a.status)
		}
	}
}
