package web_test

import (
	"bytes"
	"encoding/json"
	"log/slog"
	"runtime"
	"strconv"
	"strings"
	"testing"
	"time"

	"quartermaster/companion"
	"quartermaster/companion/tabletest"
	"quartermaster/web"
)

type health struct {
	OK      bool
	Worries []string
	Camera  struct{ Kind string }
	Reading struct {
		Count  int
		LastMs float64 `json:"last_ms"`
	}
	Devices struct{ Known, Here int }
}

func (s *site) health(lang string) (h health) {
	s.t.Helper()
	a := s.get("/api/v1/health?lang=" + lang)
	if err := json.Unmarshal(a.body, &h); err != nil || a.status != 200 {
		s.t.Fatal(a.status, string(a.body))
	}
	return h
}

func TestHealthTellsHowEverythingIsAndWhatToLookAfter(t *testing.T) {
	watch := &companion.Stopwatch{}
	free, degrees, low := int64(100<<20), 83.4, true
	box := web.Box{}
	s := serve(t, with(&tabletest.Camera{Kind: "simulated"}, clean), func(c *companion.Config, w *web.Config) {
		c.Reader, w.Places[0].Reading = watch.Watch(c.Reader), watch
		w.Box = func() web.Box { return box }
	})
	s.start()
	s.until("the camera", func(n snap) bool { return n.Can.ThrowNow })
	if h := s.health("en"); !h.OK || len(h.Worries) != 0 || h.Camera.Kind != "simulated" || h.Devices.Known != 1 {
		t.Fatalf("%+v", h)
	}
	if a := s.post("/api/v1/throw", `{"ask":"throw/0","seen":1}`); a.status != 202 {
		t.Fatal(a.text())
	}
	s.until("the throw", func(n snap) bool { return n.Version == 2 })
	box = web.Box{DiskFree: &free, DiskSize: &free, Celsius: &degrees, LowVoltage: &low}
	h := s.health("pl")
	if h.OK || len(h.Worries) != 3 || !strings.Contains(strings.Join(h.Worries, "|"), "100 MB") || !strings.Contains(strings.Join(h.Worries, "|"), "83 °C") || h.Reading.Count != 1 {
		t.Fatalf("%+v", h)
	}
	lost := &tabletest.Camera{Kind: "simulated"}
	lost.Lose("its cable was pulled")
	dark := serve(t, func(c *companion.Config, _ *web.Config) { c.Source = lost })
	for limit := time.Now().Add(5 * time.Second); ; time.Sleep(10 * time.Millisecond) {
		if h := dark.health("en"); len(h.Worries) > 0 && !h.OK {
			break
		}
		if time.Now().After(limit) {
			t.Fatal("a dark camera is no worry")
		}
	}
}

func TestMetricsAreCountedAndNameNobody(t *testing.T) {
	s := serve(t, with(&tabletest.Camera{Kind: "simulated"}, clean))
	s.start()
	a := s.get("/metrics")
	if a.status != 200 {
		t.Fatal(a.status)
	}
	for _, want := range []string{`quartermaster_camera_live{table="main"} `, `quartermaster_position{table="main"} 1`, `quartermaster_requests_total{method="POST",route="/api/v1/game",status="200"} 1`, "quartermaster_request_seconds_bucket", "go_goroutines"} {
		if !bytes.Contains(a.body, []byte(want)) {
			t.Error("no", want)
		}
	}
	for _, name := range []string{"Ola", "Jan", s.devices.List()[0].ID} {
		if bytes.Contains(a.body, []byte(name)) {
			t.Error("metrics name", name)
		}
	}
	for range 50 { // addresses that are not there are one row together
		s.get("/nowhere/" + strings.Repeat("x", 20))
	}
	if n := bytes.Count(s.get("/metrics").body, []byte(`route="none"`)); n == 0 || n > 12 {
		t.Error(n, "rows of addresses that are not there")
	}
}

// The report of a problem has what helps and names nobody, whatever the log said.
func TestAReportNamesNobody(t *testing.T) {
	diary := &web.Diary{}
	log := slog.New(slog.NewTextHandler(diary, nil))
	s := serve(t, func(c *companion.Config, w *web.Config) { w.Diary = diary; w.Log, c.Log = log, log })
	if a := s.post("/api/v1/game", `{"game":"harbour","seats":[{"name":"Ola","colour":"green"},{"name":"Zażółć","colour":"blue"}],"options":{},"seen":0}`); a.status != 200 {
		t.Fatal(a.text())
	}
	for range 500 {
		log.Info("somebody stumbled", "who", "Ola", "and", "Zażółć", "at", "table.local", "from", "192.168.1.77", "also", "fd00::1234:5678")
	}
	a := s.get("/api/v1/report")
	if a.status != 200 || !strings.HasPrefix(a.header.Get("Content-Disposition"), "attachment; filename=quartermaster-report-") {
		t.Fatal(a.status, a.header)
	}
	var r struct {
		Game, Go string
		Seats    int
		Log      []string
		Asks     []string
	}
	if err := json.Unmarshal(a.body, &r); err != nil || r.Game != "harbour" || r.Seats != 2 || len(r.Log) != 400 || len(r.Asks) == 0 || r.Go == "" {
		t.Fatal(err, r)
	}
	if !strings.Contains(r.Log[399], "who=somebody and=somebody at=machine from=address also=address") {
		t.Error(r.Log[399])
	}
	for _, name := range []string{"Ola", "Zażółć", "table.local", "192.168", "fd00"} {
		if bytes.Contains(a.body, []byte(name)) {
			t.Error("it names", name)
		}
	}
}

// Throws upon throws, and memory stays as it is. The long form plays on a real machine: go test ./cmd/quartermaster -run Soak -soak 1h
func TestManyThrowsKeepMemoryFlat(t *testing.T) {
	s := serve(t, with(&tabletest.Camera{Kind: "simulated"}, clean))
	round := func() {
		if a := s.post("/api/v1/game", strings.Replace(start, `"seen":0`, `"seen":`+itoa(s.table.Snapshot().Version), 1)); a.status != 200 {
			t.Fatal(a.text())
		}
		now := s.until("the camera", func(n snap) bool { return n.Can.ThrowNow })
		if a := s.post("/api/v1/throw", `{"ask":"throw/0","seen":`+itoa(now.Version)+`}`); a.status != 202 {
			t.Fatal(a.text())
		}
		s.until("the throw", func(n snap) bool { return n.Version > now.Version })
		s.get("/metrics")
	}
	for range 20 {
		round()
	}
	before := heap()
	for range 60 {
		round()
	}
	after := heap()
	t.Logf("%d KB in use after 20 games, %d KB after 80", before>>10, after>>10)
	if after > before+8<<20 {
		t.Errorf("memory grew from %d KB to %d KB", before>>10, after>>10)
	}
}

func itoa(n int64) string { return strconv.FormatInt(n, 10) }

// heap is what is in use, in bytes.
func heap() uint64 {
	runtime.GC()
	runtime.GC()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return m.HeapAlloc
}
