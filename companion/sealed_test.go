package companion_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"
	"testing"
	"time"

	"quartermaster/companion"
	"quartermaster/companion/archive"
	"quartermaster/companion/store"
	"quartermaster/companion/tabletest"
	"quartermaster/games"
)

// choosing is a table at which signals are chosen in secret.
func choosing(t *testing.T, kept companion.Store) *companion.Table {
	t.Helper()
	table := open(t, func(c *companion.Config) { c.Games, c.Store = []games.Game{tabletest.Signals{}}, kept })
	if table.Snapshot().Info == nil {
		if _, err := table.Start(t.Context(), tablet, 0, companion.Start{Game: "signals", People: seated}); err != nil {
			t.Fatal(err)
		}
	}
	return table
}

func secret(round int, seat games.SeatNo, signal int) games.Answer {
	return games.Answer{Ask: fmt.Sprintf("signal/%d/%d", round, seat), Seat: seat, Fields: map[string]json.RawMessage{"what": games.Value(signal)}}
}

func TestASecretAnswerIsInNoRecordBeforeAllAreIn(t *testing.T) {
	kept := &store.Memory{}
	table := choosing(t, kept)
	s, err := table.Answer(t.Context(), phone, 1, secret(0, 0, tabletest.SignalA))
	if err != nil || s.Version != 1 || !slices.Equal(s.Sealed, []string{"signal/0/0"}) {
		t.Fatalf("version %d, sealed %v: %v", s.Version, s.Sealed, err)
	}
	entries, err := kept.Entries(t.Context(), 1, 99)
	if err != nil || len(entries) != 1 {
		t.Fatalf("the record has %d entries: %v", len(entries), err)
	}
	if _, err := table.Answer(t.Context(), tablet, 1, games.Answer{Ask: "signal/0/1", Seat: games.Table, Fields: map[string]json.RawMessage{"what": games.Value(tabletest.SignalB)}}); err == nil {
		t.Error("the table's tablet answered for somebody")
	}
	// Another power cut, a change of mind, and the last one.
	table.Close()
	table = choosing(t, kept)
	if s = table.Snapshot(); !slices.Equal(s.Sealed, []string{"signal/0/0"}) {
		t.Fatalf("after a restart %v are in", s.Sealed)
	}
	if _, err = table.Answer(t.Context(), phone, 1, secret(0, 0, tabletest.SignalB)); err != nil {
		t.Fatal(err)
	}
	s, err = table.Answer(t.Context(), tablet, 1, secret(0, 1, tabletest.SignalA))
	if err != nil || s.Version != 3 || len(s.Sealed) != 0 || open1(s) != "call/0/1" {
		t.Fatalf("version %d asks %s, sealed %v: %v", s.Version, open1(s), s.Sealed, err)
	}
	entries, _ = kept.Entries(t.Context(), 2, 3)
	if got := [2]int{entries[0].Answer.Number("what"), entries[1].Answer.Number("what")}; got != [2]int{tabletest.SignalB, tabletest.SignalA} || entries[0].By != phone || entries[1].By != tablet {
		t.Errorf("the record has %v by %v and %v", got, entries[0].By, entries[1].By)
	}
	if papers, err := kept.Papers(t.Context(), "sealed"); err != nil || len(papers) != 0 {
		t.Errorf("they are still kept beside it: %v %v", papers, err)
	}
}

func TestTheTableGoesOnWithoutThoseWhoTellNothing(t *testing.T) {
	kept := &store.Memory{}
	table := choosing(t, kept)
	if _, err := table.Answer(t.Context(), phone, 1, secret(0, 1, tabletest.SignalB)); err != nil {
		t.Fatal(err)
	}
	all := games.Answer{Ask: "chosen/0", Seat: games.Table, Fields: fields("what", "all")}
	if _, err := table.Answer(t.Context(), tablet, 1, games.Answer{Ask: "chosen/0", Seat: games.Table, Fields: fields("what", "nobody")}); err == nil || table.Snapshot().Version != 1 {
		t.Fatal("what is refused opens nothing", err)
	}
	s, err := table.Answer(t.Context(), tablet, 1, all)
	if err != nil || s.Version != 3 || open1(s) != "call/0/1" {
		t.Fatalf("version %d asks %s: %v", s.Version, open1(s), err)
	}
	entries, _ := kept.Entries(t.Context(), 2, 3)
	if entries[0].Answer.Number("what") != tabletest.SignalB || entries[1].Answer.Ask != "chosen/0" {
		t.Errorf("the record has %+v", entries)
	}
}

func TestWhatWasSealedIsDroppedWithItsGame(t *testing.T) {
	kept := &store.Memory{}
	table := choosing(t, kept)
	if _, err := table.Answer(t.Context(), phone, 1, secret(0, 0, tabletest.SignalA)); err != nil {
		t.Fatal(err)
	}
	s, err := table.Start(t.Context(), tablet, 1, companion.Start{Game: "signals", People: seated})
	if err != nil || len(s.Sealed) != 0 {
		t.Fatalf("in the next game %v are in: %v", s.Sealed, err)
	}
	if s, err = table.Answer(t.Context(), tablet, 2, secret(0, 1, tabletest.SignalB)); err != nil || s.Version != 2 {
		t.Errorf("an answer of the last game was opened in this one: version %d, %v", s.Version, err)
	}
}

func TestWhatWasSealedWaitsWithItsGame(t *testing.T) {
	kept := &store.Memory{}
	table := choosing(t, kept)
	for seat, signal := range []int{tabletest.SignalA, tabletest.SignalB} {
		if _, err := table.Answer(t.Context(), phone, 1, secret(0, games.SeatNo(seat), signal)); err != nil {
			t.Fatal(err)
		}
	}
	for s := table.Snapshot(); !slices.Contains(askIDs(s), "signal/1/0"); s = table.Snapshot() {
		if _, err := table.Answer(t.Context(), tablet, s.Version, games.Answer{Ask: open1(s), Seat: games.Table}); err != nil {
			t.Fatal(open1(s), err)
		}
	}
	s, err := table.Answer(t.Context(), phone, table.Snapshot().Version, secret(1, 0, tabletest.SignalB))
	if err != nil || !slices.Equal(s.Sealed, []string{"signal/1/0"}) {
		t.Fatal(s.Sealed, err)
	}
	// Another game is started and asks the same; somebody chooses in it as well.
	if s, err = table.Start(t.Context(), tablet, s.Version, companion.Start{Game: "signals", People: seated}); err != nil || len(s.Sealed) != 0 || len(s.Waits) != 1 {
		t.Fatal(s.Sealed, s.Waits, err)
	}
	if s, err = table.Answer(t.Context(), phone, s.Version, secret(0, 0, tabletest.SignalA)); err != nil || !slices.Equal(s.Sealed, []string{"signal/0/0"}) {
		t.Fatal(s.Sealed, err)
	}
	table.Close()
	table = choosing(t, kept)
	if s, err = table.TakeUp(t.Context(), tablet, table.Snapshot().Version, 1); err != nil || !slices.Equal(s.Sealed, []string{"signal/1/0"}) {
		t.Fatalf("in the game that was taken up %v are in: %v", s.Sealed, err)
	}
	if s, err = table.Answer(t.Context(), tablet, s.Version, secret(1, 1, tabletest.SignalA)); err != nil || len(s.Sealed) != 0 {
		t.Fatal(s.Sealed, err)
	}
	last, err := kept.Entries(t.Context(), s.Version-1, s.Version-1)
	if err != nil || last[0].Answer.Number("what") != tabletest.SignalB || last[0].By != phone {
		t.Errorf("the record has %+v: %v", last, err)
	}
}

func TestNoCopyHasWhatIsSealed(t *testing.T) {
	house := &store.MemoryHouse{}
	table := choosing(t, house.Table("main"))
	if _, err := table.Answer(t.Context(), phone, 1, secret(0, 0, tabletest.SignalA)); err != nil {
		t.Fatal(err)
	}
	contents, err := house.Contents(t.Context())
	if err != nil || len(contents.Tables["main"].Papers["sealed"]) == 0 {
		t.Fatal("it is kept nowhere", err)
	}
	var file bytes.Buffer
	if err := archive.WriteCopy(&file, contents, time.Unix(1, 0)); err != nil {
		t.Fatal(err)
	}
	copied, _, err := archive.ReadCopy(&file)
	if err != nil {
		t.Fatal(err)
	}
	if copied.Tables["main"].Papers["sealed"] != nil {
		t.Error("the copy has what is sealed")
	}
}
