package gametest

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"strconv"
	"strings"
)

// sources parses the Go files in the current folder: only the tests, or all files but the tests.
func sources(t Reporter, tests bool) (trees []*ast.File) {
	t.Helper()
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatalf("%v", err)
	}
	for _, file := range files {
		if strings.HasSuffix(file, "_test.go") != tests {
			continue
		}
		tree, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.ParseComments)
		if err != nil {
			t.Fatalf("%v", err)
		}
		trees = append(trees, tree)
	}
	if len(trees) == 0 {
		t.Fatalf("there are no program texts here (tests: %v)", tests)
	}
	return trees
}

// eachText visits the string literals in a Go file.
func eachText(tree *ast.File, visit func(s string)) {
	ast.Inspect(tree, func(n ast.Node) bool {
		if lit, ok := n.(*ast.BasicLit); ok && lit.Kind == token.STRING {
			if s, err := strconv.Unquote(lit.Value); err == nil {
				visit(s)
			}
		}
		return true
	})
}
