package web_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"
)

// finish plays a game of the harbour to its end, with two people of whom the first is to be remembered.
func (s *site) finish() snap {
	s.t.Helper()
	now := s.now()
	now = s.post("/api/v1/game", fmt.Sprintf(`{"game":"harbour","seats":[{"name":"Ola","colour":"green","keep":true},{"name":"Player 2","colour":"blue"}],"seen":%d}`, now.Version)).snap(s.t)
	for len(now.Asks) > 0 {
		a := now.Asks[0]
		if a.Kind != "throw" {
			now = s.post("/api/v1/answers", fmt.Sprintf(`{"ask":%q,"seat":-1,"fields":{"crate":"light"},"seen":%d}`, a.ID, now.Version)).snap(s.t)
			continue
		}
		now = s.post("/api/v1/throw", fmt.Sprintf(`{"ask":%q,"seen":%d,"by":"hand"}`, a.ID, now.Version)).snap(s.t)
		id := now.Sighting.ID
		for i, c := range []string{"red", "red", "green"} {
			s.post("/api/v1/sighting/fixes", fmt.Sprintf(`{"sighting":%q,"fix":{"add":{"colour":%q,"value":6,"centre_mm":[%d,50]}}}`, id, c, 40+40*i))
		}
		now = s.post("/api/v1/sighting/fixes", fmt.Sprintf(`{"sighting":%q,"fix":{"done":true}}`, id)).snap(s.t)
	}
	return now
}

func read[T any](t *testing.T, a answer) (v T) {
	t.Helper()
	if err := json.Unmarshal(a.body, &v); err != nil || a.status != 200 {
		t.Fatalf("%d %s %v", a.status, a.body, err)
	}
	return v
}

type someone struct{ ID, Name, Colour, Symbol, Language string }

func TestPeopleHistoryAndStatisticsOnThePage(t *testing.T) {
	s := serve(t)
	s.finish()
	who := read[struct {
		People  []someone
		Symbols []string
	}](t, s.get("/api/v1/people"))
	if len(who.People) != 1 || who.People[0].Name != "Ola" || who.People[0].Colour != "green" || len(who.Symbols) < 6 {
		t.Fatalf("%+v", who)
	}
	ola := read[someone](t, s.post("/api/v1/people/"+who.People[0].ID, `{"name":"Aleksandra","colour":"green","symbol":"sail","language":"pl"}`))
	if ola.Name != "Aleksandra" || ola.Symbol != "sail" || ola.ID != who.People[0].ID {
		t.Fatalf("%+v", ola)
	}
	if a := s.post("/api/v1/people?lang=pl", `{"name":"aleksandra"}`); a.status != 422 || !strings.Contains(a.text(), "Dwie osoby") {
		t.Fatal(a.status, a.text())
	}
	type played struct {
		Game   struct{ Name string }
		People []someone
		Places []int
		Scores []int
		Rounds []struct{ Name string }
		Sheet  struct{ Columns []string }
	}
	all := read[[]played](t, s.get("/api/v1/history"))
	if len(all) != 1 || all[0].People[0].Name != "Aleksandra" || all[0].Places[0] != 1 || len(all[0].Rounds) != 12 || strings.Contains(all[0].Rounds[0].Name, "{{") || all[0].Rounds[0].Name == "" || len(all[0].Sheet.Columns) == 0 {
		t.Fatalf("%+v", all)
	}
	stats := read[struct {
		People []struct {
			Name     string
			GameName string `json:"game_name"`
			Wins     int
		}
		Dice []struct {
			Colour, Verdict string
			Throws          int
		}
	}](t, s.get("/api/v1/statistics?lang=pl"))
	if len(stats.People) != 2 || len(stats.Dice) != 2 || stats.Dice[1].Throws != 8 || stats.Dice[1].Verdict != "few" || stats.People[0].Name != "Aleksandra" || stats.People[0].Wins != 1 {
		t.Fatalf("%+v", stats)
	}
	for _, end := range []string{"json", "csv", "bgsplay"} {
		a := s.get("/api/v1/export/quartermaster." + end)
		if a.status != 200 || !strings.Contains(string(a.body), "Aleksandra") || !strings.Contains(a.header.Get("Content-Disposition"), "attachment") {
			t.Fatal(end, a.status, string(a.body))
		}
	}
	if a := s.get("/api/v1/export/passwd"); a.status != 404 {
		t.Fatal(a.status)
	}
	if a := s.do("DELETE", "/api/v1/people/"+ola.ID, ""); a.status != 200 {
		t.Fatal(a.status, a.text())
	}
	if all = read[[]played](t, s.get("/api/v1/history")); len(all) != 1 || all[0].People[0].Name != "N.N." {
		t.Fatalf("%+v", all)
	}
	if a := s.do("DELETE", "/api/v1/people/"+ola.ID, ""); a.status != 422 {
		t.Fatal(a.status, a.text())
	}
}

func TestCopiesAreTakenAndBroughtBackOnThePage(t *testing.T) {
	s := serve(t)
	first := s.finish()
	file := s.get("/api/v1/copy")
	if file.status != 200 || !strings.Contains(file.header.Get("Content-Disposition"), ".quartermaster") {
		t.Fatal(file.status, file.header)
	}
	kept := read[struct{ Name string }](t, s.post("/api/v1/copies", ""))
	second := s.finish()
	back := func(a answer) {
		t.Helper()
		if a.status != 200 {
			t.Fatal(a.status, a.text())
		}
		if now := s.now(); now.Version != first.Version || now.Hash != first.Hash || now.Serial <= second.Serial {
			t.Fatalf("%+v", now)
		}
	}
	back(s.post("/api/v1/copy", string(file.body), "Content-Type", "application/gzip"))
	s.finish()
	back(s.post("/api/v1/copies/"+kept.Name, ""))
	if all := read[[]struct{ Why string }](t, s.get("/api/v1/copies")); len(all) != 3 {
		t.Fatal(all)
	}
	for name, a := range map[string]answer{
		"damaged":       s.post("/api/v1/copy?lang=pl", string(file.body[:len(file.body)/2]), "Content-Type", "application/gzip"),
		"no copy":       s.post("/api/v1/copy", "Dear diary", "Content-Type", "application/gzip"),
		"not there":     s.post("/api/v1/copies/daily-20200101-000000.quartermaster", ""),
		"one that runs": s.post("/api/v1/copies/..games.db", ""),
	} {
		if a.status != 422 && a.status != 404 || a.text() == "" {
			t.Error(name, a.status, string(a.body))
		}
	}
	if now := s.now(); now.Hash != first.Hash {
		t.Fatal("something was changed")
	}
}
