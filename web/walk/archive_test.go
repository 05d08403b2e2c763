package walk

import (
	"slices"
	"strings"
	"testing"
)

// What the stand-in remembers.
var (
	someFaces = func(n ...int) (all []m) {
		for _, k := range n {
			all = append(all, m{"count": k, "low": float64(k) / 200, "high": float64(k) / 80})
		}
		return all
	}
	rememberedPeople = m{"symbols": []string{"anchor", "sail", "skull", "rum", "coffee", "fruit", "chest", "yinyang", "crown", "kraken", "lifebuoy", "port"}, "people": []m{
		{"id": "0a", "name": "Świętosława", "colour": "green", "symbol": "sail", "language": "pl", "since": "2026-11-01T12:00:00Z"}, {"id": "0b", "name": "Jan", "since": "2026-11-01T12:00:00Z"}}}
	rememberedGames = []m{{"table": "main", "no": 1, "game": m{"id": "sevenseas", "name": "Piraci 7 mórz"}, "people": []m{{"id": "0a", "name": "Świętosława", "colour": "green"}, {"name": "Jan", "colour": "blue"}, {"name": "Grześ", "colour": "white"}, {"name": "Ewa", "colour": "yellow"}},
		"places": []int{2, 1, 3, 4}, "scores": []int{31, 42, 12, -3}, "began": "2026-11-20T18:00:00Z", "ended": "2026-11-20T20:05:00Z", "steps": 214,
		"rounds": []m{{"name": "Runda 1", "scores": []int{1, 2, 0, 0}}, {"name": "Runda 2", "scores": []int{31, 42, 12, -3}}},
		"sheet":  m{"columns": []string{"Świętosława", "Jan", "Grześ", "Ewa"}, "lines": []m{{"label": "Skrzynie", "values": []int{30, 40, 10, 0}, "total": false}, {"label": "Razem", "values": []int{31, 42, 12, -3}, "total": true}}}}, pastEvening}
	rememberedSums = m{"people": []m{{"id": "0a", "name": "Świętosława", "game": "sevenseas", "game_name": "Piraci 7 mórz", "games": 7, "wins": 3, "average": 28.4, "best": 51}},
		"dice": []m{{"colour": "red", "kind": "pips", "throws": 120, "p": 0.4, "verdict": "fits", "faces": someFaces(20, 22, 18, 21, 19, 20)}, {"colour": "white", "kind": "pips", "throws": 300, "p": 0.001, "verdict": "odd", "faces": someFaces(20, 40, 50, 50, 50, 90)},
			{"colour": "black", "kind": "pips", "throws": 2, "p": 1, "verdict": "few", "faces": someFaces(0, 0, 1, 1, 0, 0)}}}
	keptCopies = []m{{"name": "daily-20261120-210000.quartermaster", "why": "daily", "quartermaster": 1, "made": "2026-11-20T21:00:00Z", "tables": 1, "steps": 412, "last": "2026-11-20T20:05:00Z"},
		{"name": "salvaged-20261119-210000.quartermaster", "why": "salvaged", "quartermaster": 1, "made": "2026-11-19T21:00:00Z", "tables": 1, "steps": 1}}
)

// someHealth is how the stand-in's machine is: something is wrong with it.
var someHealth = m{"ok": false, "worries": []string{"Na dysku zostało tylko 100 MB."}, "camera": m{"kind": "uvc", "live": true, "rate": 29.97, "width": 1920, "height": 1080, "reader": "ready"}, "frames": 31234,
	"reading": m{"count": 41, "failed": 1, "last_ms": 412.5, "mean_ms": 388.1, "most_ms": 902}, "box": m{"disk_free": 104857600, "disk_size": int64(31268536320), "celsius": 61.4, "low_voltage": true},
	"panel": []m{{"name": "button", "is": "found"}, {"name": "light", "is": "failed", "why": "Nie odpowiada: sprawdź przewody i zasilanie."}, {"name": "state", "is": "skipped", "why": "Nic nie podłączono."}},
	"copy":  "2026-11-20T21:00:00Z", "devices": m{"known": 5, "here": 3, "streams": 3}, "up": 93784}

// someFindings is what was found when the stand-in's machine was examined.
var someFindings = []m{{"part": "camera", "grade": "ok", "text": "Kamera uvc daje 30 obrazów na sekundę.", "remedy": ""},
	{"part": "supply", "grade": "bad", "text": "Zasilanie jest za słabe.", "remedy": "Weź zasilacz z napisem 5,1 V i 3 A."},
	{"part": "clock", "grade": "note", "text": "Zegara nie ustawiła sieć.", "remedy": "Połącz pudełko z siecią."}}

// remembered is what the stand-in answers to an address of the archive.
func remembered(path string) (any, bool) {
	v, ok := map[string]any{"/people": rememberedPeople, "/history": rememberedGames, "/statistics": rememberedSums, "/copies": keptCopies, "/health": someHealth, "/examination": someFindings,
		"/setup": m{"setup": nil}, "/cameras": m{"cameras": []m{}, "by_flags": true, "chosen": "", "mains_hz": 50},
		"/rigs": m{"rigs": []m{{"id": "kitchen", "chosen": true}}, "chosen": "kitchen"}}[path]
	return v, ok
}

func isRemembered(path string) bool {
	_, ok := remembered(path)
	return ok
}

// gridsOff names the tables of which a part is cut off, and the headers that do not stand over their columns.
const gridsOff = `[...document.querySelectorAll((document.querySelector("dialog[open]") ? "dialog[open] " : "") + ".ar-grid")].flatMap((grid) => {
	const bad = [], cells = (row) => [...row.children].map((c) => c.getBoundingClientRect());
	for (let e = grid; e && e !== document.body; e = e.parentElement)
		if (e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).overflowX !== "visible") bad.push("cut off: " + e.className);
	if (grid.getBoundingClientRect().right > innerWidth) bad.push("wider than the screen");
	const head = grid.querySelector("thead tr"), row = grid.querySelector("tbody tr");
	if (head && row) cells(head).forEach((h, i) => {
		const c = cells(row)[i];
		if (c && Math.min(h.right, c.right) - Math.max(h.left, c.left) < Math.min(h.width, c.width) * 0.9) bad.push("a header stands beside its column: " + head.children[i].innerText);
	});
	for (const h of grid.querySelectorAll("th, td")) if (h.scrollWidth > h.clientWidth + 1) bad.push("cut off: " + h.innerText);
	return bad;
})`

func TestWhatTheHouseRemembersIsLookedAtAndChanged(t *testing.T) {
	both(t, func(t *testing.T, lang string) {
		f := stand(t, scenes["home-first"])
		p := open(t, f.URL, look{size: tablet, lang: lang, dark: lang == "en"})
		p.focus("home")
		p.tap(".archive-open")
		p.focus("archive")
		measure := func(what string) {
			t.Helper()
			for _, sz := range []size{tablet, phone} {
				p.resize(sz)
				for _, broken := range p.broken(sz) {
					t.Errorf("%s, %s: %s", what, sz.name, broken)
				}
				for _, wrong := range eval[[]string](p, gridsOff) {
					t.Errorf("%s, %s: %s", what, sz.name, wrong)
				}
				p.shot("archive-" + strings.ReplaceAll(what, " ", "-") + "-" + sz.name + "." + lang + ".png")
			}
			p.resize(tablet)
			for _, o := range p.offences() {
				t.Errorf("%s: %s", what, o)
			}
		}
		p.wait(`document.querySelectorAll(".past-game").length === 2`)
		measure("games")
		p.tap(".past-game")
		p.wait(`document.querySelectorAll("dialog[open] .ar-grid").length === 2`)
		measure("a game")
		p.tap("dialog[open] .close")
		p.tap(".tabs button:nth-child(2)")
		p.wait(`document.querySelectorAll(".fairness").length === 3 && document.querySelector(".kept .ar-grid").getBoundingClientRect().height > 80`)
		measure("statistics")
		p.tap(".tabs button:nth-child(3)")
		p.wait(`document.querySelectorAll(".someone").length === 2`)
		measure("people")
		p.tap(".people-list li:nth-child(2) .someone")
		p.wait(`!!document.querySelector("dialog[open] .person-form")`)
		measure("a person")
		p.tap(".signs:nth-of-type(2) .sign:nth-child(3)")
		p.tap(".person-form .seg button:last-child")
		p.tap(".person-form .primary")
		p.wait(`!document.querySelector("dialog[open]")`)
		wantJSON(t, f.last("/people/0b"), `{"colour":"","language":"pl","name":"Jan","symbol":"skull"}`)
		p.tap(".tabs button:nth-child(4)")
		p.wait(`document.querySelectorAll(".copies-list li").length === 2`)
		measure("copies")
		p.tap(".copies-list li:nth-child(2) .btn")
		if n := len(f.requests()); f.requests()[n-1].path != "/people/0b" {
			t.Error("one tap must not replace everything")
		}
		p.tap(".copies-list li:nth-child(2) .btn.bad")
		p.wait(`!!document.querySelector(".copy-said.good")`)
		if f.last("/copies/salvaged-20261119-210000.quartermaster") == nil {
			t.Error("it was not brought back")
		}
		p.tap(".tabs button:nth-child(5)")
		p.wait(`document.querySelectorAll(".facts dd").length === 9 && document.querySelector(".worry")?.innerText.includes("100 MB")`)
		for _, want := range []string{"0,1 GB", "61 °C", "0,41 s"} {
			if lang == "en" {
				want = strings.ReplaceAll(want, ",", ".")
			}
			if got := text(p, ".facts"); !strings.Contains(strings.ReplaceAll(got, "\u00a0", " "), want) {
				t.Errorf("%q is not told: %s", want, got)
			}
		}
		if at := eval[string](p, `document.querySelector(".kept a[download]").getAttribute("href")`); at != "/api/v1/report?lang="+lang {
			t.Error(at)
		}
		if got := eval[[]string](p, `[...document.querySelectorAll(".findings li")].map((f) => f.className)`); !slices.Equal(got, []string{"bad", "note", "ok"}) {
			t.Errorf("the findings are told as %q", got)
		}
		measure("the machine")
		p.shot("machine." + lang + ".png")
		p.resize(phone)
		p.settle()
		p.shot("machine-phone." + lang + ".png")
		p.resize(tablet)
		p.tap(".mark")
		p.focus("home")
	})
}

// pastEvening is the game of the people of the score scene, round by round.
var pastEvening = func() m {
	g := m{"table": "main", "no": 2, "game": m{"id": "sevenseas", "name": "Piraci 7 mórz"}, "people": []m{{"name": "Łucja", "colour": "green"}, {"name": "Błażej", "colour": "blue"}, {"name": "Olga", "colour": "white"}, {"name": "Grześ", "colour": "yellow"}},
		"places": []int{1, 4, 3, 2}, "scores": []int{59, 46, 52, 57}, "began": "2026-11-21T18:00:00Z", "ended": "2026-11-21T19:12:00Z", "steps": 388, "sheet": m{"columns": []string{}, "lines": []m{}}}
	var rounds []m
	for _, scores := range [][]int{{7, 7, 7, 7}, {7, 9, 7, 11}, {12, 9, 10, 9}, {16, 18, 10, 9}, {14, 22, 15, 17}, {22, 20, 12, 28}, {22, 27, 12, 26}, {31, 27, 20, 26}, {29, 35, 20, 38}, {37, 35, 27, 38}, {49, 33, 35, 44}, {49, 42, 35, 50}, {55, 42, 48, 52}, {59, 46, 52, 57}} {
		rounds = append(rounds, m{"name": "Runda", "scores": scores})
	}
	g["rounds"] = rounds
	return g
}()
