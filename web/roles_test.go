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

var everybody = []devices.Role{devices.Nobody, devices.Spectator, devices.Player, devices.Host}

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
		before := true
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
			may := w.Code != 401 && !(w.Code == 403 && strings.Contains(w.Body.String(), "This device only watches")) && !(w.Code == 403 && strings.Contains(w.Body.String(), "Only the host"))
			if want := role == devices.Nobody; (w.Code == 401) && !want {
				t.Errorf("%s %s by a %s: 401", r.Method, r.Path, role)
			}
			if before = before && !may; may {
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
