package camera

import (
	"context"
	"errors"
	"slices"
	"sync"
	"testing"
	"time"

	"quartermaster/hardware/simulation"
	"quartermaster/vision"
)

func open(t *testing.T, address string) vision.Source {
	t.Helper()
	s, err := Open(address)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func TestASlowSinkGetsTheNewestFramesAndNeverHoldsTheCameraUp(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	var mu sync.Mutex
	var got []uint64
	d := newDelivery(func(f vision.Frame) {
		mu.Lock()
		got = append(got, f.Serial)
		mu.Unlock()
		time.Sleep(30 * time.Millisecond)
	})
	done := make(chan struct{})
	go func() { d.run(ctx); close(done) }()
	const frames = 200
	taken := make(chan struct{})
	for i := uint64(1); i <= frames; i++ {
		if i == 5 {
			d.post(vision.Frame{Serial: i}, taken)
			continue
		}
		d.post(vision.Frame{Serial: i})
	}
	select {
	case <-taken:
	case <-time.After(20 * time.Second):
		t.Fatal("who waits for a dropped frame is never told of a newer one")
	}
	deadline := time.Now().Add(20 * time.Second)
	for {
		mu.Lock()
		last := got[len(got)-1]
		n := len(got)
		mu.Unlock()
		if last == frames {
			if n > frames/2 {
				t.Errorf("the slow sink got %d of %d frames; the camera waited for it", n, frames)
			}
			break
		}
		if time.Now().After(deadline) {
			t.Fatalf("the newest frame never came, the last is %d", last)
		}
		time.Sleep(5 * time.Millisecond)
	}
	cancel()
	<-done
	if !slices.IsSorted(got) {
		t.Errorf("frames came out of order: %v", got)
	}
}

func TestRunEndsWithItsContextAndTheSinkIsNotCalledAfter(t *testing.T) {
	for _, s := range []vision.Source{lent(t), NewUpload()} {
		ctx, cancel := context.WithCancel(t.Context())
		var mu sync.Mutex
		ended, late, first := false, false, make(chan struct{}, 1)
		done := make(chan error)
		go func() {
			done <- s.Run(ctx, func(vision.Frame) {
				mu.Lock()
				late = late || ended
				mu.Unlock()
				select {
				case first <- struct{}{}:
				default:
				}
			})
		}()
		if _, simulated := s.(*Simulated); simulated {
			<-first
		}
		cancel()
		if err := <-done; err != nil {
			t.Errorf("Run ends with %v", err)
		}
		mu.Lock()
		ended = true
		mu.Unlock()
		time.Sleep(60 * time.Millisecond)
		mu.Lock()
		if late {
			t.Error("the sink is called after Run has ended")
		}
		mu.Unlock()
		if state := s.State(); state.Live || state.Reason.Text == "" {
			t.Errorf("after the end the state is %+v", state)
		}
	}
}

func TestASourceRunsOnceAtATimeAndMayRunAgain(t *testing.T) {
	s := lent(t)
	for range 2 {
		ctx, cancel := context.WithCancel(t.Context())
		running := make(chan struct{})
		var once sync.Once
		done := make(chan error)
		go func() { done <- s.Run(ctx, func(vision.Frame) { once.Do(func() { close(running) }) }) }()
		<-running
		if err := s.Run(ctx, func(vision.Frame) {}); err == nil {
			t.Error("it runs twice at a time")
		}
		if err := s.Throw(ctx, vision.Expect{"red": 1}); err != nil {
			t.Errorf("a throw fails: %v", err)
		}
		cancel()
		if err := <-done; err != nil {
			t.Error(err)
		}
		if err := s.Throw(context.Background(), nil); !errors.Is(err, errStopped) {
			t.Errorf("a throw after the end gives %v", err)
		}
	}
}

func TestAThrowNobodyTakesEndsWithItsContext(t *testing.T) {
	s := open(t, small)
	ctx, cancel := context.WithTimeout(t.Context(), 50*time.Millisecond)
	defer cancel()
	if err := s.(vision.Thrower).Throw(ctx, nil); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("it ends with %v", err)
	}
	if err := s.(vision.Thrower).Throw(ctx, nil); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("with an ended context it gives %v", err)
	}
}

func TestAThrowTakesItsTimeAndIsSeenMoving(t *testing.T) {
	s := open(t, "simulated:size=320x240&board=100x100&wall=20&rate=15").(*Simulated)
	ctx, cancel := context.WithCancel(t.Context())
	moving := 0
	done := make(chan error)
	go func() {
		done <- s.Run(ctx, func(f vision.Frame) {
			if truth, ok := s.Truth(f.Serial); ok && slices.Contains(truth.Tags, "motion") {
				moving++
			}
		})
	}()
	began := time.Now()
	if err := s.Throw(ctx, vision.Expect{"red": 3}); err != nil {
		t.Fatal(err)
	}
	if took := time.Since(began); took < 800*time.Millisecond {
		t.Errorf("the dice lie still after %v", took)
	}
	cancel()
	<-done
	if moving < 3 {
		t.Errorf("the dice are seen moving in %d frames", moving)
	}
}

func TestTheTableCanBeToldWhatIsOdd(t *testing.T) {
	s := lent(t)
	newest := running(t, s)
	tags := func() []string {
		truth, ok := s.Truth(newest().Serial)
		if !ok {
			t.Fatal("the newest frame's truth is not kept")
		}
		return truth.Tags
	}
	if err := s.Play(t.Context(), vision.Expect{"red": 3}, simulation.Cocked); err != nil || !slices.Contains(tags(), "cocked") {
		t.Errorf("after a cocked throw (%v) the tags are %v", err, tags())
	}
	if err := s.Change(t.Context(), simulation.Defocus); err != nil || !slices.Contains(tags(), "defocus") {
		t.Errorf("out of focus (%v) the tags are %v", err, tags())
	}
	if err := s.Clear(t.Context()); err != nil {
		t.Error(err)
	}
	if truth, _ := s.Truth(newest().Serial); len(truth.Dice) != 0 {
		t.Errorf("after the hand %d dice lie there", len(truth.Dice))
	}
}

func TestTheTruthIsKeptForTheLastFramesOnly(t *testing.T) {
	s := lent(t)
	frame, _ := s.Shot()
	first := frame.Serial
	if _, ok := s.Truth(first); !ok {
		t.Error("the truth of the newest frame is not kept")
	}
	for range truths + 4 { // to draw so many takes long
		s.number(vision.Truth{})
	}
	if len(s.truth) != truths {
		t.Errorf("the truth of %d frames is kept", len(s.truth))
	}
	if _, ok := s.Truth(first + 4); ok {
		t.Error("the truth of the fifth frame is still kept")
	}
	if _, ok := s.Truth(first + 5); !ok {
		t.Error("the truth of the sixth frame is gone")
	}
}
