package all

import (
	"encoding/json"
	"io/fs"
	"testing"

	"github.com/nicksnyder/go-i18n/v2/i18n"
	"golang.org/x/text/language"

	"quartermaster/games"
)

// TestTheWordsOfEveryGameAreMessagesThatThePageCanSay reads the word files with the library that the pages use.
func TestTheWordsOfEveryGameAreMessagesThatThePageCanSay(t *testing.T) {
	for _, lang := range []string{"en", "pl"} {
		bundle := i18n.NewBundle(language.English)
		bundle.RegisterUnmarshalFunc("json", json.Unmarshal)
		load := func(words fs.FS) {
			data, err := fs.ReadFile(words, lang+".json")
			if err != nil {
				t.Fatal(err)
			}
			if _, err := bundle.ParseMessageFileBytes(data, lang+".json"); err != nil {
				t.Fatal(err)
			}
		}
		load(games.Words())
		for _, g := range Games() {
			load(g.Info().Words)
		}
		localizer := i18n.NewLocalizer(bundle, lang)
		for id, c := range map[string]struct {
			args   map[string]any
			count  any
			en, pl string
		}{
			"sevenseas.character.3":     {nil, nil, "Captain", "Kapitan"},
			"sevenseas.effect.chests":   {map[string]any{"Number": "+3"}, 3, "+3 chests", "+3 skrzynie"},
			"sevenseas.log.sends":       {map[string]any{"Name": "Ola", "Count": 5}, 5, "Ola sends 5 ships", "Ola wysyła 5 statków"},
			"games.refused.tooManyDice": {map[string]any{"Most": 60}, nil, "A throw has at most 60 dice. Take some away.", "W rzucie może być najwyżej tyle kostek: 60. Zabierzcie część."},
		} {
			got, err := localizer.Localize(&i18n.LocalizeConfig{MessageID: id, TemplateData: c.args, PluralCount: c.count})
			if want := map[string]string{"en": c.en, "pl": c.pl}[lang]; err != nil || got != want {
				t.Errorf("%s in %s is %q, %v; want %q", id, lang, got, err, want)
			}
		}
	}
}
