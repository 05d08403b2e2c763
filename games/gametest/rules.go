package gametest

import (
	"os"
	"regexp"
	"slices"
	"strings"

	"quartermaster/games"
)

// defined matches the definition of an id in RULES.md: at the beginning of bold text or of a table row.
var defined = regexp.MustCompile(`\*\*((?:[A-Z]+-)?[A-Z]\d*\.?\d+[a-z]?)(?:\*\*|[ .])|(?m)^\| ([A-Z]\d+) `)

// RuleIDs returns all ids that RULES.md in the current folder defines: rules, examples, derived cases, laws and options. It fails
// if an id is defined twice.
func RuleIDs(t Reporter) []string {
	t.Helper()
	data, err := os.ReadFile("RULES.md")
	if err != nil {
		t.Fatalf("%v", err)
	}
	ids := idsIn(t, string(data))
	if len(ids) < 10 {
		t.Fatalf("RULES.md defines only %v", ids)
	}
	return ids
}

func idsIn(t Reporter, text string) (ids []string) {
	t.Helper()
	for _, m := range defined.FindAllStringSubmatch(text, -1) {
		id := m[1] + m[2]
		if slices.Contains(ids, id) {
			t.Errorf("RULES.md defines %s twice", id)
		}
		ids = append(ids, id)
	}
	return ids
}

// Cited fails for each id that the code in the current folder cites but RULES.md does not define. A citation is a string that is
// nothing but an id, such as the rule of an ask, or a word in a comment that looks like an id.
func Cited(t Reporter, ids []string) {
	t.Helper()
	for _, tree := range sources(t, false) {
		for _, group := range tree.Comments {
			for _, found := range word.FindAllString(group.Text(), -1) {
				unknown(t, ids, found)
			}
		}
		eachText(tree, func(text string) {
			if word.FindString(text) == text {
				unknown(t, ids, text)
			}
		})
	}
}

// unknown fails if a word looks like an id but is not defined. C3p means the privilege of C3, and SD-T1a a part of SD-T1.
func unknown(t Reporter, ids []string, found string) {
	t.Helper()
	id := strings.TrimRight(found, "abcdefghijklmnopqrstuvwxyz")
	if found == "" || slices.Contains(ids, id) || slices.Contains(ids, found) {
		return
	}
	t.Errorf("the code cites %s, and RULES.md does not define it", found)
}

// Explained fails for each rule in must that the game's help does not explain in every language, and for each explanation that is
// empty or belongs to none of the ids. People can meet every rule that the code in the current folder
// gives to an ask, an option, a refusal, or a line of a sheet or of the log, so these count as must too.
func Explained(t Reporter, info games.Info, ids, must []string) {
	t.Helper()
	must = slices.Clone(must)
	for _, tree := range sources(t, false) {
		eachText(tree, func(text string) {
			if text != "" && word.FindString(text) == text && slices.Contains(ids, text) && !slices.Contains(must, text) {
				must = append(must, text)
			}
		})
	}
	for _, lang := range Languages {
		help, err := helpIn(info.RuleHelp, lang)
		if err != nil {
			t.Fatalf("the help of %s in %s: %v", info.ID, lang, err)
		}
		for _, id := range must {
			if help[id] == "" {
				t.Errorf("%s does not explain %s", lang, id)
			}
		}
		for id, text := range help {
			if !slices.Contains(ids, id) || text == "" {
				t.Errorf("%s explains %s (%q), and there is no such rule, or no explanation", lang, id, text)
			}
		}
	}
}
