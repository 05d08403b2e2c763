// Package certificate keeps the box's own TLS certificate: self-made, since nobody issues one for a box in a home. It keeps
// eavesdroppers out, but does not prove that the box is the right one.
package certificate

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/tls"
	"crypto/x509"
	"crypto/x509/pkix"
	"encoding/pem"
	"errors"
	"fmt"
	"io/fs"
	"log/slog"
	"math/big"
	"net"
	"net/netip"
	"os"
	"regexp"
	"slices"
	"sync"
	"time"
)

// Lasts is how long a certificate is valid. Browsers refuse those that last longer than 398 days.
const Lasts = 397 * 24 * time.Hour

const (
	renewBefore = 30 * 24 * time.Hour // its end
	backdated   = time.Hour           // for phones whose clock is slow
	lookEvery   = 10 * time.Second    // whether addresses or names have changed
	mostFile    = 64 << 10            // bytes
)

// Config says which file, names and addresses a certificate is for.
type Config struct {
	Path  string                     // of the file that holds certificate and key
	Names func() []string            // under which devices reach this machine, in lower case
	IPs   func() []netip.Addr        // at which devices reach this machine
	Now   func() time.Time           // nil: the clock
	Log   *slog.Logger               // nil: nothing is logged
	Write func(string, []byte) error // replaces the file as a whole or not at all, readable by its owner alone
}

// Keeper holds the current certificate. Any number of goroutines may use it.
type Keeper struct {
	cfg Config

	mu     sync.Mutex
	now    *tls.Certificate
	looked time.Time
}

// New makes a keeper. Nothing is read or made before the certificate is needed.
func New(cfg Config) *Keeper {
	if cfg.Now == nil {
		cfg.Now = time.Now
	}
	if cfg.Log == nil {
		cfg.Log = slog.New(slog.DiscardHandler)
	}
	return &Keeper{cfg: cfg}
}

// TLS is the configuration of a listener. HTTP/2 is not offered: the limits of connections and streams count connections, and
// over HTTP/2 one connection would carry a hundred requests.
func (k *Keeper) TLS() *tls.Config {
	return &tls.Config{
		MinVersion:     tls.VersionTLS12, // old tablets have no newer one
		NextProtos:     []string{"http/1.1"},
		GetCertificate: func(*tls.ClientHelloInfo) (*tls.Certificate, error) { return k.Certificate() },
	}
}

// Certificate gives the certificate. It is made anew when the machine has another address or name, and near its end. One that
// cannot be written holds until the program ends.
func (k *Keeper) Certificate() (*tls.Certificate, error) {
	k.mu.Lock()
	defer k.mu.Unlock()
	now := k.cfg.Now()
	if since := now.Sub(k.looked); k.now != nil && since >= 0 && since < lookEvery {
		return k.now, nil
	}
	if k.now == nil {
		kept, err := Load(k.cfg.Path)
		switch {
		case err == nil:
			k.now = kept
		case !errors.Is(err, fs.ErrNotExist):
			k.cfg.Log.Warn("the certificate that was kept cannot be used; a new one is made, of which browsers will warn once more", "err", err)
		}
	}
	names, ips := slices.DeleteFunc(k.cfg.Names(), func(n string) bool { return !dnsName.MatchString(n) }), k.cfg.IPs()
	k.looked = now
	if k.now != nil && fits(k.now.Leaf, names, ips, now) {
		return k.now, nil
	}
	made, file, err := issue(names, ips, now)
	if err != nil {
		return nil, err
	}
	if err := k.cfg.Write(k.cfg.Path, file); err != nil {
		k.cfg.Log.Warn("the new certificate is not saved; after a restart browsers will warn once more", "err", err)
	}
	k.cfg.Log.Info("a new certificate was made", "until", made.Leaf.NotAfter, "names", made.Leaf.DNSNames, "addresses", made.Leaf.IPAddresses)
	k.now = made
	return k.now, nil
}

// dnsName matches the names that a certificate can hold. Not every machine's name is one of them.
var dnsName = regexp.MustCompile(`^[0-9a-z_-]{1,63}(\.[0-9a-z_-]{1,63}){0,8}$`)

// fits says whether a certificate is valid now, is not due for renewal, and holds for all names and addresses.
func fits(c *x509.Certificate, names []string, ips []netip.Addr, now time.Time) bool {
	if now.Before(c.NotBefore) || now.After(c.NotAfter.Add(-renewBefore)) {
		return false
	}
	return !slices.ContainsFunc(names, func(n string) bool { return !slices.Contains(c.DNSNames, n) }) &&
		!slices.ContainsFunc(ips, func(ip netip.Addr) bool {
			return !slices.ContainsFunc(c.IPAddresses, func(has net.IP) bool { return has.Equal(ip.AsSlice()) })
		})
}

// issue makes a self-signed certificate with a new key, and the file that holds both.
func issue(names []string, ips []netip.Addr, now time.Time) (*tls.Certificate, []byte, error) {
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		return nil, nil, err
	}
	serial, err := rand.Int(rand.Reader, new(big.Int).Lsh(big.NewInt(1), 127))
	if err != nil {
		return nil, nil, err
	}
	from := now.Add(-backdated).UTC().Truncate(time.Second)
	form := &x509.Certificate{
		SerialNumber: serial, Subject: pkix.Name{CommonName: "Quartermaster"},
		NotBefore: from, NotAfter: from.Add(Lasts),
		KeyUsage: x509.KeyUsageDigitalSignature, ExtKeyUsage: []x509.ExtKeyUsage{x509.ExtKeyUsageServerAuth}, BasicConstraintsValid: true,
		DNSNames: slices.Compact(slices.Sorted(slices.Values(names))),
	}
	for _, ip := range slices.Compact(slices.SortedFunc(slices.Values(ips), netip.Addr.Compare)) {
		form.IPAddresses = append(form.IPAddresses, net.IP(ip.Unmap().AsSlice()))
	}
	der, err := x509.CreateCertificate(rand.Reader, form, form, &key.PublicKey, key)
	if err != nil {
		return nil, nil, fmt.Errorf("a certificate for %v cannot be made: %w", names, err)
	}
	secret, err := x509.MarshalPKCS8PrivateKey(key)
	if err != nil {
		return nil, nil, err
	}
	file := append(pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: der}), pem.EncodeToMemory(&pem.Block{Type: "PRIVATE KEY", Bytes: secret})...)
	made, err := tls.X509KeyPair(file, file)
	return &made, file, err
}

// Load reads a certificate with its key.
func Load(path string) (*tls.Certificate, error) {
	info, err := os.Stat(path)
	if err != nil {
		return nil, err
	}
	if !info.Mode().IsRegular() || info.Size() > mostFile {
		return nil, errors.New("the file is no certificate")
	}
	b, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	c, err := tls.X509KeyPair(b, b)
	if err != nil {
		return nil, err
	}
	return &c, nil
}
