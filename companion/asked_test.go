package companion_test

import (
	"context"
	"errors"
	"slices"
	"testing"

	"quartermaster/companion"
	"quartermaster/companion/tabletest"
	"quartermaster/games"
	"quartermaster/vision"
)

var clean = tabletest.Lie(tabletest.Die(0, "red", 3, 50, 50), tabletest.Die(1, "red", 5, 90, 50), tabletest.Die(2, "green", 2, 50, 120))

// reads is a reader that always reads r.
func reads(r vision.Reading) *tabletest.Reader {
	return &tabletest.Reader{Do: func(context.Context, vision.Frame, vision.Expect) (vision.Reading, error) { return r, nil }}
}

// seeing is a table with a camera whose pictures read as r, and a game that waits for its first throw.
func seeing(t *testing.T, r vision.Reading) *companion.Table {
	t.Helper()
	table := open(t, func(c *companion.Config) { c.Source, c.Reader = &tabletest.Camera{Kind: "simulated"}, reads(r) })
	begin(t, table)
	tabletest.Until(t, table, "the camera", func(s *companion.Snapshot) bool { return s.Camera.Live })
	return table
}

// toPick plays the first throw by camera.
func toPick(t *testing.T) (*companion.Table, *companion.Snapshot) {
	t.Helper()
	table := seeing(t, clean)
	return table, firstThrow(t, table)
}

// firstThrow has the first throw of a game thrown, and waits until the game is answered with it.
func firstThrow(t *testing.T, table *companion.Table) *companion.Snapshot {
	t.Helper()
	if err := table.Throw(t.Context(), 1, "throw/0"); err != nil {
		t.Fatal(err)
	}
	return tabletest.Until(t, table, "the throw to be answered", func(s *companion.Snapshot) bool { return s.Version == 2 })
}

func fix(t *testing.T, table *companion.Table, f companion.Fix) *companion.Snapshot {
	t.Helper()
	s, err := table.Fix(t.Context(), tablet, table.Snapshot().Sighting.ID, f)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func at[T any](v T) *T { return &v }

func asking(s *companion.Snapshot) bool {
	return s.Sighting != nil && s.Sighting.State == companion.IsAsking
}

func TestAThrowInWhichNothingIsOpenNeedsNoTap(t *testing.T) {
	_, s := toPick(t)
	if load(s) != 10 || open1(s) != "pick/1" {
		t.Fatal(load(s), askIDs(s))
	}
	g := s.Sighting
	if g.State != companion.IsAnswered || g.By != "simulated" || len(g.Dice) != 3 || g.Picture == nil || g.Picture.PixelsPerMM != 2 || s.Thrown != g.ID {
		t.Fatalf("%+v", g)
	}
}

func TestTheReaderIsToldWhichDiceTheGameWaitsFor(t *testing.T) {
	told := make(chan vision.Expect, 1)
	r := &tabletest.Reader{Do: func(_ context.Context, _ vision.Frame, want vision.Expect) (vision.Reading, error) {
		told <- want
		return clean, nil
	}}
	table := open(t, func(c *companion.Config) { c.Source, c.Reader = &tabletest.Camera{Kind: "simulated"}, r })
	begin(t, table)
	if err := table.Throw(t.Context(), 1, "throw/0"); err != nil {
		t.Fatal(err)
	}
	if want := <-told; len(want) != 2 || want["red"] != 2 || want["green"] != 1 {
		t.Fatal(want)
	}
	tabletest.Until(t, table, "the throw", func(s *companion.Snapshot) bool { return s.Version == 2 })
}

func TestWhatTheGameRefusesStaysWithTheReason(t *testing.T) {
	leaning := clean
	leaning.Dice = append(clean.Dice[:0:0], clean.Dice...)
	leaning.Dice[1].Pose = vision.Cocked
	table := seeing(t, leaning)
	if err := table.Throw(t.Context(), 1, "throw/0"); err != nil {
		t.Fatal(err)
	}
	s := tabletest.Until(t, table, "the refusal", func(s *companion.Snapshot) bool { return asking(s) && s.Sighting.Error != nil })
	if e := s.Sighting.Error; e.ID != "loose" || !e.Game || s.Version != 1 {
		t.Fatalf("%+v", e)
	}
	if s = fix(t, table, companion.Fix{Die: at(1), Pose: at(vision.Flat)}); s.Version != 2 {
		t.Fatalf("%+v", s.Sighting)
	}
}

func TestByHandWithoutAPicture(t *testing.T) {
	table := open(t, nil)
	begin(t, table)
	if err := table.Throw(t.Context(), 1, "throw/0"); err == nil {
		t.Fatal("there is no camera")
	} else {
		wantRefused(t, err, "no-camera")
	}
	s, err := table.Lay(t.Context(), 1, "throw/0")
	if err != nil || !asking(s) || s.Sighting.Picture != nil || len(s.Sighting.Dice) != 0 || len(ids(s.Sighting)) != 0 {
		t.Fatalf("%v %+v", err, s.Sighting)
	}
	if again, err := table.Lay(t.Context(), 1, "throw/0"); err != nil || again.Sighting.ID != s.Sighting.ID {
		t.Fatal("it is begun once", err)
	}
	for i, colour := range []string{"red", "red", "green"} {
		if _, err := table.Fix(t.Context(), tablet, s.Sighting.ID, companion.Fix{Done: true}); err == nil {
			t.Fatal("dice are missing")
		} else {
			wantRefused(t, err, "still-missing")
		}
		fix(t, table, companion.Fix{Add: &companion.Added{Colour: colour, Value: i + 1, Centre: &[2]float64{float64(40 * (i + 1)), 50}}})
	}
	if s = table.Snapshot(); s.Version != 1 {
		t.Fatal("people say when it is complete")
	}
	fix(t, table, companion.Fix{Die: at(1), Centre: &[2]float64{200, 200}})
	if s = fix(t, table, companion.Fix{Done: true}); s.Version != 2 || load(s) != 6 || s.Sighting.By != "hand" {
		t.Fatalf("%+v", s.Sighting)
	}
	battle := s.View.Table[3].Battle.Throw
	if battle.By != "hand" || battle.Margin < 10 || battle.Dice[1].Centre().X != 200 {
		t.Fatalf("%+v", battle)
	}
	if s = fix(t, table, companion.Fix{Die: at(0), Value: at(6)}); s.Version != 3 || load(s) != 11 {
		t.Fatal("a value is put right at once", s.Version, load(s))
	}
	fix(t, table, companion.Fix{Die: at(0), Remove: true})
	s = fix(t, table, companion.Fix{Add: &companion.Added{Colour: "red", Value: 1, Centre: &[2]float64{9, 9}}})
	if s.Version != 3 || !asking(s) {
		t.Fatal("people say again when it is complete")
	}
	if s = fix(t, table, companion.Fix{Done: true}); s.Version != 4 || load(s) != 6 {
		t.Fatal(s.Version, load(s))
	}
}

func TestALaidOutChartCanBeThrownAway(t *testing.T) {
	table := open(t, nil)
	begin(t, table)
	if _, err := table.Lay(t.Context(), 1, "throw/0"); err != nil {
		t.Fatal(err)
	}
	if s := fix(t, table, companion.Fix{Discard: true}); s.Sighting != nil || open1(s) != "throw/0" {
		t.Fatalf("%+v", s.Sighting)
	}
}

func TestAPictureWhoseAskIsGoneIsForgotten(t *testing.T) {
	table := seeing(t, withQuestion("value", 0))
	if err := table.Throw(t.Context(), 1, "throw/0"); err != nil {
		t.Fatal(err)
	}
	tabletest.Until(t, table, "a question", asking)
	if s, err := table.Answer(t.Context(), tablet, 1, weight(4)); err != nil || !asking(s) {
		t.Fatal("what stands beside the throw leaves it alone", err)
	}
	s, err := table.Undo(t.Context(), tablet, 2)
	if err != nil || !asking(s) {
		t.Fatal(err)
	}
	if s, err = table.Undo(t.Context(), tablet, 3); err != nil || s.Sighting != nil {
		t.Fatalf("%v %+v", err, s.Sighting)
	}
}

func TestAThrowIsBegunOnceHoweverOftenItIsTapped(t *testing.T) {
	camera := &tabletest.Camera{Kind: "simulated"}
	free := make(chan struct{})
	r := &tabletest.Reader{Do: func(context.Context, vision.Frame, vision.Expect) (vision.Reading, error) {
		<-free
		return clean, nil
	}}
	table := open(t, func(c *companion.Config) { c.Source, c.Reader = camera, r })
	begin(t, table)
	for range 5 {
		if err := table.Throw(t.Context(), 1, "throw/0"); err != nil {
			t.Fatal(err)
		}
	}
	close(free)
	tabletest.Until(t, table, "the throw", func(s *companion.Snapshot) bool { return s.Version == 2 })
	if n := camera.Throws(); n != 1 {
		t.Fatal(n)
	}
	var stale *companion.Stale
	if err := table.Throw(t.Context(), 1, "throw/0"); !errors.As(err, &stale) {
		t.Fatal("a late tap is stale", err)
	}
	if err := table.Throw(t.Context(), 2, "pick/1"); err == nil {
		t.Fatal("nothing is thrown for a pick")
	}
}

func TestAPictureThatSomebodyBringsIsRead(t *testing.T) {
	table := open(t, func(c *companion.Config) {
		c.Source, c.Reader = tabletest.Uploads{Camera: &tabletest.Camera{Kind: "upload"}}, reads(clean)
	})
	wantRefused(t, table.Upload(t.Context(), tabletest.Picture()), "not-a-throw")
	begin(t, table)
	tabletest.Until(t, table, "the camera", func(s *companion.Snapshot) bool { return s.Camera.Frames > 0 })
	if err := table.Upload(t.Context(), tabletest.Picture()); err != nil {
		t.Fatal(err)
	}
	s := tabletest.Until(t, table, "the throw", func(s *companion.Snapshot) bool { return s.Version == 2 })
	if s.Sighting.By != "camera" {
		t.Fatal(s.Sighting.By)
	}
	wantRefused(t, seeing(t, clean).Upload(t.Context(), tabletest.Picture()), "no-upload")
}

func TestTheThrowCarriesFacesPlacesAndWhatIsLoose(t *testing.T) {
	_, s := toPick(t)
	tw := s.View.Table[3].Battle.Throw
	if tw.By != "simulated" || tw.Margin != 1 || len(tw.Dice) != 3 || tw.Dice[1].Face != "5" || tw.Dice[1].Colour != "red" || tw.Dice[1].Loose || tw.Dice[1].Centre().X != 90 {
		t.Fatalf("%+v", tw)
	}
}

func TestCanSaysWhatCanBeDone(t *testing.T) {
	table := open(t, func(c *companion.Config) {
		reason := companion.Say("no-opencv")
		c.Source, c.NoReader = &tabletest.Camera{Kind: "simulated"}, &reason
	})
	begin(t, table)
	s := tabletest.Until(t, table, "the camera", func(s *companion.Snapshot) bool { return s.Camera.Live })
	if s.Can.ThrowNow || s.Can.Upload || !s.Can.ByHand || s.Camera.Reader != companion.ReaderNone || s.Camera.ReaderReason.ID != "no-opencv" {
		t.Fatalf("%+v %+v", s.Can, s.Camera)
	}
	wantRefused(t, table.Throw(t.Context(), 1, "throw/0"), "no-reader")
	if !equal(askIDs(s), []string{"throw/0", "weight"}) || s.Asks[0].Kind != games.Throw {
		t.Fatal(askIDs(s))
	}
}

func TestAPrintedFaceIsTheGamesFaceOfThatName(t *testing.T) {
	shown := func(face string) vision.Reading {
		r := clean
		r.Dice = slices.Clone(r.Dice)
		r.Dice[1].Value, r.Dice[1].Face = 2, face // the set's second face
		return r
	}
	table := seeing(t, shown("5"))
	s := firstThrow(t, table)
	if tw := s.View.Table[3].Battle.Throw; tw.Dice[1].Face != "5" {
		t.Errorf("it shows %+v", tw.Dice[1])
	}

	table = seeing(t, shown("moon"))
	if err := table.Throw(t.Context(), 1, "throw/0"); err != nil {
		t.Fatal(err)
	}
	s = tabletest.Until(t, table, "a question", func(s *companion.Snapshot) bool { return s.Sighting != nil && s.Sighting.State == "asking" })
	if d := s.Sighting.Dice[1]; d.Value != 0 {
		t.Errorf("a face that the game does not know counts as its face %d", d.Value)
	}
	s = fix(t, table, companion.Fix{Die: at(1), Value: at(4)})
	if s.Sighting != nil && s.Sighting.Dice[1].Face != "4" {
		t.Errorf("people said 4, it shows %q", s.Sighting.Dice[1].Face)
	}
}
