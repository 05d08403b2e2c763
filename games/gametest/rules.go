package gametest

import (
	"os"
	"regexp"
	"slices"
	"strings"

	"quartermaster/games"
)

// defined is how RULES.md defines an id: at the beginning of bold words, or at the beginning of a table's row.
var defined = regexp.MustCompile(`\*\*((?:[A-Z]+-)?[A-Z]\d*\.?\d+[a-z]?)(?:\*\*|[ .])|(?m)^\| ([A-Z]\d+) `)

// RuleIDs are all ids that RULES.md in the current folder defines: rules, examples, derived cases, laws and options. One that is
// defined twice fails.
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

// Cited fails for each id that the code of the current folder cites and RULES.md does not define: a text that is an id and nothing
// else, such as the rule of an ask, or a word of a comment that looks like one.
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

// unknown fails where a word looks like an id of one of the chapters and is none. C3p is the privilege of C3, SD-T1a a part of SD-T1.
func unknown(t Reporter, ids []string, found string) {
	t.Helper()
	id := strings.TrimRight(found, "abcdefghijklmnopqrstuvwxyz")
	if found == "" || slices.Contains(ids, id) || slices.Contains(ids, found) {
		return
	}
	t.Errorf("the code cites %s, and RULES.md does not define it", found)
}

// Explained fails for each rule of must that the game's help does not explain in every language, and for each explanation that is
// empty or belongs to none of the ids. A rule that the code of the current folder gives to an ask, an option, a refusal, a line of a
// sheet or of the log can be met by people: it is among must.
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
