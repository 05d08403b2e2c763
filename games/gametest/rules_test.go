package gametest

import (
	"os"
	"path/filepath"
	"slices"
	"testing"
	"testing/fstest"

	"quartermaster/games"
)

func TestIdsAreReadFromBoldWordsAndTables(t *testing.T) {
	text := "- **K1** two to four players (see K2).\n**C3 Captain.** **p** +2; = **6**\n**SD-T1** one action. SD-T9 is only named.\n| A11 | gap |\n| U1 choice | all |\n**S2.1** remove; **E4b** more\n"
	l := &listener{}
	if got, want := idsIn(l, text), []string{"K1", "C3", "SD-T1", "A11", "U1", "S2.1", "E4b"}; !slices.Equal(got, want) || len(l.broken) > 0 {
		t.Errorf("%v, want %v (%v)", got, want, l.broken)
	}
	if idsIn(l, "**K1** a\n**K1** b\n"); len(l.broken) != 1 {
		t.Errorf("an id that is defined twice gives %v", l.broken)
	}
}

func TestAnIdThatTheCodeCitesAndNoRuleDefinesIsFound(t *testing.T) {
	for name, c := range map[string]struct {
		code string
		want int
	}{
		"all defined":            {"package x\n\n// f is K1.\nfunc f() string { return \"C3\" }\n", 0},
		"a part of a rule":       {"package x\n\n// f is C3p and K1a.\nfunc f() string { return \"C3\" }\n", 0},
		"a text":                 {"package x\n\nfunc f() string { return \"C4\" }\n", 1},
		"a comment":              {"package x\n\n// f is K2.\nfunc f() string { return \"C3\" }\n", 1},
		"a sentence is no rule":  {"package x\n\nfunc f() string { return \"C4 comes later\" }\n", 0},
		"twice is told as twice": {"package x\n\n// K2 and K7.\nfunc f() {}\n", 2},
	} {
		t.Run(name, func(t *testing.T) {
			dir := t.TempDir()
			if err := os.WriteFile(filepath.Join(dir, "x.go"), []byte(c.code), 0o600); err != nil {
				t.Fatal(err)
			}
			t.Chdir(dir)
			l := &listener{}
			if Cited(l, []string{"K1", "C3"}); len(l.broken) != c.want {
				t.Errorf("%d are found, want %d: %v", len(l.broken), c.want, l.broken)
			}
		})
	}
}

func TestARuleWithoutHelpAndHelpWithoutARuleAreFound(t *testing.T) {
	help := `{"K1": "What it says.", "K2": "", "K9": "Of no rule."}`
	folder := fstest.MapFS{"en.json": {Data: []byte(help)}, "pl.json": {Data: []byte(`{"K1": "x", "K2": "y", "K3": "z"}`)}}
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "game.go"), []byte("package game\n\nvar asked = []string{\"K1\", \"K4\", \"K77\"}\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	t.Chdir(dir)
	l := &listener{}
	Explained(l, games.Info{RuleHelp: folder}, []string{"K1", "K2", "K3", "K4"}, []string{"K1", "K3"})
	slices.Sort(l.broken)
	if want := []string{"en does not explain K3", "en does not explain K4", `en explains K2 (""), and there is no such rule, or no explanation`, `en explains K9 ("Of no rule."), and there is no such rule, or no explanation`, "pl does not explain K4"}; !slices.Equal(l.broken, want) {
		t.Errorf("%q, want %q", l.broken, want)
	}
}
