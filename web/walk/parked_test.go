package walk

import (
	"math/rand/v2"
	"testing"

	"quartermaster/companion"
	"quartermaster/companion/devices"
	"quartermaster/games/gametest"
)

// A game is left for another and taken up again; nothing of either is lost.
func TestAGameIsPutAsideForAnotherAndTakenUpAgain(t *testing.T) {
	for _, l := range []look{{size: tablet, lang: "pl", still: true}, {size: phone, lang: "en", still: true}} {
		t.Run(l.lang, func(t *testing.T) {
			tr := in(l.lang)
			r := realTable(t, nothing)
			people := []companion.Person{{Name: "Ola", Colour: "green"}, {Name: "Jan", Colour: "white"}}
			if _, err := r.table.Start(t.Context(), companion.By{}, 0, companion.Start{Game: "seadogs", People: people}); err != nil {
				t.Fatal(err)
			}
			s := r.table.Snapshot()
			if _, err := r.table.Answer(t.Context(), companion.By{}, 1, gametest.Answer(s.Asks[0], *s.Info, nil, rand.New(rand.NewPCG(1, 1)))); err != nil {
				t.Fatal(err)
			}
			before := r.table.Snapshot()
			p := open(t, r.link(t, devices.Host), l)
			p.ready()
			p.tap(".bar .mark")
			p.focus("home")
			p.ready()
			p.tapText(tr("Piraci 7 mórz", "Pirates of the 7 Seas"))
			p.tap(".start")
			p.wait(`document.querySelector(".sure").innerText.includes(` + quote(tr("poczeka", "waits")) + `)`)
			p.tap(".start")
			p.wait(`!document.querySelector(".p-home")`)
			if s := r.table.Snapshot(); s.Info.ID != "sevenseas" || len(s.Waits) != 1 {
				t.Fatal(s.Info.ID, s.Waits)
			}
			p.do(reload())
			p.ready()
			p.tap(".bar .mark")
			p.focus("home")
			p.ready()
			for _, broken := range p.broken(l.size) {
				t.Error("home: ", broken)
			}
			p.shot("parked-home." + l.size.name + ".png")
			p.tap(".parked-open")
			p.wait(`document.querySelectorAll("dialog[open] .table-at").length === 1`)
			p.settle()
			p.shot("parked." + l.size.name + ".png")
			for _, o := range p.offences() {
				t.Error(o)
			}
			p.tap("dialog[open] .table-at")
			p.wait(`!document.querySelector("dialog[open]") && !document.querySelector(".p-home")`)
			if s := r.table.Snapshot(); s.Info.ID != "seadogs" || s.Hash != before.Hash {
				t.Errorf("the table shows %s, %d, and stood at %d", s.Info.ID, s.Version, before.Version)
			}
		})
	}
}
