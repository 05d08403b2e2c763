package sevenseas

import (
	"encoding/json"
	"math"
	"math/rand/v2"
	"reflect"
	"testing"

	"quartermaster/games"
	"quartermaster/games/throw"
)

func TestAThrowIsResolvedWithoutAGameAroundIt(t *testing.T) {
	dice := []throw.Die{dieAt(1, "red", 4, 0, 0), dieAt(2, "green", 4, 22, 0), dieAt(3, "blue", 6, 0, 22.4)}
	for name, c := range map[string]struct {
		dice     []throw.Die
		how      games.Resolving
		left     map[string]int
		outcome  string
		question bool
		certain  float64
	}{
		"clear":                       {dice, games.Resolving{Margin: 0.3}, map[string]int{"red": 0, "green": 0, "blue": 1}, "sevenseas.outcome.sunk", false, 0.4},
		"too close to tell":           {dice, games.Resolving{}, map[string]int{"red": 0, "green": 0, "blue": 1}, "sevenseas.outcome.open", true, 0.4},
		"other merchants":             {dice, games.Resolving{Neutral: "blue", Margin: 0.3}, map[string]int{"red": 0, "green": 0, "blue": 1}, "sevenseas.outcome.escaped", false, mostMargin},
		"by centres":                  {dice, games.Resolving{Measure: throw.Centres, Margin: 0.1}, map[string]int{"red": 0, "green": 0, "blue": 1}, "sevenseas.outcome.sunk", false, 0.4},
		"nobody to fight":             {dice[1:], games.Resolving{}, map[string]int{"green": 1, "blue": 1}, "sevenseas.outcome.noMerchants", false, mostMargin},
		"a loose die is thrown again": {append([]throw.Die{{ID: 9, Colour: "red", Loose: true}}, dice...), games.Resolving{}, nil, "sevenseas.outcome.loose", false, 0},
	} {
		t.Run(name, func(t *testing.T) {
			res, err := Game{}.Resolve(throw.Throw{Dice: c.dice}, c.how)
			if err != nil {
				t.Fatal(err)
			}
			if !reflect.DeepEqual(res.Left, c.left) || res.Outcome.ID != c.outcome || (res.Question != nil) != c.question || math.Abs(res.Certain-c.certain) > 1e-5 {
				data, _ := json.Marshal(res)
				t.Errorf("got %s", data)
			}
		})
	}
	if _, err := (Game{}).Resolve(throw.Throw{Dice: []throw.Die{{ID: 1, Colour: "red", Face: "star"}}}, games.Resolving{}); err == nil {
		t.Error("a die without a value was resolved")
	}
}

func TestTheCertaintyIsTheMarginAtWhichQuestionsBegin(t *testing.T) {
	t.Parallel()
	r := rand.New(rand.NewPCG(31, 31))
	for range 300 {
		dice := layout(r, 1+r.IntN(4), 1+r.IntN(8), 150)
		res, err := Game{}.Resolve(throw.Throw{Dice: dice}, games.Resolving{})
		if err != nil {
			t.Fatal(err)
		}
		asked := func(margin float64) bool {
			res, _ := Game{}.Resolve(throw.Throw{Dice: dice}, games.Resolving{Margin: margin})
			return res.Question != nil
		}
		if res.Certain > 1e-3 && asked(res.Certain*0.999) {
			t.Fatalf("asked below %v", res.Certain)
		}
		if res.Certain < mostMargin-1e-3 && !asked(res.Certain*1.001+1e-3) {
			t.Fatalf("not asked above %v", res.Certain)
		}
	}
}
