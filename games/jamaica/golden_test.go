package jamaica_test

import (
	"fmt"
	"testing"

	"quartermaster/games"
	"quartermaster/games/gametest"
	"quartermaster/games/jamaica"
)

// The view and the asks of each kind of position, in both languages.
func TestEachKindOfMomentLooksAsItDid(t *testing.T) {
	six := sail(t, 5, "ghost=on").at(1, "5").at(2, "5").at(3, "12").at(4, "20'").at(5, "9")
	short := func() *table {
		return sail(t, 3).at(0, "9").fill(0, "F1 D9 - - -").dawn(2, 1).taps("card", "forward-powder")
	}
	battle := func() *table {
		return sail(t, 3).at(0, "6").at(1, "7").fill(0, "P4 D1 - - -").fill(1, "F5 P2 D3 - -").dawn(1, 1).taps("card", "forward-back").taps("powder", "3")
	}
	end := func() *table {
		x := sail(t, 2, "ghost=off").at(0, "18").do("correct who=0 what=hidden value=2").dawn(5, 3).taps("card", "forward-forward")
		return x.taps("card", "food-powder")
	}
	for name, x := range map[string]*table{
		"day":              sit(t, 4).do("action/1 4 2"),
		"round":            sit(t, 4).day(),
		"space":            sit(t, 3, "kept=all").do("space/1 sea-1", "space/2 port-4", "space/3 fork"),
		"start":            sail(t, 2),
		"card":             sail(t, 4).dawn(4, 2),
		"six-ships":        six.dawn(4, 2),
		"battle":           battle(),
		"battle-star":      battle().face("star"),
		"shortage":         short(),
		"take":             short().face("10"),
		"route":            sail(t, 3).at(0, "5").dawn(1, 2).taps("card", "forward-food"),
		"empty-hold":       sail(t, 3).fill(0, "D3 F3 P4 D2 F1").at(0, "20").dawn(5, 1).taps("card", "gold-forward"),
		"ghosts-direction": sail(t, 2).at(0, "5").at(1, "9").at(2, "9").dawn(3, 2).taps("card", "food-powder").taps("card", "food-powder"),
		"scoring":          end(),
		"the-end":          end().do("value/0 7", "value/0 -4"),
	} {
		gametest.Golden(t, jamaica.Game{}.Info(), name, x.p, games.Table)
	}
	if r := end().do("value/0 7", "value/0 -4").p.Result(); fmt.Sprint(r.Ranking) != "[[0] [1]]" {
		t.Errorf("the end ranks %v", r.Ranking)
	}
}
