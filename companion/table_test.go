package companion_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"strings"
	"testing"

	"go.uber.org/goleak"

	"quartermaster/companion"
	"quartermaster/companion/store"
	"quartermaster/companion/tabletest"
	"quartermaster/games"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

var (
	tablet = companion.By{Device: "tablet"}
	phone  = companion.By{Device: "phone"}
	board  = companion.Board{WidthMM: 290, HeightMM: 290, EdgeMM: 12, Colours: []string{"red", "green", "blue"}}
)

// open makes a table with the test's game. Change may set what the test needs.
func open(t *testing.T, change func(*companion.Config)) *companion.Table {
	t.Helper()
	cfg := companion.Config{Games: []games.Game{tabletest.Harbour{}}, Store: &store.Memory{}, Equipment: companion.Equipment{Board: board}, Log: slog.New(slog.NewTextHandler(t.Output(), nil))}
	if change != nil {
		change(&cfg)
	}
	table, err := companion.Open(t.Context(), cfg)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(table.Close)
	return table
}

var seated = []companion.Person{{Name: "Ola", Colour: "green"}, {Name: "Jan", Colour: "blue"}}

// begin starts a game of high tide, whose first ask is a throw.
func begin(t *testing.T, table *companion.Table) *companion.Snapshot {
	t.Helper()
	s, err := table.Start(t.Context(), tablet, table.Snapshot().Version, companion.Start{Game: "harbour", People: seated})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func askIDs(s *companion.Snapshot) (ids []string) {
	for _, a := range s.Asks {
		ids = append(ids, a.ID)
	}
	return ids
}

func open1(s *companion.Snapshot) string {
	if len(s.Asks) == 0 {
		return ""
	}
	return s.Asks[0].ID
}

func weight(n int) games.Answer {
	return games.Answer{Ask: "weight", Seat: games.Table, Fields: map[string]json.RawMessage{"load": json.RawMessage(fmt.Sprint(n))}}
}

func pick(turn int, crate string) games.Answer {
	return games.Answer{Ask: fmt.Sprintf("pick/%d", turn), Seat: games.Table, Fields: map[string]json.RawMessage{"crate": json.RawMessage(fmt.Sprintf("%q", crate))}}
}

func load(s *companion.Snapshot) int { return s.View.Table[0].Counter.Value }

// word is the id of a refusal; "" without an error.
func word(t *testing.T, err error) string {
	t.Helper()
	var r *companion.Refused
	if err == nil {
		return ""
	}
	if !errors.As(err, &r) {
		t.Fatal(err)
	}
	return r.Why.ID
}

func wantRefused(t *testing.T, err error, id string) {
	t.Helper()
	var r *companion.Refused
	if !errors.As(err, &r) || r.Why.ID != id {
		t.Fatalf("want refused with %q, got %v", id, err)
	}
}

func TestAnAnswerMakesANewPositionAndUndoAndRedoWalk(t *testing.T) {
	table := open(t, nil)
	s := begin(t, table)
	if s.Version != 1 || open1(s) != "throw/0" || !s.Can.Undo || s.Can.Redo {
		t.Fatalf("after the start: %+v", s)
	}
	s, err := table.Answer(t.Context(), phone, 1, weight(7))
	if err != nil || load(s) != 7 || s.Version != 2 {
		t.Fatal(err, load(s), s.Version)
	}
	hash := s.Hash
	s, err = table.Undo(t.Context(), tablet, 2)
	if err != nil || load(s) != 0 || s.Version != 3 || !s.Can.Redo {
		t.Fatal(err, load(s), s.Version)
	}
	s, err = table.Redo(t.Context(), tablet, 3)
	if err != nil || s.Hash != hash || s.Version != 4 || s.Can.Redo {
		t.Fatal(err, s.Hash, hash)
	}
	table.Undo(t.Context(), tablet, 4)
	s, _ = table.Undo(t.Context(), tablet, 5)
	if s.Info != nil {
		t.Fatal("undo of the start leads back to no game")
	}
	if s, err = table.Undo(t.Context(), tablet, 6); err == nil {
		t.Fatal("there was nothing left to undo", s)
	}
	wantRefused(t, err, "nothing-to-undo")
}

func TestUndoOfAStartBringsTheGameBackThatItEnded(t *testing.T) {
	table := open(t, nil)
	begin(t, table)
	before, err := table.Answer(t.Context(), tablet, 1, weight(31))
	if err != nil {
		t.Fatal(err)
	}
	begin(t, table)
	s, err := table.Undo(t.Context(), tablet, 3)
	if err != nil || s.Hash != before.Hash || load(s) != 31 {
		t.Fatal(err, s.Hash, before.Hash)
	}
	s, err = table.Answer(t.Context(), tablet, 4, weight(32))
	if err != nil || load(s) != 32 {
		t.Fatal(err, load(s))
	}
}

func TestAStaleAnswerIsRefusedWithWhatHappenedInstead(t *testing.T) {
	table := open(t, nil)
	begin(t, table)
	if _, err := table.Answer(t.Context(), tablet, 1, weight(7)); err != nil {
		t.Fatal(err)
	}
	s, err := table.Answer(t.Context(), phone, 1, weight(8))
	var stale *companion.Stale
	if !errors.As(err, &stale) || stale.Seen != 1 || stale.Now != 2 || stale.What.ID != "happened-answer" || load(s) != 7 {
		t.Fatalf("%v %+v", err, stale)
	}
	if _, err := table.Undo(t.Context(), phone, 99); !errors.As(err, &stale) {
		t.Fatal("an answer to a future position is stale too", err)
	}
}

func TestAnAnswerThatIsSentTwiceIsDoneOnce(t *testing.T) {
	table := open(t, nil)
	begin(t, table)
	for range 3 {
		if s, err := table.Answer(t.Context(), tablet, 1, weight(7)); err != nil || s.Version != 2 {
			t.Fatal(err, s.Version)
		}
	}
	for range 3 {
		if s, err := table.Undo(t.Context(), tablet, 2); err != nil || s.Version != 3 || load(s) != 0 {
			t.Fatal(err, s.Version)
		}
	}
	if s, err := table.Start(t.Context(), tablet, 0, companion.Start{Game: "harbour", People: seated}); err != nil || s.Version != 3 {
		t.Fatal("also the start", err)
	}
}

func TestWhatDoesNotFitIsRefusedAndNothingChanges(t *testing.T) {
	table := open(t, nil)
	if _, err := table.Answer(t.Context(), tablet, 0, weight(1)); err == nil {
		t.Fatal("there is no game yet")
	} else {
		wantRefused(t, err, "no-game")
	}
	begin(t, table)
	if _, err := table.Answer(t.Context(), tablet, 1, games.Answer{Ask: "throw/0"}); err == nil {
		t.Fatal("a throw ask wants dice")
	} else {
		wantRefused(t, err, "needs-throw")
	}
	hash := table.Snapshot().Hash
	cases := map[string]struct {
		answer games.Answer
		id     string
	}{
		"an ask that is not open":      {pick(1, "light"), "unknown-ask"},
		"a number beyond the range":    {weight(1000), "weight-range"},
		"a number that is no number":   {games.Answer{Ask: "weight", Fields: map[string]json.RawMessage{"load": json.RawMessage(`"x"`)}}, "weight-range"},
		"a seat that may answer":       {games.Answer{Ask: "throw/0", Seat: 1}, "needs-throw"},
		"more than the table can take": {games.Answer{Ask: "weight", Fields: map[string]json.RawMessage{"load": json.RawMessage(`"` + strings.Repeat("x", 1<<20) + `"`)}}, "too-much"},
		"bytes that are no JSON":       {games.Answer{Ask: "weight", Fields: map[string]json.RawMessage{"load": json.RawMessage(`{`)}}, "too-much"},
	}
	for name, c := range cases {
		t.Run(name, func(t *testing.T) {
			s, err := table.Answer(t.Context(), tablet, 1, c.answer)
			wantRefused(t, err, c.id)
			if s.Version != 1 || s.Hash != hash {
				t.Fatal("something changed")
			}
		})
	}
}

func TestOnlyWhoIsAskedOrTheTabletMayAnswer(t *testing.T) {
	table, _ := toPick(t)
	a := pick(1, "light") // turn 1 is Jan's, seat 1
	a.Seat = 0
	_, err := table.Answer(t.Context(), tablet, table.Snapshot().Version, a)
	wantRefused(t, err, "wrong-seat")
	a.Seat = 1
	if _, err := table.Answer(t.Context(), tablet, table.Snapshot().Version, a); err != nil {
		t.Fatal(err)
	}
}

func TestAGameThatStumblesDoesNotEndTheEvening(t *testing.T) {
	table, _ := toPick(t)
	v := table.Snapshot().Version
	_, err := table.Answer(t.Context(), tablet, v, pick(1, "panic"))
	wantRefused(t, err, "rules-stumbled")
	if s, err := table.Answer(t.Context(), tablet, v, pick(1, "light")); err != nil || s.Version != v+1 {
		t.Fatal(err)
	}
}

func TestAStartIsCheckedBeforeTheGameSeesIt(t *testing.T) {
	table := open(t, nil)
	many := make([]companion.Person, 5)
	cases := map[string]struct {
		start companion.Start
		id    string
	}{
		"an unknown game":              {companion.Start{Game: "chess", People: seated}, "unknown-game"},
		"too few people":               {companion.Start{Game: "harbour", People: seated[:1]}, "people-count"},
		"too many people":              {companion.Start{Game: "harbour", People: many}, "people-count"},
		"somebody without a name":      {companion.Start{Game: "harbour", People: []companion.Person{{Name: " \t"}, {Name: "Jan"}}}, "person-name"},
		"a name that turns the line":   {companion.Start{Game: "harbour", People: []companion.Person{{Name: "O\u202ela"}, {Name: "Jan"}}}, "person-letter"},
		"a name with a hidden letter":  {companion.Start{Game: "harbour", People: []companion.Person{{Name: "Ola\u200b"}, {Name: "Jan"}}}, "person-letter"},
		"a name with a control":        {companion.Start{Game: "harbour", People: []companion.Person{{Name: "Ola\x00"}, {Name: "Jan"}}}, "person-letter"},
		"a name of nothing that shows": {companion.Start{Game: "harbour", People: []companion.Person{{Name: "\u3164"}, {Name: "Jan"}}}, "person-letter"},
		"a name as long as a book":     {companion.Start{Game: "harbour", People: []companion.Person{{Name: strings.Repeat("ż", 31)}, {Name: "Jan"}}}, "person-name"},
		"two of the same name":         {companion.Start{Game: "harbour", People: []companion.Person{{Name: "Jan"}, {Name: " jan "}}}, "person-twice"},
		"two of the same colour":       {companion.Start{Game: "harbour", People: []companion.Person{{Name: "Jan", Colour: "red"}, {Name: "Ola", Colour: "red"}}}, "colour-twice"},
		"an unknown option":            {companion.Start{Game: "harbour", People: seated, Options: map[string]string{"wind": "low"}}, "unknown-option"},
		"an unknown choice":            {companion.Start{Game: "harbour", People: seated, Options: map[string]string{"tide": "dry"}}, "unknown-choice"},
	}
	for name, c := range cases {
		t.Run(name, func(t *testing.T) {
			_, err := table.Start(t.Context(), tablet, 0, c.start)
			wantRefused(t, err, c.id)
		})
	}
	s, err := table.Start(t.Context(), tablet, 0, companion.Start{Game: "harbour", People: []companion.Person{{Name: "  Anna   Maria "}, {Name: "Jan"}}, Options: map[string]string{"tide": "high"}})
	if err != nil || s.Start.People[0].Name != "Anna Maria" || load(s) != 1 {
		t.Fatal(err, s.Start)
	}
}

func TestASlowPageHoldsUpNobody(t *testing.T) {
	table := open(t, nil)
	first := begin(t, table)
	slow := make(chan struct{})
	go func() { // it takes the first snapshot and then nothing for a long time
		defer close(slow)
		<-first.Superseded()
	}()
	for i := range 50 {
		if _, err := table.Answer(t.Context(), tablet, int64(i+1), weight(i)); err != nil {
			t.Fatal(err)
		}
	}
	<-slow
	if s := table.Snapshot(); load(s) != 49 || s.Serial < first.Serial+50 {
		t.Fatal(load(s))
	}
}
