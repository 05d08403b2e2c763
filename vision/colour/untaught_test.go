package colour

import (
	"testing"
)

func TestDiceOfNoTaughtColourAreTold(t *testing.T) {
	purple, red := Set{Shades: []Shade{{Name: "purple"}}}, Set{Shades: []Shade{{Name: "red", Spread: 3.2}}}
	both := Set{Shades: append(purple.Shades[:1:1], red.Shades...)}
	for _, c := range []struct {
		name  string
		set   *Set
		dice  []Seen
		least []float64 // bounds of the probabilities
		most  []float64
	}{
		{name: "dice of the taught colour", set: &purple, dice: []Seen{{"purple", 0.4}, {"purple", 1.2}, {"purple", 2.8}}, least: []float64{0, 0, 0}, most: []float64{0.001, 0.001, 0.03}},
		{name: "one die of another colour", set: &purple, dice: []Seen{{"purple", 0.4}, {"purple", 0.5}, {"purple", 5}}, least: []float64{0, 0, 0.99}, most: []float64{0.001, 0.001, 1}},
		{name: "a die that is far from a colour taught in uneven light", set: &red, dice: []Seen{{"red", 3.6}}, least: []float64{0}, most: []float64{0.03}},
		{name: "a die in the light of a wall, where another colour was taught as well", set: &both, dice: []Seen{{"purple", 4.6}}, least: []float64{0}, most: []float64{0.03}},
		{name: "a die far from all of two colours", set: &both, dice: []Seen{{"purple", 7}}, least: []float64{0.99}, most: []float64{1}},
		{name: "a set of which two dice resemble the taught colour", set: &purple, dice: []Seen{{"purple", 6}, {"purple", 5}, {"purple", 7}, {"purple", 2.7}, {"purple", 0.5}}, least: []float64{0.99, 0.99, 0.99, 0.3, 0}, most: []float64{1, 1, 1, 1, 0.01}},
		{name: "no dice", set: &both},
	} {
		t.Run(c.name, func(t *testing.T) {
			got := c.set.Untaught(c.dice)
			for i, p := range got {
				if !(p >= c.least[i] && p <= c.most[i]) {
					t.Errorf("die %d: %.4f, want %v to %v", i, p, c.least[i], c.most[i])
				}
			}
		})
	}
}

func TestTheSpreadOfAColourIsThatOfItsFarthestTaughtFace(t *testing.T) {
	faces := map[string][][3]float64{"red": {{30, 30, 120}, {60, 60, 240}}, "green": {{30, 120, 40}}}
	set := Set{White: [3]float64{1, 1, 1}}
	for _, name := range []string{"red", "green"} {
		set.Shades = append(set.Shades, LearnShade(name, "light", faces[name]))
	}
	set.LearnSpreads(faces)
	if even, uneven := set.Shades[1].Spread, set.Shades[0].Spread; !(even < 0.2 && uneven > 1) {
		t.Errorf("one face alone has the spread %.2f, a face in twice the light %.2f", even, uneven)
	}
}
