package camera

import (
	"context"
	"errors"
	"io"
	"os"
	"os/exec"
	"strings"
	"sync"
	"time"

	"quartermaster/hardware/camera/mjpeg"
)

// killAfter is how long a program has to end after it was asked to.
const killAfter = 2 * time.Second

// program is a child process that writes JPEGs to its standard output.
type program struct {
	path string
	args []string
	env  []string
	told func(io.Reader) // reads what it writes to its file descriptor 3; it is to read until the end
}

// run gives the program's frames until it or ctx ends. Then the process is gone. said is the end of what it wrote to its
// standard error.
func (p program) run(ctx context.Context, take taker) (said string, err error) {
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	cmd := exec.CommandContext(ctx, p.path, p.args...)
	cmd.Env = append([]string{"PATH=/usr/local/bin:/usr/bin:/bin", "LANG=C"}, p.env...)
	cmd.Cancel = func() error { return cmd.Process.Signal(os.Interrupt) } // it closes the sensor
	cmd.WaitDelay = killAfter                                             // then it is killed
	var last tail
	cmd.Stderr = &last
	out, err := cmd.StdoutPipe()
	if err != nil {
		return "", err
	}
	var reading sync.WaitGroup
	defer reading.Wait()
	if p.told != nil {
		r, w, err := os.Pipe()
		if err != nil {
			return "", err
		}
		defer w.Close()
		cmd.ExtraFiles = []*os.File{w}
		reading.Go(func() {
			defer r.Close()
			p.told(r)
		})
	}
	if err := cmd.Start(); err != nil {
		return "", err
	}
	for _, f := range cmd.ExtraFiles {
		f.Close() // the child has its own; else the pipe would not end with it
	}
	err = take.split(mjpeg.NewSplitter(out))
	if !errors.Is(err, io.EOF) {
		stop() // nobody reads any more, so it must not wait for a reader
	}
	err = errors.Join(err, cmd.Wait()) // after it, all of standard error has come
	return last.String(), err
}

// tail keeps the end of what is written to it.
type tail struct {
	mu   sync.Mutex
	text []byte
}

const mostTail = 8 << 10

func (t *tail) Write(b []byte) (int, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.text = append(t.text, b...)
	t.text = t.text[max(0, len(t.text)-mostTail):]
	return len(b), nil
}

func (t *tail) String() string {
	t.mu.Lock()
	defer t.mu.Unlock()
	return strings.ToValidUTF8(string(t.text), "")
}
