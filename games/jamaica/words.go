package jamaica

import (
	"embed"
	"fmt"
	"io/fs"

	"quartermaster/games"
)

//go:embed words help emblems
var files embed.FS

func folder(name string) fs.FS {
	sub, _ := fs.Sub(files, name)
	return sub
}

// args are the arguments of a text.
type args = map[string]any

func text(id string, a args) games.Text { return games.Text{ID: "jamaica." + id, Args: a} }

func textOf(id string, a args) *games.Text {
	t := text(id, a)
	return &t
}

func refuse(rule, id string, a args) *games.Refusal {
	return games.Refuse(rule, "jamaica.refused."+id, a)
}

// number is a whole number with the minus as people print it.
func number(n int) string {
	if n < 0 {
		return fmt.Sprintf("−%d", -n)
	}
	return fmt.Sprint(n)
}

// signed is a number with its sign.
func signed(n int) string {
	if n > 0 {
		return "+" + number(n)
	}
	return number(n)
}

// faceText is a face of the combat die in words.
func faceText(face string) games.Text {
	if face == star {
		return text("face.star", nil)
	}
	return games.Plain(face)
}
