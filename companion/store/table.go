package store

import (
	"bytes"
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"strconv"

	"github.com/ncruces/go-sqlite3"

	"quartermaster/companion"
)

// table is the record of one table in a File.
type table struct {
	f  *File
	id string
}

// sum is the checksum of an entry, by which silent damage of the disk is noticed.
func sum(no int64, body string) []byte {
	h := sha256.Sum256([]byte(strconv.FormatInt(no, 10) + "\n" + body))
	return h[:8]
}

// Append keeps an entry.
func (t *table) Append(_ context.Context, e companion.Entry) error {
	b, err := e.Marshal()
	if err != nil {
		return fmt.Errorf("%w: %w", companion.ErrNotKept, err)
	}
	return t.f.append(t.id, e, b)
}

// Tail gives the entries from the base of the last start on.
func (t *table) Tail(context.Context) ([]companion.Entry, error) { return t.f.tail(t.id) }

// Entries gives the entries from number from to number to.
func (t *table) Entries(_ context.Context, from, to int64) ([]companion.Entry, error) {
	return t.f.entries(t.id, from, to)
}

// KeepPaper keeps a document.
func (t *table) KeepPaper(_ context.Context, name string, body []byte) error {
	return t.f.keepPaper(t.id, name, body)
}

// Papers gives the documents whose names begin with prefix.
func (t *table) Papers(_ context.Context, prefix string) (map[string][]byte, error) {
	return t.f.papers(t.id, prefix)
}

// append adds an entry to the record of a table. b is the entry as JSON.
func (f *File) append(id string, e companion.Entry, b []byte) error {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.unread[id] {
		return errors.New("the record must be read again before anything is added to it")
	}
	if err := f.writableLocked(); err != nil {
		return fmt.Errorf("%w: %w", companion.ErrNotKept, err)
	}
	last, err := f.lastLocked(id)
	if err != nil {
		return errors.Join(fmt.Errorf("%w: %w", companion.ErrNotKept, err), f.dropLocked())
	}
	if e.No != last+1 {
		return fmt.Errorf("%w: entry %d cannot follow entry %d", companion.ErrNotKept, e.No, last)
	}
	body := string(b)
	err = f.insertLocked(id, e, body)
	f.full = err // the disk counts as full until it accepts a write again
	if err == nil {
		f.last[id] = e.No
		f.markedLocked(id, e.No, sum(e.No, body))
		f.addedLocked()
		return nil
	}
	if err := f.settleLocked(id, e.No, b, err); err != nil {
		return err
	}
	f.markedLocked(id, e.No, sum(e.No, body))
	return nil
}

// settleLocked finds out whether an entry was kept although writing it failed. A disk error does not tell: the entry may be in the
// log all the same. So the file is opened again, as after a power cut, and the entry is looked up.
func (f *File) settleLocked(id string, no int64, body []byte, fault error) error {
	delete(f.last, id)
	f.unread[id] = true
	fault = errors.Join(fault, f.dropLocked())
	if err := f.readyLocked(); err != nil {
		return errors.Join(fault, err)
	}
	e, err := f.entriesLocked(id, no, no)
	if err != nil {
		return errors.Join(fault, err)
	}
	delete(f.unread, id)
	if len(e) == 0 {
		return fmt.Errorf("%w: %w", companion.ErrNotKept, fault)
	}
	if kept, err := e[0].Marshal(); err != nil || !bytes.Equal(kept, body) {
		return fmt.Errorf("another entry has the number %d: %w", no, errors.Join(fault, err))
	}
	return nil
}

// lastLocked is the number of a table's last entry; 0: it has none.
func (f *File) lastLocked(id string) (int64, error) {
	if no, ok := f.last[id]; ok {
		return no, nil
	}
	no, err := f.numberLocked("SELECT coalesce(max(no), 0) FROM entry WHERE tbl = ?", id)
	if err == nil {
		f.last[id] = no
	}
	return no, err
}

// tail gives the entries of a table from the base of its last start on.
func (f *File) tail(id string) ([]companion.Entry, error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if err := f.readyLocked(); err != nil {
		return nil, err
	}
	delete(f.last, id)
	last, err := f.lastLocked(id)
	if err != nil {
		return nil, f.faultLocked(err)
	}
	start, err := f.numberLocked("SELECT coalesce(max(no), 0) FROM entry WHERE tbl = ? AND kind = 'start'", id)
	if err != nil {
		return nil, f.faultLocked(err)
	}
	from := int64(1)
	if start > 0 {
		e, err := f.entriesLocked(id, start, start)
		if err != nil {
			return nil, f.faultLocked(err)
		}
		from = max(1, e[0].Base)
	}
	out, err := f.entriesLocked(id, from, last)
	if err != nil {
		return nil, f.faultLocked(err)
	}
	if want := last - from + 1; int64(len(out)) != want {
		return nil, f.broken(fmt.Errorf("%d entries from %d to %d", len(out), from, last))
	}
	delete(f.unread, id)
	return out, nil
}

// faultLocked closes the file after an error of reading or writing, so that the next use opens it again. A nil error stays nil.
func (f *File) faultLocked(err error) error {
	var unusable *Unusable
	if err == nil || errors.As(err, &unusable) {
		return err
	}
	return errors.Join(f.why(err), f.dropLocked())
}

// entries gives the entries of a table from number from to number to.
func (f *File) entries(id string, from, to int64) ([]companion.Entry, error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if err := f.readyLocked(); err != nil {
		return nil, err
	}
	out, err := f.entriesLocked(id, from, to)
	if err != nil {
		return nil, f.faultLocked(err)
	}
	return out, nil
}

func (f *File) entriesLocked(id string, from, to int64) (out []companion.Entry, err error) {
	err = f.rowsLocked("SELECT no, body, sum FROM entry WHERE tbl = ? AND no BETWEEN ? AND ? ORDER BY no", func(s *sqlite3.Stmt) error {
		no, body := s.ColumnInt64(0), s.ColumnText(1)
		if !bytes.Equal(s.ColumnRawBlob(2), sum(no, body)) {
			return f.broken(fmt.Errorf("entry %d does not match its checksum", no))
		}
		e, err := companion.UnmarshalEntry([]byte(body))
		if err != nil { // the checksum is right, so a newer program wrote it
			return f.newer(err)
		}
		if e.No != no {
			return f.broken(fmt.Errorf("entry %d says that it is entry %d", no, e.No))
		}
		out = append(out, e)
		return nil
	}, id, from, to)
	return out, err
}
