package games

import (
	"embed"
	"fmt"
	"io/fs"
)

//go:embed words emblems
var files embed.FS

var own = Resources{ID: "games", Files: files}

// Emblems are those that every game has, NAME.svg: "die-1" to "die-6", and the faces of dice that are no numbers.
func Emblems() fs.FS { return own.Folder("emblems") }

// Words are the contract's own messages, en.json and pl.json: every Text.ID that begins with "games.".
func Words() fs.FS { return own.Folder("words") }

// Resources are what a game's folder holds beside its code: words, help and emblems, each a folder in Files.
type Resources struct {
	ID    string // of the game; the ids of its messages begin with it and a dot
	Files embed.FS
}

// Folder is one of the folders.
func (r Resources) Folder(name string) fs.FS {
	sub, _ := fs.Sub(r.Files, name)
	return sub
}

// Text is a message of the game's words. Its id is given without the game's.
func (r Resources) Text(id string, args map[string]any) Text {
	return Text{ID: r.ID + "." + id, Args: args}
}

// TextOf is Text where it may be missing.
func (r Resources) TextOf(id string, args map[string]any) *Text {
	t := r.Text(id, args)
	return &t
}

// Refuse makes a refusal with one sentence of the game's words.
func (r Resources) Refuse(rule, id string, args map[string]any) *Refusal {
	return &Refusal{Reason: r.Text(id, args), Rule: rule}
}

// Option is an option with the messages "option.ID", "option.ID.why" and "option.ID.CHOICE". The first choice is the default.
func (r Resources) Option(id, rule string, choices ...string) Option {
	o := Option{ID: id, Rule: rule, Label: r.Text("option."+id, nil), Why: r.Text("option."+id+".why", nil)}
	for _, c := range choices {
		o.Choices = append(o.Choices, Choice{ID: c, Label: r.Text("option."+id+"."+c, nil)})
	}
	return o
}

// Number is a whole number with the minus as people print it.
func Number(n int) string {
	if n < 0 {
		return fmt.Sprintf("−%d", -n)
	}
	return fmt.Sprint(n)
}

// Signed is Number with a plus before what is not negative.
func Signed(n int) string {
	if n < 0 {
		return Number(n)
	}
	return "+" + Number(n)
}
