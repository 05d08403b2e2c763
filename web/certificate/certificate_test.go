package certificate

import (
	"bytes"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/tls"
	"crypto/x509"
	"errors"
	"net"
	"net/netip"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"quartermaster/companion"
)

// box is a machine with names, addresses and a clock.
type box struct {
	testing.TB
	path  string
	names []string
	ips   []netip.Addr
	now   time.Time
	write func(string, []byte) error
}

func newBox(t testing.TB) *box {
	return &box{TB: t, path: filepath.Join(t.TempDir(), "certificate.pem"), names: []string{"table", "table.local"},
		ips: []netip.Addr{netip.MustParseAddr("192.168.1.7"), netip.IPv6Loopback()}, write: companion.ReplaceFile, now: time.Date(2026, 11, 25, 20, 0, 0, 0, time.UTC)}
}

// start is a start of the program.
func (b *box) start() *Keeper {
	return New(Config{Path: b.path, Write: b.write, Names: func() []string { return slices.Clone(b.names) }, IPs: func() []netip.Addr { return b.ips }, Now: func() time.Time { return b.now }})
}

func (b *box) get(k *Keeper) *x509.Certificate {
	b.Helper()
	c, err := k.Certificate()
	if err != nil {
		b.Fatal(err)
	}
	return c.Leaf
}

func TestTheCertificateHoldsForAllNamesAndAddressesAndIsKept(t *testing.T) {
	b := newBox(t)
	c := b.get(b.start())
	for _, host := range []string{"table", "table.local", "192.168.1.7", "[::1]"} {
		if err := c.VerifyHostname(host); err != nil {
			t.Error(err)
		}
	}
	if err := c.VerifyHostname("evil.example"); err == nil {
		t.Error("it holds for another name")
	}
	key, ok := c.PublicKey.(*ecdsa.PublicKey)
	if !ok || key.Curve != elliptic.P256() || c.IsCA || c.NotAfter.Sub(c.NotBefore) != Lasts || c.NotAfter.Sub(c.NotBefore) > 398*24*time.Hour || c.NotBefore.After(b.now) {
		t.Errorf("%T, from %v to %v", c.PublicKey, c.NotBefore, c.NotAfter)
	}
	if err := c.CheckSignature(c.SignatureAlgorithm, c.RawTBSCertificate, c.Signature); err != nil {
		t.Error(err)
	}
	info, err := os.Stat(b.path)
	if err != nil || info.Mode().Perm() != 0o600 {
		t.Error("others may read the key: ", info.Mode(), err)
	}
	if again := b.get(b.start()); !again.Equal(c) {
		t.Error("a restart makes browsers warn anew")
	}
	if left, _ := filepath.Glob(filepath.Join(filepath.Dir(b.path), "*")); len(left) != 1 {
		t.Error("something is left: ", left)
	}
}

func TestTheCertificateIsMadeAnewWhenItNoLongerHolds(t *testing.T) {
	for name, change := range map[string]func(*box){
		"another address":         func(b *box) { b.ips = append(b.ips, netip.MustParseAddr("192.168.1.8")) },
		"another name":            func(b *box) { b.names = append(b.names, "kitchen.local") },
		"near its end":            func(b *box) { b.now = b.now.Add(Lasts - renewBefore) },
		"after its end":           func(b *box) { b.now = b.now.Add(2 * Lasts) },
		"a clock that was wrong":  func(b *box) { b.now = b.now.Add(-400 * 24 * time.Hour) },
		"a file that is damaged":  func(b *box) { must(b, os.WriteFile(b.path, []byte("-----BEGIN"), 0o600)) },
		"a file that is huge":     func(b *box) { must(b, os.Truncate(b.path, 1<<20)) },
		"a key of another":        func(b *box) { b.otherKey() },
		"a folder instead of it":  func(b *box) { must(b, os.Remove(b.path)); must(b, os.Mkdir(b.path, 0o700)) },
		"a file that was removed": func(b *box) { must(b, os.Remove(b.path)) },
	} {
		t.Run(name, func(t *testing.T) {
			b := newBox(t)
			before := b.get(b.start())
			change(b)
			after := b.get(b.start())
			if after.Equal(before) || !fits(after, b.names, b.ips, b.now) {
				t.Errorf("it is that of %v until %v for %v, %v", after.NotBefore, after.NotAfter, after.DNSNames, after.IPAddresses)
			}
		})
	}
}

func must(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// otherKey puts another certificate's key into the file.
func (b *box) otherKey() {
	mine, err := os.ReadFile(b.path)
	must(b, err)
	other := newBox(b)
	other.get(other.start())
	theirs, err := os.ReadFile(other.path)
	must(b, err)
	at := []byte("-----BEGIN PRIVATE KEY")
	must(b, os.WriteFile(b.path, slices.Concat(mine[:bytes.Index(mine, at)], theirs[bytes.Index(theirs, at):]), 0o600))
}

func TestTheCertificateStaysWhereItStillHolds(t *testing.T) {
	for name, change := range map[string]func(*box){
		"some months later":                  func(b *box) { b.now = b.now.Add(300 * 24 * time.Hour) },
		"an address that is gone for now":    func(b *box) { b.ips = b.ips[1:] },
		"a machine whose name is no address": func(b *box) { b.names = append(b.names, "my box!", "", "żółw") },
	} {
		b := newBox(t)
		before := b.get(b.start())
		change(b)
		if !b.get(b.start()).Equal(before) {
			t.Errorf("%s: browsers warn anew", name)
		}
	}
}

func TestARunningProgramFollowsItsAddresses(t *testing.T) {
	b := newBox(t)
	k := b.start()
	before := b.get(k)
	b.ips = []netip.Addr{netip.MustParseAddr("10.0.0.3")}
	if !b.get(k).Equal(before) {
		t.Error("addresses are looked for with each handshake")
	}
	b.now = b.now.Add(lookEvery)
	if after := b.get(k); after.VerifyHostname("10.0.0.3") != nil {
		t.Error(after.IPAddresses)
	}
	b.ips, b.now = append(b.ips, netip.MustParseAddr("10.0.0.4")), b.now.Add(-time.Hour) // a clock that was put back
	if after := b.get(k); after.VerifyHostname("10.0.0.4") != nil {
		t.Error(after.IPAddresses)
	}
}

func TestADiskThatTakesNothingKeepsNobodyOut(t *testing.T) {
	b := newBox(t)
	if err := b.write(filepath.Join(t.TempDir(), "no", "such", "folder"), nil); err == nil {
		t.Error("it was written to nowhere")
	}
	b.write = func(string, []byte) error { return errors.New("no space left") }
	k := b.start()
	if c := b.get(k); !b.get(k).Equal(c) {
		t.Error("it changes while the program runs")
	}
}

func TestAHandshakeOffersNoHTTP2(t *testing.T) {
	b := newBox(t)
	k := b.start()
	here, there := net.Pipe()
	defer here.Close()
	defer there.Close()
	served := make(chan error, 1)
	go func() { served <- tls.Server(there, k.TLS()).HandshakeContext(t.Context()) }()
	pool := x509.NewCertPool()
	pool.AddCert(b.get(k))
	client := tls.Client(here, &tls.Config{RootCAs: pool, ServerName: "table.local", NextProtos: []string{"h2", "http/1.1"}, Time: func() time.Time { return b.now }})
	if err := client.HandshakeContext(t.Context()); err != nil {
		t.Fatal(err)
	}
	if err := <-served; err != nil || client.ConnectionState().NegotiatedProtocol != "http/1.1" {
		t.Error(client.ConnectionState().NegotiatedProtocol, err)
	}
}
