package store

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"

	"github.com/ncruces/go-sqlite3"

	"quartermaster/companion"
)

// Salvage reads what still holds of a damaged file: of each table every entry up to the first that is damaged or missing.
// The file is not touched: a copy of it is read. The error says that nothing at all could be read.
func Salvage(path string) (c *companion.Contents, err error) {
	dir, err := os.MkdirTemp(filepath.Dir(path), "salvage-")
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, os.RemoveAll(dir)) }()
	work := filepath.Join(dir, "games.db")
	for _, tail := range []string{"", "-wal"} {
		if err := copyFile(path+tail, work+tail); err != nil && (tail == "" || !errors.Is(err, os.ErrNotExist)) {
			return nil, err
		}
	}
	f := &File{path: work}
	if f.conn, err = sqlite3.Open("file:" + work + "?_pragma=locking_mode(exclusive)"); err != nil {
		return nil, fmt.Errorf("nothing of the damaged record can be read: %w", err)
	}
	defer func() { err = errors.Join(err, f.drop()) }()
	c, stopped := f.salvage()
	if len(c.Tables) == 0 {
		return nil, errors.Join(errors.New("nothing of the damaged record can be read"), stopped)
	}
	return c, nil
}

// salvage reads until it cannot. What was read until then is good, since every entry has its sum.
func (f *File) salvage() (c *companion.Contents, stopped error) {
	c = &companion.Contents{Papers: map[string][]byte{}, Tables: map[string]*companion.Kept{}}
	if papers, err := f.readPapers(house, ""); err == nil {
		c.Papers = papers
	}
	stopped = f.rows("SELECT tbl, no, body, sum FROM entry ORDER BY tbl, no", func(s *sqlite3.Stmt) error {
		id, no, body := s.ColumnText(0), s.ColumnInt64(1), s.ColumnText(2)
		k := c.Tables[id]
		if k == nil {
			k = &companion.Kept{Papers: map[string][]byte{}}
			c.Tables[id] = k
		}
		e, err := companion.UnmarshalEntry([]byte(body))
		if id == house || err != nil || e.No != no || no != int64(len(k.Entries))+1 || !bytes.Equal(s.ColumnRawBlob(3), sum(no, body)) {
			return nil // what follows has a gap before it, and is left out as well
		}
		k.Entries = append(k.Entries, e)
		return nil
	})
	for id, k := range c.Tables {
		if len(k.Entries) == 0 {
			delete(c.Tables, id)
		}
	}
	return c, stopped
}

func copyFile(from, to string) (err error) {
	in, err := os.Open(from)
	if err != nil {
		return err
	}
	defer in.Close()
	out, err := os.OpenFile(to, os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o600)
	if err != nil {
		return err
	}
	_, err = io.Copy(out, in)
	return errors.Join(err, out.Close())
}
