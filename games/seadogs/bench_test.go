package seadogs_test

import (
	"math/rand/v2"
	"testing"

	"quartermaster/games"
	"quartermaster/games/gametest"
	"quartermaster/games/seadogs"
)

// BenchmarkARandomGame plays a whole game of four people, from the first question to the score.
func BenchmarkARandomGame(b *testing.B) {
	answers, info := 0, seadogs.Game{}.Info()
	for k := range b.N {
		p, err := seadogs.Game{}.Start(games.Setup{Seats: people[:4]})
		if err != nil {
			b.Fatal(err)
		}
		r := rand.New(rand.NewPCG(uint64(k), 1))
		for p.Result() == nil {
			next, _, err := p.Answer(gametest.Answer(gametest.Pick(p.Asks(), r, []string{"recount"}), info, nil, r))
			if err == nil {
				p, answers = next, answers+1
			}
		}
	}
	b.ReportMetric(float64(answers)/float64(b.N), "answers/game")
}

// BenchmarkAnAnswer plays one ordinary turn and makes the view and the asks that follow.
func BenchmarkAnAnswer(b *testing.B) {
	x := sit(b, 4).takes(5)
	a := gametest.Written(x.p, "turn/1 pile")
	for b.Loop() {
		next, _, err := x.p.Answer(a)
		if err != nil {
			b.Fatal(err)
		}
		next.View(games.Table)
		next.Asks()
	}
}
