package store

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"time"

	"github.com/ncruces/go-sqlite3"

	"quartermaster/companion"
)

// stuck says why the record can only be read: the disk was full or read-only when the program started. The program then reads a
// copy in another place. Nothing can be added until the file itself can be opened.
type stuck struct {
	why   error
	place string    // folder of the copy
	tried time.Time // when the file was last tried
}

// againTime is the time between two attempts to open the file.
const againTime = time.Second

func (s *stuck) is() bool { return s.why != nil }

func (s *stuck) end() error {
	place := s.place
	*s = stuck{}
	if place == "" {
		return nil
	}
	return os.RemoveAll(place)
}

// isStuck says whether the file cannot be opened because of the disk, so that a later attempt may succeed.
func (f *File) isStuck(err error) bool {
	var unusable *Unusable
	return !errors.As(err, &unusable) && !errors.Is(err, sqlite3.BUSY) && !errors.Is(err, sqlite3.LOCKED) && !errors.Is(err, os.ErrPermission)
}

// readOnlyLocked copies the file to the first place that has room, and opens the copy for reading. If no place has room, it
// returns why.
func (f *File) readOnlyLocked(why error) error {
	for _, base := range []string{os.TempDir(), "/dev/shm", "/run"} {
		place, err := os.MkdirTemp(base, "quartermaster-")
		if err != nil {
			continue
		}
		f.stuck = stuck{why, place, time.Now()}
		err = f.readCopyLocked(filepath.Join(place, "games.db"))
		if err == nil {
			return nil
		}
		var unusable *Unusable
		if err = errors.Join(err, f.dropLocked(), f.stuck.end()); errors.As(err, &unusable) {
			return err
		}
	}
	return why
}

func (f *File) readCopyLocked(path string) (err error) {
	for _, tail := range []string{"", "-wal"} {
		if err := missing(copyFile(f.path+tail, path+tail)); err != nil {
			return err
		}
	}
	if f.conn, err = sqlite3.Open("file:" + path + "?_pragma=locking_mode(exclusive)"); err != nil {
		return err
	}
	version, err := f.checkLocked()
	if err != nil {
		return err
	}
	if version < Schema {
		err = f.migrateLocked(version)
	}
	if err == nil && !f.looked {
		err = f.findLossesLocked(version < Schema)
	}
	return err
}

// unstickLocked tries to open the file itself, at most once in againTime. If the disk still fails, that is not an error: the copy can be
// read.
func (f *File) unstickLocked() error {
	if time.Since(f.stuck.tried) < againTime {
		return nil
	}
	f.stuck.tried = time.Now()
	backup := f.conn
	f.conn = nil
	if err := f.connectLocked(); err != nil {
		f.conn = backup
		if !f.isStuck(err) {
			return err
		}
		f.stuck.why = err
		return nil
	}
	clear(f.last)
	return errors.Join(backup.Close(), f.stuck.end())
}

// writableLocked is readyLocked for those who write: it gives an error if the record can only be read.
func (f *File) writableLocked() error {
	if err := f.readyLocked(); err != nil {
		return err
	}
	if f.stuck.is() {
		return fmt.Errorf("the record can only be read: %w", f.stuck.why)
	}
	return nil
}

// probeSize is how many bytes must be free on the disk: enough for a few entries with their pages in the log.
const probeSize = 64 << 10

// probe writes and removes a file, to find out whether the disk accepts writes.
func (f *File) probe() error {
	path := f.path + ".probe"
	err := os.WriteFile(path, make([]byte, probeSize), 0o600)
	if err == nil {
		err = companion.Sync(path)
	}
	return errors.Join(err, missing(os.Remove(path)))
}

// Stuck says why nothing can be added to the record; nil: something can. It tries again whether the disk accepts writes.
func (f *File) Stuck() error {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.full != nil && !f.closed && time.Since(f.stuck.tried) > againTime {
		f.stuck.tried = time.Now()
		f.full = f.probe()
	}
	if f.full != nil {
		return f.full
	}
	if !f.stuck.is() || f.closed {
		return nil
	}
	if err := f.readyLocked(); err != nil {
		return err
	}
	return f.stuck.why
}

// newer says whether err means that a newer program wrote the record.
func newer(err error) bool {
	var unusable *Unusable
	return errors.As(err, &unusable) && unusable.Newer
}

// readableLocked gives what can still be read of a damaged record.
func (f *File) readableLocked() *companion.Contents {
	c, _, err := f.salvageLocked()
	if err != nil { // a record that cannot be read at all counts as empty
		return &companion.Contents{}
	}
	return c
}
