// Package all lists the games. It is the only place beside a game's own folder that names one.
package all

import (
	"quartermaster/games"
	"quartermaster/games/jamaica"
	"quartermaster/games/seadogs"
	"quartermaster/games/sevenseas"
	"quartermaster/games/tray"
)

// Games are all sets of rules, in the order in which a table offers them.
func Games() []games.Game {
	return []games.Game{sevenseas.Game{}, seadogs.Game{}, jamaica.Game{}, tray.Game{}}
}

// Find is the game of an id, the name of its folder.
func Find(id string) (games.Game, bool) {
	for _, g := range Games() {
		if g.Info().ID == id {
			return g, true
		}
	}
	return nil, false
}
