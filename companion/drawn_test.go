package companion_test

import (
	"sync/atomic"
	"testing"

	"quartermaster/companion"
	"quartermaster/companion/store"
	"quartermaster/companion/tabletest"
	"quartermaster/games"
)

// counting is a game that counts how often a position of it is viewed.
type counting struct {
	tabletest.Harbour
	views *atomic.Int64
}

type countedPosition struct {
	games.Position
	views *atomic.Int64
}

func (g counting) Start(s games.Setup) (games.Position, error) {
	p, err := g.Harbour.Start(s)
	return countedPosition{p, g.views}, err
}

func (p countedPosition) View(viewer games.SeatNo) games.View {
	p.views.Add(1)
	return p.Position.View(viewer)
}

func (p countedPosition) Answer(a games.Answer) (games.Position, []games.Happening, error) {
	next, happened, err := p.Position.Answer(a)
	if err != nil {
		return nil, nil, err
	}
	return countedPosition{next, p.views}, happened, nil
}

func TestAPositionIsDrawnOnceForEachAnswer(t *testing.T) {
	game := counting{views: &atomic.Int64{}}
	table, err := companion.Open(t.Context(), companion.Config{Games: []games.Game{game}, Store: &store.Memory{}, Equipment: companion.Equipment{Board: board}})
	if err != nil {
		t.Fatal(err)
	}
	defer table.Close()
	s, err := table.Start(t.Context(), tablet, 0, companion.Start{Game: "harbour", People: seated})
	if err != nil {
		t.Fatal(err)
	}
	before, serial := game.views.Load(), s.Serial
	for range 5 { // a chart is begun and thrown away: the position stays
		if s, err = table.Lay(t.Context(), s.Version, "throw/0"); err != nil {
			t.Fatal(err)
		}
		if s, err = table.Fix(t.Context(), tablet, s.Sighting.ID, companion.Fix{Discard: true}); err != nil {
			t.Fatal(err)
		}
	}
	if s.Serial < serial+10 || len(s.Asks) == 0 || s.View.Headline.ID == "" {
		t.Fatalf("%d snapshots followed, the last is %+v", s.Serial-serial, s)
	}
	if more := game.views.Load() - before; more > 0 {
		t.Errorf("the position was drawn %d times more", more)
	}
	if _, err = table.Answer(t.Context(), tablet, s.Version, weight(3)); err != nil {
		t.Fatal(err)
	}
	if game.views.Load() == before {
		t.Error("a new position was not drawn")
	}
}
