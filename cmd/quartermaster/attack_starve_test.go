package main

import (
	"context"
	"fmt"
	"io"
	"net"
	"net/http"
	"strings"
	"syscall"
	"testing"
	"time"
)

// One spectator opens streams and silent connections without end and guesses codes, and one player begins uploads that never come
// to an end: the host and a new player are served all the while, and the end is clean.
func TestAttackASpectatorStarvesNobody(t *testing.T) {
	p := startServe(t, t.TempDir(), "--camera", "upload:")
	p.begin()
	looker := p.pair("", p.invite("spectator"))
	slow := p.pair("", p.invite("player"))
	slow.Timeout = 0
	looker.Timeout = 0
	ctx, stop := context.WithCancel(t.Context())
	defer stop()
	get := func(c *http.Client) int {
		req, err := http.NewRequestWithContext(ctx, "GET", p.base+"/api/v1/events?lang=en", nil)
		if err != nil {
			t.Fatal(err)
		}
		res, err := c.Do(req)
		if err != nil {
			return 0
		}
		return res.StatusCode // the stream goes on until ctx ends
	}
	for range times(150, 1000) {
		get(looker)
	}
	for range times(150, 1000) {
		c, err := net.Dial("tcp", strings.TrimPrefix(p.base, "http://"))
		if err != nil {
			break
		}
		defer c.Close()
		fmt.Fprint(c, "GET / HTTP/1.1\r\n")
	}
	for range 12 {
		call(http.DefaultClient, "POST", p.base+"/api/v1/pair", `{"code":"00000000"}`)
	}
	// Pictures of which a byte comes now and then: the one that is let in holds a place, and all others are refused at once.
	refused := make(chan int, 4)
	for range cap(refused) {
		r, w := io.Pipe()
		defer w.Close()
		req, err := http.NewRequestWithContext(ctx, "POST", p.base+"/api/v1/pictures", r)
		if err != nil {
			t.Fatal(err)
		}
		req.Header.Set("Content-Type", "image/jpeg")
		req.ContentLength = 1 << 20 // so much that a refusal does not wait for it
		go func() {
			if res, err := slow.Do(req); err == nil {
				res.Body.Close()
				refused <- res.StatusCode
			}
		}()
		go func() {
			for {
				if _, err := w.Write([]byte{0xff}); err != nil {
					return // w is closed, or the upload was refused
				}
				time.Sleep(time.Second)
			}
		}()
	}
	for range cap(refused) - 1 {
		if status := <-refused; status != http.StatusServiceUnavailable {
			t.Fatal("of four uploads of one device another than the first was let in:", status)
		}
	}
	if status, b := p.send("/api/v1/pictures", "image/jpeg", []byte{0xff, 0xd8}); status == http.StatusServiceUnavailable {
		t.Fatal("uploads of one player keep the host out", status, b)
	}
	// A new player comes in from another address than the one that guesses.
	another := &http.Client{Transport: &http.Transport{DialContext: (&net.Dialer{LocalAddr: &net.TCPAddr{IP: net.IPv4(127, 0, 0, 2)}}).DialContext}}
	if status, b, _ := call(another, "POST", p.base+"/api/v1/pair", `{"code":"`+p.invite("player")+`"}`); status != http.StatusOK {
		t.Fatal("a new player is not let in", status, string(b))
	}
	host := *p.host
	host.Timeout = 0
	if status := get(&host); status != http.StatusOK {
		t.Fatal("the host gets no stream:", status)
	}
	if is, ok := look(p.host, p.base); !ok || is.Version == 0 {
		t.Fatal("the host is not served")
	}
	stop()
	from := time.Now()
	if err := p.end(syscall.SIGTERM); err != nil || time.Since(from) > 6*time.Second {
		t.Fatal(err, time.Since(from))
	}
}
