package companion_test

import (
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"testing"

	"quartermaster/companion"
	"quartermaster/companion/store"
	"quartermaster/companion/tabletest"
	"quartermaster/games"
)

// walkSteps is how long the long walk is: 400 actions, or QM_WALK_STEPS.
func walkSteps(t *testing.T) int {
	told := os.Getenv("QM_WALK_STEPS")
	if told == "" {
		return 400
	}
	n, err := strconv.Atoi(told)
	if err != nil || n < 1 {
		t.Fatal("QM_WALK_STEPS is no number of steps:", told)
	}
	return n
}

// One long evening of answers, throws, undo, redo, going back to a step, answers and throws put right early in the game, and
// new games: every position is what its replay gives, undo to the start gives the first position, and redo the last one.
func TestALongWalkBackAndForthIsWhatItsReplayGives(t *testing.T) {
	steps := walkSteps(t)
	rng := rand.New(rand.NewPCG(uint64(steps), 9))
	kept := &store.MemoryHouse{}
	list := []games.Game{tabletest.Harbour{Turns: 60}}
	cfg := companion.Config{Games: list, Store: kept.Table("main"), Equipment: companion.Equipment{Board: board}}
	table, err := companion.Open(t.Context(), cfg)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { table.Close() }()
	first := "" // hash of the game's first position
	done := map[string]int{}
	try := func(what string, s *companion.Snapshot, err error) {
		t.Helper()
		if err != nil {
			word(t, err) // a refusal in words, or it fails here
			done["refused"]++
			return
		}
		done[what]++
	}
	fixAll := func(s *companion.Snapshot) (*companion.Snapshot, error) {
		for i, c := range []string{"red", "red", "green"} {
			var err error
			if s, err = table.Fix(t.Context(), tablet, s.Sighting.ID, companion.Fix{Add: &companion.Added{Colour: c, Value: 1 + rng.IntN(6), Centre: &[2]float64{float64(40 + 40*i), 50}}}); err != nil {
				return s, err
			}
		}
		return table.Fix(t.Context(), tablet, s.Sighting.ID, companion.Fix{Done: true})
	}
	for n := range steps {
		s := table.Snapshot()
		_, walked := table.Steps()
		switch k := rng.IntN(100); {
		case s.Hash == "" || k == 0:
			s, err := table.Start(t.Context(), tablet, s.Version, companion.Start{Game: "harbour", People: seated})
			if try("start", s, err); err == nil {
				first = s.Hash
			}
		case k == 1 && len(s.Waits) > 0:
			s, err := table.TakeUp(t.Context(), tablet, s.Version, s.Waits[rng.IntN(len(s.Waits))].No)
			if try("taken up", s, err); err == nil {
				for { // its first position
					s := table.Snapshot()
					if _, walked := table.Steps(); len(walked) == 0 {
						first = s.Hash
						break
					}
					if _, err := table.Undo(t.Context(), tablet, s.Version); err != nil {
						t.Fatal(err)
					}
				}
			}
		case k < 12:
			s, err := table.Undo(t.Context(), tablet, s.Version)
			try("undo", s, err)
		case k < 24:
			s, err := table.Redo(t.Context(), tablet, s.Version)
			try("redo", s, err)
		case k < 28 && len(walked) > 0:
			s, err := table.Return(t.Context(), tablet, s.Version, walked[rng.IntN(len(walked))].Entry)
			try("return", s, err)
		case k < 38 && len(walked) > 0:
			a := walked[rng.IntN(len(walked))]
			if a.Sighting {
				o, err := table.Open(s.Version, a.Entry)
				if err == nil && o.Sighting != nil && len(o.Sighting.Dice) > 0 {
					die, value := o.Sighting.Dice[rng.IntN(len(o.Sighting.Dice))].ID, 1+rng.IntN(6)
					o, err = table.Fix(t.Context(), tablet, o.Sighting.ID, companion.Fix{Die: &die, Value: &value})
				}
				try("throw put right", o, err)
				break
			}
			c := weight(rng.IntN(40))
			if a.Ask.ID != "weight" {
				c = pick(1, []string{"light", "heavy"}[rng.IntN(2)])
				c.Ask = a.Ask.ID
			}
			s, err := table.Correct(t.Context(), tablet, s.Version, a.Entry, c)
			try("answer put right", s, err)
		case k < 48:
			s, err := table.Answer(t.Context(), tablet, s.Version, weight(rng.IntN(40)))
			try("weight", s, err)
		case len(s.Asks) > 0 && s.Asks[0].Kind == games.Throw:
			s, err := table.Lay(t.Context(), s.Version, s.Asks[0].ID)
			if err == nil && len(s.Sighting.Dice) == 0 {
				s, err = fixAll(s)
			}
			try("throw", s, err)
		case len(s.Asks) > 0:
			a := pick(1, []string{"light", "heavy"}[rng.IntN(2)])
			a.Ask = s.Asks[0].ID
			s, err := table.Answer(t.Context(), tablet, s.Version, a)
			try("pick", s, err)
		}
		if n%40 == 39 {
			toTheStartAndBack(t, table, first)
		}
		if n%100 == 99 || n == steps-1 {
			s := table.Snapshot()
			table.Close()
			if table, err = companion.Open(t.Context(), cfg); err != nil {
				t.Fatal(err)
			}
			if again := table.Snapshot(); again.Hash != s.Hash || again.Version != s.Version {
				t.Fatal("opened anew it is elsewhere", again.Version, s.Version, texts(again), texts(s))
			}
		}
	}
	entries, err := kept.Table("main").Entries(t.Context(), 1, 1<<40)
	if err != nil {
		t.Fatal(err)
	}
	r := companion.NewRecord(list)
	for _, e := range entries {
		if r, err = r.Apply(e); err != nil {
			t.Fatal(e.No, err)
		}
		if h, err := r.Hash(); err != nil || h != e.Hash {
			t.Fatal("the replay leads elsewhere", e.No, err)
		}
	}
	lostAnywhere(t, list, entries, rng)
	t.Log(len(entries), "entries,", done)
	for _, what := range []string{"undo", "redo", "return", "throw put right", "answer put right", "throw", "pick"} {
		if done[what] == 0 {
			t.Error("there was no", what)
		}
	}
}

// lostAnywhere loses one entry here or there: what the others lead to is a position that was.
func lostAnywhere(t *testing.T, list []games.Game, entries []companion.Entry, rng *rand.Rand) {
	t.Helper()
	was := map[string]bool{"": true}
	for _, e := range entries {
		was[e.Hash] = true
	}
	for range 20 {
		k := rng.IntN(len(entries))
		damaged := slices.Clone(entries)
		damaged[k] = companion.Entry{No: entries[k].No, Seen: entries[k].Seen, Kind: companion.Lost}
		r, err := companion.Replay(list, damaged)
		if err != nil {
			t.Fatal(err)
		}
		if h, err := r.Hash(); err != nil || !was[h] {
			t.Errorf("without entry %d (%s) the table is at a position that never was: %v", k+1, entries[k].Kind, err)
		}
	}
}

// toTheStartAndBack undoes as long as this game lasts and redoes it all.
func toTheStartAndBack(t *testing.T, table *companion.Table, first string) {
	t.Helper()
	before := table.Snapshot()
	undone := 0
	for {
		s := table.Snapshot()
		if _, walked := table.Steps(); s.Hash == "" || len(walked) == 0 || !s.Can.Undo {
			break
		}
		if _, err := table.Undo(t.Context(), tablet, s.Version); err != nil {
			t.Fatal(err)
		}
		undone++
	}
	// Undo leads back into the game before a start, and there no further.
	if _, walked := table.Steps(); len(walked) == 0 && table.Snapshot().Hash != first && table.Snapshot().Hash != "" {
		t.Fatal("undo to the start gives another first position")
	}
	for range undone {
		if _, err := table.Redo(t.Context(), tablet, table.Snapshot().Version); err != nil {
			t.Fatal(err)
		}
	}
	if s := table.Snapshot(); s.Hash != before.Hash {
		t.Fatal("redo gives another last position")
	}
}
