package store

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"
	"time"

	"github.com/ncruces/go-sqlite3"

	"quartermaster/companion"
)

// Damage is a stretch of a table's record, or a document, that is not as it was written.
type Damage struct {
	Table string
	Paper string // name of the document; "": entries are damaged
	From  int64  // the damaged entries, the first and the last
	To    int64
	Game  *companion.Entry // the start of the game that they belong to; nil: it cannot be read
	Aside string           // the file into which they were put
}

// row is an entry as it stands in the file.
type row struct {
	no         int64
	kind, body string
	sum        []byte
}

func (r row) holds() bool { return bytes.Equal(r.sum, sum(r.no, r.body)) }

// asSaid is the kind that the entry itself says. The column beside it has no sum.
func (r row) asSaid() string {
	if strings.Contains(r.body, `"kind":"`+r.kind+`"`) {
		return r.kind
	}
	var said struct{ Kind string }
	_ = json.Unmarshal([]byte(r.body), &said) // an entry that cannot be read has no kind
	return said.Kind
}

// mostGap is how many missing entries in a row are made up for. More are no damage of single places.
const mostGap = 100_000

// Mend holds every entry and document against its sum. Damaged entries of games that are over are put into a file beside the
// record, and Lost entries stand in their place: the game that they were of is told no more, and everything else works. It
// gives what was damaged. An error that is *Unusable says that the game of a table that is being played is damaged: nothing of
// that table was changed.
func (f *File) Mend(ctx context.Context) ([]Damage, error) { return f.verify(ctx, true) }

// Damage gives what Mend would set aside, and changes nothing.
func (f *File) Damage(ctx context.Context) ([]Damage, error) { return f.verify(ctx, false) }

func (f *File) verify(ctx context.Context, mend bool) ([]Damage, error) {
	f.mu.Lock()
	ids, err := []string(nil), f.ready()
	if err == nil {
		ids, err = f.tables()
	}
	f.mu.Unlock()
	if err != nil {
		return nil, err
	}
	var all []Damage
	var failed error
	for _, id := range ids {
		found, err := f.verifyTable(ctx, id, mend)
		all, failed = append(all, found...), errors.Join(failed, err)
	}
	papers, err := f.verifyPapers(mend)
	return append(all, papers...), errors.Join(failed, err)
}

// verifyTable reads a table in stretches, so that nobody who plays waits long.
func (f *File) verifyTable(ctx context.Context, id string, mend bool) ([]Damage, error) {
	const stretch = 500
	var odd, misfiled []row // damaged, or in the place of one that is missing; whole, with a wrong kind beside it
	var newest row
	next, start := int64(1), row{}
	starts := map[int64]row{} // of each odd row: the start before it
	note := func(r row) { odd, starts[r.no] = append(odd, r), start }
	for {
		if ctx.Err() != nil {
			return nil, ctx.Err()
		}
		f.mu.Lock()
		n, err := 0, f.ready()
		if err == nil {
			err = f.rows("SELECT no, kind, body, sum FROM entry WHERE tbl = ? AND no >= ? ORDER BY no LIMIT ?", func(s *sqlite3.Stmt) error {
				n++
				r := row{s.ColumnInt64(0), s.ColumnText(1), s.ColumnText(2), bytes.Clone(s.ColumnRawBlob(3))}
				if r.no-next > mostGap {
					return f.broken(fmt.Errorf("entries %d to %d of %s are missing", next, r.no-1, id))
				}
				for ; next < r.no; next++ {
					note(row{no: next})
				}
				next = r.no + 1
				newest = r
				if !r.holds() {
					note(r)
					return nil
				}
				if kind := r.asSaid(); kind != r.kind {
					r.kind = kind
					misfiled = append(misfiled, r)
				}
				if r.kind == string(companion.Starts) {
					start = r
				}
				return nil
			}, id, next, int64(stretch))
		}
		err = f.lost(err)
		f.mu.Unlock()
		if err != nil {
			return nil, err
		}
		if n < stretch {
			break
		}
	}
	if len(odd)+len(misfiled) == 0 {
		return nil, nil
	}
	if !mend {
		return []Damage{{Table: id, From: append(slices.Clone(odd), misfiled...)[0].no}}, nil
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	if err := f.writable(); err != nil {
		return nil, err
	}
	for _, r := range misfiled {
		if err := f.rows("UPDATE entry SET kind = ? WHERE tbl = ? AND no = ?", nil, r.kind, id, r.no); err != nil {
			return nil, f.lost(err)
		}
	}
	if len(odd) == 0 {
		return nil, nil
	}
	// One entry alone, of a table that nobody has begun, has lost the name of its own.
	if int64(len(odd)) == newest.no-1 && newest.holds() {
		return f.setAside(id, append(odd, newest), starts, nil)
	}
	if at := slices.IndexFunc(odd, func(r row) bool { return r.no > start.no }); at >= 0 {
		return nil, f.broken(fmt.Errorf("entry %d of %s does not fit its sum or is missing", odd[at].no, id))
	}
	return f.setAside(id, odd, starts, func(no int64) error {
		lost := companion.Entry{No: no, Seen: no - 1, Kind: companion.Lost}
		body, err := lost.Marshal()
		if err != nil {
			return err
		}
		return f.insert(id, lost, string(body))
	})
}

// setAside puts entries into a file, takes them out of the record, and fills their places; a nil fill leaves them empty.
func (f *File) setAside(id string, odd []row, starts map[int64]row, fill func(no int64) error) ([]Damage, error) {
	aside := "" // nothing is left of what is missing
	if slices.ContainsFunc(odd, func(r row) bool { return r.body != "" }) {
		aside = unused(f.path + ".damaged-" + time.Now().UTC().Format(stamp))
	}
	var lines bytes.Buffer
	var all []Damage
	for _, r := range odd {
		if r.body != "" {
			text, err := json.Marshal(map[string]any{"table": id, "no": r.no, "kind": r.kind, "body": r.body, "sum": r.sum})
			if err != nil {
				return nil, err
			}
			lines.Write(append(text, '\n'))
		}
		if n := len(all); n > 0 && all[n-1].To == r.no-1 && starts[r.no].no == starts[all[n-1].From].no {
			all[n-1].To = r.no
			continue
		}
		d := Damage{Table: id, From: r.no, To: r.no, Aside: aside}
		if e, err := companion.UnmarshalEntry([]byte(starts[r.no].body)); err == nil {
			d.Game = &e
		}
		all = append(all, d)
	}
	if aside != "" {
		if err := writeSynced(aside, lines.Bytes()); err != nil {
			return nil, fmt.Errorf("damaged entries of %s could not be set aside: %w", id, err)
		}
	}
	return all, f.lost(f.change(func() error {
		for _, r := range odd {
			if err := f.rows("DELETE FROM entry WHERE tbl = ? AND no = ?", nil, id, r.no); err != nil {
				return err
			}
			if fill == nil {
				continue
			}
			if err := fill(r.no); err != nil {
				return err
			}
		}
		return f.rows("DELETE FROM paper WHERE tbl = ? AND substr(name, 1, 8) = 'history/'", nil, id) // it is told anew
	}))
}

// change does something in one transaction.
func (f *File) change(do func() error) error {
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

// verifyPapers finds damaged documents, and takes them out where it may.
func (f *File) verifyPapers(mend bool) ([]Damage, error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if err := f.ready(); err != nil {
		return nil, err
	}
	type paper struct {
		Table, Name string
		Body        []byte
	}
	var odd []paper
	err := f.rows("SELECT tbl, name, sum, body FROM paper", func(s *sqlite3.Stmt) error {
		if p := (paper{s.ColumnText(0), s.ColumnText(1), s.ColumnBlob(3, []byte{})}); !paperHolds(s, p.Table, p.Name, p.Body) {
			odd = append(odd, p)
		}
		return nil
	})
	if err != nil || len(odd) == 0 {
		return nil, f.lost(err)
	}
	if !mend {
		return []Damage{{Table: odd[0].Table, Paper: odd[0].Name}}, nil
	}
	if err := f.writable(); err != nil {
		return nil, err
	}
	aside := unused(f.path + ".damaged-" + time.Now().UTC().Format(stamp))
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
	return all, f.lost(f.change(func() error {
		for _, p := range odd {
			if err := f.rows("DELETE FROM paper WHERE tbl = ? AND name = ?", nil, p.Table, p.Name); err != nil {
				return err
			}
		}
		return nil
	}))
}

// writeSynced writes a new file that outlives a power cut.
func writeSynced(path string, b []byte) error {
	out, err := os.OpenFile(path, os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o600)
	if err != nil {
		return err
	}
	_, err = out.Write(b)
	if err = errors.Join(err, out.Sync(), out.Close()); err != nil {
		return errors.Join(err, os.Remove(path))
	}
	return nil
}
