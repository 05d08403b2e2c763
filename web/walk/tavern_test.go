package walk

import (
	"encoding/json"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"quartermaster/companion"
	"quartermaster/companion/devices"
	"quartermaster/games"
	"quartermaster/games/gametest"
)

// Whoever cast the Tavern gives each die by a tap: what a die does stands on it, and none is given beforehand.
func TestTheTavernTellsWhatEachDieDoesAndGivesNoneBeforehand(t *testing.T) {
	rnd := rand.New(rand.NewPCG(7, 0))
	r := realTable(t, nil)
	r.lie = r.wanted(rnd)
	start := companion.Start{Game: "sevenseas"}
	for i, name := range []string{"Łucja", "Błażej", "Olga"} {
		start.People = append(start.People, companion.Person{Name: name, Colour: []string{"green", "white", "blue"}[i]})
	}
	if _, err := r.table.Start(t.Context(), companion.By{}, 0, start); err != nil {
		t.Fatal(err)
	}
	give := func() int {
		return slices.IndexFunc(r.table.Snapshot().Asks, func(a games.Ask) bool { return a.ID == "give" })
	}
	for n := 0; give() < 0; n++ {
		if n > 3000 {
			t.Fatal("nobody cast the Tavern")
		}
		s := r.table.Snapshot()
		if len(s.Asks) == 0 { // another game
			if _, err := r.table.Start(t.Context(), companion.By{}, s.Version, start); err != nil {
				t.Fatal(err)
			}
			continue
		}
		ask := gametest.Pick(s.Asks, rnd, []string{"again"})
		if i := slices.IndexFunc(s.Asks, func(a games.Ask) bool { return a.ID == "curse" || a.ID[:min(6, len(a.ID))] == "curse/" }); i >= 0 {
			ask = s.Asks[i]
			if _, err := r.table.Answer(t.Context(), companion.By{}, s.Version, games.Answer{Ask: ask.ID, Seat: ask.Seats[0], Fields: map[string]json.RawMessage{"curse": games.Value("TAV")}}); err == nil {
				continue
			}
		}
		r.one(t, ask, rnd)
	}
	for _, lang := range []string{"pl", "en"} {
		tr := in(lang)
		p := open(t, r.link(t, devices.Host), look{size: tablet, lang: lang, still: true})
		p.focus("battle")
		p.tap(".steps .primary")
		p.focus("deck")
		p.ready()
		for _, sz := range []size{phone, wide, tablet} {
			p.resize(sz)
			for _, broken := range p.broken(sz) {
				t.Errorf("%s, %s: %s", lang, sz.name, broken)
			}
			p.shot("tavern-" + sz.name + "." + lang + ".png")
		}
		if on := eval[int](p, `document.querySelectorAll(".ask-body .ans.on, .ask-body .ans[aria-pressed=true]").length`); on != 0 {
			t.Errorf("%d dice are given beforehand", on)
		}
		if !eval[bool](p, `document.querySelector(".primary.send").disabled`) {
			t.Error("it could be sent before anybody chose")
		}
		said := strings.ReplaceAll(text(p, ".ask-body"), "\n", " ")
		faces := map[string]string{"1": tr("czaszka", "skull"), "3": tr("−1 skrzynia", "−1 chest"), "4": tr("+1 skrzynia", "+1 chest"), "6": "+3 yin-yang"}
		for _, c := range r.table.Snapshot().Asks[give()].Fields[0].Choices {
			if want := faces[c.Emblem[len("die-"):]]; want != "" && !contains(said, want) {
				t.Errorf("%s: nothing says that %s gives %q: %s", lang, c.Emblem, want, said)
			}
		}
	}
}
