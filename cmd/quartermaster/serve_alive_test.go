package main

import (
	"context"
	"errors"
	"log/slog"
	"net"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"
)

// What systemd hears while parts of the program fall silent and come back, second by second.
func TestSystemdHearsOfTheTableOnlyWhileAllOfItAnswers(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		ctx, end := context.WithCancel(t.Context())
		defer end()
		var broken, hangs atomic.Bool
		broken.Store(true)
		var told []string
		began := time.Now()
		h := heart{
			asks: []question{
				{"web", func(context.Context) error {
					if broken.Load() {
						return errors.New("not yet")
					}
					return nil
				}},
				{"table", func(ctx context.Context) error {
					for hangs.Load() {
						time.Sleep(time.Second)
					}
					return nil
				}},
			},
			tell: func(state string) error {
				told = append(told, state+" "+time.Since(began).String())
				return nil
			},
			log: slog.New(slog.DiscardHandler),
		}
		done := make(chan struct{})
		go func() { h.beat(ctx, 30*time.Second); close(done) }()
		time.Sleep(3*time.Second + time.Millisecond)
		broken.Store(false) // everything answers when it is asked next, at 3.25 s
		time.Sleep(12 * time.Second)
		hangs.Store(true) // asked next at 23.25 s
		time.Sleep(45 * time.Second)
		hangs.Store(false) // at 60 s
		time.Sleep(15 * time.Second)
		end()
		<-done
		want := []string{"READY=1 3.25s", "WATCHDOG=1 3.25s", "WATCHDOG=1 13.25s"}
		if len(told) < len(want)+2 || !slices.Equal(told[:len(want)], want) {
			t.Fatalf("%q, want it to begin with %q", told, want)
		}
		for _, s := range told[len(want):] {
			state, at, _ := strings.Cut(s, " ")
			when, err := time.ParseDuration(at)
			if err != nil || state == "WATCHDOG=1" && (when < 60*time.Second || when > 75*time.Second) {
				t.Errorf("%q: it was told while the table hung", told)
			}
		}
		if last := told[len(told)-1]; !strings.HasPrefix(last, "STOPPING=1 ") {
			t.Error("the end is not told: ", told)
		}
	})
}

func TestWithoutAWatchdogSystemdHearsOfTheStartAndTheEnd(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		ctx, end := context.WithCancel(t.Context())
		var told []string
		h := heart{tell: func(state string) error { told = append(told, state); return nil }, log: slog.New(slog.DiscardHandler)}
		done := make(chan struct{})
		go func() { h.beat(ctx, 0); close(done) }()
		time.Sleep(time.Hour)
		end()
		<-done
		if !slices.Equal(told, []string{"READY=1", "STOPPING=1"}) {
			t.Errorf("%q", told)
		}
	})
}

func TestThePageAnswersForTheWatchdogEvenWhereItHasNoRoom(t *testing.T) {
	t.Parallel()
	s := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path != "/healthz" {
			http.Error(w, "?", http.StatusTeapot)
		}
	}))
	defer s.Close()
	if err := webAnswers(t.Context(), s.Listener.Addr()); err != nil {
		t.Error(err)
	}
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	go func() {
		for {
			c, err := l.Accept()
			if err != nil {
				return
			}
			c.Close()
		}
	}()
	if err := webAnswers(t.Context(), l.Addr()); err != nil {
		t.Error("closed without an answer: ", err)
	}
	l.Close()
	if err := webAnswers(t.Context(), l.Addr()); err == nil {
		t.Error("nobody listens")
	}
}

// A program that is a service of systemd: told by the environment where to keep its games and whom to tell.
func TestServeAsAServiceOfSystemd(t *testing.T) {
	dir := t.TempDir()
	socket, err := net.ListenUnixgram("unixgram", &net.UnixAddr{Name: filepath.Join(dir, "notify"), Net: "unixgram"})
	if err != nil {
		t.Fatal(err)
	}
	defer socket.Close()
	data := filepath.Join(dir, "state")
	t.Setenv("NOTIFY_SOCKET", filepath.Join(dir, "notify"))
	t.Setenv("WATCHDOG_USEC", "300000")
	t.Setenv("STATE_DIRECTORY", data+":/nowhere")
	busy := portInUse(t)
	p := launch(t, "", "--listen", busy, "--listen", "127.0.0.1:0", "--listen-tls", "none")
	messages := make(chan string, 10000) // whoever tells must never wait for whoever listens
	go func() {
		for b := make([]byte, 200); ; {
			n, err := socket.Read(b)
			if err != nil { // the test is over
				return
			}
			messages <- string(b[:n])
		}
	}()
	heard := func() string {
		select {
		case m := <-messages:
			return m
		case <-time.After(time.Minute):
			t.Fatal("nothing is heard")
			return ""
		}
	}
	if first := heard(); first != "READY=1" {
		t.Fatal(first)
	}
	for range 3 {
		if next := heard(); next != "WATCHDOG=1" {
			t.Fatal(next)
		}
	}
	if _, err := os.Stat(filepath.Join(data, gamesFile)); err != nil {
		t.Error("the games are not kept in $STATE_DIRECTORY: ", err)
	}
	var in letIn
	if err := askControl(t.Context(), data, "/host", &in); err != nil {
		t.Fatal(err)
	}
	p.code = in.Code
	p.host = p.pair("", p.code)
	port := portName(busy)
	if said := strings.Join(p.health(), "|"); !strings.Contains(said, "port "+port) {
		t.Errorf("the page does not say that port %s was taken: %s", port, said)
	}
	p.stop()
	for heard() != "STOPPING=1" {
	}
}
