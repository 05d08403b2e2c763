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

var everybody = []devices.Role{devices.Nobody, devices.Spectator, devices.Player, devices.Host, devices.CameraPhone}

// refusals are how a role that is not enough is refused.
var refusals = []string{"This device only watches", "Only the host", "This phone is the table's camera", "Only the phone that is the table's camera"}

// ofTheCamera is what nobody is kept from, and to bring frames.
var ofTheCamera = []string{"GET /", "HEAD /", "GET /assets/*file", "HEAD /assets/*file", "GET /healthz", "GET /api/v1/me", "POST /api/v1/pair", "POST /api/v1/frames"}

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
			if may {
				row += fmt.Sprintf(" %-9s", role)
			} else {
				row += " -        "
			}
		}
		rows = append(rows, strings.TrimRight(row, " "))
		if may := strings.HasSuffix(row, fmt.Sprintf(" %-9s", devices.CameraPhone)); may != slices.Contains(ofTheCamera, r.Method+" "+r.Path) {
			t.Errorf("what the camera may is more, or less, than bring frames: %s", row)
		}
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
