package main

import (
	"context"
	"fmt"
	"io"
	"net"
	"net/netip"
	"os"
	"slices"
	"strings"
	"time"

	"github.com/mdp/qrterminal/v3"

	"quartermaster/web"
)

// showCodes shows a host's code on the terminal, and a new one each time that it grows old while nobody is host. What is not a
// terminal may be a journal, which is kept and which others read: it says how to get a code, and shows none.
func showCodes(ctx context.Context, out io.Writer, codes *hostCodes, places []web.Place, p web.Place, reached func() []string) {
	name := nameIn(places, p)
	if f, ok := out.(*os.File); !ok || !isTerminal(f) {
		fmt.Fprintf(out, "Table %s: \"quartermaster pair\" at this machine shows a code that makes one device the host.\n", p.ID)
		for _, a := range bare(reached(), name) {
			fmt.Fprintln(out, "  "+a)
		}
		return
	}
	for {
		i, err := codes.current(p, time.Now())
		if err != nil {
			return // there is no such role
		}
		showLinks(out, p.ID, links(reached(), name, i.Code), false)
		old := time.NewTimer(time.Until(i.Until) - renewed + time.Second)
		select {
		case <-ctx.Done():
			old.Stop()
			return
		case <-old.C:
		}
		for changed := p.Devices.Changed(); p.Devices.HasHost(); changed = p.Devices.Changed() {
			select {
			case <-ctx.Done():
				return
			case <-changed:
			}
		}
	}
}

// showLinks says how a device becomes the host of a table, with a QR code where a person may be looking, or where qr asks for it.
func showLinks(out io.Writer, table string, links []string, qr bool) {
	fmt.Fprintf(out, "Table %s: open on its tablet within ten minutes; the device that does it first is the host:\n", table)
	for _, a := range links {
		fmt.Fprintln(out, "  "+a)
	}
	if f, ok := out.(*os.File); (qr || ok && isTerminal(f)) && len(links) > 0 {
		qrterminal.GenerateHalfBlock(links[0], qrterminal.M, out)
	}
}

// addresses are the ways to this machine on its local networks, the likeliest first.
func addresses(listening net.Addr) []string {
	at, err := netip.ParseAddrPort(listening.String())
	if err != nil {
		return []string{"http://" + listening.String() + "/"}
	}
	found := reachedBy(listening)
	if at.Addr().IsUnspecified() {
		found = append(found, netip.MustParseAddr("127.0.0.1")) // for a browser on this machine
	}
	return pagesAt(found, at.Port())
}

// networkAddresses gives those of addresses that other devices can use. Without a network there are none.
func networkAddresses(listening net.Addr) []string {
	at, err := netip.ParseAddrPort(listening.String())
	if err != nil {
		return nil
	}
	return pagesAt(reachedBy(listening), at.Port())
}

// pagesAt gives the page's address at each machine address, at a port.
func pagesAt(found []netip.Addr, port uint16) []string {
	list := make([]string, len(found))
	for i, a := range found {
		list[i] = "http://" + httpHost(netip.AddrPortFrom(a, port)) + "/"
	}
	return list
}

// httpHost is an address as it stands in a URL: port 80 need not be said.
func httpHost(at netip.AddrPort) string {
	if at.Port() != 80 {
		return at.String()
	}
	return strings.TrimSuffix(at.String(), ":80")
}

// reachedBy are the addresses by which devices of the local networks reach a listener, the likeliest first.
func reachedBy(listening net.Addr) (found []netip.Addr) {
	at, err := netip.ParseAddrPort(listening.String())
	if err != nil {
		return nil
	}
	if !at.Addr().IsUnspecified() {
		found = append(found, at.Addr())
	} else {
		found = localAddresses()
		if first, ok := outward(); ok && slices.Contains(found, first) {
			found = slices.DeleteFunc(found, func(a netip.Addr) bool { return a == first })
			found = slices.Insert(found, 0, first)
		}
	}
	return found
}

// localAddresses are this machine's addresses in its local networks.
func localAddresses() (found []netip.Addr) {
	all, err := net.InterfaceAddrs()
	if err != nil {
		return nil
	}
	for _, a := range all {
		n, ok := a.(*net.IPNet)
		if !ok {
			continue
		}
		if ip, ok := netip.AddrFromSlice(n.IP); ok && ip.Unmap().Is4() && !ip.Unmap().IsLoopback() && !ip.Unmap().IsLinkLocalUnicast() {
			found = append(found, ip.Unmap())
		}
	}
	return found
}

// outward is the address by which this machine reaches the world. A UDP socket is only told where it would send; nothing is sent.
func outward() (netip.Addr, bool) {
	c, err := net.Dial("udp", "192.0.2.1:9") // an address of documentation, RFC 5737
	if err != nil {
		return netip.Addr{}, false
	}
	defer c.Close()
	a, err := netip.ParseAddrPort(c.LocalAddr().String())
	return a.Addr().Unmap(), err == nil
}

// ownNames are the names by which devices may call this machine.
func ownNames(told []string) []string {
	names := slices.Clone(told)
	if h, err := os.Hostname(); err == nil && h != "" {
		short, _, _ := strings.Cut(h, ".")
		names = append(names, h, short, short+".local")
	}
	return names
}

// proxiesOf reads the addresses of trusted proxies. A link-local IPv6 address may belong to another machine on another network card, and
// addresses are compared without their zones, so such a proxy is refused.
func proxiesOf(told []string) (proxies []netip.Addr, err error) {
	for _, t := range told {
		a, err := netip.ParseAddr(t)
		if err != nil || a.IsUnspecified() {
			return nil, fmt.Errorf("--trusted-proxy %s is not the address of one machine: write it as 127.0.0.1 or 192.168.1.5", t)
		}
		if a = a.Unmap(); a.Zone() != "" || a.Is6() && a.IsLinkLocalUnicast() {
			return nil, fmt.Errorf("--trusted-proxy %s is valid on one network card only, and another machine may have it on another: write another address of the proxy", t)
		}
		proxies = append(proxies, a)
	}
	return proxies, nil
}
