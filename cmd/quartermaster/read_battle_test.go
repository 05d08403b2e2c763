package main

import (
	"encoding/json"
	"math"
	"slices"
	"strings"
	"testing"

	"quartermaster/calibration"
	"quartermaster/games"
	"quartermaster/vision"
)

var battleColours = []calibration.Colour{{Name: "black", Role: "pirate"}, {Name: "brown", Role: "merchant"}, {Name: "red", Role: "pirate"}}

func seas(t testing.TB) *resolving {
	t.Helper()
	r, err := newResolving("sevenseas", battleColours)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// lyingFlat is a die of 12 mm, as read. Its sides run along the board's.
func lyingFlat(id int, colour string, value int, x, y float64) vision.Die {
	d := vision.Die{ID: id, Colour: colour, Value: value, Pose: vision.Flat, Centre: [2]float64{x, y}, Edge: 12}
	for i, c := range [4][2]float64{{-6, -6}, {6, -6}, {6, 6}, {-6, 6}} {
		d.Footprint[i] = [2]float64{x + c[0], y + c[1]}
		d.Outline[i] = [2]float64{3 * (x + c[0]), 3 * (y + c[1])}
	}
	return d
}

func TestTheDuelsOfAReading(t *testing.T) {
	// The brown 4 is 8 mm from the red 2 and 20 mm from the black 4; a red die is nobody's merchant here.
	read := vision.Reading{Dice: []vision.Die{
		lyingFlat(5, "brown", 4, 50, 50), lyingFlat(7, "red", 2, 70, 50), lyingFlat(9, "black", 4, 50, 82), lyingFlat(11, "black", 6, 200, 200)}}
	b := seas(t).of(&read)
	line, err := json.Marshal(b)
	if err != nil {
		t.Fatal(err)
	}
	want := `{"duels":[{"dice":[5,7],"gap_mm":8,"margin_mm":12,"sinks":[7]},{"dice":[5,9],"gap_mm":20,"margin_mm":175.161,"sinks":[5,9]}],` +
		`"outcome":{"decided":true,"text":"Convoy sunk. Loot cards: black 1","left":{"black":1,"brown":0,"red":0},"sunk":{"black":1,"brown":1,"red":1},"certain_mm":10}}`
	if string(line) != want {
		t.Errorf("the battle is\n%s\nnot\n%s", line, want)
	}
	if len(read.Questions) > 0 {
		t.Errorf("it asks %+v", read.Questions)
	}
}

func TestAnOrderThatCannotBeToldIsAsked(t *testing.T) {
	// The brown 3 is 10 mm from the red 2 and 10.5 mm from the black 5: it sinks the one or falls to the other.
	read := vision.Reading{Dice: []vision.Die{lyingFlat(4, "brown", 3, 100, 100), lyingFlat(2, "red", 2, 122, 100), lyingFlat(3, "black", 5, 77.5, 100)}}
	b := seas(t).of(&read)
	if len(read.Questions) != 1 {
		t.Fatalf("it asks %+v", read.Questions)
	}
	q := read.Questions[0]
	if q.Kind != vision.AskCloser || !slices.Equal(q.Dice, []int{4, 2, 4, 3}) || !strings.Contains(q.Text, "brown 3 – red 2 (10.0 mm), or brown 3 – black 5 (10.5 mm)") {
		t.Errorf("it asks %+v", q)
	}
	if b.Outcome.Decided || len(b.Duels) > 0 || b.Outcome.Certain < 0.4 || b.Outcome.Certain > 0.6 {
		t.Errorf("the battle is %+v", b)
	}
	// As far apart as the margin and nobody is asked.
	read = vision.Reading{Dice: []vision.Die{lyingFlat(4, "brown", 3, 100, 100), lyingFlat(2, "red", 2, 122, 100), lyingFlat(3, "black", 5, 75, 100)}}
	if b := seas(t).of(&read); !b.Outcome.Decided || len(read.Questions) > 0 || len(b.Duels) != 2 {
		t.Errorf("the battle is %+v, it asks %+v", b, read.Questions)
	}
}

func TestNothingIsDecidedWhileSomethingIsOpen(t *testing.T) {
	fight := func() vision.Reading {
		return vision.Reading{Dice: []vision.Die{lyingFlat(0, "brown", 4, 50, 50), lyingFlat(1, "red", 2, 70, 50)}}
	}
	for _, c := range []struct {
		name  string
		spoil func(*vision.Reading)
		duels int
		text  string
	}{
		{"a cocked die is thrown again", func(r *vision.Reading) { r.Dice[1].Pose = vision.Cocked }, 0, "To be thrown again: red 2"},
		{"a stacked die is thrown again", func(r *vision.Reading) { r.Dice[0].Pose = vision.Stacked }, 0, "To be thrown again: brown 4"},
		{"a hidden die without a value is thrown again", func(r *vision.Reading) { r.Dice[1].Pose, r.Dice[1].Value = vision.Hidden, 0 }, 0, "To be thrown again: one red"},
		{"a flat die without a value", func(r *vision.Reading) { r.Dice[1].Value = 0 }, 0, "A red die shows no value from 1 to 6. Set it, or throw it again."},
		{"a value that no die has", func(r *vision.Reading) { r.Dice[1].Value = 7 }, 0, "A red die shows no value from 1 to 6. Set it, or throw it again."},
		{"a question about a value", func(r *vision.Reading) { r.Questions = []vision.Question{{Kind: vision.AskValue, Dice: []int{1}}} }, 1, "The convoy escapes: 1 merchant left. No loot"},
		{"a guard", func(r *vision.Reading) { r.Guards = []vision.Guard{{Kind: vision.GuardMoved}} }, 1, "The convoy escapes: 1 merchant left. No loot"},
		{"more dice than any throw has", func(r *vision.Reading) {
			for i := range games.MostDice {
				r.Dice = append(r.Dice, lyingFlat(10+i, "red", 1, 20*float64(i), 300))
			}
		}, 0, "A throw has at most 60 dice. Take some away."},
	} {
		t.Run(c.name, func(t *testing.T) {
			read := fight()
			c.spoil(&read)
			b := seas(t).of(&read)
			if b.Outcome.Decided || len(b.Duels) != c.duels || b.Outcome.Text != c.text {
				t.Errorf("the battle is %+v", b)
			}
			if line, err := json.Marshal(b); err != nil || strings.Contains(string(line), "null") {
				t.Errorf("its line is %s (%v)", line, err)
			}
		})
	}
}

func TestAThrowWithoutMerchantsOrWithoutDice(t *testing.T) {
	none := vision.Reading{}
	pirates := vision.Reading{Dice: []vision.Die{lyingFlat(0, "red", 4, 50, 50)}}
	merchants := vision.Reading{Dice: []vision.Die{lyingFlat(0, "brown", 4, 50, 50)}}
	for _, c := range []struct {
		read    *vision.Reading
		decided bool
		text    string
	}{
		{&none, false, "There are no dice in this throw."}, {&pirates, true, "No merchants in this throw, so no battle"},
		{&merchants, true, "The convoy escapes: 1 merchant left. No loot"},
	} {
		if b := seas(t).of(c.read); b.Outcome.Decided != c.decided || b.Outcome.Text != c.text || len(b.Duels) > 0 {
			t.Errorf("the battle of %+v is %+v", c.read.Dice, b)
		}
	}
}

func TestWhoTheMerchantsAreIsNotGuessed(t *testing.T) {
	for _, c := range []struct {
		game    string
		colours []calibration.Colour
		want    string
	}{
		{"sevenseas", []calibration.Colour{{Name: "red"}, {Name: "green", Role: "pirate"}}, "no colour of the rig has the role merchant"},
		{"sevenseas", []calibration.Colour{{Name: "red", Role: "merchant"}, {Name: "white", Role: "merchant"}}, "red and white both have the role merchant"},
		{"checkers", battleColours, `no game called "checkers" resolves throws`},
		{"", battleColours, "resolves throws"},
	} {
		_, err := newResolving(c.game, c.colours)
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s with %v gives %v, want %q", c.game, c.colours, err, c.want)
			continue
		}
		sentence(t, err.Error())
	}
}

func TestAPlaceThatIsNoNumberIsNotWritten(t *testing.T) {
	read := told{Reading: vision.Reading{Dice: []vision.Die{lyingFlat(0, "brown", 4, math.NaN(), 50), lyingFlat(1, "red", 2, 70, 50)}}}
	read.battle = seas(t).of(&read.Reading)
	if line, err := read.line(); err == nil || !strings.Contains(err.Error(), "cannot be written") {
		t.Errorf("it is written as %s (%v)", line, err)
	}
}
