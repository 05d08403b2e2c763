package camera

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"maps"
	"math"
	"slices"
	"sync"
	"time"

	"quartermaster/hardware/camera/mjpeg"
	"quartermaster/vision"
)

// How often a phone may bring a frame, and the timeouts.
const (
	phoneEvery  = 100 * time.Millisecond
	phoneBurst  = 200 * time.Millisecond // after a delay on the way, frames may come this much too early
	phoneWait   = 5 * time.Second        // for the first frame
	phoneLife   = time.Second            // between requests without a frame, while nobody needs pictures
	phoneTaken  = time.Second            // how long a frame waits to be taken
	phoneBodies = 2                      // read at once: one may hang in a lost connection while the phone has a new one already
)

// Why a frame that a phone brings is not taken.
var (
	errFrameEarly  = because("frame-early", "frames come faster than ten a second")
	errFrameBroken = because("frame-broken", "the frame is not a complete JPEG")
	errFrameHuge   = because("frame-huge", fmt.Sprintf("the frame is larger than %d million pixels", maxPixels/1_000_000))
)

// Phone is a live camera whose frames a phone's browser brings.
type Phone struct {
	*Live
	feed *phone
}

var (
	_ vision.Receiver = (*Phone)(nil)
	_ adjustable      = (*phone)(nil)
)

func newPhone() *Phone {
	f := &phone{frames: make(chan brought)}
	return &Phone{newLive("phone", f), f}
}

// phone is the feed of a Phone: frames come by Bring.
type phone struct {
	frames chan brought

	mu      sync.Mutex
	due     time.Time          // when the next frame is expected
	bodies  int                // how many bodies are being read
	begun   uint64             // how many frames have begun to come
	newest  uint64             // number of the newest of them that was passed on
	fixed   map[string]float64 // the settings to hold
	now     map[string]float64 // the settings that the phone reported last
	waiting bool               // the phone has not reported its settings since fixed changed
	came    bool               // a frame has come since the phone was chosen
	spoilt  time.Time          // when the last frame came that is no complete JPEG
}

// brought is a frame on its way to the feed's taker.
type brought struct {
	frame  mjpeg.Frame
	broken uint64
	taken  chan struct{} // closed when whoever needs pictures has it
}

func (p *phone) run(ctx context.Context, take taker) error {
	lost := time.NewTimer(phoneWait)
	defer lost.Stop()
	for {
		select {
		case <-ctx.Done():
			return ctx.Err()
		case b := <-p.frames:
			if b.broken > 0 {
				take.broken(b.broken)
				p.noteSpoilt()
				continue
			}
			take.offer(b.frame, b.taken)
			p.arrived()
			lost.Reset(stale)
		case <-lost.C:
			return p.loss()
		}
	}
}

func (p *phone) arrived() {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.came = true
}

func (p *phone) noteSpoilt() {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.spoilt = time.Now()
}

// loss returns why no frame comes: those that come cannot be read, no phone has ever sent one, or the phone that did is gone. The
// last stays true however long it is away.
func (p *phone) loss() error {
	p.mu.Lock()
	defer p.mu.Unlock()
	if time.Since(p.spoilt) < stale {
		return errPhoneSpoilt
	}
	if p.came {
		return errPhoneSilent
	}
	return errNoPhone
}

// Bring implements vision.Receiver. The error is a *vision.Reason, or that of reading the frame.
func (l *Phone) Bring(ctx context.Context, body io.Reader, settings map[string]float64) (vision.Wish, error) {
	p := l.feed
	wish := vision.Wish{Wait: phoneEvery, Hold: p.noted(settings)}
	if s := l.State(); s.Resting {
		wish.Wait, wish.Rests = phoneLife, true
		return wish, nil
	}
	ticket, err := p.begin(time.Now())
	if err != nil {
		return wish, err
	}
	defer p.end()
	b, err := read(body)
	if err != nil {
		return wish, err
	}
	if b.frame.Data == nil && b.broken == 0 {
		return wish, nil // the phone only says that it is there
	}
	if !p.isNewest(ticket) {
		return wish, nil // a later frame has overtaken it
	}
	ctx, cancel := context.WithTimeout(ctx, phoneTaken)
	defer cancel()
	l.hand(ctx, b)
	if b.broken > 0 {
		return wish, errFrameBroken
	}
	return wish, nil
}

// hand passes a frame to the feed and waits until it was taken. If the feed had given the phone up, hand restarts it.
func (l *Phone) hand(ctx context.Context, b brought) {
	select {
	case l.feed.frames <- b:
	default:
		select {
		case l.wake <- struct{}{}:
		default:
		}
		select {
		case l.feed.frames <- b:
		case <-ctx.Done():
			return
		}
	}
	if b.broken > 0 {
		return
	}
	select {
	case <-b.taken:
	case <-ctx.Done():
	}
}

// begin counts a frame that begins to come and returns its number. The error says that the frame comes too early.
func (p *phone) begin(now time.Time) (ticket uint64, err error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.due.Before(now) {
		p.due = now
	}
	if p.bodies >= phoneBodies || p.due.Sub(now) > phoneBurst {
		return 0, errFrameEarly
	}
	p.due = p.due.Add(phoneEvery)
	p.bodies++
	p.begun++
	return p.begun, nil
}

func (p *phone) end() {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.bodies--
}

// isNewest says whether this frame may be passed on: none that began to come later was passed on before it.
func (p *phone) isNewest(ticket uint64) bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	if ticket < p.newest {
		return false
	}
	p.newest = ticket
	return true
}

// read reads one frame from a body. An empty body is no error.
func read(body io.Reader) (brought, error) {
	first := make([]byte, 1)
	if _, err := io.ReadFull(body, first); errors.Is(err, io.EOF) {
		return brought{}, nil
	} else if err != nil {
		return brought{}, err
	}
	all := &failing{Reader: io.MultiReader(bytes.NewReader(first), body)}
	s := mjpeg.NewSplitter(all)
	f, err := s.Next()
	switch {
	case all.err != nil:
		return brought{}, all.err // the connection is broken, not the frame
	case err != nil || s.Broken() > 0:
		return brought{broken: max(1, s.Broken())}, nil
	case f.Width*f.Height > maxPixels:
		return brought{}, errFrameHuge
	}
	return brought{frame: f, taken: make(chan struct{})}, nil
}

// failing keeps the error of a reader, unless that is the end of the data.
type failing struct {
	io.Reader
	err error
}

func (f *failing) Read(b []byte) (int, error) {
	n, err := f.Reader.Read(b)
	if err != nil && !errors.Is(err, io.EOF) {
		f.err = err
	}
	return n, err
}

// PhoneSettings are the settings of a phone's camera that browsers tell and set (W3C MediaStream Image Capture): the distance of
// the focus in metres, the exposure in units of 100 µs, the sensitivity, and the colour temperature in kelvin.
var PhoneSettings = []string{"focusDistance", "exposureTime", "iso", "colorTemperature"}

// noted stores the settings that a phone's camera has now, and returns those that it is to hold.
func (p *phone) noted(settings map[string]float64) (hold map[string]float64) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.now = map[string]float64{}
	for _, name := range PhoneSettings {
		if v, there := settings[name]; there && v >= 0 && v <= math.MaxInt32 {
			p.now[name] = v
		}
	}
	p.waiting = false
	return maps.Clone(p.fixed)
}

func (p *phone) hold(c Controls) error {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.fixed, p.waiting = maps.Clone(c.Phone), true
	return nil
}

// mains does nothing: browsers choose the exposure under lamps themselves, and have no setting for it.
func (p *phone) mains(int) bool { return false }

func (p *phone) controls() Controls {
	p.mu.Lock()
	defer p.mu.Unlock()
	if len(p.now) == 0 {
		return Controls{}
	}
	return Controls{Phone: maps.Clone(p.now)}
}

// strays lists the held settings that the phone does not keep. Small differences are allowed: browsers set them in steps.
func (p *phone) strays() (all []string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.waiting {
		return nil
	}
	for _, name := range slices.Sorted(maps.Keys(p.fixed)) {
		want, is := p.fixed[name], p.now[name]
		if math.Abs(is-want) > max(0.05*want, 0.01) {
			all = append(all, fmt.Sprintf("%s: %.4g ≠ %.4g", name, is, want))
		}
	}
	return all
}
