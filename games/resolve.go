package games

import "quartermaster/games/throw"

// Resolver is a game whose throws mean something by themselves, without a game around them.
type Resolver interface {
	Game
	// Resolve says what a throw comes to. It asks nothing: where people would be asked, Question is set.
	Resolve(throw.Throw, Resolving) (Resolution, error)
}

// Resolving is what Resolve must know besides the throw. The zero value takes the game's defaults.
type Resolving struct {
	Neutral string        // colour of the dice that belong to no player; "" is the game's own
	Margin  float64       // millimetres; 0: the larger of the throw's own and the game's
	Measure throw.Measure // "": edge to edge
}

// Resolution is what a throw comes to. Two resolutions are the same outcome when Left is equal.
type Resolution struct {
	Duels    []Duel         `json:"duels"`
	Left     map[string]int `json:"left"` // dice left of each colour that was thrown, after the last duel
	Sunk     map[string]int `json:"sunk"`
	Outcome  Text           `json:"outcome"`
	Question []Duel         `json:"question,omitempty"` // two pairs, one of which is nearer, but which cannot be told and matters; Duels then ends before them, and Left is what the nearer by measurement would give
	Certain  float64        `json:"certain"`            // millimetres: with any margin up to this one (searched up to 10) nobody would be asked
}
