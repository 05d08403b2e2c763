package archive_test

import (
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"quartermaster/companion"
	"quartermaster/companion/archive"
	"quartermaster/companion/people"
	"quartermaster/companion/store"
	"quartermaster/companion/tabletest"
	"quartermaster/games"
	"quartermaster/games/throw"
)

func TestTheExactIntervalIsThatOfTheTables(t *testing.T) {
	for _, c := range []struct {
		count, n  int
		low, high float64
	}{ // Clopper and Pearson's 95 % limits, as printed in tables of the binomial distribution
		{0, 10, 0, 0.3085}, {1, 10, 0.0025, 0.4450}, {5, 10, 0.1871, 0.8129}, {10, 10, 0.6915, 1}, {0, 0, 0, 1}, {20, 100, 0.1267, 0.2918},
	} {
		low, high := archive.ClopperPearson(c.count, c.n, 0.05)
		if math.Abs(low-c.low) > 0.00006 || math.Abs(high-c.high) > 0.00006 {
			t.Errorf("%d of %d: %.4f to %.4f, want %.4f to %.4f", c.count, c.n, low, high, c.low, c.high)
		}
	}
}

// Whatever the true chance: it lies in the interval at least 95 times of 100, counted over all outcomes and not by chance.
func TestTheExactIntervalHoldsTheTruthAsOftenAsItSays(t *testing.T) {
	for _, n := range []int{1, 7, 30, 90} {
		for chance := 0.01; chance < 1; chance += 0.0097 {
			covered := 0.0
			for k := range n + 1 {
				if low, high := archive.ClopperPearson(k, n, 0.05); low <= chance && chance <= high {
					a, _ := math.Lgamma(float64(n + 1))
					b, _ := math.Lgamma(float64(k + 1))
					c, _ := math.Lgamma(float64(n - k + 1))
					covered += math.Exp(a - b - c + float64(k)*math.Log(chance) + float64(n-k)*math.Log(1-chance))
				}
			}
			if covered < 0.95-1e-9 {
				t.Fatalf("of %d with chance %.4f only %.4f are covered", n, chance, covered)
			}
		}
	}
}

func TestDiceAreJudgedAndOfTooFewNothingIsSaid(t *testing.T) {
	for name, c := range map[string]struct {
		counts []int
		want   archive.Verdict
	}{
		"none":                      {[]int{0, 0, 0, 0, 0, 0}, archive.TooFew},
		"only sixes, but few":       {[]int{0, 0, 0, 0, 0, 59}, archive.TooFew},
		"even":                      {[]int{10, 10, 10, 10, 10, 10}, archive.Fits},
		"a little uneven":           {[]int{14, 8, 12, 9, 11, 6}, archive.Fits},
		"sixes twice as often":      {[]int{50, 50, 50, 50, 50, 100}, archive.Doubts},
		"never a one":               {[]int{0, 24, 24, 24, 24, 24}, archive.Doubts},
		"more even than the seas":   {[]int{1000, 1001, 999, 1000, 1000, 1000}, archive.Fits},
		"a face that nothing shows": {[]int{100}, archive.TooFew},
	} {
		if f := archive.Fair("red", "pips", c.counts, 0.01); f.Verdict != c.want || f.P < 0 || f.P > 1 || len(f.Faces) != len(c.counts) {
			t.Errorf("%s: %+v", name, f)
		}
	}
}

// Fair dice are called odd about as rarely as is said, and loaded ones nearly always.
func TestFairDiceAreSeldomCalledOddAndLoadedOnesAre(t *testing.T) {
	rng := rand.New(rand.NewPCG(11, 12))
	const tables = 2000
	fair, loaded := 0, 0
	for range tables {
		for _, die := range []struct {
			extra float64
			odd   *int
		}{{0, &fair}, {0.15, &loaded}} {
			counts := make([]int, 6)
			for range 300 {
				if rng.Float64() < die.extra {
					counts[5]++
				} else {
					counts[rng.IntN(6)]++
				}
			}
			if archive.Fair("red", "pips", counts, 0.01).Verdict == archive.Doubts {
				*die.odd++
			}
		}
	}
	t.Logf("odd: %d of %d fair, %d of %d loaded (a six in 29 of 100)", fair, tables, loaded, tables)
	// 20 are expected of the fair; more than 45 would come once in 10^6 such tests.
	if fair > 45 || fair == 0 || loaded < tables*9/10 {
		t.Fatal("the judgement does not hold")
	}
}

func TestStandingsCountWinsAndAverages(t *testing.T) {
	ola, jan := companion.Person{ID: "0a", Name: "Ola"}, companion.Person{Name: "Jan"}
	played := []archive.Played{
		{Game: "harbour", People: []companion.Person{{ID: "0a", Name: "Olga"}, {Name: "jan"}}, Ranking: [][]games.SeatNo{{0, 1}}, Scores: points(7, 7),
			Dice: []archive.Tally{{Colour: "red", Kind: "pips", Counts: []int{1, 0, 0, 0, 0, 2}}}},
		{Game: "harbour", People: []companion.Person{jan, ola, {Name: people.Nameless}}, Ranking: [][]games.SeatNo{{2}, {1}, {0}}, Scores: points(2, 4, 50),
			Dice: []archive.Tally{{Colour: "red", Kind: "pips", Counts: []int{0, 0, 0, 1, 0, 0}}}},
		{Game: "other", People: []companion.Person{ola}, Ranking: [][]games.SeatNo{{0}}, Scores: points(-3)},
	}
	s := archive.Sum(played)
	want := `[{"id":"0a","name":"Olga","game":"harbour","games":2,"wins":1,"average":5.5,"best":7},{"name":"jan","game":"harbour","games":2,"wins":1,"average":4.5,"best":7},` +
		`{"id":"0a","name":"Ola","game":"other","games":1,"wins":1,"average":-3,"best":-3}]`
	if got := plain(s.People); got != want {
		t.Errorf("%s\nwant\n%s", got, want)
	}
	if len(s.Dice) != 1 || s.Dice[0].Throws != 4 || s.Dice[0].Verdict != archive.TooFew || s.Dice[0].Faces[5].Count != 2 {
		t.Errorf("%+v", s.Dice)
	}
}

// points are scores that are known.
func points(all ...int) (scores []*int) {
	for _, n := range all {
		scores = append(scores, &n)
	}
	return scores
}

func TestAScoreThatIsNotKnownIsNotCountedAsZero(t *testing.T) {
	ola, jan := companion.Person{ID: "0a", Name: "Ola"}, companion.Person{Name: "Jan"}
	played := []archive.Played{
		{Game: "harbour", People: []companion.Person{ola, jan}, Ranking: [][]games.SeatNo{{0}, {1}}, Scores: []*int{games.Points(8), nil}},
		{Game: "harbour", People: []companion.Person{ola, jan}, Ranking: [][]games.SeatNo{{1}, {0}}, Scores: []*int{nil, nil}},
	}
	want := `[{"id":"0a","name":"Ola","game":"harbour","games":2,"wins":1,"average":8,"best":8},{"name":"Jan","game":"harbour","games":2,"wins":1}]`
	if got := plain(archive.Sum(played).People); got != want {
		t.Errorf("%s\nwant\n%s", got, want)
	}
	var csv strings.Builder
	if err := (archive.Export{Games: played[:1]}).WriteCSV(&csv, func(id string) string { return id }); err != nil {
		t.Fatal(err)
	}
	if lines := strings.Split(csv.String(), "\n"); !strings.HasSuffix(lines[1], ",1,8,0") || !strings.HasSuffix(lines[2], ",2,,0") {
		t.Error(csv.String())
	}
}

// A ghost ship takes part: it is seat 2 of a game of two people.
func TestWhoLosesToAPlayerWithoutAPersonHasNoWin(t *testing.T) {
	two := []companion.Person{{ID: "0a", Name: "Ola"}, {Name: "Jan"}}
	played := []archive.Played{
		{Game: "harbour", People: two, Ranking: [][]games.SeatNo{{2}, {0}, {1}}, Scores: points(9, 4)},
		{Game: "harbour", People: two, Ranking: [][]games.SeatNo{{0, 2}, {1}}, Scores: points(9, 4)},
	}
	want := `[{"id":"0a","name":"Ola","game":"harbour","games":2,"wins":1,"average":9,"best":9},{"name":"Jan","game":"harbour","games":2,"wins":0,"average":4,"best":4}]`
	if got := plain(archive.Sum(played).People); got != want {
		t.Errorf("%s\nwant\n%s", got, want)
	}
	if played[0].Rank(0) != 2 || played[0].Rank(1) != 3 {
		t.Error("the place of a person does not count the ghost")
	}
}

// A game that waits, and one that is played, have no result and are no games of the history. Their dice count, also where an older
// program kept a history without them.
func TestTheDiceOfGamesWithoutAnEndCount(t *testing.T) {
	house := &store.MemoryHouse{}
	kept := house.Table("main")
	no := int64(0)
	add := func(e companion.Entry) int64 {
		t.Helper()
		no++
		e.No, e.Seen, e.At = no, no-1, time.Unix(1_795_000_000+no, 0)
		if err := kept.Append(t.Context(), e); err != nil {
			t.Fatal(err)
		}
		return no
	}
	begin := func(waits ...companion.Parked) int64 {
		first := no + 1
		for _, p := range waits {
			first = min(first, p.No)
		}
		began := add(companion.Entry{Kind: companion.Starts, Base: first, Start: &companion.Start{Game: "harbour", People: seated}, Parked: waits})
		dice := []throw.Die{{ID: 0, Colour: "red", Face: "6"}, {ID: 1, Colour: "red", Face: "2"}, {ID: 2, Colour: "green", Face: "4"}}
		add(companion.Entry{Kind: companion.Answers, Answer: &games.Answer{Ask: "throw/0", Seat: games.Table, Throw: &throw.Throw{Dice: dice, By: "hand"}}})
		return began
	}
	fell := func(of *archive.Archive) string {
		t.Helper()
		played, err := of.History(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		e := archive.NewExport(nil, played)
		told := fmt.Sprint(len(e.Games), " games, ", len(e.Statistics.People), " people")
		for _, d := range e.Statistics.Dice {
			told += fmt.Sprint(", ", d.Throws, " ", d.Colour)
		}
		return told
	}
	look := func() *archive.Archive {
		return archive.New(archive.Config{House: house, Games: []games.Game{tabletest.Harbour{}}})
	}
	begin()
	if got := fell(look()); got != "0 games, 0 people, 1 green, 2 red" {
		t.Errorf("while it is played: %s", got)
	}
	begin() // the first one is over, without a result
	begin(companion.Parked{No: 3})
	all := look()
	for _, when := range []string{"first", "again"} {
		if got := fell(all); got != "0 games, 0 people, 3 green, 6 red" {
			t.Errorf("three games, of which one waits, %s: %s", when, got)
		}
	}
	// Version 4 kept nothing of games without a result, and that all before the last start is told.
	if err := errors.Join(kept.KeepPaper(t.Context(), "history/1", nil), kept.KeepPaper(t.Context(), "history/through", []byte(`{"version":4,"from":3}`))); err != nil {
		t.Fatal(err)
	}
	if got := fell(look()); got != "0 games, 0 people, 3 green, 6 red" {
		t.Errorf("after an older program: %s", got)
	}
}

// A die that was kept while others were thrown again fell once, however often it was read.
func TestAKeptDieIsCountedOnce(t *testing.T) {
	house := &store.MemoryHouse{}
	kept := house.Table("main")
	add := func(no int64, e companion.Entry) {
		t.Helper()
		e.No, e.Seen, e.At = no, no-1, time.Unix(1_795_000_000+no, 0)
		if err := kept.Append(t.Context(), e); err != nil {
			t.Fatal(err)
		}
	}
	add(1, companion.Entry{Kind: companion.Starts, Base: 1, Start: &companion.Start{Game: "harbour", People: seated}})
	for turn := range 12 {
		a := pick(1, "light")
		a.Ask = fmt.Sprint("pick/", turn)
		if turn%3 == 0 {
			dice := []throw.Die{{ID: 0, Colour: "red", Face: "6"}, {ID: 1, Colour: "red", Face: "2"}, {ID: 2, Colour: "green", Face: "4"}}
			if turn > 0 {
				dice[0].Kept = new(int)
			}
			a = games.Answer{Ask: fmt.Sprint("throw/", turn), Seat: games.Table, Throw: &throw.Throw{Dice: dice, By: "hand"}}
		}
		add(int64(turn+2), companion.Entry{Kind: companion.Answers, Answer: &a})
	}
	played, err := archive.New(archive.Config{House: house, Games: []games.Game{tabletest.Harbour{}}}).History(t.Context())
	if err != nil || len(played) != 1 {
		t.Fatal(len(played), err)
	}
	for _, d := range played[0].Dice {
		want := map[string][6]int{"red": {0, 4, 0, 0, 0, 1}, "green": {0, 0, 0, 4, 0, 0}}[d.Colour]
		if [6]int(d.Counts) != want {
			t.Errorf("%s fell %v, want %v", d.Colour, d.Counts, want)
		}
	}
}
