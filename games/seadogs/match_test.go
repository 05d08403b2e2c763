package seadogs_test

import (
	"fmt"
	"testing"

	"quartermaster/games"
)

// round plays one game of a match of two so that it gives the stated points. Positive points come from deliveries, negative ones
// from cards left in hand. Cards may have any values.
func (x *table) round(points ...int) *table {
	x.Helper()
	x.takes(24).do("delivery yes")
	for seat, left := range points {
		for _, suit := range []string{"gold", "pigs"} {
			if pair := min(left, 40); pair > 1 {
				x.lays(seat, suit, pair-pair/2, pair/2)
				left -= pair
			}
		}
	}
	x.nobody().declined().takes(1).do("delivery yes").nobody().declined().takes(1).do("delivery yes").nobody()
	for seat, n := range points {
		if n >= 0 {
			x.do(fmt.Sprintf("recount who=%d what=cards number=0", seat))
			continue
		}
		x.do(fmt.Sprintf("recount who=%d what=cards number=2", seat), fmt.Sprintf("events/%d 0", seat), fmt.Sprintf("left/%d %d", seat, -n))
	}
	return x
}

// totals returns the points in the match. The view of each player and the last line of the sheet must both show them.
func (x *table) totals() []int {
	x.Helper()
	var seats []int
	for _, seat := range x.p.View(games.Table).Seats {
		for _, part := range seat.Parts {
			if part.ID == "match" {
				seats = append(seats, part.Counter.Value)
			}
		}
	}
	for _, part := range x.p.View(games.Table).Table {
		if part.ID == "sheet" {
			x.wants("the last line of the sheet", part.Ledger.Lines[len(part.Ledger.Lines)-1].Values, seats)
		}
	}
	return seats
}

func TestT19AMatchGoesOnUntilAHundredAndTheHigherTotalWins(t *testing.T) {
	x := sit(t, 2, "play=match", "values=any").round(40, 45) // SD-M1
	x.wants("the next is begun by the next player (SD-M2, O12)", x.do("again yes").turn(), 1)
	x.round(35, 38)
	x.wants("totals", x.totals(), []int{75, 83})
	x.wants("the one in front", x.said("match"), true)
	x.do("again yes").round(28, 18)
	x.wants("T19", x.totals(), []int{103, 101})
	x.wants("T19", x.p.Result().Ranking, [][]games.SeatNo{{0}, {1}})
	sheet := x.p.Result().Sheet
	sums := make([]int, 2)
	for _, l := range sheet.Lines {
		if l.Total {
			x.wants("the sheet adds up", l.Values, sums)
			continue
		}
		for i, v := range l.Values {
			sums[i] += v
		}
	}
}

func TestO11TwoWithAHundredCanShare(t *testing.T) {
	x := sit(t, 2, "play=match", "values=any", "both=shared").round(48, 48).do("again yes").round(48, 48).do("again yes").round(7, 5)
	x.wants("O11", x.p.Result().Ranking, [][]games.SeatNo{{0, 1}})
}

func TestT20NinetySixAndALossGoOn(t *testing.T) {
	x := sit(t, 2, "play=match", "values=any").round(48, 10).do("again yes").round(48, 10)
	x.wants("96", x.totals(), []int{96, 20})
	x.do("again yes").round(-19, 10)
	x.wants("T20", x.totals(), []int{77, 30})
	x.wants("T20", x.asked(), []string{"again", "stop"})
	if x.p.Result() != nil {
		t.Error("T20: the match is over")
	}
}

func TestAMatchCanEndBeforeItsHundred(t *testing.T) {
	x := sit(t, 2, "play=match", "values=any").round(12, 20).do("stop yes")
	x.wants("whoever is in front wins", x.p.Result().Ranking, [][]games.SeatNo{{1}, {0}})
	x = sit(t, 3, "play=match", "values=any", "starter=same")
	x.wants("O12", x.turn(), 0)
}
