package main

import (
	"bytes"
	"context"
	"io"
	"os"
	"regexp"
	"strconv"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"golang.org/x/sys/unix"

	"quartermaster/companion/devices"
	"quartermaster/web"
)

// codeShown is a host's code as it stands in an address or beside one.
var codeShown = regexp.MustCompile(`#.*[0-9A-Z]{4}-?[0-9A-Z]{4}`)

func reachedAt() []string { return []string{"http://192.168.1.7:8080/"} }

// terminal opens a pseudo-terminal. close ends it and returns all that was written to it.
func terminal(t *testing.T) (out *os.File, close func() string) {
	t.Helper()
	screen, err := os.OpenFile("/dev/ptmx", os.O_RDWR, 0)
	if err != nil {
		t.Fatal(err)
	}
	defer func() {
		if t.Failed() {
			screen.Close()
		}
	}()
	n, err := unix.IoctlGetInt(int(screen.Fd()), unix.TIOCGPTN)
	if err != nil {
		t.Fatal(err)
	}
	if err := unix.IoctlSetPointerInt(int(screen.Fd()), unix.TIOCSPTLCK, 0); err != nil {
		t.Fatal(err)
	}
	out, err = os.OpenFile("/dev/pts/"+strconv.Itoa(n), os.O_RDWR|unix.O_NOCTTY, 0)
	if err != nil {
		t.Fatal(err)
	}
	var all bytes.Buffer
	var reading sync.WaitGroup
	reading.Go(func() { _, _ = io.Copy(&all, screen) }) // fails once the other side is closed and all of it was read
	return out, func() string {
		out.Close()
		reading.Wait()
		screen.Close()
		return all.String()
	}
}

func TestAHostsCodeIsShownOnATerminalAndRenewedWhenItIsOld(t *testing.T) {
	out, end := terminal(t)
	synctest.Test(t, func(t *testing.T) {
		d, err := devices.Open("", nil, nil)
		if err != nil {
			t.Fatal(err)
		}
		ctx, stop := context.WithCancel(t.Context())
		defer stop()
		p := web.Place{ID: "main", Devices: d}
		var showing sync.WaitGroup
		showing.Go(func() { showCodes(ctx, out, &hostCodes{}, []web.Place{p}, p, reachedAt) })
		for range 2 {
			time.Sleep(11 * time.Minute) // a code lives ten
			synctest.Wait()
		}
		stop()
		showing.Wait()
	})
	said := end()
	different := map[string]bool{}
	for _, code := range codeShown.FindAllString(said, -1) {
		different[code] = true
	}
	if len(different) != 3 {
		t.Errorf("in 22 minutes the codes %v were shown, want 3 different ones:\n%s", different, said)
	}
}

func TestAHostsCodeNeverGoesIntoAJournal(t *testing.T) {
	d, err := devices.Open("", nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	var journal bytes.Buffer
	p := web.Place{ID: "main", Devices: d}
	showCodes(t.Context(), &journal, &hostCodes{}, []web.Place{p}, p, reachedAt)
	if !bytes.Contains(journal.Bytes(), []byte("quartermaster pair")) || codeShown.Match(journal.Bytes()) {
		t.Errorf("the journal says %q", journal.String())
	}
}
