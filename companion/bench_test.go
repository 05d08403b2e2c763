package companion_test

import (
	"testing"

	"quartermaster/companion"
	"quartermaster/companion/store"
	"quartermaster/companion/tabletest"
	"quartermaster/games"
)

// BenchmarkReplay is what a restart costs after an evening of a thousand entries.
func BenchmarkReplay(b *testing.B) {
	kept := &store.Memory{}
	cfg := companion.Config{Games: []games.Game{tabletest.Harbour{}}, Store: kept, Equipment: companion.Equipment{Board: board}}
	table, err := companion.Open(b.Context(), cfg)
	if err != nil {
		b.Fatal(err)
	}
	defer table.Close()
	s, err := table.Start(b.Context(), tablet, 0, companion.Start{Game: "harbour", People: seated})
	for i := 0; err == nil && i < 1000; i++ {
		s, err = table.Answer(b.Context(), tablet, s.Version, weight(i%999))
	}
	if err != nil {
		b.Fatal(err)
	}
	entries, err := kept.Tail(b.Context())
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		if _, err := companion.Replay(cfg.Games, entries); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkAnswer is what a tap costs without the disk.
func BenchmarkAnswer(b *testing.B) {
	table, err := companion.Open(b.Context(), companion.Config{Games: []games.Game{tabletest.Harbour{}}, Store: &store.Memory{}, Equipment: companion.Equipment{Board: board}})
	if err != nil {
		b.Fatal(err)
	}
	defer table.Close()
	s, err := table.Start(b.Context(), tablet, 0, companion.Start{Game: "harbour", People: seated})
	for i := 0; b.Loop() && err == nil; i++ {
		s, err = table.Answer(b.Context(), tablet, s.Version, weight(i%999))
	}
	if err != nil {
		b.Fatal(err)
	}
}
