package sevenseas

import (
	"testing"

	"quartermaster/games"
	"quartermaster/games/gametest"
	"quartermaster/games/throw"
)

var people = []games.Seat{{Name: "Olga", Colour: "green"}, {Name: "Alek", Colour: "white"}, {Name: "Jola", Colour: "blue"}, {Name: "Grzegorz", Colour: "yellow"}}

func TestOnlyBattlesObeysTheLawsOfEveryGame(t *testing.T) {
	gametest.Laws(t, Game{}, gametest.Table{
		Setups: []games.Setup{
			{Seats: people[:2], Options: map[string]string{"play": "battles"}},
			{Seats: people, Options: map[string]string{"play": "battles", "places": "again", "equal": "roll", "gap": "centres", "rethrow": "all", "whirlpool": "ship", "whirlpoolTie": "out"}},
		},
		Games: 40, Steps: 60,
		Any:  []throw.Group{{Colour: "red", Kind: "pips", Count: 4}, {Colour: "green", Kind: "pips", Count: 4}, {Colour: "white", Kind: "pips", Count: 4}, {Colour: "mauve", Kind: "pips", Count: 3}},
		Asks: []string{"throw", "mode", "hand", "near", "tie", "pull", "even", "again"},
	})
}
