package worker

import (
	"context"
	"errors"
	"fmt"
	"os/exec"
	"sync"
	"time"

	"quartermaster/vision"
)

// The defaults of Options.
const (
	defaultLimit = 20 * time.Second
	defaultStart = 60 * time.Second
	leaveLimit   = 2 * time.Second
	defaultAgain = time.Second
	mostAgain    = time.Minute
)

// Options say how a child is started, and its time limits.
type Options struct {
	// Command returns a new command for the child, not started and without pipes.
	Command func() *exec.Cmd
	Limit   time.Duration // time limit of a request; 0: 20 s
	Start   time.Duration // time limit until the reader is ready; 0: 60 s
	Again   time.Duration // first pause before a child that did not start is started again; 0: 1 s. It doubles each time, up to a minute
	Keep    Keep          // where pictures are kept during which the child died
	// Changed, if not nil, is called from any goroutine when State changes.
	Changed func(State)
}

// Doing is what a reader is doing.
type Doing string

// The values of Doing.
const (
	Ready      Doing = "ready"
	Busy       Doing = "reading"
	Restarting Doing = "restarting" // it is starting, also for the first time
	None       Doing = "none"       // it does not start, or it was closed
)

// State is a reader's condition.
type State struct {
	Doing    Doing
	Reason   string // one sentence if it is None
	Again    bool   // it is None, and will be started again by itself
	Restarts int    // how many children have died so far
}

// Client is a vision.Reader whose work is done by a child process. It may be used from several goroutines.
type Client struct {
	options Options
	turn    chan struct{} // full while a goroutine has the turn: only that one may talk to the child
	closing chan struct{}
	closed  sync.Once

	// Only with the turn:
	child   *child
	id      uint64
	again   time.Duration // the next pause; it grows until a request is answered
	waiting bool          // somebody will try again

	mu    sync.Mutex
	state State
}

var _ vision.Reader = (*Client)(nil)

// New makes the client and starts its first child in the background; State tells how that goes.
func New(o Options) *Client {
	if o.Limit <= 0 {
		o.Limit = defaultLimit
	}
	if o.Start <= 0 {
		o.Start = defaultStart
	}
	c := &Client{options: o, turn: make(chan struct{}, 1), closing: make(chan struct{}), state: State{Doing: Restarting}}
	c.turn <- struct{}{}
	if o.Again <= 0 {
		c.options.Again = defaultAgain
	}
	c.again = c.options.Again
	go func() {
		defer func() { <-c.turn }()
		_ = c.ready() // State reports the error, and the start is tried again
	}()
	return c
}

// tryAgain starts a child later, as often as it takes, with growing pauses. The caller has the turn.
func (c *Client) tryAgain() {
	if c.waiting {
		return
	}
	c.waiting = true
	pause := c.again
	c.again = min(2*c.again, mostAgain)
	go func() {
		timer := time.NewTimer(pause)
		defer timer.Stop()
		select {
		case <-c.closing:
			return
		case <-timer.C:
		}
		if !c.takeTurn() {
			return
		}
		defer func() { <-c.turn }()
		if c.waiting = false; c.child == nil {
			_ = c.ready() // as above
		}
	}()
}

// takeTurn waits for the turn. It returns false if the client is closed before.
func (c *Client) takeTurn() bool {
	select {
	case <-c.closing:
		return false
	case c.turn <- struct{}{}:
		return true
	}
}

// State returns the reader's condition.
func (c *Client) State() State {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.state
}

func (c *Client) set(change func(*State)) {
	c.mu.Lock()
	before := c.state
	change(&c.state)
	after := c.state
	c.mu.Unlock()
	if after != before && c.options.Changed != nil {
		c.options.Changed(after)
	}
}

// Read lets the child read one picture. It returns at once when ctx ends first. The child then finishes, or is killed at its
// time limit, before it takes the next picture.
func (c *Client) Read(ctx context.Context, frame vision.Frame, expect vision.Expect) (vision.Reading, error) {
	if len(frame.Data) == 0 {
		return vision.Reading{}, errors.New("the picture is empty: take it again")
	}
	if len(frame.Data) > maxBody {
		return vision.Reading{}, fmt.Errorf("the picture is larger than %d MB: take a smaller one", maxBody>>20)
	}
	s, err := c.request(ctx, request{Do: doRead, Taken: frame.Taken, Serial: frame.Serial, Source: frame.Source, Expect: expect}, frame.Data)
	if err != nil {
		return vision.Reading{}, err
	}
	if s.Reading == nil {
		return vision.Reading{}, errors.New("the reader gave no reading: throw again or enter the dice by hand")
	}
	s.Reading.Number = s.ID // a child counts from 1 again, requests do not
	return *s.Reading, nil
}

// Top returns the rectified picture of a reading. It fails where the child has read another picture since, or is another child.
func (c *Client) Top(ctx context.Context, of vision.Reading) (vision.Top, error) {
	s, err := c.request(ctx, request{Do: doTop, Of: of.Number}, nil)
	if err != nil {
		return vision.Top{}, err
	}
	if s.Top == nil || len(s.body) == 0 {
		return vision.Top{}, errors.New("the reader gave no picture of the floor: read it again")
	}
	return vision.Top{JPEG: s.body, PixelsPerMM: s.Top.PixelsPerMM, OriginPX: s.Top.OriginPX, WidthPX: s.Top.WidthPX, HeightPX: s.Top.HeightPX}, nil
}

// Close ends the child and breaks off a request that is under way.
func (c *Client) Close() error {
	c.closed.Do(func() {
		close(c.closing)
		c.turn <- struct{}{} // a request under way fails; the turn is never given back
		if c.child != nil {
			c.child.leave(leaveLimit)
			c.child = nil
		}
		c.set(func(s *State) { s.Doing, s.Reason, s.Again = None, errClosed.Error(), false })
	})
	return nil
}

// request takes the turn, asks the child and returns its answer.
func (c *Client) request(ctx context.Context, r request, picture []byte) (said, error) {
	select {
	case <-c.closing:
		return said{}, errClosed
	case <-ctx.Done():
		return said{}, ctx.Err()
	case c.turn <- struct{}{}:
	}
	type result struct {
		said
		err error
	}
	done := make(chan result, 1)
	go func() {
		defer func() { <-c.turn }()
		s, err := c.ask(r, picture)
		done <- result{s, err}
		if c.child == nil && !c.isClosing() {
			_ = c.ready() // so that the next picture need not wait for it
		}
	}()
	select {
	case d := <-done:
		return d.said, d.err
	case <-ctx.Done():
		return said{}, ctx.Err()
	}
}

// ask sends one request; the caller has the turn. c.child is nil afterwards if the child had to be killed.
func (c *Client) ask(r request, picture []byte) (said, error) {
	if err := c.ready(); err != nil {
		return said{}, err
	}
	c.id++
	r.ID = c.id
	c.set(func(s *State) { s.Doing, s.Reason, s.Again = Busy, "", false })
	s, err := c.child.ask(r, picture, c.options.Limit, c.closing)
	if err == nil {
		c.again = c.options.Again
		c.set(func(s *State) { s.Doing = Ready })
		if s.Error != "" {
			return said{}, errors.New(s.Error)
		}
		return s, nil
	}
	child := c.child
	c.child = nil
	child.kill()
	if errors.Is(err, errClosed) {
		return said{}, err
	}
	c.set(func(s *State) {
		s.Doing = Restarting
		s.Restarts++
	})
	why := broken(err, c.options.Limit)
	if fromOutside(child.cmd.ProcessState) {
		return said{}, errors.New("the reader was ended from outside and is started anew: throw again or enter the dice by hand")
	}
	if r.Do == doRead {
		c.options.Keep.save(r, picture, why, child.said.all())
	}
	return said{}, fmt.Errorf("%s and is started anew: throw again or enter the dice by hand", why)
}

func broken(err error, limit time.Duration) string {
	switch {
	case errors.Is(err, errSlow):
		return fmt.Sprintf("the reader took longer than %v over this picture", limit)
	case errors.Is(err, errNonsense):
		return "the reader answered nonsense to this picture"
	}
	return "the reader broke off over this picture"
}

// ready starts a child if there is none; the caller has the turn.
func (c *Client) ready() error {
	if c.child != nil {
		if !c.child.stray() {
			return nil
		}
		c.bury()
	}
	c.set(func(s *State) { s.Doing, s.Reason, s.Again = Restarting, "", false })
	child, err := startChild(c.options.Command(), c.options.Start, c.closing)
	if err != nil {
		if !errors.Is(err, errClosed) {
			err = fmt.Errorf("the reader does not start (%w)", err)
		}
		again := !errors.Is(err, errClosed)
		if again {
			c.tryAgain()
		}
		c.set(func(s *State) { s.Doing, s.Reason, s.Again = None, err.Error(), again })
		return fmt.Errorf("%w: enter the dice by hand, and see what quartermaster doctor says", err)
	}
	c.child = child
	go c.watch(child)
	c.set(func(s *State) { s.Doing = Ready })
	return nil
}

// bury removes a child that has died between two requests; the caller has the turn.
func (c *Client) bury() {
	c.child.kill()
	c.child = nil
	c.set(func(s *State) { s.Doing, s.Restarts = Restarting, s.Restarts+1 })
}

// watch replaces a child that dies between two requests, so that the next picture need not wait for it.
func (c *Client) watch(of *child) {
	select {
	case <-of.stop:
		return
	case <-of.ended:
	}
	if !c.takeTurn() {
		return
	}
	defer func() { <-c.turn }()
	if c.child == of { // else a request has noticed it
		c.bury()
		c.tryAgain()
	}
}

func (c *Client) isClosing() bool {
	select {
	case <-c.closing:
		return true
	default:
		return false
	}
}

var errClosed = errors.New("the reader was closed")
