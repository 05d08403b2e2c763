package sevenseas

import (
	"testing"
)

func TestQ1Q3Q12EveryFleetIsThrownAndNothingIsLost(t *testing.T) {
	x := cursed(t, Iceberg, "B.rum", 2, "C.coffee", 1)
	groups := x.ask("throw").Throw.Groups
	if len(groups) != 3 || groups[1].Count != 7 {
		t.Fatalf("thrown are %v, loaded ships too", groups)
	}
	x.do("hand", "green", 1, "white", 0, "blue", 2)
	x.want("A.chests", 6, "B.chests", 7, "C.coffee", 0, "C.chests", 6, "B.loaded", 2, "A.empty", 7)
}

func TestQ2Q4Q5Q6Q7EachDiceCurseTakesItsOwnGood(t *testing.T) {
	for kind, c := range map[string]struct {
		value string
		want  []any
	}{
		Kraken:  {"1", []any{"B.fruit", 0, "B.rum", 1, "B.coffee", 1}},
		Iceberg: {"2", []any{"B.coffee", 0, "B.rum", 1, "B.fruit", 1}},
		Sirens:  {"3", []any{"B.rum", 0, "B.coffee", 1, "B.fruit", 1}},
		Mutiny:  {"4", []any{"B.rum", 0, "B.coffee", 1, "B.fruit", 1}},
	} {
		x := cursed(t, kind, "B.rum", 1, "B.coffee", 1, "B.fruit", 1, "A.empty", 1, "A.reserve", 9, "C.empty", 1, "C.reserve", 9)
		x.battle(values("A5 C5 B" + c.value + " B5 B5 B5 B5 B5 B5")...)
		x.want(c.want...)
	}
}

func TestQ3NobodyWithAShipMeansNoThrow(t *testing.T) {
	x := cursed(t, Whirlpool, "A.empty", 0, "A.reserve", 10, "B.empty", 0, "B.reserve", 10, "C.empty", 0, "C.reserve", 10)
	if x.open() == "throw" || !x.happened("log.noShips") {
		t.Errorf("%s is asked", x.open())
	}
}

func TestQ8AWhirlpoolByHandPullsInOneToSixShips(t *testing.T) {
	x := cursed(t, Whirlpool, "B.talismans", 1)
	if x.try("hand", "green", 0, "white", 0, "blue", 0) == nil || x.try("hand", "green", 5, "white", 5, "blue", 5) == nil {
		t.Error("a whirlpool of none or fifteen ships was taken")
	}
	x.do("hand", "green", 0, "white", 1, "blue", 1)
	x.want("B.talismans", 0, "B.chests", 7, "C.chests", 6)
}

func TestQ10EverybodyLosesTheGoodOrAChest(t *testing.T) {
	x := cursed(t, Idol, "B.fruit", 2)
	x.do("idol", "fruit")
	x.want("A.chests", 6, "B.fruit", 1, "B.chests", 7, "C.chests", 6)
}
