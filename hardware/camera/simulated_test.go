package camera

import (
	"bytes"
	"context"
	"image/jpeg"
	"os"
	"sync"
	"testing"
	"time"

	"go.uber.org/goleak"

	"quartermaster/vision"
)

// TestMain plays rpicam-vid when it is run as a child.
func TestMain(m *testing.M) {
	if act := os.Getenv("PLAY_RPICAM"); act != "" {
		os.Exit(playRpicam(act))
	}
	goleak.VerifyTestMain(m)
}

// small is an address of a table that is made quickly.
const small = "simulated:size=320x240&board=100x100&wall=20&rate=20&still"

var smallTable = sync.OnceValues(func() (vision.Source, error) { return Open(small) })

// lent gives the small table, which is drawn once for all tests that run it. It is empty and as usual.
func lent(t *testing.T) *Simulated {
	t.Helper()
	source, err := smallTable()
	if err != nil {
		t.Fatal(err)
	}
	s := source.(*Simulated)
	s.mu.Lock()
	defer s.mu.Unlock()
	s.table.Change()
	s.table.Empty()
	s.stopped = make(chan struct{}) // as before its first run
	return s
}

// running starts a source and gives what keeps its newest frame; it ends with the test.
func running(t *testing.T, s vision.Source) func() vision.Frame {
	t.Helper()
	ctx, cancel := context.WithCancel(context.Background())
	var mu sync.Mutex
	var newest vision.Frame
	done := make(chan error, 1)
	go func() {
		done <- s.Run(ctx, func(f vision.Frame) {
			mu.Lock()
			defer mu.Unlock()
			newest = f
		})
	}()
	t.Cleanup(func() {
		cancel()
		if err := <-done; err != nil {
			t.Errorf("Run ended with %v, not with nil", err)
		}
	})
	return func() vision.Frame {
		mu.Lock()
		defer mu.Unlock()
		return newest
	}
}

func TestAThrowBringsTheWantedDiceIntoTheNewestFrame(t *testing.T) {
	table := lent(t)
	newest := running(t, table)
	ctx, cancel := context.WithTimeout(t.Context(), 30*time.Second)
	defer cancel()
	wanted := vision.Expect{"red": 2, "green": 3}
	if err := table.Throw(ctx, wanted); err != nil {
		t.Fatal(err)
	}
	frame := newest()
	truth, ok := table.Truth(frame.Serial)
	if !ok {
		t.Fatalf("the truth of frame %d is not kept", frame.Serial)
	}
	got := vision.Expect{}
	for _, d := range truth.Dice {
		got[d.Colour]++
	}
	if len(got) != len(wanted) || got["red"] != 2 || got["green"] != 3 {
		t.Errorf("the newest frame has the dice %v, not %v", got, wanted)
	}
	img, err := jpeg.DecodeConfig(bytes.NewReader(frame.Data))
	if err != nil || img.Width != 320 || img.Height != 240 {
		t.Errorf("the frame is %dx%d (%v), not 320x240", img.Width, img.Height, err)
	}
	if state := table.State(); !state.Live || state.Kind != "simulated" || state.Width != 320 || state.Height != 240 {
		t.Errorf("the state of a running table is %+v", state)
	}
}

// TestDiceThatStayAreNotThrownAgain throws two of five dice anew; the others lie where they lay.
func TestDiceThatStayAreNotThrownAgain(t *testing.T) {
	table := lent(t)
	newest := running(t, table)
	ctx, cancel := context.WithTimeout(t.Context(), 30*time.Second)
	defer cancel()
	wanted := vision.Expect{"red": 2, "green": 3}
	lie := func(stay ...[2]float64) map[[2]float64]string {
		if err := table.Throw(ctx, wanted, stay...); err != nil {
			t.Fatal(err)
		}
		truth, _ := table.Truth(newest().Serial)
		places := map[[2]float64]string{}
		for _, d := range truth.Dice {
			places[d.Centre] = d.Colour
		}
		if len(places) != 5 {
			t.Fatalf("%d dice lie there", len(places))
		}
		return places
	}
	before := lie()
	var stay [][2]float64
	for place := range before {
		if stay = append(stay, place); len(stay) == 3 {
			break
		}
	}
	after := lie(stay...)
	same := 0
	for place, colour := range before {
		if after[place] == colour {
			same++
		}
	}
	if same != 3 {
		t.Errorf("%d dice lie where they lay, want the three that stay", same)
	}
	for _, place := range stay {
		if after[place] != before[place] {
			t.Errorf("the die at %v was moved", place)
		}
	}
}
