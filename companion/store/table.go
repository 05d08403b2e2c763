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

// sum guards an entry against silent damage of the disk.
func sum(no int64, body string) []byte {
	h := sha256.Sum256([]byte(strconv.FormatInt(no, 10) + "\n" + body))
	return h[:8]
}

// Append keeps an entry.
func (t *table) Append(_ context.Context, e companion.Entry) error {
	f := t.f
	b, err := e.Marshal()
	if err != nil {
		return fmt.Errorf("%w: %w", companion.ErrNotKept, err)
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.unread[t.id] {
		return errors.New("the record must be read again before anything is added to it")
	}
	if err := f.writable(); err != nil {
		return fmt.Errorf("%w: %w", companion.ErrNotKept, err)
	}
	last, err := t.last()
	if err != nil {
		return errors.Join(fmt.Errorf("%w: %w", companion.ErrNotKept, err), f.drop())
	}
	if e.No != last+1 {
		return fmt.Errorf("%w: entry %d cannot follow entry %d", companion.ErrNotKept, e.No, last)
	}
	body := string(b)
	err = f.insert(t.id, e, body)
	f.full = err // until the disk takes something again
	if err == nil {
		f.last[t.id] = e.No
		f.marked(t.id, e.No, sum(e.No, body))
		f.added()
		return nil
	}
	if err := t.settle(e.No, b, err); err != nil {
		return err
	}
	f.marked(t.id, e.No, sum(e.No, body))
	return nil
}

// settle finds out what became of an entry whose writing failed. An error of the disk says nothing about that:
// the log may hold it all the same. The file is opened anew, as after a power cut, and looked into.
func (t *table) settle(no int64, body []byte, fault error) error {
	f := t.f
	delete(f.last, t.id)
	f.unread[t.id] = true
	fault = errors.Join(fault, f.drop())
	if err := f.ready(); err != nil {
		return errors.Join(fault, err)
	}
	e, err := t.entries(no, no)
	if err != nil {
		return errors.Join(fault, err)
	}
	delete(f.unread, t.id)
	if len(e) == 0 {
		return fmt.Errorf("%w: %w", companion.ErrNotKept, fault)
	}
	if kept, err := e[0].Marshal(); err != nil || !bytes.Equal(kept, body) {
		return fmt.Errorf("another entry has the number %d: %w", no, errors.Join(fault, err))
	}
	return nil
}

func (t *table) last() (int64, error) {
	if no, ok := t.f.last[t.id]; ok {
		return no, nil
	}
	no, err := t.f.number("SELECT coalesce(max(no), 0) FROM entry WHERE tbl = ?", t.id)
	if err == nil {
		t.f.last[t.id] = no
	}
	return no, err
}

// Tail gives the entries from the base of the last start on.
func (t *table) Tail(context.Context) ([]companion.Entry, error) {
	f := t.f
	f.mu.Lock()
	defer f.mu.Unlock()
	if err := f.ready(); err != nil {
		return nil, err
	}
	delete(f.last, t.id)
	last, err := t.last()
	if err != nil {
		return nil, t.f.lost(err)
	}
	start, err := f.number("SELECT coalesce(max(no), 0) FROM entry WHERE tbl = ? AND kind = 'start'", t.id)
	if err != nil {
		return nil, t.f.lost(err)
	}
	from := int64(1)
	if start > 0 {
		e, err := t.entries(start, start)
		if err != nil {
			return nil, t.f.lost(err)
		}
		from = max(1, e[0].Base)
	}
	out, err := t.entries(from, last)
	if err != nil {
		return nil, t.f.lost(err)
	}
	if want := last - from + 1; int64(len(out)) != want {
		return nil, f.broken(fmt.Errorf("%d entries from %d to %d", len(out), from, last))
	}
	delete(f.unread, t.id)
	return out, nil
}

// lost closes a file that cannot be read or written, so that it is opened anew; nil stays nil.
func (f *File) lost(err error) error {
	var unusable *Unusable
	if err == nil || errors.As(err, &unusable) {
		return err
	}
	return errors.Join(f.why(err), f.drop())
}

// Entries gives the entries from number from to number to.
func (t *table) Entries(_ context.Context, from, to int64) ([]companion.Entry, error) {
	t.f.mu.Lock()
	defer t.f.mu.Unlock()
	if err := t.f.ready(); err != nil {
		return nil, err
	}
	out, err := t.entries(from, to)
	if err != nil {
		return nil, t.f.lost(err)
	}
	return out, nil
}

func (t *table) entries(from, to int64) (out []companion.Entry, err error) {
	err = t.f.rows("SELECT no, body, sum FROM entry WHERE tbl = ? AND no BETWEEN ? AND ? ORDER BY no", func(s *sqlite3.Stmt) error {
		no, body := s.ColumnInt64(0), s.ColumnText(1)
		if !bytes.Equal(s.ColumnRawBlob(2), sum(no, body)) {
			return t.f.broken(fmt.Errorf("entry %d does not match its checksum", no))
		}
		e, err := companion.UnmarshalEntry([]byte(body))
		if err != nil { // as it was written, so somebody wrote it so
			return t.f.newer(err)
		}
		if e.No != no {
			return t.f.broken(fmt.Errorf("entry %d says that it is entry %d", no, e.No))
		}
		out = append(out, e)
		return nil
	}, t.id, from, to)
	return out, err
}

// KeepPaper keeps a document.
func (t *table) KeepPaper(_ context.Context, name string, body []byte) error {
	return t.f.keepPaper(t.id, name, body)
}

// Papers gives the documents whose names begin with prefix.
func (t *table) Papers(_ context.Context, prefix string) (map[string][]byte, error) {
	return t.f.papers(t.id, prefix)
}
