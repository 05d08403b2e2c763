package page

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// words reads a file of words: each a sentence or its plural forms.
func words(t *testing.T, lang string) map[string]map[string]string {
	t.Helper()
	b, err := os.ReadFile("words/" + lang + ".json")
	if err != nil {
		t.Fatal(err)
	}
	var raw map[string]any
	if err := json.Unmarshal(b, &raw); err != nil {
		t.Fatal(lang, err)
	}
	all := map[string]map[string]string{}
	for id, v := range raw {
		forms := map[string]string{}
		switch v := v.(type) {
		case string:
			forms[""] = v
		case map[string]any:
			for form, text := range v {
				forms[form], _ = text.(string)
			}
		}
		for form, text := range forms {
			if strings.TrimSpace(text) == "" {
				t.Errorf("%s: %s %s is empty", lang, id, form)
			}
		}
		all[id] = forms
	}
	return all
}

var gap = regexp.MustCompile(`\{\w+\}`)

func gaps(forms map[string]string) []string {
	var all []string
	for _, text := range forms {
		for _, g := range gap.FindAllString(text, -1) {
			if g != "{Die}" { // the same die with a large first letter
				all = append(all, g)
			}
		}
	}
	all = slices.DeleteFunc(all, func(g string) bool { return g == "{die}" })
	slices.Sort(all)
	return slices.Compact(all)
}

func TestBothLanguagesSayEverything(t *testing.T) {
	pl, en := words(t, "pl"), words(t, "en")
	forms := map[string][]string{"pl": {"few", "many", "one", "other"}, "en": {"one", "other"}}
	for id, p := range pl {
		e, ok := en[id]
		if !ok {
			t.Errorf("en has no %s", id)
			continue
		}
		if !slices.Equal(gaps(p), gaps(e)) {
			t.Errorf("%s has gaps %v in pl and %v in en", id, gaps(p), gaps(e))
		}
		for lang, f := range map[string]map[string]string{"pl": p, "en": e} {
			if _, plain := f[""]; plain {
				continue
			}
			var has []string
			for form := range f {
				has = append(has, form)
			}
			slices.Sort(has)
			if !slices.Equal(has, forms[lang]) {
				t.Errorf("%s: %s has the forms %v, want %v", lang, id, has, forms[lang])
			}
		}
	}
	for id := range en {
		if pl[id] == nil {
			t.Errorf("pl has no %s", id)
		}
	}
}

// sources are the page's own files, those in src itself and in its folders.
func sources(t *testing.T) []string {
	t.Helper()
	flat, err := filepath.Glob("src/*.js")
	if err != nil {
		t.Fatal(err)
	}
	deep, err := filepath.Glob("src/*/*.js")
	if err != nil || len(flat) == 0 || len(deep) == 0 {
		t.Fatal(err, flat, deep)
	}
	return append(flat, deep...)
}

// imports gives for each of the files the files of the page that it imports, by their paths.
func imports(t *testing.T, files []string) map[string][]string {
	t.Helper()
	all := map[string][]string{}
	from := regexp.MustCompile(`(?m)^(?:import|export|\})[^;]*?'(\.[^']*\.js)';`)
	for _, f := range files {
		b, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		all[f] = nil
		for _, m := range from.FindAllStringSubmatch(string(b), -1) {
			all[f] = append(all[f], filepath.Join(filepath.Dir(f), m[1]))
		}
	}
	return all
}

// circle gives files that import each other in a circle, the first one again at the end; none: nil.
func circle(imports map[string][]string) []string {
	var path []string
	done := map[string]bool{}
	var walk func(f string) []string
	walk = func(f string) []string {
		if i := slices.Index(path, f); i >= 0 {
			return append(slices.Clone(path[i:]), f)
		}
		if done[f] {
			return nil
		}
		path = append(path, f)
		for _, to := range imports[f] {
			if found := walk(to); found != nil {
				return found
			}
		}
		path, done[f] = path[:len(path)-1], true
		return nil
	}
	for _, f := range slices.Sorted(maps.Keys(imports)) {
		if found := walk(f); found != nil {
			return found
		}
	}
	return nil
}

func TestNoFilesOfThePageImportEachOtherInACircle(t *testing.T) {
	all := imports(t, sources(t))
	if len(all["src/app.js"]) < 5 {
		t.Fatalf("the imports of src/app.js were not understood: %v", all["src/app.js"])
	}
	if found := circle(all); found != nil {
		t.Error(strings.Join(found, " imports "))
	}
	all["src/draw/html.js"] = append(all["src/draw/html.js"], "src/app.js")
	if circle(all) == nil {
		t.Error("a circle through src/app.js and src/draw/html.js was not noticed")
	}
}

func TestEveryWordThatIsSaidIsThereAndNoOtherIs(t *testing.T) {
	pl := words(t, "pl")
	said := map[string]bool{}
	files := sources(t)
	id := regexp.MustCompile(`'([a-z]+\.[a-z.]*)'( \+)?`)
	var begun []string         // words that are put together begin so
	parts := map[string]bool{} // what stands in the sources: names, and whole texts
	for _, f := range files {
		b, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		code := regexp.MustCompile(`(?m)^\s*(//|\*|/\*\*).*$|import .*;`).ReplaceAllString(string(b), "")
		for _, m := range regexp.MustCompile(`[a-z]+`).FindAllString(code, -1) {
			parts[m] = true
		}
		for _, m := range id.FindAllStringSubmatch(code, -1) {
			if strings.HasSuffix(m[1], ".") {
				if m[2] != "" {
					begun = append(begun, m[1])
				}
				continue
			}
			said[m[1]] = true
			if family, _, _ := strings.Cut(m[1], "."); pl[m[1]] == nil && slices.ContainsFunc(keys(pl), func(k string) bool { return strings.HasPrefix(k, family+".") }) {
				t.Errorf("%s says %s, which is no word", f, m[1])
			}
		}
	}
	// The server, or the kind of browser, says how these end.
	told := []string{"colour.", "hue.", "pose.", "guard.", "camera.", "scene.", "copies.", "archive.dice.", "setup.camera.", "setup.corners.doubt.", "setup.step.", "setup.lens.stock.", "setup.lens.hint.", "lead.step."}
	for _, k := range keys(pl) {
		if said[k] || slices.ContainsFunc(begun, func(b string) bool {
			end, ok := strings.CutPrefix(strings.TrimSuffix(strings.TrimSuffix(k, ".sub"), ".text"), b)
			return ok && (slices.Contains(told, b) || !strings.Contains(end, ".") && parts[end])
		}) {
			continue
		}
		t.Errorf("nobody says %s", k)
	}
}

func keys(m map[string]map[string]string) []string {
	var all []string
	for k := range m {
		all = append(all, k)
	}
	return all
}

// The vendored files are those of the packages in package.json, byte for byte.
func TestVendoredFilesAreAsPublished(t *testing.T) {
	for file, want := range map[string]string{
		"preact.mjs":     "bdcbd9abdf2c77c5c45326eab42191e949222d479d0d5f69467387a77040cb55", // preact 11.2.0, dist/preact.mjs
		"hooks.mjs":      "e862ab2973aa6455eaa0f77c5d832d2157d6be59a17c8ba546550a575b58c6b4", // preact 11.2.0, hooks/dist/hooks.mjs
		"htm.mjs":        "ab33dd3f38059b9be4d5f5350128eefb2356639c4e0bbe9d9e8b3ba75847e9e4", // htm 3.1.1, dist/htm.mjs
		"LICENSE-preact": "1fe6958409c8c257a70c587a18b6f7f412b179b456630790d30b2ec9a8e4b7d4",
		"LICENSE-htm":    "740725f7252e750af735d0028cc534970772f513331e9f68150fede8fb3ce00f",
	} {
		b, err := os.ReadFile("vendor/" + file)
		if err != nil {
			t.Fatal(err)
		}
		sum := sha256.Sum256(b)
		if got := hex.EncodeToString(sum[:]); got != want {
			t.Errorf("vendor/%s has the sum %s, want %s", file, got, want)
		}
	}
}

func TestThePageNamesOnlyFilesThatItHas(t *testing.T) {
	for _, file := range []string{"index.html", "overlay.html"} {
		page, err := fs.ReadFile(Files(), file)
		if err != nil {
			t.Fatal(err)
		}
		named := regexp.MustCompile(`(?:href|src)="/([^"]+)"`).FindAllStringSubmatch(string(page), -1)
		if len(named) < 3 {
			t.Fatalf("%s names %v", file, named)
		}
		for _, n := range named {
			if _, err := fs.Stat(Files(), n[1]); err != nil {
				t.Errorf("%s names %s: %v", file, n[1], err)
			}
		}
		if strings.Contains(string(page), "style=") || regexp.MustCompile(`<script(?: [^>]*)?>[^<]`).Match(page) {
			t.Errorf("%s has a style or a script inside, which its own policy forbids", file)
		}
	}
}
