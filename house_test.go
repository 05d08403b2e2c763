package quartermaster_test

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

const module = "quartermaster"

// room says which of our packages a folder may import. "games/*" is every folder in games, "./*" each folder in the room itself,
// "*" everything.
// Every folder with Go files has a row.
type room struct {
	folder  string
	may     []string
	inTests []string // test files may import these besides
}

// house is the table of rooms. A row for one folder comes before a row for many.
var house = []room{
	{folder: "."},
	{folder: "games/throw"},
	{folder: "games/all", may: []string{"games", "games/*"}},
	{folder: "games/gametest", may: []string{"games", "games/throw"}},
	{folder: "games/*/*"}, // a part of one game
	{folder: "games/*", may: []string{"games", "games/throw", "./*"}, inTests: []string{"games/gametest"}},
	{folder: "games", may: []string{"games/throw"}},
	{folder: "calibration/measure", may: []string{"calibration", "vision/opencv"}, inTests: []string{"vision/teach"}},
	{folder: "calibration/setupwizard", may: []string{"calibration", "calibration/measure", "vision", "vision/stream"}},
	{folder: "calibration/optics", may: []string{"calibration"}},
	{folder: "calibration"},
	// The reader, from OpenCV up: each room may know those before it.
	{folder: "vision/opencv/spoil", may: []string{"vision/opencv"}},
	{folder: "vision/jpeg", inTests: []string{"vision/opencv"}},
	{folder: "vision/opencv", may: []string{"vision/jpeg"}},
	{folder: "vision/odds"},
	{folder: "vision/adam"},
	{folder: "vision/pixel/drawn", may: []string{"vision", "calibration", "vision/pixel"}},
	{folder: "vision/pixel", may: []string{"vision/opencv"}, inTests: []string{"vision/pixel/drawn"}},
	{folder: "vision/colour", may: []string{"calibration", "vision/odds"}, inTests: []string{"vision/pixel/drawn"}},
	{folder: "vision/ground", may: []string{"vision", "calibration", "vision/opencv", "vision/pixel", "vision/colour"}, inTests: []string{"vision/pixel/drawn"}},
	{folder: "vision/scene/scenetest", may: []string{"calibration", "vision/pixel", "vision/pixel/drawn", "vision/ground", "vision/scene"}},
	{folder: "vision/scene", may: []string{"vision", "calibration", "vision/opencv", "vision/pixel", "vision/colour", "vision/ground"}, inTests: []string{"vision/pixel/drawn", "vision/scene/scenetest"}},
	{folder: "vision/nets", may: []string{"vision/adam", "vision/pixel", "vision/odds"}, inTests: []string{"vision/pixel/drawn"}},
	{folder: "vision/figure", may: []string{"vision", "calibration", "vision/pixel", "vision/colour", "vision/ground", "vision/scene", "vision/odds"}, inTests: []string{"vision/pixel/drawn", "vision/scene/scenetest"}},
	{folder: "vision/find", may: []string{"vision", "calibration", "vision/pixel", "vision/colour", "vision/ground", "vision/scene", "vision/nets", "vision/figure", "vision/odds"}, inTests: []string{"vision/pixel/drawn", "vision/scene/scenetest"}},
	{folder: "vision/paint", may: []string{"calibration", "vision/pixel", "vision/colour", "vision/scene", "vision/find", "vision/odds"}, inTests: []string{"vision", "vision/pixel/drawn", "vision/scene/scenetest"}},
	{folder: "vision/rest", may: []string{"vision", "vision/pixel", "vision/colour", "vision/scene", "vision/nets", "vision/figure", "vision/find", "vision/paint", "vision/odds"}, inTests: []string{"vision/pixel/drawn", "vision/scene/scenetest"}},
	{folder: "vision/unexplained", may: []string{"calibration", "vision/pixel", "vision/colour", "vision/scene", "vision/figure", "vision/find"}, inTests: []string{"vision/pixel/drawn", "vision/scene/scenetest"}},
	{folder: "vision/guard", may: []string{"vision", "calibration", "vision/opencv", "vision/pixel", "vision/colour", "vision/ground", "vision/scene", "vision/unexplained"}, inTests: []string{"vision/pixel/drawn", "vision/scene/scenetest"}},
	{folder: "vision/teach", may: []string{"vision", "calibration", "vision/opencv", "vision/pixel", "vision/colour", "vision/ground", "vision/scene", "vision/figure", "vision/find", "vision/unexplained", "vision/guard"}, inTests: []string{"vision/pixel/drawn", "vision/scene/scenetest"}},
	{folder: "vision/train", may: []string{"vision", "calibration", "vision/opencv", "vision/pixel", "vision/scene", "vision/nets", "vision/find", "vision/rest", "vision/teach"}, inTests: []string{"vision/pixel/drawn"}},
	{folder: "vision/reader", may: []string{"vision", "calibration", "vision/opencv", "vision/pixel", "vision/colour", "vision/scene", "vision/nets", "vision/find", "vision/paint", "vision/rest", "vision/unexplained", "vision/guard", "vision/teach", "vision/odds"}, inTests: []string{"calibration/measure", "vision/opencv/spoil", "vision/pixel/drawn", "vision/ground", "vision/score", "vision/train"}},
	{folder: "vision/stream", may: []string{"vision", "calibration"}},
	{folder: "vision/score", may: []string{"vision"}},
	{folder: "vision/overlay", may: []string{"vision", "vision/score", "calibration"}},
	{folder: "vision/report", may: []string{"vision", "vision/score", "vision/overlay", "calibration"}, inTests: []string{"vision"}},
	{folder: "vision/worker/confine"},
	{folder: "vision/worker", may: []string{"vision"}},
	{folder: "vision/photo/scenery"},
	{folder: "vision/witness", may: []string{"vision", "calibration"}},
	{folder: "vision/photo/kernel"},
	{folder: "vision/photo", may: []string{"vision", "vision/adam", "vision/photo/scenery", "vision/photo/kernel", "vision/odds"}},
	{folder: "vision", may: []string{"calibration"}},
	{folder: "hardware/camera/mjpeg"},
	{folder: "hardware/camera/v4l2"},
	{folder: "hardware/camera", may: []string{"vision", "hardware/simulation", "hardware/camera/mjpeg", "hardware/camera/v4l2"}, inTests: []string{"calibration", "vision/stream"}},
	{folder: "hardware/simulation/dice"},
	{folder: "hardware/simulation/prints"},
	{folder: "hardware/simulation/chart", may: []string{"hardware/simulation/dice"}},
	{folder: "hardware/simulation/studio", may: []string{"calibration", "hardware/simulation/dice", "hardware/simulation/prints"}},
	{folder: "hardware/simulation", may: []string{"vision", "calibration", "hardware/simulation/*"}},
	{folder: "hardware/printable", inTests: []string{"vision/opencv"}},
	{folder: "hardware/panel"},
	{folder: "hardware/checkup"},
	{folder: "companion/devices", may: []string{"companion"}},
	{folder: "companion/people", may: []string{"companion", "games"}, inTests: []string{"companion/store"}},
	{folder: "companion/archive", may: []string{"companion", "companion/people", "games"}, inTests: []string{"companion/store", "companion/tabletest", "games/throw"}},
	{folder: "companion/store", may: []string{"companion"}, inTests: []string{"companion/storetest", "companion/tabletest", "companion/people", "companion/archive", "games", "games/throw"}},
	{folder: "companion/storetest", may: []string{"companion", "games"}},
	{folder: "companion/tabletest", may: []string{"companion", "games", "games/throw", "vision"}},
	{folder: "companion/rigs", may: []string{"calibration", "vision", "vision/stream", "companion", "hardware/camera"}, inTests: []string{"companion/store", "companion/storetest", "companion/tabletest", "games", "hardware/simulation"}},
	{folder: "companion", may: []string{"games", "games/throw", "vision", "vision/stream"}, inTests: []string{"games/*", "companion/store", "companion/tabletest", "companion/devices", "companion/people", "companion/archive"}},
	// A view holds dice as games/throw has them, and web names their type.
	{folder: "web", may: []string{"companion", "games", "games/throw", "vision", "calibration", "calibration/measure", "calibration/setupwizard", "hardware/checkup", "hardware/panel", "hardware/printable", "companion/devices", "companion/people", "companion/archive", "companion/rigs", "web/words"}, inTests: []string{"*"}},
	{folder: "web/certificate", inTests: []string{"companion"}},
	{folder: "web/page"},
	{folder: "web/words", may: []string{"companion", "games"}, inTests: []string{"*"}},
	{folder: "web/walk", inTests: []string{"*"}},
	{folder: "cmd/quartermaster", may: []string{"*"}},
	{folder: "deploy/tally"},
}

func fits(pattern, folder string) bool {
	if pattern == "*" {
		return true
	}
	ok, _ := path.Match(pattern, folder)
	return ok
}

// roomOf finds the row of a folder.
func roomOf(folder string) (room, bool) {
	i := slices.IndexFunc(house, func(r room) bool { return fits(r.folder, folder) })
	if i < 0 {
		return room{}, false
	}
	return house[i], true
}

func mayImport(from, to string, test bool) bool {
	r, ok := roomOf(from)
	if !ok {
		return false
	}
	if from == to && test { // a test in a package of its own
		return true
	}
	return slices.ContainsFunc(r.may, func(p string) bool {
		if own, inside := strings.CutPrefix(p, "./"); inside {
			p = from + "/" + own
		}
		return fits(p, to)
	}) ||
		test && slices.ContainsFunc(r.inTests, func(p string) bool { return fits(p, to) })
}

func TestTheTableOfRoomsSaysNoWhereItShould(t *testing.T) {
	for _, c := range []struct {
		from, to string
		test     bool
		want     bool
	}{
		{"vision", "games", false, false},
		{"vision", "calibration", false, true},
		{"vision", "vision/score", false, false},
		{"vision/score", "vision/stream", false, false},
		{"games/sevenseas", "games/throw", false, true},
		{"games/sevenseas", "games/jamaica", false, false},
		{"games/sevenseas", "games/gametest", false, false},
		{"games/sevenseas", "games/gametest", true, true},
		{"games/throw", "games", false, false},
		{"games/jamaica", "games/jamaica/track", false, true},
		{"games/seadogs", "games/jamaica/track", false, false},
		{"games/jamaica/track", "games", false, false},
		{"games", "vision", true, false},
		{"games/all", "games/jamaica", false, true},
		{"companion", "companion/store", false, false},
		{"companion", "vision/reader", true, false},
		{"web/walk", "games/all", true, true},
		{"web/walk", "games/all", false, false},
		{"web/page", "web", false, false},
		{"web/attic", "web", false, false},
		{"hardware/camera", "hardware/simulation", false, true},
		{"hardware/simulation", "hardware/camera", false, false},
		{"hardware/simulation/dice", "hardware/simulation/studio", false, false},
		{"hardware/panel", "hardware/camera", false, false},
		{"hardware/panel", "games", true, false},
		{"hardware/panel", "vision", true, false},
		{"hardware/panel", "companion", true, false},
		{"web", "hardware/panel", false, true},
		{"web", "vision/reader", false, false},
		{"cmd/quartermaster", "vision/reader", false, true},
		{"vision/find", "vision/rest", false, false},
		{"vision/rest", "vision/find", false, true},
		{"vision/opencv", "vision/pixel", false, false},
		{"calibration", "vision", false, false},
		{"attic", "games", false, false},
	} {
		if got := mayImport(c.from, c.to, c.test); got != c.want {
			t.Errorf("%s ──▶ %s (in a test: %v) is %v, want %v", c.from, c.to, c.test, got, c.want)
		}
	}
}

func TestEveryImportIsAnArrowOfTheTable(t *testing.T) {
	arrows := 0
	for _, file := range goFiles(t) {
		folder, test := path.Dir(file), strings.HasSuffix(file, "_test.go")
		if _, ok := roomOf(folder); !ok {
			t.Errorf("%s is in no room: give its folder a row in the table, or move it", file)
			continue
		}
		for _, imported := range importsOf(t, file) {
			if opencv := strings.HasPrefix(imported, "gocv.io/"); opencv || imported == "C" {
				if folder != "vision/opencv" && folder != "vision/opencv/spoil" && (opencv || folder != "vision/jpeg") {
					t.Errorf("%s ──▶ %s: only vision/opencv may use OpenCV, and only it and vision/jpeg may use C", file, imported)
				}
				continue
			}
			to, ours := strings.CutPrefix(imported, module+"/")
			if !ours {
				continue
			}
			arrows++
			if !mayImport(folder, to, test) {
				t.Errorf("%s ──▶ %s is no arrow of the house (%s)", folder, to, file)
			}
		}
	}
	if arrows == 0 {
		t.Error("no arrow was found: the test looks at the wrong place")
	}
}

func TestTheDoorToOpenCVHasATwinWithoutC(t *testing.T) {
	names := func(file string) (out []string) {
		parsed, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range parsed.Decls {
			if f, ok := d.(*ast.FuncDecl); ok && f.Name.IsExported() {
				out = append(out, f.Name.Name)
			}
		}
		return out
	}
	var door, stub []string
	for _, file := range goFiles(t) {
		if path.Dir(file) != "vision/opencv" || strings.HasSuffix(file, "_test.go") {
			continue
		}
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		switch {
		case bytes.HasPrefix(text, []byte("//go:build cgo\n")):
			door = append(door, names(file)...)
		case bytes.HasPrefix(text, []byte("//go:build !cgo\n")):
			stub = append(stub, names(file)...)
		}
	}
	slices.Sort(door)
	slices.Sort(stub)
	if len(door) == 0 || !slices.Equal(door, stub) {
		t.Errorf("vision/opencv has %v, and without C %v", door, stub)
	}
}

func TestEverythingBuildsWithoutC(t *testing.T) {
	tags, err := os.ReadFile("deploy/tags")
	if err != nil {
		t.Fatal(err)
	}
	// "go vet" compiles the tests as well; without analyzers it only type-checks them.
	for _, args := range [][]string{{"build", "./..."}, {"vet", "-unreachable", "./..."}} {
		cmd := exec.Command("go", args...)
		cmd.Env = append(os.Environ(), "CGO_ENABLED=0", "GOFLAGS=-buildvcs=false -tags="+strings.TrimSpace(string(tags)))
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Errorf("CGO_ENABLED=0 go %s: %v\n%s", strings.Join(args, " "), err, out)
		}
	}
}

// strange is what no file of the repository may hold: it would mean nothing to anybody who has only the repository.
// The patterns are written so that they do not fit themselves.
var strange = map[string]*regexp.Regexp{
	"a path of one machine":        regexp.MustCompile(`(^|[^\w.$}])/(wor[k]|roo[t]|tmp/q[m]|home/[a-z]+)(/|\b)`),
	"the host of a registry":       regexp.MustCompile(`proxy\.golang\.or[g]|sum\.golang\.or[g]|registry\.npmjs\.or[g]|deb\.debian\.or[g]|pypi\.or[g]`),
	"somebody who wrote it":        regexp.MustCompile(`(?i)\b(claud[e]|anthropi[c]|chatgp[t]|copilo[t]|language mode[l]|co-authored-b[y]|sub-?agen[t])\b`),
	"the number of an issue":       regexp.MustCompile(`(?i)\bissue\s+#?\d+|\(#\d+\)`),
	"a mark of work left undone":   regexp.MustCompile(`\b(TOD[O]|FIXM[E]|XX[X]|HAC[K])\b`),
	"a mark of a conflicted merge": regexp.MustCompile(`(?m)^(<<<<<<[<]|>>>>>>[>]) `),
}

func TestNothingInTheRepositoryIsStrange(t *testing.T) {
	for _, file := range repositoryFiles(t) {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if bytes.IndexByte(text[:min(len(text), 8000)], 0) >= 0 || generated(file, text) {
			continue
		}
		for n, line := range strings.Split(string(text), "\n") {
			for what, pattern := range strange {
				if found := pattern.FindString(line); found != "" {
					t.Errorf("%s:%d holds %s: %q", file, n+1, what, strings.TrimSpace(found))
				}
			}
		}
	}
}

// generated is what a machine wrote from other people's code: the page's bundle and the module sums.
func generated(file string, text []byte) bool {
	return file == "go.sum" || path.Base(file) == "LICENSE" || bytes.Contains(text[:min(len(text), 300)], []byte("Code generated "))
}

// TestStrangeThingsAreFound keeps the patterns above from fitting nothing.
func TestStrangeThingsAreFound(t *testing.T) {
	for text, strangeness := range map[string]string{
		"see /wor" + "k/shared for it":          "a path of one machine",
		`"/roo` + `t/go"`:                       "a path of one machine",
		"GOPROXY=https://proxy.golang.or" + "g": "the host of a registry",
		"written by Claud" + "e":                "somebody who wrote it",
		"as in issu" + "e 12":                   "the number of an issue",
		"// TOD" + "O: later":                   "a mark of work left undone",
	} {
		if !strange[strangeness].MatchString(text) {
			t.Errorf("%q does not count as %s", text, strangeness)
		}
	}
	for _, text := range []string{"/api/v1/games", "a framework/house", "${HOME}/wor" + "k"} {
		for what, pattern := range strange {
			if pattern.MatchString(text) {
				t.Errorf("%q counts as %s", text, what)
			}
		}
	}
}

func importsOf(t *testing.T, file string) []string {
	t.Helper()
	tree, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.ImportsOnly)
	if err != nil {
		t.Fatal(err)
	}
	var all []string
	for _, i := range tree.Imports {
		p, err := strconv.Unquote(i.Path.Value)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, p)
	}
	return all
}

func goFiles(t *testing.T) []string {
	t.Helper()
	var all []string
	for _, file := range repositoryFiles(t) {
		if strings.HasSuffix(file, ".go") {
			all = append(all, file)
		}
	}
	return all
}

// repositoryFiles are all files below the top, without git's own, what builds leave behind and what git ignores.
func repositoryFiles(t *testing.T) []string {
	t.Helper()
	var all []string
	err := filepath.WalkDir(".", func(file string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return fmt.Errorf("the repository cannot be read: %w", err)
		case d.IsDir() && slices.Contains([]string{".git", "bin", "node_modules", "fuzz"}, d.Name()):
			return fs.SkipDir
		case d.Name() == ".git": // a file in a second working tree
		case d.Type().IsRegular():
			all = append(all, filepath.ToSlash(file))
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return all
}
