package seadogs_test

import (
	"fmt"
	"testing"

	"quartermaster/games"
	"quartermaster/games/gametest"
	"quartermaster/games/seadogs"
)

var people = []games.Seat{{Name: "Ann", Colour: "green"}, {Name: "Ben", Colour: "white"}, {Name: "Cid", Colour: "blue"}, {Name: "Dot", Colour: "yellow"}, {Name: "Eve", Colour: "red"}, {Name: "Flo", Colour: "purple"}}

// other sets every option to a choice that is not the default.
func other() map[string]string {
	chosen := map[string]string{}
	for _, o := range (seadogs.Game{}).Info().Options {
		chosen[o.ID] = o.Choices[len(o.Choices)-1].ID
	}
	return chosen
}

func with(options map[string]string, pairs ...string) map[string]string {
	for i := 0; i < len(pairs); i += 2 {
		options[pairs[i]] = pairs[i+1]
	}
	return options
}

func TestSeaDogsObeysTheLawsOfEveryGame(t *testing.T) {
	t.Parallel()
	gametest.Laws(t, seadogs.Game{}, gametest.Table{
		Setups: []games.Setup{
			{Seats: people[:2]},
			{Seats: people[:3], Options: map[string]string{"play": "match"}},
			{Seats: people[:4], Options: map[string]string{"visibility": "poor"}},
			{Seats: people},
			{Seats: people[:3], Options: map[string]string{"taps": "deliveries"}},
			{Seats: people[:2], Options: with(other(), "play", "match")},
			{Seats: people[:2], Options: with(other(), "taps", "all")},
			{Seats: people[:5], Options: with(other(), "taps", "all", "play", "single", "visibility", "good", "order", "parallel", "losses", "parallel")},
		},
		Games: 12, Steps: 600,
		Asks:     []string{"begin", "piles", "laid", "early", "turn", "refill", "card", "losses", "loss", "delivery", "pair", "ship", "goods", "nobody", "hire", "events", "left", "hand", "again", "stop", "recount"},
		EachStep: conserved,
	})
}

// conserved checks a position against the laws about the number of cards.
func conserved(t gametest.Reporter, setup games.Setup, p games.Position) {
	t.Helper()
	if setup.Options["taps"] == "deliveries" {
		pairsOnce(t, setup, p.State().(*seadogs.State)) // nothing else is known of the cards
		return
	}
	s, state := look(p), p.State().(*seadogs.State)
	if s.between {
		return // the cards are being put together
	}
	if all := s.draw + 4 + s.used + s.onTable + sum(s.hand) + 2*sum(s.pairs); all != 55 { // C1
		t.Errorf("%d cards are somewhere, not 55: %+v", all, s)
	}
	for i := range s.hand {
		if s.dogs[i] > s.hand[i] || s.dogs[i] < 0 { // C5
			t.Errorf("seat %d has %d sea dogs among %d cards", i, s.dogs[i], s.hand[i])
		}
	}
	if s.draw < 3-s.seen || s.used < 0 || s.seen > 3 { // SD-T6
		t.Errorf("%d cards to draw, %d used, after %d Deliveries", s.draw, s.used, s.seen)
	}
	if all := 3 - s.seen + s.onTable + sum(s.dogs) + state.DogsUsed; all != 3 || state.DogsUsed < 0 { // C3
		t.Errorf("there are %d Deliveries and sea dogs, %d of them used", all, state.DogsUsed)
	}
	pairsOnce(t, setup, state)
	events := map[string]int{}
	for _, event := range state.Played {
		events[event]++
	}
	once(t, "C5", events)
	if values := setup.Options["values"]; values == "" || values == "once" {
		if p.Result() == nil {
			return
		}
		for seat, player := range state.Players {
			if k := player.Hand - player.Dogs - player.Events; player.Left < k || player.Left > 6*k { // C6
				t.Errorf("C6: seat %d holds %d cards of value %d", seat, k, player.Left)
			}
		}
	}
}

func TestEveryWordIsSaidAndEveryOneSaidIsThere(t *testing.T) {
	gametest.Said(t, seadogs.Game{}.Info())
}

// pairsOnce checks C4.
func pairsOnce(t gametest.Reporter, setup games.Setup, state *seadogs.State) {
	t.Helper()
	suits, cards := map[string]int{}, map[string]int{}
	for seat, player := range state.Players {
		for _, pair := range player.Pairs {
			suits[fmt.Sprint(seat, " ", pair.Suit)]++
			cards[fmt.Sprint("ship ", pair.Suit, pair.Ship)]++
			cards[fmt.Sprint("goods ", pair.Suit, pair.Goods)]++
		}
	}
	once(t, "C4", suits)
	if setup.Options["values"] != "any" {
		once(t, "C4", cards)
	}
}

func once(t gametest.Reporter, law string, seen map[string]int) {
	t.Helper()
	for what, n := range seen {
		if n > 1 {
			t.Errorf("%s: %s lies there %d times", law, what, n)
		}
	}
}
