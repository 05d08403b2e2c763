package main

import (
	"io"
	"log/slog"
	"strings"
	"testing"
)

func TestATrustedProxyIsOneMachine(t *testing.T) {
	for told, want := range map[string]string{"127.0.0.1": "127.0.0.1", "::ffff:192.168.1.5": "192.168.1.5", "fd00::5": "fd00::5", "fe80::1%eth0": "", "fe80::1": "", "fd00::5%eth0": "", "0.0.0.0": "", "::": "", "192.168.1.0/24": "", "proxy.local": "", "": ""} {
		got, err := proxiesOf([]string{told})
		if (err == nil) != (want != "") || err == nil && got[0].String() != want {
			t.Errorf("%q: %v %v", told, got, err)
		}
	}
	if _, err := proxiesOf([]string{"fe80::1%eth0"}); err == nil || !strings.Contains(err.Error(), "write another address of the proxy") {
		t.Error(err)
	}
	if err := serve(t.Context(), serveOptions{data: t.TempDir(), tables: []string{"main"}, proxies: []string{"everybody"}}, io.Discard, slog.New(slog.DiscardHandler), nil); err == nil || !strings.Contains(err.Error(), "--trusted-proxy everybody is not the address of one machine") {
		t.Error(err)
	}
}
