package web

import (
	"context"
	"crypto/tls"
	"net"
	"net/netip"
	"slices"
	"sync"
	"sync/atomic"

	"github.com/gin-gonic/gin"
)

// How many connections are open at most, from one address and in all. A browser opens six to a host.
const (
	mostHere = 64
	mostOpen = 512
	mostMine = 16 // of one device that was let in: its newest replaces its oldest
)

// doors limits the open connections. If there are too many, the oldest connection without a session is closed. So a device with
// a session keeps its own, and can come back however many strangers connect.
type doors struct {
	proxies []netip.Addr // behind each are many devices, so only the bound of all connections holds for it

	mu   sync.Mutex
	open []*openConn // oldest first
}

// openConn is an open connection.
type openConn struct {
	net.Conn
	d    *doors
	from netip.Addr
	mine atomic.Pointer[string] // the device that was let in and has called over it; nil: none has
	once sync.Once
}

// Close takes the connection out of the count.
func (c *openConn) Close() error {
	c.once.Do(func() { c.d.gone(c) })
	return c.Conn.Close()
}

type boundListener struct {
	net.Listener
	d *doors
}

func (d *doors) listen(l net.Listener) net.Listener { return boundListener{l, d} }

// Accept gives the next connection for which there is room.
func (l boundListener) Accept() (net.Conn, error) {
	for {
		c, err := l.Listener.Accept()
		if err != nil {
			return nil, err
		}
		if in := l.d.admit(c); in != nil {
			return in, nil
		}
		c.Close() // all others belong to devices with a session
	}
}

// admit counts a connection. It returns nil if there is no room for it.
func (d *doors) admit(c net.Conn) *openConn {
	at, _ := netip.ParseAddrPort(c.RemoteAddr().String()) // all invalid addresses count as one
	in := &openConn{Conn: c, d: d, from: plainAddr(at.Addr())}
	d.mu.Lock()
	here := 0
	var oldest, oldestHere *openConn
	for _, o := range d.open {
		if o.from == in.from {
			here++
		}
		if o.mine.Load() != nil {
			continue
		}
		if oldest == nil {
			oldest = o
		}
		if oldestHere == nil && o.from == in.from {
			oldestHere = o
		}
	}
	var out *openConn
	switch {
	case here >= mostHere && !slices.Contains(d.proxies, in.from):
		out = oldestHere
	case len(d.open) >= mostOpen:
		out = oldest
	default:
		d.open = append(d.open, in)
		d.mu.Unlock()
		return in
	}
	if out != nil {
		d.open = append(d.open, in)
	}
	d.mu.Unlock()
	if out == nil {
		return nil
	}
	out.Close()
	return in
}

func (d *doors) gone(c *openConn) {
	d.mu.Lock()
	defer d.mu.Unlock()
	for i, o := range d.open {
		if o == c {
			d.open = append(d.open[:i:i], d.open[i+1:]...)
			return
		}
	}
}

type connectionKey struct{}

// context stores the connection where its requests find it.
func (d *doors) context(ctx context.Context, c net.Conn) context.Context {
	if secure, ok := c.(*tls.Conn); ok {
		c = secure.NetConn()
	}
	return context.WithValue(ctx, connectionKey{}, c)
}

// shown notes which device with a session uses a connection.
func shown(c *gin.Context, device string) {
	conn, ok := c.Request.Context().Value(connectionKey{}).(*openConn)
	if !ok {
		return
	}
	if was := conn.mine.Load(); was != nil && *was == device {
		return
	}
	conn.mine.Store(&device)
	if old := conn.d.tooMany(device, conn); old != nil {
		old.Close()
	}
}

// tooMany returns a device's oldest connection if it has too many, else nil.
func (d *doors) tooMany(device string, newest *openConn) (oldest *openConn) {
	d.mu.Lock()
	defer d.mu.Unlock()
	n := 0
	for _, o := range d.open {
		if m := o.mine.Load(); m != nil && *m == device {
			if n++; oldest == nil && o != newest {
				oldest = o
			}
		}
	}
	if n <= mostMine {
		return nil
	}
	return oldest
}
