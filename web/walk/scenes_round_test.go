package walk

import (
	"fmt"
	"strconv"
)

func gameList(tr translate) []m {
	options := []m{
		{"id": "fleet", "label": tr("Statki na początku", "Ships at the start"), "why": tr("Instrukcja tego nie mówi; tak grają opisy w sieci.", "The rulebook does not say; published descriptions play it so."), "choices": []m{{"id": "7", "label": "7"}, {"id": "5", "label": "5"}}},
		{"id": "margin", "label": tr("Kiedy mierzymy linijką", "When to measure"), "why": tr("Mniejsza różnica pyta rzadziej.", "A smaller difference asks less often."), "choices": []m{{"id": "auto", "label": tr("gdy kamera nie wie", "when the camera cannot tell")}, {"id": "1", "label": tr("poniżej 1 mm", "below 1 mm")}, {"id": "2", "label": tr("poniżej 2 mm", "below 2 mm")}}},
		{"id": "cocked", "label": tr("Krzywa kostka", "A cocked die"), "why": tr("Rzucona jeszcze raz nie porusza innych.", "Thrown again, it does not move the others."), "choices": []m{{"id": "again", "label": tr("jeszcze raz", "throw again")}, {"id": "all", "label": tr("wszystkie jeszcze raz", "throw all again")}}},
		{"id": "equal", "label": tr("Naprawdę równo", "Really equal"), "why": tr("Gdy linijka też nie rozstrzyga.", "When the ruler cannot decide either."), "choices": []m{{"id": "captain", "label": tr("decyduje Kapitan", "the Captain decides")}, {"id": "both", "label": tr("obie walczą", "both fight")}}},
	}
	game := func(id, emblem, pl, en string, camera bool) m {
		return m{"id": id, "emblem": emblem, "camera": camera, "name": tr(pl, en), "fewest_seats": 2, "most_seats": 4, "colours": []string{"green", "blue", "white", "yellow"}, "options": options}
	}
	return []m{game("sevenseas", "gm-1", "Piraci 7 Mórz", "Pirates of the 7 Seas", true), game("seadogs", "gm-2", "Sea Dogs", "Sea Dogs", true), game("jamaica", "gm-3", "Jamaica", "Jamaica", false), game("seaofclouds", "gm-4", "Sea of Clouds", "Sea of Clouds", false), game("maracaibo", "gm-5", "Piraci z Maracaibo", "Pirates of Maracaibo", false)}
}

// named is a sign with its word, as the games give them.
func named(tr translate, emblem string) m {
	words := map[string][2]string{"rum": {"rum", "rum"}, "coffee": {"kawa", "coffee"}, "fruit": {"owoce", "fruit"}, "hold": {"Podwójna ładownia", "Double Hold"}, "lifebuoy": {"Niezatapialny statek", "Unsinkable Ship"},
		"flag-en": {"Anglia", "England"}, "flag-es": {"Hiszpania", "Spain"}, "flag-fr": {"Francja", "France"}, "flag-nl": {"Holandia", "Holland"}}
	return m{"emblem": emblem, "label": tr(words[emblem][0], words[emblem][1])}
}

func fleetOf(tr translate, colour string, empty int, load []string, guards, reserve int) m {
	items := []m{{"colour": colour, "label": tr("puste", "empty"), "count": empty}}
	for _, good := range load {
		items = append(items, m{"colour": colour, "label": tr("z ładunkiem", "loaded"), "count": 1, "on": named(tr, good)})
	}
	items = append(items, m{"emblem": "guard", "colour": colour, "label": tr("straże", "guards"), "count": guards}, m{"colour": colour, "label": tr("w rezerwie", "in reserve"), "count": reserve, "faded": true})
	return m{"id": "fleet", "title": tr("Flota", "Fleet"), "pieces": m{"items": items}}
}

// round is a question in the middle of a round with everything that lies on the table.
func round(tr translate) m {
	s := base(tr)
	view := s["view"].(m)
	view["headline"], view["round"] = tr("Runda 13", "Round 13"), tr("Pierwszy gracz: Olga", "First player: Olga")
	view["badges"] = []m{{"text": tr("Jeszcze 2 rundy", "2 rounds left"), "urgent": true}}
	names := [][2]string{{"Cieśla", "Shipwright"}, {"Gubernator", "Governor"}, {"Kapitan", "Captain"}, {"Wyspiarka", "Islander"}, {"Szaman", "Shaman"}, {"Kupiec", "Merchant"}, {"Kartograf", "Cartographer"}}
	by := []m{{"label": "Grześ", "colour": "yellow"}, {"label": tr("nikt", "nobody")}, {"label": "Łucja", "colour": "green"}}
	steps := []m{}
	for i, n := range names {
		p := m{"emblem": "ch-" + strconv.Itoa(i+1), "label": tr(n[0], n[1])}
		if i < len(by) {
			p["on"] = by[i]
		}
		steps = append(steps, p)
	}
	view["table"] = []m{
		{"id": "calls", "title": tr("Postacie", "Characters"), "steps": m{"items": steps, "current": 2}},
		{"id": "port", "title": "Port Royal", "pieces": m{"items": []m{{"emblem": "coffee", "label": tr("kawa", "coffee"), "count": 3}, {"emblem": "rum", "label": tr("rum", "rum"), "count": 2}, {"emblem": "fruit", "label": tr("owoce", "fruit"), "count": 1}}}},
		{"id": "adventures", "title": tr("Przygody", "Adventures"), "pieces": m{"items": []m{{"emblem": "port", "label": tr("Zatoka Piratów", "Pirate Bay"), "faded": true}, {"emblem": "port", "label": "Port Royal"}, {"emblem": "loot", "label": tr("3 karty", "3 cards")}, {"emblem": "convoy", "label": tr("konwój", "convoy"), "on": m{"emblem": "flag-es", "label": tr("Hiszpania", "Spain"), "count": 3}}, {"emblem": "whirl", "label": tr("Wir wodny", "Whirlpool"), "faded": true}}}},
	}
	loads := [][]string{{"rum", "rum"}, {"coffee", "fruit"}, {"rum", "fruit"}, {"coffee", "coffee", "coffee"}}
	empty, guards := []int{3, 4, 4, 2}, []int{4, 3, 3, 4}
	holds, buoys, flags := []int{1, 2, 0, 1}, []int{2, 0, 0, 0}, []string{"flag-fr", "", "flag-en", "flag-nl"}
	yy, sk, tal := []int{5, 2, 7, 0}, []int{1, 1, 1, 0}, []int{2, 1, 0, 4}
	for i, seat := range view["seats"].([]m) {
		rituals, held := []m{}, []m{}
		for k, n := range []int{holds[i], buoys[i]} {
			if n > 0 {
				token := named(tr, []string{"hold", "lifebuoy"}[k])
				token["count"] = n
				rituals = append(rituals, token)
			}
		}
		if flags[i] != "" {
			held = append(held, named(tr, flags[i]))
		}
		seat["parts"] = []m{
			fleetOf(tr, seat["colour"].(string), empty[i], loads[i], guards[i], 1),
			{"id": "yinyang", "title": "yin-yang", "counter": m{"emblem": "yinyang", "value": yy[i]}},
			{"id": "skulls", "title": tr("czaszki", "skulls"), "counter": m{"emblem": "skull", "value": sk[i]}},
			{"id": "talismans", "title": tr("talizmany", "talismans"), "counter": m{"emblem": "talisman", "value": tal[i]}},
			{"id": "rituals", "title": tr("rytuały", "rituals"), "pieces": m{"items": rituals}},
			{"id": "flags", "title": tr("flagi", "flags"), "pieces": m{"items": held}},
		}
	}
	ships := []m{}
	for n := range 5 {
		label := strconv.Itoa(n) + " " + tr(map[bool]string{true: "statek", false: "statki"}[n == 1], map[bool]string{true: "ship", false: "ships"}[n == 1])
		c := m{"id": strconv.Itoa(n), "label": label}
		if n == 0 {
			c["label"], c["effect"] = "0", []string{tr("czaszka", "skull")}
		}
		ships = append(ships, c)
	}
	s["asks"] = []m{
		{"id": "send-1", "kind": "choose", "seats": []int{1}, "primary": true, "prompt": tr("Błażej, ile statków wysyłasz?", "Błażej, how many ships?"), "help": tr("Konwój z Hiszpanii, 3 statki. Masz 4 puste i tyle wolno wysłać.", "Convoy from Spain, 3 ships. You have 4 empty ones and may send them all."), "rule": "B2",
			"fields": []m{{"id": "ships", "label": tr("Statki", "Ships"), "min": 1, "max": 1, "choices": ships}}},
		{"id": "ritual", "kind": "choose", "anytime": true, "seats": []int{0, 1, 2, 3}, "prompt": tr("Rytuał", "Ritual"), "fields": []m{{"id": "which", "label": tr("Rytuał", "Ritual"), "min": 1, "max": 1, "choices": []m{{"id": "hold", "label": tr("Podwójna ładownia", "Double Hold"), "emblem": "hold", "effect": []string{"−2 yin-yang"}}, {"id": "unsinkable", "label": tr("Niezatapialny statek", "Unsinkable Ship"), "emblem": "lifebuoy", "refused": tr("Trzeba 3 yin-yang", "3 yin-yang are needed")}}}}},
		{"id": "set", "kind": "form", "anytime": true, "seats": []int{-1}, "prompt": tr("Popraw liczbę", "Set a number"), "fields": []m{{"id": "n", "label": tr("Skrzynie", "Chests"), "min": 0, "max": 120, "default": 36}}},
	}
	s["log"] = []m{{"text": tr("Grześ buduje 2 statki.", "Grześ builds 2 ships.")}, {"text": tr("Łucja napada na konwój. Tylko ona wybrała Kapitana: +2 yin-yang.", "Łucja raids a convoy. Only she chose the Captain: +2 yin-yang."), "announce": true}}
	return s
}

// form asks several fields at once, as loading after a raid does.
// stepList is what happened in the round, for who looks back.
func stepList(tr translate) []m {
	line := func(text string, loud bool) m {
		return m{"entry": 12, "text": text, "seats": []int{}, "announce": loud}
	}
	return []m{
		{"entry": 11, "at": "2026-11-21T18:59:00Z", "by": "Tablet", "put": true, "seats": []int{-1}, "prompt": tr("Wszyscy wybrali?", "Has everybody chosen?"), "answer": tr("Tak", "Yes"), "throw": false, "opens": false, "shows": false, "lines": []m{}, "notes": []string{}},
		{"entry": 12, "at": "2026-11-21T19:04:00Z", "by": "Tablet", "put": false, "seats": []int{0}, "prompt": tr("Łucja, ile statków wysyłasz?", "Łucja, how many ships do you send?"), "answer": "2", "throw": false, "opens": false, "shows": false, "lines": []m{line(tr("Łucja wysyła 2 statki.", "Łucja sends 2 ships."), true)}, "notes": []string{}},
		{"entry": 13, "at": "2026-11-21T19:05:00Z", "by": "camera", "put": false, "seats": []int{-1}, "prompt": tr("Łucja rzuca: konwój i statki", "Łucja throws: convoy and ships"), "throw": true, "opens": true, "shows": true, "lines": []m{line(tr("Konwój zatopiony.", "Convoy sunk."), true)}, "notes": []string{tr("Nie pasuje już: łup", "No longer holds: loot")}},
	}
}

// thrownStep is the throw among the steps, with what it came to.
func thrownStep(tr translate) m {
	step := stepList(tr)[2]
	step["ask"], step["seat"], step["fields"] = throwAsk(tr), -1, m{}
	step["came"] = m{"id": "battle", "title": tr("Bitwa", "Battle"), "battle": sail(tr, "chart", throws["chart"])}
	return step
}

// oneStep is a step with its question.
func oneStep(tr translate) m {
	step := stepList(tr)[1]
	var ships []m
	for n := range 5 {
		ships = append(ships, m{"id": fmt.Sprint(n), "label": fmt.Sprint(n), "effect": []string{}})
	}
	step["ask"] = m{"id": "send", "kind": "choose", "seats": []int{0}, "prompt": step["prompt"], "quick": true, "primary": true, "rule": "B2",
		"help":   tr("Tylko puste statki, najwyżej tyle co konwój i jeden.", "Only empty ships, at most one more than the convoy."),
		"fields": []m{{"id": "ships", "label": "", "min": 1, "max": 1, "choices": ships}}}
	step["seat"], step["fields"] = 0, m{"ships": "2"}
	return step
}

func form(tr translate) m {
	s := round(tr)
	s["asks"] = []m{{"id": "loot-1", "kind": "form", "seats": []int{1}, "primary": true, "skip": true, "prompt": tr("Błażej, co zdobywasz?", "Błażej, what is your loot?"), "help": tr("3 karty łupu. Towar potrzebuje pustego statku.", "3 loot cards. Goods need an empty ship."),
		"fields": []m{{"id": "rum", "label": tr("Rum", "Rum"), "emblem": "rum", "min": 0, "max": 3, "default": 1}, {"id": "coffee", "label": tr("Kawa", "Coffee"), "emblem": "coffee", "min": 0, "max": 3}, {"id": "fruit", "label": tr("Owoce", "Fruit"), "emblem": "fruit", "min": 0, "max": 3}, {"id": "talisman", "label": tr("Talizmany", "Talismans"), "emblem": "talisman", "min": 0, "max": 3, "default": 2}}}}
	return s
}

// order asks for an order.
func order(tr translate) m {
	s := round(tr)
	choices := []m{}
	for _, p := range people {
		choices = append(choices, m{"id": p["name"], "label": p["name"], "emblem": p["colour"]})
	}
	s["asks"] = []m{{"id": "order-1", "kind": "order", "seats": []int{-1}, "primary": true, "prompt": tr("W jakiej kolejności siedzicie?", "In which order do you sit?"), "fields": []m{{"id": "order", "label": tr("Kolejność", "Order"), "min": 4, "max": 4, "choices": choices}}}}
	return s
}

// parts shows every kind of part that a game may have and this page has never seen.
func parts(tr translate) m {
	s := base(tr)
	view := s["view"].(m)
	view["headline"], view["round"] = tr("Wyścig dookoła wyspy", "Race round the island"), tr("Runda 4 z 10", "Round 4 of 10")
	places, at := []m{}, [][2]int{{5, 80}, {20, 60}, {35, 40}, {50, 25}, {65, 40}, {80, 60}, {95, 80}, {50, 75}}
	for i := range at {
		places = append(places, m{"label": map[int]string{0: "Port", 6: "Cel"}[i]})
	}
	plain := []m{}
	for range 41 {
		plain = append(plain, m{"label": ""})
	}
	view["table"] = []m{
		{"id": "race", "title": tr("Trasa", "The way"), "track": m{"places": places, "links": [][2]int{{0, 1}, {1, 2}, {2, 3}, {3, 4}, {4, 5}, {5, 6}, {1, 7}, {7, 5}}, "marks": []m{{"seat": 0, "place": 2}, {"seat": 1, "place": 2}, {"seat": 2, "place": 7}, {"seat": 3, "place": 4}}}},
		{"id": "points", "title": tr("Punkty", "Points"), "track": m{"places": plain, "marks": []m{{"seat": 0, "place": 12}, {"seat": 1, "place": 12}, {"seat": 2, "place": 30}, {"seat": 3, "place": 7}}}},
		{"id": "round", "title": tr("Runda", "Round"), "counter": m{"emblem": "compass", "value": 4, "of": 10}},
	}
	holds := func(c string) []m {
		return []m{{"id": "hold", "title": tr("Ładownia", "Hold"), "pieces": m{"items": []m{{"emblem": "gold", "count": 5}, {"emblem": "food", "count": 3}, {"emblem": "die-4", "colour": c}, {"emblem": "die-2", "colour": c, "faded": false}}}}, {"id": "gold", "title": tr("złoto", "gold"), "counter": m{"emblem": "chest", "value": 7, "of": 12}}}
	}
	for _, seat := range view["seats"].([]m) {
		seat["parts"] = holds(seat["colour"].(string))
	}
	s["asks"] = []m{{"id": "move", "kind": "choose", "seats": []int{0, 1, 2, 3}, "primary": true, "prompt": tr("Kto pierwszy bierze kartę?", "Who takes a card first?"), "fields": []m{{"id": "way", "label": tr("Droga", "Way"), "min": 1, "max": 1, "choices": []m{{"id": "north", "label": tr("Północą, przez rafę i płytką zatokę", "By the north, over the reef and the bay"), "emblem": "sail", "effect": []string{"+2 " + tr("złota", "gold"), "−1 " + tr("żywności", "food")}}, {"id": "south", "label": tr("Południem, obok fortu", "By the south, past the fort"), "emblem": "anchor", "refused": tr("Brakuje 2 żywności", "2 food are missing")}}}}}}
	return s
}

// score is a game that is over.
func score(tr translate) m {
	s := base(tr)
	view := s["view"].(m)
	view["headline"], view["round"] = tr("Koniec gry", "Game over"), tr("14 rund", "14 rounds")
	line := func(pl, en, hpl, hen string, total bool, v ...int) m {
		return m{"label": tr(pl, en), "help": tr(hpl, hen), "values": v, "total": total}
	}
	how := func(l m, how ...string) m { l["how"] = how; return l }
	s["asks"] = []m{}
	s["result"] = m{"ranking": [][]int{{0}, {3}, {2}, {1}}, "sheet": m{"columns": []string{"Łucja", "Błażej", "Olga", "Grześ"}, "lines": []m{
		line("Skrzynie na torze", "Chests on the track", "1 skrzynia = 1 punkt", "1 chest = 1 point", false, 52, 41, 47, 49),
		line("Ostatnia sprzedaż", "Last sale", "Port Royal, ceny od 3 sztuk", "Port Royal, prices from 3 cards", false, 6, 9, 2, 4),
		line("Talizmany", "Talismans", "1 talizman = 1 punkt", "1 talisman = 1 point", false, 3, 1, 2, 4),
		how(line("Yin-yang", "Yin-yang", "każde 3 = 1 punkt", "every 3 = 1 point", false, 2, 1, 3, 0), "7 ÷ 3", "4 ÷ 3", "9 ÷ 3", "2 ÷ 3"),
		how(line("Czaszki", "Skulls", "każda −2 punkty", "−2 points each", false, -4, -6, -2, 0), "2 × −2", "3 × −2", "1 × −2", "0 × −2"),
		line("Punkty zwycięstwa", "Victory points", "", "", true, 59, 46, 52, 57),
	}}}
	s["log"] = []m{{"text": tr("Olga sprzedaje 2 rumy: +2.", "Olga sells 2 rum: +2.")}, {"text": tr("Błażej traci 3 statki na Krakenie.", "Błażej loses 3 ships to the Kraken.")}, {"text": tr("Grześ dostaje talizman.", "Grześ gains a talisman.")}, {"text": tr("Koniec gry: Łucja wygrywa.", "The game is over: Łucja wins."), "announce": true}}
	return s
}
