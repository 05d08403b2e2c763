package store_test

import (
	"errors"
	"testing"
	"time"

	"quartermaster/companion"
	"quartermaster/companion/storetest"
	"quartermaster/companion/tabletest"
)

func deadLink(t *testing.T, c *storetest.Cluster) {
	address := c.Fresh(t)
	p, through := c.Through(t, address)
	far := openPostgres(t, through)
	here, there := tableOf(t, openPostgres(t, address).Table("main")), tableOf(t, far.Table("main"))
	defer here.Close()
	defer there.Close()
	if _, err := weigh(t, here, 0); err != nil {
		t.Fatal(err)
	}
	same := func(limit time.Duration, how string) {
		t.Helper()
		from, want := time.Now(), here.Snapshot()
		for ; there.Snapshot().Version != want.Version || there.Snapshot().Hash != want.Hash || len(there.Snapshot().Alerts) > 0; want = here.Snapshot() {
			if time.Since(from) > limit {
				t.Fatalf("%s: after %v it shows step %d of %d, and says %v", how, limit, there.Snapshot().Version, want.Version, there.Snapshot().Alerts)
			}
			time.Sleep(5 * time.Millisecond)
		}
		t.Logf("%s: caught up after %v", how, time.Since(from).Round(time.Millisecond))
	}
	same(5*time.Second, "in order")
	for how, dies := range map[string]struct{ kill, mend func() }{
		"stalled": {func() { p.Stall.Store(true) }, func() { p.Stall.Store(false) }},
		"dropped": {func() { p.Drop.Store(true) }, func() { p.Drop.Store(false) }},
	} {
		dies.kill()
		from := time.Now()
		tabletest.Until(t, there, "the alert", func(s *companion.Snapshot) bool { return len(s.Alerts) > 0 })
		took := time.Since(from)
		t.Logf("%s: told after %v", how, took.Round(time.Millisecond))
		if took > 5*time.Second {
			t.Errorf("%s: it was told after %v", how, took)
		}
		from = time.Now()
		var refused *companion.Refused
		if _, err := weigh(t, there, 7); !errors.As(err, &refused) || time.Since(from) > time.Second {
			t.Errorf("%s: a tap ends with %v after %v", how, err, time.Since(from))
		}
		for n := range 3 {
			if _, err := weigh(t, here, n); err != nil {
				t.Fatal(err)
			}
		}
		dies.mend()
		same(2*time.Second, how)
		if s, err := weigh(t, there, 8); err != nil || len(s.Alerts) > 0 {
			t.Fatal(how, err)
		}
		same(2*time.Second, "a tap after it")
	}
	p.Cut()
	if _, err := weigh(t, here, 1); err != nil {
		t.Fatal(err)
	}
	same(2*time.Second, "cut")
	p.Delay.Store(int64(200 * time.Millisecond))
	if _, err := weigh(t, here, 2); err != nil {
		t.Fatal(err)
	}
	same(3*time.Second, "slow")
	p.Stall.Store(true)
	from := time.Now()
	there.Close()
	if err := far.Close(); err != nil || time.Since(from) > 4*time.Second {
		t.Errorf("closing took %v: %v", time.Since(from), err)
	}
	p.Stall.Store(false)
}
