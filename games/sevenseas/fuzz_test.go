package sevenseas

import (
	"encoding/json"
	"testing"

	"quartermaster/games"
)

// FuzzAnswersFromOutsideAreTakenOrRefused gives arbitrary answers to a game. Each must be accepted or refused without a panic. An
// answer without an ask goes to the first ask.
func FuzzAnswersFromOutsideAreTakenOrRefused(f *testing.F) {
	f.Add([]byte(`[{"fields":{"chosen":"all"}},{"fields":{"seat":"0"}},{},{"fields":{"ships":"1"}}]`))
	f.Add([]byte(`[{"ask":"correct","seat":-1,"fields":{"who":"0","what":"empty","value":0,"why":"agreed"}},{"fields":{"chosen":"all"}},{},{},{"fields":{"seat":"0"}},{},{"fields":{"convoy":"ENG-4"}}]`))
	f.Add([]byte(`[{"fields":{"chosen":"all"}},{},{},{},{},{"fields":{"seat":"1"}},{},{"fields":{"curse":"WHI"}},{"throw":{"dice":[{"id":1,"colour":"red","face":"6"}]}}]`))
	f.Fuzz(func(t *testing.T, data []byte) {
		var answers []games.Answer
		if json.Unmarshal(data, &answers) != nil || len(answers) > 60 {
			return
		}
		p, err := Game{}.Start(games.Setup{Seats: people[:2]})
		if err != nil {
			t.Fatal(err)
		}
		for _, a := range answers {
			asks := p.Asks()
			if len(asks) == 0 {
				return
			}
			if a.Ask == "" {
				a.Ask = asks[0].ID
			}
			next, _, err := p.Answer(a)
			if err != nil {
				continue
			}
			p = next
			p.View(games.Table)
		}
	})
}

// FuzzThrowsAreResolvedOrRefused puts dice anywhere, including impossible places.
func FuzzThrowsAreResolvedOrRefused(f *testing.F) {
	f.Add([]byte(`{"dice":[{"id":1,"colour":"red","face":"4","footprint":[[0,0],[12,0],[12,12],[0,12]]},{"id":2,"colour":"blue","face":"4","footprint":[[1e308,0],[12,0],[12,1e308],[0,12]]}],"margin":1e-300}`))
	f.Add([]byte(`{"dice":[{"id":1,"colour":"red","face":"4"},{"id":1,"colour":"blue","face":"9"}]}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		a := games.Answer{Ask: "throw/0", Seat: games.Table}
		if json.Unmarshal(data, &a.Throw) != nil || a.Throw == nil || len(a.Throw.Dice) > 12 {
			return
		}
		p, err := Game{}.Start(games.Setup{Seats: people[:2], Options: map[string]string{"play": "battles"}})
		if err != nil {
			t.Fatal(err)
		}
		if next, _, err := p.Answer(a); err == nil {
			if _, err := json.Marshal([]any{next.View(games.Table), next.Asks(), next.State()}); err != nil {
				t.Fatal(err)
			}
			if _, err := (Game{}).Resolve(*a.Throw, games.Resolving{}); err != nil {
				t.Fatalf("the game took a throw that cannot be resolved: %v", err)
			}
		}
	})
}
