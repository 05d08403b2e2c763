package companion

import (
	"context"
	"errors"
)

// Store keeps a table's record. Package companion/store has one on disk and one in memory.
type Store interface {
	// Append keeps an entry, whose number must follow the last one's. After nil the entry outlives a power cut.
	// After an error that is ErrNotKept it is certainly not in the record. After any other error nobody knows:
	// the store refuses further entries until Tail could be read again.
	Append(ctx context.Context, e Entry) error
	// Tail gives the entries that a table needs to be where it was: from the Base of the last start to the end.
	Tail(ctx context.Context) ([]Entry, error)
	// Entries gives the entries from number from to number to, both included.
	Entries(ctx context.Context, from, to int64) ([]Entry, error)
	// KeepDraft keeps one draft in the place of the last; nil keeps none. It is no part of the record.
	KeepDraft(ctx context.Context, draft []byte) error
	// Draft gives the draft, or nil.
	Draft(ctx context.Context) ([]byte, error)
}

// Pictures keeps the rectified pictures of the last few sightings.
type Pictures interface {
	Put(id string, jpeg []byte) error
	Get(id string) ([]byte, error)
}

// ErrNotKept says that an entry is certainly not in the record.
var ErrNotKept = errors.New("the entry was not kept")
