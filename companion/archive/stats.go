package archive

import (
	"cmp"
	"math"
	"slices"
	"strings"

	"gonum.org/v1/gonum/stat/distuv"

	"quartermaster/companion/people"
)

// Statistics is what games say together: of people the finished ones, of dice all.
type Statistics struct {
	People []Standing `json:"people"`
	Dice   []Fairness `json:"dice"`
}

// Standing is a person's results in one kind of game.
type Standing struct {
	ID      string   `json:"id,omitempty"` // "": nobody remembered
	Name    string   `json:"name"`
	Game    string   `json:"game"`
	Games   int      `json:"games"`
	Wins    int      `json:"wins"`              // first places, shared ones too; none where a player without a person is before
	Average *float64 `json:"average,omitempty"` // of the games whose score is known; nil: of none
	Best    *int     `json:"best,omitempty"`    // the same
}

// Verdict says whether dice fall as fair ones do.
type Verdict string

// The verdicts.
const (
	TooFew Verdict = "few"  // throws to say anything
	Fits   Verdict = "fits" // a fair die: nothing speaks against it
	Doubts Verdict = "odd"  // a fair die would show this less than once in a hundred such tables
)

// Fairness counts what the dice of a colour showed, with a verdict.
type Fairness struct {
	Colour  string  `json:"colour"`
	Kind    string  `json:"kind"`
	Throws  int     `json:"throws"`
	Faces   []Face  `json:"faces"`
	P       float64 `json:"p"` // how often fair dice would be at least this uneven, from 0 to 1
	Verdict Verdict `json:"verdict"`
}

// Face is how often a face fell, and between which shares its true chance lies with 95 % confidence.
type Face struct {
	Count int     `json:"count"`
	Low   float64 `json:"low"`
	High  float64 `json:"high"`
}

// fewestPerFace is how often each face must be expected before the chi-square test is asked: with 10 its error is far
// below what it is used for (Cochran 1954 asks for 5).
const fewestPerFace = 10

// Sum computes the statistics of games.
func Sum(all []Played) Statistics {
	s := Statistics{People: []Standing{}, Dice: []Fairness{}}
	known := map[int][]int{} // scores by place in s.People
	counts := map[[2]string][]int{}
	for _, p := range all {
		for seat, who := range p.People {
			if seat >= len(p.Scores) || strings.HasPrefix(who.Name, people.Nameless) {
				continue
			}
			i := slices.IndexFunc(s.People, func(o Standing) bool {
				return o.Game == p.Game && (who.ID != "" && o.ID == who.ID || who.ID == "" && o.ID == "" && strings.EqualFold(o.Name, who.Name))
			})
			if i < 0 {
				i = len(s.People)
				s.People = append(s.People, Standing{ID: who.ID, Name: who.Name, Game: p.Game})
			}
			st := &s.People[i]
			st.Games++
			if p.Rank(seat) == 1 {
				st.Wins++
			}
			if score := p.Scores[seat]; score != nil {
				known[i] = append(known[i], *score)
			}
		}
		for _, t := range p.Dice {
			k := [2]string{t.Colour, t.Kind}
			if counts[k] == nil {
				counts[k] = make([]int, len(t.Counts))
			}
			for f, n := range t.Counts[:min(len(t.Counts), len(counts[k]))] {
				counts[k][f] += n
			}
		}
	}
	for i, scores := range known {
		sum := 0
		for _, score := range scores {
			sum += score
		}
		average, best := float64(sum)/float64(len(scores)), slices.Max(scores)
		s.People[i].Average, s.People[i].Best = &average, &best
	}
	slices.SortStableFunc(s.People, func(x, y Standing) int {
		return cmp.Or(strings.Compare(x.Game, y.Game), y.Wins*x.Games-x.Wins*y.Games, cmp.Compare(averageOf(y), averageOf(x)), strings.Compare(x.Name, y.Name))
	})
	for k, n := range counts {
		// Several colours are looked at: what one of them may show by chance is shared among them.
		s.Dice = append(s.Dice, Fair(k[0], k[1], n, 0.01/float64(len(counts))))
	}
	slices.SortFunc(s.Dice, func(x, y Fairness) int {
		return cmp.Or(strings.Compare(x.Kind, y.Kind), strings.Compare(x.Colour, y.Colour))
	})
	return s
}

// averageOf sorts people without a known score behind the others.
func averageOf(s Standing) float64 {
	if s.Average == nil {
		return math.Inf(-1)
	}
	return *s.Average
}

// Fair judges how often each face of dice fell. Level is how rarely fair dice may be called odd.
func Fair(colour, kind string, counts []int, level float64) Fairness {
	f := Fairness{Colour: colour, Kind: kind, P: 1, Verdict: TooFew}
	for _, n := range counts {
		f.Throws += n
	}
	for _, n := range counts {
		low, high := ClopperPearson(n, f.Throws, 0.05)
		f.Faces = append(f.Faces, Face{n, low, high})
	}
	k := len(counts)
	if k < 2 || f.Throws < fewestPerFace*k {
		return f
	}
	want := float64(f.Throws) / float64(k)
	var chi2 float64
	for _, n := range counts {
		chi2 += (float64(n) - want) * (float64(n) - want) / want
	}
	f.P = distuv.ChiSquared{K: float64(k - 1)}.Survival(chi2)
	f.Verdict = Fits
	if f.P < level {
		f.Verdict = Doubts
	}
	return f
}

// ClopperPearson is the exact interval of a chance after count hits in n trials: with each of its ends as the true chance,
// a result as far off would come with probability at most alpha/2 (Clopper and Pearson 1934). n of 0 says nothing: 0 to 1.
func ClopperPearson(count, n int, alpha float64) (low, high float64) {
	low, high = 0, 1
	if count > 0 {
		low = distuv.Beta{Alpha: float64(count), Beta: float64(n - count + 1)}.Quantile(alpha / 2)
	}
	if count < n {
		high = distuv.Beta{Alpha: float64(count + 1), Beta: float64(n - count)}.Quantile(1 - alpha/2)
	}
	return low, high
}
