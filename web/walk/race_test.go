package walk

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"quartermaster/companion"
	"quartermaster/companion/devices"
	"quartermaster/games"
	"quartermaster/web"
)

// racers is a table without a camera at which four people play the race, with what is told by hand.
type racers struct {
	*tab
	table *companion.Table
	taps  int
	met   map[string]bool // what was measured
}

func race4(t *testing.T, lang string, options map[string]string, track []string) *racers {
	t.Helper()
	return raceFor(t, 4, lang, options, track)
}

// raceFor is such a table for a number of people.
func raceFor(t *testing.T, people int, lang string, options map[string]string, track []string) *racers {
	t.Helper()
	r := realTable(t, nil, "handy")
	handy := r.more[0]
	start := companion.Start{Game: "jamaica", Options: options}
	for i, name := range []string{"Łucja", "Błażej", "Olga", "Grzegorz", "Świętosława", "Żaneta"}[:people] {
		start.People = append(start.People, companion.Person{Name: name, Colour: []string{"red", "blue", "green", "yellow", "purple", "orange"}[i]})
	}
	if _, err := handy.Table.Start(t.Context(), companion.By{}, 0, start); err != nil {
		t.Fatal(err)
	}
	x := &racers{table: handy.Table}
	for i, tile := range track {
		x.tell(t, fmt.Sprintf("space/%d", i+1), map[string]any{"tile": tile})
	}
	if track != nil {
		x.tell(t, "first", map[string]any{"first": fmt.Sprint(len(track) - 3)})
		x.tell(t, "finals", map[string]any{fmt.Sprintf("final%d", len(track)-2): 5, fmt.Sprintf("final%d", len(track)-1): 9})
	}
	in, err := handy.Devices.Invite(devices.Host)
	if err != nil {
		t.Fatal(err)
	}
	x.tab = open(t, web.JoinLink(r.URL, "handy", in.Code), look{size: tablet, lang: lang, still: true, long: true})
	x.caught(x.table.Snapshot().Serial)
	return x
}

// tell answers an ask without the page.
func (x *racers) tell(t *testing.T, ask string, fields map[string]any) {
	t.Helper()
	a := games.Answer{Ask: ask, Seat: games.Table, Fields: map[string]json.RawMessage{}}
	for field, value := range fields {
		a.Fields[field], _ = json.Marshal(value) // strings and numbers can be put into JSON
	}
	if _, err := x.table.Answer(t.Context(), companion.By{}, x.table.Snapshot().Version, a); err != nil {
		t.Fatalf("%s: %v", ask, err)
	}
}

// does taps something, counts it, and waits until the table has gone on.
func (x *racers) does(selector string) {
	x.t.Helper()
	was := x.table.Snapshot().Serial
	x.tap(selector)
	x.taps++
	x.wait(fmt.Sprintf(`Number(document.querySelector(".page")?.dataset.serial) > %d`, was))
	x.caught(x.table.Snapshot().Serial)
}

// pick taps the n-th choice of the open question.
func (x *racers) pick(n int) { x.does(fmt.Sprintf(".answers .ans:nth-child(%d)", n)) }

// asks is the kind of the first open ask.
func (x *racers) asks() string {
	kind, _, _ := strings.Cut(x.table.Snapshot().Asks[0].ID, "/")
	return kind
}

// accessible holds the moment against what axe finds.
func (x *racers) accessible(what string) {
	x.t.Helper()
	for _, o := range x.offences() {
		x.t.Errorf("%s: %s", what, o)
	}
}

// Without a camera a quiet round of the race is three taps where tokens stay on the table, and seven where all is kept: two dice, the
// day, and a card each.
func TestAQuietRoundOfTheRaceIsThreeTapsOrSeven(t *testing.T) {
	calm := slices.Repeat([]string{"free"}, 20)
	for name, c := range map[string]struct {
		options map[string]string
		track   []string
		cards   int
	}{
		"tokens stay on the table": {map[string]string{"ghost": "off"}, nil, 0},
		"all is kept":              {map[string]string{"kept": "all", "ghost": "off"}, append(calm, "royal"), 4},
	} {
		t.Run(name, func(t *testing.T) {
			both(t, func(t *testing.T, lang string) {
				x := race4(t, lang, c.options, c.track)
				x.accessible("the throw")
				x.does(".by-faces .faces .key:nth-child(4)")
				x.does(".by-faces .faces .key:nth-child(2)")
				x.accessible("the day")
				x.pick(1)
				for range c.cards {
					if x.asks() != "card" {
						t.Fatalf("%s is asked", x.asks())
					}
					x.accessible("a card")
					x.pick(9) // food, then gunpowder
				}
				if x.asks() != "action" || x.taps != 3+c.cards {
					t.Errorf("%d taps, and then %s is asked", x.taps, x.asks())
				}
			})
		})
	}
}

// A battle is at most six taps beside the dice, and none of them is for a throw that a camera reads.
func TestABattleOfTheRaceIsSixTaps(t *testing.T) {
	x := race4(t, "pl", map[string]string{"ghost": "off"}, nil)
	x.does(".by-faces .faces .key:nth-child(4)")
	x.does(".by-faces .faces .key:nth-child(4)")
	x.taps = 0
	faces := 0
	x.tapText("Walka")
	x.taps++
	x.wait(`document.querySelectorAll(".answers .ans").length === 4`)
	x.pick(1)
	for x.asks() != "action" && x.taps < 20 {
		x.accessible(x.asks())
		switch x.asks() {
		case "combat":
			faces++
			x.does(fmt.Sprintf(".by-faces .faces .key:nth-child(%d)", 4-faces))
		case "booty":
			x.pick(1)
		default:
			x.pick(1)
		}
	}
	if x.taps-faces > 6 || faces != 2 {
		t.Errorf("%d taps and %d faces", x.taps-faces, faces)
	}
}

// Who listens hears of a battle and of the treasures that are left, in the numbers of the language.
func TestTheRaceIsHeard(t *testing.T) {
	both(t, func(t *testing.T, lang string) {
		tr := in(lang)
		x := race4(t, lang, map[string]string{"ghost": "off"}, nil)
		x.does(".by-faces .faces .key:nth-child(4)")
		x.does(".by-faces .faces .key:nth-child(4)")
		eval[bool](x.tab, `(window.said = [], speechSynthesis.speak = (u) => said.push(u.lang + " " + u.text), speechSynthesis.cancel = () => {}, true)`)
		x.set(".set-voice-on")
		x.tapText(tr("Skarb", "Treasure"))
		x.wait(`document.querySelectorAll(".answers .ans").length === 4`)
		x.pick(1)
		for x.asks() == "drawn" {
			x.pick(1)
		}
		x.wait("said.some(x => x.startsWith(" + quote(tr("pl-PL Łucja dobiera skarb! Zostało 8", "en-GB Treasure for Łucja! 8 left")) + "))")
		x.tapText(tr("Walka", "Battle"))
		x.wait(`document.querySelectorAll(".answers .ans").length === 4`)
		x.pick(1)
		if x.asks() == "defender" {
			x.pick(1)
		}
		x.wait("said.includes(" + quote(tr("pl-PL Łucja atakuje: Błażej", "en-GB Łucja attacks Błażej")) + ")")
	})
}
