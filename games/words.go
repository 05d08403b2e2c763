package games

import (
	"embed"
	"io/fs"
)

//go:embed words
var words embed.FS

//go:embed emblems
var emblems embed.FS

// Emblems are those that every game has, NAME.svg: "die-1" to "die-6", and the faces of dice that are no numbers.
func Emblems() fs.FS {
	sub, _ := fs.Sub(emblems, "emblems")
	return sub
}

// Words are the contract's own messages, en.json and pl.json: every Text.ID that begins with "games.".
func Words() fs.FS {
	sub, _ := fs.Sub(words, "words")
	return sub
}
