package web_test

import (
	"encoding/json"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"quartermaster/companion"
	"quartermaster/companion/rigs"
	"quartermaster/hardware/camera"
	"quartermaster/hardware/checkup"
	"quartermaster/hardware/panel"
	"quartermaster/web/words"
)

func houseWords(t *testing.T) map[string]map[string]string {
	t.Helper()
	all := map[string]map[string]string{}
	for _, lang := range words.Languages {
		b, err := os.ReadFile(filepath.Join("words", lang+".json"))
		if err != nil {
			t.Fatal(err)
		}
		words := map[string]string{}
		if err := json.Unmarshal(b, &words); err != nil {
			t.Fatal(lang, err)
		}
		all[lang] = words
	}
	return all
}

var placeholder = regexp.MustCompile(`\{\{\.(\w+)\}\}`)

func TestEveryLanguageSaysTheSame(t *testing.T) {
	all := houseWords(t)
	for id, text := range all["en"] {
		pl, ok := all["pl"][id]
		if !ok {
			t.Error("not in Polish:", id)
			continue
		}
		a, b := placeholder.FindAllString(text, -1), placeholder.FindAllString(pl, -1)
		slices.Sort(a)
		slices.Sort(b)
		// What another room says of itself it says in English: Polish does without.
		b = append(b, slices.DeleteFunc(slices.Clone(a), func(p string) bool { return p != "{{.Reason}}" || slices.Contains(b, p) })...)
		slices.Sort(b)
		if !slices.Equal(a, b) {
			t.Error(id, "fills in", a, "in English and", b, "in Polish")
		}
		if strings.TrimSpace(text) == "" || strings.TrimSpace(pl) == "" {
			t.Error(id, "says nothing")
		}
	}
	for id := range all["pl"] {
		if _, ok := all["en"][id]; !ok {
			t.Error("not in English:", id)
		}
	}
}

func TestEverySentenceOfTheHouseIsSaidSomewhereAndEveryOneSaidIsThere(t *testing.T) {
	words := houseWords(t)["en"]
	used := map[string]bool{}
	for _, id := range slices.Concat(companion.Sentences(), camera.Sentences(), rigs.Sentences()) {
		used[id] = true
		if _, ok := words[id]; !ok {
			t.Error("a table says", id, "for which there are no words")
		}
	}
	for id, text := range panel.Sentences() {
		if used[id] = true; words[id] != text {
			t.Errorf("a panel says %q as %q, and the words %q", id, text, words[id])
		}
	}
	sources, err := filepath.Glob("../hardware/camera/*.go")
	if err != nil || len(sources) == 0 {
		t.Fatal(err, len(sources))
	}
	for _, f := range sources { // why a camera is not live: its sentences have IDs there
		b, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range regexp.MustCompile(`"(camera-[a-z0-9-]+)"`).FindAllStringSubmatch(string(b), -1) {
			if used[m[1]] = true; words[m[1]] == "" && !strings.HasSuffix(f, "_test.go") {
				t.Error(f, "says", m[1], "for which there are no words")
			}
		}
	}
	doctors, _ := filepath.Glob("../cmd/quartermaster/doctor*.go") // the patterns are some
	checks, _ := filepath.Glob("../hardware/checkup/*.go")
	for _, f := range slices.Concat(doctors, checks) { // a finding that is not ok has a remedy
		b, err := os.ReadFile(f)
		if err != nil || strings.HasSuffix(f, "_test.go") {
			continue
		}
		for _, m := range regexp.MustCompile(`"(check-[a-z-]+)"`).FindAllStringSubmatch(string(b), -1) {
			if used[m[1]], used[m[1]+checkup.RemedyEnding] = true, true; words[m[1]] == "" {
				t.Error(f, "says", m[1], "for which there are no words")
			}
		}
		for _, m := range regexp.MustCompile(`(?:note|fail|Noted|Wrong)\("?[a-z]+"?, "(check-[a-z-]+)"`).FindAllStringSubmatch(string(b), -1) {
			if words[m[1]+checkup.RemedyEnding] == "" {
				t.Error(f, "says", m[1], "without a remedy")
			}
		}
	}
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	said := regexp.MustCompile(`(?:\.fail\([^"+\n]*|\.Say\([^"+\n]*)"([a-z-]+)"`)
	family := regexp.MustCompile(`"((?:question|guard|remedy|colour|needs|panel-part)-)"|worry\("([a-z-]+)"`)
	for _, f := range files {
		if strings.HasSuffix(f, "_test.go") {
			continue
		}
		b, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range said.FindAllStringSubmatch(string(b), -1) {
			used[m[1]] = true
			if _, ok := words[m[1]]; !ok && !strings.HasSuffix(m[1], "-") {
				t.Error(f, "says", m[1], "for which there are no words")
			}
		}
		for _, m := range family.FindAllStringSubmatch(string(b), -1) {
			for id := range words {
				if m[1] != "" && strings.HasPrefix(id, m[1]) || id == m[2] {
					used[id] = true
				}
			}
		}
	}
	for _, id := range slices.Sorted(maps.Keys(words)) {
		if !used[id] {
			t.Error("nobody says", id)
		}
	}
}
