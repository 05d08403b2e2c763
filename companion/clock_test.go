package companion_test

import (
	"context"
	"encoding/json"
	"fmt"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"quartermaster/companion"
	"quartermaster/companion/store"
	"quartermaster/companion/tabletest"
	"quartermaster/games"
)

// called is a table at a call, with a clock that a test winds.
func called(t *testing.T, kept companion.Store, options map[string]string) (*companion.Table, int64) {
	t.Helper()
	table := open(t, func(c *companion.Config) { c.Games, c.Store = []games.Game{tabletest.Signals{}}, kept })
	if table.Snapshot().Info == nil {
		if _, err := table.Start(t.Context(), tablet, 0, companion.Start{Game: "signals", People: seated, Options: options}); err != nil {
			t.Fatal(err)
		}
		all := games.Answer{Ask: "chosen/0", Seat: games.Table, Fields: fields("what", "all")}
		if _, err := table.Answer(t.Context(), tablet, 1, all); err != nil {
			t.Fatal(err)
		}
	}
	return table, table.Snapshot().Version
}

// rest lets the table come to rest after so much time.
func rest(d time.Duration) {
	time.Sleep(d)
	synctest.Wait()
}

func TestTheTablesClockPassesACallAndTheRecordSaysSo(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		kept := &store.Memory{}
		table, seen := called(t, kept, nil)
		s := table.Snapshot()
		if s.Clock.Seconds != 12 || !s.Clock.Running || s.Clock.Ask != "call/0/1" {
			t.Fatalf("the clock is %+v", s.Clock)
		}
		rest(11 * time.Second)
		if table.Snapshot().Version != seen {
			t.Fatal("it passed too early")
		}
		rest(1100 * time.Millisecond)
		s = table.Snapshot()
		if s.Version != seen+1 || open1(s) != "call/0/2" || !s.Clock.Running {
			t.Fatalf("version %d asks %s, the clock is %+v", s.Version, open1(s), s.Clock)
		}
		entries, err := kept.Entries(t.Context(), seen+1, seen+1)
		if err != nil || len(entries) != 1 || entries[0].By.Device != companion.ByClock || !entries[0].Answer.Passed() {
			t.Errorf("it was kept as %+v: %v", entries, err)
		}
		rest(12100 * time.Millisecond)
		if s = table.Snapshot(); s.Version != seen+2 || s.Clock.Running || s.Clock.Ask != "" {
			t.Errorf("while signals are chosen the clock is %+v", s.Clock)
		}
		table.Close()
	})
}

func TestATouchStopsTheClockForAllForAMinute(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		table, seen := called(t, &store.Memory{}, nil)
		rest(11 * time.Second)
		s := table.Hold(phone, seen, true)
		if s.Clock.Running || !s.Clock.Held {
			t.Fatalf("after a touch the clock is %+v", s.Clock)
		}
		rest(59 * time.Second)
		if s = table.Snapshot(); s.Version != seen || s.Clock.Running {
			t.Fatalf("it went on under a touch: %+v", s.Clock)
		}
		rest(2 * time.Second) // the minute is over: it starts anew
		if s = table.Snapshot(); s.Version != seen || !s.Clock.Running {
			t.Fatalf("a touch stops it for a minute at most: %+v", s.Clock)
		}
		rest(10 * time.Second)
		if table.Snapshot().Version != seen {
			t.Error("it did not start anew")
		}
		table.Hold(phone, seen, true)
		table.Hold(tablet, seen, true)
		if s = table.Hold(phone, seen, false); s.Clock.Running {
			t.Error("one let it go on while another holds it")
		}
		if s = table.Hold(tablet, seen, false); !s.Clock.Running {
			t.Error("nobody holds it, and it stands")
		}
		table.Hold(tablet, seen, true) // the same second
		if !table.Snapshot().Clock.Running {
			t.Error("more than one touch a second was taken")
		}
		if s = table.Hold(phone, seen-1, true); s.Clock.Held {
			t.Error("a device that shows an older position holds the clock")
		}
		table.Close()
	})
}

func TestTheClockStandsWhileSomebodyMayDoSomethingOfTheirOwn(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		table, seen := called(t, &store.Memory{}, map[string]string{"own": "yes"})
		rest(time.Hour)
		if s := table.Snapshot(); s.Version != seen || s.Clock.Running {
			t.Fatalf("a right was ended by the clock: %+v", s.Clock)
		}
		own := games.Answer{Ask: "own", Seat: 0, Fields: fields("what", "light")}
		if _, err := table.Answer(t.Context(), phone, seen, own); err != nil {
			t.Fatal(err)
		}
		rest(13 * time.Second)
		if s := table.Snapshot(); s.Version != seen+2 {
			t.Errorf("then it runs: %+v", s.Clock)
		}
		table.Close()
	})
}

func TestTheClockKeepsItsPaceAndStartsAnewAfterARestart(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		kept := &store.Memory{}
		table, seen := called(t, kept, nil)
		if _, err := table.SetPace(t.Context(), 6); err != nil {
			t.Fatal(err)
		}
		rest(5 * time.Second)
		table.Close()
		table, _ = called(t, kept, nil)
		rest(5 * time.Second)
		if s := table.Snapshot(); s.Version != seen || s.Clock.Seconds != 6 {
			t.Fatalf("version %d, the clock is %+v", s.Version, s.Clock)
		}
		rest(1100 * time.Millisecond)
		if table.Snapshot().Version != seen+1 {
			t.Error("it does not run for six seconds")
		}
		s, err := table.SetPace(t.Context(), 0)
		if err != nil || s.Clock.Running {
			t.Fatal(err, s.Clock)
		}
		rest(time.Hour)
		if table.Snapshot().Version != seen+1 {
			t.Error("a clock that is off has passed something")
		}
		if _, err := table.SetPace(t.Context(), 7); err == nil {
			t.Error("seven seconds were taken")
		}
		table.Close()
	})
}

// choked is a store that takes no entries while it is told so.
type choked struct {
	store.Memory
	full atomic.Bool
}

func (c *choked) Append(ctx context.Context, e companion.Entry) error {
	if c.full.Load() {
		return fmt.Errorf("%w: the disk is full", companion.ErrNotKept)
	}
	return c.Memory.Append(ctx, e)
}

func fields(id, value string) map[string]json.RawMessage {
	return map[string]json.RawMessage{id: games.Value(value)}
}

func TestTheClockTriesAgainWhatCouldNotBeSaved(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		kept := &choked{}
		table, seen := called(t, kept, nil)
		kept.full.Store(true)
		rest(13 * time.Second)
		if s := table.Snapshot(); s.Version != seen || !s.Clock.Running {
			t.Fatalf("version %d, the clock is %+v", s.Version, s.Clock)
		}
		kept.full.Store(false)
		rest(13 * time.Second)
		if table.Snapshot().Version != seen+1 {
			t.Error("it was not tried again")
		}
		table.Close()
	})
}
