package main

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"net/netip"
	"os"
	"time"

	"github.com/coreos/go-systemd/v22/daemon"

	"quartermaster/web"
)

// heart tells systemd that the table can be used, and goes on telling it while that is so. Without systemd it does nothing.
// systemd kills and restarts a service that it has not heard of for WatchdogSec (sd_notify(3)).
type heart struct {
	asks []question
	tell func(state string) error
	log  *slog.Logger
}

// question asks one part of the program something that it can answer only while it works.
type question struct {
	whom string
	ask  func(ctx context.Context) error
}

const (
	// untilAgain is how long the program waits before it asks again, after a question without an answer.
	untilAgain = 250 * time.Millisecond
	// patient is how long everything together may take to answer: a busy small computer takes seconds.
	patient = 10 * time.Second
)

// heartOf is the heart of a running serve. An error of the record, such as a full disk, is an answer: people are told of it on the
// page, and a restart would not mend it.
func heartOf(at net.Addr, places []web.Place, kept *kept, log *slog.Logger) heart {
	return heart{
		asks: []question{
			{"web", func(ctx context.Context) error { return webAnswers(ctx, at) }},
			{"table", func(context.Context) error {
				for _, p := range places {
					p.Table.AllThrows() // waits for the table's lock
				}
				return nil
			}},
			{"record", func(ctx context.Context) error {
				_, _ = kept.house.Papers(ctx, "alive/") // there are none: the answer is quick however long the record is
				return nil
			}},
		},
		tell: func(state string) error { _, err := daemon.SdNotify(false, state); return err },
		log:  log,
	}
}

// beatForSystemd is beat with what the environment says; it returns at once where no systemd wants to hear.
func (h heart) beatForSystemd(ctx context.Context) {
	if os.Getenv("NOTIFY_SOCKET") == "" {
		return
	}
	every, err := daemon.SdWatchdogEnabled(false)
	if err != nil {
		h.log.Warn("the interval of systemd's watchdog cannot be understood", "err", err)
	}
	h.beat(ctx, every)
}

// beat tells systemd READY=1 once everything answers, then WATCHDOG=1 three times in each interval while everything still
// answers. every is 0 where no watchdog is set. It runs until ctx ends and then tells STOPPING=1.
func (h heart) beat(ctx context.Context, every time.Duration) {
	ready := false
	for {
		wait := untilAgain
		if who, err := h.answers(ctx); err != nil {
			if ctx.Err() == nil {
				h.log.Error("a part of the program does not answer", "part", who, "err", err)
			}
		} else {
			if !ready {
				ready = true
				h.say(daemon.SdNotifyReady)
			}
			if every == 0 {
				<-ctx.Done()
			} else {
				h.say(daemon.SdNotifyWatchdog)
				wait = every / 3
			}
		}
		next := time.NewTimer(wait)
		select {
		case <-ctx.Done():
			next.Stop()
			h.say(daemon.SdNotifyStopping)
			return
		case <-next.C:
		}
	}
}

func (h heart) say(state string) {
	if err := h.tell(state); err != nil {
		h.log.Warn("systemd cannot be told", "state", state, "err", err)
	}
}

// answers asks one part after the other; together they have the time of patient. who names the first that gave an error or took too
// long.
func (h heart) answers(ctx context.Context) (who string, err error) {
	ctx, end := context.WithTimeout(ctx, patient)
	defer end()
	for _, q := range h.asks {
		done := make(chan error, 1)
		go func() { done <- q.ask(ctx) }() // a part that hangs keeps this goroutine until systemd kills the process
		select {
		case err := <-done:
			if err != nil {
				return q.whom, err
			}
		case <-ctx.Done():
			return q.whom, context.Cause(ctx)
		}
	}
	return "", nil
}

// webAnswers asks for a page over the network, as a device does. A connection that is closed at once is an answer too: there was no
// room for it (web bounds the open connections), so the program looked at it.
func webAnswers(ctx context.Context, at net.Addr) error {
	to, err := netip.ParseAddrPort(at.String())
	if err != nil {
		return err
	}
	if to.Addr().IsUnspecified() {
		to = netip.AddrPortFrom(netip.MustParseAddr("127.0.0.1"), to.Port())
	}
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, "http://"+to.String()+"/healthz", nil)
	if err != nil {
		return err
	}
	c := http.Client{Transport: &http.Transport{DisableKeepAlives: true}}
	res, err := c.Do(req)
	var dial *net.OpError
	switch {
	case err == nil:
	case ctx.Err() != nil || errors.As(err, &dial) && dial.Op == "dial":
		return err
	default:
		return nil // it was closed
	}
	defer res.Body.Close()
	if res.StatusCode != http.StatusOK {
		return fmt.Errorf("%s answered %s", to, res.Status)
	}
	return nil
}
