package gametest

import (
	"encoding/json"
	"io/fs"
	"reflect"
	"regexp"
	"slices"
	"strings"

	"quartermaster/games"
)

// Said holds the words of a game against the program texts of the current folder, without playing: each message
// that a literal or an option names is there in every language, and each message that is there is named, by its whole id
// or by a beginning that ends with a dot ("choice." and what is put behind it).
func Said(t Reporter, info games.Info) {
	t.Helper()
	named := literals(t)
	walk(reflect.ValueOf(info.Options), func(said games.Text) { // games.Resources makes the ids of their messages
		if short, own := strings.CutPrefix(said.ID, info.ID+"."); own {
			named = append(named, short)
		}
	}, func(string) {})
	for _, lang := range Languages {
		data, err := fs.ReadFile(info.Words, lang+".json")
		if err != nil {
			t.Fatalf("a game has no words in %s: %v", lang, err)
		}
		var messages map[string]json.RawMessage
		if err := json.Unmarshal(data, &messages); err != nil {
			t.Fatalf("%s.json: %v", lang, err)
		}
		var ids []string
		for id := range messages {
			short, own := strings.CutPrefix(id, info.ID+".")
			if !own {
				t.Errorf("%s in %s does not begin with the game's name", id, lang)
			}
			ids = append(ids, short)
			if !slices.ContainsFunc(named, func(n string) bool { return n == short || strings.HasSuffix(n, ".") && strings.HasPrefix(short, n) }) {
				t.Errorf("%s stands in %s, and nothing says it", id, lang)
			}
		}
		for _, n := range named {
			if messageID.MatchString(n) && !slices.ContainsFunc(ids, func(id string) bool { return id == n || strings.HasPrefix(id, n) }) {
				t.Errorf("%s is said, and is no message in %s", n, lang)
			}
		}
	}
}

// messageID is what the id of a message looks like, without the game's name, or its beginning.
var messageID = regexp.MustCompile(`^[a-z][A-Za-z]*(\.[A-Za-z0-9]+)+\.?$`)

// literals are the texts in the program texts of the current folder; the game's own name before an id is left out.
func literals(t Reporter) (all []string) {
	t.Helper()
	for _, tree := range sources(t, false) {
		eachText(tree, func(s string) {
			if strings.HasPrefix(s, "games.") || strings.HasSuffix(s, ".json") || strings.HasSuffix(s, ".svg") {
				return
			}
			if beginning, _, put := strings.Cut(s, "%"); put && strings.HasSuffix(beginning, ".") {
				s = beginning // the rest is put behind it by fmt
			}
			all = append(all, strings.TrimPrefix(s, tree.Name.Name+"."))
		})
	}
	return all
}
