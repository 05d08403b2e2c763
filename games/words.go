package games

import (
	"embed"
	"fmt"
	"io/fs"
)

//go:embed words emblems
var files embed.FS

var own = Resources{ID: "games", Files: files}

// Emblems returns the emblems that all games share, as NAME.svg: "die-1" to "die-6", and faces of dice that are not numbers.
func Emblems() fs.FS { return own.Folder("emblems") }

// Words returns the messages of this package, en.json and pl.json: every Text.ID that begins with "games.".
func Words() fs.FS { return own.Folder("words") }

// Resources are the embedded files of a game. Files contains the folders words, help and emblems.
type Resources struct {
	ID    string // id of the game; each of its message ids begins with this id and a dot
	Files embed.FS
}

// Folder returns the folder of Files with the given name.
func (r Resources) Folder(name string) fs.FS {
	sub, _ := fs.Sub(r.Files, name)
	return sub
}

// Text makes a text from a message of the game. The id is given without the game's id in front.
func (r Resources) Text(id string, args map[string]any) Text {
	return Text{ID: r.ID + "." + id, Args: args}
}

// TextOf is like Text, for fields that hold a *Text because they may be empty.
func (r Resources) TextOf(id string, args map[string]any) *Text {
	t := r.Text(id, args)
	return &t
}

// Refuse makes a refusal whose reason is a message of the game. The rule is the id of the rule behind it, or "".
func (r Resources) Refuse(rule, id string, args map[string]any) *Refusal {
	return &Refusal{Reason: r.Text(id, args), Rule: rule}
}

// Option makes an option. Its texts are the messages "option.ID", "option.ID.why" and, for each choice, "option.ID.CHOICE".
// The first choice is the default.
func (r Resources) Option(id, rule string, choices ...string) Option {
	o := Option{ID: id, Rule: rule, Label: r.Text("option."+id, nil), Why: r.Text("option."+id+".why", nil)}
	for _, c := range choices {
		o.Choices = append(o.Choices, Choice{ID: c, Label: r.Text("option."+id+"."+c, nil)})
	}
	return o
}

// Number formats a whole number with a typographic minus sign (−) instead of a hyphen.
func Number(n int) string {
	if n < 0 {
		return fmt.Sprintf("−%d", -n)
	}
	return fmt.Sprint(n)
}

// Signed is like Number, with a plus sign in front of 0 and positive numbers.
func Signed(n int) string {
	if n < 0 {
		return Number(n)
	}
	return "+" + Number(n)
}
