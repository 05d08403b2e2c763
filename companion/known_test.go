package companion

import (
	"slices"
	"testing"

	"quartermaster/vision"
)

func lying(id int, colour string, value int, x, y float64) vision.Die {
	return vision.Die{ID: id, Colour: colour, Value: value, Centre: [2]float64{x, y}}
}

// before is the throw that was answered last: three dice.
var before = []vision.Die{lying(0, "red", 3, 50, 50), lying(1, "red", 5, 90, 50), lying(2, "green", 2, 50, 120)}

// answered is the sighting of these dice.
func answered(by string, change func(dice []SeenDie)) *Sighting {
	s := &Sighting{ID: "last", By: by}
	for _, d := range before {
		s.Dice = append(s.Dice, SeenDie{Die: d, Placed: true})
	}
	if change != nil {
		change(s.Dice)
	}
	return s
}

// After a restart the dice of the last throw answer no new one, however few of them lie there, and wherever a hand has put the
// others.
func TestDiceOfTheFirstStillSceneAreComparedWithTheLastThrow(t *testing.T) {
	roughly := func(dice []SeenDie) { // told by hand: places are known roughly
		for i := range dice {
			dice[i].Centre[0] += 9
		}
	}
	others := []vision.Die{lying(0, "red", 1, 150, 50), lying(1, "red", 5, 190, 50), lying(2, "green", 1, 150, 120)}
	for _, c := range []struct {
		name  string
		last  *Sighting
		dice  []vision.Die
		stay  [][2]float64
		maybe bool
		gone  []int // of the last throw, once these dice are followed
	}{
		{"the same dice", answered("camera", nil), before, nil, true, nil},
		{"the same dice, seen a millimetre aside", answered("camera", nil), []vision.Die{lying(7, "red", 3, 50.7, 50.7)}, nil, true, []int{1, 2}},
		{"a value that people put right", answered("camera", func(d []SeenDie) { d[1].Value, d[1].Fixed.Value = 4, true }), before[1:2], nil, true, []int{0, 2}},
		{"one die was moved", answered("camera", nil), []vision.Die{before[0], lying(1, "red", 5, 120, 80), before[2]}, nil, true, []int{1}},
		{"other dice", answered("camera", nil), others, nil, false, nil},
		{"dice that stay, and others", answered("camera", nil), append(slices.Clone(others[1:]), before[0]), [][2]float64{{50, 50}}, false, nil},
		{"only dice that stay", answered("camera", nil), before[:1], [][2]float64{{50, 50}}, true, []int{1, 2}},
		{"a throw that was told by hand", answered(byHand, roughly), []vision.Die{before[2], before[0], before[1]}, nil, true, nil},
		{"a part of a throw that was told by hand", answered(byHand, roughly), before[1:], nil, true, []int{0}},
		{"other dice than were told by hand", answered(byHand, roughly), others, nil, false, nil},
		{"nothing is known of a throw before", &Sighting{}, before, nil, false, nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			k := remembered(c.last)
			if got := k.mayBe(c.dice, c.stay); got != c.maybe {
				t.Fatalf("they may be those of the last throw: %v", got)
			}
			if !c.maybe {
				return
			}
			followed := k.follow(c.dice, nil)
			if got := k.taken(nil); !slices.Equal(got, c.gone) {
				t.Errorf("gone are %v, not %v", got, c.gone)
			}
			if !k.same(c.dice) {
				t.Error("when they are read once more they are others")
			}
			for i, d := range followed {
				if known := slices.IndexFunc(before, func(b vision.Die) bool { return near(b.Centre, c.dice[i].Centre) }); known >= 0 && d.ID != before[known].ID || known < 0 && d.ID < 3 {
					t.Errorf("the die at %v is number %d", d.Centre, d.ID)
				}
			}
		})
	}
}

func TestADieThatIsNotOfTheThrowIsNoneOfItsTakenDice(t *testing.T) {
	k := remembered(answered("camera", nil))
	k.follow([]vision.Die{before[0], lying(1, "red", 5, 120, 80)}, nil)
	if got := k.taken([]int{0, 3}); !slices.Equal(got, []int{0, 1, 2}) {
		t.Errorf("taken are %v", got)
	}
}
