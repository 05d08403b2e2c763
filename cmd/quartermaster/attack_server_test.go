package main

import (
	"fmt"
	"math/rand/v2"
	"net/http"
	"os"
	"strings"
	"syscall"
	"testing"
	"time"

	"quartermaster/companion/storetest"
)

// until looks again and again until the table is as wanted.
func (p *program) until(what string, is func(position) bool) position {
	p.t.Helper()
	for end := time.Now().Add(2 * time.Minute); ; time.Sleep(20 * time.Millisecond) {
		if now, ok := look(p.host, p.base); ok && is(now) {
			return now
		}
		if time.Now().After(end) {
			now, _ := look(p.host, p.base)
			p.t.Fatalf("never %s: version %d, %v", what, now.Version, now.Alerts)
		}
	}
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

// The games are on a PostgreSQL server, which stalls, is ended, begins anew, and is damaged.
func TestAttackAServerOfTheRecordThatStallsDiesOrIsDamaged(t *testing.T) {
	c := storetest.StartCluster(t)
	address := c.Fresh(t)
	proxy, through := c.Through(t, address)
	data := t.TempDir()
	rng := rand.New(rand.NewPCG(7, 7))
	p := startServe(t, data, "--record", through)
	told := newAcknowledged()
	p.shown = told
	p.begin()
	now := p.attackGame(rng, 20)
	alert := func(now position) bool { return len(now.Alerts) > 0 }
	recovers := func(what string) {
		t.Helper()
		from := time.Now()
		is := p.until("well again", func(now position) bool { return len(now.Alerts) == 0 })
		within(t, what, from, time.Second)
		if is.Version != now.Version || is.Hash != now.Hash {
			t.Fatalf("version %d, and it was %d", is.Version, now.Version)
		}
	}

	proxy.Stall.Store(true)
	from := time.Now()
	is := p.until("the alert", alert)
	within(t, "a server that stalls is told", from, 5*time.Second)
	if status, b, _ := call(p.host, "POST", p.base+"/api/v1/undo", fmt.Sprintf(`{"seen":%d}`, is.Version)); status != http.StatusUnprocessableEntity || !strings.Contains(string(b), "does not answer") {
		t.Fatal("a tap is taken that nobody can keep", status, string(b))
	}
	proxy.Stall.Store(false)
	recovers("it is well again")
	now = p.attackGame(rng, 20)

	c.Stop(syscall.SIGQUIT) // at once, without any order
	p.until("the alert", alert)
	c.Start()
	recovers("after the server began anew it is well again")
	now = p.attackGame(rng, 20)
	p.keepCopy()
	proxy.Stall.Store(true)
	from = time.Now()
	p.stop()
	within(t, "ended while the server stalls", from, 5*time.Second)
	proxy.Stall.Store(false)

	c.Exec(t, address, `UPDATE quartermaster.entry SET body = replace(body, '"seen"', '"soon"') WHERE no = 15; DELETE FROM quartermaster.entry WHERE no = 17`)
	if out, err := run("doctor", "--data", data, "--listen", "127.0.0.1:0", "--record", address); err == nil || !strings.Contains(out, "bad   record") || !strings.Contains(out, "from step 15 on") {
		t.Fatal(out, err)
	}
	p = startServe(t, data, "--record", through)
	is, ok := look(p.host, p.base)
	if !ok || is.Version != now.Version+1 || told.last(is.Hash) == 0 || len(is.Alerts) != 2 || !strings.Contains(strings.Join(is.Alerts, "\n"), "Steps 15 to") {
		t.Fatalf("version %d, %v", is.Version, is.Alerts)
	}
	p.attackGame(rng, 5) // play goes on
	p.bringAll()
	p.stop()
}
