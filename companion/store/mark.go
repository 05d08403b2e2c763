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

// marker is the mark: a file beside the record that says which entry of each table was acknowledged last. It is needed because
// SQLite silently ignores everything behind the first damaged place of its log: if the log is damaged, cut short or removed,
// acknowledged entries would be missing and nobody would notice.
// The mark is written after each entry and before the entry is acknowledged, but not synced each time. After a crash of the process
// it is exact; after a power cut it may be some seconds old. It is synced when the log is written into the file.
//
// The file has two slots, which are written in turn, each with a checksum. If one slot is damaged, the other is used.
type marker struct {
	Serial   uint64              `json:"serial"`
	Changing bool                `json:"changing,omitempty"` // the whole record is being rewritten: the mark cannot be compared with it
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

// readMark reads the newest slot that is not damaged; nil: there is none.
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

// writeMarkLocked changes the mark. It writes over the older slot, so that the newer one stays if the write fails.
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

// markedLocked marks an entry as the last of its table.
func (f *File) markedLocked(id string, no int64, sum []byte) {
	// An error does no harm to the record. Only a later loss might not be noticed.
	_ = f.writeMarkLocked(func(m *marker) { m.Tables[id] = markedAt{no, hex.EncodeToString(sum)} }, false)
}

// closeMarkLocked syncs and closes the mark, so that it survives a power cut.
func (f *File) closeMarkLocked() error {
	if f.marks == nil {
		return nil
	}
	err := errors.Join(f.marks.Sync(), f.marks.Close())
	f.marks = nil
	return err
}

// Loss says which acknowledged entries are missing from a table's record.
type Loss struct {
	Table string
	Has   int64 // its last entry now
	Had   int64 // the last one that was acknowledged; 0: not known, because the mark is gone
}

// Losses gives what was missing when the record was opened. Entries that were added since are not looked at.
func (f *File) Losses() []Loss {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.losses
}

// findLossesLocked compares the record with the mark and fills f.losses. migrated says that the file is of a version without a mark.
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
		if len(ids) == 0 { // the record is empty: perhaps all its tables are lost
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

// remarkLocked writes the mark for the present content of the record.
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
