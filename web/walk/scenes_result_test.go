package walk

import (
	"slices"
	"strconv"
)

// brings is what a throw brings the four people, a line each.
func brings(lines ...[]string) []m {
	all := []m{}
	for seat, l := range lines {
		all = append(all, m{"seat": seat, "lines": l, "still": len(l) == 1 && (l[0] == "bez strat" || l[0] == "no loss")})
	}
	return all
}

// toldOfRaid is what a raid brings.
func toldOfRaid(tr translate) []m {
	sunk := tr("−1 statek", "−1 ship")
	return brings([]string{sunk, "+1 yin-yang", tr("1 karta łupu", "1 loot card")}, []string{sunk, "+1 yin-yang"}, []string{tr("3 karty łupu", "3 loot cards")}, []string{tr("bez strat", "no loss")})
}

// result is a throw that is over, with what came of it.
func result(tr translate, name, title string, part m) m {
	s := base(tr)
	s["sighting"] = sighted(name, "answered", throws[name])
	b := m{"id": "curse-" + name, "sighting": name, "dice": diceIn(throws[name]), "margin": 2, "duels": []m{}, "hits": []int{}, "again": []int{}, "told": []m{}}
	for k, v := range part {
		b[k] = v
	}
	s["view"].(m)["table"] = []m{{"id": "battle", "title": title, "battle": b}}
	s["asks"] = []m{{"id": "call", "kind": "choose", "seats": []int{-1}, "prompt": tr("Kupiec! Kto odkrywa?", "Merchant! Who reveals it?"), "primary": true, "skip": true,
		"pass": tr("Nikt", "Nobody"), "fields": []m{{"id": "seat", "label": "", "min": 1, "max": 1, "choices": []m{{"id": "0", "label": "Łucja", "colour": "green"}, {"id": "1", "label": "Błażej", "colour": "blue"}}}}}}
	return s
}

func diceIn(t lying) []m {
	dice := []m{}
	for _, d := range t.Dice {
		dice = append(dice, m{"id": d.ID, "colour": d.Colour, "face": strconv.Itoa(d.Value), "footprint": d.Footprint})
	}
	return dice
}

func init() {
	scenes["curse"] = func(tr translate) m {
		none := tr("bez strat", "no loss")
		var hits []int
		for _, d := range throws["chart"].Dice {
			if d.Value == 4 && d.Colour != "red" {
				hits = append(hits, d.ID)
			}
		}
		return result(tr, "chart", tr("Kraken", "Kraken"), m{"hits": hits, "outcome": tr("Klątwa: Kraken", "Curse: Kraken"),
			"told": brings([]string{none}, []string{tr("−2 karty (owoce)", "−2 cards (fruit)"), tr("−1 skrzynia", "−1 chest")}, []string{none}, []string{tr("−1 skrzynia", "−1 chest")})})
	}
	scenes["whirlpool"] = func(tr translate) m {
		t := throws["chart"]
		var order []m
		red := t.Dice[0]
		for i, d := range t.Dice {
			if d.Colour != "red" {
				order = append(order, m{"die": d.ID, "gap": 11.5 + 14*float64(i), "from": red.Centre, "to": d.Centre, "in": len(order) < 4})
			}
		}
		return result(tr, "chart", tr("Wir wodny", "Whirlpool"), m{"id": "whirl", "outcome": tr("W wirze: Łucja, Błażej", "In the whirlpool: Łucja, Błażej"),
			"reach": m{"die": red.ID, "within": 58.0, "by": "edges", "order": order},
			"told":  brings([]string{tr("−1 karta (talizman)", "−1 card (talisman)")}, []string{tr("−1 skrzynia", "−1 chest")}, []string{tr("bez strat", "no loss")}, []string{tr("bez strat", "no loss")})})
	}
	scenes["score-rows"] = scoreRows
	scenes["payday"] = func(tr translate) m {
		s := scenes["curse"](tr)
		b := s["view"].(m)["table"].([]m)[0]["battle"].(m)
		b["id"], b["dice"], b["hits"], b["outcome"] = "payday", []m{}, []int{}, tr("Klątwa: Wypłata", "Curse: Payday")
		delete(b, "sighting")
		s["sighting"] = nil
		return s
	}
	scenes["again"] = func(tr translate) m {
		t := throws["chart"]
		var again []int
		stay := []m{}
		for i, d := range diceIn(t) {
			if i == 1 || i == 7 {
				again = append(again, t.Dice[i].ID)
				continue
			}
			stay = append(stay, d)
		}
		s := result(tr, "chart", tr("Do ponownego rzutu", "To be thrown again"), m{"again": again, "outcome": tr("Do ponownego rzutu: czerwona, niebieska", "To be thrown again: red, blue")})
		ask := throwAsk(tr)
		ask["prompt"] = tr("Rzućcie ponownie jedną czerwoną kostką, jedną niebieską kostką. Reszta zostaje", "Throw one red die, one blue die again. The others stay where they are")
		ask["throw"].(m)["stay"] = stay
		s["asks"] = []m{ask}
		return s
	}
}

// scoreRows is a game of five that is over, whose sheet has a row for each player.
func scoreRows(tr translate) m {
	s := score(tr)
	s["people"] = append(slices.Clone(people), m{"seat": 4, "name": tr("Statek Widmo", "Ghost Ship"), "colour": "black"})
	view := s["view"].(m)
	view["seats"] = append(view["seats"].([]m), m{"seat": 4, "name": tr("Statek Widmo", "Ghost Ship"), "colour": "black", "score": 4, "parts": []m{}})
	s["result"] = m{"ranking": [][]int{{0}, {3}, {4}, {2}, {1}}, "sheet": m{"columns": []string{"Łucja", "Błażej", "Olga", "Grześ", tr("Statek Widmo", "Ghost Ship")}, "lines": []m{
		{"label": tr("Pole", "Space"), "values": []int{15, -5, -5, 7, -5}},
		{"label": tr("Dublony", "Doubloons"), "values": []int{10, 0, 0, 11, 6}},
		{"label": tr("Skarby", "Treasures"), "values": []int{6, -4, 0, 6, 3}},
		{"label": tr("Punkty", "Points"), "values": []int{31, -9, -5, 24, 4}, "total": true},
	}}}
	return s
}
