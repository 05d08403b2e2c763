package gametest

import (
	"go/ast"
	"regexp"
	"slices"
	"strings"
)

// Named fails for each id (of a rule, case, option or law) that no test in the current folder names. A test can name an id at the
// beginning of the test's name (without dots and hyphens), in a comment, or in a string. Strings that consist only of dice or
// choices, such as "A1 B4" or "R5-B2@5.2", do not count.
func Named(t Reporter, ids []string) {
	t.Helper()
	named := map[string]bool{}
	for _, tree := range sources(t, true) {
		for _, group := range tree.Comments {
			naming(group.Text(), ids, named)
		}
		for _, d := range tree.Decls {
			if f, ok := d.(*ast.FuncDecl); ok {
				inName(f.Name.Name, ids, named)
			}
		}
		eachText(tree, func(text string) {
			if !dice.MatchString(text) {
				naming(text, ids, named)
			}
		})
	}
	for _, id := range ids {
		if !named[id] {
			t.Errorf("no test names %s", id)
		}
	}
}

// dice matches a string of letters and digits that stand for colours and values.
var dice = regexp.MustCompile(`^([A-DR]?\d*|[ @.\-])*$`)

// word matches an id in running text, together with all letters, digits and hyphens next to it.
var word = regexp.MustCompile(`[A-Z0-9a-z\-]*[A-Z]\d+(\.\d+)?[A-Za-z]*`)

func naming(text string, ids []string, named map[string]bool) {
	for _, found := range word.FindAllString(text, -1) {
		for _, id := range ids {
			if found == id || strings.TrimRight(found, "p") == id { // C3p is the privilege of C3
				named[id] = true
			}
		}
	}
}

// inName finds the ids at the beginning of a test's name, one after another.
func inName(name string, ids []string, named map[string]bool) {
	rest, test := strings.CutPrefix(name, "Test")
	for found := test; found; {
		found = false
		longest := ""
		for _, id := range ids {
			if plain := plainID.Replace(id); len(plain) > len(longest) && strings.HasPrefix(rest, plain) && !figure(rest[len(plain):]) {
				longest, found = plain, true
			}
		}
		for _, id := range ids {
			if found && plainID.Replace(id) == longest {
				named[id] = true
			}
		}
		rest = rest[len(longest):]
	}
}

var plainID = strings.NewReplacer("-", "", ".", "")

// figure reports whether the rest begins with a digit: T4 must not match in T45.
func figure(rest string) bool {
	return rest != "" && slices.Contains([]byte("0123456789"), rest[0])
}
