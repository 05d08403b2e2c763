package web

import (
	"context"
	"crypto/tls"
	_ "embed"
	"errors"
	"fmt"
	"io/fs"
	"log/slog"
	"net"
	"net/http"
	"net/netip"
	"runtime/debug"
	"slices"
	"sync"
	"time"

	"github.com/gin-gonic/gin"

	"quartermaster/companion"
	"quartermaster/companion/archive"
	"quartermaster/companion/devices"
	"quartermaster/games"
	"quartermaster/hardware/checkup"
	"quartermaster/web/words"
)

// Config says what a server serves, and how.
type Config struct {
	Places  []Place          // the tables, at least one
	Archive *archive.Archive // people, history and copies, of all tables
	Games   []games.Game
	Page    fs.FS      // index.html, and everything else in assets
	Box     func() Box // the state of the machine; nil: unknown
	// Examine examines the machine and a table; nil: not possible.
	Examine func(ctx context.Context, table string) []checkup.Finding
	// Worries returns what needs attention in the record; nil: nothing.
	Worries func() []companion.Sentence
	Diary   *Diary // the newest lines of the log; nil: none
	// Hosts are the names under which devices may reach this server, besides localhost and any IP address.
	Hosts []string
	// Proxies are the addresses of proxies before this server. Only their X-Forwarded-For and X-Forwarded-Proto are believed.
	Proxies []netip.Addr
	// Address is the address at which other devices reach this server if the host uses "localhost"; nil: the one that the host uses.
	Address func() string
	// SecurePort is the port on which this server also answers over TLS, for phones that are cameras: browsers open a camera
	// over HTTPS only. 0: on none.
	SecurePort int
	Log        *slog.Logger  // nil: nothing is logged
	KeepAlive  time.Duration // between signs of life on an idle stream; 0: 1 second
	Streams    int           // the most event streams of a table at once; 0: 100
}

// Server is the HTTP server of one or several tables.
type Server struct {
	cfg     Config
	words   texts
	engine  *gin.Engine
	page    map[string]*asset
	stop    chan struct{}
	once    sync.Once
	least   map[string]devices.Role // by method and route
	house   map[string]bool         // the routes that belong to no table
	places  []*place
	meters  *meters
	began   time.Time
	uploads uploads
	wrong   wrongCodes
	doors   doors
}

//go:embed openapi.yaml
var openapi []byte

// New makes a server. Nothing listens yet.
func New(cfg Config) (*Server, error) {
	if cfg.Log == nil {
		cfg.Log = slog.New(slog.DiscardHandler)
	}
	if cfg.KeepAlive == 0 {
		cfg.KeepAlive = time.Second
	}
	if cfg.Streams == 0 {
		cfg.Streams = 100
	}
	if cfg.Examine == nil {
		cfg.Examine = func(context.Context, string) []checkup.Finding { return nil }
	}
	if cfg.Archive == nil {
		return nil, errors.New("a server needs an archive")
	}
	if len(cfg.Places) == 0 {
		return nil, errors.New("there is no table to serve")
	}
	translator, err := words.New(cfg.Games)
	if err != nil {
		return nil, err
	}
	s := &Server{cfg: cfg, words: texts{translator}, stop: make(chan struct{}), began: time.Now(), doors: doors{proxies: cfg.Proxies}}
	for i, p := range cfg.Places {
		if p.Devices == nil {
			return nil, fmt.Errorf("the table %s has no register of devices", p.ID)
		}
		if !companion.TableName.MatchString(p.ID) || slices.ContainsFunc(cfg.Places[:i], func(o Place) bool { return o.ID == p.ID }) {
			return nil, fmt.Errorf("the table name %q is not valid, or two tables have it", p.ID)
		}
		s.places = append(s.places, &place{Place: p, first: i == 0, alone: len(cfg.Places) == 1, here: newPresence()})
	}
	if s.page, err = assets(cfg.Page); err != nil {
		return nil, err
	}
	s.meters = newMeters(s)
	gin.SetMode(gin.ReleaseMode) // debug mode writes to standard output
	e := gin.New()
	e.ContextWithFallback = true
	e.HandleMethodNotAllowed = true
	e.RedirectTrailingSlash = false // a redirect would be sent before the host name is checked
	if err := e.SetTrustedProxies(nil); err != nil {
		return nil, err
	}
	s.engine = e
	s.handle()
	return s, nil
}

// Handler is the server as a handler.
func (s *Server) Handler() http.Handler { return s.engine }

// recovered turns a panic into one sentence; the table goes on.
func (s *Server) recovered(c *gin.Context) {
	defer func() {
		if p := recover(); p != nil {
			if e, ok := p.(error); ok && errors.Is(e, http.ErrAbortHandler) {
				panic(p)
			}
			s.cfg.Log.Error("a request stumbled", "path", c.Request.URL.Path, "panic", fmt.Sprint(p), "stack", string(debug.Stack()))
			s.fail(c, http.StatusInternalServerError, "server-stumbled", nil)
		}
	}()
	c.Next()
}

// Close ends all event streams. Shutdown waits for them otherwise.
func (s *Server) Close() { s.once.Do(func() { close(s.stop) }) }

// leave is how long requests may still take when the server stops.
const leave = 3 * time.Second

// Serve answers on l until ctx ends, then lets open requests finish for at most leave. A slower client
// is cut off, which is not an error: a client that is stuck must not decide how the program ends.
func (s *Server) Serve(ctx context.Context, l net.Listener) error {
	return s.serveOn(ctx, s.doors.listen(l))
}

// ServeTLS is Serve over TLS. The connections of both count together. A handshake has the time limit of a request's header.
func (s *Server) ServeTLS(ctx context.Context, l net.Listener, with *tls.Config) error {
	return s.serveOn(ctx, tls.NewListener(s.doors.listen(l), with))
}

func (s *Server) serveOn(ctx context.Context, l net.Listener) error {
	srv := &http.Server{
		Handler:           s.engine,
		ConnContext:       s.doors.context,
		ReadHeaderTimeout: 5 * time.Second,
		ReadTimeout:       20 * time.Second, // an upload gets more, see postPicture
		WriteTimeout:      30 * time.Second, // an event stream sets its own for each event
		IdleTimeout:       2 * time.Minute,
		MaxHeaderBytes:    16 << 10,
		ErrorLog:          slog.NewLogLogger(s.cfg.Log.Handler(), slog.LevelDebug),
	}
	srv.RegisterOnShutdown(s.Close)
	done := make(chan error, 1)
	go func() { done <- srv.Serve(l) }()
	select {
	case err := <-done:
		return err
	case <-ctx.Done():
	}
	last, cancel := context.WithTimeout(context.WithoutCancel(ctx), leave)
	defer cancel()
	err := srv.Shutdown(last)
	if errors.Is(err, context.DeadlineExceeded) {
		s.cfg.Log.Warn("devices that did not come to an end were cut off")
		err = srv.Close()
	}
	if served := <-done; !errors.Is(served, http.ErrServerClosed) {
		err = errors.Join(err, served)
	}
	return err
}
