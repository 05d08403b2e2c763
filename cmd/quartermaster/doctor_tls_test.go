package main

import (
	"net/netip"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"quartermaster/companion"
	"quartermaster/web/certificate"
)

// ownCertificate makes the certificate of a data folder.
func ownCertificate(t *testing.T, folder string) {
	t.Helper()
	_, err := certificate.New(certificate.Config{Path: filepath.Join(folder, certificateFile), Names: func() []string { return nil }, IPs: func() []netip.Addr { return nil },
		Now: time.Now, Write: companion.ReplaceFile}).Certificate()
	if err != nil {
		t.Fatal(err)
	}
}

func TestTheDoctorSaysHowPhonesReachTheTableAndHowLongTheCertificateIsGood(t *testing.T) {
	busy := portInUse(t)
	made := func(d *doctor) { ownCertificate(t, d.data) }
	for _, c := range []struct {
		name   string
		change func(*doctor)
		what   string
		want   string
	}{
		{"at first", func(*doctor) {}, "tls", "ok: HTTPS is on 127.0.0.1:0; the certificate is made at the first call."},
		{"switched off", func(d *doctor) { d.secure = "none" }, "tls", "note: HTTPS is switched off"},
		{"a port in use", func(d *doctor) { d.secure = busy }, "tls", "note: " + busy + " cannot be opened for HTTPS"},
		{"a certificate", made, "tls", "ok: HTTPS is on 127.0.0.1:0, with a certificate of its own until " + time.Now().Add(certificate.Lasts-time.Hour).UTC().Format(time.DateOnly)},
		{"one that has ended", func(d *doctor) {
			made(d)
			d.now = func() time.Time { return time.Now().Add(2 * certificate.Lasts) }
		}, "tls", "note: The certificate ended on "},
		{"a damaged one", func(d *doctor) {
			if err := os.WriteFile(filepath.Join(d.data, certificateFile), []byte("x"), 0o600); err != nil {
				t.Fatal(err)
			}
		}, "tls", "note: The certificate cannot be used"},
		{"a phone as the camera", func(d *doctor) { d.camera = "phone:" }, "camera", "ok: A phone is the camera"},
	} {
		lines, err := examined(t, c.change)
		if err != nil || !strings.HasPrefix(lines[c.what], c.want) {
			t.Errorf("%s: %q, %v", c.name, lines[c.what], err)
		}
	}
}
