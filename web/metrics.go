package web

import (
	"net/http"
	"regexp"
	"strconv"
	"time"

	"github.com/gin-gonic/gin"
	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/collectors"
	"github.com/prometheus/client_golang/prometheus/promhttp"

	"quartermaster/companion"
)

// held adds a metric for the memory in use after the last garbage collection.
var held = collectors.GoRuntimeMetricsRule{Matcher: regexp.MustCompile(`^/gc/heap/live:bytes$`)}

// meters counts what the server does. Nothing in it names a person or a device.
type meters struct {
	registry *prometheus.Registry
	requests *prometheus.CounterVec
	seconds  *prometheus.HistogramVec
}

func newMeters(s *Server) *meters {
	m := &meters{registry: prometheus.NewRegistry(),
		requests: prometheus.NewCounterVec(prometheus.CounterOpts{Name: "quartermaster_requests_total", Help: "Requests by route and status."}, []string{"method", "route", "status"}),
		seconds: prometheus.NewHistogramVec(prometheus.HistogramOpts{Name: "quartermaster_request_seconds", Help: "How long requests took, streams left out.",
			Buckets: []float64{.001, .005, .02, .1, .5, 2, 10}}, []string{"route"})}
	gauge := func(name, help string, labels prometheus.Labels, f func() float64) {
		m.registry.MustRegister(prometheus.NewGaugeFunc(prometheus.GaugeOpts{Name: "quartermaster_" + name, Help: help, ConstLabels: labels}, f))
	}
	m.registry.MustRegister(m.requests, m.seconds, collectors.NewGoCollector(collectors.WithGoCollectorRuntimeMetrics(held)), collectors.NewProcessCollector(collectors.ProcessCollectorOpts{}))
	for _, p := range s.places {
		m.place(p)
	}
	if s.cfg.Box != nil {
		gauge("disk_free_bytes", "Free space where the games are kept; -1: not known.", nil, func() float64 { return known(s.cfg.Box().DiskFree) })
		gauge("temperature_celsius", "The hottest part that is measured; -1: not known.", nil, func() float64 { return known(s.cfg.Box().Celsius) })
		gauge("low_voltage", "1 when a Raspberry Pi's supply is too weak; -1: not known.", nil, func() float64 {
			if low := s.cfg.Box().LowVoltage; low != nil {
				return yes(*low)
			}
			return -1
		})
	}
	return m
}

// place adds the metrics of one table.
func (m *meters) place(p *place) {
	at := prometheus.Labels{"table": p.ID}
	gauge := func(name, help string, f func() float64) {
		m.registry.MustRegister(prometheus.NewGaugeFunc(prometheus.GaugeOpts{Name: "quartermaster_" + name, Help: help, ConstLabels: at}, f))
	}
	count := func(name, help string, f func() float64) {
		m.registry.MustRegister(prometheus.NewCounterFunc(prometheus.CounterOpts{Name: "quartermaster_" + name, Help: help, ConstLabels: at}, f))
	}
	gauge("camera_live", "1 while the camera gives pictures.", func() float64 { return yes(p.Table.Camera().Live) })
	gauge("camera_frames_per_second", "The camera's rate.", func() float64 { return p.Table.Camera().Rate })
	count("camera_frames_total", "Frames that came.", func() float64 { return float64(p.Table.Camera().Frames) })
	count("camera_lost_total", "How often the camera was lost.", func() float64 { return float64(p.Table.Camera().Lost) })
	count("camera_frames_broken_total", "Frames that were left out because they were not whole.", func() float64 { return float64(p.Table.Camera().Broken) })
	gauge("camera_resting", "1 while the camera rests because nobody needs pictures.", func() float64 { return yes(p.Table.Camera().Resting) })
	gauge("reader_ready", "1 while pictures can be read.", func() float64 { return yes(p.Table.Camera().Reader != companion.ReaderNone) })
	count("readings_total", "Pictures that were read.", func() float64 { return float64(p.Reading.Times().Count) })
	count("readings_failed_total", "Pictures that could not be read.", func() float64 { return float64(p.Reading.Times().Failed) })
	count("reading_seconds_total", "Time spent on reading.", func() float64 { return p.Reading.Times().Sum.Seconds() })
	gauge("position", "Number of the last entry of the record.", func() float64 { return float64(p.Table.Snapshot().Version) })
	gauge("streams", "Open event streams.", func() float64 { return float64(p.streams.count()) })
	gauge("devices", "Devices that were let in.", func() float64 { return float64(len(p.Devices.List())) })
}

func yes(b bool) float64 {
	if b {
		return 1
	}
	return 0
}

func known[N int64 | float64](n *N) float64 {
	if n == nil {
		return -1
	}
	return float64(*n)
}

// measured counts and logs a request.
func (s *Server) measured(c *gin.Context) {
	began := time.Now()
	c.Next()
	route, took := c.FullPath(), time.Since(began)
	if route == "" {
		route = "none"
	}
	s.meters.requests.WithLabelValues(c.Request.Method, route, strconv.Itoa(c.Writer.Status())).Inc()
	if route != "/api/v1/events" && route != "/api/v1/throws" {
		s.meters.seconds.WithLabelValues(route).Observe(took.Seconds())
	}
	s.cfg.Log.Debug("request", "method", c.Request.Method, "route", route, "status", c.Writer.Status(), "took", took, "device", caller(c).ID)
}

// Metrics serves the metrics in Prometheus' format, without asking for a role.
func (s *Server) Metrics() http.Handler {
	return promhttp.HandlerFor(s.meters.registry, promhttp.HandlerOpts{})
}

func (s *Server) getMetrics(c *gin.Context) { s.Metrics().ServeHTTP(c.Writer, c.Request) }
