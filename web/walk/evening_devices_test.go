package walk

import (
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/page"

	"quartermaster/companion"
	"quartermaster/companion/devices"
	"quartermaster/games"
	"quartermaster/games/sevenseas"
)

// watch notes in each page when it drew each position (milliseconds), and at which positions it showed how a throw ended.
const watch = `(() => {
	window.drawn = {}; window.results = {};
	new MutationObserver(() => {
		const v = document.querySelector(".page")?.dataset.version;
		if (v === undefined) return;
		drawn[v] ||= Date.now();
		if (document.querySelector(".outcome")) results[v] = true;
	}).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-version"] });
})()`

// TestAnEveningOnFourDevices plays a whole game of the seven seas with a host's tablet, the phones of two of the four
// people, and a television. Every tap is made in the browser, on the device of whoever is asked. Every device shows the
// result of every throw, leaves it when the table goes on, the television by itself too, and ends on the score. How long after the first device the
// others draw a position is logged.
func TestAnEveningOnFourDevices(t *testing.T) {
	if os.Getenv("QM_LONG") == "" {
		t.Skip("takes minutes; QM_LONG=1 runs it")
	}
	both(t, eveningOnFourDevices)
}

func eveningOnFourDevices(t *testing.T, lang string) {
	rnd := rand.New(rand.NewPCG(11, 4))
	e := &evening{real: realTable(t, chance(rnd)), rnd: rnd, sizes: map[*tab][]size{}, shown: map[string]bool{}, lies: map[int][]int{}}
	for i, name := range []string{"Łucja", "Błażej", "Olga", "Grzegorz"} {
		e.seats = append(e.seats, companion.Person{Name: name, Colour: sevenseas.Game{}.Info().Colours[i]})
	}
	first, err := e.table.Start(t.Context(), companion.By{}, 0, companion.Start{Game: "sevenseas", People: e.seats, Options: map[string]string{"hand": "5"}})
	if err != nil {
		t.Fatal(err)
	}
	add := func(role devices.Role, whose string, sizes ...size) *tab { // a device is used at the last of its sizes
		p := open(t, e.link(t, role), look{size: sizes[len(sizes)-1], lang: lang, still: true, long: true, apart: true})
		p.whose, e.sizes[p] = whose, sizes
		p.ready()
		p.do(command(page.AddScriptToEvaluateOnNewDocument, page.AddScriptToEvaluateOnNewDocumentParams{Source: patience + ";" + untouched(3000) + ";" + watch}), reload())
		p.ready()
		return p
	}
	host := add(devices.Host, "host", wide, tablet)
	television := add(devices.Spectator, "television", tv)
	own := map[int]*tab{} // of Łucja and Błażej; Olga and Grzegorz use the tablet
	for seat, person := range e.seats[:2] {
		p := add(devices.Player, person.Name, sideways, phone)
		p.wait(`document.querySelector("dialog[open] .whose")`)
		p.tapText(person.Name)
		p.wait(`!document.querySelector("dialog[open]")`)
		own[seat] = p
	}

	throws, results := map[int64]bool{}, 0
	var result int64                 // the position at which a result was seen last
	var decides bool                 // the last answer may have brought a result
	lookedBack, looksAt := false, "" // the ask during which somebody looks back
	e.tab = host
	e.at = func(ask games.Ask) *tab {
		v := e.table.Snapshot().Version
		for p := range e.sizes {
			if !decides && v > result && (p != own[0] || ask.ID != looksAt) {
				p.wait(`document.querySelector(".page").dataset.focus !== "battle"`) // no device stays on an earlier result
			}
		}
		if ask.Kind == games.Throw {
			throws[v] = true
		}
		kind, _, _ := strings.Cut(ask.ID, "/")
		decides = ask.Kind == games.Throw || kind == "near" || kind == "tie"
		// Once somebody who is asked nothing looks back at the last result while another answers; with the next question the
		// phone goes on too.
		if back := own[0]; e.round > 1 && !lookedBack && !decides && !askedAlone(e.table.Snapshot().Asks, 0) && ask.Seats[0] > 1 && eval[bool](back, `!!document.querySelector(".show-last")`) {
			lookedBack, looksAt = true, ask.ID
			e.allowed++
			back.tap(".show-last")
			back.focus("battle")
		}
		if p := own[int(ask.Seats[0])]; p != nil && len(ask.Seats) == 1 {
			return p
		}
		return host
	}
	e.told = func() {
		for seat, p := range own {
			e.allowed++
			p.wait(`document.querySelector(".ask-body h2")?.innerText.includes(` + quote(e.seats[seat].Name) + `)`)
			p.tap(fmt.Sprintf(".ans:nth-child(%d)", e.plan[seat]))
			p.wait(`document.querySelector(".waiting")`)
		}
		host.caught(e.table.Snapshot().Serial)
	}
	e.seen = func() {
		results, result = results+1, e.table.Snapshot().Version
		for p := range e.sizes {
			p.wait(fmt.Sprintf("results[%d]", result))
		}
		if results == 1 { // where nobody taps, a result goes by itself from a device that looks on, and from no other
			television.wait(`document.querySelector(".page").dataset.focus !== "battle"`)
			host.focus("battle")
		}
	}
	e.toTheEnd()

	if !lookedBack {
		t.Error("nobody looked back at a result")
	}

	if results != len(throws) {
		t.Errorf("of %d throws, %d ended on a result", len(throws), results)
	}
	end := e.table.Snapshot()
	for p := range e.sizes {
		p.focus("score")
	}
	television.wait(`document.querySelector(".podium h2")?.innerText.includes(` + quote(e.seats[end.Result.Ranking[0][0]].Name) + `)`)
	e.look(0)
	e.logLags(first.Version, end.Version)
}

// askedAlone tells whether somebody alone is asked something.
func askedAlone(asks []games.Ask, seat games.SeatNo) bool {
	return slices.ContainsFunc(asks, func(a games.Ask) bool { return slices.Equal(a.Seats, []games.SeatNo{seat}) && !a.Anytime })
}

// logLags logs how long after the first device the others drew a position. The position at which the devices were
// opened one after another does not count.
func (e *evening) logLags(opened, last int64) {
	drawn, earliest := map[*tab]map[string]int{}, map[string]int{}
	for p := range e.sizes {
		p.wait(fmt.Sprintf("drawn[%d]", last))
		drawn[p] = eval[map[string]int](p, "drawn")
		delete(drawn[p], fmt.Sprint(opened))
		for v, at := range drawn[p] {
			if was, is := earliest[v]; !is || at < was {
				earliest[v] = at
			}
		}
	}
	var lags []int // of the devices that were not the first
	for p, all := range drawn {
		var own []int
		for v, at := range all {
			own = append(own, at-earliest[v])
		}
		e.t.Logf("%s: %d positions drawn, at most %d ms after the first device", p.whose, len(own), slices.Max(own))
		lags = append(lags, own...)
	}
	slices.Sort(lags)
	lags = lags[len(earliest):] // one device was the first at each position, with no lag
	e.t.Logf("%d rounds, %d positions on %d devices: the others drew a position after the first by %d ms (median), %d ms (95 of 100), %d ms (slowest)",
		e.round, len(earliest), len(drawn), lags[len(lags)/2], lags[len(lags)*95/100], lags[len(lags)-1])
}
