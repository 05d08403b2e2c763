package store

import (
	"context"
	"fmt"
	"sync"
	"time"

	"quartermaster/companion"
)

// Closed is a house that holds nothing and refuses every write, until a copy is brought back. It is used instead of a record that
// this program cannot read, so that the page can still be opened and says why. When a copy is brought back, the record is renamed, and
// the house goes on with a new file that holds the copy.
type Closed struct {
	empty MemoryHouse
	why   error
	path  string // of the record; "": it is no file, and no copy can be brought back

	mu   sync.Mutex
	file *File // of the copy that was brought back; nil: none was
}

// NewClosed gives a house that refuses everything for a reason. path is the file of the record that stays closed; "": there is none.
func NewClosed(why error, path string) *Closed { return &Closed{why: why, path: path} }

func (c *Closed) refuse() error { return fmt.Errorf("%w: %w", companion.ErrNotKept, c.why) }

// File is the record of the copy that was brought back; nil: none was.
func (c *Closed) File() *File {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.file
}

// reads is what is read from: nothing, or the copy that was brought back.
func (c *Closed) reads() companion.House {
	if f := c.File(); f != nil {
		return f
	}
	return &c.empty
}

// Table gives a record that is empty and to which nothing can be added, until a copy is brought back.
func (c *Closed) Table(id string) companion.Store { return closedTable{c, id} }

// Tables lists the tables of the copy that was brought back, and none before.
func (c *Closed) Tables(ctx context.Context) ([]string, error) { return c.reads().Tables(ctx) }

// Contents returns the contents of the copy that was brought back; before that there are none.
func (c *Closed) Contents(ctx context.Context) (*companion.Contents, error) {
	return c.reads().Contents(ctx)
}

// Change changes the copy that was brought back. Before, it refuses and says why.
func (c *Closed) Change(ctx context.Context, change func(*companion.Contents) error) error {
	if f := c.File(); f != nil {
		return f.Change(ctx, change)
	}
	return c.refuse()
}

// Replace renames the record and begins a new file with the contents.
func (c *Closed) Replace(ctx context.Context, with *companion.Contents, old func(*companion.Contents) error) error {
	c.mu.Lock()
	defer c.mu.Unlock()
	switch {
	case c.file != nil:
		return c.file.Replace(ctx, with, old)
	case c.path == "":
		return c.refuse()
	}
	if err := old(&companion.Contents{}); err != nil {
		return err
	}
	if _, err := SetAside(c.path, time.Now()); err != nil {
		return err
	}
	f, err := Open(c.path)
	if err != nil {
		return err
	}
	c.file = f
	return f.Replace(ctx, with, func(*companion.Contents) error { return nil })
}

// KeepPaper keeps a paper with the copy that was brought back. Before, it refuses and says why.
func (c *Closed) KeepPaper(ctx context.Context, name string, body []byte) error {
	if f := c.File(); f != nil {
		return f.KeepPaper(ctx, name, body)
	}
	return c.refuse()
}

// Papers returns the papers of the copy that was brought back; before that there are none.
func (c *Closed) Papers(ctx context.Context, prefix string) (map[string][]byte, error) {
	return c.reads().Papers(ctx, prefix)
}

// Close closes the copy that was brought back.
func (c *Closed) Close() error {
	if f := c.File(); f != nil {
		return f.Close()
	}
	return nil
}

type closedTable struct {
	c  *Closed
	id string
}

func (t closedTable) Tail(ctx context.Context) ([]companion.Entry, error) {
	return t.c.reads().Table(t.id).Tail(ctx)
}

func (t closedTable) Entries(ctx context.Context, from, to int64) ([]companion.Entry, error) {
	return t.c.reads().Table(t.id).Entries(ctx, from, to)
}

func (t closedTable) Papers(ctx context.Context, prefix string) (map[string][]byte, error) {
	return t.c.reads().Table(t.id).Papers(ctx, prefix)
}

func (t closedTable) Append(ctx context.Context, e companion.Entry) error {
	if f := t.c.File(); f != nil {
		return f.Table(t.id).Append(ctx, e)
	}
	return t.c.refuse()
}

func (t closedTable) KeepPaper(ctx context.Context, name string, body []byte) error {
	if f := t.c.File(); f != nil {
		return f.Table(t.id).KeepPaper(ctx, name, body)
	}
	return t.c.refuse()
}
