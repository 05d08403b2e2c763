package storetest

import (
	"net"
	"path/filepath"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"
)

// Proxy stands between a machine and the server, and does to the link what networks do.
type Proxy struct {
	t     testing.TB
	to    string // the server's socket
	l     net.Listener
	Stall atomic.Bool  // nothing is passed on, and all of it later
	Drop  atomic.Bool  // nothing is passed on, and none of it ever
	Delay atomic.Int64 // nanoseconds for each piece of what is passed on

	mu    sync.Mutex
	conns []net.Conn
}

// Through gives a way to a database through a proxy.
func (c *Cluster) Through(t testing.TB, address string) (*Proxy, string) {
	t.Helper()
	_, database, _ := strings.Cut(strings.TrimPrefix(address, "postgres://"), "/")
	database, _, _ = strings.Cut(database, "?")
	p := newProxy(t, filepath.Join(c.folder, ".s.PGSQL.5432"))
	return p, "postgres://quartermaster@" + p.l.Addr().String() + "/" + database + "?sslmode=disable"
}

func newProxy(t testing.TB, to string) *Proxy {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	p := &Proxy{t: t, to: to, l: l}
	t.Cleanup(func() { l.Close(); p.Cut() })
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

func (p *Proxy) pass(from, to net.Conn) {
	defer to.Close()
	defer from.Close()
	b := make([]byte, 32<<10)
	lost := false
	for {
		n, err := from.Read(b)
		for p.Stall.Load() {
			time.Sleep(5 * time.Millisecond)
		}
		if lost = lost || p.Drop.Load(); lost { // a stream with a hole never goes on
			if err != nil {
				return
			}
			continue
		}
		time.Sleep(time.Duration(p.Delay.Load()))
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

// Cut ends all connections.
func (p *Proxy) Cut() {
	p.mu.Lock()
	defer p.mu.Unlock()
	for _, c := range p.conns {
		c.Close()
	}
	p.conns = nil
}
