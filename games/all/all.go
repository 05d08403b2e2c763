// Package all lists the games. Outside the folder of a game, this is the only code that names it.
package all

import (
	"quartermaster/games"
	"quartermaster/games/jamaica"
	"quartermaster/games/seadogs"
	"quartermaster/games/sevenseas"
	"quartermaster/games/tray"
)

// Games returns all games in the order in which the start page offers them.
func Games() []games.Game {
	return []games.Game{sevenseas.Game{}, seadogs.Game{}, jamaica.Game{}, tray.Game{}}
}

// Find returns the game with the given id, which is the name of its folder. It reports false if there is none.
func Find(id string) (games.Game, bool) {
	for _, g := range Games() {
		if g.Info().ID == id {
			return g, true
		}
	}
	return nil, false
}
