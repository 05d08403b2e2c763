package web

import (
	"net/http"
	"net/netip"
	"slices"
	"strings"

	"github.com/gin-gonic/gin"
)

// peer is the device that sends a request, as the network shows it.
type peer struct {
	from netip.Addr // the zero value if the address is invalid
	tls  bool       // the browser calls over HTTPS
}

// peerKey is the key of a request's context for the peer that sends the request.
const peerKey = "peer"

// forwarded finds a request's peer. It runs before everything that needs one.
func (s *Server) forwarded(c *gin.Context) {
	c.Set(peerKey, s.peerOf(c.Request))
	c.Next()
}

// peerOf returns the peer that sends a request. The headers that name another one are read only if the connection comes from a trusted
// proxy, because any other client can write into them whatever it likes.
func (s *Server) peerOf(r *http.Request) peer {
	at, _ := netip.ParseAddrPort(r.RemoteAddr) // all invalid addresses count as one
	p := peer{plainAddr(at.Addr()), r.TLS != nil}
	if !slices.Contains(s.cfg.Proxies, p.from) {
		return p
	}
	// Each proxy writes its own caller last, in the same line or in one more. What stands before that came from the caller.
	for _, hop := range slices.Backward(strings.Split(strings.Join(r.Header.Values("X-Forwarded-For"), ","), ",")) {
		from, err := netip.ParseAddr(strings.TrimSpace(hop))
		if err != nil {
			break
		}
		if p.from = plainAddr(from); !slices.Contains(s.cfg.Proxies, p.from) {
			break
		}
	}
	schemes := strings.Split(strings.Join(r.Header.Values("X-Forwarded-Proto"), ","), ",")
	p.tls = p.tls || strings.EqualFold(strings.TrimSpace(schemes[len(schemes)-1]), "https")
	return p
}

// plainAddr returns an address in the form in which addresses are compared: IPv4 as IPv4, and without a zone.
func plainAddr(a netip.Addr) netip.Addr { return a.Unmap().WithZone("") }

// from returns the address of the device that calls.
func from(c *gin.Context) netip.Addr { return peerIn(c).from }

// overTLS reports whether the browser calls over HTTPS, here or at a trusted proxy.
func overTLS(c *gin.Context) bool { return peerIn(c).tls }

// peerIn returns the peer of a request.
func peerIn(c *gin.Context) peer {
	p, _ := c.Get(peerKey)
	return p.(peer) // forwarded has put it there
}
