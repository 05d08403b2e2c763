package jamaica_test

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"quartermaster/games"
	"quartermaster/games/gametest"
	"quartermaster/games/jamaica"
	"quartermaster/games/jamaica/cargo"
)

// sail starts a game in which the program keeps everything (O11 all) and knows the sample track.
func sail(t testing.TB, n int, options ...string) *table {
	t.Helper()
	setup := games.Setup{Seats: people[:n], Box: sampleBox(), Options: map[string]string{"kept": "all"}}
	return &table{TB: t, p: gametest.Start(t, jamaica.Game{}, setup, options...)}
}

// at puts a ship on a space of the sample track; "17'" is behind the start.
func (x *table) at(seat int, name string) *table {
	x.Helper()
	behind := strings.Count(name, "'")
	return x.do(fmt.Sprintf("ship who=%d space=%d behind=%d", seat, space(strings.TrimRight(name, "'")), behind))
}

var goodsOf = map[byte]string{'D': "gold", 'F': "food", 'P': "powder"}

// fill sets the contents of a player's holds: "D3 F3 - P1 -".
func (x *table) fill(seat int, holds string) *table {
	x.Helper()
	for i, h := range strings.Fields(holds) {
		kind, n := "gold", "0"
		if h != "-" {
			kind, n = goodsOf[h[0]], h[1:]
		}
		x.do(fmt.Sprintf("hold who=%d hold=%d kind=%s count=%s", seat, i, kind, n))
	}
	return x
}

// holds returns the contents of a player's holds in the same short form.
func (x *table) holds(seat int) string {
	var all []string
	for _, h := range x.state().Voyage.Ships[seat].Holds {
		short := "-"
		for letter, kind := range goodsOf {
			if string(h.Kind) == kind {
				short = fmt.Sprintf("%c%d", letter, h.N)
			}
		}
		all = append(all, short)
	}
	return strings.Join(all, " ")
}

// where returns the space of a ship, by its name on the sample track.
func (x *table) where(seat int) string {
	p := x.state().Voyage.Ships[seat].Place
	return named[p.Space] + strings.Repeat("'", p.Behind)
}

// dawn throws the dice and uses the first one for the morning.
func (x *table) dawn(morning, evening int) *table {
	x.Helper()
	n := x.state().Round + 1
	x.do(fmt.Sprintf("action/%d %d %d", n, morning, evening))
	if morning != evening {
		x.do(fmt.Sprintf("day/%d %d-%d", n, morning, evening))
	}
	return x
}

// taps answers the open ask of a kind.
func (x *table) taps(kind, pick string) *table {
	x.Helper()
	for _, id := range x.open() {
		if k, _, _ := strings.Cut(id, "/"); k == kind {
			return x.do(id + " " + pick)
		}
	}
	x.Fatalf("%s is not asked; open are %v", kind, x.open())
	return x
}

// can returns the choices of the open ask that are not refused.
func (x *table) can(kind string) (ids []string) {
	x.Helper()
	for _, a := range x.p.Asks() {
		if k, _, _ := strings.Cut(a.ID, "/"); k == kind {
			for _, c := range a.Fields[0].Choices {
				if c.Refused == nil {
					ids = append(ids, c.ID)
				}
			}
			return ids
		}
	}
	x.Fatalf("%s is not asked; open are %v", kind, x.open())
	return nil
}

// asked returns the kind of the first open ask.
func (x *table) asked() string {
	kind, _, _ := strings.Cut(x.p.Asks()[0].ID, "/")
	return kind
}

// face throws the combat die.
func (x *table) face(face string) *table {
	x.Helper()
	return x.do(x.p.Asks()[0].ID + " " + face)
}

func (x *table) bank(kind cargo.Kind) int { return x.state().Voyage.Bank[kind] }

// JM-S4, JM-S5, JM-S6, JM-S7, JM-S8: T1, T2. O11.
func TestJMS4JMS5JMS6JMS7JMS8TheBoxIsLaidOut(t *testing.T) {
	x := sail(t, 4)
	x.wants("T1", []int{x.bank("gold"), x.bank("food"), x.bank("powder"), x.state().Stack, len(x.state().Voyage.Tokens)}, []int{68, 33, 45, 9, 9})
	x.wants("JM-S4, JM-S6", x.holds(2), "F3 D3 - - -")
	x.wants("JM-S7", x.where(3), "R")
	x.wants("JM-S8", x.state().Voyage.Decks[1], jamaica.Deck{Hand: 3, Draw: 8})
	x = sail(t, 2)
	x.wants("T2", []int{x.bank("gold"), x.bank("food"), x.state().Stack}, []int{66, 39, 9})
	x.wants("JM-G2", x.holds(2), "D5 D3 - - -")
	x.wants("the ghost's Lady Beth", x.state().Ships[2].Open, []string{"beth"})
}

// JM-R3, JM-R4, JM-R6, JM-R7: a quiet round of four people is five taps: the day, and a card each.
func TestJMR3AQuietRoundIsATapForTheDayAndOneForEachCard(t *testing.T) {
	x := sail(t, 4).dawn(4, 2)
	for seat := range 4 {
		x.wants("whose card", x.p.Asks()[0].Seats, []games.SeatNo{games.SeatNo(seat)})
		x.taps("card", "food-powder")
	}
	x.wants("JM-L2: both are loaded, and the next captain throws", x.holds(3), "F3 D3 F4 P2 -")
	x.wants("JM-R7", x.p.Asks()[0].Seats, []games.SeatNo{1})
	x.dawn(1, 1)
	if c := x.choice(x.open()[0], "food-powder"); !c.Faded || c.Refused != nil { // nobody can have it, but decks get mixed up
		t.Error("a card that was laid is not warned of, or refused")
	}
	for round := range 8 {
		if round > 0 {
			x.dawn(1, 1)
		}
		for range 4 {
			x.taps("card", "gold-gold")
			for x.asked() == "empty" {
				x.taps("empty", x.can("empty")[0])
			}
		}
	}
	x.wants("JM-R6: after nine cards of eleven the laid ones are shuffled", x.state().Voyage.Decks[0], jamaica.Deck{Hand: 3, Draw: 8})
	x.wants("JM-R6", slices.Contains(x.log(), "shuffle"), true)
}

// JM-L1, JM-L2, JM-L3, JM-L4, JM-L5, JM-L6; T3, T4, T5, T6, T30; O3.
func TestJML1JML3JML4JML6GoodsAreLoaded(t *testing.T) {
	x := sail(t, 3).dawn(4, 3).taps("card", "powder-gold")
	x.wants("T3", []any{x.holds(0), x.bank("powder")}, []any{"F3 D3 P4 D3 -", 41})

	x = sail(t, 3).at(0, "20").fill(0, "D3 F3 P4 D2 F1").dawn(5, 1).taps("card", "gold-forward")
	x.wants("T4", x.can("empty"), []string{"1", "2", "4"})
	food, gold := x.bank("food"), x.bank("gold")
	x.wants("T4: what may not be emptied", x.refused(x.p.Asks()[0].ID+" 0"), "sameKind")
	x.taps("empty", "4")
	x.wants("T4", []any{x.holds(0), x.bank("food") - food, x.bank("gold") - gold}, []any{"D3 F3 P4 D2 D5", 1, -5})

	x = sail(t, 3).fill(0, "D1 D2 D3 D1 D6").dawn(4, 1).taps("card", "gold-forward")
	x.wants("T5", x.holds(0), "D1 D2 D3 D1 D6")

	x = sail(t, 3).dawn(3, 5).taps("card", "gold-gold")
	x.wants("T6", x.holds(0), "F3 D3 D3 D5 -")

	x = sail(t, 3).fill(0, "D3 F2 P1 P2 -").dawn(4, 5).taps("card", "gold-gold")
	x.wants("T30", []any{x.holds(0), x.can("empty")}, []any{"D3 F2 P1 P2 D4", []string{"1", "2", "3"}})
	powder := x.bank("powder")
	x.taps("empty", "2")
	x.wants("T30", []any{x.holds(0), x.bank("powder") - powder}, []any{"D3 F2 D5 P2 D4", 1})

	x = sail(t, 3).fill(1, "D30 D30 D12 - -").dawn(4, 1).taps("card", "gold-forward")
	x.wants("O3: it is counted on, and told", []any{x.bank("gold") < 0, slices.Contains(x.log(), "bankEmpty")}, []any{true, true})
}

// JM-M1, JM-M2, JM-M3, JM-M5, JM-M6, JM-M7; T7, T8, T11, E1; O4, O9.
func TestJMM1JMM2JMM3JMM5JMM6ShipsMoveAndPay(t *testing.T) {
	x := sail(t, 3, "ghost=off").at(0, "8").fill(0, "D3 D2 F3 - -").dawn(2, 1).taps("card", "forward-powder")
	x.wants("T7", []any{x.where(0), x.holds(0)}, []any{"10", "D1 P1 F3 - -"})

	x = sail(t, 3).at(0, "8").fill(0, "D3 D2 F3 P1 P1").dawn(2, 2).taps("card", "forward-back")
	x.wants("T7 and back to a free lair is by two ways from 10", x.where(0), "8")

	x = sail(t, 3).at(0, "8").fill(0, "D3 D2 F3 - -").dawn(2, 3).taps("card", "forward-forward")
	x.wants("JM-M2", []any{x.where(0), x.can("route")}, []any{"10", []string{"0", "1"}})
	x.do("paid 0")
	x.wants("O9: another hold pays, until the next answer", x.holds(0), "- D1 F3 - -")
	x.taps("route", "0")
	x.wants("O4", x.where(0), "24")
	x.wants("JM-M7", x.asked(), "drawn")
	x.do("drawn hidden")
	x.wants("nothing is paid on a lair, and it is the next one's turn", []any{x.holds(0), x.asked()}, []any{"- D1 F3 - -", "card"})

	x = sail(t, 3, "payment=ask").at(0, "8").fill(0, "D3 D2 F3 - -").dawn(2, 3).taps("card", "forward-powder")
	x.wants("O9", x.can("pay"), []string{"0", "1"})
	x.taps("pay", "0")
	x.wants("what is left comes from the only other hold", x.holds(0), "P3 D1 F3 - -")

	x = sail(t, 3).at(0, "9").fill(0, "F1 - - - -").dawn(2, 6).taps("card", "forward-food")
	x.wants("T8, E1: pays what there is, then the die", []any{x.where(0), x.holds(0), x.asked()}, []any{"11", "- - - - -", "short"})
	x.wants("who throws", x.p.Asks()[0].Seats, []games.SeatNo{0})
	x.face("star")
	x.wants("JM-R4: only then it loads", []any{x.where(0), x.holds(0)}, []any{"11", "F6 - - - -"})

	x = sail(t, 3).at(0, "9").fill(0, "F3 - - - -").dawn(2, 6).taps("card", "forward-food")
	x.wants("JM-M5: it stays on 11 and pays no more", []any{x.where(0), x.holds(0)}, []any{"11", "F6 - - - -"})
}

// JM-X1, JM-X2, JM-X3, JM-X4; T9, T10, T11, T26, T32; O2, O8.
func TestJMX2JMX3JMX4AShortageLeadsBack(t *testing.T) {
	short := func(options ...string) *table {
		return sail(t, 3, options...).at(0, "9").fill(0, "D9 - - - -").dawn(2, 1).taps("card", "forward-powder")
	}
	for face, want := range map[string]string{"8": "8", "4": "10", "star": "11"} {
		x := short().face(face)
		x.wants("T9, "+face, []any{x.where(0), x.holds(0)}, []any{want, "D9 P1 - - -"})
	}
	x := short().face("10")
	x.wants("T9: the lair", []any{x.where(0), x.asked()}, []any{"9", "take"})
	x.taps("take", "no")
	x.wants("the token stays", len(x.state().Voyage.Tokens), 9)
	x = short().face("10").taps("take", "yes")
	x.wants("JM-X4", x.asked(), "drawn")

	x = sail(t, 3).at(0, "1").fill(0, "F3 - - - -").dawn(1, 1).taps("card", "forward-food").face("10")
	x.wants("T10", x.where(0), "R")

	x = sail(t, 3, "cards=tapped").at(0, "7").fill(0, "- - - - -").dawn(1, 1) // O10
	x.taps("symbol", "forward").taps("symbol", "gold").face("10")
	x.wants("T11", x.asked(), "route")
	var ends []string
	for _, c := range x.p.Asks()[0].Fields[0].Choices {
		ends = append(ends, c.Emblem)
	}
	x.wants("T11: 22 by one arm, 7 by the other", ends, []string{"lair", "lair"})
	x.taps("route", "1")
	x.wants("T11", x.where(0), "7")

	x = sail(t, 3).at(0, "17'").fill(0, "D2 - - - -").dawn(1, 1).taps("card", "back-forward")
	x.wants("T26: pays what there is and stays, no throw", x.log()[:4], []string{"card", "to", "short", "stays"})
	x = sail(t, 3, "behind=back").at(0, "17'").fill(0, "D2 - - - -").dawn(1, 1).taps("card", "back-forward").face("6")
	x.wants("T26, O8: back to 15, then the evening", []any{slices.Contains(x.log(), "back.sea"), x.state().Voyage.Ships[0].Place.Behind}, []any{true, 1})

	x = sail(t, 3).at(0, "9").at(1, "9").fill(0, "D9 - - - -").fill(1, "D1 - - - -").dawn(2, 1).taps("card", "forward-powder").face("10")
	x.wants("T32: a battle, no price", []any{x.where(0), x.asked()}, []any{"9", "combat"})
	x.face("4").face("4")
	x.wants("T32: then the treasure", x.asked(), "take")

	x = short("shortage=older")
	x.wants("O2: the first space that can be paid for in full, and it is paid", []any{x.where(0), x.holds(0)}, []any{"10", "D5 P1 - - -"})
}

// JM-E1, JM-M4, JM-A5; T19, T20, T21, T22; O5.
func TestJMM4T20T21T22PastTheStart(t *testing.T) {
	x := sail(t, 3).at(0, "18").dawn(5, 3).taps("card", "forward-forward")
	x.wants("T20: home, the evening dropped, the round goes on", []any{x.where(0), x.state().Ships[0].Home, x.asked()}, []any{"R", true, "card"})
	x.taps("card", "food-powder").taps("card", "food-powder")
	x.wants("JM-E2: then the points; nothing but hidden treasures would be asked", x.p.Result() != nil, true)
	x.wants("final numbers and doubloons are known", x.p.Result().Sheet.Lines[0].Values, []int{15, -5, -5})
	x.wants("the others share", x.p.Result().Ranking, [][]games.SeatNo{{0}, {1, 2}})

	x = sail(t, 3).dawn(4, 6).taps("card", "back-forward")
	x.wants("T21: lair 17's treasure", []any{x.where(0), x.asked()}, []any{"17'", "drawn"})
	x.wants("T21: to go", x.p.View(games.Table).Seats[0].Parts[0].Counter.Value, 25)
	x.do("drawn hidden")
	x.wants("T22: past the start, and not home", []any{x.where(0), x.holds(0), x.state().Ships[0].Home}, []any{"2", "F3 D1 - - -", false})
	x = sail(t, 3).at(0, "2").fill(0, "D9 - - - -").dawn(3, 1).taps("card", "back-forward")
	x.wants("O5: later too", x.where(0), "R")
}

// JM-B1, JM-B2, JM-B8; T12, T13, T14, T18, T19.
func TestJMB2JMA5T18T19BootyIsLoadedByTheRules(t *testing.T) {
	fight := func(winner, loser string) *table {
		return sail(t, 3).at(0, "6").at(1, "7").fill(0, winner).fill(1, loser).dawn(1, 1).taps("card", "forward-back")
	}
	x := fight("D1 P2 P4 D3 D2", "F5 - - - -")
	x.wants("powder is bounded by what is aboard", x.can("powder"), []string{"0", "1", "2", "3", "4", "5", "6"})
	powder := x.bank("powder")
	x.taps("powder", "4").face("6")
	x.wants("T12: the defender has no powder and only throws", x.asked(), "combat")
	x.face("4")
	x.wants("JM-B7, smallest hold first", []any{x.holds(0), x.bank("powder") - powder}, []any{"D1 - P2 D3 D2", 4})
	x.wants("JM-B8", x.can("booty"), []string{"hold0", "nothing"})
	x.taps("booty", "hold0")
	x.wants("a hold is empty: it is loaded there", x.holds(0)[:5], "D1 F5")

	x = fight("D1 P2 P4 D3 D2", "F5 - - - -").taps("powder", "0").face("star")
	x.taps("booty", "hold0")
	x.wants("T18: one must be emptied, any", x.can("empty"), []string{"0", "1", "2", "3", "4"})
	gold := x.bank("gold")
	x.taps("empty", "0")
	x.wants("T18", []any{strings.Fields(x.holds(0))[0], x.bank("gold") - gold}, []any{"F5", 1})

	x = fight("D1 D2 D4 D3 D2", "D5 P1 - - -").face("star")
	x.wants("JM-L5: no place for doubloons", x.can("booty"), []string{"hold1", "nothing"})
	x = fight("D1 - - - -", "- - - - -").face("star")
	x.wants("nothing to take or give: nobody is asked", x.asked() == "booty", false)
	x = fight("D1 - - - -", "D2 - - - -").face("8").face("8")
	x.wants("T13: a tie brings no booty", slices.Contains(x.log(), "tie"), true)

	x = sail(t, 3).at(0, "6").at(1, "7").do("correct who=1 what=sixth value=1")
	x.do("hold who=1 hold=5 kind=powder count=4").dawn(1, 1).taps("card", "forward-back").face("star").taps("booty", "sixth")
	x.wants("T19", []any{x.holds(0)[len(x.holds(0))-2:], len(strings.Fields(x.holds(1)))}, []any{"P4", 5})
	x.wants("JM-A5: who has it not, has no sixth hold", x.refused("hold who=2 hold=5 kind=gold count=1"), "noSixth")

	x = sail(t, 3).do("correct who=0 what=sixth value=1").dawn(4, 1).taps("card", "powder-gold")
	x.do("stow 5")
	x.wants("another hold than the program chose", strings.Fields(x.holds(0))[5], "D1")

	x = sail(t, 3).at(0, "19").at(1, "R").dawn(2, 1).taps("card", "forward-forward")
	x.wants("JM-B2: none on Port Royal", x.asked(), "card")
	x = sail(t, 4).at(0, "6").at(1, "7").at(2, "7").dawn(1, 1).taps("card", "forward-back")
	x.wants("JM-B1: one of several", x.can("defender"), []string{"1", "2"})
}

// JM-G3 to JM-G11; T24, T25, T28, T29, T31.
func TestJMG3JMG5JMG6T24T25T28T29TheGhostSails(t *testing.T) {
	ghost := func(at, a, b string) *table { // two people have laid cards that load
		return sail(t, 2).at(0, a).at(1, b).at(2, at).dawn(3, 2).taps("card", "food-powder").taps("card", "food-powder")
	}
	x := ghost("10", "5", "9")
	x.wants("T24: it leads, goes back, and the captain picks the way", []any{x.asked(), x.p.Asks()[0].Seats}, []any{"route", []games.SeatNo{0}})
	x = ghost("9", "5", "9")
	x.wants("T24: tied for the lead", x.asked(), "direction")
	x = ghost("4", "5", "9")
	x.wants("T24: behind all", slices.Contains(x.log(), "ghost.forward"), true)

	x = ghost("18", "15", "18").taps("direction", "forward")
	x.wants("T28: Port Royal, and the game goes on; then it must turn back", []any{x.where(2), x.state().Ships[2].Home, x.p.Result() == nil}, []any{"19", false, true})
	x.wants("JM-G7: the lair's treasure lies unseen", x.state().Ships[2].Hidden, 1)
	x.wants("JM-G6: it never pays", x.holds(2), "D5 D3 - - -")

	meets := func(loser string, full bool) *table {
		x := sail(t, 2).at(0, "1").at(1, "4").at(2, "2") // it comes upon Ben by 2
		x.fill(1, loser)
		if full {
			x.fill(2, "D5 D3 D1 D1 D1")
		}
		return x.dawn(2, 1).taps("card", "food-powder").taps("card", "gold-gold")
	}
	x = meets("D1 P4 - - -", false)
	x.wants("tied or not, it goes on", x.asked(), "direction")
	x.taps("direction", "forward")
	x.wants("T31: Anna throws for it", []any{x.asked(), x.p.Asks()[0].Seats}, []any{"combat", []games.SeatNo{0}})
	powder := x.bank("powder")
	x.face("star").taps("booty", "hold1")
	x.wants("T25: powder goes to the bank", []any{x.bank("powder") - powder, x.holds(2)}, []any{4, "D5 D3 - - -"})
	x = meets("D1 P4 - - -", false).taps("direction", "forward").face("star").taps("booty", "hold0")
	x.wants("T25: doubloons are loaded", x.holds(2), "D5 D3 D1 - -")
	x = meets("D2 P3 - - -", true).taps("direction", "forward").face("star")
	x.wants("T29", slices.Contains(x.can("booty"), "hold0"), false)
	x.wants("T29", slices.Contains(x.can("booty"), "hold1"), true)

	x = sail(t, 2).at(0, "4").at(1, "4").at(2, "2").dawn(2, 1).taps("card", "food-powder").taps("card", "food-powder")
	x.wants("T31: the captain picks its victim", x.can("defender"), []string{"0", "1"})
	x.taps("defender", "0")
	x.wants("T31: against Anna, Ben throws", x.p.Asks()[0].Seats, []games.SeatNo{1})
}

// The program remembers the track. People can correct it before the first throw.
func TestTheTrackIsToldOnceAndCanBePutRight(t *testing.T) {
	x := &table{TB: t}
	setup := games.Setup{Seats: people[:3], Options: map[string]string{"kept": "all"}}
	x.p = gametest.Start(t, jamaica.Game{}, setup)
	for i, tile := range sample {
		if tile == "royal" {
			x.wants("it begins with the first space", x.state().Phase, "chart")
		}
		x.do(fmt.Sprintf("space/%d %s", i+1, tile))
	}
	x.wants("a space after Port Royal is not asked", x.open(), []string{"first"})
	x.do("first " + strconv.Itoa(space("15")))
	var fields []string
	for _, f := range x.p.Asks()[0].Fields {
		fields = append(fields, f.Remember)
	}
	x.wants("the numbers after the −5", len(fields), 5)
	x.do("finals final" + strconv.Itoa(space("20")) + "=9")
	x.wants("then the first throw", x.open(), []string{"action/1", "mend", "hold", "ship"})
	x.do("mend " + strconv.Itoa(space("11")))
	x.do(fmt.Sprintf("mended/%d sea-1", space("11")))
	x.wants("a price is put right", x.state().Voyage.Tiles[slices.Index(sample, "sea-3")], "sea-1")
	x.dawn(1, 1)
	x.wants("later it is known", slices.Contains(x.open(), "mend"), false)

	x.p = gametest.Start(t, jamaica.Game{}, setup)
	x.wants("Port Royal at once", x.refused("space/1 royal"), "jamaica.track.short")
	x.wants("a fork at the start", x.refused("space/1 fork"), "jamaica.track.first")
	setup.Box = sampleBox()
	setup.Box["track/3"] = games.Value("island") // as if it had never been told
	x.p = gametest.Start(t, jamaica.Game{}, setup)
	x.wants("what does not fit is asked", x.open(), []string{"space/3"})
}

// Treasures that were given before the first throw are not on the track, also after the track was put right (C2).
func TestATrackPutRightKeepsTheTreasuresThatWereGiven(t *testing.T) {
	lair := fmt.Sprint(1 + slices.Index(sample, "lair")) // only spaces stand before the first
	for _, ghost := range []string{"off", "on"} {
		x := sail(t, 2, "ghost="+ghost).do("correct who=0 what=hidden value=2", "correct who=1 what=map value=1")
		before := x.state().Stack
		x.do("mend "+lair, "mended/"+lair+" sea-1")
		x.wants("treasures left with ghost "+ghost, x.state().Stack, before-1)
		x.wants("tokens on the track", len(x.state().Voyage.Tokens), x.state().Stack)
	}
	x := sail(t, 2, "ghost=off").do("correct who=0 what=hidden value=9", "mend "+lair)
	x.wants("fewer lairs than treasures that were given", x.refused("mended/"+lair+" sea-1"), "lairs")
}

// The limits for corrections of ships and holds.
func TestWhatCannotBeIsRefusedWithASentence(t *testing.T) {
	x := sail(t, 3).at(0, "18").dawn(5, 3).taps("card", "forward-forward")
	x.wants("a ship that is home", x.refused("ship who=0 space=3 behind=0"), "home")
	x.wants("more than a hold takes", x.refused("hold who=1 hold=0 kind=gold count=31"), "games.refused.range")
}
