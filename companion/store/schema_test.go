package store_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/ncruces/go-sqlite3"

	"quartermaster/companion"
	"quartermaster/companion/store"
	"quartermaster/companion/storetest"
	"quartermaster/companion/tabletest"
	"quartermaster/games"
)

// older copies the record of an older version and gives its path.
func older(t *testing.T, version int) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "games.db")
	write(t, path, read(t, fmt.Sprintf("testdata/schema%d.db", version)))
	return path
}

// copies lists what stands in the folder of copies.
func copies(t *testing.T, path string) (all []string) {
	t.Helper()
	all, err := filepath.Glob(filepath.Join(filepath.Dir(path), store.CopiesFolder, "*"))
	if err != nil {
		t.Fatal(err)
	}
	return all
}

func TestARecordOfEveryOlderVersionLoadsAndACopyIsKeptFirst(t *testing.T) {
	for version := 1; version < store.Schema; version++ {
		t.Run(fmt.Sprint("version ", version), func(t *testing.T) {
			path := older(t, version)
			f := openAt(t, path)
			c, err := f.Contents(t.Context())
			if err != nil || len(c.Tables) != 2 {
				t.Fatal(c, err)
			}
			for id, k := range c.Tables {
				last := k.Entries[len(k.Entries)-1]
				if want := map[int]int{1: 61}[version]; want > 0 && last.No != int64(want) {
					t.Fatal(id, last.No)
				}
				r := companion.NewRecord([]games.Game{tabletest.Harbour{}})
				for _, e := range k.Entries {
					if r, err = r.Apply(e); err != nil {
						t.Fatal(id, e.No, err)
					}
					if h, err := r.Hash(); err != nil || h != e.Hash {
						t.Fatalf("entry %d of %s leads to %s, and led to %s (%v)", e.No, id, h, e.Hash, err)
					}
				}
				var draft struct{ Sighting struct{ Dice []any } }
				if err := json.Unmarshal(k.Papers["draft"], &draft); err != nil || len(draft.Sighting.Dice) != 1 {
					t.Fatalf("%s: %s %v", id, k.Papers["draft"], err)
				}
				table, err := companion.Open(t.Context(), companion.Config{Games: []games.Game{tabletest.Harbour{}}, Store: f.Table(id)})
				if err != nil {
					t.Fatal(err)
				}
				if s := table.Snapshot(); s.Version != last.No || s.Hash != last.Hash || s.Sighting == nil || len(s.Sighting.Dice) != 1 {
					t.Errorf("%+v", s)
				}
				table.Close()
			}
			kept := copies(t, path)
			if len(kept) != 1 || !strings.Contains(kept[0], fmt.Sprint("schema", version)) {
				t.Fatal(kept)
			}
			was, is := rows(t, fmt.Sprintf("testdata/schema%d.db", version)), rows(t, kept[0])
			if was != is {
				t.Fatalf("the copy is %s\nand the file was %s", is, was)
			}
			if err := f.Close(); err != nil {
				t.Fatal(err)
			}
			openAt(t, path)
			if again := copies(t, path); len(again) != 1 {
				t.Fatal("it was copied again", again)
			}
		})
	}
}

// rows is what a file holds, as SQLite itself says.
func rows(t *testing.T, path string) string {
	t.Helper()
	papers := "SELECT tbl || name || body FROM paper ORDER BY tbl, name"
	if strings.Contains(path, "schema1") {
		papers = "SELECT tbl || body FROM draft ORDER BY tbl"
	}
	c, err := sqlite3.OpenFlags("file:"+path+"?mode=ro&immutable=1", sqlite3.OPEN_READONLY|sqlite3.OPEN_URI)
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	var b strings.Builder
	for _, q := range []string{"PRAGMA user_version", "PRAGMA application_id", "SELECT sql FROM sqlite_schema ORDER BY name",
		"SELECT tbl || no || body || hex(sum) FROM entry ORDER BY tbl, no", papers} {
		s, _, err := c.Prepare(q)
		if err != nil {
			t.Fatal(q, err)
		}
		for s.Step() {
			b.WriteString(s.ColumnText(0) + "\n")
		}
		if err := errors.Join(s.Err(), s.Close()); err != nil {
			t.Fatal(err)
		}
	}
	return b.String()
}

// Whatever write or sync fails while an older file is brought up to date: it is either of the old version, with all that
// it held, or of the new one.
func TestAFaultWhileARecordIsBroughtUpToDateLosesNothing(t *testing.T) {
	failed, done := 0, 0
	for k := int64(0); k < 120; k += 3 {
		path := older(t, 1)
		d, name := newDisk(t, sqlite3.FULL)
		d.left.Store(k)
		f, err := store.OpenVFS(path, name)
		if err == nil && f.Stuck() == nil {
			done++
			_ = f.Close() // the fault may meet this
		} else if err == nil { // it is shown as it is, from a copy
			failed++
			if c, err := f.Contents(t.Context()); err != nil || len(c.Tables["main"].Entries) != 61 {
				t.Fatal(k, err)
			}
			_ = f.Close() // as above
		} else {
			failed++
			var unusable *store.Unusable
			if errors.As(err, &unusable) {
				t.Fatal(k, "a full disk is not a damaged record", err)
			}
		}
		if f, err = store.Open(path); err != nil {
			t.Fatal(k, err)
		}
		c, err := f.Contents(t.Context())
		if err != nil || len(c.Tables) != 2 || len(c.Tables["main"].Entries) != 61 || len(c.Tables["kitchen"].Entries) != 61 || c.Tables["main"].Papers["draft"] == nil {
			t.Fatal(k, err)
		}
		if err := f.Close(); err != nil {
			t.Fatal(err)
		}
		if n := len(copies(t, path)); n < 1 {
			t.Fatal(k, "there is no copy")
		}
	}
	t.Log(failed, "attempts failed,", done, "were done")
	if failed == 0 || done == 0 {
		t.Fatal("this test should have seen both")
	}
}

func TestWhatStillHoldsOfADamagedFileIsReadAndTheFileIsLeftAsItIs(t *testing.T) {
	fresh := func(t *testing.T) string {
		path := filepath.Join(t.TempDir(), "games.db")
		f, err := store.Open(path)
		if err != nil {
			t.Fatal(err)
		}
		storetest.Fill(t, f.Table("main"), 1, 150)
		storetest.Fill(t, f.Table("other"), 1, 5)
		if err := f.KeepPaper(t.Context(), "person/1", []byte("Ola")); err != nil {
			t.Fatal(err)
		}
		if err := f.Close(); err != nil {
			t.Fatal(err)
		}
		return path
	}
	salvaged := func(t *testing.T, path string) *companion.Contents {
		t.Helper()
		before := read(t, path)
		c, _, err := store.Salvage(path)
		if err != nil {
			t.Fatal(err)
		}
		if string(read(t, path)) != string(before) {
			t.Fatal("it was written to")
		}
		return c
	}
	t.Run("a changed answer is lost, and nothing else", func(t *testing.T) {
		path := fresh(t)
		alter(t, path, `UPDATE entry SET body = replace(body, '"n":100', '"n":6') WHERE no = 100`)
		c := salvaged(t, path)
		main := c.Tables["main"].Entries
		if len(main) != 151 || main[99].Kind != companion.Lost || main[150].Kind != companion.Lost || main[150].Of != 100 || len(c.Tables["other"].Entries) != 5 || string(c.Papers["person/1"]) != "Ola" {
			t.Fatal(len(main), main[len(main)-1])
		}
		storetest.Same(t, main[:99], 1, 99)
		storetest.Same(t, main[100:150], 101, 150)
	})
	t.Run("what stands in the log beside the file counts", func(t *testing.T) {
		path := filepath.Join(t.TempDir(), "games.db")
		f := openAt(t, path)
		storetest.Fill(t, f.Table("main"), 1, 9)
		dir := t.TempDir() // as after a power cut
		for _, tail := range []string{"", "-wal"} {
			write(t, filepath.Join(dir, "games.db"+tail), read(t, path+tail))
		}
		if c := salvaged(t, filepath.Join(dir, "games.db")); len(c.Tables["main"].Entries) != 9 {
			t.Fatal(len(c.Tables["main"].Entries))
		}
	})
	t.Run("pages of rubbish", func(t *testing.T) {
		rng := rand.New(rand.NewPCG(3, 4))
		some := 0
		whole := read(t, fresh(t))
		for range 30 {
			path := filepath.Join(t.TempDir(), "games.db")
			b := bytes.Clone(whole)
			page := 1 + rng.IntN(len(b)/4096-1)
			for i := range 4096 {
				b[page*4096+i] = byte(rng.Uint32())
			}
			write(t, path, b)
			c, _, err := store.Salvage(path)
			if err != nil {
				continue
			}
			for _, k := range c.Tables {
				for i, e := range k.Entries {
					if no := int64(i) + 1; e.Kind != companion.Lost {
						storetest.Same(t, []companion.Entry{e}, no, no)
						some++
					}
				}
			}
		}
		t.Log(some, "entries of", 30*155, "were read")
		if some < 30*100 { // of most pages only their own entries are gone; of the topmost one all
			t.Fatal("hardly anything was read")
		}
	})
	t.Run("of rubbish nothing can be read", func(t *testing.T) {
		path := filepath.Join(t.TempDir(), "games.db")
		write(t, path, []byte(strings.Repeat("Dear diary, ", 1000)))
		if c, _, err := store.Salvage(path); err == nil {
			t.Fatal(c)
		}
		if left, err := os.ReadDir(filepath.Dir(path)); err != nil || len(left) != 1 {
			t.Fatal(left, err)
		}
	})
}
