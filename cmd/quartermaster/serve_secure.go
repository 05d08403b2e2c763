package main

import (
	"context"
	"log/slog"
	"net"
	"net/netip"
	"path/filepath"
	"strconv"
	"strings"

	"quartermaster/companion"
	"quartermaster/web"
	"quartermaster/web/certificate"
)

const (
	securePort      = 8322              // beside any port but 80
	nowhere         = "none"            // the value of --listen-tls that switches TLS off
	certificateFile = "certificate.pem" // in the data folder
)

// secured is the listener for TLS. Without it the game can be played, but no phone can be the camera.
type secured struct {
	l    net.Listener // nil: there is none
	keep *certificate.Keeper
}

// secureAddress is the address to listen on with TLS; "": TLS is switched off. told is the value of --listen-tls.
func secureAddress(listen, told string) string {
	switch {
	case told == nowhere:
		return ""
	case told != "":
		return told
	}
	host, port, err := net.SplitHostPort(listen)
	switch {
	case err != nil:
		return ""
	case port == "80" || port == "http":
		return net.JoinHostPort(host, "443")
	case port == "0": // any
		return net.JoinHostPort(host, "0")
	}
	return net.JoinHostPort(host, strconv.Itoa(securePort))
}

// listenSecure opens the listener beside the one on listen. If that fails, it only logs why, because a table can be played without
// TLS.
func listenSecure(o serveOptions, listen string, log *slog.Logger) secured {
	at := secureAddress(listen, o.secure)
	if at == "" {
		return secured{}
	}
	l, err := net.Listen("tcp", at)
	if host, port, _ := net.SplitHostPort(at); err != nil && port == "443" && o.secure == "" {
		at = net.JoinHostPort(host, strconv.Itoa(securePort))
		l, err = net.Listen("tcp", at)
	}
	if err != nil {
		log.Warn("no phone can be the camera, because the port for HTTPS cannot be opened; choose another one with --listen-tls", "address", at, "err", err)
		return secured{}
	}
	return secured{l, keeperOf(o.data, l.Addr(), o.hosts, log)}
}

// keeperOf keeps the certificate of a data folder. It holds for all names and addresses by which devices reach a listener.
func keeperOf(data string, listening net.Addr, hosts []string, log *slog.Logger) *certificate.Keeper {
	return certificate.New(certificate.Config{
		Path: filepath.Join(data, certificateFile),
		Names: func() (names []string) {
			for _, n := range append(ownNames(hosts), "localhost") {
				if _, err := netip.ParseAddr(n); err != nil { // addresses stand in IPs
					names = append(names, strings.ToLower(n))
				}
			}
			return names
		},
		IPs: func() []netip.Addr {
			return append(reachedBy(listening), netip.MustParseAddr("127.0.0.1"), netip.IPv6Loopback())
		},
		Log:   log,
		Write: companion.ReplaceFile,
	})
}

// port is 0 where there is no listener.
func (s secured) port() int {
	if s.l == nil {
		return 0
	}
	return s.l.Addr().(*net.TCPAddr).Port
}

func (s secured) address() string {
	if s.l == nil {
		return nowhere
	}
	return s.l.Addr().String()
}

// serve answers until ctx ends.
func (s secured) serve(ctx context.Context, server *web.Server, log *slog.Logger) {
	if s.l == nil {
		return
	}
	if err := server.ServeTLS(ctx, s.l, s.keep.TLS()); err != nil {
		log.Error("HTTPS has ended", "err", err)
	}
}

func (s secured) close() {
	if s.l != nil {
		s.l.Close() // serve closes it too; then this finds nothing to close
	}
}
