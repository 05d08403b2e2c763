package quartermaster_test

import (
	"cmp"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"golang.org/x/tools/go/packages"
)

// Bounds of the shape of code. They hold in the rooms of bounded; of all others what passes them is only reported.
const (
	mostKnotted   = 10  // files of one package that can all be reached from each other
	mostLines     = 450 // of a file
	mostFuncLines = 70  // of a function
	mostPaths     = 20  // cyclomatic complexity of a function
)

// bounded are the rooms in which the bounds hold.
var bounded = []string{"vision", "calibration", "hardware", "companion"}

// excused are packages that may still hold a larger knot, each with its reason.
var excused = map[string]string{}

// longFunctions are the functions that may be longer than mostFuncLines or have more than mostPaths, each with its reason.
var longFunctions = map[string]string{
	"companion/store.File.connectLocked": "one sequence of steps that opens the file, each with its own failure",
	"vision/photo/scenery.newGround":     "one case for each kind of ground that is drawn",
	"vision/photo/scenery.decal":         "one case for each figure that is printed",
	// Reported, not bounded:
	"cmd/quartermaster.serve":           "one sequence that opens what a table needs, each step with its own failure",
	"games/jamaica/track.Draft.Refuses": "one case for each reason why a tile cannot follow",
	"games/seadogs.move.answer":         "one case for each question",
	"games/sevenseas.move.apply":        "one case for each question",
	"games/sevenseas.rules.breaches":    "one line for each law of the state",
	"games/sevenseas.whirlpool":         "one rule with its ties, told in the order of the rulebook",
	"web.Server.getEvents":              "one loop over all that a stream waits for",
	"web.Server.health":                 "one line for each thing that may be wrong",
	"web.Server.routes":                 "the list of all addresses",
}

// shape is what is measured of one package.
type shape struct {
	folder string
	knots  [][]string // of more than one file, largest first
	funcs  []function
}

// function is one function or method, as "folder.Type.Name".
type function struct {
	name         string
	lines, paths int
}

func TestTheShapeOfTheRoomsStaysInItsBounds(t *testing.T) {
	passed := map[string]bool{}
	for _, s := range shapes(t) {
		say := report(t, s.folder)
		for _, knot := range s.knots {
			if len(knot) > mostKnotted && excused[s.folder] == "" {
				say("%s: %d files can be reached from each other, more than %d: give some of them a boundary (%s)", s.folder, len(knot), mostKnotted, strings.Join(knot, " "))
			}
		}
		if excused[s.folder] != "" || strings.HasSuffix(s.folder, "test") { // rules that other tests run are long lists
			continue
		}
		for _, f := range s.funcs {
			if f.lines <= mostFuncLines && f.paths <= mostPaths {
				continue
			}
			passed[f.name] = true
			if longFunctions[f.name] == "" {
				say("%s has %d lines and a cyclomatic complexity of %d; at most %d and %d, or a reason in longFunctions", f.name, f.lines, f.paths, mostFuncLines, mostPaths)
			}
		}
	}
	for name := range longFunctions {
		if passed[name] || os.Getenv("CGO_ENABLED") == "0" {
			continue
		}
		report(t, name)("%s keeps the bounds, or is gone: take it out of longFunctions", name)
	}
}

// report gives the function that reports what passes a bound: as an error in a bounded room, in the log elsewhere. The place is a
// folder, a file or a function.
func report(t *testing.T, place string) func(format string, args ...any) {
	if slices.Contains(bounded, strings.Split(place, "/")[0]) {
		return t.Errorf
	}
	return t.Logf
}

func TestNoSourceFileIsTooLong(t *testing.T) {
	for _, file := range goFiles(t) {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		lines := strings.Count(string(text), "\n")
		if lines <= mostLines || generated(file, text) {
			continue
		}
		say := report(t, file)
		if excused[path.Dir(file)] != "" {
			say = t.Logf
		}
		say("%s has %d lines, more than %d", file, lines, mostLines)
	}
}

func TestTheReaderIsDescribedInShort(t *testing.T) {
	const mostDocLines, mostWords = 15, 1500 // of a package's comment, and of the page about the reader
	for _, file := range goFiles(t) {
		if !strings.HasPrefix(file, "vision/") || strings.HasSuffix(file, "_test.go") {
			continue
		}
		fset := token.NewFileSet()
		parsed, err := parser.ParseFile(fset, file, nil, parser.PackageClauseOnly|parser.ParseComments)
		if err != nil {
			t.Fatal(err)
		}
		if parsed.Doc == nil {
			continue
		}
		if lines := fset.Position(parsed.Doc.End()).Line - fset.Position(parsed.Doc.Pos()).Line + 1; lines > mostDocLines {
			t.Errorf("%s describes its package in %d lines, more than %d", file, lines, mostDocLines)
		}
	}
	text, err := os.ReadFile("vision/README.md")
	if err != nil {
		t.Fatal(err)
	}
	if words := len(strings.Fields(string(text))); words > mostWords {
		t.Errorf("vision/README.md has %d words, more than %d: move measurements to vision/MEASUREMENTS.md", words, mostWords)
	}
}

// shapes measures all packages, without their tests.
func shapes(t *testing.T) (all []shape) {
	t.Helper()
	top, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	tags, err := os.ReadFile("deploy/tags")
	if err != nil {
		t.Fatal(err)
	}
	// Without NeedDeps, what a package imports comes from the build cache: this takes seconds.
	loaded, err := packages.Load(&packages.Config{
		Mode:       packages.NeedName | packages.NeedFiles | packages.NeedSyntax | packages.NeedTypes | packages.NeedTypesInfo | packages.NeedImports,
		BuildFlags: []string{"-tags=" + strings.TrimSpace(string(tags))},
	}, "./...")
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range loaded {
		for _, err := range p.Errors {
			t.Errorf("%s: %v", p.PkgPath, err)
		}
		folder := strings.TrimPrefix(strings.TrimPrefix(p.PkgPath, module), "/")
		var files []*ast.File
		for _, f := range p.Syntax {
			if strings.HasPrefix(p.Fset.Position(f.Pos()).Filename, top) { // not what cgo wrote
				files = append(files, f)
			}
		}
		all = append(all, shape{folder: folder, knots: knots(p.Fset, files, p.Types, p.TypesInfo), funcs: functions(p.Fset, files, folder)})
	}
	if len(all) < 20 {
		t.Fatalf("only %d packages were found", len(all))
	}
	return all
}

// knots are the strongly connected sets of more than one file. An edge is the use of a name, method or field that another
// file of the package declares.
func knots(fset *token.FileSet, files []*ast.File, pkg *types.Package, info *types.Info) [][]string {
	fileOf := func(p token.Pos) string { return filepath.Base(fset.Position(p).Filename) }
	uses := map[string]map[string]bool{}
	for _, f := range files {
		from := fileOf(f.Pos())
		uses[from] = map[string]bool{}
		ast.Inspect(f, func(n ast.Node) bool {
			id, ok := n.(*ast.Ident)
			if !ok {
				return true
			}
			o := info.Uses[id]
			if o == nil || o.Pkg() != pkg || !o.Pos().IsValid() {
				return true
			}
			member := o.Parent() == nil // a field or a method
			if to := fileOf(o.Pos()); to != from && (member || o.Parent() == pkg.Scope()) {
				uses[from][to] = true
			}
			return true
		})
	}
	return stronglyConnected(uses)
}

// stronglyConnected gives the strongly connected sets of more than one node, the largest first (Tarjan 1972).
func stronglyConnected(edges map[string]map[string]bool) (sets [][]string) {
	index, low, open := map[string]int{}, map[string]int{}, map[string]bool{}
	var stack []string
	var visit func(string)
	visit = func(v string) {
		index[v] = len(index) + 1
		low[v] = index[v]
		stack, open[v] = append(stack, v), true
		for w := range edges[v] {
			if index[w] == 0 {
				visit(w)
				low[v] = min(low[v], low[w])
			} else if open[w] {
				low[v] = min(low[v], index[w])
			}
		}
		if low[v] != index[v] {
			return
		}
		at := slices.Index(stack, v)
		set := slices.Sorted(slices.Values(stack[at:]))
		stack = stack[:at]
		for _, w := range set {
			open[w] = false
		}
		if len(set) > 1 {
			sets = append(sets, set)
		}
	}
	for v := range edges {
		if index[v] == 0 {
			visit(v)
		}
	}
	slices.SortFunc(sets, func(a, b []string) int { return cmp.Or(len(b)-len(a), slices.Compare(a, b)) })
	return sets
}

// functions measures all functions of files, literals within the function that holds them.
func functions(fset *token.FileSet, files []*ast.File, folder string) (all []function) {
	for _, f := range files {
		for _, d := range f.Decls {
			fn, ok := d.(*ast.FuncDecl)
			if !ok || fn.Body == nil {
				continue
			}
			name := folder + "."
			if fn.Recv != nil {
				name += receiver(fn.Recv.List[0].Type) + "."
			}
			lines := fset.Position(fn.End()).Line - fset.Position(fn.Pos()).Line + 1
			all = append(all, function{name + fn.Name.Name, lines, paths(fn.Body)})
		}
	}
	return all
}

func receiver(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.StarExpr:
		return receiver(e.X)
	case *ast.IndexExpr:
		return receiver(e.X)
	case *ast.Ident:
		return e.Name
	}
	return "?"
}

// paths is the cyclomatic complexity (McCabe 1976) of a body: one, and one more for each branch.
func paths(body *ast.BlockStmt) int {
	n := 1
	ast.Inspect(body, func(at ast.Node) bool {
		switch at := at.(type) {
		case *ast.IfStmt, *ast.ForStmt, *ast.RangeStmt:
			n++
		case *ast.CaseClause:
			if at.List != nil {
				n++
			}
		case *ast.CommClause:
			if at.Comm != nil {
				n++
			}
		case *ast.BinaryExpr:
			if at.Op == token.LAND || at.Op == token.LOR {
				n++
			}
		}
		return true
	})
	return n
}

// TestAKnotIsFound keeps the measures above from finding nothing.
func TestAKnotIsFound(t *testing.T) {
	fset := token.NewFileSet()
	var files []*ast.File
	for i, text := range []string{
		`func a() { b() }`,                       // a name of 1.go
		`func b() { var v value; v.hello() }`,    // a method of 2.go
		`func (v value) hello() { _ = v.inner }`, // a field of 3.go
		`type value struct{ inner int }; var start = a`,
		`func alone() { a() }`,
		`func local() { a := func() {}; a() }`, // its own a
	} {
		f, err := parser.ParseFile(fset, fmt.Sprintf("%d.go", i), "package fixture\n"+text, 0)
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, f)
	}
	info := &types.Info{Uses: map[*ast.Ident]types.Object{}}
	pkg, err := new(types.Config).Check("fixture", fset, files, info)
	if err != nil {
		t.Fatal(err)
	}
	found := knots(fset, files, pkg, info)
	if want := []string{"0.go", "1.go", "2.go", "3.go"}; len(found) != 1 || !slices.Equal(found[0], want) {
		t.Errorf("the knots are %v, want one of %v", found, want)
	}
}

func TestLinesAndPathsOfAFunctionAreCounted(t *testing.T) {
	fset := token.NewFileSet()
	f, err := parser.ParseFile(fset, "a.go", `package fixture

func (s *set[T]) add(a, b bool) {
	if a && b || a {
		return
	}
	for range 3 {
		switch {
		case a:
		case b:
		default:
		}
	}
}
`, 0)
	if err != nil {
		t.Fatal(err)
	}
	want := function{"fixture.set.add", 12, 7}
	if got := functions(fset, []*ast.File{f}, "fixture"); len(got) != 1 || got[0] != want {
		t.Errorf("the functions are %v, want %v", got, want)
	}
}
