package storetest

import (
	"errors"
	"reflect"
	"testing"

	"quartermaster/companion"
)

// RunHouse holds the laws of companion.House against a kind. Open gives an empty house, and a function that gives the same
// one reopened.
func RunHouse(t *testing.T, open func(t *testing.T) (h companion.House, again func() companion.House)) {
	Run(t, Kind{Open: func(t *testing.T) (companion.Store, func() companion.Store) {
		h, again := open(t)
		return h.Table("main"), func() companion.Store { return again().Table("main") }
	}})
	t.Run("a house keeps papers of its own", func(t *testing.T) {
		h, again := open(t)
		Fill(t, h.Table("main"), 1, 2)
		papers(t, h, func() companion.Papers { return again() })
		if p, err := again().Table("main").Papers(t.Context(), ""); err != nil || len(p) != 0 {
			t.Fatal(p, err)
		}
	})
	t.Run("tables know nothing of each other", func(t *testing.T) {
		h, _ := open(t)
		want := map[string]int64{"kitchen": 5, "O'Hara's; DROP TABLE entry": 2, "other": 0}
		for id, n := range want {
			Fill(t, h.Table(id), 1, n)
		}
		for id, n := range want {
			tail, err := h.Table(id).Tail(t.Context())
			if err != nil {
				t.Fatal(err)
			}
			Same(t, tail, 1, n)
		}
		if ids, err := h.Tables(t.Context()); err != nil || !reflect.DeepEqual(ids, []string{"O'Hara's; DROP TABLE entry", "kitchen"}) {
			t.Fatal(ids, err)
		}
	})
	t.Run("a change is there wholly, also after it is opened again, and play goes on after it", func(t *testing.T) {
		h, again := open(t)
		Fill(t, h.Table("main"), 1, 4)
		Fill(t, h.Table("gone"), 1, 4)
		change := func(c *companion.Contents) error {
			if len(c.Tables) != 2 || len(c.Tables["main"].Entries) != 4 {
				t.Errorf("%+v", c.Tables)
			}
			delete(c.Tables, "gone")
			c.Tables["main"].Entries = c.Tables["main"].Entries[:3]
			c.Tables["main"].Papers = map[string][]byte{"draft": []byte("d")}
			c.Tables["new"] = &companion.TableContents{Entries: []companion.Entry{Entry(1)}}
			c.Papers = map[string][]byte{"person/1": []byte("Ola")}
			return nil
		}
		if err := h.Change(t.Context(), change); err != nil {
			t.Fatal(err)
		}
		for range 2 {
			c, err := h.Contents(t.Context())
			if err != nil || len(c.Tables) != 2 || string(c.Papers["person/1"]) != "Ola" || len(c.Papers) != 1 || string(c.Tables["main"].Papers["draft"]) != "d" {
				t.Fatal(c, err)
			}
			Same(t, c.Tables["main"].Entries, 1, 3)
			Same(t, c.Tables["new"].Entries, 1, 1)
			h = again()
		}
		Fill(t, h.Table("main"), 4, 5)
		Fill(t, h.Table("gone"), 1, 1)
		Fill(t, h.Table("new"), 2, 2)
	})
	t.Run("contents that replace everything are given what was there, and replace nothing where that says no", func(t *testing.T) {
		h, again := open(t)
		Fill(t, h.Table("main"), 1, 4)
		next := &companion.Contents{Papers: map[string][]byte{}, Tables: map[string]*companion.TableContents{"new": {Entries: []companion.Entry{Entry(1)}}}}
		no := errors.New("no")
		if err := h.Replace(t.Context(), next, func(*companion.Contents) error { return no }); !errors.Is(err, no) {
			t.Fatal(err)
		}
		old := func(c *companion.Contents) error {
			if len(c.Tables) != 1 {
				t.Errorf("%+v", c.Tables)
			}
			Same(t, c.Tables["main"].Entries, 1, 4)
			return nil
		}
		if err := h.Replace(t.Context(), next, old); err != nil {
			t.Fatal(err)
		}
		c, err := again().Contents(t.Context())
		if err != nil || len(c.Tables) != 1 {
			t.Fatal(c, err)
		}
		Same(t, c.Tables["new"].Entries, 1, 1)
	})
	t.Run("a change that fails changes nothing", func(t *testing.T) {
		no := errors.New("no")
		for name, f := range map[string]func(c *companion.Contents) error{
			"it says so itself":      func(c *companion.Contents) error { clear(c.Tables); return no },
			"its entries have a gap": func(c *companion.Contents) error { k := c.Tables["main"]; k.Entries = k.Entries[1:]; return nil },
			"an entry is none at all": func(c *companion.Contents) error {
				c.Tables["main"].Entries[1].Answer.Fields["n"] = []byte("{")
				return nil
			},
			"a table that has no name": func(c *companion.Contents) error { c.Tables[""] = c.Tables["main"]; return nil },
		} {
			h, again := open(t)
			Fill(t, h.Table("main"), 1, 4)
			if err := h.KeepPaper(t.Context(), "p", []byte("x")); err != nil {
				t.Fatal(err)
			}
			if err := h.Change(t.Context(), f); err == nil {
				t.Fatal(name)
			}
			for range 2 {
				tail, err := h.Table("main").Tail(t.Context())
				if err != nil {
					t.Fatal(name, err)
				}
				Same(t, tail, 1, 4)
				if p, err := h.Papers(t.Context(), ""); err != nil || string(p["p"]) != "x" {
					t.Fatal(name, p, err)
				}
				h = again()
			}
			Fill(t, h.Table("main"), 5, 5)
		}
	})
}
