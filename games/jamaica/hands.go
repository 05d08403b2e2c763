package jamaica

import (
	"fmt"
	"slices"
	"strings"

	"quartermaster/games"
	"quartermaster/games/jamaica/cargo"
)

// The symbols for movement on the action cards. The symbols for loading are the kinds of goods.
const (
	forward  = "forward"
	backward = "back"
)

var symbols = []string{forward, backward, string(cargo.Gold), string(cargo.Food), string(cargo.Powder)}

// cards are the eleven action cards of each deck, named by their symbols for morning and evening (O10).
var cards = []string{"forward-forward", "forward-back", "back-forward", "forward-food", "forward-powder", "food-forward", "gold-forward", "gold-gold", "food-powder", "powder-food", "powder-gold"}

// askCard asks which card a player has turned over (JM-R3). With the choice "tapped" of option O10 it asks for the two symbols
// one by one instead.
func (r *rules) askCard(s *State, step Step) games.Ask {
	who := args{"Name": r.name(step.Seat)}
	if r.is("cards", "tapped") {
		half := "morning"
		if step.Kind != "" {
			half = "evening"
		}
		var choices []games.Choice
		for _, symbol := range symbols {
			choices = append(choices, games.Choice{ID: symbol, Label: text("symbol."+symbol, nil), Emblem: symbol})
		}
		return tapped(fmt.Sprintf("symbol/%d/%d/%s", s.Round, step.Seat, half), []games.SeatNo{step.Seat}, text("ask."+half, who), "JM-R3", "symbol", choices...)
	}
	laid := s.Voyage.Decks[step.Seat].Laid
	var choices []games.Choice
	for _, card := range cards {
		c := games.Choice{ID: card, Label: cardText(card), Emblem: "card-" + card}
		if slices.Contains(laid, card) { // only a warning, because people sometimes mix up their decks
			c.Faded, c.Effect = true, []games.Text{text("effect.laid", nil)}
		}
		choices = append(choices, c)
	}
	return tapped(fmt.Sprintf("card/%d/%d", s.Round, step.Seat), []games.SeatNo{step.Seat}, text("ask.card", who), "JM-R3", "card", choices...)
}

// cardText describes a card: "forward, then food".
func cardText(card string) games.Text {
	morning, evening, _ := strings.Cut(card, "-")
	return text("card", args{"Morning": text("symbol."+morning, nil), "Evening": text("symbol."+evening, nil)})
}

// playCard plays a card that was turned over. Its morning is finished before its evening begins (JM-R4).
func (m *move) playCard(card string) {
	v := m.s.Voyage
	seat := v.next().Seat
	deck := &v.Decks[seat]
	deck.Hand--
	deck.Laid = append(deck.Laid, card)
	morning, evening, _ := strings.Cut(card, "-")
	m.Say("JM-R3", "card", args{"Name": m.name(seat), "Card": cardText(card)}, seat)
	v.done(Step{Do: doSymbol, Seat: seat, Kind: morning, N: m.s.Dice[0]}, Step{Do: doSymbol, Seat: seat, Kind: evening, N: m.s.Dice[1]})
}

// symbol plays one symbol of a card that is entered by two taps.
func (m *move) symbol(symbol string) {
	v := m.s.Voyage
	step := v.next()
	if step.Kind == "" {
		step.Kind = symbol
		v.done(step)
		return
	}
	m.playCard(step.Kind + "-" + symbol)
}

// draw makes everybody draw cards up to the hand limit. An empty deck is replaced by the cards that were laid (JM-R5, JM-R6).
func (m *move) draw() {
	v := m.s.Voyage
	for i := range v.Decks {
		deck, seat := &v.Decks[i], games.SeatNo(i)
		limit := handLimit
		if m.s.owner(morganMap) == seat {
			limit = withMap
		}
		for deck.Hand < limit {
			if deck.Draw == 0 {
				deck.Draw, deck.Laid = len(deck.Laid), nil
				m.Announce("JM-R6", "shuffle", m.who(seat), seat)
			}
			if deck.Draw == 0 {
				break
			}
			deck.Draw--
			deck.Hand++
		}
	}
}
