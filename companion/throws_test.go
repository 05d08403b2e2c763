package companion_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"quartermaster/companion"
	"quartermaster/companion/store"
	"quartermaster/companion/tabletest"
	"quartermaster/games"
)

// newsOf spells news of throws: "throw 2: 3 5 2".
func newsOf(all []companion.Thrown) string {
	var said []string
	for _, n := range all {
		var faces []string
		for _, d := range n.Throw.Dice {
			faces = append(faces, d.Face)
		}
		said = append(said, fmt.Sprintf("%s %d: %s", n.News, n.Entry, strings.Join(faces, " ")))
	}
	return strings.Join(said, ", ")
}

// ear follows the throws of a table.
type ear struct {
	t      *testing.T
	table  *companion.Table
	serial int64
}

func listens(t *testing.T, table *companion.Table) *ear {
	_, _, serial, _, _ := table.Throws(0)
	return &ear{t, table, serial}
}

func (e *ear) hears(want string) {
	e.t.Helper()
	news, _, serial, known, _ := e.table.Throws(e.serial)
	if got := newsOf(news); got != want || !known {
		e.t.Errorf("heard %q (known %v), want %q", got, known, want)
	}
	for i, n := range news {
		if n.Serial != e.serial+int64(i)+1 {
			e.t.Errorf("the serials have a gap: %d after %d", n.Serial, e.serial)
		}
	}
	e.serial = serial
}

func (e *ear) lies(want string) {
	e.t.Helper()
	_, last, _, _, _ := e.table.Throws(0)
	got := ""
	if last != nil {
		got = newsOf([]companion.Thrown{*last})
	}
	if got != want {
		e.t.Errorf("last is %q, want %q", got, want)
	}
}

func TestAThrowIsNewsOnceWhenItIsCertain(t *testing.T) {
	table := seeing(t, withQuestion("value", 0, 1))
	e := listens(t, table)
	if err := table.Throw(t.Context(), 1, "throw/0"); err != nil {
		t.Fatal(err)
	}
	tabletest.Until(t, table, "a question", asking)
	e.hears("")
	e.lies("")
	_, _, _, _, more := table.Throws(0)
	fix(t, table, companion.Fix{Die: at(0), Value: at(1)})
	e.hears("")
	fix(t, table, companion.Fix{Die: at(1), Value: at(6)})
	select {
	case <-more:
	default:
		t.Error("nobody was told that there is news")
	}
	e.hears("throw 2: 1 6 2")
	e.lies("throw 2: 1 6 2")
	if _, err := table.Answer(t.Context(), tablet, 2, pick(1, "light")); err != nil {
		t.Fatal(err)
	}
	e.hears("")
	e.lies("throw 2: 1 6 2")
	if _, ok := table.ThrowTop(2); !ok {
		t.Error("its picture is not there")
	}
	for _, entry := range []int64{0, 1, 3, 99, -1} {
		if _, ok := table.ThrowTop(entry); ok {
			t.Errorf("there is a picture of %d, which is no throw", entry)
		}
	}
}

func TestWhatIsTakenBackOrPutRightIsNews(t *testing.T) {
	table := played(t)
	e := listens(t, table)
	e.lies("throw 5: 3 5 2")
	undo := func() {
		t.Helper()
		if _, err := table.Undo(t.Context(), tablet, table.Snapshot().Version); err != nil {
			t.Fatal(err)
		}
	}
	undo()
	e.hears("undone 5: 3 5 2")
	e.lies("throw 2: 3 5 2")
	if _, ok := table.ThrowTop(5); ok {
		t.Error("the picture of a throw that was taken back is there")
	}
	if _, err := table.Redo(t.Context(), tablet, table.Snapshot().Version); err != nil {
		t.Fatal(err)
	}
	e.hears("throw 5: 3 5 2")
	if _, ok := table.ThrowTop(5); !ok {
		t.Error("the picture is not there again")
	}
	// The first throw is put right: the load is odd now, so pick/2 and what follows no longer hold.
	if _, err := table.Open(table.Snapshot().Version, 2); err != nil {
		t.Fatal(err)
	}
	e.hears("")
	fix(t, table, companion.Fix{Die: at(0), Value: at(4)})
	e.hears("undone 5: 3 5 2, corrected 2: 4 5 2")
	e.lies("throw 2: 4 5 2")
	undo()
	e.hears("corrected 2: 3 5 2, throw 5: 3 5 2")
}

func TestAnotherGameIsNoNewsOfOldThrows(t *testing.T) {
	table, s := toPick(t)
	e := listens(t, table)
	if _, err := table.Start(t.Context(), tablet, s.Version, companion.Start{Game: "harbour", People: seated}); err != nil {
		t.Fatal(err)
	}
	e.hears("")
	e.lies("")
	if err := table.Throw(t.Context(), 3, "throw/0"); err != nil {
		t.Fatal(err)
	}
	tabletest.Until(t, table, "the throw", func(s *companion.Snapshot) bool { return s.Version == 4 })
	e.hears("throw 4: 3 5 2")
	if _, err := table.TakeUp(t.Context(), tablet, 4, 1); err != nil {
		t.Fatal(err)
	}
	e.hears("")
	e.lies("throw 2: 3 5 2")
}

// A program that was away for long cannot be told all that it missed, and knows it.
func TestNewsIsHeldForAWhileOnly(t *testing.T) {
	kept := &store.Memory{}
	table := open(t, func(c *companion.Config) {
		c.Store, c.Source, c.Reader = kept, &tabletest.Camera{Kind: "simulated"}, reads(clean)
	})
	begin(t, table)
	e := listens(t, table)
	firstThrow(t, table)
	for range 32 {
		if _, err := table.Undo(t.Context(), tablet, table.Snapshot().Version); err != nil {
			t.Fatal(err)
		}
		if _, err := table.Redo(t.Context(), tablet, table.Snapshot().Version); err != nil {
			t.Fatal(err)
		}
	}
	if _, _, _, known, _ := table.Throws(e.serial); known {
		t.Error("65 pieces of news are held")
	}
	if news, _, _, known, _ := table.Throws(e.serial + 1); !known || len(news) != 64 {
		t.Errorf("the newest %d are held (%v)", len(news), known)
	}
	_, _, newest, _, _ := table.Throws(0)
	for _, never := range []int64{newest + 1, -1, 0, 1 << 62, -1 << 63} {
		if news, _, _, known, _ := table.Throws(never); known || len(news) > 0 {
			t.Errorf("%d is known", never)
		}
	}
	table.Close()
	second := open(t, func(c *companion.Config) {
		c.Store, c.Now = kept, func() time.Time { return time.Now().Add(time.Second) } // a restart takes a while
	})
	news, last, serial, known, _ := second.Throws(newest)
	if known || len(news) != 0 || serial <= newest || last == nil || last.At.IsZero() || last.Game != "harbour" {
		t.Errorf("after a restart: %v %v %d after %d, %v", news, last, serial, newest, known)
	}
}

// hiding is Harbour with throws that are secret.
type hiding struct{ tabletest.Harbour }

func (h hiding) Start(s games.Setup) (games.Position, error) {
	p, err := h.Harbour.Start(s)
	return hidden{p}, err
}

type hidden struct{ games.Position }

func (h hidden) Asks() []games.Ask {
	asks := h.Position.Asks()
	for i := range asks {
		asks[i].Secret = asks[i].Kind == games.Throw
	}
	return asks
}

func (h hidden) Answer(a games.Answer) (games.Position, []games.Happening, error) {
	p, happened, err := h.Position.Answer(a)
	return hidden{p}, happened, err
}

func TestASecretThrowIsNoNews(t *testing.T) {
	table := open(t, func(c *companion.Config) {
		c.Games, c.Source, c.Reader = []games.Game{hiding{}}, &tabletest.Camera{Kind: "simulated"}, reads(clean)
	})
	begin(t, table)
	e := listens(t, table)
	firstThrow(t, table)
	e.hears("")
	e.lies("")
	if _, ok := table.ThrowTop(2); ok {
		t.Error("its picture is there")
	}
}
