package track

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

// Sample is an invented track. Its spaces have the names that the examples in RULES.md use: one for each tile that is a space.
var (
	sample = strings.Fields("sea-1 port-2 lair sea-1 sea-2 fork sea-1 lair sea-2 other port-3 lair join sea-2 lair port-4 sea-3 lair fork lair sea-1 lair other sea-3 port-5 join sea-3 port-6 lair sea-4 lair port-7 royal")
	named  = strings.Fields("R 1 2 3 4 5 21 22 23 6 7 8 9 10 11 12 24 25 26 13 14 15 16 17 18 19 20")
)

func sampled(t testing.TB) *Track {
	t.Helper()
	d, taken := Read(sample)
	if taken != len(sample) || !d.Whole() {
		t.Fatalf("the sample is refused at tile %d: %s", taken, d.Refuses(sample[taken]))
	}
	track := d.Track()
	first := slices.Index(named, "15")
	return track.Numbered(first, []int{2, 3, 5, 7, 9})
}

func at(name string) Place { return Place{Space: slices.Index(named, name)} }

func names(places []Place) (all []string) {
	for _, p := range places {
		all = append(all, named[p.Space])
	}
	return all
}

func TestTheSampleHasItsSpacesAndDistances(t *testing.T) {
	track := sampled(t)
	if len(track.Spaces) != 27 || track.Lairs() != 9 || track.Lap() != 21 {
		t.Errorf("%d spaces, %d lairs, a lap of %d", len(track.Spaces), track.Lairs(), track.Lap())
	}
	for name, want := range map[string]int{"20": 1, "15": 6, "12": 9, "26": 7, "24": 9, "10": 11, "8": 13, "7": 14, "23": 14, "5": 16, "21": 16, "1": 20, "R": 21} {
		if got := track.ToGo(at(name)); got != want {
			t.Errorf("from %s %d to go, want %d", name, got, want)
		}
	}
	for name, want := range map[string]int{"14": -5, "15": -5, "16": 2, "20": 9, "R": -5} {
		if got := track.Score(at(name)); got != want {
			t.Errorf("%s is worth %d, want %d", name, got, want)
		}
	}
	if track.Score(Place{Home: true}) != 15 || track.Score(Place{Space: at("20").Space, Behind: 1}) != -5 || !track.Rises() {
		t.Error("home, behind the start, or the rise of the numbers")
	}
}

// JM-M1, JM-M2, JM-M4, JM-E1; T20, T21, T22, T24, T28.
func TestShipsComeToWhereTheStepsLead(t *testing.T) {
	track := sampled(t)
	for name, c := range map[string]struct {
		from  Place
		steps int
		want  []Place
	}{
		"T20: home after three of five steps":       {at("18"), 5, []Place{{Home: true}}},
		"T21: back from the start":                  {at("R"), -4, []Place{{Space: at("17").Space, Behind: 1}}},
		"T22: past the start, and not home":         {Place{Space: at("17").Space, Behind: 1}, 6, []Place{at("2")}},
		"T24: back by one arm or the other":         {at("10"), -3, []Place{at("23"), at("7")}},
		"T28: from home one goes back":              {Place{Home: true}, -2, []Place{at("19")}},
		"a fork forward":                            {at("5"), 1, []Place{at("21"), at("6")}},
		"arms of different length":                  {at("5"), 3, []Place{at("23"), at("8")}},
		"Port Royal from behind is the start":       {Place{Space: at("20").Space, Behind: 1}, 1, []Place{at("R")}},
		"home stays home":                           {Place{Home: true}, 3, []Place{{Home: true}}},
		"back to the start, and behind it":          {at("1"), -2, []Place{{Space: at("20").Space, Behind: 1}}},
		"two laps behind, past Port Royal, one":     {Place{Space: at("20").Space, Behind: 2}, 2, []Place{{Space: at("1").Space, Behind: 1}}},
		"nobody goes round by a die from the start": {at("R"), 6, []Place{at("21"), at("6")}},
	} {
		if got := track.Move(c.from, c.steps); !slices.Equal(got, c.want) {
			t.Errorf("%s: %v, want %v", name, got, c.want)
		}
	}
	if got := track.ToGo(Place{Space: at("17").Space, Behind: 1}); got != 25 {
		t.Errorf("T21: %d to go, want 25", got)
	}
}

// JM-X1, JM-X2, JM-X3; T9, T10, T11.
func TestAShortageLeadsBackToTheNearestOfItsKind(t *testing.T) {
	track := sampled(t)
	for name, c := range map[string]struct {
		from, want string
		kind       Kind
	}{
		"T9: sea":               {"11", "8", Sea},
		"T9: port":              {"11", "10", Port},
		"T9: lair":              {"11", "9", Lair},
		"T10: no lair behind":   {"2", "R", Lair},
		"T11: two ways":         {"8", "22 7", Lair},
		"never where it lies":   {"9", "22 7", Lair},
		"down an arm only once": {"24", "11", Sea},
	} {
		got := track.BackUntil(at(c.from), func(s Space) bool { return s.Kind == c.kind })
		if strings.Join(names(got), " ") != c.want {
			t.Errorf("%s: %v, want %s", name, names(got), c.want)
		}
	}
}

func TestWhatCannotFollowIsRefusedWithItsReason(t *testing.T) {
	long := slices.Repeat([]string{"sea-1"}, 60)
	for name, c := range map[string]struct {
		tiles, then, want string
	}{
		"a fork at the start":              {"", "fork", "first"},
		"a fork in an arm":                 {"sea-1 fork", "fork", "first"},
		"a fork right after a join":        {"sea-1 fork other sea-1 join", "fork", "first"},
		"the other arm without a fork":     {"sea-1", "other", "noArm"},
		"a join in the first arm":          {"sea-1 fork sea-1", "join", "noArm"},
		"two empty arms":                   {"sea-1 fork other", "join", "empty"},
		"Port Royal in an arm":             {"sea-1 fork", "royal", "open"},
		"Port Royal too soon":              {"sea-1 lair", "royal", "short"},
		"a space after Port Royal":         {strings.Join(long[:12], " ") + " royal", "sea-1", "whole"},
		"a way without Port Royal":         {strings.Join(long, " "), "sea-1", "long"},
		"an arm without an end":            {"sea-1 fork " + strings.Join(long[:10], " "), "sea-1", "arm"},
		"a fourth fork":                    {strings.Repeat("sea-1 fork other lair join ", 3) + "sea-1", "fork", "forks"},
		"something that is no tile":        {"", "island", "unknown"},
		"an empty arm beside a longer one": {"sea-1 fork other lair", "join", ""},
	} {
		tiles := strings.Fields(c.tiles)
		d, taken := Read(tiles)
		if taken != len(tiles) {
			t.Fatalf("%s: %s is refused: %s", name, tiles[taken], d.Refuses(tiles[taken]))
		}
		if got := d.Refuses(c.then); got != c.want {
			t.Errorf("%s: refused for %q, want %q", name, got, c.want)
		}
	}
}

// Every draft can be completed, and no complete track has a loop other than the lap.
func TestEveryTrackThatCanBeToldHoldsTogether(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d, _ := Read(nil)
		for !d.Whole() {
			var can []string
			for _, tile := range Tiles() {
				if d.Refuses(tile) == "" {
					can = append(can, tile)
				}
			}
			if len(can) == 0 {
				t.Fatal("nothing can follow")
			}
			if d.Spaces() > 0 {
				if n := len(d.Preview().Spaces); n != d.Spaces()+1 {
					t.Fatalf("a picture of %d spaces", n)
				}
			}
			d.add(rapid.SampledFrom(can).Draw(t, "tile"))
		}
		track := d.Track()
		if !reflect.DeepEqual(d.Preview(), track) {
			t.Fatal("the picture of a complete track is another one")
		}
		if track.Lap() < 2 || len(track.Spaces) > 1+mostOnWay+2*mostInArm*mostForks {
			t.Fatalf("a lap of %d steps, %d spaces", track.Lap(), len(track.Spaces))
		}
		for i, s := range track.Spaces {
			if len(s.Next) == 0 || len(s.Prev) == 0 {
				t.Fatalf("space %d leads nowhere or is never reached: %+v", i, s)
			}
			for _, next := range s.Next {
				if next != 0 && next <= i || !slices.Contains(track.Spaces[next].Prev, i) {
					t.Fatalf("the link from %d to %d", i, next)
				}
			}
		}
		p := Place{Space: rapid.IntRange(1, len(track.Spaces)-1).Draw(t, "from"), Behind: rapid.IntRange(0, 2).Draw(t, "behind")}
		n := rapid.IntRange(1, 6).Draw(t, "steps")
		for _, q := range track.Move(p, n) {
			if !q.Home && !slices.Contains(track.Move(q, -n), p) {
				t.Fatalf("%d steps from %v lead to %v, and not back", n, p, q)
			}
			if q.Home != (q.Home && q.Space == 0 && q.Behind == 0) {
				t.Fatalf("C5: home at %v", q)
			}
		}
	})
}
