package companion

import (
	"context"
	"errors"
	"fmt"
	"regexp"
)

// House keeps the records of all tables. Package companion/store has one in a file, one on a database server and one in
// memory. Its own papers are what belongs to no table, such as the people.
type House interface {
	Papers
	// Table gives the record of one table, which need not exist yet.
	Table(id string) Store
	// Tables lists the tables that have a record.
	Tables(ctx context.Context) ([]string, error)
	// Contents gives everything that is kept.
	Contents(ctx context.Context) (*Contents, error)
	// Change rewrites everything in one transaction. Otherwise the record is append-only: only forgetting a person and bringing back a
	// copy change it.
	Change(ctx context.Context, f func(*Contents) error) error
	// Replace puts contents in the place of everything, in one transaction. The old contents may be damaged: old is called with the part
	// that can be read, and nothing is replaced if it gives an error.
	Replace(ctx context.Context, c *Contents, old func(*Contents) error) error
}

// Contents is everything that a house keeps.
type Contents struct {
	Papers map[string][]byte
	Tables map[string]*TableContents
}

// TableContents is everything that a house keeps of one table.
type TableContents struct {
	Entries []Entry // 1, 2, 3 …
	Papers  map[string][]byte
}

// TableName is what a table may be called.
var TableName = regexp.MustCompile(`^[a-z0-9][a-z0-9-]{0,39}$`)

// SealedPaper is the name of the paper that holds a table's sealed answers. It is in no copy.
const SealedPaper = "sealed"

// Store keeps a table's record.
type Store interface {
	Papers
	// Append keeps an entry, whose number must follow the last one's. After nil the entry outlives a power cut.
	// After an error that is ErrNotKept it is certainly not in the record. After any other error nobody knows:
	// the store refuses further entries until Tail could be read again.
	Append(ctx context.Context, e Entry) error
	// Tail gives the entries that a table needs to be where it was: from the Base of the last start to the end.
	Tail(ctx context.Context) ([]Entry, error)
	// Entries gives the entries from number from to number to, both included.
	Entries(ctx context.Context, from, to int64) ([]Entry, error)
}

// Papers keeps small documents by name, beside the record and no part of it.
type Papers interface {
	// KeepPaper keeps a document in the place of the last of its name; nil keeps none.
	KeepPaper(ctx context.Context, name string, body []byte) error
	// Papers gives the documents whose names begin with prefix.
	Papers(ctx context.Context, prefix string) (map[string][]byte, error)
}

// Watcher is a store that others write to as well.
type Watcher interface {
	// Watch calls changed after each change that somebody else may have made, until ctx ends.
	Watch(ctx context.Context, changed func()) error
}

// Pictures keeps the rectified pictures of the last few sightings.
type Pictures interface {
	Put(id string, jpeg []byte) error
	Get(id string) ([]byte, error)
}

// ErrBehind says that an entry is certainly not in the record, because another process added one first: read it again.
var ErrBehind = fmt.Errorf("%w, another was added first", ErrNotKept)

// ErrNotKept says that an entry is certainly not in the record.
var ErrNotKept = errors.New("the entry was not kept")
