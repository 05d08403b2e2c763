package walk

import (
	"fmt"
	"slices"
	"testing"

	"quartermaster/companion"
	"quartermaster/companion/devices"
	"quartermaster/companion/tabletest"
	"quartermaster/games"
	"quartermaster/games/all"
	"quartermaster/vision"
)

// A throw of one die or of forty stands on its result with the sum and every die whole, on each size of screen.
func TestAThrowOfAnyDiceIsWholeOnEveryScreen(t *testing.T) {
	i := slices.IndexFunc(all.Games(), func(g games.Game) bool { return g.Info().FewestSeats == 0 })
	for n, lang := range map[int]string{1: "en", 5: "pl", 12: "pl", 40: "pl"} {
		t.Run(fmt.Sprint(n), func(t *testing.T) {
			r := realTable(t, func(vision.Expect) vision.Reading {
				var dice []vision.Die
				for k := range n {
					x, y := float64(25+40*(k%7)), float64(25+40*(k/7))
					dice = append(dice, tabletest.Turned(tabletest.Die(k+1, realBoard.Colours[k%5], 1+(k*k+k/3)%6, x+float64(k*k%11), y+float64(k*k%7)), float64(k*37%90)))
				}
				return tabletest.Lie(dice...)
			})
			if _, err := r.table.Start(t.Context(), companion.By{}, 0, companion.Start{Game: all.Games()[i].Info().ID}); err != nil {
				t.Fatal(err)
			}
			p := open(t, r.link(t, devices.Host), look{size: tablet, lang: lang, still: true})
			p.focus("throw")
			p.tap(".btn.throw")
			p.focus("battle")
			p.wait(`document.querySelector(".tally .rolled")`)
			p.ready()
			for _, sz := range []size{phone, sideways, tablet, wide, tv} {
				p.resize(sz)
				for _, broken := range p.broken(sz) {
					t.Errorf("%s: %s", sz.name, broken)
				}
				cut := eval[int](p, `(() => { const box = document.querySelector(".tally").getBoundingClientRect(); return [...document.querySelectorAll(".tally :is(h2, p, .rolled .die, .sum)")].filter((e) => { const r = e.getBoundingClientRect(); return r.top < box.top - 1 || r.bottom > box.bottom + 1 || r.left < box.left - 1 || r.right > box.right + 1 }).length })()`)
				if cut > 0 {
					t.Errorf("%s: %d parts of the result are cut off", sz.name, cut)
				}
				p.shot(fmt.Sprintf("tray-%d-%s.png", n, sz.name))
			}
		})
	}
}
