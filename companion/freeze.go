package companion

import "context"

// Frozen is a table whose record nobody can write to until Release is called.
type Frozen struct{ t *Table }

// Freeze keeps everybody from writing to the table's record. It waits for the answer that is being written.
func (t *Table) Freeze() Frozen {
	t.mu.Lock()
	return Frozen{t}
}

// Release lets people write again.
func (h Frozen) Release() { h.t.mu.Unlock() }

// Entry gives an entry of the game that is played, as the table holds it in memory.
func (h Frozen) Entry(no int64) (Entry, bool) {
	if h.t.unsure {
		return Entry{}, false
	}
	return h.t.record.entry(no)
}

// Renew reads the record again. After an error the table reads it before anything is added to it.
func (h Frozen) Renew(ctx context.Context) error {
	err := h.t.renewLocked(ctx)
	if err != nil {
		h.t.unsure = true
	}
	return err
}
