package web

import (
	"encoding/json"
	"net/http"
	"strconv"
	"time"

	"github.com/gin-contrib/sse"
	"github.com/gin-gonic/gin"

	"quartermaster/companion/devices"
)

// patience is how long sending one event may take before its stream is closed.
const patience = 20 * time.Second

// streamTo begins a stream of events. It returns a function that sends one event, and that reports false when the stream is over.
func (s *Server) streamTo(c *gin.Context) (send func(sse.Event) bool) {
	rc := http.NewResponseController(c.Writer)
	h := c.Writer.Header()
	h.Set("Content-Type", "text/event-stream")
	h.Set("X-Accel-Buffering", "no")
	c.Status(http.StatusOK)
	return func(e sse.Event) bool {
		// The server's own WriteTimeout would end the stream.
		return rc.SetWriteDeadline(time.Now().Add(patience)) == nil && sse.Encode(c.Writer, e) == nil && rc.Flush() == nil
	}
}

// getEvents streams what a device shows. A device that comes back says which snapshot it saw last; a slow one misses some
// in between. The events are "you" (the device and its role), "table" (a snapshot), "crew" (to the host: somebody came, went
// or has another role), and "here" (a sign of life with the newest snapshot's serial).
func (s *Server) getEvents(c *gin.Context) {
	p := at(c)
	mine := p.streams.join(caller(c).ID, caller(c).Role, s.cfg.Streams)
	if mine == nil {
		s.fail(c, http.StatusServiceUnavailable, "too-many-streams", nil)
		return
	}
	defer p.streams.leave(mine)
	lang := s.lang(c)
	defer p.here.come(caller(c).ID)()
	send := s.streamTo(c)
	beat := time.NewTicker(s.cfg.KeepAlive)
	defer beat.Stop()
	last, _ := strconv.ParseInt(c.GetHeader("Last-Event-ID"), 10, 64)
	told := meJSON{}
	for {
		changed, crew := p.Devices.Changed(), p.here.change()
		dev, home := s.visit(c, p)
		if !dev.Role.May(spectator) { // its session has ended
			return
		}
		if now := me(dev, p, home); now != told {
			body, err := json.Marshal(now)
			if err != nil || !send(sse.Event{Event: "you", Retry: 1000, Data: string(body)}) {
				return
			}
			told = now
		}
		snap := p.Table.Snapshot()
		if snap.Serial != last {
			body, err := s.encoded(p, snap, lang)
			if err != nil {
				s.cfg.Log.Error("a snapshot cannot be written", "err", err)
				return
			}
			if !send(sse.Event{Event: "table", Id: strconv.FormatInt(snap.Serial, 10), Data: string(body)}) {
				return
			}
			last = snap.Serial
		}
		people := false
		select {
		case <-snap.Superseded():
		case <-changed:
			people = true
		case <-crew:
			people = true
		case <-beat.C:
			if !send(sse.Event{Event: "here", Data: strconv.FormatInt(last, 10)}) {
				return
			}
		case <-c.Request.Context().Done():
			return
		case <-s.stop:
			return
		case <-mine.over:
			return
		}
		if people && dev.Role == devices.Host && !send(sse.Event{Event: "crew", Data: "1"}) {
			return
		}
	}
}
