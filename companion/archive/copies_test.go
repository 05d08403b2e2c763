package archive_test

import (
	"bytes"
	"compress/gzip"
	"encoding/csv"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"quartermaster/companion"
	"quartermaster/companion/archive"
	"quartermaster/companion/store"
)

// playedHouse is what a house keeps in which something was played, and its copy.
func playedHouse(t *testing.T) (*companion.Contents, []byte) {
	t.Helper()
	rng := rand.New(rand.NewPCG(3, 1))
	kept := &store.MemoryHouse{}
	h := newHouse(t, kept, "main", "kitchen")
	seats := h.People().Seat(t.Context(), []companion.Person{{Name: "=Żaneta", Colour: "green"}, {Name: "Jan", Colour: "blue"}}, []bool{true, false})
	for range 120 {
		h.deal(t, []string{"main", "kitchen"}[rng.IntN(2)], rng, seats)
	}
	c, err := kept.Contents(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	var b bytes.Buffer
	if err := archive.WriteCopy(&b, c, time.Date(2026, 11, 21, 20, 0, 0, 0, time.UTC)); err != nil {
		t.Fatal(err)
	}
	return c, b.Bytes()
}

func TestACopyBroughtBackIsWhatWasCopied(t *testing.T) {
	c, b := playedHouse(t)
	back, head, err := archive.ReadCopy(bytes.NewReader(b))
	if err != nil || plain(back) != plain(c) {
		t.Fatal(err)
	}
	if head.Tables != 2 || head.Steps != len(c.Tables["main"].Entries)+len(c.Tables["kitchen"].Entries) || head.Last.IsZero() {
		t.Fatalf("%+v", head)
	}
	if h, err := archive.ReadCopyHead(bytes.NewReader(b)); err != nil || h != head {
		t.Fatal(h, err)
	}
	// Into a file, and out of it again.
	f, err := store.Open(filepath.Join(t.TempDir(), "games.db"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if _, err := newHouse(t, f).Restore(t.Context(), bytes.NewReader(b)); err != nil {
		t.Fatal(err)
	}
	var again bytes.Buffer
	got, err := f.Contents(t.Context())
	if err != nil || archive.WriteCopy(&again, got, head.Made) != nil || !bytes.Equal(again.Bytes(), b) {
		t.Fatal("the copy of what was brought back is another", err)
	}
}

func TestACopyThatIsDamagedAnywhereIsRefusedAndChangesNothing(t *testing.T) {
	_, b := playedHouse(t)
	kept := &store.MemoryHouse{}
	h := newHouse(t, kept, "main")
	begin(t, h.tables["main"])
	before, err := kept.Contents(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	rng := rand.New(rand.NewPCG(8, 8))
	try := func(what string, spoilt []byte) {
		t.Helper()
		if _, err := h.Restore(t.Context(), bytes.NewReader(spoilt)); !strings.HasPrefix(word(t, err), "copy-") {
			t.Fatal(what, err)
		}
	}
	for range 60 {
		n := rng.IntN(len(b))
		try("cut short", b[:n])
		flip := bytes.Clone(b)
		if flip[n] ^= 1 << rng.IntN(8); n >= 4 && n <= 9 || n == 3 {
			continue // gzip's own time and system, which say nothing
		}
		try("changed", flip)
	}
	try("something follows", append(bytes.Clone(b), b...))
	after, err := kept.Contents(t.Context())
	if err != nil || plain(after) != plain(before) {
		t.Fatal("something was changed", err)
	}
	if copies, err := h.Copies(); err != nil || len(copies) != 0 {
		t.Fatal(copies, err)
	}
}

// zipped packs lines and gives them an end that fits.
func zipped(t testing.TB, lines ...string) []byte {
	var b bytes.Buffer
	z := gzip.NewWriter(&b)
	for _, l := range lines {
		if _, err := io.WriteString(z, l+"\n"); err != nil {
			t.Fatal(err)
		}
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

func TestACopyThatWouldLeadOutOfTheHouseIsRefused(t *testing.T) {
	head := `{"quartermaster":1,"made":"2026-11-21T20:00:00Z","tables":1,"steps":0}`
	for name, c := range map[string]struct {
		lines []string
		want  string
	}{
		"a table's name that climbs":  {[]string{head, `{"table":"../../etc"}`}, "copy-odd"},
		"a table's name with a slash": {[]string{head, `{"table":"a/b"}`}, "copy-odd"},
		"a table's name of dots":      {[]string{head, `{"table":".."}`}, "copy-odd"},
		"a table twice":               {[]string{head, `{"table":"a"}`, `{"table":"a"}`}, "copy-odd"},
		"a paper that climbs":         {[]string{head, `{"paper":"person/../../x","body":""}`}, "copy-odd"},
		"a paper from the root":       {[]string{head, `{"paper":"/etc/passwd","body":""}`}, "copy-odd"},
		"an entry of no table":        {[]string{head, `{"entry":{"no":1}}`}, "copy-damaged"},
		"an unknown line":             {[]string{head, `{"file":"x"}`}, "copy-damaged"},
		"another program's":           {[]string{`{"hello":1}`}, "copy-none"},
		"a newer program's":           {[]string{`{"quartermaster":2}`}, "copy-newer"},
		"no end":                      {[]string{head}, "copy-damaged"},
		"a wrong sum":                 {[]string{head, `{"end":"00"}`}, "copy-damaged"},
		"one endless line":            {[]string{head, `{"paper":"x","body":"` + strings.Repeat("A", 5<<20) + `"}`}, "copy-big"},
	} {
		if _, _, err := archive.ReadCopy(bytes.NewReader(zipped(t, c.lines...))); word(t, err) != c.want {
			t.Error(name, err)
		}
	}
	if _, _, err := archive.ReadCopy(strings.NewReader("no gzip")); word(t, err) != "copy-none" {
		t.Error(err)
	}
	h := newHouse(t, &store.MemoryHouse{})
	for _, name := range []string{"", "..", "../daily-20261121-200000.quartermaster", "daily-20261121-200000.quartermaster", "/etc/passwd", "games.db.schema1-20261121-200000"} {
		if _, err := h.Bring(t.Context(), name); word(t, err) != "copy-gone" {
			t.Error(name, err)
		}
	}
}

func FuzzCopiesFromOutsideNeverPanic(f *testing.F) {
	head := `{"quartermaster":1,"made":"2026-11-21T20:00:00Z","tables":1,"steps":1}`
	f.Add([]byte(head + "\n" + `{"table":"a"}` + "\n" + `{"entry":{"no":1,"kind":"start","start":{"game":"harbour","people":[]}}}` + "\n" + `{"end":"x"}` + "\n"))
	f.Add([]byte(head + "\n" + `{"paper":"person/1","body":"eA=="}` + "\n"))
	f.Fuzz(func(t *testing.T, b []byte) {
		var z bytes.Buffer
		w := gzip.NewWriter(&z)
		_, _ = w.Write(b)
		_ = w.Close()
		for _, in := range [][]byte{b, z.Bytes()} {
			c, _, err := archive.ReadCopy(bytes.NewReader(in))
			if err != nil {
				word(t, err) // a sentence for people, whatever came in
				continue
			}
			var out bytes.Buffer
			if err := archive.WriteCopy(&out, c, time.Time{}); err != nil {
				t.Fatal(err)
			}
		}
	})
}

func TestCopiesAreKeptDailyListedAndBroughtBack(t *testing.T) {
	h := newHouse(t, &store.MemoryHouse{}, "main")
	if err := h.KeepDaily(t.Context()); err != nil {
		t.Fatal(err)
	}
	if all, err := h.Copies(); err != nil || len(all) != 0 {
		t.Fatal("of nothing no copy is kept", all, err)
	}
	rng := rand.New(rand.NewPCG(2, 2))
	for range 20 {
		for range 5 {
			h.deal(t, "main", rng, seated)
		}
		for range 2 {
			if err := h.KeepDaily(t.Context()); err != nil {
				t.Fatal(err)
			}
		}
		h.clock = h.clock.Add(24 * time.Hour)
	}
	all, err := h.Copies()
	if err != nil || len(all) != 14 || !all[0].Made.After(all[13].Made) {
		t.Fatal(len(all), err)
	}
	if err := os.WriteFile(filepath.Join(h.copies, "daily-20200101-000000.quartermaster"), []byte("rubbish"), 0o600); err != nil {
		t.Fatal(err)
	}
	was := h.tables["main"].Snapshot()
	head, err := h.Bring(t.Context(), all[3].Name)
	if err != nil {
		t.Fatal(err)
	}
	now := h.tables["main"].Snapshot()
	if now.Version != int64(head.Steps) || now.Version >= was.Version || now.Serial <= was.Serial {
		t.Fatal("the open table did not follow", now.Version, head.Steps)
	}
	h.deal(t, "main", rng, seated) // and plays on
	if all, err = h.Copies(); err != nil || all[0].Why != archive.CopyBefore {
		t.Fatal(all[0], err)
	}
	if _, err := h.Bring(t.Context(), all[0].Name); err != nil {
		t.Fatal(err)
	}
	if s := h.tables["main"].Snapshot(); s.Version != was.Version || s.Hash != was.Hash {
		t.Fatal("what was replaced is not what it was", s.Version, was.Version)
	}
}

// A copy of about a megabyte that unpacks to a gigabyte is refused before it is unpacked.
func TestACopyThatUnpacksToVeryMuchIsRefusedInLittleMemory(t *testing.T) {
	gzipped := func(text []byte) []byte {
		var packed bytes.Buffer
		z, err := gzip.NewWriterLevel(&packed, gzip.BestCompression)
		if err == nil {
			_, err = z.Write(text)
		}
		if err := errors.Join(err, z.Close()); err != nil {
			t.Fatal(err)
		}
		return packed.Bytes()
	}
	var packed bytes.Buffer
	packed.Write(gzipped([]byte(`{"quartermaster":1,"made":"2026-11-21T20:00:00Z","tables":1,"steps":0}` + "\n")))
	paper := append(append([]byte(`{"paper":"person/x","body":"`), bytes.Repeat([]byte("A"), 1<<20)...), "\"}\n"...)
	packed.Write(bytes.Repeat(gzipped(paper), 1000)) // gzip files one after the other are one (RFC 1952, 2.2)
	if packed.Len() > 2<<20 {
		t.Fatal("the test's own copy has", packed.Len())
	}
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	_, _, err := archive.ReadCopy(bytes.NewReader(packed.Bytes()))
	runtime.ReadMemStats(&after)
	var refused *companion.Refused
	if !errors.As(err, &refused) || refused.Why.ID != "copy-big" {
		t.Fatal(err)
	}
	if took := (after.TotalAlloc - before.TotalAlloc) >> 20; took > 100 {
		t.Fatal("it took", took, "MB")
	}
}

// A clock that was wrong once dates copies years ahead. The copy that is made now stays all the same, and so does the one that is
// made before another is brought back.
func TestANewCopyIsNeverTheOneThatIsThrownAway(t *testing.T) {
	h := newHouse(t, &store.MemoryHouse{}, "main")
	rng := rand.New(rand.NewPCG(5, 1))
	right := h.clock
	for year := range 15 {
		h.clock = right.AddDate(20+year, 0, 0)
		h.deal(t, "main", rng, []companion.Person{{Name: "Ola", Colour: "green"}, {Name: "Jan", Colour: "blue"}})
		if _, err := h.KeepCopy(t.Context()); err != nil {
			t.Fatal(err)
		}
		all, err := h.Copies()
		if err != nil {
			t.Fatal(err)
		}
		if _, err := h.Bring(t.Context(), all[0].Name); err != nil {
			t.Fatal(err)
		}
	}
	h.clock = right
	made, err := h.KeepCopy(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	all, err := h.Copies()
	if err != nil || !slices.ContainsFunc(all, func(c archive.Copy) bool { return c.Name == made.Name }) {
		t.Fatal("the new copy is gone", made.Name, err)
	}
	if _, err := h.Bring(t.Context(), made.Name); err != nil {
		t.Fatal(err)
	}
	all, err = h.Copies()
	day := h.clock.Format("20060102")
	if err != nil || !slices.ContainsFunc(all, func(c archive.Copy) bool { return c.Why == archive.CopyBefore && strings.Contains(c.Name, day) }) {
		t.Fatal("what was there before is gone", all, err)
	}
}

func TestFinishedGamesAreToldToOtherPrograms(t *testing.T) {
	c, _ := playedHouse(t)
	kept := &store.MemoryHouse{}
	if err := kept.Change(t.Context(), func(into *companion.Contents) error { *into = *c; return nil }); err != nil {
		t.Fatal(err)
	}
	h := newHouse(t, kept)
	who, err := h.People().List(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	played, err := h.History(t.Context())
	played = slices.DeleteFunc(played, func(p archive.Played) bool { return p.Unfinished })
	if err != nil || len(played) < 3 {
		t.Fatal(len(played), err)
	}
	who[0].Name = "Żaneta K." // renamed since
	told := archive.NewExport(who, played)
	name := func(id string) string { return "The " + id }
	var j, v, bg bytes.Buffer
	for _, err := range []error{told.WriteJSON(&j), told.WriteCSV(&v, name), told.WriteBGStats(&bg, name, time.FixedZone("", 3600))} {
		if err != nil {
			t.Fatal(err)
		}
	}
	var back archive.Export
	if err := json.Unmarshal(j.Bytes(), &back); err != nil || plain(back) != plain(told) {
		t.Fatal(err)
	}
	rows, err := csv.NewReader(&v).ReadAll()
	if err != nil || len(rows) != 1+2*len(played) || rows[1][3] != "The harbour" || rows[1][5] != "Żaneta K." || rows[1][8] != fmt.Sprint(*played[0].Scores[0]) {
		t.Fatal(rows[:2], err)
	}
	var stats struct {
		Games, Locations []struct {
			ID   int
			UUID string
		}
		Players []struct {
			ID         int
			UUID, Name string
		}
		Plays []struct {
			UUID, PlayDate           string
			GameRefID, LocationRefID int
			PlayerScores             []struct {
				PlayerRefID, Rank int
				Score             string
				Winner            bool
			}
		}
	}
	if err := json.Unmarshal(bg.Bytes(), &stats); err != nil || len(stats.Plays) != len(played) || len(stats.Games) != 1 || len(stats.Players) != 2 || len(stats.Locations) != 2 {
		t.Fatalf("%v %+v", err, stats)
	}
	uuids := map[string]bool{}
	oldest := played[len(played)-1]
	for i, p := range stats.Plays {
		if len(p.UUID) != 36 || p.UUID[14] != '5' || uuids[p.UUID] || p.GameRefID != 1 || p.LocationRefID < 1 || p.LocationRefID > 2 || len(p.PlayerScores) != 2 {
			t.Fatalf("%+v", p)
		}
		uuids[p.UUID] = true
		if i == 0 && (p.PlayDate != oldest.Began.Add(time.Hour).Format("2006-01-02 15:04:05") || p.PlayerScores[0].Score != fmt.Sprint(*oldest.Scores[0]) || !p.PlayerScores[0].Winner || p.PlayerScores[1].Rank != 2) {
			t.Fatalf("%+v", p)
		}
	}
	if stats.Players[0].Name != "Żaneta K." {
		t.Fatal(stats.Players)
	}
	var again bytes.Buffer
	if err := told.WriteBGStats(&again, name, time.FixedZone("", 3600)); err != nil || !bytes.Equal(again.Bytes(), bg.Bytes()) {
		t.Fatal("a second export is another", err)
	}
}

func TestANameIsNoFormulaInASpreadsheet(t *testing.T) {
	var b bytes.Buffer
	told := archive.Export{Games: []archive.Played{{People: []companion.Person{{Name: "=HYPERLINK(1)"}}, Scores: points(1)}}}
	if err := told.WriteCSV(&b, func(string) string { return "@game" }); err != nil || strings.Contains(b.String(), ",=") || strings.Contains(b.String(), ",@") {
		t.Fatal(b.String(), err)
	}
}
