package gametest

import (
	"encoding/json"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"quartermaster/games"
	"quartermaster/games/throw"
)

// toy is a game of three answers. Fault names the law that it breaks.
type toy struct{ fault string }

func (g toy) Info() games.Info {
	en := `{"toy.name":"Toy","toy.ask":{"one":"{{.Count}} left","other":"{{.Count}} left"},"toy.colour":"Colour","toy.red":"red","toy.done":"{{.Name}} is done"}`
	pl := `{"toy.name":"Zabawka","toy.ask":{"one":"jeszcze {{.Count}}","few":"jeszcze {{.Count}}","many":"jeszcze {{.Count}}","other":"jeszcze {{.Count}}"},"toy.colour":"Kolor","toy.red":"czerwony","toy.done":"Koniec: {{.Name}}"}`
	help := `{"R1":"Choose."}`
	switch g.fault {
	case "a text is missing":
		pl = strings.Replace(pl, `"toy.red":"czerwony",`, "", 1)
	case "a plural form is missing":
		pl = strings.Replace(pl, `"few":"jeszcze {{.Count}}",`, "", 1)
	case "a rule has no help":
		help = `{}`
	}
	file := func(s string) *fstest.MapFile { return &fstest.MapFile{Data: []byte(s)} }
	return games.Info{
		ID: "toy", Name: games.Text{ID: "toy.name"}, Emblem: "star", FewestSeats: 1, MostSeats: 2, PublicKnowledge: g.fault != "a secret is shown",
		Dice:  map[string]games.DieKind{"pips": {Name: games.Text{ID: "toy.red"}, Faces: []string{"1", "2"}}},
		Words: fstest.MapFS{"en.json": file(en), "pl.json": file(pl)}, RuleHelp: fstest.MapFS{"en.json": file(help), "pl.json": file(help)},
		Emblems: fstest.MapFS{"moon-2.svg": file("<svg/>"), "bigStar.svg": file("<svg/>")},
	}
}

func (g toy) Start(s games.Setup) (games.Position, error) {
	if _, bad := games.CheckSetup(g.Info(), s); bad != nil {
		return nil, bad
	}
	p := &toyPosition{g: g, calls: new(int), N: 3}
	switch _, told := s.Box["lucky"]; {
	case told && g.fault == "the box refuses the start":
		return nil, games.Refuse("", "toy.red", nil)
	case told && g.fault == "rubbish in the box is taken", len(s.Box["no such key"]) > 0 && g.fault == "a key that nothing has is taken":
		p.N = 4
	case g.fault != "what the box says is asked":
		_, p.Lucky = s.Known(games.Choose, lucky())
	}
	return p, nil
}

// lucky is a field for a remembered fact about the box.
func lucky() games.Field {
	return games.Field{ID: "lucky", Label: games.Text{ID: "toy.colour"}, Min: 1, Max: 1, Choices: []games.Choice{{ID: "red", Label: games.Text{ID: "toy.red"}, Emblem: "star"}}, Remember: "lucky"}
}

type toyPosition struct {
	g     toy
	calls *int
	N     int `json:"n"`
	Lucky bool
}

type toyState struct {
	N int `json:"n"`
}

func (s toyState) MarshalJSON() ([]byte, error) {
	return json.Marshal(map[string]int{"other": s.N})
}

func (p *toyPosition) State() any {
	if p.g.fault == "the JSON does not come back" {
		return toyState{p.N}
	}
	return struct {
		N     int  `json:"n"`
		Lucky bool `json:"lucky"`
	}{p.N, p.Lucky}
}

func (p *toyPosition) Result() *games.Result {
	if p.N > 0 || p.g.fault == "no result at the end" {
		return nil
	}
	return &games.Result{Ranking: [][]games.SeatNo{{0}}}
}

func (p *toyPosition) Asks() []games.Ask {
	if p.N == 0 {
		return nil
	}
	id, emblem, args := "pick", "star", map[string]any{"Count": p.N}
	switch p.g.fault {
	case "the asks differ from call to call":
		*p.calls++
		id = fmt.Sprintf("pick/%d", *p.calls)
	case "an emblem is missing":
		emblem = "moon"
	case "an emblem has a name for no address":
		emblem = "bigStar"
	case "an argument is missing":
		args = nil
	}
	ask := games.Ask{ID: id, Kind: games.Choose, Seats: []games.SeatNo{0}, Prompt: games.Text{ID: "toy.ask", Args: args}, Rule: "R1", Primary: p.g.fault != "nothing is primary",
		Fields: []games.Field{{ID: "c", Label: games.Text{ID: "toy.colour"}, Min: 1, Max: 1, Choices: []games.Choice{{ID: "red", Label: games.Text{ID: "toy.red"}, Emblem: emblem}}}}}
	if p.g.fault == "a choice is there twice" {
		ask.Fields[0].Choices = append(ask.Fields[0].Choices, ask.Fields[0].Choices[0])
	}
	if p.g.fault == "a default is refused" {
		ask.Fields[0].Default = games.Value("blue")
	}
	if !p.Lucky {
		ask.ID, ask.Fields = "lucky", []games.Field{lucky()}
	}
	asks := []games.Ask{ask}
	if p.g.fault == "two asks have one id" {
		asks = append(asks, ask)
	}
	return asks
}

func (p *toyPosition) Answer(a games.Answer) (games.Position, []games.Happening, error) {
	if p.g.fault != "anything is taken" && p.g.fault != "the asks differ from call to call" {
		if _, bad := games.Check(p.Asks(), a); bad != nil {
			return nil, nil, bad
		}
	}
	if a.Ask == "lucky" {
		return &toyPosition{g: p.g, calls: p.calls, N: p.N, Lucky: true}, nil, nil
	}
	switch p.g.fault {
	case "an answer changes its position":
		p.N--
		return p, nil, nil
	case "no answer is taken":
		return nil, nil, games.Refuse("", "toy.red", nil)
	case "the same answers end differently":
		*p.calls++
		if *p.calls == 4 {
			return &toyPosition{g: p.g, calls: p.calls, N: 7, Lucky: true}, nil, nil
		}
	}
	return &toyPosition{g: p.g, calls: p.calls, N: p.N - 1, Lucky: true}, []games.Happening{{Text: games.Text{ID: "toy.done", Args: map[string]any{"Name": "A"}}}}, nil
}

func (p *toyPosition) View(viewer games.SeatNo) games.View {
	v := games.View{Headline: games.Text{ID: "toy.red"}, Round: games.Text{ID: "toy.red"}, Seats: []games.SeatView{{Seat: 0}, {Seat: 1, Name: &games.Text{ID: "toy.red"}, Colour: "black"}}}
	switch {
	case p.g.fault == "viewers see different things" && viewer == 1:
		v.Seats[0].Score = games.Points(1)
	case p.g.fault == "a secret is shown":
		v.Seats[0].Score = games.Points(4711)
	case p.g.fault == "a player without a person has no name":
		v.Seats[1].Name = nil
	case p.g.fault == "a player without a person has a person's colour":
		v.Seats[1].Colour = "red"
	case p.g.fault == "a person is not seen":
		v.Seats = nil
	case p.g.fault == "counted pieces do not say so":
		v.Table = []games.Part{{ID: "x", Title: games.Text{ID: "toy.red"}, Pieces: &games.Pieces{Items: []games.Piece{{Emblem: "star"}, {Emblem: "star", Count: 2}}}}}
	case p.g.fault == "a part is nothing":
		v.Table = []games.Part{{ID: "x", Title: games.Text{ID: "toy.red"}}}
	}
	return v
}

// listener collects the reported failures.
type listener struct{ broken []string }

func (l *listener) Helper() {}
func (l *listener) Errorf(format string, args ...any) {
	l.broken = append(l.broken, fmt.Sprintf(format, args...))
}
func (l *listener) Fatalf(format string, args ...any) {
	l.Errorf(format, args...)
	panic(l)
}

func brokenBy(fault string) (l *listener) {
	l = &listener{}
	defer func() {
		if r := recover(); r != nil && r != any(l) {
			panic(r)
		}
	}()
	table := Table{Setups: []games.Setup{{Seats: []games.Seat{{Name: "A", Colour: "red"}}}}, Games: 2, Asks: []string{"pick", "lucky"}, Any: []throw.Group{}}
	if fault == "an ask is never reached" {
		table.Asks = append(table.Asks, "win")
	}
	table.Hidden = func(games.Position, games.SeatNo) []string { return []string{"4711"} }
	Laws(l, toy{fault}, table)
	return l
}

func TestASoundGameBreaksNoLaw(t *testing.T) {
	if l := brokenBy(""); len(l.broken) > 0 {
		t.Errorf("broken: %v", l.broken)
	}
}

// faults are all faults that a toy can have.
var faults = []string{
	"a text is missing", "a plural form is missing", "a rule has no help", "a secret is shown", "the JSON does not come back",
	"no result at the end", "the asks differ from call to call", "an emblem is missing", "an emblem has a name for no address", "an argument is missing", "nothing is primary",
	"a choice is there twice", "a default is refused", "two asks have one id", "anything is taken", "an answer changes its position",
	"no answer is taken", "the same answers end differently", "viewers see different things", "a part is nothing", "an ask is never reached",
	"a player without a person has no name", "a player without a person has a person's colour", "a person is not seen", "the box refuses the start", "rubbish in the box is taken", "a key that nothing has is taken", "what the box says is asked", "counted pieces do not say so",
}

func TestEveryFaultBreaksALaw(t *testing.T) {
	for _, fault := range faults {
		t.Run(fault, func(t *testing.T) {
			if l := brokenBy(fault); len(l.broken) == 0 {
				t.Error("no law was broken")
			}
		})
	}
}

func TestALongRunFindsEveryFaultToo(t *testing.T) {
	t.Setenv("QUARTERMASTER_GAMES", "300") // a long run, in which not every position gets the slow checks
	for _, fault := range faults {
		if l := brokenBy(fault); len(l.broken) == 0 {
			t.Errorf("%s: no law was broken", fault)
		}
	}
	if l := brokenBy(""); len(l.broken) > 0 {
		t.Errorf("broken: %v", l.broken)
	}
}

func TestPolishHasItsPluralForms(t *testing.T) {
	for n, want := range map[int]string{1: "one", 2: "few", 4: "few", 5: "many", 12: "many", 22: "few", 112: "many", 0: "many", 21: "many"} {
		if got := plural("pl", n); got != want {
			t.Errorf("%d takes the form %s, want %s", n, got, want)
		}
	}
}

func TestAnIDIsNamedByATestsNameAWordOrACommentOnly(t *testing.T) {
	t.Chdir(t.TempDir())
	source := `package x
// X1 stands in a comment, X2–X3 is a range.
func TestX4X55X6bSomethingX7(t *testing.T) {
	x.round("B8 A9")     // a plan
	gaps("R5-B6@5.2")    // dice
	x.wants("X10", 3)    // a text
	t.Error("no (XX-T1)") // and another one
	help("X11p")
}
func X12() {}
`
	if err := os.WriteFile("x_test.go", []byte(source), 0o600); err != nil {
		t.Fatal(err)
	}
	for id, named := range map[string]bool{
		"X1": true, "X2": true, "X3": true, "X4": true, "X55": true, "X6b": true, "X10": true, "XX-T1": true, "X11": true,
		"X5": false, "X7": false, "B8": false, "A9": false, "R5": false, "T1": false, "X12": false, "X100": false,
	} {
		r := &listener{}
		Named(r, []string{id, "X6b", "X55", "X4"})
		if got := len(r.broken) == 0; got != named {
			t.Errorf("%s is named: %v, want %v (%v)", id, got, named, r.broken)
		}
	}
}

func TestAWordThatIsNotThereAndOneThatNothingSaysAreFound(t *testing.T) {
	t.Chdir(t.TempDir())
	program := `package toy
var said = []string{"name", "toy.ask", "colour", "re" + "d", "done", "choice.", "log.lost", "games.refused.seat"}
`
	if err := os.WriteFile("toy.go", []byte(program), 0o600); err != nil {
		t.Fatal(err)
	}
	l := &listener{}
	Said(l, toy{}.Info())
	for _, want := range []string{"toy.red stands in en, and nothing says it", "toy.red stands in pl, and nothing says it", "log.lost is said, and is no message in en", "log.lost is said, and is no message in pl"} {
		if !slices.Contains(l.broken, want) {
			t.Errorf("not found: %s; found %v", want, l.broken)
		}
	}
	if len(l.broken) != 4 {
		t.Errorf("found %v", l.broken)
	}
}
