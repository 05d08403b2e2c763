package web

import (
	"net/http"
	"strconv"
	"time"

	"github.com/gin-contrib/sse"
	"github.com/gin-gonic/gin"
)

// patience is how long one event may take to leave for a device before its stream is given up.
const patience = 20 * time.Second

// getEvents streams snapshots. A device that comes back says which it saw last; a slow one misses some in between.
func (s *Server) getEvents(c *gin.Context) {
	if s.streams.Add(1) > int64(s.cfg.Streams) {
		s.streams.Add(-1)
		s.fail(c, http.StatusServiceUnavailable, "too-many-streams", nil)
		return
	}
	defer s.streams.Add(-1)
	lang := s.lang(c)
	rc := http.NewResponseController(c.Writer)
	send := func(write func() error) bool {
		// The server's own WriteTimeout would end the stream.
		return rc.SetWriteDeadline(time.Now().Add(patience)) == nil && write() == nil && rc.Flush() == nil
	}
	h := c.Writer.Header()
	h.Set("Content-Type", "text/event-stream")
	h.Set("X-Accel-Buffering", "no")
	c.Status(http.StatusOK)
	if !send(func() error { _, err := c.Writer.WriteString(": quartermaster\n\n"); return err }) {
		return
	}
	beat := time.NewTicker(s.cfg.KeepAlive)
	defer beat.Stop()
	last, _ := strconv.ParseInt(c.GetHeader("Last-Event-ID"), 10, 64)
	for {
		snap := s.cfg.Table.Snapshot()
		if snap.Serial != last {
			body, err := s.encoded(snap, lang)
			if err != nil {
				s.cfg.Log.Error("a snapshot cannot be written", "err", err)
				return
			}
			if !send(func() error {
				return sse.Encode(c.Writer, sse.Event{Event: "table", Id: strconv.FormatInt(snap.Serial, 10), Retry: 1000, Data: string(body)})
			}) {
				return
			}
			last = snap.Serial
		}
		select {
		case <-snap.Superseded():
		case <-beat.C:
			if !send(func() error { _, err := c.Writer.WriteString(": here\n\n"); return err }) {
				return
			}
		case <-c.Request.Context().Done():
			return
		case <-s.stop:
			return
		}
	}
}
