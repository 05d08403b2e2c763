package web_test

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"regexp"
	"strings"
	"sync"
	"testing"

	"github.com/getkin/kin-openapi/openapi3"
	"github.com/getkin/kin-openapi/openapi3filter"
	"github.com/getkin/kin-openapi/routers"
	"github.com/getkin/kin-openapi/routers/legacy"
	"github.com/gin-gonic/gin"
)

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
