package worker

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"sync/atomic"
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

// playReader does to its pictures what they say.
type playReader struct {
	count int
	last  vision.Frame
}

func (r *playReader) Read(_ context.Context, f vision.Frame, expect vision.Expect) (vision.Reading, error) {
	r.count++
	r.last = f
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
	case "dawdles":
		time.Sleep(300 * time.Millisecond)
	case "refuses":
		return vision.Reading{}, errors.New("the picture has another size than the rig's: calibrate again")
	case "talks":
		fmt.Println("[ INFO] something that a library prints")
	case "boasts":
		os.Stdout.Write([]byte(mark + "\xff\xff\xff\xff\xff\xff\xff\xff"))
		select {}
	case "lies":
		_ = send(os.Stdout, answer{ID: 99}, nil)
	case "stutters": // a whole answer that nobody asked for comes after the right one
		defer func() {
			go func() {
				time.Sleep(30 * time.Millisecond)
				_ = send(os.Stdout, answer{ID: 77}, nil)
			}()
		}()
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

func (r *playReader) Top(context.Context) (vision.Top, error) {
	if r.count == 0 {
		return vision.Top{}, errors.New("no picture was read yet: read one first")
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
		Limit: 10 * time.Second, Start: 10 * time.Second,
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
		t.Fatalf("%q: %v", picture, err)
	}
	return r
}

func TestAReadingComesThroughThePipeAsTheReaderGaveIt(t *testing.T) {
	ta := play(t, "well", nil)
	r := ta.mustRead(t, "picture")
	if r.Version != 1 || r.Picture != "cam" || r.Width != 7 || len(r.Dice) != 1 || r.Dice[0].Colour != "red" || r.Dice[0].Value != 2 || r.Dice[0].Centre != [2]float64{0.1, 1e-9} {
		t.Errorf("got %+v", r)
	}
	top, err := ta.Top(t.Context())
	if err != nil || string(top.JPEG) != "picture" || top.PixelsPerMM != 3.3 || top.OriginPX != [2]float64{4, 5} || top.WidthPX != 6 || top.HeightPX != 7 {
		t.Errorf("top %+v, %v", top, err)
	}
	if ta.count() != 1 || ta.State().Doing != Ready {
		t.Errorf("%d children, %v", ta.count(), ta.State())
	}
}

func TestUnknownDiceAndNoDiceAreNotTheSame(t *testing.T) {
	ta := play(t, "well", nil)
	for _, c := range []struct {
		expect vision.Expect
		asked  int
	}{{nil, 1}, {vision.Expect{}, 0}} {
		r, err := ta.Read(t.Context(), vision.Frame{Data: []byte("x")}, c.expect)
		if err != nil || len(r.Questions) != c.asked {
			t.Errorf("expect %#v: %d questions, %v", c.expect, len(r.Questions), err)
		}
	}
}

func TestAPictureAsLargeAsAPhoneTakesComesThrough(t *testing.T) {
	ta := play(t, "well", nil)
	if r := ta.mustRead(t, strings.Repeat("x", 25<<20)); r.Width != 25<<20 {
		t.Errorf("%d bytes arrived", r.Width)
	}
}

func TestPicturesThatCannotBeSentAreRefusedWithoutAChildsHarm(t *testing.T) {
	ta := play(t, "well", nil)
	for _, picture := range [][]byte{nil, make([]byte, maxBody+1)} {
		if _, err := ta.Read(t.Context(), vision.Frame{Data: picture}, nil); err == nil {
			t.Errorf("%d bytes were sent", len(picture))
		}
	}
	ta.mustRead(t, "x")
	if ta.State().Restarts != 0 {
		t.Error("the child was started anew")
	}
}

func TestAnErrorOfTheReaderIsNoReasonToStartItAnew(t *testing.T) {
	ta := play(t, "well", nil)
	if _, err := ta.read(t, "refuses"); err == nil || err.Error() != "the picture has another size than the rig's: calibrate again" {
		t.Errorf("%v", err)
	}
	if r := ta.mustRead(t, "x"); r.Height != 2 || ta.count() != 1 {
		t.Errorf("%d readings by %d children", r.Height, ta.count())
	}
}

func TestAChildThatBreaksIsStartedAnewAndItsPictureKept(t *testing.T) {
	for _, c := range []struct{ picture, sentence, kept string }{
		{"dies", "the reader broke off over this picture and is started anew: throw again or enter the dice by hand", "cv::Exception"},
		{"panics", "the reader broke off over this picture and is started anew: throw again or enter the dice by hand", "index out of range"},
		{"hangs", "the reader took longer than 500ms over this picture and is started anew: throw again or enter the dice by hand", "source \"cam\", frame 7"},
		{"talks", "the reader answered nonsense to this picture and is started anew: throw again or enter the dice by hand", "expected map[red:2]"},
		{"boasts", "the reader answered nonsense to this picture and is started anew: throw again or enter the dice by hand", "nonsense"},
		{"lies", "the reader answered nonsense to this picture and is started anew: throw again or enter the dice by hand", "nonsense"},
	} {
		t.Run(c.picture, func(t *testing.T) {
			folder := filepath.Join(t.TempDir(), "broken")
			ta := play(t, "well", func(o *Options) {
				o.Keep = Keep{Folder: folder, Failed: func(err error) { t.Error(err) }}
				if c.picture == "hangs" {
					o.Limit = 500 * time.Millisecond
				}
			})
			ta.mustRead(t, "first")
			if _, err := ta.read(t, c.picture); err == nil || err.Error() != c.sentence {
				t.Errorf("the error is %v", err)
			}
			if r := ta.mustRead(t, "next"); r.Height != 1 {
				t.Errorf("the next picture was number %d of its child", r.Height)
			}
			if s := ta.State(); s.Restarts != 1 || ta.count() != 2 {
				t.Errorf("%d children, %+v", ta.count(), s)
			}
			pictures, _ := filepath.Glob(filepath.Join(folder, "*.jpg"))
			texts, _ := filepath.Glob(filepath.Join(folder, "*.txt"))
			if len(pictures) != 1 || len(texts) != 1 {
				t.Fatalf("kept %v, %v", pictures, texts)
			}
			if data, _ := os.ReadFile(pictures[0]); string(data) != c.picture {
				t.Errorf("kept the picture %q", data)
			}
			if text, _ := os.ReadFile(texts[0]); !strings.Contains(string(text), c.kept) {
				t.Errorf("the report does not say %q: %s", c.kept, text)
			}
		})
	}
}

func TestAPictureIsNotBlamedForASystemThatShutsDown(t *testing.T) {
	folder := t.TempDir()
	ta := play(t, "well", func(o *Options) { o.Keep = Keep{Folder: folder} })
	if _, err := ta.read(t, "is shut down"); err == nil || !strings.HasPrefix(err.Error(), "the reader was ended from outside") {
		t.Errorf("%v", err)
	}
	if kept, _ := filepath.Glob(filepath.Join(folder, "*")); len(kept) > 0 {
		t.Errorf("kept %v", kept)
	}
	ta.mustRead(t, "next")
}

func TestAChildThatWasKilledBetweenPicturesIsReplacedUnseen(t *testing.T) {
	ta := play(t, "well", nil)
	ta.mustRead(t, "x")
	if err := ta.children[0].Process.Kill(); err != nil {
		t.Fatal(err)
	}
	// The kernel closes the pipe when the process is gone, a moment after the kill.
	for end := time.Now().Add(5 * time.Second); time.Now().Before(end) && !ta.hasDied(); {
		time.Sleep(5 * time.Millisecond)
	}
	if r := ta.mustRead(t, "y"); r.Height != 1 || ta.State().Restarts != 1 {
		t.Errorf("%d, %+v", r.Height, ta.State())
	}
}

// hasDied puts an unasked word of the child back, so that the client finds it as it would have.
func (ta *table) hasDied() bool {
	select {
	case s := <-ta.child.answers:
		go func() { ta.child.answers <- s }()
		time.Sleep(20 * time.Millisecond)
		return true
	default:
		return false
	}
}

func TestAnAnswerThatNobodyAskedForReplacesTheChild(t *testing.T) {
	ta := play(t, "well", nil)
	ta.mustRead(t, "stutters")
	time.Sleep(100 * time.Millisecond)
	if r := ta.mustRead(t, "y"); r.Width != 1 || ta.State().Restarts != 1 {
		t.Errorf("%+v, %+v", r, ta.State())
	}
}

func TestAReaderThatDoesNotStartSaysWhyAndIsTriedAgain(t *testing.T) {
	for how, want := range map[string]string{
		"refuses": "the reader does not start (the rig file is of another version: run quartermaster calibrate again): enter the dice by hand, and see what quartermaster doctor says",
		"exits":   "the reader does not start (it ended at once; it last said: no such library): enter the dice by hand, and see what quartermaster doctor says",
		"hangs":   "the reader does not start (it took too long): enter the dice by hand, and see what quartermaster doctor says",
	} {
		t.Run(how, func(t *testing.T) {
			ta := play(t, how, func(o *Options) {
				if how == "hangs" {
					o.Start = 300 * time.Millisecond
				}
			})
			if _, err := ta.read(t, "x"); err == nil || err.Error() != want {
				t.Errorf("the error is %v", err)
			}
			if s := ta.State(); s.Doing != None && s.Doing != Restarting {
				t.Errorf("%+v", s)
			}
			if ta.count() < 2 {
				t.Errorf("%d children: the picture did not try again", ta.count())
			}
		})
	}
}

// Nobody need call for it: a reader that does not start is tried again until it does.
func TestAReaderThatDoesNotStartIsTriedAgainByItself(t *testing.T) {
	var tries atomic.Int64
	ta := play(t, "exits", func(o *Options) {
		o.Again = 5 * time.Millisecond
		broken := o.Command
		o.Command = func() *exec.Cmd {
			cmd := broken()
			if tries.Add(1) > 4 {
				cmd.Env = append(os.Environ(), childEnv+"=well")
			}
			return cmd
		}
	})
	seen := false
	for end := time.Now().Add(20 * time.Second); ta.State().Doing != Ready; time.Sleep(time.Millisecond) {
		seen = seen || ta.State().Doing == None && ta.State().Again
		if time.Now().After(end) {
			t.Fatalf("after %d tries: %+v", tries.Load(), ta.State())
		}
	}
	if n := tries.Load(); n != 5 || !seen {
		t.Errorf("%d tries, and it was said: %v", n, seen)
	}
}

func TestACommandThatIsNotThereSaysSo(t *testing.T) {
	c := New(Options{Command: func() *exec.Cmd { return exec.Command(filepath.Join(t.TempDir(), "nothing")) }})
	if _, err := c.Read(t.Context(), vision.Frame{Data: []byte("x")}, nil); err == nil || !strings.Contains(err.Error(), "does not start") {
		t.Errorf("%v", err)
	}
	c.Close()
	goleak.VerifyNone(t)
}

func TestAPictureThatNobodyWaitsForAnyMoreDoesNotDisturbTheNext(t *testing.T) {
	ta := play(t, "well", nil)
	ta.mustRead(t, "x")
	ctx, cancel := context.WithTimeout(t.Context(), 30*time.Millisecond)
	defer cancel()
	if _, err := ta.Read(ctx, vision.Frame{Data: []byte("dawdles")}, nil); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("%v", err)
	}
	if r := ta.mustRead(t, "next"); r.Height != 3 || r.Width != 4 || ta.State().Restarts != 0 {
		t.Errorf("%+v, %+v", r, ta.State())
	}
}

func TestManyAskAtOnceAndEachGetsItsOwnReading(t *testing.T) {
	ta := play(t, "well", nil)
	var all sync.WaitGroup
	for i := range 40 {
		all.Go(func() {
			if r, err := ta.Read(t.Context(), vision.Frame{Data: bytes.Repeat([]byte("x"), i+1)}, nil); err != nil || r.Width != i+1 {
				t.Errorf("%d: %d, %v", i+1, r.Width, err)
			}
		})
	}
	all.Wait()
}

func TestCloseBreaksOffAHangingReadingAndIsFinal(t *testing.T) {
	ta := play(t, "well", nil)
	ta.mustRead(t, "x")
	broke := make(chan error, 1)
	go func() {
		_, err := ta.Read(context.Background(), vision.Frame{Data: []byte("hangs")}, nil)
		broke <- err
	}()
	for ta.State().Doing != Busy {
		time.Sleep(time.Millisecond)
	}
	ta.Close()
	if err := <-broke; !errors.Is(err, errClosed) {
		t.Errorf("%v", err)
	}
	if _, err := ta.read(t, "x"); !errors.Is(err, errClosed) {
		t.Errorf("after Close: %v", err)
	}
	if s := ta.State(); s.Doing != None || s.Restarts != 0 {
		t.Errorf("%+v", s)
	}
}

func TestAChildWhoseParentIsGoneEndsEvenInTheMiddleOfAReading(t *testing.T) {
	for _, picture := range []string{"x", "hangs"} {
		cmd := exec.Command(os.Args[0])
		cmd.Env = append(os.Environ(), childEnv+"=well")
		in, err := cmd.StdinPipe()
		if err != nil {
			t.Fatal(err)
		}
		cmd.Stdout = io.Discard
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		if err := send(in, request{ID: 1, Do: doRead}, []byte(picture)); err != nil {
			t.Fatal(err)
		}
		time.Sleep(100 * time.Millisecond)
		in.Close()
		timer := time.AfterFunc(10*time.Second, func() { cmd.Process.Kill() })
		if err := cmd.Wait(); err != nil {
			t.Errorf("%s: the child ended with %v", picture, err)
		}
		timer.Stop()
	}
}

func TestAnUnknownRequestIsRefused(t *testing.T) {
	if a, _ := reply(t.Context(), &playReader{}, request{ID: 5, Do: "dance"}, nil); a.Error == "" || a.ID != 5 {
		t.Errorf("%+v", a)
	}
}

func TestServeEndsWithAnErrorOnNonsense(t *testing.T) {
	var out bytes.Buffer
	err := Serve(t.Context(), func() (vision.Reader, error) { return &playReader{}, nil }, strings.NewReader("GET / HTTP/1.1\r\n\r\n"), &out)
	if !errors.Is(err, errNonsense) {
		t.Errorf("%v", err)
	}
}

func TestOnlyTheNewestBrokenPicturesAreKept(t *testing.T) {
	k := Keep{Folder: t.TempDir(), Most: 3}
	if err := os.WriteFile(filepath.Join(k.Folder, "mine.jpg"), []byte("x"), 0o644); err != nil {
		t.Fatal(err)
	}
	at := time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC)
	for i := range 5 {
		picture := fmt.Sprint(i)
		if i == 4 {
			picture = "\x89PNG"
		}
		if err := k.write(request{}, []byte(picture), "why", "", at.Add(time.Duration(i)*time.Second)); err != nil {
			t.Fatal(err)
		}
	}
	entries, _ := os.ReadDir(k.Folder)
	var names []string
	for _, e := range entries {
		names = append(names, e.Name())
	}
	want := "broken-20260102-030407.000000000.jpg broken-20260102-030407.000000000.txt " +
		"broken-20260102-030408.000000000.jpg broken-20260102-030408.000000000.txt " +
		"broken-20260102-030409.000000000.png broken-20260102-030409.000000000.txt mine.jpg"
	if got := strings.Join(names, " "); got != want {
		t.Errorf("kept %s", got)
	}
}

func TestAPictureThatCannotBeKeptIsToldAndNothingElseFails(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	var told error
	Keep{Folder: file, Failed: func(err error) { told = err }}.save(request{}, []byte("x"), "why", "")
	if told == nil {
		t.Error("nobody was told")
	}
	Keep{Folder: file}.save(request{}, []byte("x"), "why", "")
}

func FuzzReceive(f *testing.F) {
	var good bytes.Buffer
	if err := send(&good, request{ID: 1, Do: doRead, Expect: vision.Expect{"red": 1}}, []byte("picture")); err != nil {
		f.Fatal(err)
	}
	f.Add(good.Bytes())
	f.Add([]byte(mark + "\x00\x00\x00\x02\x00\x00\x00\x00{}"))
	f.Add([]byte(mark + "\x00\x3f\xff\xff\x01\xff\xff\xff"))
	f.Add([]byte("qmr"))
	f.Fuzz(func(t *testing.T, data []byte) {
		r := bufio.NewReader(bytes.NewReader(data))
		for {
			var q request
			body, err := receive(r, &q)
			if err != nil {
				return
			}
			var again bytes.Buffer
			if err := send(&again, q, body); err != nil {
				t.Fatal(err)
			}
			var q2 request
			body2, err := receive(bufio.NewReader(&again), &q2)
			if err != nil || q2.ID != q.ID || q2.Do != q.Do || !bytes.Equal(body, body2) {
				t.Fatalf("%+v became %+v, %v", q, q2, err)
			}
		}
	})
}

func BenchmarkRead(b *testing.B) {
	c := New(Options{Command: func() *exec.Cmd {
		cmd := exec.Command(os.Args[0])
		cmd.Env = append(os.Environ(), childEnv+"=well")
		return cmd
	}})
	defer c.Close()
	picture := make([]byte, 700_000)
	for b.Loop() {
		if _, err := c.Read(b.Context(), vision.Frame{Data: picture}, nil); err != nil {
			b.Fatal(err)
		}
	}
}
