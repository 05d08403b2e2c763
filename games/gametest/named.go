package gametest

import (
	"go/ast"
	"regexp"
	"slices"
	"strings"
)

// Named fails for each id of a rule, case, option or law that no test of the current folder names: at the
// beginning of a test's name (dots and hyphens left out), in a comment, or in a text. A text that is nothing but
// dice or a plan of letters and figures, such as "A1 B4" or "R5-B2@5.2", names nothing.
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

// dice is a text of letters and figures that stand for colours and values.
var dice = regexp.MustCompile(`^([A-DR]?\d*|[ @.\-])*$`)

// word is what an id looks like among other words: no letter, figure or hyphen stands beside it.
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

// inName finds the ids with which a test's name begins, one after another.
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

// figure reports whether a text goes on with a figure: T4 is not T45.
func figure(rest string) bool {
	return rest != "" && slices.Contains([]byte("0123456789"), rest[0])
}
