package store_test

import (
	"errors"
	"net"
	"path/filepath"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"quartermaster/companion"
	"quartermaster/companion/tabletest"
)

// proxy stands between a machine and the server, and does to the link what networks do.
type proxy struct {
	t     *testing.T
	to    string // the server's socket
	l     net.Listener
	stall atomic.Bool // nothing is passed on, and all of it later
	drop  atomic.Bool // nothing is passed on, and none of it ever
	delay atomic.Int64

	mu    sync.Mutex
	conns []net.Conn
}

func newProxy(t *testing.T, to string) *proxy {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	p := &proxy{t: t, to: to, l: l}
	t.Cleanup(func() { l.Close(); p.cut() })
	go func() {
		for {
			c, err := l.Accept()
			if err != nil {
				return
			}
			s, err := net.Dial("unix", to)
			if err != nil {
				c.Close()
				continue
			}
			p.mu.Lock()
			p.conns = append(p.conns, c, s)
			p.mu.Unlock()
			go p.pass(c, s)
			go p.pass(s, c)
		}
	}()
	return p
}

func (p *proxy) pass(from, to net.Conn) {
	defer to.Close()
	defer from.Close()
	b := make([]byte, 32<<10)
	lost := false
	for {
		n, err := from.Read(b)
		for p.stall.Load() {
			time.Sleep(5 * time.Millisecond)
		}
		if lost = lost || p.drop.Load(); lost { // a stream with a hole never goes on
			if err != nil {
				return
			}
			continue
		}
		time.Sleep(time.Duration(p.delay.Load()))
		if n > 0 {
			if _, err := to.Write(b[:n]); err != nil {
				return
			}
		}
		if err != nil {
			return
		}
	}
}

// cut ends all connections.
func (p *proxy) cut() {
	p.mu.Lock()
	defer p.mu.Unlock()
	for _, c := range p.conns {
		c.Close()
	}
	p.conns = nil
}

func deadLink(t *testing.T, c *cluster) {
	address := c.fresh(t)
	_, database, _ := strings.Cut(strings.TrimPrefix(address, "postgres://"), "/")
	database, _, _ = strings.Cut(database, "?")
	p := newProxy(t, filepath.Join(c.folder, ".s.PGSQL.5432"))
	far := openPostgres(t, "postgres://quartermaster@"+p.l.Addr().String()+"/"+database+"?sslmode=disable")
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
		"stalled": {func() { p.stall.Store(true) }, func() { p.stall.Store(false) }},
		"dropped": {func() { p.drop.Store(true) }, func() { p.drop.Store(false) }},
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
	p.cut()
	if _, err := weigh(t, here, 1); err != nil {
		t.Fatal(err)
	}
	same(2*time.Second, "cut")
	p.delay.Store(int64(200 * time.Millisecond))
	if _, err := weigh(t, here, 2); err != nil {
		t.Fatal(err)
	}
	same(3*time.Second, "slow")
	p.stall.Store(true)
	from := time.Now()
	there.Close()
	if err := far.Close(); err != nil || time.Since(from) > 4*time.Second {
		t.Errorf("closing took %v: %v", time.Since(from), err)
	}
	p.stall.Store(false)
}
