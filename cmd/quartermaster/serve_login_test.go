package main

import (
	"context"
	"log/slog"
	"net/netip"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"quartermaster/companion/devices"
	"quartermaster/web"
)

func TestTheLoginScreenShowsACodeUntilThereIsAHost(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		path := filepath.Join(t.TempDir(), "quartermaster.issue")
		register, err := devices.Open(filepath.Join(t.TempDir(), "devices.json"), nil, slog.New(slog.DiscardHandler))
		if err != nil {
			t.Fatal(err)
		}
		p := web.Place{ID: "main", Devices: register}
		var base atomic.Value
		base.Store([]string{"http://192.168.1.20/"})
		codes := &hostCodes{}
		ctx, stop := context.WithCancel(t.Context())
		done := make(chan struct{})
		go func() {
			defer close(done)
			loginScreen(ctx, path, codes, []web.Place{p}, func() []string { return base.Load().([]string) }, slog.New(slog.DiscardHandler))
		}()
		shown := func() string {
			t.Helper()
			synctest.Wait()
			b, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			return string(b)
		}
		code := func() string {
			t.Helper()
			m := regexp.MustCompile(`#join=([0-9A-Z]{8})\n`).FindStringSubmatch(shown())
			if m == nil {
				t.Fatal(shown())
			}
			return m[1]
		}
		first := code()
		if i, err := codes.current(p, time.Now()); err != nil || i.Code != first {
			t.Error("the installer's code would end the one that is shown", err)
		}
		if !strings.Contains(shown(), "▄") || strings.Contains(strings.ReplaceAll(shown(), `\\`, ""), `\`) {
			t.Errorf("no QR code, or something that agetty takes for its own: %s", shown())
		}
		base.Store([]string{"http://10.0.0.7/"})
		time.Sleep(11 * time.Second)
		if !strings.Contains(shown(), "http://10.0.0.7/#join="+first) {
			t.Error("another address is not shown: ", shown())
		}
		base.Store([]string{})
		time.Sleep(11 * time.Second)
		if !strings.Contains(shown(), "no network") || strings.Contains(shown(), "#join") {
			t.Error("nobody can use this: ", shown())
		}
		base.Store([]string{"http://192.168.178.123/", "http://10.0.0.7/", "http://172.17.0.1/"})
		time.Sleep(11 * time.Second)
		if lines := strings.Count(shown(), "\n"); lines > 23 { // agetty prints the system's name and asks who logs in
			t.Errorf("%d lines do not fit on a screen of 25", lines)
		}
		time.Sleep(9 * time.Minute)
		second := code()
		if second == first {
			t.Error("a code is shown until it ends")
		}
		if _, _, err := register.Pair(netip.MustParseAddr("192.168.1.9"), second, "tablet", ""); err != nil {
			t.Fatal(err)
		}
		if got := shown(); got != "" {
			t.Error("there is a host, and a code is shown: ", got)
		}
		stop()
		<-done
	})
}
