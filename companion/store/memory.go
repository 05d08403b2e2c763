// Package store keeps tables' records: on disk in one SQLite file, or in memory.
//
// Both pass the one suite of package storetest. A file belongs to one process. What it acknowledges is on the disk;
// an entry whose fate is unknown after a fault is looked up by its number.
package store

import (
	"bytes"
	"context"
	"fmt"
	"sync"

	"quartermaster/companion"
)

// Memory is a record that ends with the process.
type Memory struct {
	mu      sync.Mutex
	entries [][]byte // as they would be kept, so that nobody can change one afterwards
	draft   []byte
}

// Append keeps an entry.
func (m *Memory) Append(_ context.Context, e companion.Entry) error {
	b, err := e.Marshal()
	if err != nil {
		return fmt.Errorf("%w: %w", companion.ErrNotKept, err)
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	if e.No != int64(len(m.entries))+1 {
		return fmt.Errorf("%w: entry %d cannot follow entry %d", companion.ErrNotKept, e.No, len(m.entries))
	}
	m.entries = append(m.entries, b)
	return nil
}

// Tail gives the entries from the base of the last start on.
func (m *Memory) Tail(ctx context.Context) ([]companion.Entry, error) {
	m.mu.Lock()
	n := int64(len(m.entries))
	m.mu.Unlock()
	all, err := m.Entries(ctx, 1, n)
	for i := len(all) - 1; i >= 0; i-- {
		if all[i].Kind == companion.Starts {
			return all[max(1, all[i].Base)-1:], err
		}
	}
	return all, err
}

// Entries gives the entries from number from to number to.
func (m *Memory) Entries(_ context.Context, from, to int64) ([]companion.Entry, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	var out []companion.Entry
	for no := max(1, from); no <= min(to, int64(len(m.entries))); no++ {
		e, err := companion.UnmarshalEntry(m.entries[no-1])
		if err != nil {
			return nil, err
		}
		out = append(out, e)
	}
	return out, nil
}

// KeepDraft keeps one draft.
func (m *Memory) KeepDraft(_ context.Context, draft []byte) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.draft = bytes.Clone(draft)
	return nil
}

// Draft gives the draft.
func (m *Memory) Draft(context.Context) ([]byte, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	return bytes.Clone(m.draft), nil
}
