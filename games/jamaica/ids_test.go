package jamaica_test

import (
	"slices"
	"strings"
	"testing"

	"quartermaster/games/gametest"
	"quartermaster/games/jamaica"
)

func TestEveryRuleIsNamedInATestAndNoOtherIsCited(t *testing.T) {
	all := gametest.RuleIDs(t)
	gametest.Named(t, all)
	gametest.Cited(t, all)
}

func TestEveryRuleIsExplained(t *testing.T) {
	all := gametest.RuleIDs(t)
	rules := slices.DeleteFunc(slices.Clone(all), func(id string) bool { return !strings.HasPrefix(id, "JM-") })
	gametest.Explained(t, jamaica.Game{}.Info(), all, append(rules, "C1", "C2", "C3", "C5", "O11"))
}
