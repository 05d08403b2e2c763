package all

import (
	"encoding/json"
	"testing"

	"quartermaster/games"
)

// FuzzABoxOfRubbishRefusesNoStart starts every game with arbitrary bytes as the remembered facts about its box.
func FuzzABoxOfRubbishRefusesNoStart(f *testing.F) {
	for _, seed := range []string{`{"port/1/rum":3,"port/1/coffee":2,"port/1/fruit":1}`, `{"port/1/rum":"3","port/1/coffee":null}`, `{"":{}}`, `{"port/-1/rum":[1e999]}`, `null`} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		var box map[string]json.RawMessage
		if json.Unmarshal(data, &box) != nil {
			box = map[string]json.RawMessage{"port/1/rum": data, "port/0/coffee": data, string(data): data}
		}
		for _, g := range Games() {
			info := g.Info()
			setup := games.Setup{Box: box}
			for i := range info.FewestSeats {
				setup.Seats = append(setup.Seats, games.Seat{Name: string(rune('A' + i)), Colour: info.Colours[i]})
			}
			p, err := g.Start(setup)
			if err != nil {
				t.Fatalf("%s: %v", info.ID, err)
			}
			if len(p.Asks()) == 0 {
				t.Errorf("%s: nothing is asked", info.ID)
			}
		}
	})
}
