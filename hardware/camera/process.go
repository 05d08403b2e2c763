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

// killAfter is how long a program may take to end after an interrupt.
const killAfter = 2 * time.Second

// program is a child process that writes JPEGs to its standard output.
type program struct {
	path string
	args []string
	env  []string
	told func(io.Reader) // reads what the program writes to file descriptor 3; it must read until the end
}

// run passes the program's frames to take until the program or ctx ends. The process is gone when run returns. said is the
// last part of its standard error.
func (p program) run(ctx context.Context, take taker) (said string, err error) {
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	cmd := exec.CommandContext(ctx, p.path, p.args...)
	cmd.Env = append([]string{"PATH=/usr/local/bin:/usr/bin:/bin", "LANG=C"}, p.env...)
	cmd.Cancel = func() error { return cmd.Process.Signal(os.Interrupt) } // so that it can close the sensor
	cmd.WaitDelay = killAfter                                             // after this time it is killed
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
		f.Close() // the child has its own copy; with ours open the pipe would not end with the child
	}
	err = take.split(ctx, mjpeg.NewSplitter(out))
	if !errors.Is(err, io.EOF) {
		stop() // nobody reads from here on, so the program must not wait for a reader
	}
	err = errors.Join(err, cmd.Wait()) // when it returns, all of standard error has been read
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
