package walk

import (
	"strings"
	"testing"

	"quartermaster/companion"
)

// TestANumberIsPutRightAndTheLogTellsWhoseWhyAndFromWhere puts a player's chests right in the middle of a round, and
// reads the log of the real table (K27).
func TestANumberIsPutRightAndTheLogTellsWhoseWhyAndFromWhere(t *testing.T) {
	both(t, func(t *testing.T, lang string) {
		tr := in(lang)
		r := realTable(t, nothing)
		if _, err := r.table.Start(t.Context(), companion.By{}, 0, companion.Start{Game: "sevenseas", People: []companion.Person{{Name: "Ola", Colour: "green"}, {Name: "Jan", Colour: "blue"}}}); err != nil {
			t.Fatal(err)
		}
		p := open(t, r.link(t, companion.Host), look{size: phone, lang: lang, still: true})
		p.focus("deck")
		p.tapText(tr("Popraw liczbę", "Set a number right"))
		for _, chosen := range []string{"Ola", tr("skrzynie", "chests"), tr("błąd w liczeniu", "miscounted")} {
			p.choose(".now-q", chosen)
		}
		p.tap(".stepper .btn:last-child") // ten more
		p.tap(".stepper .btn:last-child")
		p.shot("amends." + lang + ".png")
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
