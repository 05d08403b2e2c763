package store_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/ncruces/go-sqlite3"

	"quartermaster/companion"
	"quartermaster/companion/store"
	"quartermaster/companion/storetest"
	"quartermaster/companion/tabletest"
	"quartermaster/games"
)

var tablet = companion.By{Device: "tablet"}

// tableOf opens a table of the test's game over a store.
func tableOf(t *testing.T, s companion.Store) *companion.Table {
	t.Helper()
	table, err := companion.Open(t.Context(), companion.Config{Games: []games.Game{tabletest.Harbour{Turns: 1000}}, Store: s})
	if err != nil {
		t.Fatal(err)
	}
	return table
}

// weigh gives one answer; the position that it leads to is another each time.
func weigh(t *testing.T, table *companion.Table, n int) (*companion.Snapshot, error) {
	s := table.Snapshot()
	if s.Version == 0 {
		return table.Start(t.Context(), tablet, 0, companion.Start{Game: "harbour", People: []companion.Person{{Name: "Ola"}, {Name: "Jan"}}})
	}
	return table.Answer(t.Context(), tablet, s.Version, setTo(n))
}

func setTo(n int) games.Answer {
	return games.Answer{Ask: "weight", Seat: games.Table, Fields: map[string]json.RawMessage{"load": json.RawMessage(fmt.Sprint(n))}}
}

// holds compares a record with what was acknowledged: every step is there, once, and leads to the position that was shown.
func holds(t *testing.T, path string, told map[int64]string, newest *companion.Snapshot) {
	t.Helper()
	f := openAt(t, path)
	entries, err := f.Table("main").Entries(t.Context(), 1, 1<<40)
	if err != nil {
		t.Fatal(err)
	}
	r := companion.NewRecord([]games.Game{tabletest.Harbour{Turns: 1000}})
	hashes := map[int64]string{}
	for i, e := range entries {
		if e.No != int64(i)+1 || e.Seen != int64(i) {
			t.Fatal("a step is there twice, or is missing", e.No, e.Seen)
		}
		if r, err = r.Apply(e); err != nil {
			t.Fatal(err)
		}
		if hashes[e.No], err = r.Hash(); err != nil || hashes[e.No] != e.Hash {
			t.Fatal("the replay leads elsewhere", e.No, err)
		}
	}
	for no, hash := range told {
		if hashes[no] != hash {
			t.Fatalf("step %d was acknowledged with %s and is there with %q", no, hash, hashes[no])
		}
	}
	table := tableOf(t, f.Table("main"))
	defer table.Close()
	if s := table.Snapshot(); s.Version != newest.Version || s.Hash != newest.Hash {
		t.Fatal("the table begins elsewhere than it was", s.Version, newest.Version)
	}
	if err := f.Close(); err != nil {
		t.Fatal(err)
	}
}

// Every write and every sync of the disk fails in turn while people play: what the table acknowledged is there, once, in
// the position that was shown, and play goes on when the disk is well.
func TestEveryFaultOfTheDiskLeavesTheTableWhereItWasShown(t *testing.T) {
	for _, fault := range []error{sqlite3.IOERR_WRITE, sqlite3.IOERR_FSYNC, sqlite3.FULL, sqlite3.READONLY} {
		refused, late := 0, 0
		for k := int64(0); k < 16; k++ {
			d, name := newDisk(t, fault)
			path := filepath.Join(t.TempDir(), "games.db")
			f, err := store.OpenVFS(path, name)
			if err != nil {
				t.Fatal(err)
			}
			table := tableOf(t, f.Table("main"))
			told := map[int64]string{}
			for n := range 12 {
				if n == 3 {
					d.left.Store(k)
				}
				if n == 9 {
					d.left.Store(1 << 50) // it is well again
				}
				s, err := weigh(t, table, n)
				var unsaved *companion.NotSaved
				var stale *companion.Stale
				switch {
				case err == nil:
					told[s.Version] = s.Hash
				case errors.As(err, &unsaved):
					refused++
				case errors.As(err, &stale) && stale.Now == stale.Seen+1:
					late++ // nobody knew whether the last one was kept; it was, and now everybody sees it
				default:
					t.Fatal(k, n, err)
				}
				if n >= 10 && err != nil {
					t.Fatal(k, "the disk is well, and yet", err)
				}
			}
			newest := table.Snapshot()
			table.Close()
			if err := f.Close(); err != nil {
				t.Fatal(err)
			}
			if len(told) < 5 {
				t.Fatal("hardly anything was played")
			}
			holds(t, path, told, newest)
		}
		t.Logf("%v: %d answers refused, of which %d were kept after all and shown later", fault, refused, late)
		if refused == 0 {
			t.Fatal("this test tested nothing")
		}
	}
}

// Every write and every sync of the disk fails in turn while one game is parked for another and taken up again: both games are
// where they were shown, also for the next process, and what was refused can be done again.
func TestEveryFaultOfTheDiskWhileGamesAreParkedAndTakenUpLosesNothing(t *testing.T) {
	for _, fault := range []error{sqlite3.IOERR_WRITE, sqlite3.IOERR_FSYNC} {
		refused := 0
		for k := int64(0); k < 14; k++ {
			d, name := newDisk(t, fault)
			path := filepath.Join(t.TempDir(), "games.db")
			f, err := store.OpenVFS(path, name)
			if err != nil {
				t.Fatal(err)
			}
			table := tableOf(t, f.Table("main"))
			told, newest := map[int64]string{}, table.Snapshot()
			// until does a thing again and again until the table says that it is done; the disk is well from the third time on.
			until := func(what string, do func(s *companion.Snapshot) (*companion.Snapshot, error)) {
				t.Helper()
				for try := 0; ; try++ {
					if try == 2 {
						d.left.Store(1 << 50)
					}
					seen := table.Snapshot()
					s, err := do(seen)
					if err == nil {
						told[s.Version], newest = s.Hash, s
						return
					}
					refused++
					var stale *companion.Stale
					if errors.As(err, &stale) && stale.Now == seen.Version+1 { // nobody knew whether it was kept; it was
						newest = table.Snapshot()
						return
					}
					var unsaved *companion.NotSaved
					if !errors.As(err, &unsaved) || try > 3 {
						t.Fatal(k, what, err)
					}
				}
			}
			begin := func(s *companion.Snapshot) (*companion.Snapshot, error) {
				return table.Start(t.Context(), tablet, s.Version, companion.Start{Game: "harbour", People: []companion.Person{{Name: "Ola"}, {Name: "Jan"}}})
			}
			weighs := func(n int) func(*companion.Snapshot) (*companion.Snapshot, error) {
				return func(*companion.Snapshot) (*companion.Snapshot, error) { return weigh(t, table, n) }
			}
			until("start", begin)
			until("answer", weighs(11))
			until("answer", weighs(12))
			first := newest
			d.left.Store(k)
			until("park", begin)
			until("answer", weighs(21))
			second := newest
			if len(second.Waits) != 1 || second.Waits[0].No != 1 {
				t.Fatal(k, "these wait:", second.Waits)
			}
			until("take up", func(s *companion.Snapshot) (*companion.Snapshot, error) {
				return table.TakeUp(t.Context(), tablet, s.Version, 1)
			})
			if newest.Hash != first.Hash || len(newest.Waits) != 1 || newest.Waits[0].No != first.Version+1 {
				t.Fatal(k, "the first game is elsewhere", newest.Version, newest.Waits)
			}
			until("answer", weighs(13))
			d.left.Store(1 << 50)
			table.Close()
			if err := f.Close(); err != nil {
				t.Fatal(err)
			}
			holds(t, path, told, newest)
			// The next process takes the second game up.
			f = openAt(t, path)
			table = tableOf(t, f.Table("main"))
			s, err := table.TakeUp(t.Context(), tablet, newest.Version, first.Version+1)
			if err != nil || s.Hash != second.Hash {
				t.Fatal(k, "the second game is elsewhere", err)
			}
			table.Close()
			if err := f.Close(); err != nil {
				t.Fatal(err)
			}
		}
		t.Logf("%v: %d steps were refused", fault, refused)
		if refused < 10 {
			t.Fatal("this test tested nothing")
		}
	}
}

// A real disk, and it is really full.
func TestADiskThatFillsUpWhilePeoplePlayLosesNothing(t *testing.T) {
	dir, mount := storetest.SmallDisk(t, 256<<10)
	path := filepath.Join(dir, "games.db")
	f, err := store.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	table := tableOf(t, f.Table("main"))
	told := map[int64]string{}
	refused := 0
	for n := 0; n < 2000 && refused < 20; n++ {
		s, err := weigh(t, table, n%1000)
		var unsaved *companion.NotSaved
		switch {
		case err == nil:
			told[s.Version] = s.Hash
		case errors.As(err, &unsaved):
			refused++
		default:
			t.Fatal(n, err)
		}
	}
	if refused == 0 || len(told) < 10 {
		t.Fatal("it never was full", len(told))
	}
	// A restart on the full disk is where it was.
	before := table.Snapshot()
	table.Close()
	_ = f.Close() // there may be no room for tidying up
	f, err = store.Open(path)
	if err == nil {
		table = tableOf(t, f.Table("main"))
		if s := table.Snapshot(); s.Version != before.Version || s.Hash != before.Hash {
			t.Fatal("a full disk moved the table", s.Version, before.Version)
		}
		table.Close()
		if err := f.Close(); err != nil {
			t.Log(err)
		}
	} else if !strings.Contains(err.Error(), "cannot be opened") {
		t.Fatal(err)
	}
	t.Logf("%d steps, then %d refused; opening it while it is full: %v", len(told), refused, err)
	mount(false, 4<<20)
	holds(t, path, told, before)
	f = openAt(t, path)
	table = tableOf(t, f.Table("main"))
	defer table.Close()
	if _, err := weigh(t, table, 1); err != nil {
		t.Fatal("there is room again, and yet", err)
	}
}

func TestADiskThatBecomesReadOnlyWhilePeoplePlayLosesNothing(t *testing.T) {
	dir, mount := storetest.SmallDisk(t, 4<<20)
	path := filepath.Join(dir, "games.db")
	f, err := store.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	table := tableOf(t, f.Table("main"))
	told := map[int64]string{}
	for n := range 20 {
		s, err := weigh(t, table, n)
		if err != nil {
			t.Fatal(err)
		}
		told[s.Version] = s.Hash
	}
	newest := table.Snapshot()
	table.Close()
	if err := f.Close(); err != nil {
		t.Fatal(err)
	}
	mount(true, 4<<20)
	if f, err = store.Open(path); err != nil || f.Stuck() == nil {
		t.Fatal("a read-only disk can be read, and says that it cannot be written", err)
	}
	t.Log(f.Stuck())
	table = tableOf(t, f.Table("main"))
	if s := table.Snapshot(); s.Version != newest.Version || s.Hash != newest.Hash {
		t.Fatal("it shows another position", s.Version, newest.Version)
	}
	var unsaved *companion.NotSaved
	if _, err := weigh(t, table, 3); !errors.As(err, &unsaved) {
		t.Fatal("a tap was taken that nobody can keep", err)
	}
	mount(false, 4<<20)
	for end := time.Now().Add(10 * time.Second); f.Stuck() != nil; time.Sleep(50 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatal("the disk can be written again, and yet", f.Stuck())
		}
	}
	s, err := weigh(t, table, 3)
	if err != nil {
		t.Fatal(err)
	}
	told[s.Version], newest = s.Hash, s
	table.Close()
	if err := f.Close(); err != nil {
		t.Fatal(err)
	}
	holds(t, path, told, newest)
}
