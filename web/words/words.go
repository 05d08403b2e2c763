// Package words translates everything that people read: the sentences of the house, which are in en.json and pl.json of this
// folder, and those of the games. The page has words of its own.
package words

import (
	"embed"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"strconv"
	"strings"

	"github.com/nicksnyder/go-i18n/v2/i18n"
	"golang.org/x/text/language"

	"quartermaster/companion"
	"quartermaster/games"
)

// Languages are the languages of all texts. The first is the default.
var Languages = []string{"en", "pl"}

//go:embed *.json
var ownWords embed.FS

// Translator translates texts of the house and of the games. Any number of goroutines may use it.
type Translator struct {
	house map[string]*i18n.Localizer              // by language
	games map[string]map[string]*i18n.Localizer   // by game, by language
	help  map[string]map[string]map[string]string // by game, by language, by rule
	names map[string]games.Text                   // by game
	match language.Matcher
}

// New reads the words of the house and of the games.
func New(list []games.Game) (*Translator, error) {
	w := &Translator{games: map[string]map[string]*i18n.Localizer{}, help: map[string]map[string]map[string]string{}, names: map[string]games.Text{}}
	var tags []language.Tag
	for _, l := range Languages {
		tags = append(tags, language.Make(l))
	}
	w.match = language.NewMatcher(tags)
	var err error
	if w.house, err = localizers(ownWords); err != nil {
		return nil, fmt.Errorf("words of the house: %w", err)
	}
	for _, g := range list {
		info := g.Info()
		w.names[info.ID] = info.Name
		if w.games[info.ID], err = localizers(games.Words(), info.Words); err != nil {
			return nil, fmt.Errorf("words of the game %s: %w", info.ID, err)
		}
		if w.help[info.ID], err = helpOf(info.RuleHelp); err != nil {
			return nil, fmt.Errorf("rule help of the game %s: %w", info.ID, err)
		}
	}
	return w, nil
}

// localizers reads the words of several sources; a later source replaces messages of an earlier one.
func localizers(sources ...fs.FS) (map[string]*i18n.Localizer, error) {
	bundle := i18n.NewBundle(language.Make(Languages[0]))
	bundle.RegisterUnmarshalFunc("json", json.Unmarshal)
	all := map[string]*i18n.Localizer{}
	for _, files := range sources {
		if files == nil {
			return nil, errors.New("there are none")
		}
		for _, l := range Languages {
			if _, err := bundle.LoadMessageFileFS(files, l+".json"); err != nil {
				return nil, err
			}
		}
	}
	for _, l := range Languages {
		all[l] = i18n.NewLocalizer(bundle, l)
	}
	return all, nil
}

func helpOf(files fs.FS) (map[string]map[string]string, error) {
	all := map[string]map[string]string{}
	if files == nil {
		return all, nil
	}
	for _, l := range Languages {
		b, err := fs.ReadFile(files, l+".json")
		if err != nil {
			return nil, err
		}
		rules := map[string]string{}
		if err := json.Unmarshal(b, &rules); err != nil {
			return nil, fmt.Errorf("%s.json: %w", l, err)
		}
		all[l] = rules
	}
	return all, nil
}

// Language picks one of Languages: the device's own choice, else by its Accept-Language header.
func (w *Translator) Language(chosen, accept string) string {
	tag, _ := language.MatchStrings(w.match, chosen, accept)
	base, _ := tag.Base()
	for _, l := range Languages {
		if base.String() == l {
			return l
		}
	}
	return Languages[0]
}

// Say translates a text of the house.
func (w *Translator) Say(lang, id string, args map[string]any) string {
	return w.text(lang, "", games.Text{ID: id, Args: args})
}

// Game translates a text of a game.
func (w *Translator) Game(lang, game string, t games.Text) string { return w.text(lang, game, t) }

// Name returns a game's name, or its id if the translator does not know it.
func (w *Translator) Name(lang, game string) string {
	name, known := w.names[game]
	if !known {
		return game
	}
	return w.text(lang, game, name)
}

// Sentence translates a sentence of a table at which game is played.
func (w *Translator) Sentence(lang, game string, s companion.Sentence) string {
	if s.Game {
		return w.text(lang, game, s.Text)
	}
	return w.sentence(lang, game, s)
}

// Help returns a sentence or two about a rule, or "".
func (w *Translator) Help(lang, game, rule string) string { return w.help[game][lang][rule] }

func (w *Translator) sentence(lang, game string, s companion.Sentence) string {
	args := map[string]any{}
	for k, v := range s.Args {
		if inner, ok := v.(companion.Sentence); ok {
			v = w.Sentence(lang, game, inner)
		}
		args[k] = v
	}
	return w.Say(lang, s.ID, args)
}

// text translates a text; game "" is the house. A text without an id is empty.
// A missing text is shown as its id.
func (w *Translator) text(lang, game string, t games.Text) string {
	if t.ID == "" {
		return ""
	}
	l := w.house[lang]
	if game != "" {
		l = w.games[game][lang]
	}
	if l == nil {
		return t.ID
	}
	args := make(map[string]any, len(t.Args))
	for k, v := range t.Args {
		args[k] = w.arg(lang, game, v)
	}
	c := &i18n.LocalizeConfig{MessageID: t.ID, TemplateData: args}
	if n, ok := t.Args["Count"]; ok {
		c.PluralCount = n
	}
	s, err := l.Localize(c)
	if s == "" && err != nil {
		return t.ID
	}
	return s
}

// arg converts an argument to what the text shows, by the contract of games.Text.
func (w *Translator) arg(lang, game string, v any) any {
	switch v := v.(type) {
	case games.Text:
		return w.text(lang, game, v)
	case *games.Text:
		if v == nil {
			return ""
		}
		return w.text(lang, game, *v)
	case []games.Text:
		parts := make([]string, len(v))
		for i, t := range v {
			parts[i] = w.text(lang, game, t)
		}
		return strings.Join(parts, ", ")
	case float64:
		return decimal(lang, v)
	}
	return v
}

// decimal returns a number with one decimal, in the format of the language.
func decimal(lang string, v float64) string {
	s := strconv.FormatFloat(v, 'f', 1, 64)
	if lang == "pl" {
		s = strings.Replace(s, ".", ",", 1)
	}
	return s
}
