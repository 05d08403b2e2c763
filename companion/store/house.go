package store

import (
	"context"
	"errors"
	"fmt"

	"github.com/ncruces/go-sqlite3"

	"quartermaster/companion"
)

// house is the table to whose name the papers of the house are kept.
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
	if err := f.ready(); err != nil {
		return err
	}
	if body == nil {
		return f.lost(f.rows("DELETE FROM paper WHERE tbl = ? AND name = ?", nil, table, name))
	}
	return f.lost(f.rows("INSERT OR REPLACE INTO paper(tbl, name, body) VALUES(?, ?, ?)", nil, table, name, body))
}

func (f *File) papers(table, prefix string) (map[string][]byte, error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if err := f.ready(); err != nil {
		return nil, err
	}
	papers, err := f.readPapers(table, prefix)
	return papers, f.lost(err)
}

func (f *File) readPapers(table, prefix string) (map[string][]byte, error) {
	papers := map[string][]byte{}
	return papers, f.rows("SELECT name, body FROM paper WHERE tbl = ? AND substr(name, 1, length(?)) = ?", func(s *sqlite3.Stmt) error {
		papers[s.ColumnText(0)] = s.ColumnBlob(1, []byte{})
		return nil
	}, table, prefix, prefix)
}

// Tables lists the tables that have a record.
func (f *File) Tables(context.Context) ([]string, error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if err := f.ready(); err != nil {
		return nil, err
	}
	ids, err := f.tables()
	return ids, f.lost(err)
}

func (f *File) tables() (ids []string, err error) {
	err = f.rows("SELECT tbl FROM entry UNION SELECT tbl FROM paper ORDER BY tbl", func(s *sqlite3.Stmt) error {
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
	if err := f.ready(); err != nil {
		return nil, err
	}
	c, err := f.contents()
	return c, f.lost(err)
}

func (f *File) contents() (*companion.Contents, error) {
	papers, err := f.readPapers(house, "")
	if err != nil {
		return nil, err
	}
	c := &companion.Contents{Papers: papers, Tables: map[string]*companion.Kept{}}
	ids, err := f.tables()
	if err != nil {
		return nil, err
	}
	for _, id := range ids {
		k := &companion.Kept{}
		if k.Papers, err = f.readPapers(id, ""); err != nil {
			return nil, err
		}
		if k.Entries, err = (&table{f, id}).entries(1, 1<<62); err != nil {
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

// Change rewrites everything in one transaction. What was there before is overwritten in the file too.
func (f *File) Change(_ context.Context, change func(*companion.Contents) error) (err error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if err := f.ready(); err != nil {
		return err
	}
	c, err := f.contents()
	if err != nil {
		return f.lost(err)
	}
	if err := change(c); err != nil {
		return err
	}
	clear(f.last)
	if err := f.conn.Exec("PRAGMA secure_delete = on; BEGIN IMMEDIATE; DELETE FROM entry; DELETE FROM paper"); err != nil {
		return f.lost(err) // closing takes it back
	}
	if err := f.fill(c); err != nil {
		return f.lost(err)
	}
	if err := f.conn.Exec("COMMIT; PRAGMA secure_delete = off; PRAGMA wal_checkpoint(truncate)"); err != nil {
		return f.lost(err)
	}
	clear(f.unread)
	return nil
}

func (f *File) fill(c *companion.Contents) error {
	keep := func(id string, papers map[string][]byte) error {
		for name, body := range papers {
			if err := f.rows("INSERT INTO paper(tbl, name, body) VALUES(?, ?, ?)", nil, id, name, body); err != nil {
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
			if err := f.insert(id, e, string(body)); err != nil {
				return err
			}
		}
	}
	return nil
}

func (f *File) insert(id string, e companion.Entry, body string) error {
	return f.rows("INSERT INTO entry(tbl, no, kind, body, sum) VALUES(?, ?, ?, ?, ?)", nil, id, e.No, string(e.Kind), body, sum(e.No, body))
}
