package rigs_test

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"sync/atomic"
	"testing"
	"time"

	"quartermaster/calibration"
	"quartermaster/companion"
	"quartermaster/companion/rigs"
	"quartermaster/companion/tabletest"
	"quartermaster/vision"
)

// caseFolder keeps cases in a folder, as files without content.
type caseFolder string

func (c caseFolder) Keep(name string, _ []byte, _ []vision.Die, _ bool) error {
	return errors.Join(os.MkdirAll(string(c), 0o700), os.WriteFile(filepath.Join(string(c), name), nil, 0o600))
}

// learns makes a table's rigs learn as refine says, as soon as enough throws are kept.
func learns(refine func(ctx context.Context, cases string) (*calibration.Rig, error), opened *atomic.Value) func(*rigs.Config) {
	return func(c *rigs.Config) {
		c.Quiet = time.Nanosecond
		c.Refine = refine
		c.RigCases = func(folder, _ string) (companion.Cases, error) { return caseFolder(folder), nil }
		c.Reader = func(rig string) rigs.Reader {
			opened.Store(rig)
			return rigs.Reader{Reader: &tabletest.Reader{Do: nothing}}
		}
	}
}

// wiser is a rig that has learned from so many throws.
func wiser(throws int) *calibration.Rig {
	r := goodRig("Kitchen")
	r.Confirmed = &calibration.Confirmed{Throws: throws, Dice: []calibration.ConfirmedDie{{TaughtDie: r.Teach.Dice[0], Doubt: -6}}}
	return r
}

// keepKitchen sets up the webcam as the rig "Kitchen", ends the set-up and returns the rig's id.
func keepKitchen(t *testing.T, at table) (id string) {
	t.Helper()
	if err := at.Choose(t.Context(), at.id("v4l2:desk")); err != nil {
		t.Fatal(err)
	}
	id = keep(t, at, "Kitchen")
	if err := at.EndSetup(); err != nil {
		t.Fatal(err)
	}
	return id
}

// confirm keeps throws as the table does.
func confirm(t *testing.T, at table, from, to int) {
	t.Helper()
	for i := from; i < to; i++ {
		if err := at.TableCases().Keep(fmt.Sprintf("s%d", i), photograph(), nil, i%2 == 0); err != nil {
			t.Fatal(err)
		}
	}
}

// untilLearned waits until the table's rig has learned from so many throws, and gives it.
func untilLearned(t *testing.T, at table, throws int) rigs.Shown {
	t.Helper()
	tick := time.NewTicker(time.Millisecond)
	defer tick.Stop()
	for {
		all, _, _ := at.Rigs()
		if i := slices.IndexFunc(all, func(r rigs.Shown) bool { return r.Chosen && r.Learned == throws }); i >= 0 {
			return all[i]
		}
		select {
		case <-tick.C:
		case <-t.Context().Done():
			t.Fatal("it has not learned")
		}
	}
}

func TestARigLearnsFromThrowsThatWereConfirmedAndCanBeGoneBackFrom(t *testing.T) {
	var opened atomic.Value
	asked := make(chan string, 4)
	w := newWorkshop(t)
	at := w.open("main", t.TempDir(), learns(func(_ context.Context, cases string) (*calibration.Rig, error) {
		asked <- cases
		kept, err := os.ReadDir(cases)
		return wiser(len(kept)), err
	}, &opened))
	defer at.close()
	first := keepKitchen(t, at)
	confirm(t, at, 0, 4)
	if len(asked) > 0 {
		t.Fatal("it learns from four throws")
	}
	confirm(t, at, 4, 5)
	learned := untilLearned(t, at, 5)
	if learned.Mends != first || learned.Name != "Kitchen" || learned.Why != nil || filepath.Base(filepath.Dir(opened.Load().(string))) != learned.ID {
		t.Errorf("%+v, read with %s", learned, opened.Load())
	}
	if r, err := calibration.LoadRig(opened.Load().(string)); err != nil || r.Confirmed.Throws != 5 {
		t.Errorf("the rig file is %v", err)
	}
	if _, err := calibration.LoadSetup(filepath.Join(filepath.Dir(opened.Load().(string)), "setup.json")); err != nil {
		t.Error("what has learned cannot be set up again:", err)
	}
	confirm(t, at, 5, 10) // its cases went with it
	again := untilLearned(t, at, 10)
	all, undo, _ := at.Rigs()
	if again.Mends != learned.ID || !undo || len(all) != 2 { // the first was corrected and is not the one before
		t.Errorf("%+v of %d", again, len(all))
	}
	if err := at.UndoRig(t.Context()); err != nil {
		t.Fatal(err)
	}
	untilLearned(t, at, 5)
}

func TestARigThatLearnsNothingStaysAsItIs(t *testing.T) {
	var opened atomic.Value
	asked := make(chan string)
	at := newWorkshop(t).open("main", t.TempDir(), learns(func(_ context.Context, cases string) (*calibration.Rig, error) {
		asked <- cases
		return nil, errors.New("nothing is better")
	}, &opened))
	defer at.close()
	rig := keepKitchen(t, at)
	for i := range 2 {
		confirm(t, at, 5*i, 5*i+5)
		if cases := <-asked; filepath.Base(filepath.Dir(cases)) != rig {
			t.Errorf("it learns from %s", cases)
		}
	}
	if all, _, _ := at.Rigs(); len(all) != 1 || all[0].ID != rig || all[0].Learned != 0 {
		t.Errorf("%+v", all)
	}
}

// While a rig learns, enough throws for the next time are kept. It learns from them afterwards: two processes at once may be too much
// for a small machine.
func TestARigLearnsOneThingAfterTheOther(t *testing.T) {
	var opened atomic.Value
	begun, goOn := make(chan string, 2), make(chan struct{})
	at := newWorkshop(t).open("main", t.TempDir(), learns(func(_ context.Context, cases string) (*calibration.Rig, error) {
		kept, err := os.ReadDir(cases)
		begun <- cases
		<-goOn
		return wiser(len(kept)), err
	}, &opened))
	defer at.close()
	first := keepKitchen(t, at)
	confirm(t, at, 0, 5)
	<-begun
	confirm(t, at, 5, 10)
	select {
	case <-begun:
		t.Error("it learns twice at the same time")
	case <-time.After(50 * time.Millisecond): // where nothing held it back, it would begin within a millisecond
	}
	close(goOn)
	if learned := untilLearned(t, at, 10); learned.Mends == first {
		t.Error("what it learned first is lost")
	}
}

// While a rig learns, people choose another camera, set one up, or close the table: what it has learned is dropped.
func TestWhatIsLearnedOfARigThatPeopleChangeMeanwhileIsDropped(t *testing.T) {
	for name, change := range map[string]func(table) error{
		"another camera": func(at table) error { return at.Choose(context.Background(), at.id("v4l2:lamp")) },
		"closed":         func(at table) error { return nil },
	} {
		var opened atomic.Value
		begun := make(chan string)
		folder := t.TempDir()
		w := newWorkshop(t)
		at := w.open("main", folder, learns(func(ctx context.Context, cases string) (*calibration.Rig, error) {
			begun <- cases
			<-ctx.Done()
			return wiser(5), nil
		}, &opened))
		keepKitchen(t, at)
		confirm(t, at, 0, 5)
		<-begun
		if err := change(at); err != nil {
			t.Fatal(name, err)
		}
		at.close()
		again := w.open("main", folder, nil)
		if all, _, _ := again.Rigs(); len(all) != 1 || all[0].Learned != 0 {
			t.Errorf("%s: %+v", name, all)
		}
		again.close()
	}
}
