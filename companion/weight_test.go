package companion_test

import (
	"context"
	"runtime"
	"testing"

	"quartermaster/companion"
	"quartermaster/companion/store"
	"quartermaster/companion/tabletest"
	"quartermaster/games/all"
	"quartermaster/vision"
)

// forgetful is a store that only counts what it was given, as far as the memory of this process goes.
type forgetful struct {
	store.Memory
}

func (f *forgetful) Append(context.Context, companion.Entry) error { return nil }

// A game's history lies in memory, for undo and for the list of its steps. What a throw adds to it is bounded: 60 throws an hour must not
// be felt on a computer with 1 GB. Texts of what happened are most of it when they are held, 3.5 kB for these five dice.
func TestAThrowAddsLittleToTheMemoryOfATable(t *testing.T) {
	const throws, most = 150, 5000 // bytes a throw; 3.6 to 4.1 kB were measured
	var dice []vision.Die
	for i := range 5 {
		dice = append(dice, put(i, []string{"red", "green", "white"}[i%3], 1+i%6, 30+30*float64(i), 40))
	}
	table := open(t, func(cfg *companion.Config) {
		cfg.Games, cfg.Store = all.Games(), &forgetful{}
		cfg.Source, cfg.Reader = &tabletest.Camera{Kind: "simulated"}, &tabletest.Reader{Do: func(context.Context, vision.Frame, vision.Expect) (vision.Reading, error) {
			return vision.Reading{Dice: dice}, nil
		}}
	})
	s := beginAny(t, table, nil)
	play := func(n int) {
		for range n {
			v := s.Version
			if err := table.Throw(t.Context(), v, s.Asks[0].ID); err != nil {
				t.Fatal(err)
			}
			s = tabletest.Until(t, table, "an answer", func(s *companion.Snapshot) bool { return s.Version == v+1 })
		}
	}
	play(50) // pictures and news of the newest are held, and no more of them
	before := inUse()
	play(throws)
	grown := (inUse() - before) / throws
	t.Logf("%d bytes a throw", grown)
	if grown > most {
		t.Errorf("each throw adds %d bytes to what the table holds, at most %d are right", grown, most)
	}
	runtime.KeepAlive(table)
}

// inUse gives the bytes that are in use after a collection.
func inUse() int {
	runtime.GC()
	runtime.GC() // what a sync.Pool holds outlives one
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return int(m.HeapAlloc) //nolint:gosec // no test holds more
}
