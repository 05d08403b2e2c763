package walk

import (
	"strings"
	"testing"

	"github.com/chromedp/cdproto/page"

	"quartermaster/companion"
	"quartermaster/companion/devices"
)

// TestATapOnWhatHasOnlyJustComeIsKept presses a button in the very moment in which the first snapshot puts it on the page.
func TestATapOnWhatHasOnlyJustComeIsKept(t *testing.T) {
	r := realTable(t, nothing)
	if _, err := r.table.Start(t.Context(), companion.By{}, 0, companion.Start{Game: "sevenseas", People: []companion.Person{{Name: "Ola", Colour: "green"}, {Name: "Jan", Colour: "blue"}}}); err != nil {
		t.Fatal(err)
	}
	p := open(t, r.link(t, devices.Host), look{size: phone, lang: "en", still: true})
	p.focus("deck")
	p.do(command(page.AddScriptToEvaluateOnNewDocument, page.AddScriptToEvaluateOnNewDocumentParams{Source: `new MutationObserver((_, seen) => {
		const button = [...document.querySelectorAll("button.other")].find(b => b.textContent === "Set a number right");
		if (button) { seen.disconnect(); button.click(); window.pressed = true }
	}).observe(document, { childList: true, subtree: true })`}), reload())
	p.wait(`window.pressed`)
	p.choose(".now-q", "Ola")
}

// TestANumberIsPutRightAndTheLogTellsWhoseWhyAndFromWhere puts a player's chests right in the middle of a round, and
// reads the log of the real table (K27).
func TestANumberIsPutRightAndTheLogTellsWhoseWhyAndFromWhere(t *testing.T) {
	both(t, func(t *testing.T, lang string) {
		tr := in(lang)
		r := realTable(t, nothing)
		if _, err := r.table.Start(t.Context(), companion.By{}, 0, companion.Start{Game: "sevenseas", People: []companion.Person{{Name: "Ola", Colour: "green"}, {Name: "Jan", Colour: "blue"}}}); err != nil {
			t.Fatal(err)
		}
		p := open(t, r.link(t, devices.Host), look{size: phone, lang: lang, still: true})
		p.focus("deck")
		p.tapText(tr("Popraw liczbę", "Set a number right"))
		number := func() string { return eval[string](p, `document.querySelector(".stepper input").value`) }
		p.choose(".now-q", "Ola")
		for _, n := range []struct{ what, now string }{{tr("rezerwa", "reserve"), "3"}, {tr("skrzynie", "chests"), "7"}} {
			if p.choose(".now-q", n.what); number() != n.now {
				t.Errorf("%s begin at %s, not at %s, which they are now", n.what, number(), n.now)
			}
		}
		for _, sz := range []size{small, phone, tablet, wide, tv} { // the buttons of ten and of one do not touch
			p.resize(sz)
			if gap := eval[float64](p, `(() => { const r = [...document.querySelectorAll(".stepper > *")].map(e => e.getBoundingClientRect()); return Math.min(...r.slice(1).map((q, i) => q.left - r[i].right)) })()`); gap < 8 {
				t.Errorf("%s: %.1f px between the buttons of a number", sz.name, gap)
			}
			if wide := eval[string](p, `[document.scrollingElement.scrollWidth, ...[...document.querySelectorAll(".stepper")].map(e => Math.ceil(e.getBoundingClientRect().right))].filter(x => x > innerWidth).join(" ")`); wide != "" {
				t.Errorf("%s: it sticks out to %s of %d px", sz.name, wide, sz.width)
			}
			p.shot("amends." + lang + "." + sz.name + ".png")
		}
		p.resize(phone)
		p.tap(".stepper .btn:last-child") // ten more
		p.tap(".stepper .btn:nth-last-child(2)")
		p.tap(".stepper .btn:nth-last-child(2)")
		p.tap(".stepper .btn:nth-last-child(2)")
		p.choose(".now-q", tr("błąd w liczeniu", "miscounted"))
		if got := number(); got != "20" {
			t.Errorf("the reason made the number %s", got)
		}
		p.tap(".send")
		p.wait(`document.querySelector(".pl .score")?.innerText.trim() === "20"`)
		p.tap(".log-open")
		p.tap(".log .step:nth-child(1) .step-head")
		p.wait(`document.querySelector(".step-do")`)
		said, from := text(p, ".log .step:nth-child(1)"), r.devices.List()[0].Name
		for _, want := range []string{"Ola", tr("skrzynie", "chests") + ": 7 → 20", tr("błąd w liczeniu", "miscounted"), tr("2 statki na wyspę", "2 ships to the island"), tr("Urządzenie: ", "Device: ") + from} {
			if !strings.Contains(said, want) {
				t.Errorf("the log does not say %q: %s", want, said)
			}
		}
		if from == "" {
			t.Error("the device has no name")
		}
	})
}
