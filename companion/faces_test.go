package companion_test

import (
	"maps"
	"slices"
	"testing"

	"quartermaster/companion"
	"quartermaster/companion/tabletest"
	"quartermaster/games"
	"quartermaster/games/throw"
	"quartermaster/vision"
)

// dicey is the test's game, in which two dice of any colour and a fighting die are thrown, and their places mean nothing.
type dicey struct{ tabletest.Harbour }

type diceyPosition struct{ games.Position }

func (d dicey) Info() games.Info {
	info := d.Harbour.Info()
	info.Dice["combat"] = games.DieKind{Name: games.Text{ID: "heavy"}, Faces: []string{"2", "4", "6", "8", "10", "star"}}
	return info
}

func (d dicey) Start(s games.Setup) (games.Position, error) {
	p, err := d.Harbour.Start(s)
	return diceyPosition{p}, err
}

func (p diceyPosition) Asks() []games.Ask {
	asks := p.Position.Asks()
	if asks[0].Throw != nil {
		asks[0].Throw = &throw.Wanted{Groups: []throw.Group{{Kind: "pips", Count: 2}, {Colour: "blue", Kind: "combat", Count: 1}}}
	}
	return asks
}

func (p diceyPosition) Answer(a games.Answer) (games.Position, []games.Happening, error) {
	if a.Throw != nil { // the harbour counts pips
		t := *a.Throw
		t.Dice = slices.Clone(t.Dice)
		for i := range t.Dice {
			if t.Dice[i].Face == "star" {
				t.Dice[i].Face = "100"
			}
		}
		a.Throw = &t
	}
	next, happened, err := p.Position.Answer(a)
	if err != nil {
		return nil, nil, err
	}
	return diceyPosition{next}, happened, nil
}

func diceyTable(t *testing.T, r vision.Reading) *companion.Table {
	t.Helper()
	table := open(t, func(c *companion.Config) {
		c.Games = []games.Game{dicey{}}
		c.Source, c.Reader = &tabletest.Camera{Kind: "simulated"}, reads(r)
	})
	begin(t, table)
	tabletest.Until(t, table, "the camera", func(s *companion.Snapshot) bool { return s.Camera.Live })
	return table
}

func TestDiceWhosePlacesMeanNothingAreOneTapEachAndTheLastOneSendsTheThrow(t *testing.T) {
	table := diceyTable(t, clean)
	if _, err := table.Lay(t.Context(), 1, "throw/0"); err != nil {
		t.Fatal(err)
	}
	fix(t, table, companion.Fix{Add: &companion.Added{Value: 3, Nth: 1}})
	fix(t, table, companion.Fix{Add: &companion.Added{Value: 3, Nth: 1}}) // sent twice
	s := fix(t, table, companion.Fix{Add: &companion.Added{Value: 3, Nth: 2}})
	if m := s.Sighting.Missing(); s.Version != 1 || len(m) != 1 || m["blue"] != 1 {
		t.Fatalf("version %d, missing %v", s.Version, m)
	}
	if s = fix(t, table, companion.Fix{Add: &companion.Added{Colour: "blue", Value: 6, Nth: 3}}); s.Version != 2 || load(s) != 106 {
		t.Fatalf("version %d, load %d, %+v", s.Version, load(s), s.Sighting)
	}
}

func TestDiceOfAnyColourAreCountedWhateverTheirColour(t *testing.T) {
	star := tabletest.Die(2, "blue", 6, 50, 120)
	star.Face = "star"
	red, green, blue, white := tabletest.Die(0, "red", 3, 50, 50), tabletest.Die(1, "green", 5, 90, 50), tabletest.Die(3, "blue", 4, 200, 200), tabletest.Die(4, "white", 1, 200, 50)
	plain := tabletest.Die(2, "blue", 6, 50, 120)
	for name, c := range map[string]struct {
		dice []vision.Die
		open []string
	}{
		"as wanted":                          {[]vision.Die{red, green, star}, nil},
		"two of one colour":                  {[]vision.Die{red, tabletest.Die(1, "red", 5, 90, 50), star}, nil},
		"one too few":                        {[]vision.Die{red, star}, []string{"count"}},
		"one too many":                       {[]vision.Die{red, green, white, star}, []string{"count"}},
		"no fighting die":                    {[]vision.Die{red, green}, []string{"count"}},
		"pips where the fighting die should": {[]vision.Die{red, green, plain}, []string{"value-2"}},
		"of any colour means of its own too": {[]vision.Die{red, blue, star}, []string{"value-3"}},
	} {
		t.Run(name, func(t *testing.T) {
			table := diceyTable(t, tabletest.Lie(c.dice...))
			if err := table.Throw(t.Context(), 1, "throw/0"); err != nil {
				t.Fatal(err)
			}
			if c.open == nil {
				tabletest.Until(t, table, "the throw to be answered", func(s *companion.Snapshot) bool { return s.Version == 2 })
				return
			}
			if s := tabletest.Until(t, table, "a question", asking); !equal(ids(s.Sighting), c.open) {
				t.Errorf("asked %v, want %v", ids(s.Sighting), c.open)
			}
		})
	}
}

// A table that throws by itself throws dice of the kind that is wanted, where it has them.
func TestTheSimulatedTableThrowsDiceOfTheWantedKind(t *testing.T) {
	one := func(kind string, n int) throw.Wanted {
		return throw.Wanted{Groups: []throw.Group{{Kind: kind, Count: n}}}
	}
	printed := companion.Board{Colours: []string{"fighting", "red", "blue"}, Printed: map[string]string{"fighting": "combat"}}
	for name, c := range map[string]struct {
		board companion.Board
		want  throw.Wanted
		throw vision.Expect
	}{
		"a printed die":                     {printed, one("combat", 1), vision.Expect{"fighting": 1}},
		"pips, of which no die is printed":  {printed, one("pips", 3), vision.Expect{"red": 2, "blue": 1}},
		"a kind of which there is no die":   {companion.Board{Colours: []string{"red"}}, one("combat", 1), vision.Expect{"red": 1}},
		"dice of a colour, whatever it has": {printed, throw.Wanted{Groups: []throw.Group{{Colour: "red", Kind: "combat", Count: 2}}}, vision.Expect{"red": 2}},
	} {
		if got := companion.Throws(c.want, c.board); !maps.Equal(got, c.throw) {
			t.Errorf("%s: %v, want %v", name, got, c.throw)
		}
	}
}
