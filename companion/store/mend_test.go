package store_test

import (
	"bytes"
	"errors"
	"path/filepath"
	"testing"

	"quartermaster/companion"
	"quartermaster/companion/store"
	"quartermaster/companion/storetest"
)

// evening is two games that were played, and what was told on the way.
type evening struct {
	hashes map[int64]string // of each version
	second int64            // entry that started the second game
	newest *companion.Snapshot
}

// playEvening plays two games of n answers each. back undoes the start of the second and plays the first one on.
func playEvening(t *testing.T, s companion.Store, n int, back bool) (e evening) {
	t.Helper()
	table := tableOf(t, s)
	defer table.Close()
	e.hashes = map[int64]string{}
	note := func(s *companion.Snapshot, err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		e.hashes[s.Version], e.newest = s.Hash, s
	}
	begin := func(names ...string) {
		t.Helper()
		people := []companion.Person{{Name: names[0]}, {Name: names[1]}}
		note(table.Start(t.Context(), tablet, table.Snapshot().Version, companion.Start{Game: "harbour", People: people}))
	}
	begin("Ola", "Jan")
	for i := range n {
		note(weigh(t, table, 10+i))
	}
	begin("Ewa", "Adam")
	e.second = e.newest.Version
	if back {
		note(table.Undo(t.Context(), tablet, e.second))
	}
	for i := range n {
		note(weigh(t, table, 500+i))
	}
	return e
}

func TestTheGameThatIsPlayedGoesOnFromItsLastWholeStep(t *testing.T) {
	flip := func(no int64) func(*testing.T, string) {
		return func(t *testing.T, path string) { spoil(t, path, no) }
	}
	for name, c := range map[string]struct {
		damage func(t *testing.T, path string)
		back   bool  // the start of the second game was undone
		whole  int64 // the version at which the table stands
		alert  string
		undo   int64 // the version at which it stands after the undo of the second game; 0: not tried
	}{
		"a step of it":                     {damage: flip(17), whole: 16, alert: "lost-played"},
		"two steps of it":                  {damage: func(t *testing.T, path string) { spoil(t, path, 15); spoil(t, path, 20) }, whole: 14, alert: "lost-played"},
		"its last step":                    {damage: flip(22), whole: 21, alert: "lost-played"},
		"a step of it that is missing":     {damage: func(t *testing.T, path string) { alter(t, path, "DELETE FROM entry WHERE no = 17") }, whole: 16, alert: "lost-played"},
		"its last steps, which are gone":   {damage: func(t *testing.T, path string) { alter(t, path, "DELETE FROM entry WHERE no > 18") }, whole: 18, alert: "lost-played"},
		"its last sum":                     {damage: func(t *testing.T, path string) { alter(t, path, "UPDATE entry SET sum = x'00' WHERE no = 22") }, whole: 21, alert: "lost-played"},
		"a number":                         {damage: func(t *testing.T, path string) { alter(t, path, "UPDATE entry SET no = 70000 WHERE no = 22") }, whole: 21, alert: "lost-played"},
		"its start":                        {damage: flip(12), whole: 11, alert: "lost-played"},
		"the game before it":               {damage: flip(5), whole: 22, undo: 4},
		"the start of the game before it":  {damage: flip(1), whole: 22},
		"the first game, taken up again":   {damage: flip(5), back: true, whole: 4, alert: "lost-played"},
		"the undo that led back to it":     {damage: flip(13), back: true, whole: 12, alert: "lost-played"},
		"the start that was undone":        {damage: flip(12), back: true, whole: 11, alert: "lost-played"},
		"everything up to the second game": {damage: func(t *testing.T, path string) { alter(t, path, "UPDATE entry SET sum = x'00' WHERE no < 12") }, whole: 22},
		"the start of the only game":       {damage: func(t *testing.T, path string) { alter(t, path, "UPDATE entry SET sum = x'00'") }, whole: 0, alert: "lost-all"},
	} {
		t.Run(name, func(t *testing.T) {
			path := filepath.Join(t.TempDir(), "games.db")
			f := openAt(t, path)
			e := playEvening(t, f.Table("main"), 10, c.back)
			last := e.newest.Version
			if err := f.Close(); err != nil {
				t.Fatal(err)
			}
			c.damage(t, path)
			f = openAt(t, path)
			found, err := f.Mend(t.Context(), path, nil)
			if err != nil || len(found) == 0 {
				t.Fatal(found, err)
			}
			if again, err := f.Mend(t.Context(), path, nil); err != nil || len(again) != 0 {
				t.Fatal("what was mended is damaged", again, err)
			}
			if lost := f.Losses(); len(lost) > 0 {
				t.Fatal(lost)
			}
			for range 2 { // and after a restart
				table := tableOf(t, f.Table("main"))
				is := table.Snapshot()
				// A version is never given twice: what a page has seen before is no version of now.
				if is.Version != last+1 || is.Hash != e.hashes[c.whole] {
					t.Fatalf("it stands at %d with %s; want %d with what step %d led to", is.Version, is.Hash, last+1, c.whole)
				}
				if c.alert == "" && len(is.Alerts) > 0 || c.alert != "" && (len(is.Alerts) != 1 || is.Alerts[0].ID != c.alert) {
					t.Fatal(is.Alerts)
				}
				if len(is.Log) > 0 && c.alert == "lost-played" && is.Log[len(is.Log)-1].Text.ID == "replay-differs" {
					t.Fatal(is.Log)
				}
				table.Close()
			}
			table := tableOf(t, f.Table("main"))
			var stale *companion.Stale
			if _, err := table.Answer(t.Context(), tablet, last-1, setTo(509)); !errors.As(err, &stale) || stale.What.ID != "happened-lost" {
				t.Fatal("a tap that was lost counts as done", err)
			}
			if c.undo > 0 {
				for range 11 {
					if _, err := table.Undo(t.Context(), tablet, table.Snapshot().Version); err != nil {
						t.Fatal(err)
					}
				}
				if is := table.Snapshot(); is.Hash != e.hashes[c.undo] || !is.Can.Redo {
					t.Fatal("undo does not lead to the last whole step of the game before", is.Version, is.Hash)
				}
			}
			// Play goes on, and is read again as it was.
			for i := range 30 {
				if _, err := weigh(t, table, i); err != nil && table.Snapshot().Info != nil {
					t.Fatal(err)
				}
			}
			if table.Snapshot().Info == nil {
				if _, err := table.Start(t.Context(), tablet, table.Snapshot().Version, *e.newest.Start); err != nil {
					t.Fatal(err)
				}
			}
			want := table.Snapshot()
			table.Close()
			if len(want.Alerts) > 0 {
				t.Fatal("it is told for ever", want.Alerts)
			}
			table = tableOf(t, f.Table("main"))
			defer table.Close()
			if is := table.Snapshot(); is.Version != want.Version || is.Hash != want.Hash || is.Can != want.Can {
				t.Fatalf("it stands at %d with %s, and stood at %d with %s", is.Version, is.Hash, want.Version, want.Hash)
			}
			if _, err := f.Contents(t.Context()); err != nil {
				t.Fatal(err)
			}
		})
	}
}

func TestDamageIsRepairedFromWhatATableRemembers(t *testing.T) {
	path := filepath.Join(t.TempDir(), "games.db")
	f := openAt(t, path)
	storetest.Fill(t, f.Table("main"), 1, 20)
	if err := f.Close(); err != nil {
		t.Fatal(err)
	}
	alter(t, path, "UPDATE entry SET body = replace(body, '5eaf00d', '5eaf00e') WHERE no IN (3, 18, 20); DELETE FROM entry WHERE no = 10")
	f = openAt(t, path)
	found, err := f.Mend(t.Context(), path, func(table string, no int64) (companion.Entry, bool) {
		return storetest.Entry(no), table == "main"
	})
	if err != nil || len(found) != 4 {
		t.Fatal(found, err)
	}
	for _, d := range found {
		if !d.Repaired || d.Aside != "" {
			t.Fatalf("%+v", d)
		}
	}
	tail, err := f.Table("main").Tail(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	storetest.Same(t, tail, 1, 20)
	if err := f.Close(); err != nil {
		t.Fatal(err)
	}
	f = openAt(t, path)
	if lost := f.Losses(); len(lost) > 0 {
		t.Fatal(lost)
	}
}

func TestAFileThatIsTornIsTakenOverButForItsDamagedPages(t *testing.T) {
	path := filepath.Join(t.TempDir(), "games.db")
	f := openAt(t, path)
	storetest.Fill(t, f.Table("main"), 1, 400)
	if err := f.Close(); err != nil {
		t.Fatal(err)
	}
	b := read(t, path)
	pages := 0
	for page := 5; page < len(b)/4096; page += 7 {
		clear(b[page*4096 : (page+1)*4096])
		pages++
	}
	write(t, path, b)
	if _, err := store.Open(path); err == nil {
		t.Fatal("the damage was not seen")
	}
	c, found, err := store.Salvage(path)
	if err != nil || len(found) == 0 {
		t.Fatal(found, err)
	}
	whole := 0
	for i, e := range c.Tables["main"].Entries {
		if e.Kind != companion.Lost {
			storetest.Same(t, []companion.Entry{e}, int64(i)+1, int64(i)+1)
			whole++
		}
	}
	if t.Logf("%d of 400 entries, %d pages damaged", whole, pages); whole < 400-20*pages || whole == 400 {
		t.Fatal("too few, or nothing was tested")
	}
}

// Rows that are torn in the midst of an index stand in no order: a search for the next one may lead in a circle.
func TestAFileWhoseIndexStandsInNoOrderIsReadToItsEnd(t *testing.T) {
	path := filepath.Join(t.TempDir(), "games.db")
	f := openAt(t, path)
	storetest.Fill(t, f.Table("main"), 1, 60)
	if err := f.Close(); err != nil {
		t.Fatal(err)
	}
	whole := read(t, path)
	for at := 4096; at < len(whole); at += 200 {
		b := bytes.Clone(whole)
		clear(b[at:min(at+512, len(b))])
		write(t, path, b)
		c, _, err := store.Salvage(path)
		if err != nil {
			continue // its topmost page
		}
		for i, e := range c.Tables["main"].Entries {
			if no := int64(i) + 1; e.Kind != companion.Lost {
				storetest.Same(t, []companion.Entry{e}, no, no)
			}
		}
	}
}
