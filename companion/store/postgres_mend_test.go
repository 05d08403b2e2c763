package store_test

import (
	"context"
	"path/filepath"
	"strings"
	"testing"

	"quartermaster/companion"
	"quartermaster/companion/archive"
	"quartermaster/companion/store"
	"quartermaster/companion/storetest"
	"quartermaster/companion/tabletest"
	"quartermaster/games"
)

// damagedServer damages entries on a server: what is damaged is named and set aside, and everything else works.
func damagedServer(t *testing.T, c *storetest.Cluster) {
	for name, d := range map[string]struct {
		sql   string
		whole int64 // the version at which the table stands
		alert string
	}{
		"a step of the game that is played":         {"UPDATE quartermaster.entry SET body = overlay(body PLACING 'x' FROM 9) WHERE no = 17", 16, "lost-played"},
		"a step of it that is gone":                 {"DELETE FROM quartermaster.entry WHERE no = 17", 16, "lost-played"},
		"its start":                                 {"UPDATE quartermaster.entry SET sum = '\\x00' WHERE no = 12", 11, "lost-played"},
		"the first entry":                           {"DELETE FROM quartermaster.entry WHERE no = 1", 22, ""},
		"a step of the game before":                 {"UPDATE quartermaster.entry SET sum = '\\x00' WHERE no = 5", 22, ""},
		"an entry that lost the name of its table":  {"UPDATE quartermaster.entry SET tbl = 'mbin' WHERE no = 5", 22, ""},
		"a kind, which no sum covers":               {"UPDATE quartermaster.entry SET kind = 'answer' WHERE no = 12", 22, ""},
		"a kind that makes a step look like starts": {"UPDATE quartermaster.entry SET kind = 'start' WHERE no = 20", 22, ""},
	} {
		t.Run(name, func(t *testing.T) {
			address, aside := c.Fresh(t), filepath.Join(t.TempDir(), "games.db")
			p, copies := openPostgres(t, address), t.TempDir()
			e := playEvening(t, p.Table("main"), 10, false)
			arch := archive.New(archive.Config{House: p, Games: []games.Game{tabletest.Harbour{Turns: 1000}}, Copies: copies})
			made, err := arch.KeepCopy(t.Context())
			if err != nil {
				t.Fatal(err)
			}
			c.Exec(t, address, d.sql)
			if odd, err := p.Damage(t.Context()); err != nil || len(odd) == 0 {
				t.Fatal("the damage was not seen", odd, err)
			}
			found, err := p.Mend(t.Context(), aside, nil)
			if err != nil || d.alert != "" && (len(found) == 0 || found[0].Table != "main") {
				t.Fatal(found, err)
			}
			if odd, err := p.Damage(t.Context()); err != nil || len(odd) > 0 {
				t.Fatal(odd, err)
			}
			table := tableOf(t, openPostgres(t, address).Table("main"))
			defer table.Close()
			is := table.Snapshot()
			if is.Hash != e.hashes[d.whole] || (d.alert == "") != (len(is.Alerts) == 0) || d.alert != "" && is.Alerts[0].ID != d.alert {
				t.Fatal(is.Version, is.Alerts, is.Log)
			}
			if _, err := weigh(t, table, 700); err != nil {
				t.Fatal("play does not go on", err)
			}
			if _, err := arch.History(t.Context()); err != nil {
				t.Fatal(err)
			}
			if err := arch.WriteTo(t.Context(), &strings.Builder{}); err != nil {
				t.Fatal(err)
			}
			if _, err := arch.Bring(t.Context(), made.Name); err != nil {
				t.Fatal(err)
			}
			tabletest.Until(t, table, "the copy", func(s *companion.Snapshot) bool { return s.Version == 22 && s.Hash == e.newest.Hash })
		})
	}
	t.Run("a copy is brought back over damage", func(t *testing.T) {
		address, copies := c.Fresh(t), t.TempDir()
		p := openPostgres(t, address)
		e := playEvening(t, p.Table("main"), 10, false)
		arch := archive.New(archive.Config{House: p, Games: []games.Game{tabletest.Harbour{Turns: 1000}}, Copies: copies})
		made, err := arch.KeepCopy(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		c.Exec(t, address, "UPDATE quartermaster.entry SET sum = '\\x00' WHERE no IN (1, 5, 22); DELETE FROM quartermaster.entry WHERE no = 9")
		if _, err := arch.Bring(t.Context(), made.Name); err != nil {
			t.Fatal(err)
		}
		table := tableOf(t, p.Table("main"))
		defer table.Close()
		if is := table.Snapshot(); is.Version != 22 || is.Hash != e.newest.Hash {
			t.Fatal(is.Version, is.Hash)
		}
		if all, err := arch.Copies(); err != nil || len(all) != 2 || all[0].Why != archive.CopyBefore || all[0].Steps != 23 {
			t.Fatal("what could be read was not kept first", all, err)
		}
	})
	t.Run("what is damaged while people play is repaired, and no machine shows another position", func(t *testing.T) {
		address, aside := c.Fresh(t), filepath.Join(t.TempDir(), "games.db")
		one, two := openPostgres(t, address), openPostgres(t, address)
		here, there := tableOf(t, one.Table("main")), tableOf(t, two.Table("main"))
		defer here.Close()
		defer there.Close()
		for n := range 20 {
			if _, err := weigh(t, here, n); err != nil {
				t.Fatal(err)
			}
		}
		want := here.Snapshot()
		tabletest.Until(t, there, "the steps", func(s *companion.Snapshot) bool { return s.Version == want.Version })
		c.Exec(t, address, "UPDATE quartermaster.entry SET sum = '\\x00' WHERE no = 5; DELETE FROM quartermaster.entry WHERE no = 11")
		arch := archive.New(archive.Config{House: one, Games: []games.Game{tabletest.Harbour{Turns: 1000}}})
		arch.Join("main", here)
		mend := func() (found []store.Damage) {
			t.Helper()
			if err := arch.Mend(t.Context(), func(ctx context.Context, known func(string, int64) (companion.Entry, bool)) (err error) {
				found, err = one.Mend(ctx, aside, known)
				return err
			}); err != nil {
				t.Fatal(err)
			}
			return found
		}
		if found := mend(); len(found) != 2 || !found[0].Repaired || !found[1].Repaired {
			t.Fatalf("%+v", found)
		}
		if is := here.Snapshot(); is.Version != want.Version || is.Hash != want.Hash || len(is.Alerts) > 0 {
			t.Fatal(is.Version, is.Alerts)
		}
		// Another table of the same record, which remembers nothing, goes back; both machines show where to.
		c.Exec(t, address, "UPDATE quartermaster.entry SET sum = '\\x00' WHERE no = 15")
		if found, err := two.Mend(t.Context(), aside, nil); err != nil || len(found) != 1 || found[0].Repaired {
			t.Fatal(found, err)
		}
		for _, table := range []*companion.Table{here, there} {
			tabletest.Until(t, table, "the loss", func(s *companion.Snapshot) bool { return s.Version == 21 && len(s.Alerts) == 1 })
		}
		if here.Snapshot().Hash != there.Snapshot().Hash || here.Snapshot().Hash == want.Hash {
			t.Fatal("they show different positions")
		}
		s, err := weigh(t, here, 800)
		if err != nil || s.Version != 22 {
			t.Fatal(s.Version, err)
		}
		tabletest.Until(t, there, "the step", func(o *companion.Snapshot) bool { return o.Version == 22 && o.Hash == s.Hash })
	})
}
