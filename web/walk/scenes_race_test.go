package walk

import (
	"fmt"
	"slices"
	"testing"
)

// raceOf is a track of 40 places that forks three times and comes back to its start, with a ship of each of seven colours.
// all: they stand on one place.
func raceOf(tr translate, all bool) m {
	links := [][2]int{}
	for i := range 30 {
		links = append(links, [2]int{i, i + 1})
	}
	links = append(links, [][2]int{{30, 0}, {4, 31}, {31, 32}, {32, 33}, {33, 34}, {34, 7}, {12, 35}, {35, 17}, {20, 23}, {24, 36}, {36, 37}, {37, 38}, {38, 39}, {39, 29}}...)
	kinds := []m{{"emblem": "anchor", "label": tr("port", "port")}, {"emblem": "compass", "label": tr("morze", "sea")}, {"emblem": "skull", "label": tr("kryjówka", "lair")}}
	places := []m{}
	for i := range 40 {
		p := m{}
		for k, v := range kinds[i%3] {
			p[k] = v
		}
		switch i % 3 {
		case 0:
			p["count"] = 2 + i%9
		case 1:
			p["count"] = 1 + i%5
		default:
			if i%2 == 0 {
				p["on"] = m{"emblem": "chest", "label": tr("skarb", "treasure")}
			} else {
				p["faded"] = true
			}
		}
		places = append(places, p)
	}
	places[0] = m{"emblem": "crown", "label": "Port Royal", "count": 15, "strong": true, "on": m{"emblem": "chest", "label": tr("skarb", "treasure")}}
	marks := []m{}
	for i := range 7 {
		at := []int{3, 8, 8, 15, 22, 33, 38}[i]
		if all {
			at = 0
		}
		marks = append(marks, m{"seat": i, "place": at})
	}
	return m{"id": "race", "title": tr("Trasa", "The way"), "track": m{"places": places, "links": links, "marks": marks}}
}

// race is a round of six people and a ghost ship with the whole way.
func race(tr translate, all bool) m {
	s := base(tr)
	view := s["view"].(m)
	view["headline"], view["round"] = tr("Świętosława wyrusza pierwsza", "Świętosława sails first"), tr("Runda 4, kapitan: Grzegorz", "Round 4, captain: Grzegorz")
	seats := []m{}
	for i, name := range []string{"Łucja", "Błażej", "Olga", "Grzegorz", "Świętosława", "Żaneta", tr("Statek Widmo", "Ghost Ship")} {
		seats = append(seats, m{"seat": i, "name": name, "colour": []string{"red", "yellow", "green", "blue", "purple", "orange", "white"}[i], "first": i == 3, "active": i == 4, "parts": []m{
			{"id": "gold", "title": tr("złoto", "gold"), "counter": m{"emblem": "chest", "value": 3 + i}}}})
	}
	view["seats"] = seats
	view["table"] = []m{
		raceOf(tr, all),
		{"id": "stack", "title": tr("Skarby w stosie", "Treasures in the stack"), "counter": m{"emblem": "chest", "value": 4, "of": 12}},
	}
	s["asks"] = []m{{"id": "way", "kind": "choose", "seats": []int{4}, "primary": true, "quick": true, "prompt": tr("Świętosława, którędy płyniesz?", "Świętosława, which way?"), "help": tr("Kostka wieczorna: 6 do przodu.", "Evening die: 6 forward."),
		"fields": []m{{"id": "to", "label": "", "min": 1, "max": 1, "choices": []m{
			{"id": "a", "label": tr("kryjówka ze skarbem", "a lair with a treasure"), "emblem": "skull", "effect": []string{tr("zabiera skarb", "takes the treasure")}},
			{"id": "b", "label": tr("morze za 3", "a sea for 3"), "emblem": "compass", "effect": []string{tr("−3 żywności", "−3 food")}}}}}}}
	return s
}

// stepping is a round of so many steps.
func stepping(n int) scene {
	return func(tr translate) m {
		s := race(tr, false)
		steps := []m{}
		for i := range n {
			steps = append(steps, m{"emblem": fmt.Sprintf("ch-%d", 1+i%7), "label": []string{tr("Rano", "Morning"), tr("Wieczór", "Evening"), tr("Kapitan", "Captain")}[i%3]})
		}
		view := s["view"].(m)
		view["table"] = append([]m{{"id": "steps", "title": tr("Przebieg", "Steps"), "steps": m{"items": steps, "current": 1}}}, view["table"].([]m)...)
		return s
	}
}

func init() {
	scenes["race"] = func(tr translate) m { return race(tr, false) }
	scenes["race-crowded"] = func(tr translate) m { return race(tr, true) }
	scenes["steps-2"], scenes["steps-12"] = stepping(2), stepping(12)
}

// Of six seats on a tablet each name is whole, and each hold shows how much is in it, also where that is one.
func TestSixSeatsShowTheirNamesAndHoldsWhole(t *testing.T) {
	p := open(t, stand(t, func(tr translate) m {
		s := race(tr, false)
		view := s["view"].(m)
		seats := view["seats"].([]m)[1:]
		for _, seat := range seats {
			seat["parts"] = append([]m{{"id": "togo", "title": tr("Do mety", "To go"), "counter": m{"emblem": "anchor", "value": 21, "large": true}},
				{"id": "holds", "title": tr("Ładownie", "Holds"), "pieces": m{"counted": true, "items": []m{{"emblem": "gold", "label": tr("dublony", "doubloons"), "count": 5}, {"emblem": "food", "label": tr("prowiant", "food"), "count": 1}, {"emblem": "hold", "label": "", "faded": true}}}}}, seat["parts"].([]m)...)
		}
		view["seats"] = seats
		return s
	}).URL, look{size: tablet, lang: "pl", still: true})
	p.ready()
	if cut := eval[[]string](p, `[...document.querySelectorAll(".pl-head b")].filter((b) => b.scrollWidth > b.clientWidth).map((b) => b.innerText)`); len(cut) > 0 {
		t.Errorf("cut off are the names %q", cut)
	}
	if holds := eval[[]string](p, `[...document.querySelectorAll(".pl:last-child .lot .tokn")].map((e) => e.innerText.trim())`); !slices.Equal(holds, []string{"5", "1"}) {
		t.Errorf("the holds show %q", holds)
	}
	for _, broken := range p.broken(tablet) {
		t.Error(broken)
	}
}
