package worker

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"go.uber.org/goleak"

	"quartermaster/vision"
)

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
			})
			ta.mustRead(t, "first")
			if c.picture == "hangs" {
				ta.options.Limit = 500 * time.Millisecond
			}
			if _, err := ta.read(t, c.picture); err == nil || err.Error() != c.sentence {
				t.Errorf("the error is %v", err)
			}
			ta.options.Limit = time.Hour
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

func TestAChildThatWasKilledBetweenPicturesIsReplacedWithoutAPicture(t *testing.T) {
	ta := play(t, "well", func(o *Options) { o.Again = time.Millisecond })
	ta.mustRead(t, "x")
	ta.kill(t, 0)
	ta.awaitRestart(1)
	if n := ta.count(); n != 2 {
		t.Errorf("%d children", n)
	}
	if r := ta.mustRead(t, "y"); r.Height != 1 || ta.State().Restarts != 1 {
		t.Errorf("%d, %+v", r.Height, ta.State())
	}
}

func TestAPictureDoesNotWaitForThePauseAfterAChildThatWasKilled(t *testing.T) {
	ta := play(t, "well", func(o *Options) { o.Again = time.Hour })
	ta.mustRead(t, "x")
	ta.kill(t, 0)
	for ta.State().Restarts != 1 {
		time.Sleep(time.Millisecond)
	}
	if r := ta.mustRead(t, "y"); r.Height != 1 || ta.State().Restarts != 1 || ta.count() != 2 {
		t.Errorf("%d, %+v, %d children", r.Height, ta.State(), ta.count())
	}
}

// A child that dies again and again must not keep a processor busy.
func TestThePausesGrowUntilAPictureIsRead(t *testing.T) {
	ta := play(t, "well", func(o *Options) { o.Again = time.Millisecond })
	pause := func() time.Duration {
		ta.turn <- struct{}{}
		defer func() { <-ta.turn }()
		return ta.again
	}
	ta.mustRead(t, "x")
	for i := range 3 {
		ta.kill(t, i)
		ta.awaitRestart(i + 1)
	}
	if p := pause(); p != 8*time.Millisecond {
		t.Errorf("after three deaths the next pause is %v", p)
	}
	ta.mustRead(t, "y")
	if p := pause(); p != time.Millisecond {
		t.Errorf("after a picture the next pause is %v", p)
	}
}

func TestAnAnswerThatNobodyAskedForReplacesTheChild(t *testing.T) {
	ta := play(t, "well", nil)
	file := filepath.Join(t.TempDir(), "answered")
	ta.mustRead(t, "stutters after "+file)
	makeFile(t, file)
	ta.awaitWord()
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
	var seen atomic.Bool
	ta := play(t, "exits", func(o *Options) {
		o.Again = 5 * time.Millisecond
		changed := o.Changed
		o.Changed = func(s State) {
			if s.Doing == None && s.Again {
				seen.Store(true)
			}
			changed(s)
		}
		broken := o.Command
		o.Command = func() *exec.Cmd {
			cmd := broken()
			if tries.Add(1) > 4 {
				cmd.Env = append(os.Environ(), childEnv+"=well")
			}
			return cmd
		}
	})
	for ta.State().Doing != Ready {
		time.Sleep(time.Millisecond)
	}
	if n := tries.Load(); n != 5 || !seen.Load() {
		t.Errorf("%d tries, and it was said: %v", n, seen.Load())
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
