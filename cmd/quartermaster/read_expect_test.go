package main

import (
	"strings"
	"testing"

	"quartermaster/calibration"
	"quartermaster/games"
)

func TestExpectedCounts(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"red=2,green=3", "green=3,red=2"},
		{"red=2", "red=2"},
		{" red = 2 , green = 0 ", "green=0,red=2"},
		{"red=60", "red=60"},
		{"czarny=4", "czarny=4"},
	} {
		e := expectFlag{}
		if err := e.Set(c.text); err != nil || e.String() != c.want {
			t.Errorf("%q gives %q, %v; want %q", c.text, e.String(), err, c.want)
		}
	}
	for _, c := range []struct{ text, want string }{
		{"", "write it like red=2"}, {"red", "write it like red=2"}, {"=2", "write it like red=2"}, {"red=2,", "write it like red=2"},
		{"red=", `is no number of "red" dice`}, {"red=two", `is no number of "red" dice`}, {"red=2.0", "is no number"}, {"red=-1", "is no number"},
		{"red=61", "from 0 to 60"}, {"red=99999999999999999999", "is no number"}, {"red=1=2", "is no number"},
		{"red=1,red=1", `"red" is named twice`}, {"red=40,green=30", "more than 60 dice"},
	} {
		e := expectFlag{}
		err := e.Set(c.text)
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%q gives %v, want %q", c.text, err, c.want)
			continue
		}
		if len(e) > 0 {
			t.Errorf("%q was refused, but left %v", c.text, e)
		}
		sentence(t, err.Error())
	}
}

func TestExpectedCountsAreSaidTwice(t *testing.T) {
	e := expectFlag{}
	if err := e.Set("red=2"); err != nil {
		t.Fatal(err)
	}
	if err := e.Set("green=1"); err != nil || e.String() != "green=1,red=2" {
		t.Errorf("together %q, %v", e.String(), err)
	}
	if err := e.Set("red=3"); err == nil || e["red"] != 2 {
		t.Errorf("a colour was named again: %v, %v", e, err)
	}
	if err := e.Set("white=59"); err == nil {
		t.Errorf("62 dice were taken: %v", e)
	}
}

func TestExpectedColoursAreThoseOfTheRig(t *testing.T) {
	colours := []calibration.Colour{{Name: "red"}, {Name: "green"}}
	for _, c := range []struct {
		e    expectFlag
		want string
	}{
		{expectFlag{}, ""}, {expectFlag{"red": 1}, ""}, {expectFlag{"green": 1, "red": 0}, ""},
		{expectFlag{"rde": 1}, `--expect names "rde", the rig's colours are red, green`},
	} {
		err := c.e.check(colours)
		if c.want == "" && err != nil || c.want != "" && (err == nil || err.Error() != c.want) {
			t.Errorf("%v gives %v, want %q", c.e, err, c.want)
		}
	}
	if (expectFlag{}).counts() != nil {
		t.Error("nothing said is something known")
	}
	if got := (expectFlag{"red": 2}).counts(); got["red"] != 2 {
		t.Errorf("the reader is told %v", got)
	}
}

func FuzzExpectedCounts(f *testing.F) {
	for _, seed := range []string{"red=2,green=3", "red", "=", ",", "0\n0=", "red=1,red=2", "a=60,b=1", "ż=07", "red=+1", "\xff=1"} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		e := expectFlag{}
		err := e.Set(text)
		if err != nil {
			if len(e) > 0 || strings.Contains(err.Error(), "\n") || len(err.Error()) > 400 {
				t.Errorf("%q: left %v, said %q", text, e, err)
			}
			return
		}
		total := 0
		for colour, n := range e {
			if total += n; n < 0 || strings.TrimSpace(colour) == "" || strings.ContainsAny(colour, "=,") {
				t.Errorf("%q gives %q %d", text, colour, n)
			}
		}
		again := expectFlag{}
		if err := again.Set(e.String()); err != nil || again.String() != e.String() || total > games.MostDice || len(e) == 0 {
			t.Errorf("%q gives %v, which gives %v (%v)", text, e, again, err)
		}
	})
}
