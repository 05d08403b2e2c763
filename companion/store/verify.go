package store

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"time"

	"github.com/ncruces/go-sqlite3"

	"quartermaster/companion"
)

// Mend compares every entry and document with its checksum, and gives what was damaged. Acknowledged entries that are missing at the
// end count as damaged. A damaged entry that known still has in memory is written again. Any other is moved to a new file whose name
// begins with aside, and a Lost entry takes its place. A finished game with Lost entries is no longer shown in the history. The game
// that is being played goes on from its last step before the damage, which one further entry says. No table may write meanwhile, and
// all must read the record again afterwards. known may be nil.
func (f *File) Mend(ctx context.Context, aside string, known Known) ([]Damage, error) {
	return f.verify(ctx, func(i *inspection) ([]Damage, error) { return f.mendTable(i, aside, known) }, aside)
}

// Damage gives the first damaged place of each table, and changes nothing.
func (f *File) Damage(ctx context.Context) ([]Damage, error) {
	return f.verify(ctx, func(i *inspection) ([]Damage, error) {
		return []Damage{{Table: i.table, From: i.first(), To: i.first()}}, nil
	}, "")
}

func (f *File) verify(ctx context.Context, damaged func(*inspection) ([]Damage, error), aside string) ([]Damage, error) {
	mend := aside != ""
	ids, err := f.toVerify(mend)
	if err != nil {
		return nil, err
	}
	var all []Damage
	var failed error
	for _, id := range ids {
		i, err := f.inspect(ctx, id)
		if err == nil && mend {
			err = f.wantLost(i)
		}
		if err == nil && !i.whole() {
			var found []Damage
			found, err = damaged(i)
			all = append(all, found...)
		}
		failed = errors.Join(failed, err)
	}
	papers, err := f.verifyPapers(aside)
	return append(all, papers...), errors.Join(failed, err)
}

// toVerify lists the tables to look at. A mend also looks at a table of which nothing is left but its mark.
func (f *File) toVerify(mend bool) ([]string, error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if err := f.readyLocked(); err != nil {
		return nil, err
	}
	ids, err := f.tablesLocked()
	if err != nil || !mend {
		return ids, err
	}
	for _, l := range f.losses {
		if !slices.Contains(ids, l.Table) && l.Table != house {
			ids = append(ids, l.Table)
		}
	}
	return ids, nil
}

// inspect reads a table in short parts, and releases the lock between them, so that players need not wait long.
func (f *File) inspect(ctx context.Context, id string) (*inspection, error) {
	i, next := newInspection(id), int64(1)
	for {
		if ctx.Err() != nil {
			return nil, ctx.Err()
		}
		n, err := f.inspectSome(i, &next)
		if err != nil || n < atOnce {
			return i, err
		}
	}
}

// atOnce is how many rows an inspection reads while it holds the lock.
const atOnce = 500

// inspectSome reads the next rows of the inspected table, from number *next on, and gives how many there were. It moves *next on.
func (f *File) inspectSome(i *inspection, next *int64) (n int, err error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if err := f.readyLocked(); err != nil {
		return 0, f.faultLocked(err)
	}
	err = f.readRowsLocked(i.table, *next, atOnce, func(r row) error {
		from, last := i.next, *next
		n, *next = n+1, r.no+1
		if r.no < last || !i.see(r) { // a damaged index gives rows out of order
			return f.broken(fmt.Errorf("after entry %d of %s follows entry %d", from-1, i.table, r.no))
		}
		return nil
	})
	return n, f.faultLocked(err)
}

// readRowsLocked visits at most limit rows of a table, from a number on.
func (f *File) readRowsLocked(id string, from, limit int64, visit func(row) error) error {
	return f.rowsLocked("SELECT no, kind, body, sum FROM entry WHERE tbl = ? AND no >= ? ORDER BY no LIMIT ?", func(s *sqlite3.Stmt) error {
		return visit(row{s.ColumnInt64(0), s.ColumnText(1), s.ColumnText(2), bytes.Clone(s.ColumnRawBlob(3))})
	}, id, from, limit)
}

// wantLost makes the inspection count entries as missing that were acknowledged before the record was opened.
func (f *File) wantLost(i *inspection) error {
	f.mu.Lock()
	defer f.mu.Unlock()
	for _, l := range f.losses {
		if l.Table == i.table && !i.want(l.Had) {
			return f.broken(fmt.Errorf("entries %d to %d of %s are missing", i.next, l.Had, i.table))
		}
	}
	return nil
}

func (f *File) mendTable(i *inspection, aside string, known Known) ([]Damage, error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if err := f.writableLocked(); err != nil {
		return nil, err
	}
	_, begun := f.mark.Tables[i.table]
	m, err := i.mend(begun, aside, known)
	if err != nil {
		return nil, err
	}
	delete(f.last, i.table)
	err = f.changeLocked(func() error {
		for _, no := range m.remove {
			if err := f.rowsLocked("DELETE FROM entry WHERE tbl = ? AND no = ?", nil, i.table, no); err != nil {
				return err
			}
		}
		for _, r := range m.put {
			if err := f.rowsLocked("INSERT OR REPLACE INTO entry(tbl, no, kind, body, sum) VALUES(?, ?, ?, ?, ?)", nil, i.table, r.no, r.kind, r.body, r.sum); err != nil {
				return err
			}
		}
		return f.rowsLocked("DELETE FROM paper WHERE tbl = ? AND substr(name, 1, 8) = 'history/'", nil, i.table) // it is made again from the record
	})
	if err != nil {
		return nil, f.faultLocked(err)
	}
	if n := len(m.put); n > 0 && m.put[n-1].no >= i.newest.no {
		f.markedLocked(i.table, m.put[n-1].no, m.put[n-1].sum)
	}
	f.losses = slices.DeleteFunc(f.losses, func(l Loss) bool {
		return l.Table == i.table && l.Had > 0 && (l.Has < l.Had || slices.ContainsFunc(i.odd, func(r row) bool { return r.no == l.Had }))
	})
	f.addedLocked()
	return m.found, nil
}

// changeLocked runs do in one transaction.
func (f *File) changeLocked(do func() error) error {
	if err := f.conn.Exec("BEGIN IMMEDIATE"); err != nil {
		return err
	}
	err := do()
	if err == nil {
		err = f.conn.Exec("COMMIT")
	}
	if err != nil && !f.conn.GetAutocommit() {
		err = errors.Join(err, f.conn.Exec("ROLLBACK"))
	}
	return err
}

// verifyPapers finds damaged documents. With a path aside it moves them there; without, it gives only the first.
func (f *File) verifyPapers(aside string) ([]Damage, error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if err := f.readyLocked(); err != nil {
		return nil, err
	}
	type paper struct {
		Table, Name string
		Body        []byte
	}
	var odd []paper
	err := f.rowsLocked("SELECT tbl, name, sum, body FROM paper", func(s *sqlite3.Stmt) error {
		if p := (paper{s.ColumnText(0), s.ColumnText(1), s.ColumnBlob(3, []byte{})}); !paperIntact(s, p.Table, p.Name, p.Body) {
			odd = append(odd, p)
		}
		return nil
	})
	if err != nil || len(odd) == 0 {
		return nil, f.faultLocked(err)
	}
	if aside == "" {
		return []Damage{{Table: odd[0].Table, Paper: odd[0].Name}}, nil
	}
	if err := f.writableLocked(); err != nil {
		return nil, err
	}
	aside = damagedFile(aside, time.Now())
	text, err := json.Marshal(odd)
	if err == nil {
		err = writeSynced(aside, text)
	}
	if err != nil {
		return nil, fmt.Errorf("damaged documents could not be set aside: %w", err)
	}
	var all []Damage
	for _, p := range odd {
		all = append(all, Damage{Table: p.Table, Paper: p.Name, Aside: aside})
	}
	slices.SortFunc(all, func(a, b Damage) int { return cmp.Or(cmp.Compare(a.Table, b.Table), cmp.Compare(a.Paper, b.Paper)) })
	return all, f.faultLocked(f.changeLocked(func() error {
		for _, p := range odd {
			if err := f.rowsLocked("DELETE FROM paper WHERE tbl = ? AND name = ?", nil, p.Table, p.Name); err != nil {
				return err
			}
		}
		return nil
	}))
}

// writeSynced writes a new file and syncs it, so that it survives a power cut.
func writeSynced(path string, b []byte) error {
	out, err := os.OpenFile(path, os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o600)
	if err != nil {
		return err
	}
	_, err = out.Write(b)
	if err = errors.Join(err, out.Sync(), out.Close()); err != nil {
		return errors.Join(err, os.Remove(path))
	}
	_ = companion.Sync(filepath.Dir(path)) // on an error the file is there, but a power cut may lose its name
	return nil
}
