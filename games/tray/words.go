package tray

import (
	"embed"

	"quartermaster/games"
)

//go:embed words help emblems
var files embed.FS

var own = games.Resources{ID: "tray", Files: files}

// args are the arguments of a text.
type args = map[string]any

var text, textOf, refuse = own.Text, own.TextOf, own.Refuse
