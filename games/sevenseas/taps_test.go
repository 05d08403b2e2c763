package sevenseas

import (
	"testing"

	"quartermaster/games"
)

// TestARoundNeedsNoMoreTapsThanPromised counts the answers of a round with one raid and one sale (section 7
// of the specification): 4n + 4 + k taps with a camera for n players and k loot cards kept. Calls that pass
// by themselves cost none; a shot and its confirmation are two taps and one answer; a sale is up to two.
func TestARoundNeedsNoMoreTapsThanPromised(t *testing.T) {
	for n := 2; n <= 4; n++ {
		x := sit(t, n)
		x.set("B.rum", 3, "B.coffee", 2, "B.empty", 2, "B.loaded", 5)
		x.answers = 0
		passes := 0
		x.do("chosen", "all")
		plan := map[games.SeatNo]int{0: Captain, 1: MerchantChar, 2: Governor, 3: Cartographer}
		kept, taps := 0, 0
		for x.open() != "chosen" {
			before := x.answers
			switch x.open() {
			case "call":
				ask := x.ask("call")
				id := ""
				for _, c := range ask.Fields[0].Choices {
					if plan[games.SeatOf(c.ID)] == x.state().Call {
						id = c.ID
						break
					}
				}
				if id == "" {
					if !ask.Clock {
						taps++
					}
					passes++
					x.do("call")
					x.answers = before
				} else {
					x.do("call", id)
				}
			case "convoy":
				x.do("convoy", "ENG-1")
			case "send":
				x.do("send", "1")
			case "throw":
				list := "R1"
				for i := range n {
					list += " " + string(rune('A'+i)) + "6"
				}
				dice := values(list)
				for i := range dice {
					dice[i] = dieAt(dice[i].ID, dice[i].Colour, pips(dice[i].Face), float64(30*i), 0)
				}
				x.battle(dice...)
				taps++ // the confirmation
			case "loot":
				x.do("loot", "fruit")
				kept++
			case "flag":
				x.do("flag", "ENG")
			case "sale":
				taps++ // a sale may need a second tap
				x.do("sale", "rum", "3", "coffee", "2", "fruit", "1")
			case "draw":
				x.do("draw", "drawn")
			default:
				t.Fatalf("%s is asked", x.open())
			}
		}
		taps += x.answers
		if most := 4*n + 4 + kept; taps > most {
			t.Errorf("%d players: %d taps, promised are %d", n, taps, most)
		}
		if passes > 6 {
			t.Errorf("%d calls passed by tap, promised are at most 6 (U2)", passes)
		}
	}
}
