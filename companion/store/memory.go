// Package store keeps tables' records: on disk in one SQLite file, on a PostgreSQL server, or in memory.
//
// All three pass the tests of package storetest. A file belongs to one process. An entry is on the disk before it is acknowledged.
// If a fault leaves open whether an entry was kept, it is looked up by its number.
package store

import (
	"bytes"
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"
	"sync"

	"quartermaster/companion"
)

// Memory is a record that ends with the process.
type Memory struct {
	mu      sync.Mutex
	entries [][]byte // as JSON, so that a caller cannot change a kept entry
	papers  map[string][]byte
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
	all, err := m.Entries(ctx, 1, 1<<62)
	for i := len(all) - 1; i >= 0; i-- {
		if all[i].Kind == companion.Starts {
			return all[max(1, all[i].Base)-1:], err
		}
	}
	return all, err
}

// empty says whether nothing is kept.
func (m *Memory) empty() bool {
	m.mu.Lock()
	defer m.mu.Unlock()
	return len(m.entries)+len(m.papers) == 0
}

// put replaces everything that is kept.
func (m *Memory) put(entries [][]byte, papers map[string][]byte) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.entries, m.papers = entries, papers
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

// KeepPaper keeps a document.
func (m *Memory) KeepPaper(_ context.Context, name string, body []byte) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	if body == nil {
		delete(m.papers, name)
		return nil
	}
	if m.papers == nil {
		m.papers = map[string][]byte{}
	}
	m.papers[name] = slices.Clip(append([]byte{}, body...))
	return nil
}

// Papers gives the documents whose names begin with prefix.
func (m *Memory) Papers(_ context.Context, prefix string) (map[string][]byte, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	out := map[string][]byte{}
	for name, body := range m.papers {
		if strings.HasPrefix(name, prefix) {
			out[name] = bytes.Clone(body)
		}
	}
	return out, nil
}

// MemoryHouse keeps tables that end with the process.
type MemoryHouse struct {
	own Memory // holds the papers of the house

	mu     sync.Mutex
	tables map[string]*Memory
}

// KeepPaper keeps a document of the house.
func (h *MemoryHouse) KeepPaper(ctx context.Context, name string, body []byte) error {
	return h.own.KeepPaper(ctx, name, body)
}

// Papers gives the documents of the house whose names begin with prefix.
func (h *MemoryHouse) Papers(ctx context.Context, prefix string) (map[string][]byte, error) {
	return h.own.Papers(ctx, prefix)
}

// Table gives the record of one table.
func (h *MemoryHouse) Table(id string) companion.Store {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.tableLocked(id)
}

func (h *MemoryHouse) tableLocked(id string) *Memory {
	if h.tables == nil {
		h.tables = map[string]*Memory{}
	}
	if h.tables[id] == nil {
		h.tables[id] = &Memory{}
	}
	return h.tables[id]
}

// Tables lists the tables that have a record.
func (h *MemoryHouse) Tables(context.Context) ([]string, error) {
	h.mu.Lock()
	defer h.mu.Unlock()
	var ids []string
	for _, id := range slices.Sorted(maps.Keys(h.tables)) {
		if !h.tables[id].empty() {
			ids = append(ids, id)
		}
	}
	return ids, nil
}

// Contents gives everything that is kept.
func (h *MemoryHouse) Contents(ctx context.Context) (c *companion.Contents, err error) {
	ids, err := h.Tables(ctx)
	if err != nil {
		return nil, err
	}
	c = &companion.Contents{Tables: map[string]*companion.TableContents{}}
	if c.Papers, err = h.Papers(ctx, ""); err != nil {
		return nil, err
	}
	for _, id := range ids {
		k, s := &companion.TableContents{}, h.Table(id)
		if k.Entries, err = s.Entries(ctx, 1, 1<<62); err != nil {
			return nil, err
		}
		if k.Papers, err = s.Papers(ctx, ""); err != nil {
			return nil, err
		}
		c.Tables[id] = k
	}
	return c, nil
}

// Change rewrites everything. The caller must see to it that nobody writes at the same time.
func (h *MemoryHouse) Change(ctx context.Context, change func(*companion.Contents) error) error {
	c, err := h.Contents(ctx)
	if err != nil {
		return err
	}
	if err := change(c); err != nil {
		return err
	}
	next := map[string]*Memory{}
	for id, k := range c.Tables {
		if id == house {
			return errNameless
		}
		m := &Memory{papers: k.Papers}
		for _, e := range k.Entries {
			if err := m.Append(ctx, e); err != nil {
				return err
			}
		}
		next[id] = m
	}
	h.put(next, c.Papers)
	return nil
}

// put replaces everything that is kept.
func (h *MemoryHouse) put(next map[string]*Memory, papers map[string][]byte) {
	h.mu.Lock()
	defer h.mu.Unlock()
	for id, m := range h.tables { // a table that is in use stays the same value, and gets the new contents
		if next[id] == nil {
			next[id] = &Memory{}
		}
		m.put(next[id].entries, next[id].papers)
		next[id] = m
	}
	h.tables = next
	h.own.put(nil, papers)
}

// Replace replaces everything.
func (h *MemoryHouse) Replace(ctx context.Context, c *companion.Contents, old func(*companion.Contents) error) error {
	return h.Change(ctx, func(now *companion.Contents) error {
		if err := old(now); err != nil {
			return err
		}
		*now = *c
		return nil
	})
}
