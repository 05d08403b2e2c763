package store

import (
	"context"
	"errors"
	"net"
	"sync"
	"time"

	"github.com/jackc/pgx/v5"
)

// link knows whether the server answers. A connection can die without an error: packets are dropped, or the server is stopped. So
// each listener asks the server for a sign of life. If none comes, all requests are cancelled, and new ones fail at once.
type link struct {
	mu   sync.Mutex
	down map[string]error // by listener: why its connection is dead
	live context.Context  // ends when the link dies
	cut  context.CancelFunc
}

func newLink() *link {
	l := &link{down: map[string]error{}}
	l.live, l.cut = context.WithCancel(context.Background())
	return l
}

// set notes how the connection of one listener is; nil: well. back says that with this the last dead connection is well again.
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

// end cancels all requests.
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

// How soon a dead link is noticed: after a silence of lull the server is asked for a sign of life, which must come within answer.
const (
	lull   = time.Second
	answer = 2 * time.Second
	redial = 300 * time.Millisecond // between two attempts that may run at once
	dials  = 12
)

// keepAlive lets the operating system test a silent connection.
var keepAlive = &net.Dialer{KeepAliveConfig: net.KeepAliveConfig{Enable: true, Idle: 5 * time.Second, Interval: time.Second, Count: 3}}

// dial opens a connection outside of the pool. If packets are dropped, an attempt never ends; over a slow link it takes long. One
// cannot tell which it is, so further attempts are started beside the first, and the first that succeeds is used.
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
	// Connections of the other attempts are closed.
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
	_ = c.Close(ctx) // an error does not matter: it is not used any more
}

// hear waits for the next notification. If none comes within lull, it asks for a sign of life.
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
