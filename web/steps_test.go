package web_test

import (
	"encoding/json"
	"fmt"
	"testing"
)

type stepSeen struct {
	Entry          int64
	Prompt, Answer string
	Put, Throw     bool
	Opens          bool
	Notes          []string
	Lines          []struct{ Text string }
	By             string
	Fields         map[string]json.RawMessage
	Ask            struct{ ID string }
}

func steps(t *testing.T, s *site) (all []stepSeen) {
	t.Helper()
	a := s.get("/api/v1/steps?lang=en")
	if a.status != 200 {
		t.Fatalf("%d %s", a.status, a.body)
	}
	if err := json.Unmarshal(a.body, &all); err != nil {
		t.Fatal(err)
	}
	return all
}

func TestStepsAreToldPutRightAndReturnedTo(t *testing.T) {
	s := serve(t)
	if got := steps(t, s); len(got) != 0 {
		t.Fatal(got)
	}
	start := `{"game":"harbour","seats":[{"name":"Ola","colour":"green"},{"name":"Jan","colour":"blue"}],"seen":0}`
	if a := s.post("/api/v1/game", start); a.status != 200 {
		t.Fatal(a.text())
	}
	for i, load := range []int{5, 7} {
		if a := s.post("/api/v1/answers", fmt.Sprintf(`{"ask":"weight","fields":{"load":%d},"seen":%d}`, load, i+1)); a.status != 200 {
			t.Fatal(a.text())
		}
	}
	got := steps(t, s)
	if len(got) != 2 || got[0].Entry != 2 || got[0].Answer != "5" || got[0].Prompt == "" || len(got[0].Lines) != 1 || got[0].Put || got[0].Throw {
		t.Fatalf("%+v", got)
	}
	if got[0].By == "" || got[0].By != s.devices.List()[0].Name {
		t.Errorf("the step was answered from %q, want the device's name %q", got[0].By, s.devices.List()[0].Name)
	}
	var one stepSeen
	a := s.get("/api/v1/steps/2?lang=pl")
	if err := json.Unmarshal(a.body, &one); err != nil || one.Ask.ID != "weight" || string(one.Fields["load"]) != "5" {
		t.Fatalf("%v %s", err, a.body)
	}
	if a := s.post("/api/v1/corrections", `{"of":2,"ask":"weight","fields":{"load":6},"seen":3}`); a.status != 200 {
		t.Fatal(a.text())
	}
	if got = steps(t, s); !got[0].Put || got[0].Answer != "6" || got[1].Answer != "7" || len(got[1].Notes) != 0 {
		t.Fatalf("%+v", got)
	}
	if a := s.post("/api/v1/steps/3/return", `{"seen":4}`); a.status != 200 {
		t.Fatal(a.text())
	}
	if got = steps(t, s); len(got) != 1 {
		t.Fatalf("%+v", got)
	}
	for path, status := range map[string]int{"/api/v1/steps/99/return": 422, "/api/v1/steps/x/return": 422, "/api/v1/steps/2/open": 422, "/api/v1/steps/99/open": 422} {
		if a := s.post(path, `{"seen":5}`); a.status != status || a.text() == "" {
			t.Errorf("%s: %d %s", path, a.status, a.body)
		}
	}
	if a := s.get("/api/v1/steps/99"); a.status != 404 || a.text() == "" {
		t.Errorf("%d %s", a.status, a.body)
	}
}
