package store

import (
	"errors"
	"fmt"
	"io"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/ncruces/go-sqlite3"

	"quartermaster/companion"
)

// Salvage reads everything that is not damaged in a damaged file, and gives what was damaged. Lost entries take the place of damaged
// ones, as after Mend. It reads a copy and leaves the file as it is. It gives an error if nothing at all could be read.
func Salvage(path string) (c *companion.Contents, found []Damage, err error) {
	dir, err := os.MkdirTemp(filepath.Dir(path), "salvage-")
	if err != nil {
		return nil, nil, err
	}
	defer func() { err = errors.Join(err, os.RemoveAll(dir)) }()
	work := filepath.Join(dir, "games.db")
	for _, tail := range []string{"", "-wal"} {
		if err := copyFile(path+tail, work+tail); err != nil && (tail == "" || !errors.Is(err, os.ErrNotExist)) {
			return nil, nil, err
		}
	}
	f := &File{path: work}
	if m := readMark(path + markEnding); m != nil && !m.Changing {
		f.mark = *m
	}
	if f.conn, err = sqlite3.Open("file:" + work + "?_pragma=locking_mode(exclusive)"); err != nil {
		return nil, nil, fmt.Errorf("nothing of the damaged record can be read: %w", err)
	}
	defer func() { err = errors.Join(err, f.dropLocked()) }()
	c, found, err = f.salvageLocked()
	if err == nil && len(c.Tables)+len(c.Papers) == 0 {
		err = errors.New("nothing of the damaged record can be read")
	}
	return c, found, err
}

// mostBlind is how many unreadable entries in a row end the reading of a table whose last entry no mark tells. It is more than a page
// of the file holds, so that one damaged page does not hide those behind it.
const mostBlind = 1000

// salvageLocked reads every entry and document that it can. Their checksums show which of them are damaged.
func (f *File) salvageLocked() (c *companion.Contents, found []Damage, err error) {
	c = &companion.Contents{Papers: f.salvagePapersLocked(house), Tables: map[string]*companion.TableContents{}}
	ids := slices.Collect(maps.Keys(f.mark.Tables))
	step := func(query, from string) {
		seen := map[string]bool{}
		for id := from; ; {
			next := ""
			_ = f.rowsLocked(query, func(s *sqlite3.Stmt) error { next = s.ColumnText(0); return nil }, id) // what can be read
			if next == "" || seen[next] {
				return // a damaged index may lead in a circle
			}
			seen[next], id = true, next
			ids = append(ids, next)
		}
	}
	step("SELECT tbl FROM entry WHERE tbl > ? ORDER BY tbl LIMIT 1", "")
	step("SELECT tbl FROM entry WHERE tbl < ? ORDER BY tbl DESC LIMIT 1", "~") // "~" sorts behind every name
	slices.Sort(ids)
	for _, id := range slices.Compact(ids) {
		if !companion.TableName.MatchString(id) {
			continue
		}
		last := f.mark.Tables[id].No
		entries, odd, err := entriesOf(id, f.readAroundLocked(id, last), last)
		if err != nil {
			return nil, nil, f.newer(err)
		}
		if len(entries) > 0 {
			c.Tables[id], found = &companion.TableContents{Entries: entries, Papers: f.salvagePapersLocked(id)}, append(found, odd...)
		}
	}
	return c, found, nil
}

// readAroundLocked reads the rows of a table before and behind its damaged pages.
func (f *File) readAroundLocked(id string, last int64) map[int64]row {
	rows := map[int64]row{}
	next := int64(1) // the rows before it were read, or cannot be read
	keep := func(r row) error {
		if was, twice := rows[r.no]; !twice || !was.intact() {
			rows[r.no] = r
		}
		if r.intact() { // the number of a damaged row may be damaged too
			next = max(next, r.no+1)
		}
		return nil
	}
	for blind := int64(0); blind < mostBlind || next <= last; {
		before := next
		if f.readRowsLocked(id, next, 1<<40, keep) == nil {
			break
		}
		if blind++; next > before {
			blind = 0
		}
		next++
	}
	return rows
}

// salvagePapersLocked reads documents from both ends, because a damaged page may lie between them. It leaves the history out, which is
// made again from the record.
func (f *File) salvagePapersLocked(id string) map[string][]byte {
	papers := map[string][]byte{}
	for _, order := range []string{"ASC", "DESC"} {
		_ = f.rowsLocked("SELECT name, body, sum FROM paper WHERE tbl = ? ORDER BY name "+order, func(s *sqlite3.Stmt) error {
			name, body := s.ColumnText(0), s.ColumnBlob(1, []byte{})
			if paperIntact(s, id, name, body) && !strings.HasPrefix(name, "history/") {
				papers[name] = body
			}
			return nil
		}, id) // what can be read
	}
	return papers
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
