package witness

import (
	"context"
	"errors"
	"image"
	"math"
	"slices"
	"testing"
	"time"

	"quartermaster/calibration"
	"quartermaster/vision"
)

// camera looks straight down from a height of 600 mm. One millimetre at height z is 1000/(600-z) pixels wide.
func camera() calibration.Camera {
	return calibration.Camera{WidthPX: 1000, HeightPX: 800, FX: 1000, FY: 1000, CX: 500, CY: 400,
		Rotation: [9]float64{1, 0, 0, 0, 1, 0, 0, 0, -1}, Translation: [3]float64{-150, -100, 600}}
}

func rig() *calibration.Rig {
	return &calibration.Rig{Board: calibration.Board{WidthMM: 300, HeightMM: 200}, Die: calibration.Die{EdgeMM: 16},
		Camera: camera(), Empty: calibration.Picture{Data: []byte("empty board")}}
}

// die returns a die on the floor whose outline is size times as large as that of a taught die.
func die(id, value int, x, y, size float64) vision.Die {
	d := vision.Die{ID: id, Colour: "white", Value: value, Pose: vision.Flat, Centre: [2]float64{x, y}, Edge: 16,
		Confidence: vision.Confidence{Exists: 0.99, Value: 0.99, Colour: 0.99, Flat: 0.95}}
	c := camera()
	u, v := c.Project(x, y, 16)
	half := size * 8 * 1000 / (600 - 16)
	d.Outline = [4][2]float64{{u - half, v - half}, {u + half, v - half}, {u + half, v + half}, {u - half, v + half}}
	return d
}

// told is a fake reader that returns a given reading and counts the pictures.
type told struct {
	vision.Reader
	of    map[string]vision.Reading
	err   error
	reads int
}

func (r *told) Read(_ context.Context, f vision.Frame, _ vision.Expect) (vision.Reading, error) {
	r.reads++
	return r.of[string(f.Data)], r.err
}

func (r *told) Close() error { return nil }

func dice(d ...vision.Die) vision.Reading { return vision.Reading{Version: 1, Dice: d} }

func asked(kind string, ids ...int) vision.Question { return vision.Question{Kind: kind, Dice: ids} }

func TestWhatASecondReaderSeesOtherwiseIsADoubt(t *testing.T) {
	five := []vision.Die{die(0, 1, 40, 40, 1), die(1, 2, 90, 40, 1), die(2, 3, 140, 40, 1), die(3, 4, 190, 40, 1), die(4, 5, 240, 40, 1)}
	large := make([]vision.Die, len(five))
	for i, d := range five {
		large[i] = die(i, d.Value, d.Centre[0], d.Centre[1], 1.4)
	}
	unsure := die(0, 3, 150, 100, 1)
	unsure.Confidence.Exists = 0.9
	printed := die(0, 3, 100, 100, 1)
	printed.Face = "anchor"
	for name, c := range map[string]struct {
		rig, second vision.Reading
		empty       []vision.Die // what the second reader sees on the empty board
		asks        []string     // kinds of the questions that are added to the rig's reading
		guards      []string
	}{
		"both see the same":                      {rig: doubt(dice(die(0, 4, 100, 100, 1)), asked(vision.AskValue, 0)), second: dice(die(0, 4, 100, 100, 1))},
		"another value of a die asked about":     {rig: doubt(dice(die(0, 4, 100, 100, 1)), asked(vision.AskExists, 0)), second: dice(die(0, 5, 101, 100, 1)), asks: []string{vision.AskValue}},
		"another value that is asked already":    {rig: doubt(dice(die(0, 4, 100, 100, 1)), asked(vision.AskValue, 0)), second: dice(die(0, 5, 101, 100, 1))},
		"a printed face has no value to compare": {rig: doubt(dice(printed), asked(vision.AskExists, 0)), second: dice(die(0, 5, 101, 100, 1))},
		"one die more":                           {rig: doubt(dice(die(0, 4, 100, 100, 1)), asked(vision.AskExists, 0)), second: dice(die(0, 4, 100, 100, 1), die(1, 6, 150, 100, 1)), asks: []string{vision.AskCount}},
		"one die where none is found":            {rig: dice(), second: dice(die(0, 6, 150, 100, 1)), asks: []string{vision.AskCount}},
		"five dice where none is found":          {rig: dice(), second: dice(five...), guards: []string{vision.GuardUntaught}},
		"five larger dice where none is found":   {rig: dice(), second: dice(large...), guards: []string{vision.GuardSize}},
		"five dice of which one is found":        {rig: doubt(dice(five[2]), asked(vision.AskCount)), second: dice(five...), guards: []string{vision.GuardUntaught}},
		"five dice of which four are found":      {rig: doubt(dice(five[:4]...), asked(vision.AskCount)), second: dice(five...), asks: []string{vision.AskCount}},
		"a die beside the board":                 {rig: dice(), second: dice(die(0, 6, -30, 100, 1))},
		"a die of which it is not sure":          {rig: dice(), second: dice(unsure)},
		"what the empty board shows as well":     {rig: dice(), second: dice(die(0, 6, 150, 100, 1)), empty: []vision.Die{die(0, 2, 151, 100, 1)}},
	} {
		t.Run(name, func(t *testing.T) {
			first := &told{of: map[string]vision.Reading{"throw": c.rig}}
			second := &told{of: map[string]vision.Reading{"throw": c.second, "empty board": dice(c.empty...)}}
			r := New(rig(), first, second)
			before := len(c.rig.Questions)
			got, err := r.Read(t.Context(), vision.Frame{Data: []byte("throw")}, nil)
			if err != nil {
				t.Fatal(err)
			}
			var asks, guards []string
			for _, q := range got.Questions[before:] {
				asks = append(asks, q.Kind)
			}
			for _, g := range got.Guards {
				guards = append(guards, g.Kind)
			}
			if !slices.Equal(asks, c.asks) || !slices.Equal(guards, c.guards) {
				t.Errorf("asks %v and guards %v, want %v and %v", asks, guards, c.asks, c.guards)
			}
			if !slices.EqualFunc(got.Dice, c.rig.Dice, func(a, b vision.Die) bool { return a == b }) {
				t.Error("the dice of the rig's reading were changed")
			}
		})
	}
}

func doubt(r vision.Reading, q ...vision.Question) vision.Reading {
	r.Questions = q
	return r
}

func TestTheSecondReaderIsAskedOnlyWhereItCanHelp(t *testing.T) {
	one := dice(die(0, 4, 100, 100, 1))
	guarded := one
	guarded.Guards = []vision.Guard{{Kind: vision.GuardHand}}
	for name, c := range map[string]struct {
		rig   vision.Reading
		reads int // readings by the second reader: of the throw and, once, of the empty board
	}{
		"nothing in doubt":         {one, 0},
		"only whether a die leans": {doubt(one, asked(vision.AskPose, 0)), 0},
		"only a colour":            {doubt(one, asked(vision.AskColour, 0)), 0},
		"a guard says why":         {guarded, 0},
		"a value":                  {doubt(one, asked(vision.AskValue, 0)), 3},
		"the number of dice":       {doubt(one, asked(vision.AskCount)), 3},
		"an empty board":           {dice(), 3},
	} {
		t.Run(name, func(t *testing.T) {
			second := &told{of: map[string]vision.Reading{"throw": one}}
			r := New(rig(), &told{of: map[string]vision.Reading{"throw": c.rig}}, second)
			for range 2 {
				if _, err := r.Read(t.Context(), vision.Frame{Data: []byte("throw")}, nil); err != nil {
					t.Fatal(err)
				}
			}
			if second.reads != c.reads {
				t.Errorf("the second reader read %d pictures, want %d", second.reads, c.reads)
			}
		})
	}
}

func TestOneLookHoldsWhileTheSameDiceLieThere(t *testing.T) {
	began := time.Date(2026, 11, 25, 18, 0, 0, 0, time.UTC)
	one := doubt(dice(die(0, 4, 100, 100, 1)), asked(vision.AskCount))
	two := doubt(dice(die(0, 4, 100, 100, 1), die(1, 5, 200, 100, 1)), asked(vision.AskCount))
	moved := doubt(dice(die(0, 4, 140, 100, 1)), asked(vision.AskCount))
	for name, c := range map[string]struct {
		next  vision.Reading
		after time.Duration
		looks int // readings by the second reader: of the empty board, of the first picture and of the second one
	}{
		"the same dice at once":    {one, 100 * time.Millisecond, 2},
		"the same dice much later": {one, time.Minute, 3},
		"a die more":               {two, 100 * time.Millisecond, 3},
		"a die that moved":         {moved, 100 * time.Millisecond, 3},
		"an earlier picture":       {one, -time.Second, 3},
	} {
		t.Run(name, func(t *testing.T) {
			seen := dice(die(0, 6, 150, 150, 1))
			second := &told{of: map[string]vision.Reading{"first": seen, "next": seen}}
			r := New(rig(), &told{of: map[string]vision.Reading{"first": one, "next": c.next}}, second)
			for i, f := range []vision.Frame{{Data: []byte("first"), Taken: began}, {Data: []byte("next"), Taken: began.Add(c.after)}} {
				got, err := r.Read(t.Context(), f, nil)
				if err != nil {
					t.Fatal(err)
				}
				if n := len(got.Questions) + len(got.Guards); n < 2 {
					t.Errorf("picture %d: the second reader's die is not asked about: %+v", i, got.Questions)
				}
			}
			if second.reads != c.looks {
				t.Errorf("the second reader read %d pictures, want %d", second.reads, c.looks)
			}
		})
	}
}

func TestAPictureThatTheSecondReaderCannotReadStaysAsItIs(t *testing.T) {
	second := &told{err: errors.New("no picture")}
	r := New(rig(), &told{of: map[string]vision.Reading{"throw": dice()}}, second)
	got, err := r.Read(t.Context(), vision.Frame{Data: []byte("throw")}, nil)
	if err != nil || len(got.Questions)+len(got.Guards) > 0 {
		t.Errorf("%+v, %v", got, err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := r.Read(ctx, vision.Frame{Data: []byte("throw")}, nil); !errors.Is(err, context.Canceled) {
		t.Errorf("%v, want the context's end", err)
	}
}

func TestTheSecondReaderLooksAtTheFloorAndAtDiceOnDice(t *testing.T) {
	r := rig()
	part, edge := Floor(r)
	if want := 16 * 1000 / (600 - 16.0); math.Abs(edge-want) > 0.01 {
		t.Errorf("a die is said to be %.2f pixels wide, want %.2f", edge, want)
	}
	for _, mm := range [][3]float64{{0, 0, 0}, {300, 200, 0}, {0, 200, 32}, {300, 0, 32}, {150, 100, 16}} {
		x, y := r.Camera.Project(mm[0], mm[1], mm[2])
		if !image.Pt(int(x), int(y)).In(part) {
			t.Errorf("%v, seen at (%.0f, %.0f), is not in %v", mm, x, y, part)
		}
	}
	if whole := image.Rect(0, 0, 1000, 800); !part.In(whole) || part == whole {
		t.Errorf("the part is %v of %v", part, whole)
	}
}
