package quartermaster_test

import (
	"bytes"
	"encoding/json"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"
)

// TestNoLineOutsideItsFolderNamesAGame keeps a new game one folder: everybody else asks games/all and what a game
// says of itself.
//
// A game may be named, by its folder or by its title,
//   - in its own folder and in games/all, which lists the games,
//   - in tests and what they are compared with, which have to play some game,
//   - in Markdown, where people are shown an example.
//
// Nothing that runs outside a game's folder is among these: no program, page, word, drawing, script or description.
func TestNoLineOutsideItsFolderNamesAGame(t *testing.T) {
	names := namesOfGames(t)
	if len(names) < 2*len(gameFolders(t)) {
		t.Fatalf("the games have only the names %v", names)
	}
	for _, file := range repositoryFiles(t) {
		if mayNameGames(file) {
			continue
		}
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if bytes.IndexByte(text[:min(len(text), 8000)], 0) >= 0 {
			continue
		}
		for n, line := range strings.Split(strings.ToLower(string(text)), "\n") {
			for _, name := range names {
				if containsWord(line, name) {
					t.Errorf("%s:%d names the game %q", file, n+1, name)
				}
			}
		}
	}
}

// containsWord reports whether a text holds a word or words that are not part of a longer one.
func containsWord(text, word string) bool {
	for from := 0; ; {
		i := strings.Index(text[from:], word)
		if i < 0 {
			return false
		}
		start := from + i
		before, _ := utf8.DecodeLastRuneInString(text[:start])
		after, _ := utf8.DecodeRuneInString(text[start+len(word):])
		if !unicode.IsLetter(before) && !unicode.IsLetter(after) && !unicode.IsDigit(before) && !unicode.IsDigit(after) {
			return true
		}
		from = start + len(word)
	}
}

func TestANameOfAGameIsAWholeWord(t *testing.T) {
	for text, want := range map[string]bool{"a stray die": false, "portrayed": false, "tray": true, "the tray.": true, `"games/tray"`: true, "strays and a tray": true, "tray2": false} {
		if got := containsWord(text, "tray"); got != want {
			t.Errorf("%q holds the word: %v, want %v", text, got, want)
		}
	}
}

// mayNameGames is the list of exceptions above.
func mayNameGames(file string) bool {
	for _, game := range []string{"games/all", "games/*", "games/*/*"} {
		if fits(game, path.Dir(file)) && path.Dir(file) != "games/gametest" && path.Dir(file) != "games/throw" && path.Dir(file) != "games/words" {
			return true
		}
	}
	return strings.HasSuffix(file, "_test.go") || path.Ext(file) == ".md" || slices.Contains(strings.Split(path.Dir(file), "/"), "testdata")
}

// gameFolders are the folders in games that hold rules: those with words and rule help.
func gameFolders(t *testing.T) (folders []string) {
	t.Helper()
	helps, err := filepath.Glob("games/*/help/en.json")
	if err != nil || len(helps) == 0 {
		t.Fatalf("there is no game: %v", err)
	}
	for _, help := range helps {
		folders = append(folders, path.Base(path.Dir(path.Dir(filepath.ToSlash(help)))))
	}
	return folders
}

// namesOfGames are the folders' names and the titles in every language, in small letters.
func namesOfGames(t *testing.T) (names []string) {
	t.Helper()
	for _, game := range gameFolders(t) {
		names = append(names, game)
		files, err := filepath.Glob("games/" + game + "/words/*.json")
		if err != nil {
			t.Fatal(err)
		}
		for _, file := range files {
			data, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			var words map[string]any
			if err := json.Unmarshal(data, &words); err != nil {
				t.Fatal(err)
			}
			title, _ := words[game+".name"].(string)
			if title == "" {
				t.Errorf("%s does not say what the game is called", file)
				continue
			}
			names = append(names, strings.ToLower(title))
		}
	}
	return names
}

func TestOnlyAGamesOwnFilesTestsAndMarkdownMayNameIt(t *testing.T) {
	for file, may := range map[string]bool{
		"games/chess/rules.go": true, "games/chess/words/en.json": true, "games/all/all.go": true, "README.md": true,
		"web/server_test.go": true, "web/testdata/hand.en.json": true,
		"games/games.go": false, "games/gametest/laws.go": false, "games/words/en.json": false, "games/throw/throw.go": false,
		"web/server.go": false, "web/page/src/people/home.js": false, "web/page/dist/assets/quartermaster.js": false,
		"cmd/quartermaster/read.go": false, "companion/table.go": false, "deploy/run": false, "web/openapi.yaml": false,
	} {
		if got := mayNameGames(file); got != may {
			t.Errorf("%s may name a game: %v, want %v", file, got, may)
		}
	}
}
