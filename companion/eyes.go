package companion

import (
	"cmp"
	"context"
	"fmt"
	"log/slog"
	"sync"
	"time"

	"quartermaster/games"
	"quartermaster/vision"
)

// asker is the table as eyes know it: it says what the game waits for and takes what was seen.
type asker interface {
	throwsNow() throwsNow
	// propose begins a sighting of a throw that was found without a tap, unless something else came first.
	propose(e *eyes, version int64, ask string) (id string, ok bool)
	readingDone(id string, r readout, err error)
	refresh() // shows what was seen
	wake()    // has the states of camera and reader looked at now
}

// throwsNow is the state of throwing at one moment.
type throwsNow struct {
	version  int64
	answered *Sighting  // the last throw that was answered; nil: none was
	awaited  *games.Ask // the ask of the throw that the game waits for; nil: none, or people are being asked about one
}

// eyes is one Equipment in use: with its newest frames, what it has noticed, and the goroutines that serve it.
type eyes struct {
	Equipment
	table asker
	tops  *tops
	log   *slog.Logger
	now   func() time.Time
	// readTime is the time limit of a reading. patience is how long missing dice of a still throw are waited for.
	readTime, patience time.Duration

	frame frames
	watch watcher
	cases cases
	busy  chan struct{} // whoever holds its token uses the reader
	run   context.Context
	end   context.CancelFunc
	work  sync.WaitGroup
}

// begin starts the camera.
func (e *eyes) begin() {
	if e.Source != nil {
		e.work.Go(e.watchCamera)
	}
	if e.watch.watches() {
		e.work.Go(e.watchScene)
	}
}

// close ends the camera and waits for it, and for what is being read unless the reader hangs.
func (e *eyes) close() {
	e.end()
	e.work.Wait()
}

func (e *eyes) margin() float64 { return cmp.Or(e.MarginMM, DefaultMarginMM) }

// eye is what a sighting of this camera is marked with.
func (e *eyes) eye() string {
	if e.Source.State().Kind == "simulated" {
		return "simulated"
	}
	return "camera"
}

// watchCamera keeps the source running. A source reconnects by itself; if it gives up, it is started again.
func (e *eyes) watchCamera() {
	keepUp(e.run, e.log, "the camera ended", time.Second, 30*time.Second, e.runCamera)
}

func (e *eyes) runCamera() (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("the camera's driver failed unexpectedly: %v", p)
		}
	}()
	return e.Source.Run(e.run, func(f vision.Frame) {
		if first := e.frame.put(f); first {
			e.table.wake()
		}
	})
}

// wantPictures keeps the camera from resting for a while.
func (e *eyes) wantPictures() {
	if camera, rests := e.Source.(vision.Rester); rests {
		camera.Want()
	}
}
