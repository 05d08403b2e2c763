package companion

import (
	"context"
	"log/slog"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"quartermaster/games"
)

// Archive is what a house remembers beyond the games that are being played: the people, the finished games with their
// statistics, and copies of it all. Any number of goroutines may use it.
type Archive struct {
	cfg ArchiveConfig

	mu      sync.Mutex // held while people or the history are read and written again
	tables  map[string]*Table
	history map[string]*chronicle
	failed  atomic.Pointer[error] // of the last copy
	brought atomic.Bool           // a copy was brought back
}

// ArchiveConfig is what an archive is made of.
type ArchiveConfig struct {
	House  House
	Games  []games.Game
	Copies string           // the folder of copies; "": none are kept
	Now    func() time.Time // nil: the clock
	Log    *slog.Logger     // nil: nothing is logged
}

// NewArchive makes the archive of a house.
func NewArchive(cfg ArchiveConfig) *Archive {
	if cfg.Now == nil {
		cfg.Now = time.Now
	}
	if cfg.Log == nil {
		cfg.Log = slog.New(slog.DiscardHandler)
	}
	return &Archive{cfg: cfg, tables: map[string]*Table{}, history: map[string]*chronicle{}}
}

// Restored says whether a copy was brought back since the archive was made.
func (a *Archive) Restored() bool { return a.brought.Load() }

// Join tells the archive of a table that is open, so that a change of what is kept reaches it.
func (a *Archive) Join(id string, t *Table) {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.tables[id] = t
}

// change rewrites what the house keeps while no table can write, and brings every table to where it is then; a.mu is held.
func (a *Archive) change(ctx context.Context, rewrite func(context.Context) error) error {
	ctx = context.WithoutCancel(ctx)
	for _, t := range a.tables {
		defer t.hold()()
	}
	err := rewrite(ctx)
	clear(a.history)
	for _, t := range a.tables {
		if again := t.renew(ctx); again != nil {
			t.unsure = true // it is read again before anything is added to it
			a.cfg.Log.Error("a table could not be read again", "err", again)
		}
	}
	return err
}

// Mend runs what repairs the house's record while no table can write. It is given the entries that open tables hold in memory; all
// of them read the record again afterwards.
func (a *Archive) Mend(ctx context.Context, mend func(ctx context.Context, known func(table string, no int64) (Entry, bool)) error) error {
	a.mu.Lock()
	defer a.mu.Unlock()
	return a.change(ctx, func(ctx context.Context) error {
		return mend(ctx, func(table string, no int64) (Entry, bool) {
			t := a.tables[table] // nobody writes to it meanwhile
			if t == nil || t.unsure {
				return Entry{}, false
			}
			return t.record.entry(no)
		})
	})
}

// names gives the open tables in an order that never changes.
func (a *Archive) names(ctx context.Context) ([]string, error) {
	ids, err := a.cfg.House.Tables(ctx)
	slices.Sort(ids)
	return ids, err
}
