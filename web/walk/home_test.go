package walk

import (
	"fmt"
	"math/rand/v2"
	"net/netip"
	"testing"

	"github.com/chromedp/cdproto/page"

	"quartermaster/companion"
	"quartermaster/companion/devices"
)

// A tablet that has never seen this house offers the people whom it remembers; each tap seats the next one.
func TestANewHostsTabletSeatsRememberedPeopleInTheOrderOfTheTaps(t *testing.T) {
	both(t, func(t *testing.T, lang string) {
		f := stand(t, scenes["home-first"])
		p := open(t, f.URL, look{size: tablet, lang: lang, still: true})
		p.focus("home")
		p.wait(`document.querySelectorAll(".known .btn").length >= 2`)
		if got := text(p, ".known small"); !contains(got, in(lang)("Kolejność ma znaczenie", "order matters")) {
			t.Errorf("nothing says that the order matters: %q", got)
		}
		for _, broken := range p.broken(tablet) {
			t.Error(broken)
		}
		p.shot("known." + lang + ".png")
		second, first := text(p, ".known div .btn:nth-of-type(2)"), text(p, ".known div .btn:nth-of-type(1)")
		p.tap(".known div .btn:nth-of-type(2)")
		p.wait(fmt.Sprintf(`document.querySelector(".person:nth-child(1) input").value === %q`, second))
		p.tap(".known div .btn:nth-of-type(1)")
		p.wait(fmt.Sprintf(`document.querySelector(".person:nth-child(2) input").value === %q`, first))
		p.tap(".start")
		p.wait(`performance.now() > 0`)
		for f.last("/game") == nil {
			p.settle()
		}
		seats := f.last("/game")["seats"].([]any)
		if a, b := seats[0].(m)["name"], seats[1].(m)["name"]; a != second || b != first {
			t.Errorf("the game began with %v and %v, seated were %s and %s", a, b, second, first)
		}
	})
}

// What only the host may start is offered to nobody else: before a game, and when it is over.
func TestAPlayersAndAWatchingDeviceOfferNoStart(t *testing.T) {
	r := realTable(t, nothing)
	people := []companion.Person{{Name: "Ola", Colour: "green"}, {Name: "Jan", Colour: "white"}}
	player := open(t, r.link(t, devices.Player), look{size: phone, lang: "pl", still: true, apart: true})
	tv := open(t, r.link(t, devices.Spectator), look{size: tv, lang: "pl", still: true, apart: true})
	host := open(t, r.link(t, devices.Host), look{size: tablet, lang: "pl", still: true, apart: true})
	starts := func(when string) {
		t.Helper()
		for who, p := range map[string]*tab{"the player's": player, "the television": tv} {
			if got := eval[string](p, `[...document.querySelectorAll(".start, .again, .more, .parked-open, main .primary")].map((e) => e.innerText).join()`); got != "" {
				t.Errorf("%s, %s: it offers %s", who, when, got)
			}
		}
	}
	for _, p := range []*tab{player, tv, host} {
		p.focus("home")
		p.ready()
	}
	starts("before the game")
	if _, err := r.table.Start(t.Context(), companion.By{}, 0, companion.Start{Game: "seadogs", People: people, Options: map[string]string{"taps": "deliveries"}}); err != nil {
		t.Fatal(err)
	}
	r.play(t, rand.New(rand.NewPCG(3, 1)), 200, func(int, string) {})
	for _, p := range []*tab{player, tv, host} {
		p.focus("score")
		p.wait(`document.querySelector(".podium h2")`)
	}
	starts("after the game")
	host.wait(`document.querySelector("main .primary")`)
	for _, p := range []*tab{player, tv, host} {
		eval[bool](p, `(location.hash = "#home", true)`)
		p.wait(`document.querySelector(".over .result")`)
	}
	starts("on the first screen after the game")
	host.wait(`document.querySelector(".over .again")`)
}

// hurry lets the first wait of many minutes go by at once: that for the end of a code.
const hurry = `(() => { const real = window.setTimeout; let n = 0; window.setTimeout = (f, ms, ...rest) => real(f, ms > 300000 && ++n === 1 ? 1500 : ms, ...rest) })()`

func TestAnIdleTelevisionShowsACodeToLookOnWhereTheHostSaidSo(t *testing.T) {
	r := realTable(t, nothing)
	television := open(t, r.link(t, devices.Spectator), look{size: tv, lang: "pl", still: true, apart: true})
	television.ready()
	television.do(command(page.AddScriptToEvaluateOnNewDocument, page.AddScriptToEvaluateOnNewDocumentParams{Source: hurry}), reload())
	television.ready()
	if eval[bool](television, `!!document.querySelector(".invite")`) {
		t.Error("it shows a code that nobody allowed")
	}
	host := open(t, r.link(t, devices.Host), look{size: tablet, lang: "pl", still: true, apart: true})
	host.ready()
	host.tap(".crew-open")
	host.tapText("Może pokazywać kod")
	television.wait(`document.querySelector(".invite .code")?.innerText.trim().length >= 8 && document.querySelector(".invite .qr path")`)
	television.settle()
	television.shot("television-code.png")
	for _, sz := range []size{tablet, wide, tv} {
		television.resize(sz)
		for _, broken := range television.broken(sz) {
			t.Errorf("%s: %s", sz.name, broken)
		}
		if off := eval[float64](television, `(() => { const r = document.querySelector(".guest").getBoundingClientRect(), b = document.querySelector(".bar").getBoundingClientRect(); return Math.max(Math.abs(r.left + r.right - innerWidth), Math.abs(r.top + r.bottom - b.bottom - innerHeight)) / 2 })()`); off > 40 {
			t.Errorf("%s: the code stands %.0f px beside the middle", sz.name, off)
		}
	}
	code := text(television, ".invite .code")
	television.wait(`document.querySelector(".invite .code").innerText !== ` + quote(code)) // renewed before it is over
	_, dev, err := r.devices.Pair(netip.MustParseAddr("192.0.2.7"), text(television, ".invite .code"), "", "")
	if err != nil || dev.Role != devices.Spectator {
		t.Errorf("the code lets in a %v: %v", dev.Role, err)
	}
	// And no longer.
	eval[bool](host, `([...document.querySelectorAll("button[aria-pressed=true]")].find((e) => e.innerText.includes("Może pokazywać kod")).click(), true)`)
	television.wait(`!document.querySelector(".invite")`)
}

// minutes keeps what is to be done in five minutes, so that a test says when they are over.
const minutes = `(() => { const real = window.setTimeout; window.setTimeout = (f, ms, ...rest) => ms === 300000 ? ((window.later = f), 0) : real(f, ms, ...rest) })()`

// The winner has the television alone at first. Then the code stands beside, and the next game drives both away.
func TestATelevisionShowsTheWinnerAndThenItsCodeUntilTheNextGame(t *testing.T) {
	r := realTable(t, nothing)
	television := open(t, r.link(t, devices.Spectator), look{size: tv, lang: "pl", still: true, apart: true})
	television.ready()
	if err := r.devices.Show(r.devices.List()[0].ID, true); err != nil {
		t.Fatal(err)
	}
	people := []companion.Person{{Name: "Ola", Colour: "green"}, {Name: "Jan", Colour: "white"}}
	begin := func() {
		if _, err := r.table.Start(t.Context(), companion.By{}, r.table.Snapshot().Version, companion.Start{Game: "seadogs", People: people, Options: map[string]string{"taps": "deliveries"}}); err != nil {
			t.Fatal(err)
		}
	}
	begin()
	television.do(command(page.AddScriptToEvaluateOnNewDocument, page.AddScriptToEvaluateOnNewDocumentParams{Source: minutes}), reload())
	television.focus("deck")
	r.play(t, rand.New(rand.NewPCG(3, 1)), 200, func(int, string) {})
	winner := people[r.table.Snapshot().Result.Ranking[0][0]].Name
	television.wait(`document.querySelector(".p-score .podium h2")?.innerText.includes(` + quote(winner) + `) && window.later`)
	eval[bool](television, `(later(), true)`)
	television.wait(`document.querySelector(".invite .code") && document.querySelector(".over h2")?.innerText.includes(` + quote(winner) + `)`)
	television.settle()
	television.shot("television-over.png")
	for _, broken := range television.broken(tv) {
		t.Error(broken)
	}
	begin()
	television.focus("deck")
}

// Whoever starts a game is told how the box is laid out, the first time for so many people; the others are not.
func TestTheSetUpOpensByItselfWhereAGameIsStartedForTheFirstTime(t *testing.T) {
	r := realTable(t, nothing)
	host := open(t, r.link(t, devices.Host), look{size: tablet, lang: "en", still: true, apart: true})
	other := open(t, r.link(t, devices.Player), look{size: phone, lang: "en", still: true, apart: true})
	start := func(people string) {
		t.Helper()
		host.focus("home")
		host.tapText(people)
		host.tap(".start")
		host.wait(`document.querySelector(".sure:not(.vh-keep)") || document.querySelector(".page").dataset.focus === "deck"`)
		if eval[bool](host, `!!document.querySelector(".sure:not(.vh-keep)")`) {
			host.tap(".start")
		}
		host.focus("deck")
		host.ready()
	}
	again := func() {
		t.Helper()
		eval[bool](host, `(location.hash = "#home", true)`)
	}
	opened := func() bool { return eval[bool](host, `!!document.querySelector("dialog[open] .prepare")`) }
	start("3")
	host.wait(`document.querySelector("dialog[open] .prepare [role=status]")?.innerText.startsWith("Step 1 of ")`)
	host.shot("prepare-by-itself.png")
	other.focus("deck")
	if eval[bool](other, `!!document.querySelector("dialog[open] .prepare")`) {
		t.Error("the set-up opened on a device that started nothing")
	}
	host.tap("dialog[open] .close")
	host.wait(`!document.querySelector("dialog[open]")`)
	again()
	start("3")
	if opened() {
		t.Error("the set-up opened again for as many people")
	}
	again()
	start("2")
	host.wait(`document.querySelector("dialog[open] .prepare")`)
}

// The names of four people are typed on the first screen and stand there whole.
func TestTheNamesOfFourPeopleAreWholeWhileTheyAreTyped(t *testing.T) {
	p := open(t, stand(t, scenes["home-first"]).URL, look{size: wide, lang: "pl", still: true})
	p.focus("home")
	p.tapText("4")
	p.wait(`document.querySelectorAll(".person input").length === 4`)
	for i := range 4 {
		p.tap(fmt.Sprintf(".person:nth-child(%d) input", i+1))
		p.wait(fmt.Sprintf(`document.activeElement === document.querySelector(".person:nth-child(%d) input")`, i+1))
		p.typed("Świętosława")
	}
	for _, sz := range []size{phone, tablet, wide, tv} {
		p.resize(sz)
		if cut := eval[[]string](p, `[...document.querySelectorAll(".person input")].filter((e) => e.value !== "Świętosława" || e.scrollWidth > e.clientWidth).map((e) => e.value + " " + e.scrollWidth + " in " + e.clientWidth)`); len(cut) > 0 {
			t.Errorf("%s: cut off are %q", sz.name, cut)
		}
		for _, broken := range p.broken(sz) {
			t.Errorf("%s: %s", sz.name, broken)
		}
		p.shot("names-" + sz.name + ".png")
	}
}
