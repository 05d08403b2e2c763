package jamaica_test

import (
	"slices"
	"testing"

	"quartermaster/games/gametest"
	"quartermaster/games/jamaica"
)

// onTheTable are the ids of what people do and keep on the table themselves, so that no answer speaks of it.
var onTheTable = []string{
	"JM-S4", "JM-S5", "JM-S6", "JM-S7", "JM-S8", "JM-R3", "JM-R4", "JM-R6",
	"JM-L1", "JM-L2", "JM-L3", "JM-L4", "JM-L5", "JM-L6", "JM-M1", "JM-M2", "JM-M3", "JM-M4", "JM-M5", "JM-M6",
	"JM-B2", "JM-X2", "JM-X3", "JM-A5", "JM-G3", "JM-G5", "JM-G6",
	"C1", "C5", "E1", "T3", "T4", "T5", "T6", "T7", "T8", "T9", "T10", "T11", "T18", "T19", "T20", "T21", "T22", "T24", "T26", "T28", "T29", "T30", "T32",
	"O3", "O4", "O5", "O8", "O9", "O10", "O11",
}

// spoken are the ids of RULES.md that an answer speaks of.
func spoken(t *testing.T) []string {
	t.Helper()
	all := gametest.RuleIDs(t)
	for _, id := range onTheTable {
		if !slices.Contains(all, id) {
			t.Errorf("%s stands in no rule", id)
		}
	}
	return slices.DeleteFunc(all, func(id string) bool { return slices.Contains(onTheTable, id) })
}

func TestEveryRuleThatAnAnswerSpeaksOfIsNamedInATestAndNoOtherIsCited(t *testing.T) {
	gametest.Named(t, spoken(t))
	gametest.Cited(t, gametest.RuleIDs(t))
}

func TestNoOtherRuleIsExplained(t *testing.T) {
	gametest.Explained(t, jamaica.Game{}.Info(), spoken(t), nil)
}
