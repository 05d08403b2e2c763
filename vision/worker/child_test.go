package worker

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"go.uber.org/goleak"

	"quartermaster/vision"
)

// The test binary plays the child: childEnv says how it begins, the pictures say what happens next.
const childEnv = "QUARTERMASTER_TEST_CHILD"

func TestMain(m *testing.M) {
	if how := os.Getenv(childEnv); how != "" {
		os.Exit(playChild(how))
	}
	os.Exit(m.Run())
}

func playChild(how string) int {
	open := func() (vision.Reader, error) {
		switch how {
		case "refuses":
			return nil, errors.New("the rig file is of another version: run quartermaster calibrate again")
		case "exits":
			fmt.Fprintln(os.Stderr, "no such library")
			os.Exit(3)
		case "hangs":
			select {}
		}
		return &playReader{}, nil
	}
	if err := Serve(context.Background(), open, os.Stdin, os.Stdout); err != nil {
		return 1
	}
	return 0
}

// awaitFile waits until the test has made a file.
func awaitFile(name string) {
	for _, err := os.Stat(name); err != nil; _, err = os.Stat(name) {
		time.Sleep(time.Millisecond)
	}
}

// makeFile makes the file that the child waits for.
func makeFile(t *testing.T, name string) {
	t.Helper()
	if err := os.WriteFile(name, nil, 0o600); err != nil {
		t.Fatal(err)
	}
}

// playReader does to its pictures what they say.
type playReader struct {
	count int
	last  vision.Frame
}

func (r *playReader) Read(_ context.Context, f vision.Frame, expect vision.Expect) (vision.Reading, error) {
	r.count++
	r.last = f
	if file, ok := strings.CutPrefix(string(f.Data), "dawdles until "); ok {
		awaitFile(file)
	}
	if file, ok := strings.CutPrefix(string(f.Data), "stutters after "); ok { // a whole answer that nobody asked for
		go func() {
			awaitFile(file)
			_ = send(os.Stdout, answer{ID: 77}, nil)
		}()
	}
	switch string(f.Data) {
	case "dies":
		fmt.Fprintln(os.Stderr, "terminate called after throwing an instance of 'cv::Exception'")
		os.Exit(134)
	case "panics":
		panic("index out of range")
	case "hangs":
		select {}
	case "is shut down":
		p, _ := os.FindProcess(os.Getpid())
		p.Signal(syscall.SIGTERM)
		select {}
	case "refuses":
		return vision.Reading{}, errors.New("the picture has another size than the rig's: calibrate again")
	case "talks":
		fmt.Println("[ INFO] something that a library prints")
	case "boasts":
		os.Stdout.Write([]byte(mark + "\xff\xff\xff\xff\xff\xff\xff\xff"))
		select {}
	case "lies":
		_ = send(os.Stdout, answer{ID: 99}, nil)
	}
	reading := vision.Reading{Version: 1, Picture: f.Source, Width: len(f.Data), Height: r.count}
	for colour, n := range expect {
		reading.Dice = append(reading.Dice, vision.Die{Colour: colour, Value: n, Centre: [2]float64{0.1, 1e-9}})
	}
	if expect == nil {
		reading.Questions = []vision.Question{{Kind: "unknown"}}
	}
	return reading, nil
}

func (r *playReader) Top(_ context.Context, of vision.Reading) (vision.Top, error) {
	if of.Height != r.count {
		return vision.Top{}, errors.New("this is not the reading that was given last")
	}
	return vision.Top{JPEG: r.last.Data, PixelsPerMM: 3.3, OriginPX: [2]float64{4, 5}, WidthPX: 6, HeightPX: 7}, nil
}

func (r *playReader) Close() error { return nil }

// table is a client with its children remembered.
type table struct {
	*Client
	mu       sync.Mutex
	children []*exec.Cmd
	doing    []Doing
}

func (ta *table) count() int {
	ta.mu.Lock()
	defer ta.mu.Unlock()
	return len(ta.children)
}

func play(t *testing.T, how string, change func(*Options)) *table {
	t.Helper()
	ta := &table{}
	o := Options{
		Command: func() *exec.Cmd {
			cmd := exec.Command(os.Args[0])
			cmd.Env = append(os.Environ(), childEnv+"="+how)
			ta.mu.Lock()
			defer ta.mu.Unlock()
			ta.children = append(ta.children, cmd)
			return cmd
		},
		Limit: time.Hour, Start: time.Hour, // a loaded machine may be slow
		Changed: func(s State) {
			ta.mu.Lock()
			defer ta.mu.Unlock()
			ta.doing = append(ta.doing, s.Doing)
		},
	}
	if change != nil {
		change(&o)
	}
	ta.Client = New(o)
	t.Cleanup(func() {
		ta.Close()
		for i, c := range ta.children {
			if c.Process != nil && c.ProcessState == nil {
				t.Errorf("child %d was never waited for: it may still run", i)
			}
		}
		goleak.VerifyNone(t)
	})
	return ta
}

func (ta *table) read(t *testing.T, picture string) (vision.Reading, error) {
	t.Helper()
	return ta.Read(t.Context(), vision.Frame{Data: []byte(picture), Source: "cam", Serial: 7, Taken: time.Now()}, vision.Expect{"red": 2})
}

func (ta *table) mustRead(t *testing.T, picture string) vision.Reading {
	t.Helper()
	r, err := ta.read(t, picture)
	if err != nil {
		t.Fatalf("%.40q: %v", picture, err)
	}
	return r
}

// kill kills one of the children.
func (ta *table) kill(t *testing.T, child int) {
	t.Helper()
	ta.mu.Lock()
	defer ta.mu.Unlock()
	if err := ta.children[child].Process.Kill(); err != nil {
		t.Fatal(err)
	}
}

// awaitRestart waits until the child has been replaced n times and the newest one is ready.
func (ta *table) awaitRestart(n int) {
	for s := ta.State(); s.Restarts != n || s.Doing != Ready; s = ta.State() {
		time.Sleep(time.Millisecond)
	}
}

// awaitWord waits until the client has received a word of the child that nobody asked for.
func (ta *table) awaitWord() {
	for len(ta.child.answers) == 0 {
		time.Sleep(time.Millisecond)
	}
}
