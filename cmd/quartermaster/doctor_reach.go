package main

import (
	"errors"
	"io/fs"
	"net"
	"path/filepath"
	"strings"
	"time"

	"quartermaster/web/certificate"
)

// port examines whether the table can be listened on.
func (d *doctor) port() {
	if d.live != nil {
		d.ok("port", "check-port-used", "Port", d.listen)
		return
	}
	l, err := net.Listen("tcp", d.listen)
	if err != nil {
		d.fail("port", "check-port-taken", "Port", d.listen, "Reason", err.Error())
		return
	}
	l.Close()
	d.ok("port", "check-port", "Port", d.listen)
}

// address examines whether tablets can reach this machine.
func (d *doctor) address() {
	reached := d.reached()
	if len(reached) == 0 {
		d.note("address", "check-address-none") // a browser on the machine itself plays all the same
		return
	}
	all := make([]string, len(reached))
	for i, a := range reached {
		all[i] = a.String()
	}
	d.ok("address", "check-address", "Address", strings.Join(all, ", "))
}

// endsSoon is how long before its end a certificate is noted.
const endsSoon = 14 * 24 * time.Hour

// tls examines the port and the certificate of HTTPS, without which no phone can be the camera.
func (d *doctor) tls() {
	at := secureAddress(d.listen, d.secure)
	if d.live != nil {
		if at = d.live.secure; at == nowhere {
			at = ""
		}
	}
	if at == "" {
		d.note("tls", "check-tls-off")
		return
	}
	taken := false
	if d.live == nil {
		l, err := net.Listen("tcp", at)
		if taken = err != nil; taken {
			d.note("tls", "check-tls-taken", "Port", at, "Reason", err.Error())
		} else {
			l.Close()
		}
	}
	if d.folder == "" {
		return // files has said it
	}
	kept, err := certificate.Load(filepath.Join(d.folder, certificateFile))
	day := func() string { return kept.Leaf.NotAfter.Format(time.DateOnly) }
	switch {
	case errors.Is(err, fs.ErrNotExist):
		if !taken {
			d.ok("tls", "check-tls-first", "Port", at)
		}
	case err != nil:
		d.note("tls", "check-tls-damaged", "Reason", err.Error())
	case d.now().After(kept.Leaf.NotAfter):
		d.note("tls", "check-tls-ended", "Day", day())
	case d.now().Add(endsSoon).After(kept.Leaf.NotAfter):
		d.note("tls", "check-tls-ends", "Day", day())
	default:
		d.ok("tls", "check-tls", "Port", at, "Day", day())
	}
}
