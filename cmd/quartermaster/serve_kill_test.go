package main

import (
	"encoding/json"
	"flag"
	"math/rand/v2"
	"net/http"
	"os"
	"path/filepath"
	"sync"
	"testing"
	"time"

	"quartermaster/companion"
	"quartermaster/companion/store"
	"quartermaster/games/all"
)

var kills = flag.Int("kills", times(5, 500), "how often the serving process is killed in the middle of play")

// acknowledged is what the devices were told: after entry version the position has this hash.
type acknowledged struct {
	mu     sync.Mutex
	hashes map[int64]string
}

func newAcknowledged() *acknowledged { return &acknowledged{hashes: map[int64]string{}} }

func (a *acknowledged) note(version int64, hash string) {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.hashes[version] = hash
}

// Four devices play the real game as fast as they can; the process is killed at a random moment, as by a power cut, again
// and again. Every answer that a device was told is done is there afterwards, in the same position, and play goes on.
func TestAttackAKilledProcessLosesNothingThatAnybodyWasTold(t *testing.T) {
	data := t.TempDir()
	seed := uint64(time.Now().UnixNano())
	t.Log("seed", seed)
	rng := rand.New(rand.NewPCG(seed, 1))
	told := newAcknowledged()
	checked := &checker{record: companion.NewRecord(all.Games()), hashes: map[int64]string{0: ""}}
	for round := range *kills {
		p := startServe(t, data)
		begun, ok := look(p.host, p.base)
		if !ok {
			t.Fatal("it does not answer")
		}
		if hash, was := told.hashes[begun.Version]; was && hash != begun.Hash {
			t.Fatalf("round %d: the position after entry %d is another than before the kill", round, begun.Version)
		}
		var devices sync.WaitGroup
		for d := range 4 {
			mine := rand.New(rand.NewPCG(seed, uint64(10*round+d+2)))
			devices.Go(func() { play(p.host.Transport.(withCookie).cookie, p.base, mine, told) })
		}
		time.Sleep(time.Duration(20+rng.IntN(400)) * time.Millisecond)
		if err := p.end(os.Kill); err == nil {
			t.Fatal("it ended by itself")
		}
		devices.Wait()
		checked.verify(t, filepath.Join(data, "games.db"), told, round == *kills-1)
	}
	t.Logf("%d answers acknowledged over %d kills, %d entries that nobody was told of", len(told.hashes), *kills, int(checked.last)-len(told.hashes))
	if len(told.hashes) < *kills {
		t.Fatal("hardly anything was played")
	}
}

// play taps until the process is gone.
func play(session *http.Cookie, base string, rng *rand.Rand, told *acknowledged) {
	c := &http.Client{Timeout: 10 * time.Second, Transport: withCookie{&http.Transport{}, session}}
	defer c.Transport.(withCookie).RoundTripper.(*http.Transport).CloseIdleConnections()
	for {
		now, ok := look(c, base)
		if !ok {
			return
		}
		path, body := now.tap(rng)
		if path == "" {
			continue
		}
		status, b, ok := call(c, "POST", base+path, body)
		if !ok {
			return
		}
		var after position
		if status == 200 && json.Unmarshal(b, &after) == nil {
			told.note(after.Version, after.Hash)
		}
	}
}

// checker replays the record as it grows.
type checker struct {
	record companion.Record
	hashes map[int64]string // after each entry, by the replay
	last   int64
}

// verify holds the file against what was acknowledged: every step is there, once, and leads to the position that was shown,
// by its replay. What was replayed before is only read again at the end: whether it is as it was.
func (c *checker) verify(t *testing.T, path string, told *acknowledged, whole bool) {
	t.Helper()
	f, err := store.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer func() {
		if err := f.Close(); err != nil {
			t.Error(err)
		}
	}()
	if whole {
		c.record, c.last = companion.NewRecord(all.Games()), 0
	}
	entries, err := f.Table(tableID).Entries(t.Context(), c.last+1, 1<<40)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		if c.last++; e.No != c.last || e.Seen != c.last-1 {
			t.Fatalf("entry %d is numbered %d and saw %d", c.last, e.No, e.Seen)
		}
		if c.record, err = c.record.Apply(e); err != nil {
			t.Fatalf("entry %d cannot be played again: %v", e.No, err)
		}
		hash, err := c.record.Hash()
		if was, again := c.hashes[e.No]; err != nil || hash != e.Hash || again && was != hash {
			t.Fatalf("entry %d led to %s, and by its replay to %s (%v)", e.No, e.Hash, hash, err)
		}
		c.hashes[e.No] = hash
	}
	told.mu.Lock()
	defer told.mu.Unlock()
	for version, hash := range told.hashes {
		if got, there := c.hashes[version]; !there || got != hash {
			t.Fatalf("entry %d was acknowledged with the position %s and is there with %q; there are %d", version, hash, got, c.last)
		}
	}
}
