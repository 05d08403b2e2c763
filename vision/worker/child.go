package worker

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"os/exec"
	"strings"
	"sync"
	"time"
)

// child is one process and its pipes.
type child struct {
	cmd     *exec.Cmd
	in      io.WriteCloser
	out     io.ReadCloser
	answers chan said
	stop    chan struct{} // closed by kill, after which nobody waits for answers
	ended   chan struct{} // closed when no more messages come: the pipe ended, or a message could not be understood
	said    tail          // the end of its standard error
	reaped  chan struct{}
}

// said is a message of the child, or the error after which no more come.
type said struct {
	answer
	body []byte
	err  error
}

// startChild starts the command and waits until its reader is ready.
func startChild(cmd *exec.Cmd, limit time.Duration, quit <-chan struct{}) (*child, error) {
	in, err := cmd.StdinPipe()
	if err != nil {
		return nil, err
	}
	out, err := cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	c := &child{cmd: cmd, in: in, out: out, answers: make(chan said, 1), stop: make(chan struct{}), ended: make(chan struct{}), reaped: make(chan struct{})}
	cmd.Stderr = &c.said
	apart(cmd)
	cmd.WaitDelay = time.Second // a grandchild that keeps the pipe of standard error open must not block Wait
	if err := cmd.Start(); err != nil {
		return nil, err
	}
	go c.listen()
	a, err := c.await(0, limit, quit)
	switch {
	case err != nil:
		c.kill()
		if errors.Is(err, io.EOF) {
			err = errors.New("it ended at once")
		}
		if text := c.said.last(); text != "" {
			err = fmt.Errorf("%w; it last said: %s", err, text)
		}
		return nil, err
	case a.Error != "":
		c.kill()
		return nil, errors.New(a.Error)
	}
	return c, nil
}

// listen passes on the child's messages until its pipe ends, then waits for the process.
func (c *child) listen() {
	defer close(c.reaped)
	defer func() { _ = c.cmd.Wait() }() // the exit status does not matter, since the pipe has ended
	r := bufio.NewReaderSize(c.out, 1<<16)
	for {
		var s said
		if s.body, s.err = receive(r, &s.answer); s.err != nil {
			close(c.ended)
		}
		select {
		case c.answers <- s:
		case <-c.stop:
			return
		}
		if s.err != nil {
			<-c.stop
			return
		}
	}
}

var errSlow = errors.New("it took too long")

// await waits for the answer to a request.
func (c *child) await(id uint64, limit time.Duration, quit <-chan struct{}) (said, error) {
	timer := time.NewTimer(limit)
	defer timer.Stop()
	select {
	case s := <-c.answers:
		if s.err != nil {
			return s, s.err
		}
		if s.ID != id {
			return s, errNonsense
		}
		return s, nil
	case <-timer.C:
		return said{}, errSlow
	case <-quit:
		return said{}, errClosed
	}
}

// ask sends a request and waits for its answer, both within the limit. After an error the child must be killed.
func (c *child) ask(r request, picture []byte, limit time.Duration, quit <-chan struct{}) (said, error) {
	sent := make(chan error, 1)
	from := time.Now()
	go func() { sent <- send(c.in, r, picture) }() // ends at the latest when kill closes the pipe
	timer := time.NewTimer(limit)
	defer timer.Stop()
	select {
	case err := <-sent:
		if err != nil {
			return said{}, err
		}
	case <-timer.C:
		return said{}, errSlow
	case <-quit:
		return said{}, errClosed
	}
	return c.await(r.ID, limit-time.Since(from), quit)
}

// stray reports whether the child has sent something unasked, most likely the end of its pipe.
func (c *child) stray() bool {
	select {
	case <-c.answers:
		return true
	default:
		return false
	}
}

// kill ends the process and waits until it is gone.
func (c *child) kill() {
	_ = c.cmd.Process.Kill()
	close(c.stop)
	c.in.Close()
	c.out.Close() // a grandchild may still hold its other end
	<-c.reaped
}

// leave closes the pipe, upon which the child ends by itself; after the limit it is killed.
func (c *child) leave(limit time.Duration) {
	c.in.Close()
	timer := time.NewTimer(limit)
	defer timer.Stop()
	for ended := false; !ended; {
		select {
		case s := <-c.answers:
			ended = s.err != nil
		case <-timer.C:
			ended = true
		}
	}
	c.kill()
}

// tail keeps the last bytes that are written to it.
type tail struct {
	mu   sync.Mutex
	text []byte
}

const tailLength = 8 << 10

// Write implements io.Writer.
func (t *tail) Write(p []byte) (int, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.text = append(t.text, p...)
	if n := len(t.text); n > tailLength {
		t.text = append([]byte(nil), t.text[n-tailLength:]...)
	}
	return len(p), nil
}

// all returns what is kept.
func (t *tail) all() string {
	t.mu.Lock()
	defer t.mu.Unlock()
	return string(t.text)
}

// last returns the last line that is not empty.
func (t *tail) last() string {
	lines := strings.Split(strings.TrimSpace(t.all()), "\n")
	return strings.TrimSpace(lines[len(lines)-1])
}
