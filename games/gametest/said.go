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

// Said compares the messages of a game with the code in the current folder, without playing. It fails if a message that a string
// literal or an option names is missing in some language. It also fails if nothing names a message, either by its whole id or by a
// prefix that ends with a dot ("choice.").
func Said(t Reporter, info games.Info) {
	t.Helper()
	named := literals(t)
	walk(reflect.ValueOf(info.Options), func(said games.Text) { // games.Resources builds the message ids of options
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

// messageID matches the id of a message without the game's id, or a prefix of one.
var messageID = regexp.MustCompile(`^[a-z][A-Za-z]*(\.[A-Za-z0-9]+)+\.?$`)

// literals returns the string literals in the code of the current folder, without the game's id in front of message ids.
func literals(t Reporter) (all []string) {
	t.Helper()
	for _, tree := range sources(t, false) {
		eachText(tree, func(s string) {
			if strings.HasPrefix(s, "games.") || strings.HasSuffix(s, ".json") || strings.HasSuffix(s, ".svg") {
				return
			}
			if beginning, _, put := strings.Cut(s, "%"); put && strings.HasSuffix(beginning, ".") {
				s = beginning // fmt appends the rest of the id
			}
			all = append(all, strings.TrimPrefix(s, tree.Name.Name+"."))
		})
	}
	return all
}
