package store_test

import (
	"bytes"
	"crypto/sha256"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"quartermaster/companion"
	"quartermaster/companion/archive"
	"quartermaster/companion/store"
	"quartermaster/companion/tabletest"
	"quartermaster/games"
)

// twoGames plays a game, and then begins another and plays on, of n answers each. It gives what was told, with the log not yet
// brought home.
func twoGames(t *testing.T, f *store.File, n int) (newest *companion.Snapshot) {
	t.Helper()
	table := tableOf(t, f.Table("main"))
	defer table.Close()
	for range 2 {
		var err error
		if newest, err = table.Start(t.Context(), companion.By{Device: "a"}, table.Snapshot().Version, companion.Start{Game: "harbour", People: []companion.Person{{Name: "Ola", Colour: "green"}, {Name: "Jan", Colour: "blue"}}}); err != nil {
			t.Fatal(err)
		}
		for i := range n {
			if newest, err = weigh(t, table, i); err != nil {
				t.Fatal(err)
			}
		}
	}
	return newest
}

// spoil changes one bit of an entry's text in a closed file.
func spoil(t *testing.T, path string, no int64) {
	t.Helper()
	b := read(t, path)
	found := false
	for from := 0; ; {
		at := bytes.Index(b[from:], fmt.Appendf(nil, `"no":%d,"at":`, no)) // a start names the games that wait by "no" alone
		if at < 0 {
			break
		}
		from, found = from+at+1, true // a page that is no longer used may hold it too
		b[from+bytes.Index(b[from:], []byte(`"seen":`))+2] ^= 4
	}
	if !found {
		t.Fatal("entry", no, "is not there")
	}
	write(t, path, b)
}

func TestADamagedEarlierGameIsSetAsideAndEverythingElseWorks(t *testing.T) {
	for name, damage := range map[string]func(t *testing.T, path string){
		"a flipped bit":      func(t *testing.T, path string) { spoil(t, path, 5) },
		"a missing entry":    func(t *testing.T, path string) { alter(t, path, "DELETE FROM entry WHERE no = 5") },
		"a start is damaged": func(t *testing.T, path string) { spoil(t, path, 1) },
		"an entry of a table that nobody has": func(t *testing.T, path string) {
			alter(t, path, "UPDATE entry SET tbl = 'mbin' WHERE no = 5")
		},
	} {
		t.Run(name, func(t *testing.T) {
			path := filepath.Join(t.TempDir(), "games.db")
			f := openAt(t, path)
			newest := twoGames(t, f, 10)
			third := tableOf(t, f.Table("main")) // a third game: the first is before the base of the last start
			s, err := third.Start(t.Context(), companion.By{Device: "a"}, newest.Version, companion.Start{Game: "harbour", People: newest.Start.People})
			third.Close()
			if err != nil {
				t.Fatal(err)
			}
			if err := f.Close(); err != nil {
				t.Fatal(err)
			}
			damage(t, path)
			f = openAt(t, path)
			if _, err := f.Contents(t.Context()); err == nil {
				t.Fatal("the damage was not seen")
			}
			found, err := f.Mend(t.Context(), path, nil)
			if err != nil || len(found) == 0 {
				t.Fatal(found, err)
			}
			aside := 0
			for _, d := range found {
				if d.Aside != "" && len(read(t, d.Aside)) > 0 {
					aside++
				}
			}
			if aside == 0 && name != "a missing entry" {
				t.Fatal("what was damaged is gone", found)
			}
			if again, err := f.Mend(t.Context(), path, nil); err != nil || len(again) != 0 {
				t.Fatal(again, err)
			}
			c, err := f.Contents(t.Context())
			if err != nil || len(c.Tables) != 1 || int64(len(c.Tables["main"].Entries)) != s.Version || c.Tables["main"].Entries[5].No != 6 {
				t.Fatal(err, c)
			}
			copies := t.TempDir()
			arch := archive.New(archive.Config{House: f, Games: []games.Game{tabletest.Harbour{}}, Copies: copies})
			if _, err := arch.History(t.Context()); err != nil {
				t.Fatal(err)
			}
			made, err := arch.KeepCopy(t.Context())
			if err != nil {
				t.Fatal(err)
			}
			if _, err := arch.Bring(t.Context(), made.Name); err != nil {
				t.Fatal(err)
			}
			table := tableOf(t, f.Table("main"))
			defer table.Close()
			if is := table.Snapshot(); is.Version != s.Version || is.Hash != s.Hash {
				t.Fatal(is.Version, is.Hash)
			}
		})
	}
}

// Damage that comes while the program runs, in whatever game, keeps nobody from bringing a good copy back.
func TestACopyIsBroughtBackOverARecordThatCannotBeRead(t *testing.T) {
	for _, no := range []int64{5, 20} {
		path := filepath.Join(t.TempDir(), "games.db")
		f := openAt(t, path)
		newest := twoGames(t, f, 10)
		folder := t.TempDir()
		arch := archive.New(archive.Config{House: f, Games: []games.Game{tabletest.Harbour{}}, Copies: folder})
		made, err := arch.KeepCopy(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		if err := f.Close(); err != nil {
			t.Fatal(err)
		}
		spoil(t, path, no)
		f = openAt(t, path)
		b := &bytes.Buffer{}
		copied := read(t, filepath.Join(folder, made.Name))
		again := archive.New(archive.Config{House: f, Games: []games.Game{tabletest.Harbour{}}, Copies: folder})
		if err := again.WriteTo(t.Context(), b); err == nil {
			t.Fatal("the damage was not seen")
		}
		if _, err := again.Restore(t.Context(), bytes.NewReader(copied)); err != nil {
			t.Fatal(no, err)
		}
		table := tableOf(t, f.Table("main"))
		if is := table.Snapshot(); is.Version != newest.Version || is.Hash != newest.Hash {
			t.Fatal(is.Version, is.Hash)
		}
		table.Close()
		if all, err := again.Copies(); err != nil || len(all) != 2 || all[0].Why != archive.CopyBefore {
			t.Fatal("what could be read was not kept first", all, err)
		}
	}
}

// alterEntry puts another text in the place of an entry's, with its sum.
func alterEntry(t *testing.T, path string, no int64, body string) {
	t.Helper()
	h := sha256.Sum256(fmt.Appendf(nil, "%d\n%s", no, body))
	alter(t, path, fmt.Sprintf("UPDATE entry SET body = '%s', sum = x'%x' WHERE no = %d", body, h[:8], no))
}

func TestADamagedDocumentIsNamedAndNeverTakenForARightOne(t *testing.T) {
	path := filepath.Join(t.TempDir(), "games.db")
	f := openAt(t, path)
	if err := f.KeepPaper(t.Context(), "person/1", []byte(`{"name":"Ola"}`)); err != nil {
		t.Fatal(err)
	}
	if err := f.KeepPaper(t.Context(), "person/2", []byte(`{"name":"Jan"}`)); err != nil {
		t.Fatal(err)
	}
	if err := f.Close(); err != nil {
		t.Fatal(err)
	}
	write(t, path, bytes.Replace(read(t, path), []byte(`"Ola"`), []byte(`"Old"`), 1))
	f = openAt(t, path)
	if p, err := f.Papers(t.Context(), ""); err != nil || len(p) != 1 || string(p["person/2"]) == "" {
		t.Fatal(p, err)
	}
	found, err := f.Mend(t.Context(), path, nil)
	if err != nil || len(found) != 1 || found[0].Paper != "person/1" || !strings.Contains(string(read(t, found[0].Aside)), "person/1") {
		t.Fatal(found, err)
	}
}

// copyTo copies the files of an open record: what a power cut leaves. skip leaves one of them out.
func copyTo(t *testing.T, path, skip string) string {
	t.Helper()
	to := filepath.Join(t.TempDir(), "games.db")
	for _, tail := range []string{"", "-wal", ".mark"} {
		if b, err := os.ReadFile(path + tail); err == nil && tail != skip {
			write(t, to+tail, b)
		}
	}
	return to
}

// However the log is damaged: the record is as far as it was told, or it says what is missing.
func TestALogThatIsDamagedCutOrMissingIsTold(t *testing.T) {
	path := filepath.Join(t.TempDir(), "games.db")
	f := openAt(t, path)
	newest := twoGames(t, f, 70)
	check := func(t *testing.T, at string, must bool) {
		t.Helper()
		g, err := store.Open(at)
		var unusable *store.Unusable
		if errors.As(err, &unusable) {
			return // it is said, and set aside
		}
		if err != nil {
			t.Fatal(err)
		}
		defer g.Close()
		tail, err := g.Table("main").Tail(t.Context())
		if err != nil {
			if !errors.As(err, &unusable) {
				t.Fatal(err)
			}
			return
		}
		last := int64(0)
		if len(tail) > 0 {
			last = tail[len(tail)-1].No
		}
		lost := g.Losses()
		if last < newest.Version && len(lost) == 0 {
			t.Fatalf("%d of %d entries are there, and nobody is told", last, newest.Version)
		}
		if last == newest.Version && len(lost) > 0 && !must {
			t.Fatalf("nothing is missing, and yet %+v", lost)
		}
		if must && len(lost) == 0 {
			t.Fatal("nobody is told")
		}
	}
	t.Run("whole", func(t *testing.T) { check(t, copyTo(t, path, "nothing"), false) })
	t.Run("missing log", func(t *testing.T) { check(t, copyTo(t, path, "-wal"), true) })
	t.Run("missing mark", func(t *testing.T) { check(t, copyTo(t, path, ".mark"), true) })
	t.Run("missing file", func(t *testing.T) { check(t, copyTo(t, path, ""), true) })
	rng := rand.New(rand.NewPCG(1, 2))
	for i := range 60 {
		at := copyTo(t, path, "nothing")
		log := read(t, at+"-wal")
		switch p := rng.IntN(len(log)); i % 3 {
		case 0:
			log[p] ^= 1 << rng.IntN(8)
		case 1:
			log = log[:p]
		case 2:
			for j := range log[p:min(len(log), p+4096)] {
				log[p+j] = 0
			}
		}
		write(t, at+"-wal", log)
		if i%2 == 0 { // and the half of the mark that is older, or newer
			m := read(t, at+".mark")
			m[(i/2%2)*(len(m)/2)+30] ^= 1
			write(t, at+".mark", m)
		}
		t.Run(fmt.Sprint("damage ", i), func(t *testing.T) { checkWithin(t, at, newest.Version, i%2 == 0) })
	}
}

// checkWithin opens a record: what it lacks is told. With a mark of which one half was damaged the last entry alone may go unseen.
func checkWithin(t *testing.T, at string, want int64, halfMark bool) {
	t.Helper()
	g, err := store.Open(at)
	var unusable *store.Unusable
	if errors.As(err, &unusable) {
		return
	}
	if err != nil {
		t.Fatal(err)
	}
	defer g.Close()
	tail, err := g.Table("main").Tail(t.Context())
	if errors.As(err, &unusable) {
		return
	}
	if err != nil {
		t.Fatal(err)
	}
	last := int64(0)
	if len(tail) > 0 {
		last = tail[len(tail)-1].No
	}
	if halfMark {
		want--
	}
	if last < want && len(g.Losses()) == 0 {
		t.Fatalf("%d of %d entries are there, and nobody is told", last, want)
	}
}

func TestTheLogIsBroughtHomeEveryTwoHundredEntries(t *testing.T) {
	path := filepath.Join(t.TempDir(), "games.db")
	f := openAt(t, path)
	twoGames(t, f, 230)
	g := openAt(t, copyTo(t, path, "-wal"))
	tail, err := g.Table("main").Tail(t.Context())
	if err != nil || tail[len(tail)-1].No < 262 {
		t.Fatal(len(tail), err)
	}
}

func TestTheLogIsBroughtHomeWhenNothingWasAddedForAWhile(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		path := filepath.Join(t.TempDir(), "games.db")
		f := openAt(t, path)
		newest := twoGames(t, f, 3).Version
		withoutLog := func() int64 {
			g := openAt(t, copyTo(t, path, "-wal"))
			tail, err := g.Table("main").Tail(t.Context())
			if err != nil {
				t.Fatal(err)
			}
			if len(tail) == 0 {
				return 0
			}
			return tail[len(tail)-1].No
		}
		if n := withoutLog(); n == newest {
			t.Fatal("all entries stand in the file at once: nothing is tested")
		}
		time.Sleep(21 * time.Second)
		synctest.Wait()
		if n := withoutLog(); n != newest {
			t.Errorf("after 21 idle seconds the file ends with entry %d, want %d", n, newest)
		}
	})
}

func TestARecordThatANewerProgramWroteIsNoDamage(t *testing.T) {
	path := filepath.Join(t.TempDir(), "games.db")
	f := openAt(t, path)
	twoGames(t, f, 3)
	if err := f.Close(); err != nil {
		t.Fatal(err)
	}
	for name, change := range map[string]string{
		"a newer file":  fmt.Sprintf("PRAGMA user_version = %d", store.Schema+1),
		"a newer entry": "", // set below
	} {
		t.Run(name, func(t *testing.T) {
			at := copyTo(t, path, "nothing")
			if change != "" {
				alter(t, at, change)
			} else {
				alterEntry(t, at, 8, `{"no":8,"at":"2030-01-01T00:00:00Z","by":{"device":"a"},"seen":7,"kind":"dance"}`)
			}
			was := read(t, at)
			g, err := store.Open(at)
			if err == nil {
				_, err = g.Table("main").Tail(t.Context())
				_ = g.Close() // nothing was written
			}
			var unusable *store.Unusable
			if !errors.As(err, &unusable) || !unusable.Newer || !strings.Contains(unusable.Reason, "newer") {
				t.Fatal(err)
			}
			if !bytes.Equal(was, read(t, at)) {
				t.Fatal("a byte was changed")
			}
		})
	}
}

func TestOnlyTheOwnerMayReadTheRecord(t *testing.T) {
	path := filepath.Join(t.TempDir(), "games.db")
	f := openAt(t, path)
	twoGames(t, f, 2)
	private := func() {
		t.Helper()
		all, err := filepath.Glob(path + "*")
		if err != nil || len(all) < 2 {
			t.Fatal(all, err)
		}
		for _, name := range all {
			if info, err := os.Stat(name); err != nil || info.Mode().Perm()&0o077 != 0 {
				t.Error(name, info.Mode(), err)
			}
		}
	}
	private()
	if err := f.Close(); err != nil {
		t.Fatal(err)
	}
	if err := os.Chmod(path, 0o644); err != nil {
		t.Fatal(err)
	}
	openAt(t, path)
	private()
}
