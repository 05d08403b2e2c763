package web_test

import (
	"encoding/json"
	"net/http"
	"strings"
	"testing"
	"time"

	"quartermaster/companion"
	"quartermaster/companion/archive"
	"quartermaster/companion/devices"
	"quartermaster/companion/tabletest"
	"quartermaster/web"
)

// club is a server with the tables main and two: the site of each, its host calling.
func club(t *testing.T, changes ...change) (main, two *site) {
	t.Helper()
	var places []web.Place
	main = serve(t, append(changes, func(_ *companion.Config, c *web.Config) {
		c.Places = append(c.Places, web.Place{ID: "two"})
		places = c.Places
	})...)
	other := *main
	two = &other
	two.table, two.devices, two.cookie = places[1].Table, places[1].Devices, "-two"
	two.secret = two.let(devices.Host)
	return main, two
}

func version(p *site) int64 { return p.table.Snapshot().Version }

func TestTablesOfOneServerAreApart(t *testing.T) {
	main, two := club(t)
	if a := main.post("/api/v1/game?table=main", start); a.status != 200 || version(main) != 1 || version(two) != 0 {
		t.Fatal(a.text(), version(main), version(two))
	}
	if a := two.post("/api/v1/game?table=two", start); a.status != 200 || version(two) != 1 {
		t.Fatal(a.text(), version(two))
	}
	if a := two.post("/api/v1/throw?table=two", `{"ask":"throw/0","seen":1,"by":"hand"}`); a.status != 200 {
		t.Fatal(a.text())
	}
	if two.table.Snapshot().Sighting == nil || main.table.Snapshot().Sighting != nil {
		t.Fatal("dice are laid out at one table and lie on another")
	}
	if a := main.post("/api/v1/undo?table=main", `{"seen":1}`); a.status != 200 || version(main) != 2 || version(two) != 1 {
		t.Fatal(a.text(), version(main), version(two))
	}
}

// Whoever plays at one table looks on at the others: every call that changes something is refused there.
func TestADeviceOfOneTableOnlyLooksOnAtAnother(t *testing.T) {
	main, two := club(t)
	if a := two.post("/api/v1/game?table=two", start); a.status != 200 {
		t.Fatal(a.text())
	}
	for _, guest := range []*site{main, main.as(main.let(devices.Player)), main.as(main.let(devices.Spectator))} {
		if a := guest.get("/api/v1/table?table=two"); a.status != 200 || !strings.Contains(string(a.body), `"version":1`) {
			t.Error("it may not look on:", a.status, a.text())
		}
		if a := guest.get("/api/v1/me?table=two"); !strings.Contains(string(a.body), `"role":"spectator"`) || !strings.Contains(string(a.body), `"table":"two"`) || !strings.Contains(string(a.body), `"house":false`) {
			t.Error(string(a.body))
		}
		for path, body := range map[string]string{"/api/v1/undo": `{"seen":1}`, "/api/v1/game": start, "/api/v1/throw": `{"ask":"throw/0","seen":1,"by":"hand"}`, "/api/v1/invitations": `{"role":"player"}`} {
			if a := guest.post(path+"?table=two", body); a.status != 403 || version(two) != 1 {
				t.Error(path, a.status, version(two))
			}
		}
	}
	nobody := main.as("")
	if a := nobody.get("/api/v1/table?table=two"); a.status != 401 {
		t.Error(a.status)
	}
	if a := nobody.get("/api/v1/tables"); a.status != 401 {
		t.Error(a.status)
	}
	if a := main.get("/api/v1/table?table=" + nowhere); a.status != 404 || !strings.Contains(a.text(), nowhere) {
		t.Error(a.status, a.text())
	}
}

// People, copies and exports belong to the house: the host of its first table looks after them, whichever table is named.
func TestTheHouseIsInTheHandsOfTheFirstTablesHost(t *testing.T) {
	main, two := club(t)
	for _, path := range []string{"/api/v1/copy", "/api/v1/copies", "/api/v1/export/quartermaster.json", "/metrics"} {
		for _, query := range []string{"", "?table=two"} {
			if a := two.get(path + query); a.status != 403 {
				t.Error(path+query, "by the host of another table:", a.status)
			}
			if a := main.get(path + query); a.status != 200 {
				t.Error(path+query, a.status, a.text())
			}
		}
	}
	if a := two.get("/api/v1/people"); a.status != 200 {
		t.Error("everybody sees the people: ", a.status)
	}
	if a := main.get("/api/v1/me"); !strings.Contains(string(a.body), `"house":true`) {
		t.Error(string(a.body))
	}
	if a := two.get("/api/v1/me?table=two"); !strings.Contains(string(a.body), `"role":"host"`) || !strings.Contains(string(a.body), `"house":false`) {
		t.Error(string(a.body))
	}
}

// An installed page opens without a table's name: it comes to the one where its device was let in.
func TestWithoutANameADeviceIsAtItsOwnTable(t *testing.T) {
	main, two := club(t)
	if a := two.get("/api/v1/me"); !strings.Contains(string(a.body), `"table":"two"`) || !strings.Contains(string(a.body), `"role":"host"`) {
		t.Error(string(a.body))
	}
	if a := main.as("").get("/api/v1/me"); !strings.Contains(string(a.body), `"table":"main"`) || !strings.Contains(string(a.body), `"role":"nobody"`) {
		t.Error(string(a.body))
	}
}

func TestACodeIsForItsTableOnly(t *testing.T) {
	main, two := club(t)
	var in struct{ URL, Code string }
	if err := json.Unmarshal(two.post("/api/v1/invitations?table=two", `{"role":"player"}`).body, &in); err != nil || !strings.Contains(in.URL, "/?table=two#join=") {
		t.Fatal(in, err)
	}
	nobody := main.as("")
	if a := nobody.post("/api/v1/pair?table=main", `{"code":"`+in.Code+`"}`); a.status != 403 {
		t.Fatal("a code of one table lets in at another:", a.status)
	}
	a := nobody.post("/api/v1/pair?table=two", `{"code":"`+in.Code+`"}`)
	if a.status != 200 || !strings.Contains(string(a.body), `"role":"player"`) {
		t.Fatal(a.status, a.text())
	}
	set, err := http.ParseSetCookie(a.header.Get("Set-Cookie"))
	if err != nil || !strings.HasSuffix(set.Name, "-two") || !set.HttpOnly || set.SameSite != http.SameSiteStrictMode {
		t.Fatal(set, err)
	}
	guest := two.as(set.Value)
	if a := guest.get("/api/v1/table?table=main"); a.status != 200 {
		t.Fatal(a.status)
	}
	// It leaves, wherever it looks: its one session is over.
	if a := guest.post("/api/v1/leave?table=main", `{}`); a.status != 200 || len(two.devices.List()) != 1 {
		t.Fatal(a.status, two.devices.List())
	}
	if a := guest.get("/api/v1/table?table=main"); a.status != 401 {
		t.Fatal(a.status)
	}
}

// Whoever looks on from another table sees what happens at once, and no more once its own session is over.
func TestAStreamOfAnotherTableEndsWithTheSession(t *testing.T) {
	main, two := club(t, func(_ *companion.Config, c *web.Config) { c.KeepAlive = 50 * time.Millisecond })
	guest := two.as(two.let(devices.Player))
	guest.look = "&table=main"
	st := guest.stream()
	if you := st.next("you"); !strings.Contains(you, `"spectator"`) || !strings.Contains(you, `"main"`) {
		t.Fatal(you)
	}
	st.next("table")
	main.post("/api/v1/game?table=main", start)
	if got := st.next("table"); !strings.Contains(got, `"version":1`) {
		t.Fatal(got)
	}
	for _, d := range two.devices.List() {
		if d.Role == devices.Player {
			if err := two.devices.End(d.ID); err != nil {
				t.Fatal(err)
			}
		}
	}
	st.ended()
}

func TestTheListOfTablesSaysWhatIsPlayedWhere(t *testing.T) {
	main, two := club(t)
	if a := two.post("/api/v1/game?table=two", start); a.status != 200 {
		t.Fatal(a.text())
	}
	var list []struct {
		ID, You string
		Game    *struct{ ID string }
		People  []struct{ Name string }
		Over    bool
		Here    int
	}
	if a := main.get("/api/v1/tables"); json.Unmarshal(a.body, &list) != nil || len(list) != 2 {
		t.Fatal(string(a.body))
	}
	if x := list[0]; x.ID != "main" || x.You != "host" || x.Game != nil || len(x.People) != 0 {
		t.Errorf("%+v", x)
	}
	if x := list[1]; x.ID != "two" || x.You != "spectator" || x.Game == nil || len(x.People) == 0 || x.Over || x.Here != 0 {
		t.Errorf("%+v", x)
	}
}

func TestAPictureIsThatOfItsTable(t *testing.T) {
	main, two := club(t, with(&tabletest.Camera{Kind: "simulated"}, clean))
	main.start()
	main.until("the camera", func(n snap) bool { return n.Can.ThrowNow })
	if a := main.post("/api/v1/throw?table=main", `{"ask":"throw/0","seen":1}`); a.status != 202 {
		t.Fatal(a.text())
	}
	main.until("the throw", func(n snap) bool { return n.Version == 2 })
	var now struct {
		Sighting struct{ Picture struct{ URL string } }
	}
	if err := json.Unmarshal(two.get("/api/v1/table?table=main").body, &now); err != nil || !strings.HasSuffix(now.Sighting.Picture.URL, "/top.jpg?table=main") {
		t.Fatal(now, err)
	}
	if a := two.get(now.Sighting.Picture.URL); a.status != 200 {
		t.Fatal(a.status, "whoever looks on sees the picture too")
	}
	if a := two.get(strings.TrimSuffix(now.Sighting.Picture.URL, "main") + "two"); a.status != 404 {
		t.Fatal(a.status)
	}
}

func TestTwoTablesOfOneNameAreRefused(t *testing.T) {
	d, err := devices.Open("", nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, names := range [][]string{{}, {"a", "a"}, {"A table"}, {""}} {
		c := web.Config{Archive: archive.New(archive.Config{})}
		for _, n := range names {
			c.Places = append(c.Places, web.Place{ID: n, Devices: d})
		}
		if _, err := web.New(c); err == nil || !strings.Contains(err.Error(), "table") {
			t.Error(names, err)
		}
	}
}
