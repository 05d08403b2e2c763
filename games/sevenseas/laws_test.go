package sevenseas

import (
	"testing"

	"quartermaster/games"
	"quartermaster/games/gametest"
	"quartermaster/games/throw"
)

var people = []games.Seat{{Name: "Olga", Colour: "green"}, {Name: "Alek", Colour: "white"}, {Name: "Jola", Colour: "blue"}, {Name: "Grzegorz", Colour: "yellow"}}

func TestOnlyBattlesObeysTheLawsOfEveryGame(t *testing.T) {
	t.Parallel()
	gametest.Laws(t, Game{}, gametest.Table{
		Setups: []games.Setup{
			{Seats: people[:2], Options: map[string]string{"play": "battles"}},
			{Seats: people, Options: map[string]string{"play": "battles", "places": "again", "equal": "roll", "gap": "centres", "rethrow": "all", "whirlpool": "ship", "whirlpoolTie": "out"}},
		},
		Games: 30, Steps: 40,
		Any:  []throw.Group{{Colour: "red", Kind: "pips", Count: 4}, {Colour: "green", Kind: "pips", Count: 4}, {Colour: "white", Kind: "pips", Count: 4}, {Colour: "mauve", Kind: "pips", Count: 3}},
		Asks: []string{"throw", "mode", "hand", "near", "tie", "pull", "even", "again"},
	})
}

// other sets every option to a choice that is not the default.
func other() map[string]string {
	chosen := map[string]string{}
	for _, o := range options {
		chosen[o.id] = o.choices[len(o.choices)-1]
	}
	chosen["play"], chosen["merchant"], chosen["fleet"], chosen["chests"], chosen["hand"] = "full", "red", "8", "20", "4"
	return chosen
}

func TestTheWholeGameObeysTheLawsOfEveryGame(t *testing.T) {
	t.Parallel()
	gametest.Laws(t, Game{}, gametest.Table{
		Setups: []games.Setup{{Seats: people[:2]}, {Seats: people[:3]}, {Seats: people}, {Seats: people[:3], Options: other()}, {Seats: people, Options: other()}},
		Games:  10, Steps: 420,
		Avoid: []string{"pick"}, // TestCharactersChosenInSecret… plays with it
		Asks:  []string{"chosen", "pick", "call", "late", "buy", "flag", "convoy", "port", "curse", "sale", "draw", "ritual", "rituals", "send", "throw", "hand", "near", "save", "loot", "drop", "give", "idol", "perShip", "prices", "final", "odds", "correct", "known"},
		Rare:  []string{"again", "tie", "lose", "share", "pull", "even"},
	})
}

func TestCharactersChosenInSecretObeyTheLawsOfEveryGame(t *testing.T) {
	t.Parallel()
	gametest.Laws(t, Game{}, gametest.Table{Setups: []games.Setup{{Seats: people[:2]}, {Seats: people}}, Games: 4, Steps: 200})
}

func TestEveryWordIsSaidAndEveryOneSaidIsThere(t *testing.T) {
	gametest.Said(t, Game{}.Info())
}
