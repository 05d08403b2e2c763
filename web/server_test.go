package web_test

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"quartermaster/companion"
	"quartermaster/companion/store"
	"quartermaster/companion/tabletest"
	"quartermaster/web"
)

func TestAGameFromTheStartToItsEnd(t *testing.T) {
	s := serve(t, with(&tabletest.Camera{Kind: "simulated"}, clean))
	var list []struct {
		ID, Name string
		Options  []struct{ Label string }
	}
	if err := json.Unmarshal(s.get("/api/v1/games?lang=pl").body, &list); err != nil || len(list) != 1 || list[0].Name != "Port" || list[0].Options[0].Label != "Pływ" {
		t.Fatal(err, list)
	}
	now := s.start()
	for turn := 0; len(now.Asks) > 0; turn++ {
		if turn > 100 {
			t.Fatal("it does not end")
		}
		ask := now.Asks[0]
		if ask.Kind == "throw" {
			s.until("the camera", func(n snap) bool { return n.Can.ThrowNow })
			if a := s.post("/api/v1/throw", fmt.Sprintf(`{"ask":%q,"seen":%d}`, ask.ID, now.Version)); a.status != 202 || len(a.body) > 0 {
				t.Fatal(a.status, a.text())
			}
			now = s.until("the throw", func(n snap) bool { return n.Version > now.Version })
			continue
		}
		a := s.post("/api/v1/answers", fmt.Sprintf(`{"ask":%q,"fields":{"crate":"light"},"seen":%d}`, ask.ID, now.Version))
		if a.status != 200 {
			t.Fatal(a.status, a.text())
		}
		now = a.snap(t)
	}
	if now.Result == nil || len(now.Result.Ranking) != 2 || now.Version != 13 {
		t.Fatalf("%+v", now)
	}
	if a := s.get(now.Sighting.Picture.URL); a.status != 200 || !bytes.Equal(a.body, tabletest.Picture()) {
		t.Fatal(a.status)
	}
	if a := s.get("/api/v1/camera.jpg?seq=7"); a.status != 200 || a.header.Get("Content-Type") != "image/jpeg" {
		t.Fatal(a.status, a.text())
	}
}

func TestByHandFromTheChartToTheAnswer(t *testing.T) {
	s := serve(t)
	s.start()
	if a := s.get("/api/v1/camera.jpg"); a.status != 404 {
		t.Fatal(a.status)
	}
	now := s.post("/api/v1/throw", `{"ask":"throw/0","seen":1,"by":"hand"}`).snap(t)
	fix := func(f string) answer {
		t.Helper()
		return s.post("/api/v1/sighting/fixes", fmt.Sprintf(`{"sighting":%q,"fix":%s,"seen":1}`, now.Sighting.ID, f))
	}
	if a := fix(`{"done":true}`); a.status != 422 || a.text() == "" {
		t.Fatal(a.status, a.text())
	}
	for i, c := range []string{"red", "red", "green"} {
		if a := fix(fmt.Sprintf(`{"add":{"colour":%q,"value":%d,"centre_mm":[%d,50]}}`, c, i+1, 40*i+20)); a.status != 200 {
			t.Fatal(a.text())
		}
	}
	if a := fix(`{"die":0,"centre_mm":[100,100]}`); a.status != 200 {
		t.Fatal(a.text())
	}
	now = fix(`{"done":true}`).snap(t)
	if now.Version != 2 || now.View.Table[0].Counter.Value != 6 || now.Sighting.State != "answered" || now.Sighting.By != "hand" {
		t.Fatalf("%+v", now)
	}
	if now = fix(`{"die":0,"value":6}`).snap(t); now.Version != 3 || !now.Sighting.Dice[0].Fixed || now.View.Table[0].Counter.Value != 11 {
		t.Fatalf("%+v", now.Sighting)
	}
}

func TestAStaleTapIsToldWhatHappenedInItsLanguage(t *testing.T) {
	s := serve(t)
	s.start()
	if a := s.post("/api/v1/answers", setLoad(5, 1)); a.status != 200 {
		t.Fatal(a.text())
	}
	for lang, want := range map[string]string{"pl": "Tymczasem: jest już odpowiedź na „Ustaw ładunek”.", "en": "Meanwhile: “Set the load” was answered."} {
		a := s.post("/api/v1/answers?lang="+lang, setLoad(6, 1))
		if a.status != 409 || a.text() != want {
			t.Fatal(a.status, a.text())
		}
		var body struct{ Table snap }
		if err := json.Unmarshal(a.body, &body); err != nil || body.Table.Version != 2 || body.Table.Lang != lang {
			t.Fatal(err, body.Table)
		}
	}
	if a := s.post("/api/v1/answers", setLoad(5, 1)); a.status != 200 || a.snap(t).Version != 2 {
		t.Fatal("the same again is done already", a.status)
	}
	if a := s.post("/api/v1/undo", `{"seen":2}`); a.status != 200 || a.snap(t).Version != 3 {
		t.Fatal(a.status)
	}
	if a := s.post("/api/v1/redo", `{"seen":3}`); a.status != 200 || a.snap(t).View.Table[0].Counter.Value != 5 {
		t.Fatal(a.status)
	}
	if a := s.post("/api/v1/corrections", `{"of":2,"ask":"weight","fields":{"load":9},"seen":4}`); a.status != 200 || a.snap(t).View.Table[0].Counter.Value != 9 {
		t.Fatal(a.status, a.text())
	}
}

func TestARefusalNamesTheReasonAndTheRule(t *testing.T) {
	s := serve(t)
	s.start()
	a := s.post("/api/v1/answers?lang=pl", setLoad(5000, 1))
	if a.status != 422 || a.text() != "Ładunek to od 0 do 999." {
		t.Fatal(a.status, a.text())
	}
	a = s.post("/api/v1/game?lang=en", `{"game":"harbour","seats":[{"name":"Ola","colour":""}],"seen":1}`)
	if a.status != 422 || a.text() != "This game is for 2 to 4 people." {
		t.Fatal(a.status, a.text())
	}
}

// failing is a store that cannot write.
type failing struct{ store.Memory }

func (*failing) Append(context.Context, companion.Entry) error { return companion.ErrNotKept }

func TestWhatCouldNotBeSavedIsSaid(t *testing.T) {
	s := serve(t, func(c *companion.Config, _ *web.Config) { c.Store = &failing{} })
	if a := s.post("/api/v1/game?lang=en", start); a.status != 503 || !strings.Contains(a.text(), "could not be saved") {
		t.Fatal(a.status, a.text())
	}
}
