package walk

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"quartermaster/games"
)

// choose taps a choice of the first open ask.
func (x *racers) choose(id string) {
	x.t.Helper()
	choices := x.table.Snapshot().Asks[0].Fields[0].Choices
	n := slices.IndexFunc(choices, func(c games.Choice) bool { return c.ID == id })
	if n < 0 {
		x.t.Fatalf("%s cannot be answered by %s", x.table.Snapshot().Asks[0].ID, id)
	}
	x.pick(n + 1)
}

// faces taps dice on their faces, one tap each, until the throw is sent.
func (x *racers) faces(dice ...int) {
	x.t.Helper()
	for i, d := range dice {
		x.does(fmt.Sprintf(".by-faces .faces .key:nth-child(%d)", d))
		if i+1 < len(dice) {
			x.wait(fmt.Sprintf(`document.querySelector(".by-faces .slots li:nth-child(%d).now")`, i+2))
		}
	}
}

// presses taps the button of an ask that is open beside others, and waits for so many answers.
func (x *racers) presses(button string, answers int) {
	x.t.Helper()
	x.tapText(button)
	x.taps++
	x.wait(fmt.Sprintf(`document.querySelectorAll(".answers .ans").length === %d`, answers))
}

// counted ends a part of the walk: it took so many taps, and what comes next is asked.
func (x *racers) counted(what string, most int, next string) {
	x.t.Helper()
	if x.taps > most || x.asks() != next {
		x.t.Errorf("%s is %d taps, want at most %d, and then %s is asked, want %s", what, x.taps, most, x.asks(), next)
	}
	x.taps = 0
}

// measured holds the moment on each size of screen against the page's laws, and once against what axe finds. A kind of moment is
// measured once.
func (x *racers) measured(what string) {
	x.t.Helper()
	if x.met[what] {
		return
	}
	if x.met == nil {
		x.met = map[string]bool{}
	}
	x.met[what] = true
	x.accessible(what)
	for _, sz := range []size{phone, tv, tablet} {
		x.resize(sz)
		for _, broken := range x.broken(sz) {
			x.t.Errorf("%s, %s: %s", what, sz.name, broken)
		}
		x.shot(strings.ReplaceAll("race-"+what+"-"+sz.name+".png", " ", "-"))
	}
}

// points tells what is not known at the end, and counts the taps of each person without the tiles of the treasures, and those.
func (x *racers) points() (most, tiles int) {
	x.t.Helper()
	person, taps := "", 0
	for x.table.Snapshot().Result == nil && tiles < 20 {
		kind, who, _ := strings.Cut(x.table.Snapshot().Asks[0].ID, "/")
		if who != person {
			person, taps = who, 0
		}
		switch kind {
		case "value":
			tiles++
			x.choose([]string{"7", "-4", "3"}[tiles%3])
			continue
		case "gold":
			for _, digit := range []int{1, 2} {
				x.tap(fmt.Sprintf(".keypad .ans:nth-of-type(%d)", digit))
				taps++
			}
			x.does(".ask-foot .send")
		case "final":
			x.choose("5")
		default:
			x.t.Fatalf("%s is asked at the end", kind)
		}
		taps++
		most = max(most, taps)
	}
	return most, tiles
}

// A whole race where tokens stay on the table is counted, from the first throw to the winner.
func TestAWholeRaceWithTokensOnTheTableIsCounted(t *testing.T) {
	both(t, func(t *testing.T, lang string) {
		tr := in(lang)
		x := raceFor(t, 4, lang, nil, nil)
		x.faces(4, 2)
		x.choose("2-4")
		x.counted("a quiet round", 3, "action")
		for n := range 2 {
			x.presses(tr("Skarb", "Treasure"), 4)
			x.pick(n + 1)
			x.choose("hidden")
			x.counted("a treasure", 3, "action")
		}
		x.tapText(tr("Braki", "Shortage"))
		x.taps++
		x.wait(`document.querySelector(".by-faces")`)
		x.faces(2)
		x.counted("a shortage and its die", 2, "action")
		x.faces(3, 3)
		x.counted("a throw of doubles", 2, "action")
		x.presses("Port Royal", 4)
		x.pick(1)
		x.counted("home", 2, "finish")
		x.measured("last round " + lang)
		x.does(".ask-foot .primary")
		x.measured("points " + lang)
		x.taps = 0
		if most, tiles := x.points(); most > 5 || tiles != 2 {
			t.Errorf("the points of a person are %d taps and there are %d tiles", most, tiles)
		}
		x.caught(x.table.Snapshot().Serial)
		x.measured("winner " + lang)
	})
}

// plays answers what the round with everything kept asks: the first person sails, the others load. Each ask is one tap, and two for
// the dice.
func (x *racers) plays() {
	x.t.Helper()
	kind := x.asks()
	x.measured(fmt.Sprintf("%d %s", len(x.table.Snapshot().View.Seats), kind))
	was := x.taps
	switch kind {
	case "action":
		x.faces(6, 6)
		was++
	case "combat", "short":
		x.faces(3)
	case "card":
		x.choose(map[bool]string{true: "forward-forward", false: "food-powder"}[strings.HasSuffix(x.table.Snapshot().Asks[0].ID, "/0")])
	default:
		x.does(".answers .ans:not([disabled]), .ask-foot .primary")
	}
	if x.taps != was+1 {
		x.t.Errorf("%s is %d taps", kind, x.taps-was)
	}
}

// A whole race with everything kept is walked with the fewest people and with the most, with the ghost ship and without it: the
// track is a tap a space, a quiet round is the throw, the day and a card each, and at the end only treasures are asked for.
func TestAWholeRaceWithEverythingKeptIsCounted(t *testing.T) {
	track := strings.Fields("free port-2 free free sea-1 lair free free free free free lair free royal")
	for _, c := range []struct {
		people int
		ghost  string
		lang   string
	}{{2, "auto", "pl"}, {5, "on", "en"}, {6, "auto", "pl"}} {
		t.Run(fmt.Sprintf("%d people", c.people), func(t *testing.T) {
			t.Parallel()
			x := raceFor(t, c.people, c.lang, map[string]string{"kept": "all", "ghost": c.ghost}, nil)
			for _, tile := range track {
				x.choose(tile)
			}
			x.counted("the track", len(track), "first")
			x.measured(fmt.Sprintf("track of %d", c.people))
			x.choose("9")
			x.does(".ask-foot .send")
			x.counted("the final numbers", 2, "action")
			x.faces(4, 2)
			x.choose("4-2")
			for range c.people {
				if x.asks() != "card" {
					t.Fatalf("%s is asked", x.asks())
				}
				x.choose("food-powder")
			}
			ghosts := 0
			for x.asks() == "direction" { // both its moves are judged where all are level
				x.plays()
				ghosts++
			}
			x.counted("a quiet round", 3+c.people+ghosts, "action")
			for x.table.Snapshot().Result == nil && x.asks() != "value" && x.taps < 150 {
				x.plays()
			}
			x.measured(fmt.Sprintf("points of %d", c.people))
			if most, tiles := x.points(); most > 0 || tiles == 0 {
				t.Errorf("the points of a person are %d taps and there are %d tiles", most, tiles)
			}
			x.caught(x.table.Snapshot().Serial)
			x.measured(fmt.Sprintf("winner of %d", c.people))
		})
	}
}
