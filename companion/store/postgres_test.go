package store_test

import (
	"context"
	"errors"
	"math/rand/v2"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"quartermaster/companion"
	"quartermaster/companion/archive"
	"quartermaster/companion/store"
	"quartermaster/companion/storetest"
	"quartermaster/companion/tabletest"
	"quartermaster/games"
)

func openPostgres(t *testing.T, address string) *store.Postgres {
	t.Helper()
	p, err := store.OpenPostgres(t.Context(), address)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = p.Close() })
	return p
}

func TestPostgres(t *testing.T) {
	c := storetest.StartCluster(t)
	t.Run("it keeps the laws of every store", func(t *testing.T) {
		storetest.RunHouse(t, func(t *testing.T) (companion.House, func() companion.House) {
			address := c.Fresh(t)
			p := openPostgres(t, address)
			return p, func() companion.House {
				if err := p.Close(); err != nil {
					t.Fatal(err)
				}
				p = openPostgres(t, address)
				return p
			}
		})
	})
	t.Run("two machines show one table, and of two answers to one position one is kept", func(t *testing.T) { twoMachines(t, c) })
	t.Run("what one machine brings back or forgets, the other shows", func(t *testing.T) { changedElsewhere(t, c) })
	t.Run("a server that is killed in the middle of play loses nothing that anybody was told", func(t *testing.T) { killedServer(t, c) })
	t.Run("damage is named and set aside, and everything else works", func(t *testing.T) { damagedServer(t, c) })
	t.Run("a link that dies is told, and what was missed is caught up", func(t *testing.T) { deadLink(t, c) })
	t.Run("a record that is not ours to write is refused", func(t *testing.T) {
		address := c.Fresh(t)
		storetest.Fill(t, openPostgres(t, address).Table("main"), 1, 5)
		c.Exec(t, address, "UPDATE quartermaster.entry SET body = replace(body, '\"n\":3', '\"n\":4') WHERE no = 3")
		var unusable *store.Unusable
		if _, err := openPostgres(t, address).Table("main").Tail(t.Context()); !errors.As(err, &unusable) {
			t.Fatal("silent damage", err)
		}
		c.Exec(t, address, "UPDATE quartermaster.house SET schema = 1000")
		if _, err := store.OpenPostgres(t.Context(), address); !errors.As(err, &unusable) || !strings.Contains(unusable.Reason, "newer") {
			t.Fatal("a newer program's", err)
		}
		for _, bad := range []string{"postgres://u:secret@%zz/", c.Address("nowhere"), "postgres://u:secret@127.0.0.1:1/x"} {
			if _, err := store.OpenPostgres(t.Context(), bad); err == nil || strings.Contains(err.Error(), "secret") || errors.As(err, &unusable) {
				t.Fatal(bad, err)
			}
		}
	})
}

func twoMachines(t *testing.T, c *storetest.Cluster) {
	address := c.Fresh(t)
	var tables []*companion.Table
	for range 3 {
		table := tableOf(t, openPostgres(t, address).Table("main"))
		defer table.Close()
		tables = append(tables, table)
	}
	if _, err := weigh(t, tables[0], 0); err != nil {
		t.Fatal(err)
	}
	var mu sync.Mutex
	told := map[int64]string{}
	stale := 0
	var all sync.WaitGroup
	for i, table := range tables {
		all.Go(func() {
			rng := rand.New(rand.NewPCG(uint64(i), 1))
			for range 60 {
				s := table.Snapshot()
				if s.Version == 0 {
					s = tabletest.Until(t, table, "the step", func(s *companion.Snapshot) bool { return s.Version > 0 })
				}
				after, err := table.Answer(context.Background(), tablet, s.Version, setTo(rng.IntN(900)))
				var late *companion.Stale
				mu.Lock()
				switch {
				case err == nil:
					if _, twice := told[after.Version]; twice && told[after.Version] != after.Hash {
						t.Error("two answers have the number", after.Version)
					}
					told[after.Version] = after.Hash
				case errors.As(err, &late):
					stale++
				default:
					t.Error(err)
				}
				mu.Unlock()
			}
		})
	}
	all.Wait()
	entries, err := openPostgres(t, address).Table("main").Entries(t.Context(), 1, 1<<40)
	if err != nil {
		t.Fatal(err)
	}
	last := entries[len(entries)-1]
	for _, table := range tables { // each hears of the last one, whoever gave it
		tabletest.Until(t, table, "the step", func(s *companion.Snapshot) bool { return s.Version == last.No && s.Hash == last.Hash })
	}
	r := companion.NewRecord([]games.Game{tabletest.Harbour{Turns: 1000}})
	for i, e := range entries {
		if e.No != int64(i)+1 || e.Seen != int64(i) {
			t.Fatal("a step is there twice, or is missing", e.No)
		}
		if r, err = r.Apply(e); err != nil {
			t.Fatal(err)
		}
		h, err := r.Hash()
		if err != nil || h != e.Hash || told[e.No] != "" && told[e.No] != h {
			t.Fatal("it leads elsewhere", e.No, err)
		}
		delete(told, e.No)
	}
	t.Logf("%d answers kept, %d came too late and were told so", len(entries), stale)
	if len(told) > 0 || len(entries) < 20 || stale == 0 {
		t.Fatal(told, "acknowledged and not there, or nothing was tested")
	}
}

func changedElsewhere(t *testing.T, c *storetest.Cluster) {
	address := c.Fresh(t)
	one, two := openPostgres(t, address), openPostgres(t, address)
	here, there := tableOf(t, one.Table("main")), tableOf(t, two.Table("main"))
	defer here.Close()
	defer there.Close()
	for n := range 6 {
		if _, err := weigh(t, here, n); err != nil {
			t.Fatal(err)
		}
	}
	six := tabletest.Until(t, there, "the step", func(s *companion.Snapshot) bool { return s.Version == 6 })
	arch := archive.New(archive.Config{House: one, Games: []games.Game{tabletest.Harbour{Turns: 1000}}})
	arch.Join("main", here)
	var copied strings.Builder
	if err := arch.WriteTo(t.Context(), &copied); err != nil {
		t.Fatal(err)
	}
	for n := range 3 {
		if _, err := weigh(t, there, 100+n); err != nil {
			t.Fatal(err)
		}
	}
	tabletest.Until(t, here, "the step", func(s *companion.Snapshot) bool { return s.Version == 9 })
	if _, err := arch.Restore(t.Context(), strings.NewReader(copied.String())); err != nil {
		t.Fatal(err)
	}
	tabletest.Until(t, there, "the step", func(s *companion.Snapshot) bool { return s.Version == 6 && s.Hash == six.Hash })
	if s, err := weigh(t, there, 5); err != nil || s.Version != 7 {
		t.Fatal(s.Version, err)
	}
	// A handle that has not read the record since it was changed as a whole adds nothing to it.
	old := one.Table("main")
	if _, err := old.Tail(t.Context()); err != nil {
		t.Fatal(err)
	}
	if err := two.Change(t.Context(), func(*companion.Contents) error { return nil }); err != nil {
		t.Fatal(err)
	}
	if err := old.Append(t.Context(), storetest.Entry(8)); !errors.Is(err, companion.ErrBehind) {
		t.Fatal(err)
	}
}

// killedServer ends the server itself at once, again and again.
func killedServer(t *testing.T, c *storetest.Cluster) {
	address := c.Fresh(t)
	table := tableOf(t, openPostgres(t, address).Table("main"))
	defer table.Close()
	told := map[int64]string{}
	refused := 0
	rng := rand.New(rand.NewPCG(6, 6))
	for range 5 {
		stop := make(chan struct{})
		go func() {
			defer close(stop)
			time.Sleep(time.Duration(20+rng.IntN(60)) * time.Millisecond)
			c.Stop(syscall.SIGQUIT) // at once, without any order: what PostgreSQL calls an immediate shutdown, and its next start a recovery
		}()
		for running := true; running; {
			select {
			case <-stop:
				running = false
			default:
			}
			s, err := weigh(t, table, len(told)%1000)
			var unsaved *companion.NotSaved
			var stale *companion.Stale
			var away *companion.Refused
			switch {
			case err == nil:
				told[s.Version] = s.Hash
			case errors.As(err, &unsaved), errors.As(err, &away) && away.Why.ID == "record-away":
				refused++
			case !errors.As(err, &stale):
				t.Fatal(err)
			}
		}
		c.Start()
		for limit := time.Now().Add(20 * time.Second); ; time.Sleep(50 * time.Millisecond) {
			s, err := weigh(t, table, len(told)%1000)
			if err == nil {
				told[s.Version] = s.Hash
				break
			}
			if time.Now().After(limit) {
				t.Fatal("the server is back, and yet", err)
			}
		}
	}
	entries, err := openPostgres(t, address).Table("main").Entries(t.Context(), 1, 1<<40)
	if err != nil {
		t.Fatal(err)
	}
	for i, e := range entries {
		if e.No != int64(i)+1 || e.Seen != int64(i) || told[e.No] != "" && told[e.No] != e.Hash {
			t.Fatal("step", e.No, "is another than was told")
		}
		delete(told, e.No)
	}
	t.Logf("%d steps over 5 kills, %d refused", len(entries), refused)
	if len(told) > 0 || refused == 0 {
		t.Fatal(told, "acknowledged and not there, or nothing was tested")
	}
}
