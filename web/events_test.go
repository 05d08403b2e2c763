package web_test

import (
	"bufio"
	"context"
	"encoding/json"
	"net"
	"net/http"
	"net/http/httptest"
	"strconv"
	"strings"
	"testing"
	"time"

	"quartermaster/companion"
	"quartermaster/companion/devices"
	"quartermaster/web"
)

// stream is an open event stream.
type stream struct {
	t    testing.TB
	res  *http.Response
	rows chan string
	end  context.CancelFunc
	id   string // of the newest event that next gave
}

func (s *site) stream(header ...string) *stream {
	s.t.Helper()
	return s.streamOf("/api/v1/events?lang=pl"+s.look, header...)
}

func (s *site) streamOf(path string, header ...string) *stream {
	s.t.Helper()
	ctx, cancel := context.WithCancel(context.Background())
	req, err := http.NewRequestWithContext(ctx, "GET", s.http.URL+path, nil)
	if err != nil {
		s.t.Fatal(err)
	}
	for i := 0; i+1 < len(header); i += 2 {
		req.Header.Set(header[i], header[i+1])
	}
	s.bring(req)
	res, err := s.http.Client().Do(req)
	if err != nil {
		s.t.Fatal(err)
	}
	st := &stream{t: s.t, res: res, rows: make(chan string, 1000), end: cancel}
	go func() {
		defer close(st.rows)
		sc := bufio.NewScanner(res.Body)
		sc.Buffer(nil, 1<<20)
		for sc.Scan() {
			st.rows <- sc.Text()
		}
	}()
	s.t.Cleanup(st.close)
	return st
}

func (s *stream) close() {
	s.end()
	s.res.Body.Close()
	for range s.rows {
	}
}

// row is the next line, or false when there is none in time or the stream has ended.
func (s *stream) row(wait time.Duration) (string, bool) {
	select {
	case r, ok := <-s.rows:
		return r, ok
	case <-time.After(wait):
		return "", false
	}
}

// event is the next event: its id and its snapshot.
func (s *stream) event() (id int64, out snap) {
	s.t.Helper()
	kind := ""
	for {
		row, ok := s.row(10 * time.Second)
		if !ok {
			s.t.Fatal("no event came")
		}
		if v, found := strings.CutPrefix(row, "id:"); found {
			var err error
			if id, err = strconv.ParseInt(strings.TrimSpace(v), 10, 64); err != nil {
				s.t.Fatal(err)
			}
		}
		if v, found := strings.CutPrefix(row, "event:"); found {
			kind = strings.TrimSpace(v)
		}
		if v, found := strings.CutPrefix(row, "data:"); found && kind == "table" {
			if err := json.Unmarshal([]byte(v), &out); err != nil {
				s.t.Fatal(err, v)
			}
			return id, out
		}
	}
}

// ended waits until the server has ended the stream.
func (st *stream) ended() {
	st.t.Helper()
	for limit := time.After(5 * time.Second); ; {
		select {
		case _, ok := <-st.rows:
			if !ok {
				return
			}
		case <-limit:
			st.t.Fatal("the stream goes on after its session")
		}
	}
}

func TestTheStreamBringsEverySnapshotInTheDevicesLanguage(t *testing.T) {
	s := serve(t)
	st := s.stream()
	if kind := st.res.Header.Get("Content-Type"); kind != "text/event-stream" {
		t.Fatal(kind)
	}
	id, first := st.event()
	if first.Serial != id || first.Lang != "pl" || first.Game != nil {
		t.Fatalf("%d %+v", id, first)
	}
	s.start()
	if _, next := st.event(); next.Version != 1 || next.Game.Name != "Port" {
		t.Fatalf("%+v", next)
	}
}

func TestAStreamGoesOnWhereItWasBrokenOff(t *testing.T) {
	s := serve(t)
	st := s.stream()
	id, _ := st.event()
	st.close()
	again := s.stream("Last-Event-ID", strconv.FormatInt(id, 10))
	s.start()
	if _, next := again.event(); next.Version != 1 {
		t.Fatal("what was seen is not sent again", next.Version)
	}
	again.close()
	missed := s.stream("Last-Event-ID", strconv.FormatInt(id, 10))
	if _, next := missed.event(); next.Version != 1 {
		t.Fatal("what was missed comes at once", next.Version)
	}
	if _, next := s.stream("Last-Event-ID", "rubbish").event(); next.Version != 1 {
		t.Fatal(next.Version)
	}
}

func TestAnIdleStreamGivesSignsOfLife(t *testing.T) {
	s := serve(t, func(_ *companion.Config, c *web.Config) { c.KeepAlive = 20 * time.Millisecond })
	st := s.stream()
	st.event()
	signs := 0
	for signs < 3 {
		row, ok := st.row(5 * time.Second)
		if !ok {
			t.Fatal("silence")
		}
		if strings.HasPrefix(row, "event:here") {
			signs++
		}
	}
}

func TestAStreamOutlivesTheServersWriteTimeout(t *testing.T) {
	s := serve(t)
	short := httptest.NewUnstartedServer(s.server.Handler())
	short.Config.WriteTimeout = 150 * time.Millisecond
	short.Start()
	t.Cleanup(short.Close)
	through := *s
	through.http = short
	st := through.stream()
	st.event()
	time.Sleep(300 * time.Millisecond)
	s.start()
	if _, next := st.event(); next.Version != 1 {
		t.Fatal(next.Version)
	}
	st.close()
}

func TestThereIsAnEndToTheNumberOfStreams(t *testing.T) {
	s := serve(t, func(_ *companion.Config, c *web.Config) { c.Streams = 2 })
	one := s.stream()
	looker := s.as(s.let(devices.Spectator))
	looker.stream()
	if a := s.as(s.let(devices.Spectator)).get("/api/v1/events?lang=en"); a.status != 503 || a.text() == "" {
		t.Fatal(a.status)
	}
	one.close()
	for limit := time.Now().Add(5 * time.Second); ; {
		st := looker.stream()
		if st.res.StatusCode == 200 {
			break
		}
		st.close()
		if time.Now().After(limit) {
			t.Fatal("a stream that was closed still counts")
		}
	}
}

// A device that opens stream after stream takes them from nobody but itself.
func TestADeviceHasFourStreamsAndTheNewestReplacesTheOldest(t *testing.T) {
	s := serve(t)
	phone := s.as(s.let(devices.Spectator))
	var all []*stream
	for range 7 {
		st := phone.stream()
		if st.res.StatusCode != 200 {
			t.Fatal(st.res.StatusCode)
		}
		all = append(all, st)
	}
	for _, st := range all[:3] {
		st.ended()
	}
	all[6].next("here")
	all[3].next("here")
}

// However many look on, and with however many streams: host and players find room.
func TestSpectatorsKeepNoPlayerOut(t *testing.T) {
	s := serve(t, func(_ *companion.Config, c *web.Config) { c.Streams = 6 })
	for range 3 {
		looker := s.as(s.let(devices.Spectator))
		for range 2 {
			looker.stream()
		}
	}
	host, phone := s.stream(), s.as(s.let(devices.Player)).stream()
	for _, st := range []*stream{host, phone} {
		if st.res.StatusCode != 200 {
			t.Fatal(st.res.StatusCode)
		}
		st.next("here")
	}
}

// A device that takes nothing any more: its connection fills up, and nobody else notices.
func TestASlowPageHoldsUpNobody(t *testing.T) {
	s := serve(t)
	s.start()
	c, err := net.Dial("tcp", s.http.Listener.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	if err := c.(*net.TCPConn).SetReadBuffer(1024); err != nil {
		t.Fatal(err)
	}
	if _, err := c.Write([]byte("GET /api/v1/events HTTP/1.1\r\nHost: localhost\r\nCookie: session=" + s.secret + "\r\n\r\n")); err != nil {
		t.Fatal(err)
	}
	fast := s.stream()
	for n := int64(1); n <= 300; n++ {
		a := s.post("/api/v1/answers", setLoad(n%999, n))
		if a.status != 200 {
			t.Fatal(n, a.text())
		}
	}
	for {
		if _, next := fast.event(); next.Version == 301 {
			break
		}
	}
}

func TestShutdownClosesTheStreams(t *testing.T) {
	s := serve(t)
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithCancel(t.Context())
	done := make(chan error, 1)
	go func() { done <- s.server.Serve(ctx, l) }()
	req, err := http.NewRequest("GET", "http://"+l.Addr().String()+"/api/v1/events", nil)
	if err != nil {
		t.Fatal(err)
	}
	s.bring(req)
	res, err := http.DefaultClient.Do(req)
	if err != nil {
		t.Fatal(err)
	}
	defer res.Body.Close()
	stop()
	select {
	case err := <-done:
		if err != nil {
			t.Fatal(err)
		}
	case <-time.After(4 * time.Second):
		t.Fatal("it waits for the stream")
	}
	http.DefaultClient.CloseIdleConnections()
}
