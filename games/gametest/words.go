package gametest

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"reflect"
	"strings"
	"text/template"

	"quartermaster/games"
)

// Languages are the languages that every game must have messages in.
var Languages = []string{"en", "pl"}

// forms lists the plural forms of each language (CLDR).
var forms = map[string][]string{"en": {"one", "other"}, "pl": {"one", "few", "many", "other"}}

// Words are the messages and rule help of a game in every language.
type Words struct {
	messages map[string]map[string]map[string]*template.Template // language, id, plural form
	help     map[string]map[string]string
}

// NewWords reads en.json and pl.json from each folder. It fails if a message is missing in a language or lacks a plural form.
func NewWords(t Reporter, folders ...fs.FS) *Words {
	t.Helper()
	w := &Words{messages: map[string]map[string]map[string]*template.Template{}, help: map[string]map[string]string{}}
	for _, lang := range Languages {
		w.messages[lang] = map[string]map[string]*template.Template{}
		for _, folder := range folders {
			w.read(t, folder, lang)
		}
	}
	for _, lang := range Languages {
		for _, other := range Languages {
			for id := range w.messages[lang] {
				if w.messages[other][id] == nil {
					t.Errorf("%s stands in %s, but not in %s", id, lang, other)
				}
			}
		}
	}
	return w
}

func (w *Words) read(t Reporter, folder fs.FS, lang string) {
	t.Helper()
	data, err := fs.ReadFile(folder, lang+".json")
	if err != nil {
		t.Fatalf("a game has no words in %s: %v", lang, err)
	}
	var raw map[string]json.RawMessage
	if err := json.Unmarshal(data, &raw); err != nil {
		t.Fatalf("%s.json: %v", lang, err)
	}
	for id, message := range raw {
		plural := map[string]string{}
		var one string
		if json.Unmarshal(message, &one) == nil {
			plural["other"] = one
		} else if err := json.Unmarshal(message, &plural); err != nil {
			t.Errorf("%s in %s: a message is a string or plural forms", id, lang)
			continue
		} else {
			for _, form := range forms[lang] {
				if plural[form] == "" {
					t.Errorf("%s in %s: the form %q is missing", id, lang, form)
				}
			}
		}
		w.messages[lang][id] = map[string]*template.Template{}
		for form, s := range plural {
			parsed, err := template.New(id).Option("missingkey=error").Parse(s)
			if err != nil || strings.TrimSpace(s) == "" {
				t.Errorf("%s in %s: %v", id, lang, err)
				continue
			}
			w.messages[lang][id][form] = parsed
		}
	}
}

// Say returns a text in a language. The error says which message or argument is missing.
func (w *Words) Say(lang string, t games.Text) (string, error) {
	message := w.messages[lang][t.ID]
	if message == nil {
		return "", fmt.Errorf("no message %q in %s", t.ID, lang)
	}
	said := map[string]any{}
	for name, arg := range t.Args {
		switch v := arg.(type) {
		case games.Text:
			s, err := w.Say(lang, v)
			if err != nil {
				return "", err
			}
			said[name] = s
		case []games.Text:
			var all []string
			for _, one := range v {
				s, err := w.Say(lang, one)
				if err != nil {
					return "", err
				}
				all = append(all, s)
			}
			said[name] = strings.Join(all, ", ")
		case string, int, float64:
			said[name] = v
		default:
			return "", fmt.Errorf("%s: the argument %s is a %T, which nobody can put into words", t.ID, name, arg)
		}
	}
	form := "other"
	if n, ok := t.Args["Count"].(int); ok && len(message) > 1 {
		form = plural(lang, n)
	}
	if message[form] == nil {
		return "", fmt.Errorf("%s in %s has no form %q", t.ID, lang, form)
	}
	var out strings.Builder
	if err := message[form].Execute(&out, said); err != nil {
		return "", fmt.Errorf("%s in %s: %w", t.ID, lang, err)
	}
	return out.String(), nil
}

// plural returns the plural form for a whole number in a language (CLDR).
func plural(lang string, n int) string {
	switch {
	case n == 1:
		return "one"
	case lang == "en":
		return "other"
	case n%10 >= 2 && n%10 <= 4 && (n%100 < 12 || n%100 > 14):
		return "few"
	}
	return "many"
}

func (w *Words) helped(folder fs.FS, lang, rule string) bool {
	if w.help[lang] == nil {
		w.help[lang] = map[string]string{}
		if folder != nil {
			if all, err := helpIn(folder, lang); err == nil {
				w.help[lang] = all
			}
		}
	}
	return w.help[lang][rule] != ""
}

// helpIn reads the rule help of a game in a language, by rule id.
func helpIn(folder fs.FS, lang string) (help map[string]string, err error) {
	data, err := fs.ReadFile(folder, lang+".json")
	if err != nil {
		return nil, err
	}
	return help, json.Unmarshal(data, &help)
}

// walk visits every games.Text in a value, and the string in every field named Emblem.
func walk(v reflect.Value, text func(games.Text), emblem func(string)) {
	switch v.Kind() {
	case reflect.Pointer, reflect.Interface:
		if !v.IsNil() {
			walk(v.Elem(), text, emblem)
		}
	case reflect.Slice, reflect.Array:
		if v.Type().Elem().Kind() <= reflect.Complex128 {
			return // numbers say nothing
		}
		for i := range v.Len() {
			walk(v.Index(i), text, emblem)
		}
	case reflect.Map:
		for _, k := range v.MapKeys() {
			walk(v.MapIndex(k), text, emblem)
		}
	case reflect.Struct:
		if t, ok := v.Interface().(games.Text); ok {
			if t.ID != "" {
				text(t)
			}
			return
		}
		for i := range v.NumField() {
			f := v.Type().Field(i)
			if !f.IsExported() {
				continue
			}
			if f.Name == "Emblem" && v.Field(i).Kind() == reflect.String && v.Field(i).String() != "" {
				emblem(v.Field(i).String())
			}
			walk(v.Field(i), text, emblem)
		}
	}
}
