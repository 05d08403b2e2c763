package games_test

import (
	"fmt"
	"testing"

	"quartermaster/games"
)

func TestSeatsWithTheSamePointsShareAPlace(t *testing.T) {
	for name, c := range map[string]struct {
		points []int
		want   string
	}{
		"nobody":               {nil, "[]"},
		"one":                  {[]int{7}, "[[0]]"},
		"all different":        {[]int{3, 9, 5}, "[[1] [2] [0]]"},
		"two share the first":  {[]int{9, 3, 9}, "[[0 2] [1]]"},
		"all share":            {[]int{4, 4, 4}, "[[0 1 2]]"},
		"two share the second": {[]int{1, 9, 1}, "[[1] [0 2]]"},
	} {
		got := games.Ranked(len(c.points), func(a, b games.SeatNo) int { return c.points[b] - c.points[a] })
		if fmt.Sprint(got) != c.want {
			t.Errorf("%s: %v, want %s", name, got, c.want)
		}
	}
}
