// Package archive is what a house remembers beyond the games that are being played: the finished games with their statistics, copies
// of everything, and the people, who are in package people.
//
//	tables ──▶ record ──▶ chapters ──▶ history ──▶ statistics, JSON, CSV, BG Stats
//	              ▲ │
//	              │ └──▶ copies (daily, before another is brought back)
//	              └───── bring back, forget, mend: nobody else writes meanwhile
package archive

import (
	"context"
	"log/slog"
	"maps"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"quartermaster/companion"
	"quartermaster/companion/people"
	"quartermaster/games"
)

// Archive holds the people, the finished games and the copies of a house. Any number of goroutines may use it.
type Archive struct {
	cfg    Config
	people *people.Book

	mu      sync.Mutex // held while the history or copies are read and written again
	tables  map[string]*companion.Table
	history map[string]*cachedHistory
	failed  atomic.Pointer[error] // of the last copy
	brought atomic.Bool           // a copy was brought back
}

// Config is what an archive is made of.
type Config struct {
	House  companion.House
	Games  []games.Game
	Copies string           // the folder of copies; "": none are kept
	Now    func() time.Time // nil: the clock
	Log    *slog.Logger     // nil: nothing is logged
}

// New makes the archive of a house.
func New(cfg Config) *Archive {
	if cfg.Now == nil {
		cfg.Now = time.Now
	}
	if cfg.Log == nil {
		cfg.Log = slog.New(slog.DiscardHandler)
	}
	return &Archive{cfg: cfg, people: people.NewBook(cfg.House, cfg.Now, cfg.Log), tables: map[string]*companion.Table{}, history: map[string]*cachedHistory{}}
}

// People gives the people whom the house remembers.
func (a *Archive) People() *people.Book { return a.people }

// Restored says whether a copy was brought back since the archive was made.
func (a *Archive) Restored() bool { return a.brought.Load() }

// Join tells the archive of a table that is open, so that a change of what is kept reaches it.
func (a *Archive) Join(id string, t *companion.Table) {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.tables[id] = t
}

// changeLocked rewrites what the house keeps while nobody else can write, and brings every table to where it is then.
func (a *Archive) changeLocked(ctx context.Context, rewrite func(context.Context, map[string]companion.Frozen) error) error {
	ctx = context.WithoutCancel(ctx)
	frozen := map[string]companion.Frozen{}
	for id, t := range a.tables {
		frozen[id] = t.Freeze()
		defer frozen[id].Release()
	}
	defer a.people.Hold()()
	err := rewrite(ctx, frozen)
	clear(a.history)
	for _, t := range frozen {
		if again := t.Renew(ctx); again != nil {
			a.cfg.Log.Error("a table could not be read again", "err", again)
		}
	}
	return err
}

// Mend runs what repairs the house's record while no table can write. It is given the entries that open tables hold in memory; all
// of them read the record again afterwards.
func (a *Archive) Mend(ctx context.Context, mend func(ctx context.Context, known func(table string, no int64) (companion.Entry, bool)) error) error {
	a.mu.Lock()
	defer a.mu.Unlock()
	return a.changeLocked(ctx, func(ctx context.Context, frozen map[string]companion.Frozen) error {
		return mend(ctx, func(table string, no int64) (companion.Entry, bool) {
			t, open := frozen[table]
			if !open {
				return companion.Entry{}, false
			}
			return t.Entry(no)
		})
	})
}

// Forget removes a person for good. The person's games stay, without the name. All copies are removed, because they hold the name,
// and a new one is made. A copy that was carried away keeps it.
func (a *Archive) Forget(ctx context.Context, id string) error {
	a.mu.Lock()
	defer a.mu.Unlock()
	if err := a.changeLocked(ctx, func(ctx context.Context, _ map[string]companion.Frozen) error {
		who, err := a.people.Find(ctx, id)
		if err != nil {
			return err
		}
		return a.cfg.House.Change(ctx, func(c *companion.Contents) error {
			for _, k := range c.Tables {
				maps.DeleteFunc(k.Papers, func(name string, _ []byte) bool { return strings.HasPrefix(name, historyPaper) }) // told again from the record
			}
			who.Strike(c, a.cfg.Games)
			return nil
		})
	}); err != nil {
		return err
	}
	if err := a.dropCopies(); err != nil {
		return err
	}
	_, err := a.keepCopyLocked(ctx)
	return err
}

// names gives the open tables in an order that never changes.
func (a *Archive) names(ctx context.Context) ([]string, error) {
	ids, err := a.cfg.House.Tables(ctx)
	slices.Sort(ids)
	return ids, err
}
