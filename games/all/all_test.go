package all

import (
	"os"
	"path/filepath"
	"testing"
)

func TestEveryGameIsFoundByItsIDOnce(t *testing.T) {
	seen := map[string]bool{}
	for _, g := range Games() {
		id := g.Info().ID
		if seen[id] || id == "" {
			t.Errorf("two games are called %q", id)
		}
		seen[id] = true
		if found, ok := Find(id); !ok || found.Info().ID != id {
			t.Errorf("%q is not found", id)
		}
	}
	if _, ok := Find("chess"); ok {
		t.Error("a game was found that does not exist")
	}
}

func TestEveryGameHasItsRulesBesideItsCode(t *testing.T) {
	for _, g := range Games() {
		if _, err := os.Stat(filepath.Join("..", g.Info().ID, "RULES.md")); err != nil {
			t.Error(err)
		}
	}
}
