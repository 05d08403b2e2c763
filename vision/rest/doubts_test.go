package rest

import (
	"math"
	"math/rand/v2"
	"testing"
)

// boardSide is the longer side of the boards of these tests, mm.
const boardSide = 300

// shadyDice lays n flat dice on a board of which the upper third makes them look less flat by shade log odds.
func shadyDice(n int, shade float64) []FlatDie {
	rng := rand.New(rand.NewPCG(5, uint64(n)))
	out := make([]FlatDie, n)
	for i := range out {
		d := FlatDie{X: boardSide * rng.Float64(), Y: boardSide * rng.Float64(), Doubt: usualPortraits.mean + 2*rng.NormFloat64()}
		if d.Y < boardSide/3 {
			d.Doubt += shade
		}
		out[i] = d
	}
	return out
}

func TestWhereConfirmedDiceLookLessFlatOthersAreExcused(t *testing.T) {
	for _, c := range []struct {
		name         string
		dice         int
		shade        float64
		least, most  float64 // of the shift in the shade
		inLight, far float64 // the largest shift elsewhere
	}{
		{"nobody confirmed anything", 0, 3, 0, 0, 0, 0},
		{"two dice say little", 2, 3, 0, 1.2, 1.2, 1.2},
		{"after thirty throws it is known", 150, 3, 1.2, mostDoubted, 0.8, 0.8},
		{"more than leaning dice allow is never excused", 150, 12, mostDoubted, mostDoubted, mostDoubted, mostDoubted},
		{"dice that look flatter than usual make nothing suspicious", 150, -5, 0, 0, 1, 1},
	} {
		d := learnDoubts(shadyDice(c.dice, c.shade), boardSide)
		shade, light, away := d.at(150, 30), d.at(150, 260), d.at(boardSide*10, boardSide*10)
		if shade < c.least || shade > c.most || light < 0 || light > c.inLight || away < 0 || away > c.far {
			t.Errorf("%s: shifts of %.2f in the shade, %.2f in the light, %.2f far away", c.name, shade, light, away)
		}
	}
}

func TestPeopleWhoConfirmLeaningDiceAsFlatExcuseNone(t *testing.T) {
	dice := shadyDice(150, 0)
	right := learnDoubts(dice, boardSide)
	for i := 0; i < len(dice); i += 20 { // 5 %
		dice[i].Doubt = 4
	}
	misled := learnDoubts(dice, boardSide)
	for x := 15.0; x < boardSide; x += 30 {
		for y := 15.0; y < boardSide; y += 30 {
			if a, b := right.at(x, y), misled.at(x, y); b-a > 0.5 {
				t.Errorf("at (%.0f, %.0f) the shift grew from %.2f to %.2f", x, y, a, b)
			}
		}
	}
	for i, agrees := range Agreeing(dice, boardSide) {
		if wrong := i%20 == 0; wrong == agrees && (wrong || dice[i].Doubt < usualPortraits.mean+3*math.Sqrt(oddVariance)) {
			t.Errorf("die %d with the log odds %.1f agrees with the others: %v", i, dice[i].Doubt, agrees)
		}
	}
}
