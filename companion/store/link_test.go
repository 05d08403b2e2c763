package store_test

import (
	"errors"
	"os"
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
		from := time.Now()
		for want := here.Snapshot(); there.Snapshot().Version != want.Version || there.Snapshot().Hash != want.Hash || len(there.Snapshot().Alerts)+len(want.Alerts) > 0; want = here.Snapshot() {
			if time.Since(from) > time.Minute {
				t.Fatalf("%s: it shows step %d of %d, and says %v", how, there.Snapshot().Version, want.Version, there.Snapshot().Alerts)
			}
			time.Sleep(5 * time.Millisecond)
		}
		within(t, how+": caught up", from, limit)
	}
	same(5*time.Second, "in order")
	for how, dies := range map[string]struct{ kill, mend func() }{
		"stalled": {func() { p.Stall.Store(true) }, func() { p.Stall.Store(false) }},
		"dropped": {func() { p.Drop.Store(true) }, func() { p.Drop.Store(false) }},
	} {
		dies.kill()
		from := time.Now()
		tabletest.Until(t, there, "the alert", func(s *companion.Snapshot) bool { return len(s.Alerts) > 0 })
		within(t, how+": told", from, 5*time.Second)
		from = time.Now()
		var refused *companion.Refused
		if _, err := weigh(t, there, 7); !errors.As(err, &refused) {
			t.Errorf("%s: a tap ends with %v", how, err)
		}
		within(t, how+": a tap refused", from, time.Second)
		for n := range 3 {
			if _, err := weigh(t, here, n); err != nil {
				t.Fatal(err)
			}
		}
		dies.mend()
		same(time.Second, how)
		if s, err := weigh(t, there, 8); err != nil || len(s.Alerts) > 0 {
			t.Fatal(how, err)
		}
		same(time.Second, "a tap after it")
	}
	p.Cut()
	if _, err := weigh(t, here, 1); err != nil {
		t.Fatal(err)
	}
	same(time.Second, "cut")
	p.Delay.Store(int64(200 * time.Millisecond))
	if _, err := weigh(t, here, 2); err != nil {
		t.Fatal(err)
	}
	same(3*time.Second, "slow")
	p.Delay.Store(0)
	c.Stop(os.Interrupt)
	for _, table := range []*companion.Table{here, there} {
		tabletest.Until(t, table, "the alert", func(s *companion.Snapshot) bool { return len(s.Alerts) > 0 })
	}
	c.Start()
	same(time.Second, "the server began anew")
	if _, err := weigh(t, there, 3); err != nil {
		t.Fatal(err)
	}
	same(time.Second, "a tap after it")
	p.Stall.Store(true)
	from := time.Now()
	there.Close()
	if err := far.Close(); err != nil {
		t.Error(err)
	}
	within(t, "closed over a link that stalls", from, 4*time.Second)
	p.Stall.Store(false)
}

// within logs how long something took. Only the long runs, on a machine that does nothing else, hold it against what is promised.
func within(t *testing.T, what string, from time.Time, limit time.Duration) {
	t.Helper()
	took := time.Since(from)
	t.Logf("%s after %v", what, took.Round(time.Millisecond))
	if os.Getenv("QM_LONG") != "" && took > limit {
		t.Errorf("%s after %v, and at most %v are promised", what, took, limit)
	}
}
