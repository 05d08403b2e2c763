package walk

import (
	"encoding/json"
	"fmt"
	"net/http"
	"slices"
	"strings"
	"testing"
	"time"
)

// both runs a walk in both languages.
func both(t *testing.T, walk func(t *testing.T, lang string)) {
	for _, lang := range []string{"pl", "en"} {
		t.Run(lang, func(t *testing.T) { walk(t, lang) })
	}
}

func text(p *tab, selector string) string {
	return eval[string](p, fmt.Sprintf(`document.querySelector(%s)?.innerText || ""`, quote(selector)))
}

func wantJSON(t *testing.T, got m, want string) {
	t.Helper()
	for key, value := range got {
		if key == "seen" {
			if n, ok := value.(float64); !ok || n <= 0 {
				t.Errorf("what was seen is not told: %v", got)
			}
		}
	}
	copied := m{}
	for key, value := range got {
		if key != "seen" {
			copied[key] = value
		}
	}
	b, err := json.Marshal(copied)
	if err != nil {
		t.Fatal(err)
	}
	if string(b) != want {
		t.Errorf("sent %s, want %s", b, want)
	}
}

func TestAGameIsStartedThrownSteppedThroughAndPutRight(t *testing.T) {
	both(t, func(t *testing.T, lang string) {
		tr := in(lang)
		f := stand(t, scenes["home-first"])
		f.follow(func(r request) (int, scene) {
			switch r.path {
			case "/game":
				return http.StatusOK, scenes["throw"]
			case "/throw":
				return http.StatusAccepted, scenes["reading"]
			case "/undo":
				return http.StatusOK, scenes["throw"]
			}
			return http.StatusOK, nil
		})
		p := open(t, f.URL, look{size: tablet, lang: lang})
		p.focus("home")
		// the fourth was to begin, and there are three now: chance says who begins, as it is shown
		p.tapText("4")
		p.choose(".rules", tr("Gracz 4", "Player 4"))
		p.tapText("3")
		if shown := eval[string](p, `document.querySelector(".rules select").value`); shown != "chance" {
			t.Errorf("who begins is shown as %q", shown)
		}
		// three people: names typed, one colour changed
		for i, name := range []string{"Ola", "Jan", "Ewa"} {
			p.tap(fmt.Sprintf(".person:nth-child(%d) input", i+1))
			p.typed(name)
		}
		p.tap(".person:nth-child(1) .swap")
		p.tap(".start")
		p.focus("throw")
		wantJSON(t, f.last("/game"), `{"game":"sevenseas","options":{},"seats":[{"colour":"blue","keep":true,"name":"Ola"},{"colour":"green","keep":true,"name":"Jan"},{"colour":"white","keep":true,"name":"Ewa"}]}`)

		p.tap(".btn.throw")
		p.focus("reading")
		wantJSON(t, f.last("/throw"), `{"ask":"raid"}`)
		if got := text(p, ".before h2"); got != tr("Czytam kostki…", "Reading the dice…") {
			t.Errorf("while it reads the page says %q", got)
		}

		// a battle that arrives plays by itself; a tap takes it over
		f.show(scenes["battle"])
		p.focus("battle")
		p.wait(`document.querySelector(".row[aria-current]")`)
		p.tap(".row:nth-child(1)")
		if got, want := text(p, ".verdict"), tr("Tonie niebieska 3", "Blue 3 sinks"); got != want {
			t.Errorf("the first duel says %q, want %q", got, want)
		}
		duels := len(sail(tr, "chart", throws["chart"])["duels"].([]m))
		for n := 2; n <= duels; n++ {
			p.tap(".next")
			p.wait(fmt.Sprintf(`document.querySelector(".duel .eyebrow")?.innerText.includes(%s)`, quote(fmt.Sprintf(tr("%d z %d", "%d of %d"), n, duels))))
		}
		p.tap(".next")
		p.wait(`document.querySelector(".outcome")`)
		if got := text(p, ".outcome h2"); got != tr("Konwój złupiony", "Convoy plundered") {
			t.Errorf("the outcome is %q", got)
		}
		p.tap(`.steps .btn[aria-label="` + tr("Poprzedni", "Previous") + `"]`)
		p.wait(`document.querySelector(".duel")`)
		p.tap(`.steps .btn[aria-label="` + tr("Odtwórz bitwę", "Play the battle") + `"]`)
		p.wait(`document.querySelector(".outcome")`)

		// two taps: the white six becomes a two
		six := throws["chart"].Dice[9]
		p.tapBoard(six.Centre[0]+3, six.Centre[1]-4)
		p.wait(`document.querySelector(".fix h2")?.innerText === ` + quote(tr("Biała 6", "White 6")))
		p.tap(".faces .key:nth-child(2)")
		p.wait(`!document.querySelector(".fix")`)
		wantJSON(t, f.last("/sighting/fixes"), `{"fix":{"die":9,"value":2},"sighting":"chart"}`)

		// and a die that was not seen is added in two
		p.tapBoard(20, 215)
		p.wait(`document.querySelector(".fix h2")?.innerText === ` + quote(tr("Co tu leży?", "What lies here?")))
		p.tap(".faces .key:nth-child(5)")
		p.wait(`!document.querySelector(".fix")`)
		add := f.last("/sighting/fixes")["fix"].(m)["add"].(m)
		at := add["centre_mm"].([]any)
		if add["value"] != 5.0 || add["colour"] != "red" || at[0].(float64) < 19 || at[0].(float64) > 21 || at[1].(float64) < 214 || at[1].(float64) > 216 {
			t.Errorf("added %v", add)
		}

		p.tap(".undo")
		p.focus("throw")
		if f.last("/undo") == nil {
			t.Error("undo was not sent")
		}
	})
}

func TestPeopleSayWhichPairIsCloser(t *testing.T) {
	both(t, func(t *testing.T, lang string) {
		tr := in(lang)
		f := stand(t, scenes["closer"])
		f.follow(func(request) (int, scene) { return http.StatusOK, scenes["battle"] })
		p := open(t, f.URL, look{size: tablet, lang: lang})
		p.focus("closer")
		if got := eval[int](p, `document.querySelectorAll(".ab text").length`); got != 2 {
			t.Errorf("%d letters over the picture, want 2", got)
		}
		if got := eval[bool](p, `!!document.querySelector(".mini .frame")`); !got {
			t.Error("there is no map of the whole board")
		}
		if got := text(p, ".closer .tip"); !contains(got, tr("0,5 mm", "0.5 mm")) {
			t.Errorf("the margin that was used is told as %q", got)
		}
		told := apart("chart", 1, 12)
		mm := fmt.Sprintf("%.1f mm", told.Distance)
		if got := text(p, ".choice.A"); got == "" || !contains(got, tr("żółta 3", "yellow 3")) || !contains(got, tr(strings.ReplaceAll(mm, ".", ","), mm)) {
			t.Errorf("A says %q, want %s", got, mm)
		}
		// The line is drawn where the game measured: here from middle to middle.
		drawn := eval[[]float64](p, `["x1", "y1", "x2", "y2"].map((k) => Number(document.querySelector(".ab.A .ink").getAttribute(k)))`)
		if want := []float64{told.From.X, told.From.Y, told.To.X, told.To.Y}; !slices.Equal(drawn, want) {
			t.Errorf("A's line goes %v, want %v", drawn, want)
		}
		if got := text(p, ".equal"); got != tr("Naprawdę równo", "Really equal") {
			t.Errorf("the third choice says %q", got)
		}
		p.tapText(tr("Cała plansza", "The whole board"))
		p.focus("battle")
		p.tap(".row:nth-child(6)")
		p.tap(".next")
		p.tapText(tr("Wróć do pytania", "Back to the question"))
		p.focus("closer")
		p.tap(".choice.B")
		p.focus("battle")
		wantJSON(t, f.last("/answers"), `{"ask":"closer-1","fields":{"nearer":"1-5"},"seat":-1}`)
	})
}

func TestTheReadersQuestionsAreAnsweredWithOneTap(t *testing.T) {
	cases := []struct {
		scene, tap, want string
	}{
		{"question-value", ".faces .key:nth-child(6)", `{"fix":{"die":3,"value":6},"sighting":"kitchen"}`},
		{"question-value", ".faces .key.on", `{"fix":{"answer":{"ok":true,"question":"value-3"}},"sighting":"kitchen"}`},
		{"question-value", ".q > .btn", `{"fix":{"die":3,"pose":"cocked"},"sighting":"kitchen"}`},
		{"question-colour", ".tints .key:not(.on)", ``},
		{"question-pose", ".choice:nth-of-type(1)", `{"fix":{"answer":{"ok":true,"question":"pose-4"}},"sighting":"crowd"}`},
		{"question-poses", ".choice:nth-of-type(1)", `{"fix":{"answer":{"ok":true,"question":"pose-2-4-9"}},"sighting":"crowd"}`},
		{"question-poses", ".choice:nth-of-type(2)", `{"fix":{"answer":{"ok":false,"question":"pose-2-4-9"}},"sighting":"crowd"}`},
		{"question-exists", ".choice:nth-of-type(2)", `{"fix":{"die":7,"remove":true},"sighting":"crowd"}`},
		{"question-kept", ".choice:nth-of-type(1)", `{"fix":{"answer":{"ok":true,"question":"kept-4"}},"sighting":"crowd"}`},
		{"question-kept", ".choice:nth-of-type(2)", `{"fix":{"answer":{"ok":false,"question":"kept-4"}},"sighting":"crowd"}`},
		{"question-count", ".choice:nth-of-type(2)", `{"fix":{"answer":{"ok":true,"question":"count"}},"sighting":"crowd"}`},
		{"guard", ".choice:nth-of-type(2)", `{"fix":{"guard":"hand","ok":true},"sighting":"kitchen"}`},
	}
	for _, c := range cases {
		t.Run(c.scene+" "+c.tap, func(t *testing.T) {
			t.Parallel()
			f := stand(t, scenes[c.scene])
			f.follow(func(request) (int, scene) { return http.StatusOK, scenes["battle-kitchen"] })
			p := open(t, f.URL, look{size: phone, lang: "pl"})
			p.wait(`document.querySelector(".q")`)
			p.tap(c.tap)
			p.focus("battle")
			got := f.last("/sighting/fixes")
			if c.want != "" {
				wantJSON(t, got, c.want)
			} else if fix, ok := got["fix"].(m); !ok || fix["die"] != 2.0 || fix["colour"] == nil {
				t.Errorf("sent %v", got)
			}
		})
	}
}

func TestAThrowIsEnteredByHandOnTheChart(t *testing.T) {
	f := stand(t, scenes["throw-none"])
	full := func(tr translate) m {
		s := scenes["hand"](tr)
		s["sighting"].(m)["dice"] = throws["chart"].Dice
		return s
	}
	f.follow(func(r request) (int, scene) {
		if r.path == "/throw" {
			return http.StatusAccepted, scenes["hand"]
		}
		if fix := r.body["fix"].(m); fix["done"] == true {
			return http.StatusOK, scenes["battle"]
		}
		return http.StatusOK, full
	})
	p := open(t, f.URL, look{size: tablet, lang: "en"})
	p.tap(".primary.by-hand")
	p.focus("hand")
	wantJSON(t, f.last("/throw"), `{"ask":"raid","by":"hand"}`)
	if !eval[bool](p, `document.querySelector(".done").disabled`) {
		t.Error("a throw with dice missing may be told")
	}
	p.tapBoard(60, 250)
	p.tap(".tints .key:nth-child(4)")
	p.tap(".faces .key:nth-child(1)")
	p.wait(`document.querySelector(".done") && !document.querySelector(".done").disabled`)
	if add := f.last("/sighting/fixes")["fix"].(m)["add"].(m); add["colour"] != "white" || add["value"] != 1.0 {
		t.Errorf("added %v", add)
	}
	p.tap(".done")
	p.focus("battle")
	wantJSON(t, f.last("/sighting/fixes"), `{"fix":{"done":true},"sighting":"hand"}`)
}

func TestEveryKindOfAskIsAnswered(t *testing.T) {
	walks := []struct {
		scene string
		do    func(p *tab)
		want  string
	}{
		{"round", func(p *tab) { p.tap(".ans:nth-child(4)"); p.tap(".send") }, `{"ask":"send-1","fields":{"ships":"3"},"seat":1}`},
		{"form", func(p *tab) { p.tap(".field:nth-child(2) .stepper .btn:last-child"); p.tap(".send") }, `{"ask":"loot-1","fields":{"coffee":1,"fruit":0,"rum":1,"talisman":2},"seat":1}`},
		{"form", func(p *tab) { p.tap(".skip") }, `{"ask":"loot-1","fields":{},"seat":1}`},
		{"order", func(p *tab) {
			for _, n := range []int{3, 1, 4, 2} {
				p.tap(fmt.Sprintf(".ans:nth-child(%d)", n))
			}
			p.tap(".send")
		}, `{"ask":"order-1","fields":{"order":["Olga","Łucja","Grześ","Błażej"]},"seat":-1}`},
		{"parts", func(p *tab) { p.tap(".seats-pick .btn:nth-child(3)"); p.tap(".ans:nth-child(1)"); p.tap(".send") }, `{"ask":"move","fields":{"way":"north"},"seat":2}`},
		{"round", func(p *tab) {
			p.tap(".others")
			p.tapText("Popraw liczbę")
			p.tap(".stepper .btn:nth-of-type(2)")
			p.tap(".send")
		}, `{"ask":"set","fields":{"n":35},"seat":-1}`},
	}
	for _, w := range walks {
		t.Run(w.scene+" "+w.want, func(t *testing.T) {
			t.Parallel()
			f := stand(t, scenes[w.scene])
			p := open(t, f.URL, look{size: phone, lang: "pl"})
			p.focus("deck")
			w.do(p)
			p.wait(`!document.querySelector(".notice")`)
			end := time.Now().Add(5 * time.Second)
			for f.last("/answers") == nil && time.Now().Before(end) {
				time.Sleep(20 * time.Millisecond)
			}
			wantJSON(t, f.last("/answers"), w.want)
		})
	}
}

// Whoever has one good to sell is told which it is.
func TestAFormAboutOneThingNamesIt(t *testing.T) {
	f := stand(t, func(tr translate) m {
		s := form(tr)
		ask := s["asks"].([]m)[0]
		ask["fields"] = ask["fields"].([]m)[:1]
		return s
	})
	p := open(t, f.URL, look{size: phone, lang: "pl", still: true})
	p.ready()
	if got := text(p, ".ask-body .lbl"); got != "Rum" {
		t.Errorf("the form is about %q", got)
	}
	for _, sz := range []size{phone, sideways, tablet, wide, tv} {
		p.resize(sz)
		for _, broken := range p.broken(sz) {
			t.Errorf("%s: %s", sz.name, broken)
		}
	}
	p.shot("one-good.png")
}

// TestWhoeverLooksBackPutsAnEarlierAnswerRight opens the log, answers a step anew, and goes back to another.
func TestWhoeverLooksBackPutsAnEarlierAnswerRight(t *testing.T) {
	both(t, func(t *testing.T, lang string) {
		tr := in(lang)
		f := stand(t, scenes["round"])
		p := open(t, f.URL, look{size: phone, lang: lang})
		p.focus("deck")
		p.tap(".log-open")
		p.wait(`document.querySelectorAll(".log .step-head").length > 2`)
		if eval[bool](p, `[...document.querySelectorAll(".step-head")].some((e) => e.querySelector(".turn").getBoundingClientRect().left < e.querySelector(".what").getBoundingClientRect().right)`) {
			t.Error("what says that a row opens does not stand at its end")
		}
		p.tap(".log .step:nth-child(2) .step-head") // newest first
		p.tap(".step-do .edit")
		p.wait(`document.querySelector(".anew .ans.on")?.innerText.trim() === "2"`)
		p.tap(".anew .rule")
		p.wait(`document.querySelector(".rule-text")?.innerText.includes(` + quote(tr("Tylko puste", "Only empty")) + `)`)
		p.tap("dialog:has(> .dialog-body > .rule-text) .close")
		p.tap(".anew .ans:nth-child(4)")
		p.wait(`document.querySelector(".cost .lost-step")`) // told before anything is changed
		if f.last("/corrections") != nil {
			t.Error("the answer was put right before it was told what that costs")
		}
		p.tap(".cost .primary")
		p.wait(`!document.querySelector(".cost") && document.querySelector(".lost-step")`)
		wantJSON(t, f.last("/corrections"), `{"ask":"send","fields":{"ships":"3"},"of":12,"seat":0}`)
		if got := text(p, ".lost-step"); !contains(got, tr("łup", "loot")) {
			t.Errorf("what no longer holds is %q", got)
		}
		p.tap(".log .step:nth-child(1) .step-head")
		p.wait(`document.querySelector(".step-do .dice") && !document.querySelector(".step-do .edit")`)
		p.tap(".step-do .show") // what it came to is brought back
		p.wait(`document.querySelector(".shown .outcome") && document.querySelectorAll(".shown .row").length === 6`)
		p.tap(".shown .stack > .btn")
		p.tap(".step-do .dice")
		p.wait(`!document.querySelector("dialog[open]")`)
		if f.last("/steps/13/open") == nil {
			t.Error("the dice were not opened")
		}
		p.tap(".log-open")
		p.tap(".log .step:nth-child(3) .step-head")
		p.tap(".step-do .return")
		p.wait(`document.querySelector(".step-do .trouble")?.innerText.includes("2")`) // so many steps are dropped
		if f.last("/steps/11/return") != nil {
			t.Error("the table went back before it was told what that costs")
		}
		p.tap(".step-do .bad.return")
		p.wait(`!document.querySelector("dialog[open]")`)
		if f.last("/steps/11/return") == nil {
			t.Error("the table did not go back")
		}
	})
}
