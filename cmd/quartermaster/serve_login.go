package main

import (
	"bytes"
	"context"
	"fmt"
	"log/slog"
	"os"
	"strings"
	"sync"
	"time"

	"github.com/mdp/qrterminal/v3"

	"quartermaster/companion/devices"
	"quartermaster/web"
)

// hostCodes gives one host's code at a time for each table, so that every place that shows one shows the same: a new code ends the
// one before.
type hostCodes struct {
	mu   sync.Mutex
	last map[string]devices.Invitation // by the table's name
}

// renewed is how long before its end a code is replaced by a new one.
const renewed = 2 * time.Minute

// current returns the code that is shown while nobody is host, or a new one where the last ends soon.
func (h *hostCodes) current(p web.Place, now time.Time) (devices.Invitation, error) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if i, there := h.last[p.ID]; there && i.Until.Sub(now) > renewed {
		return i, nil
	}
	i, err := p.Devices.Invite(devices.Host)
	if err == nil {
		if h.last == nil {
			h.last = map[string]devices.Invitation{}
		}
		h.last[p.ID] = i
	}
	return i, err
}

// renew returns a new code, for whoever wins the table back.
func (h *hostCodes) renew(p web.Place) (devices.Invitation, error) {
	h.mu.Lock()
	delete(h.last, p.ID)
	h.mu.Unlock()
	return h.current(p, time.Now())
}

// loginText is what a login screen shows: addresses by which the first device becomes the host, and their QR code. Without an address
// it says what is missing. It fits on a screen of 25 lines. agetty takes a backslash for the beginning of a code of its own.
func loginText(links []string) string {
	if len(links) == 0 {
		return "Quartermaster: this computer has no network. Plug in its cable or join a Wi-Fi; then its address appears here.\n\n"
	}
	var b bytes.Buffer
	fmt.Fprintln(&b, "Quartermaster: open this on a tablet or phone. The first device is the host.")
	for _, l := range links[:min(len(links), 2)] {
		fmt.Fprintln(&b, "  "+l)
	}
	qrterminal.GenerateHalfBlock(links[0], qrterminal.L, &b)
	return strings.ReplaceAll(b.String(), `\`, `\\`) + "\n"
}

// loginScreen keeps a file with a host's code for the machine's login screen while nobody is host of a table, until ctx ends. It
// is renewed with the code and when addresses change, and empty otherwise. The folder may be root's, so the file is written in place.
// Whoever draws the screen has to notice that: deploy/debian/quartermaster-login.path.
// Without a path it does nothing. Of several tables it is the first.
func loginScreen(ctx context.Context, path string, codes *hostCodes, places []web.Place, reached func() []string, log *slog.Logger) {
	if path == "" {
		return
	}
	p := places[0]
	const often = 10 * time.Second
	written := "?"
	show := func(text string) {
		if text == written {
			return
		}
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil { //nolint:gosec // every login screen may read it
			log.Warn("the login screen cannot be written", "err", err)
		}
		written = text
	}
	defer show("")
	again := time.NewTicker(often)
	defer again.Stop()
	for {
		changed := p.Devices.Changed()
		text := ""
		if !p.Devices.HasHost() {
			if i, err := codes.current(p, time.Now()); err == nil {
				text = loginText(links(reached(), nameIn(places, p), i.Code))
			}
		}
		show(text)
		select {
		case <-ctx.Done():
			return
		case <-changed:
		case <-again.C:
		}
	}
}
