package store

import (
	"context"
	"fmt"

	"quartermaster/companion"
)

// Closed is a house that holds nothing and refuses every write. It is used instead of a record that this program may not touch, so
// that the page can still be opened and says why.
type Closed struct {
	empty MemoryHouse
	why   error
}

// NewClosed gives a house that refuses everything for a reason.
func NewClosed(why error) *Closed { return &Closed{why: why} }

func (c *Closed) refuse() error { return fmt.Errorf("%w: %w", companion.ErrNotKept, c.why) }

// Table gives an empty record to which nothing can be added.
func (c *Closed) Table(id string) companion.Store { return closedTable{c.empty.Table(id), c} }

// Tables lists none.
func (c *Closed) Tables(context.Context) ([]string, error) { return nil, nil }

// Contents is nothing.
func (c *Closed) Contents(ctx context.Context) (*companion.Contents, error) {
	return c.empty.Contents(ctx)
}

// Change changes nothing, and says why.
func (c *Closed) Change(context.Context, func(*companion.Contents) error) error { return c.refuse() }

// Replace replaces nothing, and says why.
func (c *Closed) Replace(context.Context, *companion.Contents, func(*companion.Contents) error) error {
	return c.refuse()
}

// KeepPaper keeps nothing, and says why.
func (c *Closed) KeepPaper(context.Context, string, []byte) error { return c.refuse() }

// Papers gives none.
func (c *Closed) Papers(context.Context, string) (map[string][]byte, error) {
	return map[string][]byte{}, nil
}

// Close ends nothing.
func (c *Closed) Close() error { return nil }

type closedTable struct {
	companion.Store
	c *Closed
}

func (t closedTable) Append(context.Context, companion.Entry) error { return t.c.refuse() }

func (t closedTable) KeepPaper(context.Context, string, []byte) error { return t.c.refuse() }
