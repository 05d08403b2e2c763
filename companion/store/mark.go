package store

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"os"

	"github.com/ncruces/go-sqlite3"
)

// A marker says, in a file beside the record, how far each table's record goes. SQLite rolls back silently to the last frame of
// its log that it can read: a log that was damaged, cut short or removed would take back acknowledged entries without a word.
// The mark is written after each entry and before anybody is told, without a sync of its own: after a crash of the process it
// is exact, after a power cut it may be some seconds older. It is synced when the log is brought home.
//
// The file has two slots, written in turn, each with a sum: a slot that was torn or damaged leaves the other.
type marker struct {
	Serial   uint64              `json:"serial"`
	Changing bool                `json:"changing,omitempty"` // the whole record is being rewritten: nothing can be compared
	Tables   map[string]markedAt `json:"tables"`
}

// markedAt is the last entry of a table that was acknowledged.
type markedAt struct {
	No  int64  `json:"no"`
	Sum string `json:"sum"` // of the entry, in hexadecimal digits
}

const (
	markEnding = ".mark"
	markSlot   = 16 << 10 // bytes; a table takes about 80
	markSum    = 16       // hexadecimal digits before the text of a slot
)

// readMark reads the newer slot that is whole; nil: there is none.
func readMark(path string) *marker {
	b, err := os.ReadFile(path)
	if err != nil || len(b) > 2*markSlot {
		return nil
	}
	var newest *marker
	for at := 0; at < len(b); at += markSlot {
		slot := bytes.TrimRight(b[at:min(at+markSlot, len(b))], " \x00")
		if len(slot) < markSum || string(slot[:markSum]) != markDigest(slot[markSum:]) {
			continue
		}
		var m marker
		if json.Unmarshal(slot[markSum:], &m) == nil && (newest == nil || m.Serial > newest.Serial) {
			newest = &m
		}
	}
	return newest
}

func markDigest(text []byte) string {
	h := sha256.Sum256(text)
	return hex.EncodeToString(h[:markSum/2])
}

// writeMarkLocked puts the next state of the mark into the slot that is not the newest.
func (f *File) writeMarkLocked(change func(*marker), sync bool) error {
	next := marker{Serial: f.mark.Serial + 1, Tables: map[string]markedAt{}}
	for id, at := range f.mark.Tables {
		next.Tables[id] = at
	}
	change(&next)
	text, err := json.Marshal(next)
	if err != nil {
		return err
	}
	slot := append([]byte(markDigest(text)), text...)
	if len(slot) > markSlot {
		return errors.New("the mark is full: too many tables")
	}
	slot = append(slot, bytes.Repeat([]byte{' '}, markSlot-len(slot))...)
	if f.marks == nil {
		if f.marks, err = os.OpenFile(f.path+markEnding, os.O_CREATE|os.O_RDWR, 0o600); err != nil {
			return err
		}
	}
	if _, err := f.marks.WriteAt(slot, int64(next.Serial%2)*markSlot); err != nil {
		return err
	}
	f.mark = next
	if sync {
		return f.marks.Sync()
	}
	return nil
}

// markedLocked notes that an entry is the last of its table.
func (f *File) markedLocked(id string, no int64, sum []byte) {
	// Without a mark the record is as whole as ever; only a later loss would be noticed less surely.
	_ = f.writeMarkLocked(func(m *marker) { m.Tables[id] = markedAt{no, hex.EncodeToString(sum)} }, false)
}

// closeMarkLocked makes the mark outlive a power cut.
func (f *File) closeMarkLocked() error {
	if f.marks == nil {
		return nil
	}
	err := errors.Join(f.marks.Sync(), f.marks.Close())
	f.marks = nil
	return err
}

// Loss is what a table's record lacks although it was acknowledged.
type Loss struct {
	Table string
	Has   int64 // its last entry now
	Had   int64 // the last one that was acknowledged; 0: nobody knows, because the mark that says it is gone
}

// Losses compares the record as it was opened with what was acknowledged before. Entries that were added since are not looked at.
func (f *File) Losses() []Loss {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.losses
}

// findLossesLocked fills f.losses; migrated says that the file was of a version without a mark.
func (f *File) findLossesLocked(migrated bool) error {
	f.losses = nil
	was := readMark(f.path + markEnding)
	if was == nil {
		if migrated {
			return nil
		}
		ids, err := f.tablesLocked()
		if err != nil {
			return err
		}
		for _, id := range ids {
			last, err := f.numberLocked("SELECT coalesce(max(no), 0) FROM entry WHERE tbl = ?", id)
			if err != nil {
				return err
			}
			f.losses = append(f.losses, Loss{Table: id, Has: last})
		}
		if len(ids) == 0 { // all that was may be gone
			f.losses = append(f.losses, Loss{})
		}
		return nil
	}
	f.mark = *was
	if was.Changing {
		return nil
	}
	for id, at := range was.Tables {
		last, err := f.numberLocked("SELECT coalesce(max(no), 0) FROM entry WHERE tbl = ?", id)
		if err != nil {
			return err
		}
		same, err := f.numberLocked("SELECT count(*) FROM entry WHERE tbl = ? AND no = ? AND lower(hex(sum)) = ?", id, at.No, at.Sum)
		if err != nil {
			return err
		}
		if last < at.No || same == 0 {
			f.losses = append(f.losses, Loss{id, last, at.No})
		}
	}
	return nil
}

// remarkLocked writes the mark of all that is in the record now.
func (f *File) remarkLocked() error {
	ids, err := f.tablesLocked()
	if err != nil {
		return err
	}
	all := map[string]markedAt{}
	for _, id := range ids {
		if err := f.rowsLocked("SELECT no, lower(hex(sum)) FROM entry WHERE tbl = ? ORDER BY no DESC LIMIT 1", func(s *sqlite3.Stmt) error {
			all[id] = markedAt{s.ColumnInt64(0), s.ColumnText(1)}
			return nil
		}, id); err != nil {
			return err
		}
	}
	return f.writeMarkLocked(func(m *marker) { m.Tables = all }, true)
}
