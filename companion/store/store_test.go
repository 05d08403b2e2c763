package store_test

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/ncruces/go-sqlite3"

	"quartermaster/companion"
	"quartermaster/companion/store"
	"quartermaster/companion/storetest"
)

func TestMemory(t *testing.T) {
	storetest.RunHouse(t, func(*testing.T) (companion.House, func() companion.House) {
		m := &store.MemoryHouse{}
		return m, func() companion.House { return m }
	})
}

func openAt(t *testing.T, path string) *store.File {
	t.Helper()
	f, err := store.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := f.Close(); err != nil {
			t.Error(err)
		}
	})
	return f
}

func TestFile(t *testing.T) {
	storetest.RunHouse(t, func(t *testing.T) (companion.House, func() companion.House) {
		path := filepath.Join(t.TempDir(), "a folder with spaces ?#%", "games.db")
		f := openAt(t, path)
		return f, func() companion.House {
			if err := f.Close(); err != nil {
				t.Fatal(err)
			}
			f = openAt(t, path)
			return f
		}
	})
}

// alter changes a closed file with SQLite itself.
func alter(t *testing.T, path string, sql ...string) {
	t.Helper()
	c, err := sqlite3.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	for _, q := range sql {
		if err := c.Exec(q); err != nil {
			t.Fatal(q, err)
		}
	}
	if err := c.Close(); err != nil {
		t.Fatal(err)
	}
}

func TestAFileThatIsNotOursToWriteIsRefusedAndLeftAsItIs(t *testing.T) {
	cases := map[string]struct {
		spoil  func(t *testing.T, path string)
		reason string
	}{
		"of a newer program": {func(t *testing.T, path string) { alter(t, path, "PRAGMA user_version = 1000") }, "newer"},
		"another program's":  {func(t *testing.T, path string) { alter(t, path, "PRAGMA application_id = 7") }, "not a record"},
		"no database at all": {func(t *testing.T, path string) {
			write(t, path, []byte(strings.Repeat("Dear diary, ", 1000)))
		}, "damaged"},
		"cut short": {func(t *testing.T, path string) {
			b := read(t, path)
			write(t, path, b[:len(b)/2])
		}, "damaged"},
		"with a page of rubbish": {func(t *testing.T, path string) {
			b := read(t, path)
			for i := 4096; i < 8192; i++ {
				b[i] = byte(i * 7)
			}
			write(t, path, b)
		}, "damaged"},
	}
	for name, c := range cases {
		t.Run(name, func(t *testing.T) {
			path := filepath.Join(t.TempDir(), "games.db")
			f, err := store.Open(path)
			if err != nil {
				t.Fatal(err)
			}
			storetest.Fill(t, f.Table("main"), 1, 60)
			if err := f.Close(); err != nil {
				t.Fatal(err)
			}
			c.spoil(t, path)
			before := read(t, path)
			f, err = store.Open(path)
			var unusable *store.Unusable
			if !errors.As(err, &unusable) || !strings.Contains(unusable.Reason, c.reason) {
				t.Fatal(f, err)
			}
			if string(read(t, path)) != string(before) {
				t.Fatal("it was written to")
			}
			aside, err := store.SetAside(path, time.Unix(0, 0))
			if err != nil || string(read(t, aside)) != string(before) {
				t.Fatal(aside, err)
			}
			f = openAt(t, path)
			storetest.Fill(t, f.Table("main"), 1, 3)
		})
	}
}

func TestSilentDamageOfAnEntryIsNoticed(t *testing.T) {
	for name, sql := range map[string]string{
		"a changed answer": `UPDATE entry SET body = replace(body, '"n":5', '"n":6') WHERE no = 5`,
		"a swapped entry":  `UPDATE entry SET body = (SELECT body FROM entry WHERE no = 4), sum = (SELECT sum FROM entry WHERE no = 4) WHERE no = 5`,
		"a missing entry":  `DELETE FROM entry WHERE no = 5`,
	} {
		t.Run(name, func(t *testing.T) {
			path := filepath.Join(t.TempDir(), "games.db")
			f, err := store.Open(path)
			if err != nil {
				t.Fatal(err)
			}
			storetest.Fill(t, f.Table("main"), 1, 9)
			if err := f.Close(); err != nil {
				t.Fatal(err)
			}
			alter(t, path, sql)
			var unusable *store.Unusable
			if _, err := openAt(t, path).Table("main").Tail(t.Context()); !errors.As(err, &unusable) {
				t.Fatal(err)
			}
		})
	}
}

func TestAFileBelongsToOneProcess(t *testing.T) {
	path := filepath.Join(t.TempDir(), "games.db")
	openAt(t, path)
	f, err := store.Open(path)
	var unusable *store.Unusable
	if err == nil || errors.As(err, &unusable) || !strings.Contains(err.Error(), "in use") {
		t.Fatal(f, err)
	}
}

func TestAFolderThatCannotBeWrittenIsAnErrorAndNotADamagedRecord(t *testing.T) {
	dir := t.TempDir()
	if err := os.Mkdir(filepath.Join(dir, "games.db"), 0o700); err != nil {
		t.Fatal(err)
	}
	f, err := store.Open(filepath.Join(dir, "games.db"))
	var unusable *store.Unusable
	if err == nil || errors.As(err, &unusable) {
		t.Fatal(f, err)
	}
}

func TestSettingAsideNeverOverwrites(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "games.db")
	seen := map[string]bool{}
	for i := range 3 {
		write(t, path, []byte{byte(i)})
		write(t, path+"-wal", []byte{byte(i)})
		aside, err := store.SetAside(path, time.Unix(0, 0))
		if err != nil || seen[aside] {
			t.Fatal(aside, err)
		}
		seen[aside] = true
		if b := read(t, aside); b[0] != byte(i) {
			t.Fatal(b)
		}
		if b := read(t, aside+"-wal"); b[0] != byte(i) {
			t.Fatal(b)
		}
	}
}

func TestAClosedRecordSaysSo(t *testing.T) {
	f, err := store.Open(filepath.Join(t.TempDir(), "games.db"))
	if err != nil {
		t.Fatal(err)
	}
	s := f.Table("main")
	if err := f.Close(); err != nil {
		t.Fatal(err)
	}
	if err := s.Append(t.Context(), storetest.Entry(1)); !errors.Is(err, companion.ErrNotKept) {
		t.Fatal(err)
	}
	if _, err := s.Tail(t.Context()); err == nil {
		t.Fatal("it is closed")
	}
}

func read(t *testing.T, path string) []byte {
	t.Helper()
	b, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func write(t *testing.T, path string, b []byte) {
	t.Helper()
	if err := os.WriteFile(path, b, 0o600); err != nil {
		t.Fatal(err)
	}
}

func BenchmarkAppend(b *testing.B) {
	f, err := store.Open(filepath.Join(b.TempDir(), "games.db"))
	if err != nil {
		b.Fatal(err)
	}
	defer f.Close()
	s := f.Table("main")
	no := int64(0)
	for b.Loop() {
		no++
		if err := s.Append(b.Context(), storetest.Entry(no)); err != nil {
			b.Fatal(err)
		}
	}
}

func TestOnlyTheLastPicturesAreKept(t *testing.T) {
	p := &store.Pictures{Folder: filepath.Join(t.TempDir(), "pictures"), Most: 3}
	for _, id := range []string{"z", "zz", "100", "101", "102"} { // as numbers: z < zz < 100
		if err := p.Put(id, []byte(id)); err != nil {
			t.Fatal(err)
		}
	}
	for id, want := range map[string]bool{"z": false, "zz": false, "100": true, "101": true, "102": true, "103": false, "../pictures/102": false, "": false} {
		b, err := p.Get(id)
		if (err == nil) != want || want && string(b) != id {
			t.Error(id, string(b), err)
		}
	}
	if err := p.Put("../x", nil); err == nil {
		t.Error("that is no name")
	}
	files, err := os.ReadDir(p.Folder)
	if err != nil || len(files) != 3 {
		t.Error(files, err)
	}
}
