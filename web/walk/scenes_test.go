package walk

import (
	_ "embed"
	"encoding/json"
	"math"
	"sort"
	"strconv"
	"time"

	"quartermaster/games/throw"
)

//go:embed testdata/throws.json
var throwsJSON []byte

var stamp = time.Date(2026, 11, 21, 0, 0, 0, 0, time.UTC)

// lying is a throw of the collection: dice as the reader tells them.
type lying struct {
	Edge    float64  `json:"edge_mm"`
	Board   m        `json:"board"`
	Colours []string `json:"colours"`
	Dice    []lies   `json:"dice"`
}

type lies struct {
	ID        int          `json:"id"`
	Colour    string       `json:"colour"`
	Value     int          `json:"value"`
	Pose      string       `json:"pose"`
	Centre    [2]float64   `json:"centre_mm"`
	Yaw       float64      `json:"yaw_deg"`
	Edge      float64      `json:"edge_mm"`
	Footprint [][2]float64 `json:"footprint_mm"`
	Sure      m            `json:"confidence"`
	Fixed     bool         `json:"fixed"`
}

// throws are "chart" (13 dice of 16 mm), "kitchen" (11 of 12 mm) and "crowd" (20 of 12 mm).
var throws = func() map[string]lying {
	var all map[string]lying
	if err := json.Unmarshal(throwsJSON, &all); err != nil {
		panic(err)
	}
	return all
}()

var people = []m{{"seat": 0, "name": "Łucja", "colour": "green"}, {"seat": 1, "name": "Błażej", "colour": "blue"}, {"seat": 2, "name": "Olga", "colour": "white"}, {"seat": 3, "name": "Grześ", "colour": "yellow"}}

func nameOf(tr translate, colour string) string {
	for _, p := range people {
		if p["colour"] == colour {
			return p["name"].(string)
		}
	}
	return colour
}

var colourPL = map[string]string{"red": "czerwona", "green": "zielona", "blue": "niebieska", "white": "biała", "yellow": "żółta", "black": "czarna", "purple": "fioletowa"}

func dieName(tr translate, d lies) string {
	return tr(colourPL[d.Colour], d.Colour) + " " + strconv.Itoa(d.Value)
}

// body is a die as a game sees it: where it lies.
func (d lies) body() throw.Die {
	var f []throw.Point
	for _, p := range d.Footprint {
		f = append(f, throw.Point{X: p[0], Y: p[1]})
	}
	return throw.Die{Footprint: f}
}

// apart is the gap between the middles of two dice of a throw, as a server tells it whose game measures so.
func apart(name string, a, b int) throw.Gap {
	find := func(id int) throw.Die {
		for _, d := range throws[name].Dice {
			if d.ID == id {
				return d.body()
			}
		}
		panic("there is no such die")
	}
	g, _ := throw.Between(find(a), find(b), throw.Centres)
	return g
}

// sail is a battle as it stands on the page: pairs by their gap, red against the rest.
func sail(tr translate, name string, t lying) m {
	type pair struct {
		a, b lies
		gap  throw.Gap
	}
	var pairs []pair
	var dice []m
	for _, a := range t.Dice {
		dice = append(dice, m{"id": a.ID, "colour": a.Colour, "face": strconv.Itoa(a.Value), "footprint": a.Footprint})
		for _, b := range t.Dice {
			if g, ok := throw.Between(a.body(), b.body(), throw.Edges); ok && a.Colour == "red" && b.Colour != "red" {
				pairs = append(pairs, pair{a, b, g})
			}
		}
	}
	sort.SliceStable(pairs, func(i, j int) bool { return pairs[i].gap.Distance < pairs[j].gap.Distance })
	sunk, duels := map[int]bool{}, []m{}
	for _, p := range pairs {
		if sunk[p.a.ID] || sunk[p.b.ID] {
			continue
		}
		var sinks []int
		text, note := "", tr("Statek kupiecki idzie na dno", "The merchant goes down")
		if p.a.Value <= p.b.Value {
			sinks, text = append(sinks, p.a.ID), tr("Tonie "+dieName(tr, p.a), "Sinks: "+dieName(tr, p.a))
		}
		if p.b.Value <= p.a.Value {
			sinks, text = append(sinks, p.b.ID), tr("Tonie "+dieName(tr, p.b), "Sinks: "+dieName(tr, p.b))
			note = tr(nameOf(tr, p.b.Colour)+" dostaje yin-yang", nameOf(tr, p.b.Colour)+" gains a yin-yang")
		}
		if len(sinks) == 2 {
			text = tr("Obie toną", "Both sink")
		}
		for _, id := range sinks {
			sunk[id] = true
		}
		duels = append(duels, m{"a": p.a.ID, "b": p.b.ID, "gap": math.Round(p.gap.Distance*10) / 10, "from": p.gap.From, "to": p.gap.To, "sinks": sinks, "close": len(duels) == 3, "text": text, "note": note})
	}
	return m{"id": "raid-" + name, "sighting": name, "dice": dice, "margin": 0.5, "duels": duels, "hits": []int{}, "again": []int{}, "told": toldOfRaid(tr), "outcome": tr("Konwój złupiony", "Convoy plundered")}
}

// base is what every snapshot of a going game has.
func base(tr translate) m {
	seats := []m{}
	for i, p := range people {
		seats = append(seats, m{"seat": i, "name": p["name"], "colour": p["colour"], "first": i == 2, "active": i == 1, "score": []int{43, 36, 33, 44}[i], "parts": []m{}})
	}
	return m{
		"game": m{"id": "sevenseas", "name": tr("Piraci 7 Mórz", "Pirates of the 7 Seas")}, "people": people,
		"camera": m{"kind": "rpi", "live": true, "rate": 5, "width": 1640, "height": 1232, "reader": "ready"},
		"can":    m{"undo": true, "redo": false, "throw_now": true, "upload": false},
		"view":   m{"owners": []m{{"colour": "red", "name": tr("Kupcy", "Merchants")}}, "headline": tr("Napad na konwój", "Raid on a convoy"), "round": tr("Hiszpania, 3 statki", "Spain, 3 ships"), "badges": []m{}, "table": []m{}, "seats": seats},
		"asks":   []m{throwAsk(tr)}, "sighting": nil, "result": nil,
		"log": []m{{"text": tr("Łucja napada na konwój.", "Łucja raids a convoy."), "announce": false}},
	}
}

func throwAsk(tr translate) m {
	return m{"id": "raid", "kind": "throw", "seats": []int{-1}, "prompt": tr("Łucja, rzuć wszystkimi statkami", "Łucja, throw all the ships"), "fields": []m{}, "primary": true,
		"throw": m{"places": true, "groups": []m{{"colour": "red", "kind": "pips", "count": 3}, {"colour": "green", "kind": "pips", "count": 2}, {"colour": "blue", "kind": "pips", "count": 3}, {"colour": "white", "kind": "pips", "count": 3}, {"colour": "yellow", "kind": "pips", "count": 2}}}}
}

func sighted(name, state string, t lying) m {
	return m{"id": name, "state": state, "error": "", "ask": "raid", "board": t.Board, "edge_mm": t.Edge, "colours": t.Colours, "dice": t.Dice, "questions": []m{}, "guards": []m{},
		"picture": m{"url": "/api/v1/sightings/" + name + "/top.jpg", "width_px": 1200, "height_px": 1200, "pixels_per_mm": 4, "origin_px": []float64{20, 20}}}
}

// asking is a sighting with questions, each a kind, the dice it is about, and a text.
func asking(tr translate, name string, questions ...m) m {
	s := base(tr)
	x := sighted(name, "asking", throws[name])
	x["questions"] = questions
	s["sighting"] = x
	return s
}

var scenes = map[string]scene{
	"home-first": func(tr translate) m {
		return m{"game": nil, "people": []m{}, "camera": m{"kind": "rpi", "live": true, "reader": "ready"}, "can": m{}, "view": nil, "asks": []m{}, "sighting": nil, "log": []m{}}
	},
	"throw": base,
	"throw-no-reader": func(tr translate) m {
		s := base(tr)
		s["camera"], s["can"] = m{"kind": "folder", "live": true, "reader": "none", "reader_reason": tr("nie ma pliku planszy. Uruchomcie ustawianie kamery", "there is no rig file. Run the camera set-up")}, m{"undo": true, "by_hand": true}
		return s
	},
	"correcting": func(tr translate) m {
		s := battle(tr, "kitchen")
		x := s["sighting"].(m)
		x["state"], x["corrects"], x["error"] = "asking", true, tr("Dysk jest pełny. Nic się nie zmieniło.", "The disk is full. Nothing has changed.")
		return s
	},
	"throw-upload": func(tr translate) m {
		s := base(tr)
		s["camera"], s["can"] = m{"kind": "upload", "live": false, "reader": "ready"}, m{"undo": true, "upload": true}
		return s
	},
	"throw-none": func(tr translate) m {
		s := base(tr)
		s["camera"], s["can"] = m{"kind": "none"}, m{"undo": false, "redo": true}
		return s
	},
	"reading": func(tr translate) m {
		s := base(tr)
		s["sighting"] = m{"id": "kitchen", "state": "reading", "dice": []m{}, "questions": []m{}, "guards": []m{}, "board": throws["kitchen"].Board}
		return s
	},
	"failed": func(tr translate) m {
		s := base(tr)
		x := sighted("kitchen", "failed", lying{})
		x["picture"], x["dice"], x["error"] = nil, []m{}, tr("Kamera nie dała obrazu. Sprawdźcie przewód.", "The camera gave no picture. Check its cable.")
		s["sighting"] = x
		return s
	},
	"battle": func(tr translate) m { return battle(tr, "chart") }, "battle-kitchen": func(tr translate) m { return battle(tr, "kitchen") }, "battle-crowd": func(tr translate) m { return battle(tr, "crowd") },
	"hand": func(tr translate) m {
		s := base(tr)
		t := throws["chart"]
		t.Dice = t.Dice[:9]
		x := sighted("hand", "asking", t)
		x["picture"] = nil
		s["sighting"] = x
		return s
	},
	"question-value": func(tr translate) m {
		return asking(tr, "kitchen", m{"id": "value-3", "kind": "value", "dice": []int{3}, "text": tr("Ile oczek ma ta kostka?", "How many pips does this die show?")}, m{"id": "pose-5", "kind": "pose", "dice": []int{5}, "text": "–"})
	},
	"question-colour": func(tr translate) m {
		return asking(tr, "kitchen", m{"id": "colour-2", "kind": "colour", "dice": []int{2}, "text": tr("Jakiego koloru jest ta kostka?", "What colour is this die?")})
	},
	"question-pose": func(tr translate) m {
		return asking(tr, "crowd", m{"id": "pose-4", "kind": "pose", "dice": []int{4}, "text": tr("Czy ta kostka leży płasko?", "Does this die lie flat?")})
	},
	"question-poses": func(tr translate) m {
		return asking(tr, "crowd", m{"id": "pose-2-4-9", "kind": "pose", "dice": []int{2, 4, 9}, "text": tr("Czy wszystkie zaznaczone kostki leżą płasko?", "Do all the marked dice lie flat?")})
	},
	"question-exists": func(tr translate) m {
		return asking(tr, "crowd", m{"id": "exists-7", "kind": "exists", "dice": []int{7}, "text": tr("Czy to kostka?", "Is this a die?")})
	},
	"question-kept": func(tr translate) m {
		return asking(tr, "crowd", m{"id": "kept-4", "kind": "kept", "dice": []int{4}, "text": tr("Czy zielona kostka została z poprzedniego rzutu, czy rzucono ją ponownie?", "Was the green die kept from the last throw, or thrown again?")})
	},
	"question-count": func(tr translate) m {
		return asking(tr, "crowd", m{"id": "count", "kind": "count", "dice": []int{}, "text": tr("Widać 4 z 5 niebieskich kostek. Gdzie jest piąta?", "4 of 5 blue dice are seen. Where is the fifth?")})
	},
	"guard": func(tr translate) m {
		s := asking(tr, "kitchen")
		s["sighting"].(m)["guards"] = []m{{"kind": "hand", "text": tr("Nad planszą jest ręka.", "A hand is over the board.")}}
		return s
	},
	"closer": func(tr translate) m {
		s := battle(tr, "chart")
		s["asks"] = []m{{"id": "closer-1", "kind": "choose", "seats": []int{-1}, "primary": true, "note": tr("Różnice poniżej 0,5 mm rozstrzygają gracze linijką.", "Differences below 0.5 mm are left to people and a ruler."), "prompt": tr("Która leży bliżej czerwonej 4?", "Which lies closer to red 4?"),
			"help":   tr("Różnica 0,1 mm to za mało, by kamera rozstrzygnęła. Przyłóżcie linijkę z gry.", "A 0.1 mm difference is too little for the camera to decide. Use the ruler from the game."),
			"fields": []m{{"id": "nearer", "label": "", "min": 1, "max": 1, "choices": []m{{"id": "1-12", "label": tr("żółta 3", "yellow 3"), "dice": []int{1, 12}, "between": apart("chart", 1, 12)}, {"id": "1-5", "label": tr("niebieska 4", "blue 4"), "dice": []int{1, 5}, "between": apart("chart", 1, 5)}, {"id": "equal", "label": tr("Naprawdę równo", "Really equal")}}}}}}
		return s
	},
	"round": round, "form": form, "order": order, "parts": parts, "score": score,
}

func battle(tr translate, name string) m {
	s := base(tr)
	s["sighting"] = sighted(name, "answered", throws[name])
	s["view"].(m)["table"] = []m{{"id": "battle", "title": tr("Bitwa", "Battle"), "battle": sail(tr, name, throws[name])}}
	return s
}
