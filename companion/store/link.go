package store

import (
	"context"
	"errors"
	"net"
	"sync"
	"time"

	"github.com/jackc/pgx/v5"
)

// link is whether the server answers. A link can die without a word: packets are dropped, or the server is stopped. Whoever
// listens asks for a sign of life, and when none comes everything that is under way is broken off and nothing is begun.
type link struct {
	mu   sync.Mutex
	down map[string]error // of those who listen
	live context.Context
	cut  context.CancelFunc
}

func newLink() *link {
	l := &link{down: map[string]error{}}
	l.live, l.cut = context.WithCancel(context.Background())
	return l
}

// set says how one listener's link is. It gives whether all was well again with it.
func (l *link) set(id string, err error) (back bool) {
	l.mu.Lock()
	defer l.mu.Unlock()
	was := len(l.down) > 0
	if err != nil {
		l.down[id] = err
		l.cut()
		return false
	}
	delete(l.down, id)
	if !was || len(l.down) > 0 {
		return false
	}
	l.live, l.cut = context.WithCancel(context.Background())
	return true
}

// end breaks everything off.
func (l *link) end() {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.cut()
}

// alive is a context that ends when the link dies.
func (l *link) alive() context.Context {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.live
}

// within is a context that ends after a time, or when the link dies.
func (l *link) within(ctx context.Context, d time.Duration) (context.Context, context.CancelFunc) {
	ctx, cancel := context.WithTimeout(ctx, d)
	stop := context.AfterFunc(l.alive(), cancel)
	return ctx, func() { stop(); cancel() }
}

// How soon a dead link is noticed: a sign of life is asked for when nothing was heard for lull, and must come within answer.
const (
	lull   = time.Second
	answer = 2 * time.Second
	redial = 300 * time.Millisecond // between two attempts that may run at once
	dials  = 12
)

// keepAlive has the system itself look after a connection that says nothing.
var keepAlive = &net.Dialer{KeepAliveConfig: net.KeepAliveConfig{Enable: true, Idle: 5 * time.Second, Interval: time.Second, Count: 3}}

// dial opens a connection of its own. An attempt over a link that drops what it is sent never ends, and one over a slow link needs
// its time: so further ones are begun beside it, and the first that succeeds is taken.
func dial(ctx context.Context, cfg *pgx.ConnConfig) (*pgx.Conn, error) {
	ctx, cancel := context.WithTimeout(ctx, patience)
	defer cancel()
	type result struct {
		conn *pgx.Conn
		err  error
	}
	results := make(chan result, dials)
	begun, failed := 0, 0
	begin := func() {
		begun++
		go func() {
			c, err := pgx.ConnectConfig(ctx, cfg.Copy())
			results <- result{c, err}
		}()
	}
	// Whatever comes late is closed.
	defer func() {
		left := begun - failed
		go func() {
			for range left {
				if r := <-results; r.conn != nil {
					hangUp(r.conn)
				}
			}
		}()
	}()
	begin()
	next := time.NewTicker(redial)
	defer next.Stop()
	for {
		select {
		case r := <-results:
			failed++
			if r.err == nil {
				return r.conn, nil
			}
			if failed == begun {
				return nil, r.err
			}
		case <-next.C:
			if begun < dials {
				begin()
			}
		case <-ctx.Done():
			return nil, ctx.Err()
		}
	}
}

// hangUp closes a connection without waiting for the other end.
func hangUp(c *pgx.Conn) {
	ctx, cancel := context.WithTimeout(context.Background(), 100*time.Millisecond)
	defer cancel()
	_ = c.Close(ctx) // it is of no use any more
}

// hear waits for the next notification, and asks for a sign of life where none comes.
func hear(ctx context.Context, c *pgx.Conn) (payload string, heard bool, err error) {
	quiet, cancel := context.WithTimeout(ctx, lull)
	n, err := c.WaitForNotification(quiet)
	cancel()
	if err == nil {
		return n.Payload, true, nil
	}
	if ctx.Err() != nil || !errors.Is(err, context.DeadlineExceeded) && !isTimeout(err) {
		return "", false, err
	}
	alive, cancel := context.WithTimeout(ctx, answer)
	defer cancel()
	return "", false, c.Ping(alive)
}

func isTimeout(err error) bool {
	var n net.Error
	return errors.As(err, &n) && n.Timeout()
}
