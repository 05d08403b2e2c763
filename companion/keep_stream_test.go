package companion_test

import (
	"slices"
	"strconv"
	"testing"

	"quartermaster/companion"
	"quartermaster/companion/tabletest"
	"quartermaster/games"
	"quartermaster/games/all"
	"quartermaster/vision"
	"quartermaster/vision/stream"
)

// keeping is a table before a stage at which nobody plays and a turn has three throws.
func keeping(t *testing.T) (*companion.Table, *stage) {
	t.Helper()
	s := newStage()
	table := filmed(t, s, func(c *companion.Config, _ *stage) { c.Games = all.Games() })
	beginAny(t, table, map[string]string{"throws": "3"})
	scene(t, table, stream.SceneEmpty)
	return table, s
}

// beginAny starts the game that takes any dice and needs no people.
func beginAny(t *testing.T, table *companion.Table, options map[string]string) *companion.Snapshot {
	t.Helper()
	i := slices.IndexFunc(all.Games(), func(g games.Game) bool { return g.Info().FewestSeats == 0 })
	s, err := table.Start(t.Context(), tablet, table.Snapshot().Version, companion.Start{Game: all.Games()[i].Info().ID, Options: options})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// answeredAs waits for a version and gives the throw that led to it: what each die shows, and the die that it is kept from.
func answeredAs(t *testing.T, table *companion.Table, version int64) string {
	t.Helper()
	s := tabletest.Until(t, table, "the throw to be answered", func(s *companion.Snapshot) bool { return s.Version == version })
	said := ""
	for _, d := range s.Sighting.Dice {
		said += strconv.Itoa(d.Value)
		if d.Kept != nil {
			said += "=" + strconv.Itoa(*d.Kept)
		}
		said += " "
	}
	return said
}

func TestDiceThatStayWhileOthersAreThrownAgainAreKept(t *testing.T) {
	table, stage := keeping(t)
	first := []vision.Die{put(0, "red", 6, 50, 50), put(1, "red", 6, 150, 60), put(2, "green", 2, 50, 150), put(3, "green", 1, 200, 200)}
	stage.show(false, first...)
	if got := answeredAs(t, table, 2); got != "6 6 2 1 " {
		t.Fatal(got)
	}
	scene(t, table, stream.SceneRead)
	// A hand takes two off and pushes one of the others.
	pushed := put(1, "red", 6, 158, 64) // by three quarters of its edge: the stream takes it for gone
	stage.show(true, first[0], pushed)
	scene(t, table, stream.SceneHand)
	stage.show(false, first[0], pushed)
	looked(t, stage, 3) // what is left is read, since the pushed die lies where none lay
	scene(t, table, stream.SceneRead)
	if v := table.Snapshot().Version; v != 2 {
		t.Fatalf("what is left was answered as a throw: version %d", v)
	}
	stage.show(false, put(5, "green", 4, 100, 220), first[0], pushed, put(6, "green", 6, 230, 120))
	if got := answeredAs(t, table, 3); got != "4 6=0 6=1 6 " {
		t.Fatal(got)
	}
	scene(t, table, stream.SceneRead)
}

// A push by half an edge is too little to be seen as something new: what remains is read as soon as the hand is away.
func TestADieThatWasPushedALittleIsKept(t *testing.T) {
	table, stage := keeping(t)
	stage.show(false, put(0, "red", 6, 50, 50), put(1, "red", 6, 150, 60), put(2, "green", 2, 50, 150))
	answeredAs(t, table, 2)
	scene(t, table, stream.SceneRead)
	pushed := put(1, "red", 6, 155, 63)
	stage.show(true, put(0, "red", 6, 50, 50), pushed)
	scene(t, table, stream.SceneHand)
	stage.show(false, put(0, "red", 6, 50, 50), pushed)
	scene(t, table, stream.SceneRead)
	stage.show(false, put(0, "red", 6, 50, 50), pushed, put(5, "green", 4, 230, 120))
	if got := answeredAs(t, table, 3); got != "6=0 6=1 4 " {
		t.Fatal(got)
	}
}

// The hand throws at once: nobody saw what remained, and a die that shows the same lies near its place.
func TestWithoutAPictureInBetweenPeopleSayWhichDiceWereKept(t *testing.T) {
	table, stage := keeping(t)
	stage.show(false, put(0, "red", 6, 50, 50), put(1, "red", 6, 150, 60), put(2, "green", 2, 50, 150))
	answeredAs(t, table, 2)
	scene(t, table, stream.SceneRead)
	stage.show(true, put(0, "red", 6, 50, 50))
	scene(t, table, stream.SceneHand)
	stage.show(false, put(0, "red", 6, 50, 50), put(1, "red", 6, 158, 64), put(5, "green", 4, 230, 120))
	s := tabletest.Until(t, table, "a question", asking)
	if d := s.Sighting.Doubts(); len(d) != 1 || d[0].ID != "kept-1" {
		t.Fatalf("%+v", d)
	}
	if _, err := table.Fix(t.Context(), tablet, s.Sighting.ID, companion.Fix{Answer: &companion.FixAnswer{Question: "kept-1", OK: true}}); err != nil {
		t.Fatal(err)
	}
	if got := answeredAs(t, table, 3); got != "6=0 6=1 4 " {
		t.Fatal(got)
	}
}

// After a throw that was told by hand, dice of the throw before it are no dice of that one, though they have the same numbers.
func TestAfterAThrowThatWasToldByHandTheCameraComparesWithThatThrow(t *testing.T) {
	table, stage := keeping(t)
	stage.show(false, put(0, "red", 6, 50, 50), put(1, "green", 2, 150, 60))
	answeredAs(t, table, 2)
	scene(t, table, stream.SceneRead)
	s := table.Snapshot()
	i := slices.IndexFunc(s.Asks, func(a games.Ask) bool { return a.Throw != nil })
	s, err := table.Lay(t.Context(), s.Version, s.Asks[i].ID)
	for _, f := range []companion.Fix{{Die: new(int), Remove: true}, {Add: &companion.Added{Colour: "red", Value: 3, Nth: 2}}} {
		if err == nil {
			s, err = table.Fix(t.Context(), tablet, s.Sighting.ID, f)
		}
	}
	if err != nil || s.Version != 3 {
		t.Fatalf("version %d: %v", s.Version, err)
	}
	stage.show(true)
	scene(t, table, stream.SceneHand)
	stage.show(false, put(0, "red", 3, 200, 200), put(1, "green", 5, 100, 120))
	s = tabletest.Until(t, table, "a question", asking)
	if d := s.Sighting.Doubts(); len(d) != 1 || d[0].ID != "kept-0" {
		t.Fatalf("red 3 was told without a place, so nobody knows whether it stayed: %+v", d)
	}
}

func TestAKeptDieThatIsReadOtherwiseIsAskedAbout(t *testing.T) {
	table, stage := keeping(t)
	stage.show(false, put(0, "red", 6, 50, 50), put(1, "green", 2, 150, 60))
	answeredAs(t, table, 2)
	scene(t, table, stream.SceneRead)
	stage.show(true, put(0, "red", 6, 50, 50))
	scene(t, table, stream.SceneHand)
	stage.show(false, put(0, "red", 5, 50, 50), put(1, "green", 3, 100, 200))
	s := tabletest.Until(t, table, "a question", asking)
	if d := s.Sighting.Doubts(); len(d) != 1 || d[0].ID != "value-0" {
		t.Fatalf("%+v", d)
	}
}

func TestADieThatIsMissingInALaterThrowIsAskedFor(t *testing.T) {
	table, stage := keeping(t)
	stage.show(false, put(0, "red", 6, 50, 50), put(1, "green", 2, 150, 60), put(2, "green", 2, 220, 60))
	answeredAs(t, table, 2)
	scene(t, table, stream.SceneRead)
	stage.show(true, put(0, "red", 6, 50, 50))
	scene(t, table, stream.SceneHand)
	stage.show(false, put(0, "red", 6, 50, 50), put(1, "green", 3, 100, 200))
	s := tabletest.Until(t, table, "a question", asking)
	if m := s.Sighting.Missing(); m["green"] != 1 || len(m) != 1 {
		t.Fatalf("%+v", m)
	}
}
