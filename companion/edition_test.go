package companion_test

import (
	"testing"
	"time"

	"quartermaster/companion"
	"quartermaster/companion/store"
	"quartermaster/companion/tabletest"
	"quartermaster/games"
)

// mended is a game whose rules have come to their third edition.
type mended struct {
	tabletest.Harbour
	begun *[]games.Setup
}

func (m mended) Info() games.Info {
	info := m.Harbour.Info()
	info.Edition = 3
	return info
}

func (m mended) Start(s games.Setup) (games.Position, error) {
	*m.begun = append(*m.begun, s)
	return m.Harbour.Start(s)
}

func TestAGameIsReplayedByTheEditionThatItWasStartedWith(t *testing.T) {
	var begun []games.Setup
	kept := &store.Memory{}
	config := func(c *companion.Config) { c.Games, c.Store = []games.Game{mended{begun: &begun}}, kept }
	old := companion.Entry{No: 1, At: time.Unix(1, 0).UTC(), Kind: companion.Starts, Base: 1, Start: &companion.Start{Game: "harbour", People: seated, Options: map[string]string{"tide": "high", "gone": "long ago"}}}
	if err := kept.Append(t.Context(), old); err != nil {
		t.Fatal(err)
	}
	table := open(t, config)
	s := table.Snapshot()
	if len(begun) != 1 || begun[0].Edition != 1 || len(begun[0].Options) != 1 || begun[0].Options["tide"] != "high" {
		t.Errorf("a record from before editions was begun with %+v", begun)
	}
	if s.Info == nil || hasLine(s, "replay-refused") {
		t.Errorf("an option that is no more has cost the game: %+v", s.Log)
	}
	begun = nil
	if _, err := table.Start(t.Context(), tablet, 1, companion.Start{Game: "harbour", People: seated}); err != nil {
		t.Fatal(err)
	}
	entries, err := kept.Entries(t.Context(), 2, 2)
	if err != nil || len(entries) != 1 || entries[0].Start.Edition != 3 || len(begun) != 1 || begun[0].Edition != 3 {
		t.Errorf("a new game was begun with %+v and kept as %+v: %v", begun, entries, err)
	}
	begun = nil
	open(t, config)
	if len(begun) != 2 || begun[0].Edition != 1 || begun[1].Edition != 3 {
		t.Errorf("they were replayed with %+v", begun)
	}
}
