package web_test

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/http"
	"strings"
	"testing"
	"time"

	"quartermaster/companion"
	"quartermaster/web"
)

// served is a site on a listener of its own, with all its bounds.
func served(t *testing.T, changes ...change) (s *site, addr string, end func() error) {
	t.Helper()
	s = lay(t, changes...)
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithCancel(t.Context())
	ended := make(chan error, 1)
	go func() { ended <- s.server.Serve(ctx, l) }()
	over := false
	end = func() error {
		over = true
		stop()
		return <-ended
	}
	t.Cleanup(func() {
		if !over {
			_ = end() // the test has failed
		}
	})
	return s, l.Addr().String(), end
}

// Whoever opens connections and says nothing keeps no device out that was let in.
func TestSilentConnectionsKeepNobodyOut(t *testing.T) {
	s, addr, end := served(t)
	client := &http.Client{Timeout: 5 * time.Second, Transport: &http.Transport{}}
	defer client.CloseIdleConnections()
	look := func() int {
		req, err := http.NewRequest("GET", "http://"+addr+"/api/v1/table", nil)
		if err != nil {
			t.Fatal(err)
		}
		s.bring(req)
		res, err := client.Do(req)
		if err != nil {
			t.Fatal(err)
		}
		defer res.Body.Close()
		_, _ = io.Copy(io.Discard, res.Body) // so that the connection is used again
		return res.StatusCode
	}
	if status := look(); status != 200 {
		t.Fatal(status)
	}
	var silent []net.Conn
	for range 200 {
		c, err := net.Dial("tcp", addr)
		if err != nil {
			t.Fatal(err)
		}
		defer c.Close()
		silent = append(silent, c)
	}
	if status := look(); status != 200 { // over the connection that it has
		t.Fatal(status)
	}
	client.CloseIdleConnections()
	if status := look(); status != 200 { // and over a new one
		t.Fatal(status)
	}
	closed := 0
	for _, c := range silent {
		_ = c.SetReadDeadline(time.Now().Add(50 * time.Millisecond))
		if _, err := c.Read(make([]byte, 1)); err == io.EOF || err != nil && !strings.Contains(err.Error(), "timeout") {
			closed++
		}
	}
	if closed < 130 {
		t.Error("of 200 connections of one address so many were closed:", closed)
	}
	if err := end(); err != nil {
		t.Error(err)
	}
}

// Clients that are stuck in the middle do not decide how the program ends.
func TestStuckClientsDoNotHoldUpTheEnd(t *testing.T) {
	s, addr, end := served(t)
	for i := range 10 {
		c, err := net.Dial("tcp", addr)
		if err != nil {
			t.Fatal(err)
		}
		defer c.Close()
		if i%2 == 0 {
			fmt.Fprintf(c, "POST /api/v1/answers HTTP/1.1\r\nHost: %s\r\nCookie: %s=%s\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{", addr, cookieFor(addr), s.secret)
			continue
		}
		fmt.Fprintf(c, "GET /api/v1/events HTTP/1.1\r\nHost: %s\r\nCookie: %s=%s\r\n\r\n", addr, cookieFor(addr), s.secret)
	}
	time.Sleep(200 * time.Millisecond)
	from := time.Now()
	if err := end(); err != nil || time.Since(from) > 5*time.Second {
		t.Fatalf("%v after %v", err, time.Since(from))
	}
}

// Whoever guesses codes must not push everything else out of the log.
func TestWrongCodesAreOneLineOfTheLog(t *testing.T) {
	var said bytes.Buffer
	s := serve(t, func(_ *companion.Config, c *web.Config) { c.Log = slog.New(slog.NewTextHandler(&said, nil)) })
	stranger := s.as("")
	for range 30 {
		stranger.pair("00000000")
	}
	if n := strings.Count(said.String(), "wrong code"); n != 1 {
		t.Fatalf("%d lines: %s", n, said.String())
	}
}
