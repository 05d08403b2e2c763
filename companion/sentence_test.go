package companion_test

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"quartermaster/companion"
)

func TestSentencesListsEverySentenceThatIsSaid(t *testing.T) {
	all := companion.Sentences()
	said := map[string]bool{}
	var files []string
	for _, folder := range []string{".", "archive", "devices", "people"} {
		there, err := filepath.Glob(filepath.Join(folder, "*.go"))
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, there...)
	}
	call := regexp.MustCompile(`\b(?:Say|Refuse)\((?:"happened-" \+|"([a-z-]+)")`)
	for _, f := range files {
		if strings.HasSuffix(f, "_test.go") {
			continue
		}
		b, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range call.FindAllStringSubmatch(string(b), -1) {
			if m[1] == "" {
				for _, k := range []companion.Kind{companion.Starts, companion.Undoes, companion.Redoes, companion.Corrects, companion.Lost} {
					said["happened-"+string(k)] = true
				}
				continue
			}
			said[m[1]] = true
		}
	}
	for id := range said {
		if !slices.Contains(all, id) {
			t.Error(id, "is said, but not listed")
		}
	}
	for _, id := range all {
		if !said[id] && !slices.Contains([]string{"aside-damaged", "aside-taken", "no-rig", "no-opencv", "reader-off", "reader-again",
			"lost-steps", "lost-unknown", "record-newer", "record-odd", "record-unopened", "record-copy", "record-no-copy", "record-stuck", "damaged-game", "damaged-other", "damaged-repaired", "copy-failed", "copy-there", "port-taken"}, id) { // the command says these
			t.Error(id, "is listed, but never said")
		}
	}
}
