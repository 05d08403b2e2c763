package games

import (
	"embed"
	"io/fs"
)

//go:embed words
var words embed.FS

// Words are the contract's own messages, en.json and pl.json: every Text.ID that begins with "games.".
func Words() fs.FS {
	sub, _ := fs.Sub(words, "words")
	return sub
}
