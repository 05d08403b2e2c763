package walk

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"quartermaster/companion"
	"quartermaster/companion/devices"
	"quartermaster/games"
)

// midway is a game of the seven seas at a real table in which everything lies somewhere: every number that a place of
// the page draws is more than none.
func midway(t *testing.T) *real {
	t.Helper()
	r := realTable(t, nothing)
	people := []companion.Person{{Name: "Ola", Colour: "green"}, {Name: "Jan", Colour: "blue"}, {Name: "Ewa", Colour: "white"}, {Name: "Grzegorz", Colour: "yellow"}}
	if _, err := r.table.Start(t.Context(), companion.By{}, 0, companion.Start{Game: "sevenseas", People: people}); err != nil {
		t.Fatal(err)
	}
	right := func(who string, numbers ...any) {
		for i := 0; i < len(numbers); i += 2 {
			r.answer(t, "correct", "who", who, "what", numbers[i], "value", numbers[i+1], "why", "agreed")
		}
	}
	right("0", "rum", 2, "coffee", 1, "talismans", 4, "doubleHold", 1, "unsinkable", 3, "yinYang", 5, "skulls", 2, "flagENG", 1, "flagNED", 1, "lies1", 1, "lies6", 1)
	right("1", "coffee", 2, "fruit", 1, "doubleHold", 2, "skulls", 1, "flagFRA", 1, "lies7", 1)
	right("2", "rum", 1, "fruit", 2, "unsinkable", 1, "yinYang", 7)
	right("3", "talismans", 1)
	right("table", "advStack", 15, "above", 9, "lootDeck", 37, "lootGone", 9, "raidedENG", 2, "raidedESP", 1, "round", 5)
	r.answer(t, "chosen", "chosen", "all")
	for range 4 {
		r.answer(t, "call")
	}
	r.answer(t, "call", "seat", "3") // the Shaman, whose curse is the last card of the row
	r.answer(t, "call")
	r.answer(t, "curse", "curse", "PAY")
	right("0", "chests", 83, "reserve", 0, "empty", 0, "loaded", 2, "guards", 8, "guardsOwed", 0)
	right("1", "chests", 42)
	right("3", "chests", 12)
	r.answer(t, "call", "seat", "1") // the Merchant, who is asked without haste
	r.answer(t, "call")
	return r
}

// answer gives one answer to the ask of a kind: pairs of a field and its value, or none to pass.
func (r *real) answer(t *testing.T, kind string, fields ...any) {
	t.Helper()
	s := r.table.Snapshot()
	i := slices.IndexFunc(s.Asks, func(a games.Ask) bool { k, _, _ := strings.Cut(a.ID, "/"); return k == kind })
	if i < 0 {
		t.Fatalf("%s is not asked, but %v", kind, s.Asks)
	}
	a := games.Answer{Ask: s.Asks[i].ID, Seat: games.Table, Fields: map[string]json.RawMessage{}}
	for k := 0; k < len(fields); k += 2 {
		a.Fields[fields[k].(string)], _ = json.Marshal(fields[k+1])
	}
	if _, err := r.table.Answer(t.Context(), companion.By{}, s.Version, a); err != nil {
		t.Fatalf("%s %v: %v", kind, fields, err)
	}
}

// told is what a picture on the page or a line of a panel says: a picture its accessible name, a line its words.
const told = `(selector) => [...document.querySelectorAll(selector)].map(e => (e.getAttribute("aria-label") || e.innerText || e.textContent).replace(/\s+/g, " ").trim())`

// TestEverythingOnTheTableIsAPictureWithItsWord looks at each thing that the seven seas lay on a table, on the page
// and in the panels with every word.
func TestEverythingOnTheTableIsAPictureWithItsWord(t *testing.T) {
	r := midway(t)
	both(t, func(t *testing.T, lang string) {
		tr := in(lang)
		p := open(t, r.link(t, devices.Host), look{size: wide, lang: lang, still: true})
		p.focus("deck")
		p.ready()
		says := func(where, selector string, want ...string) {
			t.Helper()
			got := eval[[]string](p, "("+told+")("+quote(selector)+")")
			for _, w := range want {
				if !slices.Contains(got, w) {
					t.Errorf("%s: nothing says %q: %q", where, w, got)
				}
			}
		}
		seat := ".fleets > :nth-child(1) "
		for _, sz := range []size{phone, tablet, wide, tv} {
			p.resize(sz)
			for _, broken := range append(p.broken(sz), p.offences()...) {
				t.Errorf("%s: %s", sz.name, broken)
			}
			says("Ola's fleet", seat+".fleet", tr("Statki: 1 z ładunkiem: rum; 1 z podwójnym ładunkiem: rum, kawa; 8 straży", "Ships: 1 loaded: rum; 1 loaded double: rum, coffee; 8 guards"))
			says("Jan's fleet", ".fleets > :nth-child(2) .fleet", tr("Statki: 1 pusty; 1 z ładunkiem: kawa; 1 z podwójnym ładunkiem: kawa, owoce; 4 straże; 3 w rezerwie", "Ships: 1 empty; 1 loaded: coffee; 1 loaded double: coffee, fruit; 4 guards; 3 in reserve"))
			says("the key of Grzegorz's fleet", ".fleets > :nth-child(4) .fleet-key span", tr("6 pustych", "6 empty"), tr("1 straż", "1 guard"), tr("3 w rezerwie", "3 in reserve"))
			says("Ola", seat+"[role=img]", tr("Pierwszy gracz", "First player"), tr("Żeton 40/80: 80", "40/80 token: 80"), tr("Skrzynie: 83", "Chests: 83"), tr("Czaszki: 2", "Skulls: 2"), "Yin-yang: 5", tr("Talizmany: 4", "Talismans: 4"), tr("Karty przygód: 3", "Adventure cards: 3"),
				tr("Podwójna ładownia: 1", "Double Hold: 1"), tr("Niezatapialny statek: 3", "Unsinkable Ship: 3"), tr("Anglia", "England"), tr("Holandia", "Holland"), tr("Cieśla okrętowy", "Shipwright"), tr("Kupiec", "Merchant"))
			says("the shore", ".ashore [role=img]", "rum: 3", tr("kawa: 2", "coffee: 2"), tr("owoce: 1", "fruit: 1"), tr("Zatoka Piratów", "Pirate Bay"), tr("stos: 15", "stack: 15"), tr("konwój: Anglia, 2", "convoy: England, 2"), tr("Wypłata", "Payday"),
				tr("Anglia: Ola: 2", "England: Ola: 2"), tr("nad kartą ostatniej rundy: 9", "above the last-round card: 9"), tr("talia łupu: 37", "loot deck: 37"), tr("odrzucony łup: 9", "discarded loot: 9"), "Ola 83, Jan 42, Ewa 7, Grzegorz 12")
			says("the tokens on the track", ".track .on-plate", "40", "80")
			says("the round", ".title h1", tr("Runda 5", "Round 5"))
			if hidden := eval[[]string](p, `[...document.querySelectorAll(".ashore .part, .track, .first svg, .title h1 svg, .fleet, .fleets [role=img], .ashore .ac")].filter(e => { const r = e.getBoundingClientRect(); return r.width < 12 || r.height < 12 }).map(e => e.getAttribute("class"))`); len(hidden) > 0 {
				t.Errorf("%s: not to be seen: %v", sz.name, hidden)
			}
			if cut := eval[[]string](p, `[...document.querySelectorAll(".ac, .fl")].filter(e => e.scrollWidth > e.clientWidth + 1).map(e => e.innerText)`); len(cut) > 0 {
				t.Errorf("%s: cut off: %q", sz.name, cut)
			}
			if rail := eval[string](p, `document.querySelector(".rail").textContent`); !strings.Contains(rail, tr("Kapitan", "Captain")) {
				t.Errorf("%s: the characters that are called have no words: %q", sz.name, rail)
			}

			p.tap(seat + ".pl-head")
			p.wait(`document.querySelector("dialog[open]")`)
			says("the panel of Ola", "dialog li, dialog .cap", tr("Pierwszy gracz", "First player"), tr("Rytuały", "Rituals"), tr("Podwójna ładownia 1", "Double Hold 1"), tr("Niezatapialny statek 3", "Unsinkable Ship 3"), tr("Flagi", "Flags"), tr("Anglia", "England"),
				tr("1 z podwójnym ładunkiem · rum · kawa", "1 loaded double · rum · coffee"), tr("1 z ładunkiem · rum", "1 loaded · rum"), tr("8 straży", "8 guards"), tr("Cieśla okrętowy", "Shipwright"))
			p.apart(sz)
			p.tap("dialog .close")
			p.wait(`!document.querySelector("dialog")`)

			p.tap(".fleets > :nth-child(4) .pl-head")
			p.wait(`document.querySelector("dialog[open]")`)
			says("the panel of Grzegorz", "dialog .cap", tr("Rytuały brak", "Rituals none"), tr("Flagi brak", "Flags none"))
			p.tap("dialog .close")
			p.wait(`!document.querySelector("dialog")`)

			p.tap(".ashore .cap")
			p.wait(`document.querySelector("dialog[open]")`)
			says("the panel of the table", "dialog li", tr("konwój · Anglia 2", "convoy · England 2"), tr("stos · 15", "stack · 15"), tr("talia łupu 37", "loot deck 37"), tr("Anglia · Ola 2", "England · Ola 2"), tr("Kupiec · Jan", "Merchant · Jan"), tr("Kapitan", "Captain"))
			p.apart(sz)
			p.tap("dialog .close")
			p.wait(`!document.querySelector("dialog")`)
		}
	})
}

// apart fails when lines of an open panel lie on one another, when two of a fleet's are drawn alike, or when the panel
// breaks axe's rules.
func (p *tab) apart(sz size) {
	p.t.Helper()
	for _, o := range p.offences() {
		p.t.Errorf("%s: %s", sz.name, o)
	}
	if over := eval[[]string](p, `(() => { const all = [...document.querySelectorAll("dialog[open] :is(li, .cap)")]; return all.slice(1).filter((e, i) => e.getBoundingClientRect().top < all[i].getBoundingClientRect().bottom - 1).map(e => e.innerText) })()`); len(over) > 0 {
		p.t.Errorf("%s: lies on the line before it: %q", sz.name, over)
	}
	if alike := eval[bool](p, `(() => { const all = [...document.querySelectorAll("dialog[open] .ship")].map(e => e.innerHTML); return new Set(all).size < all.length })()`); alike {
		p.t.Errorf("%s: two kinds of ships are drawn alike", sz.name)
	}
}
