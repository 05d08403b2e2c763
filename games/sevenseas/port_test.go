package sevenseas

import (
	"encoding/json"
	"testing"

	"quartermaster/games"
)

// A4: the prices on a port's card never change for a copy of the game.
func TestPricesThatWereToldOfTheBoxAreNotAskedAgain(t *testing.T) {
	box := map[string]json.RawMessage{"port/2/rum": games.Value(1), "port/2/coffee": games.Value(3), "port/2/fruit": games.Value(2), "port/0/rum": games.Value(2), "port/0/coffee": games.Value(2), "port/0/fruit": games.Value(2)}
	known := func(box map[string]json.RawMessage, options map[string]string) *State {
		t.Helper()
		p, err := Game{}.Start(games.Setup{Seats: people[:2], Options: options, Box: box})
		if err != nil {
			t.Fatal(err)
		}
		return p.(position).s
	}
	if s := known(box, map[string]string{"bay": "enter", "ports": "enter"}); s.Known[2] != [3]int{1, 3, 2} || s.Price != [3]int{2, 2, 2} || s.top().Kind != taskChoose {
		t.Errorf("known are %v, the bay pays %v, and first comes %s", s.Known, s.Price, s.top().Kind)
	}
	if s := known(nil, map[string]string{"bay": "enter"}); s.top().Kind != taskPrices {
		t.Errorf("of a new box first comes %s", s.top().Kind)
	}
	if s := known(box, nil); s.Known[2] != [3]int{1, 3, 2} || s.Known[1] != orders[1] || s.Price != [3]int{3, 2, 1} {
		t.Errorf("beside the usual orders and prices known are %v, and the bay pays %v", s.Known, s.Price)
	}
	delete(box, "port/2/coffee")
	if s := known(box, map[string]string{"ports": "enter"}); s.Known[2] != [3]int{} {
		t.Errorf("a port of which two prices were told pays %v", s.Known[2])
	}
	for _, rubbish := range []string{`4`, `0`, `"3"`, `null`, `{`, ``, `[1]`, `1e9`} {
		box["port/2/coffee"] = json.RawMessage(rubbish)
		if s := known(box, map[string]string{"ports": "enter"}); s.Known[2] != [3]int{} {
			t.Errorf("a port whose coffee costs %q pays %v", rubbish, s.Known[2])
		}
	}
}

// K27: a correction of prices holds for this game and, because the field is remembered, for all later ones.
func TestK27PricesOfTheBoxCanBePutRight(t *testing.T) {
	x := sit(t, 3)
	var ask games.Ask
	for _, a := range x.p.Asks() {
		if a.ID == "known/0" {
			ask = a
		}
	}
	if !ask.Anytime || len(ask.Fields) != 3 || ask.Fields[1].Remember != "port/0/coffee" {
		t.Fatalf("%+v", ask)
	}
	x.do("known/0", "rum", 1, "coffee", 1, "fruit", 3)
	if s := x.state(); s.Price != [3]int{1, 1, 3} || s.Known[0] != [3]int{1, 1, 3} {
		t.Errorf("the bay pays %v, known are %v", s.Price, s.Known)
	}
	x = sit(t, 3).edition(2)
	x.set("priceRum", 1) // as it was recorded
	if s := x.state(); s.Price[Rum] != 1 {
		t.Errorf("the bay pays %v", s.Price)
	}
}
