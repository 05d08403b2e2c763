package companion_test

import (
	"context"
	"errors"
	"math/rand/v2"
	"strconv"
	"strings"
	"sync"
	"testing"

	"quartermaster/companion"
	"quartermaster/companion/store"
	"quartermaster/companion/tabletest"
	"quartermaster/games"
	"quartermaster/vision"
)

// equipped is a camera with a reader that reads the same dice of the same ask each time.
func equipped(turn func() int) companion.Equipment {
	return companion.Equipment{Board: board, Source: &tabletest.Camera{Kind: "test"},
		Reader: &tabletest.Reader{Do: func(context.Context, vision.Frame, vision.Expect) (vision.Reading, error) {
			n := turn()
			return tabletest.Lie(tabletest.Die(1, "red", 1+n%6, 40, 50), tabletest.Die(2, "red", 1+n/3%6, 90, 50), tabletest.Die(3, "green", 1+n/6%6, 150, 90)), nil
		}}}
}

// play plays a game of Harbour to its end with throws from the camera, and undoes a step now and then.
func play(t *testing.T, table *companion.Table, rnd *rand.Rand) {
	begin(t, table)
	for s := table.Snapshot(); s.Result == nil; s = table.Snapshot() {
		ask := s.Asks[0]
		var err error
		switch {
		case ask.Kind == games.Throw && (!s.Can.ThrowNow || s.Sighting != nil && s.Sighting.State == companion.IsReading):
			<-s.Superseded()
		case ask.Kind == games.Throw:
			err = table.Throw(t.Context(), s.Version, ask.ID)
		default:
			number, _ := strconv.Atoi(strings.TrimPrefix(ask.ID, "pick/"))
			_, err = table.Answer(t.Context(), tablet, s.Version, pick(number, "light"))
			if err == nil && rnd.IntN(5) == 0 {
				if s, err = table.Undo(t.Context(), tablet, table.Snapshot().Version); err == nil {
					_, err = table.Redo(t.Context(), tablet, s.Version)
				}
			}
		}
		var refused *companion.Refused
		var stale *companion.Stale
		if err != nil && !errors.As(err, &refused) && !errors.As(err, &stale) {
			t.Fatal(err)
		}
	}
}

// A table takes on, changes and loses cameras, readers and boards while a game is played: the game ends as it does without that.
func TestAHundredChangesOfCameraReaderAndBoardLeaveTheGameAsItIs(t *testing.T) {
	const turns, changes = 120, 100
	game := func(changed bool) (hash string, kept *store.Memory) {
		kept = &store.Memory{}
		var table *companion.Table
		turn := func() int {
			for _, a := range table.Snapshot().Asks {
				if n, err := strconv.Atoi(strings.TrimPrefix(a.ID, "throw/")); err == nil {
					return n
				}
			}
			return 0
		}
		table = open(t, func(c *companion.Config) {
			c.Games, c.Store = []games.Game{tabletest.Harbour{Turns: turns}}, kept
			if !changed {
				c.Equipment = equipped(turn)
			}
		})
		var changing sync.WaitGroup
		if changed {
			changing.Go(func() {
				rnd := rand.New(rand.NewPCG(1, 2))
				for i := range changes {
					with := equipped(turn)
					if rnd.IntN(2) == 0 {
						with.Board = companion.Board{WidthMM: 400, HeightMM: 280, EdgeMM: 16, Colours: []string{"red", "green"}}
					}
					switch rnd.IntN(5) {
					case 0:
						with.Source = nil
					case 1:
						with.Reader = nil
					case 2:
						with = companion.Equipment{}
					}
					if i == changes-1 {
						with = equipped(turn)
					}
					if err := table.Equip(with); err != nil {
						t.Error(err)
					}
					// A camera that can be used is left for a step of the game.
					for s, was := table.Snapshot(), table.Snapshot().Version; with.Source != nil && with.Reader != nil && s.Version == was && s.Result == nil; s = table.Snapshot() {
						<-s.Superseded()
					}
				}
			})
		}
		play(t, table, rand.New(rand.NewPCG(3, 4)))
		changing.Wait()
		return table.Snapshot().Hash, kept
	}
	without, _ := game(false)
	with, kept := game(true)
	if with != without {
		t.Error("the position at the end is another than without changes")
	}
	entries, err := kept.Tail(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if r, err := companion.Replay([]games.Game{tabletest.Harbour{Turns: turns}}, entries); err != nil {
		t.Error(err)
	} else if h, err := r.Hash(); err != nil || h != with {
		t.Error("the record replays to another position", err)
	}
}

func TestAThrowThatIsBeingReadWhenTheCameraChangesIsAskedForAgain(t *testing.T) {
	reading := make(chan struct{})
	table := open(t, func(c *companion.Config) {
		c.Source = &tabletest.Camera{Kind: "test"}
		c.Reader = &tabletest.Reader{Do: func(ctx context.Context, _ vision.Frame, _ vision.Expect) (vision.Reading, error) {
			close(reading)
			<-ctx.Done()
			return vision.Reading{}, ctx.Err()
		}}
	})
	begin(t, table)
	s := tabletest.Until(t, table, "the camera", func(s *companion.Snapshot) bool { return s.Can.ThrowNow })
	if err := table.Throw(t.Context(), s.Version, s.Asks[0].ID); err != nil {
		t.Fatal(err)
	}
	<-reading
	other := companion.Board{WidthMM: 400, HeightMM: 280, EdgeMM: 16, Colours: []string{"red", "green"}}
	if err := table.Equip(companion.Equipment{Board: other}); err != nil {
		t.Fatal(err)
	}
	now := table.Snapshot()
	if now.Sighting != nil || now.Version != s.Version || now.Hash != s.Hash || now.Camera.Kind != "none" || now.Board.WidthMM != 400 || !now.Can.ByHand {
		t.Errorf("after the change: %+v of the camera %+v", now.Sighting, now.Camera)
	}
}

func TestTheMarginOfAGapIsThatOfTheRigThatReadIt(t *testing.T) {
	table := open(t, func(c *companion.Config) {
		c.Equipment = equipped(func() int { return 0 })
		c.MarginMM = 2.5
	})
	begin(t, table)
	s := tabletest.Until(t, table, "the camera", func(s *companion.Snapshot) bool { return s.Can.ThrowNow })
	if err := table.Throw(t.Context(), s.Version, s.Asks[0].ID); err != nil {
		t.Fatal(err)
	}
	s = tabletest.Until(t, table, "the throw", func(s *companion.Snapshot) bool { return s.Version > 1 })
	if err := table.Equip(equipped(func() int { return 0 })); err != nil {
		t.Fatal(err)
	}
	value := 6
	s, err := table.Fix(t.Context(), tablet, s.Sighting.ID, companion.Fix{Die: &s.Sighting.Dice[0].ID, Value: &value})
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range s.View.Table {
		if p.Battle != nil && p.Battle.Throw.Margin != 2.5 {
			t.Errorf("the margin is %g after another camera came", p.Battle.Throw.Margin)
		}
	}
}
