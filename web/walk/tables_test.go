package walk

import (
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"

	"quartermaster/companion"
	"quartermaster/companion/devices"
	"quartermaster/web"
)

// A club's evening: a device is let in at one table of two, finds the other in the list, looks on there and presses nothing.
func TestADeviceFindsTheOtherTablesAndLooksOn(t *testing.T) {
	for _, l := range []look{{size: tablet, lang: "pl", still: true}, {size: phone, lang: "en", dark: true, still: true}} {
		t.Run(l.lang, func(t *testing.T) {
			tr := in(l.lang)
			r := realTable(t, nothing, "window")
			if _, err := r.table.Start(t.Context(), companion.By{}, 0, companion.Start{Game: "seadogs", People: []companion.Person{{Name: "Świętosława", Colour: "green"}, {Name: "Jan", Colour: "white"}, {Name: "Grześ", Colour: "blue"}}}); err != nil {
				t.Fatal(err)
			}
			i, err := r.more[0].Devices.Invite(devices.Host)
			if err != nil {
				t.Fatal(err)
			}
			p := open(t, web.JoinLink(r.URL, "window", i.Code), l)
			p.focus("home")
			p.ready()
			if at := eval[string](p, `location.search + location.hash`); at != "?table=window" {
				t.Fatal("the address names its table and no code:", at)
			}
			p.wait(`document.querySelector(".tables-open")?.ariaLabel.includes("window")`)
			for _, broken := range p.broken(l.size) {
				t.Error("home: ", broken)
			}
			p.shot("tables-home." + l.size.name + ".png")
			p.tap(".tables-open")
			p.wait(`document.querySelectorAll("dialog[open] .table-at").length === 2`)
			p.settle()
			p.shot("tables." + l.size.name + ".png")
			for _, o := range p.offences() {
				t.Error(o)
			}
			if !eval[bool](p, `document.querySelector(".table-at[aria-current]").innerText.includes(`+quote(tr("Bez gry", "No game"))+`)`) {
				t.Error(text(p, ".tables"))
			}
			p.tap(".table-at:not([aria-current])")
			p.wait(`location.search === "?table=main" && !!document.querySelector(".page.watching") && !document.querySelector(".p-home")`)
			p.settle()
			p.shot("tables-other." + l.size.name + ".png")
			if before := r.table.Snapshot().Version; before != 1 {
				t.Fatal(before)
			}
			// The way back: an address without a name is the device's own table.
			p.do(chromedp.Navigate(r.URL + "/"))
			p.focus("home")
			p.wait(`document.querySelector(".tables-open")?.ariaLabel.includes("window")`)
			// Nobody asks again and again for a list that nobody looks at.
			if asked := `performance.getEntriesByType("resource").filter(e => e.name.includes("/api/v1/tables")).length`; l.size == tablet {
				before := eval[int](p, asked)
				time.Sleep(4500 * time.Millisecond)
				if now := eval[int](p, asked); now != before || before == 0 {
					t.Errorf("the list was asked for %d times, and %d times more while it was closed", before, now-before)
				}
			}
			// A table that is not there any more leads to one that is.
			p.do(chromedp.Navigate(r.URL + "/?table=cellar"))
			p.wait(`location.search === "" && document.querySelector(".tables-open")?.ariaLabel.includes("window")`)
			p.forgive() // the console tells of the table that is not there
			// Copies of everything are in the hands of the house's own host.
			tabs := func(want int, copies bool) {
				t.Helper()
				p.tap(".archive-open")
				p.focus("archive")
				p.wait(`!document.querySelector(".kept .wait")`)
				if got := text(p, ".tabs"); eval[int](p, `document.querySelectorAll(".tabs button").length`) != want || strings.Contains(got, tr("Kopie", "Copies")) != copies || !strings.Contains(got, tr("Sprzęt", "Machine")) {
					t.Error(got)
				}
				p.tapText(tr("Sprzęt", "Machine"))
				p.wait(`document.querySelectorAll(".facts dd").length === 9`)
			}
			tabs(5, false)
			if i, err = r.devices.Invite(devices.Host); err != nil {
				t.Fatal(err)
			}
			p.do(chromedp.Navigate(web.JoinLink(r.URL, "main", i.Code)))
			p.wait(`location.search === "?table=main" && !!document.querySelector("main") && !document.querySelector(".watching, .p-join, .p-home")`)
			p.tap(".mark")
			p.focus("home")
			tabs(6, true)
		})
	}
}
