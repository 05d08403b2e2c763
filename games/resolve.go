package games

import "quartermaster/games/throw"

// Resolver is a game that can work out a single throw outside a running game.
type Resolver interface {
	Game
	// Resolve works out the result of a throw. It never asks people: where a game would have to, it sets Question.
	Resolve(throw.Throw, Resolving) (Resolution, error)
}

// Resolving holds the settings of Resolve. The zero value means the game's defaults.
type Resolving struct {
	Neutral string        // colour of the dice that belong to no player; "": the game's default
	Margin  float64       // in millimetres; 0: the larger of the throw's margin and the game's
	Measure throw.Measure // "": edge to edge
}

// Resolution is the result of a throw. Two resolutions with equal Left count as the same outcome.
type Resolution struct {
	Duels    []Duel         `json:"duels"`
	Left     map[string]int `json:"left"` // how many dice of each thrown colour are left after the last duel
	Sunk     map[string]int `json:"sunk"`
	Outcome  Text           `json:"outcome"`
	Question []Duel         `json:"question,omitempty"` // two pairs for which people must say which is nearer, because the gaps are too similar and the answer changes the result. Duels then ends before them, and Left assumes the pair that measures nearer
	Certain  float64        `json:"certain"`            // the largest margin in millimetres, up to 10, with which people would not be asked
}
