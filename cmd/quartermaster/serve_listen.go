package main

import (
	"errors"
	"fmt"
	"log/slog"
	"net"
)

// listenFirst listens on the first address that it can open, and returns which one in at. A port may be in use by another program, or
// forbidden to this user.
func listenFirst(addresses []string, log *slog.Logger) (l net.Listener, at string, err error) {
	if len(addresses) == 0 {
		return nil, "", errors.New("--listen names no address")
	}
	var refused error
	for _, at = range addresses {
		if l, err = net.Listen("tcp", at); err != nil {
			refused = err
			continue
		}
		if refused != nil {
			log.Warn("listening on another address, because the one before it cannot be opened", "address", at, "err", refused)
		}
		return l, at, nil
	}
	return nil, "", fmt.Errorf("cannot listen on %s: %w; another program may use it, choose another with --listen", at, err)
}

// portName is the port of an address, for people.
func portName(address string) string {
	_, port, err := net.SplitHostPort(address)
	if err != nil {
		return address
	}
	return port
}
