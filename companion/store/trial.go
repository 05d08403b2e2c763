package store

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/ncruces/go-sqlite3"

	"quartermaster/companion"
)

// Try finds out whether this program can read the record at path, before the record itself is opened. It copies the record, brings
// the copy up to date and reads all of it. The record is not touched.
//
// The error is an *Unusable to be left as it is: a newer program wrote the record, or its tables are not those of its version.
// Damage is no error here, since Open and Mend repair it. Without a record, or without room for a copy, the result is nil.
func Try(ctx context.Context, path string) error {
	if _, err := os.Stat(path); err != nil {
		return nil //nolint:nilerr // Open makes it, or says what is wrong with its folder
	}
	for _, base := range []string{os.TempDir(), filepath.Dir(path), "/dev/shm", "/run"} {
		place, err := os.MkdirTemp(base, "quartermaster-try-")
		if err != nil {
			continue
		}
		room, err := tryIn(ctx, path, place)
		if err := errors.Join(err, os.RemoveAll(place)); room || err != nil {
			return err
		}
	}
	return nil
}

// tryIn is Try with the copy in the folder place. room is false where no copy could be made there.
func tryIn(ctx context.Context, path, place string) (room bool, err error) {
	work := filepath.Join(place, filepath.Base(path))
	for _, tail := range []string{"", "-wal", markEnding} {
		if err := missing(copyFile(path+tail, work+tail)); err != nil {
			return false, nil
		}
	}
	f, err := Open(work)
	if err == nil {
		if f.Stuck() != nil { // the copy's own disk is full
			return false, f.Close()
		}
		err = errors.Join(readAll(ctx, f), f.Close())
	}
	var unusable *Unusable
	if errors.As(err, &unusable) && !unusable.Whole() { // what is not damaged may be of a newer program all the same
		_, _, err = Salvage(work)
	}
	return true, leftAlone(path, err)
}

// readAll reads everything, and keeps nothing.
func readAll(ctx context.Context, f *File) error {
	const some = 500 // entries at a time, so that a long record takes little memory
	_, err := f.Papers(ctx, "")
	ids, listed := f.Tables(ctx)
	err = errors.Join(err, listed)
	for _, id := range ids {
		_, broken := f.papers(id, "")
		err = errors.Join(err, broken)
		for from := int64(1); err == nil; from += some {
			var entries []companion.Entry
			if entries, err = f.entries(id, from, from+some-1); len(entries) == 0 {
				break
			}
		}
	}
	return err
}

// leftAlone gives the error for a record that is not damaged and cannot be read, and nil for any other. The error was met in a copy.
func leftAlone(path string, err error) error {
	var unusable *Unusable
	switch {
	case errors.As(err, &unusable) && unusable.Newer:
		left := *unusable
		left.Path, left.Reason = path, strings.ReplaceAll(left.Reason, left.Path, path)
		return &left
	case errors.Is(err, sqlite3.ERROR): // a statement does not fit the tables
		return &Unusable{Path: path, Reason: fmt.Sprintf("The record %s is not built as its version says, so this program cannot read it.", path), Odd: true, Err: err}
	}
	return nil
}
