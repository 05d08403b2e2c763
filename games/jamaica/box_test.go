package jamaica_test

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"quartermaster/games"
)

// sample is the invented track of the cases, tile by tile; named are the names of its spaces there.
var (
	sample = strings.Fields("sea-1 port-2 lair sea-1 sea-2 fork sea-1 lair sea-2 other port-3 lair join sea-2 lair port-4 sea-3 lair fork lair sea-1 lair other sea-3 port-5 join sea-3 port-6 lair sea-4 lair port-7 royal")
	named  = strings.Fields("R 1 2 3 4 5 21 22 23 6 7 8 9 10 11 12 24 25 26 13 14 15 16 17 18 19 20")
)

// space is the number of a space of the sample.
func space(name string) int { return slices.Index(named, name) }

// sampleBox is a box that remembers the sample track.
func sampleBox() map[string]json.RawMessage {
	box := map[string]json.RawMessage{"track/first": games.Value(fmt.Sprint(space("15")))}
	for i, tile := range sample {
		box[fmt.Sprintf("track/%d", i+1)] = games.Value(tile)
	}
	for name, final := range map[string]int{"16": 2, "17": 3, "18": 5, "19": 7, "20": 9} {
		box[fmt.Sprintf("track/final/%d", space(name))] = games.Value(final)
	}
	return box
}
