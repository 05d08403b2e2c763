package web_test

import (
	"regexp"
	"slices"
	"testing"

	"github.com/getkin/kin-openapi/openapi3"
)

// fieldNames collects the names of all fields that the API's description defines, in requests, responses and components.
func fieldNames(d *openapi3.T) map[string]bool {
	names, seen := map[string]bool{}, map[*openapi3.Schema]bool{}
	var look func(s *openapi3.SchemaRef)
	look = func(s *openapi3.SchemaRef) {
		if s == nil || s.Value == nil || seen[s.Value] {
			return
		}
		seen[s.Value] = true
		for name, p := range s.Value.Properties {
			names[name] = true
			look(p)
		}
		look(s.Value.Items)
		look(s.Value.AdditionalProperties.Schema)
		for _, one := range slices.Concat(s.Value.OneOf, s.Value.AnyOf, s.Value.AllOf) {
			look(one)
		}
	}
	content := func(c openapi3.Content) {
		for _, m := range c {
			look(m.Schema)
		}
	}
	for _, s := range d.Components.Schemas {
		look(s)
	}
	for _, item := range d.Paths.Map() {
		for _, o := range item.Operations() {
			if o.RequestBody != nil {
				content(o.RequestBody.Value.Content)
			}
			for _, r := range o.Responses.Map() {
				content(r.Value.Content)
			}
		}
	}
	return names
}

func TestTheAPIsFieldsAreSnakeCase(t *testing.T) {
	d, err := load()
	if err != nil {
		t.Fatal(err)
	}
	names, snake := fieldNames(d), regexp.MustCompile(`^[a-z][a-z0-9]*(_[a-z0-9]+)*$`)
	for _, known := range []string{"throw_now", "lost", "code", "origin_px", "wins"} {
		if !names[known] {
			t.Errorf("%s was not looked at", known)
		}
	}
	for name := range names {
		if !snake.MatchString(name) {
			t.Errorf("%s is not snake_case", name)
		}
	}
}
