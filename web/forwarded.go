package web

import (
	"net/http"
	"net/netip"
	"slices"
	"strings"

	"github.com/gin-gonic/gin"
)

// peer is who calls, and how.
type peer struct {
	from netip.Addr // of an address that is none: the zero value
	tls  bool       // the browser calls over HTTPS
}

// calling is under which name a request carries its peer.
const calling = "peer"

// forwarded finds who calls, before anything else asks.
func (s *Server) forwarded(c *gin.Context) {
	c.Set(calling, s.peerOf(c.Request))
	c.Next()
}

// peerOf is who sends a request. What its headers say of that is believed only where the connection comes from a proxy that serve was
// told to trust; anybody else could write there what he likes.
func (s *Server) peerOf(r *http.Request) peer {
	at, _ := netip.ParseAddrPort(r.RemoteAddr) // an address that is none counts as one
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

// plainAddr is an address as it is compared with others.
func plainAddr(a netip.Addr) netip.Addr { return a.Unmap().WithZone("") }

// from is the address of the device that calls.
func from(c *gin.Context) netip.Addr { return peerIn(c).from }

// overTLS says whether the browser calls over HTTPS, here or at a trusted proxy.
func overTLS(c *gin.Context) bool { return peerIn(c).tls }

func peerIn(c *gin.Context) peer {
	p, _ := c.Get(calling)
	return p.(peer) // forwarded has put it there
}
