package companion_test

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// levelOne are the requirements of OWASP ASVS 5.0, level 1.
var levelOne = strings.Fields(`1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.3.1 1.3.2 1.5.1 2.1.1 2.2.1 2.2.2 2.3.1
	3.2.1 3.2.2 3.3.1 3.4.1 3.4.2 3.5.1 3.5.2 3.5.3 4.1.1 4.4.1 5.2.1 5.2.2 5.3.1 5.3.2
	6.1.1 6.2.1 6.2.2 6.2.3 6.2.4 6.2.5 6.2.6 6.2.7 6.2.8 6.3.1 6.3.2 6.4.1 6.4.2
	7.2.1 7.2.2 7.2.3 7.2.4 7.4.1 7.4.2 8.1.1 8.2.1 8.2.2 8.3.1 9.1.1 9.1.2 9.1.3 9.2.1
	10.4.1 10.4.2 10.4.3 10.4.4 10.4.5 11.3.1 11.3.2 11.4.1 12.1.1 12.2.1 12.2.2 13.4.1 14.2.1 14.3.1 15.1.1 15.2.1 15.3.1`)

// testsOfTheRepository are the names of all tests and fuzz targets.
func testsOfTheRepository(t *testing.T) map[string]bool {
	t.Helper()
	all := map[string]bool{}
	name := regexp.MustCompile(`(?m)^func ((?:Test|Fuzz)\w+)\(\w+ \*testing\.[TF]\)`)
	err := filepath.WalkDir("..", func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() && (d.Name() == "node_modules" || d.Name() == ".git") {
			return filepath.SkipDir
		}
		if !strings.HasSuffix(path, "_test.go") {
			return nil
		}
		b, err := os.ReadFile(path)
		for _, m := range name.FindAllStringSubmatch(string(b), -1) {
			all[m[1]] = true
		}
		return err
	})
	if err != nil || len(all) < 100 {
		t.Fatal(err, len(all))
	}
	return all
}

func TestTheTableOfSecurityNamesTestsThatExist(t *testing.T) {
	b, err := os.ReadFile("SECURITY.md")
	if err != nil {
		t.Fatal(err)
	}
	there := testsOfTheRepository(t)
	named := regexp.MustCompile("`((?:Test|Fuzz)\\w+)`")
	for _, m := range named.FindAllStringSubmatch(string(b), -1) {
		if !there[m[1]] {
			t.Error("there is no test", m[1])
		}
	}
	row := regexp.MustCompile(`(?m)^\| (\d+\.\d+\.\d+) \| ([^|]+) \| ([^|]+) \|$`)
	seen := map[string]int{}
	for _, m := range row.FindAllStringSubmatch(string(b), -1) {
		seen[m[1]]++
		if !named.MatchString(m[3]) && len(m[3]) < 10 {
			t.Errorf("%s has neither a test nor a reason: %q", m[1], m[3])
		}
	}
	if len(levelOne) != 70 {
		t.Fatal(len(levelOne))
	}
	for _, no := range levelOne {
		if seen[no] != 1 {
			t.Errorf("%s stands there %d times", no, seen[no])
		}
		delete(seen, no)
	}
	for no := range seen {
		t.Error(no, "is no requirement of level 1")
	}
}
