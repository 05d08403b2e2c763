package tabletest

import (
	"testing"
	"time"

	"quartermaster/companion"
)

// Until waits, for a minute at most: a loaded machine is slow, for a snapshot of which ok is true; what says in words what is waited for.
func Until(t testing.TB, table *companion.Table, what string, ok func(*companion.Snapshot) bool) *companion.Snapshot {
	t.Helper()
	limit := time.After(time.Minute)
	for {
		s := table.Snapshot()
		if ok(s) {
			return s
		}
		select {
		case <-s.Superseded():
		case <-limit:
			var asks []string
			for _, a := range s.Asks {
				asks = append(asks, a.ID)
			}
			t.Fatalf("waited in vain for %s; version %d, sighting %+v, asks %v", what, s.Version, s.Sighting, asks)
		}
	}
}
