package store

import (
	"errors"
	"fmt"
	"net/url"
	"os"
	"path/filepath"
	"sync"
	"time"

	"github.com/ncruces/go-sqlite3"

	"quartermaster/companion"
)

// File is one SQLite file that holds the records of all tables. It belongs to this process while it is open.
type File struct {
	path string
	vfs  string

	mu     sync.Mutex
	conn   *sqlite3.Conn // nil after a fault: the file is opened again before the next use
	last   map[string]int64
	unread map[string]bool // tables that must be read again: it is not known whether their last entry was kept
	closed bool
	stuck  stuck
	full   error    // why the disk refused the last write, although the file is open; nil: it did not
	mark   marker   // as it is, or should be, in the file beside the record
	marks  *os.File // the file of the mark; nil: not opened yet
	losses []Loss
	looked bool // losses holds what was found
	log    int  // about how many entries are in the log only
	idle   *time.Timer
}

// Unusable is the error for a file that this program must not write: it is damaged, of a newer program, or no record at all.
type Unusable struct {
	Path   string
	Reason string // one sentence
	Newer  bool   // a newer program wrote it: it is not damaged
	Odd    bool   // its tables are not those of its version: it is not damaged
	Err    error
}

func (u *Unusable) Error() string { return u.Reason }

func (u *Unusable) Unwrap() error { return u.Err }

// Whole says that the file is not damaged, only unreadable to this program. It is left as it is until people decide.
func (u *Unusable) Whole() bool { return u.Newer || u.Odd }

// Open opens or makes the file at path. The error is *Unusable for a file that must be left as it is.
func Open(path string) (*File, error) { return OpenVFS(path, "os") }

// OpenVFS is Open over a file system that is registered with SQLite, for tests with failing disks.
func OpenVFS(path, vfs string) (*File, error) {
	f := &File{path: path, vfs: vfs, last: map[string]int64{}, unread: map[string]bool{}}
	f.idle = time.AfterFunc(time.Hour, f.checkpointIdle)
	f.idle.Stop()
	if err := f.connectLocked(); err != nil {
		if !f.isStuck(err) {
			return nil, err
		}
		if err := f.readOnlyLocked(err); err != nil {
			return nil, err
		}
		return f, nil
	}
	if err := companion.Sync(filepath.Dir(path)); err != nil {
		return nil, errors.Join(err, f.Close())
	}
	f.full = f.probe()
	return f, nil
}

// SetAside renames an unusable file and the files that belong to it, and gives the new name. Nothing is deleted.
func SetAside(path string, now time.Time) (string, error) {
	aside := unused(path + ".aside-" + now.UTC().Format(stamp))
	for _, tail := range []string{"-wal", "-shm", "-journal", markEnding, ""} { // the file itself last, so that a start after a crash in between finds it and tries again
		if err := missing(os.Rename(path+tail, aside+tail)); err != nil {
			return "", fmt.Errorf("the unusable record could not be set aside: %w", err)
		}
	}
	return aside, companion.Sync(filepath.Dir(path))
}

func (f *File) connectLocked() (err error) {
	if err := os.MkdirAll(filepath.Dir(f.path), 0o700); err != nil {
		return fmt.Errorf("the record's folder cannot be made: %w", err)
	}
	if err := f.private(); err != nil {
		return err
	}
	q := url.Values{"vfs": {f.vfs}, "_pragma": {
		"locking_mode(exclusive)", // one process owns the file, and the write-ahead log needs no shared memory
		"busy_timeout(500)"}}
	c, err := sqlite3.Open("file:" + (&url.URL{Path: f.path}).EscapedPath() + "?" + q.Encode())
	if err != nil {
		return f.why(err)
	}
	f.conn = c
	defer func() {
		if err != nil {
			err = errors.Join(f.why(err), f.dropLocked())
		}
	}()
	version, err := f.checkLocked()
	if err != nil {
		return err
	}
	copied := ""
	if version > 0 && version < Schema {
		if copied, err = f.copyFirstLocked(version); err != nil {
			return err
		}
	}
	if mode, err := f.textLocked("PRAGMA journal_mode = wal"); err != nil || mode != "wal" {
		return errors.Join(fmt.Errorf("the record's file refuses write-ahead logging (%q)", mode), err)
	}
	if err := c.Exec("PRAGMA synchronous = full"); err != nil {
		return err
	}
	if version < Schema {
		if err := f.migrateLocked(version); err != nil {
			if copied != "" { // the file was not changed, and the next start makes another copy
				err = errors.Join(err, os.Remove(copied))
			}
			return err
		}
	}
	if !f.looked {
		if err := f.findLossesLocked(version < Schema); err != nil {
			return err
		}
		if version < Schema { // older versions had no mark
			if err := f.remarkLocked(); err != nil {
				return err
			}
		}
		f.looked = true
	}
	f.log = 0
	// Write what a fault left in the log into the file, so that everything that is read from here on is on the disk.
	if err := c.Exec("PRAGMA wal_checkpoint(truncate)"); err != nil {
		return err
	}
	// SQLite would make the log with its first write, readable for everybody. So it is made here.
	if log, err := os.OpenFile(f.path+"-wal", os.O_CREATE|os.O_RDWR, 0o600); err == nil {
		_ = log.Close() // nothing was written
	}
	return f.hide()
}

// private makes the file if there is none. Only its owner may read it and the files that belong to it.
func (f *File) private() error {
	info, err := os.Stat(f.path)
	if err == nil && info.Size() == 0 || errors.Is(err, os.ErrNotExist) {
		// SQLite deletes the log of an empty file, and with it the entries that only the log holds.
		if log, err := os.Stat(f.path + "-wal"); err == nil && log.Size() > 0 {
			return f.broken(errors.New("the file is empty, and its log is not"))
		}
	}
	made, err := os.OpenFile(f.path, os.O_CREATE|os.O_RDWR, 0o600)
	if err != nil {
		return err
	}
	if err := made.Close(); err != nil {
		return err
	}
	return f.hide()
}

// hide lets only the owner read and write the file and the files that belong to it.
func (f *File) hide() error {
	for _, tail := range []string{"", "-wal", "-journal", markEnding} {
		if info, err := os.Stat(f.path + tail); err == nil && info.Mode().Perm()&0o077 != 0 {
			if err := os.Chmod(f.path+tail, 0o600); err != nil {
				return err
			}
		}
	}
	return nil
}

// The log is written into the file when nothing was added for idleTime, and after mostLog entries. A damaged log loses the entries
// that only it holds, so these should be few.
const (
	idleTime = 20 * time.Second
	mostLog  = 200
)

// addedLocked counts one more entry in the log.
func (f *File) addedLocked() {
	if f.log++; f.log >= mostLog {
		f.checkpointLocked()
		return
	}
	f.idle.Reset(idleTime)
}

func (f *File) checkpointIdle() {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.conn != nil && !f.closed && !f.stuck.is() && f.log > 0 {
		f.checkpointLocked()
	}
}

// checkpointLocked writes the log into the file. If that fails, the entries stay in the log, and the next use opens the file again.
func (f *File) checkpointLocked() {
	f.idle.Stop()
	f.log = 0
	if err := f.conn.Exec("PRAGMA wal_checkpoint(truncate)"); err != nil {
		_ = f.dropLocked() // the next use opens it again and returns the error
		return
	}
	if f.marks != nil {
		_ = f.marks.Sync() // without it the mark may be older after a power cut, which is allowed
	}
}

// checkLocked looks at the file before anything is written to it, and gives its version; 0: the file is new.
func (f *File) checkLocked() (version int64, err error) {
	var id, tables int64
	for query, into := range map[string]*int64{"PRAGMA user_version": &version, "PRAGMA application_id": &id, "SELECT count(*) FROM sqlite_schema": &tables} {
		if *into, err = f.numberLocked(query); err != nil {
			return 0, err
		}
	}
	switch {
	case version == 0 && id == 0 && tables == 0:
		return 0, nil
	case id != mark || version < 1:
		return 0, &Unusable{Path: f.path, Reason: fmt.Sprintf("The file %s is a database, but not a record of Quartermaster.", f.path)}
	case version > Schema:
		return 0, &Unusable{Path: f.path, Reason: fmt.Sprintf("The record %s was written by a newer Quartermaster (version %d of the file, this program knows %d): install the newer one again.", f.path, version, Schema), Newer: true}
	}
	if whole, err := f.textLocked("PRAGMA quick_check(1)"); err != nil || whole != "ok" {
		return 0, f.broken(errors.Join(errors.New(whole), err))
	}
	return version, nil
}

func (f *File) broken(err error) error {
	return &Unusable{Path: f.path, Reason: fmt.Sprintf("The record %s is damaged and cannot be read.", f.path), Err: err}
}

// newer is the error for an entry that is not damaged, but that this program cannot read.
func (f *File) newer(err error) error {
	return &Unusable{Path: f.path, Reason: fmt.Sprintf("The record %s was written by a newer Quartermaster than this one: install the newer one again.", f.path), Newer: true, Err: err}
}

// ErrInUse is the error for a record that another process has open.
var ErrInUse = errors.New("it is in use by another Quartermaster, end that one first")

var errClosed = errors.New("the record is closed")

// why turns an error of SQLite into one that says whether the file is damaged, in use by another process, or on a failing disk.
func (f *File) why(err error) error {
	var unusable *Unusable
	switch {
	case errors.As(err, &unusable):
		return err
	case errors.Is(err, sqlite3.NOTADB), errors.Is(err, sqlite3.CORRUPT):
		return f.broken(err)
	case errors.Is(err, sqlite3.BUSY), errors.Is(err, sqlite3.LOCKED):
		return fmt.Errorf("the record %s: %w: %w", f.path, ErrInUse, err)
	}
	return fmt.Errorf("the record %s cannot be opened: %w", f.path, err)
}

// Close closes the file.
func (f *File) Close() error {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.closed = true
	f.idle.Stop()
	return errors.Join(f.dropLocked(), f.closeMarkLocked(), f.stuck.end())
}

func (f *File) dropLocked() error {
	if f.conn == nil {
		return nil
	}
	err := f.conn.Close()
	f.conn = nil
	return err
}

// readyLocked opens the file again after a fault. Call it before each use.
func (f *File) readyLocked() error {
	if f.closed {
		return errClosed
	}
	if f.stuck.is() {
		return f.unstickLocked()
	}
	if f.conn != nil {
		return nil
	}
	return f.connectLocked()
}

func (f *File) numberLocked(query string, args ...any) (n int64, err error) {
	err = f.rowsLocked(query, func(s *sqlite3.Stmt) error { n = s.ColumnInt64(0); return nil }, args...)
	return n, err
}

func (f *File) textLocked(query string) (v string, err error) {
	err = f.rowsLocked(query, func(s *sqlite3.Stmt) error { v = s.ColumnText(0); return nil })
	return v, err
}

// rowsLocked runs a statement and visits each of its rows.
func (f *File) rowsLocked(query string, visit func(*sqlite3.Stmt) error, args ...any) (err error) {
	s, _, err := f.conn.Prepare(query)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, s.Close()) }()
	for i, a := range args {
		switch a := a.(type) {
		case int64:
			err = s.BindInt64(i+1, a)
		case string:
			err = s.BindText(i+1, a)
		case []byte:
			err = s.BindBlob(i+1, a)
		default:
			err = fmt.Errorf("store: cannot bind %T", a)
		}
		if err != nil {
			return err
		}
	}
	for s.Step() {
		if err := visit(s); err != nil {
			return err
		}
	}
	return s.Err()
}

// Table gives the record of one table.
func (f *File) Table(id string) companion.Store { return &table{f, id} }
