package jamaica

import (
	"embed"

	"quartermaster/games"
)

//go:embed words help emblems
var files embed.FS

var own = games.Resources{ID: "jamaica", Files: files}

// args are the arguments of a text.
type args = map[string]any

var text, textOf, refuse = own.Text, own.TextOf, own.Refuse

// faceText describes a face of the combat die.
func faceText(face string) games.Text {
	if face == star {
		return text("face.star", nil)
	}
	return games.Plain(face)
}
