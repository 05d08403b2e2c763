package jamaica_test

import (
	"encoding/json"
	"fmt"
	"reflect"
	"strings"
	"testing"

	"quartermaster/games"
	"quartermaster/games/gametest"
	"quartermaster/games/jamaica"
)

// table is a game that a test plays through the contract.
type table struct {
	testing.TB
	p    games.Position
	said []games.Happening // by the last answer
}

func sit(t testing.TB, n int, options ...string) *table {
	t.Helper()
	return &table{TB: t, p: gametest.Start(t, jamaica.Game{}, games.Setup{Seats: people[:n]}, options...)}
}

func (x *table) do(all ...string) *table {
	x.Helper()
	for _, words := range all {
		next, said, err := x.p.Answer(gametest.Written(x.p, words))
		if err != nil {
			x.Fatalf("%q was refused: %v; open are %v", words, err, x.open())
		}
		x.p, x.said = next, said
	}
	return x
}

// refused gives an answer that must be refused, checks that nothing changes, and returns the reason.
func (x *table) refused(words string) string {
	x.Helper()
	before, _ := json.Marshal(x.p.State())
	_, _, err := x.p.Answer(gametest.Written(x.p, words))
	if after, _ := json.Marshal(x.p.State()); err == nil || string(after) != string(before) {
		x.Fatalf("%q was taken, or changed something", words)
	}
	return strings.TrimPrefix(err.(*games.Refusal).Reason.ID, "jamaica.refused.")
}

func (x *table) open() (ids []string) {
	for _, a := range x.p.Asks() {
		if a.ID != "correct" {
			ids = append(ids, a.ID)
		}
	}
	return ids
}

func (x *table) state() *jamaica.State { return x.p.State().(*jamaica.State) }

// log returns the message ids of the happenings of the last answer.
func (x *table) log() (ids []string) {
	for _, h := range x.said {
		ids = append(ids, strings.TrimPrefix(h.Text.ID, "jamaica.log."))
	}
	return ids
}

func (x *table) wants(what string, got, want any) {
	x.Helper()
	if fmt.Sprint(got) != fmt.Sprint(want) {
		x.Errorf("%s: %v, want %v", what, got, want)
	}
}

func (x *table) choice(ask, id string) games.Choice {
	x.Helper()
	for _, a := range x.p.Asks() {
		if a.ID == ask {
			for _, c := range a.Fields[0].Choices {
				if c.ID == id {
					return c
				}
			}
		}
	}
	x.Fatalf("%s has no choice %s; open are %v", ask, id, x.open())
	return games.Choice{}
}

// day plays the first throw: it is Anna's round.
func (x *table) day() *table { x.Helper(); return x.do("action/1 4 2", "day/1 4-2") }

// has gives a player open treasures.
func (x *table) has(seat int, treasures ...string) *table {
	x.Helper()
	for _, t := range treasures {
		x.do(fmt.Sprintf("treasure %d", seat), "drawn "+t)
	}
	return x
}

// JM-S1 to JM-S9: T1 with four players, T2 with two and the ghost.
func TestT1T2TheSetUpIsTold(t *testing.T) {
	for _, c := range []struct{ people, gold, food int }{{4, 68, 33}, {2, 66, 39}} {
		counts := map[string]int{}
		for _, step := range (jamaica.Game{}).Prepare(games.Setup{Seats: people[:c.people]}) {
			for _, piece := range step.Pieces.Items {
				counts[piece.Emblem] = piece.Count // the bank comes last
			}
		}
		if counts["gold"] != c.gold || counts["food"] != c.food || counts["powder"] != 45 || counts["chest"] != 9 {
			t.Errorf("%d people: %v", c.people, counts)
		}
	}
	x := sit(t, 4)
	x.wants("JM-S9", x.open(), []string{"action/1"})
	x.wants("JM-S2, JM-S3", x.state().Stack, 9)
}

// JM-R1, JM-R2, JM-R5, JM-R7: a quiet round is a throw and one tap, and the next throw ends it.
func TestJMR1AQuietRoundIsOneTap(t *testing.T) {
	x := sit(t, 3).do("action/1 2 4")
	x.wants("JM-R1", x.open(), []string{"day/1"})
	x.do("day/1 4-2")
	x.wants("day", x.state().Dice, [2]int{4, 2})
	x.wants("JM-R2", x.log(), []string{"day"})
	x.wants("beside", x.open(), []string{"action/2", "battle", "shortage", "treasure", "home"})
	x.do("action/2 5 5")
	x.wants("JM-R5, JM-R7; doubles need no tap", x.log(), []string{"captain", "draw", "day"})
	x.wants("captain", x.state().Captain, 1)
	x.has(2, "map").do("action/3 6 1")
	x.wants("JM-A2", x.log(), []string{"captain", "drawMap"})
}

func TestDiceThatAreNotWantedAreRefusedWithASentence(t *testing.T) {
	x := sit(t, 3)
	x.wants("one die", x.refused("action/1 4"), "dice")
	x.wants("three dice", x.refused("action/1 4 2 2"), "dice")
	x.wants("a die that leans", x.refused("action/1 4 2~"), "leans")
	x.wants("the star", x.refused("action/1 4 star"), "face")
	_, _, err := x.p.Answer(gametest.Written(x.p, "action/1 4 star"))
	if face := err.(*games.Refusal).Reason.Args["Face"].(games.Text); face.ID != "jamaica.face.star" {
		t.Errorf("the star is called %v in every language", face)
	}
	x.day().do("shortage yes")
	x.wants("a pip die", x.refused("short/0 5"), "face")
	x.wants("two of them", x.refused("short/0 4 6"), "dice")
	if _, err := (jamaica.Game{}).Start(games.Setup{Seats: people, Options: map[string]string{"ghost": "on"}}); err == nil || !strings.HasSuffix(err.Error(), "refused.ghost") { // O6
		t.Errorf("six people and the ghost: %v", err)
	}
	if _, err := (jamaica.Game{}).Start(games.Setup{Seats: append(people[:6:6], games.Seat{Name: "Gus", Colour: "pink"})}); err == nil {
		t.Error("seven people play")
	}
}

// fights plays a battle of Anna against Ben up to its end or to the choice of booty.
func (x *table) fights(attack, face, defence, answer string) *table {
	x.Helper()
	x.do("battle 0", "defender 1", "powder/0 "+attack, fmt.Sprintf("combat/%d %s", x.state().Combats, face))
	if defence != "" {
		x.do("powder/1 "+defence, fmt.Sprintf("combat/%d %s", x.state().Combats, answer))
	}
	return x
}

// JM-B1, JM-B3, JM-B4, JM-B5, JM-B6, JM-B7: T12, T13, T14, T15 and E2.
func TestT12T13T14T15BattlesEndAsTheRulesSay(t *testing.T) {
	for name, c := range map[string]struct {
		attack, face, defence, answer string
		log, open                     string
	}{
		"T12, 10 to 7":        {"4", "6", "3", "4", "power", "booty"},
		"E2, 10 to 7":         {"2", "8", "3", "4", "power", "booty"},
		"T13, a tie":          {"0", "8", "0", "8", "tie", "action/2"},
		"T14, attacking star": {"3", "star", "", "", "star", "booty"},
		"T15, defending star": {"5", "10", "0", "star", "star", "booty"},
	} {
		x := sit(t, 3).day().fights(c.attack, c.face, c.defence, c.answer)
		x.wants(name, x.log()[0], c.log)
		x.wants(name, x.open()[0], c.open)
	}
	x := sit(t, 3).day().fights("5", "10", "0", "star") // JM-B6: the star beats 15
	x.wants("T15", x.said[0].Seats, []games.SeatNo{1})
	x.do("booty hold")
	x.wants("JM-B8, JM-B9", x.log(), []string{"hold", "pays"})
	x.wants("JM-B7: the round goes on", x.open()[0], "action/2")
}

// A battle is at most six taps: battle, who, whom, powder twice, booty.
func TestABattleIsSixTaps(t *testing.T) {
	x := sit(t, 4).day()
	taps := 1 // the button
	for _, words := range []string{"battle 0", "defender 1", "powder/0 4", "combat/0 6", "powder/1 3", "combat/1 4", "booty hold"} {
		if !strings.HasPrefix(words, "combat") {
			taps++
		}
		x.do(words)
	}
	x.wants("taps", taps, 6)
	x.wants("a second tap on a battle that is over", x.refused("booty hold"), "games.refused.closed")
	x.do("battle 2", "defender")
	x.wants("back", x.open()[0], "action/2")
}

// JM-A3: T16. JM-A4: T17.
func TestT16T17SabreAndLadyBeth(t *testing.T) {
	x := sit(t, 3).day().has(1, "sabre")
	x.fights("3", "star", "", "")
	x.wants("the defender's Sabre", x.open(), []string{"sabre/0"})
	x.do("sabre/0 yes", "combat/1 2")
	x.wants("then the defence", x.open(), []string{"powder/1"})
	x.do("powder/1 4", "combat/2 2")
	x.wants("used once", x.log(), []string{"power"})
	x.wants("3 + 2 to 4 + 2", []any{x.said[0].Text.Args["Attack"], x.said[0].Text.Args["Defence"]}, []any{5, 6})

	x = sit(t, 3).day().has(1, "sabre").do("battle 0", "defender 1", "powder/0 1", "combat/0 2", "sabre/0 no", "powder/1 0", "combat/1 4")
	x.wants("asked after each throw until it is used", x.open(), []string{"sabre/1"})
	x.do("sabre/1 no")
	x.wants("log", x.log(), []string{"power"})

	x = sit(t, 3).day().has(0, "beth").fights("1", "4", "0", "6")
	x.wants("T17", x.said[0].Text.Args["Attack"], 7)

	x = sit(t, 3).day().has(1, "beth").fights("9", "8", "0", "6").do("booty beth")
	for _, part := range x.p.View(games.Table).Table {
		if part.ID == "fight" {
			lines := part.Ledger.Lines
			x.wants("the battle is shown as it was fought, though Lady Beth has changed hands", lines[len(lines)-1].Values, []int{17, 8})
		}
	}
}

// JM-M7, JM-M8, JM-A1, JM-A6, C2: a treasure is three taps.
func TestJMM7TreasuresAreDrawnAndStolen(t *testing.T) {
	x := sit(t, 3).day().do("treasure 0")
	x.wants("left", x.said[0].Text.Args["Count"], 8)
	x.do("drawn hidden").has(0, "map", "sixth")
	x.wants("JM-M8", x.state().Ships[0], jamaica.Ship{Hidden: 1, Open: []string{"map", "sixth"}})
	if c := x.do("treasure 1").choice("drawn", "map"); c.Refused == nil {
		x.Error("the Map is drawn twice")
	}
	x.do("drawn hidden").do("battle 1", "defender 0", "powder/0 0", "combat/0 star")
	if c := x.choice("booty", "map"); c.Refused != nil {
		x.Error("the Map cannot be stolen")
	}
	x.do("booty map")
	x.wants("JM-B8b", x.state().Ships[1].Open, []string{"map"})
	x.do("battle 1", "defender 0", "powder/0 0", "combat/1 star", "booty curse")
	x.wants("JM-B8c", []int{x.state().Ships[0].Hidden, x.state().Ships[1].Hidden}, []int{2, 0})
	x.do("battle 1", "defender 0", "powder/0 0", "combat/2 star")
	if c := x.choice("booty", "curse"); c.Refused == nil {
		x.Error("a curse is given by who has no hidden treasure")
	}
	x.do("booty hidden")
	x.wants("a hidden one, unseen", []int{x.state().Ships[0].Hidden, x.state().Ships[1].Hidden}, []int{1, 1})
	if x.wants("what can be set right", x.refused("correct who=0 what=hidden value=9"), "stack"); x.state().Stack != 5 {
		x.Errorf("the stack is %d", x.state().Stack)
	}
	x.do("correct who=0 what=hidden value=3", "correct who=2 what=map value=1", "correct who=2 what=map value=0")
	x.wants("C2", []int{x.state().Stack, x.state().Ships[0].Hidden}, []int{4, 3})
}

// JM-X1, JM-X4, O1, O2.
func TestJMX1AShortageSaysWhereTo(t *testing.T) {
	for face, want := range map[string]string{"2": "port", "4": "port", "6": "sea", "8": "sea", "10": "lair", "star": "stay"} {
		x := sit(t, 3).day().do("shortage yes", "short/0 "+face)
		x.wants(face, x.log(), []string{"back." + want})
		x.wants("the round goes on", x.open()[0], "action/2")
	}
	x := sit(t, 3, "combat=pip").day().do("shortage yes", "short/0 6")
	x.wants("O1: an ordinary die's 6 is the star", x.log(), []string{"back.stay"})
	x = sit(t, 3, "combat=pip").day().fights("0", "5", "0", "4")
	x.wants("O1: twice the pips", x.said[0].Text.Args["Attack"], 10)
	x = sit(t, 3, "shortage=older").day().do("shortage yes")
	x.wants("O2", x.log(), []string{"older"})
}

// JM-G1 to JM-G11, O6, O7: T25, T27, T31.
func TestT25T27T31TheGhostShip(t *testing.T) {
	x := sit(t, 2).day()
	x.wants("O6", len(x.p.View(games.Table).Seats), 3)
	x.wants("JM-G2", x.state().Ships[2].Open, []string{"beth"})
	for choice, log := range map[string]string{"back": "ghost.back", "forward": "ghost.forward", "captain": "ghost.captain"} { // JM-G4
		x.wants("JM-G4", x.do("ghost "+choice).log(), []string{log})
	}
	x.do("treasure 2", "treasure 2")
	x.wants("JM-G7: unseen", x.state().Ships[2].Hidden, 2)
	x.do("battle 2", "defender 0")
	x.wants("T31: the one who is not in the battle throws, and it has no powder", x.p.Asks()[0].Seats, []games.SeatNo{1})
	x.wants("JM-G8", x.open(), []string{"combat/0"})
	x.do("combat/0 star")
	if c := x.choice("booty", "curse"); c.Refused == nil {
		x.Error("JM-G9: the ghost gives a curse")
	}
	x.wants("T25", x.do("booty hold").log(), []string{"ghostHold"})
	x.do("battle 0", "defender 2", "powder/0 2", "combat/1 star")
	if c := x.choice("booty", "beth"); c.Refused == nil {
		x.Error("JM-G10: Lady Beth is taken from the ghost")
	}
	x.do("booty hidden", "drawn map")
	x.wants("T27", []any{x.state().Ships[2].Hidden, x.state().Ships[0].Open}, []any{1, []string{"map"}})
	x = sit(t, 4, "ghost=on").day().do("battle 0", "defender 4", "powder/0 0", "combat/0 4")
	x.wants("the captain is in the battle: the next one throws", x.p.Asks()[0].Seats, []games.SeatNo{1})
	x.do("combat/1 2")
	x.wants("Lady Beth is the ghost's", x.said[0].Text.ID, "jamaica.log.tie")
}

// JM-E1, JM-E2, JM-E3, JM-E4, JM-E5: E3 and T23.
func TestE3T23TheEnd(t *testing.T) {
	x := sit(t, 2, "ghost=off").day().do("treasure 0", "drawn hidden", "treasure 0", "drawn hidden", "home 1")
	x.wants("JM-E1", x.log(), []string{"home"})
	x.wants("JM-E2", x.open()[0], "finish")
	x.do("finish yes")
	x.wants("all at once, and Port Royal is known", x.open(), []string{"final/0", "gold/1"})
	x.do("final/0 8", "gold/0 gold=12", "value/0 7")
	if c := x.choice("value/0", "7"); !c.Faded || c.Refused != nil {
		x.Error("C4: a treasure that is told twice is refused, or not warned of")
	}
	x.do("value/0 -4")
	x.wants("E3", *x.p.View(games.Table).Seats[0].Score, 23)
	x.do("gold/1 gold=8")
	x.wants("T23, JM-E5: 23 to 23, home is further along", x.p.Result().Ranking, [][]games.SeatNo{{1}, {0}})
	x.wants("sheet", x.p.Result().Sheet.Lines[3].Values, []int{23, 23})

	last := func() *table {
		x := sit(t, 3).day().do("home 2", "finish yes")
		return x.do("final/0 -5", "final/1 -5", "gold/0 gold=9", "gold/1 gold=9", "gold/2 gold=0") // JM-E4
	}
	x = last()
	x.wants("JM-E4: both on the −5", x.open(), []string{"further"})
	x.wants("JM-E5", x.do("further 1").p.Result().Ranking, [][]games.SeatNo{{2}, {1}, {0}})
	x.wants("T23: shared", last().do("further level").p.Result().Ranking, [][]games.SeatNo{{2}, {0, 1}})

	x = sit(t, 2, "ghostRanked=no").day().do("home 0", "finish yes", "gold/0 gold=1", "final/1 2", "gold/1 gold=0")
	x.wants("O7: the ghost is not ranked", x.p.Result().Ranking, [][]games.SeatNo{{0}, {1}})
	x = sit(t, 2).day().do("home 0", "finish yes", "gold/0 gold=1", "final/1 2", "gold/1 gold=0", "final/2 10", "gold/2 gold=30")
	if got := x.p.Result().Ranking; !reflect.DeepEqual(got, [][]games.SeatNo{{2}, {0}, {1}}) { // JM-G11
		t.Errorf("the ghost has won, and the ranking is %v", got)
	}
}
