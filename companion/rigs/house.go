package rigs

import (
	"cmp"
	"context"
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	"encoding/hex"
	"slices"
	"strings"
	"sync"
	"time"

	"quartermaster/hardware/camera"
	"quartermaster/vision"
)

// House knows the cameras of the machine, which all its tables share, and which table uses which.
type House struct {
	list func(context.Context) []camera.Found
	open func(address string) (vision.Source, error)
	key  []byte // for the cameras' ids; random in each process

	mu     sync.Mutex
	held   map[string]string // by a camera's address: the table that uses it
	found  []camera.Found
	listed time.Time
}

// NewHouse makes it. list gives the cameras that are plugged in, open makes a source of an address.
func NewHouse(list func(context.Context) []camera.Found, open func(address string) (vision.Source, error)) *House {
	h := &House{list: list, open: open, key: make([]byte, 32), held: map[string]string{}}
	_, _ = rand.Read(h.key) // it never fails
	return h
}

// freshFor is how long a list of cameras is reused. Several devices may ask for it each second, and making it takes time.
const freshFor = 2 * time.Second

// cameras gives the cameras that are plugged in.
func (h *House) cameras(ctx context.Context) []camera.Found {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.listed.IsZero() || time.Since(h.listed) > freshFor {
		h.found, h.listed = h.list(ctx), time.Now()
	}
	return slices.Clone(h.found)
}

// id is the name of a camera in requests. It does not reveal the address, which may hold a password.
func (h *House) id(address string) string {
	if address == "" {
		return ""
	}
	m := hmac.New(sha256.New, h.key)
	m.Write([]byte(address))
	return hex.EncodeToString(m.Sum(nil)[:8])
}

// complete turns "rpicam:" and "v4l2:", which name only a kind, into the address of the first such camera that is plugged in.
func (h *House) complete(ctx context.Context, address string) string {
	if address != "rpicam:" && address != "v4l2:" {
		return address
	}
	for _, f := range h.cameras(ctx) {
		if strings.HasPrefix(f.Address, address) {
			return f.Address
		}
	}
	return address
}

// claim reserves a camera for a table, and frees the table's camera before. If another table uses it, that is the holder, and ok is
// false. Cameras that several tables can use at once are not reserved.
func (h *House) claim(table, address string) (holder string, ok bool) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if !shared(address) {
		if by := h.held[address]; by != "" && by != table {
			return by, false
		}
	}
	for a, by := range h.held {
		if by == table {
			delete(h.held, a)
		}
	}
	if address != "" && !shared(address) {
		h.held[address] = table
	}
	return "", true
}

// holder is the table that uses a camera; "": none.
func (h *House) holder(address string) string {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.held[address]
}

// shared says whether several tables can use a camera at once.
func shared(address string) bool {
	switch camera.Kind(address) {
	case "upload", "simulated", "folder", "phone":
		return true
	}
	return address == ""
}

// look is an open camera that no table uses; people only look at its picture.
type look struct {
	address string
	stop    context.CancelFunc
	ended   chan struct{}
	until   *time.Timer

	mu     sync.Mutex
	newest vision.Frame
	have   bool
	more   chan struct{}
}

// lookedAt is how long a camera stays open after the last look at it.
const lookedAt = 10 * time.Second

// newLook opens a camera only to look at it.
func newLook(address string, source vision.Source) *look {
	ctx, stop := context.WithCancel(context.Background())
	l := &look{address: address, stop: stop, ended: make(chan struct{}), more: make(chan struct{})}
	l.until = time.AfterFunc(lookedAt, stop)
	go func() {
		defer close(l.ended)
		defer stop()
		_ = source.Run(ctx, l.show) // a camera that cannot be opened shows no picture
	}()
	return l
}

// show takes the camera's newest frame.
func (l *look) show(f vision.Frame) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.newest, l.have = f, true
	close(l.more)
	l.more = make(chan struct{})
}

// now gives the newest frame, if there is one. more is closed when a newer one comes.
func (l *look) now() (f vision.Frame, have bool, more <-chan struct{}) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.newest, l.have, l.more
}

// frame waits for a frame of another serial number than after.
func (l *look) frame(ctx context.Context, after uint64) (vision.Frame, bool) {
	l.until.Reset(lookedAt)
	for {
		f, have, more := l.now()
		if have && f.Serial != after {
			return f, true
		}
		select {
		case <-more:
		case <-l.ended:
			return f, false
		case <-ctx.Done():
			return f, have
		}
	}
}

// over says whether the look has ended.
func (l *look) over() bool {
	select {
	case <-l.ended:
		return true
	default:
		return false
	}
}

// close ends looking and waits until the camera is free.
func (l *look) close() {
	if l == nil {
		return
	}
	l.until.Stop()
	l.stop()
	<-l.ended
}

// looking is the camera that is open only to be looked at; nil: none is.
func (b *Bench) looking() *look {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.look
}

// setLook replaces the camera that is open only to be looked at, and gives the one before, which the caller must close.
func (b *Bench) setLook(next *look) (before *look) {
	b.mu.Lock()
	defer b.mu.Unlock()
	before, b.look = b.look, next
	return before
}

// called describes the camera of an address for people.
func called(address string, found []camera.Found) Camera {
	c := Camera{Address: address, Kind: camera.Kind(address)}
	if c.Kind == "https" {
		c.Kind = "http"
	}
	if i := slices.IndexFunc(found, func(f camera.Found) bool { return f.Address == address }); i >= 0 {
		c.Name = found[i].Name
	}
	c.Name = cmp.Or(c.Name, hostOf(address))
	return c
}

// hostOf is the host in a network camera's address, without user name and password.
func hostOf(address string) string {
	_, rest, ok := strings.Cut(address, "://")
	if !ok {
		return ""
	}
	rest, _, _ = strings.Cut(rest, "/")
	return rest[strings.LastIndex(rest, "@")+1:]
}
