package gametest

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"

	"quartermaster/games"
)

// Golden compares the view and the asks of a position, in every language, with testdata/NAME.LANGUAGE.json in the current folder.
// With QM_GOLDEN=write in the environment it writes those files instead. Review the changes before you commit them.
func Golden(t Reporter, info games.Info, name string, p games.Position, viewer games.SeatNo) {
	t.Helper()
	words := NewWords(t, info.Words, games.Words())
	data, err := json.Marshal(struct {
		View games.View  `json:"view"`
		Asks []games.Ask `json:"asks"`
	}{p.View(viewer), p.Asks()})
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	for _, lang := range Languages {
		var shown any
		if err := json.Unmarshal(data, &shown); err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		var got bytes.Buffer
		out := json.NewEncoder(&got)
		out.SetEscapeHTML(false)
		out.SetIndent("", " ")
		if err := out.Encode(words.spoken(t, lang, shown)); err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		file := filepath.Join("testdata", name+"."+lang+".json")
		if os.Getenv("QM_GOLDEN") == "write" {
			if err := os.WriteFile(file, got.Bytes(), 0o644); err != nil {
				t.Fatalf("%v", err)
			}
			continue
		}
		want, err := os.ReadFile(file)
		if err != nil {
			t.Fatalf("%v; write it with QM_GOLDEN=write", err)
		}
		if line, a, b := firstDifference(got.Bytes(), want); line > 0 {
			t.Errorf("%s differs in line %d: %s, want %s; write it anew with QM_GOLDEN=write and look at git diff", file, line, a, b)
		}
	}
}

// spoken replaces every text in decoded JSON by its message in a language.
func (w *Words) spoken(t Reporter, lang string, v any) any {
	t.Helper()
	switch v := v.(type) {
	case []any:
		for i := range v {
			v[i] = w.spoken(t, lang, v[i])
		}
	case map[string]any:
		if text, is := w.textOf(lang, v); is {
			said, err := w.Say(lang, text)
			if err != nil {
				t.Errorf("%v", err)
			}
			return said
		}
		for key := range v {
			v[key] = w.spoken(t, lang, v[key])
		}
	}
	return v
}

// textOf converts decoded JSON to a text. It reports false unless the JSON has the id of a message, perhaps arguments, and
// nothing else.
func (w *Words) textOf(lang string, v map[string]any) (text games.Text, is bool) {
	id, _ := v["id"].(string)
	if w.messages[lang][id] == nil {
		return games.Text{}, false
	}
	for key := range v {
		if key != "id" && key != "args" {
			return games.Text{}, false
		}
	}
	text = games.Text{ID: id, Args: map[string]any{}}
	args, _ := v["args"].(map[string]any)
	for name, arg := range args {
		switch arg := arg.(type) {
		case map[string]any:
			text.Args[name], _ = w.textOf(lang, arg)
		case []any:
			var all []games.Text
			for _, one := range arg {
				m, _ := one.(map[string]any)
				said, _ := w.textOf(lang, m)
				all = append(all, said)
			}
			text.Args[name] = all
		case float64:
			if arg == float64(int(arg)) {
				text.Args[name] = int(arg)
			} else {
				text.Args[name] = arg
			}
		default:
			text.Args[name] = arg
		}
	}
	return text, true
}

// firstDifference returns the number of the first line that differs, counted from 1, and both versions of it. The number is 0 if
// the texts are equal.
func firstDifference(got, want []byte) (line int, a, b string) {
	g, w := bytes.Split(got, []byte("\n")), bytes.Split(want, []byte("\n"))
	for i := range max(len(g), len(w)) {
		a, b = "nothing", "nothing"
		if i < len(g) {
			a = string(g[i])
		}
		if i < len(w) {
			b = string(w[i])
		}
		if a != b {
			return i + 1, a, b
		}
	}
	return 0, "", ""
}
