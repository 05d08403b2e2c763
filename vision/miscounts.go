package vision

import (
	"fmt"
	"sort"
	"strings"
)

// Miscounts compares the number of dice of each colour with the expected one. Where they differ it gives one question of the
// kind AskCount that names the dice of those colours; else none.
func Miscounts(dice []Die, expect Expect) []Question {
	seen := map[string][]int{}
	for _, d := range dice {
		seen[d.Colour] = append(seen[d.Colour], d.ID)
	}
	names := map[string]bool{}
	for c := range expect {
		names[c] = true
	}
	for c := range seen {
		names[c] = true
	}
	sorted := make([]string, 0, len(names))
	for c := range names {
		sorted = append(sorted, c)
	}
	sort.Strings(sorted)
	var wrong []string
	ids := []int{}
	for _, c := range sorted {
		if len(seen[c]) != expect[c] {
			wrong = append(wrong, fmt.Sprintf("%d %s instead of %d", len(seen[c]), c, expect[c]))
			ids = append(ids, seen[c]...)
		}
	}
	if len(wrong) == 0 {
		return nil
	}
	return []Question{{Kind: AskCount, Dice: ids, Text: "Seen are " + strings.Join(wrong, ", ") + ": what lies there?"}}
}
