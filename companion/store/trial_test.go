package store_test

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"quartermaster/companion"
	"quartermaster/companion/store"
)

// folderOf reads every file of a folder.
func folderOf(t *testing.T, folder string) string {
	t.Helper()
	all := ""
	if err := filepath.WalkDir(folder, func(path string, d os.DirEntry, err error) error {
		if err == nil && !d.IsDir() {
			all += fmt.Sprintf("%s %x\n", path, read(t, path))
		}
		return err
	}); err != nil {
		t.Fatal(err)
	}
	return all
}

func TestARecordIsTriedOnACopyAndNotTouched(t *testing.T) {
	newest := filepath.Join(t.TempDir(), "games.db")
	f := openAt(t, newest)
	twoGames(t, f, 3)
	if err := f.Close(); err != nil {
		t.Fatal(err)
	}
	dance := `{"no":8,"at":"2030-01-01T00:00:00Z","by":{"device":"a"},"seen":7,"kind":"dance"}`
	const fine, newer, odd = "fine", "newer", "odd"
	for _, c := range []struct {
		name    string
		version int
		change  func(t *testing.T, path string)
		want    string
	}{
		{"a record of this program", store.Schema, func(*testing.T, string) {}, fine},
		{"an older record", 1, func(*testing.T, string) {}, fine},
		{"a newer file", store.Schema, func(t *testing.T, path string) {
			alter(t, path, fmt.Sprintf("PRAGMA user_version = %d", store.Schema+1))
		}, newer},
		{"a newer entry", store.Schema, func(t *testing.T, path string) { alterEntry(t, path, 8, dance) }, newer},
		{"a newer entry in an older file", 1, func(t *testing.T, path string) { alterEntry(t, path, 8, dance) }, newer},
		{"a newer entry behind a damaged one", store.Schema, func(t *testing.T, path string) {
			spoil(t, path, 3)
			alterEntry(t, path, 8, dance)
		}, newer},
		{"an older file that cannot be brought up to date", 2, func(t *testing.T, path string) {
			alter(t, path, "ALTER TABLE paper ADD COLUMN sum BLOB")
		}, odd},
		{"a missing column", store.Schema, func(t *testing.T, path string) { alter(t, path, "ALTER TABLE paper DROP COLUMN sum") }, odd},
		{"a missing table", store.Schema, func(t *testing.T, path string) { alter(t, path, "DROP TABLE entry") }, odd},
		{"damage, which opening mends", store.Schema, func(t *testing.T, path string) { spoil(t, path, 3) }, fine},
		{"a torn file, which is put aside", store.Schema, func(t *testing.T, path string) { write(t, path, read(t, path)[:5000]) }, fine},
		{"no record", store.Schema, func(t *testing.T, path string) { os.Remove(path) }, fine},
	} {
		t.Run(c.name, func(t *testing.T) {
			path := copyTo(t, newest, "nothing")
			if c.version < store.Schema {
				path = older(t, c.version)
			}
			c.change(t, path)
			was := folderOf(t, filepath.Dir(path))
			err := store.Try(t.Context(), path)
			got := fine
			var unusable *store.Unusable
			if errors.As(err, &unusable) && unusable.Path == path && unusable.Newer {
				got = newer
			} else if errors.As(err, &unusable) && unusable.Path == path && unusable.Odd {
				got = odd
			}
			if unusable != nil && !strings.Contains(unusable.Reason, path) {
				t.Error(unusable.Reason)
			}
			if got != c.want || (err == nil) != (c.want == fine) {
				t.Errorf("it is %s, want %s: %v", got, c.want, err)
			}
			if is := folderOf(t, filepath.Dir(path)); is != was {
				t.Error("the data folder was changed")
			}
		})
	}
}

func TestAClosedRecordStaysAsItIsUntilACopyIsBroughtBack(t *testing.T) {
	path := filepath.Join(t.TempDir(), "games.db")
	f := openAt(t, path)
	twoGames(t, f, 3)
	copied, err := f.Contents(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if err := f.Close(); err != nil {
		t.Fatal(err)
	}
	was := read(t, path)
	c := store.NewClosed(errors.New("it is of a newer program"), path)
	main := c.Table("main")
	if tail, err := main.Tail(t.Context()); err != nil || len(tail) != 0 {
		t.Fatal(tail, err)
	}
	if err := main.KeepPaper(t.Context(), "draft", []byte("{}")); !errors.Is(err, companion.ErrNotKept) {
		t.Fatal(err)
	}
	if err := main.Append(t.Context(), copied.Tables["main"].Entries[0]); !errors.Is(err, companion.ErrNotKept) {
		t.Fatal(err)
	}
	if string(read(t, path)) != string(was) {
		t.Fatal("a byte was changed")
	}
	if err := c.Replace(t.Context(), copied, func(*companion.Contents) error { return nil }); err != nil {
		t.Fatal(err)
	}
	tail, err := main.Tail(t.Context())
	if err != nil || len(tail) == 0 {
		t.Fatal(tail, err)
	}
	if err := main.KeepPaper(t.Context(), "draft", []byte("{}")); err != nil {
		t.Fatal(err)
	}
	aside, err := filepath.Glob(path + ".aside-*")
	if err != nil || len(aside) == 0 || string(read(t, aside[0])) != string(was) {
		t.Fatal("the closed record is not beside it, unharmed", aside, err)
	}
	if err := c.Close(); err != nil {
		t.Fatal(err)
	}
	if again, err := openAt(t, path).Contents(t.Context()); err != nil || len(again.Tables["main"].Entries) != len(copied.Tables["main"].Entries) {
		t.Fatal(err)
	}
	if err := store.NewClosed(errors.New("a server"), "").Replace(t.Context(), copied, func(*companion.Contents) error { return nil }); !errors.Is(err, companion.ErrNotKept) {
		t.Fatal(err)
	}
}
