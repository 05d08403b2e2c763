package companion_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"path/filepath"
	"strings"
	"testing"
)

// lockedOtherwise are the functions that need not follow the rule of doc.go, each with its reason.
var lockedOtherwise = map[string]string{
	"companion.Open":           "nobody else knows the table yet",
	"companion.Table.Freeze":   "takes the lock for whoever holds the Frozen",
	"companion.Frozen.Release": "gives that lock back",
	"companion.Frozen.Renew":   "holds that lock",
	"people.Book.Hold":         "takes the lock for its caller, who gets the function that gives it back",
	"devices.Open":             "nobody else knows the register yet",
	"store.OpenVFS":            "nobody else knows the file yet",
	"store.Salvage":            "nobody else knows the copy that is read",
}

// TestLocksAreTakenInOneWay holds the rule of doc.go: a method takes the lock of its receiver and holds it until it returns, and a
// method whose name ends in Locked is called by those and by its like alone.
func TestLocksAreTakenInOneWay(t *testing.T) {
	seen, locks := map[string]bool{}, 0
	for _, folder := range []string{".", "archive", "devices", "people", "rigs", "store"} {
		files, err := filepath.Glob(filepath.Join(folder, "*.go"))
		if err != nil {
			t.Fatal(err)
		}
		for _, file := range files {
			if strings.HasSuffix(file, "_test.go") {
				continue
			}
			fset := token.NewFileSet()
			parsed, err := parser.ParseFile(fset, file, nil, parser.SkipObjectResolution)
			if err != nil {
				t.Fatal(err)
			}
			for _, d := range parsed.Decls {
				f, ok := d.(*ast.FuncDecl)
				if !ok {
					continue
				}
				name := functionName(parsed.Name.Name, f)
				seen[name] = true
				takes, wrong := lockUse(f)
				locks += takes
				if lockedOtherwise[name] == "" && wrong != "" {
					t.Errorf("%s: %s %s", fset.Position(f.Pos()), name, wrong)
				}
			}
		}
	}
	for name := range lockedOtherwise {
		if !seen[name] {
			t.Errorf("%s is gone: take it out of lockedOtherwise", name)
		}
	}
	if locks < 100 {
		t.Errorf("only %d functions take a lock: the test looks at the wrong place", locks)
	}
}

func functionName(pkg string, f *ast.FuncDecl) string {
	if f.Recv == nil {
		return pkg + "." + f.Name.Name
	}
	return pkg + "." + strings.TrimPrefix(types.ExprString(f.Recv.List[0].Type), "*") + "." + f.Name.Name
}

// lockUse counts the locks that a function takes, and says what is wrong about how it uses them.
func lockUse(f *ast.FuncDecl) (takes int, wrong string) {
	if f.Body == nil {
		return 0, ""
	}
	receiver := ""
	if f.Recv != nil && len(f.Recv.List[0].Names) > 0 {
		receiver = f.Recv.List[0].Names[0].Name
	}
	right := map[token.Pos]bool{} // locks of the receiver that are held until the end
	since := token.NoPos          // from here on the receiver's mu is held
	for i, s := range f.Body.List[:max(0, len(f.Body.List)-1)] {
		lock, ok := s.(*ast.ExprStmt)
		unlock, ends := f.Body.List[i+1].(*ast.DeferStmt)
		if !ok || !ends {
			continue
		}
		of, isLock := strings.CutSuffix(types.ExprString(lock.X), ".Lock()")
		if isLock && types.ExprString(unlock.Call) == of+".Unlock()" && strings.HasPrefix(of, receiver+".") {
			right[lock.Pos()] = true
			if of == receiver+".mu" {
				since = lock.Pos()
			}
		}
	}
	if strings.HasSuffix(f.Name.Name, "Locked") {
		since = f.Pos()
	}
	ast.Inspect(f.Body, func(n ast.Node) bool {
		call, ok := n.(*ast.CallExpr)
		if !ok {
			return true
		}
		text := types.ExprString(call.Fun)
		switch {
		case strings.HasSuffix(text, ".mu.Lock"), strings.HasSuffix(text, ".changing.Lock"):
			takes++
			if strings.HasSuffix(f.Name.Name, "Locked") {
				wrong = "takes a lock, although its name says that it is held"
			} else if !right[call.Pos()] {
				wrong = "takes a lock that is not its receiver's, or does not give it back by defer at once: " + text
			}
		case strings.HasSuffix(text, "Locked") && (since == token.NoPos || call.Pos() < since):
			wrong = "calls " + text + " without the lock"
		}
		return true
	})
	return takes, wrong
}

func TestAWrongUseOfALockIsFound(t *testing.T) {
	for body, right := range map[string]bool{
		"func (t *T) a() { t.mu.Lock(); defer t.mu.Unlock(); t.xLocked() }":            true,
		"func (t *T) aLocked() { t.xLocked() }":                                        true,
		"func (t *T) a() { t.xLocked() }":                                              false,
		"func (t *T) a() { t.mu.Lock(); t.x(); t.mu.Unlock() }":                        false,
		"func (t *T) a() { t.x(); t.mu.Lock(); defer t.mu.Unlock() }":                  true,
		"func (t *T) a() { t.xLocked(); t.mu.Lock(); defer t.mu.Unlock() }":            false,
		"func (t *T) a(o *T) { o.mu.Lock(); defer o.mu.Unlock() }":                     false,
		"func (t *T) aLocked() { t.mu.Lock(); defer t.mu.Unlock() }":                   false,
		"func (t *T) a() { t.changing.Lock(); defer t.changing.Unlock(); t.xLocked()}": false,
	} {
		parsed, err := parser.ParseFile(token.NewFileSet(), "a.go", "package a\n"+body, 0)
		if err != nil {
			t.Fatal(err)
		}
		if _, wrong := lockUse(parsed.Decls[0].(*ast.FuncDecl)); (wrong == "") != right {
			t.Errorf("%s: %q", body, wrong)
		}
	}
}
