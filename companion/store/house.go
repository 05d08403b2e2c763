package store

import (
	"bytes"
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"time"

	"github.com/ncruces/go-sqlite3"

	"quartermaster/companion"
)

// house is the name of the table under which the papers of the house are kept.
const house = ""

var errNameless = errors.New("a table without a name")

// KeepPaper keeps a document of the house.
func (f *File) KeepPaper(_ context.Context, name string, body []byte) error {
	return f.keepPaper(house, name, body)
}

// Papers gives the documents of the house whose names begin with prefix.
func (f *File) Papers(_ context.Context, prefix string) (map[string][]byte, error) {
	return f.papers(house, prefix)
}

func (f *File) keepPaper(table, name string, body []byte) error {
	f.mu.Lock()
	defer f.mu.Unlock()
	if err := f.writableLocked(); err != nil {
		return err
	}
	if body == nil {
		return f.faultLocked(f.rowsLocked("DELETE FROM paper WHERE tbl = ? AND name = ?", nil, table, name))
	}
	return f.faultLocked(f.putPaperLocked(table, name, body))
}

func (f *File) putPaperLocked(table, name string, body []byte) error {
	return f.rowsLocked("INSERT OR REPLACE INTO paper(tbl, name, body, sum) VALUES(?, ?, ?, ?)", nil, table, name, body, paperSum(table, name, body))
}

// paperSum is the checksum of a document, by which silent damage of the disk is noticed.
func paperSum(table, name string, body []byte) []byte {
	h := sha256.New()
	fmt.Fprintf(h, "%q %q\n", table, name)
	h.Write(body)
	return h.Sum(nil)[:8]
}

func (f *File) papers(table, prefix string) (map[string][]byte, error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if err := f.readyLocked(); err != nil {
		return nil, err
	}
	papers, err := f.readPapersLocked(table, prefix)
	return papers, f.faultLocked(err)
}

func (f *File) readPapersLocked(table, prefix string) (map[string][]byte, error) {
	papers := map[string][]byte{}
	return papers, f.rowsLocked("SELECT name, body, sum FROM paper WHERE tbl = ? AND substr(name, 1, length(?)) = ?", func(s *sqlite3.Stmt) error {
		name, body := s.ColumnText(0), s.ColumnBlob(1, []byte{})
		if paperIntact(s, table, name, body) {
			papers[name] = body // a damaged one counts as missing; Damage reports it
		}
		return nil
	}, table, prefix, prefix)
}

// paperIntact says whether a document matches its checksum, which is column 2. Older programs wrote none: their documents pass.
func paperIntact(s *sqlite3.Stmt, table, name string, body []byte) bool {
	check := s.ColumnRawBlob(2)
	return len(check) == 0 || bytes.Equal(check, paperSum(table, name, body))
}

// Tables lists the tables that have a record.
func (f *File) Tables(context.Context) ([]string, error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if err := f.readyLocked(); err != nil {
		return nil, err
	}
	ids, err := f.tablesLocked()
	return ids, f.faultLocked(err)
}

func (f *File) tablesLocked() (ids []string, err error) {
	err = f.rowsLocked("SELECT tbl FROM entry UNION SELECT tbl FROM paper ORDER BY tbl", func(s *sqlite3.Stmt) error {
		if id := s.ColumnText(0); id != house {
			ids = append(ids, id)
		}
		return nil
	})
	return ids, err
}

// Contents gives everything that is kept.
func (f *File) Contents(context.Context) (*companion.Contents, error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if err := f.readyLocked(); err != nil {
		return nil, err
	}
	c, err := f.contentsLocked()
	return c, f.faultLocked(err)
}

func (f *File) contentsLocked() (*companion.Contents, error) {
	papers, err := f.readPapersLocked(house, "")
	if err != nil {
		return nil, err
	}
	c := &companion.Contents{Papers: papers, Tables: map[string]*companion.TableContents{}}
	ids, err := f.tablesLocked()
	if err != nil {
		return nil, err
	}
	for _, id := range ids {
		k := &companion.TableContents{}
		if k.Papers, err = f.readPapersLocked(id, ""); err != nil {
			return nil, err
		}
		if k.Entries, err = f.entriesLocked(id, 1, 1<<62); err != nil {
			return nil, err
		}
		for i, e := range k.Entries {
			if e.No != int64(i)+1 {
				return nil, f.broken(fmt.Errorf("entry %d of %s is missing", i+1, id))
			}
		}
		c.Tables[id] = k
	}
	return c, nil
}

// Change rewrites everything in one transaction. The old contents are overwritten in the file too, because a removed name must not
// stay in it.
func (f *File) Change(_ context.Context, change func(*companion.Contents) error) error {
	f.mu.Lock()
	defer f.mu.Unlock()
	if err := f.writableLocked(); err != nil {
		return err
	}
	c, err := f.contentsLocked()
	if err != nil {
		return f.faultLocked(err)
	}
	if err := change(c); err != nil {
		return err
	}
	return f.faultLocked(f.rewriteLocked(c))
}

// Replace replaces everything. The record before may be damaged: old is given what can be read of it. A file that is too damaged to
// be written is set aside, and a new one is made.
func (f *File) Replace(_ context.Context, c *companion.Contents, old func(*companion.Contents) error) error {
	f.mu.Lock()
	defer f.mu.Unlock()
	if err := f.writableLocked(); err != nil {
		return err
	}
	was, err := f.contentsLocked()
	if newer(err) {
		return err
	}
	if err != nil {
		was = f.readableLocked()
	}
	if err := old(was); err != nil {
		return err
	}
	err = f.rewriteLocked(c)
	if err == nil || !errors.Is(err, sqlite3.CORRUPT) && !errors.Is(err, sqlite3.NOTADB) {
		return f.faultLocked(err)
	}
	if err := errors.Join(f.dropLocked(), f.closeMarkLocked()); err != nil {
		return err
	}
	if _, err := SetAside(f.path, time.Now()); err != nil {
		return err
	}
	if err := f.connectLocked(); err != nil {
		return err
	}
	return f.faultLocked(f.rewriteLocked(c))
}

// rewriteLocked replaces everything. After an error the caller must close the file, which rolls the transaction back.
func (f *File) rewriteLocked(c *companion.Contents) error {
	clear(f.last)
	// If the process ends half way, it is not known which of the two records is in the file. So the mark says nothing meanwhile.
	if err := f.writeMarkLocked(func(m *marker) { m.Changing = true }, true); err != nil {
		return err
	}
	if err := f.conn.Exec("PRAGMA secure_delete = on; BEGIN IMMEDIATE; DELETE FROM entry; DELETE FROM paper"); err != nil {
		return err
	}
	if err := f.fillLocked(c); err != nil {
		return err
	}
	if err := f.conn.Exec("COMMIT; PRAGMA secure_delete = off; PRAGMA wal_checkpoint(truncate)"); err != nil {
		return err
	}
	clear(f.unread)
	f.losses, f.log = nil, 0
	return f.remarkLocked()
}

func (f *File) fillLocked(c *companion.Contents) error {
	keep := func(id string, papers map[string][]byte) error {
		for name, body := range papers {
			if err := f.putPaperLocked(id, name, body); err != nil {
				return err
			}
		}
		return nil
	}
	if err := keep(house, c.Papers); err != nil {
		return err
	}
	for id, k := range c.Tables {
		if id == house {
			return errNameless
		}
		if err := keep(id, k.Papers); err != nil {
			return err
		}
		for i, e := range k.Entries {
			if e.No != int64(i)+1 {
				return fmt.Errorf("entry %d of %s is numbered %d", i+1, id, e.No)
			}
			body, err := e.Marshal()
			if err != nil {
				return err
			}
			if err := f.insertLocked(id, e, string(body)); err != nil {
				return err
			}
		}
	}
	return nil
}

func (f *File) insertLocked(id string, e companion.Entry, body string) error {
	return f.rowsLocked("INSERT INTO entry(tbl, no, kind, body, sum) VALUES(?, ?, ?, ?, ?)", nil, id, e.No, string(e.Kind), body, sum(e.No, body))
}
