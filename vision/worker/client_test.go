package worker

import (
	"bytes"
	"context"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"quartermaster/vision"
)

func TestAReadingComesThroughThePipeAsTheReaderGaveIt(t *testing.T) {
	ta := play(t, "well", nil)
	r := ta.mustRead(t, "picture")
	if r.Version != 1 || r.Picture != "cam" || r.Width != 7 || len(r.Dice) != 1 || r.Dice[0].Colour != "red" || r.Dice[0].Value != 2 || r.Dice[0].Centre != [2]float64{0.1, 1e-9} {
		t.Errorf("got %+v", r)
	}
	top, err := ta.Top(t.Context(), r)
	if err != nil || string(top.JPEG) != "picture" || top.PixelsPerMM != 3.3 || top.OriginPX != [2]float64{4, 5} || top.WidthPX != 6 || top.HeightPX != 7 {
		t.Errorf("top %+v, %v", top, err)
	}
	if ta.count() != 1 || ta.State().Doing != Ready {
		t.Errorf("%d children, %v", ta.count(), ta.State())
	}
}

func TestATopIsNeverThatOfAnotherReading(t *testing.T) {
	ta := play(t, "well", nil)
	first, second := ta.mustRead(t, "one"), ta.mustRead(t, "another")
	if top, err := ta.Top(t.Context(), first); err == nil {
		t.Errorf("the first reading is shown on the picture %q", top.JPEG)
	}
	if top, err := ta.Top(t.Context(), second); err != nil || string(top.JPEG) != "another" {
		t.Errorf("the second reading is shown on %q, %v", top.JPEG, err)
	}
	if _, err := ta.Read(t.Context(), vision.Frame{Data: []byte("dies")}, nil); err == nil {
		t.Fatal("the child lives")
	}
	if top, err := ta.Top(t.Context(), second); err == nil {
		t.Errorf("the next child, which read nothing, showed %q", top.JPEG)
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

func TestAPictureThatNobodyWaitsForAnyMoreDoesNotDisturbTheNext(t *testing.T) {
	ta := play(t, "well", nil)
	ta.mustRead(t, "x")
	ctx, cancel := context.WithCancel(t.Context())
	go func() {
		for ta.State().Doing != Busy {
			time.Sleep(time.Millisecond)
		}
		cancel()
	}()
	file := filepath.Join(t.TempDir(), "enough")
	if _, err := ta.Read(ctx, vision.Frame{Data: []byte("dawdles until " + file)}, nil); !errors.Is(err, context.Canceled) {
		t.Errorf("%v", err)
	}
	makeFile(t, file)
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
