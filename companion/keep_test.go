package companion

import (
	"encoding/json"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"quartermaster/games"
	"quartermaster/games/throw"
	"quartermaster/vision"
)

// dieAt is a die as a reader that is sure of it reads it.
func dieAt(id int, colour string, value int, x, y float64) vision.Die {
	const h = 8
	return vision.Die{ID: id, Colour: colour, Value: value, Pose: vision.Flat, Centre: [2]float64{x, y}, Edge: 2 * h,
		Footprint: [4][2]float64{{x - h, y - h}, {x + h, y - h}, {x + h, y + h}, {x - h, y + h}}}
}

// thrownBefore is a throw as a game knows it, of which dice may be kept.
func thrownBefore(dice ...vision.Die) (all []throw.Die) {
	s := Sighting{}
	for _, d := range dice {
		s.Dice = append(s.Dice, SeenDie{Die: d, Placed: true})
	}
	return s.throw().Dice
}

// What is read of five dice, after red 6 at (50, 50) and blue 2 at (120, 50) lay there and may be kept. The result has a word for each
// die: its colour, what it shows, and the die that it is kept from; then the questions.
func TestDiceThatLieWhereTheyLayAreKept(t *testing.T) {
	t.Parallel()
	red, blue := dieAt(1, "red", 6, 50, 50), dieAt(2, "blue", 2, 120, 50)
	value := func(die int) []vision.Question { return []vision.Question{{Kind: vision.AskValue, Dice: []int{die}}} }
	seen := func(die int, x, y float64) earlier { return earlier{places: map[int][2]float64{die: {x, y}}} }
	remained := func(die int, x, y float64) earlier {
		return earlier{places: map[int][2]float64{die: {x, y}}, clear: true}
	}
	leaning := dieAt(7, "red", 6, 50, 50)
	leaning.Pose = vision.Cocked
	for name, c := range map[string]struct {
		read   []vision.Die
		asked  []vision.Question
		before earlier
		want   string
	}{
		"a die stays, the other is thrown":                    {[]vision.Die{dieAt(7, "red", 6, 50.4, 50), dieAt(8, "blue", 5, 200, 90)}, nil, earlier{}, "red 6=1 blue 5"},
		"both stay":                                           {[]vision.Die{dieAt(7, "red", 6, 50, 50), dieAt(8, "blue", 2, 120, 50)}, nil, earlier{}, "red 6=1 blue 2=2"},
		"it fell near its place or was pushed there":          {[]vision.Die{dieAt(7, "red", 6, 58, 45), dieAt(8, "blue", 5, 200, 90)}, nil, earlier{}, "red 6 blue 5 kept [7]"},
		"it lay there before the others were thrown":          {[]vision.Die{dieAt(7, "red", 6, 58, 45), dieAt(8, "blue", 5, 200, 90)}, nil, seen(1, 58, 45.5), "red 6=1 blue 5"},
		"it lay elsewhere before the others were thrown":      {[]vision.Die{dieAt(7, "red", 6, 58, 45)}, nil, seen(1, 65, 45), "red 6 kept [7]"},
		"it was pushed far before the others were thrown":     {[]vision.Die{dieAt(7, "red", 6, 90, 45)}, nil, seen(1, 90, 45), "red 6=1"},
		"it was in the hand, and fell near its place":         {[]vision.Die{dieAt(7, "red", 6, 58, 45), dieAt(8, "blue", 2, 120, 50)}, nil, remained(2, 120, 50), "red 6 blue 2=2"},
		"what remained lies elsewhere now":                    {[]vision.Die{dieAt(7, "red", 6, 58, 45), dieAt(8, "blue", 2, 126, 50)}, nil, remained(2, 120, 50), "red 6 blue 2 kept [7] kept [8]"},
		"one lay there that was not recognised":               {[]vision.Die{dieAt(7, "red", 6, 90, 45)}, nil, earlier{others: [][2]float64{{90, 45}}}, "red 6 kept [7]"},
		"it is near its place, and its value is doubtful":     {[]vision.Die{dieAt(7, "red", 6, 58, 45)}, value(7), earlier{}, "red 6 value [7] kept [7]"},
		"it is near its place, and may show something else":   {[]vision.Die{dieAt(7, "red", 5, 58, 45)}, value(7), earlier{}, "red 5 value [7] kept [7]"},
		"it is far from its place":                            {[]vision.Die{dieAt(7, "red", 6, 71, 50), dieAt(8, "blue", 5, 200, 90)}, nil, earlier{}, "red 6 blue 5"},
		"another value lies near its place":                   {[]vision.Die{dieAt(7, "red", 4, 58, 45)}, nil, earlier{}, "red 4"},
		"it was taken off, and fell beside its place":         {[]vision.Die{dieAt(7, "red", 6, 58, 45)}, nil, earlier{lifted: [][2]float64{{50, 50}}}, "red 6 kept [7]"},
		"it seemed to be taken off, and lies where it lay":    {[]vision.Die{dieAt(7, "red", 6, 50, 50)}, nil, earlier{lifted: [][2]float64{{50, 50}}}, "red 6=1"},
		"it was taken off, and another fell where it lay":     {[]vision.Die{dieAt(7, "red", 4, 50, 50)}, nil, earlier{lifted: [][2]float64{{50, 50}}}, "red 4"},
		"two of its kind lie near: the nearer one is it":      {[]vision.Die{dieAt(7, "red", 6, 58, 45), dieAt(8, "red", 6, 50, 51)}, nil, earlier{}, "red 6 red 6=1"},
		"it was followed, and its value is doubtful now":      {[]vision.Die{dieAt(7, "red", 5, 50, 50)}, value(7), earlier{stay: []int{7}}, "red 6=1"},
		"it was not followed, and its value is doubtful":      {[]vision.Die{dieAt(7, "red", 6, 50, 50)}, value(7), earlier{}, "red 6=1 value [7]"},
		"it was followed, and is surely read as another":      {[]vision.Die{dieAt(7, "red", 5, 50, 50)}, nil, earlier{stay: []int{7}}, "red 6=1 value [7]"},
		"in its place is surely read another, not followed":   {[]vision.Die{dieAt(7, "red", 5, 50, 50)}, nil, earlier{}, "red 6=1 value [7]"},
		"in its place is read another colour":                 {[]vision.Die{dieAt(7, "blue", 6, 50, 50)}, nil, earlier{}, "red 6=1 colour [7]"},
		"a die leans where it lay flat":                       {[]vision.Die{leaning}, nil, earlier{}, "red 6=1 pose [7]"},
		"what is asked of other dice is still asked of those": {[]vision.Die{dieAt(7, "red", 6, 50, 50), dieAt(8, "blue", 5, 200, 90)}, []vision.Question{{Kind: vision.AskPose, Dice: []int{7, 8}}, {Kind: vision.AskCount}}, earlier{stay: []int{7}}, "red 6=1 blue 5 pose [8] count []"},
	} {
		s := Sighting{wanted: throw.Wanted{Keep: thrownBefore(red, blue)}}
		if err := s.fill(vision.Reading{Dice: c.read, Questions: c.asked}, c.before); err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, d := range s.throw().Dice {
			one := d.Colour + " " + d.Face
			if d.Kept != nil {
				one += fmt.Sprintf("=%d", *d.Kept)
			}
			got = append(got, one)
		}
		for _, q := range s.Questions {
			got = append(got, fmt.Sprint(q.Kind, " ", q.Dice))
		}
		if have := strings.Join(got, " "); have != c.want {
			t.Errorf("%s: %s, want %s", name, have, c.want)
		}
	}
}

// Two dice show what red 6 showed that lay there, and both lie near its place. The question is asked of each until it is said which
// of them stayed.
func TestPeopleSayWhichDieWasKept(t *testing.T) {
	t.Parallel()
	begin := func() Sighting {
		s := Sighting{By: "camera", wanted: throw.Wanted{Keep: thrownBefore(dieAt(1, "red", 6, 50, 50))}}
		if err := s.fill(vision.Reading{Dice: []vision.Die{dieAt(7, "red", 6, 58, 45), dieAt(8, "red", 6, 44, 60)}}, earlier{}); err != nil {
			t.Fatal(err)
		}
		return s
	}
	for name, c := range map[string]struct {
		say  []FixAnswer
		want string // which die is kept from which, and what is still asked
	}{
		"nothing":               {nil, "kept-7 kept-8"},
		"the first":             {[]FixAnswer{{"kept-7", true}}, "7=1"},
		"the second":            {[]FixAnswer{{"kept-7", false}, {"kept-8", true}}, "8=1"},
		"the second at once":    {[]FixAnswer{{"kept-8", true}}, "8=1"},
		"none of them":          {[]FixAnswer{{"kept-7", false}, {"kept-8", false}}, ""},
		"the same answer twice": {[]FixAnswer{{"kept-7", false}, {"kept-7", false}}, "kept-8"},
	} {
		s := begin()
		for _, a := range c.say {
			var err error
			if s, err = s.fix(Fix{Answer: &a}, Board{Colours: []string{"red"}}); err != nil {
				t.Fatalf("%s: %v", name, err)
			}
		}
		var got []string
		for _, d := range s.Dice {
			if d.Kept != nil {
				got = append(got, fmt.Sprintf("%d=%d", d.ID, *d.Kept))
			}
		}
		for _, d := range s.Doubts() {
			got = append(got, d.ID)
		}
		if have := strings.Join(got, " "); have != c.want {
			t.Errorf("%s: %s, want %s", name, have, c.want)
		}
	}
}

// A die near the place of red 6 seems to show five. Only when people say that it is a six, it may be the kept one.
func TestWhetherADieWasKeptIsAskedOnceItsValueIsKnown(t *testing.T) {
	t.Parallel()
	s := Sighting{By: "camera", wanted: throw.Wanted{Keep: thrownBefore(dieAt(1, "red", 6, 50, 50))}}
	asked := []vision.Question{{Kind: vision.AskValue, Dice: []int{7}}}
	if err := s.fill(vision.Reading{Dice: []vision.Die{dieAt(7, "red", 5, 58, 45)}, Questions: asked}, earlier{}); err != nil {
		t.Fatal(err)
	}
	if d := s.Doubts(); len(d) != 1 || d[0].ID != "value-7" {
		t.Fatalf("%+v", d)
	}
	die, six := 7, 6
	s, err := s.fix(Fix{Die: &die, Value: &six}, Board{Colours: []string{"red"}})
	if d := s.Doubts(); err != nil || len(d) != 1 || d[0].ID != "kept-7" {
		t.Fatalf("%v: %+v", err, d)
	}
}

func TestAKeptDieThatPeoplePutRightWasThrown(t *testing.T) {
	t.Parallel()
	s := Sighting{By: "camera", wanted: throw.Wanted{Keep: thrownBefore(dieAt(1, "red", 6, 50, 50))}}
	if err := s.fill(vision.Reading{Dice: []vision.Die{dieAt(7, "red", 6, 50, 50)}}, earlier{}); err != nil {
		t.Fatal(err)
	}
	die, same, other := 7, 6, 2
	board := Board{Colours: []string{"red"}}
	if fixed, err := s.fix(Fix{Die: &die, Value: &same}, board); err != nil || fixed.Dice[0].Kept == nil {
		t.Errorf("%v: %+v", err, fixed.Dice[0])
	}
	if fixed, err := s.fix(Fix{Die: &die, Value: &other}, board); err != nil || fixed.Dice[0].Kept != nil {
		t.Errorf("%v: %+v", err, fixed.Dice[0])
	}
}

// By hand the dice that may be kept lie there at first. Those that were thrown again are taken off and told anew.
func TestByHandPeopleTellOnlyTheDiceThatWereThrownAgain(t *testing.T) {
	t.Parallel()
	w := throw.Wanted{Groups: []throw.Group{{Colour: "red", Count: 2}}, Keep: thrownBefore(dieAt(1, "red", 6, 50, 50), dieAt(2, "red", 2, 120, 50))}
	s := Sighting{By: byHand, State: IsAsking, wanted: w}
	s.beginWithEarlierDice(Board{EdgeMM: 16})
	if s.clear() {
		t.Fatal("a throw in which nothing was thrown")
	}
	die := 2
	s, err := s.fix(Fix{Die: &die, Remove: true}, Board{Colours: []string{"red"}})
	if err != nil || s.clear() {
		t.Fatal(err)
	}
	s, err = s.fix(Fix{Add: &Added{Colour: "red", Value: 5, Nth: 2}}, Board{Colours: []string{"red"}})
	if err != nil || !s.clear() {
		t.Fatalf("%v: %+v", err, s)
	}
	if d := s.throw().Dice; len(d) != 2 || *d[0].Kept != 1 || d[1].Kept != nil || d[1].Face != "5" {
		t.Errorf("%+v", d)
	}
}

func TestWhatIsLeftOfAThrowIsNoThrow(t *testing.T) {
	t.Parallel()
	k := known{dice: []vision.Die{dieAt(1, "red", 6, 50, 50), dieAt(2, "red", 2, 120, 50), dieAt(3, "blue", 2, 200, 50)}}
	for name, c := range map[string]struct {
		dice   []vision.Die
		lifted []int
		left   bool
	}{
		"one is left":                {[]vision.Die{dieAt(0, "red", 2, 120, 50)}, []int{1, 3}, true},
		"one is left and was pushed": {[]vision.Die{dieAt(0, "red", 2, 127, 52)}, []int{1, 3}, true},
		"all, one of them pushed":    {[]vision.Die{dieAt(0, "red", 6, 50, 50), dieAt(1, "red", 2, 127, 52), dieAt(2, "blue", 2, 200, 50)}, nil, true},
		"one was thrown":             {[]vision.Die{dieAt(0, "red", 6, 50, 50), dieAt(1, "red", 2, 90, 150)}, nil, false},
		"it seemed to be taken off":  {[]vision.Die{dieAt(0, "red", 2, 127, 52)}, []int{1, 2, 3}, true},
		"one fell beside its place":  {[]vision.Die{dieAt(0, "red", 6, 50, 50), dieAt(1, "red", 2, 127, 52), dieAt(2, "blue", 2, 200, 50)}, []int{2}, false},
		"two for one":                {[]vision.Die{dieAt(0, "red", 2, 120, 50), dieAt(1, "red", 2, 127, 58)}, nil, false},
		"more than there were":       {[]vision.Die{dieAt(0, "red", 6, 50, 50), dieAt(1, "red", 2, 120, 50), dieAt(2, "blue", 2, 200, 50), dieAt(3, "blue", 2, 220, 90)}, nil, false},
	} {
		if got := k.nothingThrown(c.dice, c.lifted); got != c.left {
			t.Errorf("%s: %v", name, got)
		}
	}
	followed := k.follow([]vision.Die{dieAt(0, "red", 2, 127, 52)}, []int{1})
	if followed[0].ID != 2 || !slices.Equal(k.taken(nil), []int{1, 3}) {
		t.Errorf("a pushed die is followed as %d, gone are %v", followed[0].ID, k.taken(nil))
	}
}

func TestATableThatThrowsByItselfKeepsWhatMostDiceShow(t *testing.T) {
	t.Parallel()
	for words, want := range map[string]string{"6 6 2 1 3": "66", "2 2 5 5 1": "55", "4 4 4": "", "3 1": "3", "5": ""} {
		var dice []throw.Die
		for _, face := range strings.Fields(words) {
			dice = append(dice, throw.Die{Face: face})
		}
		got := ""
		for _, d := range favourites(dice) {
			got += d.Face
		}
		if got != want {
			t.Errorf("%s: keeps %q, want %q", words, got, want)
		}
	}
}

// Dice with printed faces are told by their names where a game takes dice of any kind.
func TestPrintedFacesAreToldByName(t *testing.T) {
	t.Parallel()
	s := Sighting{By: "camera", kinds: map[string]games.DieKind{pipsKind: {Faces: pips}, "printed": {Faces: []string{"2", "4", "star"}}}}
	star, two, red := dieAt(1, "white", 0, 50, 50), dieAt(2, "white", 0, 90, 50), dieAt(3, "red", 3, 120, 50)
	star.Face, two.Face = "star", "2"
	odd := dieAt(4, "blue", 0, 200, 50)
	odd.Face = "anchor"
	if err := s.fill(vision.Reading{Dice: []vision.Die{star, two, red, odd}}, earlier{}); err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, d := range s.throw().Dice {
		got = append(got, d.Face)
	}
	if want := []string{"star", "2", "3", ""}; !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
	if d := s.Doubts(); len(d) != 1 || d[0].ID != "value-4" {
		t.Errorf("a face that no die of the game has: %+v", d)
	}
}

// By hand a printed face is told by its name, beside dice with pips of the same throw. A face that no die of the game has is refused.
func TestPrintedFacesAreToldByHand(t *testing.T) {
	t.Parallel()
	kinds := map[string]games.DieKind{pipsKind: {Faces: pips}, "printed": {Faces: []string{"2", "8", "star"}}}
	begin := func(w throw.Wanted) Sighting { return Sighting{By: byHand, State: IsAsking, kinds: kinds, wanted: w} }
	tell := func(s Sighting, added ...Added) Sighting {
		t.Helper()
		for _, a := range added {
			var err error
			if s, err = s.fix(Fix{Add: &a}, Board{}); err != nil {
				t.Fatal(err)
			}
		}
		return s
	}
	faces := func(s Sighting) (all []string) {
		for _, d := range s.throw().Dice {
			if d.Kept != nil {
				d.Face += " kept"
			}
			all = append(all, d.Face)
		}
		return all
	}
	s := tell(begin(throw.Wanted{}), Added{Face: "star", Nth: 1}, Added{Value: 5, Nth: 2}, Added{Face: "8", Nth: 3})
	if got := faces(s); !slices.Equal(got, []string{"star", "5", "8"}) || len(s.Doubts()) > 0 {
		t.Fatalf("%q, %+v", got, s.Doubts())
	}
	if _, err := s.fix(Fix{Add: &Added{Face: "anchor", Nth: 4}}, Board{}); err == nil {
		t.Error("an anchor was taken")
	}
	again := begin(throw.Wanted{Groups: []throw.Group{{Count: 3}}, Keep: s.throw().Dice})
	again.beginWithEarlierDice(Board{})
	eight := s.Dice[2].ID
	again, err := again.fix(Fix{Die: &eight, Remove: true}, Board{})
	if err != nil {
		t.Fatal(err)
	}
	again = tell(again, Added{Face: "star", Nth: 3})
	if got := faces(again); !slices.Equal(got, []string{"star kept", "5 kept", "star"}) || !again.clear() {
		t.Fatalf("%q, %+v", got, again.Doubts())
	}
}

func TestAKeptDieIsWritten(t *testing.T) {
	t.Parallel()
	was := 3
	want := Entry{No: 2, Kind: Answers, Answer: &games.Answer{Ask: "throw/2", Throw: &throw.Throw{Dice: []throw.Die{{ID: 4, Colour: "red", Face: "5", Kept: &was}}}},
		Sighting: &Sighting{ID: "s", Dice: []SeenDie{{Kept: &was, Die: vision.Die{ID: 4}}}}}
	b, err := want.Marshal()
	if err != nil || strings.Count(string(b), `"kept":3`) != 2 {
		t.Fatalf("%v: %s", err, b)
	}
	if e, err := UnmarshalEntry(b); err != nil || !reflect.DeepEqual(e.Answer, want.Answer) || !reflect.DeepEqual(e.Sighting.Dice, want.Sighting.Dice) {
		t.Errorf("%v: %+v", err, e)
	}
	draft, err := json.Marshal(throw.Wanted{})
	if err != nil || string(draft) != `{"places":false}` {
		t.Errorf("a throw of any dice is written as %s", draft)
	}
}
