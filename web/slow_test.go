package web_test

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"net"
	"net/http"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"quartermaster/companion/tabletest"
)

// pipes is a listener whose connections are in memory: their limits of time go by a test's clock.
type pipes struct {
	conns  chan net.Conn
	closed chan struct{}
}

func (p *pipes) Accept() (net.Conn, error) {
	select {
	case c := <-p.conns:
		return c, nil
	case <-p.closed:
		return nil, net.ErrClosed
	}
}

func (p *pipes) Close() error { close(p.closed); return nil }

func (p *pipes) Addr() net.Addr { return &net.TCPAddr{IP: net.IPv4(127, 0, 0, 1), Port: 8321} }

func (p *pipes) dial() net.Conn {
	here, there := net.Pipe()
	p.conns <- there
	return here
}

// An upload that brings nothing for 20 seconds ends, and one that brings something now and then ends after two minutes. The
// device's place is free again at once.
func TestAnUploadThatBringsNothingForTwentySecondsEnds(t *testing.T) {
	for path, kind := range map[string]string{"/api/v1/pictures": "image/jpeg", "/api/v1/copy": "application/gzip"} {
		for name, c := range map[string]struct {
			every time.Duration // between two bytes
			bytes int           // so many come
			ends  time.Duration // after the first
		}{
			"nothing after the first byte":          {0, 1, 20 * time.Second},
			"a byte each 15 seconds, and then none": {15 * time.Second, 5, 80 * time.Second},
			"a byte each 15 seconds for ever":       {15 * time.Second, 100, 2 * time.Minute},
		} {
			t.Run(path+" "+name, func(t *testing.T) {
				synctest.Test(t, func(t *testing.T) {
					s := lay(t, with(tabletest.Uploads{Camera: &tabletest.Camera{Kind: "upload"}}, clean))
					l := &pipes{make(chan net.Conn), make(chan struct{})}
					ctx, stop := context.WithCancel(t.Context())
					ended := make(chan error, 1)
					go func() { ended <- s.server.Serve(ctx, l) }()
					said := "" // by the newest answer
					upload := func(length int) (net.Conn, chan int) {
						conn, status := l.dial(), make(chan int, 1)
						go func() {
							res, err := http.ReadResponse(bufio.NewReader(conn), nil)
							if err != nil {
								status <- 0
								return
							}
							text, _ := io.ReadAll(res.Body) // what is missing is missed below
							res.Body.Close()
							said = string(text)
							status <- res.StatusCode
						}()
						fmt.Fprintf(conn, "POST %s HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: %s=%s\r\nContent-Type: %s\r\nConnection: close\r\nContent-Length: %d\r\n\r\n", path, cookieFor("127.0.0.1"), s.secret, kind, length)
						return conn, status
					}
					conn, status := upload(1000)
					from := time.Now()
					written := make(chan struct{})
					go func() {
						defer close(written)
						for range c.bytes {
							if _, err := conn.Write([]byte{0x1f}); err != nil {
								return // it was cut off
							}
							time.Sleep(c.every)
						}
					}()
					got := <-status
					if took := time.Since(from); got < 400 || took < c.ends || took > c.ends+time.Second {
						t.Errorf("it ended with %d after %v, want %v", got, took, c.ends)
					}
					if path == "/api/v1/pictures" && !strings.Contains(said, "did not come in whole") {
						t.Errorf("it was told %q", said)
					}
					conn.Close()
					<-written
					synctest.Wait()
					again, status := upload(1)
					if _, err := again.Write([]byte{0x1f}); err != nil {
						t.Fatal(err)
					}
					if got := <-status; got == http.StatusServiceUnavailable || got == 0 {
						t.Errorf("the device's place is not free: %d", got)
					}
					again.Close()
					stop()
					if err := <-ended; err != nil {
						t.Error(err)
					}
				})
			})
		}
	}
}
