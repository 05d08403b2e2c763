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

// Schema is the version of the file that this program writes and reads.
const Schema = 3

// mark is SQLite's application_id of our files: "QMst".
const mark = 0x514d7374

// steps bring a file from one version to the next; a new file takes all of them. A released step is never changed. A change of the
// schema is a further step, and a file of the version before it is added to testdata.
var steps = [Schema]string{`
CREATE TABLE entry(
	tbl  TEXT    NOT NULL, -- which table
	no   INTEGER NOT NULL, -- 1, 2, 3 … within the table
	kind TEXT    NOT NULL,
	body TEXT    NOT NULL, -- the entry as JSON
	sum  BLOB    NOT NULL, -- of number and body, against silent damage
	PRIMARY KEY (tbl, no)
) STRICT, WITHOUT ROWID;
CREATE TABLE draft(
	tbl  TEXT NOT NULL PRIMARY KEY,
	body BLOB NOT NULL
) STRICT, WITHOUT ROWID;`, `
-- The first files had no table of drafts.
CREATE TABLE IF NOT EXISTS draft(
	tbl  TEXT NOT NULL PRIMARY KEY,
	body BLOB NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE paper(
	tbl  TEXT NOT NULL, -- which table; '' is the house itself
	name TEXT NOT NULL,
	body BLOB NOT NULL,
	PRIMARY KEY (tbl, name)
) STRICT, WITHOUT ROWID;
INSERT INTO paper(tbl, name, body) SELECT tbl, 'draft', body FROM draft;
DROP TABLE draft;`, `
ALTER TABLE paper ADD COLUMN sum BLOB; -- of the body; NULL: an older program wrote it
UPDATE paper SET sum = NULL;`}

// migrateLocked brings the file from a version to the newest in one transaction.
func (f *File) migrateLocked(from int64) error {
	if err := f.conn.Exec("BEGIN IMMEDIATE"); err != nil {
		return err
	}
	err := func() error {
		for _, step := range steps[from:] {
			if err := f.conn.Exec(step); err != nil {
				return err
			}
		}
		return f.conn.Exec(fmt.Sprintf("PRAGMA application_id = %d; PRAGMA user_version = %d; COMMIT", mark, Schema))
	}()
	if err != nil && !f.conn.GetAutocommit() {
		err = errors.Join(err, f.conn.Exec("ROLLBACK"))
	}
	return err
}

// copyFirstLocked copies an older file into the folder of copies before the file is migrated.
func (f *File) copyFirstLocked(version int64) (path string, err error) {
	folder := filepath.Join(filepath.Dir(f.path), CopiesFolder)
	if err := os.MkdirAll(folder, 0o700); err != nil {
		return "", fmt.Errorf("no copy of the older record could be made, so it is left as it is: %w", err)
	}
	path = unused(filepath.Join(folder, fmt.Sprintf("%s.schema%d-%s", filepath.Base(f.path), version, time.Now().UTC().Format(stamp))))
	part := path + ".part"
	defer func() {
		if err != nil {
			err = fmt.Errorf("no copy of the older record could be made, so it is left as it is; make room on the disk: %w", errors.Join(err, missing(os.Remove(part))))
		}
	}()
	if err := missing(os.Remove(part)); err != nil {
		return "", err
	}
	if err := f.rowsLocked("VACUUM INTO ?", func(*sqlite3.Stmt) error { return nil }, part); err != nil {
		return "", err
	}
	if err := companion.Sync(part); err != nil {
		return "", err
	}
	if err := os.Rename(part, path); err != nil {
		return "", err
	}
	return path, companion.Sync(folder)
}

// CopiesFolder is the folder beside a record in which its copies are kept.
const CopiesFolder = "copies"

const stamp = "20060102-150405"

// unused is a path that does not exist yet.
func unused(path string) string {
	free := path
	for n := 2; ; n++ {
		if _, err := os.Lstat(free); errors.Is(err, os.ErrNotExist) {
			return free
		}
		free = fmt.Sprintf("%s-%d", path, n)
	}
}

// missing gives nil if err says that a file does not exist, else err.
func missing(err error) error {
	if errors.Is(err, os.ErrNotExist) {
		return nil
	}
	return err
}
